"""Results of the days' games, as they are stored."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import msgspec
from sqlalchemy import RowMapping, and_, case, delete, func, insert, or_, select, update

from domineum.server.storage.database import Storage
from domineum.server.storage.rows import DailyResults, DailyRow
from domineum.server.storage.schema import CHOICES, DAILY, TABLES
from domineum.table.problems import Conflict


async def made_by(storage: Storage, table_id: str) -> list[tuple[int, str]]:
    """Who has chosen for each seat of a table."""
    wanted = select(CHOICES.c.seat, CHOICES.c.made_by).where(CHOICES.c.table_id == table_id)
    async with storage.reading() as connection:
        rows = await connection.execute(wanted.distinct())
        return [(row.seat, row.made_by) for row in rows]


Entered = Literal["kept", "again", "full"]


async def enter(storage: Storage, row: DailyRow, most: int, oldest: str) -> Entered:
    """Keep a result, if there are not too many of its set-up. A table has one, and so has a player:
    the first one. To enter that again changes its name. Days before the `oldest` are forgotten."""
    renamed = update(DAILY).where(DAILY.c.table_id == row.table_id).values(name=row.name)
    same = DAILY.c.setup == row.setup
    count = select(func.count()).where(same)
    there = select(DAILY.c.table_id).where(same, DAILY.c.player == row.player)
    with suppress(Conflict):
        async with storage.writing() as connection:
            if (await connection.execute(renamed)).rowcount:
                return "kept"
            if (await connection.execute(there)).first():
                return "again"
            if (await connection.execute(count)).scalar_one() >= most:
                return "full"
            await connection.execute(delete(DAILY).where(DAILY.c.day < oldest))
            await connection.execute(insert(DAILY), msgspec.to_builtins(row))
            return "kept"
    async with storage.reading() as connection:
        kept = select(DAILY.c.table_id).where(DAILY.c.table_id == row.table_id)
        return "kept" if (await connection.execute(kept)).first() else "again"


async def results(storage: Storage, setup: str, table_id: str, best: int) -> DailyResults:
    """The results of a set-up, and that of a table."""
    same = DAILY.c.setup == setup
    won = func.sum(case((DAILY.c.won, 1), else_=0))
    spread = select(DAILY.c.score, func.count(), won).where(same).group_by(DAILY.c.score)
    order = (DAILY.c.won.desc(), DAILY.c.score.desc(), DAILY.c.at, DAILY.c.table_id)
    first = select(DAILY, TABLES.c.spectators).join(TABLES).where(same)
    wanted = select(DAILY).where(same, DAILY.c.table_id == table_id)
    async with storage.reading_at_once() as connection:
        found = await connection.execute(spread.order_by(DAILY.c.score))
        scores = [(int(score), int(count), int(wins)) for score, count, wins in found]
        rows = (await connection.execute(first.order_by(*order).limit(best))).mappings()
        shown = [(_row(row), bool(row["spectators"])) for row in rows]
        there = (await connection.execute(wanted)).mappings().first()
        own, before = _row(there) if there else None, 0
        if own is not None:
            more = and_(DAILY.c.won == own.won, DAILY.c.score > own.score)
            better = more if own.won else or_(DAILY.c.won, more)
            counted = await connection.execute(select(func.count()).where(same, better))
            before = int(counted.scalar_one())
    return DailyResults(scores, shown, own, before)


def _row(found: RowMapping) -> DailyRow:
    return DailyRow(**{name: found[name] for name in DailyRow.__struct_fields__})
