"""Worker processes for bots, and a fair queue for them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from domineum.server.tables.bot_workers import Decision, Job, Lost, Worker


class Crew:
    """Addresses take turns, and so do the tables of an address, each of which waits once.

    Of several workers one is always left to others: nobody waits for one address alone.
    """

    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers
        self._free = list(workers)
        self._most = max(1, len(workers) - 1)
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[tuple[str, asyncio.Future[Worker]]]] = {}

    async def decide(self, job: Job, address: str) -> Decision:
        """Return what a bot chooses, when it is the turn of this address."""
        if not self.workers:
            raise Lost("there are no workers")
        worker = await self._turn(job.table, address)
        try:
            return await worker.decide(job)
        finally:
            self._give_back(worker, address)

    async def _turn(self, table: str, address: str) -> Worker:
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append((table, future))
        self._call()
        try:
            return await future
        except asyncio.CancelledError:
            if not future.cancelled():
                self._give_back(future.result(), address)
            raise

    def _give_back(self, worker: Worker, address: str) -> None:
        self._free.append(worker)
        self._busy[address] -= 1
        self._busy += Counter()
        self._call()

    def _call(self) -> None:
        """Give the free workers to those whose turn it is."""
        while self._free and (address := self._next()):
            table, future = self._waiting[address].popleft()
            queue = self._waiting.pop(address)
            if queue:
                self._waiting[address] = queue  # behind the other addresses
            if future.done():  # whoever asked has gone
                continue
            worker = next((w for w in self._free if w.knows(table)), self._free[0])
            self._free.remove(worker)
            self._busy[address] += 1
            future.set_result(worker)

    def _next(self) -> str | None:
        """The address that waits longest for its turn and may have one more worker."""
        return next((a for a in self._waiting if self._busy[a] < self._most), None)

    async def stop(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.stop()
