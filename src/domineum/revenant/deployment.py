"""Deploying House ships."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask
from domineum.revenant.abilities import trigger
from domineum.revenant.movement import name_of
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.sectors import has_room
from domineum.revenant.state import At, Fleet, Scene
from domineum.revenant.words import (
    ARKSHIP,
    SECTOR_NAMES,
    SHIPS,
    SHUTTLE,
    SUPPLY,
    house_of,
    kind_of,
    ship_options,
)

DEPLOY = ship_options("deploy")
INTO: list[Option[int]] = [Option("into", n, sector=s) for n, s in enumerate(SECTOR_NAMES)]
NONE: Option[int] = Option("done", -1)


def supply(at: At, which: str) -> list[int]:
    """House ships of the supply that an effect may deploy. [R-125] [R-126] [R-242]"""
    ships = [ship for ship in range(SHIPS) if at.state.place[ship] == SUPPLY]
    if which == "shuttle":
        return [ship for ship in ships if kind_of(ship) == SHUTTLE]
    return [ship for ship in ships if which == "any" or kind_of(ship) != ARKSHIP]


def deployable(at: At, which: str, sectors: tuple[int, ...]) -> list[int]:
    """Those of them that have room in one of the Sectors. [R-137]"""
    fleet = at.state
    return [s for s in supply(at, which) if any(has_room(fleet, x, s) for x in sectors)]


def why_not_into(fleet: Fleet, ship: int, sectors: tuple[int, ...]) -> Iterator[Blocked]:
    """Say which Sectors are full. [R-133] [R-134]"""
    rule = "R-133" if kind_of(ship) == ARKSHIP else "R-134"
    for sector in sectors:
        if not has_room(fleet, sector, ship):
            yield Blocked(INTO[sector], Message("blocked-full"), rule)


@ABILITIES.point("deploy")
class Deployment(Ability):
    """Deploying a House ship."""

    timing: Literal["after"]


def deploy(at: At, which: str, sectors: tuple[int, ...], mandatory: bool = False) -> Flow[bool]:
    """Put a House ship of the supply in a Sector, without Damage and Corruption. [R-125] [R-127]"""
    fleet = at.state
    options = [DEPLOY[ship] for ship in deployable(at, which, sectors)]
    if not options:
        return False
    if not mandatory:
        options.append(NONE)
    ship = yield from ask(Question(at.seat, "revenant.deploy", options))
    if ship < 0:
        return False
    into = [INTO[s] for s in sectors if has_room(fleet, s, ship)]
    blocked = partial(why_not_into, fleet, ship, sectors)
    sector = yield from ask(Question(at.seat, "revenant.deploy-to", into, blocked))
    fleet.place[ship] = sector
    yield Event("deployed", at.seat, "R-125", ship=name_of(ship), sector=sector, player=at.seat)
    yield from trigger(at, Deployment, "after", Scene(house=house_of(ship)))
    return True
