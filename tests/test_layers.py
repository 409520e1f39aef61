"""The layers themselves are checked by import-linter (pyproject.toml); this is what it cannot."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from domineum import games
from tests.draw_layers import PICTURE, picture

PACKAGE = Path(__file__).parents[1] / "src" / "domineum"
GAMES = games.names()
FORBIDDEN = {"asyncio", "concurrent", "multiprocessing", "random", "socket", "subprocess",
             "threading", "time"}  # fmt: skip


def sources(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Yield the full name of everything that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            module = node.module or ""
            whole = [f"domineum.{alias.name}" for alias in node.names]
            yield from whole if module == "domineum" else [module]


def foreign(layer: str, own: tuple[str, ...], others: frozenset[str]) -> list[str]:
    return [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in sources(layer)
        for name in imports(path)
        if not f"{name}.".startswith(tuple(f"domineum.{package}." for package in own))
        and name.partition(".")[0] not in others
    ]


def test_the_kernel_needs_only_the_standard_library_and_itself() -> None:
    assert sources("kernel")
    assert foreign("kernel", ("kernel",), sys.stdlib_module_names) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_needs_only_the_kernel_itself_and_what_a_browser_has(game: str) -> None:
    allowed = sys.stdlib_module_names - FORBIDDEN | {"msgspec"}
    assert foreign(game, ("kernel", "library", "locale", "vocabulary", game), allowed) == []


def test_a_table_needs_only_the_standard_library_and_what_stands_below_it() -> None:
    below = ("kernel", "bots", "games", "library", "locale", "rulebook", "table")
    assert sources("table")
    assert foreign("table", below, sys.stdlib_module_names - {"asyncio"}) == []


@pytest.mark.parametrize("module", ["library.py", "vocabulary.py"])
def test_libraries_need_only_the_kernel_and_what_a_browser_has(module: str) -> None:
    allowed = sys.stdlib_module_names - FORBIDDEN
    names = [name for name in imports(PACKAGE / module) if not name.startswith("domineum.k")]
    assert [name for name in names if name.partition(".")[0] not in allowed] == []


def test_the_picture_of_the_layers_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run make picture"
