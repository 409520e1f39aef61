"""How long a server needs to load late tables, all asked for at once.

    python -m tests.measure.loads [--tables 100] [--game voidfall]

Random games are played nearly to their end and stored; then a new server is asked for all of them
at once by spectators: without their snapshots, with them, and for the whole log too.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

from domineum import games
from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.decode import Plain
from domineum.server import wire
from domineum.server.actions import creating
from domineum.server.client import Client
from domineum.server.settings import Settings
from domineum.server.tables.room import Room
from tests.server.process import Server
from tests.server.rooms import with_room

LATE = 0.9
DIFFERENT = 10
"""So many games are played; the other tables have their logs."""
NOW = 999_999
"""A reader from here has the whole log."""
WAYS = (
    ("every hash from the beginning", NOW, False),
    ("from the last snapshot", NOW, True),
    ("from the last snapshot, and the whole log", -1, True),
)


async def store(room: Room, name: str, count: int) -> list[str]:
    """Tables of games that are nearly over."""
    game, ids, played = games.find(name), [], {}
    for number in range(count):
        seed = number % DIFFERENT
        config = game.random_config(Random.stream(seed, "late"), mode="competitive")
        if seed not in played:
            played[seed] = choices(game, config, seed)
        made = await creating.create(room, wire.Create(name, config, seed=seed), "nobody")
        async with room.open(made.table.id) as sitting:
            for seat, code in played[seed][: int(LATE * len(played[seed]))]:
                done = sitting.live.do(seat, [("choose", code)], "person", "")
                await room.commit(sitting, done)
            sitting.forget()
        ids.append(made.table.id)
    return ids


def choices(game: AnyGame, config: dict[str, Plain], seed: int) -> list[tuple[int, str]]:
    """The choices of a random game."""
    match, random, made = Match(game, config, seed), Random.stream(seed, "player"), []
    while not match.over:
        question = match.questions[0]
        made.append((question.seat, random.pick(question.options).code))
        match.choose(made[-1][1], question.seat)
    return made


def copied(database: Path, name: str, snapshots: bool) -> Path:
    """A copy of the database, with its snapshots or without."""
    copy = database.with_name(f"{name}.sqlite")
    with sqlite3.connect(database) as old, sqlite3.connect(copy) as new:
        old.backup(new)
        if not snapshots:
            new.execute("DELETE FROM snapshots")
    old.close()
    new.close()
    return copy


async def ask(port: int, ids: list[str], since: int) -> list[float]:
    """Ask for all tables at once, and return when each of them was there."""
    begun = time.perf_counter()

    async def one(table_id: str) -> float:
        client = Client("127.0.0.1", port, seconds=600)
        status, _ = await client.get(f"/tables/{table_id}/update?since={since}", "")
        assert status == 200
        await client.close()
        return time.perf_counter() - begun

    return sorted(await asyncio.gather(*map(one, ids)))


def main() -> None:
    """Store, start, ask, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", default="voidfall")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="domineum-loads-") as name:
        database = Path(name) / "tables.sqlite"
        settings = Settings(database=f"sqlite:///{database}", tables_per_address=10_000)
        ids = asyncio.run(
            with_room(settings, lambda room: store(room, arguments.game, arguments.tables))
        )
        for number, (words, since, snapshots) in enumerate(WAYS):
            copy = copied(database, f"copy{number}", snapshots)
            server = Server(f"sqlite:///{copy}", Path(name) / "log", (arguments.game,)).start()
            try:
                times = asyncio.run(ask(server.port, ids, since))
            finally:
                server.stop()
            median = statistics.median(times)
            print(f"{words}: all {len(ids)} in {times[-1]:.2f} s, median {median:.2f} s")


if __name__ == "__main__":
    main()
