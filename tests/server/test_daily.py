"""The day's game at a server: only what it has seen itself counts, and one result of a player."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.kernel import Random
from domineum.server import wire
from domineum.server.actions import creating, daily, hosting, playing, reading, seating
from domineum.server.rates import Rates
from domineum.server.settings import Settings
from domineum.server.storage import daily as stored
from domineum.server.storage.database import Storage, now
from domineum.server.storage.rows import DailyRow, SeatRow
from domineum.server.tables.room import Room
from domineum.table import answers
from domineum.table import daily as days
from domineum.table.problems import (
    Missing,
    NoLink,
    NotCounted,
    NotOver,
    NotYours,
    TooMany,
)
from tests.server.people import new_key, run, sit_down, visitor
from tests.server.process import Server
from tests.server.rooms import with_room
from tests.server.test_storage import row

GAME = "revenant"
ME, YOU = "a-browser-of-mine", "a-browser-of-yours"
Link = tuple[str, str]
"""A table and the token of its player."""


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(database=f"sqlite:///{folder}/x.sqlite", bot_workers=0, hint_workers=0, **more)


def in_room(folder: Path, work: Callable[[Room], Awaitable[None]], **more: Any) -> None:
    run(with_room(settings(folder, **more), work))


def today(moment: int = 0) -> date:
    return days.day_of(moment or now())


def link_of(made: answers.Created) -> Link:
    return made.table.id, next(link.token for link in made.links if link.seats)


async def begin(room: Room, day: date | None = None, **wish: Any) -> Link:
    """A table with the set-up of a day."""
    offer = days.offered(games.find(GAME), day or today())
    return link_of(await creating.create(room, wire.Create(setup=offer.setup, **wish), "here"))


async def finish(room: Room, link: Link, chance: int = 1) -> Link:
    """Play at random to the end, by hand."""
    table, token = link
    random = Random(chance)
    while True:
        async with room.open(table) as sitting:
            if sitting.live.match.over:
                return link
            codes = [random.pick(sitting.live.match.question(0).options).code]
            seq = sitting.live.seq
        await playing.choose(room, table, token, wire.Choose(0, seq, new_key(), codes, brief=True))


async def enter(
    room: Room, link: Link, player: str = ME, name: str = "", limit: Rates | None = None
) -> answers.DaysResults:
    limit = limit or daily.rates(room.settings)
    return await daily.enter(room, limit, *link, wire.DaysEntry(player, name), "here")


async def set_day(room: Room, table: str, day: date) -> None:
    """As if a table had been begun on a day."""
    async with room.open(table) as sitting:
        sitting.row.created_at += 86_400 * (day - today()).days


def test_a_result_is_seen_by_others_with_the_name_that_was_given(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        mine = await finish(room, await begin(room))
        yours = await finish(room, await begin(room), 2)
        await enter(room, yours, YOU, "Bob \n the Bold")
        found = await enter(room, mine)
        assert (found.count, found.open, len(found.best)) == (2, True, 2)
        assert {one.name for one in found.best} == {"", "Bob the Bold"}
        assert {one.table for one in found.best} == {mine[0], yours[0]}
        assert found.own is not None
        assert found.own.table == mine[0]
        assert sum(one.count for one in found.scores) == 2
        result = (await reading.result(room, *mine)).result.seats[0]
        assert (found.own.score, found.own.won) == (result.score, result.won)

    in_room(tmp_path, work)


def test_only_who_has_finished_learns_where_the_best_played(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        first = await finish(room, await begin(room))
        await enter(room, first)
        seen = await daily.results(room, GAME, "", "", "")
        assert [one.table for one in seen.best] == [None]
        running = await begin(room)
        seen = await daily.results(room, GAME, "", *running)
        assert [one.table for one in seen.best] == [None], "it is not over"
        with pytest.raises(NoLink):
            await daily.results(room, GAME, "", first[0], "")
        second = await finish(room, running, 2)
        seen = await daily.results(room, GAME, "", *second)
        assert [one.table for one in seen.best] == [first[0]]
        assert seen.own is None, "that was practice"

    in_room(tmp_path, work)


def test_a_table_that_nobody_may_watch_is_not_named(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        link = await finish(room, await begin(room, spectators=False))
        found = await enter(room, link)
        assert [one.table for one in found.best] == [None]

    in_room(tmp_path, work)


def test_the_first_result_counts_and_the_second_is_practice(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        first = await finish(room, await begin(room))
        second = await finish(room, await begin(room), 2)
        before = await enter(room, first, name="Ann")
        with pytest.raises(NotCounted, match="already"):
            await enter(room, second)
        after = await enter(room, first, name="Anna")
        assert (before.count, after.count) == (1, 1)
        assert [one.name for one in after.best] == ["Anna"]
        assert (await enter(room, second, YOU)).count == 2

    in_room(tmp_path, work)


def test_the_same_result_that_comes_many_times_at_once_is_kept_once(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        link = await finish(room, await begin(room))
        found = await asyncio.gather(*(enter(room, link) for _ in range(8)))
        assert {one.count for one in found} == {1}

    in_room(tmp_path, work)


def test_what_is_no_game_of_its_day_does_not_count(tmp_path: Path) -> None:
    yesterday = today() - timedelta(1)

    async def work(room: Room) -> None:
        practice = await finish(room, await begin(room, yesterday))
        other = await finish(room, await begin(room, seed=5))
        for link in (practice, other):
            with pytest.raises(NotCounted, match="set-up"):
                await enter(room, link)
        await enter(room, await finish(room, await begin(room)), YOU)
        seen = await daily.results(room, GAME, "", *practice)
        assert [one.table for one in seen.best] == [None], "another day's game opens nothing"
        running = await begin(room)
        with pytest.raises(NotOver):
            await enter(room, running)

    in_room(tmp_path, work)


def test_a_game_that_a_bot_has_played_does_not_count(tmp_path: Path) -> None:
    """Not even for one choice."""

    async def work(room: Room) -> None:
        table, token = link = await begin(room)
        await seating.take_over(room, table, 0, token, wire.TakeOver("random"))
        async with room.open(table) as sitting:
            code = sitting.live.match.question(0).options[0].code
            await room.commit(sitting, sitting.live.do(0, [("choose", code)], "bot:random", ""))
        handed = await seating.hand_over(room, table, 0, await host(room, table), wire.Claim())
        link = table, handed.links[0].token
        await finish(room, link)
        with pytest.raises(NotCounted, match="Somebody else"):
            await enter(room, link)

    in_room(tmp_path, work)


async def host(room: Room, table: str) -> str:
    async with room.open(table) as sitting:
        return creating.link(room, sitting, [], host=True).token


def test_a_record_that_was_brought_along_does_not_count(tmp_path: Path) -> None:
    """Neither one of the day's set-up that is over nor one that is finished here."""

    async def work(room: Room) -> None:
        link = await finish(room, await begin(room))
        record = await reading.record(room, *link)
        imports = daily_imports(room)
        for hot_seat in (True, False):
            wish = wire.Import(record, hot_seat=hot_seat)
            made = await creating.import_record(room, imports, wish, "here")
            with pytest.raises(NotCounted, match="Somebody else"):
                await enter(room, link_of(made), YOU)

    in_room(tmp_path, work)


