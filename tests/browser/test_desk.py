"""Tables of one browser give the answers of a server, and are stored before they count."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domineum import games
from domineum.browser import wishes
from domineum.browser.desk import Desk, _update
from domineum.browser.kept import Kept
from domineum.browser.plain import to_json
from domineum.browser.shelf import Shelf
from domineum.cli import main
from domineum.kernel import Random
from domineum.kernel.record import load, replay
from domineum.server import wire
from domineum.table import errors
from domineum.table.live import LiveTable
from domineum.table.reference import MAKERS
from tests.browser.tab import Tab
from tests.table.leaks import everybody

TUTORIAL = {
    "scenario": "two-lanterns",
    "houses": [{"house": "zenor"}, {"house": "dunlork"}],
}
SOLO = {"scenario": "lantern-watch", "houses": [{"house": "valnis", "side": "A"}]}
GAMES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("voidfall", TUTORIAL, ["", "cadet"]),
    ("voidfall", SOLO, [""]),
    ("revenant", {"players": 2}, ["", "random"]),
]


@pytest.mark.parametrize(("game", "config", "bots"), GAMES, ids=["rivals", "solo", "revenant"])
def test_a_whole_game_of_which_the_tab_is_lost_at_every_tenth_choice(
    game: str, config: dict[str, Any], bots: list[str], tmp_path: Path, capsys: Any
) -> None:
    tab, chance = Tab(), Random(3)
    table = tab.create(game, config, bots)
    for _ in range(200):
        before = tab.update(table)
        if before["over"]:
            break
        tab = Tab(tab.stored)
        assert tab.update(table) == before
        tab.play(table, 10, chance)
        tab.let_bots_play(table)
    assert tab.update(table)["over"]
    text = tab.get(f"/tables/{table}/record")["record"]
    assert replay(load(text), games.find(game)).over
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8", newline="\n")
    assert main(["record", "verify", str(file)]) == 0
    capsys.readouterr()
    again = tab.post("/import", {"record": text})["table"]
    assert tab.get(f"/tables/{again['id']}/record")["record"] == text


def test_answers_are_those_that_a_server_sends() -> None:
    desk = Desk(Shelf())
    wish = {"game": "voidfall", "config": TUTORIAL, "seed": 1}
    made = desk.ask("POST", "/tables", wish).answer
    table = next(iter(desk.tables))
    update = _update(desk.tables[table], 0, -1)
    for answer in (made, update, MAKERS["library"](games.find("revenant"))):
        assert json.loads(to_json(answer)) == json.loads(msgspec.json.encode(answer))


@pytest.mark.parametrize(
    "name",
    ["SeatWish", "Create", "Import", "TakeOver", "Rename", "Choose", "Step", "Try", "HintWish"],
)
def test_requests_are_those_that_a_server_takes(name: str) -> None:
    ours = {field.name for field in fields(getattr(wishes, name))}
    assert ours == set(getattr(wire, name).__struct_fields__)


def test_answers_to_a_seat_do_not_change_when_the_unknown_is_dealt_again() -> None:
    compared = 0
    for game, config, bots in GAMES:
        tab, chance = Tab(), Random(5)
        table = tab.create(game, config, bots)
        for _ in range(12):
            tab.play(table, 4, chance)
            kept = tab.desk.tables[table]
            if kept.live.match.over:
                break
            for seat in everybody(kept.live):
                compared += 1
                assert _seen(kept, kept.live, seat) == _seen(kept, _dealt(kept, seat, chance), seat)
    assert compared > 60


def _dealt(kept: Kept, seat: int | None, chance: Random) -> LiveTable:
    """The same table, with what the seat may not know dealt again."""
    twin = LiveTable.__new__(LiveTable)
    twin.__dict__.update(kept.live.__dict__)
    twin.match = kept.live.match.sample(seat, chance)
    return twin


def _seen(kept: Kept, live: LiveTable, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(to_json(_update(Kept(kept.row, live), seat, -1)))
    for key in ("may_undo", "undo_reason", "may_redo"):
        del found[key]
    return found


def test_a_choice_is_undone_redone_and_previewed() -> None:
    tab = Tab()
    table = tab.create("voidfall", TUTORIAL, ["", "cadet"])
    tab.let_bots_play(table)
    now = tab.update(table)
    code = now["question"]["options"][0]["code"]
    ask = {"seat": 0, "seq": now["seq"], "code": code}
    preview = tab.post(f"/tables/{table}/preview", ask)
    assert preview["changes"] or preview["figures"] or preview["then"]
    made = tab.choose(table, 0, code, now["seq"])
    assert made["update"]["may_undo"]
    step = {"seat": 0, "seq": made["seq"], "key": "undo-1234"}
    back = tab.post(f"/tables/{table}/undo", step)["update"]
    assert back["question"]["options"] == now["question"]["options"]
    step = {"seat": 0, "seq": back["seq"], "key": "redo-1234"}
    assert tab.post(f"/tables/{table}/redo", step)["update"]["view"] == made["update"]["view"]
    assert tab.post(f"/tables/{table}/redo", step)["repeated"]


def test_the_past_of_a_table_can_be_looked_at() -> None:
    tab = Tab()
    table = tab.create("revenant", {"players": 2}, ["", "random"])
    begun = tab.update(table, 0)
    tab.play(table, 8, Random(1))
    at = tab.get(f"/tables/{table}/position?at=0&seat=0")
    assert at["view"] == begun["view"]
    assert len(tab.get(f"/tables/{table}/turns")["turns"]) > 1
    assert tab.get(f"/tables/{table}/scores")["seats"] == 2
    assert tab.get(f"/tables/{table}/log")["lines"] == tab.update(table)["log"]["lines"]


def test_a_hint_is_thought_about_elsewhere() -> None:
    tab = Tab()
    table = tab.create("voidfall", SOLO, [""])
    now = tab.update(table)
    ask = {"seat": 0, "seq": now["seq"], "bot": "cadet"}
    job = tab.ask("POST", f"/tables/{table}/hint", ask)["job"]
    code = tab.thinker.answer(job)["code"]
    assert code in {option["code"] for option in now["question"]["options"]}


def test_seats_are_named_and_given_to_bots() -> None:
    tab = Tab()
    table = tab.create("voidfall", TUTORIAL, ["", ""])
    assert tab.update(table)["yours"] == [0, 1]
    named = tab.post(f"/tables/{table}/seats/1/rename", {"name": "  Grace\n"})
    assert named["seats"][1]["name"] == "Grace"
    tab.post(f"/tables/{table}/seats/1/bot", {"bot": "cadet"})
    assert Tab(tab.stored).update(table)["yours"] == [0]
    assert tab.ask("GET", f"/tables/{table}/update?seat=1")["status"] == 403


@pytest.mark.parametrize(
    ("method", "path", "body", "error"),
    [
        ("POST", "/tables", {"game": "chess"}, "bad-setup"),
        ("POST", "/tables", {"game": "voidfall", "config": {"scenario": 7}}, "bad-setup"),
        ("POST", "/tables", {"game": "voidfall", "colour": "red"}, "bad-request"),
        ("POST", "/tables", {"setup": "nonsense"}, "bad-setup"),
        ("POST", "/import", {"record": "a poem"}, "bad-setup"),
        ("GET", "/tables/here-unknown", None, "missing"),
        ("GET", "/weather", None, "missing"),
    ],
)
def test_bad_requests_are_explained(method: str, path: str, body: object, error: str) -> None:
    done = Tab().ask(method, path, body)
    assert done["status"] >= 400
    assert done["answer"]["error"] == error
    assert done["stored"] is None


def test_a_choice_for_an_earlier_position_is_refused() -> None:
    tab = Tab()
    table = tab.create("voidfall", SOLO, [""])
    now = tab.update(table)
    code = now["question"]["options"][0]["code"]
    tab.choose(table, 0, code, now["seq"])
    ask = {"seat": 0, "seq": now["seq"], "key": "another-key", "codes": [code]}
    assert tab.ask("POST", f"/tables/{table}/choices", ask)["answer"]["error"] == "stale"


def test_where_the_rules_fail_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = Tab()
    table = tab.create("voidfall", SOLO, [""])
    now = tab.update(table)
    ask = {"seat": 0, "seq": now["seq"], "key": "some-key-1",
           "codes": [now["question"]["options"][0]["code"]]}  # fmt: skip

    def fail(*_: object, **__: object) -> None:
        raise errors.RulesFailed("the rules fail")

    with monkeypatch.context() as broken:
        broken.setattr(LiveTable, "do", fail)
        assert tab.ask("POST", f"/tables/{table}/choices", ask)["answer"]["error"] == "rules-failed"
    after = tab.update(table)
    assert after["table"]["notice"]["key"] == "server-rules-failed-here"
    assert after["question"] == now["question"]
    assert tab.ask("POST", f"/tables/{table}/choices", ask)["status"] == 200
    assert tab.update(table)["table"]["notice"] is None


def test_a_bot_that_fails_late_or_chooses_nonsense_is_stood_in_for() -> None:
    tab = Tab()
    table = tab.create("revenant", {"players": 2}, ["random", "random"])
    for choice in ({"why": "bot-late"}, {"code": "nonsense"}):
        job = tab.ask("GET", f"/tables/{table}/bots")["job"]
        tab.post(f"/tables/{table}/bots", {"seat": job["seat"], "seq": job["seq"], **choice})
    notes = [line["text"]["key"] for line in tab.update(table)["log"]["lines"]
             if line["kind"] == "server"]  # fmt: skip
    assert notes == ["server-bot-late", "server-bot-refused"]


def test_a_table_that_does_not_replay_is_set_aside_with_its_record() -> None:
    tab = Tab()
    table = tab.create("voidfall", SOLO, [""])
    tab.play(table, 3, Random(1))
    kept = tab.stored[table]
    entry = json.loads(kept.entries[1])
    kept.entries[1] = json.dumps(entry | {"changed": {"players.0": "000000"}})
    tab = Tab(tab.stored)
    assert tab.ask("GET", f"/tables/{table}/update")["answer"]["error"] == "aside"
    assert tab.get(f"/tables/{table}")["state"] == "aside"
    record = load(tab.get(f"/tables/{table}/record")["record"])
    assert len(record.choices) == len(kept.entries)


def test_a_rematch_is_the_same_game_again() -> None:
    tab = Tab()
    table = tab.create("revenant", {"players": 2}, ["", "random"])
    assert tab.ask("POST", f"/tables/{table}/rematch")["answer"]["error"] == "not-over"
    tab.play(table, 5_000, Random(2))
    again = tab.post(f"/tables/{table}/rematch")["table"]
    assert again["config"] == tab.get(f"/tables/{table}")["config"]
    assert [seat["bot"] for seat in again["seats"]] == ["", "random"]


def test_a_set_up_code_says_who_plays() -> None:
    tab = Tab()
    table = tab.create("voidfall", TUTORIAL, ["", "cadet"])
    code = tab.get(f"/tables/{table}")["setup"]
    made = tab.post("/tables", {"setup": code})["table"]
    assert [seat["bot"] for seat in made["seats"]] == ["", "cadet"]
