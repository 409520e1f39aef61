"""What everybody sees of an open Invasion: the forces, and what the Combat would come to."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from domineum.kernel import Match, Preview, Random
from domineum.kernel.hidden import leaks
from domineum.voidfall import GAME
from domineum.voidfall.combat.forecast import forecast, frugal, play_out
from domineum.voidfall.combat.rules import decision
from domineum.voidfall.state import Voidfall
from domineum.voidfall.view.combat import as_json
from domineum.voidfall.view.invasion import combat_of
from tests.voidfall import players, void_players
from tests.voidfall.combats import Force, start
from tests.voidfall.players import keen, play
from tests.voidfall.positions import plain
from tests.voidfall.table import Table

Board = dict[str, Any]


def poised(**fleets: int) -> Table:
    """The plain position with 12 Energy, and no Bounty in sector 2 either."""
    table = plain("", **fleets)
    table.sector(2).bounty = ()
    table.stock(energy=12)
    return table


def engage(table: Table, n: int, *moves: str, attack: bool = False) -> Match[Voidfall]:
    """Invade a sector with the action of Conquest; the moves are given like `4 corvette`."""
    table.select("conquest")
    match = table.match(("act", 0))
    match.choose("take engage")
    match.choose("resolve invade")
    return move(match, n, *moves, attack=attack)


def move(match: Match[Voidfall], n: int, *moves: str, attack: bool = False) -> Match[Voidfall]:
    """Choose the target and the moves; where all that can move is alike, the first one is made."""
    match.choose(f"invade {n}")
    assert match.state.invasion is not None
    made = len(match.state.invasion.moved)
    for code in (*(f"move {source}" for source in moves[made:]), *[f"attack {n}"] * attack):
        match.choose(code)
    return match


def seen(match: Match[Voidfall], seat: int | None = 0) -> Board:
    found: Any = match.view(seat)["invasion"]
    assert isinstance(found, dict)
    return found


def result(match: Match[Voidfall]) -> tuple[str, int, int]:
    """Who would win, and what would be left of both sides."""
    ahead = seen(match)["forecast"]
    return ahead["winner"], ahead["invader"]["power"], ahead["defender"]["power"]


def happened(match: Match[Voidfall], since: int) -> Board:
    """The Combat that was fought since then, as a forecast would tell it."""
    events = match.events_since(since)
    pairs = ("initiative", "damage", "absorbed", "power")
    roles = ("invader", "defender")
    steps = [
        {"step": event.kind.removeprefix("combat-")}
        | {name: {role: event.data[f"{role}_{name}"] for role in roles} for name in pairs}
        for event in events
        if event.kind in ("combat-approach", "combat-salvo")
    ]
    winner = next(event.data["winner"] for event in events if event.kind == "combat-over")
    return {"winner": winner, "steps": steps}


# -- Fleet movement -----------------------------------------------------------------------------


def test_without_an_invasion_there_is_nothing_to_see() -> None:
    assert GAME.view(Table().state, 0)["invasion"] is None


def test_before_the_first_move_both_forces_are_shown_without_a_forecast() -> None:
    """At least 1 Fleet Power has to move in. [V-273]"""
    table = poised(corvette=3, dreadnought=1)
    board = seen(engage(table, 5))
    assert (board["seat"], board["target"], board["moved"]) == (0, 5, [])
    assert board["defender"] == {"kind": "voidborn", "seat": None, "house": None}
    assert board["invading"] == {"power": 0, "fleets": {}}
    assert board["defending"] == {"power": 2, "fleets": {"voidborn": 2}, "defenses": 0}
    assert (board["fighting"], board["forecast"], board["spending"]) == (False, None, None)


def test_the_example_of_the_movement_is_forecast_move_by_move() -> None:
    """3 Corvettes from one sector, 1 from another, against 3 Voidborn. [V-273]"""
    table = poised(corvette=3, dreadnought=1)
    table.give(1, corvette=1, dreadnought=1)
    table.sector(2).voidborn = 3
    match = engage(table, 2, "4 corvette")
    assert result(match) == ("defender", 0, 3)
    match.choose("move 4 corvette")
    assert result(match) == ("defender", 0, 2)
    match.choose("move 4 corvette")
    assert result(match) == ("tie", 0, 0)
    match.choose("move 1 corvette")
    assert result(match) == ("invader", 2, 0)
    assert seen(match)["moved"] == [
        {"sector": 1, "power": 1, "fleets": {"corvette": 1}},
        {"sector": 4, "power": 3, "fleets": {"corvette": 3}},
    ]
    assert seen(match)["invading"] == {"power": 4, "fleets": {"corvette": 4}}
    expected, since = seen(match)["forecast"], len(match.history)
    match.choose("attack 2")
    assert happened(match, since) == {key: expected[key] for key in ("winner", "steps")}
    assert table.sector(2).fleets == (2, 0, 0, 0, 0)


def test_the_example_of_the_salvos_is_forecast_as_the_command_prints_it() -> None:
    """4 Corvettes with Shields against 3 Voidborn and a Sector Defense. [V-301]"""
    table = poised(corvette=5)
    table.learn("shields")
    table.sector(5).voidborn, table.sector(5).installations = 3, ("defense",)
    match = engage(table, 5, *["4 corvette"] * 4)
    shields = Force(corvette=4, technologies=frozenset({"shields"}))
    expected = as_json(forecast(start(shields, Force(voidborn=3, defenses=1))))
    assert seen(match)["forecast"] == expected
    assert [step["power"] for step in seen(match)["forecast"]["steps"]] == [
        {"invader": 3, "defender": 3},
        {"invader": 3, "defender": 2},
        {"invader": 2, "defender": 1},
        {"invader": 2, "defender": 0},
    ]
    match.choose("attack 5")
    assert (seen(match)["fighting"], seen(match)["fought"]) == (True, 1)
    assert seen(match)["forecast"] == expected
    since = len(match.history)
    match.choose("combat-absorb 1")
    assert happened(match, since) == {key: expected[key] for key in ("winner", "steps")}
    assert table.sector(5).fleets == (2, 0, 0, 0, 0)


def test_a_worse_decision_changes_the_forecast() -> None:
    """Without the Absorption only 1 Corvette is left. [V-295] [V-301]"""
    table = poised(corvette=5, dreadnought=1)
    table.learn("shields", "dreadnoughts")
    table.sector(5).voidborn, table.sector(5).installations = 3, ("defense",)
    match = engage(table, 5, *["4 corvette"] * 3, "4 dreadnought", attack=True)
    best = result(match)
    match.choose("combat-absorb 0")
    while match.question().topic != "voidfall.combat.absorb":
        match.choose("combat-recall corvette")
    assert result(match) == (best[0], best[1] - 1, 0)


def test_a_preview_of_a_move_tells_what_it_changes() -> None:
    """A third Corvette makes a tie a victory. [V-346] [V-362]"""
    match = engage(poised(corvette=4), 5, "4 corvette", "4 corvette")
    changes = {path: (old, new) for path, old, new in Preview.of(match, "move 4 corvette").changes}
    assert changes["invasion.forecast.winner"] == ("tie", "invader")
    assert changes["invasion.invading.power"] == (2, 3)


def test_everybody_sees_the_same() -> None:
    """Nothing in a Combat is hidden. [V-285]"""
    match = engage(poised(corvette=4), 5, "4 corvette")
    assert seen(match, 0) == seen(match, 1) == seen(match, None)


def test_sectors_that_would_be_abandoned_are_named() -> None:
    """Home is never left. [V-275]"""
    table = poised(corvette=2)
    table.give(1, corvette=2)
    match = engage(table, 2, "1 corvette", "4 corvette")
    assert seen(match)["abandons"] == []
    changes = Preview.of(match, "move 4 corvette").changes
    assert "invasion.abandons" in [path for path, *_ in changes]
    table = poised(corvette=1)
    table.give(3, corvette=2)
    assert seen(engage(table, 5, "4 corvette"))["abandons"] == [4]


# -- who defends --------------------------------------------------------------------------------


def test_a_player_defends_with_technologies() -> None:
    """2 Corvettes with Shields lose nothing to 2 without. [V-286] [V-330]"""
    table = poised(corvette=3)
    table.player(1).technologies = {"shields": 1}
    table.give(5, seat=1, corvette=2)
    board = seen(engage(table, 5, "4 corvette", "4 corvette"))
    house = table.player(1).house
    assert board["defender"] == {"kind": "player", "seat": 1, "house": house}
    assert board["defending"] == {"power": 2, "fleets": {"corvette": 2}, "defenses": 0}
    assert board["forecast"]["winner"] == "defender"
    assert board["forecast"]["defender"] == {"power": 2, "fleets": {"corvette": 2}}


def test_a_fallen_house_defends_with_installations() -> None:
    """What its two Sector Defenses leave alive has won. [V-309]"""
    table = poised(corvette=4)
    match = engage(table, 6, "4 corvette", "4 corvette")
    fallen = table.sector(6).fallen
    assert seen(match)["defender"] == {"kind": "fallen-house", "seat": None, "house": fallen}
    assert seen(match)["defending"] == {"power": 0, "fleets": {}, "defenses": 2}
    assert result(match) == ("defender", 0, 0)
    match.choose("move 4 corvette")
    assert result(match) == ("invader", 1, 0)


def test_nobody_defends_an_asteroid_belt_but_what_is_printed() -> None:
    """[V-289] [V-363]"""
    match = engage(poised(corvette=3), 3, "4 corvette")
    assert seen(match)["defender"] == {"kind": "nobody", "seat": None, "house": None}
    assert result(match) == ("defender", 0, 0)


# -- what can be spent --------------------------------------------------------------------------


def test_energy_for_missiles_is_not_counted_before_it_is_spent() -> None:
    """2 against 2 is a tie, or a victory with 1 Energy. [V-311]"""
    table = poised(corvette=3)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    match = engage(table, 5, "4 corvette", "4 corvette")
    assert result(match) == ("tie", 0, 0)
    spending = seen(match)["spending"]
    assert spending["spends"] == {"energy": 1, "trade": 0, "active": 0, "absorptions": 0}
    assert spending["forecast"]["winner"] == "invader"
    match.choose("attack 5")
    preview = match.copy()
    preview.choose("combat-spend energy")
    assert table.state.invasion is not None
    assert preview.state.sectors[5].owner == 0


def test_missiles_of_a_sector_that_is_left_are_not_forecast() -> None:
    """Its Shipyard is lost before the Combat. [V-275] [V-311]"""
    table = poised(corvette=2)
    table.give(7, corvette=2)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    match = engage(table, 5, "4 corvette", "7 corvette")
    assert seen(match)["spending"]
    match.choose("move 4 corvette")
    assert seen(match)["spending"] is None
    match.choose("attack 5")
    assert "voidfall.combat.pay" not in [question.topic for question in match.questions]


def test_what_is_spent_counts_from_then_on() -> None:
    """A Trade token for Drones; the Trade Nexus gives something in the middle. [V-316] [V-334]"""
    table = poised(corvette=3)
    table.learn("autonomous-drones", "trade-nexus")
    table.state.trade, table.me.loose_trade = [1, 1, 0, 0, 0, 0], 1
    match = engage(table, 5, "4 corvette", "4 corvette")
    assert result(match) == ("tie", 0, 0)
    assert seen(match)["spending"]["spends"]["trade"] == 1
    match.choose("attack 5")
    match.choose("combat-return trade")
    assert match.question().topic == "voidfall.trade-bonus"
    assert result(match) == ("invader", 2, 0)
    match.choose("bonus 3")
    match.choose(match.question().options[0])
    assert match.question().topic == "voidfall.combat.absorb"
    assert result(match) == ("invader", 2, 0)
    assert seen(match)["spending"] is None


def test_corvettes_of_carriers_join_the_invading_force() -> None:
    """[V-302] [V-303]"""
    table = poised(corvette=1, carrier=2)
    table.learn("carriers")
    table.me.active = 3
    match = engage(table, 5, "4 carrier", "4 carrier")
    assert result(match) == ("tie", 0, 0)
    assert seen(match)["spending"]["spends"]["active"] == 1
    match.choose("attack 5")
    match.choose("combat-deploy 1")
    board = seen(match)
    assert (board["launched"], board["invading"]["power"]) == (1, 3)
    assert board["moved"] == [{"sector": 4, "power": 2, "fleets": {"carrier": 2}}]
    assert result(match)[0] == "invader"


def test_a_corvette_that_can_no_longer_be_paid_for_is_not_forecast() -> None:
    """A Credit stands for Energy or for the surcharge of an event. [V-186] [V-303] [V-311]"""
    table = poised(corvette=2, carrier=3)
    table.state.event, table.state.round = "event-1h", 1
    table.learn("carriers", "deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    table.me.active = 3
    table.sector(5).voidborn = 6
    fill_with_corruption(table)
    match = engage(table, 5, "4 corvette", "4 carrier", "4 carrier", "4 carrier")
    table.stock(energy=1, credits=1)
    spends = {"energy": 1, "trade": 0, "active": 1, "absorptions": 0}
    assert seen(match)["spending"]["spends"] == spends
    assert seen(match)["spending"]["forecast"]["winner"] == "tie"
    table.stock(credits=1)
    assert seen(match)["spending"]["spends"] == spends | {"energy": 0}
    match.choose("attack 5")
    assert seen(match)["spending"]["spends"] == spends | {"energy": 0}
    match.choose("combat-spend energy")
    assert match.question().topic == "voidfall.combat.recall"
    assert seen(match)["spending"] is None


def fill_with_corruption(table: Table) -> None:
    """Leave seat 0 no place for another Corruption."""
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots():
        slot.corrupted = True
    for n in table.state.own(0):
        table.sector(n).corrupted = True


def test_bombard_is_not_counted_before_it_is_bought() -> None:
    """3 Materials cancel the 1 Damage of 2 Corvettes against 2 Voidborn. [V-317] [V-336]"""
    table = Table("nervo", "valnis")
    table.me.technologies = {}
    table.give(4, corvette=3)
    table.sector(5).bounty = ()
    table.stock(energy=2, materials=7)
    table.select("uplift-nervo")
    match = table.match(("act", 0))
    match.choose("take bombard")
    match.choose("pay 2-energy")
    move(match, 5, "4 corvette", "4 corvette")
    assert result(match) == ("tie", 0, 0)
    assert seen(match)["spending"]["spends"]["absorptions"] == 1
    match.choose("attack 5")
    assert result(match) == ("tie", 0, 0)
    match.choose("bombard 1 1")
    assert table.sector(5).power == 2


# -- after the Combat ---------------------------------------------------------------------------


def test_replicators_are_part_of_the_forecast() -> None:
    """A tie of the Combat is a victory of the Invasion: the recalled can deploy. [V-344]"""
    table = poised(corvette=3)
    table.learn("combat-replicators+")
    table.me.active = 0
    match = engage(table, 5, "4 corvette", "4 corvette")
    assert (result(match), seen(match)["forecast"]["replicated"]) == (("invader", 1, 0), True)
    assert seen(match)["spending"] is None
    match.choose("attack 5")
    assert match.question().topic == "voidfall.deploy"
    match.choose("deploy 5 corvette")
    assert match.state.sectors[5].owner == 0


def test_replicators_that_must_be_paid_for_are_a_way_of_spending() -> None:
    """Event 1H asks 1 Material for the deployment. [V-246] [V-344]"""
    table = plain("event-1h", corvette=3)
    table.learn("combat-replicators+")
    table.me.active = 0
    table.stock(energy=12, materials=1)
    match = engage(table, 5, "4 corvette", "4 corvette")
    assert result(match) == ("tie", 0, 0)
    spending = seen(match)["spending"]
    assert (spending["spends"]["active"], spending["forecast"]["winner"]) == (1, "invader")


# -- in whole games -----------------------------------------------------------------------------


def follow(match: Match[Voidfall]) -> None:
    """Decide in a Combat as the forecast does: spend nothing, and else what is best."""
    question = match.question()
    kind = question.topic.rpartition(".")[2]
    answer = "deploy 0" if kind == "launch" else None
    if kind == "pay":
        answer = question.options[0].code.removeprefix("combat-")
    if answer is None:
        force = match.state.invasion
        assert force is not None
        answer = play_out(frugal(combat_of(match.state, force)))[1][0]
    match.choose(f"combat-{answer}")


def check_forecast(match: Match[Voidfall]) -> None:
    """Attack on a copy, decide as forecast, and compare what happens."""
    expected, fought = seen(match)["forecast"], seen(match)["fought"]
    twin = match.copy()
    twin.log = True
    since = len(twin.history)
    if twin.question().topic == "voidfall.invade.move":
        twin.choose(f"attack {seen(match)['target']}")
    while twin.state.invasion is not None:
        if ".combat." in twin.question().topic:
            follow(twin)
        else:
            twin.choose(twin.question().options[0])
    winner, steps = promise(expected)
    fate, last = promise(happened(twin, since))
    assert (fate, last) == (winner, steps[len(steps) - len(last) :])
    assert len(last) >= len(steps) - fought
    if expected["replicated"]:
        assert twin.question().topic == "voidfall.deploy"


def check_spending(match: Match[Voidfall]) -> None:
    """Some decisions, all of which can be paid, lead where spending is said to lead."""
    board = seen(match)
    expected = board["spending"]["forecast"]
    since = len(match.history)
    if match.question().topic == "voidfall.invade.move":
        match = chosen(match, f"attack {board['target']}")
    while match.state.invasion is not None:
        match = next(
            twin
            for twin in (chosen(match, option.code) for option in match.question().options)
            if best_promise(twin, since) == promise(expected)
        )


def chosen(match: Match[Voidfall], code: str) -> Match[Voidfall]:
    """A copy in which that was chosen."""
    twin = match.copy()
    twin.log = True
    twin._events = match._events[:]
    twin.choose(code)
    return twin


def promise(ahead: Board) -> tuple[str, list[Board]]:
    """The Combat, without what Combat Replicators make of a tie."""
    return "tie" if ahead.get("replicated") else ahead["winner"], ahead["steps"]


def best_promise(match: Match[Voidfall], since: int) -> tuple[str, list[Board]]:
    """How the Combat has ended, or would at best."""
    if match.state.invasion is None:
        return promise(happened(match, since))
    board = seen(match)
    return promise(board["spending"]["forecast"] if board["spending"] else board["forecast"])


def check_game(number: int) -> Counter[str]:
    """Play a numbered game in which much is possible, and count what was checked."""
    match = players.wealthy(number) if number % 2 else void_players.wealthy(number)
    seats = (*range(len(match.state.players)), None)
    checked: Counter[str] = Counter()
    for _ in play(match, keen, number):
        force = match.state.invasion
        if force is None or not force.moved:
            continue
        checked["views"] += 1
        board = seen(match)
        assert board["forecast"]["steps"]
        assert all(seen(match, seat) == board for seat in seats)
        if checked["views"] % 5 == 1:
            seat = seats[checked["views"] % len(seats)]
            assert [*leaks(GAME, match.state, seat, Random(number))] == []
            check_forecast(match)
        if board["spending"] and match.question().topic == "voidfall.invade.move":
            checked["spending"] += 1
            check_spending(match)
    return checked


def test_every_open_invasion_is_forecast_in_whole_games() -> None:
    """And the forecast comes true, is the same for all, and tells nothing hidden. [V-285]"""
    checked: Counter[str] = Counter()
    for number in range(24):
        checked += check_game(number)
    assert checked["views"] > 200
    assert checked["spending"] > 5


def test_the_whole_force_is_shown_before_it_attacks() -> None:
    """With the sectors and the Glory tokens that the attack would cost. [V-275] [V-285]"""
    table = poised(corvette=1)
    table.sector(1).fleets, table.me.glory = (0, 0, 0, 0, 0), [3, 1]
    match = engage(table, 5)
    assert [option.code for option in match.question().options] == ["attack 5"]
    board = seen(match)
    assert (board["abandons"], board["glory_lost"]) == ([4], 1)
    assert result(match) == ("defender", 0, 2)
    assert match.state.sectors[4].owner == 0
    match.state.players[0].glory = []
    assert seen(match)["glory_lost"] == 0


def test_steps_are_in_the_log_before_the_next_decision() -> None:
    """2 Destroyers against 2 Voidborn: the Approach is over when they may strike. [V-290]"""
    match = engage(poised(corvette=1, destroyer=2), 5, "4 destroyer", "4 destroyer")
    match.log = True
    since = len(match.history)
    match.choose("attack 5")
    assert match.question().topic == "voidfall.combat.bonus"
    assert [event.kind for event in match.events_since(since)][-1] == "combat-approach"


# -- the Combat in the state --------------------------------------------------------------------


def test_the_state_has_the_combat_while_it_is_fought() -> None:
    """All of it: what stands there is enough to fight on. [V-285]"""
    table = poised(corvette=2, destroyer=2)
    match = engage(table, 5, *["4 destroyer"] * 2)
    assert not seen(match)["fighting"]
    match.choose("attack 5")
    battle = match.state.battle
    assert battle is not None
    answers = ("destroyers 2", "destroyers 1", "destroyers 0")
    assert decision(battle) == ("invader", "bonus", answers)
    assert seen(match)["fighting"]
    saved = Voidfall.load(json.loads(json.dumps(match.state.plain()))).battle
    assert saved is not None
    assert saved == battle
    assert forecast(saved) == forecast(battle)
    copied = match.state.copy().battle
    assert copied == battle
    assert copied is not battle
    while match.state.battle is not None:
        match.choose(match.question().options[0].code)
    assert match.state.invasion is None


def test_an_undone_decision_leaves_the_combat_as_it_was() -> None:
    table = poised(corvette=2, destroyer=2)
    match = engage(table, 5, *["4 destroyer"] * 2, attack=True)
    before = match.state.battle
    match.choose("combat-destroyers 1")
    assert match.state.battle != before
    match.undo(0)
    assert match.state.battle == before
