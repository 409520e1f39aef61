from __future__ import annotations

import pytest

from domineum.revenant.state import Fleet
from tests.revenant.table import Table, boarded, empty, give, put


def at_space(space: int) -> Fleet:
    fleet = boarded(put(empty(), shiveus_arkship=3), "shiveus-arkship")
    fleet.players[0].tactics = space
    give(fleet.players[0])
    return fleet


THREE = ("test-resolve", "planets", "choir-stones", "upper", "")


@pytest.mark.parametrize(
    ("space", "after", "material", "neutronium"),
    [
        (0, 3, 1, 0),
        (3, 6, 1, 0),
        (4, 7, 1, 0),
        (7, 10, 0, 0),
        (9, 12, 0, 1),
        (11, 12, 0, 1),
        (12, 12, 0, 0),
    ],
)
def test_tactics_go_right_and_give_resources_on_the_way(
    space: int, after: int, material: int, neutronium: int
) -> None:
    """[R-115] [R-117]"""
    table = Table(at_space(space), THREE).greedy()
    assert table.me.tactics == after
    assert table.me.free == [material, 0, 0, neutronium]


def test_ex_03_landing_on_space_three_on_top_of_jarek() -> None:
    """EX-03 [R-116] [R-117]"""
    fleet = at_space(2)
    fleet.players[1].tactics = 3
    fleet.stack = (0, 1)
    fleet.voidborn[3] = 1
    table = Table(fleet, ("test-resolve", "planets", "cinder-reach", "upper", "")).do("aim 3")
    assert table.me.tactics == 3
    assert table.fleet.stack == (1, 0)
    assert table.me.free == [1, 0, 0, 0]


def test_arriving_does_not_change_the_order_below() -> None:
    """[R-116]"""
    fleet = empty(3)
    fleet.stack = (2, 1, 0)
    boarded(fleet, 32, seat=1)
    fleet.turn.seat = 0
    for player in fleet.players:
        player.tactics = 4
    fleet.players[0].tactics = 1
    table = Table(fleet, THREE).greedy()
    assert table.fleet.stack == (2, 1, 0)
    assert [p.tactics for p in table.fleet.players] == [4, 4, 4]


def test_tactics_are_never_spent() -> None:
    """[R-118]"""
    fleet = at_space(9)
    table = Table(fleet, ("recovery",))
    assert table.me.tactics == 9


def test_every_destroyed_voidborn_ship_gives_one_tactics() -> None:
    """[R-119] [R-151]"""
    fleet = at_space(0)
    fleet.voidborn[5] = 2
    table = Table(fleet, ("action",)).do("arkship shiveus-purge", "aim 5", "aim 5")
    assert table.me.tactics == 2
    assert table.fleet.voidborn[5] == 0
    kinds = [event.kind for event in table.match.events_since()]
    assert kinds.index("destroyed-voidborn") < kinds.index("tactics")
