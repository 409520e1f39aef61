"""A table in memory: the match, its record and its log. It does not touch storage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
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
from domineum.kernel.position import Position
from domineum.kernel.previews import unsaid
from domineum.kernel.record import Record, Recorder, replay
from domineum.table.course import Course, Made, Words, words_of
from domineum.table.entries import Entry, entries_of
from domineum.table.errors import KeyUsed, RulesFailed, Stale, carried_out
from domineum.table.snapshots import ChapterStart, Contents, Line, Numbered, Snapshot, past

Command = tuple[Kind, str]
"""What a request asks for: a kind of entry, and the code of a choice."""


class Undo(NamedTuple):
    """An undo: the lines after `keep` were taken back by the entry `seq`."""

    seq: int
    keep: int


class Begun(NamedTuple):
    """Where a table was loaded: a snapshot after an entry, and what it holds."""

    seq: int
    contents: Contents
    data: bytes = b""


class Asked(NamedTuple):
    """A question, and the entry since which it waits."""

    question: Question[Any]
    seq: int


SPARSE = 12
"""At least this many entries lie between two snapshots."""
SHARE = 100
"""A longer log has at least the part of it with this number between them, so that they are few."""
LONG = 48
"""A chapter that is longer than this many entries has several snapshots."""


class LiveTable:
    """A match with the record of what is done to it, and the log that people read.

    It knows the log from its beginning, or from a snapshot (`base`) on; then `recall` brings what
    people read of what was before.
    """

    def __init__(self, match: Match[Any], begun: Begun | None = None) -> None:
        self.match = match
        self.recorder = Recorder(match)
        self.base = begun.seq if begun else 0
        """The entries up to this one are not in `entries`."""
        self.opening = begun.data if begun else b""
        """The snapshot that it was loaded from, packed."""
        self.known = self.base if begun else -1
        """The lines and chapters up to this entry are not known."""
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self.numbered: dict[int, Numbered] = {}
        """All chapters by their number, those that were taken back among them."""
        self.chapters: list[ChapterStart] = []
        """The chapters up to now; what was taken back has left no trace here."""
        self._numbers = 0
        self._made: list[tuple[Seat, int]] = []
        """Who made the choices that stand, and with which entries."""
        self._kept: list[tuple[int, int]] = []
        """The entry and the chapter of each snapshot that stands."""
        self._undos: list[Undo] = []
        self._asked: dict[Seat, Asked] = {}
        self._requests: dict[tuple[Seat, str], list[Entry]] = {}
        self._undone: dict[Seat, int] = {}
        self._course = Course()
        self._logged = 0
        self.chapter = 0
        """The number of the present chapter."""
        self.dropped: int | None = None
        """From this entry on stored snapshots do not stand: what it did was taken back."""
        if begun:
            self._go_on(begun.contents)
        self._settle("")

    @classmethod
    def start(cls, game: AnyGame, config: Mapping[str, Plain], seed: int) -> LiveTable:
        """A table at which nothing was done yet."""
        return cls(Match(game, config, seed, log=True))

    @classmethod
    def resume(cls, record: Record, game: AnyGame, keep: list[Snapshot] | None = None) -> LiveTable:
        """A table that goes on with a record, which must replay; `keep` what to store with it."""
        replay(record, game)
        entries, kept = [*entries_of(record)], [] if keep is None else keep
        begun = next((e.seq for e in reversed(entries) if e.kind == "version"), 0)
        table = cls.start(game, record.config, record.seed) if not begun else None
        if table is None:
            match = record.positions[-1].open(game, record.config, record.seed, log=True)
            kept.append(cls(match).begin_again(begun, Message("server-version")))
            table = cls.at(game, record.config, record.seed, kept[0])
        table.repeat(entries[begun:], keep=kept)
        return table

    @classmethod
    def at(
        cls, game: AnyGame, config: Mapping[str, Plain], seed: int, snapshot: Snapshot
    ) -> LiveTable:
        """A table from a snapshot that the same rules have made."""
        contents = snapshot.open()
        match = contents.position.open(game, config, seed, log=True)
        if contents.position.since:
            match.close()
        return cls(match, Begun(snapshot.seq, contents, snapshot.data))

    def _go_on(self, contents: Contents) -> None:
        """Know what the snapshot knows, and that what led to it has been written down."""
        self._numbers, self._kept = contents.numbers, [(self.base, contents.number)]
        self.numbered[contents.number] = Numbered(self.base, contents.present.chapter)
        self.chapters = [contents.present]
        self.lines = [line for line in contents.lines if line.chapter == contents.number]
        self._course.recall(contents.made)
        self._logged = len(self.match.events_since())

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return self.base + len(self.entries)

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
        asked, first = self._asked.get(seat), seq - self.base
        own = any(entry.seat == seat for entry in self.entries[first:]) if first >= 0 else True
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
        assert kind != "version"
        usual = match.usual(seat) if kind == "undo" else unsaid(match, seat)
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

    def repeat(self, entries: Iterable[Entry], keep: list[Snapshot] | None = None) -> None:
        """Repeat what is stored, and verify every hash; `keep` the snapshots that are due."""
        for entry in entries:
            where = f"choice {entry.seq} (seat {entry.seat})"
            if entry.seq != self.seq + 1:
                raise BadRecord(f"choice {self.seq + 1} is missing")
            if entry.kind == "version":
                raise BadRecord(f"entry {entry.seq}: from here on it was played by other rules")
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
            if keep is not None:
                self.keep(keep)

    def follow(self, entry: Entry) -> None:
        """Do what is stored, whatever the state then is."""
        assert entry.kind != "version"
        with carried_out():
            words = words_of(self.match, entry.kind, entry.seat, entry.code)
            self.recorder.do(entry.kind, entry.seat, entry.code)
        self._add(entry, words)

    def keep(self, snapshots: list[Snapshot]) -> None:
        """Keep those of the snapshots that stand, and the one that is due now."""
        if self.dropped is not None:
            snapshots[:] = [kept for kept in snapshots if kept.seq < (self.dropped or 0)]
            self.dropped = None
        due = self.snapshot()
        if due is not None:
            snapshots.append(due)

    def _add(self, entry: Entry, words: Words | None) -> None:
        self.entries.append(entry)
        self._course.add(entry, words, self.chapter)
        if entry.kind == "choose":
            self._undone.clear()
        else:
            step = 1 if entry.kind == "undo" else -1
            self._undone[entry.seat] = self._undone.get(entry.seat, 0) + step
        if entry.kind == "undo":
            self._take_back(entry.seat)
        else:
            self._made.append((entry.seat, entry.seq))
        self.remember([entry])
        self._settle(entry.made_by)

    def _take_back(self, seat: Seat) -> None:
        """The last choice of the seat does not stand any more, nor a snapshot that has it."""
        place = max(n for n, (maker, _) in enumerate(self._made) if maker == seat)
        _, made = self._made.pop(place)
        self.dropped = min(made, self.dropped or made)
        while self._kept and self._kept[-1][0] >= made:
            self._kept.pop()

    def remember(self, entries: Iterable[Entry]) -> None:
        """Know by which requests these entries were made."""
        for entry in entries:
            if entry.request:
                self._requests.setdefault((entry.seat, entry.request), []).append(entry)

    def _settle(self, made_by: str) -> None:
        """Bring the log and the list of questions up to what the match says now."""
        events = self.match.events_since()
        if len(events) < self._logged:
            while self._logged > len(events):
                self._logged -= self.lines.pop().event is not None
            self._undos.append(Undo(self.seq, self.lines[-1].seq if self.lines else self.known))
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
        for number in reversed(self.numbered):
            if self.numbered[number].chapter == chapter:
                return number
        self.numbered[self._numbers] = Numbered(self.seq, chapter)
        self._numbers += 1
        return self._numbers - 1

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

    # -- snapshots ------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        """A snapshot to store with the last entry, if it is time for one.

        It may be of a few entries before, where a step began.
        """
        last, chapter = self._kept[-1] if self._kept else (0, 0)
        gap, due = self.seq - last, self.match.over
        if self.chapter != chapter or gap >= LONG:
            due = due or gap >= max(SPARSE, self.seq // SHARE)
        return self.present() if due else None

    def present(self) -> Snapshot | None:
        """A snapshot of where the present step began, if that can be played on from.

        It began with a choice, and nothing was taken back since: that might be made again.
        """
        begun = self.match.step_begun() if self.match.over else self.match.checkpoint()
        since = sum(not made.forced for made in begun.since)
        seq = self._made[-since][1] - 1 if since else self.seq
        if self._kept and seq <= self._kept[-1][0]:
            return None
        first = seq - self.base - 1
        if first < 0 or any(e.kind != "choose" for e in self.entries[first:]):
            return None
        return self._pack(seq, Position(begun.state.ordered(), [], *begun.before))

    def begin_again(self, seq: int, note: Message) -> Snapshot:
        """A snapshot of the present position as that after the entry `seq`, before which nobody
        can go back."""
        self.lines.append(Line(seq, None, self.chapter, None, note))
        return self._pack(seq, replace(Position.of(self.match), seat=None, fence=None))

    def _pack(self, seq: int, position: Position) -> Snapshot:
        game, old = self.match.game, self._kept[-1][0] if self._kept else -1
        starts = [start for start in self.chapters if start.seq <= seq]
        numbered = {n: x for n, x in self.numbered.items() if x.seq <= seq}
        number = next(n for n in reversed(numbered) if numbered[n].chapter == starts[-1].chapter)
        contents = Contents(
            position, min(self.numbered.keys() - numbered, default=self._numbers), number,
            starts[-1], {n: x for n, x in numbered.items() if x.seq > old},
            [start for start in starts if start.seq > old],
            [x for x in self.lines if x.seq <= seq and (x.seq > old or x.chapter == number)],
            self._course.until(seq, number),
        )  # fmt: skip
        self._kept.append((seq, number))
        return contents.packed(seq, game.version, game.content)

    def recall(self, snapshots: Sequence[Snapshot]) -> None:
        """Know the course of the game from its beginning: from all snapshots up to `base`."""
        before = past(snapshots)
        self.lines = before.lines + [line for line in self.lines if line.seq > self.base]
        self.numbered = before.numbered | self.numbered
        first = self.chapters[0].seq
        self.chapters[:0] = [start for start in before.chapters if start.seq < first]
        self.known = -1

    # -- knowing --------------------------------------------------------------------------------

    def made(self, seat: Seat) -> list[Made]:
        """What a seat has chosen in the present chapter and not taken back."""
        return self._course.of(seat, self.chapter)

    def made_at(self) -> list[int]:
        """With which entries the choices were made that stand, in their order."""
        return [seq for _, seq in self._made]

    def may_redo(self, seat: Seat) -> bool:
        """Whether the seat has taken something back that it can redo."""
        return self._undone.get(seat, 0) > 0 and seat in self._asked

    def lacks(self, since: int) -> bool:
        """Whether a reader who has the lines up to `since` needs some that are not known."""
        return self.known >= 0 and since < self.base

    def lines_since(self, seq: int) -> tuple[int, list[Line]]:
        """For a reader who has the lines up to `seq`: how far to keep them, and what follows.

        A reader from before the snapshot gets everything, as nobody knows what was taken back.
        """
        if seq < self.base:
            seq = -1
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
