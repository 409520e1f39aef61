"""Short pauses: the tables in memory are kept out of what the garbage collector looks through.

A full collection over some hundred tables takes a fifth of a second, and they hold no garbage.
"""

from __future__ import annotations

import gc

TABLES = 25
"""So many new tables in memory are set apart at once."""
SWEEPS = 40
"""Every so many sweeps everything is looked through, tables too."""


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
        """Set apart what there is now, or (seldom) look through all of it."""
        self._swept += 1
        if self._swept % SWEEPS == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
