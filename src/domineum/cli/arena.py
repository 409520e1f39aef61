"""`domineum arena`: tournaments between bots, their reports, and the balance of the content."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from domineum.cli import language, packs, tournaments
from domineum.kernel import DomineumError
from domineum.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from domineum.arena.tournament import Tournament


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the actions and their options."""
    from domineum.arena import learn, tune

    actions = parser.add_subparsers(metavar="ACTION", required=True)
    tournament = actions.add_parser("run", help="let bots play each other, and rate them")
    tournament.set_defaults(action=_run)
    tournament.add_argument(
        "--game", required=True, metavar="GAME", help="voidfall, revenant or module:ATTRIBUTE"
    )
    tournaments.add_what(tournament)
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
    learning = actions.add_parser("learn", help="learn by self-play what positions are worth")
    learning.set_defaults(action=learn.run)
    learn.add_arguments(learning)
    report = actions.add_parser("report", help="write the report of a tournament again")
    report.set_defaults(action=_report)
    report.add_argument("folder", type=Path, metavar="DIR")
    _language(report)


def _how(parser: argparse.ArgumentParser) -> None:
    """How it is played, and what is written about it."""
    tournaments.add_how(parser)
    parser.add_argument("--no-records", action="store_true", help="do not keep the games")
    _language(parser)


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="of the report; default: yours")


def run(arguments: argparse.Namespace) -> int:
    """Play, measure or report."""
    code: int = arguments.action(arguments)
    return code


def _run(arguments: argparse.Namespace) -> int:
    return _play(tournaments.tournament(arguments), arguments)


def _balance(arguments: argparse.Namespace) -> int:
    from domineum.arena.tournament import Tournament

    tournament = Tournament(
        game=arguments.game, bots=tournaments.names(arguments.bot), games=arguments.games,
        seed=arguments.seed, players=arguments.players,
        scenarios=tournaments.names(arguments.scenario), swap_houses=True, balance=True,
        seconds=arguments.seconds, packs=tuple(map(str, arguments.pack)),
    )  # fmt: skip
    if len(tournament.bots) != 1:
        raise DomineumError("--bot: expected one bot, which plays all seats")
    return _play(tournament, arguments)


def _play(tournament: Tournament, arguments: argparse.Namespace) -> int:
    tournaments.play(tournament, arguments, arguments.out, not arguments.no_records)
    return _report(argparse.Namespace(folder=arguments.out, language=arguments.language))


def _report(arguments: argparse.Namespace) -> int:
    from domineum.arena.report import write
    from domineum.arena.words import lines

    figures, page = write(arguments.folder, arguments.language or language.preferred())
    print("\n".join(lines(figures)))
    print(f"report           {page}")
    return 0
