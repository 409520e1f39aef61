"""Points of the rules at which cards change a value."""

from __future__ import annotations

import pytest

from domineum.kernel import Point
from domineum.kernel.modifiers import Change

Cards = list[str]


@pytest.fixture
def income() -> Point[int, [Cards]]:
    point = Point[int, [Cards]]("income", lambda cards: cards)

    @point.modifier("double", order=1)
    def double(value: int, cards: Cards) -> int:
        return value * 2

    @point.modifier("bonus")
    def bonus(value: int, cards: Cards) -> int:
        return value + len(cards)

    @point.modifier("cap", order=2)
    def cap(value: int, cards: Cards) -> int:
        return min(value, 9)

    return point


def test_without_a_source_nothing_is_modified(income: Point[int, [Cards]]) -> None:
    assert income(3, []) == 3


def test_modifiers_apply_in_their_order_not_in_that_of_the_cards(
    income: Point[int, [Cards]],
) -> None:
    assert income(1, ["double", "bonus"]) == income(1, ["bonus", "double"]) == 6


def test_a_source_that_modifies_something_else_is_ignored(income: Point[int, [Cards]]) -> None:
    assert income(1, ["bonus", "unknown"]) == 3


def test_a_source_that_is_there_twice_counts_twice(income: Point[int, [Cards]]) -> None:
    assert income(1, ["double", "double"]) == 4


def test_an_explanation_says_what_each_source_does(income: Point[int, [Cards]]) -> None:
    assert income.explain(1, ["double", "unknown", "bonus"]) == [
        Change("bonus", 1, 4),
        Change("double", 4, 8),
    ]


def test_an_explanation_leaves_out_what_changes_nothing(income: Point[int, [Cards]]) -> None:
    assert income.explain(1, ["cap"]) == []
    assert income.explain(9, ["cap", "bonus"]) == [Change("bonus", 9, 11), Change("cap", 11, 9)]


@pytest.mark.parametrize("cards", [[], ["cap"], ["double", "cap", "bonus"], ["x", "double"]])
def test_the_explanation_agrees_with_the_value(income: Point[int, [Cards]], cards: Cards) -> None:
    changes = income.explain(4, cards)
    assert income(4, cards) == (changes[-1].after if changes else 4)


def test_a_source_modifies_a_point_once(income: Point[int, [Cards]]) -> None:
    with pytest.raises(ValueError, match="double modifies income twice"):
        income.modifier("double")(lambda value, cards: value)
