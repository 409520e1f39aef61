"""`domineum rules`: print rules by their numbers, or search them."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Iterator

from domineum.cli import language
from domineum.kernel import DomineumError
from domineum.kernel.messages import LANGUAGES
from domineum.rulebook import Rule, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="a rule number like V-017")
    parser.add_argument(
        "--search", nargs="+", metavar="WORD", help="print the rules that contain all the words"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the system")


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    book = load(arguments.language or language.preferred())
    rules = [book.find(number) for number in arguments.numbers]
    if arguments.search:
        found = book.search(arguments.search)
        if not found:
            raise DomineumError(f"no rule contains '{' '.join(arguments.search)}'")
        rules += found
    if not rules:
        raise DomineumError("name a rule like V-017, or use --search WORD")
    width = min(shutil.get_terminal_size((100, 0)).columns, 100)
    print("\n\n".join("\n".join(lines(rule, width)) for rule in rules))
    return 0


def lines(rule: Rule, width: int) -> Iterator[str]:
    """Lay out a rule for a terminal of this width."""
    modes = "".join(f"[{mode}]" for mode in rule.modes)
    page = f"p.{rule.page}" if rule.page else ""
    chapter = f"{rule.game}: {rule.chapter}"
    yield "  ".join(word for word in (rule.number, modes, page, chapter) if word)
    yield from _wrap(rule.text, width)
    for row in rule.table:
        yield f"  {row}"
    for note in rule.notes:
        yield from _wrap(f"{note.kind}: {note.text}", width)


def _wrap(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="    ")
