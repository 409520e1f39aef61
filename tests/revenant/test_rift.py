from __future__ import annotations

import pytest

from domineum.kernel import Event
from domineum.revenant import GAME
from domineum.revenant.rift import apply_face
from domineum.revenant.state import Fleet
from tests.revenant.table import CONTENT, Table, empty, planet, put, ship


def at_rift() -> Fleet:
    fleet = put(empty(), belitan_arkship=3)
    fleet.phase = 3
    fleet.rifts[4] = 1
    return fleet


def test_without_a_hypercharge_the_rift_phase_comes() -> None:
    """[R-285]"""
    fleet = empty()
    fleet.phase = 2
    table = Table(fleet, ("refresh",))
    assert table.fleet.phase == 3
    assert table.topic == "draw"


def test_the_die_is_rolled_for_each_rift_in_ascending_order() -> None:
    """[R-286]"""
    fleet = at_rift()
    fleet.rifts[7] = fleet.rifts[2] = 1
    table = Table(fleet, ("rift",))
    rolled = table.events("rolled")
    assert [event.data["sector"] for event in rolled] == [2, 4, 7]
    faces = [(event.data["left"], event.data["n"], event.data["right"]) for event in rolled]
    expected = [0] * 9
    for sector, shown in zip((2, 4, 7), faces, strict=True):
        face = next(f for f in CONTENT.dice[2].faces if f == shown)
        for place, number in zip((sector - 1, sector, sector + 1), face, strict=True):
            expected[place] += number
    assert table.fleet.voidborn == [min(6, number) for number in expected]


def test_ex_15_ships_above_six_are_not_placed() -> None:
    """EX-15 [R-286] [R-287]"""
    fleet = empty()
    fleet.voidborn[6] = 5
    list(apply_face(fleet, 6, (1, 3, 1)))
    assert fleet.voidborn == [0, 0, 0, 0, 0, 1, 6, 1, 0]
    assert (1, 3, 1) in CONTENT.dice[4].faces


def test_the_left_number_goes_to_the_sector_before_and_round_the_ring() -> None:
    """[R-286]"""
    fleet = empty()
    list(apply_face(fleet, 1, (1, 2, 0)))
    assert fleet.voidborn == [0, 2, 0, 0, 0, 0, 0, 0, 1]
    list(apply_face(fleet, 8, (0, 2, 1)))
    assert fleet.voidborn == [0, 3, 0, 0, 0, 0, 0, 0, 3]


def test_what_finds_no_place_is_said() -> None:
    """[R-008] [R-286] [R-287]: full Sectors, and a supply of 32 ships"""
    fleet = empty()
    fleet.voidborn = [0, 6, 6, 6, 6, 5, 0, 0, 0]
    assert lines(fleet, 5, (1, 3, 4)) == [
        "The Rift of Sector 5 brings 3 Voidborn ships, and 1 and 4 next door;"
        " for 3 of them the Sectors are full.",
        "All 32 Voidborn ships are on the board. Not placed: 2 ships.",
    ]
    assert fleet.voidborn == [0, 6, 6, 6, 6, 6, 2, 0, 0]
    fleet.voidborn[6] = 0
    assert lines(fleet, 6, (0, 1, 0)) == [
        "The Rift of Sector 6 brings 1 Voidborn ship, and 0 and 0 next door."
    ]


def lines(fleet: Fleet, sector: int, face: tuple[int, int, int]) -> list[str]:
    """What the log says of a roll."""
    events = [item for item in apply_face(fleet, sector, face) if isinstance(item, Event)]
    return [GAME.catalogue.render(event.seen_by(None), "en") for event in events]


def test_planets_get_new_intel_data_and_the_offer_goes() -> None:
    """[R-288] [R-289]"""
    fleet = planet(planet(at_rift(), 5, "duskrim", cube=0), 2, "glasswind")
    offer = fleet.offer
    table = Table(fleet, ("rift",))
    after = table.fleet
    assert (after.cubes[5], after.cubes[2]) == (1, 1)
    assert [event.data["sector"] for event in table.events("refilled")] == [5]
    assert after.offer == ()
    assert after.scanner_discard == offer


def test_players_draw_in_turn_order_then_the_next_cards_are_revealed() -> None:
    """[R-290] [R-291]"""
    fleet = empty()
    fleet.phase, fleet.order = 2, (1, 0)
    table = Table(fleet, ("refresh",))
    assert table.question.seat == 1
    table.do("draw 1 1 0")
    assert table.question.seat == 0
    table.do("draw 0 0 2")
    assert table.fleet.cycle == 2
    assert [CONTENT.scanners[card].cycle for card in table.fleet.offer] == [2, 2, 2]


@pytest.mark.parametrize(("cycle", "kind"), [(1, 2), (2, 3), (3, 0)])
def test_the_offer_of_each_cycle(cycle: int, kind: int) -> None:
    """[R-291] [R-310]"""
    fleet = empty()
    fleet.cycle, fleet.offer = cycle, ()
    after = Table(fleet, ("offer",)).fleet
    assert len(after.offer) == 3
    if kind:
        assert {CONTENT.scanners[card].cycle for card in after.offer} == {kind}
    else:
        assert set(after.offer) <= set(CONTENT.colonies)
        assert len(after.colonies) == 4


def test_with_few_colonies_left_all_of_them_are_revealed() -> None:
    """[R-241]"""
    fleet = empty()
    fleet.cycle, fleet.offer, fleet.colonies = 3, (), ("colony-axiom", "colony-manifold")
    assert Table(fleet, ("offer",)).fleet.offer == ("colony-axiom", "colony-manifold")


def test_everything_else_stays() -> None:
    """[R-292]"""
    fleet = planet(at_rift(), 5, "duskrim")
    fleet.players[0].tactics = 9
    fleet.voidborn[1] = 3
    after = Table(fleet, ("rift",)).fleet
    assert after.planets == fleet.planets
    assert after.rifts == fleet.rifts
    assert after.voidborn[1] == 3
    assert after.players[0].tactics == 9
    assert after.place[ship("belitan-arkship")] == 3
