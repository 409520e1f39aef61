"""Short pauses: the garbage collector does not look through the tables in memory.

They hold no garbage (what is dropped of them goes at once), and a look through some hundred of them
takes up to a second. What other things leave behind, above all WebSockets that have ended, is found
by a look through everything: when there are few tables, or when nobody asks for anything.
"""

from __future__ import annotations

import gc
import time

TABLES = 25
"""After this many tables have been loaded, everything in memory is set apart."""
FEW = 15
"""So many tables are looked through in less than 50 ms."""
QUIET_SECONDS = 2.0
"""For so long nobody has asked for a table."""
SWEEPS, MOST_SWEEPS = 40, 1_440
"""How often everything is looked through where that disturbs nobody, and how often in any case."""


class Garbage:
    """When to set apart, and when to look through everything."""

    def __init__(self) -> None:
        self._loaded = 0
        self._swept = 0
        self._asked = 0.0

    def loaded(self) -> None:
        """Count a table that was loaded."""
        self._loaded += 1
        if self._loaded % TABLES == 0:
            gc.freeze()

    def asked(self) -> None:
        """Somebody asks for a table."""
        self._asked = time.monotonic()

    def sweep(self, tables: int) -> None:
        """Set apart what there is now; now and then look through all of it first."""
        self._swept += 1
        quiet = tables <= FEW or time.monotonic() - self._asked > QUIET_SECONDS
        if self._swept >= (SWEEPS if quiet else MOST_SWEEPS):
            self._swept = 0
            gc.unfreeze()
            gc.collect()
        gc.freeze()
