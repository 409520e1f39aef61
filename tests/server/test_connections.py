"""Connections are counted, and have to say in time what they want."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest

from domineum.server.doors import connections
from domineum.server.doors.connections import Connections, open_files
from domineum.server.settings import Settings
from tests.server.people import run, sit_down
from tests.server.process import Server
from tests.server.sockets import talking
from tests.server.test_safety import JSON, raw, request

PING = request("/healthz", b"", method="GET")


def test_half_open_connections_of_one_address_lock_nobody_out(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/x", connections=10, connections_per_address=4,
        proxies="127.0.0.1",
    )  # fmt: skip
    found = Connections(settings)
    assert [found.enter("evil") for _ in range(6)] == [True] * 4 + [False] * 2
    assert [found.enter("127.0.0.1") for _ in range(7)] == [True] * 6 + [False]
    found.leave("evil")
    assert found.enter("honest")
    assert not found.enter("honest")
    assert open_files() > 1000


@pytest.fixture
def few(own: Server) -> Server:
    own.settings |= {"DOMINEUM_CONNECTIONS_PER_ADDRESS": "5", "DOMINEUM_PROXIES": "192.0.2.1"}
    own.start()
    return own


def test_a_connection_that_is_one_too_many_is_cut_and_others_are_not_kept(few: Server) -> None:
    def half_open() -> socket.socket:
        link = socket.create_connection(("127.0.0.1", few.port), 30)
        link.sendall(b"GET / HTTP/1.1\r\n")
        return link

    links = [half_open() for _ in range(5)]
    while raw(few, PING) != 0:
        pass
    for link in links:
        link.close()
    while raw(few, PING) != 200:
        pass
    events = [json.loads(line)["event"] for line in few.log.read_text().splitlines()]
    assert events.count("connections-refused") == 1


def test_a_websocket_counts_until_it_ends(few: Server) -> None:
    async def script() -> None:
        table = await sit_down(few)
        await table.client.close()
        for _ in range(10):
            async with talking(few, table.id) as one, talking(few, table.id) as two:
                await one.news()
                await two.news()

    run(script())


def test_endless_headers_are_refused(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 60) as link:
        link.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        sent = 0
        try:
            while sent < 50_000_000:
                sent += link.send(b"X-More: " + b"x" * 4_000 + b"\r\n")
        except ConnectionError:
            pass
        assert sent < 10_000_000


ASKED = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


async def cut(monkeypatch: pytest.MonkeyPatch, database: Path, begun: bytes) -> None:
    """Send this to a server that waits for a fifth of a second, and read nothing of the answer;
    wait until it has cut the connection."""
    import uvicorn

    from domineum.server.app import make

    for name in ("HEAD_SECONDS", "BODY_SECONDS", "READ_SECONDS"):
        monkeypatch.setattr(connections, name, 0.2)
    app = make(Settings(database=f"sqlite:///{database}", log_level="error"))
    config = uvicorn.Config(
        app, port=0, http=connections.Bounded, log_config=None, lifespan="on", loop="asyncio",
        timeout_keep_alive=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve(None))
    while not server.started:
        await asyncio.sleep(0.02)
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    link.connect(server.servers[0].sockets[0].getsockname())
    link.sendall(begun)
    while not server.server_state.connections:
        await asyncio.sleep(0.02)
    while server.server_state.connections:
        await asyncio.sleep(0.02)
    link.close()
    server.should_exit = True
    await serving


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n",
     f"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\n{JSON}\r\nContent-Length: 90\r\n\r\n{{".encode(),
     ASKED, ASKED * 50],
    ids=["nothing", "half a head", "half a body", "reads nothing", "reads nothing of a lot"],
)  # fmt: skip
def test_who_does_not_ask_or_read_in_time_is_cut(
    begun: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asyncio.run(asyncio.wait_for(cut(monkeypatch, tmp_path / "x.sqlite", begun), 120))


def test_only_so_many_requests_are_sent_ahead(server: Server) -> None:
    one = request("/api/v1/nothing", b"", method="GET").replace(b"Connection: close\r\n", b"")
    with socket.create_connection(("127.0.0.1", server.port), 60) as link:
        link.sendall(one * 5_000)
        said = b""
        try:
            while more := link.recv(100_000):
                said += more
        except ConnectionError:
            pass
    assert said.count(b"HTTP/1.1 404") < 2_000
