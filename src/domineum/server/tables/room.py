"""The room: all tables of one server process, loaded when somebody opens them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import IO, Any

import msgspec

from domineum.kernel import BadRecord, DomineumError, Match, Question, Seat
from domineum.kernel.decode import Plain
from domineum.server.logs import log
from domineum.server.metrics import Metrics
from domineum.server.settings import Settings
from domineum.server.storage.database import Storage, only_process
from domineum.server.storage.rows import SeatRow, TableRow
from domineum.server.tables.bots import Bots
from domineum.server.tables.garbage import Garbage
from domineum.server.tables.hosted import HostedGames
from domineum.server.tables.hub import Hub
from domineum.server.tables.keeping import Keeping
from domineum.server.tables.links import NOBODY, Holder, Links
from domineum.server.tables.loads import Loads
from domineum.server.tables.notices import Notices
from domineum.table import show, shown
from domineum.table.answers import State
from domineum.table.entries import Entry
from domineum.table.errors import RulesFailed
from domineum.table.live import LiveTable
from domineum.table.problems import (
    Closed,
    Conflict,
    Missing,
    NoLink,
    NotYours,
    Problem,
    Raced,
    SetAside,
    TooLong,
    as_problems,
)

FAILED = "rules-failed"
"""The problem of a table that can still be played: a choice that could not be carried out."""


class Sitting:
    """A table that this process knows. Whoever holds the lock may read and change it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.loaded: LiveTable | None = None
        self.used = time.monotonic()
        self.views: dict[Seat | None, msgspec.Raw] = {}
        self.questions: dict[Seat | None, shown.Question | None] = {}
        self.problem: str | None = None
        self.announced = 0
        """The revision that whoever looks here was last woken for."""

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def live(self) -> LiveTable:
        """The match in memory."""
        assert self.loaded is not None
        return self.loaded

    @property
    def config(self) -> dict[str, Any]:
        """The config of the game."""
        config: dict[str, Any] = json.loads(self.row.config)
        return config

    def view(self, seat: Seat | None) -> msgspec.Raw:
        """The view of a seat, encoded once per position."""
        if seat not in self.views:
            self.views[seat] = encoded(self.live.match.view(seat))
        return self.views[seat]

    def question(self, match: Match[Any], seat: Seat | None) -> shown.Question | None:
        """What a seat is asked, and what each answer comes to, tried once per position."""
        if seat not in self.questions:
            self.questions[seat] = show.question_for(match, seat)
        return self.questions[seat]

    def moved(self) -> None:
        """What was seen of the position before is of no use any more."""
        self.views.clear()
        self.questions.clear()

    def forget(self) -> None:
        """Drop what is in memory; the next reader loads it from storage."""
        self.loaded = None
        self.moved()

    def bot_question(self) -> Question[Any] | None:
        """A question that waits for a bot."""
        if self.row.state == "closed":
            return None
        return next(
            (q for q in self.live.match.questions if self.seats[q.seat].kind == "bot"), None
        )


