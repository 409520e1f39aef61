"""Arkships and their options; copying effects."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask, sourced
from domineum.revenant.abilities import trigger
from domineum.revenant.hints import marked, trades_for
from domineum.revenant.records import ABILITIES, Ability, ArkshipOption
from domineum.revenant.state import At, Rule, Scene
from domineum.revenant.trading import ask_or_trade
from domineum.revenant.words import (
    HOUSES,
    OUTER,
    SHIPS,
    house_of,
)

COPY = [Option("copy", house, house=name) for house, name in enumerate(HOUSES)]
NONE: Option[int] = Option("done", -1)


def crew_action(at: At, house: int) -> Rule:
    """Resolve one of the two options of an Arkship. [R-192]"""
    both = at.content.options[house]
    at.arkship = house * 4

    def options() -> list[Option[ArkshipOption | None]]:
        ready = [option for option in both if option.possible(at)]
        taken = [marked(take(option), trades_for(at, option)) for option in ready]
        return [*taken, Option("done", None)]

    def blocked() -> Iterator[Blocked]:
        for option in both:
            if not option.possible(at):
                paid = option.cost is None or option.cost.payable(at)
                reason = "effect-impossible" if paid else "blocked-cost"
                yield Blocked(take(option), Message(reason), "R-057" if paid else "R-058")

    option = yield from ask_or_trade(at, "revenant.arkship", options, blocked)
    if option is not None:
        yield from resolve_option(at, house, option)


def take(option: ArkshipOption) -> Option[ArkshipOption | None]:
    """The option to resolve an option of an Arkship."""

    def text() -> Message:
        return Message("option-arkship", {"option": option.id, "text": option.describe()})

    return Option("arkship", option, text, option=option.id)


@ABILITIES.point("arkship_effect")
class ArkshipEffect(Ability):
    """An option of an Arkship. [R-187]"""


@ABILITIES.point("supply")
class Supply(Ability):
    """An option of an Arkship that is marked as supply. [R-187]"""


def resolve_option(at: At, house: int, option: ArkshipOption) -> Rule:
    """Resolve an option, then what Arkship effects and Supply trigger. [R-187] [RU-76] [RU-77]"""
    upper, lower = at.content.options[house]
    scene = Scene()
    scene.other = lower if option is upper else upper
    yield option.said(at)
    source = Message("from-option", {"option": option.id})
    if not (yield from sourced(source, option.resolve(at))):
        return
    for timing in ("during", "after"):
        if option.supply:
            yield from trigger(at, Supply, timing, scene)
        yield from trigger(at, ArkshipEffect, timing, scene)


def occupied_arkships(at: At) -> list[int]:
    """Houses whose Arkship is occupied, but not the boarded or copying one. [R-208] [RU-84]"""
    excluded = (at.state.turn.ship if at.own_turn else -1, at.arkship)
    taken = at.state.taken()
    arkships = range(0, SHIPS, 4)
    return [house_of(ship) for ship in arkships if ship in taken and ship not in excluded]


def copy_arkship(at: At) -> Flow[bool]:
    """Copy another, occupied Arkship in full, in its Sector. [R-186] [R-188] [R-208]"""
    options = [COPY[house] for house in occupied_arkships(at)]
    house = yield from ask(Question(at.seat, "revenant.copy-arkship", [*options, NONE]))
    if house >= 0:
        yield Event("copied-arkship", at.seat, "R-208", house=HOUSES[house], player=at.seat)
        copied = at.copying(-1, at.state.place[house * 4])
        source = Message("from-ship", {"type": "arkship", "house": HOUSES[house]})
        yield from sourced(source, crew_action(copied, house))
    return house >= 0


def occupied_planets(at: At) -> list[int]:
    """Sectors with an occupied Planet. [R-207] [R-218]"""
    return [sector for sector in OUTER if at.state.landed[sector] >= 0]
