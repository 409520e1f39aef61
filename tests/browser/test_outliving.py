"""Games that a browser keeps outlive their rules: a new version of the page ends none of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.cli import main
from domineum.kernel import Random
from domineum.kernel.record import load
from tests.browser.tab import Json, Tab

ALONE = {"scenario": "lantern-watch", "houses": [{"house": "valnis", "side": "A"}]}
TWO = {"scenario": "two-lanterns", "houses": [{"house": "zenor"}, {"house": "dunlork"}]}
Switch = Callable[[bool], None]


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Switch:
    """Switch to rules by which no log of Voidfall replays, and back."""
    game = games.find("voidfall")

    def shining(step: Any) -> Any:
        def act(state: Any, *rest: Any) -> Any:
            state.random.bits()
            return step(state, *rest)

        return act

    def switch(on: bool) -> None:
        monkeypatch.undo()
        if on:
            monkeypatch.setattr(game, "version", "999")
            monkeypatch.setattr(game, "steps", {n: shining(s) for n, s in game.steps.items()})

    return switch


def played(config: Json, bots: list[str], choices: int, seed: int = 1) -> tuple[Tab, str]:
    """A game in which something was taken back now and then."""
    tab, chance = Tab(), Random(seed)
    table = tab.create("voidfall", config, bots, seed)
    for _ in range(choices // 4):
        tab.play(table, 4, chance)
        tab.let_bots_play(table)
        now = tab.update(table)
        if now["may_undo"]:
            ask = {"seat": now["seat"], "seq": now["seq"], "key": f"undo-{now['seq']}"}
            tab.post(f"/tables/{table}/undo", ask)
    return tab, table


@pytest.mark.parametrize(("config", "bots"), [(ALONE, [""]), (TWO, ["", "cadet"])])
def test_a_game_goes_on_by_other_rules_from_its_last_position(
    config: Json, bots: list[str], new_rules: Switch, tmp_path: Path, capsys: Any
) -> None:
    tab, table = played(config, bots, 80)
    before = tab.update(table)
    new_rules(True)
    tab = Tab(tab.stored)
    after = tab.update(table)
    assert after["table"]["state"] == "playing"
    assert after["log"]["lines"][-1]["text"]["key"].startswith("server-version")
    assert after["log"]["lines"][:20] == before["log"]["lines"][:20]
    tab.play(table, 60, Random(2))
    tab.let_bots_play(table)
    now = tab.update(table)
    again = Tab(tab.stored)
    for what in ("turns", "scores", "log", f"position?at={before['seq'] // 2}"):
        assert again.get(f"/tables/{table}/{what}") == tab.get(f"/tables/{table}/{what}"), what
    for key in ("view", "question", "seq", "may_undo", "log"):
        assert again.update(table)[key] == now[key], key
    record = tmp_path / "game.record"
    text = tab.get(f"/tables/{table}/record")["record"]
    record.write_text(text, encoding="utf-8", newline="\n")
    assert main(["record", "verify", str(record)]) == 0
    assert "only those rules can verify them" in capsys.readouterr().out


def test_a_table_that_other_rules_have_played_is_imported_hinted_and_goes_back(
    new_rules: Switch,
) -> None:
    tab, table = played(TWO, ["", "cadet"], 30)
    new_rules(True)
    tab = Tab(tab.stored)
    tab.play(table, 10, Random(2))
    text = tab.get(f"/tables/{table}/record")["record"]
    assert any(made.kind == "version" for made in load(text).choices)
    made = tab.post("/import", {"record": text, "seats": [{}, {"kind": "bot", "bot": "cadet"}]})
    twin = made["table"]["id"]
    tab = Tab(tab.stored)
    assert tab.get(f"/tables/{twin}/record")["record"] == text
    tab.play(twin, 4, Random(3))
    tab.let_bots_play(twin)
    now = tab.update(twin)
    ask = {"seat": 0, "seq": now["seq"], "bot": "cadet"}
    job = tab.ask("POST", f"/tables/{twin}/hint", ask)["job"]
    assert Tab().thinker.answer(job)["code"]
    new_rules(False)
    back = Tab(tab.stored).update(twin)
    assert back["table"]["state"] == "playing"
    assert back["seq"] == now["seq"] + 1


def test_snapshots_that_stand_are_those_that_a_replay_makes() -> None:
    tab, table = played(TWO, ["", "cadet"], 120, seed=4)
    stored = json.loads(tab.stored[table].row)
    tab = Tab(tab.stored)
    tab.update(table)
    again = Tab(tab.stored)
    again.update(table)
    rows = [json.loads(tab.stored[table].row), json.loads(again.stored[table].row)]
    assert rows[0] == rows[1]
    assert rows[0]["seq"] == stored["seq"]
    assert len(tab.stored[table].snapshots) > 3
