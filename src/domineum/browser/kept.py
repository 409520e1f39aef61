"""A table of a browser in memory: what is stored of it, and the match that goes on from there."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from domineum.browser.rows import Row, SeatRow, SnapshotRow, Stored, Whole
from domineum.browser.shelf import Shelf, at_servers, game_in
from domineum.kernel import DomineumError, Match, Message, Question, Seat
from domineum.kernel.record import Record
from domineum.table import answers, show, shown, upgrades
from domineum.table.answers import State
from domineum.table.entries import Entry
from domineum.table.live import Command, LiveTable
from domineum.table.positions import Positions, position_after
from domineum.table.problems import Missing, PackMissing, SetAside
from domineum.table.setup_codes import Setup, encode
from domineum.table.snapshots import Snapshot

PERSON = "person"


@dataclass(slots=True)
class Kept:
    """A table that is in memory. Without a match it goes on neither from its log nor a position."""

    row: Row
    loaded: LiveTable | None
    entries: list[Entry] = field(default_factory=list)
    """All that was done."""
    snapshots: list[Snapshot] = field(default_factory=list)
    failed: dict[int, set[str]] = field(default_factory=dict)
    """By position: what the rules have failed to carry out there."""
    missing: PackMissing | None = None
    """Why it is not played here, if that is for want of packs."""

    @classmethod
    def begun(
        cls, row: Row, live: LiveTable, entries: Iterable[Entry], snapshots: Iterable[Snapshot]
    ) -> Kept:
        """A table that is new, perhaps with a record that it goes on with."""
        kept = cls(row, None, [*entries], [*snapshots])
        kept._load(live)
        begin(row, live)
        return kept

    @classmethod
    def opened(cls, whole: Whole, shelf: Shelf) -> tuple[Kept, Stored | None]:
        """A table from what is stored, and what is to be stored for it to go on.

        It is replayed with every hash; by other rules it goes on from its last position. If neither
        is possible it is set aside with the reason.
        """
        snapshots = [found.snapshot() for found in whole.snapshots]
        kept = cls(whole.row, None, [*whole.entries], snapshots)
        row = kept.row
        try:
            found = upgrades.resume(shelf.game_of(row), kept.stored_before)
        except DomineumError as error:
            kept.set_aside(error)
            return kept, None
        if row.state == "aside":
            row.problem = ""
        return kept, kept._go_on(found)

    def set_aside(self, error: DomineumError) -> None:
        """Keep the table as it is, and why it cannot be played."""
        self.row.state, self.row.problem = "aside", str(error)[:400]
        self.missing = error if isinstance(error, PackMissing) else None

    def _go_on(self, found: upgrades.Resumed) -> Stored | None:
        """Have the snapshots that these rules have made; note in the log if they are others."""
        still = [one for one in self.snapshots if one.seq <= found.after]
        same = self.snapshots == [*still, *found.snapshots]
        self.snapshots = [*still, *found.snapshots]
        before = len(self.entries)
        self.entries += [found.entry] if found.entry else []
        self._load(found.live)
        if same and found.entry is None:
            return None
        return self.to_store(before, found.after + 1, len(still))

    def _load(self, live: LiveTable) -> None:
        self.loaded = live
        self.row.state = _state(live)
        if live.base:
            live.recall([one for one in self.snapshots if one.seq <= live.base])
            live.remember(self.entries[: live.base])

    @property
    def stored_before(self) -> upgrades.Stored:
        """What is stored, as the rules of a table read it."""
        row = self.row
        return upgrades.Stored(
            row.rules, row.content, row.config, row.seed, self.entries, self.snapshots
        )

    @property
    def live(self) -> LiveTable:
        """The match, if it can be played."""
        if self.loaded is None:
            raise self.missing or SetAside(problem=self.row.problem)
        return self.loaded

    free: ClassVar[bool] = False
    """Whether everything can be taken back."""

    def do(self, seat: Seat, commands: Sequence[Command], key: str, usual: bool) -> list[Entry]:
        """Do everything that a person asks for, or nothing."""
        return self.live.do(seat, commands, PERSON, key, usual)

    def reset(self, seat: Seat, key: str) -> list[Entry]:
        """Take back the turn of a seat, as far as that is possible."""
        return self.live.reset(seat, PERSON, key)

    def let_bot_choose(self, seat: Seat, code: str, made_by: str) -> list[Entry]:
        """Make the choice of a bot."""
        return self.live.do(seat, [("choose", code)], made_by, "")

    def seen(self, seat: Seat | None, since: int) -> shown.Seen:
        """The present position for a seat."""
        return show.seen(self.live, seat, since)

    def past(self, positions: Positions, at: int) -> Match[Any]:
        """An earlier position."""
        live = self.live
        if not 0 <= at <= live.seq:
            raise Missing(what="position")
        if not live.base:
            return positions.replay(self.row.id, live.match).after(self.entries[:at])
        last = next((one for one in reversed(self.snapshots) if one.seq <= at), None)
        since, match = self.entries[last.seq if last else 0 : at], live.match
        return position_after(match.game, match.config, match.seed, last, since)

    @property
    def people(self) -> list[Seat]:
        """The seats of this browser: all that no bot has."""
        return [seat.seat for seat in self.row.seats if seat.kind != "bot"]

    def seat(self, seat: Seat) -> SeatRow:
        """Who has a seat."""
        if not 0 <= seat < len(self.row.seats):
            raise Missing(what="seat")
        return self.row.seats[seat]

    def give(self, seat: Seat, **changed: str) -> Stored:
        """Change who has a seat."""
        self.row.seats[seat] = replace(self.seat(seat), **changed)  # type: ignore[arg-type]
        return self.stored([])

    def as_new(self) -> Stored:
        """What to store of a table that is new."""
        snapshots = [SnapshotRow.of(one) for one in self.snapshots]
        return Stored(self.row, 0, self.entries, self.glance(), None, snapshots)

    def stored(self, done: Iterable[Entry]) -> Stored:
        """What to store after these entries."""
        before, dropped, still = len(self.entries), None, len(self.snapshots)
        self.entries += done
        if self.loaded is not None:
            dropped = self.loaded.dropped
            if dropped is not None:
                still = sum(one.seq < dropped for one in self.snapshots)
            self.loaded.keep(self.snapshots)
        if len(self.entries) > before:
            self.row.problem = ""
            self.failed.clear()
        return self.to_store(before, dropped, still)

    def to_store(self, before: int = 0, dropped: int | None = None, still: int = 0) -> Stored:
        """What to store if so many entries and snapshots are stored already."""
        row = self.row
        seq = row.seq
        row.revision += 1
        row.changed_at = int(time.time())
        if self.loaded is not None:
            row.seq, row.state = self.loaded.seq, _state(self.loaded)
        snapshots = [SnapshotRow.of(one) for one in self.snapshots[still:]]
        return Stored(row, seq, self.entries[before:], self.glance(), dropped, snapshots)

    def glance(self) -> dict[str, Any]:
        """What a list of tables shows."""
        row = self.row
        waiting = show.waiting(self.loaded.match) if self.loaded else []
        mine = any(seat in self.people for seat in waiting)
        return {"seq": row.seq, "over": row.state == "over", "your_turn": mine, "game": row.game}

    def bot_question(self) -> Question[Any] | None:
        """A question that waits for a bot."""
        if self.loaded is None:
            return None
        questions = self.loaded.match.questions
        return next((q for q in questions if self.seat(q.seat).kind == "bot"), None)

    def info(self) -> answers.Table:
        """What a table is. Its seed is a secret while the game goes on, as at a server."""
        row = self.row
        over = row.state == "over"
        seed = row.seed if over or row.seeded else None
        bots, name = [seat.bot for seat in row.seats], at_servers(row.game)
        return answers.Table(
            id=row.id, game=row.game, rules=row.rules, content=row.content, config=row.config,
            state=row.state, problem=row.problem if row.state == "aside" else "",
            notice=self._notice(), seq=row.seq, revision=row.revision,
            hot_seat=len(self.people) > 1, listed=False, spectators=False,
            setup=encode(Setup(name, row.config, bots if any(bots) else [], seed)), seed=seed,
            rematch=row.rematch or None,
            seats=[
                answers.Seat(s.seat, s.kind, s.name, s.bot, s.kind == "person") for s in row.seats
            ],
            watchers=0, name=row.name, created_at=row.created_at, changed_at=row.changed_at,
        )  # fmt: skip

    def _notice(self) -> shown.Text | None:
        row = self.row
        if row.state == "aside":
            aside = Message("server-aside", {"problem": row.problem})
            return show.text(self.missing.message if self.missing else aside)
        if not row.problem:
            return None
        seat, seq = map(int, row.problem.split())
        return show.text(Message("server-rules-failed-here", {"seat": seat, "seq": seq}))

    def record(self) -> Record:
        """The game as a record; of one that other rules have played too, what is stored."""
        if self.loaded is not None and not self.loaded.base:
            return self.loaded.recorder.record()
        return upgrades.record_of(game_in(self.row.game), self.row.packs, self.stored_before)


def begin(row: Row, live: LiveTable) -> None:
    """Note that a table is new."""
    row.seq, row.state = live.seq, _state(live)
    row.created_at = row.changed_at = int(time.time())


def _state(live: LiveTable) -> State:
    return "over" if live.match.over else "playing"
