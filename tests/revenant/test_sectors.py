from __future__ import annotations

import pytest

from domineum.revenant.power import power
from domineum.revenant.scoring import final_power
from domineum.revenant.sectors import (
    ADJACENT,
    NEAR,
    add_voidborn,
    distance,
    has_room,
    neighbour,
    targets,
)
from domineum.revenant.state import At
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
    ON_SCANNER,
    OUTER,
)
from tests.revenant.table import Table, boarded, empty, give, planet, put, ship

DISTANCES = """
0 1 2 3 3 3 2 1
1 0 1 2 3 4 3 2
2 1 0 1 2 3 3 3
3 2 1 0 1 2 3 4
3 3 2 1 0 1 2 3
3 4 3 2 1 0 1 2
2 3 3 3 2 1 0 1
1 2 3 4 3 2 1 0
"""


def test_the_outer_sectors_form_a_ring() -> None:
    """[R-128] [R-139]"""
    assert len(ADJACENT) == 13
    for sector in OUTER:
        assert neighbour(sector, 1) in ADJACENT[sector]
        assert neighbour(sector, -1) in ADJACENT[sector]
    assert neighbour(8, 1) == 1


def test_inner_sectors_touch_three_outer_and_two_inner_ones() -> None:
    """[R-128] [R-140]"""
    for inner in range(9, 13):
        around = ADJACENT[inner]
        assert sum(s in OUTER for s in around) == 3
        assert sum(s > 8 for s in around) == 2
    for here, around in enumerate(ADJACENT):
        assert all(here in ADJACENT[there] for there in around)


def test_distances_of_the_catalogue() -> None:
    """[R-140]"""
    table = [[int(x) for x in line.split()] for line in DISTANCES.split("\n") if line]
    assert table == [[distance(a, b) for b in OUTER] for a in OUTER]


def test_ex_04_three_steps_to_six_and_to_seven() -> None:
    """EX-04 [R-140]"""
    assert distance(3, 6) == 3
    assert distance(3, 7) == 3


def test_counter_clockwise_is_up() -> None:
    """[R-141]"""
    assert neighbour(7, 1) == 8


def test_power_is_the_number_of_ships_on_the_board() -> None:
    """[R-120] [R-121] [R-123]"""
    fleet = put(empty(), belitan_arkship=3, belitan_fighter=4)
    assert [power(fleet, house) for house in range(3)] == [2, 0, 0]
    put(fleet, belitan_shuttle=ON_SCANNER)
    assert power(fleet, 0) == 2
    put(fleet, belitan_shuttle=5)
    assert power(fleet, 0) == 3
    fleet.damage[ship("belitan-fighter")] = 1
    fleet.voidborn[4] = 1
    assert power(Table(fleet, ("skirmish", 4)).fleet, 0) == 2


def test_a_colony_raises_the_power_of_its_house() -> None:
    """[R-122] [R-315]"""
    fleet = put(empty(), belitan_arkship=3)
    fleet.cycle, fleet.colony = 4, "colony-axiom"
    assert final_power(fleet, 0) == 2
    assert final_power(fleet, 1) == 0


@pytest.mark.parametrize(
    ("sector", "limit"), [(1, 1), (2, 1), (3, 2), (4, 1), (5, 1), (6, 1), (7, 2), (8, 1)]
)
def test_the_limit_of_arkships(sector: int, limit: int) -> None:
    """[R-133]"""
    fleet = empty()
    for house in range(limit):
        assert has_room(fleet, sector, 24)
        fleet.place[house * 4] = sector
    assert not has_room(fleet, sector, 24)


def test_the_limit_of_other_ships_counts_them_together() -> None:
    """[R-134] [R-137]: a landed Dropship counts"""
    fleet = put(empty(), belitan_fighter=2, dunlork_fighter=2, fenrax_shuttle=2, belitan_arkship=2)
    assert has_room(fleet, 2, ship("zenor-shuttle"))
    planet(put(fleet, yarvek_dropship=2), 2, "glasswind")
    fleet.landed[2] = ship("yarvek-dropship")
    assert not has_room(fleet, 2, ship("zenor-shuttle"))


