"""The three actions of each of the ten Joint Focuses, and who may resolve what.

Seat 0 has its Home 1 and its Outpost 5, the partner has the Home 18 and the Outpost 17, with 4
Corvettes in each; sectors 2 and 19 are easy prey. Slot 3 of both is Corrupted.
"""

from __future__ import annotations

import pytest

from domineum.voidfall import GAME
from domineum.voidfall.cards.at import At
from domineum.voidfall.deployment import open_surcharge
from tests.voidfall.crisis_table import CrisisTable, taken, together
from tests.voidfall.table import Driven
from tests.voidfall.void_table import PAIR

PREY = "invade 19 / move 17 corvette / move 17 corvette / attack 19"
MINE = "share 0 do / move 1 corvette 5 / done"
YOU = "share 1 do / accept"
THEIRS = "share 1 do / accept / move 18 corvette 17 / done"
WEALTH = "take-agenda wealth redemption"


def joint() -> CrisisTable:
    """A position in which every action is possible for both."""
    table = together()
    table.void.scope = ""
    for seat, (home, outpost) in enumerate(((1, 5), (18, 17))):
        player = table.player(seat)
        player.glory, player.active, player.inactive = [2], 2, 4
        table.sector(home).fleets = (4, 0, 0, 0, 0)
        table.sector(home).guilds = ("farmers",)
        sector = table.give(outpost, seat, corvette=4)
        sector.guilds, sector.installations = ("engineers", "scientists"), ("shipyard",)
        sector.population = 2
    table.stock(1, food=1)
    for n in (2, 19):
        table.sector(n).voidborn, table.sector(n).bounty = 1, ()
    table.me.hand, table.player(1).hand = ["progress"], ["progress"]
    table.state.agenda_offer |= {"wealth": "redemption", "might": "heavy-industry"}
    table.state.tableau = {"targeting": (0,), "torpedoes": (0,)}
    table.void.current, table.void.military = "bare-silos", ["thin-lines"]
    table.state.event_decks[1] = ["event-2a", "event-2b"]
    return table


