"""Fleet Power: recalling, activating, deactivating, and regrouping."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    Ability,
    abilities,
)
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.costs import Cost, payment
from domineum.voidfall.cards.counts import COUNTS, InSectors
from domineum.voidfall.cards.effects import EFFECTS, Gains
from domineum.voidfall.cards.texts import Args
from domineum.voidfall.sectors import can_be_corrupted, tile
from domineum.voidfall.state import NOBODY, Voidfall
from domineum.voidfall.tokens import lose_glory, place_bounty
from domineum.voidfall.words import FLEETS, NO_FLEETS, Fleet

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
    return max(caps) if caps else 3


def tokens_in(state: Voidfall, seat: Seat, n: int) -> int:
    """The fewest Fleet tokens that hold the Fleet Power of a sector.  [V-104] [V-235]"""
    tokens = 0
    for kind, power in enumerate(state.sectors[n].fleets):
        if power:
            tokens += 1 if power == 1 else -(-power // token_cap(state, seat, kind))
    return tokens


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
    at.state.change(n, fleets=changed(at.state.sectors[n].fleets, kind, -1))
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
    at.state.change(n, owner=NOBODY)
    yield Event("abandoned", at.seat, "V-276", player=at.seat, sector=n)
    yield from lose_glory(at.state, at.seat, "V-252")
    yield from take_over(at, n)


def take_over(at: At, n: int) -> Flow[None]:
    """The Voidborn take an abandoned sector; the player places what belongs there.

    [V-277] [V-278] [V-279] [V-280] [V-281] [V-283] [V-369]
    """
    state = at.state
    sector = state.change(n, owner=NOBODY, fleets=NO_FLEETS, installations=())
    if can_be_corrupted(state, n):
        sector = state.change(n, corrupted=True)
    if not tile(state, n).voidborn_immune:
        sector = state.change(n, voidborn=TAKEOVER_POWER)
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


def able_to_deactivate(at: At) -> int:
    """Fleet Power of the player that is not Inactive."""
    return at.player.active + deployed(at)


@payment("recall", lambda at, n, cost: deployed(at) >= n)
def _pay_recall(at: At, amount: int, cost: Cost) -> Flow[None]:
    for _ in range(amount):
        yield from recall(at)


@payment("deactivate", lambda at, n, cost: at.player.active >= n or able_to_deactivate(at) >= n)
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
