"""Packs that a browser keeps: tried, played with, missed, and named by what is in them."""

from __future__ import annotations

import io
import json
import zipfile
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.browser import worker
from domineum.browser.plain import to_json
from domineum.browser.shelf import Given, NewPack, Shelf
from domineum.kernel import Random
from domineum.kernel.packs import open_pack
from domineum.kernel.record import load, replay
from domineum.table.problems import BadPack
from tests.browser.tab import Json, Tab

BEACONS = Path(__file__).parents[2] / "examples" / "packs" / "quiet-beacons"
CONFIG = {
    "scenario": "beacon-strait",
    "houses": [{"house": "orsavel", "side": "A"}, {"house": "zenor", "side": "A"}],
}


def zipped(**changed: tuple[str, str]) -> Given:
    """The example as a zip, in some files of which something else stands."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(BEACONS.glob("*.toml")):
            text = path.read_text(encoding="utf-8")
            old, new = changed.get(path.stem, ("", ""))
            assert old in text
            packed.writestr(f"quiet-beacons/{path.name}", text.replace(old, new) if old else text)
    return Given("beacons.zip", b64encode(file.getvalue()).decode())


NEWER = {
    "pack": ('version = "1.0"', 'version = "2.0"'),
    "agendas": ('type = "wealth"', 'type = "might"'),
}


def shelved(tab: Tab, given: Given) -> NewPack:
    """A pack that was tried and is kept."""
    made = tab.shelf.tried(given)
    tab.shelf.give(given)
    return made


def begun(tab: Tab, game: str) -> str:
    """A table for two on the map of the pack."""
    return tab.create(game, CONFIG, ["", "cadet"])


def recorded(tab: Tab, table: str) -> str:
    """The record of a table."""
    text: str = tab.get(f"/tables/{table}/record")["record"]
    return text


def problem(done: Json) -> tuple[str, str]:
    """Why a request is not granted."""
    return done["answer"]["error"], done["answer"]["text"]


def test_a_pack_says_what_it_is_and_adds() -> None:
    made = Shelf().tried(zipped())
    pack = open_pack(BEACONS)
    assert made.id == f"quiet-beacons@{pack.id.hash}"
    assert (made.name, made.version, made.game) == ("quiet-beacons", "1.0", "voidfall")
    assert made.adds["starting_agendas"] == 2
    assert made.adds["houses"] == made.adds["scenarios"] == 1


BROKEN = [
    ({"houses": ('home = "', 'home = "no-')}, "houses.toml:"),
    ({"pack": ('game = "voidfall"', 'game = "chess"')}, "It is for 'chess'; expected voidfall"),
    ({"agendas": ('type = "wealth"', 'type = "weather"')}, "agendas.toml"),
    ({"pack": ("licence", "license")}, "licence"),
]


@pytest.mark.parametrize(("changed", "said"), BROKEN, ids=["name", "game", "word", "about"])
def test_a_pack_that_does_not_fit_says_where(
    changed: dict[str, tuple[str, str]], said: str
) -> None:
    with pytest.raises(BadPack) as refused:
        Shelf().tried(zipped(**changed))
    assert said in str(refused.value)
    assert {"problem"} == refused.value.message.args.keys()


@pytest.mark.parametrize("data", [b"", b"PK\3\4 and so on", b"\0" * 3000])
def test_a_file_that_is_no_zip_is_refused(data: bytes) -> None:
    given = {"file": "holiday.jpg", "data": b64encode(data).decode()}
    found = json.loads(worker.call("try-pack", to_json(given)))
    assert found["error"] == "bad-pack"
    assert "holiday.jpg" in found["text"]


def test_a_zip_that_grows_is_not_unpacked() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("pack.toml", (BEACONS / "pack.toml").read_text(encoding="utf-8"))
        packed.writestr("houses.toml", b"#" * 30_000_000)
    with pytest.raises(BadPack, match="at most"):
        Shelf().tried(Given("bomb.zip", b64encode(file.getvalue()).decode()))


def test_a_game_with_a_pack_is_played_to_its_end_and_goes_to_another_browser() -> None:
    tab = Tab()
    made = shelved(tab, zipped())
    table = begun(tab, f"voidfall+{made.id}")
    info = tab.get(f"/tables/{table}")
    assert info["game"] == f"voidfall+{made.id}"
    tab.play(table, 1000, Random(4))
    assert tab.update(table)["over"]
    text = recorded(tab, table)
    record = load(text)
    pack = open_pack(BEACONS)
    assert record.packs == (pack.id,)
    assert replay(record, games.find("voidfall", [BEACONS])).over

    other = Tab()
    error, said = problem(other.ask("POST", "/import", {"record": text}))
    assert error == "pack-missing"
    assert str(pack.id) in said
    assert "this browser" in said
    shelved(other, zipped())
    again = other.post("/import", {"record": text})["table"]
    assert again["game"] == f"voidfall+{made.id}"
    assert recorded(other, again["id"]) == text


def test_the_words_and_the_library_of_a_pack_come_from_the_engine() -> None:
    tab = Tab()
    game = f"voidfall+{shelved(tab, zipped()).id}"
    found = tab.get(f"/games/{game}/library")["entries"]
    mine = {(x["kind"], x["id"]) for x in found if x["pack"] == "quiet-beacons"}
    assert ("houses", "orsavel") in mine
    assert ("houses", "zenor") not in mine
    for language in ("en", "pl"):
        assert "house-orsavel" in tab.get(f"/games/{game}/texts/{language}")["texts"]


def test_a_table_keeps_its_pack_when_there_is_a_newer_one() -> None:
    tab = Tab()
    old = shelved(tab, zipped())
    table = begun(tab, f"voidfall+{old.id}")
    tab.play(table, 6, Random(2))
    before = tab.update(table)
    tab = Tab(tab.stored)
    newer = shelved(tab, zipped(**NEWER))
    shelved(tab, zipped())
    assert newer.id != old.id
    assert tab.update(table) == before
    assert tab.get(f"/tables/{table}")["game"] == f"voidfall+{old.id}"


def test_a_table_without_its_pack_waits_for_it() -> None:
    tab = Tab()
    made = shelved(tab, zipped())
    table = begun(tab, f"voidfall+{made.id}")
    tab.play(table, 6, Random(2))
    before, record = tab.update(table), recorded(tab, table)
    tab = Tab(tab.stored)
    shelved(tab, zipped(**NEWER))
    error, said = problem(tab.ask("GET", f"/tables/{table}/update"))
    assert error == "pack-missing"
    assert f"quiet-beacons 1.0 ({made.hash})" in said
    assert load(recorded(tab, table)).packs == load(record).packs
    shelved(tab, zipped())
    tab.desk.forget(table)
    assert tab.update(table) == before
    assert recorded(tab, table) == record


def test_a_record_does_not_go_on_with_another_pack_of_that_name() -> None:
    """Its map may be another without a choice having touched that yet."""
    tab, other = Tab(), Tab()
    table = begun(tab, f"voidfall+{shelved(tab, zipped()).id}")
    tab.play(table, 6, Random(2))
    text = recorded(tab, table)
    shelved(other, zipped(scenarios=("population = 5", "population = 4")))
    error, said = problem(other.ask("POST", "/import", {"record": text}))
    assert error == "pack-missing"
    assert str(load(text).packs[0]) in said


def test_a_set_up_code_names_the_pack_as_servers_do() -> None:
    tab = Tab()
    made = shelved(tab, zipped())
    code = tab.get(f"/tables/{begun(tab, f'voidfall+{made.id}')}")["setup"]
    again = tab.post("/tables", {"setup": code})["table"]
    assert again["game"] == f"voidfall+{made.id}"
    error, said = problem(Tab().ask("POST", "/tables", {"setup": code}))
    assert error == "pack-missing"
    assert "quiet-beacons" in said


def test_analyses_and_rematches_have_the_pack_too() -> None:
    tab = Tab()
    game = f"voidfall+{shelved(tab, zipped()).id}"
    table = begun(tab, game)
    tab.play(table, 4, Random(2))
    found = tab.get(f"/tables/{table}/fork?at=2")
    assert found["game"] == game
    board = tab.post("/boards", {"fork": found["fork"], "game": found["game"]})["table"]
    assert board["game"] == game
    before = tab.update(board["id"])
    tab = Tab(tab.stored)
    assert problem(tab.ask("GET", f"/tables/{board['id']}/update"))[0] == "pack-missing"
    shelved(tab, zipped())
    tab.desk.forget(board["id"])
    assert tab.update(board["id"]) == before
    tab.play(table, 1000, Random(2))
    assert tab.post(f"/tables/{table}/rematch")["table"]["game"] == game


def test_a_review_needs_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = Tab()
    given = zipped()
    table = begun(tab, f"voidfall+{shelved(tab, given).id}")
    tab.play(table, 12, Random(2))
    wish: Any = {"record": recorded(tab, table), "bot": "cadet"}
    worker.call("give-pack", to_json(given))
    try:
        assert json.loads(worker.call("review", to_json(wish)))["turns"] > 0
    finally:
        worker.call("drop-pack", json.dumps(shelved(tab, given).id))
        worker.reviewer.review = None
