"""What the cards of a side do in a Combat: its grants, sorted by the questions that the rules ask.

No card is named here: `domineum.voidfall.combat.grants` reads the grants from the content.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal, NamedTuple

from domineum.kernel import State, value
from domineum.voidfall.words import FLEETS

What = Literal[
    "initiative", "first_strike", "approach_damage", "approach_absorption", "salvo_damage",
    "salvo_absorption", "launch", "escape", "reinforce",
]  # fmt: skip
When = Literal["first", "each", "once"]

FLEET_TYPES = (*FLEETS, "voidborn")
CORVETTE, SENTRY, DESTROYER, DREADNOUGHT, CARRIER, VOIDBORN = KINDS = range(6)
ANY = -1
"""In the place of a Fleet type: none in particular."""
TRADE = "trade"
"""What a Trade token is called among the things that are paid with."""


@value
class Grant(State):
    """One thing that a card gives a side: how much of what, when, and on which condition."""

    what: What
    amount: int = 1
    when: When = "each"
    """Of Salvo Damage: in the first Salvo step, in each, or once in a step of one's choice."""
    per: int = ANY
    """The amount is for each Fleet Power of this type."""
    needs: int = ANY
    """Only while Fleet Power of this type is there."""
    follows: bool = False
    """Only if the side deals other Approach Damage."""


@value
class Offer(State):
    """What a side may pay for once, before any Damage, and what it is granted for it."""

    card: str
    """Where it comes from, as texts name it."""
    pay: str
    """A resource, or `trade` for Trade tokens."""
    price: int
    grants: tuple[Grant, ...]

    @cached_property
    def answers(self) -> tuple[str, str]:
        """To keep it, and to pay."""
        return f"keep {self.pay}", f"{'return' if self.pay == TRADE else 'spend'} {self.pay}"


class Pool(NamedTuple):
    """Units that each serve once: Salvo Absorptions, or additional Salvo Damage."""

    strikes: bool
    amount: int
    per: int
    """Each is lost with its Fleet Power of this type.  [V-331] [V-332]"""
    needs: int
    """Usable while such Fleet Power is there.  [V-330] [V-333]"""


class Loss(NamedTuple):
    """What the loss of one Fleet Power of a type means in the Salvo steps to come."""

    kind: int
    initiative: int
    each: bool
    """Every one adds something."""
    last: bool
    """The last one adds something."""
    pools: tuple[tuple[int, int], ...]
    """The units that each of them carries: the place of the pool, and how many."""
    opens: tuple[int, ...]
    """The pools that are closed with the last one."""


