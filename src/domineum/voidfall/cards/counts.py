"""Counts and conditions of cards: what is counted is always the player's own.  [V-176]

What each of them counts is registered by `counter`, mostly in `counters`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from domineum.kernel import Message
from domineum.kernel.decode import decode
from domineum.kernel.effects import joined
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.texts import Args, kinds_text, listed
from domineum.voidfall.words import Fleet, Resource, Track

Counter = Callable[["Count", At], int]
COUNTERS: dict[str, Counter] = {}


def counter(name: str) -> Callable[[Counter], Counter]:
    """Register what a count counts."""

    def register(function: Counter) -> Counter:
        COUNTERS[name] = function
        return function

    return register


@dataclass(frozen=True, kw_only=True)
class Count(Filter):
    """A number of things of the player."""

    count: str
    """What is counted."""
    type: list[str] = field(default_factory=list)
    """Only these types of Guilds or Installations."""
    state: list[Literal["active", "deployed"]] = field(default_factory=list)
    """Where Fleet Power is counted."""
    scope: Literal["sectors"] | None = None
    """Upkeep without that of Agendas."""
    resource: list[Resource] = field(default_factory=list)
    """Only these resources."""
    pick: Literal["highest", "lowest"] | None = None
    """The highest or the lowest of them instead of their sum."""
    stock_min: int | None = None
    """Resources with at least this many in stock."""
    level: Literal["basic", "improved"] | None = None
    """Only Basic or only Improved Technologies."""
    starting: bool | None = None
    """False: without starting Agendas."""
    track: Track | None = None
    """Only this Civilization track."""
    tier_min: int | None = None
    """Tracks in this Tier or a higher one."""
    space_min: int | None = None
    """Tracks whose marker is on this space or further right, from 1 to 8. [V-377]"""
    flipped: bool = False
    """With the Trade token that was flipped in this turn."""
    value_min: int | None = None
    """Glory tokens of this value or a higher one."""
    best: int | None = None
    """Only this many of the highest Glory tokens."""
    where: str | None = None
    """`same`: only in that sector; `house_mat` or `house_mat_and_sectors`: where Corruption is
    counted."""
    preferred: bool = False
    """Only preferred Focuses."""
    combat: Fleet | None = None
    """The Fleet type that `combat_power` counts; content writes it as `fleet`."""

    def __post_init__(self) -> None:
        if self.count not in COUNT_NAMES:
            raise ValueError(f"unknown count '{self.count}'")

    def of(self, at: At) -> int:
        """Count."""
        return COUNTERS[self.count](self, at)

    def describe(self) -> Message:
        """The printed text."""
        return self.each(1)

    def each(self, n: int) -> Message:
        """The text `each of them`, or `every 2 of them`."""
        return Message(f"count-{self._key()}", self._args(n))

    def _key(self) -> str:
        """The name of the count with what changes its text as a whole."""
        name = self.count.replace("_", "-")
        if self.count == "sectors":
            return f"{name}-with" if self.words() else name
        if self.pick:
            return f"{name}-pick-of" if self.resource else f"{name}-pick"
        if self.where == "same":
            return f"{name}-here"
        if self.track:
            return f"{name}-named"
        special = self.type or self.resource or self.value_min or self.best
        if self.space_min:
            return f"{name}-space"
        return f"{name}-of" if special or self.tier_min else name

    def _number(self) -> int:
        bounds = (self.stock_min, self.tier_min, self.space_min, self.value_min, self.best)
        return next((bound for bound in bounds if bound), 0)

    def _args(self, n: int) -> Args:
        args: Args = {
            "n": n,
            "pure": {None: "any", True: "yes", False: "no"}[self.pure],
            "number": self._number(),
            "starting": "no" if self.starting is False else "any",
            "preferred": "yes" if self.preferred else "any",
            "state": "-".join(self.state),
        }
        for name in ("track", "pick", "level", "scope", "where"):
            args[name] = getattr(self, name) or "any"
        if self.combat:
            args["fleet"] = self.combat
        if self.words():
            args["filters"] = joined("filter-join", self.words())
        if self.count == "guilds" and self.type:
            args["kinds"] = kinds_text("guild", "of", self.type, "list-or")
        elif self.count == "installations" and self.type:
            kinds = [Message(f"number-{kind}", {"n": n}) for kind in self.type]
            args["kinds"] = listed(kinds, "list-or")
        elif self.resource:
            args["kinds"] = kinds_text("resource", "of", [*self.resource], "list-and")
        return args


@dataclass(frozen=True, kw_only=True)
class Condition(Count):
    """A count within bounds."""

    min: int | None = None
    """At least this many."""
    max: int | None = None
    """At most this many."""

    def holds(self, at: At) -> bool:
        """Whether the count is within its bounds."""
        return self.admits(self.of(at))

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
        return Message(f"if-{self._key()}", self._args(n) | args)


COMBAT_COUNTS = {
    "combat_power": "Fleet Power of the type `fleet` of your side in the Combat sector.",
    "combat_approach_damage": "Approach Damage that your side deals by everything else.",
}
"""Counts of the abilities at the points `combat.*`: no rule outside of Combat can count them."""
COUNT_NAMES = [
    "sectors",
    "guilds",
    "guild_types",
    "installations",
    "population",
    "fleet_power",
    "fleet_types",
    "empty_guild_spaces",
    "upkeep",
    "unpaid_upkeep",
    "yield",
    "stockpile",
    "resource_types",
    "technologies",
    "agendas",
    "tracks",
    "trade",
    "bounty",
    "reclaim",
    "glory",
    "glory_value",
    "corruption",
    "kept_corruption",
    "influence",
    "discarded_focuses",
    "catastrophes",
    *COMBAT_COUNTS,
    "combat_voidborn_removed",
    "conquered_population",
]


def parse_count(data: object, where: str) -> Count:
    """Read a count."""
    return decode(Count, _combat(data), where)


def parse_condition(data: object, where: str) -> Condition:
    """Read a condition."""
    return decode(Condition, _combat(data), where)


def _combat(data: object) -> object:
    """A count of one Fleet type in a Combat names it like the filter for sectors."""
    if isinstance(data, dict) and data.get("count") == "combat_power":
        return {("combat" if key == "fleet" else key): value for key, value in data.items()}
    return data
