"""What the lines of the library are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.kernel.library import Line


class Described(Protocol):
    """What has a printed text."""

    def describe(self) -> Message:
        """The printed text."""


def label(word: str) -> Message:
    """What stands before a line."""
    return Message(f"library-{word}")


def line(word: str, text: Message) -> Line:
    """A line with its label."""
    return Line(text, label(word))


def amount(word: str, number: int) -> Line:
    """A line that is a number."""
    return line(word, Message("library-number", {"number": number}))


def each(word: str, found: Sequence[Described]) -> Iterator[Line]:
    """A line for each, all with the same label."""
    return (line(word, one.describe()) for one in found)


def names(argument: str, ids: Sequence[str]) -> Message:
    """Names one after the other."""
    return joined("list-comma", [Message(f"{argument}-{name}") for name in ids])


def origin_text(house: str, side: str) -> Message:
    """The Origin that something comes from."""
    return Message("library-origin-of", {"house": house, "side": side})
