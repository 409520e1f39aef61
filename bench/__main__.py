"""Print the table of benchmarks. A new game or a comparison is one more line in `ROWS`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from bench import catan, voidfall
from bench.measure import Row, Subject
from tests.example import GAME as LANTERNS

ROWS: list[Callable[[float], Iterator[Row]]] = [
    Subject("Lanterns, 2 seats", LANTERNS, lambda seed: {"players": 2}).rows,
    Subject("Lanterns, 4 seats", LANTERNS, lambda seed: {"players": 4}).rows,
    voidfall.competitive(2).rows,
    voidfall.competitive(4).rows,
    catan.rows,
]
RATIOS = ("Voidfall, 2 seats", "catanatron, 2 seats")
"""Whose measures are divided in the end: ours by theirs."""


def main() -> None:
    """Measure on one core, and print."""
    parser = argparse.ArgumentParser(prog="bench", description="How fast the games are.")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="for each measure; default: %(default)s"
    )
    seconds = parser.parse_args().seconds
    print(f"{'game':20} {'measure':28} {'value':>12} unit")
    found: dict[tuple[str, str], float] = {}
    for rows in ROWS:
        for row in rows(seconds):
            found[row.subject, row.measure] = row.value
            text = f"{row.value:,.0f}" if row.value >= 100 else f"{row.value:,.2f}"
            print(f"{row.subject:20} {row.measure:28} {text:>12} {row.unit}", flush=True)
    ours, theirs = RATIOS
    for (subject, measure), value in found.items():
        if subject == theirs and (ours, measure) in found:
            print(f"{'ratio':20} {measure:28} {found[ours, measure] / value:12.2f}")


if __name__ == "__main__":
    main()
