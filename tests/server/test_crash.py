"""The quick form of the proof; `python -m tests.server.proofs` has the long ones."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from domineum.kernel import DomineumError
from domineum.server import wire
from domineum.server.actions import playing, reading
from domineum.server.client import Client
from domineum.server.settings import Settings
from domineum.server.storage.database import Storage, only_process
from domineum.server.tables.room import Room
from domineum.table.problems import SetAside
from tests.server.crash import Crowd, verify
from tests.server.people import run, sit_down
from tests.server.process import LANTERNS, Server
from tests.server.rooms import first_code, seated, with_room

KILLS, PAIRS, CUT = 2, 10, 3


def test_a_killed_server_loses_nothing_and_doubles_nothing(own: Server) -> None:
    own.start()
    crowd = Crowd([own], "lanterns", {"players": 2})

    async def trouble() -> None:
        for _ in range(KILLS):
            await crowd.promised(60)
            await crowd.kill(own, choices=CUT)
            await asyncio.to_thread(own.start)
        await crowd.promised(60)

    async def script() -> None:
        tables = await crowd.play(2 * PAIRS, trouble)
        assert crowd.counts["gone"] >= KILLS * PAIRS
        assert crowd.counts["choices gone"] >= KILLS * CUT
        await verify(crowd, tables, LANTERNS)

    asyncio.run(script())


def test_a_choice_whose_answer_was_lost_is_not_made_again(tmp_path: Path) -> None:
    """The server has stored it when it ends; the same request finds it afterwards."""
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script() -> None:
        made = await with_room(settings, seated)
        table_id, token = made.table.id, made.links[1].token
        code = await with_room(settings, lambda room: first_code(room, table_id, 0))
        ask = wire.Choose(0, 0, "key-0-1234", [code])
        first, again = [
            await with_room(settings, lambda room: playing.choose(room, table_id, token, ask))
            for _ in range(2)
        ]
        assert (first.repeated, again.repeated) == (False, True)
        for answer in (first, again):
            assert (answer.first, answer.last, answer.seq) == (1, 1, 1)

    asyncio.run(script())


def test_links_and_bots_go_on_after_a_restart(own: Server) -> None:
    """The bot is still thinking when the server is killed."""

    async def before() -> tuple[str, dict[int, str]]:
        table = await sit_down(own, seats=[{}, {"kind": "bot", "bot": "thinker"}])
        assert (await table.update(None))["seq"] == 0
        return table.id, table.tokens

    async def after(table_id: str, token: str) -> None:
        client = Client("127.0.0.1", own.port)
        for _ in range(1200):
            status, found = await client.get(f"/tables/{table_id}/update", token)
            assert status == 200
            if found["seq"]:
                break
            await asyncio.sleep(0.1)
        assert found["waiting"] == [0]
        await client.close()

    own.settings["DOMINEUM_BOT_SECONDS"] = "3600"
    own.settings["DOMINEUM_BOTS"] = '{"thinker": "tests.server.bots:Endless"}'
    own.start()
    table_id, tokens = run(before())
    own.kill()
    own.settings["DOMINEUM_BOTS"] = '{"thinker": "random"}'
    own.start()
    run(after(table_id, tokens[0]))


def test_a_table_that_no_longer_replays_is_set_aside(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script() -> None:
        table_id = await with_room(settings, played)
        for command, problem in SPOILT.items():
            spoil(tmp_path, command)
            seen = await with_room(settings, lambda room: state_of(room, table_id))
            assert seen[0] == "aside"
            assert problem in seen[1]
            mend(tmp_path)
        assert await with_room(settings, lambda room: state_of(room, table_id)) == ("playing", "")

    asyncio.run(script())


def test_a_table_of_other_versions_goes_on_while_its_hashes_fit(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script() -> None:
        table_id = await with_room(settings, played)
        spoil(tmp_path, "UPDATE tables SET rules = 'older', content = 'other'")
        assert await with_room(settings, lambda room: state_of(room, table_id)) == ("playing", "")
        spoil(tmp_path, "UPDATE choices SET code = 'play sun 99' WHERE seq = 1")
        state, problem = await with_room(settings, lambda room: state_of(room, table_id))
        assert state == "aside"
        assert "made with rules older, content other" in problem

    asyncio.run(script())


SPOILT = {
    """UPDATE choices SET changed = '{"round": "000000"}' WHERE seq = 2""": "another state in",
    "UPDATE choices SET code = 'play sun 99' WHERE seq = 1": "choice 1 (seat 0) is not possible",
    "DELETE FROM choices WHERE seq = 2": "2 choices were acknowledged, 1 are stored",
    "UPDATE tables SET game = 'chess'": "does not host 'chess'",
}


def spoil(folder: Path, command: str) -> None:
    """Change the database behind the server's back, and remember how it was."""
    database = sqlite3.connect(folder / "tables.sqlite")
    kept = sqlite3.connect(folder / "kept.sqlite")
    database.backup(kept)
    kept.close()
    database.execute(command)
    database.commit()
    database.close()


def mend(folder: Path) -> None:
    """Put the database back."""
    for rest in folder.glob("tables.sqlite-*"):
        rest.unlink()
    (folder / "kept.sqlite").replace(folder / "tables.sqlite")


async def played(room: Room) -> str:
    """A table at which two choices were made."""
    made = await seated(room)
    for seat, link in enumerate(made.links[1:]):
        code = await first_code(room, made.table.id, seat)
        ask = wire.Choose(seat, seat, f"key-{seat}-1234", [code])
        await playing.choose(room, made.table.id, link.token, ask)
    return made.table.id


async def state_of(room: Room, table_id: str) -> tuple[str, str]:
    """Load a table and return what became of it."""
    with suppress(SetAside):
        async with room.open(table_id):
            pass
    info = await reading.info(room, table_id, "")
    return info.state, info.problem


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    async def script() -> None:
        storage = Storage(Settings(database=f"sqlite:///{tmp_path}/x.sqlite").database_url())
        guard = only_process(storage)
        assert guard is not None
        with guard, pytest.raises(DomineumError, match="in use by another server"):
            only_process(storage)
        await storage.close()

    asyncio.run(script())
