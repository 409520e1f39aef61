"""Rooms in this process, where a test can see what a server does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from domineum.server import wire
from domineum.server.actions import creating
from domineum.server.settings import Settings
from domineum.server.tables.room import Room
from domineum.table import answers

T = TypeVar("T")


async def with_room(settings: Settings, work: Callable[[Room], Awaitable[T]]) -> T:
    """Do something in a room that is opened and closed again."""
    room = Room(settings)
    await room.start()
    try:
        return await work(room)
    finally:
        await room.stop()


async def seated(room: Room, **wish: Any) -> answers.Created:
    """A new table."""
    return await creating.create(room, wire.Create("lanterns", seed=1, **wish), "nobody")


async def first_code(room: Room, table_id: str, seat: int) -> str:
    """The first thing that a seat may choose."""
    async with room.open(table_id) as sitting:
        return sitting.live.match.question(seat).options[0].code
