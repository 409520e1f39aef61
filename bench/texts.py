"""The lines of the table, for a terminal and for a comment."""

from __future__ import annotations

from statistics import median

from bench.against import Compared
from bench.measure import UNITS


def number(value: float) -> str:
    """A number with about three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


def head(reference: str = "") -> str:
    """The first line."""
    columns = f"{reference[:12]:>12} {'now':>12}" if reference else f"{'value':>12}"
    ratio = f" {'ratio':>6}  spread" if reference else ""
    return f"{'game':24} {'measure':26} {columns} {'unit':11}{ratio}".rstrip()


def measured(subject: str, measure: str, rate: float) -> str:
    """What was measured."""
    unit = UNITS[measure]
    return f"{subject:24} {measure:26} {number(unit.value(rate)):>12} {unit.name}"


def ratio(ours: str, measure: str, times: float, other: str) -> str:
    """How many times as fast ours is as another one."""
    return f"{ours:24} {measure:26} {times:12.2f} times {other}"


def compared(subject: str, measure: str, found: Compared) -> str:
    """Both values, how many times as fast it is now, and how much that varies."""
    unit = UNITS[measure]
    before, now = (number(unit.value(median(rates))) for rates in (found.before, found.now))
    low, high = found.spread
    mark = "" if not found.differs else "  faster" if found.ratio > 1 else "  slower"
    return (
        f"{subject:24} {measure:26} {before:>12} {now:>12} {unit.name:11} {found.ratio:6.2f}"
        f"  {low:.2f} to {high:.2f}{mark}"
    )


def missing(subject: str, measure: str, problem: str) -> str:
    """What could not be compared."""
    return f"{subject:24} {measure:26} {'-':>12} {'-':>12} {problem[:80]}"
