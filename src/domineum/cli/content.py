"""`domineum content`: check a folder of content, or list the content of a game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from domineum import games
from domineum.kernel import DomineumError
from domineum.kernel.content import read, summary

COLUMNS = ("count", "printed", "inferred", "designed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a folder of TOML as an addition to a game")
    check.add_argument("folder", type=Path, metavar="DIR")
    check.add_argument("--game", default=games.names()[0], help="default: %(default)s")
    check.set_defaults(action=_check)
    listing = actions.add_parser("list", help="count the content of a game by kind and origin")
    listing.add_argument("game", metavar="GAME")
    listing.add_argument("--json", action="store_true", help="print JSON instead of a table")
    listing.set_defaults(action=_list)


def run(arguments: argparse.Namespace) -> int:
    """Check or list."""
    arguments.action(arguments)
    return 0


def _check(arguments: argparse.Namespace) -> None:
    game = games.find(arguments.game)
    found = read([arguments.folder], game.kinds, game.hooks)
    if not any(found.values()):
        raise DomineumError(f"{arguments.folder}: there is no content in this folder")
    for kind, pieces in found.items():
        for name in pieces:
            verb = "replaces" if name in game.pieces[kind] else "adds"
            print(f"{kind}: {verb} {name}")
    print(f"{arguments.folder} is a good addition to {game.name}")


def _list(arguments: argparse.Namespace) -> None:
    table = summary(games.find(arguments.game).pieces)
    if arguments.json:
        print(json.dumps(table, indent=2))
        return
    width = max(map(len, table), default=0)
    print(" " * width, *(f"{column:>8}" for column in COLUMNS))
    for kind, row in table.items():
        print(f"{kind:{width}}", *(f"{row[column]:8}" for column in COLUMNS))
