"""Two processes on one database: clients of both at one table see the same game."""

from __future__ import annotations

import asyncio
import random

from domineum.server.client import Client
from tests.server.people import Table, dumps
from tests.server.process import Server
from tests.server.proofs.kinds import CONFIGS, by_http, by_socket
from tests.server.sockets import talking

GAMES = 5


async def play_on_two(servers: list[Server], game: str) -> str:
    """Seat 0 plays by HTTP on one process, seat 1 by WebSocket on the other; both are watched."""
    client, other = (Client("127.0.0.1", server.port, 60) for server in servers)
    choices = compared = 0
    for number in range(GAMES):
        status, made = await client.post("/tables", {"game": game, "config": CONFIGS[game]})
        assert status == 201, made
        table = Table(client, made)
        watching = [asyncio.create_task(_watch(server, table.id)) for server in servers]
        counts = await asyncio.gather(
            by_http(servers[0], table, 0, random.Random(number)),
            by_socket(servers[1], table, 1, random.Random(100 + number)),
        )
        choices += sum(counts)
        here, there = await asyncio.gather(*watching)
        for seq in here.keys() & there.keys():
            assert here[seq] == there[seq], f"the processes differ at {seq}"
            compared += 1
        path = f"{table.path}/log"
        assert dumps(await client.get(path)) == dumps(await other.get(path))
    await client.close()
    await other.close()
    return f"{GAMES} games, {choices} choices, {compared} positions seen alike in both processes"


async def _watch(server: Server, table_id: str) -> dict[int, str]:
    """Remember the view of a spectator at every position that arrived."""
    seen: dict[int, str] = {}
    async with talking(server, table_id) as socket:
        while True:
            update = await socket.news()
            seen[update["seq"]] = dumps([update["view"], update["waiting"]])
            if update["over"]:
                return seen
