"""How often all 32 Voidborn ships of Revenant are on the board, and what they do there.

`python -m tests.measure.voidborn_ships --players 2,3,4 --games 40 --seed 1` lets captains play.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean
from typing import Any

from domineum.arena.play import BlockGame
from domineum.arena.ratings import wilson
from domineum.arena.tournament import Tournament
from domineum.kernel import Match
from domineum.revenant.words import (
    VOIDBORN_SHIPS,
)


@dataclass(frozen=True)
class Game:
    """One finished game."""

    seed: int
    players: int
    most: int
    """The most Voidborn ships on the board when somebody had to choose."""
    lacking: int
    """How many more ships should have come when all were on the board."""
    skirmishes: int
    damage: int
    """What the Voidborn ships of all Skirmishes dealt, before Shields."""
    failures: int

    @property
    def reached(self) -> bool:
        """Whether all Voidborn ships were on the board."""
        return self.lacking > 0 or self.most == VOIDBORN_SHIPS


def play(task: tuple[str, int, int]) -> Game:
    """Play the game of a bot, a number of players and a seed."""
    bot, players, seed = task
    tournament = Tournament("revenant", (bot,), players=players)
    table = tournament.found.arena
    game = BlockGame(
        tournament, table, table.deal(tournament.wishes, seed), seed, 0, (bot,) * players
    )
    match: Match[Any] = game.match
    match.log = True
    most = 0
    while not match.over:
        most = max(most, sum(match.state.voidborn))
        question = match.question()
        seat = question.seat
        match.choose(game.players[seat].decide(match.view(seat), question), seat)
    found: dict[str, list[int]] = {"skirmish": [], "short-voidborn": [], "failure": []}
    for event in match.events_since():
        if event.kind in found:
            found[event.kind].append(int(str(event.data.get("n", 1))))
    return Game(
        seed=seed,
        players=players,
        most=most,
        lacking=sum(found["short-voidborn"]),
        skirmishes=len(found["skirmish"]),
        damage=sum(found["skirmish"]),
        failures=len(found["failure"]),
    )


def line(name: str, games: Sequence[Game]) -> str:
    """The figures of a group of games in one line."""
    reached = sum(game.reached for game in games)
    low, high = wilson(reached, len(games))
    damage = sum(game.damage for game in games) / sum(game.skirmishes for game in games)
    return (
        f"{name}: {VOIDBORN_SHIPS} ships in {reached} of {len(games)} games "
        f"({100 * low:.1f} to {100 * high:.1f} %), at most {mean(g.most for g in games):.1f} "
        f"on average, Damage per Skirmish {damage:.2f}, "
        f"Failures per game {mean(g.failures for g in games):.2f}"
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,3,4", help="one number, or several: 2,3,4")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--games", type=int, default=20, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    numbers = [int(number) for number in wanted.players.split(",")]
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    games: list[Game] = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for players in numbers:
            some = list(pool.map(play, [(wanted.bot, players, seed) for seed in seeds]))
            print(line(f"{players} players", some), flush=True)
            games += some
    if len(numbers) > 1:
        print(line("all", games))


if __name__ == "__main__":
    main()
