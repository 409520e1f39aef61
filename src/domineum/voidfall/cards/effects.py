"""The effect algebra of Voidfall. The leaves are registered by the chapters that know them."""

from __future__ import annotations

from typing import Any, ClassVar

from domineum.kernel import Algebra, Effect, Event, Flow, Message
from domineum.kernel.effects import GAIN, All, Combinator, One, Paid, Sequence, finish, joined
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities, with_conditions
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost, parse_cost
from domineum.voidfall.cards.counts import (
    COMBAT_COUNTS,
    COUNTS,
    CombatCondition,
    CombatCount,
    Condition,
    Count,
    parse_combat_condition,
    parse_condition,
)
from domineum.voidfall.cards.texts import Args, bracketed, listed


class Bracketed(Combinator[At]):
    """A combinator whose text puts parts that are no leaves in brackets."""

    def describe(self) -> Message:
        parts = [bracketed(part.describe()) for part in self.parts]
        return joined(f"effect-join-{self.name}", parts)


class AllParts(Bracketed, All[At]):
    """Any of the parts, in any order."""


class OnePart(Bracketed, One[At]):
    """At most one of the parts."""


class InOrder(Bracketed, Sequence[At]):
    """The parts in their order, as far as possible."""


class Priced(Paid[At]):
    """An effect behind a cost; the text of a cost says what to do."""

    def describe(self) -> Message:
        return Message("effect-cost", {"cost": self.cost.describe(), "do": self.do.describe()})


class VoidfallAlgebra(Algebra[At]):
    """The algebra with the texts of Voidfall."""

    COMBINATORS: ClassVar[dict[str, type[Combinator[Any]]]] = {
        "all": AllParts, "one": OnePart, "sequence": InOrder,
    }  # fmt: skip


EFFECTS = VoidfallAlgebra("voidfall", parse_cost, COUNTS.parse, Priced, ABILITIES.hooks)
EFFECTS.hooks |= {
    Cost: parse_cost, Count: COUNTS.parse, Condition: parse_condition,
    CombatCount: COMBAT_COUNTS.parse, CombatCondition: parse_combat_condition,
}  # fmt: skip


@EFFECTS.leaf("none")
class Nothing(Effect[At]):
    """Nothing."""

    def possible(self, at: At) -> bool:
        return False

    def resolve(self, at: At) -> Flow[bool]:
        yield from ()
        return False


@EFFECTS.leaf("first")
class First(Effect[At]):
    """A second effect that is possible only if the first was resolved, and where it was."""

    first: Effect[At]
    """What has to be resolved before."""
    then: Effect[At]

    def possible(self, at: At) -> bool:
        return self.first.possible(at)

    def resolve(self, at: At) -> Flow[bool]:
        at.one_sector = 0
        if not (yield from finish(self.first, at)):
            return False
        at.same = at.one_sector or at.same
        if self.then.possible(at):
            yield from self.then.resolve(at)
        return True

    def describe(self) -> Message:
        args = {"left": self.first.describe(), "right": self.then.describe()}
        return Message("effect-first", args)


@EFFECTS.leaf("repeat")
class Repeat(Effect[At]):
    """An effect up to a number of times, chosen again each time."""

    times: int
    of: Effect[At]

    def possible(self, at: At) -> bool:
        return self.of.possible(at)

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.times):
            if not self.of.possible(at) or not (yield from finish(self.of, at)):
                break
            done = True
        return done

    def describe(self) -> Message:
        return Message("effect-repeat", {"times": self.times, "of": self.of.describe()})


@EFFECTS.leaf("if")
class If(Effect[At]):
    """One effect or another, as the position of the player decides."""

    if_: list[Condition]
    then: Effect[At]
    otherwise: Effect[At]

    def branch(self, at: At) -> Effect[At]:
        """The effect that counts now."""
        return self.then if all(condition.holds(at) for condition in self.if_) else self.otherwise

    def possible(self, at: At) -> bool:
        return self.branch(at).possible(at)

    def resolve(self, at: At) -> Flow[bool]:
        return self.branch(at).resolve(at)

    def describe(self) -> Message:
        conditions = listed([c.describe() for c in self.if_], "list-and")
        args: Args = {"if": conditions, "then": self.then.describe()}
        if isinstance(self.otherwise, Nothing):
            return Message("effect-if-only", args)
        return Message("effect-if", args | {"otherwise": self.otherwise.describe()})


class Gains(Effect[At]):
    """What only gains something comes first."""

    def haste(self, at: At) -> int:
        return GAIN if self.unasked(at) else 0


@EFFECTS.leaf("influence")
class GainInfluence(Gains):
    """Gain Influence; it only decides victory.  [V-180]"""

    amount: int

    def unasked(self, at: At) -> bool:
        return not is_spared_for_little(at)

    def resolve(self, at: At) -> Flow[bool]:
        if not self.unasked(at) and not (yield from self.wanted(at)):
            return False
        yield from gain_influence(at, self.amount, "effect", "V-180")
        return True


@ABILITIES.point("no_skirmish")
class NoSkirmish(Ability):
    """A player for whom the conditions hold is not the target of Skirmishes."""

    if_: list[Condition]
    """All of these."""

    def describe(self) -> Message:
        return with_conditions(super().describe(), self.if_)


def is_spared_for_little(at: At) -> bool:
    """Whether more Influence could bring the Voidborn upon the player: a gain may be declined.

    Influence that would only worsen the place in choosing Turn Order is not asked about. [V-074]
    """
    if at.player.upkeep is not None:
        return False
    return any(
        ability.if_ and all(condition.holds(at) for condition in ability.if_)
        for ability in abilities(at.state, at.seat, NoSkirmish)
    )


def gain_influence(
    at: At, amount: int, source: str, rule: str, terms: list[tuple[str, int]] | None = None
) -> Flow[None]:
    """Gain Influence, and say why."""
    at.player.influence += amount
    event = Event("influence", at.seat, rule, player=at.seat, amount=amount, source=source)
    yield event.because(lambda: terms or [])


def lose_influence(at: At, amount: int, source: str, rule: str) -> Flow[None]:
    """Lose Influence, never below 0.  [V-181]"""
    lost = min(amount, at.player.influence)
    at.player.influence -= lost
    yield Event("influence-lost", at.seat, rule, player=at.seat, amount=lost, source=source)


@COUNTS.word("influence")
class Influence(Count):
    """Your Influence."""

    def of(self, at: At) -> int:
        return at.player.influence
