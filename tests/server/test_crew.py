"""Bots wait in a queue that is fair to addresses and to their tables."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from domineum.kernel.decode import Plain
from domineum.server.tables.bot_workers import Decision, Job, Worker
from domineum.server.tables.crew import Crew


class Slow:
    """A worker that decides when it is told to, and remembers for which tables."""

    def __init__(self, done: list[str]) -> None:
        self.done = done
        self.known: set[str] = set()
        self.go = asyncio.Event()

    def knows(self, table: str) -> bool:
        return table in self.known

    async def decide(self, job: Job) -> Decision:
        self.known.add(job.table)
        await self.go.wait()
        self.go.clear()
        self.done.append(job.table)
        return Decision(job.table, {}, [])

    async def stop(self) -> None:
        pass


def job(table: str) -> Job:
    config: dict[str, Plain] = {}
    return Job(table, "game", [], config, 0, 0, "bot", "bot", [])


def crew_of(workers: list[Slow]) -> Crew:
    return Crew(cast(list[Worker], workers))


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_an_address_with_many_tables_takes_turns_with_the_others() -> None:
    async def script() -> None:
        done: list[str] = []
        worker = Slow(done)
        crew = crew_of([worker])
        asked = [asyncio.create_task(crew.decide(job(f"many-{n}"), "many")) for n in range(40)]
        await settle()
        asked += [asyncio.create_task(crew.decide(job(f"few-{n}"), "few")) for n in range(2)]
        await settle()
        while not all(task.done() for task in asked):
            worker.go.set()
            await settle()
        assert done[:5] == ["many-0", "many-1", "few-0", "many-2", "few-1"]
        assert sorted(done) == sorted([f"many-{n}" for n in range(40)] + ["few-0", "few-1"])

    asyncio.run(script())


def test_one_worker_is_always_left_to_other_addresses() -> None:
    async def script() -> None:
        done: list[str] = []
        workers = [Slow(done) for _ in range(3)]
        crew = crew_of(workers)
        many = [asyncio.create_task(crew.decide(job(f"many-{n}"), "many")) for n in range(40)]
        await settle()
        assert sum(bool(worker.known) for worker in workers) == 2
        other = asyncio.create_task(crew.decide(job("other"), "other"))
        await settle()
        (last,) = [worker for worker in workers if worker.knows("other")]
        last.go.set()
        await other
        assert done == ["other"]
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)

    asyncio.run(script())


def test_a_table_goes_back_to_the_worker_that_knows_it() -> None:
    async def script() -> None:
        workers = [Slow([]) for _ in range(3)]
        for worker in workers:
            worker.go.set()
        crew = crew_of(workers)
        workers[2].known.add("here")
        await crew.decide(job("here"), "a")
        assert not any(worker.known for worker in workers[:2])

    asyncio.run(script())


@pytest.mark.parametrize("running", [False, True])
def test_whoever_stops_waiting_leaves_the_place_to_others(running: bool) -> None:
    async def script() -> None:
        worker = Slow([])
        crew = crew_of([worker])
        first = asyncio.create_task(crew.decide(job("first"), "a"))
        second = asyncio.create_task(crew.decide(job("second"), "a"))
        third = asyncio.create_task(crew.decide(job("third"), "a"))
        await settle()
        gone = first if running else second
        gone.cancel()
        await settle()
        while not third.done():
            worker.go.set()
            await settle()
        assert gone.cancelled()
        assert third.result().code == "third"
        await asyncio.gather(first, second, return_exceptions=True)

    asyncio.run(script())
