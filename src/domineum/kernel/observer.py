"""Observers: a position as whole numbers in a fixed layout, for programs that learn."""

from __future__ import annotations

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

    def observe(self, state: Any, seat: Seat) -> dict[str, list[int]]:
        """The numbers of each block, row by row, from what the seat may know."""


def numbered(ids: Iterable[str]) -> dict[str, int]:
    """Numbers for things of the content from 1; 0 is nothing."""
    return {"": 0} | {name: number for number, name in enumerate(sorted(ids), 1)}


def marked(names: Iterable[str], places: Mapping[str, int], mark: int = 1) -> list[int]:
    """A row with a column for each thing of a kind, in which some are marked."""
    row = [0] * (len(places) - 1)
    for name in names:
        row[places[name] - 1] += mark
    return row


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """Numbers with zeros after them, up to a length."""
    return [*numbers[:length], *[0] * (length - len(numbers))]
