"""When the rules themselves fail: everybody sees it, nothing is lost, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from domineum.kernel.match import Kind
from domineum.kernel.record import load
from domineum.server import wire
from domineum.server.actions import creating, reading
from domineum.server.actions.importing import Imports
from domineum.server.settings import Settings
from domineum.server.storage import database
from domineum.server.tables.room import Room
from domineum.table import answers
from domineum.table.problems import BadSetup, SetAside
from tests.kernel.test_record import OLD_LOG
from tests.server.people import Table, dumps, run, sit_down
from tests.server.process import LANTERNS, Server
from tests.server.rooms import seated, with_room

BAD = "pour 1"
WISHES: tuple[Kind, ...] = ("choose", "undo", "choose", "choose")


async def until_asked(table: Table) -> int:
    """Play until somebody may pour, and return who."""
    for number in range(200):
        for asked in table.tokens:
            found = await table.update(asked)
            question = found["question"]
            if question and any(option["code"] == BAD for option in question["options"]):
                return asked
        await table.choose_any(random.Random(number))
    raise AssertionError("nobody may pour")


def test_a_choice_that_fails_is_shown_to_everybody_and_the_game_goes_on(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, "failing", hot_seat=True)
        seat = await until_asked(table)
        before = await table.update(None)
        assert before["table"]["notice"] is None
        status, problem = await table.choose(seat, BAD)
        assert (status, problem["error"]) == (500, "rules-failed")
        after = await table.update(None)
        assert after["table"]["notice"]["key"] == "server-rules-failed-here"
        assert after["table"]["notice"]["args"] == {"seat": seat, "seq": before["seq"]}
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        assert "secret" not in dumps(after)
        assert (await table.choose(seat, "stop"))[0] == 200
        assert (await table.update(None))["table"]["notice"] is None

    run(script())


def test_a_bot_whose_choice_fails_chooses_otherwise(server: Server) -> None:
    async def script() -> None:
        bot = {"kind": "bot", "bot": "stubborn"}
        table = await sit_down(server, "failing", seats=[bot, bot])
        while not (found := await table.update(None))["over"]:
            await table.client.get(f"{table.path}/update?since={found['seq']}&wait=5")
        notes = {line["text"]["key"] for line in found["log"]["lines"] if line["kind"] == "server"}
        assert notes == {"server-bot-stuck"}
        assert found["table"]["notice"] is None

    run(script())


async def export(room: Room, table_id: str, token: str) -> str:
    return await reading.record(room, table_id, token)


async def played(room: Room) -> tuple[str, str]:
    """A table with some choices and a step back, and the link of its host."""
    made = await creating.create(room, wire.Create("lanterns", hot_seat=True), "nobody")
    async with room.open(made.table.id) as sitting:
        live = sitting.live
        for wish in WISHES:
            code = live.match.question().options[0].code if wish == "choose" else ""
            seat = live.match.question().seat if wish == "choose" else live.entries[-1].seat
            await room.commit(sitting, live.do(seat, [(wish, code)], "person", ""))
    return made.table.id, made.links[0].token


def test_a_table_is_loaded_while_another_process_adds_to_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Row and log are read in one transaction: what comes between is not seen, and no damage."""

    async def script(room: Room) -> None:
        created = await seated(room, hot_seat=True)
        async with room.open(created.table.id) as sitting:
            question = sitting.live.match.questions[0]
            one = sitting.live.do(question.seat, [("choose", question.options[0].code)], "", "")
            await room.commit(sitting, one)
            question = sitting.live.match.questions[0]
            two = sitting.live.do(question.seat, [("choose", question.options[0].code)], "", "")
            sitting.forget()
        read = database._entries

        async def add_then_read(connection: Any, table_id: str, *more: Any) -> object:
            monkeypatch.undo()
            await room.storage.append(table_id, two, "playing", False)
            return await read(connection, table_id, *more)

        monkeypatch.setattr(database, "_entries", add_then_read)
        async with room.open(created.table.id) as sitting:
            assert sitting.live.seq == sitting.row.seq
            assert sitting.row.state == "playing"
            sitting.forget()
        async with room.open(created.table.id) as sitting:
            assert sitting.live.seq == 2

    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])
    asyncio.run(with_room(settings, script))


def test_a_table_that_is_set_aside_still_gives_its_log(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script() -> None:
        table_id, token = await with_room(settings, played)
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            last = "WHERE seq = (SELECT max(seq) FROM choices)"
            (proof,) = database.execute(f"SELECT changed FROM choices {last}").fetchone()
            forged = proof.replace(':"', ':"f')
            database.execute(f"UPDATE choices SET changed = ? {last}", [forged])
        database.close()
        text = await with_room(settings, lambda room: export(room, table_id, token))
        assert [made.kind for made in load(text).choices] == [*WISHES]
        assert "; <undo play " in text
        assert "person" not in text
        with pytest.raises(SetAside):
            await with_room(settings, lambda room: export(room, table_id, ""))
        with pytest.raises(BadSetup, match="gives another state"):
            await with_room(settings, lambda room: bring(room, text))
        good = text.replace(":f", ":")
        copy = await with_room(settings, lambda room: bring(room, good))
        assert (copy.table.seq, copy.table.hot_seat) == (4, True)
        for wrong in (good.replace("<undo ", "<redo "), good[:-2], good + "x"):
            with pytest.raises(BadSetup):
                await with_room(settings, partial(bring, text=wrong))

    asyncio.run(script())


def test_a_table_whose_proof_is_wrong_names_the_place_and_no_choice(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script() -> None:
        table_id, token = await with_room(settings, played)
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            forged = json.dumps({"harbours.1": "000000"})
            database.execute("UPDATE choices SET changed = ? WHERE kind = 'undo'", [forged])
        database.close()

        async def look(room: Room) -> str:
            with pytest.raises(SetAside):
                await reading.update(room, table_id, token, None, -1, 0)
            return (await reading.info(room, table_id, token)).problem

        problem = await with_room(settings, look)
        assert problem == "choice 2 (seat 0) gives another state in harbours.1"

    asyncio.run(script())


def test_what_an_older_server_exported_of_a_table_is_imported(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", games=[LANTERNS])

    async def script() -> None:
        async def work(room: Room) -> tuple[answers.Created, str]:
            made = await bring(room, OLD_LOG)
            return made, await export(room, made.table.id, made.links[0].token)

        made, text = await with_room(settings, work)
        assert (made.table.seq, made.table.hot_seat) == (8, True)
        assert "pick 0: play moon 2; <undo play moon 2>; play sun 5  # - - -" in text
        assert len(load(text).choices) == 8

    asyncio.run(script())


async def bring(room: Room, text: str) -> answers.Created:
    imports = Imports(room.settings, room.hosted)
    return await creating.import_record(room, imports, wire.Import(text), "nobody")
