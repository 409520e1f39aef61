"""What the database keeps, as typed rows."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["choose", "undo", "redo"]
State = Literal["playing", "over", "aside"]
SeatKind = Literal["person", "bot", "open"]


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's append-only log."""

    seq: int
    kind: Kind
    seat: int
    code: str
    changed: dict[str, str]
    made_by: str
    request: str


class SeatRow(msgspec.Struct):
    """Who has a seat. A link is valid for one generation of it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    generation: int
    webhook: str


class TableRow(msgspec.Struct):
    """A table."""

    id: str
    game: str
    rules: str
    content: str
    seed: str
    seeded: bool
    config: str
    seq: int
    revision: int
    state: State
    problem: str
    listed: bool
    spectators: bool
    hot_seat: bool
    imported: bool
    bots_waiting: bool
    creator: str
    rematch: str
    created_at: int
    changed_at: int
