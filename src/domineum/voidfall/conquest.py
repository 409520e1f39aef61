"""The outcome of a victory: the sector is the Invader's, then steps A to I in any order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Literal, NamedTuple

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.content import To
from domineum.kernel.effects import resolve_chosen
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    Ability,
    OfTile,
    Triggered,
    active,
    limited,
    with_conditions,
)
from domineum.voidfall.cards.at import At, Conquest
from domineum.voidfall.cards.counts import COUNTS, Condition, Count
from domineum.voidfall.cards.effects import gain_influence
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.sectors import tile
from domineum.voidfall.technologies import gain_basic, gainable
from domineum.voidfall.tokens import lose_glory, resolve_bounty, resolve_reclaim, take_glory
from domineum.voidfall.void.crisis_board import compensation, compensation_text
from domineum.voidfall.void.harbingers import harbingers_to_board

Prey = Literal["voidborn", "corrupted"]


@dataclass(frozen=True, kw_only=True)
class OfPrey(Triggered):
    """An effect in an Invasion of certain sectors."""

    target: list[Prey] = field(default_factory=list)
    """Only if the invaded sector was one of these."""

    def words(self) -> Args:
        names = [Message(f"target-{name}") for name in self.target]
        return super().words() | ({"target": listed(names, "list-or")} if names else {})


@ABILITIES.point("invasion_outcome")
class InvasionOutcome(OfPrey):
    """One more optional step after you conquered a sector, which was one of `target` before;
    `same` is that sector. [V-348]"""

    if_: list[Condition] = field(default_factory=list)
    """Only if all of these hold."""

    def describe(self) -> Message:
        return with_conditions(super().describe(), self.if_)


@ABILITIES.point("keep_installations")
class KeepInstallations(Ability):
    """After a conquest you may leave out step A: all Installations stay and are yours. [V-349]"""


@ABILITIES.point("on_conquest")
class OnConquest(Triggered, OfTile):
    """Step H of the outcome of an Invasion. [V-356]"""

    limit: Literal["once_per_player"] | None = None
    """How often: once for each player."""
    if_: list[Condition] = field(default_factory=list)
    """Only if all of these hold."""

    def describe(self) -> Message:
        return limited(with_conditions(super().describe(), self.if_), self.limit)


@ABILITIES.point("close_on_conquest")
class CloseOnConquest(OfTile):
    """Step F of the outcome of an Invasion: each player takes what a Catastrophe brings, and the
    tile becomes another one, Pure. [V-354]"""

    replace_tile: Annotated[str, To("sectors")]
    """The type of the new tile."""
    population: int
    """The Population of the new tile."""

    def words(self) -> Args:
        found = super().words()
        del found["replace_tile"]
        return {**found, "effect": compensation_text(), "tile": self.replace_tile}


def fits(prey: list[Prey], before: Conquest) -> bool:
    """Whether a sector was one of the named kinds before the Invasion."""
    return (
        not prey
        or ("voidborn" in prey and before.voidborn > 0)
        or ("corrupted" in prey and before.corrupted)
    )


class OutcomeStep(NamedTuple):
    """One of the steps A to I, or one that an ability adds and that may be left out."""

    name: str
    run: Callable[[], Flow[None]]
    open: Callable[[], bool] | None = None
    """Whether an optional step would do anything; a step without it is mandatory."""
    effect: Effect[At] | None = None
    """What an optional step does."""

    def text(self) -> Message:
        """The label of the step."""
        if self.effect is not None:
            return self.effect.describe()
        name, _, number = self.name.partition("-")
        return Message(f"step-{name}", {"number": int(number or 0)})


def conquer(
    at: At, before: Conquest, rival: Seat | None, reward: Effect[At] | None = None
) -> Flow[None]:
    """Control passes first; then steps A to I in any order.  [V-346] [V-348] [V-359]

    Technologies modify the steps that are still open as soon as they are gained.
    """
    n = before.sector
    fallen = at.state.sectors[n].fallen
    at.state.change(n, owner=at.seat, voidborn=0, fallen="")
    at.same = n
    yield Event("conquered", at.seat, "V-346", player=at.seat, sector=n)
    of_sector = sector_steps(at, n, rival, fallen)
    sources: list[str] = []
    done: set[str] = set()
    while True:
        added = added_steps(at, before, reward, sources)
        steps = [step for step in _with_keep(at, n, of_sector) + added if step.name not in done]
        if not steps:
            return
        step = yield from _choose_step(at, n, steps)
        if step is None:
            return
        done |= {"raze", "keep"} if step.name in ("raze", "keep") else {step.name}
        yield from step.run()


def _choose_step(at: At, n: int, steps: list[OutcomeStep]) -> Flow[OutcomeStep | None]:
    """The next step; optional ones may be left out once the others are done.  [V-348]"""
    options: list[Option[OutcomeStep | None]] = [
        Option("outcome", step, step.text, step=step.name)
        for step in steps
        if step.open is None or step.open()
    ]
    usual = _soonest(options)
    if all(step.open for step in steps):
        options.append(Option("done", None))
    about = {"sector": n}
    return (
        yield from ask(Question(at.seat, "voidfall.outcome", options, about=about, usual=usual))
    )


def _soonest(options: list[Option[OutcomeStep | None]]) -> Option[OutcomeStep | None] | None:
    """What brings something comes before razing, which a Technology among it may spare."""
    sure = [option for option in options if option.value and option.value.open is None]
    gains = [option for option in sure if option.about["step"] not in ("raze", "keep")]
    return gains[0] if gains else sure[0] if len(sure) == 1 else None


def sector_steps(at: At, n: int, rival: Seat | None, fallen: str) -> list[OutcomeStep]:
    """The steps for what is in the sector when it is conquered.  [V-348]"""
    sector = at.state.sectors[n]
    steps = []
    if sector.installations:
        steps.append(OutcomeStep("raze", partial(_raze, at, n)))
    bounty, reclaim = partial(_take_bounty, at, n), partial(_take_reclaim, at, n)
    steps += [OutcomeStep(f"bounty-{i + 1}", bounty) for i in range(len(sector.bounty))]
    steps += [OutcomeStep(f"reclaim-{i + 1}", reclaim) for i in range(len(sector.reclaim))]
    steps.append(OutcomeStep("glory", partial(_glory, at, n, rival)))
    if fallen:
        steps.append(OutcomeStep("fallen", partial(_fallen_house, at, n, fallen)))
    if sector.harbingers:
        steps.append(OutcomeStep("harbingers", partial(harbingers_to_board, at, n)))
    steps += [
        OutcomeStep("rift", partial(close, at, n, ability))
        for ability in tile(at.state, n).abilities
        if isinstance(ability, CloseOnConquest)
    ]
    return steps + _special_steps(at, n)


def _with_keep(at: At, n: int, steps: list[OutcomeStep]) -> list[OutcomeStep]:
    """Installations may be kept instead of razed by who is able to now.  [V-344] [V-348]"""
    if steps[0].name == "raze" and active(at.state, at.seat, KeepInstallations):
        return [steps[0], OutcomeStep("keep", partial(_keep, at, n)), *steps[1:]]
    return steps


def added_steps(
    at: At, before: Conquest, reward: Effect[At] | None, sources: list[str]
) -> list[OutcomeStep]:
    """What the abilities that the player has now, and the action, add to the outcome.  [V-348]

    An ability keeps its place in `sources`, so that none is used twice.
    """
    n = before.sector
    steps = []
    for source in active(at.state, at.seat, InvasionOutcome):
        ability = source.ability
        if fits(ability.target, before):
            if source.name not in sources:
                sources.append(source.name)
            name = f"ability-{sources.index(source.name) + 1}"
            run = partial(_resolve, at, n, ability.effect)
            steps.append(_optional(name, at, n, ability, run))
    if reward is not None:
        run = partial(_resolve, at, n, reward)
        is_open = partial(_is_possible, at, n, reward)
        steps.append(OutcomeStep("reward", run, is_open, reward))
    return steps


def close(at: At, n: int, ability: CloseOnConquest) -> Flow[None]:
    """F: each player is rewarded; the Rift becomes a standard sector.  [V-354]"""
    state = at.state
    for seat in state.order:
        yield from compensation(At(state, seat), "V-354")
    state.change(n, tile=ability.replace_tile, corrupted=False, population=ability.population)
    yield Event("rift-closed", at.seat, "V-354", player=at.seat, sector=n)


def _special_steps(at: At, n: int) -> list[OutcomeStep]:
    """H: what a special sector gives those who conquer it.  [V-356]"""
    if at.seat in at.state.sectors[n].rewarded:
        return []
    return [
        _optional("special", at, n, ability, partial(_special, at, n, ability))
        for ability in tile(at.state, n).abilities
        if isinstance(ability, OnConquest)
    ]


def _optional(
    name: str,
    at: At,
    n: int,
    ability: InvasionOutcome | OnConquest,
    run: Callable[[], Flow[None]],
) -> OutcomeStep:
    def is_open() -> bool:
        inside = at.inside(same=n)
        return all(c.holds(inside) for c in ability.if_) and ability.effect.possible(inside)

    return OutcomeStep(name, run, is_open, ability.effect)


def _is_possible(at: At, n: int, effect: Effect[At]) -> bool:
    return effect.possible(at.inside(same=n))


def _raze(at: At, n: int) -> Flow[None]:
    """A: remove all Installations; Guilds stay.  [V-349]"""
    at.state.change(n, installations=())
    yield Event("razed", at.seat, "V-349", player=at.seat, sector=n)


def _keep(at: At, n: int) -> Flow[None]:
    yield Event("kept", at.seat, "V-344", player=at.seat, sector=n)


def _take_bounty(at: At, n: int) -> Flow[None]:
    """B: resolve a Bounty token of the sector; face down, one is like the other.  [V-350]"""
    token, *rest = at.state.sectors[n].bounty
    at.state.change(n, bounty=tuple(rest))
    at.same = n
    yield from resolve_bounty(at, token)


def _take_reclaim(at: At, n: int) -> Flow[None]:
    """C: resolve a Reclaim token of the sector.  [V-351]"""
    token, *rest = at.state.sectors[n].reclaim
    at.state.change(n, reclaim=tuple(rest))
    yield from resolve_reclaim(at, token, n)


def _glory(at: At, n: int, rival: Seat | None) -> Flow[None]:
    """D and E: take the Glory tokens of the sector, then gain the sum of all one has, or of all
    that a beaten player has, who then discards one.  [V-352] [V-353] [V-372] [V-373]"""
    tokens = at.state.sectors[n].glory
    at.state.change(n, glory=())
    for value in tokens:
        yield from take_glory(at, value)
    total = sum(at.player.glory if rival is None else at.state.players[rival].glory)
    if total and rival is None:
        yield from gain_influence(at, total, "glory", "V-352")
    elif total:
        yield from gain_influence(at, total, "rival-glory", "V-353")
    if rival is not None:
        yield from lose_glory(at.state, rival, "V-353")


def _fallen_house(at: At, n: int, fallen: str) -> Flow[None]:
    """I: the limit becomes 6, one of two Technologies, and the card's effects. [V-357] [V-358]"""
    state = at.state
    card = state.content.fallen_houses[fallen]
    at.player.sixth = True
    yield Event("fallen", at.seat, "V-357", player=at.seat, house=card.house)
    names = [name for name in gainable(state, at.player) if name in card.technologies]
    if names:
        options: list[Option[str]] = [Option("gain-basic", name, technology=name) for name in names]
        options.append(Option("forfeit", ""))
        name = yield from ask(Question(at.seat, "voidfall.fallen", options))
        if name:
            yield from gain_basic(at, name)
    inside = at.inside(same=n)
    if card.effect.possible(inside):
        yield from card.effect.resolve(inside)


def _special(at: At, n: int, ability: OnConquest) -> Flow[None]:
    """H: the one-time effect of a special sector, once per player if it says so.  [V-356]"""
    inside = at.inside(same=n)
    done = yield from ability.effect.resolve(inside)
    if done and ability.limit:
        at.state.change(n, rewarded=(*at.state.sectors[n].rewarded, at.seat))


def _resolve(at: At, n: int, effect: Effect[At]) -> Flow[None]:
    """What an ability or the action adds; choosing the step was the decision."""
    yield from resolve_chosen(effect, at.inside(same=n))


# -- counts -------------------------------------------------------------------------------------


class OfConquest(Count):
    """A number of things of the conquest that an effect belongs to; without one there are none."""


@COUNTS.word("combat_voidborn_removed")
class VoidbornRemoved(OfConquest):
    """Voidborn Fleet Power removed in this Combat."""

    def of(self, at: At) -> int:
        return at.conquest.voidborn if at.conquest else 0


@COUNTS.word("conquered_population")
class ConqueredPopulation(OfConquest):
    """Population of the sector that was just conquered."""

    def of(self, at: At) -> int:
        return at.state.sectors[at.conquest.sector].population if at.conquest else 0
