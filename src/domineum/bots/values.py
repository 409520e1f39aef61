"""Values: what a position is worth to a seat, as a weighted sum of features.

The features are the game's own (`features(state, seat)`), the weights are data and can be tuned.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from domineum.bots import features_revenant, features_voidfall
from domineum.kernel import BadData, Message, Seat

Features = Callable[[Any, Seat], dict[str, float]]
FOLDER = Path(__file__).parent / "weights"
GAMES: dict[str, Features] = {
    "voidfall": features_voidfall.features,
    "revenant": features_revenant.features,
}


def _set_of_voidfall(state: Any) -> str:
    if state is None or state.void is None:
        return "voidfall"
    return "voidfall-void" if len(state.players) == 1 else "voidfall-team"


FILES: dict[str, Callable[[Any], str]] = {"voidfall": _set_of_voidfall}
"""Games with several sets of weights: the name of the set that a position needs."""


def weights_file(game: str, state: Any = None) -> Path:
    """Where the weights for a position are; without a position, the first set of the game."""
    return FOLDER / f"{FILES[game](state) if game in FILES else game}.toml"


def weights(game: str, state: Any = None) -> Mapping[str, float]:
    """The weights for a position, as last tuned."""
    return _cached(weights_file(game, state))


def read_weights(path: Path) -> dict[str, float]:
    """Read weights from a file."""
    if not path.is_file():
        raise BadData(str(path), "there are no weights for this game")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in table["weights"].items()}


@cache
def _cached(path: Path) -> Mapping[str, float]:
    return read_weights(path)


def value(game: str, state: Any, seat: Seat, weighing: Mapping[str, float] | None = None) -> float:
    """What a position is worth to a seat."""
    known = weights(game, state) if weighing is None else weighing
    found = GAMES[game](state, seat)
    return sum(known[name] * amount for name, amount in found.items() if amount)


def evaluator(
    game: str, weighing: Mapping[str, float] | None = None
) -> Callable[[Any, Seat], float]:
    """The function that values a position of a game, with its own weights or with others."""
    return lambda state, seat: value(game, state, seat, weighing)


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


def difference(game: str, before: Any, after: Any, seat: Seat) -> list[Gain]:
    """What changed between two positions, the most important first: for explanations."""
    known = weights(game, after)
    old, new = GAMES[game](before, seat), GAMES[game](after, seat)
    gains = [
        Gain(name, new[name] - old[name], known[name] * (new[name] - old[name])) for name in new
    ]
    return sorted((gain for gain in gains if abs(gain.weight) > 0.05), key=lambda g: -abs(g.weight))
