"""A process that measures one source tree: `python -m bench.worker`, with src on its path.

One line of JSON each way: [subject, measure, seconds, turn], and the rate or what is wrong.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from bench.measure import Subject, Work, rate


class Bench:
    """Measures by name, and keeps what it has prepared."""

    def __init__(self, subjects: list[Subject]) -> None:
        self.subjects = {subject.name: subject for subject in subjects}
        self.works: dict[tuple[str, str], Work] = {}

    def answer(self, subject: str, measure: str, seconds: float, turn: int) -> dict[str, Any]:
        """The rate, or the problem of a tree that cannot do this."""
        try:
            if (subject, measure) not in self.works:
                self.works[subject, measure] = self.subjects[subject].work(measure)
            return {"rate": rate(self.works[subject, measure], seconds, turn)}
        except Exception as error:
            return {"problem": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Say which source tree is measured, then answer until the input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    import domineum
    from bench.subjects import subjects

    bench = Bench(subjects())
    print(json.dumps(str(Path(domineum.__file__).parents[1])), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(bench.answer(*json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
