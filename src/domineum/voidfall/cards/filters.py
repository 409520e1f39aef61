"""Filters of cards: what a sector must be like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.voidfall.cards.texts import kinds_text
from domineum.voidfall.sectors import guilds_in, installations_in, sector_upkeep
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import FLEETS, Fleet, Guild, Installation

NUMBERS = (
    "population", "population_min", "upkeep_min", "upkeep_max", "fleet_power_min",
    "fleet_power_max", "voidborn_power_min", "voidborn_power_max",
    "guild_min", "guild_types_min", "installation_min",
)  # fmt: skip
"""The numbers that a sector can be asked for, as texts speak of them."""
PAIRED = {"guild_min": "guild", "installation_min": "installation"}


@dataclass(frozen=True, kw_only=True)
class Sought:
    """What a sector must be like; all given keys must hold."""

    pure: bool | None = None
    """True: Pure, false: Corrupted."""
    population_min: int | None = None
    """Population at least this."""

    def words(self) -> list[Message]:
        """The words of the filter, in a fixed order."""
        numbers = [(name, getattr(self, name, None)) for name in NUMBERS]
        return [
            Message(f"filter-{name.replace('_', '-')}", {"number": value})
            for name, value in numbers
            if value is not None and not (name in PAIRED and getattr(self, PAIRED[name]))
        ]

    def text(self) -> Message:
        """All of the filter in words that follow `sector`."""
        purity = {None: [], True: [Message("filter-pure")], False: [Message("filter-corrupted")]}
        return joined("filter-join", purity[self.pure] + self.words())

    def check(self) -> None:
        """Refuse a filter that every sector passes."""
        if self.pure is None and not self.words():
            raise ValueError("a filter asks for something")


@dataclass(frozen=True, kw_only=True)
class Traits(Sought):
    """What a sector of the player must be like."""

    population: int | None = None
    """Population exactly this."""
    upkeep_min: int | None = None
    """Upkeep of the sector (occupied Upkeep spaces and free icons) at least this."""
    upkeep_max: int | None = None
    """Upkeep of the sector at most this."""
    fleet_power_min: int | None = None
    """At least this much of your Fleet Power there."""
    fleet_power_max: int | None = None
    """At most this much of your Fleet Power there."""
    home: bool | None = None
    """True: your Home sector, false: any other one."""
    guild: tuple[Guild, ...] = ()
    """Guilds of these types; `guild_min` counts only them."""
    guild_min: int | None = None
    """At least this many Guilds, 1 if only `guild` is given."""
    guild_types_min: int | None = None
    """At least this many different types of Guilds."""
    guilds_full: Literal[True] | None = None
    """No printed Guild space is empty; spaces that abilities add do not count."""
    installation: tuple[Installation, ...] = ()
    """Installations of these types; `installation_min` counts only them."""
    installation_min: int | None = None
    """At least this many Installations, 1 if only `installation` is given."""
    fleet: tuple[Fleet, ...] = ()
    """Some Fleet Power of yours of one of these types."""
    adjacent_to: str | None = None

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
        words = super().words()
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


@dataclass(frozen=True, kw_only=True)
class Filter(Traits):
    """What a sector must be like; all given keys must hold."""

    adjacent_to: Literal["voidborn"] | None = None
    """Beside a Voidborn sector."""

    def __post_init__(self) -> None:
        self.check()
