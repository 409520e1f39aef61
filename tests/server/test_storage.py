from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from domineum.kernel import DomineumError
from domineum.server.storage import migrate
from domineum.server.storage.database import Storage, now
from domineum.server.storage.rows import SeatRow, TableRow
from domineum.server.storage.schema import METADATA
from domineum.table.entries import Entry
from domineum.table.problems import Conflict, Missing
from domineum.table.snapshots import Snapshot


def row(table_id: str = "a") -> TableRow:
    return TableRow(
        id=table_id, game="g", rules="1", content="c", seed="1", seeded=False, config="{}", seq=0,
        revision=1, state="playing", problem="", listed=True, spectators=True, hot_seat=False,
        imported=False, bots_waiting=False, creator="me", rematch="", created_at=1, changed_at=1,
    )  # fmt: skip


def entry(seq: int, code: str = "x") -> Entry:
    return Entry(seq, "choose", 0, code, {"part": "abc"}, "person", f"key-{seq}")


def check_schema(connection: Connection) -> None:
    """Go up, down and up again; then the database is as the code wants it."""
    migrate.upgrade(connection)
    command.downgrade(migrate.config_for(connection), "base")
    migrate.upgrade(connection)
    assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.begin() as connection:
        check_schema(connection)
    engine.dispose()


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.begin() as connection:
        migrate.upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(DomineumError, match="newer than this version"):
            migrate.upgrade(connection)
    engine.dispose()


async def check_storage(storage: Storage) -> None:
    """What the server needs of every database."""
    await storage.open()
    secret = await storage.secret("links")
    assert await storage.secret("links") == secret
    await storage.create(row(), [SeatRow(0, "open", "", "", 1, "")])
    assert await storage.append("a", [entry(1), entry(2)], "playing", False) == 2
    with pytest.raises(Conflict):
        await storage.append("a", [entry(2, "late")], "playing", False)
    with pytest.raises(Conflict):
        await storage.append("a", [entry(9)], "playing", False)
    assert await storage.entries("a") == [entry(1), entry(2)]
    assert await storage.entries("a", 1) == [entry(2)]
    assert await storage.entries("a", last=1) == [entry(1)]
    assert await storage.version("a") == (2, 2)
    await check_snapshots(storage)
    many = [storage.append("a", [entry(3, f"{n}")], "over", False) for n in range(10)]
    done = await asyncio.gather(*many, return_exceptions=True)
    assert sum(isinstance(x, Conflict) for x in done) == 9
    claims = [
        storage.change_seat(
            "a", SeatRow(0, "open", "", "", 1, ""), SeatRow(0, "person", f"{n}", "", 2, "")
        )
        for n in range(5)
    ]
    done = await asyncio.gather(*claims, return_exceptions=True)
    assert sum(isinstance(x, Conflict) for x in done) == 4
    again = [
        storage.create(row(f"again-{n}"), [SeatRow(0, "bot", "", "b", 1, "")], rematch_of="a")
        for n in range(8)
    ]
    made = await asyncio.gather(*again, return_exceptions=True)
    assert sum(isinstance(x, Conflict) for x in made) == 7
    (rematch,) = [f"again-{n}" for n, x in enumerate(made) if x is None]
    found = await storage.table("a")
    assert found is not None
    assert found[0].rematch == rematch
    assert await storage.count_bots("me", "b") == await storage.count_without_people("me") == 1
    assert [table.id for table in await storage.unfinished("me")] == [rematch]
    assert await storage.expired(now() + 10) == [rematch]
    await storage.delete([rematch])
    found = await storage.table("a")
    assert found is not None
    assert found[0].rematch == ""
    with pytest.raises(Missing):
        await storage.version(rematch)
    assert await storage.count("me") == 0
    assert await storage.counts() == {"over": 1}
    assert [table.id for table, seats in await storage.listed(5) if len(seats) == 1] == ["a"]


async def check_snapshots(storage: Storage) -> None:
    """They are stored with the entry that they come with, or dropped with it, or not at all."""
    kept = [Snapshot(seq, "1", "c", bytes([seq, 0, 255])) for seq in range(4)]
    await storage.create(row("s"), [SeatRow(0, "open", "", "", 1, "")])
    await storage.append("s", [entry(1)], "playing", False, kept[1])
    with pytest.raises(Conflict):
        await storage.append("s", [entry(1)], "playing", False, kept[0])
    await storage.append("s", [entry(2)], "playing", False, kept[2])
    await storage.append("s", [entry(3)], "playing", False)
    whole = await storage.whole("s")
    assert whole is not None
    assert (whole.row.seq, whole.snapshots, whole.entries) == (3, [kept[2]], [entry(3)])
    assert await storage.around("s", 1) == (kept[1], [])
    assert await storage.around("s", 0) == (None, [])
    assert await storage.snapshots("s", 2) == kept[1:3]
    await storage.append("s", [entry(4)], "playing", False, dropped=2)
    history = await storage.history("s")
    assert history is not None
    assert (history.snapshots, len(history.entries)) == ([kept[1]], 4)
    assert await storage.made_by_request("s", 0, "key-3") == [entry(3)]
    await storage.replace_snapshots("s", 0, 4, [kept[3]])
    assert await storage.snapshots("s", 9) == [kept[3]]
    with pytest.raises(Conflict):
        await storage.replace_snapshots("s", 0, 3, [])
    await storage.mark("s", state="aside", creator="other")
    assert await storage.aside() == ["s"]
    await storage.delete(["s"])
    assert (await storage.history("s"), await storage.snapshots("s", 9)) == (None, [])


def test_a_place_in_the_log_is_taken_once(tmp_path: Path) -> None:
    async def script() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
        await check_storage(storage)
        async with storage.engine.connect() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
            careful = (await connection.execute(text("PRAGMA synchronous"))).scalar()
        assert (mode, careful) == ("wal", 2)
        await storage.close()

    asyncio.run(script())
