"""Stockpiles, Production Levels, Yields, producing and overproduction."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations
from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.abilities import InForce
from domineum.kernel.abilities import terms as terms_of
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    Ability,
    Alternative,
    Triggered,
    abilities,
    active,
    instead_text,
    usable,
    use,
)
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.costs import MIXES
from domineum.voidfall.cards.counts import COUNTS, Count, OfResources
from domineum.voidfall.cards.effects import (
    EFFECTS,
    Gains,
    gain_influence,
    is_spared_for_little,
)
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.mixes import choose_mix
from domineum.voidfall.cards.texts import Args, amounts_text, kinds_text
from domineum.voidfall.sectors import guilds_in
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import (
    GUILDS,
    LEVEL_LIMIT,
    RESOURCES,
    STOCK_LIMIT,
    Resource,
)

Terms = list[tuple[str, int]]
OVERPRODUCTION = 3


@ABILITIES.point("production_level")
class ProductionLevel(Ability):
    """Raises Production Levels. [V-226]"""

    add: dict[Resource | Literal["matching"], int]
    """How many Levels of which resource; `matching`: of the resource of each Guild of the tile."""
    per: Count | None = None
    """Once for each thing counted."""
    sector: Filter | None = None
    """Only while the sector passes."""

    def words(self) -> Args:
        return {**super().words(), "add": amounts_text(self.add, "level")}

    def describe(self) -> Message:
        text = super().describe()
        if self.per is None:
            return text
        return Message("effect-per", {"count": self.per.describe(), "do": text})


def level_terms(state: Voidfall, seat: Seat, resource: int) -> Terms:
    """What the Production Level is made of.  [V-224] [V-225] [V-226]"""
    guild = GUILDS[resource]
    terms: Terms = []
    for n in state.own(seat):
        count = guilds_in(state, n).count(guild)
        if count:
            terms.append((f"sector-{n}", count * state.sectors[n].population))
    for slot in state.players[seat].slots:
        if slot.kind in ("starting", "extra"):
            bonus = state.content.starting_agendas[slot.agenda].production.get(RESOURCES[resource])
            if bonus:
                terms.append((f"agenda-{slot.agenda}", bonus))
    more = active(state, seat, ProductionLevel)
    return terms + terms_of(more, partial(_added, state, seat, resource)) if more else terms


def _added(state: Voidfall, seat: Seat, resource: int, source: InForce[ProductionLevel]) -> int:
    ability, n = source.ability, source.place
    if ability.sector and not ability.sector.passes(state, n):
        return 0
    if "matching" in ability.add:
        return ability.add["matching"] * guilds_in(state, n).count(GUILDS[resource])
    amount = ability.add.get(RESOURCES[resource], 0)
    if amount and ability.per:
        amount *= ability.per.of(At(state, seat, same=n))
    return amount


def level(state: Voidfall, seat: Seat, resource: int) -> int:
    """The Production Level: the Population of matching Guilds and bonuses, at most 13. [V-227]"""
    return min(LEVEL_LIMIT, sum(amount for _, amount in level_terms(state, seat, resource)))


def production_yield(state: Voidfall, seat: Seat, resource: int) -> int:
    """The Production Yield, by the table of the resource.  [V-229]"""
    return state.content.yields[resource][level(state, seat, resource)]


def production_yields(state: Voidfall, seat: Seat) -> list[int]:
    """The Production Yield of every resource, found in one go.  [V-229]"""
    player, content, sectors = state.players[seat], state.content, state.sectors
    levels: dict[str, int] = dict.fromkeys(GUILDS, 0)
    for n in state.own(seat):
        for guild in guilds_in(state, n):
            levels[guild] += sectors[n].population
    found = [levels[guild] for guild in GUILDS]
    for slot in player.slots:
        if slot.kind in ("starting", "extra"):
            bonuses = content.starting_agendas[slot.agenda].production
            for resource, name in enumerate(RESOURCES):
                found[resource] += bonuses.get(name, 0)
    for source in active(state, seat, ProductionLevel):
        for resource in range(len(found)):
            found[resource] += _added(state, seat, resource, source)
    return [content.yields[r][min(LEVEL_LIMIT, level)] for r, level in enumerate(found)]


def gain(at: At, resource: int, amount: int) -> Flow[None]:
    """Gain resources up to 15; more is lost without overproduction.  [V-183] [V-234]"""
    stock = at.player.stock
    gained = min(amount, STOCK_LIMIT - stock[resource])
    stock[resource] += gained
    yield Event(
        "gained", at.seat, "V-183", player=at.seat, amount=gained, resource=RESOURCES[resource]
    )


@ABILITIES.point("before_produce")
class BeforeProduce(Triggered):
    """When you produce `resource`, resolve the effect first; it overproduces nothing. [V-234]"""

    resource: Resource


def produce(at: At, resource: int) -> Flow[None]:
    """Add the Yield to the Stockpile; passing 15 is an overproduction.  [V-230] [V-232]"""
    for ability in abilities(at.state, at.seat, BeforeProduce):
        if ability.resource == RESOURCES[resource]:
            yield from ability.effect.resolve(at.inside())
    stock = at.player.stock
    amount = production_yield(at.state, at.seat, resource)
    total = stock[resource] + amount
    stock[resource] = min(total, STOCK_LIMIT)
    yield Event(
        "produced", at.seat, "V-230", player=at.seat, resource=RESOURCES[resource], amount=amount,
        level=level(at.state, at.seat, resource), stock=stock[resource],
    ).because(partial(level_terms, at.state, at.seat, resource))  # fmt: skip
    if total > STOCK_LIMIT:
        yield from overproduce(at, resource)
        yield from did(at, "overproduced", resource=RESOURCES[resource])
    if amount:
        yield from did(at, "produced", resource=RESOURCES[resource], amount=amount)


@ABILITIES.point("overproduction_alternative")
class OverproductionAlternative(Alternative):
    """When you overproduce, you may resolve the effect instead of gaining the Influence."""


def overproduce(at: At, resource: int) -> Flow[None]:
    """Every overproduction gives 3 Influence.  [V-232] [V-233]"""
    for source in active(at.state, at.seat, OverproductionAlternative):
        if not usable(at, source) or not source.ability.effect.possible(at.inside()):
            continue
        options = [
            Option("overproduction-influence", False),
            Option(
                "overproduction-instead",
                True,
                partial(instead_text, "overproduction-instead", source),
                source=source.name,
            ),
        ]
        if (yield from ask(Question(at.seat, "voidfall.overproduction", options))):
            yield from use(source, at.inside(), committed=True)
            return
    yield Event("overproduced", at.seat, "V-232", player=at.seat, resource=RESOURCES[resource])
    yield from gain_influence(at, OVERPRODUCTION, "overproduction", "V-232")


RESOURCE = [Option("resource", r, resource=name) for r, name in enumerate(RESOURCES)]


def choose_resource(at: At, topic: str, choices: list[int]) -> Flow[int]:
    """Let the player choose one of some resources."""
    options = [RESOURCE[r] for r in choices]
    return (yield from ask(Question(at.seat, topic, options)))


@cache
def produced_option(some: tuple[int, ...]) -> Option[tuple[int, ...]]:
    """The option to produce some resources."""
    names = [RESOURCES[r] for r in some]
    if len(names) == 1:
        return Option("resource", some, resource=names[0])
    text = partial(kinds_text, "resource", "goods", [*names], "list-and")
    return Option("resource", some, text, what="+".join(names))


@EFFECTS.leaf("gain")
class Gain(Gains):
    """Gain resources; `fem` and `any_resource` are mixes of the player's choice."""

    amounts: dict[str, int]
    """Resources, `fem` (any mix of Food, Energy and Materials) or `any_resource`."""
    harmless = True

    def resolve(self, at: At) -> Flow[bool]:
        for name, amount in self.amounts.items():
            if name in RESOURCES:
                yield from gain(at, RESOURCES.index(name), amount)
                continue
            kinds = MIXES[name]
            stock = at.player.stock
            room = [STOCK_LIMIT - stock[r] if r in kinds else 0 for r in range(len(stock))]
            mix = yield from choose_mix(at, "voidfall.gain", amount, room)
            for resource, units in enumerate(mix):
                if units:
                    yield from gain(at, resource, units)
        return True

    def describe(self) -> Message:
        return Message("effect-gain", {"what": amounts_text(self.amounts)})


