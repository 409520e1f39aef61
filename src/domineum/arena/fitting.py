"""Fitting weights to finished games: which of them win more when they are a little larger.

Every seat has played with weights that were a little off at random. A row says by how much those
of a seat were larger than those of the others, as logarithms, and how far it was ahead in the end.
As all weights were off independently, the effect of each can be estimated by itself. Effects that
could be chance are shrunk towards zero.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

LARGEST = 0.7
"""The most that a weight is changed at once, as a logarithm."""


@dataclass(frozen=True)
class Row:
    """A seat of a game: how far its weights were off, by place, and how far it was ahead."""

    off: Sequence[float]
    ahead: float


@dataclass(frozen=True)
class Effect:
    """What a larger weight brings, in points for each unit of the logarithm."""

    mean: float
    error: float

    @property
    def sure(self) -> float:
        """What is left of it without what could be chance."""
        return self.mean * max(0.0, 1 - (self.error / self.mean) ** 2) if self.mean else 0.0


def effects(rows: Sequence[Row]) -> list[Effect]:
    """The effect of each weight."""
    usual = _mean([row.ahead for row in rows])
    spread = _mean([(row.ahead - usual) ** 2 for row in rows])
    found = []
    for place in range(len(rows[0].off)):
        middle = _mean([row.off[place] for row in rows])
        wide = _mean([(row.off[place] - middle) ** 2 for row in rows])
        both = _mean([(row.off[place] - middle) * (row.ahead - usual) for row in rows])
        error = math.sqrt(spread / wide / len(rows)) if wide else 0.0
        found.append(Effect(both / wide if wide else 0.0, error))
    return found


def changes(found: Sequence[Effect], step: float) -> list[float]:
    """How to change the logarithms of the weights: along their effects, typically by `step`."""
    length = math.sqrt(_mean([effect.sure**2 for effect in found]))
    if not length:
        return [0.0] * len(found)
    return [max(-LARGEST, min(LARGEST, step * effect.sure / length)) for effect in found]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
