"""What both options of each Planet do. [R-212] [R-220]"""

from __future__ import annotations

import pytest

from tests.revenant.cards import cases, check_effect, position
from tests.revenant.table import CONTENT, Table, boarded, planet, rich, ship

CASES = cases("planets")
NAMES = [f"{name} {side}" for name in CONTENT.planets for side in ("upper", "lower")]


def test_every_option_of_every_planet_is_here() -> None:
    assert CASES.keys() == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_option_of_a_planet_says_and_does(name: str) -> None:
    planet_name, side = name.split()
    check_effect(CASES[name], "planets", planet_name, side, "", position())


@pytest.mark.parametrize("name", CONTENT.planets)
def test_landing_gives_the_cube_and_one_option_and_only_the_lower_one_taints(name: str) -> None:
    """[R-219] [R-220] [R-221]"""
    fleet = rich()
    fleet.planet_deck += (fleet.planets[3],)
    planet(fleet, 3, name)
    fleet.place[ship("yarvek-dropship")] = 3
    boarded(fleet, "yarvek-dropship", member=1)
    for side, taint in (("upper", 0), ("lower", 1)):
        table = Table(fleet, ("action",)).do("land")
        assert table.me.intel == 1
        assert table.fleet.landed[3] == ship("yarvek-dropship")
        table.do(f"side {side}").greedy()
        assert table.fleet.turn.tainted == taint
        assert [event.data["side"] for event in table.events("planet")] == [side]


def test_extraction_is_on_one_option_of_every_planet() -> None:
    """[R-210] [R-212]"""
    sides = [record.extraction for record in CONTENT.planets.values()]
    assert (sides.count("upper"), sides.count("lower")) == (14, 15)
