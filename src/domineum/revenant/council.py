"""The Council of the two-player game and its Ambassadors."""

from __future__ import annotations

from collections.abc import Sequence

from domineum.kernel import Event
from domineum.revenant.movement import name_of
from domineum.revenant.sectors import COUNTER_CLOCKWISE, has_room, neighbour
from domineum.revenant.state import Fleet, Rule
from domineum.revenant.words import (
    ARKSHIP,
    ASIDE,
    DROPSHIP,
    FIGHTER,
    HOUSES,
    kind_of,
)

PREFERENCE = (ARKSHIP, DROPSHIP, FIGHTER)
CARDS = 12


def council(fleet: Fleet) -> Rule:
    """Reveal a House and send an Ambassador to one of its ships. [R-332] [R-333] [R-338]"""
    house, fleet.council = fleet.council[0], fleet.council[1:]
    fleet.council_seen += (house,)
    fleet.reveal()
    yield Event("council", None, "R-332", house=HOUSES[house])
    ship = free_ship(fleet, house, PREFERENCE)
    fleet.ambassadors += (ship if ship >= 0 else ASIDE,)
    if ship < 0:
        yield Event("set-aside", None, "R-338")
        return
    yield Event("ambassador", None, "R-333", ship=name_of(ship))
    if kind_of(ship) == DROPSHIP:
        sector = land(fleet, ship)
        if sector:
            fleet.cubes[sector] = 0
            planet = fleet.planets[sector]
            yield Event("ambassador-landed", None, "R-335", planet=planet, sector=sector)


def free_ship(fleet: Fleet, house: int, kinds: Sequence[int]) -> int:
    """The first unoccupied ship of a House in an order of types, or -1. [R-333]"""
    taken = fleet.taken()
    for kind in kinds:
        ship = house * 4 + kind
        if fleet.place[ship] > 0 and ship not in taken:
            return ship
    return -1


def around(sector: int) -> tuple[int, int, int]:
    """The own Sector, the counter-clockwise and the clockwise neighbour. [R-336]"""
    return (
        sector,
        neighbour(sector, COUNTER_CLOCKWISE),
        neighbour(sector, -COUNTER_CLOCKWISE),
    )


def land(fleet: Fleet, ship: int) -> int:
    """Land on the nearest unoccupied Planet; say in which Sector, or 0. [R-335] [R-336] [R-337]"""
    here = fleet.place[ship]
    for sector in around(here):
        if not fleet.planets[sector] or fleet.landed[sector] >= 0:
            continue
        if sector == here or has_room(fleet, sector, ship):
            fleet.place[ship] = sector
            fleet.landed[sector] = ship
            return sector
    return 0
