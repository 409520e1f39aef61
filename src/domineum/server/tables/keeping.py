"""Keeping tables: how one is loaded from what is stored of it, and how its past is found again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from domineum.kernel import AnyGame, BadRecord, Match, Seat
from domineum.kernel.record import Record
from domineum.server.logs import log
from domineum.server.storage.rows import TableRow, Whole
from domineum.table.answers import State
from domineum.table.entries import Entry
from domineum.table.live import LiveTable
from domineum.table.positions import position_after
from domineum.table.problems import Conflict, Missing
from domineum.table.snapshots import Snapshot
from domineum.table.upgrades import Resumed, Stored, opened, record_of, resume

if TYPE_CHECKING:
    from domineum.server.tables.room import Room, Sitting

T = TypeVar("T")

READINGS = 4
"""How often a table is read again when another process changes it meanwhile."""


class Keeping:
    """Reads and writes what is stored of tables, for a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.storage = room.storage

    # -- loading --------------------------------------------------------------------------------

    async def load(self, sitting: Sitting) -> LiveTable:
        """The table from its last snapshot, if that is of these rules; else from its beginning,
        or with other rules from its last position."""
        whole = _found(await self.storage.whole(sitting.id))
        sitting.row, sitting.seats = whole.row, whole.seats
        game = self._game(whole.row)
        live = await self._run(whole.row, partial(_from_snapshot, game, whole.stored))
        return live or await self._resumed(sitting, game)

    async def _resumed(self, sitting: Sitting, game: AnyGame) -> LiveTable:
        """Go on with a table that does not simply go on; judge it only if it stands still."""
        judged = None
        for _ in range(READINGS):
            whole = _found(await self.storage.history(sitting.id))
            sitting.row, sitting.seats = whole.row, whole.seats
            row = whole.row
            try:
                if len(whole.entries) != row.seq:
                    raise BadRecord(_lacking(row.seq, whole.entries))
                found = await self._run(row, partial(resume, game, whole.stored))
                await self._store(sitting, found)
            except Conflict:
                continue
            except BadRecord:
                if judged == (row.seq, row.revision):
                    raise
                judged = row.seq, row.revision
                continue
            return found.live
        raise Conflict()

    async def _store(self, sitting: Sitting, found: Resumed) -> None:
        """Keep the snapshots of a table that goes on; note it in the log if its rules change."""
        row = sitting.row
        if found.entry is None:
            if found.snapshots:
                after, last = found.after, found.live.seq
                await self.storage.replace_snapshots(row.id, after, last, found.snapshots)
            return
        *before, begun = found.snapshots
        if found.how == "followed":
            await self.storage.replace_snapshots(row.id, found.after, row.seq, before)
        asked = found.live.match.questions
        state: State = "playing" if asked else "over"
        if row.state == "closed":
            state, asked = "closed", []
        waiting = any(sitting.seats[question.seat].kind == "bot" for question in asked)
        row.revision = await self.storage.append(row.id, [found.entry], state, waiting, begun)
        row.seq, row.state, row.bots_waiting = found.entry.seq, state, waiting
        log.warning("table-by-other-rules", table=row.id, how=found.how, notes=found.notes)
        if waiting:
            self.room.bots.schedule(row.id)

    async def replay(self, row: TableRow, record: Record) -> tuple[LiveTable, list[Snapshot]]:
        """Replay a record that is not stored yet, and return what to store with its entries."""
        game = self._game(row)
        return await self._run(row, partial(_from_record, game, record))

    # -- the past -------------------------------------------------------------------------------

    async def recall(self, sitting: Sitting, since: int = -1) -> None:
        """Know what the log said before the snapshot, if a reader from `since` needs it."""
        live = sitting.live
        if live.lacks(since):
            live.recall(await self.storage.snapshots(sitting.id, live.base))

    async def remember(self, sitting: Sitting, seat: Seat, request: str, seq: int) -> None:
        """Know what a request did before the snapshot, if it was made for a position from then."""
        live = sitting.live
        if seq < live.base and not live.done_before(seat, request, ()):
            entries = await self.storage.made_by_request(sitting.id, seat, request)
            live.remember(entry for entry in entries if entry.seq <= live.base)

    async def go_back(self, sitting: Sitting) -> None:
        """Load the table from an earlier snapshot, to take back what lies before this one."""
        earlier = await self.storage.snapshots(sitting.id, sitting.live.base - 1)
        sitting.forget()
        after = earlier[-1].seq if earlier else 0
        entries = await self.storage.entries(sitting.id, after, sitting.row.seq)
        stored = Whole(sitting.row, [], entries, earlier[-1:]).stored
        game = self._game(sitting.row)
        live = await self._run(sitting.row, partial(_from_snapshot, game, stored))
        sitting.loaded = live or await self._resumed(sitting, game)

    async def position(self, row: TableRow, seq: int) -> Match[Any]:
        """The match as it was after an entry."""
        snapshot, entries = await self.storage.around(row.id, seq)
        game, config = self._game(row), json.loads(row.config)
        return await self._run(
            row, partial(position_after, game, config, int(row.seed), snapshot, entries)
        )

    async def record(self, table_id: str, replays: bool = True) -> Record:
        """The record of a table: as it replays from the beginning, or as it is stored."""
        whole = _found(await self.storage.history(table_id))
        game = self.room.hosted.find(whole.row.game)
        if game is not None and replays and not whole.stored.section:
            try:
                return await self._run(whole.row, partial(_whole_record, game, whole.stored))
            except BadRecord as error:
                log.warning("table-does-not-replay", table=table_id, problem=str(error))
        return record_of(*self.room.hosted.names(whole.row.game), whole.stored)

    async def check_one(self) -> None:
        """Check one of the tables in memory from its beginning: a snapshot is not trusted more than
        the log."""
        loaded = self.room.loaded()
        if loaded and not await self.check(random.choice(loaded)):
            self.room.metrics.drifted.inc()

    async def check(self, table_id: str) -> bool:
        """Whether a table replays from the beginning, or from where its rules changed last."""
        whole = await self.storage.history(table_id)
        game = self.room.hosted.find(whole.row.game) if whole else None
        if whole is None or game is None:
            return True
        stored = whole.stored
        if stored.snapshots and stored.versions != (game.version, game.content):
            return True
        try:
            await self._run(whole.row, partial(_verify, game, stored))
        except BadRecord as error:
            log.error("table-does-not-replay", table=table_id, problem=str(error))
            return False
        return True

    # -- helpers --------------------------------------------------------------------------------

    def _game(self, row: TableRow) -> AnyGame:
        game = self.room.hosted.find(row.game)
        if game is None:
            raise BadRecord(f"this server does not host '{row.game}'")
        return game

    async def _run(self, row: TableRow, work: Callable[[], T]) -> T:
        return await self.room.loads.run(row.creator, work)


