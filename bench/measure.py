"""How fast a game is: what is measured, and how."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from typing import Protocol

Work = Callable[[int], int]
"""Does the work with this number, and returns how many units that was."""
ROUNDS = 5
"""The best of this many is reported: the one least disturbed by others."""


@dataclass(frozen=True)
class Unit:
    """How a rate is reported: as it is, or as the time for one, in parts of a second."""

    name: str
    parts: float = 0.0

    def value(self, rate: float) -> float:
        """The number to report for a rate per second."""
        return self.parts / rate if self.parts else rate


UNITS = {
    "random play": Unit("decisions/s"),
    "random play, forward only": Unit("decisions/s"),
    "whole game": Unit("ms", 1e3),
    "copy of a state": Unit("us", 1e6),
    "copy that is not read yet": Unit("us", 1e6),
    "copy of a match": Unit("us", 1e6),
    "copy at a checkpoint": Unit("us", 1e6),
    "captain": Unit("plans/s"),
    "environment": Unit("steps/s"),
}
"""Everything that is measured."""


class Subject(Protocol):
    """Something whose speed is measured."""

    @property
    def name(self) -> str:
        """What it is called in the table."""

    @property
    def measures(self) -> Sequence[str]:
        """Which of `UNITS` are measured."""

    def work(self, measure: str) -> Work:
        """Prepare a measure and return its work."""


def best_rate(work: Work, seconds: float) -> float:
    """The best rate of several rounds of the same work, which take `seconds` together."""
    return max(rate(work, seconds / ROUNDS) for _ in range(ROUNDS))


def rate(work: Work, seconds: float, turn: int = 0) -> float:
    """Work for about `seconds` of the processor, and return the units in one; each turn does other
    work. What else the machine does then counts little."""
    units, number = 0, turn * 1_000_000
    with _undisturbed():
        start = process_time()
        while (passed := process_time() - start) < seconds or not units:
            units += work(number)
            number += 1
    return units / passed


def each(calls: Sequence[Callable[[], object]]) -> Work:
    """The work of calling them all."""

    def work(number: int) -> int:
        for call in calls:
            call()
        return len(calls)

    return work


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep the garbage collector away from what is measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
