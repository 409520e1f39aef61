"""A library describes every record of content in words."""

from __future__ import annotations

from typing import NamedTuple

from domineum.kernel.content import Piece
from domineum.kernel.decode import Plain
from domineum.kernel.messages import Message


class Line(NamedTuple):
    """A line of a card, and its label, if it has one."""

    text: Message
    label: Message | None = None


class Entry(NamedTuple):
    """A record: its lines in reading order, its data as written, the text of each part by path."""

    kind: str
    piece: Piece
    lines: list[Line]
    data: dict[str, Plain]
    texts: dict[str, Message]
