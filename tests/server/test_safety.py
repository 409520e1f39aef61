"""Hostile requests get a 4xx, and the tables are unharmed."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from domineum.server.rates import Rates
from domineum.server.storage.rows import SeatRow
from domineum.server.tables.links import Links
from domineum.table.problems import NoLink, TooMany
from tests.server.people import Table, new_key, run, sit_down, visitor
from tests.server.process import Server
from tests.server.sockets import talking


def raw(server: Server, data: bytes) -> int:
    """Send bytes, and return the status of the answer (0: the connection was cut)."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as link:
        try:
            link.sendall(data)
            answer = link.recv(4000)
        except ConnectionError:
            return 0
    return int(answer.split()[1]) if answer else 0


def request(path: str, body: bytes, *headers: str, method: str = "POST") -> bytes:
    head = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close",
            f"Content-Length: {len(body)}", *headers]  # fmt: skip
    return "\r\n".join([*head, "", ""]).encode() + body


JSON = "Content-Type: application/json"
TABLES = "/api/v1/tables"
BODIES = [
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"{}" * 3, b'{"game": 1}',
    b'{"game": "lanterns", "extra": 1}', b'{"game": "lanterns", "seed": -1}',
    b'{"game": "lanterns", "seed": 1e400}', b'{"game": "lanterns", "config": []}',
    b'{"game": "lanterns", "config": {"players": 1e9}}',
    b'{"game": "lanterns", "config": ' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b"}",
    b"[" * 60_000, b'{"game": "../../etc/passwd"}', b'{"game": "os:system"}',
    b'{"game": "lanterns", "seats": [{"name": "' + b"x" * 41 + b'"}, {}]}',
    b'{"setup": "\'; DROP TABLE tables; --"}', b'{"setup": "0000000000"}',
    b'{"game": "lanterns", "config": {"players": 2' + b"0" * 4_000 + b"}}",
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body[:40].decode("latin-1"))
def test_a_hostile_body_gets_a_4xx(server: Server, body: bytes) -> None:
    assert 400 <= raw(server, request(TABLES, body, JSON)) < 500


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (request(TABLES, b"{}"), 400),
        (request(TABLES, b"{}", "Content-Type: text/plain"), 400),
        (request(TABLES, b"x" * 70_000, JSON), 413),
        (request(TABLES, b"{}", JSON, method="DELETE"), 405),
        (request(f"{TABLES}/../../etc/passwd", b"", method="GET"), 404),
        (request(f"{TABLES}/%2e%2e%2fx", b"", method="GET"), 404),
        (request(f"{TABLES}/" + "0" * 13, b"", method="GET"), 404),
        (request(f"{TABLES}/' OR 1=1 --", b"", method="GET"), 400),
        (request("/api/v1/nothing", b"", method="GET"), 404),
        (request("/nothing.js", b"", method="GET"), 404),
        (request(f"{TABLES}/" + "0" * 13 + "/update?since=x", b"", method="GET"), 400),
        (request(f"{TABLES}/" + "0" * 13 + "/position?at=-1", b"", method="GET"), 400),
        (b"\x00\x01\x02\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"POST " + TABLES.encode() + b" HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n", 400),
        (b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_hostile_request_gets_a_4xx(server: Server, data: bytes, status: int) -> None:
    assert raw(server, data) in (status, *({0, 404, 413, 414, 431} if len(data) > 90_000 else ()))


def test_a_body_that_hides_its_length_is_bounded(server: Server) -> None:
    chunks = b"".join(b"2710\r\n" + b" " * 10_000 + b"\r\n" for _ in range(10)) + b"0\r\n\r\n"
    head = f"POST {TABLES} HTTP/1.1\r\nHost: x\r\n{JSON}\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert raw(server, head.encode() + chunks) == 413


async def harmless(table: Table, path: str, body: Any, token: str, status: int) -> None:
    before = await table.update(0)
    got, answer = await table.client.post(f"{table.path}{path}", body, token)
    assert got == status, (path, answer)
    assert (await table.update(0))["seq"] == before["seq"]


WRONG: list[dict[str, Any]] = [
    {"seat": 99}, {"seat": "0"}, {"seq": -1}, {"seq": 0.5}, {"key": "short"}, {"key": "x" * 81},
    {"key": "bad key!"}, {"codes": []}, {"codes": "play"}, {"codes": ["x" * 401]},
    {"codes": ["a"] * 51}, {"extra": 1},
]  # fmt: skip


def test_a_choice_needs_the_link_of_its_seat(server: Server) -> None:
    async def script() -> None:
        table, other = await sit_down(server), await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        good = {"seat": 0, "seq": 0, "key": new_key(), "codes": [code]}
        token = table.tokens[0]
        forged = [
            "", "x", "." * 50, token[:-1], token[:-2] + "AA", token + "A", token.swapcase(),
            other.tokens[0], Links("guess").make(table.id, [SeatRow(0, "person", "", "", 1, "")]),
        ]  # fmt: skip
        for forgery in forged:
            await harmless(table, "/choices", good, forgery, 401)
        await harmless(table, "/choices", good, table.tokens[1], 403)
        await harmless(table, "/choices", good, table.host, 403)
        for wrong in WRONG:
            await harmless(table, "/choices", {**good, **wrong}, token, 400)
        await harmless(table, "/choices", {**good, "codes": ["rm -rf"]}, token, 422)
        await harmless(table, "/choices", {**good, "seq": 3}, token, 409)
        await harmless(table, "/undo", {"seat": 0, "seq": 0, "key": new_key()}, token, 422)

    run(script())


def test_a_link_holds_for_one_table_and_one_generation() -> None:
    links = Links("secret")
    seats = [SeatRow(0, "person", "", "", 1, ""), SeatRow(1, "person", "", "", 4, "")]
    token = links.make("here", seats)
    assert links.check(token, "here", seats).seats == (0, 1)
    seats[0].generation += 1
    assert links.check(token, "here", seats).seats == (1,)
    with pytest.raises(NoLink):
        links.check(token, "there", seats)
    with pytest.raises(NoLink):
        Links("other").check(token, "here", seats)


def test_answers_have_the_headers_of_a_careful_server(server: Server) -> None:
    for path, policy in (("/", b"script-src 'self'"), ("/api/v1/games", b"default-src 'none'")):
        with socket.create_connection(("127.0.0.1", server.port), 30) as link:
            link.sendall(request(path, b"", "Origin: https://elsewhere.example", method="GET"))
            answer = link.makefile("rb").read().lower()
        assert policy in answer
        for header in (b"x-content-type-options: nosniff", b"referrer-policy: no-referrer",
                       b"x-frame-options: deny"):  # fmt: skip
            assert header in answer
        assert b"access-control-allow" not in answer
        assert b"\nserver:" not in answer


def test_no_secret_is_in_the_log(server: Server) -> None:
    async def script() -> list[str]:
        table = await sit_down(server)
        await table.update(0)
        await table.client.get(f"{table.path}/update?token={table.tokens[0]}")
        return [table.host, *table.tokens.values()]

    tokens = run(script())
    log = server.log.read_text()
    assert tokens
    assert "/api/v1/tables/{table_id}/update" in log
    assert [token for token in tokens if token in log or token.split(".")[1] in log] == []


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with tight limits."""
    settings = {
        "DOMINEUM_REQUESTS_PER_SECOND": "0.5", "DOMINEUM_REQUESTS_BURST": "10",
        "DOMINEUM_TABLES_PER_ADDRESS": "2", "DOMINEUM_HOSTS": '["127.0.0.1"]',
        "DOMINEUM_SOCKETS_PER_ADDRESS": "2", "DOMINEUM_IDLE_SECONDS": "5",
    }  # fmt: skip
    found = Server(f"sqlite:///{tmp_path}/x.sqlite", tmp_path / "log", settings=settings)
    found.host = "127.0.0.1"
    found.start()
    yield found
    found.stop()


def test_limits_are_kept(strict: Server) -> None:
    async def script() -> None:
        client = visitor(strict)
        table = await sit_down(strict)
        async with (
            talking(strict, table.id) as first,
            talking(strict, table.id) as second,
            talking(strict, table.id) as third,
        ):
            assert await third.closed() == 4429
            assert [await first.closed(), await second.closed()] == [4408, 4408]
        assert (await client.post("/tables", {"game": "lanterns"}))[0] == 201
        status, answer = await client.post("/tables", {"game": "lanterns"})
        assert (status, answer["message"]["args"]["what"]) == (429, "tables")
        found = [(await client.get("/games"))[0] for _ in range(20)]
        assert found[0] == 200
        assert 429 in found
        assert raw(strict, request("/healthz", b"", method="GET")) == 400
        while (status := (await client.get("/games"))[0]) == 429:
            await asyncio.sleep(0.5)
        assert status == 200

    run(script())


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while somebody asks again and again."""
    clock = [100.0]
    monkeypatch.setattr("domineum.server.doors.guard.time.monotonic", lambda: clock[0])
    rates = Rates(0.5, 2)
    for _ in range(2):
        rates.take("here")
    for _ in range(4):
        with pytest.raises(TooMany):
            rates.take("here")
        clock[0] += 0.5
    rates.take("here")
    rates.take("there")


def test_an_import_is_bounded(server: Server) -> None:
    body = json.dumps({"record": "x" * 5_000_000}).encode()
    assert raw(server, request("/api/v1/import", body, JSON)) in (413, 0)
    body = json.dumps({"record": "x" * 2_000_001}).encode()
    assert raw(server, request("/api/v1/import", body, JSON)) == 413
