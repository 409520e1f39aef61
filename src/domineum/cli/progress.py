"""A bar that shows the progress of a long command, on a terminal only."""

from __future__ import annotations

import shutil
import sys
import time

BAR = 40


def show(done: int, total: int, note: str = "") -> None:
    """Draw the bar, with a note after it."""
    if sys.stderr.isatty():
        filled = BAR * done // total
        bar = "#" * filled + "." * (BAR - filled)
        end = "\n" if done == total else ""
        line = f"[{bar}] {done}/{total}{note}"[: shutil.get_terminal_size().columns - 1]
        print(f"\r\x1b[K{line}", end=end, file=sys.stderr, flush=True)


class Estimate:
    """How long a command still takes, from what it has done since it was started."""

    def __init__(self) -> None:
        self.begun = time.monotonic()

    def left(self, done: int, remaining: int) -> str:
        """About how long the rest takes, in words."""
        if not done or not remaining:
            return ""
        seconds = (time.monotonic() - self.begun) / done * remaining
        for size, unit in ((3600, "h"), (60, "min")):
            if seconds >= 1.5 * size:
                return f"about {seconds / size:.0f} {unit} left"
        return f"about {max(1, round(seconds))} s left"
