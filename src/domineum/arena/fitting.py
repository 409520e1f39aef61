"""Fitting weights to finished games: which features foretell how much is still going to be gained.

Each row says how the features of a position differ from those that they are compared with, and what
the rest of the game brought. The weights are fitted by least squares, drawn towards the old ones
by so much as makes them foretell best what happened in games that they were not fitted to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Vector = list[float]
RIDGES = (0.03, 0.1, 0.3, 1.0, 3.0)
FOLDS = 4


@dataclass
class Row:
    """A position: its features by place, what it led to, and the game that it was in."""

    features: Vector
    gain: float
    game: int


@dataclass
class Fit:
    """The result of a fit."""

    weights: dict[str, float]
    ridge: float
    explained: float
    """The share of what happened in other games that the fitted weights foretell."""
    before: float
    """The same of the old weights."""


def fit(rows: Sequence[Row], names: Sequence[str], old: Mapping[str, float]) -> Fit:
    """Fit the named weights; how strongly they are drawn to the old ones is found by trial."""
    prior = [old[name] for name in names]
    folds = [[row for row in rows if row.game % FOLDS != fold] for fold in range(FOLDS)]
    rests = [[row for row in rows if row.game % FOLDS == fold] for fold in range(FOLDS)]
    scores: dict[float, float] = {}
    for ridge in RIDGES:
        fitted = [solved(fold, prior, ridge) for fold in folds]
        scores[ridge] = _share([(w, rest) for w, rest in zip(fitted, rests, strict=True)])
    best = max(scores, key=lambda ridge: scores[ridge])
    weights = dict(zip(names, solved(rows, prior, best), strict=True))
    return Fit(weights, best, scores[best], _share([(prior, rows)]))


def solved(rows: Sequence[Row], prior: Vector, ridge: float) -> Vector:
    """The weights that fit the rows best, drawn towards the prior."""
    size = len(prior)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row in rows:
        left = row.gain - _dot(prior, row.features)
        for i, x in enumerate(row.features):
            if x:
                right[i] += x * left
                line = matrix[i]
                for j, y in enumerate(row.features):
                    line[j] += x * y
    for i in range(size):
        matrix[i][i] += ridge * matrix[i][i] + 1e-9
    return [old + change for old, change in zip(prior, _solve(matrix, right), strict=True)]


def _share(pairs: Sequence[tuple[Vector, Sequence[Row]]]) -> float:
    """Which share of all that happened is foretold."""
    missed = sum((row.gain - _dot(w, row.features)) ** 2 for w, rows in pairs for row in rows)
    total = sum(row.gain**2 for _, rows in pairs for row in rows)
    return 1 - missed / total if total else 0.0


def _dot(weights: Vector, features: Vector) -> float:
    return sum(w * x for w, x in zip(weights, features, strict=True))


def _solve(matrix: list[Vector], right: Vector) -> Vector:
    """Solve linear equations by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            factor = rows[r][i] / rows[i][i] if r != i else 0.0
            if factor:
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