@EFFECTS.leaf("gain_matching")
class GainMatching(Gains):
    """Gain the resource that matches the Guild, or one of the Guilds of the sector."""

    amount: int
    harmless = True

    def _choices(self, at: At) -> list[int]:
        if at.guild:
            return [GUILDS.index(at.guild)]
        found = guilds_in(at.state, at.same) if at.same else ()
        return [i for i, guild in enumerate(GUILDS) if guild in found]

    def possible(self, at: At) -> bool:
        return bool(self._choices(at))

    def resolve(self, at: At) -> Flow[bool]:
        resource = yield from choose_resource(at, "voidfall.gain", self._choices(at))
        yield from gain(at, resource, self.amount)
        return True


@EFFECTS.leaf("produce")
class Produce(Gains):
    """Produce each of the listed resources."""

    resources: list[Resource]

    def unasked(self, at: At) -> bool:
        return not is_spared_for_little(at)

    def resolve(self, at: At) -> Flow[bool]:
        if not self.unasked(at) and not (yield from self.wanted(at)):
            return False
        for name in self.resources:
            yield from produce(at, RESOURCES.index(name))
        return True

    def describe(self) -> Message:
        names = kinds_text("resource", "goods", [*self.resources], "list-and")
        return Message("effect-produce", {"what": names})


