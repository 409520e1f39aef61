"""What tournaments need to know of a game: how to deal it, and how to label its seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from domineum.kernel.decode import Plain
from domineum.kernel.errors import DomineumError
from domineum.kernel.randomness import Random

if TYPE_CHECKING:
    from domineum.kernel.game import AnyGame
    from domineum.kernel.match import Match


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

    @property
    def modes(self) -> tuple[str, ...]:
        """The modes that can be played."""

    @property
    def counted(self) -> Counted:
        """The choices that a report on the balance counts."""

    @property
    def names(self) -> Mapping[str, str]:
        """For each kind of label or counted thing, the prefix of its names in the catalogue."""

    @property
    def content(self) -> Mapping[str, frozenset[str]]:
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

    def mode(self, config: Mapping[str, Plain]) -> str:
        """The mode that is played."""

    def played(self, config: Mapping[str, Plain], state: Any) -> list[dict[str, str]]:
        """What each seat has played with, by kind: a House, a Captain."""

    def labels(self, match: Match[Any]) -> dict[str, list[str]]:
        """What tells the seats of a finished match apart: House, Origin, place in turn order."""


def check_mode(mode: str, modes: tuple[str, ...]) -> None:
    """Refuse a mode that a game does not have."""
    if mode not in modes:
        raise DomineumError(f"--mode: expected {', '.join(modes)}, found '{mode}'")


def turned(items: Plain, by: int) -> list[Plain]:
    """A list of one item per seat, moved on by some seats."""
    assert isinstance(items, list)
    return [*items[by:], *items[:by]]


class PlainTable:
    """The table of a game with nothing but modes and players to choose, and no names for seats."""

    counted: Counted = {}  # noqa: RUF012
    names: Mapping[str, str] = {}
    content: Mapping[str, frozenset[str]] = {}

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.modes = tuple(game.modes)

    def check(self, wishes: Wishes) -> None:
        """Refuse what no game can fulfil."""
        check_mode(wishes.mode, self.modes)
        for option in ("scenarios", "houses", "difficulty"):
            if vars(wishes)[option]:
                raise DomineumError(f"--{option}: {self.game.name} has nothing of that kind")
        expected = self.game.modes[wishes.mode]
        if wishes.players not in (0, *expected):
            there = ", ".join(map(str, expected))
            raise DomineumError(f"--players: expected {there}, found {wishes.players}")

    def seats(self, wishes: Wishes, seed: int) -> int:
        """The number asked for, else all in turn."""
        numbers = self.game.modes[wishes.mode]
        return wishes.players or numbers[seed % len(numbers)]

    def deal(self, wishes: Wishes, seed: int) -> dict[str, Plain]:
        """Everything drawn by the seed."""
        random = Random.stream(seed, "config")
        return self.game.random_config(random, mode=wishes.mode, players=self.seats(wishes, seed))

    def turn(self, config: Mapping[str, Plain], by: int) -> dict[str, Plain]:
        """The same config: it gives nothing to a seat."""
        return dict(config)

    def place(self, config: Mapping[str, Plain]) -> dict[str, str]:
        """The number of players stands for the map."""
        return {"map": str(self.game.seats(config))}

    def mode(self, config: Mapping[str, Plain]) -> str:
        """The first mode for so many players."""
        seats = self.game.seats(config)
        return next(mode for mode, numbers in self.game.modes.items() if seats in numbers)

    def played(self, config: Mapping[str, Plain], state: Any) -> list[dict[str, str]]:
        """Nothing tells the seats apart."""
        return [{} for _ in range(self.game.seats(config))]

    def labels(self, match: Match[Any]) -> dict[str, list[str]]:
        """Nothing but their numbers tells the seats apart."""
        return {}
