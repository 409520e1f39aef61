"""A game comes from a browser with seats for people, and goes back to who plays it alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from domineum.kernel import Random
from tests.browser.tab import Tab
from tests.server.people import Table, run, visitor
from tests.server.process import Server

TWO = {"scenario": "two-lanterns", "houses": [{"house": "zenor"}, {"house": "dunlork"}]}
ALONE = {"scenario": "lantern-watch", "houses": [{"house": "valnis", "side": "A"}]}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("moving")
    server = Server(f"sqlite:///{folder}/x.sqlite", folder / "log", ("voidfall",)).start()
    yield server
    server.stop()


def played(config: dict[str, Any], bots: list[str]) -> tuple[Tab, str, str]:
    """A game in a browser: the tab, the table and its record."""
    tab = Tab()
    table = tab.create("voidfall", config, bots)
    tab.play(table, 6, Random(1))
    return tab, table, tab.get(f"/tables/{table}/record")["record"]


def test_a_game_of_two_goes_online_with_a_link_for_each(games: Server) -> None:
    tab, here, record = played(TWO, ["", ""])

    async def script() -> None:
        client = visitor(games)
        wish = {"record": record, "hot_seat": False, "seats": [{"name": "Ada"}, {"name": "Grace"}]}
        status, made = await client.post("/import", wish)
        assert status == 201, made
        table = Table(client, made)
        assert sorted(table.tokens) == [0, 1]
        assert table.tokens[0] != table.tokens[1]
        for seat in (0, 1):
            there = await table.update(seat)
            ours = tab.update(here, seat)
            for key in ("view", "question", "seq", "waiting"):
                assert there[key] == ours[key]
        status, problem = await client.get(f"{table.path}/record", table.host)
        assert (status, problem["error"]) == (409, "not-over")
        assert made["table"]["seed"] is None

    run(script())


def test_bots_go_with_the_game(games: Server) -> None:
    _, _, record = played(TWO, ["", "cadet"])

    async def script() -> None:
        client = visitor(games)
        seats = [{"name": "Ada"}, {"kind": "bot", "bot": "cadet"}]
        wish = {"record": record, "hot_seat": False, "seats": seats}
        status, made = await client.post("/import", wish)
        assert status == 201, made
        assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "bot"]

    run(script())


def test_who_plays_alone_takes_the_game_along(games: Server) -> None:
    async def script() -> str:
        client = visitor(games)
        wish = {"game": "voidfall", "config": ALONE, "seats": [{"name": "Ada"}]}
        _, made = await client.post("/tables", wish)
        table = Table(client, made)
        for _ in range(4):
            now = await table.update(0)
            await table.choose(0, now["question"]["options"][0]["code"])
        status, found = await client.get(f"{table.path}/record", table.tokens[0])
        assert status == 200, found
        status, _ = await client.get(f"{table.path}/record")
        assert status == 409
        record: str = found["record"]
        return record

    record = run(script())
    tab = Tab()
    here = tab.post("/import", {"record": record})["table"]["id"]
    assert tab.get(f"/tables/{here}/record")["record"] == record


def test_nobody_takes_a_game_along_while_others_play(games: Server) -> None:
    async def script() -> None:
        client = visitor(games)
        for other in ({"kind": "person"}, {"kind": "open"}):
            wish = {"game": "voidfall", "config": TWO, "seats": [{"name": "Ada"}, other]}
            _, made = await client.post("/tables", wish)
            table = Table(client, made)
            status, problem = await client.get(f"{table.path}/record", table.tokens[0])
            assert (status, problem["error"]) == (409, "not-over")

    run(script())
