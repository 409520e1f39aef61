"""Weights are tuned by self-play, and a run that was stopped goes on."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from domineum.arena import tune
from domineum.arena.fitting import Row, fit
from domineum.bots import habits
from domineum.bots.values import read_weights, weights
from domineum.kernel import DomineumError, Option, Question, Random


def test_a_fit_finds_the_weights_behind_the_rows() -> None:
    random = Random(1)
    rows = []
    for game in range(80):
        x = [random.below(11) - 5.0 for _ in range(3)]
        rows.append(Row(x, 2 * x[0] - 3 * x[1] + random.below(3) - 1, game))
    found = fit(rows, ["a", "b", "c"], {"a": 1.5, "b": 0.0, "c": 0.5})
    assert found.weights == pytest.approx({"a": 2, "b": -3, "c": 0}, abs=0.2)
    assert found.explained > 0.95 > found.before


def test_units_and_rivals_are_not_fitted() -> None:
    old = weights("voidfall")
    names = tune.fitted_names(old)
    assert "influence" not in names
    assert "rival" not in names
    assert "technologies" in names
    off = tune.disturbed(old, 0.5, Random(1))
    assert {name for name in old if off[name] != old[name]} == {n for n in names if old[n]}


def arguments(out: Path, *more: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    tune.add_arguments(parser)
    usual = ["voidfall", "--players", "2", "--games", "8", "--plans", "1", "--check", "1"]
    return parser.parse_args([*usual, "--out", str(out), *more])


def test_tuning_writes_weights_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune.run(arguments(tmp_path)) == 0
    assert "games: 8 of 8" in capsys.readouterr().err
    found = read_weights(tmp_path / "weights.toml")
    assert set(found) == set(weights("voidfall"))
    assert found["influence"] == 1.0
    assert found != weights("voidfall")
    journal = tmp_path / "positions.jsonl"
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[:-1]) + lines[-1][:100], encoding="utf-8")
    (tmp_path / "weights.toml").unlink()
    assert tune.run(arguments(tmp_path)) == 0
    assert json.loads(lines[-1]) == json.loads(journal.read_text(encoding="utf-8").splitlines()[-1])
    assert read_weights(tmp_path / "weights.toml") == found
    with pytest.raises(DomineumError, match="belongs to another command"):
        tune.run(arguments(tmp_path, "--seed", "5"))


def test_habits_are_counted_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tune.run(arguments(tmp_path, "--habits", "--mode", "any", "--players", "0")) == 0
    text = (tmp_path / "habits.toml").read_text(encoding="utf-8")
    ratios = tomllib.loads(text)["habits"]
    assert ratios["voidfall.act end"] > 0
    (tmp_path / "voidfall-habits.toml").write_text(
        '[habits]\n"t take a" = 2.0\n"t take b" = 0.01\n', encoding="utf-8"
    )
    monkeypatch.setattr(habits, "FOLDER", tmp_path)
    habits.habits.cache_clear()
    question = Question(0, "t", [Option("take", x, about=x) for x in "abc"])
    found = habits.habits("voidfall")
    guessed = Counter(found.guess(question, random) for random in map(Random, range(300)))
    assert guessed[0] > guessed[2] > guessed[1] > 0
    assert all(found.guess(question, Random(seed), but=0) for seed in range(50))
    habits.habits.cache_clear()


def test_games_without_a_single_rival_are_compared_with_their_mean() -> None:
    turns = [[0, [{"a": 1.0}], [0.0]]], [[0, [{"a": 3.0}], [0.0]]]
    games = [{"margins": [4.0], "turns": turns[0]}, {"margins": [8.0], "turns": turns[1]}] * 4
    assert tune.fit_games(games, {"a": 1.5}).weights["a"] == pytest.approx(2, abs=0.05)
