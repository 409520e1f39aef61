"""The files of docs/deploy.md for real: nginx before two processes, and the systemd units."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from domineum.server.client import Client
from tests.server.people import Table
from tests.server.process import ROOT, Server, free_port
from tests.server.proofs.kinds import CONFIGS
from tests.server.sockets import Socket, connected

HOW = "nginx is not installed (Debian: apt-get install -y nginx-light openssl)"


def blocks(kind: str) -> list[str]:
    """The code of one kind in the document."""
    text = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    return re.findall(rf"```{kind}\n(.*?)```", text, re.S)


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[int]:
    """Run nginx with the documented file; only ports and certificate are replaced."""
    run = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
           "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
           "-keyout", str(folder / "key"), "-out", str(folder / "pem")]  # fmt: skip
    subprocess.run(run, check=True, capture_output=True)
    port = free_port()
    (site,) = blocks("nginx")
    for old, new in {
        "127.0.0.1:8001": f"127.0.0.1:{ports[0]}", "127.0.0.1:8002": f"127.0.0.1:{ports[1]}",
        "listen 443": f"listen 127.0.0.1:{port}", "/etc/ssl/domineum.pem": f"{folder}/pem",
        "/etc/ssl/domineum.key": f"{folder}/key", "table.example.org": "localhost",
    }.items():  # fmt: skip
        assert old in site, old
        site = site.replace(old, new)
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n",
        encoding="utf-8",
    )
    command = [shutil.which("nginx") or "nginx", "-c", str(config), "-e", f"{folder}/nginx.log"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    process = subprocess.Popen(command)
    try:
        time.sleep(1)
        assert process.poll() is None, (folder / "nginx.log").read_text()
        yield port
    finally:
        process.terminate()
        process.wait(30)


async def play_through(port: int, folder: Path, processes: list[Server]) -> str:
    """Seat 0 plays by HTTPS, seat 1 by a WebSocket; nginx distributes the requests."""
    trust = ssl.create_default_context(cafile=str(folder / "pem"))
    client = Client("localhost", port, 60, trust)
    wish = {"game": "lanterns", "config": CONFIGS["lanterns"]}
    status, made = await client.post("/tables", wish)
    assert status == 201, made
    table = Table(client, made)
    url = f"wss://localhost:{port}/api/v1/tables/{table.id}/socket"
    options: dict[str, Any] = {"ssl": trust, "origin": f"https://localhost:{port}"}
    chance = random.Random(1)
    async with connected(url, table.tokens[1], seat=1, **options) as socket:
        await socket.news()
        by_http, by_socket = await asyncio.gather(_http(table, chance), _socket(socket, chance))
    await client.close()
    page = await asyncio.to_thread(read, f"https://localhost:{port}/", trust)
    assert page[0] == 200
    assert (await asyncio.to_thread(read, f"https://localhost:{port}/metrics", trust))[0] == 404
    served = [
        requests((await asyncio.to_thread(read, f"http://127.0.0.1:{server.port}/metrics"))[1])
        for server in processes
    ]
    assert all(served), f"nginx left a process out: {served}"
    return (
        f"nginx -t finds no problem; {by_http} choices by HTTPS and {by_socket} by WebSocket; "
        f"requests by process: {served}"
    )


async def _http(table: Table, chance: random.Random) -> int:
    made, since = 0, -1
    while True:
        path = f"{table.path}/update?seat=0&since={since}&wait=10"
        status, found = await table.client.get(path, table.tokens[0])
        assert status == 200, found
        if found["over"]:
            return made
        since = found["seq"]
        if found["question"]:
            code = chance.choice(found["question"]["options"])["code"]
            status, answer = await table.choose(0, code, seq=found["seq"])
            assert status == 200, answer
            made += 1


async def _socket(socket: Socket, chance: random.Random) -> int:
    made = 0
    while not socket.update["over"]:
        question, seq = socket.update["question"], socket.update["seq"]
        if not question:
            await socket.news()
            continue
        answer = await socket.choose(1, chance.choice(question["options"])["code"], seq)
        assert answer["type"] == "answer", answer
        made += 1
        while socket.update["seq"] < answer["answer"]["seq"]:
            await socket.news()
    return made


def read(url: str, trust: ssl.SSLContext | None = None) -> tuple[int, str]:
    """Read a page."""
    try:
        with urllib.request.urlopen(url, context=trust) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, ""


def requests(metrics: str) -> int:
    """How many requests for tables a process has served."""
    counts = re.findall(r"^domineum_requests_total\{.*tables.*\} ([\d.]+)$", metrics, re.M)
    return int(sum(map(float, counts)))


def check_units(folder: Path) -> str:
    """Let systemd check the documented units."""
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return "systemd-analyze is not installed: the units were NOT checked"
    unit, template = blocks("ini")
    program = Path(sys.executable).parent / "domineum"
    unit = unit.replace("/opt/domineum/bin/domineum", str(program))
    lines = [line for line in unit.splitlines() if not line.startswith("Environment")]
    place = lines.index("[Service]") + 1
    several = [*lines[:place], *template.splitlines()[1:], *lines[place:]]
    files = {"domineum.service": unit, "domineum@.service": "\n".join(several)}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    wanted = [str(folder / "domineum.service"), str(folder / "domineum@8001.service")]
    (folder / "domineum@8001.service").write_text(files["domineum@.service"], encoding="utf-8")
    checked = subprocess.run([tool, "verify", *wanted], capture_output=True, text=True, check=False)
    said = [x for x in checked.stderr.splitlines() if "domineum" in x]
    assert checked.returncode == 0, checked.stderr
    assert said == [], said
    return "systemd-analyze verify finds no problem in either unit"
