"""How long bots think: a histogram that is small to store and can be added up."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

PER_DECADE = 10
SHORTEST = 1e-6


class Clock:
    """The times of many decisions, in steps of a tenth of a decade."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.histogram: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.histogram[math.floor(PER_DECADE * math.log10(max(seconds, SHORTEST)))] += 1

    def join(self, data: dict[str, Any]) -> None:
        """Add the stored form of another clock."""
        self.decisions += data["decisions"]
        self.seconds += data["seconds"]
        self.longest = max(self.longest, data["longest"])
        self.histogram.update({int(step): n for step, n in data["histogram"].items()})

    def to_plain(self) -> dict[str, Any]:
        """Return the form that is stored."""
        return {
            "decisions": self.decisions,
            "seconds": self.seconds,
            "longest": self.longest,
            "histogram": {str(step): n for step, n in sorted(self.histogram.items())},
        }

    def quantile(self, share: float) -> float:
        """The time that this share of the decisions stays below, to a tenth of a decade."""
        wanted = share * self.decisions
        for step, n in sorted(self.histogram.items()):
            wanted -= n
            if wanted <= 0:
                return min(float(10 ** ((step + 1) / PER_DECADE)), self.longest)
        return self.longest

    @property
    def mean(self) -> float:
        """The mean time of a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0
