"""A game of the kernel at a table of one kind, as something to measure."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from bench.measure import UNITS, Work, each
from domineum.bots.random import play_out
from domineum.bots.search import Search
from domineum.bots.seat import SeatAtTable
from domineum.bots.values import evaluator
from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.decode import Plain
from domineum.kernel.match import CHECKPOINT_EVERY

FORWARD_ONLY = 10**9
"""A number of choices between two checkpoints that no game reaches."""
MATCHES = 10
"""How many games are stopped half-way, to be copied and to be thought about."""
PLANS = 60
"""How many plans are made for a position before the next one."""
SAMPLES = 3
"""How many samples a captain thinks about at once."""


@dataclass(frozen=True)
class Table:
    """A game, set up in one way."""

    name: str
    game: AnyGame
    mode: str
    config: Callable[[int], Mapping[str, Plain]]
    """The config of the game with a seed."""

    @property
    def measures(self) -> Sequence[str]:
        """Everything, but plans only where planners know the game, and environments for all that
        have an observer, where what they need is installed."""
        missing = {"captain"} if self.game.judge is None else set()
        if self.game.observer is None or importlib.util.find_spec("pettingzoo") is None:
            missing.add("environment")
        return [name for name in UNITS if name not in missing]

    def work(self, measure: str) -> Work:
        """Prepare a measure and return its work."""
        if measure == "captain":
            return self._plan
        if measure == "environment":
            return self._step
        if not measure.startswith("copy"):
            return partial(self._play, measure)
        return each([_copy(measure, match) for match in self._middles])

    def _play(self, measure: str, seed: int) -> int:
        every = FORWARD_ONLY if measure == "random play, forward only" else CHECKPOINT_EVERY
        match = Match(self.game, self.config(seed), seed, checkpoint_every=every)
        decisions = play_out(match, Random.stream(seed, "bots"))
        return 1 if measure == "whole game" else decisions

    def _step(self, seed: int) -> int:
        """Play a game in an environment, where every agent sees what it knows before it acts."""
        # Only this measure needs what environments need.
        from domineum.envs.aec import TurnsEnv
        from domineum.envs.episode import Episodes

        config, random = self.config(seed), Random.stream(seed, "bots")
        mode, seats = self.mode, self.game.seats(config)
        env = TurnsEnv(self.name, Episodes(self.game, mode, seats))
        env.reset(seed)
        steps = 0
        while not env.episodes.over:
            seen, *_ = env.last()
            env.step(random.pick(seen["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    def _plan(self, number: int) -> int:
        """Let a captain make plans in the middle of a game."""
        match = self._middles[number % MATCHES]
        seat, random = match.question().seat, Random.stream(number, "captain")
        place = SeatAtTable(match, seat)
        roots = [place.sample(random) for _ in range(SAMPLES)]
        search = Search(roots, seat, random, evaluator(self.game, None))
        search.improve(PLANS, lambda: False)
        return PLANS

    @cached_property
    def _middles(self) -> list[Match[Any]]:
        return [self._middle(seed) for seed in range(MATCHES)]

    def _middle(self, seed: int) -> Match[Any]:
        """A match in the middle of its game."""
        half = self._play("random play", seed) // 2
        match, random = Match(self.game, self.config(seed), seed), Random.stream(seed, "bots")
        for _ in range(half):
            match.choose(random.pick(match.question().options))
        return match


def _copy(measure: str, match: Match[Any]) -> Callable[[], object]:
    """The call that makes such a copy."""
    if measure == "copy of a state":
        return lambda: match.state.copy()
    if measure == "copy that is not read yet":
        return match.copy
    if measure == "copy at a checkpoint":
        match = _to_checkpoint(match.copy())
    return lambda: match.copy().over


def _to_checkpoint(match: Match[Any]) -> Match[Any]:
    """Go on to a question that is asked right at a checkpoint, if there is one."""
    random = Random(0)
    while not match.over and match._checkpoints[-1][0] != len(match.history):
        match.choose(random.pick(match.question().options))
    return match
