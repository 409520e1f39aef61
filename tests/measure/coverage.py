"""One table of what the tests run: the packages of the engine, and the folders of the page.

`make coverage` lets pytest and vitest measure it first; this only adds up what they wrote.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "build" / "coverage" / "engine.json"
PAGE = ROOT / "web" / "coverage" / "coverage-summary.json"


class Row(NamedTuple):
    """How many lines (statements in Python) of a file or folder there are, and run in a test."""

    lines: int
    covered: int


def engine_rows(report: Mapping[str, Any]) -> Iterator[tuple[PurePath, Row]]:
    """The files of a report by coverage.py."""
    for path, found in report["files"].items():
        summary = found["summary"]
        yield PurePath(path), Row(summary["num_statements"], summary["covered_lines"])


def page_rows(report: Mapping[str, Any], root: Path) -> Iterator[tuple[PurePath, Row]]:
    """The files of a report by vitest."""
    for path, found in report.items():
        if path != "total":
            lines = found["lines"]
            yield PurePath(path).relative_to(root), Row(lines["total"], lines["covered"])


def by_folder(rows: Iterator[tuple[PurePath, Row]], top: str) -> dict[str, Row]:
    """Add up the files of each folder below the top one; single files stand for themselves.

    Copies elsewhere, which some tests make, do not count."""
    found: dict[str, Row] = {}
    whole = Row(0, 0)
    for path, row in sorted(rows):
        if row.lines and path.is_relative_to(top):
            part = path.relative_to(top).parts[0]
            before = found.get(part, Row(0, 0))
            found[part] = Row(before.lines + row.lines, before.covered + row.covered)
            whole = Row(whole.lines + row.lines, whole.covered + row.covered)
    table = {f"{top}/{part}": row for part, row in found.items()}
    return table | {f"{top}, all": whole}


def lines(table: Mapping[str, Row]) -> Iterator[str]:
    """The table for people."""
    width = max(map(len, table))
    yield f"{'':{width}}  {'lines':>7}  {'covered':>8}"
    for name, row in table.items():
        share = 100 * row.covered / row.lines if row.lines else 0.0
        yield f"{name:{width}}  {row.lines:7}  {share:6.1f} %"


def main() -> None:
    """Print the table."""
    for path, command in ((ENGINE, "pytest --cov"), (PAGE, "npm run coverage in web/")):
        if not path.is_file():
            sys.exit(f"{path.relative_to(ROOT)} is missing: {command} writes it")
    engine, page = (json.loads(path.read_text(encoding="utf-8")) for path in (ENGINE, PAGE))
    table = by_folder(engine_rows(engine), "src/domineum")
    table |= by_folder(page_rows(page, ROOT), "web/src")
    print("\n".join(lines(table)))


if __name__ == "__main__":
    main()
