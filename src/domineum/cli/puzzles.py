"""`domineum puzzles`: make puzzles from games of bots, check them, and make them again."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import monotonic

from domineum import games
from domineum.cli import progress
from domineum.kernel import AnyGame, DomineumError
from domineum.kernel.messages import LANGUAGES
from domineum.table.puzzles import mining, puzzle
from domineum.table.puzzles.lines import goals_of
from domineum.table.puzzles.mining import Limits, Quota
from domineum.table.puzzles.puzzle import Puzzle


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the actions and their options."""
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    make = actions.add_parser("make", help="make puzzles from games of bots")
    make.set_defaults(action=_make)
    _add_game(make)
    make.add_argument("--count", type=int, default=40, metavar="N", help="default: %(default)s")
    make.add_argument("--seed", type=int, default=1, help="of the first game; default: 1")
    make.add_argument(
        "--minutes", type=float, default=30, metavar="N", help="stop after; %(default)s"
    )
    _add_limits(make)
    again = actions.add_parser("remake", help="search all again by today's rules; drop what fails")
    again.set_defaults(action=_remake)
    _add_game(again)
    _add_limits(again)
    check = actions.add_parser("check", help="play all solutions by today's rules")
    check.set_defaults(action=_check)
    _add_game(check, optional=True)
    show = actions.add_parser("list", help="list the puzzles of a game")
    show.set_defaults(action=_list)
    _add_game(show)
    show.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")


def _add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    more = {"nargs": "?"} if optional else {}
    parser.add_argument("game", metavar="GAME", help="voidfall or revenant", **more)  # type: ignore[arg-type]
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: the file of the game")


def _add_limits(parser: argparse.ArgumentParser) -> None:
    limits = Limits()
    parser.add_argument(
        "--places", type=int, default=limits.places, metavar="N",
        help="search at most so many; default: %(default)s",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=float, default=limits.seconds, metavar="N",
        help="for one position; default: %(default)s",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Make, check or list puzzles."""
    code: int = arguments.action(arguments)
    return code


def _file(arguments: argparse.Namespace, game: AnyGame) -> Path:
    return arguments.out or goals_of(game).puzzles


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _make(arguments: argparse.Namespace) -> int:
    """Add puzzles to those that are there, up to the count; write after each."""
    game = games.find(arguments.game)
    path = _file(arguments, game)
    found, quota = puzzle.read(path), Quota(arguments.count)
    for one in found:
        quota.add(one)
    if quota.total >= quota.count:
        raise DomineumError(f"{path}: there are {quota.total} puzzles already")
    end = monotonic() + 60 * arguments.minutes
    limits = Limits(arguments.places, arguments.seconds)
    for one in mining.mine(game, arguments.seed, quota, limits, _say, lambda: monotonic() > end):
        found.append(one)
        quota.add(one)
        puzzle.write(path, found)
        progress.show(quota.total, quota.count)
        if quota.total >= quota.count:
            break
    _sum_up(found, path)
    return 0


def _remake(arguments: argparse.Namespace) -> int:
    """Search and rate all puzzles again."""
    game = games.find(arguments.game)
    path = _file(arguments, game)
    limits, kept = Limits(arguments.places, arguments.seconds), list[Puzzle]()
    for old in puzzle.read(path):
        new = mining.remade(old, game, limits)
        if isinstance(new, str):
            print(f"{old.id}: dropped: {new}")
        else:
            kept.append(new)
    puzzle.write(path, kept)
    _sum_up(kept, path)
    return 0


def _check(arguments: argparse.Namespace) -> int:
    """Play the solution of every puzzle; return 1 if one is wrong."""
    names = [arguments.game] if arguments.game else games.names()
    wrong = 0
    for name in names:
        game = games.find(name)
        found = puzzle.read(_file(arguments, game))
        for one in found:
            for problem in puzzle.problems(one, game):
                wrong += 1
                print(f"{name} {one.id}: {problem}")
        print(f"{name}: {len(found)} puzzles checked")
    return 1 if wrong else 0


def _list(arguments: argparse.Namespace) -> int:
    game = games.find(arguments.game)
    for one in puzzle.read(_file(arguments, game)):
        text = game.catalogue.render(puzzle.text(one), arguments.language)
        print(f"{one.id}  level {one.level}  {one.plans:5} plans  {one.mode:11}  {text}")
    return 0


def _sum_up(found: list[Puzzle], path: Path) -> None:
    kinds = Counter(one.kind for one in found)
    levels = Counter(one.level for one in found)
    print(f"{path}: {len(found)} puzzles")
    print("kinds   " + ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items())))
    print("levels  " + ", ".join(f"{level}: {number}" for level, number in sorted(levels.items())))
