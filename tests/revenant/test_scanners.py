"""The benefits of each Scanner card in the rich position. [R-236] [R-240] [R-243]"""

from __future__ import annotations

import pytest

from domineum.revenant.words import (
    HYPERCHARGE,
)
from tests.revenant.table import CONTENT, Table, boarded, changes, give, rich

BENEFITS = {
    "amber-shoal": {"material": 2, "hand": 2},
    "broken-necklace": {"hidden": 1},
    "lamplighter-route": {"waiting": 1, "colonies": -2},
    "cold-harbor": {"material": 3, "tactics": 2},
    "splinter-gulf": {"science": 2, "trace": 1, "corruption": -1},
    "widows-ring": {"tactics": 1, "waiting": 1},
    "ashen-delta": {"influence": 1, "hand": 2},
    "sunken-choir": {"material": 2, "hidden": 1},
    "bitter-strait": {"rank": 1, "hand": 1},
    "iron-rain": {"hand": 2, "waiting": 1},
    "crown-of-thorns": {"trace": 1, "influence": 1, "corruption": -1, "colonies": -2},
    "last-lighthouse": {"hidden": 1, "waiting": 1},
    "copper-drift": {"material": 2, "energy": 1},
    "shepherd-moons": {"material": 1, "intel": 2},
    "road-of-beacons": {"damage": -2, "waiting": 1},
    "salt-nebula": {"material": 1, "hidden": 1},
    "hammers-fall": {"material": 2, "tactics": 2},
    "drowned-stars": {"waiting": 1, "colonies": -2},
    "serpent-bend": {"science": 2, "trace": 2, "corruption": -1, "tainted": -1},
    "orphan-belt": {"material": 1, "tactics": 1, "rank": 1},
    "scarlet-veil": {"material": 2, "damage": -3},
    "wolf-teeth": {"hidden": 1, "hand": 1, "colonies": -2},
    "pilgrims-gate": {"material": 1, "hand": 1, "waiting": 1},
    "glass-abyss": {"influence": 1, "hidden": 1},
    "rust-meadow": {"trace": 2, "hand": 1, "corruption": -1, "tainted": -1},
    "twin-lanterns": {"science": 2, "hand": 2},
    "ferrymans-wake": {"tactics": 1, "waiting": 1},
    "blue-furnace": {"tactics": 3, "hand": 1, "played": 1, "voidborn": -3},
    "shattered-yoke": {"energy": 1, "hand": 1, "damage": -3},
    "raven-straits": {"material": 3, "energy": 1},
    "mirror-road": {"hand": 1, "waiting": 1},
    "tollkeepers-reach": {"material": 2, "influence": 1},
    "bone-orchard": {"neutronium": 1, "hidden": 1},
    "thunder-shelf": {"trace": 1, "influence": 1, "corruption": -1},
    "kings-ransom": {"damage": -2, "waiting": 1, "colonies": -2},
    "final-passage": {"material": 2, "rank": 1, "hand": 1},
}  # fmt: skip

AT_THE_REVENANT = {"blue-furnace": {"hand": 1, "played": 1}}
"""On the Revenant there is no Sector, so the Order played has nothing to shoot at."""


def test_every_card_with_benefits_is_here() -> None:
    assert BENEFITS.keys() == {card.id for card in CONTENT.scanners.values() if card.benefits}
    assert sum(card.benefits is None for card in CONTENT.scanners.values()) == 9


@pytest.mark.parametrize("card", CONTENT.scanners)
def test_hypercharge_costs_neutronium_and_gives_all_benefits(card: str) -> None:
    """[R-228] [R-235] [R-236] [R-237] [R-238]"""
    fleet = rich()
    price = CONTENT.scanners[card].neutronium
    give(fleet.players[0], material=2, energy=1, science=1, neutronium=price)
    fleet.offer = (card, *(c for c in fleet.offer if c != card))[:3]
    fleet.players[0].crew[1] = -1
    boarded(fleet, HYPERCHARGE, member=1)
    fleet.turn.destroyed = 2
    table = Table(fleet, ("action",))
    if table.topic == "hypercharge":
        table.do(f"charge {card}")
    while not table.match.over:
        assert not {"done", "forfeit"} & {*table.options}
        table.greedy_once()
    expected = dict(AT_THE_REVENANT.get(card, BENEFITS.get(card, {})))
    expected["neutronium"] = expected.get("neutronium", 0) - price
    assert changes(fleet, table.fleet) == {k: v for k, v in expected.items() if v}
    assert table.fleet.offer == (card,)
    assert table.fleet.jumping


@pytest.mark.parametrize("card", CONTENT.scanners)
def test_a_layout_keeps_to_the_limits(card: str) -> None:
    """[R-007] [R-135] [R-240]"""
    record = CONTENT.scanners[card]
    assert all(0 <= number <= 6 for number in record.voidborn)
    assert sum(record.voidborn) <= 32
    assert len(set(record.rifts)) == len(record.rifts) <= 4
    assert len(set(record.planets)) == len(record.planets)
    assert (record.shuttle > 0) == ("waiting" in BENEFITS.get(card, {}))
