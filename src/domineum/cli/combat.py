"""`domineum voidfall combat`: what a Combat comes to with the best choices of both sides."""

import argparse
import json
import sys

from domineum.cli import packs
from domineum.kernel.content import Source
from domineum.kernel.packs import open_pack
from domineum.voidfall.content.loading import FOLDER, Content
from domineum.voidfall.lab.calls import fight
from domineum.voidfall.lab.text import UnreadableError, as_table, parse_sides
from domineum.voidfall.view.combat import as_json

_ITEMS = "items separated by commas: 4 corvette, 1 destroyer, improved shields, targeting, 2 yards"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument(
        "--invader",
        required=True,
        metavar="ITEMS",
        help=f"{_ITEMS}, 1 active, bombard 6, spend energy, return trade",
    )
    parser.add_argument(
        "--defender",
        required=True,
        metavar="ITEMS",
        help="the same with 1 defense, 1 starbase or 3 voidborn; or just fallen-house",
    )
    parser.add_argument(
        "--skirmish", action="store_true", help="the Voidborn invade a sector of a player"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    packs.add_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Fight the Combat and print it; return 2 if the sides make no sense."""
    content = Content(Source.folder(FOLDER), *map(open_pack, arguments.pack))
    try:
        invader, defender = parse_sides(
            arguments.invader, arguments.defender, skirmish=arguments.skirmish, content=content
        )
    except UnreadableError as error:
        print(f"domineum voidfall combat: {error}", file=sys.stderr)
        return 2
    result, answers = fight(invader, defender)
    if arguments.json:
        print(json.dumps(as_json(result), indent=2))
    else:
        print(as_table(result._replace(answers=answers)))
    return 0
