"""What the host of a table may do with it, and how limits end."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from domineum.server import wire
from domineum.server.actions import creating, hosting, reading
from domineum.server.settings import Settings
from domineum.server.tables.room import Room
from domineum.table.problems import Missing, TooMany
from tests.server.people import run, sit_down
from tests.server.process import LANTERNS, Server
from tests.server.rooms import seated, with_room
from tests.server.sockets import talking

BOT = {"kind": "bot", "bot": "random"}
DAY = 86_400


def test_the_host_gives_the_seat_of_a_bot_to_a_person_and_back(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, seats=[{}, BOT])
        seat = f"{table.path}/seats/1"
        status, info = await table.client.post(f"{seat}/leave", {}, table.tokens[0])
        assert status == 403
        status, info = await table.client.post(f"{seat}/leave", {}, table.host)
        assert (status, info["seats"][1]["kind"]) == (200, "open")
        status, made = await table.client.post(f"{seat}/hand-over", {"name": "Bob"}, table.host)
        assert (status, made["links"][0]["seats"]) == (201, [1])
        status, info = await table.client.post(f"{seat}/bot", {"bot": "random"}, table.host)
        assert (status, info["seats"][1]["kind"]) == (200, "bot")

    run(script())


def test_the_host_names_a_table_and_nobody_else_does(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, name="Friday\n")
        assert table.info["name"] == "Friday"
        wish = {"name": "Saturday", "listed": True}
        for token in ("", table.tokens[0]):
            status, _ = await table.client.request("PATCH", table.path, wish, token)
            assert status in (401, 403)
        async with talking(server, table.id) as watcher:
            await watcher.news()
            status, info = await table.client.request("PATCH", table.path, wish, table.host)
            assert (status, info["name"], info["listed"]) == (200, "Saturday", True)
            while (await watcher.news())["table"]["name"] != "Saturday":
                pass

    run(script())


def test_nobody_plays_at_a_closed_table_until_it_is_opened_again(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        await table.client.request("PATCH", table.path, {"closed": True}, table.host)
        status, problem = await table.choose(0, code, seq=0)
        assert (status, problem["error"]) == (409, "closed")
        found = await table.update(0)
        assert found["table"]["state"] == "closed"
        assert found["table"]["notice"]["key"] == "server-closed"
        await table.client.request("PATCH", table.path, {"closed": False}, table.host)
        assert (await table.choose(0, code, seq=0))[0] == 200

    run(script())


def test_bots_rest_at_a_closed_table_and_go_on_when_it_is_opened(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, seats=[BOT, {}])
        while 0 in (found := await table.update(None))["waiting"]:
            await asyncio.sleep(0.05)
        await table.client.request("PATCH", table.path, {"closed": True}, table.host)
        await table.client.post(f"{table.path}/seats/1/bot", {"bot": "random"}, table.host)
        await asyncio.sleep(0.5)
        assert (await table.update(None))["seq"] == found["seq"]
        await table.client.request("PATCH", table.path, {"closed": False}, table.host)
        while not (await table.update(None))["over"]:
            await asyncio.sleep(0.05)
        status, problem = await table.client.request(
            "PATCH", table.path, {"closed": True}, table.host
        )
        assert (status, problem["error"]) == (409, "over")

    run(script())


def test_a_deleted_table_is_gone_for_everybody(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        assert (await table.choose(0, code, seq=0))[0] == 200
        async with talking(server, table.id) as watcher:
            await watcher.news()
            status, _ = await table.client.request("DELETE", table.path, None, table.tokens[0])
            assert status == 403
            status, was = await table.client.request("DELETE", table.path, None, table.host)
            assert (status, was["id"]) == (200, table.id)
            assert await watcher.closed() == 4404
        for path in (table.path, f"{table.path}/update", f"{table.path}/log"):
            assert (await table.client.get(path, table.tokens[0]))[0] == 404
        place = server.database.removeprefix("sqlite:///")
        with sqlite3.connect(place) as database:
            for name in ("choices", "seats"):
                rows = database.execute(f"SELECT * FROM {name} WHERE table_id = ?", [table.id])
                assert rows.fetchall() == []
        database.close()

    run(script())


def at(tmp_path: Path, **more: object) -> Settings:
    wish = {"database": f"sqlite:///{tmp_path}/tables.sqlite", "games": [LANTERNS], **more}
    return Settings(**wish)  # type: ignore[arg-type]


def test_a_limit_ends_when_a_game_is_closed_or_deleted(tmp_path: Path) -> None:
    async def script(room: Room) -> None:
        first, second = [await seated(room) for _ in range(2)]
        with pytest.raises(TooMany):
            await seated(room)
        found = await hosting.unfinished(room, "nobody")
        assert (found.limit, found.count, [x.id for x in found.tables]) == (2, 2, [None, None])
        host = first.links[0].token
        await hosting.manage(room, first.table.id, host, wire.Manage(closed=True))
        third = await seated(room, listed=True)
        with pytest.raises(TooMany):
            await hosting.manage(room, first.table.id, host, wire.Manage(closed=False))
        await hosting.delete(room, second.table.id, second.links[0].token)
        await hosting.manage(room, first.table.id, host, wire.Manage(closed=False))
        found = await hosting.unfinished(room, "nobody")
        assert {x.id for x in found.tables} == {None, third.table.id}
        assert (await hosting.unfinished(room, "somebody else")).tables == []

    asyncio.run(with_room(at(tmp_path, tables_per_address=2), script))


def test_a_game_that_nobody_goes_on_with_expires(tmp_path: Path) -> None:
    settings = at(tmp_path, tables_per_address=2, expire_days=100)

    async def age(days: int, table_id: str, room: Room) -> None:
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            moment = int(time.time()) - days * DAY
            wanted = "UPDATE tables SET changed_at = ? WHERE id = ?"
            database.execute(wanted, [moment, table_id])
        database.close()

    async def script(room: Room) -> None:
        old, late = [await seated(room) for _ in range(2)]
        assert old.table.expires_at == old.table.changed_at + 100 * DAY
        await age(101, old.table.id, room)
        await age(99, late.table.id, room)
        await room.expire()
        with pytest.raises(Missing):
            await reading.info(room, old.table.id, "")
        assert (await reading.info(room, late.table.id, "")).state == "playing"
        await seated(room)

    asyncio.run(with_room(settings, script))


def test_strong_bots_and_games_without_people_are_bounded(tmp_path: Path) -> None:
    settings = at(
        tmp_path, bots_per_address={"random": 3}, bot_tables_per_address=1, bot_pause=60,
        bot_workers=0, bots={"random": "random", "other": "random"},
    )  # fmt: skip
    bot, person = wire.SeatWish("bot", bot="random"), wire.SeatWish()

    async def script(room: Room) -> None:
        await seated(room, seats=[bot, bot])
        with pytest.raises(TooMany, match="bots alone"):
            await seated(room, seats=[wire.SeatWish("bot", bot="other")] * 2)
        await seated(room, seats=[bot, person])
        with pytest.raises(TooMany, match="strong bots"):
            await seated(room, seats=[bot, person])
        made = await creating.create(
            room, wire.Create("lanterns", seed=1, seats=[bot, person]), "elsewhere"
        )
        assert made.table.seats[0].bot == "random"

    asyncio.run(with_room(settings, script))
