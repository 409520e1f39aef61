"""What the abilities of each Captain do in the rich position. [R-161] [R-162] [R-164]"""

from __future__ import annotations

import pytest

from domineum.revenant.abilities import bonus
from domineum.revenant.content import BOX
from domineum.revenant.records import Ability
from domineum.revenant.state import At, Fleet, Scene
from tests.revenant.conditions import fail, meet, step
from tests.revenant.table import Table, changes, rich

EFFECTS = {
    "oriel-vance 2": {"tactics": 1, "voidborn": -1},
    "oriel-vance 3": {"shields": 1},
    "oriel-vance 4": {"tactics": 1},
    "oriel-vance 5": {"material": 1, "tactics": 1},
    "oriel-vance 6": {"influence": 1},
    "tomas-reyk 2": {"here": -1, "frigate": -1},
    "tomas-reyk 3": {"tactics": 1},
    "tomas-reyk 4": {"here": -1},
    "tomas-reyk 5": {"energy": 1, "here": -1},
    "tomas-reyk 6": {"material": 1, "tactics": 1, "here": -1},
    "mirela-quist 1": {"material": 1},
    "mirela-quist 2": {"tactics": 1},
    "mirela-quist 3": {"material": 1},
    "mirela-quist 4": {"material": 1},
    "mirela-quist 5": {"material": 1},
    "mirela-quist 6": {"material": 2},
    "anselm-crowe 1": {"tactics": 1},
    "anselm-crowe 2": {"corruption": -1, "tainted": 1},
    "anselm-crowe 3": {"tactics": 1, "trace": 1, "hand": -1, "corruption": -1},
    "anselm-crowe 4": {"tactics": 2, "trace": 1, "hand": -1, "corruption": -1},
    "anselm-crowe 5": {"tactics": 1, "trace": 1, "corruption": -1},
    "anselm-crowe 6": {"material": 1, "tactics": 1, "trace": 1, "corruption": -1},
    "noor-tavish 1": {"tactics": 1, "intel": 1},
    "noor-tavish 2": {"shields": 1, "frigate": -2},
    "noor-tavish 3": {"tactics": 1, "intel": 1},
    "noor-tavish 4": {"material": 1, "intel": 1},
    "noor-tavish 5": {"material": 1, "tactics": 1, "intel": 1},
    "noor-tavish 6": {"tactics": 1, "intel": 1},
    "jadra-orme 1": {"material": 1},
    "jadra-orme 2": {},
    "jadra-orme 3": {"tactics": 1},
    "jadra-orme 4": {"tactics": 2},
    "jadra-orme 5": {"tactics": 1, "intel": 1},
    "jadra-orme 6": {"material": 1, "hidden": 1},
    "castor-brandt 1": {"material": 1, "shields": 2},
    "castor-brandt 2": {"damage": -2},
    "castor-brandt 3": {"damage": -1},
    "castor-brandt 4": {"shields": 1, "damage": -2},
    "castor-brandt 5": {"material": 1, "damage": -2},
    "castor-brandt 6": {"material": -1, "shields": 2, "here": 1, "damage": -2, "ships": 1},
    "lin-okaro 2": {"tactics": 4, "hand": -1, "played": 1, "voidborn": -3},
    "lin-okaro 3": {"tactics": 1},
    "lin-okaro 4": {"tactics": 1, "hand": 1},
    "lin-okaro 5": {"material": 1, "tactics": 1},
    "lin-okaro 6": {"material": 1, "tactics": 1, "hand": 1},
}  # fmt: skip
BONUSES = [
    ("oriel-vance 1", "attack", "extra_damage", 1),
    ("tomas-reyk 1", "maneuver", "extra_step", 1),
    ("lin-okaro 1", "play_operation", "discount", 1),
]


def position(name: str) -> tuple[Fleet, Ability]:
    """The rich position with the Captain active; 1 is basic, 2 activated, 3 to 6 Rank 0 to 3."""
    captain, number = name.split()
    fleet = rich(member=0)
    record = BOX.captains[captain]
    fleet.players[0].captain = captain
    fleet.players[0].rank = max(int(number) - 3, 0)
    abilities = (record.basic, record.activated, *record.levels)
    return fleet, abilities[int(number) - 1].belonging(captain, int(number))


def test_every_ability_is_here() -> None:
    names = [f"{captain} {n}" for captain in BOX.captains for n in range(1, 7)]
    assert sorted([*EFFECTS, *(name for name, *_ in BONUSES)]) == sorted(names)


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


@pytest.mark.parametrize("captain", BOX.captains)
def test_basic_and_evolving_abilities_need_the_captain_himself(captain: str) -> None:
    """[R-163] [R-164]"""
    for number in (1, 3, 4, 5, 6):
        fleet, ability = position(f"{captain} {number}")
        fleet.turn.member = 1
        table = Table(fleet, step(ability, meet(fleet, ability.condition)))
        assert not table.events("ability")
        if (f"{captain} {number}", ability.trigger) in [(n, t) for n, t, *_ in BONUSES]:
            assert bonus(At(fleet, 0), ability.trigger, ability.effect.name, Scene()) == 0


@pytest.mark.parametrize("captain", BOX.captains)
def test_the_activated_ability_works_for_the_whole_crew_at_any_rank(captain: str) -> None:
    """[R-164] [R-252]"""
    for member in range(3):
        fleet, _ = position(f"{captain} 2")
        fleet.turn.member, fleet.players[0].rank = member, member
        table = Table(fleet, ("test-fire", "activation", "during", -1, 0, 0, 0)).greedy()
        assert table.events("ability")[0].data["card"] == captain


def test_the_rank_bonuses_of_most_captains_are_the_usual_ones() -> None:
    """[R-111] [R-165] [R-166] [R-167]"""
    usual = [c for c in BOX.captains.values() if c.hidden_influence == (1, 2, 3, 4)]
    assert len(usual) == 6
    assert all(c.operation_income == (2, 2, 3, 3) for c in usual)
    assert all(c.tactics_reset == (0, 1, 2, 3) for c in BOX.captains.values())
    assert all(set(c.operation_income) <= {2, 3} for c in BOX.captains.values())
