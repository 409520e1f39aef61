"""catanatron, a fast Catan in Python, side by side: `pip install catanatron` to see it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from bench.measure import Row, microseconds, most_per_second

TICKS = 150
"""About half of a game."""


def rows(seconds: float) -> Iterator[Row]:
    """Measure what we measure of our own games, or nothing if it is not installed."""
    try:
        catan: Any = importlib.import_module("catanatron")
    except ModuleNotFoundError:
        return
    name = "catanatron, 2 seats"

    def start() -> Any:
        return catan.Game(
            [catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)]
        )

    def play(seed: int) -> int:
        game = start()
        plies = 0
        while game.winning_color() is None and plies < 10_000:
            game.play_tick()
            plies += 1
        return plies

    def play_one(seed: int) -> int:
        play(seed)
        return 1

    yield Row(name, "random play", most_per_second(play, seconds), "decisions/s")
    yield Row(name, "whole game", 1e3 / most_per_second(play_one, seconds), "ms")
    games = [start() for _ in range(20)]
    for game in games:
        for _ in range(TICKS):
            game.play_tick()
    states = [game.state.copy for game in games]
    yield Row(name, "copy of a state", microseconds(states, seconds), "us")
    yield Row(name, "copy at a checkpoint", microseconds([g.copy for g in games], seconds), "us")
