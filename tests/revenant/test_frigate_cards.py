"""What the abilities of each Frigate card do in the rich position. [R-180] [R-181]"""

from __future__ import annotations

import pytest

from domineum.revenant.abilities import bonus
from domineum.revenant.content import BOX
from domineum.revenant.records import Ability
from domineum.revenant.state import At, Fleet, Scene
from tests.revenant.conditions import fail, meet, step
from tests.revenant.table import Table, attach, changes, rich

EFFECTS = {
    "signal-mast 1": {"tactics": 1},
    "signal-mast 2": {"hand": 1},
    "cargo-nets 1": {"material": 1},
    "cargo-nets 2": {"hand": 1},
    "deflector-vanes 1": {"shields": 1},
    "deflector-vanes 2": {"shields": 1},
    "patch-drones 1": {"damage": -1},
    "patch-drones 2": {"damage": -1},
    "dispatch-office 1": {"hand": 2},
    "dispatch-office 2": {"tactics": 1},
    "railgun-deck 2": {"tactics": 1},
    "afterburner 2": {"energy": 1},
    "landing-claws 1": {"material": 1},
    "landing-claws 2": {"tactics": 1},
    "quarantine-cells 1": {"tactics": 1, "trace": 1, "corruption": -1},
    "quarantine-cells 2": {"tactics": 1},
    "trade-hold 1": {"material": 1},
    "listening-array 1": {"intel": 1},
    "embassy-suite 1": {"tactics": 1},
    "embassy-suite 2": {"hand": 2},
    "repair-gantry 1": {"damage": -2},
    "repair-gantry 2": {"damage": -1},
    "drone-bay 1": {"tactics": 1, "voidborn": -1},
    "drone-bay 2": {"pushed": 1},
    "gravity-sling 1": {"here": -1},
    "gravity-sling 2": {"here": -1},
    "field-laboratory 1": {"science": 1},
    "field-laboratory 2": {"hand": 2},
    "ion-lance 1": {"tactics": 1, "voidborn": -1},
    "refinery-deck 1": {"material": -1, "energy": 1, "neutronium": 1},
    "refinery-deck 2": {"neutronium": 1},
    "command-bridge 1": {"material": 1},
    "containment-vault 1": {"material": 1, "tactics": 1},
    "containment-vault 2": {"corruption": -1, "tainted": 1},
    "launch-rails 2": {"hidden": 1},
    "data-vault 1": {"hand": 1},
    "data-vault 2": {"intel": 1},
    "aegis-generator 1": {"shields": 4},
    "aegis-generator 2": {"shields": 2},
    "war-room 1": {"tactics": 1, "hand": 1},
    "clone-vats 2": {"hand": -1},
    "logistics-core 2": {"hand": 1},
    "admirals-gallery 1": {"influence": 1},
    "twin-reactors 1": {"material": 1, "shields": 2},
    "twin-reactors 2": {"energy": 1},
    "siege-battery 2": {"intel": 1},
    "orbital-foundry 1": {"material": -2, "shields": 2, "here": 1, "ships": 1},
    "orbital-foundry 2": {"shields": 2},
}  # fmt: skip
BONUSES = [
    ("railgun-deck 1", "attack", "extra_damage", 1),
    ("afterburner 1", "maneuver", "extra_step", 1),
    ("trade-hold 2", "hypercharge", "discount", 1),
    ("ion-lance 2", "attack", "extra_damage", 1),
    ("launch-rails 1", "reinforce", "discount", 1),
    ("war-room 2", "promotion", "discount", 1),
    ("logistics-core 1", "play_operation", "discount", 1),
    ("admirals-gallery 2", "gain_hidden_influence", "extra_draw", 1),
    ("siege-battery 1", "attack", "extra_damage", 2),
]
ELSEWHERE = ("clone-vats 1",)
"""Tested in test_copying.py: they resolve the other option of what triggered them."""


def position(name: str) -> tuple[Fleet, Ability]:
    """The rich position with a card in play, and one of its abilities."""
    card, number = name.split()
    fleet = rich()
    attach(fleet, 0, card)
    ability = BOX.frigate_cards[card].abilities[int(number) - 1].belonging(card, int(number))
    if ability.trigger == "activation":
        fleet.players[0].captain = "jadra-orme"
        fleet.hidden_deck, fleet.players[0].hidden = fleet.hidden_deck + fleet.players[0].hidden, ()
    return fleet, ability


def test_every_ability_is_here() -> None:
    names = [
        f"{card.id} {n}"
        for card in BOX.frigate_cards.values()
        for n in range(1, len(card.abilities) + 1)
    ]
    assert sorted([*EFFECTS, *(name for name, *_ in BONUSES), *ELSEWHERE]) == sorted(names)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_ability_does_what_it_says(name: str) -> None:
    """[R-181] [R-182] [R-183]"""
    fleet, ability = position(name)
    scene = meet(fleet, ability.condition)
    table = Table(fleet, step(ability, scene)).greedy()
    assert changes(fleet, table.fleet) == EFFECTS[name]
    assert table.events("ability")[0].data["card"] == ability.card


@pytest.mark.parametrize("name", [n for n in EFFECTS if position(n)[1].condition.checks])
def test_an_ability_waits_for_its_condition(name: str) -> None:
    """[R-184]"""
    fleet, ability = position(name)
    fail(fleet, ability.condition)
    table = Table(fleet, step(ability, {}))
    assert table.match.over
    assert changes(fleet, table.fleet) == {}


@pytest.mark.parametrize(("name", "trigger", "kind", "number"), BONUSES)
def test_an_ability_adds_to_its_trigger(name: str, trigger: str, kind: str, number: int) -> None:
    """[R-088] [R-144] [R-153] [R-182]"""
    fleet, ability = position(name)
    assert (ability.trigger, ability.timing) == (trigger, "during")
    meet(fleet, ability.condition)
    assert bonus(At(fleet, 0), trigger, kind, Scene()) == number
    if ability.condition.checks:
        fail(fleet, ability.condition)
        assert bonus(At(fleet, 0), trigger, kind, Scene()) == 0
