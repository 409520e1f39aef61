from __future__ import annotations

from collections import Counter

import pytest

from domineum.arena.plan import Plan
from tests.measure.voidborn import average, play, report

START = 40
"""Influence of each player at the start."""


def test_the_items_explain_both_scores(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("voidfall", ("random",), mode="coop", players=2, difficulty="easy")
    game = play((plan, 3, {}))
    assert game.target == sum(game.after.values())
    assert sum(game.scores) / 2 == START + sum(game.sources.values())
    assert Counter(game.crises["crisis"]).total() == game.events["crisis"]
    report("coop", [game], events=False)
    shown = capsys.readouterr().out
    assert f"target {game.target} from {sum(game.before.values())}" in shown
    assert f"won {int(game.won)} of 1" in shown


def test_an_item_that_a_game_lacks_counts_as_nothing() -> None:
    assert average([{"base": 60, "rifts": 30}, {"base": 100}]) == {"base": 80, "rifts": 15}
