"""Snapshots: a position of a table with what its log says up to there, as a few compressed bytes.

Each holds the lines and chapters since the one before it, so that all of them together hold the
whole course of a game, without its rules. A table is loaded from the last one; what was done since
is played again.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from domineum.kernel import BadRecord, Chapter, Event, Message, Seat
from domineum.kernel.messages import message_of
from domineum.kernel.position import Position
from domineum.table.course import Made

LARGEST = 4_000_000
"""Of a snapshot that is unpacked, in bytes."""


class Line(NamedTuple):
    """A line of the log that people read: an event, or a note from the server."""

    seq: int
    seat: Seat | None
    chapter: int
    event: Event | None
    note: Message | None


class Numbered(NamedTuple):
    """A chapter, and the entry with which it got its number."""

    seq: int
    chapter: Chapter


class ChapterStart(NamedTuple):
    """A chapter of the game, the entry with which it began, and the scores then."""

    seq: int
    chapter: Chapter
    scores: list[int]
    others: dict[str, int]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after the entry `seq` of its log, by the rules that it was played with then."""

    seq: int
    rules: str
    content: str
    data: bytes

    def open(self) -> Contents:
        """Unpack it; what is damaged is refused."""
        try:
            unpack = zlib.decompressobj()
            text = unpack.decompress(self.data, LARGEST)
            if not unpack.eof:
                raise BadRecord(f"the snapshot {self.seq} is too large")
            return _contents(json.loads(text))
        except (zlib.error, ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
            raise BadRecord(f"the snapshot {self.seq} is damaged") from error


@dataclass(frozen=True, slots=True)
class Contents:
    """What a snapshot holds."""

    position: Position
    numbers: int
    """How many chapters had a number."""
    number: int
    """The number of the present chapter."""
    present: ChapterStart
    numbered: Mapping[int, Numbered]
    """The chapters that got a number since the snapshot before."""
    chapters: Sequence[ChapterStart]
    lines: Sequence[Line]
    """Those since the snapshot before, and all of the present chapter."""
    made: Mapping[Seat, Sequence[Made]]
    """What the seats have chosen in the present chapter."""

    def packed(self, seq: int, rules: str, content: str) -> Snapshot:
        """As it is stored."""
        plain = {
            "position": _plain_position(self.position), "numbers": self.numbers,
            "number": self.number,
            "present": _plain_start(self.present),
            "numbered": [[n, at, _plain_chapter(c)] for n, (at, c) in self.numbered.items()],
            "chapters": [_plain_start(start) for start in self.chapters],
            "lines": [_plain_line(line) for line in self.lines],
            "made": [
                [seat, one.seq, one.chapter, one.request, one.label.plain(), one.usual]
                for seat, made in self.made.items() for one in made
            ],
        }  # fmt: skip
        text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
        return Snapshot(seq, rules, content, zlib.compress(text.encode(), 2))


class Past(NamedTuple):
    """The course of a game up to a snapshot."""

    numbered: dict[int, Numbered]
    chapters: list[ChapterStart]
    lines: list[Line]


def past(snapshots: Iterable[Snapshot]) -> Past:
    """Read the course of a game from all its snapshots, in their order."""
    found, last = Past({}, [], []), -1
    for snapshot in snapshots:
        contents = snapshot.open()
        found.numbered.update(contents.numbered)
        found.chapters.extend(start for start in contents.chapters if start.seq > last)
        found.lines.extend(line for line in contents.lines if line.seq > last)
        last = snapshot.seq
    return found


# -- plain forms --------------------------------------------------------------------------------


def _contents(plain: Any) -> Contents:
    position = plain["position"]
    since = [(int(seat), str(code)) for seat, code in position["since"]]
    return Contents(
        Position(position["state"], since, position["seat"], position["fence"]),
        plain["numbers"], plain["number"], _start(plain["present"]),
        {number: Numbered(at, _chapter(words)) for number, at, words in plain["numbered"]},
        [_start(start) for start in plain["chapters"]],
        [_line(line) for line in plain["lines"]], _made(plain["made"]),
    )  # fmt: skip


def _made(plain: Any) -> dict[Seat, list[Made]]:
    found: dict[Seat, list[Made]] = {}
    for seat, seq, chapter, request, label, usual in plain:
        found.setdefault(seat, []).append(Made(seq, chapter, request, message_of(label), usual))
    return found


def _plain_position(found: Position) -> object:
    """As `asdict` would have it, without a copy of the state."""
    return {field.name: getattr(found, field.name) for field in fields(found)}


def _plain_chapter(chapter: Chapter) -> object:
    return [chapter.seat, chapter.title.plain()]


def _chapter(plain: Any) -> Chapter:
    return Chapter(plain[0], message_of(plain[1]))


def _plain_start(start: ChapterStart) -> object:
    return [start.seq, _plain_chapter(start.chapter), start.scores, start.others]


def _start(plain: Any) -> ChapterStart:
    seq, chapter, scores, others = plain
    return ChapterStart(seq, _chapter(chapter), scores, others)


def _plain_line(line: Line) -> object:
    event, note = line.event, line.note
    return [
        line.seq, line.seat, line.chapter, _plain_event(event) if event else None,
        note.plain() if note else None,
    ]  # fmt: skip


def _line(plain: Any) -> Line:
    seq, seat, chapter, event, note = plain
    found = _event(event) if event else None
    return Line(seq, seat, chapter, found, message_of(note) if note else None)


def _plain_event(event: Event) -> object:
    return [
        event.kind, event.seat, event.rule, Message("", event.data).plain()["args"],
        Message("", event.secret).plain()["args"] if event.secret else None, event.terms,
        event.scores,
    ]  # fmt: skip


def _event(plain: Any) -> Event:
    kind, seat, rule, data, secret, terms, scores = plain
    event = Event(kind, seat, rule, _args(secret) if secret else None, **_args(data))
    event.terms, event.scores = [(name, number) for name, number in terms], scores
    return event


def _args(plain: Mapping[str, Any]) -> dict[str, Any]:
    return dict(message_of({"key": "", "args": plain}).args)
