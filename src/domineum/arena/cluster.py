"""Blocks on many machines, with Ray (`pip install 'domineum[ray]'`)."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from domineum.arena.play import Played, play_block
from domineum.arena.pool import AHEAD, Mapper, Player
from domineum.arena.tournament import Block, Tournament
from domineum.kernel import DomineumError

LOCAL = "local"


def _played_there(tournament: Tournament, block: Block, records: bool) -> Played:
    """Play a block on some machine, and note which one it was."""
    ray: Any = importlib.import_module("ray")
    played = play_block(tournament, block, records)
    played.times["node"] = ray.get_runtime_context().get_node_id()
    return played


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[tuple[Any, int]]:
    """Ray on a running cluster, or with `local` on one that is started for this purpose, and how
    many workers there are."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise DomineumError("--ray: this needs pip install 'domineum[ray]'") from None
    quiet = {"log_to_driver": False, "logging_level": "error", "include_dashboard": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, **quiet)
        else:
            del quiet["include_dashboard"]
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise DomineumError(f"--ray: there is no cluster at '{address}': {reason}") from None
    try:
        yield ray, max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


@contextmanager
def ray_cluster(address: str, jobs: int) -> Iterator[Player]:
    """Play blocks on a cluster."""
    with _connected(address, jobs) as (ray, workers):
        task = ray.remote(_played_there)

        def play(
            tournament: Tournament, blocks: Iterable[Block], records: bool
        ) -> Iterator[Played]:
            waiting: list[Any] = []
            for block in blocks:
                waiting.append(task.remote(tournament, block, records))
                if len(waiting) >= AHEAD * workers:
                    done, waiting = ray.wait(waiting)
                    yield from ray.get(done)
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)

        yield play


@contextmanager
def ray_in_order(address: str, jobs: int) -> Iterator[Mapper]:
    """Call a function with many numbers on a cluster; the results keep their order."""
    with _connected(address, jobs) as (ray, workers):
        task = ray.remote(_called_there)

        def each(function: Callable[[int], Any], numbers: Iterable[int]) -> Iterator[Any]:
            waiting: deque[Any] = deque()
            for number in numbers:
                waiting.append(task.remote(function, number))
                if len(waiting) >= AHEAD * workers:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())

        yield each


def _called_there(function: Callable[[int], Any], number: int) -> Any:
    return function(number)
