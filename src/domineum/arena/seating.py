"""The bots of a game, each with a referee and a generator of its own."""

from __future__ import annotations

import math
from typing import Any

from domineum.arena.tournament import Lineup, Tournament
from domineum.bots import Guarded, Planner, SeatAtTable, find_guarded
from domineum.kernel import Match, Random


def seat_bots(
    match: Match[Any], tournament: Tournament, lineup: Lineup, number: int
) -> list[Guarded]:
    """Make the bots of a game of a block and let them sit."""
    found = []
    for seat, spec in enumerate(lineup):
        random = Random.stream(match.seed, f"arena {number} {seat}")
        bot = find_guarded(spec, match.game, random, tournament.seconds)
        if "@" not in spec:
            without_clock(bot)
        bot.sit(SeatAtTable(match, seat))
        found.append(bot)
    return found


def without_clock(guarded: Guarded) -> None:
    """Let a cadet or captain try all its plans, however long that takes: its games can be repeated.

    What an admiral plays depends on its seconds, so it keeps its clock.
    """
    if type(guarded.bot) is Planner:
        guarded.bot.seconds = math.inf


def check_bots(tournament: Tournament) -> None:
    """Refuse a bot that cannot be found, before anything is played."""
    for spec in dict.fromkeys(tournament.bots):
        find_guarded(spec, tournament.found, Random(0))
