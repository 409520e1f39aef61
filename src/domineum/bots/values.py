"""Values: what a position is worth to a seat, as a weighted sum of features.

The features are the game's own (`Game.judge`), the weights are data and can be tuned.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from domineum.kernel import AnyGame, BadData, DomineumError, Message, Seat
from domineum.kernel.judge import Judge


def judge_of(game: AnyGame) -> Judge:
    """What counts in a game; only random bots play games that do not say it."""
    if game.judge is None:
        raise DomineumError(f"only random bots play {game.name} yet")
    return game.judge


def weights(game: AnyGame, state: Any) -> Mapping[str, float]:
    """The weights for a position, as last tuned."""
    return _cached(judge_of(game).weights(state))


def read_weights(path: Path) -> dict[str, float]:
    """Read weights from a file."""
    if not path.is_file():
        raise BadData(str(path), "there are no weights for this game")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in table["weights"].items()}


@cache
def _cached(path: Path) -> Mapping[str, float]:
    return read_weights(path)


def value(
    game: AnyGame, state: Any, seat: Seat, weighing: Mapping[str, float] | None = None
) -> float:
    """What a position is worth to a seat."""
    return evaluator(game, weighing)(state, seat)


def evaluator(
    game: AnyGame, weighing: Mapping[str, float] | None = None
) -> Callable[[Any, Seat], float]:
    """The function that values a position of a game, with its own weights or with others."""
    judge = judge_of(game)
    features = judge.features

    def evaluate(state: Any, seat: Seat) -> float:
        known = _cached(judge.weights(state)) if weighing is None else weighing
        found = features(state, seat)
        worth = 0.0
        for name, amount in found.items():
            if amount:
                worth += known[name] * amount
        return worth

    return evaluate


class Gain(NamedTuple):
    """The change of one feature, and what that is worth."""

    feature: str
    change: float
    weight: float

    def text(self) -> Message:
        """Its message in the bots' catalogue."""
        change = round(self.change) or (1 if self.change > 0 else -1)
        more = "yes" if change > 0 else "no"
        return Message(
            f"why-{self.feature}",
            {"change": f"{change:+d}", "n": abs(change), "more": more},
        )


def difference(game: AnyGame, before: Any, after: Any, seat: Seat) -> list[Gain]:
    """What changed between two positions, the most important first: for explanations."""
    known = weights(game, after)
    features = judge_of(game).features
    old, new = features(before, seat), features(after, seat)
    gains = [
        Gain(name, new[name] - old[name], known[name] * (new[name] - old[name])) for name in new
    ]
    return sorted((gain for gain in gains if abs(gain.weight) > 0.05), key=lambda g: -abs(g.weight))
