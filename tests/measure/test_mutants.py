from __future__ import annotations

from pathlib import Path

from tests.measure.mutants import folder, line_of, near

SOURCE = """\
def other() -> int:
    return 1


def wanted(n: int) -> int:
    # The first one is special.
    if n:
        return 1
    return n + 1
"""


def test_the_nearest_tests_have_the_stem_or_import_the_module() -> None:
    found = near(Path("src/domineum/bots/search.py"))
    assert Path("tests/bots/test_search.py") in found
    assert Path("tests/bots/test_admiral.py") in found
    assert Path("tests/bots/test_guard.py") not in found
    assert Path("tests/voidfall/test_features.py") in near(Path("src/domineum/voidfall/bots.py"))
    assert folder(Path("src/domineum/bots/search.py")) == [Path("tests/bots")]


def test_a_mutant_is_found_at_its_line() -> None:
    assert line_of(SOURCE, " if n:\n-    return 1\n+    return 2\n", "wanted") == 8
    assert line_of(SOURCE, "-    return 1\n+    return 2\n", "other") == 2
