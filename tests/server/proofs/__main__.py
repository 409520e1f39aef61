"""Run the long proofs one after the other; what could not be run is named, and is a failure."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from domineum.server.settings import Settings
from domineum.server.storage.database import Storage
from tests.server.crash import Crowd, verify
from tests.server.people import run
from tests.server.postgres import HOW, Postgres, binaries
from tests.server.process import LANTERNS, ROOT, Server
from tests.server.proofs.ages import OLDER, outlive
from tests.server.proofs.attacks import ALONE, BOUNDS, FREE, TOGETHER, lose_database
from tests.server.proofs.container import Build, play_in, read, size
from tests.server.proofs.container import running as serving
from tests.server.proofs.contract import check_contract
from tests.server.proofs.kinds import CONFIGS, play_everything
from tests.server.proofs.proxy import HOW as HOW_NGINX
from tests.server.proofs.proxy import check_units, nginx, play_through
from tests.server.proofs.scale import measure, open_tables
from tests.server.proofs.two import play_on_two
from tests.server.test_daily import check_results
from tests.server.test_storage import check_schema, check_storage

GAMES = (LANTERNS, "voidfall", "revenant")
Trouble = Callable[[], Awaitable[None]]


@contextmanager
def folder() -> Iterator[Path]:
    """A folder that a server and a database may use."""
    with tempfile.TemporaryDirectory(prefix="domineum-proof-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def killing(server: Server, seconds: float, chance: random.Random) -> Trouble:
    """Kill the server at random moments."""

    async def trouble() -> None:
        until, kills = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            await asyncio.sleep(0.2 + 2 * chance.random())
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            kills += 1
        print(f"  killed {kills} times")

    return trouble


def restarting(postgres: Postgres, seconds: float, chance: random.Random) -> Trouble:
    """Restart the database at random moments."""

    async def trouble() -> None:
        until, restarts = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            await asyncio.sleep(1 + 3 * chance.random())
            await asyncio.to_thread(postgres.restart)
            restarts += 1
        await asyncio.sleep(3)
        print(f"  restarted {restarts} times")

    return trouble


async def _crash(server: Server, trouble: Trouble, game: str) -> None:
    place = LANTERNS if game == "lanterns" else game
    crowd = Crowd([server], game, CONFIGS[game])
    tables = await crowd.play(20, trouble)
    print(f"  {await verify(crowd, tables, place)}")


def crash_sqlite(arguments: argparse.Namespace) -> None:
    """kill -9 while 20 clients play, SQLite."""
    with folder() as place:
        server = Server(f"sqlite:///{place}/tables.sqlite", place / "log", GAMES).start()
        try:
            trouble = killing(server, arguments.seconds, random.Random(arguments.seed))
            asyncio.run(_crash(server, trouble, arguments.game))
        finally:
            server.stop()


def schema_postgres(_: argparse.Namespace) -> None:
    """The migrations and the storage on PostgreSQL."""

    async def script(url: str) -> None:
        storage = Storage(Settings(database=url).database_url())
        async with storage.engine.begin() as connection:
            await connection.run_sync(check_schema)
        await check_storage(storage)
        await check_results(storage)
        await storage.close()

    with folder() as place, running(place) as postgres:
        asyncio.run(script(postgres.url))
    print("  up, down and up again; a place in the log is taken once, and a day's result")


def crash_postgres(arguments: argparse.Namespace) -> None:
    """kill -9 while 20 clients play, PostgreSQL."""
    with folder() as place, running(place) as postgres:
        server = Server(postgres.url, place / "log", GAMES).start()
        try:
            trouble = killing(server, arguments.seconds, random.Random(arguments.seed))
            asyncio.run(_crash(server, trouble, arguments.game))
        finally:
            server.stop()


def restart_postgres(arguments: argparse.Namespace) -> None:
    """PostgreSQL restarted while 20 clients play."""
    with folder() as place, running(place) as postgres:
        server = Server(postgres.url, place / "log", GAMES).start()
        try:
            trouble = restarting(postgres, arguments.seconds, random.Random(arguments.seed))
            asyncio.run(_crash(server, trouble, arguments.game))
        finally:
            server.stop()


def two_processes(arguments: argparse.Namespace) -> None:
    """Two server processes on one PostgreSQL."""
    with folder() as place, running(place) as postgres:
        servers = [Server(postgres.url, place / f"log{n}", GAMES).start() for n in range(2)]
        try:
            print(f"  {asyncio.run(play_on_two(servers, arguments.game))}")
        finally:
            for server in servers:
                server.stop()


def proxy(_: argparse.Namespace) -> None:
    """The nginx and systemd files of docs/deploy.md."""
    with folder() as place, running(place) as postgres:
        servers = [
            Server(
                postgres.url,
                place / f"log{n}",
                GAMES,
                {"DOMINEUM_HOSTS": '["localhost", "127.0.0.1"]'},
            ).start()
            for n in range(2)
        ]
        try:
            with nginx(place, [server.port for server in servers]) as port:
                print(f"  {asyncio.run(play_through(port, place, servers))}")
            print(f"  {check_units(place)}")
        finally:
            for server in servers:
                server.stop()


def scale(arguments: argparse.Namespace) -> None:
    """Choices per second of 1, 2 and 4 processes on one PostgreSQL, and 2,000 open tables."""
    seconds = arguments.seconds / 2
    with folder() as place, running(place) as postgres:
        print(f"  machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
        print(f"  SQLite, 1 process: {measure(place, 1, None, seconds)}", flush=True)
        for count in (1, 2, 4):
            found = measure(place, count, postgres, seconds)
            print(f"  PostgreSQL, {count} behind nginx: {found}", flush=True)
        print(f"  {open_tables(place, postgres, 2_000, arguments.seconds)}", flush=True)


def kinds(arguments: argparse.Namespace) -> None:
    """Whole games of every kind over HTTP and WebSocket, with reconnects."""
    with folder() as place:
        server = Server(f"sqlite:///{place}/tables.sqlite", place / "log", GAMES).start()
        try:
            for line in asyncio.run(play_everything(server, arguments.seed)):
                print(f"  {line}")
        finally:
            server.stop()


def container(_: argparse.Namespace) -> None:
    """The steps of the Dockerfile in clean folders, and what it starts."""
    stages = read((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    with folder() as place:
        build = Build(place)
        build.run(stages)
        with serving(build, stages[-1]) as port:
            print(f"  {asyncio.run(play_in(port))}")
        written = sorted(path.name for path in (build.root / "data").iterdir())
        print(f"  written to /data: {written}; what the image adds: {size(build.root)} MB")


def contract(arguments: argparse.Namespace) -> None:
    """schemathesis against the published schema."""
    with folder() as place:
        server = Server(f"sqlite:///{place}/tables.sqlite", place / "log").start()
        try:
            check_contract(server, arguments.seed)
        finally:
            server.stop()


@contextmanager
def running(place: Path) -> Iterator[Postgres]:
    """A database for the proofs alone."""
    postgres = Postgres(place).start()
    try:
        yield postgres
    finally:
        postgres.stop()


def attacks(_: argparse.Namespace) -> None:
    """One hostile address against the others, on SQLite."""
    for name, attack in [*ALONE.items(), *FREE.items()]:
        with folder() as place:
            bounds = BOUNDS if name in ALONE else {}
            server = Server(f"sqlite:///{place}/tables.sqlite", place / "log", GAMES, bounds)
            try:
                print(f"  {name}: {run(attack(server.start()))}", flush=True)
            finally:
                server.stop()


def attacks_postgres(_: argparse.Namespace) -> None:
    """Races between two processes."""
    with folder() as place, running(place) as postgres:
        servers = [Server(postgres.url, place / f"log{n}", GAMES).start() for n in range(2)]
        try:
            for name, attack in TOGETHER.items():
                print(f"  {name}: {run(attack(servers))}", flush=True)
            print(f"  lose database: {run(lose_database(servers[0], postgres))}", flush=True)
        finally:
            for server in servers:
                server.stop()


def ages(_: argparse.Namespace) -> None:
    """Older commits, these rules and others take turns on one database."""
    for commit, why in OLDER.items():
        print(f"  {commit}: {why}", flush=True)
        with folder() as place:
            outlive(f"sqlite:///{place}/tables.sqlite", place, commit)


def ages_postgres(_: argparse.Namespace) -> None:
    """The same on PostgreSQL, with the newest of the older commits."""
    with folder() as place, running(place) as postgres:
        outlive(postgres.url, place, next(reversed(OLDER)))


PROOFS: dict[str, Callable[[argparse.Namespace], None]] = {
    "kinds": kinds,
    "crash": crash_sqlite,
    "schema-postgres": schema_postgres,
    "crash-postgres": crash_postgres,
    "restart-postgres": restart_postgres,
    "two-processes": two_processes,
    "proxy": proxy,
    "container": container,
    "contract": contract,
    "attacks": attacks,
    "attacks-postgres": attacks_postgres,
    "ages": ages,
    "ages-postgres": ages_postgres,
    "scale": scale,
}
NEED_NGINX = (proxy, scale)
NEED_POSTGRES = (
    schema_postgres, crash_postgres, restart_postgres, two_processes, proxy, scale, ages_postgres,
    attacks_postgres,
)  # fmt: skip


def main() -> int:
    """Run the proofs that were named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.proofs")
    parser.add_argument("proof", nargs="*", metavar="PROOF", help=", ".join(PROOFS))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="lanterns", choices=sorted(CONFIGS))
    arguments = parser.parse_args()
    if unknown := set(arguments.proof) - set(PROOFS):
        parser.error(f"there is no proof {', '.join(sorted(unknown))}")
    missing = []
    for name in arguments.proof or PROOFS:
        print(f"{name}: {PROOFS[name].__doc__}", flush=True)
        if binaries() is None and PROOFS[name] in NEED_POSTGRES:
            missing.append(name)
            print(f"  NOT RUN: {HOW}")
        elif PROOFS[name] in NEED_NGINX and not all(map(shutil.which, ("nginx", "openssl"))):
            missing.append(name)
            print(f"  NOT RUN: {HOW_NGINX}")
        else:
            PROOFS[name](arguments)
    if missing:
        print(f"NOT RUN: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
