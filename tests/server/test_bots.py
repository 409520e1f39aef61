from __future__ import annotations

import asyncio
import urllib.request
from typing import Any

import pytest

from tests.server.people import Table, run, sit_down
from tests.server.process import Server


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
        ("random", None), ("slow", "server-bot-late"), ("broken", "server-bot-failed"),
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


def test_bots_alone_play_to_the_end(server: Server) -> None:
    async def script() -> None:
        bot = {"kind": "bot", "bot": "random"}
        table = await sit_down(server, seats=[bot, bot])
        while not (found := await table.update(None))["over"]:
            await table.client.get(f"{table.path}/update?since={found['seq']}&wait=5")
        assert found["outcome"]

    run(script())


def test_health_and_metrics(server: Server) -> None:
    for path, word in (("healthz", "good"), ("metrics", "domineum_bot_queue 0.0")):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/{path}") as answer:
            assert word in answer.read().decode()
