"""Games that outlive versions: real servers of older commits, and one with other rules, take turns
on one database."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from domineum import games
from domineum.kernel import Random
from tests.server.people import Json, Table, run, sit_down, visitor
from tests.server.process import ROOT, Server

OLDER = {
    "5bc1c38~1": "rules 12, content hashed by its bytes, schema 0002",
    "38a6429~1": "rules 13, schema 0002",
    "82229ff": "snapshots, schema 0004",
}
"""Commits of this repository from before something that matters."""
BRIDGE = next(reversed(OLDER))
"""The first that stores positions. Older tables come by way of it: of themselves they have a log
alone, which only rules can follow that still allow all of it."""
GAMES = ("voidfall", "revenant")
CHOICES = (0, 1, 6, 33)
"""After so many choices of people the server is stopped: simultaneous answers, middles of turns."""
MORE = 12


def source(place: Path, commit: str) -> Path:
    """The files of a commit, in a folder of their own."""
    folder = place / commit.replace("~", "-")
    folder.mkdir()
    packed = subprocess.run(
        ["git", "-C", ROOT, "archive", commit, "src", "tests"], capture_output=True, check=True
    )
    subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
    return folder


def with_other_rules(folder: Path) -> Path:
    """Change what comes of every draw, and with it the versions of the rules."""
    for name, old, new in (
        ("kernel/randomness.py", "0x94D049BB133111EB", "0x94D049BB133111ED"),
        ("voidfall/game.py", '\n    version = "', '\n    version = "9'),
        ("revenant/game.py", '\n    version = "', '\n    version = "9'),
    ):
        path = folder / "src/domineum" / name
        text = path.read_text()
        assert old in text, name
        path.write_text(text.replace(old, new))
    return folder


def server(database: str, place: Path, folder: Path) -> Server:
    """A server of these files."""
    settings = {"PYTHONPATH": f"{folder / 'src'}", "DOMINEUM_BOT_SECONDS": "120"}
    return Server(database, place / f"{folder.name}.log", GAMES, settings, folder=folder)


async def begin(running: Server) -> list[Table]:
    """Games with people alone and with bots, each stopped somewhere else."""
    tables = []
    for game in GAMES:
        for number, choices in enumerate(CHOICES):
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            more: dict[str, Any] = {"seats": seats} if number % 2 else {}
            table = await sit_down(running, game, _config(game), **more)
            await play(table, choices, number)
            tables.append(table)
    return tables


def _config(game: str) -> Json:
    return games.find(game).first_config(Random(1), 2)


async def play(table: Table, choices: int, seed: int) -> None:
    """Let people choose so often; where a bot has to, wait for it."""
    chance, done = random.Random(seed), 0
    async with asyncio.timeout(240):
        while done < choices:
            before = await table.update(None)
            if not await table.choose_any(chance):
                return
            after = await table.update(None)
            done += after["seq"] > before["seq"]
            if after["seq"] == before["seq"]:
                await asyncio.sleep(0.1)


async def go_on(running: Server, tables: Sequence[Table], least: dict[str, int]) -> Counter[str]:
    """Every game goes on from at least where it was; return what was noted in the logs."""
    noted: Counter[str] = Counter()
    for number, table in enumerate(tables):
        table.client = visitor(running)
        found = await table.update(None)
        assert found["table"]["state"] in ("playing", "over"), found["table"]
        assert found["seq"] >= least[table.id], (table.id, found["seq"], least)
        await play(table, MORE, number)
        found = await table.update(None)
        assert found["over"] or found["seq"] > least[table.id]
        status, at = await table.client.get(f"{table.path}/position?at={found['seq'] // 2}", "")
        assert status == 200, at
        lines = found["log"]["lines"]
        noted.update(x["text"]["key"] for x in lines if x["text"]["key"].startswith("server-ver"))
        least[table.id] = found["seq"]
    return noted


def check_upgrade(database: str, folder: Path) -> str:
    """What `domineum serve --check-upgrade` of these files says; nothing may be set aside."""
    words = [word for game in GAMES for word in ("--game", game)]
    said = subprocess.run(
        [sys.executable, "-m", "domineum", "serve", "--check-upgrade", "--database", database,
         *words],
        env=os.environ | {"PYTHONPATH": f"{folder / 'src'}"}, cwd=folder, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout + said.stderr
    lines = [line for line in said.stdout.splitlines() if " tables " in line]
    return "; ".join(" ".join(line.split()) for line in lines)


def outlive(database: str, place: Path, commit: str) -> None:
    """From an older commit to these rules, to others, and back."""
    old, now = source(place, commit), ROOT
    bridge = old if commit == BRIDGE else source(place, BRIDGE)
    other = with_other_rules(source(place, "HEAD"))
    names = {now: "now", other: "with other rules", bridge: BRIDGE, old: commit}
    tables: list[Table] = []
    least: dict[str, int] = {}
    ways = [old, now, other, now, old] if old is bridge else [old, bridge, now, other, now]
    for folder in ways:
        said = check_upgrade(database, folder) if tables and folder is not old else ""
        running = server(database, place, folder).start()
        try:
            if not tables:
                tables = run(begin(running))
                least = {table.id: 0 for table in tables}
                print(f"  {commit}: {len(tables)} games begun", flush=True)
            else:
                noted = run(go_on(running, tables, least))
                print(
                    f"  {names[folder]}: {said or 'back'}; all go on, noted {dict(noted)}",
                    flush=True,
                )
        finally:
            running.stop()