@EFFECTS.leaf("produce_any")
class ProduceAny(Gains):
    """Produce that many different resource types.  [V-231]"""

    amount: int
    match: Literal["established"] | None = None
    """`established`: the resource of the Guild that the same action established."""

    def unasked(self, at: At) -> bool:
        return not is_spared_for_little(at)

    def resolve(self, at: At) -> Flow[bool]:
        if not self.unasked(at) and not (yield from self.wanted(at)):
            return False
        produced = [] if at.produced is None else at.produced
        choices = [r for r in range(len(RESOURCES)) if r not in produced]
        if self.match and at.guild:
            choices = [GUILDS.index(at.guild)]
        number = min(self.amount, len(choices))
        options = [produced_option(some) for some in combinations(choices, number)]
        for resource in (yield from ask(Question(at.seat, "voidfall.produce", options))):
            produced.append(resource)
            yield from produce(at, resource)
        return number > 0


@EFFECTS.leaf("exchange")
class Exchange(Effect[At]):
    """Spend up to a number of one resource and gain as many of another."""

    exchange: Resource
    into: Resource
    max: int

    def possible(self, at: At) -> bool:
        return at.player.stock[RESOURCES.index(self.exchange)] > 0

    def resolve(self, at: At) -> Flow[bool]:
        spend = RESOURCES.index(self.exchange)
        most = min(self.max, at.player.stock[spend])
        options = [
            Option("exchange", n, amount=n) for n in range(0 if not at.must else 1, most + 1)
        ]
        amount = yield from ask(Question(at.seat, "voidfall.exchange", options))
        at.player.stock[spend] -= amount
        if amount:
            what = amounts_text({self.exchange: amount})
            yield Event("spent", at.seat, "V-184", player=at.seat, what=what)
            yield from gain(at, RESOURCES.index(self.into), amount)
        return amount > 0


@COUNTS.word("yield")
class Yields(OfResources):
    """Your Production Yields."""

    def of(self, at: At) -> int:
        names = self.resource or RESOURCES
        return self.picked(
            [production_yield(at.state, at.seat, RESOURCES.index(name)) for name in names]
        )


@COUNTS.word("stockpile")
class Stockpile(OfResources):
    """Your stock of resources."""

    def of(self, at: At) -> int:
        stock, names = at.player.stock, self.resource or RESOURCES
        return self.picked([stock[RESOURCES.index(name)] for name in names])


@COUNTS.word("resource_types")
class ResourceTypes(Count):
    """Resources of which you have enough in stock."""

    stock_min: int = 1
    """At least this many."""

    def of(self, at: At) -> int:
        return sum(1 for amount in at.player.stock if amount >= self.stock_min)

    def args(self, n: int) -> Args:
        return {"n": n, "number": self.stock_min}
