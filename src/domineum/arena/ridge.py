"""Least squares with a penalty for large weights, by the normal equations, in plain Python."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from operator import mul

Row = Mapping[int, float]
"""The columns that are not 0."""


class Ridge:
    """Adds up rows, and finds the weights that fit them best."""

    def __init__(self, columns: int) -> None:
        self.rows = 0
        self._square = [[0.0] * (column + 1) for column in range(columns)]
        """The lower half of the sums of products of columns."""
        self._right = [0.0] * columns

    def add(self, row: Row, target: float) -> None:
        """Add a row and what its columns are to sum up to."""
        self.rows += 1
        items = sorted(row.items())
        for place, (column, amount) in enumerate(items):
            self._right[column] += amount * target
            sums = self._square[column]
            for other, more in items[: place + 1]:
                sums[other] += amount * more

    def solve(self, penalties: Sequence[float]) -> list[float]:
        """The weights. The penalty of a column counts like so many more rows in which it has its
        usual size and the target is 0."""
        lower = [sums[:] for sums in self._square]
        for column, penalty in enumerate(penalties):
            usual = self._square[column][column] / max(1, self.rows)
            lower[column][column] += penalty * usual + TINY
        _factorize(lower)
        return _substitute(lower, self._right)


TINY = 1e-9


def _factorize(lower: list[list[float]]) -> None:
    """Cholesky's factor of a symmetric positive definite matrix, in place."""
    for i, row in enumerate(lower):
        for j in range(i):
            other = lower[j]
            row[j] = (row[j] - _product(row, other, j)) / other[j]
        row[i] = math.sqrt(max(TINY, row[i] - _product(row, row, i)))


def _product(one: Sequence[float], other: Sequence[float], length: int) -> float:
    total: float = sum(map(mul, one[:length], other))
    return total


def _substitute(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve the equations with a factor of their matrix."""
    half: list[float] = []
    for i, row in enumerate(lower):
        half.append((right[i] - _product(row, half, i)) / row[i])
    found = half[:]
    for i in reversed(range(len(found))):
        found[i] = value = found[i] / lower[i][i]
        for j, factor in enumerate(lower[i][:i]):
            found[j] -= factor * value
    return found
