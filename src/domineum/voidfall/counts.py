"""Counts and conditions of cards: what is counted is always the player's own.  [V-176]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from domineum.kernel import Message
from domineum.kernel.decode import decode
from domineum.kernel.effects import joined
from domineum.voidfall.at import At
from domineum.voidfall.sectors import guilds_in, installations_in, sector_upkeep
from domineum.voidfall.state import Voidfall
from domineum.voidfall.texts import Args, kinds_text, listed
from domineum.voidfall.words import FLEETS, RESOURCES, Fleet, Guild, Installation, Resource, Track

Counter = Callable[["Count", At], int]
COUNTERS: dict[str, Counter] = {}


def counter(name: str) -> Callable[[Counter], Counter]:
    """Register what a count counts."""

    def register(function: Counter) -> Counter:
        COUNTERS[name] = function
        return function

    return register


@dataclass(frozen=True, kw_only=True)
class Filter:
    """What a sector must be like; all given keys must hold."""

    pure: bool | None = None
    population: int | None = None
    population_min: int | None = None
    upkeep_min: int | None = None
    upkeep_max: int | None = None
    fleet_power_min: int | None = None
    fleet_power_max: int | None = None
    voidborn_power_min: int | None = None
    voidborn_power_max: int | None = None
    home: bool | None = None
    guild: list[Guild] = field(default_factory=list)
    guild_min: int | None = None
    guild_types_min: int | None = None
    guilds_full: bool = False
    installation: list[Installation] = field(default_factory=list)
    installation_min: int | None = None
    fleet: list[Fleet] = field(default_factory=list)
    adjacent_to: Literal["combat", "voidborn"] | None = None

    def passes(self, state: Voidfall, n: int) -> bool:
        """Whether a sector passes."""
        sector = state.sectors[n]
        if self.pure is not None and sector.corrupted == self.pure:
            return False
        if self.population is not None and sector.population != self.population:
            return False
        if self.population_min is not None and sector.population < self.population_min:
            return False
        if self.fleet_power_min is not None and sum(sector.fleets) < self.fleet_power_min:
            return False
        if self.fleet_power_max is not None and sum(sector.fleets) > self.fleet_power_max:
            return False
        if self.home is not None and (sector.home >= 0) != self.home:
            return False
        if self.adjacent_to == "voidborn" and not any(
            state.sectors[m].voidborn for m in state.neighbours(n)
        ):
            return False
        if self.fleet and not any(sector.fleets[FLEETS.index(kind)] for kind in self.fleet):
            return False
        return self._upkeep(state, n) and self._guilds(state, n) and self._installations(state, n)

    def _upkeep(self, state: Voidfall, n: int) -> bool:
        if self.upkeep_min is None and self.upkeep_max is None:
            return True
        upkeep = sector_upkeep(state, n)
        return (self.upkeep_min or 0) <= upkeep and (
            self.upkeep_max is None or upkeep <= self.upkeep_max
        )

    def _guilds(self, state: Voidfall, n: int) -> bool:
        if not (self.guild or self.guild_min or self.guild_types_min or self.guilds_full):
            return True
        guilds = guilds_in(state, n)
        wanted = sum(1 for kind in guilds if not self.guild or kind in self.guild)
        if wanted < (self.guild_min or (1 if self.guild else 0)):
            return False
        if self.guild_types_min is not None and len(set(guilds)) < self.guild_types_min:
            return False
        spaces = state.content.sectors[state.sectors[n].tile].guild_room
        return not self.guilds_full or (spaces > 0 and len(guilds) >= spaces)

    def _installations(self, state: Voidfall, n: int) -> bool:
        least = self.installation_min or (1 if self.installation else 0)
        if not least:
            return True
        found = installations_in(state, n)
        return least <= sum(1 for k in found if not self.installation or k in self.installation)

    def words(self) -> list[Message]:
        """The words of the filter, in a fixed order."""
        words = []
        for name in NUMBERS:
            value = getattr(self, name)
            if value is not None and not (name in PAIRED and getattr(self, PAIRED[name])):
                words.append(Message(f"filter-{name.replace('_', '-')}", {"number": value}))
        if self.guild:
            kinds = kinds_text("guild", "of", [*self.guild], "list-or")
            words.append(Message("filter-guild", {"number": self.guild_min or 1, "kinds": kinds}))
        if self.installation:
            least = self.installation_min or 1
            form = "with" if least == 1 else "name"
            kinds = kinds_text("installation", form, [*self.installation], "list-or")
            words.append(Message(f"filter-installation-{form}", {"number": least, "kinds": kinds}))
        if self.fleet:
            kinds = kinds_text("fleet", "of", [*self.fleet], "list-or")
            words.append(Message("filter-fleet", {"kinds": kinds}))
        if self.guilds_full:
            words.append(Message("filter-guilds-full"))
        if self.home is not None:
            words.append(Message("filter-home" if self.home else "filter-not-home"))
        if self.adjacent_to:
            words.append(Message(f"filter-adjacent-{self.adjacent_to}"))
        return words

    def text(self) -> Message:
        """All of the filter in words that follow `sector`."""
        purity = {None: [], True: [Message("filter-pure")], False: [Message("filter-corrupted")]}
        return joined("filter-join", purity[self.pure] + self.words())


NUMBERS = (
    "population", "population_min", "upkeep_min", "upkeep_max", "fleet_power_min",
    "fleet_power_max", "voidborn_power_min", "voidborn_power_max",
    "guild_min", "guild_types_min", "installation_min",
)  # fmt: skip
PAIRED = {"guild_min": "guild", "installation_min": "installation"}


@dataclass(frozen=True, kw_only=True)
class Count(Filter):
    """A number of things of the player."""

    count: str
    type: list[str] = field(default_factory=list)
    state: list[Literal["active", "deployed"]] = field(default_factory=list)
    scope: Literal["sectors"] | None = None
    resource: list[Resource] = field(default_factory=list)
    pick: Literal["highest", "lowest"] | None = None
    stock_min: int | None = None
    level: Literal["basic", "improved"] | None = None
    starting: bool | None = None
    track: Track | None = None
    tier_min: int | None = None
    space_min: int | None = None
    flipped: bool = False
    value_min: int | None = None
    best: int | None = None
    where: str | None = None
    preferred: bool = False
    combat: Fleet | None = None

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
    max: int | None = None

    def holds(self, at: At) -> bool:
        """Whether the count is within its bounds."""
        number = self.of(at)
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
    "combat_power",
    "combat_approach_damage",
    "combat_voidborn_removed",
    "conquered_population",
    "conquered_bounty",
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


@counter("sectors")
def _sectors(count: Count, at: At) -> int:
    return sum(1 for n in at.state.own(at.seat) if count.passes(at.state, n))


def wanted_sectors(count: Count, at: At) -> list[int]:
    """The player's sectors, only the Pure or the Corrupted ones if the count says so.  [V-216]"""
    sectors = at.state.sectors
    own = at.state.own(at.seat)
    if count.pure is None:
        return own
    return [n for n in own if sectors[n].corrupted != count.pure]


