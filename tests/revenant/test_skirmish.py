from __future__ import annotations

import pytest

from domineum.revenant.power import power
from domineum.revenant.skirmish import forecast, resolving_player
from domineum.revenant.state import Fleet
from domineum.revenant.view import view
from domineum.revenant.words import (
    FRIGATE,
)
from tests.revenant.table import Table, empty, put, ship


def attacked(sector: int, voidborn: int, **ships: int) -> Fleet:
    fleet = put(empty(), **ships)
    fleet.phase = 2
    fleet.voidborn[sector] = voidborn
    return fleet


def test_skirmishes_go_from_sector_one_to_eight_then_failures_are_refreshed() -> None:
    """[R-258] [R-259]"""
    table = Table(empty(), ("cycle",))
    planned = [step for step in reversed(table.fleet.steps) if step[0] in ("skirmish", "refresh")]
    assert planned == [*(("skirmish", s) for s in range(1, 9)), ("refresh",)]


def test_every_voidborn_ship_deals_one_damage() -> None:
    """[R-260] [R-261] [R-265]"""
    fleet = attacked(3, 3, belitan_arkship=3)
    assert Table(fleet, ("skirmish", 3)).fleet.damage[ship("belitan-arkship")] == 3


def test_the_nearest_frigate_resolves() -> None:
    """[R-262]"""
    fleet = empty(3)
    fleet.place[FRIGATE : FRIGATE + 3] = [1, 5, 7]
    sectors = 1, 2, 4, 5, 6, 7, 8
    nearest = [resolving_player(fleet, sector, fleet.order) for sector in sectors]
    assert nearest == [0, 0, 1, 1, 1, 2, 0]


def test_of_equally_near_ones_the_earlier_in_turn_order() -> None:
    """[R-263]"""
    fleet = empty(3)
    fleet.place[FRIGATE : FRIGATE + 3] = [1, 3, 3]
    assert resolving_player(fleet, 2, fleet.order) == 0
    fleet.order = (2, 1, 0)
    assert resolving_player(fleet, 2, fleet.order) == 2


def test_shields_cancel_damage_first() -> None:
    """[R-157] [R-264]"""
    fleet = attacked(3, 2, belitan_arkship=3)
    fleet.shields[3] = 2
    table = Table(fleet, ("skirmish", 3))
    assert sum(table.fleet.damage) == 0
    assert table.fleet.shields[3] == 0


def test_the_resolving_player_assigns_every_damage() -> None:
    """[R-265]"""
    fleet = attacked(3, 2, belitan_arkship=3, fenrax_fighter=3)
    table = Table(fleet, ("skirmish", 3))
    assert table.question.seat == 0
    assert table.options == ["damage arkship belitan", "damage fighter fenrax"]
    table.do("damage fighter fenrax", "damage fighter fenrax")
    assert table.fleet.place[ship("fenrax-fighter")] == 0


@pytest.mark.parametrize(
    ("name", "slots"), [("arkship", 3), ("fighter", 1), ("dropship", 1), ("shuttle", 0)]
)
def test_a_ship_is_destroyed_when_its_slots_are_full(name: str, slots: int) -> None:
    """[R-265] [R-266] [R-267]"""
    fleet = attacked(3, slots, **{f"zenor_{name}": 3})
    fleet.corrupted[ship(f"zenor-{name}")] = int(name != "shuttle")
    alive = Table(fleet, ("skirmish", 3)).fleet
    assert alive.damage[ship(f"zenor-{name}")] == slots
    assert power(alive, 6) == 1
    fleet.voidborn[3] = slots + 1
    dead = Table(fleet, ("skirmish", 3)).fleet
    assert power(dead, 6) == 0
    assert dead.damage[ship(f"zenor-{name}")] == dead.corrupted[ship(f"zenor-{name}")] == 0


def test_damage_stays_from_cycle_to_cycle() -> None:
    """[R-268] [R-311]"""
    fleet = attacked(3, 1, belitan_arkship=3)
    fleet.offer = ("silent-lane",)
    table = Table(fleet, ("skirmish", 3), ("recovery",), ("leave",), ("arrive",))
    assert table.fleet.damage[ship("belitan-arkship")] == 1


def test_without_house_ships_the_revenant_is_hit() -> None:
    """[R-269]"""
    fleet = attacked(3, 4, zenor_shuttle=3)
    table = Table(fleet, ("skirmish", 3))
    assert table.fleet.place[ship("zenor-shuttle")] == 0
    assert table.fleet.revenant == 3


def test_while_a_house_ship_is_there_the_revenant_is_safe() -> None:
    """[R-269]"""
    fleet = attacked(3, 3, belitan_arkship=3)
    assert Table(fleet, ("skirmish", 3)).fleet.revenant == 0


def test_a_rift_corrupts_a_ship_if_a_ship_was_hit() -> None:
    """[R-276]"""
    fleet = attacked(3, 1, belitan_arkship=3, fenrax_fighter=3)
    fleet.rifts[3] = 1
    table = Table(fleet, ("skirmish", 3)).do("damage arkship belitan")
    assert table.options == ["taint arkship belitan", "taint fighter fenrax"]
    table.do("taint fighter fenrax")
    assert table.fleet.corrupted[ship("fenrax-fighter")] == 1


