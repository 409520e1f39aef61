"""Fleet Power: deploying, recalling, activating, deactivating, and regrouping."""

from __future__ import annotations

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
from domineum.voidfall.cards.costs import FREE, Cost, payment
from domineum.voidfall.cards.counts import COUNTS, InSectors
from domineum.voidfall.cards.effects import EFFECTS, Gains
from domineum.voidfall.cards.texts import Args, in_sector
from domineum.voidfall.combat.abilities import Given, InCombat, Part
from domineum.voidfall.infrastructure import Where, places, yards_for_deployment
from domineum.voidfall.sectors import can_be_corrupted, tile
from domineum.voidfall.state import NOBODY, Voidfall
from domineum.voidfall.strength import Grant
from domineum.voidfall.tokens import lose_glory, place_bounty
from domineum.voidfall.words import FLEETS, NO_FLEETS, Fleet

REGROUP_MOVES = 5
TAKEOVER_POWER = 2
CORVETTE = 0


def changed(fleets: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    """The Fleets of a sector with more or less of one type."""
    return (*fleets[:kind], fleets[kind] + by, *fleets[kind + 1 :])


@ABILITIES.point("fleet_token_cap")
class FleetTokenCap(Ability):
    """How much Fleet Power a Fleet token of a type stands for. [V-340]"""

    type: Fleet
    cap: int
    """How much at most."""


def token_cap(state: Voidfall, seat: Seat, kind: int) -> int:
    """Fleet Power on one Fleet token: 3, or what the Technology of the type says.  [V-340]"""
    caps = [a.cap for a in abilities(state, seat, FleetTokenCap) if a.type == FLEETS[kind]]
    return max(caps, default=3)


def tokens_in(state: Voidfall, seat: Seat, n: int) -> int:
    """The fewest Fleet tokens that hold the Fleet Power of a sector.  [V-104] [V-235]"""
    return sum(
        -(-power // token_cap(state, seat, kind))
        for kind, power in enumerate(state.sectors[n].fleets)
        if power
    )


# -- recalling and losing sectors ---------------------------------------------------------------


def recall_options(at: At) -> list[Option[tuple[int, int]]]:
    """Every Fleet Power that could be recalled.  [V-250]"""
    return [
        Option("recall", (n, kind), sector=n, fleet=FLEETS[kind])
        for n in at.state.own(at.seat)
        for kind, power in enumerate(at.state.sectors[n].fleets)
        if power
    ]


def recall(at: At, options: list[Option[tuple[int, int]]] | None = None) -> Flow[None]:
    """Move 1 Fleet Power from a sector to the Active area.  [V-250]"""
    options = recall_options(at) if options is None else options
    n, kind = yield from ask(Question(at.seat, "voidfall.recall", options))
    sector = at.state.sectors[n]
    sector.fleets = changed(sector.fleets, kind, -1)
    at.player.active += 1
    at.same = n
    yield Event("recalled", at.seat, "V-250", player=at.seat, fleet=FLEETS[kind], sector=n)
    yield from leave(at, n)
    yield from did(at, "recalled", by="cost" if at.paying else "effect", sector=n)


def leave(at: At, n: int) -> Flow[None]:
    """A non-Home sector whose last Fleet Power has left is abandoned.  [V-252] [V-276]"""
    sector = at.state.sectors[n]
    if sector.home == at.seat or any(sector.fleets):
        return
    sector.owner = NOBODY
    yield Event("abandoned", at.seat, "V-276", player=at.seat, sector=n)
    yield from lose_glory(at.state, at.seat, "V-252")
    yield from take_over(at, n)


def take_over(at: At, n: int) -> Flow[None]:
    """The Voidborn take an abandoned sector; the player places what belongs there.

    [V-277] [V-278] [V-279] [V-280] [V-281] [V-283] [V-369]
    """
    state = at.state
    sector = state.sectors[n]
    sector.owner = NOBODY
    sector.fleets = NO_FLEETS
    sector.installations = ()
    if can_be_corrupted(state, n):
        sector.corrupted = True
    if not tile(state, n).voidborn_immune:
        sector.voidborn = TAKEOVER_POWER
    yield Event("taken-over", None, "V-277", sector=n, power=sector.voidborn)
    if sector.voidborn:
        yield from place_bounty(at, n)


@EFFECTS.leaf("recall")
class Recall(Effect[At]):
    """Recall Fleet Power as an effect.  [V-250]"""

    amount: int

    def possible(self, at: At) -> bool:
        return bool(recall_options(at))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.amount):
            if self.possible(at):
                yield from recall(at)
                done = True
        return done


def deployed(at: At) -> int:
    """Fleet Power of the player on the map."""
    return sum(at.state.sectors[n].power for n in at.state.own(at.seat))


@payment("recall", lambda at, n, cost: deployed(at) >= n)
def _pay_recall(at: At, amount: int, cost: Cost) -> Flow[None]:
    for _ in range(amount):
        yield from recall(at)


@payment("deactivate", lambda at, n, cost: at.player.active + deployed(at) >= n)
def deactivate(at: At, amount: int, cost: Cost) -> Flow[None]:
    """Move Active Fleet Power to Inactive; without any, recall one first.  [V-255] [V-256]"""
    for _ in range(amount):
        if not at.player.active:
            same = at.same
            yield from recall(at)
            at.same = same
        at.player.active -= 1
        at.player.inactive += 1
        yield Event("deactivated", at.seat, "V-255", player=at.seat)


@EFFECTS.leaf("activate")
class Activate(Gains):
    """Move up to that much Fleet Power from Inactive to Active.  [V-254]"""

    amount: int
    harmless = True

    def possible(self, at: At) -> bool:
        return at.player.inactive > 0

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-inactive"), "V-254"

    def resolve(self, at: At) -> Flow[bool]:
        player = at.player
        number = min(self.amount, player.inactive)
        for _ in range(number):
            player.inactive -= 1
            player.active += 1
            yield Event("activated", at.seat, "V-254", player=at.seat)
            yield from did(at, "activated")
        return number > 0


# -- deploying ----------------------------------------------------------------------------------


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
    sector = at.state.sectors[n]
    sector.fleets = changed(sector.fleets, kind, 1)
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
    at: At, sectors: list[int], only: Fleet | None
) -> list[Option[tuple[int, int] | None]]:
    """Each sector with each type."""
    kinds = deployable(at, only)
    return [
        Option("deploy", (n, kind), sector=n, fleet=FLEETS[kind]) for n in sectors for kind in kinds
    ]


