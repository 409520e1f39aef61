"""The package: installed outside the checkout it opens the table, and the engine needs nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.process import ROOT, Server
from tests.thorough import THOROUGH, thorough
from tests.web.conftest import watched
from tests.web.person import Person

ENGINE = "import domineum.voidfall, domineum.revenant, domineum.bots, domineum.table.live"


def run(*words: object, **settings: str) -> str:
    """Run a command that must succeed, away from the checkout; return what it says."""
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [*map(str, words)], cwd="/", env=clean | settings, text=True, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make dist` builds."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    run(python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheel)
    return python


@pytest.fixture(scope="module")
def installed(wheel: Path, bare: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """The Python of an environment with what the table needs, and the settings to run it with.

    The packages are those of the checkout, where no network is to be needed; `make proofs`
    installs what the wheel asks for.
    """
    if THOROUGH:
        run(bare, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel)
        yield bare, {}
    else:
        yield bare, {"PYTHONPATH": sysconfig.get_path("purelib")}


def test_the_wheel_carries_page_rules_content_and_texts(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {
        "domineum/web_dist/index.html", "domineum/rules/voidfall.pl.md",
        "domineum/voidfall/content/crises.toml", "domineum/revenant/locale/pl.ftl",
        "domineum/py.typed",
    } <= names  # fmt: skip
    assert not [name for name in names if "node_modules" in name or name.startswith("tests")]


def test_the_engine_needs_no_other_package(bare: Path) -> None:
    run(bare, "-c", ENGINE)
    assert "V-301" in run(bare, "-m", "domineum", "rules", "V-301")


@thorough
def test_the_installed_table_is_played_in_the_browser(
    installed: tuple[Path, dict[str, str]], chromium: Browser, tmp_path: Path
) -> None:
    python, settings = installed
    where = run(python, "-c", "import domineum; print(domineum.__file__)", **settings)
    assert str(python.parents[1]) in where
    server = Server(
        f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", ("voidfall", "revenant"),
        settings, python=python, folder=tmp_path,
    )  # fmt: skip
    server.start()
    try:
        with watched(chromium, server) as context:
            person = Person(context().new_page()).start("First game", "Voidfall")
            person.play(3)
            assert person.choices == 3
            person.sees_no_problem()
    finally:
        server.stop()
