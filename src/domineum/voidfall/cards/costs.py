"""Costs: the whole of a cost is paid before an effect, or the action is forfeited.  [V-073]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache, partial
from typing import Literal

from domineum.kernel import BadData, Event, Flow, Message, Option, Question, ask
from domineum.kernel.decode import decode
from domineum.kernel.effects import joined
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities, resolve_triggers
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.mixes import choose_mix, coded, mix_text
from domineum.voidfall.words import CREDITS, RESOURCES, Resource

Amounts = tuple[int, int, int, int, int]
Substitution = tuple[int, int]
"""A resource that may stand for another one, unit by unit."""
CREDITS_FOR: tuple[Substitution, ...] = ((CREDITS, 0), (CREDITS, 1), (CREDITS, 2))
"""1 Credit may stand for 1 Food, 1 Energy or 1 Material, never for Science.  [V-186] [V-187]"""

Payable = Callable[[At, int, "Cost"], bool]
Pay = Callable[[At, int, "Cost"], Flow[None]]
PAYMENTS: dict[str, tuple[Payable, Pay]] = {}


def payment(name: str, payable: Payable) -> Callable[[Pay], Pay]:
    """Register how something that is no resource is paid: one key of `Cost`."""
    if name not in OTHERS:
        raise ValueError(f"no cost has the key '{name}'")

    def register(function: Pay) -> Pay:
        PAYMENTS[name] = (payable, function)
        return function

    return register


@dataclass(frozen=True, kw_only=True)
class Cost:
    """What an action costs. The names are those of the content."""

    food: int = 0
    """Spend Food; Credits may stand for it. [V-186]"""
    energy: int = 0
    """Spend Energy; Credits may stand for it. [V-186]"""
    materials: int = 0
    """Spend Materials; Credits may stand for them. [V-186]"""
    credits: int = 0
    """Spend Credits."""
    science: int = 0
    """Spend Science; Credits never stand for it. [V-187]"""
    fem: int = 0
    """Spend Food, Energy and Materials in any mix; what stands for them may be spent too.
    [V-185]"""
    any_resource: int = 0
    """Spend resources of any kind, in any mix. [V-185]"""
    recall: int = 0
    """Recall Fleet Power from your sectors; the sector becomes `same`. [V-250] [V-252]"""
    deactivate: int = 0
    """Deactivate Fleet Power. [V-255] [V-256]"""
    corruption: int = 0
    """Gain Corruptions; it cannot be paid without a free place for them. [V-387] [V-392]"""
    corruption_where: Literal["agenda_slot", "track"] | None = None
    """Beside `corruption`: it has to go to such a place, never to Decontamination Chambers. A
    track becomes the one of `same_track`."""
    shared: bool = False
    """Beside `corruption`, in a box for the group: the players decide together who takes which."""
    decrease_population: int = 0
    """Decrease Populations by 1, in Pure sectors that are no Home; the sector becomes `same`.
    [V-220]"""
    destroy_installation: int = 0
    """Destroy Installations of yours outside of Home; the sector becomes `same`. [V-214]"""
    destroy_guild: int = 0
    """Destroy Guild tokens of yours outside of Home; the sector becomes `same`. [V-214]"""
    return_trade: int = 0
    """Return unflipped Trade tokens to the Galactic board. [V-407]"""
    discard_glory: int = 0
    """Return Glory tokens of your choice to the supply."""
    discard_bounty: int = 0
    """Shuffle Bounty tokens of yours back into the pile. [V-368]"""
    discard_reclaim: int = 0
    """Shuffle Reclaim tokens of yours back into the pile. [V-368]"""
    discard_agenda: int = 0
    """Put Agendas from your slots, but not starting ones, under their decks; a Trade token on
    one stays with you. [V-112]"""

    @cached_property
    def resources(self) -> Amounts:
        """The resource part."""
        return (self.food, self.energy, self.materials, self.credits, self.science)

    @cached_property
    def spends(self) -> bool:
        """Whether it has a resource part."""
        return any(self.resources)

    @cached_property
    def others(self) -> list[tuple[str, int]]:
        """The part that is no resource."""
        return [(name, getattr(self, name)) for name in OTHERS if getattr(self, name)]

    @cached_property
    def free(self) -> bool:
        """Whether nothing has to be paid."""
        return not self.spends and not self.others

    def plain(self) -> dict[str, int]:
        """The amounts as content writes them."""
        amounts = zip(RESOURCES, self.resources, strict=True)
        return {name: amount for name, amount in (*amounts, *self.others) if amount}

    def plus(self, other: Cost) -> Cost:
        """Both costs together."""
        if other.free:
            return self
        names = (*RESOURCES, *OTHERS)
        return Cost(
            **{name: getattr(self, name) + getattr(other, name) for name in names},
            corruption_where=self.corruption_where or other.corruption_where,
            shared=self.shared or other.shared,
        )

    def times(self, number: int) -> Cost:
        """Return the cost that many times, at least once."""
        return self if number <= 1 else self.plus(self.times(number - 1))

    def payable(self, at: At) -> bool:
        """Whether the whole cost can be paid.  [V-073] [V-184]"""
        if self.spends and not affordable(at, self.resources):
            return False
        others = self.others
        return not others or all(PAYMENTS[name][0](at, n, self) for name, n in others)

    def pay(self, at: At) -> Flow[None]:
        """Pay all of it; what that triggers comes afterwards."""
        if self.spends:
            yield from pay_one_of(at, _ways_beside_mixes(at, self), self.resources)
        at.paying = True
        for name, amount in self.others:
            yield from PAYMENTS[name][1](at, amount, self)
        at.paying = False
        yield from settle(at)

    def describe(self) -> Message:
        """The printed text."""
        parts = [Message("cost-spend", spending(self.resources))] if self.spends else []
        for name, amount in self.others:
            key = f"cost-{name.replace('_', '-')}"
            if name == "corruption" and (self.corruption_where or self.shared):
                place = (self.corruption_where or "").replace("_", "-")
                key += "-shared" if self.shared else f"-{place}"
            parts.append(Message(key, {"amount": amount}))
        return joined("list-comma", parts) if parts else Message("cost-free")


def settle(at: At) -> Flow[None] | tuple[()]:
    """Let happen what paying has triggered, then say what was done by it."""
    return _settle(at) if at.triggered or at.deeds else ()


def _settle(at: At) -> Flow[None]:
    happened, at.triggered = at.triggered, ()
    if happened:
        yield from resolve_triggers(happened)
    deeds, at.deeds = at.deeds, ()
    yield from deeds


OTHERS = tuple(f.name for f in fields(Cost) if f.type == "int" and f.name not in RESOURCES)
"""The amounts that are no resources, in the order in which they are paid."""
FREE = Cost()


def parse_cost(data: object, where: str) -> Cost:
    """Read a cost."""
    cost = decode(Cost, data, where)
    if min(cost.resources) < 0 or any(amount < 0 for _, amount in cost.others):
        raise BadData(where, "a cost takes, and gives nothing")
    if not cost.corruption and (cost.corruption_where or cost.shared):
        raise BadData(where, "'corruption_where' and 'shared' go with 'corruption'")
    if cost.corruption_where and cost.shared:
        raise BadData(where, "either 'corruption_where' or 'shared'")
    return cost


MIXES: dict[str, tuple[int, ...]] = {"fem": (0, 1, 2), "any_resource": (0, 1, 2, 3, 4)}


def _mix_sources(at: At, name: str) -> list[int]:
    """The resources that can pay a unit of a mix; Credits stand for the plain ones. [V-185]"""
    standing = {spend for spend, stands_for in substitutions(at) if stands_for in MIXES[name]}
    return [r for r in range(5) if r in MIXES[name] or r in standing]


def _ways_beside_mixes(at: At, cost: Cost) -> list[Amounts]:
    """The ways to pay the resources of a cost that leave enough for its mixes. [V-184] [V-185]"""
    stock = at.player.stock
    ways = ways_to_pay(stock, cost.resources, substitutions(at))
    if not cost.fem and not cost.any_resource:
        return ways
    fem, total = sum(stock[r] for r in _mix_sources(at, "fem")), sum(stock)
    needed = cost.fem + cost.any_resource
    return [
        way
        for way in ways
        if fem - sum(way[r] for r in _mix_sources(at, "fem")) >= cost.fem
        and total - sum(way) >= needed
    ]


def _mix_payable(at: At, amount: int, cost: Cost) -> bool:
    return bool(_ways_beside_mixes(at, cost))


def _pay_mix(at: At, amount: int, cost: Cost, name: str) -> Flow[None]:
    """Pay with any mix.  [V-185]"""
    stock, sources = at.player.stock, _mix_sources(at, name)
    there = [units if r in sources else 0 for r, units in enumerate(stock)]
    spent = yield from choose_mix(at, "voidfall.pay-mix", amount, there)
    for resource, units in enumerate(spent):
        stock[resource] -= units
    yield Event("spent", at.seat, "V-185", player=at.seat, what=mix_text(spent))


for _name in MIXES:
    payment(_name, _mix_payable)(partial(_pay_mix, name=_name))


@ABILITIES.point("substitute")
class Substitute(Ability):
    """Lets a resource stand for another, unit by unit; never in Upkeep. [V-188]"""

    spend: dict[Resource, Literal[1]]
    """What is spent."""
    for_: dict[Resource, Literal[1]]
    """What it stands for."""


def substitutions(at: At) -> tuple[Substitution, ...]:
    """What may stand for what when this player pays.  [V-186] [V-188]"""
    more = abilities(at.state, at.seat, Substitute)
    if not more:
        return CREDITS_FOR
    own = [
        (RESOURCES.index(spend), RESOURCES.index(stands_for))
        for ability in more
        for spend in ability.spend
        for stands_for in ability.for_
    ]
    return (*CREDITS_FOR, *dict.fromkeys(own))


def affordable(at: At, amounts: Amounts) -> bool:
    """Whether the stock suffices, with substitution.  [V-184]"""
    stock = at.player.stock
    food, energy, materials, credits, science = amounts
    if (
        stock[0] >= food
        and stock[1] >= energy
        and stock[2] >= materials
        and stock[3] >= credits
        and stock[4] >= science
    ):
        return True
    if sum(stock) < sum(amounts):  # a unit stands for one unit
        return False
    return bool(ways_to_pay(stock, amounts, substitutions(at)))


def ways_to_pay(
    stock: list[int], amounts: Amounts, allowed: tuple[Substitution, ...]
) -> list[Amounts]:
    """Every different way to pay, the plainest first.  [V-186]"""
    food, energy, materials, credits, science = stock
    return [
        way
        for way in possible_ways(amounts, allowed)
        if way[0] <= food
        and way[1] <= energy
        and way[2] <= materials
        and way[3] <= credits
        and way[4] <= science
    ]


@lru_cache(maxsize=10_000)
def possible_ways(amounts: Amounts, allowed: tuple[Substitution, ...]) -> tuple[Amounts, ...]:
    """Every different way to pay with enough in stock, the plainest first."""
    found: dict[Amounts, int] = {}
    for spent, substituted in _spendings(amounts, allowed, 0):
        found[spent] = min(substituted, found.get(spent, substituted))
    return tuple(sorted(found, key=lambda spent: (found[spent], spent)))


def _spendings(
    amounts: Amounts, allowed: tuple[Substitution, ...], resource: int
) -> Iterator[tuple[Amounts, int]]:
    """Pay each resource with itself or with what may stand for it; no unit stands twice."""
    if resource == len(RESOURCES):
        yield (0, 0, 0, 0, 0), 0
        return
    sources = [spend for spend, stands_for in allowed if stands_for == resource]
    for rest, substituted in _spendings(amounts, allowed, resource + 1):
        for split in _splits(amounts[resource], len(sources) + 1):
            spent = list(rest)
            for source, units in zip((resource, *sources), split, strict=True):
                spent[source] += units
            yield tuple(spent), substituted + amounts[resource] - split[0]  # type: ignore[misc]


def _splits(amount: int, ways: int) -> Iterator[tuple[int, ...]]:
    if ways == 1:
        yield (amount,)
        return
    for first in range(amount, -1, -1):
        for rest in _splits(amount - first, ways - 1):
            yield (first, *rest)


def pay_one_of(at: At, ways: list[Amounts], printed: Amounts) -> Flow[None]:
    """Spend resources; ask only if there is more than one way, which usually is the printed one.
    [V-186]"""
    stock = at.player.stock
    way = ways[0]
    if len(ways) > 1:
        options = [*map(_way, ways)]
        usual = options[0] if _nearer(printed, ways[0], ways[1]) else None
        way = yield from ask(Question(at.seat, "voidfall.pay", options, usual=usual))
    for resource, units in enumerate(way):
        stock[resource] -= units
    yield Event("spent", at.seat, "V-184", player=at.seat, **spending(way))


@lru_cache(maxsize=10_000)
def _way(spent: Amounts) -> Option[Amounts]:
    return Option("pay", spent, partial(pay_text, spent), what=coded(spent))


def _nearer(printed: Amounts, way: Amounts, other: Amounts) -> bool:
    """Whether a way to pay has more of the printed price than another one."""
    kept, left = (sum(map(min, printed, spent)) for spent in (way, other))
    return kept > left


@lru_cache(maxsize=10_000)
def spending(amounts: Amounts) -> Mapping[str, Message]:
    """Amounts as the argument of a message."""
    return {"what": mix_text(amounts)}


def pay_text(amounts: Amounts) -> Message:
    """The label of a way to pay."""
    return Message("option-pay-with", spending(amounts))
