"""The conditions of all Crises, met and just missed."""

import pytest

from domineum.voidfall import GAME
from tests.voidfall.content import (
    crisis_cards_1,
    crisis_cards_2,
    crisis_cards_3,
    crisis_cards_start,
)
from tests.voidfall.crisis_table import meets, misses

BY_LEVEL = (
    crisis_cards_start.CASES,
    crisis_cards_1.CASES,
    crisis_cards_2.CASES,
    crisis_cards_3.CASES,
)
CASES = {crisis: case for cases in BY_LEVEL for crisis, case in cases.items()}


@pytest.mark.parametrize("crisis", CASES)
def test_a_crisis_is_resolved_by_its_deed(crisis: str) -> None:
    """It leaves for the pile of its level, or for the box. [V-096] [V-097] [V-098] [V-099]"""
    acts, pays, _ = CASES[crisis]
    for act in acts:
        meets(crisis, act, pays)


@pytest.mark.parametrize("crisis", CASES)
def test_a_crisis_stays_if_anything_is_missing(crisis: str) -> None:
    """[V-094] [V-096] [V-097] [V-098]"""
    misses(crisis, *CASES[crisis][2])


@pytest.mark.parametrize("level", range(4))
def test_every_crisis_is_tested(level: int) -> None:
    """The cards of level 0 are the starting ones."""
    crises = GAME.records.crises.values()
    assert set(BY_LEVEL[level]) == {card.id for card in crises if card.level == level}
