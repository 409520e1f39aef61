"""catanatron, a fast Catan in Python, side by side: `pip install catanatron` to see it."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from bench.measure import Work, each

TICKS = 150
"""About half of a game."""


class Catan:
    """Two random players of catanatron: as much of what we measure in our games as it allows."""

    name = "catanatron, 2 seats"
    measures = ("random play", "whole game", "copy of a state", "copy at a checkpoint")

    @staticmethod
    def installed() -> bool:
        """Whether there is anything to measure."""
        return importlib.util.find_spec("catanatron") is not None

    def work(self, measure: str) -> Work:
        """Prepare a measure and return its work."""
        if not measure.startswith("copy"):
            whole = measure == "whole game"
            return lambda _: min(_play(), 1) if whole else _play()
        games = [_half() for _ in range(20)]
        if measure == "copy of a state":
            return each([game.state.copy for game in games])
        return each([game.copy for game in games])


def _start() -> Any:
    catan: Any = importlib.import_module("catanatron")
    players = [catan.RandomPlayer(color) for color in (catan.Color.RED, catan.Color.BLUE)]
    return catan.Game(players)


def _play() -> int:
    """Play a game and return how many decisions it took."""
    game = _start()
    plies = 0
    while game.winning_color() is None and plies < 10_000:
        game.play_tick()
        plies += 1
    return plies


def _half() -> Any:
    game = _start()
    for _ in range(TICKS):
        game.play_tick()
    return game
