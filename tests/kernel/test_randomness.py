"""The generator gives the same numbers everywhere."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domineum.kernel import Random

seeds = st.integers(0, 2**64 - 1)


def test_the_numbers_are_those_of_the_published_algorithm() -> None:
    random = Random(1234567)
    assert [random.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_shuffles_and_numbers_never_change() -> None:
    random = Random.stream(2024, "game")
    cards = list(range(10))
    random.shuffle(cards)
    assert random.value == 639048908764106637
    assert cards == [9, 5, 8, 1, 0, 7, 6, 2, 4, 3]
    assert [random.below(6) for _ in range(12)] == [0, 3, 5, 0, 0, 0, 0, 0, 0, 1, 5, 5]
    assert random.pick("abcdefgh") == "e"


@given(seeds, st.integers(1, 2**64))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    assert 0 <= Random(seed).below(limit) < limit


def test_all_numbers_are_equally_likely() -> None:
    random = Random(1)
    counts = Counter(random.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_a_limit_that_does_not_divide_the_range_is_not_biased() -> None:
    """With 3/4 of the range a plain remainder or product would favour every third number."""
    random, limit = Random(1), 3 * 2**62
    counts = Counter(random.below(limit) % 3 for _ in range(6000))
    assert all(1850 < counts[rest] < 2150 for rest in range(3))


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_is_a_permutation(seed: int, things: list[int]) -> None:
    shuffled = things[:]
    Random(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(things)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    random = Random(5)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        random.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_streams_of_one_seed_differ() -> None:
    drawn = {Random.stream(seed, name).bits() for seed in (1, 2, 11) for name in ("game", "1")}
    assert len(drawn) == 6


def test_a_copy_draws_the_same_numbers() -> None:
    random = Random(9)
    twin = random.copy()
    assert [random.bits() for _ in range(3)] == [twin.bits() for _ in range(3)]


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(IndexError):
        Random(1).pick([])