CASES: list[tuple[str, dict[str, int], str, str]] = [
    (
        "joint-conquest spearhead",
        {"energy": 2},
        f"+who 1 / {YOU} / {PREY} / {MINE} / {THEIRS}",
        "energy -2, voidborn -1 | influence +3, sectors +1, population +2, corruption +1, glory +1",
    ),
    (
        "joint-conquest war-council",
        {"energy": 1, "credits": 1},
        f"share 0 do / {WEALTH} / {YOU} / take-agenda might heavy-industry",
        "energy -1, credits -1, hand +1 | hand +1",
    ),
    (
        "joint-conquest call-up",
        {"materials": 3},
        "share 0 above / share 1 below / accept",
        "materials -3, active +3, inactive -3 | active +1, inactive -1",
    ),
    (
        "joint-development shared-foundations",
        {"materials": 1},
        "share 1 above / accept / establish 17 miners / share 0 below / build 5 defense",
        "materials -1, installations +1 | guilds +1",
    ),
    (
        "joint-development frontier-charter",
        {},
        f"recall 5 corvette / +who 1 / establish 5 miners / {YOU} / build 17 defense / done",
        "active +1, deployed -1, guilds +1 | installations +1",
    ),
    (
        "joint-development healing-mission",
        {"science": 1},
        f"share 0 do / +increase_population / increase 5 / {YOU} / +remove_corruption",
        "science -1, population +1 | corruption -1",
    ),
    (
        "joint-innovation open-laboratories",
        {"food": 2},
        f"share 0 do / {YOU}",
        "food -2, science +1 | science +1",
    ),
    (
        "joint-innovation pooled-patents",
        {"science": 3},
        "share 1 above / accept / gain-basic targeting / forfeit / share 0 below",
        "credits +1, science -1, tableau -1 | technologies +1",
    ),
    (
        "joint-innovation synod-of-minds",
        {"food": 2},
        f"+who 1 / {YOU} / {WEALTH} / +who 2 / discard-crisis thin-lines",
        "food -2, crises -1 | hand +1",
    ),
    (
        "joint-leadership rallying-cry",
        {"food": 4},
        "share 1 above / accept / haven lantern-rock / share 0 below",
        "food -4, influence +2, levels +1 | inactive -1",
    ),
    (
        "joint-leadership shared-burden",
        {},
        f"+who 1 / share 0 do / {YOU} / {THEIRS}",
        "corruption -1, glory -2 | corruption -1",
    ),
    (
        "joint-leadership stand-in-the-breach",
        {"food": 1},
        f"+who 1 / +remove_harbinger / remove-harbinger 6 / {YOU}",
        "food -1, harbingers -1 | active -1, deployed +1",
    ),
    (
        "joint-politics common-cause",
        {"credits": 1, "science": 1},
        f"share 0 do / {YOU}",
        "credits -1, science -1, active +1, inactive -1, tracks +1 | active +1, "
        "inactive -1, tracks +1",
    ),
    (
        "joint-politics twin-strike",
        {"energy": 2, "credits": 1},
        f"+who 1 / {YOU} / {PREY} / share 0 do / {YOU} / upgrade 2",
        "energy -2, credits -1, glory +1, voidborn -1 | influence +3, sectors +1, "
        "population +2, corruption +1, glory +2",
    ),
    (
        "joint-politics free-passage",
        {"credits": 2},
        f"+who 1 / share 0 do / {YOU} / bonus 6 / {YOU}",
        "credits -2, science +1, trade +1 | science +1, influence +4, trade +1",
    ),
    (
        "joint-production festival-of-worlds",
        {"food": 1},
        f"share 0 do / {YOU}",
        "food -1, credits +1, science +1, tracks +1 | credits +1, science +1, tracks +1",
    ),
    (
        "joint-production pooled-industry",
        {},
        "share 0 above / share 1 below / accept / resource science",
        "food +1, energy +2 | science +1",
    ),
    (
        "joint-production relief-convoys",
        {"food": 1, "energy": 1},
        f"+who 1 / {YOU} / share 0 do / {YOU}",
        "food -1, energy -1, influence +6 | influence +6, corruption -1",
    ),
    (
        "joint-progress field-schools",
        {},
        "share 1 above / accept / establish 17 scientists / share 0 below",
        "science +1 | guilds +1",
    ),
    (
        "joint-progress exchange-of-minds",
        {"science": 2},
        f"+who 1 / {YOU} / gain-basic targeting / forfeit / share 0 do / {YOU}",
        "science -1, tableau -1 | science +1, technologies +1",
    ),
    (
        "joint-progress restoration-corps",
        {"food": 1},
        f"recall 5 corvette / +who 1 / +remove_harbinger / remove-harbinger 6 / {THEIRS} / done",
        "food -1, active +1, deployed -1, harbingers -1",
    ),
    (
        "joint-prosperity common-market",
        {"materials": 1, "credits": 1},
        f"share 0 do / forfeit / {YOU} / forfeit",
        "materials -1, credits -1, tracks +1 | tracks +1",
    ),
    (
        "joint-prosperity open-stores",
        {},
        "share 0 above / resource food+energy / share 1 below / accept / resource 2-food+1-credits",
        "food +1, energy +2 | food +2, credits +1",
    ),
    (
        "joint-prosperity debt-conference",
        {"food": 2},
        f"+who 1 / share 0 do / {WEALTH} / +who 2",
        "food -2, hand +1, crises -1",
    ),
    (
        "joint-reinforcement supply-exchange",
        {"materials": 3},
        f"+who 1 / partner 1 / give materials / give materials / done / give food / done / {YOU}",
        "food +1, materials -2 | food -1, materials +2, installations +1",
    ),
    (
        "joint-reinforcement joint-levy",
        {"materials": 3},
        f"share 0 do / deploy 1 corvette / deploy 5 corvette / {YOU} / "
        "deploy 18 corvette / forfeit",
        "materials -3, active -2, deployed +2 | active -1, deployed +1",
    ),
    (
        "joint-reinforcement shoulder-to-shoulder",
        {"energy": 1},
        f"+who 1 / {MINE} / {THEIRS}",
        "energy -1, active -1, inactive +1, crises -1",
    ),
    (
        "joint-temptation borrowed-power",
        {"food": 2},
        f"share 0 do / prefer progress experiment / +produce / {YOU} / "
        "prefer progress experiment / +produce",
        "food -2, science +1 | science +1",
    ),
    (
        "joint-temptation shared-guilt",
        {},
        f"corrupt-track society / +who 1 / share 0 do / advance statecraft / {YOU} / "
        "advance statecraft / +who 2 / on-top event-2a",
        "active +1, inactive -1, corruption +1, tracks +1 | active +1, inactive -1, tracks +1",
    ),
    (
        "joint-temptation blood-oath",
        {},
        "corrupt-track society / +who 1 / +who 2 / share 0 above / "
        "resource food+energy / share 1 below / accept / resource food",
        "food +1, energy +2, inactive -1, deployed +1, corruption +1 | food +1",
    ),
]


