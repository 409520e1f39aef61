"""The state of a Combat: what both sides brought, what is left of it, and where the fight stands.

Nothing is random and nothing is hidden [V-285]. No card is named here: what the cards of a side
do in the fight stands in `domineum.voidfall.strength`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from domineum.kernel import State, state, value
from domineum.voidfall.strength import ANY, NO_CARDS, VOIDBORN, Cards, Offer

Role = Literal["invader", "defender"]
Winner = Literal["invader", "defender", "tie"]
StepKind = Literal["approach", "salvo"]
Topic = Literal["pay", "launch", "bonus", "absorb", "recall"]
"""What a side is asked during a Combat."""

ROLES: tuple[Role, Role] = ("invader", "defender")
INVADER, DEFENDER = 0, 1


class Fleets(NamedTuple):
    """Fleet Power by type; how it is spread over tokens never matters.  [V-287]"""

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0

    @property
    def power(self) -> int:
        """All Fleet Power together."""
        return sum(self)

    @property
    def ships(self) -> tuple[int, ...]:
        """The Fleets of a player, as sectors have them."""
        return self[:VOIDBORN]


# -- a side -------------------------------------------------------------------------------------


@state
class Side(State):
    """One side of a Combat: what it brought, and what is left of it."""

    brought: tuple[int, ...]
    """Fleet Power by type, in the order of FLEET_TYPES."""
    defenses: int
    """Sector Defenses and Starbases in the Combat sector; they fight for the Defender."""
    active: int
    """Active Fleet Power that can be launched."""
    bombard: int
    """Absorptions that can be bought, each for the Approach or for a Salvo.  [V-317] [V-336]"""
    cards: Cards
    """What cards give it, with what it has paid for."""
    offers: tuple[Offer, ...]
    """What it can pay for."""
    power: list[int]
    """The Fleet Power that is left."""
    units: list[int]
    """What is left in the pools of its cards, from the Approach step on."""
    escapes: int
    """How much more Fleet Power may go home."""
    home: tuple[int, ...]
    """Fleet Power by type that went to the Home sector."""
    hits: int = 0
    """Damage still to be suffered."""
    initiative: int = 0
    """At the start of the present Salvo step."""
    dealt: int = 0
    """Damage dealt in the present step."""
    absorbed: int = 0
    """Damage cancelled in the present step."""

    @property
    def fleets(self) -> Fleets:
        """The Fleet Power that was brought."""
        return Fleets(*self.brought)

    @property
    def left(self) -> Fleets:
        """The Fleet Power that is left."""
        return Fleets(*self.power)

    @property
    def key(self) -> tuple[int, ...]:
        """All that matters for the rest of the fight, besides what it brought."""
        return (*self.power, *self.units, self.bombard, self.hits)

    def with_fleets(self, fleets: Fleets) -> Side:
        """The same side with other Fleets."""
        return bring(fleets, self.defenses, self.active, self.bombard, self.cards, self.offers)

    def arm(self) -> None:
        """Fill the pools as the fight begins."""
        power = self.power
        self.units = [
            pool.amount if pool.per == ANY else pool.amount * power[pool.per]
            for pool in self.cards.pools
        ]

    def remove(self, kind: int, count: int) -> None:
        """Take Fleet Power away; one that used its ability goes before a fresh one.  [V-337]"""
        left = self.power[kind] - count
        self.power[kind] = left
        for place, amount in self.cards.carried[kind]:
            self.units[place] = min(self.units[place], amount * left)


def bring(
    fleets: Fleets,
    defenses: int = 0,
    active: int = 0,
    bombard: int = 0,
    cards: Cards = NO_CARDS,
    offers: tuple[Offer, ...] = (),
) -> Side:
    """A side before its Combat."""
    return Side(
        fleets, defenses, active, bombard, cards, offers, [*fleets], [], cards.escapes, _NONE
    )


_NONE = (0, 0, 0, 0, 0, 0)


# -- the fight ----------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A choice of one side; the answers that use what would otherwise be wasted come first."""

    role: Role
    topic: Topic
    answers: tuple[str, ...]


@value
class Step(State):
    """One finished step: all pairs are (Invader, Defender); damage is what the side dealt."""

    kind: StepKind
    initiative: tuple[int, int]
    damage: tuple[int, int]
    absorbed: tuple[int, int]
    power: tuple[int, int]


class Remains(NamedTuple):
    """Where the Fleet Power of one side ended.  [V-291] [V-344]"""

    fleets: Fleets
    """Still in the Combat sector."""
    recalled: Fleets
    """Back in the Active area, or in the supply for the Voidborn."""
    home: Fleets
    """In the Home sector."""


class Outcome(NamedTuple):
    """How a Combat ended."""

    winner: Winner
    invader: Remains
    defender: Remains
    deployed: int


class Stage:
    """What happens next in a Battle."""

    OFFERS, LAUNCH, APPROACH, SALVO, BLOW, REPLY, HITS, CLOSE, OVER = range(9)


BOTH = 2
"""In the place of one side: both of them, at once."""


@state
class Battle(State):
    """A Combat between two decisions. It is never changed: `decide` makes a new one."""

    sides: list[Side]
    """The Invader and the Defender."""
    salvo: int = 0
    """Number of the Salvo step, 0 in the Approach step."""
    deployed: int = 0
    """How many Corvettes the Invader has launched."""
    taken: int = 0
    """Which offers the Invader has paid for, as bits."""
    trace: tuple[Step, ...] = ()
    asking: Topic | None = None
    asked: int = INVADER
    """The side that must decide."""
    stage: int = Stage.OFFERS
    after: int = Stage.CLOSE
    """The stage that follows once all hits are suffered."""
    first: int = INVADER
    """The side that strikes first in this Salvo step, or BOTH."""
    offered: int = 0
    """How many offers were made; then how many sides, the Invader first, were offered to absorb
    the present hits."""
    bonus: int = -1
    """Additional Damage of the Invader's blow of this step, -1 before it is chosen."""

    @property
    def key(self) -> tuple[object, ...]:
        """All that decides how this Combat goes on, without what was brought and its past."""
        attack, defence = self.sides
        point = (self.stage, self.after, self.asking, self.asked, self.first, self.salvo)
        spent = (self.taken, self.deployed)
        return (*point, self.offered, self.bonus, *attack.key, *defence.key, *spent)

    @property
    def offer(self) -> Offer:
        """What the Invader is asked to pay for."""
        return self.sides[INVADER].offers[self.offered]

    @property
    def paid(self) -> dict[str, int]:
        """How much of what the Invader has paid for offers."""
        found: dict[str, int] = {}
        for place, offer in enumerate(self.sides[INVADER].offers):
            if self.taken >> place & 1:
                found[offer.pay] = found.get(offer.pay, 0) + offer.price
        return found
