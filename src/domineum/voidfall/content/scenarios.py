"""Scenarios: the maps with their set-up, and which sectors are adjacent."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal

from domineum.kernel.content import Piece, To
from domineum.voidfall.words import Mode

Side = Literal["A", "B"]
"""The side of an Origin card."""
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""From a hex to its six neighbours."""


@dataclass(frozen=True, kw_only=True)
class TileAtStart:
    """A tile of a scenario."""

    n: int
    q: int
    r: int
    type: Annotated[str, To("sectors")]
    seat: int = 0
    outpost: bool = False
    fallen: int = 0
    wormhole: str = ""
    population: int = 0
    voidborn: int = 0
    corrupted: bool = False
    defense: int = 0
    glory: list[int] = field(default_factory=list)
    bounty: int = 0
    reclaim: int = 0
    harbingers: int = 0


@dataclass(frozen=True, kw_only=True)
class Scenario(Piece):
    """A map with its set-up."""

    ref: str
    mode: Mode
    players: int
    complexity: int
    sectors: list[TileAtStart]
    voidstorms: list[tuple[int, int]]
    symmetry: dict[str, Any]
    aggression: int = 0
    fallen_houses: list[Annotated[str, To("houses")]] = field(default_factory=list)
    recommended_houses: list[Annotated[str, To("houses")]] = field(default_factory=list)
    origin_side: Side | None = None
    events: list[Annotated[str, To("events")]] = field(default_factory=list)
    goal: dict[str, int] = field(default_factory=dict)
    safe_havens: list[int] = field(default_factory=list)

    @cached_property
    def adjacent(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each sector by number, Wormholes linked. [V-191] [V-192]"""
        return self._neighbours(ignore_storms=False)

    @cached_property
    def edges(self) -> tuple[tuple[int, ...], ...]:
        """The tiles, Wormholes too, that share an edge without a Voidstorm with each tile."""
        at = {(tile.q, tile.r): tile.n for tile in self.sectors}
        storms = {frozenset(pair) for pair in self.voidstorms}
        found: list[tuple[int, ...]] = [()]
        for tile in self.sectors:
            near = [at.get((tile.q + dq, tile.r + dr), 0) for dq, dr in STEPS]
            found.append(tuple(n for n in near if n and frozenset((tile.n, n)) not in storms))
        return tuple(found)

    @cached_property
    def touching(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each sector as if there were no Voidstorms."""
        return self._neighbours(ignore_storms=True)

    def _neighbours(self, ignore_storms: bool) -> tuple[tuple[int, ...], ...]:
        at = {(tile.q, tile.r): tile for tile in self.sectors}
        storms = set() if ignore_storms else {frozenset(pair) for pair in self.voidstorms}
        edges: dict[int, set[int]] = {tile.n: set() for tile in self.sectors}
        doors: dict[str, set[int]] = {}
        for tile in self.sectors:
            for dq, dr in STEPS:
                other = at.get((tile.q + dq, tile.r + dr))
                if other is None or frozenset((tile.n, other.n)) in storms or tile.wormhole:
                    continue
                if other.wormhole:
                    doors.setdefault(other.wormhole, set()).add(tile.n)
                else:
                    edges[tile.n].add(other.n)
        for linked in doors.values():
            for n in linked:
                edges[n] |= linked - {n}
        return ((), *(tuple(sorted(edges[tile.n])) for tile in self.sectors))


def distances(scenario: Scenario, seat: int) -> list[tuple[int, int]]:
    """How many sectors lie how far from the Home of a seat; the same for every seat."""
    start = next(t.n for t in scenario.sectors if t.seat == seat and not t.outpost)
    far = {start: 0}
    queue = [start]
    for n in queue:
        for m in scenario.adjacent[n]:
            if m not in far:
                far[m] = far[n] + 1
                queue.append(m)
    return sorted(Counter(far.values()).items())
