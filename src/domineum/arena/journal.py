"""Long runs that can be stopped: a line for each finished game, and the progress of the run."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from domineum.arena.pool import Mapper
from domineum.kernel import DomineumError

Spread = Callable[[], AbstractContextManager[Mapper]]
"""Where games are played: see `pool.in_order`."""


class Journal:
    """A file with a line for each finished game; a file of another task is refused."""

    def __init__(self, path: Path, task: Mapping[str, Any]) -> None:
        self.path = path
        head = json.dumps(task)
        if not path.exists():
            path.write_text(head + "\n", encoding="utf-8", newline="\n")
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if lines[0].rstrip() != head:
            raise DomineumError(f"{path} belongs to another command; give another --out")
        if not lines[-1].endswith("\n"):
            path.write_text("".join(lines[:-1]), encoding="utf-8", newline="\n")

    @property
    def done(self) -> int:
        """How many games there are."""
        return len(self.games())

    def add(self, game: Mapping[str, Any]) -> None:
        """Write a game."""
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(game) + "\n")

    def fill(self, total: int, what: str, play: Callable[[int], Any], spread: Spread) -> list[Any]:
        """Play the games that are missing, by their numbers, and return them all."""
        done = self.done
        if done >= total:
            return self.games()[:total]
        with spread() as each:
            for game in progress(each(play, range(done, total)), done, total, what):
                self.add(game)
        return self.games()[:total]

    def games(self) -> list[Any]:
        """All games so far."""
        return [json.loads(x) for x in self.path.read_text(encoding="utf-8").splitlines()[1:]]


def progress(games: Iterable[Any], done: int, total: int, what: str) -> Iterator[Any]:
    """Pass on the games that are missing, and print the progress every half minute."""
    begun = printed = time.monotonic()
    for number, game in enumerate(games, done + 1):
        yield game
        now = time.monotonic()
        if now - printed > 30 or number == total:
            printed = now
            left = (now - begun) / (number - done) * (total - number)
            line = f"{what}: {number} of {total}, about {left / 60:.0f} min left"
            print(line, file=sys.stderr, flush=True)
