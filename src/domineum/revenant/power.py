"""The Power of a House."""

from __future__ import annotations

from domineum.revenant.sectors import ships_on_board
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    HOUSE_OF,
)


def power(fleet: Fleet, house: int) -> int:
    """The number of its ships on the Main board, and 1 by the chosen Colony. [R-120] [R-122]"""
    total = ships_on_board(fleet, house)
    if fleet.colony and HOUSE_OF[fleet.content.colonies[fleet.colony].house] == house:
        total += 1
    return total
