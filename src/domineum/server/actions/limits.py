"""How much of a server one address may use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from domineum.server.storage.rows import SeatRow
from domineum.server.tables.room import Room
from domineum.table.problems import TooMany


async def check_tables(room: Room, creator: str) -> None:
    """Refuse a further game of somebody who has many that are not over."""
    if await room.storage.count(creator) >= room.settings.tables_per_address:
        raise TooMany(what="tables")


async def check_bots(room: Room, creator: str, seats: Sequence[SeatRow]) -> None:
    """Refuse seats for bots that cost much, if the games of their creator have many of them."""
    settings = room.settings
    wanted = Counter(seat.bot for seat in seats if seat.bot in settings.bots_per_address)
    for bot, count in wanted.items():
        there = await room.storage.count_bots(creator, bot)
        if there + count > settings.bots_per_address[bot]:
            raise TooMany(what="bots")


async def check_people(room: Room, creator: str, seats: Sequence[SeatRow]) -> None:
    """Refuse a further game without people: nobody waits for it, and it never waits."""
    if all(seat.kind == "bot" for seat in seats):
        there = await room.storage.count_without_people(creator)
        if there >= room.settings.bot_tables_per_address:
            raise TooMany(what="bot-tables")
