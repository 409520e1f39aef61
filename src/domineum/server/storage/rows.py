"""What the database keeps, as typed rows."""

from __future__ import annotations

import json
from typing import NamedTuple

import msgspec

from domineum.table.answers import SeatKind, State
from domineum.table.entries import Entry
from domineum.table.snapshots import Snapshot
from domineum.table.upgrades import Stored


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


class DailyRow(msgspec.Struct):
    """A result of a day's game."""

    table_id: str
    day: str
    game: str
    setup: str
    player: str
    name: str
    score: int
    won: bool
    at: int


class DailyResults(NamedTuple):
    """The results of one set-up at one moment."""

    scores: list[tuple[int, int, int]]
    """A score, how many had it, and how many of them have won."""
    best: list[tuple[DailyRow, bool]]
    """The best ones, and whether spectators may look at their tables."""
    own: DailyRow | None
    before: int
    """How many are better than the own one."""


class Whole(NamedTuple):
    """A table as it was at one moment."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    """Of its log, what follows the only snapshot; with all snapshots, all."""
    snapshots: list[Snapshot]

    @property
    def stored(self) -> Stored:
        """What the rules of a table read."""
        row = self.row
        return Stored(
            row.rules, row.content, json.loads(row.config), int(row.seed), self.entries,
            self.snapshots,
        )  # fmt: skip
