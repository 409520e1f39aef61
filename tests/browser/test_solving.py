"""Puzzles on a board of a browser: what is asked for, how far one has come, and the solution."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domineum import games
from domineum.browser.plain import to_json
from domineum.table.puzzles.puzzle import shipped
from domineum.table.reference import game_puzzles
from tests.browser.tab import Json, Tab


def offers(name: str) -> list[Json]:
    """The puzzles as a page has them."""
    found: list[Json] = json.loads(to_json(game_puzzles(games.find(name))))["puzzles"]
    return found


def begin(tab: Tab, name: str, number: int = 0) -> tuple[str, Json]:
    """A board with a puzzle."""
    offer = offers(name)[number]
    made = tab.post("/boards/puzzle", {"game": name, "data": offer["data"]})
    return f"/tables/{made['table']['id']}", offer


def choose(tab: Tab, path: str, code: str) -> None:
    now = tab.get(f"{path}/update")
    ask: dict[str, Any] = {"seat": now["seat"], "seq": now["seq"], "codes": [code]}
    tab.post(f"{path}/choices", {**ask, "key": f"choice-{now['seq']}"})


@pytest.mark.parametrize("name", games.names())
def test_a_puzzle_is_solved_by_its_solution_and_not_before(name: str) -> None:
    tab = Tab()
    path, offer = begin(tab, name)
    solution = tab.get(f"{path}/puzzle")["solution"]
    assert len(solution) == offer["choices"]
    for number, step in enumerate(solution):
        now = tab.get(f"{path}/puzzle")
        assert (now["solved"], now["stop"], now["followed"]) == (-1, "", number)
        assert not all(term["met"] for term in now["terms"])
        choose(tab, path, step["code"])
    now = tab.get(f"{path}/puzzle")
    assert now["solved"] == now["followed"] == len(solution)
    assert all(term["met"] for term in now["terms"])
    tab.post(f"{path}/lines/go", {"node": now["root"]})
    again = tab.get(f"{path}/puzzle")
    assert (again["solved"], again["made"]) == (-1, 0)


@pytest.mark.parametrize("name", games.names())
def test_another_line_leaves_the_solution_and_a_board_keeps_its_puzzle(name: str) -> None:
    tab = Tab()
    path, offer = begin(tab, name, 1)
    now, first = tab.get(f"{path}/update"), tab.get(f"{path}/puzzle")["solution"][0]["code"]
    other = next(o["code"] for o in now["question"]["options"] if o["code"] != first)
    choose(tab, path, other)
    found = Tab(tab.stored).get(f"{path}/puzzle")
    assert (found["id"], found["made"], found["followed"]) == (offer["id"], 1, -1)


def test_what_is_no_puzzle_is_refused() -> None:
    tab = Tab()
    good = json.loads(offers("voidfall")[0]["data"])
    for data in ("", "{}", "[", json.dumps({**good, "word": "moon"})):
        done = tab.ask("POST", "/boards/puzzle", {"game": "voidfall", "data": data})
        assert done["status"] == 422, data
    table = tab.create("revenant", {"players": 2}, [""] * 2)
    assert tab.ask("GET", f"/tables/{table}/puzzle")["status"] == 404


def test_a_page_is_told_of_all_puzzles() -> None:
    for name in games.names():
        assert [one["id"] for one in offers(name)] == [one.id for one in shipped(games.find(name))]
