"""What cards give in a Combat, read from their abilities at the points `combat.*`.

An `Arsenal` has all that the cards of a player give in one role. What depends on the fight alone
becomes grants at once; what is counted outside of it (Shipyards next to the sector) is counted
when a side is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

from domineum.kernel import BadData
from domineum.voidfall.battle import (
    ANY,
    CORVETTE,
    FLEET_TYPES,
    TRADE,
    Cards,
    Grant,
    Offer,
    What,
    When,
    cards_with,
)
from domineum.voidfall.cards.abilities import COMBAT, Ability, Amount, DeployType, Source
from domineum.voidfall.cards.costs import Cost, parse_cost
from domineum.voidfall.cards.counts import CombatCount, Condition, Count
from domineum.voidfall.combat.counts import CombatApproachDamage, CombatPower
from domineum.voidfall.technologies import BASIC, IMPROVED
from domineum.voidfall.words import FLEET_POWER, FLEETS, RESOURCES, Fleet

if TYPE_CHECKING:
    from domineum.voidfall.content.records import Content

Part = Literal["invader", "defender", "voidborn"]
"""In which role a card helps; `voidborn`: the Voidborn, against the player who has it."""
PARTS: tuple[Part, ...] = ("invader", "defender", "voidborn")
Number = Callable[[Count], int]
"""How many things there are outside of the fight."""

_PLAIN: dict[str, What] = {
    "initiative": "initiative",
    "first_strike": "first_strike",
    "approach_damage": "approach_damage",
    "approach_absorption": "approach_absorption",
    "salvo_damage": "salvo_damage",
    "salvo_absorption": "salvo_absorption",
    "launch": "launch",
    "escape": "escape",
    "reinforce_after": "reinforce",
}
"""The points with one grant each."""


class Given(NamedTuple):
    """A grant of a card, and what it depends on outside of the fight."""

    grant: Grant
    card: str
    cost: Cost
    per: Count | None = None
    """The amount is for each of these things."""
    most: int | None = None
    conditions: tuple[Condition, ...] = ()

    def resolved(self, number: Number) -> Grant | None:
        """The grant with these numbers, or None if it gives nothing."""
        if not all(condition.admits(number(condition.counted)) for condition in self.conditions):
            return None
        grant, amount = self.grant, self.grant.amount
        if self.per is not None:
            amount *= number(self.per)
            if self.most is not None:
                amount = min(amount, self.most)
        if not amount:
            return None
        return Grant(grant.what, amount, grant.when, grant.per, grant.needs, grant.follows)


def given(source: Source, part: Part) -> list[Given]:
    """What an ability gives in a role; one that a Combat cannot follow is refused."""
    ability = source.ability
    if isinstance(ability, DeployType):
        return _pace(ability, source.name, part)
    point = ability.point.removeprefix("combat.")
    amount = cast(Amount, ability)
    sides = (amount.side, "invader", "defender") if amount.side == "both" else (amount.side,)
    if part not in sides and not (point == "escape" and part != "voidborn"):
        return []
    if point == "absorption":
        return [
            *_plain("approach_absorption", amount, amount.approach, source.name),
            *_plain("salvo_absorption", amount, amount.salvo, source.name),
        ]
    if point not in _PLAIN:
        return []
    much = {"first_strike": 1, "launch": 1, "escape": amount.max or FLEET_POWER}
    much["reinforce_after"] = amount.deploy
    return _plain(_PLAIN[point], amount, much.get(point, amount.amount), source.name)


def _pace(ability: DeployType, card: str, part: Part) -> list[Given]:
    """How much more or less Initiative than 1 a Fleet type has.  [V-318] [V-321]"""
    more = ability.initiative.get(part, 1) - 1
    grant = Grant("initiative", more, per=FLEETS.index(ability.type))
    return [Given(grant, card, Cost())] if more else []


def _plain(what: What, ability: Amount, amount: int, card: str) -> list[Given]:
    per, needs, follows = ANY, ANY, False
    outside: Count | None = None
    conditions: list[Condition] = []
    match cast(CombatCount | None, ability.per):
        case CombatPower(fleet=fleet):
            per = FLEET_TYPES.index(fleet)
        case Count() | None:
            outside = ability.per
        case CombatCount(word=word):
            raise ValueError(f"a Combat cannot count '{word}' here")
    for condition in ability.if_:
        present = (condition.min, condition.max) == (1, None)
        match cast(CombatCount, condition.counted):
            case CombatApproachDamage() if what == "approach_damage" and present:
                follows = True
            case CombatPower(fleet=fleet) if present and needs == ANY:
                needs = FLEET_TYPES.index(fleet)
            case Count():
                conditions.append(condition)
            case CombatCount(word=word):
                raise ValueError(f"a Combat cannot ask for '{word}' like that here")
    if ANY not in (per, needs) or (follows and (per, needs) != (ANY, ANY)):
        raise ValueError("in a Combat either 'per' or 'if' can be about Fleet Power, not both")
    if what == "launch" and (per == ANY or ability.type != FLEET_TYPES[CORVETTE]):
        raise ValueError("only Corvettes are launched, for each Fleet Power of a type")
    if what in ("escape", "reinforce") and (per, needs) != (ANY, ANY):
        raise ValueError("Fleet Power cannot be counted before or after a Combat")
    if not ability.cost.free:
        payment(ability.cost)
        if ability.side != "invader" or what in ("launch", "escape", "reinforce"):
            raise ValueError("only an Invader pays in a Combat, for what serves in the fight")
    when: When = ability.when or "each"
    if when == "once" and ability.side != "invader":
        raise ValueError("only an Invader chooses the step of additional Damage")
    grant = Grant(what, amount, when, per, needs, follows)
    return [Given(grant, card, ability.cost, outside, ability.max, tuple(conditions))]


def payment(cost: Cost) -> tuple[str, int]:
    """What is paid in a Combat, and how much of it: one resource, or Trade tokens."""
    amounts = cost.plain()
    if len(amounts) == 1:
        [(name, amount)] = amounts.items()
        if name in RESOURCES or name == "return_trade":
            return (TRADE if name == "return_trade" else name), amount
    raise ValueError("in a Combat either one resource or Trade tokens are paid")


def price(offer: Offer) -> Cost:
    """What an offer costs, as a cost."""
    name = "return_trade" if offer.pay == TRADE else offer.pay
    return parse_cost({name: offer.price}, offer.card)


class Arsenal:
    """All that some cards give a player, or the Voidborn against the player, in one role."""

    def __init__(self, sources: Iterable[Source], part: Part) -> None:
        self.given = [one for source in sources for one in given(source, part)]
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


_arsenals: dict[tuple[str, int, Part], tuple[tuple[Source, ...], Arsenal]] = {}


def arsenal(content: Content, sources: tuple[Source, ...], part: Part) -> Arsenal:
    """The Arsenal of cards that are in force, made once for each set of them."""
    key = content.hash, id(sources), part
    kept = _arsenals.get(key)
    if kept is None or kept[0] is not sources:
        if len(_arsenals) > 50_000:
            _arsenals.clear()
        kept = _arsenals[key] = sources, Arsenal(with_fleet_types(content, sources), part)
    return kept[1]


# -- the content --------------------------------------------------------------------------------


def with_fleet_types(content: Content, sources: Iterable[Source]) -> list[Source]:
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


def abilities_of(content: Content, name: str, level: int) -> list[Source]:
    """The abilities of a Technology that mean something in a Combat."""
    card = content.technologies[name]
    abilities = (card.basic if level == BASIC else card.improved).abilities
    return [Source(a, f"technology-{name}") for a in abilities if a.point in COMBAT]


def fleet_cards(content: Content) -> dict[str, Fleet]:
    """The Technologies that allow a Fleet type, and the type."""
    return {
        name: ability.type
        for name, card in content.technologies.items()
        for ability in card.basic.abilities
        if isinstance(ability, DeployType)
    }


def granted(abilities: Iterable[Ability], difficulty: str = "") -> tuple[Grant, ...]:
    """What a card gives the Voidborn in a Skirmish.  [V-455]"""
    found = [
        one.grant
        for ability in abilities
        if difficulty in (levels := cast(Amount, ability).difficulty) or not levels
        for one in given(Source(ability, ""), "voidborn")
    ]
    return tuple(found)


def check_granted(abilities: Iterable[Ability]) -> None:
    """Refuse abilities of a card of the Voidborn that depend on something outside of the fight."""
    for ability in abilities:
        for one in given(Source(ability, ""), "voidborn"):
            if one.per is not None or one.conditions or not one.cost.free:
                raise ValueError(f"the Voidborn have '{ability.point}' without conditions")


def check_combat(content: Content) -> None:
    """Refuse abilities that a Combat cannot follow."""
    for name in content.technologies:
        for level in (BASIC, IMPROVED):
            for source in abilities_of(content, name, level):
                _check(source, f"technologies: {name}")
    for kind, pieces in (("houses", content.houses), ("sectors", content.sectors)):
        for name, piece in pieces.items():
            for ability in piece.abilities:
                _check(Source(ability, ""), f"{kind}: {name}")
    for event in content.events.values():
        for box in event.boxes:
            if box.ability is not None:
                _check(Source(box.ability, ""), f"events: {event.id}")
    for alert in content.alerts.values():
        try:
            check_granted(alert.abilities)
        except ValueError as error:
            raise BadData(f"alerts: {alert.id}", str(error)) from None


def _check(source: Source, where: str) -> None:
    if source.ability.point in COMBAT:
        try:
            for part in PARTS:
                given(source, part)
        except ValueError as error:
            raise BadData(f"{where}: {source.ability.point}", str(error)) from None
