"""What every request needs of a PostgreSQL, without detours: one prepared statement each, for all
requests that wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from domineum.server.storage.appender import NAMES, Append
from domineum.server.storage.health import Health
from domineum.server.storage.together import Together
from domineum.table.problems import Conflict, Missing, Unavailable

LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
SECONDS = 30.0
"""A statement that takes longer has failed."""

VERSIONS = "SELECT id, seq, revision FROM tables WHERE id = ANY($1::text[])"
TYPES = {"seq": "int", "seat": "int", "made_at": "bigint"}
COLUMNS = ", ".join(f"${n}::{TYPES.get(name, 'text')}[]" for n, name in enumerate(NAMES, 13))
APPEND = f"""
    WITH wanted AS (
        SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::bool[], $7::bigint[])
            AS wanted (id, before, last, state, waiting, moment)
    ), taken AS (
        SELECT *
        FROM unnest($2::text[], $8::int[], $9::int[], $10::text[], $11::text[], $12::bytea[])
            AS taken (id, dropped, seq, rules, content, data)
    ), moved AS (
        UPDATE tables SET seq = last, revision = revision + 1, state = wanted.state,
            bots_waiting = waiting, changed_at = moment, problem = ''
        FROM wanted WHERE tables.id = wanted.id AND tables.seq = before
        RETURNING tables.id, tables.seq, revision
    ), added AS (
        INSERT INTO choices ({", ".join(NAMES)})
        SELECT rows.* FROM unnest({COLUMNS}) AS rows ({", ".join(NAMES)})
        JOIN moved ON moved.id = rows.table_id
    ), dropping AS (
        DELETE FROM snapshots USING taken JOIN moved USING (id)
        WHERE snapshots.table_id = taken.id AND snapshots.seq >= taken.dropped
    ), keeping AS (
        INSERT INTO snapshots (table_id, seq, rules, content, data)
        SELECT taken.id, taken.seq, rules, content, data FROM taken JOIN moved USING (id)
        WHERE data IS NOT NULL ON CONFLICT DO NOTHING
    )
    SELECT id, revision, pg_notify($1, id || ' ' || seq || ' ' || revision) FROM moved
"""
"""One statement is one transaction: all of each append, or nothing of it. The notice goes out when
it commits."""


class Postgres:
    """Two connections of this process: one to ask, one to append."""

    def __init__(self, url: str, channel: str, health: Health) -> None:
        self._channel = channel
        self._health = health
        self._reading, self._writing = _Connection(url), _Connection(url)
        self._versions = Together(self._ask_versions)
        self._appends = Together(self._append_all)

    async def version(self, table_id: str) -> tuple[int, int]:
        """Return the last choice and the revision of a table."""
        return await self._versions.ask(table_id)

    async def append(self, wanted: Append) -> int:
        """Return the table's new revision when everything is committed."""
        return await self._appends.ask(wanted)

    async def _ask_versions(self, ids: list[str]) -> list[tuple[int, int] | Exception]:
        try:
            try:
                rows = await self._reading.fetch(VERSIONS, list(set(ids)))
            except LOST:  # a connection may have died unseen; another one says whether all is well
                rows = await self._reading.fetch(VERSIONS, list(set(ids)))
        except LOST as error:
            self._health.failed(error)
            raise Unavailable() from error
        found = {row["id"]: (row["seq"], row["revision"]) for row in rows}
        return [found[wanted] if wanted in found else Missing(what="table") for wanted in ids]

    async def _append_all(self, wishes: list[Append]) -> list[int | Exception]:
        """One append of each table at a time: further ones come after it, or too late."""
        done: dict[int, int | Exception] = {}
        while len(done) < len(wishes):
            first: dict[str, int] = {}
            for number, wish in enumerate(wishes):
                if number not in done:
                    first.setdefault(wish.table_id, number)
            revisions = await self._append([wishes[number] for number in first.values()])
            for table_id, number in first.items():
                done[number] = revisions.get(table_id) or Conflict()
        return [done[number] for number in range(len(wishes))]

    async def _append(self, wishes: Sequence[Append]) -> dict[str, int]:
        """Append to several tables; those that are missing in the answer have moved on."""
        wishes = sorted(wishes)
        rows = [row for wish in wishes for row in wish.rows]
        values = [
            [wish.table_id for wish in wishes], [wish.seq for wish in wishes],
            [wish.rows[-1]["seq"] for wish in wishes], [wish.state for wish in wishes],
            [wish.bots_waiting for wish in wishes], [wish.moment for wish in wishes],
            [wish.dropped for wish in wishes], *_kept(wishes),
            *([row[name] for row in rows] for name in NAMES),
        ]  # fmt: skip
        try:
            try:
                found = await self._writing.fetch(APPEND, self._channel, *values)
            except asyncpg.DeadlockDetectedError:  # nothing was done: somebody else's went first
                found = await self._writing.fetch(APPEND, self._channel, *values)
        except LOST as error:
            self._health.failed(error)
            raise Unavailable() from error
        self._health.written()
        return {row["id"]: row["revision"] for row in found}

    async def close(self) -> None:
        """Finish what waits, and close the connections."""
        await self._appends.finish()
        await self._versions.finish()
        await self._reading.close()
        await self._writing.close()


def _kept(wishes: Sequence[Append]) -> list[list[object]]:
    """The columns of the snapshots, one for each append or nothing."""
    kept = [wish.snapshot for wish in wishes]
    return [
        [x and x.seq for x in kept], [x and x.rules for x in kept],
        [x and x.content for x in kept], [x and x.data for x in kept],
    ]  # fmt: skip


class _Connection:
    """A connection for one statement at a time that is opened again when it was lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url, timeout=10, command_timeout=SECONDS)
        try:
            found: list[Any] = await self._connection.fetch(statement, *values)
        except LOST:
            await self.close()
            raise
        return found

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
