"""Appending to an SQLite file: all waiting choices are committed in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from domineum.server.storage.health import Health
from domineum.server.storage.schema import CHOICES
from domineum.table.answers import State
from domineum.table.problems import Conflict, Unavailable

ADVANCE = """
    UPDATE tables SET seq = ?, revision = revision + 1, state = ?, bots_waiting = ?, changed_at = ?,
        problem = ''
    WHERE id = ? AND seq = ? RETURNING revision
"""
NAMES = [column.name for column in CHOICES.columns]
ADD = f"INSERT INTO choices ({', '.join(NAMES)}) VALUES (:{', :'.join(NAMES)})"
AT_ONCE = 200


class Append(NamedTuple):
    """The choices of one request, to be added after `seq`."""

    table_id: str
    seq: int
    state: State
    bots_waiting: bool
    moment: int
    rows: Sequence[dict[str, object]]


class Appender:
    """Writes are made at once, in the thread of the event loop: they only fill the page cache.
    The commit, which waits for the disk, goes to another thread, one for all waiting writes."""

    def __init__(self, path: Path, writing: asyncio.Lock, health: Health) -> None:
        self._health = health
        self._writing = writing
        self._pending: list[tuple[Append, asyncio.Future[int]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._committing = ThreadPoolExecutor(1, "commit")
        self._connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, timeout=5
        )
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            self._connection.execute(f"PRAGMA {setting}")

    async def append(self, wanted: Append) -> int:
        """Return the table's new revision when everything is committed."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending.append((wanted, future))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await future

    async def _flush(self) -> None:
        while self._pending:
            async with self._writing:
                batch, self._pending = self._pending[:AT_ONCE], self._pending[AT_ONCE:]
                try:
                    done = self._write(batch)
                    await self._commit()
                except Exception as error:
                    self._health.failed(error)
                    self._undo(batch, error)
                    continue
                self._health.written()
            for future, revision in done:
                if not future.done():
                    future.set_result(revision)

    def _write(
        self, batch: list[tuple[Append, asyncio.Future[int]]]
    ) -> list[tuple[asyncio.Future[int], int]]:
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        done = []
        for wanted, future in batch:
            values = (wanted.rows[-1]["seq"], wanted.state, wanted.bots_waiting, wanted.moment)
            found = run(ADVANCE, (*values, wanted.table_id, wanted.seq)).fetchall()
            if not found:
                future.set_exception(Conflict())
                continue
            self._connection.executemany(ADD, wanted.rows)
            done.append((future, int(found[0][0])))
        return done

    async def _commit(self) -> None:
        """In a thread that does nothing else: whatever is slow elsewhere, commits go on."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._committing, self._connection.execute, "COMMIT")

    def _undo(self, batch: list[tuple[Append, asyncio.Future[int]]], error: Exception) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        for _, future in batch:
            if not future.done():
                problem = Unavailable()
                problem.__cause__ = error
                future.set_exception(problem)

    async def close(self) -> None:
        """Finish what waits, and close the file."""
        if self._flushing is not None:
            await self._flushing
        self._committing.shutdown()
        self._connection.close()
