"""Short pauses: the garbage collector does not look through the tables in memory.

A full collection over a few hundred tables takes a fifth of a second, and they hold no garbage.
"""

from __future__ import annotations

import gc

TABLES = 25
"""After this many tables have been loaded, everything in memory is set apart."""
SWEEPS = 40
"""Once in this many sweeps everything is looked through, tables too."""


class Garbage:
    """When to set apart, and when to look through everything."""

    def __init__(self) -> None:
        self._loaded = 0
        self._swept = 0

    def loaded(self) -> None:
        """Count a table that was loaded."""
        self._loaded += 1
        if self._loaded % TABLES == 0:
            gc.freeze()

    def sweep(self) -> None:
        """Set apart what there is now; now and then look through all of it first."""
        self._swept += 1
        if self._swept % SWEEPS == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