def _found(whole: Whole | None) -> Whole:
    if whole is None:
        raise Missing(what="table")
    return whole


def _lacking(seq: int, entries: Sequence[Entry]) -> str:
    return f"{seq} choices were acknowledged, {len(entries)} are stored"


def _from_snapshot(game: AnyGame, stored: Stored) -> LiveTable | None:
    """The table from its last snapshot and what follows, or None if that does not go on here."""
    last = next(iter(stored.snapshots), None)
    if last is None or (last.rules, last.content) != (game.version, game.content):
        return None
    try:
        live = LiveTable.at(game, stored.config, stored.seed, last)
        live.repeat(stored.entries)
    except BadRecord as error:
        log.warning("snapshot-does-not-fit", seq=last.seq, problem=str(error))
        return None
    return live


def _whole_record(game: AnyGame, stored: Stored) -> Record:
    live = LiveTable.start(game, stored.config, stored.seed)
    live.repeat(stored.entries)
    return live.recorder.record()


def _verify(game: AnyGame, stored: Stored) -> None:
    live = opened(game, stored)
    live.repeat(stored.entries[stored.section :])


def _from_record(game: AnyGame, record: Record) -> tuple[LiveTable, list[Snapshot]]:
    kept: list[Snapshot] = []
    live = LiveTable.resume(record, game, kept)
    return live, kept
