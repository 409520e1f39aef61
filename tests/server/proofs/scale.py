"""How much one, two and four processes carry that share a PostgreSQL behind nginx."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from domineum.server.client import Client
from tests.server.postgres import Postgres
from tests.server.process import ROOT, Server, free_port
from tests.server.proofs.kinds import CONFIGS

TICK = os.sysconf("SC_CLK_TCK")
TABLES_EACH = 20
"""Tables for each process: enough that it always has something to do."""


@dataclass
class Played:
    """What the players of one run have measured, in seconds."""

    seconds: float
    choices: list[float] = field(default_factory=list)
    refused: int = 0

    def line(self) -> str:
        """The result in words."""
        times = sorted(self.choices)
        p50, p99 = (1000 * times[int(share * (len(times) - 1))] for share in (0.5, 0.99))
        rate = len(times) / self.seconds
        return f"{rate:.0f} choices/s, p50 {p50:.0f} ms, p99 {p99:.0f} ms, {self.refused} refused"


async def _player(port: int, number: int, until: float, pause: float, played: Played) -> None:
    """Play tables of Voidfall alone, one after the other; without a pause as fast as it goes."""
    client, chance = Client("127.0.0.1", port, 120), random.Random(number)
    table, token = "", ""
    await asyncio.sleep(pause * chance.random())
    while time.monotonic() < until:
        begun = time.monotonic()
        if not table:
            wish = {"game": "voidfall", "config": CONFIGS["voidfall"], "hot_seat": True}
            status, made = await client.post("/tables", wish)
            assert status == 201, made
            table, token = made["table"]["id"], made["links"][0]["token"]
        _, found = await client.get(f"/tables/{table}/update?since=1000000&brief=true", token)
        if found["over"]:
            table = ""
            continue
        question = found["question"]
        code = chance.choice(question["options"])["code"]
        ask = {"seat": question["seat"], "seq": found["seq"], "brief": True, "codes": [code],
               "key": f"scale-{number}-{chance.getrandbits(40)}"}  # fmt: skip
        sent = time.monotonic()
        status, _ = await client.post(f"/tables/{table}/choices", ask, token)
        played.choices.append(time.monotonic() - sent)
        played.refused += status != 200
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
    await client.close()


async def _players(port: int, first: int, tables: int, seconds: float, pause: float) -> Played:
    played = Played(seconds)
    until = time.monotonic() + seconds
    await asyncio.gather(*(_player(port, first + n, until, pause, played) for n in range(tables)))
    return played


def play(port: int, tables: int, seconds: float, pause: float, programs: int) -> Played:
    """Let so many tables be played, by programs of their own: they must not be what is slow."""
    each = -(-tables // programs)
    command = [sys.executable, "-m", "tests.server.proofs.scale", str(port)]
    running = [
        subprocess.Popen(
            [*command, str(n * each), str(min(each, tables - n * each)), str(seconds), str(pause)],
            cwd=ROOT, stdout=subprocess.PIPE, text=True,
        )
        for n in range(programs) if n * each < tables
    ]  # fmt: skip
    whole = Played(seconds)
    for process in running:
        said, _ = process.communicate()
        assert process.returncode == 0
        found = json.loads(said)
        whole.choices += found["choices"]
        whole.refused += found["refused"]
    return whole


@contextmanager
def balanced(folder: Path, ports: list[int]) -> Iterator[int]:
    """A plain nginx before so many processes."""
    port = free_port()
    servers = "\n".join(f"server 127.0.0.1:{upstream};" for upstream in ports)
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "scale.conf"
    config.write_text(
        f"daemon off; pid {folder}/scale.pid; error_log {folder}/scale.log;\n"
        "worker_processes 2; events { worker_connections 8192; }\n"
        f"http {{ access_log off;\n{temporary}\nupstream tables {{ {servers} keepalive 256; }}\n"
        f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://tables;\n"
        'proxy_http_version 1.1; proxy_set_header Connection "";\n'
        "proxy_set_header Host $http_host; }}}}\n".replace("}}}}", "} } }"),
        encoding="utf-8",
    )
    program = shutil.which("nginx") or "nginx"
    process = subprocess.Popen([program, "-c", str(config), "-e", str(folder / "scale.log")])
    try:
        time.sleep(1)
        assert process.poll() is None, (folder / "scale.log").read_text()
        yield port
    finally:
        process.terminate()
        process.wait(30)


def processor(pids: list[int]) -> float:
    """Processor seconds of processes and all their children so far."""
    whole = 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(place.parent.name) in pids or int(fields[1]) in pids:
            whole += int(fields[11]) + int(fields[12])
    return whole / TICK


def postmaster(postgres: Postgres) -> int:
    """The process whose children serve the connections."""
    return int((postgres.data / "postmaster.pid").read_text().split()[0])


def memory(pid: int) -> int:
    """The memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1000


def measure(place: Path, count: int, postgres: Postgres | None, seconds: float) -> str:
    """Full speed with so many processes; without PostgreSQL one process and a file."""
    with ExitStack() as stack:
        database = postgres.url if postgres else f"sqlite:///{place}/one.sqlite"
        servers = []
        for n in range(count):
            servers.append(Server(database, place / f"log{n}", ("voidfall",)).start())
            stack.callback(servers[-1].stop)
        port = servers[0].port
        if postgres:
            port = stack.enter_context(balanced(place, [server.port for server in servers]))
        pids = [server.process.pid for server in servers if server.process]
        shared = (
            [int((postgres.data / "postmaster.pid").read_text().split()[0])] if postgres else []
        )
        before, between = processor(pids), processor(shared)
        found = play(port, TABLES_EACH * count, seconds, 0, 2 * count)
        ours = (processor(pids) - before) / seconds / count
        theirs = (processor(shared) - between) / seconds
        return f"{found.line()}; each process {100 * ours:.0f} %, PostgreSQL {100 * theirs:.0f} %"


def open_tables(place: Path, postgres: Postgres, tables: int, seconds: float) -> str:
    """Very many tables at the pace of people, on four processes."""
    with ExitStack() as stack:
        servers = []
        for n in range(4):
            servers.append(Server(postgres.url, place / f"log{n}", ("voidfall",)).start())
            stack.callback(servers[-1].stop)
        port = stack.enter_context(balanced(place, [server.port for server in servers]))
        pids = [server.process.pid for server in servers if server.process]
        empty = [memory(pid) for pid in pids]
        found = play(port, tables, seconds, 10.0, 8)
        full = [memory(pid) for pid in pids]
        return (
            f"{tables} tables, a choice each 10 s: {found.line()}; MB by process {empty} -> {full}"
        )


def main() -> None:
    """Be some of the players of a measurement."""
    port, first, tables = map(int, sys.argv[1:4])
    seconds, pause = map(float, sys.argv[4:6])
    found = asyncio.run(_players(port, first, tables, seconds, pause))
    print(json.dumps({"choices": found.choices, "refused": found.refused}))


if __name__ == "__main__":
    main()
