"""The `domineum` command. Each command is a module, imported only when it is used."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys

COMMANDS = {
    "play": "play in the browser or in the terminal",
    "serve": "host tables for many people",
    "load": "measure how many tables a server carries",
    "rules": "print a rule by its number, or search the rules",
    "content": "check a folder of content, or list or show the content of a game",
    "record": "show, verify or review the record of a game",
    "puzzles": "make puzzles from games of bots, or check them",
    "bots": "list the bots, or check one of your own",
    "selfplay": "let random players play whole games, and check the rules",
    "arena": "let bots meet in tournaments, rate them, and measure the balance",
    "dataset": "write games of bots as tables for programs that learn",
    "voidfall": "tools for people who play the printed Voidfall",
    "version": "print the version",
}


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code; a mistake by the user is one line and a 2."""
    _speak_unicode()
    arguments = _parse(sys.argv[1:] if argv is None else argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        problem = _mistake(error)
        if problem is None:
            raise
        print(f"domineum: {problem}", file=sys.stderr)
        return 2
    return code


def _speak_unicode() -> None:
    """Write all letters to pipes and files too, where Windows would use an old code page."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and "PYTHONIOENCODING" not in os.environ:
            stream.reconfigure(encoding="utf-8")


def _parse(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="domineum", description="The digital table for Voidfall and Revenant (unofficial)."
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text)
        if argv[:1] == [name]:
            module = importlib.import_module(f"domineum.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser.parse_args(argv)


def _mistake(error: Exception) -> str | None:
    """Return the line for a mistake by the user, or None if the error is ours."""
    from domineum.kernel import DomineumError

    if isinstance(error, DomineumError):
        return str(error)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return "a file is not UTF-8 text" if isinstance(error, UnicodeDecodeError) else None
