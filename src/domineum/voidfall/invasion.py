"""Invasions: choosing a target, Fleet movement, Combat and its outcome."""

from __future__ import annotations

from functools import partial
from typing import Literal, cast

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import accepts, joined
from domineum.voidfall import combat
from domineum.voidfall.abilities import (
    Ability,
    Amount,
    Triggered,
    active,
    amounts,
    parse_ability,
)
from domineum.voidfall.at import At, Conquest, about_to, did
from domineum.voidfall.combat_sides import ONE_ENERGY, brought, sides_of
from domineum.voidfall.conquest import conquer, fits
from domineum.voidfall.costs import FREE, Cost, pay_resources
from domineum.voidfall.effects import EFFECTS
from domineum.voidfall.fleets import (
    changed,
    deploy_one,
    launchable,
    leave,
    pay_surcharge,
    take_over,
)
from domineum.voidfall.sectors import is_controllable
from domineum.voidfall.state import NOBODY, Invasion, Voidfall, setting_out
from domineum.voidfall.tokens import lose_glory
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


def move_in(at: At, force: Invasion, mode: Mode) -> Flow[None]:
    """Move Fleet Power into the target, one at a time, at least 1.  [V-273] [V-275]"""
    state, n = at.state, force.target
    sources = [m for m in reach(state, n, mode) if state.sectors[m].owner == at.seat]
    while True:
        options: list[Option[tuple[int, int] | None]] = [
            Option("move", (m, kind), sector=m, fleet=FLEETS[kind])
            for m in sources
            for kind, power in enumerate(state.sectors[m].fleets)
            if power
        ]
        if force.moved:
            options.append(Option("attack", None, sector=n))
        question = Question(at.seat, "voidfall.invade.move", options, about={"sector": n})
        choice = yield from ask(question)
        if choice is None:
            break
        m, kind = choice
        state.sectors[m].fleets = changed(state.sectors[m].fleets, kind, -1)
        force.moved[m] = changed(force.moved.get(m, NO_FLEETS), kind, 1)
    yield Event("invades", at.seat, "V-272", player=at.seat, sector=n, power=sum(force.fleets))
    for m in sources:
        if not any(state.sectors[m].fleets):
            yield from leave(at, m)


# -- Combat -------------------------------------------------------------------------------------


def fight(
    state: Voidfall,
    battle: combat.Battle,
    seats: dict[str, Seat | None],
    n: int,
    price: Cost = FREE,
) -> Flow[combat.Outcome]:
    """Ask both sides, in order, until the Combat is over.  [V-285] [V-291] [V-337]"""
    force = state.invasion if seats["invader"] is not None else None
    while (decision := combat.decision(battle)) is not None:
        seat = seats[decision.role]
        if seat is None:
            battle = combat.decide(battle, decision.answers[0])
            continue
        at = At(state, seat)
        power = battle.forces[0].power, battle.forces[1].power
        about = {"sector": n, "invader": sum(power[0]), "defender": sum(power[1])}
        topic = f"voidfall.combat.{decision.topic.value}"
        options = _answers(at, battle, decision, price)
        answer = yield from ask(Question(seat, topic, options, about=about))
        after = combat.decide(battle, answer)
        if force is not None:
            force.answers += (answer,)
            if decision.role == "invader":
                yield from _spend(at, force, battle, after, price)
        battle = after
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


def _answers(
    at: At, battle: combat.Battle, decision: combat.Decision, price: Cost
) -> list[Option[str]]:
    """The answers that the player can pay for.  [V-303] [V-317]"""
    options = []
    room = launchable(at) if decision.topic is combat.Topic.CARRIERS else 0
    for answer in decision.answers:
        verb, how = answer.split()
        bought = _bought(battle, decision, how)
        if bought:
            if price.times(bought).payable(at):
                text = partial(answer_text, "bombard", how, bought)
                options.append(Option("bombard", answer, text, how=how, bought=bought))
        elif decision.topic is not combat.Topic.CARRIERS or int(how) <= room:
            text = partial(answer_text, f"combat-{verb}", how)
            options.append(Option(f"combat-{verb}", answer, text, how=how))
    return options


def answer_text(verb: str, how: str, bought: int = 0) -> Message:
    """The label of an answer: a number, a Fleet type or a means."""
    if how.isdecimal():
        return Message(f"option-{verb}", {"number": int(how), "bought": bought})
    return Message(f"option-{verb}", {"how": how, "fleet": how})


def _bought(battle: combat.Battle, decision: combat.Decision, how: str) -> int:
    """How many of the Absorptions of an answer come from Bombard.  [V-317] [V-336]"""
    units = battle.forces[combat.INVADER].bombard
    if not units or decision.topic is not combat.Topic.ABSORB or decision.role != "invader":
        return 0
    return max(0, int(how) - combat.absorption(battle, combat.INVADER) + units)


