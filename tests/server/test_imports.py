"""Records from outside wait in a bounded queue, and only as long as somebody waits for them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from domineum.kernel.record import Recorder
from domineum.server.actions.importing import MOST, MOST_BY_ADDRESS, Imports, check
from domineum.server.settings import Settings
from domineum.server.tables.hosted import HostedGames
from domineum.table.problems import TooMany
from tests.kernel.table import lanterns
from tests.server.process import LANTERNS, Server
from tests.server.test_safety import JSON


def test_the_queue_is_bounded_and_fair_to_addresses(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite", games=[LANTERNS])
    imports = Imports(settings, HostedGames(settings.games))
    places = [imports.place(f"{number // MOST_BY_ADDRESS}") for number in range(MOST)]
    for place in places[:MOST_BY_ADDRESS]:
        place.__enter__()
    with pytest.raises(TooMany), imports.place("0"):
        raise AssertionError
    for place in places[MOST_BY_ADDRESS:]:
        place.__enter__()
    with pytest.raises(TooMany), imports.place("somebody else"):
        raise AssertionError
    places[0].__exit__(None, None, None)
    with imports.place("somebody else"):
        pass


def test_a_record_is_no_longer_than_a_table_may_be() -> None:
    places, packs = {"lanterns": LANTERNS}, {"lanterns": dict[str, str]()}
    recorder = Recorder(lanterns(1, choices=0))
    question = recorder.match.questions[0]
    for _ in range(5):
        recorder.do("choose", question.seat, question.options[0].code)
        recorder.do("undo", question.seat)
    text = recorder.record().to_text()
    assert check(places, packs, 100, 10, text) == "good"
    assert (
        check(places, packs, 100, 9, text) == "the seats have done more than 9 things in the record"
    )


def test_an_import_of_somebody_who_has_gone_is_dropped(server: Server) -> None:
    """Its address may send the next ones: those that were left do not wait and do not run."""
    body = json.dumps({"record": "domineum " + "x" * 1_900_000}).encode()
    head = ["POST /api/v1/import HTTP/1.1", "Host: x", JSON, f"Content-Length: {len(body)}"]
    data = "\r\n".join([*head, "", ""]).encode() + body

    async def send() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(data)
        await writer.drain()
        return reader, writer

    async def status(reader: asyncio.StreamReader) -> int:
        return int((await reader.readline()).split()[1])

    async def script() -> list[int]:
        found = []
        for _ in range(3):
            several = [await send() for _ in range(MOST_BY_ADDRESS)]
            for _, writer in several:
                writer.close()
            while True:
                reader, writer = await send()
                answer = await status(reader)
                writer.close()
                if answer != 429:
                    found.append(answer)
                    break
        return found

    answers: list[Any] = asyncio.run(asyncio.wait_for(script(), 240))
    assert answers == [422, 422, 422]
