from __future__ import annotations

import random

import pytest

from tests.server.people import Json, run, sit_down
from tests.server.process import Server
from tests.server.sockets import Socket, talking


def test_news_arrives_without_asking(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id) as watcher:
            assert (await watcher.news())["seq"] == 0
            await table.choose(0, (await table.update(0))["question"]["options"][0]["code"])
            while (await watcher.news())["seq"] == 0:
                pass
            assert watcher.update["waiting"] == [1]

    run(script())


def test_everybody_sees_who_is_there(server: Server) -> None:
    """Who comes and goes, however often, costs the others no whole position each time."""

    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id) as watcher:
            assert (await watcher.news())["table"]["watchers"] == 1
            for _ in range(5):
                async with talking(server, table.id, table.tokens[1]) as other:
                    there = {seat["seat"]: seat["present"] for seat in
                             (await other.news())["table"]["seats"]}  # fmt: skip
                    assert there == {0: False, 1: True}
            async with talking(server, table.id, table.tokens[1]):
                while (found := await watcher.receive())["type"] != "presence" or not found[
                    "seats"
                ]:
                    assert found["type"] == "presence"
                assert found == {"type": "presence", "seats": [1], "watchers": 1}
            while (found := await watcher.receive())["seats"]:
                pass
            assert found == {"type": "presence", "seats": [], "watchers": 1}

    run(script())


def test_a_whole_game_by_sockets_that_break_and_resume(server: Server) -> None:
    """Every seat reconnects after each of its choices and still reads every line once."""

    async def script() -> None:
        table = await sit_down(server)
        chance = random.Random(8)
        lines: dict[int, list[Json]] = {0: [], 1: []}
        known = {0: -1, 1: -1}
        over = False
        while not over:
            for seat in (0, 1):
                async with talking(server, table.id, table.tokens[seat], known[seat]) as socket:
                    await socket.news()
                    _read(socket, seat, lines, known)
                    over = socket.update["over"]
                    while question := socket.update["question"]:
                        code = chance.choice(question["options"])["code"]
                        answer = await socket.choose(seat, code, socket.update["seq"])
                        assert answer["type"] == "answer"
                        while socket.update["seq"] < answer["answer"]["seq"]:
                            await socket.news()
                        _read(socket, seat, lines, known)
        for seat in (0, 1):
            _, log = await table.client.get(f"{table.path}/log", table.tokens[seat])
            async with talking(server, table.id, table.tokens[seat], known[seat]) as socket:
                await socket.news()
                _read(socket, seat, lines, known)
            assert lines[seat] == log["lines"]

    def _read(
        socket: Socket, seat: int, lines: dict[int, list[Json]], known: dict[int, int]
    ) -> None:
        log = socket.update["log"]
        lines[seat] = [x for x in lines[seat] if x["seq"] <= log["keep"]]
        lines[seat] += log["lines"]
        known[seat] = log["seq"]

    run(script())


def test_undo_preview_and_problems_by_socket(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id, table.tokens[0]) as socket:
            await socket.news()
            code = socket.update["question"]["options"][0]["code"]
            await socket.send(type="try", id=91, preview={"seat": 0, "seq": 0, "code": code})
            assert (await socket.answer(91))["type"] == "preview"
            assert (await socket.choose(0, code, 0))["answer"]["seq"] == 1
            step = {"seat": 0, "seq": 1, "key": "undo-1234"}
            await socket.send(type="step", id=92, verb="undo", step=step)
            assert (await socket.answer(92))["answer"]["seq"] == 2
            problem = await socket.choose(1, code, 2)
            assert (problem["type"], problem["problem"]["error"]) == ("problem", "not-yours")
            await socket.send(type="ping")
            while (await socket.receive())["type"] != "pong":
                pass

    run(script())


def test_a_hot_seat_looks_from_each_of_its_seats(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, hot_seat=True)
        async with talking(server, table.id, table.tokens[0]) as socket:
            assert (await socket.news())["seat"] == 0
            await socket.send(type="look", seat=1)
            while (await socket.news())["seat"] != 1:
                pass
            assert isinstance(socket.update["view"]["keepers"][1]["hand"], list)
            assert socket.update["log"]["keep"] == -1

    run(script())


@pytest.mark.parametrize(
    ("token", "code"), [("forged", 4401), ("x" * 500, 1008), (None, 4404)], ids=str
)
def test_a_bad_link_ends_the_connection(server: Server, token: str | None, code: int) -> None:
    async def script() -> None:
        table = await sit_down(server)
        place = table.id if token else "0" * 13
        async with talking(server, place, token or "") as socket:
            assert await socket.closed() == code

    run(script())


def test_a_link_that_ends_ends_the_connection(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id, table.tokens[0]) as socket:
            await socket.news()
            await table.client.post(f"{table.path}/seats/0/leave", {}, table.host)
            assert await socket.closed() == 4401

    run(script())


def test_the_page_of_another_site_is_refused(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id, origin="https://elsewhere.example") as socket:
            assert await socket.closed() == 4401
            assert socket.update is None

    run(script())


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"type": "steal"}', '{"type": "choose", "id": -1}', "x" * 70_000],
)
def test_junk_ends_the_connection_and_nothing_else(server: Server, text: str) -> None:
    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id, table.tokens[0]) as socket:
            await socket.news()
            await socket.link.send(text)
            assert await socket.closed() in (1008, 1009)
        assert (await table.update(0))["seq"] == 0

    run(script())
