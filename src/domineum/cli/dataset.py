"""`domineum dataset`: games of bots as Parquet, for programs that learn."""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from domineum import games
from domineum.cli import packs, tournaments
from domineum.kernel import DomineumError

GAME = "voidfall, revenant or module:ATTRIBUTE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the actions and their options."""
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    make = actions.add_parser("make", help="let bots play, and write every decision to Parquet")
    make.set_defaults(action=_make)
    make.add_argument("game", metavar="GAME", help=GAME)
    tournaments.add_what(make)
    tournaments.add_how(make)
    layout = actions.add_parser("layout", help="print what every number of a position means")
    layout.set_defaults(action=_layout)
    layout.add_argument("game", metavar="GAME", help=GAME)
    packs.add_argument(layout)
    layout.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Make a dataset, or describe its positions."""
    try:
        importlib.import_module("numpy")
    except ModuleNotFoundError:
        raise DomineumError("this needs pip install 'domineum[envs,parquet]'") from None
    code: int = arguments.action(arguments)
    return code


def _make(arguments: argparse.Namespace) -> int:
    from domineum.envs import dataset

    dataset.need_parquet()
    tournament, folder = tournaments.tournament(arguments), arguments.out
    tournaments.play(tournament, arguments, folder / dataset.ARENA, records=True)
    counts = dataset.write(folder, tournaments.jobs(arguments))
    print(f"games            {len(counts.games):,}")
    print(f"decisions        {counts.decisions:,}, in {counts.files} files")
    print(f"card             {folder / 'README.md'}")
    return 0


def _layout(arguments: argparse.Namespace) -> int:
    from domineum.envs.encoding import layout

    found = layout(games.find(arguments.game, arguments.pack))
    if arguments.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        print("\n".join(_lines(found)))
    return 0


def _lines(layout: Mapping[str, Any]) -> Iterator[str]:
    yield f"{layout['game']}, layout {layout['version']}"
    for name, block in layout["blocks"].items():
        rows, columns = block["rows"], block["columns"]
        yield ""
        yield f"{name}: {len(rows)} x {len(columns)}"
        yield f"  rows     {', '.join(rows)}"
        yield f"  columns  {', '.join(columns)}"