@counter("guilds")
def _guilds(count: Count, at: At) -> int:
    places = [at.same] if count.where == "same" else wanted_sectors(count, at)
    found = [guild for n in places for guild in guilds_in(at.state, n)]
    return sum(1 for guild in found if guild in count.type) if count.type else len(found)


@counter("installations")
def _installations(count: Count, at: At) -> int:
    found = [kind for n in wanted_sectors(count, at) for kind in installations_in(at.state, n)]
    return sum(1 for kind in found if kind in count.type) if count.type else len(found)


@counter("population")
def _population(count: Count, at: At) -> int:
    return sum(at.state.sectors[n].population for n in wanted_sectors(count, at))


@counter("fleet_power")
def _fleet_power(count: Count, at: At) -> int:
    total = at.player.active if "active" in count.state else 0
    if "deployed" in count.state:
        total += sum(at.state.sectors[n].power for n in wanted_sectors(count, at))
    return total


@counter("fleet_types")
def _fleet_types(count: Count, at: At) -> int:
    totals = [at.state.sectors[n].fleets for n in wanted_sectors(count, at)]
    return sum(1 for kind in range(len(FLEETS)) if any(fleets[kind] for fleets in totals))


@counter("empty_guild_spaces")
def _empty_guild_spaces(count: Count, at: At) -> int:
    state = at.state
    return sum(
        max(0, state.content.sectors[state.sectors[n].tile].guild_room - len(guilds_in(state, n)))
        for n in state.own(at.seat)
    )


