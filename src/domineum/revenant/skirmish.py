"""The Skirmish phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domineum.kernel import Event, Flow, Question, ask
from domineum.revenant import failures, solo
from domineum.revenant.corruption import corruptible
from domineum.revenant.movement import name_of
from domineum.revenant.sectors import distance, ships_in
from domineum.revenant.state import Fleet, Rule
from domineum.revenant.tactics import turn_order
from domineum.revenant.words import (
    FRIGATE,
    SUPPLY,
    kind_of,
    ship_options,
)

DAMAGE = ship_options("damage")
TAINT = ship_options("taint")


def resolving_player(fleet: Fleet, sector: int, order: Sequence[int]) -> int:
    """The nearest Frigate resolves, of equals the earlier in turn order. [R-262] [R-263]"""
    return min(order, key=lambda s: (distance(fleet.place[FRIGATE + s], sector), order.index(s)))


class Forecast(NamedTuple):
    """What a Skirmish would come to if it took place now."""

    damage: int
    """Damage that Shields do not cancel."""
    seat: int
    """Who assigns it."""
    lost: int
    """How many House ships are lost at least, however it is assigned."""
    revenant: int
    """Damage that is left for the Revenant."""


def forecast(fleet: Fleet, sector: int) -> Forecast | None:
    """The Skirmish that is still to come in a Sector in this Cycle, as things stand. [R-258]"""
    if ("skirmish", sector) not in fleet.steps or not fleet.voidborn[sector]:
        return None
    damage = max(0, fleet.voidborn[sector] - fleet.shields[sector])
    ships = ships_in(fleet, sector)
    slots = sum(fleet.content.slots[kind_of(ship)] - fleet.damage[ship] for ship in ships)
    lost = min(len(ships), max(0, damage - slots))
    order = fleet.order if fleet.phase else turn_order(fleet)
    rest = max(0, damage - slots - len(ships))
    return Forecast(damage, resolving_player(fleet, sector, order), lost, rest)


def skirmish(fleet: Fleet, sector: int) -> Rule:
    """Assign Damage, spread Corruption, remove Shields. [R-259] [R-260] [R-261]"""
    damage = fleet.voidborn[sector]
    if damage:
        seat = resolving_player(fleet, sector, fleet.order)
        yield Event("skirmish", seat, "R-262", sector=sector, n=damage, player=seat)
        blocked = min(damage, fleet.shields[sector])
        fleet.shields[sector] -= blocked
        if blocked:
            yield Event("blocked", seat, "R-264", n=blocked, player=seat)
        hurt = yield from assign(fleet, sector, seat, damage - blocked)
        if hurt and fleet.rifts[sector]:
            yield from spread(fleet, sector, seat)
    fleet.shields[sector] = 0


def assign(fleet: Fleet, sector: int, seat: int, damage: int) -> Flow[int]:
    """Assign Damage to House ships here, else to the Revenant. [R-265] [R-269] [R-272]"""
    hurt = 0
    ships = ships_in(fleet, sector)
    for left in range(damage, 0, -1):
        if not ships:
            if not (yield from failures.damage_revenant(fleet, seat)):
                yield Event("no-more-damage", seat, "R-274", n=left, player=seat)
                break
            ships = ships_in(fleet, sector)
            continue
        if fleet.automaton(seat):
            ship = solo.assign(fleet, ships)
        else:
            options = [DAMAGE[ship] for ship in ships]
            about = {"n": left, "sector": sector}
            question = Question(seat, "revenant.damage", options, about=about, public=True)
            ship = yield from ask(question)
        hurt += 1
        yield from hit(fleet, seat, ship, "R-265")
        if fleet.place[ship] != sector:
            ships = ships_in(fleet, sector)
    return hurt


def hit(fleet: Fleet, seat: int, ship: int, rule: str) -> Rule:
    """Mark Damage on a ship, or destroy it if it has no empty slot. [R-265] [R-266] [R-267]"""
    if fleet.damage[ship] < fleet.content.slots[kind_of(ship)]:
        fleet.damage[ship] += 1
        yield Event("damaged", seat, rule, ship=name_of(ship), player=seat)
    else:
        fleet.place[ship] = SUPPLY
        fleet.damage[ship] = fleet.corrupted[ship] = 0
        yield Event("destroyed", seat, "R-267", ship=name_of(ship), player=seat)


def spread(fleet: Fleet, sector: int, seat: int) -> Rule:
    """A Rift puts 1 Corruption on a House ship with an empty slot. [R-276] [R-277] [R-278]"""
    ships = [ship for ship in ships_in(fleet, sector) if corruptible(fleet, ship)]
    if not ships:
        return
    if fleet.automaton(seat):
        ship = solo.taint(fleet, ships)
    else:
        options = [TAINT[ship] for ship in ships]
        about = {"sector": sector}
        question = Question(seat, "revenant.spread", options, about=about, public=True)
        ship = yield from ask(question)
    fleet.corrupted[ship] = 1
    yield Event("tainted", seat, "R-276", ship=name_of(ship), player=seat)
