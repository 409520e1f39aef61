"""A scripted client of the WebSocket."""

from __future__ import annotations

import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import Json, new_key
from tests.server.process import Server


class Socket:
    """One connection to a table."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.update: Json = None
        self.numbers = itertools.count(1)

    async def send(self, **message: Any) -> None:
        await self.link.send(json.dumps(message))

    async def receive(self) -> Json:
        """The next message; updates are remembered."""
        message = json.loads(await self.link.recv())
        if message["type"] == "update":
            self.update = message["update"]
        return message

    async def news(self) -> Json:
        """The next update."""
        while (await self.receive())["type"] != "update":
            pass
        return self.update

    async def choose(self, seat: int, code: str, seq: int, key: str = "") -> Json:
        """Choose, and return the answer or the problem."""
        number = next(self.numbers)
        ask = {"seat": seat, "seq": seq, "key": key or new_key(), "codes": [code], "brief": True}
        await self.send(type="choose", id=number, choose=ask)
        return await self.answer(number)

    async def answer(self, number: int) -> Json:
        while (message := await self.receive()).get("id") != number:
            pass
        return message

    async def closed(self) -> int:
        """Wait until the server ends the connection, and return its reason."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@asynccontextmanager
async def connected(
    url: str, token: str = "", since: int = -1, seat: int | None = None, **options: Any
) -> AsyncIterator[Socket]:
    """Connect to an address and say hello."""
    async with connect(url, proxy=None, **options) as link:
        socket = Socket(link)
        with suppress(ConnectionClosed):
            await socket.send(type="hello", token=token, since=since, seat=seat)
        yield socket


@asynccontextmanager
async def talking(
    server: Server, table_id: str, token: str = "", since: int = -1, seat: int | None = None,
    **options: Any,
) -> AsyncIterator[Socket]:  # fmt: skip
    """Connect to a table and say hello."""
    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table_id}/socket"
    async with connected(url, token, since, seat, **options) as socket:
        yield socket
