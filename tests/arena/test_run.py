"""A tournament survives everything, and is the same however it is played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from domineum.arena.code import fingerprint
from domineum.arena.pool import processes
from domineum.arena.run import Ways, run
from domineum.arena.store import Store, read_blocks, read_run
from domineum.arena.tournament import Tournament
from domineum.kernel import DomineumError
from tests.arena import players
from tests.arena.conftest import play, silent
from tests.arena.players import HELD_AT, HOLD, lines

PLAN = Tournament("revenant", ("random", "tests.arena.players:First"), games=28, players=2, seed=3)
SMALL = replace(PLAN, games=4)
OPTIONS = [
    "--game", PLAN.game, "--bots", ",".join(PLAN.bots), "--games", str(PLAN.games),
    "--players", str(PLAN.players), "--seed", str(PLAN.seed),
]  # fmt: skip


def started(folder: Path, **environment: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "domineum", "arena", "run", *OPTIONS, "--jobs", "2"]
    return subprocess.Popen(
        [*command, "--out", str(folder)],
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
    )


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def running() -> dict[int, int]:
    """All processes that run, each with its parent."""
    if Path("/proc/self/stat").exists():
        rows = map(_status, Path("/proc").glob("[0-9]*"))
    else:
        command = ["ps", "-A", "-o", "pid=,ppid=,stat="]
        output = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
        rows = map(str.split, output.splitlines())
    return {int(row[0]): int(row[1]) for row in rows if row and row[2][0] != "Z"}


def _status(process: Path) -> list[str]:
    """The number, parent and state of a process; nothing if it has just ended."""
    try:
        state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [process.name, parent, state]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tournament, played without interruption in one process."""
    folder = tmp_path_factory.mktemp("whole")
    play(PLAN, folder, records=True)
    return folder


def same(one: Path, other: Path) -> bool:
    files = ["results.jsonl", *(f"records/{path.name}" for path in (one / "records").iterdir())]
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in files)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_killed_in_the_middle_it_goes_on_to_the_same_results(whole: Path, tmp_path: Path) -> None:
    first = started(tmp_path, **{HOLD: str(tmp_path / "blocks.jsonl")})
    while lines(tmp_path / "blocks.jsonl") < HELD_AT:
        assert first.poll() is None
        time.sleep(0.02)
    workers = {number for number, parent in running().items() if parent == first.pid}
    assert workers
    first.send_signal(signal.SIGKILL)
    first.wait()
    kept = lines(tmp_path / "blocks.jsonl")
    assert HELD_AT <= kept < 14
    assert not (tmp_path / "results.jsonl").exists()
    until = time.monotonic() + 120
    while workers & running().keys():
        assert time.monotonic() < until, "a worker outlives its parent"
        time.sleep(0.1)
    with (tmp_path / "blocks.jsonl").open("ab") as file:
        file.write(b'{"block":13,"games":[{"blo')
    before = (tmp_path / "blocks.jsonl").read_bytes().rpartition(b"\n")[0]
    assert started(tmp_path).wait() == 0
    assert (tmp_path / "blocks.jsonl").read_bytes().startswith(before + b"\n")
    numbers = [block["block"] for block in read_lines(tmp_path / "blocks.jsonl")]
    assert sorted(numbers) == list(range(14))
    assert same(whole, tmp_path)


def test_processes_give_the_same_results_as_one(whole: Path, tmp_path: Path) -> None:
    assert started(tmp_path).wait() == 0
    assert same(whole, tmp_path)


def test_all_that_was_wanted_is_in_the_results(whole: Path) -> None:
    games = read_lines(whole / "results.jsonl")
    assert len(games) == PLAN.games
    assert Counter(game["seed"] for game in games) == dict.fromkeys(range(3, 17), 2)
    assert all((whole / game["record"]).is_file() for game in games)


def test_a_finished_tournament_is_not_played_again(tmp_path: Path) -> None:
    play(SMALL, tmp_path)
    before = (tmp_path / "blocks.jsonl").stat().st_mtime_ns
    play(SMALL, tmp_path)
    assert (tmp_path / "blocks.jsonl").stat().st_mtime_ns == before


def test_more_games_are_added_to_those_that_are_there(whole: Path, tmp_path: Path) -> None:
    play(SMALL, tmp_path, records=True)
    kept = (tmp_path / "blocks.jsonl").read_bytes()
    play(PLAN, tmp_path, records=True)
    assert (tmp_path / "blocks.jsonl").read_bytes().startswith(kept)
    assert same(whole, tmp_path)


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        (replace(SMALL, seed=4), "another tournament .seed: 3, now 4"),
        (replace(SMALL, bots=("random", "random")), "another tournament .bots"),
        (replace(SMALL, game="voidfall"), "another tournament .game"),
    ],
)
def test_different_tournaments_are_not_mixed(
    other: Tournament, problem: str, tmp_path: Path
) -> None:
    play(SMALL, tmp_path)
    with pytest.raises(DomineumError, match=problem):
        play(other, tmp_path)


def test_results_of_different_code_are_not_mixed(tmp_path: Path) -> None:
    play(SMALL, tmp_path)
    path = tmp_path / "run.json"
    path.write_text(path.read_text().replace(fingerprint("revenant"), "0123456789abcdef"))
    with pytest.raises(DomineumError, match=r"begun with other code .0123456789abcdef"):
        play(SMALL, tmp_path)


def test_a_bot_whose_file_has_changed_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(Path(players.__file__).read_text())
    tournament = replace(SMALL, bots=("random", f"{file}:First"))
    play(tournament, tmp_path / "out")
    play(tournament, tmp_path / "out")
    file.write_text(file.read_text() + "\n")
    with pytest.raises(DomineumError, match=r"begun with other .*mine\.py:First"):
        play(tournament, tmp_path / "out")


def test_two_processes_do_not_play_the_same_tournament(tmp_path: Path) -> None:
    with (
        Store(tmp_path),
        pytest.raises(DomineumError, match="another process plays this tournament"),
    ):
        play(SMALL, tmp_path)
    play(SMALL, tmp_path)


def test_a_worker_that_dies_is_reported_and_nothing_is_lost(tmp_path: Path) -> None:
    tournament = replace(SMALL, bots=("random", "tests.arena.players:Deadly"))
    with pytest.raises(DomineumError, match="a process of the arena died"):
        run(tournament, tmp_path, Ways(processes(2), silent, False))
    assert read_blocks(tmp_path) == []
    play(replace(SMALL, seed=3), tmp_path / "other")


def test_a_damaged_file_is_reported(tmp_path: Path) -> None:
    play(SMALL, tmp_path)
    path = tmp_path / "blocks.jsonl"
    path.write_bytes(b"{" + path.read_bytes())
    with pytest.raises(DomineumError, match=r"blocks\.jsonl:1: this line is damaged"):
        play(SMALL, tmp_path)
    (tmp_path / "run.json").write_text("{}")
    with pytest.raises(DomineumError, match="this is not the plan of a tournament"):
        read_run(tmp_path)
    (tmp_path / "run.json").unlink()
    with pytest.raises(DomineumError, match=r"run\.json is missing"):
        play(SMALL, tmp_path)


def test_the_progress_shows_games_and_standing(tmp_path: Path) -> None:
    shown: list[tuple[int, int, int, str]] = []
    run(SMALL, tmp_path, Ways(processes(1), lambda *news: shown.append(news), False))
    assert [news[:3] for news in shown] == [(0, 0, 4), (0, 2, 4), (0, 4, 4)]
    assert "random" in shown[-1][3]
    assert os.listdir(tmp_path / "records") == []
