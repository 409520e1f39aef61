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
from domineum.server.settings import Settings
from domineum.server.storage.database import Storage
from domineum.table.live import LiveTable
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
    """Clients, two at each table, and everything that they were promised.

    Whoever has finished a game begins another one, so that there are requests as long as `trouble`
    lasts.
    """

    servers: Sequence[Server]
    game: str
    config: Mapping[str, Any]
    promises: list[Promise] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    open: Counter[int] = field(default_factory=Counter)
    """How many requests of each pair wait for an answer."""
    cut: set[int] = field(default_factory=set)
    """The pairs to which the server has owed an answer since it was killed."""
    held: int = 0
    """How many clients have a choice ready and wait at the gate."""
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    playing: bool = True

    async def client(self, pair: int, table: str, seat: int, token: str, number: int) -> None:
        """Play one seat until the end of the game or of the proof."""
        chance = random.Random(number)
        client = self.connect(pair)
        path = f"/tables/{table}"
        while self.playing:
            found = await self.insist(client, pair, "GET", f"{path}/update?since=999999", token)
            if found["over"]:
                break
            if not found["question"]:
                await asyncio.sleep(0.02)
                continue
            codes = [chance.choice(found["question"]["options"])["code"]]
            ask = {"seat": seat, "seq": found["seq"], "key": new_key(), "codes": codes,
                   "brief": True}  # fmt: skip
            self.held += 1
            await self.gate.wait()
            self.held -= 1
            answer = await self.insist(client, pair, "POST", f"{path}/choices", token, ask)
            self.counts["repeated"] += answer["repeated"]
            self.promises.append(
                Promise(table, seat, ask["key"], codes, answer["first"], answer["last"])
            )
            await asyncio.sleep(chance.random() * 0.02)
        await client.close()

    async def pair(self, pair: int, tables: list[str]) -> None:
        """Play one game after the other until the end of the proof."""
        wish = {"game": self.game, "config": self.config}
        while self.playing:
            client = self.connect(pair)
            made = await self.insist(client, pair, "POST", "/tables", "", wish)
            await client.close()
            table = made["table"]["id"]
            tables.append(table)
            await asyncio.gather(
                *(
                    self.client(pair, table, link["seats"][0], link["token"], len(tables) + seat)
                    for seat, link in enumerate(made["links"][1:])
                )
            )

    def connect(self, pair: int) -> Client:
        """A new connection to the server of a pair."""
        server = self.servers[pair % len(self.servers)]
        return Client("127.0.0.1", server.port, seconds=10)

    async def insist(
        self, client: Client, pair: int, method: str, path: str, token: str, body: Json = None
    ) -> Json:
        """Send the same request until it is answered."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.open[pair] += 1
                try:
                    status, answer = await client.request(method, path, body, token)
                except Gone:
                    self.cut.add(pair)
                    self.counts["gone"] += 1
                    self.counts["choices gone"] += path.endswith("/choices")
                    await asyncio.sleep(0.1)
                    continue
                finally:
                    self.open[pair] -= 1
                if status == 503:
                    self.counts["unavailable"] += 1
                    await asyncio.sleep(0.1)
                    continue
                assert status in (200, 201), (status, answer, body)
                return answer

    async def play(self, clients: int, trouble: Callable[[], Awaitable[None]]) -> list[str]:
        """Let the clients play while there is trouble; return the tables."""
        tables: list[str] = []
        self.open = Counter(dict.fromkeys(range(clients // 2), 0))
        self.gate.set()

        async def disturb() -> None:
            await trouble()
            self.playing = False

        await asyncio.gather(disturb(), *(self.pair(pair, tables) for pair in self.open))
        return tables

    async def promised(self, more: int) -> None:
        """Wait until so many more choices are acknowledged."""
        wanted = len(self.promises) + more
        await self.until(lambda: len(self.promises) >= wanted)

    async def kill(self, server: Server, choices: int) -> None:
        """Kill the server while every pair waits for it, with so many choices that it has not read.

        What else it was doing at that moment is left to chance.
        """
        self.gate.clear()
        await self.until(lambda: self.held >= choices)
        server.freeze()
        self.gate.set()
        await self.until(lambda: not self.held and all(self.open.values()))
        server.kill()
        self.cut.clear()
        await self.until(lambda: self.cut == self.open.keys())

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that the clients do."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.005)


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
            LiveTable.start(game, dict(crowd.config), int(found[0].seed)).repeat(entries)
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
