"""What the arena needs to know of each game: how to deal it, and how to label its seats."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from domineum import games
from domineum.kernel import DomineumError, Match
from domineum.kernel.decode import Plain

Counted = Mapping[tuple[str, str], tuple[str, str]]
"""From the topic and verb of an option to the kind of what it takes and the key that names it."""


@dataclass(frozen=True)
class Wishes:
    """Which games to play; what is empty is drawn from the seed."""

    mode: str = "competitive"
    players: int = 0
    scenarios: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()
    difficulty: str = ""


class Table(Protocol):
    """One game, as the arena needs it."""

    modes: tuple[str, ...]
    counted: Counted
    names: Mapping[str, str]
    """For each kind of label or counted thing, the prefix of its names in the catalogue."""
    content: Mapping[str, frozenset[str]]
    """For some kinds of counted things, all that exist, so that none is forgotten."""

    def check(self, wishes: Wishes) -> None:
        """Refuse what no game can fulfil."""

    def seats(self, wishes: Wishes, seed: int) -> int:
        """How many seats the game of a seed has."""

    def deal(self, wishes: Wishes, seed: int) -> dict[str, Plain]:
        """The config of a seed."""

    def turn(self, config: Mapping[str, Plain], by: int) -> dict[str, Plain]:
        """The same config with the Houses turned by some seats."""

    def place(self, config: Mapping[str, Plain]) -> dict[str, str]:
        """What is the same for all seats: the map, the difficulty."""

    def labels(self, match: Match[Any]) -> dict[str, list[str]]:
        """What tells the seats of a finished match apart: House, Origin, place in turn order."""


def table_of(game: str) -> Table:
    """The table of one of our games."""
    if game not in games.names():
        known = " or ".join(games.names())
        raise DomineumError(f"--game: there is no arena for '{game}'; expected {known}")
    return cast(Table, importlib.import_module(f"domineum.arena.{game}").TABLE)


def check_mode(mode: str, modes: tuple[str, ...]) -> None:
    """Refuse a mode that a game does not have."""
    if mode not in modes:
        raise DomineumError(f"--mode: expected {', '.join(modes)}, found '{mode}'")


def turned(items: Plain, by: int) -> list[Plain]:
    """A list of one item per seat, moved on by some seats."""
    assert isinstance(items, list)
    return [*items[by:], *items[:by]]