@counter("stockpile")
def _stockpile(count: Count, at: At) -> int:
    names = count.resource or RESOURCES
    values = [at.player.stock[RESOURCES.index(name)] for name in names]
    if count.pick is None:
        return sum(values)
    return max(values) if count.pick == "highest" else min(values)


@counter("resource_types")
def _resource_types(count: Count, at: At) -> int:
    return sum(1 for amount in at.player.stock if amount >= (count.stock_min or 1))


@counter("technologies")
def _technologies(count: Count, at: At) -> int:
    levels = at.player.technologies.values()
    wanted = {"basic": (1,), "improved": (2,), None: (1, 2)}[count.level]
    return sum(1 for level in levels if level in wanted)


@counter("agendas")
def _agendas(count: Count, at: At) -> int:
    return sum(
        1
        for slot in at.player.slots
        if slot.agenda
        and slot.corrupted != count.pure
        and not (count.starting is False and slot.kind in ("starting", "extra"))
    )


@counter("tracks")
def _tracks(count: Count, at: At) -> int:
    player = at.player
    return sum(
        1
        for i, name in enumerate(("society", "statecraft", "economy"))
        if count.track in (None, name)
        and player.corrupted_tracks[i] != count.pure
        and player.tier(i) >= (count.tier_min or 0)
        and player.tracks[i] + 1 >= (count.space_min or 0)
    )


@counter("trade")
def _trade(count: Count, at: At) -> int:
    flipped = count.flipped and at.state.turn.flipped and at.state.turn.seat == at.seat
    return at.player.trade + int(flipped)


@counter("bounty")
def _bounty(count: Count, at: At) -> int:
    return len(at.player.bounty)


@counter("reclaim")
def _reclaim(count: Count, at: At) -> int:
    return len(at.player.reclaim)


@counter("glory")
def _glory(count: Count, at: At) -> int:
    return sum(1 for value in at.player.glory if value >= (count.value_min or 1))


@counter("glory_value")
def _glory_value(count: Count, at: At) -> int:
    return sum(sorted(at.player.glory, reverse=True)[: count.best])


@counter("corruption")
def _corruption(count: Count, at: At) -> int:
    total = at.player.mat_corruption
    if count.where == "house_mat_and_sectors":
        total += sum(at.state.sectors[n].corrupted for n in at.state.own(at.seat))
    return total


@counter("kept_corruption")
def _kept_corruption(count: Count, at: At) -> int:
    return at.player.kept_corruption


@counter("influence")
def _influence(count: Count, at: At) -> int:
    return at.player.influence


@counter("unpaid_upkeep")
def _unpaid_upkeep(count: Count, at: At) -> int:
    return at.player.unpaid


@counter("catastrophes")
def _catastrophes(count: Count, at: At) -> int:
    return at.state.void.catastrophes if at.state.void else 0


@counter("guild_types")
def _guild_types(count: Count, at: At) -> int:
    return len({guild for n in at.state.own(at.seat) for guild in guilds_in(at.state, n)})


@counter("combat_voidborn_removed")
def _voidborn_removed(count: Count, at: At) -> int:
    return at.conquest.voidborn if at.conquest else 0


@counter("conquered_population")
def _conquered_population(count: Count, at: At) -> int:
    return at.state.sectors[at.conquest.sector].population if at.conquest else 0


@counter("conquered_bounty")
def _conquered_bounty(count: Count, at: At) -> int:
    return at.conquest.bounty if at.conquest else 0
