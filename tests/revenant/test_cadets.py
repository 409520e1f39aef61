"""What the abilities of each Cadet card do in the rich position. [R-180] [R-181]"""

from __future__ import annotations

import pytest

from domineum.revenant.abilities import bonus
from domineum.revenant.content import BOX
from domineum.revenant.records import Ability
from domineum.revenant.state import At, Fleet, Scene
from tests.revenant.conditions import fail, meet, step
from tests.revenant.table import Table, attach, changes, rich

EFFECTS = {
    "scout 2": {"intel": 1},
    "shieldbearer 1": {"shields": 2},
    "shieldbearer 2": {"damage": -1},
    "drillmaster 1": {"tactics": 1},
    "drillmaster 2": {"tactics": 2},
    "broker 1": {"material": 1},
    "broker 2": {"hand": 1},
    "confidant 1": {"material": 1, "tactics": 1},
    "gunner 2": {"material": 2},
    "alchemist 1": {"material": -1, "science": 1, "neutronium": 1},
    "alchemist 2": {"material": 1},
    "cleanser 1": {"trace": 1, "hand": -1, "tainted": -1},
    "cleanser 2": {"trace": 1, "corruption": -1},
    "prospector 1": {"material": 1, "neutronium": 1},
    "prospector 2": {"tactics": 1, "intel": 1},
    "archivist 1": {"hand": 2},
    "mechanic 1": {"energy": 1, "damage": -2},
    "mechanic 2": {"shields": 1},
    "wing-leader 1": {"here": -1},
    "wing-leader 2": {"tactics": 2},
    "envoy 1": {"hidden": 1},
    "envoy 2": {"hand": 1},
    "salvager 1": {"material": 1},
    "salvager 2": {"neutronium": 1, "tactics": 1},
    "cartographer 1": {"intel": 1, "hand": 1},
    "cartographer 2": {"material": 1},
    "xenobotanist 2": {"energy": 1, "shields": 1},
    "tactician 1": {"hidden": 1},
    "guide 2": {"material": 1, "energy": 1},
    "bombardier 2": {"hidden": 1},
    "quartermaster 1": {"material": 1},
    "quartermaster 2": {"material": 2},
    "recruiter 2": {"tactics": 2, "influence": 1},
    "void-reader 1": {"tactics": 1, "spared": 1},
    "void-reader 2": {"material": 1, "intel": 1},
    "exorcist 1": {"tactics": 1, "trace": 1, "corruption": -1, "voidborn": -1},
    "exorcist 2": {"tactics": 1, "voidborn": -1},
    "veteran 1": {"energy": -1, "trace": 2, "hand": -1, "corruption": -1, "tainted": -1},
    "courtier 1": {"influence": 1},
    "courtier 2": {"material": 1},
    "storm-rider 2": {"material": 1, "tactics": 1, "voidborn": -1, "pushed": 1},
    "inquisitor 1": {"material": 1, "trace": 1, "corruption": -1},
    "inquisitor 2": {"material": 1},
    "prodigy 2": {"material": 1},
    "master-shipwright 1": {"material": -2, "tactics": 1, "shields": 2, "here": 1, "ships": 1},
    "master-shipwright 2": {"tactics": 1, "shields": 2},
    "ace-pilot 2": {"influence": 1},
}  # fmt: skip
BONUSES = [
    ("scout 1", "maneuver", "extra_step", 1),
    ("confidant 2", "gain_hidden_influence", "extra_draw", 2),
    ("gunner 1", "attack", "extra_damage", 2),
    ("archivist 2", "play_operation", "discount", 1),
    ("tactician 2", "attack", "extra_damage", 1),
    ("guide 1", "maneuver", "extra_step", 2),
    ("bombardier 1", "attack", "extra_damage", 2),
    ("recruiter 1", "reinforce", "discount", 2),
    ("veteran 2", "promotion", "discount", 2),
    ("storm-rider 1", "maneuver", "extra_step", 1),
    ("ace-pilot 1", "attack", "extra_damage", 3),
]
ELSEWHERE = ("xenobotanist 1", "prodigy 1")
"""Tested in test_copying.py: they resolve the other option of what triggered them."""


def position(name: str) -> tuple[Fleet, Ability]:
    """The rich position with a card in play, and one of its abilities."""
    card, number = name.split()
    fleet = rich()
    attach(fleet, 0, card)
    ability = BOX.cadets[card].abilities[int(number) - 1].belonging(card, int(number))
    if ability.trigger == "activation":
        fleet.players[0].captain = "jadra-orme"
        fleet.hidden_deck, fleet.players[0].hidden = fleet.hidden_deck + fleet.players[0].hidden, ()
    return fleet, ability


def test_every_ability_is_here() -> None:
    names = [
        f"{card.id} {n}" for card in BOX.cadets.values() for n in range(1, len(card.abilities) + 1)
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
