"""Analysis boards of a browser: lines, bots, what is stored, and what a fork may hold."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domineum.kernel import Random
from domineum.table.forks import Fork
from tests.browser.tab import Json, Tab
from tests.browser.test_desk import SOLO, TUTORIAL

GAMES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("voidfall", TUTORIAL, ["", "random"]),
    ("voidfall", SOLO, [""]),
    ("revenant", {"players": 2}, ["", "random"]),
]
KINDS = ["rivals", "solo", "revenant"]


def begin(tab: Tab, table: str, at: int | None = None) -> str:
    """An analysis board from a position of a table, the present one unless said otherwise."""
    now = tab.update(table)
    made = tab.get(f"/tables/{table}/fork?at={now['seq'] if at is None else at}")
    origin = {"table": table, "at": made["at"], "seat": made["seat"]}
    board: str = tab.post("/boards", {"fork": made["fork"], "origin": origin})["table"]["id"]
    return board


def lines(tab: Tab, board: str) -> Json:
    return tab.get(f"/tables/{board}/lines")


def step(tab: Tab, board: str, verb: str) -> None:
    now = tab.update(board)
    ask = {"seat": now["seat"], "seq": now["seq"], "key": f"{verb}-{now['seq']}"}
    tab.post(f"/tables/{board}/{verb}", ask)


@pytest.mark.parametrize(("game", "config", "bots"), GAMES, ids=KINDS)
def test_on_a_board_one_plays_all_seats_and_nothing_touches_the_game(
    game: str, config: Json, bots: list[str]
) -> None:
    tab, chance = Tab(), Random(3)
    table = tab.create(game, config, bots)
    tab.play(table, 12, chance)
    before = json.dumps([tab.update(table), tab.stored[table].entries])
    board = begin(tab, table)
    begun = tab.update(board)["view"]
    assert tab.update(board)["yours"] == [*range(len(bots))]
    tab.play(board, 30, chance)
    assert tab.update(board)["view"] != begun
    for _ in range(30):
        step(tab, board, "undo")
    assert tab.update(board)["view"] == begun
    assert tab.update(board)["may_redo"]
    assert json.dumps([tab.update(table), tab.stored[table].entries]) == before


@pytest.mark.parametrize(("game", "config", "bots"), GAMES, ids=KINDS)
def test_a_board_is_the_same_when_it_is_opened_again(
    game: str, config: Json, bots: list[str]
) -> None:
    tab, chance = Tab(), Random(4)
    table = tab.create(game, config, bots)
    tab.play(table, 8, chance)
    board = begin(tab, table)
    tab.play(board, 12, chance)
    now = lines(tab, board)
    tab.post(f"/tables/{board}/lines/call", {"node": now["at"], "name": "the first"})
    tab.post(f"/tables/{board}/lines/go", {"node": now["steps"][5]["node"]})
    step(tab, board, "undo")
    tab.play(board, 3, chance)
    before, seen = lines(tab, board), tab.update(board)
    again = Tab(tab.stored)
    assert lines(again, board) == before
    assert again.update(board)["view"] == seen["view"]
    assert again.update(board)["question"] == seen["question"]
    assert again.update(board)["seq"] > seen["seq"]
    again.play(board, 3, chance)
    assert "the first" in {line["name"] for line in lines(again, board)["lines"]}


def test_bots_play_seats_of_a_board_and_go_back_with_it() -> None:
    tab, chance = Tab(), Random(5)
    table = tab.create("revenant", {"players": 2}, ["", "random"])
    tab.play(table, 6, chance)
    board = begin(tab, table)
    tab.post(f"/tables/{board}/seats/1/player", {"bot": "random"})
    for _ in range(25):
        tab.play(board, 1, chance)
        tab.let_bots_play(board)
    nodes = len(lines(tab, board)["steps"])
    for _ in range(12):
        step(tab, board, "undo")
        now = tab.update(board)
        assert now["waiting"] in ([0], [0, 1])
        tab.let_bots_play(board)
    for _ in range(12):
        step(tab, board, "redo")
    assert len(lines(tab, board)["steps"]) == nodes
    assert len(lines(tab, board)["lines"]) == 1
    tab.post(f"/tables/{board}/seats/1/player", {"bot": ""})
    assert tab.update(board)["yours"] == [0, 1]


def test_a_bot_that_knows_the_board_plays_on_after_everything_was_taken_back() -> None:
    """What it is told are only the new entries, the undos past a draw among them."""
    tab, chance = Tab(), Random(6)
    table = tab.create("revenant", {"players": 2}, ["", "random"])
    board = begin(tab, table)
    tab.post(f"/tables/{board}/seats/1/player", {"bot": "cadet"})
    skip = 0
    for number in range(120):
        job = tab.ask("GET", f"/tables/{board}/bots?{skip}")["job"]
        if job is None:
            if number % 7 == 6:
                for _ in range(5):
                    step(tab, board, "undo")
            tab.play(board, 1, chance) if tab.update(board)["waiting"] != [1] else None
            continue
        assert job["skip"] == max(skip, job["base"])
        found = tab.thinker.answer(job)
        assert "again" not in found
        skip = job["skip"] + len(job["entries"])
        choice = {"seat": job["seat"], "seq": job["seq"], "code": found["code"]}
        tab.ask("POST", f"/tables/{board}/bots", choice)
    log = tab.get(f"/tables/{board}/log")["lines"]
    assert not [line for line in log if line["text"]["key"].startswith("server-bot")]


def test_lines_are_named_compared_dealt_again_and_forgotten() -> None:
    tab, chance = Tab(), Random(7)
    table = tab.create("revenant", {"players": 2}, ["", "random"])
    tab.play(table, 6, chance)
    board = begin(tab, table)
    tab.play(board, 12, chance)
    first = lines(tab, board)["at"]
    tab.post(f"/tables/{board}/lines/go", {"node": 0})
    tab.play(board, 9, chance)
    two = lines(tab, board)
    ends = [line["end"] for line in two["lines"]]
    assert first in ends
    found: Any = tab.post(f"/tables/{board}/compare", {"nodes": ends, "seat": 0})
    assert [one["end"] for one in found] == ends
    assert all(one["worth"] is not None for one in found)
    dealt = tab.post(f"/tables/{board}/lines/deal")
    assert dealt["deal"] == 1
    assert dealt["dealt"]
    tab.post(f"/tables/{board}/lines/cut", {"node": first})
    assert first not in [line["end"] for line in lines(tab, board)["lines"]]
    assert tab.ask("POST", f"/tables/{board}/lines/go", {"node": first})["status"] == 404
    assert tab.ask("GET", f"/tables/{board}/record")["status"] == 404
    assert tab.ask("GET", f"/tables/{table}/lines")["status"] == 404


def test_a_position_of_other_rules_is_refused_and_a_damaged_one_too() -> None:
    tab = Tab()
    table = tab.create("revenant", {"players": 2}, ["", "random"])
    made = tab.get(f"/tables/{table}/fork?at=0")
    plain = Fork.unpacked(made["fork"])
    other = Fork(plain.game, "0", *(getattr(plain, name) for name in Fork.__slots__[2:]))
    for word in (other.packed(), made["fork"][:-9], "nothing"):
        assert tab.ask("POST", "/boards", {"fork": word})["status"] == 422


def test_a_fork_of_a_running_game_does_not_change_when_the_unknown_does(monkeypatch: Any) -> None:
    """Whatever the true cards are: the page gets the same word, of this seat and of a spectator."""
    tab, chance = Tab(), Random(8)
    monkeypatch.setattr("secrets.randbits", lambda _: 12345)
    compared = 0
    for game, config, bots in GAMES:
        table = tab.create(game, config, bots)
        for _ in range(10):
            tab.play(table, 3, chance)
            kept = tab.desk.tables[table]
            match = kept.live.match
            if match.over or any(c for c in match.step_begun().since if not c.forced):
                continue
            now = tab.update(table)
            true = tab.get(f"/tables/{table}/fork?at={now['seq']}")
            twin = match.sample(now["seat"], chance)
            if twin.step_begun().state.steps != match.step_begun().state.steps:
                continue
            seed = str(kept.row.seed)
            word = json.dumps(Fork.unpacked(true["fork"]).position.state)
            assert seed not in word or len(seed) < 4
            monkeypatch.setattr(type(kept), "past", lambda *_, twin=twin: twin)
            other = tab.get(f"/tables/{table}/fork?at={now['seq']}")
            monkeypatch.undo()
            monkeypatch.setattr("secrets.randbits", lambda _: 12345)
            compared += 1
            assert _known(true, now["seat"]) == _known(other, now["seat"])
    assert compared > 12


def _known(made: Json, seat: int) -> object:
    """What the seat sees in a fork. (What was dealt depends on the order of what it was dealt
    from; `tests/table/test_forks.py` compares all of it, without that order.)"""
    from domineum import games

    fork = Fork.unpacked(made["fork"])
    match = fork.position.open(games.find(fork.game), fork.config, fork.seed)
    return fork.seed, fork.position.since, match.view(seat), match.view(None)
