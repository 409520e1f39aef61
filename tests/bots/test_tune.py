"""Weights are tuned by self-play, and a run that was stopped goes on."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from domineum.arena import tune
from domineum.arena.fitting import Effect, Row, changes, effects
from domineum.bots import habits
from domineum.bots.values import read_weights
from domineum.kernel import DomineumError, Option, Question, Random
from domineum.revenant.bots import ALL
from domineum.voidfall.bots import RIVALS


def test_a_fit_finds_which_weights_win_and_leaves_the_others() -> None:
    random = Random(1)
    rows = []
    for _ in range(400):
        x = [(random.below(2001) - 1000) / 1000 for _ in range(3)]
        rows.append(Row(x, 8 * x[0] - 4 * x[1] + random.below(11) - 5))
    found = effects(rows)
    assert [effect.mean for effect in found] == pytest.approx([8, -4, 0], abs=1)
    assert all(abs(found[i].mean - [8, -4, 0][i]) < 3 * found[i].error for i in range(3))
    step = changes(found, 0.2)
    assert step[0] > 0.2 > -0.1 > step[1]
    assert abs(step[2]) < 0.05


def test_what_could_be_chance_changes_nothing() -> None:
    assert Effect(1.0, 1.5).sure == Effect(0.0, 0.0).sure == 0
    assert 0.7 < Effect(1.0, 0.5).sure < 1
    assert changes([Effect(1.0, 1.5)] * 2, 0.2) == [0, 0]


def test_a_game_gives_a_row_for_every_seat_but_the_last() -> None:
    three = {"off": [[0.0, 1.0], [0.5, 0.0], [0.5, 0.5]], "margins": [5.0, -5.0, -9.0]}
    assert tune.rows_of([three]) == [Row([-0.5, 0.75], 5.0), Row([0.25, -0.75], -5.0)]


def test_alone_weights_are_off_in_both_directions() -> None:
    tuning = tune.Tuning("voidfall", "solo", 1, ("C011",), "easy", 4, 1.0, 7, "")
    old = tune.start_weights(tuning)
    game = tune.play(tuning, old, 0)
    assert game["off"][0] == [-one for one in game["off"][1]]
    assert game["margins"][0] == -game["margins"][1] != 0
    assert tune.rows_of([game]) == [Row([2 * one for one in game["off"][0]], game["margins"][0])]


def test_units_and_rivals_are_not_fitted() -> None:
    old = read_weights(RIVALS)
    names = tune.fitted_names(old)
    assert "influence" not in names
    assert "rival" not in names
    assert "technologies" in names
    off = tune.changed(old, tune.disturbances(old, 0.5, Random(1)))
    assert {name for name in old if off[name] != old[name]} == {n for n in names if old[n]}


def arguments(out: Path, *more: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    tune.add_arguments(parser)
    usual = ["voidfall", "--players", "2", "--games", "8", "--plans", "1", "--check", "1"]
    usual += ["--jobs", "1"]
    return parser.parse_args([*usual, "--out", str(out), *more])


def test_equal_weights_are_not_ahead_of_each_other() -> None:
    tuning = tune.Tuning("revenant", "competitive", 3, (), "", 1, 0.5, 7, "")
    same = read_weights(ALL)
    met = tune.compare(tuning, same, same, 10, 0)
    assert sum(met["ahead"]) == pytest.approx(0)
    assert any(met["ahead"])
    assert sum(met["won"]) <= 1
    assert met["fair"] == pytest.approx(1 / 3)


def test_tuning_writes_weights_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune.run(arguments(tmp_path)) == 0
    assert "games: 8 of 8" in capsys.readouterr().err
    found = read_weights(tmp_path / "weights.toml")
    assert set(found) == set(read_weights(RIVALS))
    assert found["influence"] == (1.0, 1.0)
    assert found != read_weights(RIVALS)
    journal = tmp_path / "games.jsonl"
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[:-1]) + lines[-1][:100], encoding="utf-8")
    (tmp_path / "weights.toml").unlink()
    assert tune.run(arguments(tmp_path, "--jobs", "2")) == 0
    assert json.loads(lines[-1]) == json.loads(journal.read_text(encoding="utf-8").splitlines()[-1])
    assert read_weights(tmp_path / "weights.toml") == found
    with pytest.raises(DomineumError, match="belongs to another command"):
        tune.run(arguments(tmp_path, "--seed", "5"))


def test_habits_are_counted_and_read(tmp_path: Path) -> None:
    assert tune.run(arguments(tmp_path, "--habits", "--mode", "any", "--players", "0")) == 0
    text = (tmp_path / "habits.toml").read_text(encoding="utf-8")
    ratios = tomllib.loads(text)["habits"]
    assert ratios["voidfall.act end"] > 0
    path = tmp_path / "mine.toml"
    path.write_text('[habits]\n"t take a" = 2.0\n"t take b" = 0.01\n', encoding="utf-8")
    question = Question(0, "t", [Option("take", x, about=x) for x in "abc"])
    found = habits.habits(path)
    guessed = Counter(found.guess(question, random) for random in map(Random, range(300)))
    assert guessed[0] > guessed[2] > guessed[1] > 0
    assert all(found.guess(question, Random(seed), but=0) for seed in range(50))
    assert habits.habits(tmp_path / "none.toml").guess(question, Random(1)) in range(3)
