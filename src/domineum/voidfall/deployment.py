"""Deploying Fleet Power: what it costs, where it may go, and what may be done instead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import may_decline, sole
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    Ability,
    Alternative,
    abilities,
    active,
    instead_text,
    usable,
    use,
)
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.texts import Args, in_sector
from domineum.voidfall.combat.abilities import Given, InCombat, Part
from domineum.voidfall.fleets import CORVETTE, changed
from domineum.voidfall.infrastructure import Where, places, yards_for_deployment
from domineum.voidfall.state import Voidfall
from domineum.voidfall.strength import Grant
from domineum.voidfall.words import FLEETS, Fleet


@ABILITIES.point("deploy_type")
class DeployType(InCombat):
    """Allows a Fleet type. [V-244]"""

    type: Fleet
    cost: Cost = FREE
    """To be paid for each Fleet Power deployed as this type."""
    initiative: dict[Literal["invader", "defender"], int]
    """Initiative of each Fleet Power, as `invader` and as `defender`."""

    def given(self, card: str, part: Part) -> list[Given]:
        """How much more or less Initiative than 1 the type has.  [V-318] [V-321]"""
        more = self.initiative.get(part, 1) - 1 if part != "voidborn" else 0
        grant = Grant("initiative", more, per=FLEETS.index(self.type))
        return [Given(grant, card)] if more else []

    def words(self) -> Args:
        invader, defender = self.initiative.get("invader", 1), self.initiative.get("defender", 1)
        return {**super().words(), "invader": invader, "defender": defender}

    def describe(self) -> Message:
        text = super().describe()
        if self.cost.free:
            return text
        return Message("ability-deploy-cost", {"cost": self.cost.describe(), "do": text})


@ABILITIES.point("deploy_surcharge")
class DeploySurcharge(Ability):
    """Whenever you deploy Fleet Power, pay for every one, or once for the rest of the turn or
    phase."""

    each: Cost
    """What each one costs in addition."""
    turn: Cost
    """What is paid once instead."""


@ABILITIES.point("deploy_alternative")
class DeployAlternative(Alternative):
    """When an effect lets you deploy Fleet Power, you may resolve this instead of deploying 1 of
    it; `same` is the sector, and 1 Active Fleet Power must be there to be deployed."""


def type_cost(state: Voidfall, seat: Seat, kind: int) -> Cost | None:
    """What deploying as a type costs, or None without its Technology.  [V-244] [V-246]"""
    if kind == CORVETTE:
        return FREE
    for ability in abilities(state, seat, DeployType):
        if ability.type == FLEETS[kind]:
            return ability.cost
    return None


def open_surcharge(at: At) -> DeploySurcharge | None:
    """The surcharge of an event on deployments, unless it was paid for the whole turn."""
    if "deploy_surcharge" in at.player.used:
        return None
    return next(iter(abilities(at.state, at.seat, DeploySurcharge)), None)


def launchable(at: At) -> int:
    """How much Active Fleet Power could be deployed as Corvettes in a Combat.  [V-303]"""
    most = at.player.active
    rule = open_surcharge(at)
    if rule is None or rule.turn.payable(at):
        return most
    count = 0
    while count < most and rule.each.times(count + 1).payable(at):
        count += 1
    return count


def deployable(at: At, only: Fleet | None) -> list[int]:
    """The Fleet types that the player can pay for now.  [V-244] [V-245] [V-246] [V-248]"""
    if not at.player.active:
        return []
    kinds = range(len(FLEETS)) if only is None else [FLEETS.index(only)]
    rule = open_surcharge(at)
    found = []
    for kind in kinds:
        cost = type_cost(at.state, at.seat, kind)
        if cost is None:
            continue
        whole = [cost.plus(rule.each), cost.plus(rule.turn)] if rule else [cost]
        if any(way.payable(at) for way in whole):
            found.append(kind)
    return found


def deploy(at: At, n: int, kind: int) -> Flow[None]:
    """Move 1 Active Fleet Power to a sector, paying for its type.  [V-243] [V-246]"""
    cost = type_cost(at.state, at.seat, kind)
    assert cost is not None
    yield from pay_surcharge(at, cost)
    at.state.change(n, fleets=changed(at.state.sectors[n].fleets, kind, 1))
    at.player.active -= 1
    at.one_sector = n
    yield Event("deployed", at.seat, "V-243", player=at.seat, fleet=FLEETS[kind], sector=n)
    yield from did(at, "deployed", sector=n)


def pay_surcharge(at: At, cost: Cost = FREE) -> Flow[None]:
    """Pay for a deployment: the cost of its type, and what an event adds to it.  [V-246]"""
    rule = open_surcharge(at)
    if rule is not None:
        cost = yield from _choose_surcharge(at, cost, rule)
    yield from cost.pay(At(at.state, at.seat))


def _choose_surcharge(at: At, cost: Cost, rule: DeploySurcharge) -> Flow[Cost]:
    ways = [("surcharge-each", rule.each), ("surcharge-turn", rule.turn)]
    options = [
        Option(verb, (verb, cost.plus(more))) for verb, more in ways if cost.plus(more).payable(at)
    ]
    verb, whole = yield from ask(Question(at.seat, "voidfall.surcharge", options))
    if verb == "surcharge-turn":
        at.player.used.append("deploy_surcharge")
    return whole


def deploy_options(
    at: At, sectors: Sequence[int], only: Fleet | None
) -> list[Option[tuple[int, int] | None]]:
    """Each sector with each type."""
    kinds = deployable(at, only)
    return [
        Option("deploy", (n, kind), sector=n, fleet=FLEETS[kind]) for n in sectors for kind in kinds
    ]


def deploy_one(at: At, sectors: Sequence[int], only: Fleet | None, declinable: bool) -> Flow[int]:
    """Let the player deploy 1 Fleet Power in one of the sectors; return it, or 0."""
    options = deploy_options(at, sectors, only)
    instead = [
        (n, source)
        for source in active(at.state, at.seat, DeployAlternative)
        for n in sectors
        if at.player.active and usable(at, source)
        if source.ability.effect.possible(at.inside(same=n))
    ]
    more: list[Option[tuple[int, int] | None]] = [
        Option(
            "deploy-instead",
            (n, -1 - i),
            partial(instead_text, "deploy-instead", source, sector=n),
            sector=n,
        )
        for i, (n, source) in enumerate(instead)
    ]
    if not options and not more:
        return 0
    end: list[Option[tuple[int, int] | None]] = [Option("forfeit", None)] if declinable else []
    why = partial(blocked_types, at, sectors, only)
    every = options + more + end
    question = Question(at.seat, "voidfall.deploy", every, why, usual=sole(every))
    choice = yield from ask(question)
    if choice is None:
        return 0
    n, kind = choice
    if kind >= 0:
        yield from deploy(at, n, kind)
        return n
    yield from use(instead[-1 - kind][1], at.inside(same=n), committed=True)
    return n


def blocked_types(at: At, sectors: Sequence[int], only: Fleet | None) -> list[Blocked]:
    """Fleet types that cannot be deployed now, and why."""
    possible = deployable(at, only)
    found = []
    for kind, name in enumerate(FLEETS):
        if kind in possible or (only and only != name):
            continue
        for n in sectors:
            option = Option("deploy", (n, kind), sector=n, fleet=name)
            if type_cost(at.state, at.seat, kind) is None:
                found.append(Blocked(option, Message("blocked-no-technology"), "V-244"))
            else:
                found.append(Blocked(option, Message("blocked-deploy-cost"), "V-246"))
    return found


@EFFECTS.leaf("deploy")
class Deploy(Effect[At]):
    """Deploy up to that much Fleet Power.  [V-243] [V-247] [V-248]"""

    amount: int
    where: Where | None = None
    type: Fleet | None = None
    """Only as this type; its cost is paid as usual."""
    meant = True

    def possible(self, at: At) -> bool:
        return bool(deployable(at, self.type)) and bool(places(at, self.where))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-active"), "V-245"

    def resolve(self, at: At) -> Flow[bool]:
        declinable = may_decline(at)
        for number in range(self.amount):
            if not self.possible(at):
                return number > 0
            may_stop = declinable or (number > 0 and not at.must)
            if not (yield from deploy_one(at, places(at, self.where), self.type, may_stop)):
                return number > 0
        return True

    def describe(self) -> Message:
        args = {"amount": self.amount, "fleet": self.type or "any"}
        return in_sector(Message("effect-deploy", args), self.where)


@EFFECTS.leaf("muster")
class Muster(Effect[At]):
    """Deploy 1 Fleet Power for each Shipyard, in its sector.  [V-249]"""

    meant = True

    def _yards(self, at: At) -> dict[int, int]:
        own = at.state.own(at.seat)
        yards = {n: yards_for_deployment(at.state, at.seat, n) for n in own}
        return {n: count for n, count in yards.items() if count}

    def possible(self, at: At) -> bool:
        return bool(deployable(at, None)) and bool(self._yards(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-active"), "V-245"

    def resolve(self, at: At) -> Flow[bool]:
        left = self._yards(at)
        declinable, done = may_decline(at), False
        while left and (deployable(at, None)):
            n = yield from deploy_one(at, sorted(left), None, declinable)
            if not n:
                break
            declinable = done = True
            left[n] -= 1
            if not left[n]:
                del left[n]
        return done