def deploy_one(at: At, sectors: list[int], only: Fleet | None, declinable: bool) -> Flow[int]:
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


def blocked_types(at: At, sectors: list[int], only: Fleet | None) -> list[Blocked]:
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


# -- regrouping ---------------------------------------------------------------------------------


def movable(at: At) -> list[tuple[int, int]]:
    """Fleet Power that may move: never the last one of a non-Home sector.  [V-264] [V-267]"""
    state = at.state
    found = []
    for n in state.own(at.seat):
        sector = state.sectors[n]
        if sector.power > 1 or (sector.home == at.seat and sector.power):
            near = state.neighbours(n)
            if any(state.sectors[m].owner == at.seat for m in near):
                found += [(n, kind) for kind, power in enumerate(sector.fleets) if power]
    return found


@EFFECTS.leaf("regroup")
class Regroup(Effect[At]):
    """Up to five moves of 1 Fleet Power to an adjacent sector of one's own. [V-264] [V-265]"""

    meant = True

    def possible(self, at: At) -> bool:
        return bool(movable(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-regroup"), "V-267"

    def resolve(self, at: At) -> Flow[bool]:
        moves = 0
        while moves < REGROUP_MOVES:
            options: list[Option[tuple[int, int] | None]] = [
                Option("move", (n, kind), sector=n, fleet=FLEETS[kind]) for n, kind in movable(at)
            ]
            if not options:
                break
            options.append(Option("done", None))
            about = {"left": REGROUP_MOVES - moves}
            question = Question(at.seat, "voidfall.regroup", options, about=about)
            choice = yield from ask(question)
            if choice is None:
                break
            yield from self._move(at, *choice)
            moves += 1
        if moves:
            yield from did(at, "regrouped", moves=moves)
        return moves > 0

    def _move(self, at: At, n: int, kind: int) -> Flow[None]:
        """One move; the Fleet Power keeps its type.  [V-266]"""
        sectors = at.state.sectors
        near = [m for m in at.state.neighbours(n) if sectors[m].owner == at.seat]
        options = [Option("to", m, sector=m) for m in near]
        m = yield from ask(Question(at.seat, "voidfall.regroup.to", options))
        sectors[n].fleets = changed(sectors[n].fleets, kind, -1)
        sectors[m].fleets = changed(sectors[m].fleets, kind, 1)
        yield Event(
            "moved", at.seat, "V-264", player=at.seat, fleet=FLEETS[kind], source=n, sector=m
        )


# -- counts -------------------------------------------------------------------------------------


@COUNTS.word("fleet_power")
class FleetPower(InSectors):
    """Your Fleet Power; `pure` limits the deployed part."""

    state: tuple[Literal["active", "deployed"], ...]
    """Where it is counted: in one of these states, or in both."""

    def __post_init__(self) -> None:
        if not self.state:
            raise ValueError("'state' is empty")
        if self.pure is not None and "deployed" not in self.state:
            raise ValueError("'pure' is about deployed Fleet Power")

    def of(self, at: At) -> int:
        total = at.player.active if "active" in self.state else 0
        if "deployed" in self.state:
            sectors = at.state.sectors
            total += sum(sectors[n].power for n in self.sectors(at))
        return total

    def args(self, n: int) -> Args:
        return super().args(n) | {"state": "-".join(self.state)}


@COUNTS.word("fleet_types")
class FleetTypes(InSectors):
    """Different Fleet types among your deployed Fleet Power."""

    def of(self, at: At) -> int:
        totals = [at.state.sectors[n].fleets for n in self.sectors(at)]
        return sum(1 for kind in range(len(FLEETS)) if any(fleets[kind] for fleets in totals))
