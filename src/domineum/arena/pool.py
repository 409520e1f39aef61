"""Where blocks are played: in this process, or in several on this machine."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from domineum.arena.play import Played, play_block
from domineum.arena.tournament import Block, Tournament
from domineum.kernel import DomineumError

Player = Callable[[Tournament, Iterable[Block], bool], Iterator[Played]]
"""Plays blocks and yields each as soon as it is finished, in any order."""
Mapper = Callable[[Callable[[int], Any], Iterable[int]], Iterator[Any]]
"""Calls a function with each of some numbers and yields the results in their order."""
AHEAD = 2
"""Blocks given out for each worker, so that none is idle."""


def usual_jobs() -> int:
    """One process for each processor that may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(tournament: Tournament, blocks: Iterable[Block], records: bool) -> Iterator[Played]:
    """Play in this process, one block after the other."""
    for block in blocks:
        yield play_block(tournament, block, records)


def processes(jobs: int) -> AbstractContextManager[Player]:
    """Play in several processes on this machine; with one job, in this process."""
    return _alone() if jobs == 1 else _pool(jobs)


@contextmanager
def _alone() -> Iterator[Player]:
    yield here


@contextmanager
def _pool(jobs: int) -> Iterator[Player]:
    with _workers(jobs) as pool:
        yield lambda tournament, blocks, records: _play(pool, jobs, tournament, blocks, records)


@contextmanager
def in_order(jobs: int) -> Iterator[Mapper]:
    """Call a function with many numbers in several processes; the results keep their order."""
    if jobs == 1:
        yield map
        return
    with _workers(jobs) as pool:
        yield pool.map


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, fresh, _end_with_parent)
    try:
        yield pool
    except BrokenProcessPool:
        raise DomineumError(
            "a process of the arena died; nothing finished is lost, run the command again"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _play(
    pool: ProcessPoolExecutor,
    jobs: int,
    tournament: Tournament,
    blocks: Iterable[Block],
    records: bool,
) -> Iterator[Played]:
    waiting: set[Future[Played]] = set()
    for block in blocks:
        waiting.add(pool.submit(play_block, tournament, block, records))
        if len(waiting) >= AHEAD * jobs:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def _end_with_parent() -> None:
    """Make a worker end when the process that started it is gone, even by kill -9."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