def daily_imports(room: Room) -> Any:
    from domineum.server.actions.importing import Imports

    return Imports(room.settings, room.hosted)


def test_results_are_taken_until_the_next_day_is_over(tmp_path: Path) -> None:
    yesterday, older = today() - timedelta(1), today() - timedelta(2)

    async def work(room: Room) -> None:
        late, later = await begin(room, yesterday), await begin(room, older)
        await set_day(room, late[0], yesterday)
        await set_day(room, later[0], older)
        for link in (late, later):
            await finish(room, link)
        assert (await enter(room, late)).count == 1
        with pytest.raises(NotCounted, match="No results"):
            await enter(room, later)
        seen = await daily.results(room, GAME, older.isoformat(), "", "")
        assert (seen.open, seen.count) == (False, 0)

    in_room(tmp_path, work)


def test_who_is_not_the_player_enters_nothing(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table, _ = await finish(room, await begin(room))
        other = await begin(room)
        with pytest.raises(NoLink):
            await enter(room, (table, ""))
        with pytest.raises(NoLink):
            await enter(room, (table, other[1]))
        with pytest.raises(NotYours):
            await enter(room, (table, await host(room, table)))
        with pytest.raises(Missing):
            await enter(room, ("0" * 13, other[1]))

    in_room(tmp_path, work)


def test_an_address_and_a_day_have_their_limits(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        links = [await finish(room, await begin(room), n) for n in range(3)]
        for n, link in enumerate(links[:2]):
            await enter(room, link, f"browser-{n}")
        with pytest.raises(TooMany):
            await enter(room, links[2], YOU)
        assert (await enter(room, links[0], "browser-0", "Ann")).count == 2
        limit = Rates(0.001, 1)
        await enter(room, links[0], "browser-0", limit=limit)
        with pytest.raises(TooMany):
            await enter(room, links[0], "browser-0", limit=limit)

    in_room(tmp_path, work, daily_results=2)


def test_a_table_takes_its_result_along_when_it_is_deleted(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        link = await finish(room, await begin(room))
        await enter(room, link)
        await hosting.delete(room, link[0], await host(room, link[0]))
        assert (await daily.results(room, GAME, "", "", "")).count == 0

    in_room(tmp_path, work)


def test_nothing_that_is_kept_names_the_browser(tmp_path: Path) -> None:
    """Of one browser there is another word on each day."""

    async def work(room: Room) -> None:
        yesterday = today() - timedelta(1)
        first, second = await begin(room), await begin(room, yesterday)
        await set_day(room, second[0], yesterday)
        for link in (first, second):
            await enter(room, await finish(room, link))
        async with room.storage.reading() as connection:
            rows = await connection.exec_driver_sql("SELECT * FROM daily_results")
            kept = [dict(found) for found in rows.mappings()]
        assert len({one["player"] for one in kept}) == 2
        assert ME not in str(kept)
        assert all(re.fullmatch("[0-9a-f]{32}", one["player"]) for one in kept)

    in_room(tmp_path, work)


# -- storage --------------------------------------------------------------------------------------


def result(table: str, player: str, score: int, won: bool = False, day: str = "d2") -> DailyRow:
    return DailyRow(table, day, "g", f"setup-{day}", player, table.upper(), score, won, 1)


async def check_results(storage: Storage) -> None:
    """What the day's game needs of every database."""
    await storage.open()
    for name in "ijklmnop":
        await storage.create(row(name), [SeatRow(0, "person", "", "", 1, "")])
    assert await stored.made_by(storage, "i") == []
    wishes = [
        ("i", "1", 50, False),
        ("j", "2", 40, True),
        ("k", "3", 50, False),
        ("l", "4", 90, True),
    ]
    for name, player, score, won in wishes:
        assert await stored.enter(storage, result(name, player, score, won), 4, "d1") == "kept"
    assert await stored.enter(storage, result("m", "4", 99, True), 4, "d1") == "again"
    assert await stored.enter(storage, result("m", "5", 99, True), 4, "d1") == "full"
    assert await stored.enter(storage, result("i", "1", 99, True), 4, "d1") == "kept"
    found = await stored.results(storage, "setup-d2", "k", 3)
    assert found.scores == [(40, 1, 1), (50, 2, 0), (90, 1, 1)]
    assert [(one.table_id, one.score, seen) for one, seen in found.best] == [
        ("l", 90, True), ("j", 40, True), ("i", 50, True),
    ]  # fmt: skip
    assert found.own is not None
    assert (found.own.table_id, found.before) == ("k", 2)
    assert (await stored.results(storage, "setup-d2", "j", 3)).before == 1
    assert (await stored.results(storage, "setup-d2", "p", 3)).own is None
    many = [stored.enter(storage, result(n, "same", 1, day="d3"), 9, "d1") for n in "mnop"]
    assert sorted(await asyncio.gather(*many)) == ["again", "again", "again", "kept"]
    await storage.delete(["l"])
    assert len((await stored.results(storage, "setup-d2", "", 9)).best) == 3
    await storage.create(row("q"), [SeatRow(0, "person", "", "", 1, "")])
    assert await stored.enter(storage, result("q", "9", 7, day="d4"), 9, "d3") == "kept"
    assert (await stored.results(storage, "setup-d2", "", 9)).best == []
    assert len((await stored.results(storage, "setup-d3", "", 9)).best) == 1


def test_results_in_sqlite(tmp_path: Path) -> None:
    async def script() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
        await check_results(storage)
        await storage.close()

    asyncio.run(script())


# -- by HTTP --------------------------------------------------------------------------------------


def test_the_days_of_a_server_by_http(own: Server) -> None:
    own.games = ("voidfall", "revenant")
    own.start()

    async def script() -> None:
        client = visitor(own)
        status, found = await client.get("/daily")
        assert (status, found["day"]) == (200, found["today"])
        assert [game["game"] for game in found["games"]] == ["voidfall", "revenant"]
        status, before = await client.get("/daily?day=2026-01-01")
        assert (status, before["games"][0]["seed"]) == (200, 2927159015858323)
        for day, expected in (("2999-01-01", 404), ("yesterday", 400), ("2026-02-31", 400)):
            assert (await client.get(f"/daily?day={day}"))[0] == expected
        assert (await client.get("/daily/chess"))[0] == 404
        assert (await client.get("/daily/revenant?day=2999-01-01"))[0] == 404
        table = await sit_down(own, "", {}, seed=None, setup=found["games"][1]["setup"])
        assert table.info["seed"] == found["games"][1]["seed"]
        place = f"/tables/{table.id}/daily"
        for body, expected in (
            ({"player": "long-enough-word"}, 409), ({"player": "short"}, 400), ({}, 400),
            ({"player": "long-enough-word", "score": 999}, 400),
            ({"player": "long-enough-word", "name": "x" * 41}, 400),
        ):  # fmt: skip
            status, problem = await client.post(place, body, table.tokens[0])
            assert status == expected, problem
        status, seen = await client.get("/daily/revenant")
        assert (status, seen["count"], seen["best"]) == (200, 0, [])

    run(script())
