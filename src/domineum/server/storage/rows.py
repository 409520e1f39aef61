"""What the database keeps, as typed rows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal

import msgspec

from domineum.kernel.match import Kind
from domineum.kernel.record import Made, Record

State = Literal["playing", "over", "aside"]
SeatKind = Literal["person", "bot", "open"]


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's append-only log: what is recorded, who did it, by which request."""

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


def record_of(table: TableRow, entries: Sequence[Entry]) -> Record:
    """What is stored of a game, as a record: only what the seats did is known."""
    done = tuple(Made("", e.seat, e.code, False, e.changed, e.kind) for e in entries)
    config = json.loads(table.config)
    return Record(table.game, table.rules, table.content, int(table.seed), config, done, digest="")


def imported(record: Record) -> list[Entry]:
    """What is to be stored of a record."""
    done = [made for made in record.choices if not made.forced]
    return [
        Entry(seq, made.kind, made.seat, made.code, made.changed, "import", "")
        for seq, made in enumerate(done, 1)
    ]
