"""Weights are learned from what came of turns, and a run that was stopped goes on."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.arena import learn, tune
from domineum.arena.learning import Expectation, gains, learned
from domineum.arena.ridge import Ridge
from domineum.arena.turns import Course, Watch, differences, explore
from domineum.bots.values import Weight, evaluator, read_weights, weights_at
from domineum.kernel import DomineumError, Match, Random
from domineum.revenant.bots import ALL


def draw(random: Random) -> float:
    return (random.below(2001) - 1000) / 1000


def test_least_squares_find_the_weights_behind_the_rows() -> None:
    random, ridge = Random(1), Ridge(3)
    for _ in range(200):
        row = {place: draw(random) for place in range(3)}
        ridge.add(row, 3 * row[0] - 2 * row[1] + draw(random) / 10)
    assert ridge.solve([0.0] * 3) == pytest.approx([3, -2, 0], abs=0.05)
    assert ridge.solve([200.0, 0.0, 0.0]) == pytest.approx([1.5, -2, 0], abs=0.3)


def test_a_column_without_rows_has_no_weight() -> None:
    ridge = Ridge(2)
    ridge.add({0: 2.0}, 6.0)
    assert ridge.solve([0.0, 0.0]) == pytest.approx([3.0, 0.0])


def course(random: Random, worth: Callable[[dict[str, float], float], float]) -> Course:
    """Four turns that change things by chance; what they are worth is what comes of them."""
    ahead, turns = 0.0, []
    for left in (4, 3, 2, 1):
        time = left / 4
        changed = {"points": draw(random) * 9, "ships": draw(random) * 3, "card-a": draw(random)}
        changes = {name: (x, x * time) for name, x in changed.items()}
        turns.append({"time": time, "ahead": ahead, "changes": changes})
        ahead += worth(changed, time)
    return {"turns": turns, "margin": ahead}  # type: ignore[typeddict-item]


def test_what_turns_are_worth_is_learned_with_the_time_at_which_they_were() -> None:
    """The old weights know the points and half of what a ship is worth, and nothing of the card."""
    random = Random(1)
    played = [
        {
            "courses": [
                course(random, lambda x, t: x["points"] + 2 * x["ships"] + 6 * t * x["card-a"])
            ]
        }
        for _ in range(4000)
    ]
    old = {"points": Weight(1.0, 1.0), "ships": Weight(1.0, 1.0), "unseen": Weight(5.0, 5.0)}
    new = learned(played, old)
    assert new["points"] == old["points"]
    assert new["unseen"] == old["unseen"]
    assert new["ships"] == pytest.approx((2.0, 2.0), abs=0.35)
    assert abs(new["card-a"].end) < 1.5
    assert new["card-a"].beginning == pytest.approx(6.0, abs=1.5)


def test_what_came_of_a_turn_is_more_than_what_was_expected() -> None:
    one: Course = {
        "turns": [{"time": t, "ahead": a, "changes": {}} for t, a in ((1.0, 0.0), (0.5, 10.0))],
        "margin": 20.0,
    }
    expect = Expectation([one])
    last, first = gains(one, expect)
    assert last[0] is one["turns"][1]
    assert last[1] == pytest.approx(20 - expect.before(one["turns"][1]))
    came = 0.8 * 20 + 0.2 * expect.before(one["turns"][1])
    assert first[1] == pytest.approx(came - expect.before(one["turns"][0]))


def test_a_difference_keeps_only_what_has_become_other() -> None:
    before, after = {"a": (1.0, 0.5), "b": (2.0, 1.0)}, {"a": (1.0, 0.5), "c": (3.0, 0.0)}
    assert differences(before, after) == {"b": (-2.0, -1.0), "c": (3.0, 0.0)}


@pytest.mark.parametrize("game", ["voidfall", "revenant"])
def test_every_turn_of_every_seat_is_seen_and_adds_up_to_what_it_is_worth(game: str) -> None:
    tuning = tune.Tuning(game, "competitive", 2, (), "", 1, 0.0, 7, "")
    weights = tune.start_weights(tuning)
    courses: list[Course] = explore(tuning, weights, 0)["courses"]
    assert len(courses) == 2
    assert courses[0]["margin"] == -courses[1]["margin"]
    for one in courses:
        times = [turn["time"] for turn in one["turns"]]
        assert len(times) >= 12
        assert times == sorted(times, reverse=True)
        assert times[0] == 1.0


def test_the_changes_of_a_turn_are_worth_the_difference_of_the_values() -> None:
    game = games.find("voidfall")
    tuning = tune.Tuning("voidfall", "competitive", 2, (), "", 1, 0.0, 7, "")
    weights = dict(tune.start_weights(tuning)) | {"technology-robotics": Weight(2.0, 5.0)}
    match: Match[Any] = Match(game, tuning.config(7), 7)
    while game.chapter(match.state).seat is None:
        match.answer(match.question(), 0)
    seat, value = match.question().seat, evaluator(game, weights)
    watch, before = Watch(match, weights), value(match.state, seat)
    watch._begin(seat)
    while not watch.turns[seat]:
        match.answer(match.question(), 0)
        watch.look()
    worth = 0.0
    for name, (change, early) in watch.turns[seat][0]["changes"].items():
        one = weights.get(name, Weight(0.0, 0.0))
        worth += one.end * change + (one.beginning - one.end) * early
    assert worth == pytest.approx(value(match.state, seat) - before, abs=0.2)


def test_weights_change_evenly_from_the_beginning_to_the_end() -> None:
    known = {"a": Weight(2.0, 6.0)}
    assert [weights_at(known, time)["a"] for time in (1.0, 0.5, 0.0)] == [6.0, 4.0, 2.0]


def proof(*ahead: float) -> learn.Proof:
    return learn.proof_of([{"ahead": [x], "won": [x > 0], "fair": 0.5} for x in ahead])


def test_only_what_can_hardly_be_chance_is_proven() -> None:
    assert proof(3, 4, 5, 4).better
    assert not proof(9, -4, 5, -4).better
    assert not proof(-3, -4, -5, -4).better
    assert not proof(5).better
    assert str(proof(3, 4, 5, 4)) == "4 games: 4 won (fair: 2), +4.0 ± 0.8 points"


def arguments(out: Path, *more: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    learn.add_arguments(parser)
    usual = ["revenant", "--players", "2", "--games", "6", "--plans", "1", "--check", "2"]
    usual += ["--jobs", "1", "--rounds", "1"]
    return parser.parse_args([*usual, "--out", str(out), *more])


def test_learning_writes_weights_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn.run(arguments(tmp_path)) == 0
    said = capsys.readouterr()
    assert "games: 6 of 6" in said.err
    assert said.out.startswith("round 1: 4 games: ")
    path = tmp_path / "weights.toml"
    text = path.read_text(encoding="utf-8")
    assert "#   domineum" in text
    assert "round 1: 4 games: " in text
    found = read_weights(path)
    assert set(found) >= set(read_weights(ALL))
    assert ("not taken" in text) == (found == read_weights(ALL))
    journal = tmp_path / "round-1" / "turns.jsonl"
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[:-1]) + lines[-1][:100], encoding="utf-8")
    path.unlink()
    assert learn.run(arguments(tmp_path, "--jobs", "2")) == 0
    assert json.loads(lines[-1]) == json.loads(journal.read_text(encoding="utf-8").splitlines()[-1])
    assert read_weights(path) == found
    with pytest.raises(DomineumError, match="belongs to another command"):
        learn.run(arguments(tmp_path, "--seed", "5"))


def test_what_is_not_proven_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = {name: Weight(7.0, 7.0) for name in read_weights(ALL)}
    worse, better = proof(-3, -4), proof(3, 4, 5)
    for result, taken in ((worse, False), (better, True)):
        monkeypatch.setattr(learn, "learn", lambda *_, result=result: (new, result))
        assert learn.run(arguments(tmp_path)) == 0
        assert (read_weights(tmp_path / "weights.toml") == new) == taken


def test_written_weights_are_read_again(tmp_path: Path) -> None:
    weights = {"a": Weight(1.0, 1.0), "b": Weight(1.0, 2.5), "held card-scout": Weight(-1.0, 0.5)}
    path = tmp_path / "weights.toml"
    path.write_text(learn.text("revenant", weights, ["round 1"]), encoding="utf-8")
    assert read_weights(path) == weights


@pytest.mark.parametrize("wrong", [("--games", "0"), ("--jobs", "0"), ("--mode", "peace")])
def test_what_cannot_be_played_is_refused(tmp_path: Path, wrong: tuple[str, str]) -> None:
    with pytest.raises(DomineumError):
        learn.run(arguments(tmp_path, *wrong))
