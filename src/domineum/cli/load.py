"""`domineum load`: how many tables a server can carry, and how fast it answers."""

from __future__ import annotations

import argparse
import asyncio
import json

from domineum.kernel import DomineumError, Random


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument("game", nargs="?", default="voidfall", help="a name or module:ATTRIBUTE")
    parser.add_argument("--config", help="the config of every table as JSON; default: one is drawn")
    parser.add_argument("--tables", type=int, default=200, metavar="N")
    parser.add_argument("--seconds", type=float, default=60, metavar="S")
    parser.add_argument("--rate", type=float, default=1, help="choices per second and table")
    parser.add_argument("--database", default="", metavar="URL", help="default: a new SQLite file")
    parser.add_argument(
        "--soak", action="store_true",
        help="print memory and speed every half minute, and fail if the memory keeps growing",
    )  # fmt: skip
    parser.add_argument("--p99", type=float, metavar="MS", help="fail if choices are slower")


def run(arguments: argparse.Namespace) -> int:
    """Start a server, put load on it and print the result."""
    from domineum import games
    from domineum.server.load import LoadPlan, own_server, put_load, quantile
    from domineum.server.soak import MOST_GROWTH, Soak

    game = games.find(arguments.game)
    name = game.name
    drawn = game.random_config(Random(1))
    config = json.loads(arguments.config) if arguments.config else drawn
    plan = LoadPlan(name, config, arguments.tables, arguments.seconds, arguments.rate)
    kept = 2 * plan.tables if arguments.soak else 1_000_000
    with own_server(arguments.game, arguments.database, kept) as (host, port, pid):
        print(f"{plan.tables} tables of {name}, {plan.rate:g} choices per second each", flush=True)
        soak = Soak(pid) if arguments.soak else None
        result = asyncio.run(put_load(plan, host, port, pid, soak))
    for line in result.lines():
        print(line)
    if soak is not None and (growth := soak.growth()) > MOST_GROWTH:
        raise DomineumError(f"the memory grew by {100 * growth:.0f} % in the second half")
    slow = arguments.p99 is not None and quantile(result.choices, 0.99) > arguments.p99
    if result.errors or slow:
        raise DomineumError("there were errors" if result.errors else "that is too slow")
    return 0