def test_without_rift_or_damage_nothing_is_corrupted() -> None:
    """[R-276]"""
    fleet = attacked(3, 1, belitan_arkship=3)
    assert sum(Table(fleet, ("skirmish", 3)).fleet.corrupted) == 0
    fleet.rifts[3], fleet.shields[3] = 1, 1
    assert sum(Table(fleet, ("skirmish", 3)).fleet.corrupted) == 0


def test_shuttles_have_no_corruption_slot_and_corrupted_ships_no_second_one() -> None:
    """[R-277] [R-278]"""
    fleet = attacked(3, 1, belitan_arkship=3, zenor_shuttle=3)
    fleet.rifts[3] = 1
    fleet.corrupted[ship("belitan-arkship")] = 1
    table = Table(fleet, ("skirmish", 3)).do("damage arkship belitan")
    assert table.match.over
    assert sum(table.fleet.corrupted) == 1


def test_shields_left_are_removed_also_without_voidborn_ships() -> None:
    """[R-260] [R-263] [R-279]"""
    fleet = attacked(3, 1, belitan_arkship=3)
    fleet.shields[3] = fleet.shields[4] = 3
    table = Table(fleet, ("skirmish", 3), ("skirmish", 4))
    assert table.fleet.shields == [0] * 9


def test_ex_12_a_skirmish_in_sector_seven() -> None:
    """EX-12 [R-262] [R-263] [R-264] [R-265] [R-276] [R-279]"""
    fleet = attacked(
        7, 5, shiveus_shuttle=7, novaris_arkship=7, fenrax_arkship=7, fenrax_dropship=7,
        shiveus_arkship=1,
    )  # fmt: skip
    fleet.place[FRIGATE], fleet.place[FRIGATE + 1] = 6, 8
    fleet.shields[7], fleet.rifts[7] = 1, 1
    table = Table(fleet, ("skirmish", 7))
    assert table.question.seat == 0
    table.do("damage shuttle shiveus", "damage arkship novaris")
    table.do("damage arkship fenrax", "damage arkship fenrax", "taint dropship fenrax")
    after = table.fleet
    assert power(after, 4) == 1
    assert after.damage[ship("novaris-arkship")] == 1
    assert after.damage[ship("fenrax-arkship")] == 2
    assert after.damage[ship("fenrax-dropship")] == 0
    assert after.corrupted[ship("fenrax-dropship")] == 1
    assert after.shields[7] == 0


def test_the_log_says_that_no_more_damage_is_placed() -> None:
    """[R-274]"""
    fleet = empty()
    fleet.voidborn[4], fleet.tucked = 6, [1, 1]
    lines = Table(fleet, ("skirmish", 4)).log()
    assert (
        lines[-1] == "No more Damage is placed on the Revenant in this Cycle: 6 Damage do nothing."
    )


@pytest.mark.parametrize(
    ("voidborn", "shields", "expected"),
    [(1, 0, (1, 0, 0)), (2, 0, (2, 1, 0)), (4, 1, (3, 2, 0)), (6, 0, (6, 2, 3)), (2, 3, (0, 0, 0))],
)
def test_a_skirmish_that_is_to_come_is_foreseen(
    voidborn: int, shields: int, expected: tuple[int, int, int]
) -> None:
    """The Damage, the fewest ships lost, what is left for the Revenant. [R-258] [R-265] [R-269]"""
    fleet = attacked(3, voidborn, belitan_fighter=3, novaris_dropship=3)
    fleet.damage[ship("belitan-fighter")] = 1
    fleet.shields[3] = shields
    fleet.steps = [("skirmish", 3)]
    seen = view(fleet, None)["sectors"][2]["skirmish"]
    assert seen is not None
    assert (seen["damage"], seen["lost"], seen["revenant"]) == expected
    table = Table(fleet, ("skirmish", 3))
    if expected[0]:
        table.do("damage dropship novaris").greedy()
    assert table.fleet.place.count(3) == 2 - expected[1]
    assert table.fleet.revenant == expected[2]


def test_a_skirmish_is_foreseen_for_who_will_resolve_it() -> None:
    """In the Action phase that goes by the Tactics track. [R-256] [R-262] [R-263]"""
    fleet = attacked(2, 1, belitan_arkship=2)
    fleet.phase, fleet.steps = 0, [("skirmish", 2)]
    first = forecast(fleet, 2)
    fleet.players[1].tactics = 5
    second = forecast(fleet, 2)
    assert first is not None
    assert second is not None
    assert (first.seat, second.seat) == (0, 1)


def test_nothing_is_foreseen_without_voidborn_ships_or_after_the_skirmish() -> None:
    """[R-258] [R-259]"""
    fleet = attacked(3, 0, belitan_arkship=3)
    fleet.steps = [("skirmish", 3)]
    assert forecast(fleet, 3) is None
    fleet.voidborn[3], fleet.steps = 2, [("skirmish", 4)]
    assert forecast(fleet, 3) is None
