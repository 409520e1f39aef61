"""The options of commands that play tournaments, and what they mean."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from domineum.cli import packs, progress
from domineum.kernel import DomineumError

if TYPE_CHECKING:
    from domineum.arena.pool import Player
    from domineum.arena.tournament import Tournament

TUTORIAL = "tutorial"


def add_what(parser: argparse.ArgumentParser) -> None:
    """Declare what is played."""
    packs.add_argument(parser)
    parser.add_argument(
        "--mode", default="competitive", help="competitive, coop, solo, tutorial; default: first"
    )
    parser.add_argument("--players", type=int, default=0, metavar="N", help="seats at the table")
    parser.add_argument(
        "--scenario", default="", metavar="ID,ID", help="maps to play in turn; default: all"
    )
    parser.add_argument("--houses", default="", metavar="A,B", help="by seat; default: drawn")
    parser.add_argument("--difficulty", default="", metavar="LEVEL", help="default: drawn")
    parser.add_argument(
        "--bots", required=True, metavar="A,B",
        help="who plays; all who fit at a table meet. veteran,random,random fills three seats",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=int, default=100, metavar="N",
        help="at least this many: every seed is played to its end; default: %(default)s",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, help="the first one; default: 0")
    parser.add_argument(
        "--swap-houses", action="store_true", help="also play each seed with the Houses turned"
    )


def add_how(parser: argparse.ArgumentParser) -> None:
    """Declare how it is played; only slow bots play differently by any of it."""
    parser.add_argument(
        "--seconds", type=int, default=60, metavar="S",
        help="a bot that takes longer loses the decision to chance; default: %(default)s",
    )  # fmt: skip
    parser.add_argument(
        "--out", required=True, type=Path, metavar="DIR",
        help="where everything is kept; the same command again goes on where it was stopped",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help="default: all processors")
    parser.add_argument(
        "--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one"
    )


def tournament(arguments: argparse.Namespace) -> Tournament:
    """What is to be played."""
    from domineum.arena.tournament import Tournament

    players = arguments.players
    if not players and arguments.mode == TUTORIAL:
        players = 1
    return Tournament(
        game=arguments.game, bots=names(arguments.bots), games=arguments.games,
        seed=arguments.seed, mode=arguments.mode, players=players,
        scenarios=names(arguments.scenario), houses=names(arguments.houses),
        difficulty=arguments.difficulty, swap_houses=arguments.swap_houses,
        seconds=arguments.seconds, packs=tuple(map(str, arguments.pack)),
    )  # fmt: skip


def play(tournament: Tournament, arguments: argparse.Namespace, folder: Path, records: bool) -> int:
    """Play what is missing of a tournament; return how many games there are."""
    from domineum.arena.run import Ways, run

    return run(tournament, folder, Ways(_player(arguments), Shown(), records))


def jobs(arguments: argparse.Namespace) -> int:
    """How many processes."""
    from domineum.arena.pool import usual_jobs

    if arguments.jobs < 0:
        raise DomineumError("--jobs: expected a number from 1")
    return arguments.jobs or usual_jobs()


def _player(arguments: argparse.Namespace) -> AbstractContextManager[Player]:
    from domineum.arena.pool import processes

    number = jobs(arguments)
    if not arguments.ray:
        return processes(number)
    from domineum.arena.cluster import ray_cluster

    return ray_cluster(arguments.ray, number)


def names(text: str) -> tuple[str, ...]:
    """The names in a list with commas."""
    return tuple(name for name in text.split(",") if name)


class Shown:
    """The progress of a tournament: games, an estimate, and how the bots stand."""

    def __init__(self) -> None:
        self.estimate = progress.Estimate()

    def __call__(self, before: int, done: int, total: int, standing: str) -> None:
        left = self.estimate.left(done - before, total - done)
        progress.show(done, total, "".join(f"  {part}" for part in (left, standing) if part))
