"""What the content has for the lab: the Technologies that matter in a Combat, and its prices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache, lru_cache

from domineum.kernel.content import box_at
from domineum.voidfall.battle import Fleets, Role, Side, bring
from domineum.voidfall.cards.counts import Count
from domineum.voidfall.combat.abilities import Given, InCombat, Number, payment
from domineum.voidfall.combat.counts import CombatSectors
from domineum.voidfall.combat.grants import (
    Arsenal,
    abilities_of,
    fleet_cards,
    with_fleet_types,
)
from domineum.voidfall.content.loading import FOLDER, Content
from domineum.voidfall.invasion import InvadeWith, price_of_absorption
from domineum.voidfall.strength import FLEET_TYPES
from domineum.voidfall.technologies import BASIC, IMPROVED

LEVELS = {"": BASIC, "+": IMPROVED}
"""How the name of a Technology ends at each level."""


@cache
def box() -> Content:
    """The content of the box, without packs."""
    return Content(box_at(FOLDER))


def split(technology: str) -> tuple[str, int]:
    """The id and the level of a Technology that is called `shields` or `shields+`."""
    name = technology.removesuffix("+")
    return name, LEVELS[technology[len(name) :]]


def side(
    content: Content,
    role: Role,
    fleets: Fleets,
    technologies: Collection[str] = (),
    *,
    yards: int = 0,
    pays: Collection[str] = (),
    defenses: int = 0,
    active: int = 0,
    bombard: int = 0,
) -> Side:
    """A side with these Technologies; `pays` are the things that it can pay with."""
    if fleets.voidborn:
        return bring(fleets, defenses=defenses)
    levels = dict(split(name) for name in sorted(technologies))
    sources = [one for name, level in levels.items() for one in abilities_of(content, name, level)]
    arsenal = Arsenal(with_fleet_types(content, sources), role)
    cards, offers = arsenal.made(fleets, yards_alone(yards))
    able = tuple(offer for offer in offers if offer.pay in pays)
    return bring(fleets, defenses, active, bombard, cards, able)


def yards_alone(yards: int) -> Number:
    """Of all that can be counted beside a Combat the lab knows the sectors next to it."""

    def number(count: Count) -> int:
        beside = isinstance(count, CombatSectors) and count.adjacent_to == "combat"
        return yards if beside else 0

    return number


def fallen_house(content: Content) -> Side:
    """A Fallen House: its Sector Defenses, the most that one has.  [V-309]"""
    return bring(Fleets(), max(card.defenses for card in content.fallen_houses.values()))


@lru_cache(maxsize=32)
def mattering(content: Content, role: Role) -> tuple[str, ...]:
    """The Technologies that can change how an Invasion ends, besides the Fleet types as such."""
    types = fleet_cards(content)
    found = []
    for name in sorted(content.technologies):
        plain = _in_fight(content, name, BASIC, role) if name in types else []
        for end, level in LEVELS.items():
            more = _in_fight(content, name, level, role)
            if any(one not in plain for one in more):
                found.append(name + end)
    return tuple(found)


def _in_fight(content: Content, name: str, level: int, role: Role) -> list[Given]:
    found = abilities_of(content, name, level)
    every = [one for source in found for one in source.ability.given(source.name, role)]
    return [one for one in every if one.grant.what != "escape"]


def speaking(content: Content, role: Role, technology: str) -> list[int]:
    """Which abilities of a Technology are about a side of a Combat, by their numbers from 0."""
    name, level = split(technology)
    card = content.technologies[name]
    abilities = (card.basic if level == BASIC else card.improved).abilities
    return [i for i, a in enumerate(abilities) if isinstance(a, InCombat) and a.given(name, role)]


def paid_with(content: Content, role: Role, pay: str) -> list[str]:
    """The Technologies of which something is paid for in that way."""
    return _with(content, role, lambda one: not one.cost.free and payment(one.cost)[0] == pay)


def counting_yards(content: Content, role: Role) -> list[str]:
    """The Technologies for which Shipyards and Starbases next to the sector count."""
    return _with(content, role, lambda one: one.per is not None or bool(one.conditions))


def _with(content: Content, role: Role, wanted: Callable[[Given], bool]) -> list[str]:
    return [
        name
        for name in mattering(content, role)
        if any(map(wanted, _in_fight(content, *split(name), role)))
    ]


def in_words(technologies: Iterable[str]) -> str:
    """Technologies as a sentence names them: at any level, or at the one that is there."""
    levels: dict[str, list[int]] = {}
    for technology in technologies:
        name, level = split(technology)
        levels.setdefault(name, []).append(level)
    ways = {BASIC: "Basic ", IMPROVED: "improved "}
    return " or ".join(
        ("" if len(found) > 1 else ways[found[0]]) + name for name, found in levels.items()
    )


def price_of_bombard(content: Content) -> int:
    """How many Materials an Absorption costs with the Focus that sells them; 0 if none does."""
    for card in content.cards.values():
        for action in card.actions:
            if isinstance(action.effect, InvadeWith):
                return price_of_absorption(action.effect.abilities).materials
    return 0


def launches(content: Content) -> dict[str, int]:
    """How many Corvettes each Fleet Power of a type launches, for the types that do."""
    found = with_fleet_types(content, ())
    every = [one for source in found for one in source.ability.given(source.name, "invader")]
    grants = [one.grant for one in every if one.grant.what == "launch"]
    return {FLEET_TYPES[grant.per]: grant.amount for grant in grants}
