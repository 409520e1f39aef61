"""The awards of the Colonies. [R-122] [R-244] [R-314]"""

from __future__ import annotations

import pytest

from domineum.revenant import scoring
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    HOUSE_OF,
)
from tests.revenant.table import CONTENT, attach, empty, give, hidden, put


def position() -> Fleet:
    fleet = empty()
    fleet.cycle = 4
    me = fleet.players[0]
    me.tactics, me.tracks, me.corrupted = 7, [4, 5, 3, 8, 0, 0, 0], [0] * 5
    give(me, material=2, energy=3, science=1)
    hidden(fleet, 0, "zenor", "yarvek", "yarvek")
    for card in ("scout", "cargo-nets", "patch-drones"):
        attach(fleet, 0, card)
    me.orders = ("wiretap", "cordon")
    return fleet


AWARDS = {
    "colony-axiom": 2,
    "colony-emberhold": 3,
    "colony-high-aerie": 3,
    "colony-free-port": 6,
    "colony-clearwater": 5,
    "colony-driftport": 4,
    "colony-manifold": 3,
}


@pytest.mark.parametrize("colony", CONTENT.colonies)
def test_a_colony_scores_what_it_says_and_raises_its_house(colony: str) -> None:
    """[R-122] [R-244] [R-314]"""
    fleet = position()
    fleet.colony = colony
    assert scoring.prestige(fleet, 0)["colony"] == AWARDS[colony]
    house = CONTENT.colonies[colony].house
    assert scoring.final_power(put(fleet, **{f"{house}_arkship": 3}), HOUSE_OF[house]) == 2


LIMITS = {
    "colony-axiom": 5,
    "colony-emberhold": 6,
    "colony-high-aerie": 6,
    "colony-free-port": 6,
    "colony-driftport": 8,
    "colony-manifold": 6,
}


@pytest.mark.parametrize(("colony", "best"), LIMITS.items())
def test_an_award_has_a_limit(colony: str, best: int) -> None:
    """[R-244]"""
    fleet = position()
    me = fleet.players[0]
    me.tactics, me.tracks = 12, [8] * 7
    give(me, material=2, energy=6, science=2, neutronium=2)
    hidden(fleet, 0, *["zenor"] * 4, *["yarvek"] * 4)
    me.orders = tuple(list(CONTENT.orders)[:12])
    fleet.colony = colony
    assert scoring.prestige(fleet, 0)["colony"] == best


def test_clearwater_needs_clean_compartments() -> None:
    fleet = position()
    fleet.colony = "colony-clearwater"
    fleet.players[0].corrupted[2] = 1
    assert scoring.prestige(fleet, 0)["colony"] == 0
