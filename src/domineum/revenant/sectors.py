"""Ships and Sectors: the geometry of the Main board and the limits of its Sectors."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from domineum.kernel import Event
from domineum.revenant.state import At, Fleet
from domineum.revenant.words import (
    ABOARD_LIMIT,
    ARKSHIP,
    FRIGATE,
    OUTER,
    SHIPS,
    SUPPLY,
    VOIDBORN_LIMIT,
    VOIDBORN_SHIPS,
    kind_of,
)

COUNTER_CLOCKWISE = 1
"""The step of the ring that counts as counter-clockwise. [R-141]"""


def _adjacency() -> tuple[tuple[int, ...], ...]:
    """Read the neighbours of each Sector: 1 to 8 outer, 9 to 12 inner. [R-139] [R-140]"""
    path = Path(__file__).parent / "content" / "sectors.toml"
    records = tomllib.loads(path.read_text(encoding="utf-8"))["sectors"]
    numbers = {record["id"]: number for number, record in enumerate(records, 1)}
    return ((), *(tuple(numbers[x] for x in record["adjacent"]) for record in records))


ADJACENT = _adjacency()
NEAR = tuple(
    tuple(s for s in (here, *around) if s in OUTER) for here, around in enumerate(ADJACENT)
)
"""The outer Sectors in reach of an effect with the adjacency icon. [R-131]"""


def _distances(start: int) -> tuple[int, ...]:
    steps = {start: 0}
    border = [start]
    while border:
        border = [
            s for s in dict.fromkeys(n for b in border for n in ADJACENT[b]) if s not in steps
        ]
        steps.update(dict.fromkeys(border, max(steps.values()) + 1))
    return tuple(steps.get(sector, 0) for sector in range(len(ADJACENT)))


DISTANCE = tuple(_distances(sector) for sector in range(1, len(ADJACENT)))


def distance(here: int, there: int) -> int:
    """Steps between two Sectors, inner Sectors included. [R-140]"""
    return DISTANCE[here - 1][there]


def neighbour(sector: int, step: int) -> int:
    """The next outer Sector of the ring in a direction. [R-139] [R-141]"""
    return (sector - 1 + step) % 8 + 1


def ships_in(fleet: Fleet, sector: int) -> list[int]:
    """The House ships in a Sector; one that has landed counts for its Planet's. [R-223]"""
    place = fleet.place
    return [ship for ship in range(SHIPS) if place[ship] == sector]


def aboard(fleet: Fleet, sector: int) -> int:
    """Fighters, Dropships and Shuttles in a Sector, landed ones included. [R-134]"""
    place = fleet.place
    return place[1:SHIPS].count(sector) - place[4:SHIPS:4].count(sector)


def arkship_limit(sector: int) -> int:
    """Sectors 3 and 7 hold two Arkships, the others one. [R-133]"""
    return 2 if sector in (3, 7) else 1


def has_room(fleet: Fleet, sector: int, ship: int) -> bool:
    """Whether a ship may enter an outer Sector within the limits. [R-133] [R-134] [R-136]"""
    if ship >= FRIGATE:
        return True
    if kind_of(ship) == ARKSHIP:
        return fleet.place[0:SHIPS:4].count(sector) < arkship_limit(sector)
    return aboard(fleet, sector) < ABOARD_LIMIT


def add_voidborn(fleet: Fleet, sector: int, number: int) -> tuple[int, int]:
    """Add Voidborn ships up to the limit of 6 and as far as there are any left of the 32.

    Say how many came, and how many the supply lacked. [R-135] [R-287] [R-008]
    """
    wanted = min(number, VOIDBORN_LIMIT - fleet.voidborn[sector])
    placed = min(wanted, VOIDBORN_SHIPS - sum(fleet.voidborn))
    fleet.voidborn[sector] += placed
    return placed, wanted - placed


def short_voidborn(lacking: int) -> Iterator[Event]:
    """Say how many Voidborn ships the supply lacked, if any. [R-008]"""
    if lacking:
        yield Event("short-voidborn", None, "R-008", n=lacking)


def ships_on_board(fleet: Fleet, house: int) -> int:
    """How many ships of a House are on the Main board. [R-123]"""
    first, second, third, fourth = fleet.place[house * 4 : house * 4 + 4]
    return (first > SUPPLY) + (second > SUPPLY) + (third > SUPPLY) + (fourth > SUPPLY)


def targets(at: At, where: str) -> tuple[int, ...]:
    """The outer Sectors in which an effect may be resolved. [R-130] [R-131] [R-132] [RU-68]"""
    if where in ("any", "any_split"):
        return tuple(OUTER)
    sector = at.state.place[FRIGATE + at.seat] if where == "own_frigate" else at.sector
    if sector not in OUTER:
        return ()
    return NEAR[sector] if where == "adjacent" else (sector,)


def is_landed(fleet: Fleet, ship: int) -> bool:
    """Whether a Dropship or Frigate is on a Planet."""
    return ship in fleet.landed
