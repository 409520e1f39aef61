"""The built-in bots by their ranks."""

from __future__ import annotations

from collections.abc import Callable

from domineum.bots.planner import Planner
from domineum.bots.random import RandomBot
from domineum.bots.seat import Bot
from domineum.bots.values import GAMES
from domineum.kernel import DomineumError, Random

RANKS: dict[str, Callable[[Random], Bot]] = {
    "random": RandomBot,
    "cadet": lambda random: Planner(random, plans=30, seconds=0.2),
    "captain": lambda random: Planner(random, plans=400, seconds=1.0),
}
"""A cadet answers in about 3 ms, a captain thinks for about half a second about a turn."""


def make(rank: str, game: str, random: Random) -> Bot:
    """Make a bot of a rank for a game."""
    if rank not in RANKS:
        raise DomineumError(f"there is no bot '{rank}'; there are {', '.join(RANKS)}")
    if rank != "random" and game not in GAMES:
        raise DomineumError(f"only random bots play {game} yet")
    return RANKS[rank](random)


def usual(game: str) -> str:
    """The rank that plays a game unless somebody asks for another."""
    return "cadet" if game in GAMES else "random"
