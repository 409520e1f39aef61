"""Scenarios: the maps with their set-up, and which sectors are adjacent."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

from domineum.kernel.content import Piece, To
from domineum.voidfall.cards.abilities import ABILITIES, OfTile
from domineum.voidfall.words import Difficulty, Mode

OriginSide = Literal["A", "B"]
"""The side of an Origin card."""
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""From a hex to its six neighbours."""


@ABILITIES.point("adjacency")
class Adjacency(OfTile):
    """Which sectors are adjacent: Wormholes of the same letter. [V-192]"""

    link: Literal["same_letter"]
    """What is linked."""


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


class Surroundings(NamedTuple):
    """What lies around a tile; a sector is adjacent to those near and far.  [V-191] [V-192]"""

    near: list[int]
    """Sectors across an open edge."""
    far: dict[int, str]
    """Other sectors that Wormholes lead to, with their letter."""
    doors: list[int]
    """Across an open edge: the Wormholes beside a sector, or what a Wormhole is open to."""
    storms: list[int]
    """Tiles across an edge with a Voidstorm."""


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
    origin_side: OriginSide | None = None
    events: list[Annotated[str, To("events")]] = field(default_factory=list)
    goal: dict[str, int] = field(default_factory=dict)
    starting_influence: dict[Difficulty, int] = field(default_factory=dict)
    """What every player starts with on each difficulty, if it is not what the set-up says."""
    safe_havens: list[int] = field(default_factory=list)

    @cached_property
    def adjacent(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each sector by number, Wormholes linked. [V-191] [V-192]"""
        return _adjacent(self.surroundings)

    @cached_property
    def touching(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each sector as if there were no Voidstorms."""
        return _adjacent(_surroundings(self.sectors, []))

    @cached_property
    def edges(self) -> tuple[tuple[int, ...], ...]:
        """The tiles, Wormholes too, that share an edge without a Voidstorm with each tile."""
        return ((), *(tuple(sorted((*near, *doors))) for near, _, doors, _ in self.surroundings))

    @cached_property
    def surroundings(self) -> list[Surroundings]:
        """What lies around each tile, in their order."""
        return _surroundings(self.sectors, self.voidstorms)


def _surroundings(
    tiles: list[TileAtStart], voidstorms: list[tuple[int, int]]
) -> list[Surroundings]:
    at = {(tile.q, tile.r): tile for tile in tiles}
    stormy = {frozenset(pair) for pair in voidstorms}
    found = {tile.n: Surroundings([], {}, [], []) for tile in tiles}
    linked: dict[str, set[int]] = {}
    for tile in tiles:
        here = found[tile.n]
        touching = [at.get((tile.q + dq, tile.r + dr)) for dq, dr in STEPS]
        for other in sorted(filter(None, touching), key=lambda other: other.n):
            if frozenset((tile.n, other.n)) in stormy:
                here.storms.append(other.n)
            elif not tile.wormhole and not other.wormhole:
                here.near.append(other.n)
            else:
                here.doors.append(other.n)
                if not tile.wormhole:
                    linked.setdefault(other.wormhole, set()).add(tile.n)
    for letter, sectors in sorted(linked.items()):
        for n, m in itertools.permutations(sorted(sectors), 2):
            if m not in found[n].near:
                found[n].far.setdefault(m, letter)
    return list(found.values())


def _adjacent(surroundings: list[Surroundings]) -> tuple[tuple[int, ...], ...]:
    return ((), *(tuple(sorted((*near, *far))) for near, far, _, _ in surroundings))


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
