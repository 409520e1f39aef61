"""What is asked for while something of its kind is under way is done together after it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Wish = TypeVar("Wish")
Done = TypeVar("Done")

AT_ONCE = 200


class Together(Generic[Wish, Done]):
    """A queue whose `work` gets all that waits, and returns for each what came of it or why not."""

    def __init__(self, work: Callable[[list[Wish]], Awaitable[Sequence[Done | Exception]]]) -> None:
        self._work = work
        self._waiting: list[tuple[Wish, asyncio.Future[Done]]] = []
        self._running: asyncio.Task[None] | None = None

    async def ask(self, wish: Wish) -> Done:
        """Return what came of a wish, or raise why nothing did."""
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, future))
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return await future

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            try:
                found = await self._work([wish for wish, _ in batch])
            except Exception as error:
                found = [error] * len(batch)
            for (_, future), done in zip(batch, found, strict=True):
                if future.done():
                    continue
                if isinstance(done, Exception):
                    future.set_exception(done)
                else:
                    future.set_result(done)

    async def finish(self) -> None:
        """Do what waits."""
        if self._running is not None:
            await self._running
