"""The examples for research run, and do what they say."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.bots import SeatAtTable
from domineum.cli import main
from domineum.kernel import Match, Random
from tests.draw_learning import pictures
from tests.needs import needs
from tests.thorough import THOROUGH, thorough, upto

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
FIRST = "import sys; prompt = sys.stdin.read(); print('I take the first.'); print('ANSWER 1')"
STUBBORN = "print('I would rather not say.')"


def example(name: str, *options: str, **environment: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *options], cwd=EXAMPLES,
        env=os.environ | {"PYTHONUTF8": "1"} | environment,
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def model(tmp_path: Path, source: str) -> str:
    """The command of a model that is a line of Python."""
    path = tmp_path / "model.py"
    path.write_text(source, encoding="utf-8")
    return f"{Path(sys.executable).as_posix()} -S -E {path.as_posix()}"


def test_a_model_behind_a_command_plays_a_game(tmp_path: Path) -> None:
    talk = tmp_path / "talk.jsonl"
    told = example(
        "language_model.py", model(tmp_path, FIRST), "--game", "voidfall", "--mode", "solo",
        "--talk", str(talk),
    )  # fmt: skip
    counts = re.fullmatch(r"scores .*\nasked (\d+), wrong answers 0, left to chance 0\n", told)
    assert counts
    lines = [json.loads(line) for line in talk.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == int(counts[1]) > 20
    assert all("ANSWER 1" in line["answer"] for line in lines)
    assert lines[0]["prompt"].startswith("You play Voidfall.")


def test_a_model_that_does_not_answer_is_asked_again_and_then_chance_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    module = importlib.import_module("language_model")
    game = games.find("revenant")
    match: Match[Any] = Match(game, game.random_config(Random(1), mode="solo"), 1)
    talk = tmp_path / "talk.jsonl"
    bot = module.LanguageModel(Random(1), model(tmp_path, STUBBORN), talk)
    bot.sit(SeatAtTable(match, 0))
    question = match.question()
    assert question.find(bot.decide({}, question)) >= 0
    assert (bot.asked, bot.wrong, bot.by_chance) == (1, module.TRIES, 1)
    assert "expected a line like" in talk.read_text(encoding="utf-8")


def test_an_agent_is_evaluated_against_bots(tmp_path: Path) -> None:
    options = ("random", "--game", "revenant", "--games", "4", "--out", str(tmp_path))
    told = example("evaluate.py", *options, "--players", "2", "--against", "random")
    row = told.splitlines()[-1]
    assert re.fullmatch(r"\| random \| 4 \| \d+ % \(\d+ to \d+\) \| [\d.]+ \| [\d.]+ \| .*\|", row)
    told = example("evaluate.py", *options, "--mode", "solo", "--against", "recruit")
    agent, recruit = told.splitlines()[-2:]
    assert agent.startswith("| random | 4 |")
    gap = re.search(r"([-\d.]+) ± [\d.]+ \|$", recruit)
    assert gap
    assert float(gap[1]) > 0


WAYS = {"one": ("--jobs", "1"), "two": ("--jobs", "2"), "ray": ("--ray", "local", "--jobs", "2")}
UNLIKE = ("times.jsonl", "blocks.jsonl", "lock")
"""Files that tell when something was done, or in which order."""


def files(folder: Path) -> dict[Path, bytes]:
    """All files of a dataset that must be the same."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.name not in UNLIKE]
    return {path.relative_to(folder): path.read_bytes() for path in paths}


@thorough
@needs("learn,ray", "pandas", "pyarrow", "ray", "torch")
def test_a_dataset_is_the_same_however_it_is_made_and_all_libraries_read_it(
    tmp_path: Path,
) -> None:
    command = ["dataset", "make", "voidfall", "--mode", "solo", "--bots", "random"]
    command += ["--games", str(upto(34, 80)), "--seed", "3"]
    for way, options in WAYS.items():
        assert main([*command, *options, "--out", str(tmp_path / way)]) == 0
    one, two, ray = (files(tmp_path / way) for way in WAYS)
    assert one.keys() == two.keys() == ray.keys()
    assert [path for path in one if not one[path] == two[path] == ray[path]] == []
    assert len([path for path in one if path.suffix == ".parquet"]) > 2
    told = example("load_dataset.py", str(tmp_path / "one"))
    known = re.search(r"torch: foresees (\d+)% of choices; chance (\d+)%", told)
    assert "pyarrow: " in told
    assert "pandas: " in told
    assert known


def test_the_pictures_of_learning_show_the_runs_that_are_kept() -> None:
    for path, picture in pictures().items():
        assert picture == path.read_text(encoding="utf-8")


@thorough
@needs("learn", "torch")
def test_ppo_learns_and_plays_in_the_arena(tmp_path: Path) -> None:
    out = tmp_path / "ppo"
    example("ppo.py", "--minutes", "60", "--steps", str(upto(2048, 40960)), "--out", str(out))
    curve = [json.loads(line) for line in (out / "curve.jsonl").read_text("utf-8").splitlines()]
    assert curve[-1]["steps"] == upto(2048, 40960)
    if THOROUGH:
        assert curve[-1]["points"] > 3 * max(2.0, curve[0]["points"])
    told = example(
        "evaluate.py", "ppo.py:Agent", "--game", "voidfall", "--mode", "solo", "--games",
        str(upto(3, 40)), "--against", "random", "--out", str(tmp_path / "games"),
        PPO_AGENT=str(out / "agent.pt"),
    )  # fmt: skip
    assert "| ppo.py:Agent |" in told
