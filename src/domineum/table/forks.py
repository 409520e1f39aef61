"""Forks: private tables to try something out, which touch nothing of the real one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from domineum.kernel import Choice, Match, Random, Seat
from domineum.table.live import LiveTable


def fork(match: Match[Any], seat: Seat | None, random: Random) -> LiveTable:
    """A table from what a seat (None: a spectator) knows of a running game.

    It begins where the present step began, with everything dealt again that the seat did not
    know then, and repeats what the seat has chosen since, unless the step has shown something.
    So it holds neither the seed nor a choice of anybody else: the seat may have it whole.
    """
    state, _, since = match.step_begun()
    shown = (state.random, state.reveals) != (match.state.random, match.state.reveals)
    match.game.redeal(state, seat, random)
    own = takewhile(lambda made: made.seat == seat, () if shown else since)
    return _table(Match.at(match.game, match.config, random.bits(), state, log=True), own)


def open_fork(match: Match[Any]) -> LiveTable:
    """A table from a position as it is, for games of which everybody may know everything."""
    state, _, since = match.step_begun()
    return _table(Match.at(match.game, match.config, match.seed, state, log=True), since)


def _table(match: Match[Any], choices: Iterable[Choice]) -> LiveTable:
    table = LiveTable(match)
    for made in choices:
        if not made.forced:
            table.do(made.seat, [("choose", made.code)], "fork", "")
    return table
