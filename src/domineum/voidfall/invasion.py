"""Invasions: choosing a target, Fleet movement, Combat and its outcome."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, NamedTuple, cast

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall import combat
from domineum.voidfall.abilities import (
    Ability,
    Amount,
    Source,
    Triggered,
    active,
    amounts,
    parse_ability,
)
from domineum.voidfall.at import At, Conquest
from domineum.voidfall.costs import FREE, affordable, pay_resources
from domineum.voidfall.effects import EFFECTS, gain_influence
from domineum.voidfall.fleets import changed, deployable, leave, take_over
from domineum.voidfall.sectors import defenses_in, installations_in, is_controllable, tile
from domineum.voidfall.state import NOBODY, Invasion, Sector, Voidfall
from domineum.voidfall.technologies import BASIC, gain_basic, gainable
from domineum.voidfall.tokens import lose_glory, resolve_bounty, resolve_reclaim, take_glory
from domineum.voidfall.trade import return_trade
from domineum.voidfall.words import FLEETS, NO_FLEETS

Mode = Literal["adjacent", "ignore_voidstorms", "distance_2"]
EFFECTS.hooks[Ability] = parse_ability


# -- targets and movement -----------------------------------------------------------------------


def reach(state: Voidfall, n: int, mode: Mode) -> tuple[int, ...]:
    """The sectors from which Fleet Power can move into a sector."""
    scenario = state.content.scenarios[state.scenario]
    if mode == "ignore_voidstorms":
        return scenario.touching[n]
    if mode == "distance_2":
        near = {m for step in scenario.adjacent[n] for m in scenario.adjacent[step]}
        return tuple(sorted((near | set(scenario.adjacent[n])) - {n}))
    return scenario.adjacent[n]


def may_invade(state: Voidfall, seat: Seat, n: int) -> bool:
    """Not one's own sector, no Home; other players' only against rivals. [V-268] [V-270]"""
    sector = state.sectors[n]
    if sector.owner == seat or sector.home != NOBODY or not is_controllable(state, n):
        return False
    return sector.owner == NOBODY or state.mode in ("competitive", "tutorial")


def targets(at: At, corrupted: bool = False) -> list[tuple[int, Mode]]:
    """Sectors that the player can invade now, and how.  [V-268] [V-273] [V-274]"""
    state = at.state
    modes: list[Mode] = ["adjacent"]
    for ability in amounts(state, at.seat, "invade_range"):
        modes += ability.options
    found: list[tuple[int, Mode]] = []
    for n in range(1, len(state.sectors)):
        if not may_invade(state, at.seat, n) or (corrupted and not state.sectors[n].corrupted):
            continue
        known: set[int] = set()
        for mode in modes:
            sources = {m for m in reach(state, n, mode) if _has_fleet(state, at.seat, m)}
            if sources - known:
                found.append((n, mode))
                known |= sources
    return found


def _has_fleet(state: Voidfall, seat: Seat, n: int) -> bool:
    return state.sectors[n].owner == seat and any(state.sectors[n].fleets)


def choose_target(at: At, corrupted: bool) -> Flow[tuple[int, Mode] | None]:
    """Choose the sector to invade.  [V-268]"""
    options: list[Option[tuple[int, Mode] | None]] = [
        Option("invade", (n, mode), sector=n)
        if mode == "adjacent"
        else Option("invade", (n, mode), sector=n, by=mode)
        for n, mode in targets(at, corrupted)
    ]
    if at.may_decline():
        options.append(Option("forfeit", None))
    why = partial(_blocked_targets, at, corrupted)
    return (yield from ask(Question(at.seat, "voidfall.invade", options, why)))


def _blocked_targets(at: At, corrupted: bool) -> list[Blocked]:
    state = at.state
    open_now = {n for n, _ in targets(at, corrupted)}
    found = []
    for n in range(1, len(state.sectors)):
        sector = state.sectors[n]
        if n in open_now or sector.owner == at.seat or not is_controllable(state, n):
            continue
        if sector.home != NOBODY:
            key, rule = "blocked-home", "V-198"
        elif sector.owner != NOBODY and not may_invade(state, at.seat, n):
            key, rule = "blocked-ally", "V-270"
        elif corrupted and not sector.corrupted:
            key, rule = "blocked-pure", "V-274"
        else:
            key, rule = "blocked-not-adjacent", "V-268"
        option = Option("invade", (n, "adjacent"), sector=n)
        found.append(Blocked(option, Message(key, {"sector": n}), rule))
    return found


def move_in(at: At, n: int, mode: Mode) -> Flow[None]:
    """Move Fleet Power into the target, one at a time, at least 1.  [V-273] [V-275]"""
    state = at.state
    sources = [m for m in reach(state, n, mode) if state.sectors[m].owner == at.seat]
    force = state.invasion = Invasion(at.seat, n, NO_FLEETS)
    while True:
        options: list[Option[tuple[int, int] | None]] = [
            Option("move", (m, kind), sector=m, fleet=FLEETS[kind])
            for m in sources
            for kind, power in enumerate(state.sectors[m].fleets)
            if power
        ]
        if any(force.fleets):
            options.append(Option("attack", None, sector=n))
        question = Question(at.seat, "voidfall.invade.move", options, about={"sector": n})
        choice = yield from ask(question)
        if choice is None:
            break
        m, kind = choice
        state.sectors[m].fleets = changed(state.sectors[m].fleets, kind, -1)
        force.fleets = changed(force.fleets, kind, 1)
    yield Event("invades", at.seat, "V-272", player=at.seat, sector=n, power=sum(force.fleets))
    for m in sources:
        if not any(state.sectors[m].fleets):
            yield from leave(at, m)


# -- Combat -------------------------------------------------------------------------------------


def technologies_of(state: Voidfall, seat: Seat) -> frozenset[str]:
    """A player's Technologies as the Combat knows them."""
    known = state.players[seat].technologies.items()
    return frozenset(name if level == BASIC else f"{name}+" for name, level in known)


