"""How often somebody may ask."""

from __future__ import annotations

import time

from domineum.table.problems import TooMany

FORGET_AFTER = 60.0


class Rates:
    """A bucket of requests per address that refills over time."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}
        self._cleaned = 0.0

    def take(self, address: str) -> None:
        """Count a request, or refuse it. A refused one costs nothing: whoever insists gets in."""
        now = time.monotonic()
        if now - self._cleaned > FORGET_AFTER:
            self._cleaned = now
            old = now - max(FORGET_AFTER, self.burst / self.per_second)
            self._buckets = {a: b for a, b in self._buckets.items() if b[1] > old}
        left, since = self._buckets.get(address, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) * self.per_second)
        self._buckets[address] = left - (left >= 1), now
        if left < 1:
            raise TooMany(what="requests")
