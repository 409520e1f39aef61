"""Counts and conditions of cards: what is counted is always the player's own.  [V-176]

A count is a class beside the rules of what it counts, with `@COUNTS.word("glory")`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeVar, cast

from domineum.kernel import BadData, Message
from domineum.kernel.decode import decode
from domineum.kernel.effects import joined
from domineum.kernel.words import Worded, Words
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.filters import Traits
from domineum.voidfall.cards.texts import Args, kinds_text
from domineum.voidfall.words import Resource

BOUNDS = ("min", "max")
C = TypeVar("C", bound="CombatCondition")


@dataclass(frozen=True, kw_only=True)
class CombatCount(Worded):
    """A number of things that a Combat knows; those that no other rule knows are no `Count`."""

    def describe(self) -> Message:
        """The printed text."""
        return self.each(1)

    def each(self, n: int) -> Message:
        """The text `each of them`, or `every 2 of them`."""
        return self.message("count", self.args(n))

    def message(self, use: Literal["count", "if"], args: Args) -> Message:
        """The text of a count or of a condition."""
        form = self.form()
        return Message(f"{use}-{self.word.replace('_', '-')}{'-' if form else ''}{form}", args)

    def form(self) -> str:
        """The end of the keys of its texts, where what narrows it changes them as a whole."""
        return ""

    def args(self, n: int) -> Args:
        """What its text speaks of: `n` of the things, and the values of its keys."""
        args: Args = {"n": n}
        for name, value in vars(self).items():
            if value is None or isinstance(value, int | str):
                args[name] = said(value)
        return args


def said(value: int | str | None) -> int | str:
    """The value of a key as a text chooses by it."""
    match value:
        case None:
            return "any"
        case True | False:
            return "yes" if value else "no"
    return value


@dataclass(frozen=True, kw_only=True)
class Count(CombatCount):
    """A number of things of the player."""

    def of(self, at: At) -> int:
        """Count."""
        raise NotImplementedError


COUNTS = Words[Count]("count")
COMBAT_COUNTS = Words[CombatCount]("count", wider=COUNTS)
"""What the abilities at the points `combat.*` can count: more than any other rule."""


@dataclass(frozen=True, kw_only=True)
class InSectors(Count):
    """A number of things in the player's sectors."""

    pure: bool | None = None
    """True: only in Pure sectors, false: only in Corrupted ones. [V-216]"""

    def sectors(self, at: At) -> Sequence[int]:
        """The player's sectors in which it counts."""
        own = at.state.own(at.seat)
        if self.pure is None:
            return own
        sectors = at.state.sectors
        return [n for n in own if sectors[n].corrupted != self.pure]


@dataclass(frozen=True, kw_only=True)
class OwnSectors(Traits, Count):
    """Your sectors, Home included, that pass the filter."""

    def of(self, at: At) -> int:
        state = at.state
        return sum(1 for n in state.own(at.seat) if self.passes(state, n))

    def form(self) -> str:
        return "with" if self.words() else ""

    def args(self, n: int) -> Args:
        args: Args = {"n": n, "pure": said(self.pure)}
        words = self.words()
        return args | {"filters": joined("filter-join", words)} if words else args


@COUNTS.word("sectors")
class Sectors(OwnSectors):
    """Your sectors, Home included, that pass the filter."""

    adjacent_to: Literal["voidborn"] | None = None
    """Beside a Voidborn sector."""


@dataclass(frozen=True, kw_only=True)
class OfResources(Count):
    """A number for each of some resources."""

    resource: tuple[Resource, ...] = ()
    """Only these resources; all five without it."""
    pick: Literal["highest", "lowest"] | None = None
    """The highest or the lowest of them instead of their sum."""

    def picked(self, values: list[int]) -> int:
        """The sum of the values, or the one that is asked for."""
        if self.pick is None:
            return sum(values)
        return max(values) if self.pick == "highest" else min(values)

    def form(self) -> str:
        return "-".join(["pick"] * bool(self.pick) + ["of"] * bool(self.resource))

    def args(self, n: int) -> Args:
        kinds = kinds_text("resource", "of", [*self.resource], "list-and") if self.resource else ""
        return super().args(n) | {"kinds": kinds}


@dataclass(frozen=True, kw_only=True)
class CombatCondition:
    """A count within bounds, which are included, where a Combat may count."""

    counted: CombatCount
    min: int | None = None
    """At least this many."""
    max: int | None = None
    """At most this many."""

    def __post_init__(self) -> None:
        if self.min is None and self.max is None:
            raise ValueError("a condition has 'min' or 'max'")
        if self.max is not None and self.max < (self.min or 0):
            raise ValueError("'max' is less than 'min'")

    def admits(self, number: int) -> bool:
        """Whether a number is within the bounds."""
        return (self.min is None or number >= self.min) and (self.max is None or number <= self.max)

    def describe(self) -> Message:
        """The printed text."""
        bound = "min" if self.max is None else "max"
        if self.max == 0:
            bound = "none"
        elif None not in (self.min, self.max):
            bound = "exact" if self.min == self.max else "both"
        n = (self.min or 0) if self.max is None else self.max
        args: Args = {"bound": bound, "min": self.min or 0}
        return self.counted.message("if", self.counted.args(n) | args)


@dataclass(frozen=True, kw_only=True)
class Condition(CombatCondition):
    """A count within bounds, which are included."""

    counted: Count

    def holds(self, at: At) -> bool:
        """Whether the count is within its bounds."""
        return self.admits(self.counted.of(at))


def parse_condition(data: object, where: str) -> Condition:
    """Read a condition: a count with `min`, `max` or both."""
    count = COUNTS.parse(data, where, beside=BOUNDS)
    return _bounded(partial(Condition, counted=count), data, where)


def parse_combat_condition(data: object, where: str) -> CombatCondition:
    """Read a condition of an ability at a point `combat.*`."""
    count = COMBAT_COUNTS.parse(data, where, beside=BOUNDS)
    return _bounded(partial(CombatCondition, counted=count), data, where)


def _bounded(make: Callable[..., C], data: object, where: str) -> C:
    table = cast(Mapping[str, object], data)
    bounds = {key: decode(int, table[key], f"{where}.{key}") for key in BOUNDS if key in table}
    try:
        return make(**bounds)
    except ValueError as error:
        raise BadData(where, str(error)) from None
