"""`domineum version`."""

from __future__ import annotations

import argparse

from domineum import __version__


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command has no options."""


def run(arguments: argparse.Namespace) -> int:
    """Print the version."""
    print(f"domineum {__version__}")
    return 0
