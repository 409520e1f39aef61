"""A server that nobody looks after: what it says when something is wrong, and to whom."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from domineum.server.logs import name_in_logs
from domineum.server.settings import Settings
from domineum.server.storage.database import Storage
from tests.server.people import run, sit_down, visitor
from tests.server.process import LANTERNS, Server, free_port
from tests.server.test_safety import JSON, raw, request

HEALTH = request("/healthz", b"", method="GET")


def lines(server: Server) -> list[dict[str, Any]]:
    """Every line of the log: each must be JSON."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def events(server: Server) -> list[str]:
    return [line["event"] for line in lines(server)]


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of a running process is Linux's")
def test_a_full_disk_is_said_and_logged_once_and_ends_by_itself(own: Server) -> None:
    import resource

    own.settings["DOMINEUM_SWEEP_SECONDS"] = "0.2"
    own.start()
    assert own.process is not None
    process = own.process.pid

    async def script() -> None:
        table = await sit_down(own, hot_seat=True)
        wal = Path(f"{own.database.removeprefix('sqlite:///')}-wal").stat().st_size
        resource.prlimit(process, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))
        code = (await table.update(0))["question"]["options"][0]["code"]
        for _ in range(3):
            status, problem = await table.choose(0, code, seq=0)
            assert (status, problem["error"]) == (503, "unavailable")
        assert await asyncio.to_thread(raw, own, HEALTH) == 503
        unlimited = resource.RLIM_INFINITY
        resource.prlimit(process, resource.RLIMIT_FSIZE, (unlimited, unlimited))
        while await asyncio.to_thread(raw, own, HEALTH) != 200:
            await asyncio.sleep(0.1)
        assert (await table.choose(0, code, seq=0))[0] == 200

    run(script())
    found = events(own)
    assert found.count("database-failed") == 1
    assert found.count("database-works-again") == 1


def test_only_its_owner_can_read_the_database_and_what_stands_beside_it(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    with sqlite3.connect(place) as old:
        old.execute("PRAGMA journal_mode=WAL")
    old.close()
    place.chmod(0o644)

    async def script() -> dict[str, int]:
        storage = Storage(Settings(database=f"sqlite:///{place}").database_url())
        await storage.open()
        await storage.secret("links")
        found = {x.name: stat.S_IMODE(x.stat().st_mode) for x in tmp_path.glob("tables.sqlite*")}
        await storage.close()
        return found

    if sys.platform != "win32":
        found = asyncio.run(script())
        assert set(found.values()) == {0o600}
        assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= set(found)


def test_an_upload_that_breaks_off_is_no_failure_of_the_server(own: Server) -> None:
    own.settings["DOMINEUM_LOG_LEVEL"] = "info"
    own.start()
    head = "\r\n".join(
        ["POST /api/v1/tables HTTP/1.1", "Host: x", JSON, "Content-Length: 900", "", ""]
    )
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", own.port), 30) as link:
            link.sendall(head.encode() + b'{"game": ')
            time.sleep(0.05)
    while [x.get("status") for x in lines(own)].count(499) < 5:
        time.sleep(0.05)
    assert {line["level"] for line in lines(own)} == {"info"}


def test_every_line_of_the_log_is_json_and_names_no_table(server: Server) -> None:
    async def script() -> str:
        table = await sit_down(server, "failing", hot_seat=True)
        await table.update(None)
        await visitor(server).get(f"{table.path}/update?since=x")
        return table.id

    table_id = run(script())
    raw(server, b"\x00\x01\x02\r\n\r\n")
    assert lines(server)
    log = server.log.read_text()
    assert table_id not in log
    assert name_in_logs(table_id) in log


@pytest.mark.parametrize("why", ["in use", "newer"])
def test_what_prevents_the_start_is_one_line_and_no_traceback(own: Server, why: str) -> None:
    own.start()
    place = own.database.removeprefix("sqlite:///")
    if why == "newer":
        own.stop()
        with sqlite3.connect(place) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
    command = [sys.executable, "-m", "domineum", "serve", "--port", str(free_port()),
               "--database", own.database, "--game", LANTERNS]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    logged, *more, said = done.stderr.splitlines()
    assert json.loads(logged)["event"] == "not-started"
    assert [json.loads(line) for line in more]
    assert said.startswith("domineum: ")
    assert why in said
