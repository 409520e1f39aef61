"""Clients that play while the server is killed, and the proof that nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from domineum import games
from domineum.server.client import Client, Gone
from domineum.server.live import Live
from domineum.server.settings import Settings
from domineum.server.storage import Storage
from tests.server.people import Json, new_key
from tests.server.process import Server

PATIENCE = 240


@dataclass
class Promise:
    """What the server has acknowledged."""

    table: str
    seat: int
    key: str
    codes: list[str]
    first: int
    last: int


@dataclass
class Crowd:
    """Clients, two at each table, and everything that they were promised."""

    servers: Sequence[Server]
    game: str
    config: Mapping[str, Any]
    promises: list[Promise] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    playing: bool = True

    async def client(self, number: int, table: Json, seat: int, token: str) -> None:
        """Play one seat until the end of the game or of the proof."""
        chance = random.Random(number)
        server = self.servers[number % len(self.servers)]
        client = Client("127.0.0.1", server.port, seconds=10)
        path = f"/tables/{table['id']}"
        while self.playing:
            found = await self.insist(client, "GET", f"{path}/update?since=999999", None, token)
            if found["over"]:
                break
            if not found["question"]:
                await asyncio.sleep(0.02)
                continue
            codes = [chance.choice(found["question"]["options"])["code"]]
            ask = {"seat": seat, "seq": found["seq"], "key": new_key(), "codes": codes,
                   "brief": True}  # fmt: skip
            answer = await self.insist(client, "POST", f"{path}/choices", ask, token)
            self.counts["repeated"] += answer["repeated"]
            self.promises.append(
                Promise(table["id"], seat, ask["key"], codes, answer["first"], answer["last"])
            )
            await asyncio.sleep(chance.random() * 0.02)
        await client.close()

    async def insist(self, client: Client, method: str, path: str, body: Json, token: str) -> Json:
        """Send the same request until it is answered."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    status, answer = await client.request(method, path, body, token)
                except Gone:
                    self.counts["gone"] += 1
                    await asyncio.sleep(0.1)
                    continue
                if status == 503:
                    self.counts["unavailable"] += 1
                    await asyncio.sleep(0.1)
                    continue
                assert status == 200, (status, answer, body)
                return answer

    async def play(self, clients: int, trouble: Callable[[], Awaitable[None]]) -> list[str]:
        """Let the clients play while there is trouble; return the tables."""
        first = Client("127.0.0.1", self.servers[0].port)
        tables, work = [], []
        for number in range(0, clients, 2):
            wish = {"game": self.game, "config": self.config}
            status, made = await first.post("/tables", wish)
            assert status == 201, made
            tables.append(made["table"]["id"])
            for link in made["links"][1:]:
                seat = link["seats"][0]
                work.append(self.client(number + seat, made["table"], seat, link["token"]))
        await first.close()

        async def disturb() -> None:
            await trouble()
            self.playing = False

        await asyncio.gather(disturb(), *work)
        return tables


async def verify(crowd: Crowd, tables: Sequence[str], place: str) -> str:
    """Read the database itself: every promise is kept, once, and every hash agrees."""
    game = games.find(place)
    storage = Storage(Settings(database=crowd.servers[0].database).database_url())
    stored = 0
    try:
        for table_id in tables:
            found = await storage.table(table_id)
            assert found is not None
            entries = await storage.entries(table_id)
            stored += len(entries)
            assert [e.seq for e in entries] == list(range(1, found[0].seq + 1))
            Live(game, dict(crowd.config), int(found[0].seed)).repeat(entries)
            promised = [p for p in crowd.promises if p.table == table_id]
            for promise in promised:
                made = entries[promise.first - 1 : promise.last]
                assert [e.code for e in made] == promise.codes, promise
                assert {(e.seat, e.request) for e in made} == {(promise.seat, promise.key)}
            keys = Counter(e.request for e in entries)
            assert keys == Counter({p.key: len(p.codes) for p in promised})
    finally:
        await storage.close()
    return (
        f"{len(tables)} tables, {len(crowd.promises)} acknowledged choices, {stored} stored, "
        f"{crowd.counts['gone']} requests cut off, {crowd.counts['unavailable']} asked to wait, "
        f"{crowd.counts['repeated']} answered as repeated: nothing lost, nothing doubled"
    )
