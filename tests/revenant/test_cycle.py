from __future__ import annotations

from domineum.kernel import Match, Random
from domineum.revenant import GAME
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    READY,
    SHIPS,
)
from tests.revenant.table import Table, boarded, empty, planet, put, ship


def seats_of_turns(match: Match[Fleet], number: int, random: Random) -> list[int]:
    """Play until so many turns have begun, and say whose they were."""
    seats: list[int] = []
    while len(seats) < number:
        question = match.question()
        end = {"revenant.end": "confirm", "revenant.extra": "end"}.get(question.topic, "")
        if question.find(end) >= 0:
            seats.append(question.seat)
            match.choose(end)
            continue
        match.choose(question.options[random.below(len(question.options))])
    return seats


def test_everybody_takes_three_turns_in_turn_order() -> None:
    """[R-051] [R-055]"""
    match = Match(GAME, {"players": 3}, 4)
    order = list(match.state.order)
    assert seats_of_turns(match, 9, Random(1)) == order * 3
    assert match.state.cycle == 1


def test_a_game_has_four_cycles_and_every_phase_in_its_place() -> None:
    """[R-051] [R-052] [R-054] [R-283] [R-312]"""
    match = Match(GAME, {"players": 2}, 3)
    random = Random(5)
    seen: list[tuple[int, int]] = []
    while not match.over:
        here = (match.state.cycle, match.state.phase)
        if here not in seen:
            seen.append(here)
        question = match.question()
        match.choose(question.options[random.below(len(question.options))])
    assert seen == sorted(seen)
    assert {cycle for cycle, _ in seen} >= {1, 2, 3, 4}
    assert max(phase for cycle, phase in seen if cycle == 4) <= 2


def test_a_turn_has_its_steps_in_order() -> None:
    """[R-056] [R-060]"""
    fleet = put(empty(), dunlork_arkship=3)
    table = Table(fleet, ("turn", 0)).do("board arkship dunlork", "send captain")
    assert table.me.tracks[1] == 1
    assert table.topic == "arkship"
    planned = [step[0] for step in reversed(table.fleet.steps)]
    assert planned == ["after", "corruption", "extra", "end"]


def test_an_effect_may_be_declined() -> None:
    """[R-057]"""
    fleet = put(empty(), dunlork_arkship=3)
    table = Table(fleet, ("turn", 0)).do("board arkship dunlork", "send captain", "done", "end")
    assert table.me.free == [1, 1, 1, 1]
    assert table.match.over


def test_the_turn_ends_where_the_player_says_so() -> None:
    """[R-055] [R-089] [RU-56]"""
    fleet = put(empty(), dunlork_arkship=3)
    fleet.players[0].corrupted = [0] * 5
    table = Table(fleet, ("turn", 0)).do("board arkship dunlork", "send captain", "done")
    table.do("extra gain-resource energy")
    assert table.options == ["confirm", "trade"]
    assert table.do("confirm").match.over


def test_exactly_one_of_rift_and_hyperjump_is_resolved() -> None:
    """[R-053] [R-285] [R-293]"""
    fleet = empty()
    fleet.phase = 2
    assert Table(fleet, ("refresh",)).fleet.phase == 3
    fleet.jumping, fleet.offer = 1, fleet.offer[:1]
    assert Table(fleet, ("refresh",)).fleet.phase == 4


def test_in_cycle_four_both_are_skipped() -> None:
    """[R-054] [R-312]"""
    fleet = empty()
    fleet.cycle, fleet.phase = 4, 2
    table = Table(fleet, ("refresh",))
    assert table.match.over
    assert len(table.events("scored")) == 2
    assert not table.events("rolled")


def test_the_crew_and_landed_ships_return() -> None:
    """[R-254] [R-255] [R-339]"""
    fleet = planet(put(empty(), yarvek_dropship=5), 5, "glasswind")
    boarded(fleet, "yarvek-dropship")
    fleet.players[1].crew[2] = FRIGATE + 1
    fleet.ambassadors = (ship("zenor-arkship"), 35)
    fleet.landed[5] = ship("yarvek-dropship")
    after = Table(fleet, ("recovery",)).fleet
    assert all(p.crew == [READY] * 3 for p in after.players)
    assert after.ambassadors == ()
    assert max(after.landed) < 0
    assert after.place[ship("yarvek-dropship")] == 5


def test_tactics_set_the_turn_order_at_once() -> None:
    """[R-118] [R-256]"""
    fleet = empty(3)
    fleet.players[2].tactics, fleet.players[0].tactics = 7, 3
    fleet.stack = (1, 0, 2)
    assert Table(fleet, ("recovery",)).fleet.order == (2, 0, 1)


def test_ex_11_of_tied_markers_the_lower_one_is_ahead() -> None:
    """EX-11 [R-257]: Agata's marker lies under Jarek's"""
    fleet = empty(4)
    for player, space in zip(fleet.players, (5, 5, 9, 1), strict=True):
        player.tactics = space
    fleet.stack = (2, 0, 3, 1)
    assert Table(fleet, ("recovery",)).fleet.order == (2, 0, 1, 3)


def test_the_active_crew_member_is_the_one_placed_this_turn() -> None:
    """[R-059] [R-129]"""
    fleet = put(empty(), fenrax_fighter=6)
    table = Table(fleet, ("turn", 0)).do("board fighter fenrax", "send cadet-1")
    assert (table.fleet.turn.member, table.fleet.turn.ship) == (1, ship("fenrax-fighter"))
    assert table.me.crew == [READY, ship("fenrax-fighter"), READY]


def test_a_turn_can_be_taken_back_until_it_is_confirmed() -> None:
    """[R-055] [RU-56]"""
    fleet = put(empty(), dunlork_arkship=3)
    fleet.players[0].corrupted = [0] * 5
    table = Table(fleet, ("turn", 0))
    before = table.fleet.copy()
    table.do("board arkship dunlork", "send captain", "arkship dunlork-supply")
    table.do("extra gain-resource energy")
    assert table.topic == "end"
    for _ in range(4):
        table.match.undo(0)
    assert table.fleet.plain() == before.plain()
    assert len(before.place) == SHIPS + 4
