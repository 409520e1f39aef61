"""What `make` believes things are made from. Nothing is built here: make only prints its rules."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MADE_FROM = {".py", ".toml", ".ftl", ".txt"}
MODULES = """
import sys
import domineum.server.api
from domineum import games
for name in games.names():
    games.find(name)
print(*{module.__file__ for name, module in sys.modules.items() if name.startswith("domineum")})
"""


@pytest.fixture(scope="module")
def rules() -> dict[str, set[str]]:
    """What everything is made from, by the paths from the root of the project."""
    command = ["make", "--print-data-base", "--dry-run", "help"]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^([\w./-]+):(?!=)(.*)$", output, re.M)
    return {target: set(sources.split()) for target, sources in found}


@pytest.fixture(scope="module")
def page(rules: dict[str, set[str]]) -> set[str]:
    """Everything that the page is made from."""
    return rules["web/dist/.ready"]


def files(path: Path) -> set[str]:
    """A file, or all files of a folder, that code or content is made from."""
    found = [path] if path.is_file() else path.rglob("*")
    return {x.relative_to(ROOT).as_posix() for x in found if x.suffix in MADE_FROM}


def test_the_page_depends_on_everything_that_its_types_are_made_from(page: set[str]) -> None:
    command = [sys.executable, "-c", MODULES]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    modules = [Path(name) for name in output.split()]
    package = ROOT / "src" / "domineum"
    folders = {path.parent for path in modules} - {package}
    schema = set().union(*map(files, [*modules, *folders]))
    assert {"src/domineum/server/wire.py", "src/domineum/revenant/view_types.py"} < schema
    assert schema - page == set()


def test_the_page_depends_on_the_engine_that_runs_in_the_browser(page: set[str]) -> None:
    script = (ROOT / "web/scripts/engine.ts").read_text(encoding="utf-8")
    found = re.search(r"^const PARTS = \[(.*?)\];$", script, re.M | re.S)
    assert found
    parts = [ROOT / "src" / name for name in re.findall(r'"([^"]+)"', found[1])]
    assert all(path.exists() for path in parts)
    assert set().union(*map(files, parts)) - page == set()


def test_the_page_depends_on_its_own_files_and_on_nothing_that_it_makes(page: set[str]) -> None:
    wanted = {"web/src/main.ts", "web/public/icon.svg", "web/index.html", "web/package.json",
              "web/tsconfig.json", "web/scripts/api-types.mjs"}  # fmt: skip
    assert wanted - page == set()
    assert "web/src/api/types.d.ts" not in page


def test_the_workflows_run_targets_that_exist(rules: dict[str, set[str]]) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / ".github").rglob("*.yml")]
    lines = [line for text in texts for line in re.findall(r"\bmake ((?:[^\s\"|]+ ?)+)", text)]
    words = [word for line in lines for word in line.split()]
    targets = {word for word in words if "=" not in word and not word.startswith("-")}
    assert {"unit", "browser", "bench"} <= targets
    assert targets - rules.keys() == set()