def yards_next_to(state: Voidfall, seat: Seat, n: int) -> int:
    """Own sectors adjacent to the Combat sector with a Shipyard or Starbase.  [V-307] [V-312]"""
    return sum(
        1
        for m in state.neighbours(n)
        if state.sectors[m].owner == seat
        and any(kind != "defense" for kind in installations_in(state, m))
    )


def player_side(
    state: Voidfall, seat: Seat, n: int, fleets: tuple[int, ...], invading: bool, bombard: int = 0
) -> combat.Side:
    """A player's side of a Combat."""
    player = state.players[seat]
    at = At(state, seat)
    launch = player.active if deployable(at, "corvette") else 0
    corvette, sentry, destroyer, dreadnought, carrier = fleets
    return combat.Side(
        corvette,
        sentry,
        destroyer,
        dreadnought,
        carrier,
        defenses=0 if invading else defenses_in(state, n),
        technologies=technologies_of(state, seat),
        yards=yards_next_to(state, seat, n),
        active=launch if invading else 0,
        energy=1 if invading and affordable(at, (0, 1, 0, 0, 0)) else 0,
        trade=invading and player.trade > 0,
        bombard=bombard,
    )


def voidborn_defence(state: Voidfall, n: int) -> combat.Side:
    """The Voidborn of a sector, or its Installations alone.  [V-288] [V-289]"""
    return combat.Side(voidborn=state.sectors[n].voidborn, defenses=defenses_in(state, n))


def fight(
    state: Voidfall, battle: combat.Battle, seats: dict[str, Seat | None], n: int
) -> Flow[combat.Outcome]:
    """Ask both sides, in order, until the Combat is over.  [V-285] [V-291] [V-337]"""
    while (decision := combat.decision(battle)) is not None:
        seat = seats[decision.role]
        if seat is None:
            battle = combat.decide(battle, decision.answers[0])
            continue
        options = [
            Option(f"combat-{answer.split()[0]}", answer, how=answer.split()[1])
            for answer in decision.answers
        ]
        power = battle.forces[0].power, battle.forces[1].power
        about = {"sector": n, "invader": sum(power[0]), "defender": sum(power[1])}
        topic = f"voidfall.combat.{decision.topic.value}"
        answer = yield from ask(Question(seat, topic, options, about=about))
        battle = combat.decide(battle, answer)
    end = combat.outcome(battle)
    for step in battle.trace:
        yield Event(
            f"combat-{step.kind}", None, "V-290", sector=n,
            invader_initiative=step.initiative[0], defender_initiative=step.initiative[1],
            invader_damage=step.damage[0], defender_damage=step.damage[1],
            invader_absorbed=step.absorbed[0], defender_absorbed=step.absorbed[1],
            invader_power=step.power[0], defender_power=step.power[1],
        )  # fmt: skip
    yield Event("combat-over", None, "V-345", sector=n, winner=end.winner)
    return end


