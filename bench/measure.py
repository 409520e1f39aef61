"""How fast a game is: what is measured, and how."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from domineum.bots.random import play_out
from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.decode import Plain
from domineum.kernel.match import CHECKPOINT_EVERY

FORWARD_ONLY = 10**9
"""A number of choices between two checkpoints that no game reaches."""


@dataclass(frozen=True)
class Row:
    """One line of the table: who was measured, what, and the best of several rounds."""

    subject: str
    measure: str
    value: float
    unit: str


@dataclass(frozen=True)
class Subject:
    """A game of the kernel, set up in one way."""

    name: str
    game: AnyGame
    config: Callable[[int], Mapping[str, Plain]]
    """The config of the game with a seed."""

    def rows(self, seconds: float) -> Iterator[Row]:
        """Measure everything, each for about this long."""
        yield Row(self.name, "random play", self._decisions(seconds), "decisions/s")
        forward = self._decisions(seconds, checkpoint_every=FORWARD_ONLY)
        yield Row(self.name, "random play, forward only", forward, "decisions/s")
        yield Row(self.name, "whole game", self._milliseconds(seconds), "ms")
        matches = [self._half_way(seed) for seed in range(20)]
        copies = [match.state.copy for match in matches]
        yield Row(self.name, "copy of a state", microseconds(copies, seconds), "us")
        twins = [match.copy for match in matches]
        yield Row(self.name, "copy that is not read yet", microseconds(twins, seconds), "us")
        asked = [partial(_copy_and_ask, match) for match in matches]
        yield Row(self.name, "copy of a match", microseconds(asked, seconds), "us")
        fresh = [partial(_copy_and_ask, match) for match in map(_to_checkpoint, matches)]
        yield Row(self.name, "copy at a checkpoint", microseconds(fresh, seconds), "us")

    def _decisions(self, seconds: float, checkpoint_every: int = CHECKPOINT_EVERY) -> float:
        def play(seed: int) -> int:
            match = self._match(seed, checkpoint_every)
            return play_out(match, Random.stream(seed, "bots"))

        return most_per_second(play, seconds)

    def _milliseconds(self, seconds: float) -> float:
        def play(seed: int) -> int:
            play_out(self._match(seed), Random.stream(seed, "bots"))
            return 1

        return 1e3 / most_per_second(play, seconds)

    def _match(self, seed: int, checkpoint_every: int = CHECKPOINT_EVERY) -> Match[Any]:
        return Match(self.game, self.config(seed), seed, checkpoint_every=checkpoint_every)

    def _half_way(self, seed: int) -> Match[Any]:
        """Return a match in the middle of its game."""
        half = play_out(self._match(seed), Random.stream(seed, "bots")) // 2
        match, random = self._match(seed), Random.stream(seed, "bots")
        for _ in range(half):
            match.choose(random.pick(match.question().options))
        return match


def most_per_second(work: Callable[[int], int], seconds: float, rounds: int = 5) -> float:
    """Call `work(0)`, `work(1)`, ... and return the most units per second of the rounds.

    `work` returns how many units it did. The best round is the one least disturbed by others.
    """
    best = 0.0
    number = 0
    with _undisturbed():
        for _ in range(rounds):
            units, start = 0, perf_counter()
            while (passed := perf_counter() - start) < seconds / rounds:
                units += work(number)
                number += 1
            best = max(best, units / passed)
    return best


def _to_checkpoint(match: Match[Any]) -> Match[Any]:
    """Go on to a question that is asked right at a checkpoint, if there is one."""
    random = Random(0)
    while not match.over and match._checkpoints[-1][0] != len(match.history):
        match.choose(random.pick(match.question().options))
    return match


def _copy_and_ask(match: Match[Any]) -> bool:
    """Copy a match and let the copy ask its question."""
    return match.copy().over


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    def work(number: int) -> int:
        for call in calls:
            call()
        return len(calls)

    return 1e6 / most_per_second(work, seconds)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep the garbage collector away from what is measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
