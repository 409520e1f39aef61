"""Two versions of the source, measured in turns: what disturbs one disturbs the other too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Protocol

ROOT = Path(__file__).parents[1]
TURNS = 9


@dataclass(frozen=True)
class Compared:
    """Rates before and now, turn by turn."""

    before: Sequence[float]
    now: Sequence[float]

    @property
    def ratios(self) -> list[float]:
        """How many times as fast it is now, in each turn."""
        return [now / before for before, now in zip(self.before, self.now, strict=True)]

    @property
    def ratio(self) -> float:
        """Their median."""
        return median(self.ratios)

    @property
    def spread(self) -> tuple[float, float]:
        """Two ratios between which at least the middle half of the turns lies."""
        ordered = sorted(self.ratios)
        cut = len(ordered) // 4
        return ordered[cut], ordered[-1 - cut]

    @property
    def differs(self) -> bool:
        """Whether all turns agree on which is faster; by chance about one row in 256 does."""
        return min(self.ratios) > 1 or max(self.ratios) < 1


class Problem(Exception):
    """A tree cannot be measured."""


class Measures(Protocol):
    """What can measure by name."""

    def rate(self, subject: str, measure: str, seconds: float, turn: int) -> float:
        """How many units a second."""


class Tree:
    """A process that measures one source tree with the benchmarks of this one."""

    def __init__(self, source: Path) -> None:
        self.source = source
        path = os.pathsep.join(map(str, (source, ROOT)))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT, env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        )  # fmt: skip
        found = self._read()
        if found is None or Path(found).resolve() != source.resolve():
            self.close()
            raise Problem(f"the benchmarks of today do not run with {source}")

    def rate(self, subject: str, measure: str, seconds: float, turn: int) -> float:
        """Measure, or raise a Problem."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([subject, measure, seconds, turn]) + "\n")
        self.process.stdin.flush()
        answer = self._read() or {"problem": "the process has ended"}
        if "problem" in answer:
            raise Problem(answer["problem"])
        found: float = answer["rate"]
        return found

    def _read(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def close(self) -> None:
        """End the process."""
        with self.process:
            self.process.kill()


@contextmanager
def trees(reference: str) -> Iterator[tuple[Tree, Tree]]:
    """Processes for another commit, in its own checkout, and for the tree here."""
    with ExitStack() as stack:
        folder = stack.enter_context(checkout(reference, ROOT))
        before, now = Tree(folder / "src"), Tree(ROOT / "src")
        stack.callback(before.close)
        stack.callback(now.close)
        yield before, now


@contextmanager
def checkout(reference: str, root: Path) -> Iterator[Path]:
    """A commit of a repository in its own folder, for a while."""
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top) / "tree"
        _git(root, "worktree", "add", "--quiet", "--detach", str(folder), reference)
        try:
            yield folder
        finally:
            _git(root, "worktree", "remove", "--force", str(folder))


def _git(root: Path, *words: str) -> None:
    command = ["git", "-C", str(root), *words]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise Problem(done.stderr.strip())


def compare(
    before: Measures, now: Measures, subject: str, measure: str, seconds: float, turns: int = TURNS
) -> Compared:
    """Measure both in turns, `seconds` each in total; the first turn only warms up."""
    each = seconds / turns
    pairs = [
        (before.rate(subject, measure, each, turn), now.rate(subject, measure, each, turn))
        for turn in range(turns + 1)
    ][1:]
    return Compared([pair[0] for pair in pairs], [pair[1] for pair in pairs])
