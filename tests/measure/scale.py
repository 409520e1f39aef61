"""How games per second grow with processes: `python -m tests.measure.scale`, needs the extra `ray`.

Plays the same games with 1, 2, 4 and 8 processes of this machine, and on a Ray cluster of the same
size that is started for it. The time to the first finished block (start-up, imports) is told apart
from the rate after it. A process cannot play faster than a core: beyond the cores of the machine
nothing is gained. Where others use the machine too, the processor time of a game says more than the
clock: cores divided by it is what can be reached.
"""

from __future__ import annotations

import argparse
import os
import resource
import time
from contextlib import AbstractContextManager
from typing import NamedTuple

from domineum.arena.cluster import LOCAL, ray_cluster
from domineum.arena.pool import Player, processes, usual_jobs
from domineum.arena.tournament import Tournament, blocks

SIZES = (1, 2, 4, 8)


class Pace(NamedTuple):
    """How fast games were played."""

    start: float
    """Seconds until the first block was there."""
    rate: float
    """Games a second after that."""
    total: float
    """Seconds for everything."""
    processor: float
    """Seconds of a processor for a game, starting and ending included; Ray's are not counted."""


def measure(player: AbstractContextManager[Player], tournament: Tournament) -> Pace:
    """Play a tournament and keep nothing of it."""
    begun, spent = time.monotonic(), _processor()
    with player as play:
        every = play(tournament, list(blocks(tournament)), False)
        seen = [(time.monotonic() - begun, len(played.games)) for played in every]
    (first, _), (last, _) = seen[0], seen[-1]
    later = sum(games for _, games in seen[1:])
    games = sum(number for _, number in seen)
    total = time.monotonic() - begun
    return Pace(first, later / (last - first), total, (_processor() - spent) / games)


def _processor() -> float:
    """Seconds of processors that this process and those that it started and ended have used."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="revenant")
    parser.add_argument("--mode", default="solo")
    parser.add_argument("--bots", default="recruit")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)))
    parser.add_argument("--ways", default="processes,ray")
    arguments = parser.parse_args()
    tournament = Tournament(arguments.game, (arguments.bots,), arguments.games, mode=arguments.mode)
    print(f"{usual_jobs()} cores, load {os.getloadavg()[0]:.1f}, {arguments}")
    print("| way | processes | first block | games/s after it | all | processor time of a game |")
    print("|---" * 6 + "|")
    for way in arguments.ways.split(","):
        for size in map(int, arguments.sizes.split(",")):
            player = processes(size) if way == "processes" else ray_cluster(LOCAL, size)
            pace = measure(player, tournament)
            own = f"{1000 * pace.processor:.0f} ms" if way == "processes" else ""
            print(
                f"| {way} | {size} | {pace.start:.1f} s | {pace.rate:.2f} | {pace.total:.1f} s "
                f"| {own} |", flush=True,
            )  # fmt: skip


if __name__ == "__main__":
    main()
