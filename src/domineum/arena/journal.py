"""Long runs that can be stopped: a line for each finished game, and how far the run is."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from domineum.kernel import DomineumError


class Journal:
    """A file with a line for each finished game; one of another task is refused."""

    def __init__(self, path: Path, task: Mapping[str, Any]) -> None:
        self.path = path
        head = json.dumps(task)
        if not path.exists():
            path.write_text(head + "\n", encoding="utf-8")
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if lines[0].rstrip() != head:
            raise DomineumError(f"{path} belongs to another command; give another --out")
        if not lines[-1].endswith("\n"):
            path.write_text("".join(lines[:-1]), encoding="utf-8")

    @property
    def done(self) -> int:
        """How many games there are."""
        return len(self.games())

    def add(self, game: Mapping[str, Any]) -> None:
        """Write a game."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")

    def games(self) -> list[Any]:
        """All games so far."""
        return [json.loads(x) for x in self.path.read_text(encoding="utf-8").splitlines()[1:]]


def progress(done: int, total: int, what: str) -> Iterator[int]:
    """Count what is missing, and tell how far it is every half a minute."""
    begun = told = time.monotonic()
    for number in range(done, total):
        yield number
        now = time.monotonic()
        if now - told > 30 or number == total - 1:
            told = now
            left = (now - begun) / (number + 1 - done) * (total - number - 1)
            line = f"{what}: {number + 1} of {total}, about {left / 60:.0f} min left"
            print(line, file=sys.stderr, flush=True)
