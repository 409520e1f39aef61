"""A long run: what the memory of a server does, and whether its answers stay quick."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

from domineum.kernel import DomineumError

if TYPE_CHECKING:
    from domineum.server.load import Result

EVERY = 30.0
MOST_GROWTH = 0.05
"""By what share the memory may differ between the third and the last quarter of a run."""


class Soak:
    """Looks at a server every half minute."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.memory: list[int] = []

    async def watch(self, result: Result) -> None:
        """Print what there is to see until the run ends."""
        from domineum.server.load import quantile

        begun, seen = time.monotonic(), 0
        while True:
            await asyncio.sleep(EVERY)
            here = sum(map(_memory, processes(self.pid)))
            files = len(list(Path(f"/proc/{self.pid}/fd").iterdir()))
            fresh, seen = result.choices[seen:], len(result.choices)
            self.memory.append(here)
            print(
                f"{time.monotonic() - begun:6.0f} s  {here / 1000:6.1f} MB  {files} files  "
                f"{len(fresh) / EVERY:5.1f} choices/s  p99 {quantile(fresh, 0.99):.0f} ms  "
                f"{result.games} games  {sum(result.errors.values())} errors",
                flush=True,
            )

    def growth(self) -> float:
        """By how much the memory of the last quarter is above that of the third."""
        quarter = len(self.memory) // 4
        if not quarter:
            raise DomineumError("too short to say anything: at least two minutes are needed")
        third = self.memory[-2 * quarter : -quarter]
        return sum(self.memory[-quarter:]) / sum(third) - 1


def processes(pid: int) -> list[int]:
    """A process and its children."""
    tasks = Path(f"/proc/{pid}/task")
    children = [
        word
        for task in tasks.iterdir()
        for word in (task / "children").read_text(encoding="utf-8").split()
    ]
    return [pid, *(each for child in children for each in processes(int(child)))]


def _memory(pid: int) -> int:
    """The memory of a process in kB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])