def bring_back(state: Voidfall, seat: Seat, remains: combat.Remains) -> None:
    """Recalled Fleet Power becomes Active, rescued Fleet Power goes home.  [V-251] [V-344]"""
    player = state.players[seat]
    player.active += sum(remains.recalled[:5])
    home = state.sectors[state.home(seat)]
    home.fleets = tuple(a + b for a, b in zip(home.fleets, remains.home[:5], strict=True))


def buy_absorption(at: At, abilities: list[Ability]) -> Flow[int]:
    """Bombard: pay for Absorption, as often as one likes.  [V-317] [V-336]"""
    bought = 0
    for ability in abilities:
        if ability.point != "combat.buy_absorption":
            continue
        price = cast(Amount, ability).cost
        while price.payable(at):
            options = [Option("bombard", True), Option("done", False)]
            about = {"bought": bought}
            if not (yield from ask(Question(at.seat, "voidfall.bombard", options, about=about))):
                break
            yield from price.pay(at)
            bought += 1
    return bought


def invade(
    at: At,
    corrupted: bool = False,
    abilities: list[Ability] | None = None,
    reward: Effect[At] | None = None,
) -> Flow[None]:
    """Fleet movement, Combat, outcome.  [V-272]"""
    choice = yield from choose_target(at, corrupted)
    if choice is None:
        return
    n, mode = choice
    state = at.state
    yield from move_in(at, n, mode)
    sector = state.sectors[n]
    before = Conquest(n, sector.voidborn, sector.corrupted, sector.population, len(sector.bounty))
    at.conquest = before
    yield from _before_combat(at, before)
    bought = yield from buy_absorption(at, abilities or [])
    force = state.invasion
    assert force is not None
    rival = sector.owner if sector.owner != NOBODY else None
    invader = player_side(state, at.seat, n, force.fleets, True, bought)
    if rival is None:
        defender = voidborn_defence(state, n)
    else:
        defender = player_side(state, rival, n, sector.fleets, False)
    battle = combat.start(invader, defender)
    end = yield from fight(state, battle, {"invader": at.seat, "defender": rival}, n)
    yield from _settle_spending(at, end)
    state.invasion = None
    at.player.active -= end.deployed
    bring_back(state, at.seat, end.invader)
    if rival is None:
        sector.voidborn = end.defender.fleets.voidborn
    else:
        sector.fleets = tuple(end.defender.fleets[:5])
        bring_back(state, rival, end.defender)
    yield from _outcome(at, before, end, rival, reward)


def _before_combat(at: At, before: Conquest) -> Flow[None]:
    for source in active(at.state, at.seat, "before_combat"):
        ability = cast(Triggered, source.ability)
        if fits(ability.target, before):
            inside = at.inside(same=before.sector)
            if ability.effect.possible(inside):
                yield from ability.effect.resolve(inside)


def fits(prey: list[Any], before: Conquest) -> bool:
    """Whether a sector was one of the named kinds before the Invasion."""
    return (
        not prey
        or ("voidborn" in prey and before.voidborn > 0)
        or ("corrupted" in prey and before.corrupted)
    )


def _settle_spending(at: At, end: combat.Outcome) -> Flow[None]:
    """Pay what the Combat used: Energy for Missiles, a Trade token for Drones. [V-311] [V-316]"""
    if end.energy_spent:
        yield from pay_resources(at, (0, end.energy_spent, 0, 0, 0))
    if end.trade_returned:
        yield from return_trade(at, 1, FREE)


def _outcome(
    at: At, before: Conquest, end: combat.Outcome, rival: Seat | None, reward: Effect[At] | None
) -> Flow[None]:
    """Invader victory, Defender victory, or a tie.  [V-345] [V-346] [V-362] [V-363]"""
    state, n = at.state, before.sector
    fleets = tuple(end.invader.fleets[:5])
    winner = end.winner
    if winner != "defender":
        more = yield from _reinforce(at, n, winner)
        fleets = changed(fleets, 0, more)
        winner = "invader" if more else winner
    if winner == "invader":
        yield from conquer(at, before, fleets, rival, reward)
    elif winner == "tie":
        if rival is not None:
            yield from lose_glory(state, rival, "V-362")
        yield from take_over(state, n)


