"""A whole game of each kind by scripted clients: half of the seats by HTTP, half by WebSocket."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from domineum.server.client import Client
from tests.server.people import Json, Table, new_key
from tests.server.process import Server
from tests.server.sockets import Socket, talking

CONFIGS: dict[str, dict[str, Any]] = {
    "lanterns": {"players": 2},
    "voidfall": {
        "scenario": "two-lanterns",
        "houses": [{"house": "zenor"}, {"house": "dunlork"}],
    },
    "revenant": {"players": 2},
}
RECONNECT_EVERY = 7


async def by_http(server: Server, table: Table, seat: int, chance: random.Random) -> int:
    """Poll and choose until the end; open a new connection now and then."""
    made = 0
    client = Client("127.0.0.1", server.port)
    since = -1
    while True:
        path = f"{table.path}/update?seat={seat}&since={since}&wait=10"
        status, found = await client.get(path, table.tokens[seat])
        assert status == 200, found
        if found["over"]:
            await client.close()
            return made
        since = found["seq"]
        if found["question"]:
            code = chance.choice(found["question"]["options"])["code"]
            ask = {"seat": seat, "seq": found["seq"], "key": new_key(), "codes": [code]}
            status, answer = await client.post(f"{table.path}/choices", ask, table.tokens[seat])
            assert status == 200, answer
            since = found["seq"]
            made += 1
            if made % RECONNECT_EVERY == 0:
                await client.close()


async def by_socket(server: Server, table: Table, seat: int, chance: random.Random) -> int:
    """Choose as news arrives; break the connection now and then, and resume."""
    made, since, over = 0, -1, False
    while not over:
        async with talking(server, table.id, table.tokens[seat], since, seat) as socket:
            await socket.news()
            for _ in range(RECONNECT_EVERY):
                over = socket.update["over"]
                since = socket.update["log"]["seq"]
                question = socket.update["question"]
                if over:
                    break
                if question:
                    code = chance.choice(question["options"])["code"]
                    answer = await socket.choose(seat, code, socket.update["seq"])
                    assert answer["type"] == "answer", answer
                    made += 1
                    await _until(socket, answer["answer"]["seq"])
                else:
                    await socket.news()
    return made


async def _until(socket: Socket, seq: int) -> None:
    while socket.update["seq"] < seq:
        await socket.news()


async def play_everything(server: Server, seed: int) -> list[str]:
    """Play one game of each kind that the server hosts."""
    client = Client("127.0.0.1", server.port, 60)
    _, found = await client.get("/games")
    lines = []
    hosted = {game["name"] for game in found["games"]}
    for name, config in CONFIGS.items():
        if name not in hosted:
            lines.append(f"{name}: NOT RUN, the server does not host it")
            continue
        status, made = await client.post("/tables", {"game": name, "config": config})
        assert status == 201, made
        table = Table(client, made)
        players = [
            (by_socket if seat % 2 else by_http)(server, table, seat, random.Random(seed + seat))
            for seat in table.tokens
        ]
        counts = await asyncio.gather(*players)
        status, text = await client.get(f"{table.path}/record")
        assert status == 200
        status, copy = await client.post("/import", {"record": text["record"]})
        assert status == 201, copy
        end: Json = await table.update(None)
        lines.append(
            f"{name}: {sum(counts)} choices, scores {end['outcome']['scores']}, record verified"
        )
    await client.close()
    return lines


@asynccontextmanager
async def watching(server: Server, table_id: str) -> AsyncIterator[Socket]:
    """A spectator."""
    async with talking(server, table_id) as socket:
        await socket.news()
        yield socket
