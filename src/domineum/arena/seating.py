"""The bots of a game, each with a referee and a generator of its own."""

from __future__ import annotations

import math
from typing import Any

from domineum.arena.plan import Lineup
from domineum.bots import Guarded, Planner, SeatAtTable, find_guarded
from domineum.kernel import Match, Random


def seat_bots(match: Match[Any], lineup: Lineup, seed: int, number: int) -> list[Guarded]:
    """Make the bots of a game and let them sit."""
    found = []
    for seat, spec in enumerate(lineup):
        random = Random.stream(seed, f"arena {number} {seat}")
        bot = find_guarded(spec, match.game.name, random)
        if "@" not in spec:
            without_clock(bot)
        bot.sit(SeatAtTable(match, seat))
        found.append(bot)
    return found


def without_clock(guarded: Guarded) -> None:
    """Let a planner try all its plans, however long that takes: games can be repeated then."""
    if isinstance(guarded.bot, Planner):
        guarded.bot.seconds = math.inf


def check_bots(specs: Lineup, game: str) -> None:
    """Refuse a bot that cannot be found, before anything is played."""
    for spec in dict.fromkeys(specs):
        find_guarded(spec, game, Random(0))
