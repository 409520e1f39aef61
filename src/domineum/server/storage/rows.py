"""What the database keeps, as typed rows."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from domineum.kernel.record import Record
from domineum.table.answers import SeatKind, State
from domineum.table.entries import Entry, recorded


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
    name: str = ""


def record_of(table: TableRow, entries: Sequence[Entry]) -> Record:
    """What is stored of a game, as a record: only what the seats did is known."""
    return Record(
        table.game, table.rules, table.content, int(table.seed), json.loads(table.config),
        recorded(entries), digest="",
    )  # fmt: skip
