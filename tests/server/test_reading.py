from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from domineum.server import wire
from domineum.server.actions import playing, reading
from domineum.server.settings import Settings
from domineum.server.tables.hub import Watcher
from domineum.server.tables.room import Room
from tests.server.people import dumps, new_key, run, sit_down
from tests.server.process import LANTERNS, Server
from tests.server.rooms import first_code, seated, with_room


def test_a_spectator_sees_no_hand_and_no_question(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        found = await table.update(None)
        assert [k["hand"] for k in found["view"]["keepers"]] == [3, 3]
        assert (found["seat"], found["question"], found["yours"]) == (None, None, [])
        assert found["waiting"] == [0, 1]
        assert "what" not in dumps(found["log"])
        assert all(token not in dumps(found) for token in table.tokens.values())

    run(script())


def test_each_seat_reads_the_log_in_its_own_way(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        status, log = await table.client.get(f"{table.path}/log", table.tokens[1])
        keys = [line["text"]["key"] for line in log["lines"]]
        assert (status, keys) == (200, ["event-drew", "event-drew-own"])
        assert (await table.client.get(f"{table.path}/log?seat=1"))[0] == 403
        await table.finish(random.Random(2))
        status, log = await table.client.get(f"{table.path}/log?seat=1")
        keys = [line["text"]["key"] for line in log["lines"]]
        assert (status, keys[:2]) == (200, ["event-drew", "event-drew-own"])

    run(script())


def test_an_earlier_position_is_seen_as_the_seat_could_see_it(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        views = []
        for number in range(6):
            views.append((await table.update(0))["view"])
            await table.choose_any(random.Random(number))
        for at, view in enumerate(views):
            path = f"{table.path}/position?at={at}&seat=0"
            status, found = await table.client.get(path, table.tokens[0])
            assert (status, found["view"]) == (200, view)
        assert (await table.client.get(f"{table.path}/position?at=0&seat=0"))[0] == 403
        assert (await table.client.get(f"{table.path}/position?at=99999"))[0] == 404
        await table.finish(random.Random(1))
        status, found = await table.client.get(f"{table.path}/position?at=0&seat=0")
        assert (status, found["view"]) == (200, views[0])

    run(script())


def test_what_is_brief_does_not_say_what_each_option_comes_to(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        path = f"{table.path}/update?since=-1"
        said = 0
        for number in range(12):
            seat = (await table.update(None))["waiting"][0]
            token = table.tokens[seat]
            _, whole = await table.client.get(path, token)
            _, brief = await table.client.get(f"{path}&brief=true", token)
            for option in whole["question"]["options"]:
                said += option["detail"] is not None
                option.update(detail=None, otherwise=[])
            assert dumps(brief) == dumps(whole)
            await table.choose_any(random.Random(number))
        assert said

    run(script())


def test_what_is_asked_is_that_of_the_present_position(tmp_path: Path) -> None:
    """It is kept for those who ask again, until somebody chooses or takes back."""
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script(room: Room) -> None:
        made = await seated(room, hot_seat=True)
        table_id, token = made.table.id, made.links[0].token

        async def look() -> Any:
            return (await reading.update(room, table_id, token, 0, -1, 0)).question

        first = await look()
        assert await look() is first
        ask = wire.Choose(0, 0, new_key(), [first.options[0].code])
        await playing.choose(room, table_id, token, ask)
        assert await look() != first
        await playing.step(room, table_id, token, "undo", wire.Step(0, 1, new_key()))
        again = await look()
        assert again == first
        assert again is not first

    asyncio.run(with_room(settings, script))


def test_a_poll_waits_for_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])
    reached = asyncio.Event()
    wait = Watcher.wait

    async def reach(watcher: Watcher, seconds: float) -> bool:
        reached.set()
        return await wait(watcher, seconds)

    monkeypatch.setattr(Watcher, "wait", reach)

    async def script(room: Room) -> None:
        table_id = (made := await seated(room)).table.id
        waiting = asyncio.create_task(reading.update(room, table_id, "", None, 0, wait=20))
        await reached.wait()
        ask = wire.Choose(0, 0, new_key(), [await first_code(room, table_id, 0)])
        assert not waiting.done()
        await playing.choose(room, table_id, made.links[1].token, ask)
        assert (await waiting).seq == 1

    run(with_room(settings, script))


def test_a_poll_over_http_brings_the_news(server: Server) -> None:
    async def script() -> None:
        table, other = await sit_down(server), await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        waiting = asyncio.create_task(other.client.get(f"{table.path}/update?since=0&wait=20"))
        await table.choose(0, code)
        status, found = await waiting
        assert (status, found["seq"]) == (200, 1)

    run(script())


def test_a_position_says_how_much_of_the_log_it_knew_and_how_it_ended(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        end = await table.finish(random.Random(7))
        _, log = await table.client.get(f"{table.path}/log")
        for at in (0, end["seq"] // 2, end["seq"]):
            _, found = await table.client.get(f"{table.path}/position?at={at}")
            assert found["lines"] == sum(line["seq"] <= at for line in log["lines"])
            assert found["over"] == (at == end["seq"])
            assert found["outcome"] == (end["outcome"] if found["over"] else None)
        assert found["lines"] == len(log["lines"])

    run(script())


def test_the_course_of_a_game_is_listed_turn_by_turn(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, spectators=False)
        assert (await table.client.get(f"{table.path}/turns"))[0] == 401
        while await table.choose_any(random.Random(8)):
            pass
        _, found = await table.client.get(f"{table.path}/turns", table.tokens[1])
        rounds = [turn["title"]["args"]["round"] for turn in found["turns"]]
        assert rounds == [1, 2, 3, 4, 5, 6]
        assert [turn["seat"] for turn in found["turns"]] == [None] * 6
        for turn in found["turns"]:
            path = f"{table.path}/position?at={turn['seq']}"
            _, there = await table.client.get(path, table.tokens[1])
            assert there["view"]["round"] == turn["title"]["args"]["round"]

    run(script())


def test_scores_are_listed_turn_by_turn(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        _, before = await table.client.get(f"{table.path}/scores")
        assert before == {"seats": 2, "points": [{"seq": 0, "scores": [0, 0], "others": {}}]}
        end = await table.finish(random.Random(9))
        _, found = await table.client.get(f"{table.path}/scores")
        points = found["points"]
        assert len(points) == 7
        assert points[-1] == {"seq": end["seq"], "scores": end["outcome"]["scores"], "others": {}}
        for point in points:
            path = f"{table.path}/position?at={point['seq']}"
            _, there = await table.client.get(path)
            assert [k["points"] for k in there["view"]["keepers"]] == point["scores"]

    run(script())
