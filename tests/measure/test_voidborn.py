from __future__ import annotations

from collections import Counter

import pytest

from domineum.arena.tournament import Tournament
from domineum.voidfall import GAME
from tests.measure.voidborn import Game, average, play, play_all, report, summary


def test_the_items_explain_both_scores(capsys: pytest.CaptureFixture[str]) -> None:
    tournament = Tournament("voidfall", ("random",), mode="coop", players=2, difficulty="easy")
    game = play((tournament, 3, {}))
    assert game.target == sum(game.after.values())
    start = GAME.records.scenarios[game.scenario].starting_influence["easy"]
    assert sum(game.scores) / 2 == start + sum(game.sources.values())
    assert Counter(game.crises["crisis"]).total() == game.events["crisis"]
    report("coop", [game], events=False)
    shown = capsys.readouterr().out
    assert f"target {game.target} from {sum(game.before.values())}" in shown
    assert f"won {int(game.won)} of 1" in shown


def test_an_item_that_a_game_lacks_counts_as_nothing() -> None:
    assert average([{"base": 60, "rifts": 30}, {"base": 100}]) == {"base": 80, "rifts": 15}


def finished(scenario: str, difficulty: str, target: int, *scores: int) -> Game:
    """A game of which only the end matters."""
    won = min(scores) >= target
    return Game(
        scenario, difficulty, won, False, target, list(scores), {}, {}, {}, 1.0, {}, {}
    )  # fmt: skip


def test_the_summary_has_a_line_for_each_map_and_one_for_all() -> None:
    games = [
        finished("ashen-delta", "easy", 100, 120, 110, 130),
        finished("ashen-delta", "easy", 100, 120, 90, 130),
        finished("three-wounds", "easy", 100, 100, 100, 100),
    ]
    rows = summary(games).splitlines()[2:]
    assert [row.split(" | ")[0] for row in rows] == ["| all", "| ashen-delta", "| three-wounds"]
    assert "2 of 3" in rows[0]
    assert "+0 ± 10" in rows[1]


def test_no_game_is_begun_when_the_time_is_over() -> None:
    tournament = Tournament("voidfall", ("random",), mode="coop", players=2, difficulty="easy")
    assert list(play_all([(tournament, 3, {})], jobs=1, seconds=0)) == []
    assert len(list(play_all([(tournament, 3, {})], jobs=1, seconds=60))) == 1
