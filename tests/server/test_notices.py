from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from domineum.server import wire
from domineum.server.actions import creating, playing, seating
from domineum.server.settings import Settings
from domineum.server.tables.room import Room
from domineum.table.problems import BadRequest
from tests.server.process import LANTERNS


class Mailbox(BaseHTTPRequestHandler):
    """Keeps what is sent to it."""

    letters: list[dict[str, object]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        type(self).letters.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def mailbox() -> Iterator[HTTPServer]:
    Mailbox.letters = []
    server = HTTPServer(("127.0.0.1", 0), Mailbox)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


async def everything_sent() -> None:
    """Wait until nothing that was begun in the background is under way."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


def test_a_seat_that_has_to_choose_is_notified_once(mailbox: HTTPServer, tmp_path: Path) -> None:
    host = f"127.0.0.1:{mailbox.server_port}"
    settings = Settings(
        database=f"sqlite:///{tmp_path}/x.sqlite", games=[LANTERNS], webhook_hosts=[host]
    )

    async def script() -> None:
        room = Room(settings)
        await room.start()
        made = await creating.create(room, wire.Create("lanterns"), "nobody")
        table = made.table.id
        ann, bob = (link.token for link in made.links[1:])
        for url in ("http://localhost/", f"http://me@{host}/", f"file://{host}/", "http://["):
            with pytest.raises(BadRequest):
                await seating.rename(room, table, 1, bob, wire.Rename(webhook=url))
        await seating.rename(room, table, 1, bob, wire.Rename(webhook=f"http://{host}/turn"))
        async with room.open(table) as sitting:
            code = sitting.live.match.question(0).options[0].code
        await playing.choose(room, table, ann, wire.Choose(0, 0, "key-00000", [code]))
        await everything_sent()
        step = wire.Step(0, 1, "key-00001")
        await playing.step(room, table, ann, "undo", step)
        await everything_sent()
        assert Mailbox.letters == [{"table": table, "seat": 1, "seq": 1, "turn": True}]
        await room.stop()

    asyncio.run(script())


def test_a_slow_host_delays_no_choice_and_is_given_up_as_a_whole(tmp_path: Path) -> None:
    """It sends a line of its answer again and again, so that no single read takes long."""
    dripping: set[asyncio.Task[None]] = set()

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        dripping.add(task)
        with suppress(ConnectionError):
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)

    async def turn(room: Room, host: str) -> None:
        """A choice after which a seat with a webhook is asked."""
        made = await creating.create(room, wire.Create("lanterns", seed=1), "nobody")
        ann, bob = (link.token for link in made.links[1:])
        wish = wire.Rename(webhook=f"http://{host}/turn")
        await seating.rename(room, made.table.id, 1, bob, wish)
        async with room.open(made.table.id) as sitting:
            code = sitting.live.match.question(0).options[0].code
        await playing.choose(room, made.table.id, ann, wire.Choose(0, 0, "key-00000", [code]))

    async def script() -> None:
        slow = await asyncio.start_server(drip, "127.0.0.1", 0)
        host = f"127.0.0.1:{slow.sockets[0].getsockname()[1]}"
        settings = Settings(
            database=f"sqlite:///{tmp_path}/x.sqlite", games=[LANTERNS], webhook_hosts=[host],
            webhook_seconds=600,
        )  # fmt: skip
        room = Room(settings)
        await room.start()
        for _ in range(20):
            await turn(room, host)
        assert room.notices.under_way == 20
        room.notices.seconds = 0.2
        await turn(room, host)
        while room.notices.under_way > 20:
            await asyncio.sleep(0.1)
        await room.stop()
        slow.close()
        await asyncio.gather(*dripping)

    asyncio.run(asyncio.wait_for(script(), 240))
