"""Dropships and Planets: landing, and the two options of a Planet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, ask, sourced
from domineum.revenant.abilities import trigger
from domineum.revenant.arkships import NONE, occupied_planets
from domineum.revenant.corruption import empty_slots, pending, taint
from domineum.revenant.hidden_influence import store_intel, wants_intel
from domineum.revenant.hints import marked, tainted, trades_for
from domineum.revenant.movement import STAY, TO, maneuver, maneuver_options, why_not_maneuver
from domineum.revenant.records import ABILITIES, Ability, Planet
from domineum.revenant.state import At, Fleet, Rule, Scene, resolve_taken
from domineum.revenant.trading import ask_or_trade
from domineum.revenant.words import (
    SECTOR_NAMES,
)

LAND: list[Option[bool]] = [Option("land", True), Option("stay", False)]
LAND_HERE: Option[int] = Option("land", -1)
PLANET: list[Option[int]] = [Option("planet", n, sector=s) for n, s in enumerate(SECTOR_NAMES)]


@ABILITIES.point("planet_effect")
class PlanetEffect(Ability):
    """An option of a Planet. [R-218]"""


@ABILITIES.point("extraction")
class Extraction(Ability):
    """The option of a Planet that is marked as extraction."""


@dataclass(frozen=True)
class PlanetOption:
    """One of the two options of a Planet."""

    planet: str
    effect: Effect[At]
    lower: bool

    def possible(self, at: At) -> bool:
        """The lower option needs an empty Corruption slot. [R-064] [R-221] [R-222]"""
        return self.effect.possible(at) and not (self.lower and not empty_slots(at.player))

    def resolve(self, at: At) -> Flow[bool]:
        """Resolve it; the lower one leads to Corruption, at once after step 4. [R-221] [RU-83]"""
        received = self.lower and (yield from taint(at))
        if self.lower and not self.effect.possible(at):
            return received
        return (yield from resolve_taken(self.effect, at)) or received

    def said(self, at: At) -> Event:
        """What the log says of it. [R-220]"""
        side = "lower" if self.lower else "upper"
        return Event("planet", at.seat, "R-220", planet=self.planet, side=side, player=at.seat)


def crew_action(at: At) -> Rule:
    """First a Maneuver, then landing on an unoccupied Planet. [R-217]

    Who does not move is asked about both in one. [RU-58]
    """
    options = [TO[sector] for sector in maneuver_options(at)]
    if can_land(at):
        options.append(LAND_HERE)
    blocked = partial(why_not_maneuver, at)
    sector = yield from ask(Question(at.seat, "revenant.descend", [*options, STAY], blocked))
    if not sector:
        return
    if sector > 0:
        yield from maneuver(at, sector)
        if not can_land(at):
            return
        question = Question(at.seat, "revenant.land", LAND, usual=LAND[0])
        if not (yield from ask(question)):
            return
    yield from land(at)


def can_land(at: At) -> bool:
    """There has to be an unoccupied Planet in the Sector. [R-217] [R-218]"""
    sector = at.sector
    return at.state.planets[sector] != "" and at.state.landed[sector] < 0


def land(at: At) -> Rule:
    """Occupy the Planet, take its Intel Data, resolve an option. [R-218] [R-219] [R-220]"""
    fleet, sector = at.state, at.sector
    fleet.landed[sector] = at.ship
    yield Event(
        "landed", at.seat, "R-217", planet=fleet.planets[sector], sector=sector, player=at.seat
    )
    yield from take_cube(at, sector)
    yield from resolve_planet(at, sector)


def take_cube(at: At, sector: int) -> Rule:
    """Gain the Intel Data that lies on a Planet; what is declined stays. [R-219] [RU-64]"""
    if at.state.cubes[sector] and (yield from wants_intel(at)):
        at.state.cubes[sector] = 0
        yield from store_intel(at)


def resolve_planet(at: At, sector: int) -> Rule:
    """Resolve one option of a Planet and what it triggers. [R-187] [R-220] [RU-76] [RU-77]"""
    planet = at.content.planets[at.state.planets[sector]]
    both = {
        "upper": PlanetOption(planet.id, planet.upper, False),
        "lower": PlanetOption(planet.id, planet.lower, True),
    }

    def options() -> list[Option[str]]:
        ready = [side for side, option in both.items() if option.possible(at)]
        taken = [marked(take(planet, s), trades_for(at, both[s].effect)) for s in ready]
        comes = pending(at.state, at.seat)
        costly = [tainted(o) if o.value == "lower" and not comes else o for o in taken]
        return [*costly, Option("done", "")]

    def blocked() -> Iterator[Blocked]:
        for side, option in both.items():
            if not option.effect.possible(at):
                yield Blocked(take(planet, side), Message("effect-impossible"), "R-057")
            elif not option.possible(at):
                yield Blocked(take(planet, side), Message("blocked-corruption"), "R-064")

    side = yield from ask_or_trade(at, "revenant.planet", options, blocked, {"planet": planet.id})
    if not side:
        return
    scene = Scene(lower=side == "lower")
    scene.other = both["upper" if side == "lower" else "lower"]
    yield both[side].said(at)
    source = Message("from-planet", {"planet": planet.id})
    if not (yield from sourced(source, both[side].resolve(at))):
        return
    for timing in ("during", "after"):
        if side == planet.extraction:
            yield from trigger(at, Extraction, timing, scene)
        yield from trigger(at, PlanetEffect, timing, scene)


def take(planet: Planet, side: str) -> Option[str]:
    """The option to resolve an option of a Planet."""
    effect = planet.lower if side == "lower" else planet.upper

    def text() -> Message:
        return Message("option-side", {"side": side, "text": effect.describe()})

    return Option("side", side, text, side=side)


def copy_planet(at: At) -> Flow[bool]:
    """Copy an occupied Planet as if landed on it, in its Sector. [R-188] [R-207] [RU-82]"""
    options = [PLANET[sector] for sector in occupied_planets(at)]
    sector = yield from ask(Question(at.seat, "revenant.copy-planet", [*options, NONE]))
    if sector > 0:
        yield Event(
            "copied-planet", at.seat, "R-207", planet=at.state.planets[sector], player=at.seat
        )
        copied = at.copying(-1, sector)
        yield from take_cube(copied, sector)
        yield from resolve_planet(copied, sector)
    return sector > 0


def resolve_near(at: At, sectors: tuple[int, ...]) -> Flow[bool]:
    """Resolve an option of a Planet without landing and without its cube. [RU-81]"""
    options = [PLANET[s] for s in sectors if at.state.planets[s]]
    sector = yield from ask(Question(at.seat, "revenant.copy-planet", [*options, NONE]))
    if sector > 0:
        yield from resolve_planet(at.copying(-1, sector), sector)
    return sector > 0


def lift_off(fleet: Fleet, ship: int) -> None:
    """A ship on a Planet returns to its Sector. [R-066] [R-200]"""
    if ship in fleet.landed:
        fleet.landed[fleet.landed.index(ship)] = -1
