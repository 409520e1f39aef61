"""The command `domineum arena`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from domineum.cli import main
from tests.arena.conftest import Command

RUN = ("run", "--game", "revenant", "--players", "2", "--jobs", "1")
DUEL = (*RUN, "--bots", "random,tests.arena.players:First", "--games", "2")


def test_a_tournament_is_played_and_reported(command: Command, tmp_path: Path) -> None:
    text = command(*DUEL, "--out", str(tmp_path))
    assert text.startswith("games            2 (seeds 0 to 0)\n")
    assert "points" in text
    assert "openskill  " in text
    assert text.endswith(f"report           {tmp_path / 'report.html'}\n")
    record = next((tmp_path / "records").iterdir())
    assert main(["record", "verify", str(record)]) == 0


def test_a_report_is_in_the_requested_language(command: Command, tmp_path: Path) -> None:
    command(*DUEL, "--out", str(tmp_path), "--language", "pl")
    assert "Kto kogo wyprzedza" in (tmp_path / "report.html").read_text(encoding="utf-8")
    command("report", str(tmp_path))
    assert "Who is ahead of whom" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_the_balance_is_measured_with_one_bot_on_all_seats(
    command: Command, tmp_path: Path
) -> None:
    options = ("--game", "revenant", "--bot", "random", "--games", "9", "--no-records")
    text = command("balance", *options, "--jobs", "1", "--out", str(tmp_path))
    assert "unfair seats" in text
    assert "Balance: Revenant" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert list((tmp_path / "records").iterdir()) == []


def test_a_tutorial_is_for_one_unless_more_are_asked_for(command: Command, tmp_path: Path) -> None:
    options = ("--mode", "tutorial", "--bots", "random", "--games", "1", "--jobs", "1")
    text = command("run", "--game", "voidfall", *options, "--out", str(tmp_path))
    assert "won 0 of 1" in text


def test_a_terminal_shows_games_estimate_and_standing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["arena", *DUEL[:-1], "4", "--out", str(tmp_path)]) == 0
    shown = capsys.readouterr().err
    assert "] 2/4  about" in shown
    assert "left  random" in shown or "left  tests.arena" in shown
    assert shown.endswith("\n")


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        ((*RUN, "--bots", "deep-thought,random"), "there is no bot 'deep-thought'"),
        ((*RUN, "--bots", "random,./nowhere.py:Bot"), "there is no file nowhere.py"),
        ((*RUN, "--bots", ","), "--bots: expected at least one bot"),
        ((*RUN, "--bots", "random", "--games", "0"), "--games: expected a number from 1"),
        ((*RUN, "--bots", "random", "--jobs", "-1"), "--jobs: expected a number from 1"),
        ((*RUN, "--bots", "random", "--mode", "coop"), "--mode: expected competitive, solo"),
        ((*RUN, "--bots", "random", "--scenario", "x"), "Revenant has no maps"),
        (("run", "--game", "go", "--bots", "random"), "there is no game 'go'"),
        (("balance", "--bot", "random,random"), "--bot: expected one bot"),
        (("report", "nowhere"), "nowhere: there is no tournament in this folder"),
    ],
)
def test_nonsense_is_one_clear_line(
    argv: tuple[str, ...], problem: str, mistake: Command, tmp_path: Path
) -> None:
    out = () if argv[0] == "report" else ("--out", str(tmp_path / "out"))
    assert problem in mistake(*argv, *out)
    assert not (tmp_path / "out").exists()


def test_ray_is_imported_only_when_it_is_asked_for(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from domineum.cli import main\n"
        f"main(['arena', *{DUEL!r}, '--out', {str(tmp_path)!r}])\n"
        "sys.exit('ray' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_without_ray_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, mistake: Command, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    line = mistake(*DUEL, "--ray", "local", "--out", str(tmp_path))
    assert line == "--ray: this needs pip install 'domineum[ray]'"


def test_without_openskill_there_is_no_standing(
    monkeypatch: pytest.MonkeyPatch, command: Command, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    text = command(*DUEL, "--out", str(tmp_path))
    assert "points" in text
    assert "openskill  " not in text


def test_any_game_of_the_contract_has_an_arena(command: Command, tmp_path: Path) -> None:
    """Lanterns is named nowhere in the package."""
    played = ["run", "--game", "tests.example:GAME", "--players", "2"]
    out = ["--jobs", "1", "--out", str(tmp_path / "out")]
    text = command(*played, "--bots", "random,tests.arena.players:First", "--games", "4", *out)
    assert "tests.arena.players:First" in text
    assert len([*(tmp_path / "out" / "records").iterdir()]) == 4


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (("--mode", "coop"), "--mode: expected competitive"),
        (("--players", "5"), "--players: expected 2, 3, 4, found 5"),
        (("--scenario", "x"), "lanterns has nothing of that kind"),
        (("--bots", "captain"), "only random bots play lanterns yet"),
    ],
)
def test_what_a_plain_game_does_not_have_is_refused(
    given: tuple[str, ...], problem: str, mistake: Command, tmp_path: Path
) -> None:
    bots = () if "--bots" in given else ("--bots", "random")
    game = ("run", "--game", "tests.example:GAME", "--out", str(tmp_path / "out"))
    assert problem in mistake(*game, *bots, *given)


def test_bots_meet_on_a_map_of_a_pack(command: Command, tmp_path: Path) -> None:
    pack = Path(__file__).parents[2] / "examples" / "packs" / "quiet-beacons"
    played = ["run", "--game", "voidfall", "--pack", str(pack), "--bots", "random"]
    out = ["--scenario", "beacon-strait", "--games", "1", "--jobs", "1", "--out", str(tmp_path)]
    command(*played, *out)
    line = json.loads((tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert line["map"] == "beacon-strait"
    record = next((tmp_path / "records").iterdir()).read_text(encoding="utf-8")
    assert "\npack quiet-beacons 1.0 " in record
