"""What an upgrade would do to the tables of a database, without changing anything."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from domineum.kernel import AnyGame, BadRecord, DomineumError
from domineum.server.settings import Settings
from domineum.server.storage.database import ENTRY, LOST
from domineum.server.storage.health import first_line
from domineum.server.storage.rows import TableRow, Whole
from domineum.server.storage.schema import CHOICES, SNAPSHOTS, TABLES
from domineum.server.tables.hosted import HostedGames
from domineum.table.entries import Entry
from domineum.table.snapshots import Snapshot
from domineum.table.upgrades import resume

SAME, ASIDE = "same", "aside"
WORDS = {
    SAME: "are of these rules and this content",
    "replayed": "replay with every hash and go on unchanged",
    "position": "go on from their last position: their rules have changed",
    "followed": "go on after all their choices are made again: their rules have changed",
    ASIDE: "would be set aside",
}
"""What happens to tables, from good to bad."""
Found: TypeAlias = tuple[dict[str, list[str]], Counter[str]]


def check(settings: Settings) -> tuple[list[str], bool]:
    """What to print, and whether every table goes on."""
    hosted = HostedGames(settings.games, settings.packs)
    found, problems = asyncio.run(_read(settings, partial(_look, hosted)))
    return [*_lines(found, problems)], not found[ASIDE]


def _look(hosted: HostedGames, connection: Connection) -> Found:
    """Look at every table, whatever version of the schema the database has."""
    found: dict[str, list[str]] = {how: [] for how in WORDS}
    problems: Counter[str] = Counter()
    columns = {column["name"] for column in inspect(connection).get_columns("tables")}
    known = [column for column in TABLES.columns if column.name in columns]
    has_snapshots = inspect(connection).has_table("snapshots")
    for row in connection.execute(select(*known).order_by(TABLES.c.id)).mappings().all():
        whole = _whole(connection, dict(row), has_snapshots)
        how, problem = _prospect(hosted.find(whole.row.game), whole)
        found[how].append(whole.row.id)
        problems[problem] += how == ASIDE
    return found, problems


def _lines(found: dict[str, list[str]], problems: Counter[str]) -> Iterator[str]:
    for how, ids in found.items():
        if ids:
            yield f"{len(ids):6} tables {WORDS[how]}"
        if how not in (SAME, "replayed"):
            yield from (f"         {table_id}" for table_id in ids)
    for problem, count in problems.items():
        if count:
            yield f"set aside ({count}): {problem}"
    if not any(found.values()):
        yield "there are no tables"


def _prospect(game: AnyGame | None, whole: Whole) -> tuple[str, str]:
    """How a table would go on, or why it would not."""
    stored = whole.stored
    if game is None:
        return ASIDE, f"'{whole.row.game}' is not hosted"
    if whole.row.state != "aside" and stored.versions == (game.version, game.content):
        return SAME, ""
    if len(whole.entries) != whole.row.seq:
        return ASIDE, "its log is not complete"
    try:
        return resume(game, stored).how, ""
    except BadRecord as error:
        return ASIDE, str(error)[:300]


def _whole(connection: Connection, row: dict[str, Any], has_snapshots: bool) -> Whole:
    table = TableRow(**({"name": ""} | row))
    logged = select(CHOICES).where(CHOICES.c.table_id == table.id).order_by(CHOICES.c.seq)
    entries = [
        Entry(**{name: one[name] for name in ENTRY} | {"changed": _changed(one["changed"])})
        for one in connection.execute(logged).mappings()
    ]
    snapshots: list[Snapshot] = []
    if has_snapshots:
        kept = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.id).order_by(SNAPSHOTS.c.seq)
        names = [field.name for field in fields(Snapshot)]
        rows = connection.execute(kept).mappings()
        snapshots = [Snapshot(**{name: one[name] for name in names}) for one in rows]
    return Whole(table, [], entries, snapshots)


def _changed(written: str) -> dict[str, str]:
    return msgspec.json.decode(written, type=dict[str, str])


async def _read(settings: Settings, look: Callable[[Connection], Found]) -> Found:
    """Look at a database in a transaction that cannot write and sees one moment."""
    url, begin = settings.database_url(), "SET TRANSACTION READ ONLY"
    if not settings.shared:
        path, begin = Path(url.partition(":///")[2]), "BEGIN"
        if not path.exists():
            raise DomineumError(f"there is no database {path}")
        url = f"sqlite+aiosqlite:///file:{quote(str(path))}?mode=ro&uri=true"
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            if settings.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.exec_driver_sql(begin)
            return await connection.run_sync(look)
    except LOST as error:
        raise DomineumError(f"the database cannot be read: {first_line(error)}") from error
    finally:
        await engine.dispose()
