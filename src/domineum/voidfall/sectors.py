"""Sectors: control, purity, what stands in them, and their Upkeep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domineum.kernel import Seat
from domineum.voidfall.state import Voidfall

if TYPE_CHECKING:
    from domineum.voidfall.content.records import SectorType


def tile(state: Voidfall, n: int) -> SectorType:
    """What is printed on a sector."""
    return state.content.sectors[state.sectors[n].tile]


def guilds_in(state: Voidfall, n: int) -> tuple[str, ...]:
    """All Guilds of a sector; printed ones count as tokens for all purposes.  [V-215]"""
    return tile(state, n).printed_guilds + state.sectors[n].guilds


def installations_in(state: Voidfall, n: int) -> tuple[str, ...]:
    """All Installations of a sector, and the Sector Defenses of a Fallen House.  [V-215] [V-289]"""
    sector = state.sectors[n]
    found = tile(state, n).printed_installations + sector.installations
    if sector.fallen:
        found += ("defense",) * state.content.fallen_houses[sector.fallen].defenses
    return found


def defenses_in(state: Voidfall, n: int) -> int:
    """Sector Defenses and Starbases, which deal Approach Damage in defence.  [V-296]"""
    return sum(1 for kind in installations_in(state, n) if kind != "shipyard")


def can_be_corrupted(state: Voidfall, n: int) -> bool:
    """A sector takes one Corruption, unless it is immune or has no Population. [V-205] [V-222]"""
    sector = state.sectors[n]
    return not sector.corrupted and sector.population > 0 and not tile(state, n).corruption_immune


def voidborn_limit(state: Voidfall, n: int) -> int:
    """How much Voidborn Fleet Power fits: 3 for each token it may hold.  [V-259]"""
    return 3 * tile(state, n).voidborn_fleet_limit


def sector_upkeep(state: Voidfall, n: int) -> int:
    """Occupied Upkeep spaces and free-standing Upkeep icons.  [V-141] [V-142]"""
    kind = state.content.sectors[state.sectors[n].tile]
    sector = state.sectors[n]
    guilds = min(max(0, len(sector.guilds) - kind.plain_guilds), kind.upkeep_guilds)
    built = len(sector.installations) - kind.plain_installations
    return guilds + min(max(0, built), kind.upkeep_installations) + kind.free_upkeep


def adjacent_to_own(state: Voidfall, seat: Seat) -> set[int]:
    """Every sector adjacent to a sector of the player.  [V-040]"""
    adjacent = state.content.scenarios[state.scenario].adjacent
    return {m for n in state.own(seat) for m in adjacent[n]}


def adjacent_voidborn(state: Voidfall, seat: Seat) -> list[int]:
    """The Voidborn sectors adjacent to a sector of the player."""
    return sorted(n for n in adjacent_to_own(state, seat) if state.sectors[n].voidborn)


def is_controllable(state: Voidfall, n: int) -> bool:
    """A Wormhole is never controlled or invaded."""
    return n > 0 and tile(state, n).controllable
