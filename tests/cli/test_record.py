from __future__ import annotations

import json
from pathlib import Path

import pytest

from domineum.cli import main
from tests.cli.conftest import Command

GAME = ("--game", "tests.example:GAME")


def test_a_record_is_shown_choice_by_choice(record: Path, command: Command) -> None:
    lines = command("record", "show", str(record)).splitlines()
    assert lines[0].startswith("lanterns, rules 1, content ")
    assert lines[1] == "config: players 3"
    assert lines[2].split()[:4] == ["1", "pick", "seat", "0"]


def test_a_position_is_shown_as_a_spectator_sees_it(record: Path, command: Command) -> None:
    text = command("record", "show", str(record), *GAME, "--at", "0")
    assert "round 1" in text
    assert "hand 3" in text
    position = json.loads(command("record", "show", str(record), *GAME, "--at", "0", "--json"))
    assert [question["topic"] for question in position["questions"]] == ["lanterns.pick"] * 3


def test_a_record_in_either_form_is_verified(record: Path, command: Command) -> None:
    assert command("record", "verify", str(record), *GAME).endswith("the game is over\n")
    other = record.with_suffix(".json")
    other.write_text(command("record", "show", str(record), "--json"), encoding="utf-8")
    found = json.loads(command("record", "verify", str(other), *GAME, "--json"))
    assert (found["good"], found["over"]) == (True, True)
    assert "3 choices" in command("record", "verify", str(other), *GAME, "--at", "3")


def test_a_forged_record_names_the_choice(
    record: Path, mistake: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text()
    record.write_text(text.replace(": play", ": eat", 1))
    assert mistake("record", "verify", str(record), *GAME).startswith("choice 1 (pick, seat 0): ")
    assert main(["record", "verify", str(record), *GAME, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["good"] is False


def test_a_place_beyond_the_end_is_refused(record: Path, mistake: Command) -> None:
    assert "the record has" in mistake("record", "show", str(record), *GAME, "--at", "9999")
    assert "the record has" in mistake("record", "verify", str(record), *GAME, "--at", "-1")


def test_a_record_never_says_which_module_to_import(record: Path, mistake: Command) -> None:
    record.write_text(record.read_text().replace("game lanterns", "game tests.example:GAME"))
    assert "--game" in mistake("record", "verify", str(record))


def test_what_is_not_a_record_is_named(tmp_path: Path, mistake: Command) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    assert mistake("record", "show", str(path)) == f"{path}: this is not a record, nor any text"
    path.write_text("hello")
    assert mistake("record", "show", str(path)).startswith(f"{path}: line 1: expected")
    assert mistake("record", "show", str(tmp_path / "no")).endswith("No such file or directory")
