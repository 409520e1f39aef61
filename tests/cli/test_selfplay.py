from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from domineum.cli import main
from domineum.kernel.record import load, replay
from domineum.voidfall import GAME
from domineum.voidfall.state import Voidfall
from tests.cli.conftest import Command

VOIDFALL = ("selfplay", "voidfall", "--mode", "competitive")


def test_games_are_played_checked_and_counted(command: Command) -> None:
    text = command(*VOIDFALL, "--players", "2", "--games", "2", "--seed", "5", "--check")
    lines = [line.split()[0] for line in text.splitlines()]
    assert lines[:5] == ["games", "decisions", "decisions/s", "copy", "copy"]
    assert "seat 1" in text
    assert "seat 2" not in text
    assert "end-" in text


def test_the_figures_for_programs(command: Command) -> None:
    options = ("--players", "3", "--games", "2", "--json")
    found = json.loads(command(*VOIDFALL, *options))
    assert set(found) == {
        "games", "decisions", "seconds", "decisions_per_second", "state_copy_us", "match_copy_us",
        "mean_scores", "ends", "broken",
    }  # fmt: skip
    assert found["games"] == sum(found["ends"].values()) == 2
    assert len(found["mean_scores"]) == 3
    assert found["broken"] == []


def test_the_same_seed_plays_the_same_games(command: Command, tmp_path: Path) -> None:
    for name in ("one", "two"):
        command(*VOIDFALL, "--games", "2", "--seed", "3", "--save", str(tmp_path / name))
    first, second = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [path.name for path in first] == ["voidfall-3.record", "voidfall-4.record"]
    assert [path.read_text() for path in first] == [path.read_text() for path in second]


def test_a_saved_game_is_a_good_record(command: Command, tmp_path: Path) -> None:
    wishes = ("--scenario", "twin-throats", "--houses", "fenrax:B,zenor", "--preselect")
    command(*VOIDFALL, *wishes, "--games", "1", "--save", str(tmp_path))
    record = load((tmp_path / "voidfall-0.record").read_text(encoding="utf-8"))
    assert replay(record, GAME).over
    assert record.config["houses"][0] == {"house": "fenrax", "side": "B"}
    assert record.config["houses"][1]["house"] == "zenor"
    assert (record.config["scenario"], record.config["preselect"]) == ("twin-throats", True)


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_broken_invariant_stops_its_game_and_is_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], in_a_folder: Path
) -> None:
    def check(state: Voidfall) -> Iterator[str]:
        if state.random.value % 2 and state.round == 2:
            yield "I-999: this cannot be"

    monkeypatch.setattr(GAME, "check", check)
    assert main([*VOIDFALL, "--games", "6", "--check", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert found["broken"]
    for broken in found["broken"]:
        assert broken["problem"] == "I-999: this cannot be"
        record = load((in_a_folder / broken["record"]).read_text(encoding="utf-8"))
        assert record.seed == broken["seed"]
        assert replay(record, GAME).state.round == 2
    assert main([*VOIDFALL, "--games", "6", "--check"]) == 1
    assert "BROKEN: seed" in capsys.readouterr().out


def test_a_rule_that_fails_is_reported_with_what_came_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], in_a_folder: Path
) -> None:
    def fail(state: Voidfall, number: int) -> None:
        raise ZeroDivisionError("the round has no end")

    with monkeypatch.context() as patched:
        patched.setitem(GAME.steps, "round", fail)
        assert main([*VOIDFALL, "--games", "1", "--json"]) == 1
        found = json.loads(capsys.readouterr().out)
        assert found["broken"][0]["problem"] == "ZeroDivisionError: the round has no end"
        record = load((in_a_folder / found["broken"][0]["record"]).read_text(encoding="utf-8"))
        assert not replay(record, GAME).over
    assert found["ends"] == {}


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (["--players", "5"], "players: expected 2, 3 or 4, found 5"),
        (["--mode", "chess"], "mode: expected"),
        (["--scenario", "atlantis"], "scenario: there is no scenario 'atlantis'"),
        (["--scenario", "two-lanterns", "--players", "4"], "is not for 4 players"),
        (["--houses", "stark"], "there is no House 'stark'"),
        (["--houses", "valnis:C"], "the side of an Origin is A or B"),
        (["--houses", "valnis,valnis"], "a House is named twice"),
        (["--houses", "valnis,zenor,fenrax", "--players", "2"], "no such scenario is open to"),
        (["--scenario", "two-lanterns", "--houses", "valnis:B"], "no such scenario is open to"),
        (["--games", "0"], "--games: expected a number from 1"),
        (["--seed", "-1"], "--seed: expected a number from 0"),
    ],
)
def test_nonsense_is_one_clear_line(wish: list[str], problem: str, mistake: Command) -> None:
    assert problem in mistake("selfplay", "voidfall", *wish)


def test_any_game_that_keeps_the_contract_is_played(command: Command, mistake: Command) -> None:
    lanterns = ("selfplay", "tests.example:GAME", "--games", "2", "--check")
    assert "end-lanterns     2" in command(*lanterns)
    assert "scenario: this game has no such choice" in mistake(*lanterns, "--scenario", "x")
    assert "there is no game 'go'" in mistake("selfplay", "go")


def test_a_terminal_shows_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([*VOIDFALL, "--games", "1"]) == 0
    shown = capsys.readouterr().err
    assert "] 0/1" in shown
    assert shown.endswith("] 1/1\n")


def test_games_against_the_voidborn_show_how_they_were_lost(command: Command) -> None:
    options = ("--mode", "solo", "--difficulty", "hard", "--games", "3", "--check")
    text = command("selfplay", "voidfall", *options)
    assert "won              0.0 %" in text
    assert "seat 1" not in text
    assert "end-" in text


def test_the_score_of_the_voidborn_is_shown_item_by_item(command: Command) -> None:
    options = ("--mode", "solo", "--difficulty", "easy", "--games", "40", "--json")
    found = json.loads(command("selfplay", "voidfall", *options))
    scored = found["ends"].get("end-outdone", 0)
    assert scored
    assert found["win_rate"] == 0
    rival = found["rival"]
    assert rival["base"] == 60
    items = sum(amount for name, amount in rival.items() if name != "total")
    assert abs(rival["total"] - items) < 0.1


def test_a_group_is_as_large_as_asked_for(command: Command) -> None:
    options = ("--mode", "coop", "--players", "4", "--games", "1", "--json")
    found = json.loads(command("selfplay", "voidfall", *options))
    assert len(found["mean_scores"]) == 4


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (["--mode", "solo", "--players", "2"], "players: expected 1, found 2"),
        (["--mode", "coop", "--players", "1"], "players: expected 2, 3 or 4, found 1"),
        (["--mode", "coop", "--scenario", "c011"], "there is no scenario 'c011'"),
        (["--mode", "solo", "--difficulty", "absurd"], "expected easy, medium, hard"),
        (["--difficulty", "easy"], "a competitive game has none"),
    ],
)
def test_options_must_fit_the_mode(wish: list[str], problem: str, mistake: Command) -> None:
    assert problem in mistake("selfplay", "voidfall", *wish)