@pytest.mark.parametrize(
    ("name", "stock", "answers", "expected"), CASES, ids=[name for name, *_ in CASES]
)
def test_an_action_of_a_joint_focus(
    name: str, stock: dict[str, int], answers: str, expected: str
) -> None:
    """The player of the card pays, and everybody resolves their own part. [V-016] [V-073]"""
    card, action = name.split()
    table = joint()
    table.stock(**stock)
    assert taken(table, card, action, answers) == expected


def test_every_action_is_tested() -> None:
    names = {f"{c.id} {a.id}" for c in GAME.records.joint_focuses.values() for a in c.actions}
    assert {name for name, *_ in CASES} == names


# -- who ----------------------------------------------------------------------------------------

GAIN = {"gain": {"food": 1}}


def shared(who: str, *answers: str, table: CrisisTable | None = None) -> tuple[Driven, list[int]]:
    """Share a Food; return what was asked, and the Food that the two players have gained."""
    table = table or joint()
    table.stock(0)
    table.stock(1)
    driven = table.resolve({"who": who, "effect": GAIN}, *answers)
    return driven, [player.stock[0] for player in table.state.players]


def test_only_you() -> None:
    """Nobody is asked. [V-089]"""
    driven, food = shared("only_you")
    assert (driven.asked, food) == ([], [1, 0])


def test_you_or_another_once_in_total() -> None:
    """[V-090]"""
    driven, food = shared("you_or_another", "share 0 do")
    assert (driven.options(), food) == (["share 0 do", "share 1 do", "done"], [1, 0])
    assert shared("you_or_another", "share 1 do", "accept")[1] == [0, 1]


def test_you_and_or_another_each_for_themselves() -> None:
    """In any order, both, one or none. [V-091]"""
    driven, food = shared("you_and_or_another", "share 1 do", "accept", "share 0 do")
    assert (driven.options(2), food) == (["share 0 do", "done"], [1, 1])
    assert shared("you_and_or_another", "share 0 do", "done")[1] == [1, 0]
    assert shared("you_and_or_another", "done")[1] == [0, 0]


def split(table: CrisisTable, *answers: str) -> Driven:
    """Share 1 Food above the line and 1 Energy below it."""
    table.stock(0)
    table.stock(1)
    energy = {"gain": {"energy": 1}}
    effect = {"who": "you_and_or_another_split", "above": GAIN, "below": energy}
    return table.resolve(effect, *answers)


def test_who_resolves_above_the_line_leaves_what_is_below_to_the_other() -> None:
    """And the other way round. [V-092]"""
    table = joint()
    driven = split(table, "share 1 below", "accept", "share 0 above")
    assert driven.options(2) == ["share 0 above", "done"]
    assert [player.stock[:2] for player in table.state.players] == [[1, 0], [0, 1]]


def test_only_one_partner_takes_part() -> None:
    """Of three players the one who was named first. [V-091]"""
    table = CrisisTable("valnis", "belitan", "dunlork", scenario="ring-of-shields")
    driven = table.resolve(
        {"who": "you_and_or_another", "effect": GAIN}, "share 2 do", "accept", "share 0 do"
    )
    assert driven.options() == ["share 0 do", "share 1 do", "share 2 do", "done"]
    assert driven.options(2) == ["share 0 do", "done"]


