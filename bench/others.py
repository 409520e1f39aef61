"""Games of other libraries with random players: `pip install catanatron chess` to see them all."""

from __future__ import annotations

import importlib
import importlib.util
import random
from functools import partial
from typing import Any, Protocol

from bench.measure import Work, each

LONGEST = 10_000
"""A game is stopped after this many decisions."""
STOPPED = 20
"""How many games are stopped half-way, to be copied."""


class Other(Protocol):
    """A game of another library."""

    name: str
    module: str
    """What it is imported from."""

    def start(self) -> Any:
        """Begin a game."""

    def go_on(self, game: Any) -> bool:
        """Make one choice at random, or say that the game is over."""

    def copy_state(self, game: Any) -> object:
        """Copy the position."""

    def copy(self, game: Any) -> object:
        """Copy the game with what can be chosen next, so that it could go on."""


class Catan:
    """catanatron, a fast Catan, for two."""

    name = "catanatron, 2 seats"
    module = "catanatron"

    def start(self) -> Any:
        """Begin a game of two random players."""
        catan: Any = importlib.import_module(self.module)
        colors = (catan.Color.RED, catan.Color.BLUE)
        return catan.Game([catan.RandomPlayer(color) for color in colors])

    def go_on(self, game: Any) -> bool:
        """Let the player whose turn it is decide."""
        if game.winning_color() is not None:
            return False
        game.play_tick()
        return True

    def copy_state(self, game: Any) -> object:
        """Copy the state."""
        return game.state.copy()

    def copy(self, game: Any) -> object:
        """Copy the game; what can be done is a part of it."""
        return game.copy()


class Chess:
    """python-chess."""

    name = "python-chess"
    module = "chess"

    def start(self) -> Any:
        """Set up a board."""
        chess: Any = importlib.import_module(self.module)
        return chess.Board()

    def go_on(self, game: Any) -> bool:
        """Make a legal move."""
        if game.is_game_over():
            return False
        game.push(random.choice(list(game.legal_moves)))
        return True

    def copy_state(self, game: Any) -> object:
        """Copy the board without the moves that led there."""
        return game.copy(stack=False)

    def copy(self, game: Any) -> object:
        """Copy the board and look for the legal moves."""
        twin = game.copy(stack=False)
        return twin, list(twin.legal_moves)


class Spiel:
    """A game that OpenSpiel has in Python."""

    module = "pyspiel"

    def __init__(self, game: str) -> None:
        self.name = f"OpenSpiel, {game.removeprefix('python_')}"
        self.game = game

    def start(self) -> Any:
        """Begin a game."""
        importlib.import_module("open_spiel.python.games")  # registers them
        spiel: Any = importlib.import_module(self.module)
        state = spiel.load_game(self.game).new_initial_state()
        self._draw(state)
        return state

    def _draw(self, state: Any) -> None:
        """Let chance decide until a player is asked."""
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])

    def go_on(self, game: Any) -> bool:
        """Let a player decide, and chance after that."""
        if game.is_terminal():
            return False
        game.apply_action(random.choice(game.legal_actions()))
        self._draw(game)
        return True

    def copy_state(self, game: Any) -> object:
        """Copy the state."""
        return game.clone()

    def copy(self, game: Any) -> object:
        """Copy the state and look for the legal actions."""
        twin = game.clone()
        return twin, twin.legal_actions()


OTHERS: list[Other] = [
    Catan(),
    Chess(),
    Spiel("python_tic_tac_toe"),
    Spiel("python_liars_poker"),
    Spiel("python_team_dominoes"),
]


class Beside:
    """Measures a game of another library: as much of what we measure in ours as it allows."""

    measures = ("random play", "whole game", "copy of a state", "copy of a match")

    def __init__(self, other: Other) -> None:
        self.other = other

    @property
    def name(self) -> str:
        """What it is called in the table."""
        return self.other.name

    @property
    def installed(self) -> bool:
        """Whether there is anything to measure."""
        return importlib.util.find_spec(self.other.module) is not None

    def work(self, measure: str) -> Work:
        """Prepare a measure and return its work."""
        if not measure.startswith("copy"):
            whole = measure == "whole game"
            return lambda _: min(self._play(), 1) if whole else self._play()
        copy = self.other.copy_state if measure == "copy of a state" else self.other.copy
        return each([partial(copy, self._half()) for _ in range(STOPPED)])

    def _play(self) -> int:
        """Play a game and return how many decisions it took."""
        return self._choose(self.other.start(), LONGEST)

    def _choose(self, game: Any, most: int) -> int:
        made = 0
        while made < most and self.other.go_on(game):
            made += 1
        return made

    def _half(self) -> Any:
        """A game in its middle, or near it."""
        game = self.other.start()
        self._choose(game, self._play() // 2)
        return game


def installed() -> list[Beside]:
    """Those that are there."""
    return [beside for beside in map(Beside, OTHERS) if beside.installed]
