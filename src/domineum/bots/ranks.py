"""The built-in bots by their ranks.

A rank has an id, which records and settings keep, and a name, which people see and type.
"""

from __future__ import annotations

from collections.abc import Callable

from domineum.bots.admiral import Admiral
from domineum.bots.planner import Planner
from domineum.bots.random import RandomBot
from domineum.bots.seat import Bot
from domineum.bots.values import judge_of
from domineum.kernel import AnyGame, DomineumError, Random

PATIENCE = 10.0
"""Seconds after which a cadet or captain stops in any case. Usually their number of plans ends
their search long before that, so that they play the same on every machine."""
RANKS: dict[str, Callable[[Random, float | None], Bot]] = {
    "random": lambda random, _: RandomBot(random),
    "cadet": lambda random, seconds: Planner(random, 40, seconds or PATIENCE),
    "captain": lambda random, seconds: Planner(random, 300, seconds or PATIENCE, samples=3),
    "admiral": lambda random, seconds: Admiral(random, seconds or 3.0),
}
"""A cadet needs about 25 ms for a turn, a captain a quarter of a second."""
NAMES = {"random": "random", "cadet": "recruit", "captain": "veteran", "admiral": "master"}
"""What people call the ranks: Revenant has Cadets, Captains and Admirals of its own."""
RANK_OF = {name: rank for rank, name in NAMES.items()} | {rank: rank for rank in RANKS}
"""Ranks by all that a person may type."""


def is_rank(spec: str) -> bool:
    """Whether this is a rank, with or without seconds."""
    return spec.partition("@")[0] in RANK_OF


def make(spec: str, game: AnyGame, random: Random) -> Bot:
    """Make a bot of a rank for a game; `master@5` thinks for five seconds about a turn."""
    name, _, text = spec.partition("@")
    rank = RANK_OF.get(name)
    if rank is None:
        raise DomineumError(f"there is no bot '{name}'; there are {', '.join(NAMES.values())}")
    if rank != "random":
        judge_of(game)
    return RANKS[rank](random, _seconds(spec, text))


def _seconds(spec: str, text: str) -> float | None:
    if "@" not in spec:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise DomineumError(f"'{spec}': expected a number of seconds after the @")
    return seconds


def playing(game: AnyGame) -> list[str]:
    """The ranks that play a game, the weakest first."""
    return [rank for rank in RANKS if rank == "random" or game.judge is not None]


def usual(game: AnyGame) -> str:
    """The rank that plays a game unless somebody asks for another."""
    return "random" if game.judge is None else "cadet"
