"""Figures: the numbers of a position that people look at, and how a choice would change them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from domineum.kernel.messages import Message


class Figure(NamedTuple):
    """A number with its name. Of a `bad` one, more is worse."""

    name: Message
    amount: int
    bad: bool = False


class Shift(NamedTuple):
    """A figure that changes."""

    name: Message
    before: int
    after: int
    bad: bool

    @property
    def change(self) -> int:
        """By how much."""
        return self.after - self.before

    @property
    def good(self) -> bool:
        """Whether the change is welcome."""
        return (self.after > self.before) != self.bad

    @property
    def key(self) -> tuple[object, ...]:
        """What tells a figure from the others."""
        return _key(self.name)


def shifts(before: Sequence[Figure], after: Iterable[Figure]) -> list[Shift]:
    """Name the figures that differ; one that is missing is 0."""
    after = [*after]
    touched = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
    if len(before) == len(after) and all(old.name == new.name for old, new in touched):
        return [Shift(old.name, old.amount, new.amount, old.bad) for old, new in touched]
    old = {_key(figure.name): figure for figure in before}
    new = {_key(figure.name): figure for figure in after}
    found = []
    for key, figure in {**new, **old}.items():
        start, end = (x[key].amount if key in x else 0 for x in (old, new))
        if start != end:
            found.append(Shift(figure.name, start, end, figure.bad))
    return found


def _key(name: Message) -> tuple[object, ...]:
    return (name.key, *name.args.items())
