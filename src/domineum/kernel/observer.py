"""Observers: a position as whole numbers in a fixed layout, for programs that learn."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from domineum.kernel.question import Seat


class Block(NamedTuple):
    """A part of an observation: a table of whole numbers."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.rows) * len(self.columns)


class Observer(Protocol):
    """Writes down a position of a game for a seat.

    The seat itself comes first in every block with a row for each seat, and those who follow it
    in the order of the table after it. Where a number stands for a thing of the content, 0 is
    nothing and 1 the first id in the order of the alphabet; a seat is counted from the one that
    looks, which is 1.
    """

    version: int
    """Rises when the meaning of a number changes."""

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The layout, the same for all games that are played with this content."""

    def observe(self, state: Any, seat: Seat) -> dict[str, Sequence[int]]:
        """The numbers of each block, row by row, from what the seat may know: a list, or an array
        of its own of the type "h"."""


def numbered(ids: Iterable[str]) -> dict[str, int]:
    """Numbers for things of the content from 1; 0 is nothing."""
    return {"": 0} | {name: number for number, name in enumerate(sorted(ids), 1)}


def blank(rows: int, places: Mapping[str, int]) -> array[int]:
    """A block with a column for each thing of a kind, full of zeros."""
    return array("h", bytes(2 * rows * (len(places) - 1)))


def mark(
    block: array[int], row: int, names: Iterable[str], places: Mapping[str, int], by: int = 1
) -> None:
    """Mark some things in a row of a block."""
    before = row * (len(places) - 1) - 1
    for name in names:
        block[before + places[name]] += by


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """Numbers with zeros after them, up to a length."""
    missing = length - len(numbers)
    return [*numbers, *[0] * missing] if missing >= 0 else [*numbers[:length]]
