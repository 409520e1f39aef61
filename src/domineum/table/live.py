"""A table in memory: the match, its record and its log. It does not touch storage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from domineum.kernel import (
    AnyGame,
    BadRecord,
    Chapter,
    Choice,
    DomineumError,
    Event,
    Match,
    Message,
    Question,
    Refused,
    Seat,
)
from domineum.kernel.decode import Plain
from domineum.kernel.match import Kind
from domineum.kernel.record import Record, Recorder, replay
from domineum.table.course import Course, Made, Words, words_of
from domineum.table.entries import Entry, entries_of
from domineum.table.errors import KeyUsed, RulesFailed, Stale, carried_out

Command = tuple[Kind, str]
"""What a request asks for: a kind of entry, and the code of a choice."""


class Line(NamedTuple):
    """A line of the log that people read: an event, or a note from the server."""

    seq: int
    seat: Seat | None
    chapter: int
    event: Event | None
    note: Message | None


class Undo(NamedTuple):
    """An undo: the lines after `keep` were taken back by the entry `seq`."""

    seq: int
    keep: int


class Asked(NamedTuple):
    """A question, and the entry since which it waits."""

    question: Question[Any]
    seq: int


class ChapterStart(NamedTuple):
    """A chapter of the game, the entry with which it began, and the scores then."""

    seq: int
    chapter: Chapter
    scores: list[int]
    others: dict[str, int]


class LiveTable:
    """A match with the record of what is done to it, and the log that people read."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.recorder = Recorder(match)
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self.numbered: list[Chapter] = []
        """All chapters by their number, those that were taken back among them."""
        self.chapters: list[ChapterStart] = []
        """The chapters up to now; what was taken back has left no trace here."""
        self._undos: list[Undo] = []
        self._asked: dict[Seat, Asked] = {}
        self._requests: dict[tuple[Seat, str], list[Entry]] = {}
        self._undone: dict[Seat, int] = {}
        self._course = Course()
        self._logged = 0
        self.chapter = 0
        """The number of the present chapter."""
        self._settle("")

    @classmethod
    def start(cls, game: AnyGame, config: Mapping[str, Plain], seed: int) -> LiveTable:
        """A table at which nothing was done yet."""
        return cls(Match(game, config, seed, log=True))

    @classmethod
    def resume(cls, record: Record, game: AnyGame) -> LiveTable:
        """A table that goes on with a record, which must replay."""
        replay(record, game)
        table = cls.start(game, record.config, record.seed)
        table.repeat(entries_of(record))
        return table

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    # -- doing ----------------------------------------------------------------------------------

    def done_before(self, seat: Seat, key: str, commands: Sequence[Command]) -> list[Entry]:
        """Return the entries that a request with this key has already made, or none."""
        done = self._requests.get((seat, key), [])
        asked = [(e.kind, e.code if e.kind == "choose" else "") for e in done[: len(commands)]]
        if done and commands and asked != list(commands):
            raise KeyUsed("this key belongs to another request")
        return done

    def check_fresh(self, seat: Seat, seq: int) -> None:
        """Refuse a request that was made for another position.

        What other seats have since answered to the same simultaneous question does not matter.
        """
        if seq == self.seq:
            return
        asked = self._asked.get(seat)
        own = any(entry.seat == seat for entry in self.entries[seq:]) if seq >= 0 else True
        if asked is None or own or not asked.seq <= seq <= self.seq:
            raise Stale(self.seq)

    def do(
        self,
        seat: Seat,
        commands: Sequence[Command],
        made_by: str,
        key: str,
        usual: bool = False,
    ) -> list[Entry]:
        """Do everything that one request asks for, or nothing.

        With `usual` the last of it goes on over questions that have a usual answer: a choice
        gives them, undo and redo leave none of them standing alone.
        """
        if len(commands) > 1:
            self._rehearse(seat, commands)
        done = [self._do(kind, seat, code, made_by, key) for kind, code in commands]
        while usual and (more := self._goes_on(done[-1])):
            done.append(self._do(*more, made_by, key))
        return done

    def _goes_on(self, entry: Entry) -> tuple[Kind, Seat, str] | None:
        """What follows an entry for as long as answers go without saying."""
        kind, seat, match = entry.kind, entry.seat, self.match
        usual = match.usual(seat)
        if usual is None:
            return None
        if kind == "undo":
            on = usual.code == entry.code and match.why_no_undo(seat) is None
        else:
            on = not _fenced(match) and (kind == "choose" or match.redoes(seat) == usual.code)
        return (kind, seat, usual.code if kind == "choose" else "") if on else None

    def _rehearse(self, seat: Seat, commands: Sequence[Command]) -> None:
        """Try on a copy. Nothing may follow a choice that reveals: its result cannot be tried."""
        twin = self.match.copy()
        for number, (kind, code) in enumerate(commands):
            if number and _fenced(twin):
                raise Refused(REVEALS)
            with carried_out():
                twin.do(kind, seat, code)

    def reset(self, seat: Seat, made_by: str, key: str) -> list[Entry]:
        """Take back everything that the seat may take back."""
        done = [self._do("undo", seat, "", made_by, key)]
        while self.match.why_no_undo(seat) is None:
            done.append(self._do("undo", seat, "", made_by, key))
        return done

    def _do(self, kind: Kind, seat: Seat, code: str, made_by: str, key: str) -> Entry:
        with carried_out():
            words = words_of(self.match, kind, seat, code)
            made = self.recorder.do(kind, seat, code)
        entry = Entry(self.seq + 1, kind, seat, made.code, made.changed, made_by, key)
        self._add(entry, words)
        return entry

    def repeat(self, entries: Iterable[Entry]) -> None:
        """Repeat what is stored, and verify every hash."""
        for entry in entries:
            where = f"choice {entry.seq} (seat {entry.seat})"
            if entry.seq != self.seq + 1:
                raise BadRecord(f"choice {self.seq + 1} is missing")
            try:
                with carried_out():
                    words = words_of(self.match, entry.kind, entry.seat, entry.code)
                    self.recorder.repeat(entry.kind, entry.seat, entry.code, entry.changed, where)
            except BadRecord:
                raise
            except RulesFailed as error:
                raise BadRecord(f"{where}: the rules of this version fail") from error
            except DomineumError as error:
                raise BadRecord(f"{where} is not possible by these rules") from error
            self._add(entry, words)

    def _add(self, entry: Entry, words: Words | None) -> None:
        self.entries.append(entry)
        self._course.add(entry, words, self.chapter)
        if entry.kind == "choose":
            self._undone.clear()
        else:
            step = 1 if entry.kind == "undo" else -1
            self._undone[entry.seat] = self._undone.get(entry.seat, 0) + step
        if entry.request:
            self._requests.setdefault((entry.seat, entry.request), []).append(entry)
        self._settle(entry.made_by)

    def _settle(self, made_by: str) -> None:
        """Bring the log and the list of questions up to what the match says now."""
        events = self.match.events_since()
        if len(events) < self._logged:
            while self._logged > len(events):
                self._logged -= self.lines.pop().event is not None
            self._undos.append(Undo(self.seq, self.lines[-1].seq if self.lines else -1))
        reason = made_by.partition(" ")[2]
        if reason:
            seat = self.entries[-1].seat
            note = Message(f"server-{reason}", {"seat": seat})
            self.lines.append(Line(self.seq, seat, self.chapter, None, note))
        for event in events[self._logged :]:
            number = self._number(event.chapter)
            self.lines.append(Line(self.seq, event.seat, number, event, None))
        self._logged = len(events)
        self.chapter = self._number(self.match.game.chapter(self.match.state))
        asked: dict[Seat, Asked] = {}
        for question in self.match.questions:
            before = self._asked.get(question.seat)
            same = before is not None and before.question is question
            asked[question.seat] = before if same and before else Asked(question, self.seq)
        self._asked = asked
        self._note_chapter()

    def _number(self, chapter: Chapter) -> int:
        """The number of a chapter; none comes twice in a game."""
        for number in range(len(self.numbered) - 1, -1, -1):
            if self.numbered[number] == chapter:
                return number
        self.numbered.append(chapter)
        return len(self.numbered) - 1

    def _note_chapter(self) -> None:
        """Add the chapter if it is a new one; after an undo, drop those that have not begun."""
        game, state = self.match.game, self.match.state
        chapter = game.chapter(state)
        if self.chapters and self.chapters[-1].chapter == chapter:
            return
        for place in range(len(self.chapters) - 1, -1, -1):
            if self.chapters[place].chapter == chapter:
                del self.chapters[place + 1 :]
                return
        scores, others = game.scores(state), game.rival_scores(state)
        self.chapters.append(ChapterStart(self.seq, chapter, scores, others))

    # -- knowing --------------------------------------------------------------------------------

    def made(self, seat: Seat) -> list[Made]:
        """What a seat has chosen in the present chapter and not taken back."""
        return self._course.of(seat, self.chapter)

    def may_redo(self, seat: Seat) -> bool:
        """Whether the seat has taken something back that it can redo."""
        return self._undone.get(seat, 0) > 0 and seat in self._asked

    def lines_since(self, seq: int) -> tuple[int, list[Line]]:
        """For a reader who has the lines up to `seq`: how far to keep them, and what follows."""
        keep = min([seq, *(undo.keep for undo in self._undos if undo.seq > seq)])
        first = len(self.lines)
        while first and self.lines[first - 1].seq > keep:
            first -= 1
        return keep, self.lines[first:]

    def events_of(self, chapters: Collection[int]) -> Iterator[tuple[int, list[Event]]]:
        """The events of the last chapters of the log by their number, the latest first."""
        for number, lines in groupby(reversed(self.lines), attrgetter("chapter")):
            if number not in chapters:
                return
            events = [line.event for line in lines if line.event is not None]
            if events:
                yield number, events[::-1]


REVEALS = "a choice that shows something new is the last one of a request"


def _fenced(match: Match[Any]) -> bool:
    made = (c for c in reversed(match.history) if isinstance(c, Choice) and not c.forced)
    last = next(made, None)
    return last is not None and last.fence is not None
