"""The option `--pack` of all commands that start a game."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Declare the option."""
    parser.add_argument(
        "--pack", action="append", default=[], type=Path, metavar="PATH",
        help="a folder or zip of further content; again for several",
    )  # fmt: skip