def test_frigates_have_no_limit() -> None:
    """[R-136]"""
    fleet = put(empty(4), belitan_fighter=1, dunlork_fighter=1, fenrax_shuttle=1, yarvek_dropship=1)
    assert has_room(fleet, 1, FRIGATE)
    assert [fleet.place[FRIGATE + seat] for seat in range(4)] == [1, 1, 1, 1]


def test_the_limit_of_voidborn_ships() -> None:
    """[R-135] [R-287]"""
    fleet = empty()
    assert add_voidborn(fleet, 4, 5) == (5, 0)
    assert add_voidborn(fleet, 4, 5) == (1, 0)
    assert fleet.voidborn[4] == 6


def test_the_33rd_voidborn_ship_is_not_placed() -> None:
    """[R-008] [R-135]: the limit of a Sector comes first, then the 32 ships of the box"""
    fleet = empty()
    fleet.voidborn = [0, 6, 6, 6, 6, 3, 2, 1, 0]
    assert add_voidborn(fleet, 5, 5) == (2, 1)
    assert fleet.voidborn[5] == 5
    assert add_voidborn(fleet, 8, 1) == (0, 1)


def test_effects_work_in_the_own_sector_unless_they_say_otherwise() -> None:
    """[R-129] [R-130] [R-131] [R-132] [RU-68]"""
    fleet = boarded(put(empty(), fenrax_fighter=2), "fenrax-fighter")
    fleet.place[FRIGATE] = 6
    at = At(fleet, 0)
    assert targets(at, "own") == (2,)
    assert sorted(targets(at, "adjacent")) == [1, 2, 3]
    assert targets(at, "any") == targets(at, "any_split") == tuple(OUTER)
    assert targets(at, "own_frigate") == (6,)
    assert all(s in OUTER for near in NEAR for s in near)
    fleet.place[fleet.turn.ship] = 3
    assert targets(at, "own") == (3,)


def test_a_landed_ship_is_in_the_sector_of_its_planet() -> None:
    """[R-223]"""
    fleet = boarded(planet(put(empty(), yarvek_dropship=5), 5, "duskrim"), "yarvek-dropship")
    fleet.landed[5] = fleet.turn.ship
    assert At(fleet, 0).sector == 5


@pytest.mark.parametrize("place", [32, 33, EMERGENCY])
def test_on_the_revenant_and_in_an_emergency_there_is_no_sector(place: int) -> None:
    """[R-130] [RU-67]"""
    at = At(boarded(empty(), place), 0)
    assert at.sector == 0
    assert targets(at, "own") == ()


def test_deploying_from_the_supply_into_any_outer_sector() -> None:
    """[R-121] [R-125] [R-127] [R-137]"""
    fleet = put(boarded(empty(), 32), belitan_arkship=1, dunlork_arkship=2)
    give(fleet.players[0], material=1, energy=1, neutronium=1)
    table = Table(fleet, ("action",))
    assert "deploy arkship belitan" not in table.options
    table.do("deploy arkship fenrax")
    assert table.options == [f"into {s}" for s in (3, 4, 5, 6, 7, 8)]
    assert table.why_not("into 1") == "R-133"
    table.do("into 3")
    new = ship("fenrax-arkship")
    assert table.fleet.place[new] == 3
    assert (table.fleet.damage[new], table.fleet.corrupted[new]) == (0, 0)
    assert power(table.fleet, 2) == 1


def test_a_variant_excludes_arkships() -> None:
    """[R-126]"""
    fleet = boarded(empty(), 32)
    table = Table(
        fleet, ("test-resolve", "orders", "full-mobilization", "effect", "full-mobilization")
    )
    kinds = {code.split()[1] for code in table.options if code.startswith("deploy")}
    assert kinds == {"fighter", "dropship", "shuttle"}


def test_a_deployed_ship_may_be_boarded_in_the_same_cycle() -> None:
    """[R-127]"""
    fleet = put(empty(), fenrax_fighter=3)
    table = Table(fleet, ("turn", 1))
    assert "board fighter fenrax" in table.options
