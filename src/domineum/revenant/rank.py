"""The Captain and the Rank."""

from __future__ import annotations

from domineum.kernel import Event
from domineum.revenant.state import At, Rule
from domineum.revenant.words import (
    RANK_TOP,
)


def increase(at: At) -> Rule:
    """Raise the Captain's Rank by one, up to 3, with what it brings. [R-158] [R-159] [R-160]"""
    if at.player.rank < RANK_TOP:
        at.player.rank += 1
        yield Event("rank", at.seat, "R-159", rank=at.player.rank, player=at.seat)
