"""Tables that outlive the rules they were played with, races, and logs that grow too long."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from domineum.cli import main
from domineum.kernel.record import load
from domineum.server import wire
from domineum.server.actions import creating, playing, reading
from domineum.server.settings import Settings
from domineum.server.storage import migrate
from domineum.server.tables.loads import Loads
from domineum.server.tables.room import Room, Sitting
from domineum.table.problems import SetAside, TooLong
from tests.example import GAME
from tests.server.people import new_key
from tests.server.process import LANTERNS
from tests.server.rooms import with_room
from tests.table.test_upgrades import shine

T = TypeVar("T")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS], sweep_seconds=1e6
    )


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bool], None]]:
    """Switch to rules by which no log replays, and back."""

    def switch(on: bool) -> None:
        monkeypatch.undo()
        if on:
            monkeypatch.setattr(GAME, "version", "2")
            monkeypatch.setattr(GAME, "steps", shine(GAME.steps))

    yield switch
    monkeypatch.undo()


def in_room(settings: Settings, work: Callable[[Room], Awaitable[T]]) -> T:
    return asyncio.run(with_room(settings, work))


async def some(room: Room, table_id: str, count: int, seed: int = 1) -> None:
    """Make some choices, whoever is asked."""
    chance = random.Random(seed)
    for _ in range(count):
        async with room.open(table_id) as sitting:
            if sitting.live.match.over:
                return
            question = sitting.live.match.questions[0]
            code = chance.choice(question.options).code
            done = sitting.live.do(question.seat, [("choose", code)], "person", new_key())
            await room.commit(sitting, done)


async def made(room: Room, count: int) -> tuple[str, str]:
    """A table at which some choices were made, and the link to its seats."""
    found = await creating.create(room, wire.Create("lanterns", hot_seat=True, seed=1), "nobody")
    await some(room, found.table.id, count)
    return found.table.id, found.links[0].token


async def seen(room: Room, table_id: str, token: str = "") -> Any:
    return await reading.update(room, table_id, token, None, -1, 0)


def test_a_table_is_loaded_from_its_last_snapshot_and_its_log_when_asked_for(
    settings: Settings,
) -> None:
    async def play(room: Room) -> tuple[str, str, Any]:
        table_id, token = await made(room, 30)
        found = await seen(room, table_id)
        return table_id, token, (found.seq, found.view, found.log.lines)

    async def look(room: Room, table_id: str) -> Any:
        async with room.open(table_id) as sitting:
            assert 0 < sitting.live.base < sitting.live.seq or sitting.live.match.over
            assert sitting.live.lacks(-1)
        found = await seen(room, table_id)
        assert await room.keeping.check(table_id)
        return found.seq, found.view, found.log.lines

    table_id, _, before = in_room(settings, play)
    assert in_room(settings, lambda room: look(room, table_id)) == before


def test_what_lies_before_the_snapshot_is_taken_back_all_the_same(settings: Settings) -> None:
    """In each round of Lanterns some choices can be taken back; one of them ends a chapter."""

    async def play(room: Room) -> int:
        crossed = 0
        for seed in range(12):
            found = await creating.create(
                room, wire.Create("lanterns", hot_seat=True, seed=seed), "nobody"
            )
            table_id, token = found.table.id, found.links[0].token
            for count in range(14):
                await some(room, table_id, 1, seed=100 * seed + count)
                async with room.open(table_id) as sitting:
                    sitting.forget()
                async with room.open(table_id) as sitting:
                    match, base, seq = sitting.live.match, sitting.live.base, sitting.live.seq
                    seats = [s for s in range(2) if match.why_no_undo(s) is None]
                for seat in seats[:1]:
                    ask = wire.Step(seat, seq, new_key())
                    answer = await playing.step(room, table_id, token, "undo", ask)
                    assert answer.seq == seq + 1
                    async with room.open(table_id) as sitting:
                        crossed += sitting.live.base < base
                    assert await room.keeping.check(table_id)
                    again = wire.Step(seat, seq + 1, new_key())
                    await playing.step(room, table_id, token, "redo", again)
        return crossed

    assert in_room(settings, play) > 0


def test_an_upgrade_goes_on_from_the_last_position_and_says_so(
    settings: Settings, new_rules: Callable[[bool], None], capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(room: Room) -> tuple[str, str]:
        return await made(room, 25)

    table_id, token = in_room(settings, play)
    new_rules(True)
    arguments = ["serve", "--check-upgrade", "--database", settings.database, "--game", LANTERNS]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert "1 tables go on from their last position" in printed
    assert table_id in printed

    async def go_on(room: Room) -> str:
        found = await seen(room, table_id)
        assert (found.seq, found.table.state) == (26, "playing")
        assert found.log.lines[-1].text.key.startswith("server-version")
        position = await reading.position_at(room, table_id, token, None, 12)
        assert position.at == 12
        assert (await reading.turns(room, table_id, token)).turns[0].seq == 0
        await some(room, table_id, 500)
        assert (await seen(room, table_id)).over
        assert await room.keeping.check(table_id)
        return await reading.record(room, table_id, token)

    text = in_room(settings, go_on)
    record = load(text)
    assert [made.kind for made in record.choices].count("version") == 1
    assert in_room(settings, lambda room: seen(room, table_id)).over
    assert main([*arguments]) == 0

    new_rules(False)
    assert in_room(settings, lambda room: seen(room, table_id)).table.state == "over"


def test_a_table_that_was_set_aside_comes_back_with_its_version_and_its_bot_moves(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waited for a bot waits for it again."""
    bots = settings.model_copy(update={"bots": {"random": "random"}, "bot_pause": 0.0})

    async def play(room: Room) -> str:
        seats = [wire.SeatWish("person"), wire.SeatWish("bot", bot="random")]
        wish = wire.Create("lanterns", seats=seats, seed=1)
        made = await creating.create(room, wish, "nobody")
        await room.bots.stop()
        return made.table.id

    table_id = in_room(bots, play)

    def broken(*_: Any) -> Any:
        raise KeyError("these rules cannot even set up")

    monkeypatch.setattr(GAME, "version", "2")
    monkeypatch.setattr(type(GAME), "setup", broken)

    async def refused(room: Room) -> None:
        with pytest.raises(SetAside):
            await seen(room, table_id)
        assert await room.storage.aside() == [table_id]

    in_room(bots, refused)
    monkeypatch.undo()

    async def back(room: Room) -> int:
        await room.try_again()
        for _ in range(400):
            found = await seen(room, table_id)
            if found.seq:
                break
            await asyncio.sleep(0.1)
        assert found.table.state == "playing"
        return int(found.seq)

    assert in_room(bots, back) > 0


