"""What cards give in a Combat, read from their abilities at the points `combat.*`.

An `Arsenal` has all that the cards of a player give in one role. What depends on the fight alone
becomes grants at once; what is counted outside of it (Shipyards next to the sector) is counted
when a side is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from domineum.kernel.abilities import InForce
from domineum.voidfall.cards.costs import Cost, parse_cost
from domineum.voidfall.cards.counts import Count
from domineum.voidfall.combat.abilities import Helping, InCombat, Number, Part, payment
from domineum.voidfall.deployment import DeployType
from domineum.voidfall.strength import ANY, CORVETTE, TRADE, Cards, Grant, Offer, cards_with
from domineum.voidfall.technologies import BASIC
from domineum.voidfall.words import Fleet

if TYPE_CHECKING:
    from domineum.voidfall.content.loading import Content


def price(offer: Offer) -> Cost:
    """What an offer costs, as a cost."""
    name = "return_trade" if offer.pay == TRADE else offer.pay
    return parse_cost({name: offer.price}, offer.card)


class Arsenal:
    """All that some cards give a player, or the Voidborn against the player, in one role."""

    def __init__(self, sources: Iterable[InForce[InCombat]], part: Part) -> None:
        self.given = [one for s in sources for one in s.ability.given(s.name, part)]
        self.counts: list[Count] = []
        for one in self.given:
            self.counts += [one.per] if one.per is not None else []
            self.counts += [condition.counted for condition in one.conditions]
        self._made: dict[object, tuple[Cards, tuple[Offer, ...]]] = {}

    def made(self, fleets: Sequence[int], number: Number) -> tuple[Cards, tuple[Offer, ...]]:
        """The Cards of a side with these Fleets, and what it may pay for.

        What is about types that the side lacks is left out; Corvettes can be launched.
        """
        key = tuple(map(number, self.counts)), tuple(map(bool, fleets))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._make(fleets, number)
        return found

    def _make(self, fleets: Sequence[int], number: Number) -> tuple[Cards, tuple[Offer, ...]]:
        free: list[Grant] = []
        paid: dict[tuple[str, str, int], list[Grant]] = {}
        for one in self.given:
            grant = one.resolved(number)
            kinds = () if grant is None else (grant.per, grant.needs)
            if grant is None or not all(k in (ANY, CORVETTE) or fleets[k] for k in kinds):
                continue
            if one.cost.free:
                free.append(grant)
            else:
                paid.setdefault((one.card, *payment(one.cost)), []).append(grant)
        # A returned Trade token may bring something, but nothing that could pay for the others.
        offers = [Offer(*key, tuple(grants)) for key, grants in paid.items()]
        return cards_with(tuple(free)), tuple(sorted(offers, key=lambda one: one.pay == TRADE))


_arsenals: dict[tuple[str, int, Part], tuple[tuple[InForce[InCombat], ...], Arsenal]] = {}


def arsenal(content: Content, sources: tuple[InForce[InCombat], ...], part: Part) -> Arsenal:
    """The Arsenal of cards that are in force, made once for each set of them."""
    key = content.hash, id(sources), part
    kept = _arsenals.get(key)
    if kept is None or kept[0] is not sources:
        if len(_arsenals) > 50_000:
            _arsenals.clear()
        kept = _arsenals[key] = sources, Arsenal(with_fleet_types(content, sources), part)
    return kept[1]


# -- the content --------------------------------------------------------------------------------


def with_fleet_types(
    content: Content, sources: Iterable[InForce[InCombat]]
) -> list[InForce[InCombat]]:
    """The abilities with those of all Fleet types.

    What a Fleet type can do is printed on the card that allows it. Where that card is not in
    force, the Fleets have what stands on its Basic side.
    """
    found = list(sources)
    allowed = {one.ability.type for one in found if isinstance(one.ability, DeployType)}
    for name, kind in fleet_cards(content).items():
        if kind not in allowed:
            found += abilities_of(content, name, BASIC)
    return found


def abilities_of(content: Content, name: str, level: int) -> list[InForce[InCombat]]:
    """The abilities of a Technology that mean something in a Combat."""
    card = content.technologies[name]
    abilities = (card.basic if level == BASIC else card.improved).abilities
    return [InForce(a, f"technology-{name}") for a in abilities if isinstance(a, InCombat)]


@lru_cache(maxsize=8)
def fleet_cards(content: Content) -> dict[str, Fleet]:
    """The Technologies that allow a Fleet type, and the type."""
    return {
        name: ability.type
        for name, card in content.technologies.items()
        for ability in card.basic.abilities
        if isinstance(ability, DeployType)
    }


def granted(abilities: Iterable[Helping], difficulty: str = "") -> tuple[Grant, ...]:
    """What a card gives the Voidborn in a Skirmish.  [V-455]"""
    found = [
        one.grant
        for ability in abilities
        if difficulty in ability.difficulty or not ability.difficulty
        for one in ability.given("", "voidborn")
    ]
    return tuple(found)


def check_granted(abilities: Iterable[Helping]) -> None:
    """Refuse abilities of a card of the Voidborn that depend on something outside of the fight."""
    for ability in abilities:
        if ability.side != "voidborn":
            raise ValueError(f"'{ability.word}' is for the Voidborn here")
        for one in ability.given("", "voidborn"):
            if one.per is not None or one.conditions:
                raise ValueError(f"the Voidborn have '{ability.word}' without conditions")
