"""What a block leaves behind."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from domineum import games
from domineum.arena.play import Played, play_block, ranks, win_shares
from domineum.arena.tournament import Tournament, blocks
from domineum.kernel import DomineumError, Message, Outcome
from domineum.kernel.record import load, replay
from tests.arena.players import Slow

WRONG = "tests.arena.players:Wrong"
FIRST = "tests.arena.players:First"
DUEL = Tournament("revenant", ("random", FIRST), players=2, games=2)


def played(tournament: Tournament, records: bool = False) -> Played:
    return play_block(tournament, next(iter(blocks(tournament))), records)


def test_a_block_is_played_the_same_way_everywhere() -> None:
    first, second = played(DUEL, records=True), played(DUEL, records=True)
    assert (first.games, first.records) == (second.games, second.records)
    assert first.times != second.times


def test_bots_change_seats_on_the_same_table() -> None:
    one, two = played(DUEL).games
    assert one["bots"] == two["bots"][::-1]
    assert one["labels"]["captain"] == two["labels"]["captain"]
    assert one["digest"] != two["digest"]


@pytest.mark.parametrize("game", games.names())
def test_the_games_are_good_records(game: str) -> None:
    block = played(Tournament(game, ("random",), players=2, games=1), records=True)
    (line,) = block.games
    (text,) = block.records.values()
    record = load(text)
    assert line["record"] == f"records/{next(iter(block.records))}"
    assert record.digest == line["digest"]
    match = replay(record, games.find(game))
    assert match.outcome is not None
    assert match.outcome.scores == line["scores"]


def test_what_a_bot_does_wrong_is_counted_and_chance_decides() -> None:
    block = played(Tournament("revenant", ("random", WRONG), players=2, games=2))
    for game in block.games:
        seat = game["bots"].index(WRONG)
        assert game["faults"][1 - seat] == {}
        faults, decisions = game["faults"][seat], game["decisions"][seat]
        assert faults["illegal"] == decisions // 5
        assert faults["crash"] == decisions // 7 - decisions // 35


def test_a_bot_that_is_too_slow_loses_the_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(perf_counter=lambda: Slow.now)
    monkeypatch.setattr("domineum.bots.guard.time", clock)
    slow = "tests.arena.players:Slow"
    block = played(Tournament("revenant", ("random", slow), players=2, games=1, seconds=1))
    assert [game["faults"][game["bots"].index(slow)] for game in block.games] == [{"late": 1}] * 2


def test_planners_do_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = Tournament("voidfall", ("cadet",), mode="tutorial", players=1, games=1)
    hurried = iter(range(0, 10**9, 1000))
    usual = played(tournament).games
    with monkeypatch.context() as patched:
        patched.setattr("time.monotonic", lambda: next(hurried))
        assert played(tournament).games == usual


def test_decisions_are_timed_by_bot() -> None:
    block = played(DUEL)
    asked = dict.fromkeys(DUEL.bots, 0)
    for game in block.games:
        for bot, decisions in zip(game["bots"], game["decisions"], strict=True):
            asked[bot] += decisions
    assert {bot: clock["decisions"] for bot, clock in block.times["bots"].items()} == asked


def test_what_was_offered_and_taken_is_counted_for_the_balance() -> None:
    tournament = Tournament(
        "voidfall", (FIRST,), players=2, games=1, balance=True, swap_houses=True
    )
    counts = played(tournament).counts
    focuses = {name: count for name, count in counts.items() if name.startswith("focus ")}
    assert focuses
    assert all(0 <= won <= taken <= offered <= 4 for offered, taken, won in counts.values())
    assert any(taken == 0 for _, taken, _ in focuses.values())
    assert played(replace(tournament, balance=False)).counts == {}


LABELS = {
    "voidfall": ["house", "origin", "order"],
    "revenant": ["house", "captain", "frigate", "order"],
}


@pytest.mark.parametrize("game", games.names())
def test_a_seat_is_described_by_its_labels(game: str) -> None:
    (line,) = played(Tournament(game, ("random",), players=3, seed=3, games=1)).games
    assert list(line["labels"]) == LABELS[game]
    assert all(len(set(values)) == 3 for values in line["labels"].values())
    assert sorted(line["labels"]["order"]) == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("tournament", "difficulty", "target"),
    [
        (Tournament("voidfall", ("random",), mode="tutorial", players=1), None, 120),
        (Tournament("voidfall", ("random",), mode="solo", difficulty="hard"), "hard", None),
        (
            Tournament("voidfall", ("random",), mode="coop", players=2, difficulty="easy"),
            "easy",
            None,
        ),
        (Tournament("revenant", ("random",), mode="solo", difficulty="captain"), "captain", None),
    ],
)
def test_games_against_a_goal(
    tournament: Tournament, difficulty: str | None, target: int | None
) -> None:
    tournament.check()
    line: dict[str, Any] = played(tournament).games[0]
    assert line.get("difficulty") == difficulty
    assert target in (None, line["target"])
    assert tournament.together


def outcome(winners: list[int], *scores: int) -> Outcome:
    return Outcome(winners, list(scores), Message("end"))


def test_the_winner_of_equal_scores_is_first() -> None:
    assert ranks(outcome([1], 7, 7, 3), "competitive") == [2, 1, 3]
    assert ranks(outcome([0, 1], 7, 7, 3), "competitive") == [1, 1, 3]
    assert ranks(outcome([0, 1], 130, 140), "tutorial") == [2, 1]


def test_a_shared_first_place_counts_in_parts() -> None:
    assert win_shares([1, 1, 3]) == [0.5, 0.5, 0.0]


def test_a_defect_of_the_rules_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no end")

    monkeypatch.setitem(games.find("revenant").steps, "turn", fail)
    with pytest.raises(DomineumError, match=r"seed 0, game 0, choice \d+: ZeroDivisionError"):
        played(DUEL)
