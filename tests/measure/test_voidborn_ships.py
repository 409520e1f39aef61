from __future__ import annotations

from domineum.revenant.words import (
    CYCLES,
)
from tests.measure.voidborn_ships import Game, line, play

FAILURES = 2
"""How many Failures a Cycle can have: one for each card."""


def test_a_game_is_counted_by_what_happened_in_it() -> None:
    game = play(("random", 3, 4))
    assert (game.players, game.seed) == (3, 4)
    assert 17 <= game.most <= 32
    assert game.damage >= game.skirmishes > 0
    assert 0 <= game.failures <= CYCLES * FAILURES
    assert play(("random", 3, 4)) == game


def test_all_ships_are_on_the_board_when_more_are_wanted_or_none_is_left() -> None:
    """[R-008]"""
    assert not Game(1, 2, most=31, lacking=0, skirmishes=1, damage=1, failures=0).reached
    assert Game(1, 2, most=32, lacking=0, skirmishes=1, damage=1, failures=0).reached
    assert Game(1, 2, most=30, lacking=1, skirmishes=1, damage=1, failures=0).reached


def test_the_line_has_the_figures_of_all_games() -> None:
    games = [
        Game(1, 2, most=32, lacking=2, skirmishes=10, damage=30, failures=3),
        Game(2, 2, most=20, lacking=0, skirmishes=30, damage=70, failures=0),
    ]
    shown = line("2 players", games)
    assert "2 players: 32 ships in 1 of 2 games (9.5 to 90.5 %)" in shown
    assert "at most 26.0 on average" in shown
    assert "Damage per Skirmish 2.50, Failures per game 1.50" in shown