def _spend(
    at: At, force: Invasion, battle: combat.Battle, after: combat.Battle, price: Cost
) -> Flow[None]:
    """Pay at once for Missiles, Drones, Corvettes of Carriers and Bombard.

    [V-303] [V-311] [V-316] [V-317]
    """
    if after.energy_spent > battle.energy_spent:
        yield from pay_resources(at, ONE_ENERGY)
    if after.trade_returned and not battle.trade_returned:
        yield from return_trade(at, 1, FREE)
    for _ in range(after.deployed - battle.deployed):
        yield from pay_surcharge(at)
        at.player.active -= 1
        force.launched += 1
    for _ in range(battle.forces[combat.INVADER].bombard - after.forces[combat.INVADER].bombard):
        yield from price.pay(at)


def bring_back(state: Voidfall, seat: Seat, remains: combat.Remains) -> None:
    """Recalled Fleet Power becomes Active, rescued Fleet Power goes home.  [V-251] [V-344]"""
    player = state.players[seat]
    player.active += sum(remains.recalled[:5])
    home = state.sectors[state.home(seat)]
    home.fleets = tuple(a + b for a, b in zip(home.fleets, remains.home[:5], strict=True))


# -- the whole Invasion -------------------------------------------------------------------------


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
    at.resolved = True
    yield from about_to(at, "invaded")
    price = _price_of_absorption(abilities or [])
    force = state.invasion = setting_out(at.seat, n, price.plain())
    yield from move_in(at, force, mode)
    sector = state.sectors[n]
    before = Conquest(n, sector.voidborn, sector.corrupted, len(sector.bounty), sector.population)
    at.conquest = before
    yield from _before_combat(at, before)
    rival = sector.owner if sector.owner != NOBODY else None
    invader, defender = sides_of(state, force)
    force.sides = [brought(invader), brought(defender)]
    battle = combat.start(invader, defender)
    seats: dict[str, Seat | None] = {"invader": at.seat, "defender": rival}
    end = yield from fight(state, battle, seats, n, price)
    state.invasion = None
    bring_back(state, at.seat, end.invader)
    if rival is None:
        sector.voidborn = end.defender.fleets.voidborn
    else:
        sector.fleets = tuple(end.defender.fleets[:5])
        bring_back(state, rival, end.defender)
    yield from _outcome(at, before, end, rival, reward)


def _before_combat(at: At, before: Conquest) -> Flow[None]:
    """Salvage Scanner: place a Reclaim token after the movement, if one likes.  [V-344]"""
    for source in active(at.state, at.seat, "before_combat"):
        ability = cast(Triggered, source.ability)
        inside = at.inside(same=before.sector)
        if fits(ability.target, before) and ability.effect.possible(inside):
            option = Option("resolve", True, ability.effect.describe, part=ability.effect.name)
            if (yield from accepts(inside, EFFECTS.topic, option)):
                yield from ability.effect.resolve(inside)


def _price_of_absorption(abilities: list[Ability]) -> Cost:
    """Bombard sells Absorption during the Combat.  [V-317] [V-336]"""
    prices = [cast(Amount, a).cost for a in abilities if a.point == "combat.buy_absorption"]
    return prices[0] if prices else FREE


def _outcome(
    at: At, before: Conquest, end: combat.Outcome, rival: Seat | None, reward: Effect[At] | None
) -> Flow[None]:
    """Invader victory, Defender victory, or a tie.  [V-345] [V-346] [V-362] [V-363]"""
    state, n = at.state, before.sector
    if end.winner == "defender":
        yield from _launched(at, n, end)
        return
    sector = state.sectors[n]
    won = end.winner == "invader"
    sector.owner = at.seat if won else NOBODY
    sector.fleets = tuple(end.invader.fleets[:5])
    won = (yield from _reinforce(at, n)) or won
    yield from _launched(at, n, end)
    if won:
        losses = sum(end.invader.recalled)
        yield from conquer(at, before, rival, reward)
        yield from did(
            at, "invaded", sector=n, losses=losses, voidborn=before.voidborn,
            population=before.population, was_corrupted=int(before.corrupted),
        )  # fmt: skip
        return
    if rival is not None:
        yield from lose_glory(state, rival, "V-362")
    yield from take_over(state, n)


def _launched(at: At, n: int, end: combat.Outcome) -> Flow[None]:
    """What Carriers deployed counts when the Combat is over, whoever has won."""
    for _ in range(end.deployed):
        yield from did(at, "deployed", sector=n)


def _reinforce(at: At, n: int) -> Flow[bool]:
    """Combat Replicators: deploy after winning or tying; a tie becomes a victory.  [V-344]"""
    deployed = False
    for ability in amounts(at.state, at.seat, "combat.reinforce_after"):
        for _ in range(ability.deploy):
            deployed = bool((yield from deploy_one(at, [n], None, True))) or deployed
    return deployed


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

    def describe(self) -> Message:
        abilities = joined("list-lines", [ability.describe() for ability in self.abilities])
        return Message("effect-invade-with", {"abilities": abilities})


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
