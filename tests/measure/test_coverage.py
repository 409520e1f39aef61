from __future__ import annotations

from pathlib import Path

from tests.measure.coverage import by_folder, engine_rows, lines, page_rows

ENGINE = {
    "files": {
        "src/domineum/kernel/state.py": {"summary": {"num_statements": 60, "covered_lines": 59}},
        "src/domineum/kernel/match.py": {"summary": {"num_statements": 40, "covered_lines": 40}},
        "/elsewhere/src/domineum/x.py": {"summary": {"num_statements": 9, "covered_lines": 0}},
        "src/domineum/library.py": {"summary": {"num_statements": 50, "covered_lines": 25}},
        "src/domineum/locale/__init__.py": {"summary": {"num_statements": 0, "covered_lines": 0}},
    }
}
PAGE = {
    "total": {"lines": {"total": 30, "covered": 20}},
    "/repo/web/src/frame/log.ts": {"lines": {"total": 10, "covered": 10}},
    "/repo/web/src/frame/parts/Seat.svelte": {"lines": {"total": 20, "covered": 10}},
}


def test_files_are_added_up_by_folder() -> None:
    assert by_folder(engine_rows(ENGINE), "src/domineum") == {
        "src/domineum/kernel": (100, 99),
        "src/domineum/library.py": (50, 25),
        "src/domineum, all": (150, 124),
    }
    assert by_folder(page_rows(PAGE, Path("/repo")), "web/src") == {
        "web/src/frame": (30, 20),
        "web/src, all": (30, 20),
    }


def test_the_table_has_a_line_for_each_folder() -> None:
    assert list(lines(by_folder(engine_rows(ENGINE), "src/domineum"))) == [
        "                           lines   covered",
        "src/domineum/kernel          100    99.0 %",
        "src/domineum/library.py       50    50.0 %",
        "src/domineum, all            150    82.7 %",
    ]
