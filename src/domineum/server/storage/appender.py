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
from domineum.server.storage.together import Together
from domineum.table.answers import State
from domineum.table.problems import Conflict, Unavailable
from domineum.table.snapshots import Snapshot

ADVANCE = """
    UPDATE tables SET seq = ?, revision = revision + 1, state = ?, bots_waiting = ?, changed_at = ?,
        problem = ''
    WHERE id = ? AND seq = ? RETURNING revision
"""
NAMES = [column.name for column in CHOICES.columns]
DROP = "DELETE FROM snapshots WHERE table_id = ? AND seq >= ?"
KEEP = (
    "INSERT OR REPLACE INTO snapshots (table_id, seq, rules, content, data) VALUES (?, ?, ?, ?, ?)"
)
ADD = f"INSERT INTO choices ({', '.join(NAMES)}) VALUES (:{', :'.join(NAMES)})"


class Append(NamedTuple):
    """The choices of one request, to be added after `seq`."""

    table_id: str
    seq: int
    state: State
    bots_waiting: bool
    moment: int
    rows: Sequence[dict[str, object]]
    snapshot: Snapshot | None = None
    """To be kept with them."""
    dropped: int | None = None
    """From this entry on kept snapshots do not stand any more."""


def _values(found: Snapshot) -> tuple[int, str, str, bytes]:
    return found.seq, found.rules, found.content, found.data


class Appender:
    """Writes are made at once, in the thread of the event loop: they only fill the page cache.
    The commit, which waits for the disk, goes to another thread, one for all waiting writes."""

    def __init__(self, path: Path, writing: asyncio.Lock, health: Health) -> None:
        self._health = health
        self._writing = writing
        self._appends = Together(self._flush)
        self._committing = ThreadPoolExecutor(1, "commit")
        self._connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, timeout=5
        )
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            self._connection.execute(f"PRAGMA {setting}")

    async def append(self, wanted: Append) -> int:
        """Return the table's new revision when everything is committed."""
        return await self._appends.ask(wanted)

    async def _flush(self, batch: list[Append]) -> list[int | Exception]:
        async with self._writing:
            try:
                done = self._write(batch)
                await self._commit()
            except Exception as error:
                self._health.failed(error)
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise Unavailable() from error
        self._health.written()
        return done

    def _write(self, batch: list[Append]) -> list[int | Exception]:
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        done: list[int | Exception] = []
        for wanted in batch:
            values = (wanted.rows[-1]["seq"], wanted.state, wanted.bots_waiting, wanted.moment)
            found = run(ADVANCE, (*values, wanted.table_id, wanted.seq)).fetchall()
            if found:
                self._connection.executemany(ADD, wanted.rows)
                if wanted.dropped is not None:
                    run(DROP, (wanted.table_id, wanted.dropped))
                if wanted.snapshot is not None:
                    run(KEEP, (wanted.table_id, *_values(wanted.snapshot)))
            done.append(int(found[0][0]) if found else Conflict())
        return done

    async def _commit(self) -> None:
        """In a thread that does nothing else: whatever is slow elsewhere, commits go on."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._committing, self._connection.execute, "COMMIT")

    async def close(self) -> None:
        """Finish what waits, and close the file."""
        await self._appends.finish()
        self._committing.shutdown()
        self._connection.close()