class Room:
    """Everything that the requests of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url())
        self.hosted = HostedGames(settings.games, settings.packs)
        self.metrics = Metrics()
        self.hub = Hub()
        self.links = Links("")
        self.bots = Bots(self)
        self.notices = Notices(settings)
        self.garbage = Garbage()
        self.keeping = Keeping(self)
        self._sittings: dict[str, Sitting] = {}
        self._guard: IO[bytes] | None = None
        self.loads = Loads()

    async def start(self) -> None:
        """Open the storage and the secret."""
        self._guard = only_process(self.storage)
        await self.storage.open()
        secret = self.settings.secret
        signing = secret.get_secret_value() if secret else await self.storage.secret("links")
        self.links = Links(signing)

    async def stop(self) -> None:
        """Stop the bots and close the storage."""
        await self.bots.stop()
        await self.notices.stop()
        await self.storage.close()
        if self._guard is not None:
            self._guard.close()

    # -- tables in memory -----------------------------------------------------------------------

    @asynccontextmanager
    async def open(self, table_id: str, live: bool = True) -> AsyncIterator[Sitting]:
        """Hold a table alone: up to date and, if `live`, with its match in memory.

        What the table refuses leaves as the problem of a request.
        """
        async with self._alone(table_id) as sitting:
            sitting.used = time.monotonic()
            self.garbage.asked()
            if self.storage.shared:
                await self._catch_up(sitting)
            if live:
                await self.load(sitting)
            with as_problems():
                yield sitting

    @asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncIterator[Sitting]:
        """Hold a table, read again if it was forgotten or deleted while it was waited for."""
        while True:
            sitting = self._sittings.get(table_id)
            if sitting is None:
                found = await self.storage.table(table_id)
                if found is None:
                    raise Missing(what="table")
                sitting = self._sittings.setdefault(table_id, Sitting(*found))
            async with sitting.lock:
                if self._sittings.get(table_id) is sitting:
                    yield sitting
                    return

    async def _catch_up(self, sitting: Sitting) -> None:
        """Read what other processes have done to the table."""
        seq, revision = await self.storage.version(sitting.id)
        if revision == sitting.row.revision and (not sitting.loaded or seq == sitting.live.seq):
            return
        await self._read_row(sitting)
        if sitting.loaded is None or sitting.live.seq >= sitting.row.seq:
            return
        live = sitting.live
        entries = await self.storage.entries(sitting.id, live.seq, sitting.row.seq)
        sitting.moved()
        try:
            live.repeat(entries)
        except BadRecord as error:
            sitting.forget()
            log.warning("table-reload", table=sitting.id, problem=str(error))

    async def _read_row(self, sitting: Sitting) -> None:
        found = await self.storage.table(sitting.id)
        if found is None:
            raise Missing(what="table")
        sitting.row, sitting.seats = found

    async def load(self, sitting: Sitting) -> None:
        """Load the match of a table into memory, or set the table aside."""
        if sitting.loaded is not None:
            return
        if sitting.problem is not None:
            raise SetAside(problem=sitting.problem)
        begun = time.perf_counter()
        try:
            sitting.loaded = await self.keeping.load(sitting)
        except Problem:
            raise
        except DomineumError as error:
            await self._set_aside(sitting, str(error), error)
        except Exception as error:
            await self._set_aside(sitting, "the rules of this version fail", error)
        sitting.moved()
        self.metrics.loads.observe(time.perf_counter() - begun)
        self.garbage.loaded()
        if sitting.row.state == "aside":
            waiting = sitting.bot_question() is not None
            await self._mark(sitting, state=_state(sitting.live), problem="", bots_waiting=waiting)
            if waiting:
                self.bots.schedule(sitting.id)

    async def _set_aside(self, sitting: Sitting, problem: str, error: Exception) -> None:
        """Show the problem to everybody; what may be secret in an error is only logged."""
        log.error("table-set-aside", table=sitting.id, problem=problem, exc_info=error)
        sitting.problem = problem[:400]
        if (sitting.row.state, sitting.row.problem) != ("aside", sitting.problem):
            await self._mark(sitting, state="aside", problem=sitting.problem, bots_waiting=False)
        raise SetAside(problem=sitting.problem)

    async def _mark(self, sitting: Sitting, **values: str | bool) -> None:
        sitting.row.revision = await self.storage.mark(sitting.id, **values)
        for name, value in values.items():
            setattr(sitting.row, name, value)
        self.announce(sitting.id, sitting.row.revision)

    async def look_again(self, sitting: Sitting) -> None:
        """Read the row of a table that was changed beside its log."""
        await self._read_row(sitting)
        self.announce(sitting.id, sitting.row.revision)

    async def mark(self, sitting: Sitting, **values: str | bool) -> None:
        """Change stored values of a table."""
        await self._mark(sitting, **values)

    def adopt(self, sitting: Sitting) -> None:
        """Keep a table in memory that was just stored."""
        self._sittings[sitting.id] = sitting
        self.garbage.loaded()

    async def delete(self, ids: Sequence[str]) -> None:
        """Delete tables; whoever looks at one learns that there is none."""
        await self.storage.delete(ids)
        for table_id in ids:
            self._sittings.pop(table_id, None)
            self.hub.wake(table_id)

    def expires_at(self, row: TableRow) -> int | None:
        """When a game that nobody goes on with is deleted; never, if it is over."""
        if row.state == "over" or not self.settings.expire_days:
            return None
        return row.changed_at + int(86_400 * self.settings.expire_days)

    async def expire(self) -> None:
        """Delete games that nobody has gone on with for very long."""
        if not self.settings.expire_days:
            return
        before = int(time.time() - 86_400 * self.settings.expire_days)
        if found := await self.storage.expired(before):
            await self.delete(found)
            log.info("tables-expired", count=len(found))

    def evict(self) -> None:
        """Forget tables that nobody has used for long, and if there are too many the least
        recently used."""
        old = time.monotonic() - self.settings.tables_idle_seconds
        for sitting in [s for s in self._sittings.values() if s.used < old and not s.lock.locked()]:
            del self._sittings[sitting.id]
        many = len(self._sittings) - self.settings.tables_in_memory
        if many > 0:
            for sitting in sorted(self._sittings.values(), key=lambda s: s.used)[:many]:
                if not sitting.lock.locked():
                    del self._sittings[sitting.id]

    def announce(self, table_id: str, revision: int) -> None:
        """Wake everybody here who looks at a table, once for each revision of it: what this process
        has done comes back as a notice too."""
        sitting = self._sittings.get(table_id)
        if sitting is not None:
            if sitting.announced >= revision:
                return
            sitting.announced = revision
        self.hub.wake(table_id)

    async def try_again(self) -> None:
        """Let tables that another version has set aside go on, if this one can play them."""
        for table_id in await self.storage.aside():
            with suppress(Problem):
                async with self.open(table_id):
                    pass

    def loaded(self) -> list[str]:
        """The tables whose match is in memory."""
        return [sitting.id for sitting in self._sittings.values() if sitting.loaded is not None]

    def live_count(self) -> int:
        """How many tables are in memory."""
        return sum(s.loaded is not None for s in self._sittings.values())

    # -- changing -------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, sitting: Sitting, seat: Seat) -> AsyncIterator[None]:
        """Change a match in memory; if the rules fail, forget it and show that to everybody."""
        try:
            yield
        except RulesFailed as error:
            sitting.forget()
            seq = sitting.row.seq
            log.error("rules-failed", table=sitting.id, seq=seq, seat=seat, exc_info=error)
            await self._mark(sitting, problem=f"{FAILED} {seat} {seq}")
            raise

    async def commit(self, sitting: Sitting, entries: Sequence[Entry]) -> None:
        """Store what was done. Only then does anybody learn of it."""
        sitting.moved()
        live = sitting.live
        waiting = sitting.bot_question() is not None
        state = _state(live)
        dropped, live.dropped = live.dropped, None
        added = asyncio.ensure_future(
            self.storage.append(sitting.id, entries, state, waiting, live.snapshot(), dropped)
        )
        try:
            revision = await asyncio.shield(added)
        except Conflict:
            sitting.forget()
            self.metrics.conflicts.inc()
            raise Raced(seq=(await self.storage.version(sitting.id))[0]) from None
        except BaseException:
            sitting.forget()
            # Nobody reads the table before it is decided whether this is stored.
            await asyncio.wait([added])
            raise
        row = sitting.row
        row.seq, row.revision, row.state, row.bots_waiting = live.seq, revision, state, waiting
        row.problem, row.changed_at = "", int(time.time())
        for entry in entries:
            self.metrics.choices.labels(entry.made_by.partition(" ")[0].partition(":")[0]).inc()
        self.announce(sitting.id, sitting.row.revision)
        if waiting:
            self.bots.schedule(sitting.id)
        self.notices.turn(row, sitting.seats, live.match.questions)

    async def change_seat(self, sitting: Sitting, before: SeatRow, after: SeatRow) -> None:
        """Store who has a seat now."""
        sitting.row.revision = await self.storage.change_seat(sitting.id, before, after)
        sitting.seats[after.seat] = after
        self.announce(sitting.id, sitting.row.revision)

    def check_length(self, sitting: Sitting) -> None:
        """Refuse to take anything back in a game in which too much was: its log must end."""
        if sitting.live.seq >= self.settings.entries_per_table:
            raise TooLong(limit=self.settings.entries_per_table)

    def check_open(self, sitting: Sitting) -> None:
        """Refuse to change a game that its host has closed."""
        if sitting.row.state == "closed":
            raise Closed()

    # -- who asks -------------------------------------------------------------------------------

    def holder(self, sitting: Sitting, token: str) -> Holder:
        """Return what a request with this link may do here; without a link, watch."""
        if token:
            return self.links.check(token, sitting.id, sitting.seats)
        if not sitting.row.spectators:
            raise NoLink()
        return NOBODY

    def player(self, sitting: Sitting, token: str, seat: Seat) -> Holder:
        """Return what a request with this link may do; refuse it if the seat is not its own."""
        if not token:
            raise NoLink()
        holder = self.links.check(token, sitting.id, sitting.seats)
        if seat not in holder.seats:
            raise NotYours()
        return holder


def encoded(view: dict[str, Plain]) -> msgspec.Raw:
    """A view, encoded once for all that it is sent to."""
    return msgspec.Raw(msgspec.json.encode(view))


def _state(live: LiveTable) -> State:
    return "over" if live.match.over else "playing"
