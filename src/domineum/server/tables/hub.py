"""Who looks at which table, and how they are woken when something changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from domineum.kernel import Seat

REMEMBERED = 60.0
"""Seconds for which a report of another process about who looks there is believed."""


class Watcher:
    """Somebody who looks at a table. News that arrives while they are busy is merged."""

    def __init__(self, seats: tuple[Seat, ...], counted: bool = True) -> None:
        self.seats = seats
        self.counted = counted
        self.news = asyncio.Event()
        self.stirred = asyncio.Event()
        """There is news, or somebody has come or gone."""

    def wake(self) -> None:
        """The table has changed."""
        self.news.set()
        self.stirred.set()

    async def look_up(self, calm: float) -> bool:
        """Wait until something happens; False if only somebody has come or gone, and no more than
        that happens for a moment: then whoever comes and goes all the time is reported once."""
        await self.stirred.wait()
        if not self.news.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(calm):
                    await self.news.wait()
        self.stirred.clear()
        found = self.news.is_set()
        self.news.clear()
        return found

    async def wait(self, seconds: float) -> bool:
        """Wait for news; False if there was none in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()
        found = self.news.is_set()
        self.news.clear()
        return found


class Hub:
    """The watchers of this process, and what other processes said of theirs."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[Seat], int, float]]] = {}

    @contextmanager
    def watching(self, table_id: str, watcher: Watcher) -> Iterator[None]:
        """Be woken by news of a table."""
        self._watchers.setdefault(table_id, set()).add(watcher)
        try:
            yield
        finally:
            watchers = self._watchers[table_id]
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[table_id]

    def wake(self, table_id: str) -> None:
        """Wake everybody here: a table has changed."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake()

    def stir(self, table_id: str) -> None:
        """Let everybody here know that somebody has come or gone."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.stirred.set()

    def wake_all(self) -> None:
        """Let everybody look again (news may have been lost)."""
        for table_id in list(self._watchers):
            self.wake(table_id)

    def watched(self) -> list[str]:
        """The tables at which somebody looks."""
        return list(self._watchers)

    def here(self, table_id: str) -> tuple[frozenset[Seat], int]:
        """The seats from which somebody looks in this process, and the number of spectators."""
        watchers = self._watchers.get(table_id, set())
        seats = frozenset(seat for watcher in watchers for seat in watcher.seats)
        return seats, sum(w.counted and not w.seats for w in watchers)

    def elsewhere(self, table_id: str, process: str, seats: frozenset[Seat], watchers: int) -> None:
        """Note who looks in another process."""
        known = self._elsewhere.setdefault(table_id, {})
        if seats or watchers:
            known[process] = seats, watchers, time.monotonic()
        else:
            known.pop(process, None)
            if not known:
                del self._elsewhere[table_id]
        self.stir(table_id)

    def present(self, table_id: str) -> tuple[frozenset[Seat], int]:
        """The same over all processes."""
        seats, count = self.here(table_id)
        old = time.monotonic() - REMEMBERED
        for others, watchers, noted in self._elsewhere.get(table_id, {}).values():
            if noted >= old:
                seats |= others
                count += watchers
        return seats, count
