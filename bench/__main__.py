"""Print the table of benchmarks, on one core, or compare with another commit."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence

from bench import texts
from bench.against import Problem, compare, trees
from bench.measure import Subject, best_rate
from bench.others import OTHERS
from bench.subjects import subjects

OURS = ("Voidfall, 2 seats", "Revenant, 2 seats")
"""Whose rates are divided at the end by those of the games of other libraries."""


def main() -> int:
    """Measure and print."""
    arguments = _parse()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the checkout is removed
    wanted = [
        (subject, measure)
        for subject in subjects()
        for measure in subject.measures
        if _is_asked_for(f"{subject.name} {measure}", arguments.only)
    ]
    lines = (
        _compared(wanted, arguments.against, arguments.seconds)
        if arguments.against
        else _measured(wanted, arguments.seconds)
    )
    try:
        for line in lines:
            print(line, flush=True)
    except Problem as problem:
        print(f"bench: {problem}", file=sys.stderr)
        return 2
    return 0


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="How fast the games are.")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="for each measure; default: %(default)s"
    )
    parser.add_argument(
        "--only", action="extend", nargs="+", metavar="WORDS", help="only lines with such words"
    )
    parser.add_argument("--against", metavar="REF", help="compare with another commit, in turns")
    return parser.parse_args()


def _is_asked_for(line: str, only: Sequence[str] | None) -> bool:
    return not only or any(words.lower() in line.lower() for words in only)


def _measured(wanted: list[tuple[Subject, str]], seconds: float) -> Iterator[str]:
    yield texts.head()
    found: dict[tuple[str, str], float] = {}
    for subject, measure in wanted:
        rate = found[subject.name, measure] = best_rate(subject.work(measure), seconds)
        yield texts.measured(subject.name, measure, rate)
    others = {other.name for other in OTHERS}
    for (other, measure), rate in found.items():
        for ours in OURS if other in others else ():
            if (ours, measure) in found:
                yield texts.ratio(ours, measure, found[ours, measure] / rate, other)


def _compared(wanted: list[tuple[Subject, str]], reference: str, seconds: float) -> Iterator[str]:
    """Ratios above 1 say that it is faster now."""
    with trees(reference) as (before, now):
        yield texts.head(reference)
        for subject, measure in wanted:
            try:
                found = compare(before, now, subject.name, measure, seconds)
                yield texts.compared(subject.name, measure, found)
            except Problem as problem:
                yield texts.missing(subject.name, measure, str(problem))


if __name__ == "__main__":
    sys.exit(main())
