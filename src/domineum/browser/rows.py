"""What the browser stores of a table: a row that says what it is, its log, and its snapshots."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from typing import Any

from domineum.kernel.packs import PackName
from domineum.table.answers import SeatKind, State
from domineum.table.entries import Entry
from domineum.table.snapshots import Snapshot


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who has a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""


@dataclass(slots=True)
class Row:
    """What a table is."""

    id: str
    game: str
    rules: str
    content: str
    seed: int
    seeded: bool
    config: dict[str, Any]
    seats: list[SeatRow]
    seq: int = 0
    revision: int = 1
    state: State = "playing"
    problem: str = ""
    rematch: str = ""
    name: str = ""
    created_at: int = 0
    changed_at: int = 0
    packs: list[PackName] = field(default_factory=list)
    """Those that it is played with, by what is in them."""
    analysis: dict[str, Any] | None = None
    """The lines of an analysis board, which has no entries."""


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A snapshot as text."""

    seq: int
    rules: str
    content: str
    data: str

    @classmethod
    def of(cls, found: Snapshot) -> SnapshotRow:
        """As it is stored."""
        return cls(found.seq, found.rules, found.content, b64encode(found.data).decode())

    def snapshot(self) -> Snapshot:
        """As it was."""
        return Snapshot(self.seq, self.rules, self.content, b64decode(self.data))


@dataclass(frozen=True, slots=True)
class Whole:
    """All that is stored of a table."""

    row: Row
    entries: list[Entry]
    snapshots: list[SnapshotRow]


@dataclass(slots=True)
class Stored:
    """What is to be stored before an answer counts: the row, and the entries after `seq`."""

    row: Row
    seq: int
    entries: list[Entry]
    glance: dict[str, Any]
    """What a list of tables shows of it without opening it."""
    dropped: int | None = None
    """From this entry on earlier snapshots do not stand any more;"""
    snapshots: list[SnapshotRow] | tuple[()] = ()
    """then these are added."""
