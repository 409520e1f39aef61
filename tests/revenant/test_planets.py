"""What both options of each Planet do in the rich position. [R-212] [R-220]"""

from __future__ import annotations

import pytest

from domineum.revenant.content import BOX
from tests.revenant.table import Table, boarded, changes, planet, rich, ship

EFFECTS = {
    "ferrum-deep upper": {"material": 2},
    "ferrum-deep lower": {"material": 2, "neutronium": 1, "tactics": 1},
    "halcyon-wells upper": {"energy": 1, "shields": 3},
    "halcyon-wells lower": {"energy": 3, "tactics": 1},
    "glasswind upper": {"science": 1, "hand": 1},
    "glasswind lower": {"science": 2, "hand": 2},
    "nadir-quarry upper": {"neutronium": 1, "tactics": 1},
    "nadir-quarry lower": {"neutronium": 3},
    "sallow-marsh upper": {"tactics": 1, "trace": 1, "corruption": -1},
    "sallow-marsh lower": {"material": 2, "tactics": 2},
    "orrery upper": {"intel": 1, "hand": 1},
    "orrery lower": {"science": 1, "intel": 2},
    "cinder-reach upper": {"tactics": 2, "voidborn": -2},
    "cinder-reach lower": {"material": 2, "tactics": 2, "voidborn": -2},
    "duskrim upper": {"energy": 1, "hand": 1},
    "duskrim lower": {"material": 3},
    "vesper-gardens upper": {"material": 1, "damage": -2},
    "vesper-gardens lower": {"tactics": 1, "influence": 1},
    "choir-stones upper": {"tactics": 3},
    "choir-stones lower": {"hidden": 1},
    "kestrel-landing upper": {"hand": 1, "here": -1},
    "kestrel-landing lower": {"material": 2, "here": -1},
    "hollow-moon upper": {"hand": 3},
    "hollow-moon lower": {"tactics": 3, "played": 1, "voidborn": -3},
    "saltglass upper": {"material": 2},
    "saltglass lower": {"material": 3, "tactics": 1},
    "bastion-rock upper": {"shields": 3, "damage": -2},
    "bastion-rock lower": {"material": 2, "shields": 4},
    "ember-sea upper": {"energy": 2},
    "ember-sea lower": {"energy": 2, "tactics": 2, "voidborn": -2},
    "reliquary upper": {"material": 2, "hand": -1},
    "reliquary lower": {"material": 2, "intel": 1},
    "mourning-star upper": {"trace": 1, "corruption": -1, "shields": 2},
    "mourning-star lower": {"science": 2, "neutronium": 1},
    "first-rain upper": {"science": 2},
    "first-rain lower": {"rank": 1},
    "breakwater upper": {"material": 1, "shields": 2},
    "breakwater lower": {"neutronium": 2, "tactics": 2},
    "carrion-belt upper": {"material": 1, "tactics": 1},
    "carrion-belt lower": {"material": -1, "tactics": 1, "here": 1, "ships": 1},
    "lantern-world upper": {"tactics": 1, "intel": 1},
    "lantern-world lower": {"tactics": 3, "intel": 2},
    "quiet-harbor upper": {"energy": 1, "damage": -2},
    "quiet-harbor lower": {"material": -1, "shields": 2, "here": 1, "ships": 1},
    "thornfield upper": {"material": 1, "pushed": 2},
    "thornfield lower": {"material": 1, "tactics": 3, "voidborn": -3},
    "gilded-dust upper": {"material": 1, "hand": 1},
    "gilded-dust lower": {"material": 2, "hand": 2},
    "antler-peaks upper": {"tactics": 2, "damage": -2},
    "antler-peaks lower": {"material": 2, "tactics": 3},
    "mirror-shoals upper": {"material": 1},
    "mirror-shoals lower": {"hidden": 1},
    "old-foundry upper": {"material": 3, "energy": -1},
    "old-foundry lower": {"material": 2, "energy": 1, "hand": 1},
    "wraithlight upper": {"neutronium": 1, "hand": 1},
    "wraithlight lower": {"neutronium": 2, "trace": 1, "tainted": -1},
    "concord-plain upper": {"material": 1, "tactics": 1},
    "concord-plain lower": {"tactics": 1, "influence": 1},
}  # fmt: skip


def test_every_option_of_every_planet_is_here() -> None:
    assert EFFECTS.keys() == {
        f"{name} {side}" for name in BOX.planets for side in ("upper", "lower")
    }


@pytest.mark.parametrize("option", EFFECTS)
def test_an_option_of_a_planet_does_what_it_says(option: str) -> None:
    fleet = rich()
    name, side = option.split()
    table = Table(fleet, ("test-resolve", "planets", name, side, "")).greedy()
    assert changes(fleet, table.fleet) == EFFECTS[option]


@pytest.mark.parametrize("name", BOX.planets)
def test_landing_gives_the_cube_and_one_option_and_only_the_lower_one_taints(name: str) -> None:
    """[R-219] [R-220] [R-221]"""
    fleet = rich()
    fleet.planet_deck += (fleet.planets[3],)
    planet(fleet, 3, name)
    fleet.place[ship("yarvek-dropship")] = 3
    boarded(fleet, "yarvek-dropship", member=1)
    for side, taint in (("upper", 0), ("lower", 1)):
        table = Table(fleet, ("action",)).do("stay", "land")
        assert table.me.intel == 1
        assert table.fleet.landed[3] == ship("yarvek-dropship")
        table.do(f"side {side}").greedy()
        assert table.fleet.turn.tainted == taint
        assert [event.data["side"] for event in table.events("planet")] == [side]


def test_extraction_is_on_one_option_of_every_planet() -> None:
    """[R-210] [R-212]"""
    sides = [record.extraction for record in BOX.planets.values()]
    assert (sides.count("upper"), sides.count("lower")) == (14, 15)