def test_a_commit_that_is_cancelled_sets_nothing_aside(settings: Settings) -> None:
    async def play(room: Room) -> None:
        table_id, _ = await made(room, 5)
        for moment in range(40):
            one = asyncio.create_task(some(room, table_id, 1, seed=moment))
            two = asyncio.create_task(seen(room, table_id))
            for _ in range(moment % 11):
                await asyncio.sleep(0)
            one.cancel()
            await asyncio.gather(one, two, return_exceptions=True)
            found = await seen(room, table_id)
            assert found.table.state in ("playing", "over")
            assert found.seq == (await room.storage.version(table_id))[0]
            assert len(await room.storage.entries(table_id)) == found.seq
        assert await room.keeping.check(table_id)

    in_room(settings, play)


def test_a_repeated_request_from_before_the_snapshot_is_known(settings: Settings) -> None:
    async def play(room: Room) -> tuple[str, str, wire.Choose]:
        table_id, token = await made(room, 0)
        async with room.open(table_id) as sitting:
            question = sitting.live.match.questions[0]
            ask = wire.Choose(question.seat, 0, "the-key-of-the-first", [question.options[0].code])
        first = await playing.choose(room, table_id, token, ask)
        assert (first.first, first.repeated) == (1, False)
        await some(room, table_id, 30)
        return table_id, token, ask

    table_id, token, ask = in_room(settings, play)

    async def again(room: Room) -> None:
        answer = await playing.choose(room, table_id, token, ask)
        assert (answer.first, answer.repeated) == (1, True)

    in_room(settings, again)


def test_a_log_has_an_end_but_its_game_can_be_played_to_its_own(settings: Settings) -> None:
    short = settings.model_copy(update={"entries_per_table": 6})

    async def play(room: Room) -> None:
        table_id, token = await made(room, 8)
        for seat in range(2):
            with pytest.raises(TooLong):
                await playing.step(room, table_id, token, "undo", wire.Step(seat, 8, new_key()))
        await some(room, table_id, 500)
        assert (await seen(room, table_id)).over

    in_room(short, play)


def test_who_makes_dear_loads_waits_for_those_who_do_not() -> None:
    async def script() -> None:
        loads, order = Loads(), []
        started = asyncio.Event()

        async def one(creator: str, name: str) -> None:
            started.set()
            await loads.run(creator, lambda: order.append(name))

        dear = [asyncio.create_task(one("dear", f"dear {n}")) for n in range(6)]
        await started.wait()
        await asyncio.gather(asyncio.create_task(one("cheap", "cheap")))
        assert "cheap" in order[:3]
        await asyncio.gather(*dear)
        assert len(order) == 7
        waiting = [asyncio.create_task(one("dear", "again")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[-1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await one("dear", "after")
        assert order[-1] == "after"

    asyncio.run(script())


def test_tables_of_the_schema_before_are_migrated_with_their_games(
    settings: Settings, tmp_path: Path
) -> None:
    async def play(room: Room) -> tuple[str, Any]:
        table_id, _ = await made(room, 25)
        return table_id, (await seen(room, table_id)).view

    table_id, view = in_room(settings, play)
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        command.downgrade(migrate.config_for(connection), "0003")
        tables = connection.execute(text("SELECT name FROM sqlite_master")).scalars().all()
        assert "snapshots" not in tables
    engine.dispose()
    assert in_room(settings, lambda room: seen(room, table_id)).view == view
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        count = database.execute("SELECT count(*) FROM snapshots").fetchone()[0]
    assert count > 0


def test_a_snapshot_that_does_not_fit_is_made_again(settings: Settings, tmp_path: Path) -> None:
    """The log decides, not the snapshot."""

    async def play(room: Room) -> tuple[str, Any]:
        table_id, _ = await made(room, 25)
        return table_id, (await seen(room, table_id)).view

    table_id, view = in_room(settings, play)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE snapshots SET data = x'00'")
    database.close()
    assert in_room(settings, lambda room: seen(room, table_id)).view == view

    async def fast(room: Room) -> None:
        async with room.open(table_id) as sitting:
            assert isinstance(sitting, Sitting)
            assert sitting.live.base > 0

    in_room(settings, fast)
