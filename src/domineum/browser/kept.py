"""A table as the browser keeps it: a row that says what it is, and the entries of its log."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from domineum import games
from domineum.kernel import AnyGame, BadRecord, DomineumError, Match, Message, Question, Seat
from domineum.kernel.record import Record, other_versions
from domineum.table import answers, show, shown
from domineum.table.answers import SeatKind, State
from domineum.table.entries import Entry, recorded
from domineum.table.live import Command, LiveTable
from domineum.table.positions import Positions
from domineum.table.problems import Missing, SetAside
from domineum.table.setup_codes import Setup, encode

PERSON = "person"


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
    analysis: dict[str, Any] | None = None
    """The lines of an analysis board, which has no entries."""


@dataclass(slots=True)
class Stored:
    """What is to be stored before an answer counts: the row, and the entries after `seq`."""

    row: Row
    seq: int
    entries: list[Entry]
    glance: dict[str, Any]
    """What a list of tables shows of it without opening it."""


@dataclass(slots=True)
class Kept:
    """A table that is in memory. Without a match its record does not replay here."""

    row: Row
    loaded: LiveTable | None
    entries: list[Entry] = field(default_factory=list)
    """What was stored, where it does not replay."""
    failed: dict[int, set[str]] = field(default_factory=dict)
    """By position: what the rules have failed to carry out there."""

    @classmethod
    def begun(cls, row: Row, live: LiveTable) -> Kept:
        """A table that is new."""
        row.seq, row.state = live.seq, _state(live)
        row.created_at = row.changed_at = int(time.time())
        return cls(row, live)

    @classmethod
    def opened(cls, row: Row, entries: Sequence[Entry]) -> Kept:
        """A table from what is stored: replayed with every hash, or set aside with the reason."""
        try:
            live, problem = _replayed(row, entries), ""
        except DomineumError as error:
            live, problem = None, str(error)[:400]
        if live is None:
            row.state, row.problem = "aside", problem
            return cls(row, None, [*entries])
        if row.state == "aside":
            row.state, row.problem = _state(live), ""
        return cls(row, live)

    @property
    def live(self) -> LiveTable:
        """The match, if it can be played."""
        if self.loaded is None:
            raise SetAside(problem=self.row.problem)
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
        return positions.replay(self.row.id, live.match).after(live.entries[:at])

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

    def stored(self, done: Iterable[Entry]) -> Stored:
        """What to store after these entries."""
        entries = [*done]
        row = self.row
        before = row.seq
        row.revision += 1
        row.changed_at = int(time.time())
        if self.loaded is not None:
            row.seq, row.state = self.loaded.seq, _state(self.loaded)
        if entries:
            row.problem = ""
            self.failed.clear()
        return Stored(row, before, entries, self.glance())

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
        bots = [seat.bot for seat in row.seats]
        return answers.Table(
            id=row.id, game=row.game, rules=row.rules, content=row.content, config=row.config,
            state=row.state, problem=row.problem if row.state == "aside" else "",
            notice=self._notice(), seq=row.seq, revision=row.revision,
            hot_seat=len(self.people) > 1, listed=False, spectators=False,
            setup=encode(Setup(row.game, row.config, bots if any(bots) else [], seed)), seed=seed,
            rematch=row.rematch or None,
            seats=[
                answers.Seat(s.seat, s.kind, s.name, s.bot, s.kind == "person") for s in row.seats
            ],
            watchers=0, name=row.name, created_at=row.created_at, changed_at=row.changed_at,
        )  # fmt: skip

    def _notice(self) -> shown.Text | None:
        row = self.row
        if row.state == "aside":
            return show.text(Message("server-aside", {"problem": row.problem}))
        if not row.problem:
            return None
        seat, seq = map(int, row.problem.split())
        return show.text(Message("server-rules-failed-here", {"seat": seat, "seq": seq}))

    def record(self) -> Record:
        """The game as a record; of one that does not replay, what is stored."""
        row = self.row
        if self.loaded is not None:
            return self.loaded.recorder.record()
        return Record(
            row.game, row.rules, row.content, row.seed, row.config, recorded(self.entries), ""
        )


def _replayed(row: Row, entries: Sequence[Entry]) -> LiveTable:
    game: AnyGame = games.find(row.game)
    try:
        live = LiveTable.start(game, row.config, row.seed)
        live.repeat(entries)
    except BadRecord as error:
        raise BadRecord(f"{error}{other_versions(game, row.rules, row.content)}") from error
    except DomineumError:
        raise
    except Exception as error:
        raise BadRecord("the rules of this version fail") from error
    return live


def _state(live: LiveTable) -> State:
    return "over" if live.match.over else "playing"
