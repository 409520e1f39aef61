from __future__ import annotations

from pathlib import Path

import pytest

from domineum.kernel.packs import open_pack
from domineum.library import words
from tests.example.game import GAME, Lanterns
from tests.libraries import check, check_kinds, entries_of, page


def test_every_record_is_an_entry_in_words() -> None:
    check_kinds(GAME)
    for kind in GAME.pieces:
        for entry in entries_of(GAME, kind):
            check(GAME, entry)


def test_a_prize_is_described_by_its_effect() -> None:
    assert page(GAME, "prizes", "market", "en") == ["pay 2 oil: score 4 points or score a point"]
    assert page(GAME, "lanterns", "sun", "pl")[0] == "Karta: światło 1"


def test_the_words_of_every_part_are_found_by_its_path() -> None:
    texts = {e.piece.id: [*e.texts] for e in GAME.library()}
    assert texts["cask"] == ["effect"]
    assert texts["market"] == [
        "effect", "effect.one.0", "effect.one.0.cost", "effect.one.0.do", "effect.one.1",
    ]  # fmt: skip
    assert "effect.sequence.1.per" in texts["tithe"]
    assert texts["gift"] == ["effect"]
    assert texts["sun"] == []


def test_keys_that_were_read_as_something_else_are_passed_over() -> None:
    effect = GAME.records.prizes["cask"].effect
    assert dict(words(effect, {"oil": 3, "unknown": [1]}, "x")).keys() == {"x"}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    record = '[[prizes]]\nid = "cask"\nname = {en = "Tun", pl = "Kadź"}\norigin = "designed"\n'
    (tmp_path / "prizes.toml").write_text(record + "effect = {oil = 9}\n", encoding="utf-8")
    about = 'name = "tun"\nversion = "1"\ngame = "lanterns"\nauthors = ["A"]\nlicence = "CC0"\n'
    (tmp_path / "pack.toml").write_text(about, encoding="utf-8")
    return tmp_path


def test_a_later_folder_replaces_what_is_described(pack: Path) -> None:
    found = Lanterns(open_pack(pack)).library()
    (cask,) = [entry for entry in found if entry.piece.id == "cask"]
    assert cask.data["effect"] == {"oil": 9}
    assert cask.piece.name["en"] == "Tun"
    assert len(found) == len(GAME.library())