def _reinforce(at: At, n: int, winner: str) -> Flow[int]:
    """Combat Replicators: deploy after winning or tying; a tie becomes a victory.  [V-344]"""
    for ability in amounts(at.state, at.seat, "combat.reinforce_after"):
        if ability.side == "invader" and deployable(at, "corvette"):
            options = [Option("reinforce", True, sector=n), Option("forfeit", False)]
            about: dict[str, int | str | Message] = {"sector": n, "winner": winner}
            question = Question(at.seat, "voidfall.reinforce", options, about=about)
            if (yield from ask(question)):
                at.player.active -= 1
                yield Event(
                    "deployed", at.seat, "V-344", player=at.seat, fleet="corvette", sector=n
                )
                return 1
    return 0


# -- the outcome of a victory -------------------------------------------------------------------


class OutcomeStep(NamedTuple):
    """One of the steps A to I, or one that an ability adds."""

    name: str
    mandatory: bool
    run: Callable[[], Flow[None]]


def conquer(
    at: At,
    before: Conquest,
    fleets: tuple[int, ...],
    rival: Seat | None,
    reward: Effect[At] | None,
) -> Flow[None]:
    """The sector is the Invader's; then steps A to I in any order.  [V-346] [V-348] [V-359]"""
    state, n = at.state, before.sector
    sector = state.sectors[n]
    sector.owner, sector.fleets, sector.voidborn = at.seat, fleets, 0
    at.same = n
    at.resolved = True
    yield Event("conquered", at.seat, "V-346", player=at.seat, sector=n)
    steps = outcome_steps(at, before, rival, reward)
    while steps:
        options: list[Option[OutcomeStep | None]] = [
            Option("outcome", step, step=step.name) for step in steps
        ]
        if not any(step.mandatory for step in steps):
            options.append(Option("done", None))
        about = {"sector": n}
        step = yield from ask(Question(at.seat, "voidfall.outcome", options, about=about))
        if step is None:
            return
        steps.remove(step)
        if step.name == "keep":
            steps = [other for other in steps if other.name != "raze"]
        elif step.name == "raze":
            steps = [other for other in steps if other.name != "keep"]
        yield from step.run()


def outcome_steps(
    at: At, before: Conquest, rival: Seat | None, reward: Effect[At] | None
) -> list[OutcomeStep]:
    """Which of the steps A to I apply.  [V-348]"""
    state, n = at.state, before.sector
    sector = state.sectors[n]
    steps = []
    if sector.installations:
        keep = bool(active(state, at.seat, "keep_installations"))
        steps.append(OutcomeStep("raze", True, partial(_raze, at, n)))
        if keep:
            steps.append(OutcomeStep("keep", True, partial(_keep, at, n)))
    for i, token in enumerate(sector.bounty):
        steps.append(OutcomeStep(f"bounty-{i + 1}", True, partial(_take_bounty, at, n, token)))
    for i, token in enumerate(sector.reclaim):
        steps.append(OutcomeStep(f"reclaim-{i + 1}", True, partial(_take_reclaim, at, n, token)))
    if rival is None:
        steps.append(OutcomeStep("glory", True, partial(_own_glory, at, n)))
    else:
        steps.append(OutcomeStep("glory", True, partial(_rival_glory, at, n, rival)))
    if sector.fallen:
        steps.append(OutcomeStep("fallen", True, partial(_fallen_house, at, n)))
    special = [a for a in tile(state, n).abilities if a.point == "on_conquest"]
    for ability in special:
        if at.seat not in sector.rewarded:
            run = partial(_special, at, n, cast(Triggered, ability))
            steps.append(OutcomeStep("special", False, run))
    for i, source in enumerate(active(state, at.seat, "invasion_outcome")):
        if fits(cast(Triggered, source.ability).target, before):
            run = partial(_ability, at, n, source)
            steps.append(OutcomeStep(f"ability-{i + 1}", False, run))
    if reward is not None:
        steps.append(OutcomeStep("reward", False, partial(_reward, at, n, reward)))
    return steps


def _raze(at: At, n: int) -> Flow[None]:
    """A: remove all Installations; Guilds stay.  [V-349]"""
    at.state.sectors[n].installations = ()
    yield Event("razed", at.seat, "V-349", player=at.seat, sector=n)


def _keep(at: At, n: int) -> Flow[None]:
    yield Event("kept", at.seat, "V-344", player=at.seat, sector=n)


def _take_bounty(at: At, n: int, token: str) -> Flow[None]:
    """B: resolve a Bounty token of the sector.  [V-350]"""
    sector = at.state.sectors[n]
    sector.bounty = _without(sector.bounty, token)
    at.same = n
    yield from resolve_bounty(at, token)


