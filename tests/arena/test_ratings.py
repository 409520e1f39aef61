"""Ratings find the strengths with which games were made."""

from __future__ import annotations

import math

import pytest

from domineum.arena.ratings import (
    POINTS,
    Evidence,
    Ranking,
    interval,
    ranking_of,
    rate,
    strengths,
    wilson,
)
from domineum.arena.running_ratings import RunningRatings
from domineum.kernel import Random

TRUE = {"strong": 4.0, "middle": 1.0, "weak": 0.25}


def drawn(random: Random, seats: list[str]) -> Ranking:
    """A ranking drawn as the model says."""
    left, ranking = list(seats), []
    while left:
        at = random.below(10**9) / 10**9 * sum(TRUE[bot] for bot in left)
        for bot in left:
            at -= TRUE[bot]
            if at < 0:
                break
        left.remove(bot)
        ranking.append((bot,))
    return tuple(ranking)


@pytest.mark.parametrize(
    "seats", [["strong", "middle", "weak"], ["strong", "middle", "weak", "weak", "middle"]]
)
def test_known_strengths_are_found_again(seats: list[str]) -> None:
    random = Random(5)
    evidence = Evidence.of(drawn(random, seats) for _ in range(4000))
    found = strengths(evidence, dict.fromkeys(TRUE, 0.0))
    for bot, strength in TRUE.items():
        assert found[bot] - found["middle"] == pytest.approx(math.log(strength), abs=0.12)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    random = Random(6)
    held = 0
    for _ in range(40):
        by_seed = {seed: Evidence.of([drawn(random, ["strong", "middle"])]) for seed in range(60)}
        rating = rate(by_seed, ["strong", "middle"])["strong"]
        assert rating.low < rating.points < rating.high
        held += rating.low <= POINTS * math.log(4) / 2 <= rating.high
    assert held >= 35


def test_the_same_games_give_the_same_ratings_the_best_first() -> None:
    random = Random(7)
    by_seed = {seed: Evidence.of([drawn(random, list(TRUE))]) for seed in range(40)}
    first, second = rate(by_seed, sorted(TRUE)), rate(by_seed, sorted(TRUE))
    assert first == second
    assert [*first] == ["strong", "middle", "weak"]
    assert sum(rating.points for rating in first.values()) == pytest.approx(0)


def test_a_bot_that_always_wins_has_a_finite_rating_that_grows_with_the_games() -> None:
    few, many = (
        rate({seed: Evidence.of([(("a",), ("b",))]) for seed in range(n)}, ["a", "b"])["a"]
        for n in (5, 80)
    )
    assert 0 < few.points < many.points
    assert few.low < few.points < few.high
    assert few.high - few.low > 100


def test_equal_places_help_nobody() -> None:
    tie = ranking_of(["a", "b"], [1, 1])
    assert tie == (("a", "b"),)
    found = strengths(Evidence.of([tie] * 10), {"a": 0.5, "b": 0.0})
    assert found["a"] == pytest.approx(found["b"])


def test_a_ranking_is_read_from_the_places() -> None:
    assert ranking_of(["a", "b", "a"], [2, 1, 2]) == (("b",), ("a", "a"))


def test_a_bot_alone_at_a_table_teaches_nothing() -> None:
    evidence = Evidence.of([(("a",), ("a",))])
    assert (dict(evidence.wins), dict(evidence.contests)) == ({}, {})


@pytest.mark.parametrize(
    ("won", "number", "low", "high"),
    [(5, 10, 0.237, 0.763), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (190, 200, 0.911, 0.973)],
)
def test_wilson_intervals(won: int, number: int, low: float, high: float) -> None:
    assert wilson(won, number) == pytest.approx((low, high), abs=0.001)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_middle_of_many_numbers() -> None:
    assert interval([float(n) for n in range(1000, 0, -1)]) == (26.0, 975.0)


def test_openskill_follows_the_games() -> None:
    live = RunningRatings(("a", "b"))
    for _ in range(10):
        live.add({"bots": ["b", "a", "b"], "ranks": [2, 1, 3]})
    assert live.line().startswith("a ")
    live.add({"bots": ["a", "a"], "ranks": [1, 2]})
    assert RunningRatings(("a",)).line() == ""
