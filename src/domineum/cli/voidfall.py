"""`domineum voidfall ...`: tools for people who play the printed game."""

from __future__ import annotations

import argparse

from domineum.cli import combat


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the helpers."""
    helpers = parser.add_subparsers(metavar="HELPER", required=True)
    text = "what a Combat comes to with the best choices of both sides"
    helper = helpers.add_parser("combat", help=text, description=text)
    combat.add_arguments(helper)
    helper.set_defaults(helper=combat.run)


def run(arguments: argparse.Namespace) -> int:
    """Run the helper."""
    code: int = arguments.helper(arguments)
    return code