def test_a_partner_may_decline() -> None:
    """Then the effect is still there for others, but is not offered to them again. [V-092]"""
    driven, food = shared("you_or_another", "share 1 do", "forfeit", "share 0 do")
    assert (driven.asked[1].seat, driven.options(2)) == (1, ["share 0 do", "done"])
    assert food == [1, 0]


def test_nobody_is_asked_who_could_not_resolve_it() -> None:
    """Only the partner has Corruption. [V-090] [V-395]"""
    table = joint()
    table.slot(3).corrupted = False
    effect = {"who": "you_or_another", "effect": {"remove_corruption": 1}}
    driven = table.resolve(effect, "share 1 do", "accept")
    assert driven.options() == ["share 1 do", "done"]
    assert not table.possible(effect)


def test_what_a_partner_resolves_is_theirs() -> None:
    """Their sectors, Fleet Power and payments, not those of the player of the card. [V-178]"""
    table = joint()
    table.player(1).technologies = {"dreadnoughts": 1}
    table.stock(0)
    table.stock(1, materials=1, energy=1)
    effect = {"who": "you_or_another", "effect": {"deploy": 1, "where": "home"}}
    table.resolve(effect, "share 1 do", "accept", "deploy 18 dreadnought")
    assert table.sector(18).fleets == (4, 0, 0, 1, 0)
    assert sum(table.player(1).stock) < 2
    assert table.me.active == 2


def test_the_cost_of_a_joint_action_is_paid_by_its_player_alone() -> None:
    """Whoever resolves the effect. [V-092]"""
    table = joint()
    table.stock(0, materials=2)
    table.stock(1, materials=9)
    table.select("joint-conquest")
    driven = table.act("end")
    assert "take call-up" not in driven.options()


# -- trading ------------------------------------------------------------------------------------


def test_the_trade_of_the_example() -> None:
    """2 Food and 2 Science for 3 Credits; 4 would have been allowed. [V-189] [V-190]"""
    table = joint()
    table.stock(0, food=3, science=2)
    table.stock(1, credits=5)
    gifts = ("give food", "give food", "give science", "give science")
    driven = table.resolve(
        {"trade_resources": 4}, "partner 1", *gifts, *["give credits"] * 3, "done"
    )
    assert [player.stock for player in table.state.players] == [[1, 0, 0, 3, 0], [2, 0, 0, 2, 2]]
    assert [question.seat for question in driven.asked] == [0] * 5 + [1] * 4
    assert [e.seat for e in driven.events if e.kind == "gave"] == [0] * 4 + [1] * 3


def test_what_exceeds_fifteen_is_lost_without_overproduction() -> None:
    """Trading is not producing. [V-190] [V-234]"""
    table = joint()
    table.stock(0, food=2)
    table.stock(1, food=14)
    influence = table.player(1).influence
    table.resolve({"trade_resources": 4}, "partner 1", "give food", "give food", "done")
    assert (table.me.stock[0], table.player(1).stock[0]) == (0, 15)
    assert table.player(1).influence == influence


def test_a_partner_may_give_to_whoever_gave_nothing() -> None:
    """Both may give nothing, too. [V-189] [V-190]"""
    table = joint()
    table.stock(0, food=1)
    table.stock(1, energy=1)
    table.resolve({"trade_resources": 4}, "partner 1", "done", "give energy")
    assert (table.me.stock[:2], table.player(1).stock[:2]) == ([1, 1], [0, 0])
    table.resolve({"trade_resources": 4}, "forfeit")


def test_nobody_trades_alone() -> None:
    """[V-189]"""
    assert not CrisisTable().possible({"trade_resources": 4})


def test_a_guest_may_use_again_what_is_limited_to_once_per_turn() -> None:
    """The turn of another player is a turn of its own: event 1H asks again. [V-080] [V-246]"""
    table = CrisisTable(scenario=PAIR, event="event-1h")
    partner = table.player(1)
    partner.used, partner.active = ["deploy_surcharge"], 1
    assert open_surcharge(At(table.state, 1)) is None
    table.step("turn", 0)
    assert open_surcharge(At(table.state, 1)) is not None
