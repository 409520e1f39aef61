"""News between processes that share a PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import asyncpg

from domineum.server.logs import log
from domineum.server.storage.database import CHANNEL
from domineum.server.tables.room import Room
from domineum.table.problems import Problem

PRESENCE = "presence"


class News:
    """Wakes the watchers of this process when another one has changed a table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.process = secrets.token_hex(6)
        self._lost = False
        """Whether it is in the log that nothing is heard now."""

    async def listen(self) -> None:
        """Listen forever; after a lost connection everybody looks again."""
        address = self.room.storage.plain_url
        while True:
            try:
                await self._listen_once(address)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if not self._lost:
                    log.warning("news-lost", why=type(error).__name__)
                self._lost = True
            await asyncio.sleep(1)

    async def _listen_once(self, address: str) -> None:
        lost = asyncio.Event()
        connection = await asyncpg.connect(address, timeout=10)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._lost = False
            self.room.hub.wake_all()
            log.info("news-listening", process=self.process)
            await lost.wait()
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        words = str(payload).split()
        if words[0] != PRESENCE:
            self.room.announce(words[0], int(words[2]))
        elif words[1] != self.process:
            seats = frozenset(map(int, words[3].split(","))) if words[3] != "-" else frozenset()
            self.room.hub.elsewhere(words[2], words[1], seats, int(words[4]))

    async def tell_presence(self, table_id: str) -> None:
        """Let the other processes know who looks at a table here."""
        self.room.hub.stir(table_id)
        seats, watchers = self.room.hub.here(table_id)
        names = ",".join(map(str, sorted(seats))) or "-"
        try:
            await self.room.storage.notify(
                f"{PRESENCE} {self.process} {table_id} {names} {watchers}"
            )
        except Problem as problem:
            log.warning("presence-not-sent", problem=str(problem))
