"""Values: what a position is worth to a seat, as a weighted sum of features and cards.

The features are the game's own (`Game.judge`), the weights are data and can be learned. A weight is
two numbers: what a feature or a card is worth at the end of the game, and at its beginning. Between
them it changes with the turns that are left. A card that is not among the weights has no price.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from domineum.kernel import AnyGame, BadData, DomineumError, Message, Seat
from domineum.kernel.judge import Judge


class Weight(NamedTuple):
    """What one of a feature or a card is worth."""

    end: float
    """At the end of the game."""
    beginning: float


Weights = Mapping[str, Weight]


def judge_of(game: AnyGame) -> Judge:
    """What counts in a game; only random bots play games that do not say it."""
    if game.judge is None:
        raise DomineumError(f"only random bots play {game.name} yet")
    return game.judge


def weights(game: AnyGame, state: Any) -> Weights:
    """The weights for a position, as last learned."""
    return _cached(judge_of(game).weights(state))


def read_weights(path: Path) -> dict[str, Weight]:
    """Read weights from a file. One that does not change with time is written as one number."""
    if not path.is_file():
        raise BadData(str(path), "there are no weights for this game")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        name: _weight(one) for name, one in {**table["weights"], **table.get("cards", {})}.items()
    }


def _weight(value: Any) -> Weight:
    end, beginning = value if isinstance(value, list) else (value, value)
    return Weight(float(end), float(beginning))


@cache
def _cached(path: Path) -> Weights:
    return read_weights(path)


def value(game: AnyGame, state: Any, seat: Seat, weighing: Weights | None = None) -> float:
    """What a position is worth to a seat."""
    return evaluator(game, weighing)(state, seat)


def evaluator(game: AnyGame, weighing: Weights | None = None) -> Callable[[Any, Seat], float]:
    """The function that values a position of a game, with its own weights or with others."""
    judge = judge_of(game)
    features, cards, time_left = judge.features, judge.cards, judge.time
    tables: dict[tuple[Path | None, float], Mapping[str, float]] = {}

    def evaluate(state: Any, seat: Seat) -> float:
        path = judge.weights(state) if weighing is None else None
        time = time_left(state, seat)
        table = tables.get((path, time))
        if table is None:
            known = _cached(path) if path else weighing
            assert known is not None
            table = tables[path, time] = weights_at(known, time)
        worth = 0.0
        for name, amount in features(state, seat).items():
            if amount:
                worth += table[name] * amount
        for name, amount in cards(state, seat).items():
            if name in table:
                worth += table[name] * amount
        return worth

    return evaluate


def weights_at(known: Weights, time: float) -> dict[str, float]:
    """What everything is worth while this share of the turns is left."""
    return {name: one.end + (one.beginning - one.end) * time for name, one in known.items()}


def is_card(name: str) -> bool:
    """Whether a weight is that of a card: it has the key of its name, others have words."""
    return "-" in name


class Gain(NamedTuple):
    """The change of one feature or card, and what that is worth."""

    feature: str
    change: float
    weight: float

    def text(self) -> Message:
        """Its message in the bots' catalogue."""
        change = round(self.change) or (1 if self.change > 0 else -1)
        more = "yes" if change > 0 else "no"
        how, _, card = self.feature.rpartition(" ")
        if is_card(self.feature):
            key = f"why-card-{how}" if how else "why-card"
            return Message(key, {"card": Message(card), "more": more})
        return Message(
            f"why-{self.feature}",
            {"change": f"{change:+d}", "n": abs(change), "more": more},
        )


def difference(game: AnyGame, before: Any, after: Any, seat: Seat) -> list[Gain]:
    """What changed between two positions, the most important first: for explanations."""
    judge = judge_of(game)
    known = weights_at(weights(game, after), judge.time(after, seat))
    old, new = (
        {**judge.features(state, seat), **judge.cards(state, seat)} for state in (before, after)
    )
    changes = {name: new.get(name, 0.0) - old.get(name, 0.0) for name in {**new, **old}}
    gains = [Gain(name, by, known.get(name, 0.0) * by) for name, by in changes.items()]
    return sorted((gain for gain in gains if abs(gain.weight) > 0.05), key=lambda g: -abs(g.weight))
