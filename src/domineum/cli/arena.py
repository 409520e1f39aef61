"""`domineum arena`: tournaments between bots, their reports, and the balance of the content."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from domineum.cli import language, packs, progress
from domineum.kernel import DomineumError
from domineum.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from domineum.arena.pool import Player
    from domineum.arena.tournament import Tournament

TUTORIAL = "tutorial"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the actions and their options."""
    from domineum.arena import tune

    actions = parser.add_subparsers(metavar="ACTION", required=True)
    tournament = actions.add_parser("run", help="let bots play each other, and rate them")
    tournament.set_defaults(action=_run)
    _what(tournament)
    _how(tournament)
    balance = actions.add_parser("balance", help="how fair Houses, seats, maps and cards are")
    balance.set_defaults(action=_balance)
    balance.add_argument("--game", default="voidfall", metavar="GAME", help="default: %(default)s")
    packs.add_argument(balance)
    balance.add_argument("--bot", default="veteran", help="plays all seats; default: %(default)s")
    balance.add_argument("--players", type=int, default=0, metavar="N", help="default: all maps")
    balance.add_argument("--scenario", default="", metavar="ID,ID", help="default: all maps")
    balance.add_argument("--games", type=int, default=300, metavar="N", help="default: %(default)s")
    balance.add_argument("--seed", type=int, default=0, help="the first one; default: 0")
    _how(balance)
    tuning = actions.add_parser("tune", help="tune the weights of the planners by self-play")
    tuning.set_defaults(action=tune.run)
    tune.add_arguments(tuning)
    report = actions.add_parser("report", help="write the report of a tournament again")
    report.set_defaults(action=_report)
    report.add_argument("folder", type=Path, metavar="DIR")
    _language(report)


def _what(parser: argparse.ArgumentParser) -> None:
    """What is played."""
    parser.add_argument(
        "--game", required=True, metavar="GAME", help="voidfall, revenant or module:ATTRIBUTE"
    )
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


def _how(parser: argparse.ArgumentParser) -> None:
    """How it is played; only slow bots play differently by any of it."""
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
    parser.add_argument("--no-records", action="store_true", help="do not keep the games")
    _language(parser)


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="of the report; default: yours")


def run(arguments: argparse.Namespace) -> int:
    """Play, measure or report."""
    code: int = arguments.action(arguments)
    return code


def _run(arguments: argparse.Namespace) -> int:
    from domineum.arena.tournament import Tournament

    players = arguments.players
    if not players and arguments.mode == TUTORIAL:
        players = 1
    tournament = Tournament(
        game=arguments.game, bots=_names(arguments.bots), games=arguments.games,
        seed=arguments.seed, mode=arguments.mode, players=players,
        scenarios=_names(arguments.scenario), houses=_names(arguments.houses),
        difficulty=arguments.difficulty, swap_houses=arguments.swap_houses,
        seconds=arguments.seconds, packs=tuple(map(str, arguments.pack)),
    )  # fmt: skip
    return _play(tournament, arguments)


def _balance(arguments: argparse.Namespace) -> int:
    from domineum.arena.tournament import Tournament

    tournament = Tournament(
        game=arguments.game, bots=_names(arguments.bot), games=arguments.games,
        seed=arguments.seed, players=arguments.players, scenarios=_names(arguments.scenario),
        swap_houses=True, balance=True, seconds=arguments.seconds,
        packs=tuple(map(str, arguments.pack)),
    )  # fmt: skip
    if len(tournament.bots) != 1:
        raise DomineumError("--bot: expected one bot, which plays all seats")
    return _play(tournament, arguments)


def _play(tournament: Tournament, arguments: argparse.Namespace) -> int:
    from domineum.arena.run import Ways
    from domineum.arena.run import run as play

    play(tournament, arguments.out, Ways(_player(arguments), _Shown(), not arguments.no_records))
    return _report(argparse.Namespace(folder=arguments.out, language=arguments.language))


def _player(arguments: argparse.Namespace) -> AbstractContextManager[Player]:
    from domineum.arena.pool import processes, usual_jobs

    if arguments.jobs < 0:
        raise DomineumError("--jobs: expected a number from 1")
    jobs = arguments.jobs or usual_jobs()
    if not arguments.ray:
        return processes(jobs)
    from domineum.arena.cluster import ray_cluster

    return ray_cluster(arguments.ray, jobs)


def _report(arguments: argparse.Namespace) -> int:
    from domineum.arena.report import write
    from domineum.arena.words import lines

    figures, page = write(arguments.folder, arguments.language or language.preferred())
    print("\n".join(lines(figures)))
    print(f"report           {page}")
    return 0


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


class _Shown:
    """The progress of a tournament: games, an estimate, and how the bots stand."""

    def __init__(self) -> None:
        self.estimate = progress.Estimate()

    def __call__(self, before: int, done: int, total: int, standing: str) -> None:
        left = self.estimate.left(done - before, total - done)
        progress.show(done, total, "".join(f"  {part}" for part in (left, standing) if part))
