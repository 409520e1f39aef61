"""What a tournament plays: what was asked for, and the blocks that follow from it.

A block is one seed with one line-up of bots, played through all rotations of the seats. The
config (map, Houses) comes from the seed alone, so the bots of a block change places on the same
table, and what a seat or a House is worth cancels out.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from typing import Any

from domineum import games
from domineum.kernel import AnyGame, DomineumError
from domineum.kernel.arena import Wishes
from domineum.kernel.decode import Plain

TOGETHER = ("coop", "solo")
Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """Everything that decides what is played."""

    game: str
    bots: tuple[str, ...]
    games: int = 100
    seed: int = 0
    mode: str = "competitive"
    players: int = 0
    """0: as many as the map of a seed has seats."""
    scenarios: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()
    difficulty: str = ""
    swap_houses: bool = False
    """Whether the Houses change seats too; each of their rotations is a set of games."""
    balance: bool = False
    """Whether what was offered and what was taken is counted."""
    seconds: int = 60
    """A bot that takes longer for a decision loses it to chance."""
    packs: tuple[str, ...] = ()
    """Where packs are that the game is played with."""

    @property
    def found(self) -> AnyGame:
        """The game itself."""
        return games.find(self.game, self.packs)

    @property
    def wishes(self) -> Wishes:
        """What the table of the game needs to know."""
        return Wishes(self.mode, self.players, self.scenarios, self.houses, self.difficulty)

    @property
    def together(self) -> bool:
        """Whether the players win or lose together, or play alone against a goal."""
        return self.mode in TOGETHER or self.seats(self.seed) == 1

    def seats(self, seed: int) -> int:
        """How many seats the game of a seed has."""
        return self.found.arena.seats(self.wishes, seed)

    def identity(self) -> dict[str, Any]:
        """What must be the same to go on with a tournament; the number of games may grow."""
        return {name: value for name, value in to_plain(self).items() if name != "games"}

    def lineups(self, seed: int) -> list[Lineup]:
        """Who meets whom on one seed."""
        seats = self.seats(seed)
        if self.together or len(self.bots) == 1:
            return [(bot,) * seats for bot in dict.fromkeys(self.bots)]
        return list(dict.fromkeys(combinations(self.bots, seats)))

    def check(self) -> None:
        """Refuse a tournament that cannot be played, in one line."""
        if self.games < 1:
            raise DomineumError("--games: expected a number from 1")
        if self.seed < 0:
            raise DomineumError("--seed: expected a number from 0")
        if self.seconds < 1:
            raise DomineumError("--seconds: expected a number from 1")
        if not self.bots:
            raise DomineumError("--bots: expected at least one bot")
        self.found.arena.check(self.wishes)
        if self.together or len(self.bots) == 1:
            return
        if not self.players:
            raise DomineumError("--players: say how many players meet, there are several bots")
        if len(self.bots) < self.players:
            raise DomineumError(
                f"--bots: {self.players} seats need {self.players} bots (a bot may be named "
                f"more than once) or a single one for all of them, found {len(self.bots)}"
            )


@dataclass(frozen=True)
class Block:
    """One seed with one line-up: what is played, lost or kept as a whole."""

    number: int
    seed: int
    lineup: Lineup
    games: tuple[tuple[int, Lineup], ...]
    """For each game: by how many seats the Houses are turned, and the bots by seat."""


def blocks(tournament: Tournament) -> Iterator[Block]:
    """All blocks of a tournament: whole seeds until there are enough games."""
    number = played = 0
    seed = tournament.seed
    while played < tournament.games:
        for lineup in tournament.lineups(seed):
            games = tuple(_games(tournament, lineup))
            yield Block(number, seed, lineup, games)
            number += 1
            played += len(games)
        seed += 1


def _games(tournament: Tournament, lineup: Lineup) -> Iterator[tuple[int, Lineup]]:
    seats = len(lineup)
    rotations = dict.fromkeys(lineup[shift:] + lineup[:shift] for shift in range(seats))
    for turned in range(seats if tournament.swap_houses else 1):
        for rotation in rotations:
            yield turned, rotation


def command(tournament: Tournament) -> str:
    """The command that plays a tournament, without the folder."""
    words = [
        "domineum",
        "arena",
        "balance" if tournament.balance else "run",
        "--game",
        tournament.game,
    ]
    given = {
        "--mode": "" if tournament.balance else tournament.mode,
        "--players": str(tournament.players or ""),
        "--scenario": ",".join(tournament.scenarios),
        "--houses": ",".join(tournament.houses),
        "--difficulty": tournament.difficulty,
        "--bot" if tournament.balance else "--bots": ",".join(tournament.bots),
        "--games": str(tournament.games),
        "--seed": str(tournament.seed),
        "--seconds": str(tournament.seconds) if tournament.seconds != Tournament.seconds else "",
    }
    for pack in tournament.packs:
        words += ["--pack", pack]
    for option, value in given.items():
        words += [option, value] if value else []
    if tournament.swap_houses and not tournament.balance:
        words.append("--swap-houses")
    return shlex.join(words)


def to_plain(tournament: Tournament) -> dict[str, Any]:
    """Return the form that is stored."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(tournament).items()
    }


def from_plain(data: dict[str, Plain]) -> Tournament:
    """Read the stored form."""
    known = {field.name for field in fields(Tournament)}
    if set(data) != known:
        raise DomineumError("this is not the plan of a tournament of this version")
    return Tournament(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items()})  # type: ignore[arg-type]
