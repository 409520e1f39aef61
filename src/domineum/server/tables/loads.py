"""Loading tables: a few at a time, and first those of whoever has needed the least time lately."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 2
"""At most this many tables are loaded at once, and one less of the same creator."""


class Loads:
    """The queue of one process."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._running: list[str] = []
        self._spent: dict[str, float] = {}

    async def run(self, creator: str, work: Callable[[], T]) -> T:
        """Do something in a thread when its turn has come."""
        async with self._turn(creator):
            return await asyncio.to_thread(work)

    @asynccontextmanager
    async def _turn(self, creator: str) -> AsyncIterator[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((creator, turn))
        self._next()
        try:
            await turn
        except BaseException:
            if (creator, turn) in self._waiting:
                self._waiting.remove((creator, turn))
            elif not turn.cancelled():
                self._end(creator)
            raise
        begun = time.perf_counter()
        try:
            yield
        finally:
            self._spent[creator] = self._spent.get(creator, 0) + time.perf_counter() - begun
            self._end(creator)

    def _end(self, creator: str) -> None:
        self._running.remove(creator)
        if not self._running and not self._waiting:
            self._spent.clear()
        self._next()

    def _next(self) -> None:
        """Let those begin whose turn it is."""
        while len(self._running) < AT_ONCE:
            fit = [x for x in self._waiting if self._running.count(x[0]) < AT_ONCE - 1]
            if not fit:
                return
            creator, turn = min(fit, key=lambda x: self._spent.get(x[0], 0))
            self._waiting.remove((creator, turn))
            if not turn.done():
                self._running.append(creator)
                turn.set_result(None)
