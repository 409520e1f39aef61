from __future__ import annotations

import pytest

from domineum.revenant.resources import affordable, room
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    RESOURCES,
)
from tests.revenant.table import Table, attach, boarded, changes, empty, give, hidden, hold, put


def on(house: str) -> Fleet:
    return boarded(put(empty(), **{f"{house}_arkship": 3}), f"{house}-arkship")


def test_there_are_four_resources_stored_in_empty_slots() -> None:
    """[R-082] [R-083] [R-085]"""
    fleet = on("dunlork")
    assert RESOURCES == ("material", "energy", "science", "neutronium")
    assert room(fleet.players[0]) == 6
    fleet.players[0].corrupted = [0] * 5
    assert room(fleet.players[0]) == 8


def test_a_corrupted_compartment_takes_no_resources() -> None:
    """[R-083] [R-096]"""
    fleet = on("dunlork")
    fleet.players[0].corrupted = [0, 1, 1, 1, 1]
    assert room(fleet.players[0]) == 0


def test_any_resources_are_picked_and_spent_up_to_three_at_a_time() -> None:
    """[R-084]"""
    fleet = on("belitan")
    table = Table(fleet, ("action",)).do("arkship belitan-supply", "spend material energy")
    table.do("take science science neutronium")
    assert table.me.free == [0, 0, 3, 2]


def test_without_room_a_unit_is_forgone_or_another_discarded() -> None:
    """[R-086] [RU-60]"""
    fleet = on("dunlork")
    give(fleet.players[0], material=4, energy=6)
    table = Table(fleet, ("action",)).do("arkship dunlork-supply")
    assert table.options == ["drop material", "drop energy", "forgo"]
    table.do("drop energy", "forgo")
    assert table.me.free == [4, 5, 1, 0]


def test_stuck_resources_are_neither_room_nor_to_discard() -> None:
    """[R-086] [R-097]"""
    fleet = on("dunlork")
    give(fleet.players[0], energy=8)
    fleet.players[0].corrupted = [0, 0, 0, 1, 1]
    fleet.players[0].locked[3] = (0, 0)
    table = Table(fleet, ("action",)).do("arkship dunlork-supply")
    assert table.options == ["drop energy", "forgo"]


def test_costs_ask_for_their_types() -> None:
    """[R-058] [R-087] [R-206]"""
    fleet = on("yarvek")
    give(fleet.players[0], energy=5, material=2)
    hidden(fleet, 0)
    table = Table(fleet, ("action",))
    assert table.why_not("arkship yarvek-fabricate") == "R-058"
    give(fleet.players[0], energy=5, material=3)
    table = Table(fleet, ("action",)).do("arkship yarvek-fabricate")
    assert table.me.free == [0, 5, 0, 0]


def test_resources_in_a_corrupted_compartment_cannot_be_spent() -> None:
    """[R-097]"""
    fleet = on("yarvek")
    give(fleet.players[0], material=2)
    hidden(fleet, 0)
    fleet.players[0].locked[4] = (0, 0)
    assert Table(fleet, ("action",)).why_not("arkship yarvek-fabricate") == "R-058"


def test_a_discount_lowers_the_units_by_choice() -> None:
    """[R-088]"""
    fleet = on("belitan")
    hold(fleet, 0, "broadside")
    give(fleet.players[0], energy=1, material=1)
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "play broadside")
    assert table.topic == "discount"
    assert table.options == ["save material", "save energy"]
    assert table.do("save energy").me.free == [0, 1, 0, 0]


def test_a_discount_must_cover_what_is_missing() -> None:
    """[R-088] [RU-61]"""
    fleet = on("belitan")
    hold(fleet, 0, "broadside")
    give(fleet.players[0], energy=1)
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "play broadside")
    assert table.me.free == [0, 0, 0, 0]


def test_a_cost_never_falls_below_zero() -> None:
    """[R-088]"""
    fleet = on("belitan")
    attach(fleet, 0, "logistics-core")
    hold(fleet, 0, "snap-volley")
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "play snap-volley")
    assert table.me.free == [0, 0, 0, 0]
    assert "snap-volley" in table.me.orders


@pytest.mark.parametrize(
    ("price", "discount", "ok"),
    [
        ((1, 1, 0, 0), 0, True),
        ((2, 1, 0, 0), 0, False),
        ((2, 1, 0, 0), 1, True),
        ((3, 2, 0, 0), 2, False),
    ],
)
def test_a_price_is_affordable_with_its_discount(
    price: tuple[int, int, int, int], discount: int, ok: bool
) -> None:
    """[R-087] [R-088]"""
    fleet = empty()
    give(fleet.players[0], material=1, energy=1)
    assert affordable(fleet.players[0], price, discount) is ok


def test_resources_move_freely_until_corruption_takes_their_room() -> None:
    """[R-089] [R-093] [R-098]: six units fit into the slots that stay, so none is stuck"""
    fleet = on("belitan")
    give(fleet.players[0], material=6)
    fleet.corrupted[fleet.turn.ship] = 1
    table = Table(fleet, ("corruption",)).do("corrupt 2")
    assert table.me.free[0] == 6
    assert table.me.locked[1] == ()


def test_what_has_no_room_elsewhere_is_stuck_by_choice() -> None:
    """[R-089] [R-097] [R-098]"""
    fleet = on("belitan")
    give(fleet.players[0], material=5, energy=5)
    fleet.corrupted[fleet.turn.ship] = 1
    table = Table(fleet, ("corruption",)).do("corrupt 2")
    assert table.topic == "leave"
    table.do("leave energy", "leave material")
    assert table.me.free == [4, 4, 0, 0]
    assert table.me.locked[1] == (0, 1)
    assert changes(fleet, table.fleet) == {"material": -1, "energy": -1, "corruption": 1}


def test_nobody_is_asked_about_what_fits_elsewhere() -> None:
    """[R-089] [RU-62]: one of nine units finds no room, so one is asked about"""
    fleet = on("belitan")
    give(fleet.players[0], material=8, energy=1)
    fleet.corrupted[fleet.turn.ship] = 1
    table = Table(fleet, ("corruption",)).do("corrupt 2")
    assert table.options == ["leave material", "leave energy"]
    assert table.do("leave energy").match.over
    assert (table.me.free, table.me.locked[1]) == ([8, 0, 0, 0], (1,))
    give(fleet.players[0], material=7, energy=1)
    assert Table(fleet, ("corruption",)).do("corrupt 2").match.over


def test_without_resources_nothing_is_asked() -> None:
    """[R-089]"""
    fleet = on("belitan")
    give(fleet.players[0])
    fleet.corrupted[fleet.turn.ship] = 1
    assert Table(fleet, ("corruption",)).do("corrupt 2").match.over
