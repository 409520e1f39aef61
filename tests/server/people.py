"""Scripted people at a table."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from domineum.server.client import Client
from tests.server.process import Server

T = TypeVar("T")
Json = Any
_numbers = itertools.count()
_clients: list[Client] = []


def visitor(server: Server) -> Client:
    """A connection that is closed when the script ends."""
    _clients.append(Client("127.0.0.1", server.port))
    return _clients[-1]


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a script to its end, in four minutes at most: the machine may be busy."""

    async def bounded() -> T:
        try:
            async with asyncio.timeout(240):
                return await work
        finally:
            while _clients:
                await _clients.pop().close()

    return asyncio.run(bounded())


def new_key() -> str:
    """An idempotency key that nobody has used."""
    return f"key-{next(_numbers)}-{random.getrandbits(40)}"


class Table:
    """A table and the links to it, as its creator has them."""

    def __init__(self, client: Client, made: Json) -> None:
        self.client = client
        self.info = made["table"]
        self.id: str = made["table"]["id"]
        self.links = made["links"]
        self.host: str = next((x["token"] for x in made["links"] if x["host"]), "")
        self.tokens: dict[int, str] = {
            seat: link["token"] for link in made["links"] for seat in link["seats"]
        }

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    async def update(self, seat: int | None, since: int = -1) -> Json:
        """What a seat sees; None: a spectator."""
        token = "" if seat is None else self.tokens[seat]
        wanted = "" if seat is None else f"seat={seat}&"
        status, found = await self.client.get(f"{self.path}/update?{wanted}since={since}", token)
        assert status == 200, found
        return found

    async def choose(
        self, seat: int, *codes: str, seq: int | None = None, key: str | None = None,
        token: str | None = None,
    ) -> tuple[int, Json]:  # fmt: skip
        """Make choices."""
        if seq is None:
            seq = (await self.update(seat))["seq"]
        ask = {"seat": seat, "seq": seq, "key": key or new_key(), "codes": codes}
        token = self.tokens.get(seat, "") if token is None else token
        return await self.client.post(f"{self.path}/choices", ask, token)

    async def step(
        self, verb: str, seat: int, seq: int | None = None, key: str | None = None
    ) -> tuple[int, Json]:
        """Undo, redo or reset."""
        if seq is None:
            seq = (await self.update(seat))["seq"]
        ask = {"seat": seat, "seq": seq, "key": key or new_key()}
        return await self.client.post(f"{self.path}/{verb}", ask, self.tokens[seat])

    async def choose_any(self, chance: random.Random) -> bool:
        """Let a person who is asked choose; False if the game is over."""
        for seat in self.tokens:
            found = await self.update(seat)
            if found["over"]:
                return False
            if found["question"]:
                code = chance.choice(found["question"]["options"])["code"]
                status, answer = await self.choose(seat, code, seq=found["seq"])
                assert status in (200, 409), answer
                return True
        return True

    async def finish(self, chance: random.Random) -> Json:
        """Play to the end, and return what a spectator sees then."""
        while await self.choose_any(chance):
            pass
        return await self.update(None)


async def sit_down(
    server: Server, game: str = "lanterns", config: Mapping[str, Any] | None = None, **more: Any
) -> Table:
    """Create a table; with the usual seed every seat has to choose at first."""
    client = visitor(server)
    config = {"players": 2} if config is None else config
    asked = {"game": game, "config": config, "seed": 1, **more}
    status, made = await client.post("/tables", asked)
    assert status == 201, made
    return Table(client, made)


def dumps(data: Json) -> str:
    """The canonical form of an answer, to compare."""
    return json.dumps(data, sort_keys=True)
