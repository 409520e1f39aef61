from __future__ import annotations

import pytest

from domineum.arena.times import Clock


def test_quantiles_are_known_to_a_tenth_of_a_decade() -> None:
    clock = Clock()
    for n in range(1, 1001):
        clock.add(n / 1000)
    for share in (0.5, 0.95, 0.99):
        assert share <= clock.quantile(share) <= share * 10**0.1
    assert clock.quantile(1.0) == clock.longest == 1.0
    assert clock.mean == pytest.approx(0.5005)


def test_stored_clocks_add_up() -> None:
    one, two, both = Clock(), Clock(), Clock()
    for clock, seconds in ((one, 0.001), (two, 0.3), (two, 0.0)):
        clock.add(seconds)
    for clock in (one, two):
        both.join(clock.to_plain())
    assert (both.decisions, both.longest) == (3, 0.3)
    assert sum(both.histogram.values()) == 3


def test_a_clock_that_never_ran() -> None:
    assert (Clock().quantile(0.5), Clock().mean) == (0.0, 0.0)
