from __future__ import annotations

import asyncio
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from domineum.server import wire
from domineum.server.actions import reading
from domineum.server.settings import Settings
from domineum.server.tables.room import Room
from tests.server.people import Table, run, sit_down
from tests.server.process import LANTERNS, Server
from tests.server.rooms import seated, with_room


async def bot_choice(table: Table) -> Any:
    """Wait until the bot of seat 1 has chosen, and return what everybody sees."""
    for _ in range(1200):
        found = await table.update(None)
        if 1 not in found["waiting"]:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("the bot does not choose")


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("random", None), ("broken", "server-bot-failed"),
        ("dead", "server-bot-failed"), ("cheat", "server-bot-refused"),
    ],
)  # fmt: skip
def test_when_a_bot_fails_a_simple_bot_plays_visibly(
    server: Server, bot: str, said: str | None
) -> None:
    async def script() -> None:
        table = await sit_down(server, seats=[{}, {"kind": "bot", "bot": bot}])
        found = await bot_choice(table)
        assert found["seq"] == 1
        notes = [x["text"]["key"] for x in found["log"]["lines"] if x["kind"] == "server"]
        assert notes == ([said] if said else [])

    run(script())


def test_when_a_bot_is_late_a_simple_bot_plays_visibly(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/tables.sqlite",
        games=[LANTERNS],
        bots={"endless": "tests.server.bots:Endless"},
        bot_seconds=0.1,
    )

    async def script(room: Room) -> None:
        bot = wire.SeatWish(kind="bot", bot="endless")
        table_id = (await seated(room, seats=[wire.SeatWish(), bot])).table.id
        while (found := await reading.update(room, table_id, "", None, 0, wait=5)).seq == 0:
            pass
        assert (found.seq, found.waiting) == (1, [0])
        notes = [line.text.key for line in found.log.lines if line.kind == "server"]
        assert notes == ["server-bot-late"]

    run(with_room(settings, script))


def test_bots_alone_play_to_the_end(server: Server) -> None:
    async def script() -> None:
        bot = {"kind": "bot", "bot": "random"}
        table = await sit_down(server, seats=[bot, bot])
        while not (found := await table.update(None))["over"]:
            await table.client.get(f"{table.path}/update?since={found['seq']}&wait=5")
        assert found["outcome"]

    run(script())


def test_health_and_metrics(server: Server) -> None:
    """The bots of earlier tests may still have to finish a move."""
    assert "good" in read(server, "healthz")
    for _ in range(1200):
        if "domineum_bot_queue 0.0" in read(server, "metrics"):
            return
        time.sleep(0.1)
    raise AssertionError("the bots do not finish")


def read(server: Server, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/{path}") as answer:
        text: str = answer.read().decode()
    return text
