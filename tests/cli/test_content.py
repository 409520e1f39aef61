from __future__ import annotations

import json
from pathlib import Path

import pytest

from domineum import games
from domineum.kernel import BadData
from domineum.kernel.packs import open_pack
from domineum.table import trial
from domineum.voidfall.content.loading import FOLDER
from tests.cli.conftest import Command
from tests.example import GAME

LANTERNS = "tests.example:GAME"
PRIZE = """
[[prizes]]
id = "{id}"
name = {{en = "Harvest", pl = "Plon"}}
origin = "designed"
effect = {effect}
"""

ABOUT = """
name = "harvest"
version = "1.0"
game = "lanterns"
authors = ["A Keeper"]
licence = "CC0-1.0"
"""


def pack(folder: Path, prizes: str) -> Path:
    """Write a pack; return its file of prizes."""
    (folder / "pack.toml").write_text(ABOUT)
    path = folder / "prizes.toml"
    path.write_text(prizes)
    return path


def test_a_good_folder_says_what_it_adds_and_replaces(tmp_path: Path, command: Command) -> None:
    prizes = [
        PRIZE.format(id=name, effect='{all = [{oil = 2}, "peek"]}') for name in ("new", "cask")
    ]
    pack(tmp_path, "".join(prizes))
    text = command("content", "check", str(tmp_path), "--game", LANTERNS)
    assert "prizes: adds new\nprizes: replaces cask\n" in text
    assert "good addition to lanterns" in text


def test_a_bad_effect_is_named_with_file_and_line(tmp_path: Path, mistake: Command) -> None:
    path = pack(tmp_path, PRIZE.format(id="new", effect="{oyl = 2}"))
    line = mistake("content", "check", str(tmp_path), "--game", LANTERNS)
    assert line.startswith(f"{path}:2: new")
    assert "unknown effect 'oyl'; did you mean 'oil'?" in line


def test_an_empty_or_missing_folder_is_not_content(tmp_path: Path, mistake: Command) -> None:
    (tmp_path / "pack.toml").write_text(ABOUT)
    there, nowhere = str(tmp_path), str(tmp_path / "nowhere")
    assert "no content" in mistake("content", "check", there, "--game", LANTERNS)
    assert "no such folder" in mistake("content", "check", nowhere, "--game", LANTERNS)


def test_the_content_of_a_game_is_counted(command: Command) -> None:
    table = json.loads(command("content", "list", LANTERNS, "--json"))
    assert table["prizes"] == {"count": 6, "printed": 0, "inferred": 0, "designed": 6}
    rows = [line.split() for line in command("content", "list", LANTERNS).splitlines()]
    assert rows[0] == ["count", "printed", "inferred", "designed"]
    assert ["prizes", "6", "0", "0", "6"] in rows


def test_content_is_shown_in_words(command: Command) -> None:
    assert command("content", "show", LANTERNS, "prizes/market") == (
        "Market  (prizes/market, designed)\n  pay 2 oil: score 4 points or score a point\n"
    )
    polish = command("content", "show", LANTERNS, "lanterns", "--language", "pl")
    assert polish.startswith("Słońce  (lanterns/sun, designed)\n  Karta: światło 1\n")
    assert polish.count("\n\n") == 2


def test_long_lines_are_wrapped(command: Command) -> None:
    text = command("content", "show", "voidfall", "focuses/temptation")
    assert all(len(line) <= 100 for line in text.splitlines())
    assert "\n  Conspire: gain 1 Corruption: advance once on a Civilization track" in text


def test_unknown_content_is_a_mistake(mistake: Command) -> None:
    assert mistake("content", "show", LANTERNS, "cards") == (
        "there is no kind 'cards'; expected charms, lanterns, prizes"
    )
    line = mistake("content", "show", LANTERNS, "prizes/gold")
    assert line == "there is no 'gold' among the prizes of lanterns"


def test_the_words_of_cards_are_printed(command: Command) -> None:
    text = command("content", "vocabulary", "revenant")
    assert text.startswith("# The words of Revenant's cards\n")
    assert "### `gain_tactics`" in text


# -- packs --------------------------------------------------------------------------------------


def test_a_game_is_counted_shown_played_and_verified_with_a_pack(
    tmp_path: Path, command: Command, mistake: Command
) -> None:
    pack(tmp_path, PRIZE.format(id="harvest", effect="{points = 7}"))
    given = ["--pack", str(tmp_path)]
    table = json.loads(command("content", "list", LANTERNS, "--json", *given))
    assert table["prizes"]["count"] == 7
    shown = command("content", "show", LANTERNS, "prizes/harvest", *given)
    assert shown == "Harvest  (prizes/harvest, designed)\n  score 7 points\n"
    saved = ["--games", "1", "--save", str(tmp_path / "games"), *given]
    command("selfplay", LANTERNS, "--players", "2", "--check", *saved)
    (record,) = (tmp_path / "games").iterdir()
    assert "every hash agrees" in command(
        "record", "verify", str(record), "--game", LANTERNS, *given
    )
    assert "\npack harvest 1.0 (" in command("record", "show", str(record))
    line = mistake("record", "verify", str(record), "--game", LANTERNS)
    assert line.startswith("the record needs the pack harvest 1.0 (")
    file = str(tmp_path / "mine.record")
    played = ["play", "--terminal", LANTERNS, "--save", file, *given]
    command(*played, "--seats", "2", typed="1\nq\n")
    resumed = ["play", "--terminal", LANTERNS, "--resume", file, *given]
    assert f"{file}" in command(*resumed, typed="q\n")


def test_a_pack_that_breaks_a_game_is_refused_with_the_game(
    tmp_path: Path, mistake: Command
) -> None:
    pack(tmp_path, PRIZE.format(id="cask", effect="{oil = -9}"))
    line = mistake("content", "check", str(tmp_path), "--game", LANTERNS, "--games", "20")
    assert line.startswith("a game with it breaks a rule: a keeper owes oil (config {")


def test_a_name_that_does_not_exist_is_refused_with_its_place(
    tmp_path: Path, mistake: Command
) -> None:
    text = (FOLDER / "fallen_houses.toml").read_text(encoding="utf-8")
    card = "[[fallen_houses]]" + text.split("[[fallen_houses]]")[1].replace(
        "technologies = [", 'technologies = ["no-such-thing", '
    )
    (tmp_path / "pack.toml").write_text(ABOUT.replace("lanterns", "voidfall"))
    (tmp_path / "fallen_houses.toml").write_text(card, encoding="utf-8")
    line = mistake("content", "check", str(tmp_path))
    assert line.startswith(f"{tmp_path / 'fallen_houses.toml'}:1: fallen-")
    assert ".technologies.0: 'no-such-thing' is not among the technologies" in line


def test_a_part_without_a_text_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack(tmp_path, PRIZE.format(id="new", effect="{oil = 2}"))
    found = open_pack(tmp_path)
    game = games.with_packs(GAME, [found])
    monkeypatch.delitem(game.catalogue.texts["pl"], "effect-oil")
    with pytest.raises(BadData, match=r"prizes.toml:2: new: nothing says 'effect-oil' in 'pl'"):
        trial.read_aloud(game, [("prizes", "new")])


def test_the_games_that_are_tried_use_what_can_be_named() -> None:
    house, map_ = "valnis", "knifes-breadth"
    found = list(trial.configs(games.find("voidfall"), {house, map_, "shields"}, 3))
    assert any(config["scenario"] == map_ for config in found)
    assert house in str(found)
    assert len(found) == 3
