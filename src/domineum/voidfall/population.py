"""Population: it grows and shrinks, in Pure sectors only."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import may_decline, resolve_chosen, sole
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    ReactionInSector,
    Triggered,
    abilities,
    trigger,
)
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.costs import Cost, payment
from domineum.voidfall.cards.counts import COUNTS, InSectors
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.texts import in_sector
from domineum.voidfall.infrastructure import Where, blocked_sectors, instead_text, places
from domineum.voidfall.sectors import tile

MAX_POPULATION = 6


@ABILITIES.point("after_increase_population")
class AfterIncreasePopulation(ReactionInSector):
    """After each increase of a Population by 1."""


@ABILITIES.point("after_decrease_population")
class AfterDecreasePopulation(ReactionInSector):
    """After the Population of a sector of yours was decreased; if by a cost, after the whole cost
    is paid."""


@ABILITIES.point("increase_population_alternative")
class IncreasePopulationAlternative(Triggered):
    """When an effect lets you increase a Population, you may resolve this instead in a sector of
    yours that passes the filter (`same`), wherever the effect would have been."""

    sector: Filter | None = None
    """Only in a sector that passes."""


def can_grow(at: At, n: int) -> bool:
    """Only a Pure Population below 6 that is not fixed can grow. [V-218] [V-219] [V-221]"""
    sector = at.state.sectors[n]
    return (
        not sector.corrupted
        and 0 < sector.population < MAX_POPULATION
        and tile(at.state, n).population == "die"
    )


def why_no_growth(at: At, n: int) -> tuple[str, str]:
    """Why a Population cannot be increased."""
    sector = at.state.sectors[n]
    if sector.corrupted:
        return "blocked-corrupted", "V-218"
    if not sector.population:
        return "blocked-no-population", "V-222"
    if tile(at.state, n).population == "fixed":
        return "blocked-fixed-population", "V-221"
    if sector.population == MAX_POPULATION:
        return "blocked-population-full", "V-219"
    return "blocked-other-sector", "V-194"


@EFFECTS.leaf("increase_population")
class IncreasePopulation(Effect[At]):
    """Increase a Population by 1, that many times.  [V-219]"""

    amount: int
    where: Where | None = None
    distinct: bool = False
    """In different sectors."""
    meant = True

    def _choices(self, at: At, done: list[int]) -> list[int]:
        found = [n for n in places(at, self.where) if can_grow(at, n)]
        return [n for n in found if n not in done] if self.distinct else found

    def _instead(self, at: At) -> list[tuple[int, Triggered]]:
        return [
            (n, ability)
            for ability in abilities(at.state, at.seat, IncreasePopulationAlternative)
            for n in at.state.own(at.seat)
            if ability.sector is None or ability.sector.passes(at.state, n)
            if ability.effect.possible(at.inside(same=n))
        ]

    def possible(self, at: At) -> bool:
        return bool(self._choices(at, [])) or bool(self._instead(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-growth"), "V-219"

    def resolve(self, at: At) -> Flow[bool]:
        done: list[int] = []
        for _ in range(self.amount):
            choices, instead = self._choices(at, done), self._instead(at)
            if not choices and not instead:
                break
            options: list[Option[tuple[int, Triggered | None]]] = [
                Option("increase", (n, None), sector=n) for n in choices
            ]
            for place, way in instead:
                text = partial(instead_text, "increase", place, way)
                options.append(Option("increase-instead", (place, way), text, sector=place))
            if may_decline(at):
                options.append(Option("forfeit", (0, None)))
            why = partial(blocked_sectors, at, "increase", choices, partial(why_no_growth, at))
            usual = sole(options)
            question = Question(at.seat, "voidfall.increase", options, why, usual=usual)
            n, other = yield from ask(question)
            if not n:
                break
            done.append(n)
            at.one_sector = n
            yield from self._grow(at, n, other)
        return bool(done)

    def _grow(self, at: At, n: int, other: Triggered | None) -> Flow[None]:
        if other is not None:
            yield from resolve_chosen(other.effect, at.inside(same=n))
            return
        sector = at.state.change(n, population=at.state.sectors[n].population + 1)
        yield Event(
            "increased", at.seat, "V-219", player=at.seat, sector=n, population=sector.population
        )
        yield from trigger(at, AfterIncreasePopulation, same=n)
        yield from did(at, "increased_population", sector=n)

    def describe(self) -> Message:
        key = "effect-increase-different" if self.distinct else "effect-increase-population"
        return in_sector(Message(key, {"amount": self.amount}), self.where)


def shrinkable(at: At) -> list[int]:
    """Pure non-Home sectors whose Population can fall.  [V-220] [V-221]"""
    state = at.state
    return [
        n
        for n in state.own(at.seat)
        if state.sectors[n].home != at.seat
        and not state.sectors[n].corrupted
        and state.sectors[n].population > 1
        and tile(state, n).population == "die"
    ]


@payment(
    "decrease_population",
    lambda at, n, cost: sum(at.state.sectors[s].population - 1 for s in shrinkable(at)) >= n,
)
def _pay_population(at: At, amount: int, cost: Cost) -> Flow[None]:
    """Decrease a Population as a cost.  [V-220]"""
    for _ in range(amount):
        options = [Option("decrease", n, sector=n) for n in shrinkable(at)]
        n = yield from ask(Question(at.seat, "voidfall.decrease", options))
        sector = at.state.change(n, population=at.state.sectors[n].population - 1)
        at.same = n
        yield Event(
            "decreased", at.seat, "V-220", player=at.seat, sector=n, population=sector.population
        )
        yield from trigger(at, AfterDecreasePopulation, same=n)


@COUNTS.word("population")
class Population(InSectors):
    """The Population of your sectors."""

    def of(self, at: At) -> int:
        sectors = at.state.sectors
        return sum(sectors[n].population for n in self.sectors(at))
