"""The database. What a method has written is committed when it returns."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, fields
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Select, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from domineum import locks
from domineum.kernel import DomineumError
from domineum.server.storage import migrate
from domineum.server.storage.appender import Append, Appender
from domineum.server.storage.health import Health, first_line
from domineum.server.storage.postgres import Postgres
from domineum.server.storage.rows import SeatRow, TableRow, Whole
from domineum.server.storage.schema import CHOICES, METADATA, SEATS, SECRETS, SNAPSHOTS, TABLES
from domineum.table.answers import State
from domineum.table.entries import Entry
from domineum.table.problems import Conflict, Missing, Unavailable
from domineum.table.snapshots import Snapshot

CHANNEL = "domineum"
ENTRY = [field.name for field in fields(Entry)]
PRIVATE = 0o600
UNFINISHED = ("playing", "closed", "aside")
GONE = 2**31 - 1
"""The revision of a table that was deleted, later than all others."""
LOST = (DBAPIError, OSError, TimeoutError)


def now() -> int:
    """The time in whole seconds."""
    return int(time.time())


class Storage:
    """One database, shared by all tables of this process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = url.startswith("postgresql")
        options: dict[str, Any] = {"pool_pre_ping": True} if self.shared else {}
        if not self.shared:
            self.path = Path(url.partition(":///")[2])
            self.path.parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(url, pool_size=8, **options)
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.health = Health()
        self._writing = asyncio.Lock()
        self._hot: Appender | Postgres | None = None
        """The way for what every choice does, beside the engine."""

    async def open(self) -> None:
        """Create or update the schema."""
        if not self.shared:
            make_private(self.path)
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate.upgrade)
        except LOST as error:
            raise DomineumError(f"the database cannot be opened: {first_line(error)}") from error
        if self.shared:
            self._hot = Postgres(self.plain_url, CHANNEL, self.health)
        else:
            self._hot = Appender(self.path, self._writing, self.health)

    @property
    def plain_url(self) -> str:
        """The address of a PostgreSQL as its own tools know it."""
        return self.url.replace("postgresql+asyncpg", "postgresql", 1)

    async def close(self) -> None:
        """Close all connections."""
        if self._hot is not None:
            await self._hot.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except LOST as error:
            self.health.failed(error)
            raise Unavailable() from error

    @asynccontextmanager
    async def reading_at_once(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees the database as it is at one moment."""
        async with self.reading() as connection:
            if self.shared:
                level = {"isolation_level": "REPEATABLE READ"}
                connection = await connection.execution_options(**level)
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; SQLite takes one writer at a time, so they queue here."""
        try:
            if self.shared:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self._writing, self.engine.begin() as connection:
                    yield connection
            self.health.written()
        except IntegrityError as error:
            raise Conflict() from error
        except LOST as error:
            self.health.failed(error)
            raise Unavailable() from error

    async def ping(self) -> None:
        """Fail if the database does not answer; after a failure, if it cannot be written."""
        if not self.health.good:
            await self._try_to_write()
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def _try_to_write(self) -> None:
        """Write something that nobody reads."""
        async with self.writing() as connection:
            row = {"name": f"written-{secrets.token_hex(8)}", "value": "x" * 8_000}
            await connection.execute(insert(SECRETS), row)
            await connection.execute(delete(SECRETS).where(SECRETS.c.name == row["name"]))

    async def secret(self, name: str) -> str:
        """Return a secret of this database, made on first use."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        if found is not None:
            return str(found)
        try:
            async with self.writing() as connection:
                row = {"name": name, "value": secrets.token_urlsafe(32)}
                await connection.execute(insert(SECRETS), row)
        except Conflict:
            pass
        return await self.secret(name)

    # -- tables ---------------------------------------------------------------------------------

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = (),
        rematch_of: str = "", snapshots: Sequence[Snapshot] = (),
    ) -> None:  # fmt: skip
        """Add a table with its seats and, if it was imported, its choices. A table has one rematch:
        if it has one already, that is a Conflict."""
        async with self.writing() as connection:
            if rematch_of:
                await self._take_rematch(connection, rematch_of, table.id)
            await connection.execute(insert(TABLES), msgspec.to_builtins(table))
            rows = [{"table_id": table.id, **msgspec.to_builtins(seat)} for seat in seats]
            await connection.execute(insert(SEATS), rows)
            if entries:
                await connection.execute(insert(CHOICES), _choice_rows(table.id, entries))
            if snapshots:
                kept = [{"table_id": table.id} | asdict(one) for one in snapshots]
                await connection.execute(insert(SNAPSHOTS), kept)

    async def _take_rematch(self, connection: AsyncConnection, old: str, new: str) -> None:
        taken = update(TABLES).where(TABLES.c.id == old, TABLES.c.rematch == "")
        if (await connection.execute(taken.values(rematch=new))).rowcount != 1:
            raise Conflict()
        await self._revise(connection, old, {})

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """Return a table and its seats."""
        async with self.reading() as connection:
            return await _table(connection, table_id)

    async def version(self, table_id: str) -> tuple[int, int]:
        """Return the last choice and the revision of a table."""
        if isinstance(self._hot, Postgres):
            return await self._hot.version(table_id)
        wanted = select(TABLES.c.seq, TABLES.c.revision).where(TABLES.c.id == table_id)
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            raise Missing(what="table")
        return found.seq, found.revision

    async def entries(self, table_id: str, after: int = 0, last: int | None = None) -> list[Entry]:
        """Return the log of a table after a sequence number, up to a last one if that is given.

        Nothing is ever taken out of a log: up to the `seq` of a row that was read before, it is
        the log of that row, whoever has added to it since.
        """
        async with self.reading() as connection:
            return await _entries(connection, table_id, after, last)

    async def whole(self, table_id: str) -> Whole | None:
        """Read a table in one transaction: its row, its seats, the last snapshot and what follows.

        Nobody can add to the log between the readings.
        """
        latest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
        async with self.reading_at_once() as connection:
            found = await _table(connection, table_id)
            if found is None:
                return None
            last = latest.order_by(SNAPSHOTS.c.seq.desc()).limit(1)
            snapshots = await _snapshots(connection, last)
            after = snapshots[-1].seq if snapshots else 0
            return Whole(*found, await _entries(connection, table_id, after), snapshots)

    async def history(self, table_id: str) -> Whole | None:
        """Read a table in one transaction, with its whole log and all snapshots."""
        async with self.reading_at_once() as connection:
            found = await _table(connection, table_id)
            if found is None:
                return None
            wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
            snapshots = await _snapshots(connection, wanted.order_by(SNAPSHOTS.c.seq))
            return Whole(*found, await _entries(connection, table_id, 0), snapshots)

    async def around(self, table_id: str, seq: int) -> tuple[Snapshot | None, list[Entry]]:
        """The last snapshot up to an entry, and the entries from there to it."""
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq <= seq)
        async with self.reading_at_once() as connection:
            last = wanted.order_by(SNAPSHOTS.c.seq.desc()).limit(1)
            found = next(iter(await _snapshots(connection, last)), None)
            after = found.seq if found else 0
            return found, await _entries(connection, table_id, after, seq)

    async def snapshots(self, table_id: str, last: int) -> list[Snapshot]:
        """The snapshots of a table up to an entry."""
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq <= last)
        async with self.reading() as connection:
            return await _snapshots(connection, wanted.order_by(SNAPSHOTS.c.seq))

    async def replace_snapshots(
        self, table_id: str, after: int, seq: int, snapshots: Sequence[Snapshot]
    ) -> None:
        """Keep these snapshots in place of all after an entry, if the log still ends with `seq`."""
        async with self.writing() as connection:
            still = select(TABLES.c.seq).where(TABLES.c.id == table_id).with_for_update()
            if (await connection.execute(still)).scalar() != seq:
                raise Conflict()
            old = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
            await connection.execute(old.where(SNAPSHOTS.c.seq > after))
            rows = [{"table_id": table_id} | asdict(kept) for kept in snapshots]
            if rows:
                await connection.execute(insert(SNAPSHOTS), rows)

    async def made_by_request(self, table_id: str, seat: int, request: str) -> list[Entry]:
        """What a request has done, however long ago."""
        wanted = select(CHOICES).where(
            CHOICES.c.table_id == table_id, CHOICES.c.seat == seat, CHOICES.c.request == request
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted.order_by(CHOICES.c.seq))).mappings()
            return [_entry(row) for row in rows]

    async def append(
        self, table_id: str, entries: Sequence[Entry], state: State, bots_waiting: bool,
        snapshot: Snapshot | None = None, dropped: int | None = None,
    ) -> int:  # fmt: skip
        """Add choices to a table with what is kept or dropped then, all or nothing, and return its
        new revision.

        If another process was first, the place is taken: that is a Conflict.
        """
        assert self._hot is not None, "the storage is not open"
        rows = _choice_rows(table_id, entries)
        before = entries[0].seq - 1
        return await self._hot.append(
            Append(table_id, before, state, bots_waiting, now(), rows, snapshot, dropped)
        )

    async def change_seat(self, table_id: str, before: SeatRow, after: SeatRow) -> int:
        """Change a seat that is still as it was `before`, and return the table's new revision."""
        values = {k: v for k, v in msgspec.to_builtins(after).items() if k != "seat"}
        changing = (
            update(SEATS)
            .where(
                SEATS.c.table_id == table_id,
                SEATS.c.seat == before.seat,
                SEATS.c.kind == before.kind,
                SEATS.c.generation == before.generation,
            )
            .values(values)
        )
        async with self.writing() as connection:
            if (await connection.execute(changing)).rowcount != 1:
                raise Conflict()
            return await self._revise(connection, table_id, {})

    async def mark(self, table_id: str, **values: str | bool) -> int:
        """Change values of a table (not its choices); return its new revision."""
        async with self.writing() as connection:
            return await self._revise(connection, table_id, values)

    async def _revise(
        self, connection: AsyncConnection, table_id: str, values: dict[str, str | bool]
    ) -> int:
        change = (
            update(TABLES)
            .where(TABLES.c.id == table_id)
            .values(revision=TABLES.c.revision + 1, changed_at=now(), **values)
            .returning(TABLES.c.seq, TABLES.c.revision)
        )
        seq, revision = (await connection.execute(change)).one()
        await self._notify(connection, f"{table_id} {seq} {revision}")
        return int(revision)

    async def _notify(self, connection: AsyncConnection, news: str) -> None:
        """Notify the other processes when the transaction commits."""
        if self.shared:
            await connection.execute(
                text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news}
            )

    async def notify(self, news: str) -> None:
        """Notify the other processes of something that is not stored."""
        if self.shared:
            async with self.writing() as connection:
                await self._notify(connection, news)

    # -- lists ----------------------------------------------------------------------------------

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The listed tables, the latest first, and their seats."""
        wanted = select(TABLES).where(TABLES.c.listed).order_by(TABLES.c.changed_at.desc())
        async with self.reading() as connection:
            rows = (await connection.execute(wanted.limit(limit))).mappings()
            found = {row["id"]: (TableRow(**row), list[SeatRow]()) for row in rows}
            seats = select(SEATS).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.seat)
            for row in (await connection.execute(seats)).mappings():
                seat = dict(row)
                found[seat.pop("table_id")][1].append(SeatRow(**seat))
            return list(found.values())

    async def aside(self) -> list[str]:
        """The tables that were set aside."""
        wanted = select(TABLES.c.id).where(TABLES.c.state == "aside")
        async with self.reading() as connection:
            return list((await connection.execute(wanted.limit(10_000))).scalars())

    async def bots_waiting(self, before: int) -> list[str]:
        """Tables at which a bot has not moved since a moment."""
        wanted = select(TABLES.c.id).where(TABLES.c.bots_waiting, TABLES.c.changed_at <= before)
        async with self.reading() as connection:
            return list((await connection.execute(wanted.limit(500))).scalars())

    async def count(self, creator: str) -> int:
        """How many games of a creator are not over."""
        wanted = select(func.count()).where(
            TABLES.c.creator == creator, TABLES.c.state == "playing"
        )
        async with self.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def unfinished(self, creator: str) -> list[TableRow]:
        """The games of a creator that are not over, the longest unchanged first."""
        wanted = select(TABLES).where(TABLES.c.creator == creator, TABLES.c.state.in_(UNFINISHED))
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.changed_at).limit(1_000))
            return [TableRow(**row) for row in rows.mappings()]

    async def expired(self, before: int) -> list[str]:
        """Some games that are not over and have not changed since a moment."""
        wanted = select(TABLES.c.id).where(
            TABLES.c.state.in_(UNFINISHED), TABLES.c.changed_at < before
        )
        async with self.reading() as connection:
            return list((await connection.execute(wanted.limit(100))).scalars())

    async def delete(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        async with self.writing() as connection:
            again = update(TABLES).where(TABLES.c.rematch.in_(ids)).values(rematch="")
            await connection.execute(again)
            for table in reversed(METADATA.sorted_tables):
                if "table_id" in table.c:
                    await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
            for table_id in ids:
                await self._notify(connection, f"{table_id} 0 {GONE}")

    async def count_bots(self, creator: str, bot: str) -> int:
        """How many seats a bot has at the games of a creator that go on."""
        wanted = select(func.count()).select_from(SEATS.join(TABLES))
        wanted = wanted.where(
            TABLES.c.creator == creator, TABLES.c.state == "playing", SEATS.c.bot == bot
        )
        async with self.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def count_without_people(self, creator: str) -> int:
        """How many games of a creator go on at which there are only bots."""
        people = select(SEATS.c.table_id).where(SEATS.c.kind != "bot")
        wanted = select(func.count()).where(
            TABLES.c.creator == creator, TABLES.c.state == "playing", TABLES.c.id.not_in(people)
        )
        async with self.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def counts(self) -> dict[str, int]:
        """How many tables there are by state."""
        wanted = select(TABLES.c.state, func.count()).group_by(TABLES.c.state)
        async with self.reading() as connection:
            rows = await connection.execute(wanted)
            return {state: count for state, count in rows}  # noqa: C416


async def _table(
    connection: AsyncConnection, table_id: str
) -> tuple[TableRow, list[SeatRow]] | None:
    wanted = select(TABLES).where(TABLES.c.id == table_id)
    found = (await connection.execute(wanted)).mappings().first()
    if found is None:
        return None
    seats = select(*SEATS.c[1:]).where(SEATS.c.table_id == table_id)
    rows = (await connection.execute(seats.order_by(SEATS.c.seat))).mappings()
    return TableRow(**found), [SeatRow(**row) for row in rows]


async def _entries(
    connection: AsyncConnection, table_id: str, after: int, last: int | None = None
) -> list[Entry]:
    wanted = select(CHOICES).where(CHOICES.c.table_id == table_id, CHOICES.c.seq > after)
    if last is not None:
        wanted = wanted.where(CHOICES.c.seq <= last)
    rows = (await connection.execute(wanted.order_by(CHOICES.c.seq))).mappings()
    return [_entry(row) for row in rows]


async def _snapshots(connection: AsyncConnection, wanted: Select[Any]) -> list[Snapshot]:
    rows = (await connection.execute(wanted)).mappings()
    return [Snapshot(row["seq"], row["rules"], row["content"], row["data"]) for row in rows]


def _entry(row: Any) -> Entry:
    changed = msgspec.json.decode(row["changed"], type=dict[str, str])
    return Entry(**{name: row[name] for name in ENTRY} | {"changed": changed})


def _choice_rows(table_id: str, entries: Sequence[Entry]) -> list[dict[str, object]]:
    more = {"table_id": table_id, "made_at": now()}
    return [
        {name: getattr(entry, name) for name in ENTRY}
        | {"changed": msgspec.json.encode(entry.changed).decode(), **more}
        for entry in entries
    ]


def only_process(storage: Storage) -> IO[bytes] | None:
    """Refuse a second process on one SQLite file: neither would know what the other does."""
    if storage.shared:
        return None
    try:
        return locks.hold(storage.path.with_name(f"{storage.path.name}.lock"))
    except BlockingIOError:
        raise DomineumError(
            f"{storage.path} is in use by another server; several share PostgreSQL, not a file"
        ) from None


def make_private(path: Path) -> None:
    """Let nobody else read the file, in which the secret of all links is, nor what SQLite puts
    beside it: that gets the rights of the file."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for place in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))):
        with suppress(FileNotFoundError):
            place.chmod(PRIVATE)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
