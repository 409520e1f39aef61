"""What the abilities of each Captain do. [R-161] [R-162] [R-181] [R-182] [R-183] [R-184]"""

from __future__ import annotations

import pytest

from domineum.revenant.records import Ability
from domineum.revenant.state import Fleet
from tests.revenant.cards import cases, check_ability, check_idle, position
from tests.revenant.conditions import meet
from tests.revenant.table import CONTENT, Table

CASES = cases("captains")
NAMES = [f"{captain} {number}" for captain in CONTENT.captains for number in range(1, 7)]


def with_captain(name: str) -> tuple[Fleet, Ability]:
    """The position with the Captain active; 1 is basic, 2 activated, 3 to 6 Rank 0 to 3."""
    captain, number = name.split()
    fleet, record = position(member=0), CONTENT.captains[captain]
    fleet.players[0].captain = captain
    fleet.players[0].rank = max(int(number) - 3, 0)
    abilities = (record.basic, record.activated, *record.levels)
    return fleet, abilities[int(number) - 1]


@pytest.mark.parametrize("name", NAMES)
def test_an_ability_says_and_does(name: str) -> None:
    check_ability(CASES[name], *with_captain(name), name.split()[0])


def test_every_ability_is_here() -> None:
    assert CASES.keys() == set(NAMES)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith("2")])
def test_basic_and_evolving_abilities_need_the_captain_himself(name: str) -> None:
    """[R-163] [R-164]"""
    fleet, ability = with_captain(name)
    fleet.turn.member = 1
    meet(fleet, ability.condition)
    check_idle(fleet, ability)


@pytest.mark.parametrize("captain", CONTENT.captains)
def test_the_activated_ability_works_for_the_whole_crew_at_any_rank(captain: str) -> None:
    """[R-164] [R-252]"""
    for member in range(3):
        fleet, _ = with_captain(f"{captain} 2")
        fleet.turn.member, fleet.players[0].rank = member, member
        table = Table(fleet, ("test-fire", "activation", "during", -1, 0, 0, 0)).greedy()
        assert table.events("ability")[0].data["card"] == captain


def test_the_rank_bonuses_of_most_captains_are_the_usual_ones() -> None:
    """[R-111] [R-165] [R-166] [R-167]"""
    usual = [c for c in CONTENT.captains.values() if c.hidden_influence == (1, 2, 3, 4)]
    assert len(usual) == 6
    assert all(c.operation_income == (2, 2, 3, 3) for c in usual)
    assert all(c.tactics_reset == (0, 1, 2, 3) for c in CONTENT.captains.values())
    assert all(set(c.operation_income) <= {2, 3} for c in CONTENT.captains.values())
