"""What a table keeps of its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from domineum.kernel import Seat
from domineum.kernel.record import NOBODY, Done, Record, Recorded

__all__ = ["NOBODY", "Entry", "entries_of", "recorded"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's append-only log: what is recorded, who did it, by which request."""

    seq: int
    kind: Done
    seat: Seat
    code: str
    changed: dict[str, str]
    made_by: str
    request: str


def entries_of(record: Record) -> Iterator[Entry]:
    """What a table keeps of a record: all that its seats did."""
    done = (made for made in record.choices if not made.forced)
    for seq, made in enumerate(done, 1):
        yield Entry(seq, made.kind, made.seat, made.code, made.changed, "import", "")


def recorded(entries: Iterable[Entry]) -> tuple[Recorded, ...]:
    """What is known of a game that does not replay, as a record has it."""
    return tuple(Recorded("", e.seat, e.code, False, e.changed, e.kind) for e in entries)
