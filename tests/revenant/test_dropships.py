from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
)
from tests.revenant.table import Table, boarded, empty, planet, put, ship


def dropship(sector: int = 4) -> Fleet:
    fleet = planet(put(empty(), yarvek_dropship=sector), 5, "duskrim")
    return boarded(fleet, "yarvek-dropship", member=1)


def test_first_maneuver_then_landing() -> None:
    """[R-217]"""
    table = Table(dropship(), ("action",)).do("move 5")
    assert table.options == ["land", "stay"]
    table.do("land")
    assert table.fleet.landed[5] == ship("yarvek-dropship")


def test_after_landing_there_is_no_maneuver() -> None:
    """[R-217]"""
    table = Table(dropship(5), ("action",)).do("land", "done")
    assert table.match.over


def test_without_a_planet_there_is_no_landing() -> None:
    """[R-217]"""
    assert Table(dropship(), ("action",)).do("stay").match.over


def test_an_occupied_planet_is_closed_until_recovery() -> None:
    """[R-218] [R-255]"""
    fleet = dropship(5)
    fleet.landed[5] = FRIGATE + 1
    assert Table(fleet, ("action",)).do("stay").match.over
    after = Table(fleet, ("recovery",)).fleet
    assert after.landed[5] == -1


def test_the_cube_is_gained_first() -> None:
    """[R-219]"""
    table = Table(dropship(5), ("action",)).do("land")
    assert table.me.intel == 1
    assert table.fleet.cubes[5] == 0
    fleet = dropship(5)
    fleet.cubes[5] = 0
    assert Table(fleet, ("action",)).do("land").me.intel == 0


def test_one_of_two_options_or_none() -> None:
    """[R-057] [R-220] [R-222]"""
    table = Table(dropship(5), ("action",)).do("land")
    hidden_options = [code for code in table.options if code != "trade"]
    assert hidden_options == ["side upper", "side lower", "done"]
    table.do("done")
    assert table.fleet.turn.tainted == 0
    assert table.fleet.landed[5] == ship("yarvek-dropship")


def test_the_lower_option_is_the_corrupted_one() -> None:
    """[R-221]"""
    for side, tainted in (("upper", 0), ("lower", 1)):
        table = Table(dropship(5), ("action",)).do("land", f"side {side}")
        assert table.fleet.turn.tainted == tainted


def test_a_landed_ship_counts_in_the_sector_of_the_planet() -> None:
    """[R-223]"""
    table = Table(dropship(), ("action",)).do("move 5", "land", "done")
    assert table.fleet.place[ship("yarvek-dropship")] == 5


def test_planetfall_needs_no_landing_and_takes_no_cube() -> None:
    """[R-131] [R-188] [RU-81]"""
    fleet = dropship(4)
    step = ("test-resolve", "orders", "planetfall", "effect", "planetfall")
    table = Table(fleet, step).do(
        "resolve resolve_planet", "planet 5", "side upper", "resolve gain"
    )
    assert table.fleet.cubes[5] == 1
    assert table.fleet.landed[5] == -1
