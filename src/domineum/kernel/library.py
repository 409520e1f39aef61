"""A library tells every record of content in words."""

from __future__ import annotations

from typing import NamedTuple

from domineum.kernel.content import Piece
from domineum.kernel.decode import Plain
from domineum.kernel.messages import Message


class Line(NamedTuple):
    """A line of a card, and what stands before it."""

    text: Message
    label: Message | None = None


class Entry(NamedTuple):
    """A record: its lines in reading order, what was written, and the words of each part of it."""

    kind: str
    piece: Piece
    lines: list[Line]
    data: dict[str, Plain]
    texts: dict[str, Message]
