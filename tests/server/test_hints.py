from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from domineum.kernel import Message
from tests.server.people import Json, Table, run, sit_down
from tests.server.process import Server
from tests.server.proofs.kinds import CONFIGS


async def hint(table: Table, seat: int, token: str | None = None, **more: Any) -> tuple[int, Json]:
    seq = more.pop("seq", None)
    if seq is None:
        seq = (await table.update(seat))["seq"]
    ask = {"seat": seat, "seq": seq, **more}
    token = table.tokens[seat] if token is None else token
    return await table.client.post(f"{table.path}/hint", ask, token)


def test_a_hint_is_a_choice_that_can_be_made(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        status, found = await hint(table, 0, bot="random")
        assert (status, found["seq"], found["bot"]) == (200, 0, "random")
        assert found["why"]["key"].startswith("why-")
        assert (await table.choose(0, found["code"]))[0] == 200

    run(script())


def test_the_same_question_is_thought_about_once(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        first = [await hint(table, 0, bot="counting") for _ in range(3)]
        assert len({found["why"]["args"]["n"] for _, found in first}) == 1
        code = (await table.update(1))["question"]["options"][0]["code"]
        await table.choose(1, code)
        assert (await hint(table, 0, bot="counting"))[1] == first[0][1]

    run(script())


def test_those_who_ask_at_once_wait_for_one_thought(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        other = await sit_down(server)
        both = [Table(client, {"table": table.info, "links": table.links})
                for client in (table.client, other.client)]  # fmt: skip
        found = await asyncio.gather(*(hint(t, 0, seq=0, bot="counting") for t in both))
        assert found[0] == found[1]

    run(script())


def test_a_hint_needs_the_link_and_the_turn_of_its_seat(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        assert (await hint(table, 0, token=""))[0] == 401
        assert (await hint(table, 0, token=table.tokens[1]))[0] == 403
        assert (await hint(table, 0, seq=7))[0] == 409
        assert (await hint(table, 0, bot="deep"))[0] == 422
        code = (await table.update(0))["question"]["options"][0]["code"]
        await table.choose(0, code)
        status, problem = await hint(table, 0, bot="random")
        assert (status, problem["message"]["key"]) == (422, "refused-not-asked")

    run(script())


@pytest.mark.parametrize("bot", ["broken", "cheat", "dead"])
def test_a_bot_that_fails_gives_no_hint(server: Server, bot: str) -> None:
    async def script() -> None:
        table = await sit_down(server)
        status, problem = await hint(table, 0, bot=bot)
        assert (status, problem["error"]) == (503, "no-hint")
        assert (await table.update(0))["seq"] == 0

    run(script())


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server of Voidfall on which an address may ask for two hints."""
    settings = {"DOMINEUM_HINTS_BURST": "2", "DOMINEUM_HINTS_PER_SECOND": "0.01"}
    found = Server(f"sqlite:///{tmp_path}/x.sqlite", tmp_path / "log", ("voidfall",), settings)
    found.start()
    yield found
    found.stop()


def test_a_captain_advises_and_hints_are_bounded(narrow: Server) -> None:
    from domineum import games
    from domineum.bots import catalogue_for

    async def script() -> None:
        table = await sit_down(narrow, "voidfall", CONFIGS["voidfall"], hot_seat=True)
        for _ in range(2):
            seat = (await table.update(None))["waiting"][0]
            status, found = await hint(table, seat)
            assert (status, found["bot"]) == (200, "captain"), found
            reason = catalogue_for(games.find("voidfall")).render(_message(found["why"]), "pl")
            assert "[" not in reason
            assert "{" not in reason
            assert (await table.choose(seat, found["code"]))[0] == 200
        seat = (await table.update(None))["waiting"][0]
        assert (await hint(table, seat))[0] == 429

    run(script())


def _message(text: Json) -> Message:
    args = {k: _message(v) if isinstance(v, dict) else v for k, v in text["args"].items()}
    return Message(text["key"], args)
