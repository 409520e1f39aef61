"""Values: what a position is worth to a seat, as a weighted sum of features.

The features are the game's own (`features(state, seat)`), the weights are data and can be tuned.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from domineum.bots import features_voidfall
from domineum.kernel import BadData, Seat

Features = Callable[[Any, Seat], dict[str, float]]
FOLDER = Path(__file__).parent / "weights"
GAMES: dict[str, Features] = {"voidfall": features_voidfall.features}
TURN_BEGINS = {"voidfall": "voidfall.select"}
"""The topic that begins a turn: plans end there, also for a player who is alone."""


@cache
def weights(game: str) -> Mapping[str, float]:
    """The weights of a game, as they were tuned last."""
    return read_weights(FOLDER / f"{game}.toml")


def read_weights(path: Path) -> dict[str, float]:
    """Read weights from a file."""
    if not path.is_file():
        raise BadData(str(path), "there are no weights for this game")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in table["weights"].items()}


def value(game: str, state: Any, seat: Seat, weighing: Mapping[str, float] | None = None) -> float:
    """What a position is worth to a seat."""
    known = weights(game) if weighing is None else weighing
    found = GAMES[game](state, seat)
    return sum(known.get(name, 0.0) * amount for name, amount in found.items())


def difference(game: str, before: Any, after: Any, seat: Seat) -> list[tuple[str, float]]:
    """What changed between two positions, the weightiest first: for explanations."""
    known = weights(game)
    old, new = GAMES[game](before, seat), GAMES[game](after, seat)
    changes = [(name, known.get(name, 0.0) * (new[name] - old[name])) for name in new]
    return sorted((c for c in changes if abs(c[1]) > 0.05), key=lambda c: -abs(c[1]))