@value
class Cards(State):
    """All that cards give a side, sorted once by the questions that the rules ask."""

    grants: tuple[Grant, ...] = ()

    def _of(self, what: What) -> list[Grant]:
        return [grant for grant in self.grants if grant.what == what]

    def total(self, what: What) -> int:
        """The sum of all amounts."""
        return sum(grant.amount for grant in self._of(what))

    @cached_property
    def paces(self) -> tuple[tuple[int, int], ...]:
        """Types whose Fleet Power has more or less Initiative than 1, and by how much."""
        return tuple((g.per, g.amount) for g in self._of("initiative") if g.per != ANY)

    @cached_property
    def aims(self) -> tuple[tuple[int, int], ...]:
        """More Initiative, and the type that it needs."""
        return tuple((g.amount, g.needs) for g in self._of("initiative") if g.per == ANY)

    @cached_property
    def first_strikes(self) -> tuple[int, ...]:
        """The types that let the side strike first."""
        return tuple(g.needs for g in self._of("first_strike"))

    @cached_property
    def approach_damage(self) -> tuple[tuple[int, int, int], ...]:
        """Amounts with the types that they are for and need."""
        found = self._of("approach_damage")
        return tuple((g.amount, g.per, g.needs) for g in found if not g.follows)

    @cached_property
    def follow_up(self) -> int:
        """Approach Damage beside other Approach Damage."""
        return sum(g.amount for g in self._of("approach_damage") if g.follows)

    @cached_property
    def approach_absorption(self) -> tuple[tuple[int, int, int], ...]:
        """Amounts with the types that they are for and need."""
        return tuple((g.amount, g.per, g.needs) for g in self._of("approach_absorption"))

    @cached_property
    def blows(self) -> tuple[tuple[int, int, int, bool], ...]:
        """More Salvo Damage, with types as before, and whether in the first Salvo step only."""
        found = [g for g in self._of("salvo_damage") if g.when != "once"]
        return tuple((g.amount, g.per, g.needs, g.when == "first") for g in found)

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """Those that are easiest to lose first.  [V-337]"""
        once = [g for g in self._of("salvo_damage") if g.when == "once"]
        found = [Pool(True, g.amount, g.per, g.needs) for g in once]
        found += [Pool(False, g.amount, g.per, g.needs) for g in self._of("salvo_absorption")]
        return tuple(sorted(found, key=_ease_of_loss))

    @cached_property
    def shields(self) -> tuple[tuple[int, int], ...]:
        """The places of the pools of Salvo Absorption, and the types that they need."""
        return tuple((i, pool.needs) for i, pool in enumerate(self.pools) if not pool.strikes)

    @cached_property
    def bonuses(self) -> tuple[tuple[int, int], ...]:
        """The places of the pools of additional Salvo Damage, and the types that they need."""
        return tuple((i, pool.needs) for i, pool in enumerate(self.pools) if pool.strikes)

    @cached_property
    def carried(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By type: the pools of which each Fleet Power carries units, and how many."""
        pools = list(enumerate(self.pools))
        return tuple(tuple((i, p.amount) for i, p in pools if p.per == kind) for kind in KINDS)

    @cached_property
    def launches(self) -> tuple[tuple[int, int], ...]:
        """How many Corvettes each Fleet Power of a type may launch.  [V-302]"""
        return tuple((g.per, g.amount) for g in self._of("launch"))

    @cached_property
    def escapes(self) -> int:
        """How much Fleet Power may go home instead of being recalled.  [V-344]"""
        return self.total("escape")

    @cached_property
    def reinforcements(self) -> int:
        """How much Fleet Power may be deployed after a Combat that was not lost.  [V-344]"""
        return self.total("reinforce")

    @cached_property
    def losses(self) -> tuple[Loss, ...]:
        """What each type is worth in the Salvo steps, the least useful one first."""
        paces = dict(self.paces)
        needed = {needs for _, needs in self.aims} | set(self.first_strikes)
        needed |= {needs for _, _, needs, _ in self.blows}
        counted = {per for _, per, _, _ in self.blows}
        found = [
            Loss(
                kind,
                1 + paces.get(kind, 0),
                kind in counted,
                kind in needed,
                self.carried[kind],
                tuple(i for i, pool in enumerate(self.pools) if pool.needs == kind),
            )
            for kind in _BY_HABIT
        ]
        return tuple(
            sorted(found, key=lambda one: (one.initiative, one.each, len(one.pools), one.last))
        )

    @cached_property
    def spare(self) -> tuple[tuple[int, int, int, int], ...]:
        """Pairs of types that carry the same, of which one is worth more in another way.

        The lesser type, the better one, its pool, and how many units each of the better carries.
        """
        return tuple(
            (lesser.kind, better.kind, *better.pools[0])
            for lesser in self.losses
            for better in self.losses
            if len(lesser.pools) == len(better.pools) == 1
            and lesser.pools[0][1] == better.pools[0][1]
            and lesser.initiative == better.initiative
            and better.last
            and not (lesser.last or lesser.each or better.each)
            and self.pools[lesser.pools[0][0]].strikes == self.pools[better.pools[0][0]].strikes
        )


_BY_HABIT = (SENTRY, DESTROYER, CARRIER, VOIDBORN, CORVETTE, DREADNOUGHT)
"""Of equally useful types the first one is lost first."""


def _ease_of_loss(pool: Pool) -> tuple[int, int]:
    """Conditions end first, then what is carried, the costlier type first; the rest stays."""
    if pool.needs != ANY:
        return 0, pool.needs
    return (2, 0) if pool.per == ANY else (1, -pool.per)


NO_CARDS = Cards()


@lru_cache(maxsize=20_000)
def cards_with(grants: tuple[Grant, ...]) -> Cards:
    """The Cards with these grants, always the same object, so that they are sorted once."""
    return Cards(grants) if grants else NO_CARDS