def _take_reclaim(at: At, n: int, token: str) -> Flow[None]:
    """C: resolve a Reclaim token of the sector.  [V-351]"""
    sector = at.state.sectors[n]
    sector.reclaim = _without(sector.reclaim, token)
    yield from resolve_reclaim(at, token, n)


def _without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    rest = list(tokens)
    rest.remove(token)
    return tuple(rest)


def _own_glory(at: At, n: int) -> Flow[None]:
    """D: take the Glory tokens of the sector, then gain the sum of all one has.  [V-352]"""
    sector = at.state.sectors[n]
    tokens, sector.glory = sector.glory, ()
    for value in tokens:
        yield from take_glory(at, value)
    total = sum(at.player.glory)
    if total:
        terms = [("glory", value) for value in at.player.glory]
        yield from gain_influence(at, total, "glory", "V-352", terms)


def _rival_glory(at: At, n: int, rival: Seat) -> Flow[None]:
    """E: gain the sum of the beaten player's Glory, who then discards one.  [V-353]"""
    yield from take_sector_glory(at, at.state.sectors[n])
    total = sum(at.state.players[rival].glory)
    if total:
        yield from gain_influence(at, total, "rival-glory", "V-353")
    yield from lose_glory(at.state, rival, "V-353")


def take_sector_glory(at: At, sector: Sector) -> Flow[None]:
    """Take the Glory tokens that lie on a sector.  [V-352]"""
    tokens, sector.glory = sector.glory, ()
    for value in tokens:
        yield from take_glory(at, value)


def _fallen_house(at: At, n: int) -> Flow[None]:
    """I: the limit becomes 6, one of two Technologies, and the card's effects. [V-357] [V-358]"""
    state, sector = at.state, at.state.sectors[n]
    card = state.content.fallen_houses[sector.fallen]
    sector.fallen = ""
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


def _special(at: At, n: int, ability: Triggered) -> Flow[None]:
    """H: the one-time effect of a special sector, once per player.  [V-356]"""
    sector = at.state.sectors[n]
    if ability.limit == "once_per_player":
        sector.rewarded += (at.seat,)
    inside = at.inside(same=n)
    if ability.effect.possible(inside):
        yield from ability.effect.resolve(inside)


def _ability(at: At, n: int, source: Source) -> Flow[None]:
    inside = at.inside(same=n)
    ability = cast(Triggered, source.ability)
    if all(c.holds(inside) for c in ability.if_) and ability.effect.possible(inside):
        inside.committed = True
        yield from ability.effect.resolve(inside)


def _reward(at: At, n: int, reward: Effect[At]) -> Flow[None]:
    inside = at.inside(same=n)
    if reward.possible(inside):
        yield from reward.resolve(inside)


# -- the leaves ---------------------------------------------------------------------------------


class AnyInvade(Effect[At]):
    """An Invasion; subclasses say of what, and what comes with it."""

    corrupted: bool = False

    def possible(self, at: At) -> bool:
        return bool(targets(at, self.corrupted))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-target"), "V-268"


@EFFECTS.leaf("invade")
class Invade(AnyInvade):
    """One Invasion.  [V-268]"""

    def resolve(self, at: At) -> Flow[None]:
        yield from invade(at)


@EFFECTS.leaf("invade_corrupted")
class InvadeCorrupted(AnyInvade):
    """One Invasion of a Corrupted sector.  [V-274]"""

    corrupted = True

    def resolve(self, at: At) -> Flow[None]:
        yield from invade(at, corrupted=True)


@EFFECTS.leaf("invade_with")
class InvadeWith(AnyInvade):
    """One Invasion with combat abilities of the card."""

    abilities: list[Ability]

    def resolve(self, at: At) -> Flow[None]:
        yield from invade(at, abilities=self.abilities)


@EFFECTS.leaf("invade_then")
class InvadeThen(AnyInvade):
    """One Invasion, and an effect if the sector is conquered."""

    then: Effect[At]
    target: Literal["any", "corrupted"] = "any"

    def possible(self, at: At) -> bool:
        return bool(targets(at, self.target == "corrupted"))

    def resolve(self, at: At) -> Flow[None]:
        yield from invade(at, corrupted=self.target == "corrupted", reward=self.then)

    def describe(self) -> Message:
        return Message("effect-invade-then", {"target": self.target, "then": self.then.describe()})
