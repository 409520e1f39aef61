"""`domineum content`: check a folder of content; list, show or explain the content of a game."""

from __future__ import annotations

import argparse
import json
import shutil
import textwrap
from collections.abc import Iterator
from pathlib import Path

from domineum import games
from domineum.cli import language, packs
from domineum.kernel import AnyGame, DomineumError, Message
from domineum.kernel.content import summary
from domineum.kernel.library import Entry
from domineum.kernel.messages import LANGUAGES
from domineum.kernel.packs import open_pack
from domineum.table import trial

COLUMNS = ("count", "printed", "inferred", "designed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a pack: fit it to its game and play")
    check.add_argument("folder", type=Path, metavar="DIR", help="a folder or zip")
    check.add_argument("--game", help="default: the one that its pack.toml names")
    check.add_argument(
        "--games", type=int, default=trial.GAMES, metavar="N",
        help="random games to play with it, at least; default: %(default)s",
    )  # fmt: skip
    check.set_defaults(action=_check)
    listing = actions.add_parser("list", help="count the content of a game by kind and origin")
    listing.add_argument("game", metavar="GAME")
    listing.add_argument("--json", action="store_true", help="print JSON instead of a table")
    packs.add_argument(listing)
    listing.set_defaults(action=_list)
    show = actions.add_parser("show", help="print content of a game in words")
    show.add_argument("game", metavar="GAME")
    show.add_argument("what", metavar="KIND[/ID]", help="like houses or houses/valnis")
    show.add_argument("--language", choices=LANGUAGES, help="default: that of the system")
    packs.add_argument(show)
    show.set_defaults(action=_show)
    words = actions.add_parser("vocabulary", help="print the words that cards are written in")
    words.add_argument("game", metavar="GAME", choices=games.names(), help="%(choices)s")
    words.set_defaults(action=_vocabulary)


def run(arguments: argparse.Namespace) -> int:
    """Check, list, show or explain."""
    arguments.action(arguments)
    return 0


def _check(arguments: argparse.Namespace) -> None:
    pack = open_pack(arguments.folder)
    game = games.find(arguments.game or pack.about.game)
    made = games.with_packs(game, [pack])
    added = list(made.records.added(pack))
    for kind, name in added:
        print(f"{kind}: {'replaces' if name in game.pieces[kind] else 'adds'} {name}")
    trial.read_aloud(made, added)
    played = trial.play(made, {name for _, name in added}, arguments.games)
    print(f"{played} games with it broke no rule")
    print(f"{arguments.folder} is a good addition to {game.name}")


def _list(arguments: argparse.Namespace) -> None:
    table = summary(games.find(arguments.game, arguments.pack).pieces)
    if arguments.json:
        print(json.dumps(table, indent=2))
        return
    width = max(map(len, table), default=0)
    print(" " * width, *(f"{column:>8}" for column in COLUMNS))
    for kind, row in table.items():
        print(f"{kind:{width}}", *(f"{row[column]:8}" for column in COLUMNS))


def _show(arguments: argparse.Namespace) -> None:
    game = games.find(arguments.game, arguments.pack)
    kind, _, name = arguments.what.partition("/")
    if kind not in game.pieces:
        raise DomineumError(f"there is no kind '{kind}'; expected {', '.join(sorted(game.pieces))}")
    if name and name not in game.pieces[kind]:
        raise DomineumError(f"there is no '{name}' among the {kind} of {game.name}")
    found = [e for e in game.library() if e.kind == kind and name in ("", e.piece.id)]
    tongue = arguments.language or language.preferred()
    width = min(shutil.get_terminal_size((100, 0)).columns, 100)
    print("\n\n".join("\n".join(_lines(game, entry, tongue, width)) for entry in found))


def _vocabulary(arguments: argparse.Namespace) -> None:
    print(games.find(arguments.game).vocabulary(), end="")


def _lines(game: AnyGame, entry: Entry, tongue: str, width: int) -> Iterator[str]:
    """Lay out a record for a terminal of this width."""

    def say(message: Message) -> str:
        return game.catalogue.render(message, tongue)

    piece = entry.piece
    yield f"{piece.name[tongue]}  ({entry.kind}/{piece.id}, {piece.origin})"
    for line in entry.lines:
        label = f"{say(line.label)}: " if line.label else ""
        yield from textwrap.wrap(
            label + say(line.text), width, initial_indent="  ", subsequent_indent="    "
        )
