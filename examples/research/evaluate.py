"""How good is an agent? It plays the built-in bots, and a table says how that went.

    python evaluate.py ppo.py:Agent --game voidfall --mode solo --games 100
    python evaluate.py my_bot.py:MyBot --game revenant --players 2 --against recruit,veteran

Alone or in a team, all play the same seeds. Else the agent meets each bot in every seat of each
seed. Any bot that the arena can name may be the agent. The same command again goes on where it was
stopped. Intervals are 95 %: Wilson's for shares, 1.96 standard errors for means.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from domineum.arena.pool import processes
from domineum.arena.ratings import wilson
from domineum.arena.run import Ways, run
from domineum.arena.store import read_blocks
from domineum.arena.tournament import Tournament
from domineum.cli.tournaments import Shown

Game = dict[str, Any]


def play(tournament: Tournament, folder: Path, jobs: int) -> list[Game]:
    """Play what is missing of a tournament, and return its games."""
    run(tournament, folder, Ways(processes(jobs), Shown(), records=False))
    return [game for block in read_blocks(folder) for game in block["games"]]


def span(values: list[float]) -> str:
    """A mean with its interval."""
    wide = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return f"{mean(values):.1f} ± {wide:.1f}"


def share(won: float, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def team(game: Game) -> float:
    """The points of a game alone; of a team, those of its weakest member."""
    return float(min(game["scores"]))


def same_seeds(arguments: argparse.Namespace) -> Iterator[str]:
    """All play alone, or all seats of a team."""
    yield "| player | games | points | won | ahead of the agent |"
    yield "|---|---|---|---|---|"
    played = {bot: tournament_of(arguments, bot) for bot in (arguments.agent, *arguments.against)}
    own = {game["seed"]: team(game) for game in played[arguments.agent]}
    for bot, games in played.items():
        won = share(sum(bool(game["winners"]) for game in games), len(games))
        ahead = span([team(game) - own[game["seed"]] for game in games if game["seed"] in own])
        ahead = "" if bot == arguments.agent else ahead
        yield f"| {bot} | {len(games)} | {span([team(g) for g in games])} | {won} | {ahead} |"


def tournament_of(arguments: argparse.Namespace, *bots: str) -> list[Game]:
    """The games of some bots."""
    name = "".join(letter if letter.isalnum() else "-" for letter in "-".join(bots))
    slow = any(bot.startswith("master") for bot in bots)
    number = arguments.master_games if slow else arguments.games
    tournament = Tournament(
        arguments.game, bots, number, arguments.seed, arguments.mode,
        arguments.players, difficulty=arguments.difficulty,
    )  # fmt: skip
    return play(tournament, arguments.out / f"{arguments.game}-{arguments.mode}-{name}",
                arguments.jobs)  # fmt: skip


def meetings(arguments: argparse.Namespace) -> Iterator[str]:
    """The agent meets each of the others."""
    agent = arguments.agent
    yield "| against | games | the agent won | its points | theirs | ahead by |"
    yield "|---|---|---|---|---|---|"
    for bot in arguments.against:
        games = tournament_of(arguments, agent, *[bot] * (arguments.players - 1))
        seats = [game["bots"].index(agent) for game in games]
        won = sum(seat in game["winners"] for game, seat in zip(games, seats, strict=True))
        own = [float(game["scores"][seat]) for game, seat in zip(games, seats, strict=True)]
        best = [float(max(game["scores"][:seat] + game["scores"][seat + 1 :]))
                for game, seat in zip(games, seats, strict=True)]  # fmt: skip
        seeds: dict[int, list[float]] = {}
        for game, mine, other in zip(games, own, best, strict=True):
            seeds.setdefault(game["seed"], []).append(mine - other)
        ahead = span([mean(gaps) for gaps in seeds.values()])
        yield (
            f"| {bot} | {len(games)} | {share(won, len(games))} | {mean(own):.1f} "
            f"| {mean(best):.1f} | {ahead} |"
        )


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("agent", help="FILE.py:CLASS, module:CLASS, a rank, or program:COMMAND")
    parser.add_argument("--game", default="voidfall")
    parser.add_argument("--mode", default="competitive")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--difficulty", default="")
    parser.add_argument("--against", default="random,recruit,veteran,master@1")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--master-games", type=int, default=20, help="a master takes its time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/evaluate"))
    arguments = parser.parse_args()
    arguments.against = [name for name in arguments.against.split(",") if name]
    alone = arguments.mode in ("solo", "coop")
    if not alone:
        arguments.players = arguments.players or 2
    for line in same_seeds(arguments) if alone else meetings(arguments):
        print(line, flush=True)


if __name__ == "__main__":
    main()
