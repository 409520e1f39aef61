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
class Plan:
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
        """Refuse a plan that cannot be played, in one line."""
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


def blocks(plan: Plan) -> Iterator[Block]:
    """All blocks of a plan: whole seeds until there are at least `plan.games` games."""
    number = played = 0
    seed = plan.seed
    while played < plan.games:
        for lineup in plan.lineups(seed):
            games = tuple(_games(plan, lineup))
            yield Block(number, seed, lineup, games)
            number += 1
            played += len(games)
        seed += 1


def _games(plan: Plan, lineup: Lineup) -> Iterator[tuple[int, Lineup]]:
    seats = len(lineup)
    rotations = dict.fromkeys(lineup[shift:] + lineup[:shift] for shift in range(seats))
    for turned in range(seats if plan.swap_houses else 1):
        for rotation in rotations:
            yield turned, rotation


def command(plan: Plan) -> str:
    """The command that plays a plan, without the folder."""
    words = ["domineum", "arena", "balance" if plan.balance else "run", "--game", plan.game]
    given = {
        "--mode": "" if plan.balance else plan.mode,
        "--players": str(plan.players or ""),
        "--scenario": ",".join(plan.scenarios),
        "--houses": ",".join(plan.houses),
        "--difficulty": plan.difficulty,
        "--bot" if plan.balance else "--bots": ",".join(plan.bots),
        "--games": str(plan.games),
        "--seed": str(plan.seed),
        "--seconds": str(plan.seconds) if plan.seconds != Plan.seconds else "",
    }
    for pack in plan.packs:
        words += ["--pack", pack]
    for option, value in given.items():
        words += [option, value] if value else []
    if plan.swap_houses and not plan.balance:
        words.append("--swap-houses")
    return shlex.join(words)


def to_plain(plan: Plan) -> dict[str, Any]:
    """Return the form that is stored."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(plan).items()
    }


def from_plain(data: dict[str, Plain]) -> Plan:
    """Read the stored form."""
    known = {field.name for field in fields(Plan)}
    if set(data) != known:
        raise DomineumError("this is not the plan of a tournament of this version")
    return Plan(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items()})  # type: ignore[arg-type]
