"""The effect algebra of Voidfall. The leaves are registered by the chapters that know them."""

from __future__ import annotations

from domineum.kernel import Algebra, Effect, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import joined
from domineum.voidfall.at import At
from domineum.voidfall.costs import Cost, parse_cost
from domineum.voidfall.counts import Condition, Count, parse_condition, parse_count

EFFECTS: Algebra[At] = Algebra("voidfall", cost=parse_cost, count=parse_count)
EFFECTS.hooks |= {Cost: parse_cost, Count: parse_count, Condition: parse_condition}


@EFFECTS.leaf("none")
class Nothing(Effect[At]):
    """Nothing."""

    def possible(self, at: At) -> bool:
        return False

    def resolve(self, at: At) -> Flow[None]:
        yield from ()


@EFFECTS.leaf("first")
class First(Effect[At]):
    """A second effect that is possible only if the first was resolved."""

    first: Effect[At]
    then: Effect[At]

    def possible(self, at: At) -> bool:
        return self.first.possible(at)

    def resolve(self, at: At) -> Flow[None]:
        at.resolved = False
        yield from self.first.resolve(at)
        if at.resolved and self.then.possible(at):
            yield from self.then.resolve(at)

    def describe(self) -> Message:
        args = {"left": self.first.describe(), "right": self.then.describe()}
        return Message("effect-first", args)


@EFFECTS.leaf("repeat")
class Repeat(Effect[At]):
    """An effect up to a number of times, choosing anew each time."""

    times: int
    of: Effect[At]

    def possible(self, at: At) -> bool:
        return self.of.possible(at)

    def resolve(self, at: At) -> Flow[None]:
        for _ in range(self.times):
            if not self.of.possible(at):
                return
            yield from self.of.resolve(at)

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

    def resolve(self, at: At) -> Flow[None]:
        return self.branch(at).resolve(at)

    def describe(self) -> Message:
        args: dict[str, int | str | Message] = {
            "if": joined("effect-join-conditions", [c.describe() for c in self.if_]),
            "then": self.then.describe(),
            "otherwise": self.otherwise.describe(),
        }
        return Message("effect-if", args)


@EFFECTS.leaf("influence")
class GainInfluence(Effect[At]):
    """Gain Influence; it only decides victory.  [V-180]"""

    amount: int
    harmless = True

    def resolve(self, at: At) -> Flow[None]:
        yield from gain_influence(at, self.amount, "effect", "V-180")


def gain_influence(
    at: At, amount: int, source: str, rule: str, terms: list[tuple[str, int]] | None = None
) -> Flow[None]:
    """Gain Influence, and say why."""
    at.player.influence += amount
    at.resolved = True
    event = Event("influence", at.seat, rule, player=at.seat, amount=amount, source=source)
    yield event.because(lambda: terms or [])


def lose_influence(at: At, amount: int, source: str, rule: str) -> Flow[None]:
    """Lose Influence, never below 0.  [V-181]"""
    lost = min(amount, at.player.influence)
    at.player.influence -= lost
    yield Event("influence-lost", at.seat, rule, player=at.seat, amount=lost, source=source)


def wants(at: At, verb: str, topic: str, **about: int | str) -> Flow[bool]:
    """Ask whether the player does this at all, unless that is settled already."""
    if not at.may_decline():
        return True
    options = [Option(verb, True, **about), Option("forfeit", False)]
    return (yield from ask(Question(at.seat, topic, options)))
