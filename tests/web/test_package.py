"""The package: installed outside the checkout it opens the table, and the engine needs nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.process import ROOT, free_port
from tests.thorough import thorough, upto
from tests.web.conftest import watched
from tests.web.person import Person

START_SECONDS = 300
"""For a door that fetches everything first."""
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


def test_the_source_package_builds_the_same_wheel_without_node(wheel: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run([*build, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as source:
        source.extractall(tmp_path, filter="data")
    folder = tmp_path / packed.name.removesuffix(".tar.gz")
    subprocess.run([*build, "-t", "wheel"], cwd=folder, check=True, capture_output=True)
    (again,) = tmp_path.glob("*.whl")
    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()


class Play:
    """A door of the package: a command that runs `domineum`, away from the checkout, to play."""

    def __init__(self, command: Sequence[object], folder: Path, **settings: str) -> None:
        self.port = free_port()
        shown, self.log = folder / "opened", folder / "log"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}\n', encoding="utf-8")
        browser.chmod(0o755)
        clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        own = {
            "DOMINEUM_PORT": str(self.port), "BROWSER": f"{browser} %s",
            "DOMINEUM_DATABASE": f"sqlite:///{folder}/tables.sqlite",
        }  # fmt: skip
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*map(str, command), "play"], cwd=folder, env=clean | own | settings,
                stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + START_SECONDS
        while not (shown.exists() and shown.read_text(encoding="utf-8")):
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise AssertionError(f"no page was opened:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.1)
        self.address = shown.read_text(encoding="utf-8")
        """The page that it opens."""

    def stop(self) -> None:
        """End it as Ctrl+C does, with whatever has started it."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pipx and uvx are, as anybody installs them."""
    folder = tmp_path_factory.mktemp("tools")
    venv.create(folder, with_pip=True)
    run(folder / "bin" / "python", "-m", "pip", "install", "-q", "pipx", "uv")
    return folder / "bin"


def play_by(
    door: str, bare: Path, wheel: Path, folder: Path, request: pytest.FixtureRequest
) -> Play:
    """Open the table through a door.

    `checkout` takes other packages from the checkout, where no network is to be needed.
    """
    if door == "checkout":
        settings = {"PYTHONPATH": sysconfig.get_path("purelib")}
        return Play([bare, "-m", "domineum"], folder, **settings)
    if door == "pip":
        run(bare, "-m", "pip", "install", "-q", wheel)
        return Play([bare.with_name("domineum")], folder)
    tools: Path = request.getfixturevalue("tools")
    if door == "pipx":
        home = str(folder / "pipx")
        return Play([tools / "pipx", "run", "--spec", wheel, "domineum"], folder, PIPX_HOME=home)
    cache = str(folder / "uv")
    return Play([tools / "uvx", "--from", wheel, "domineum"], folder, UV_CACHE_DIR=cache)


@thorough
@pytest.mark.parametrize("door", upto(["checkout"], ["pip", "pipx", "uvx"]))
def test_the_package_opens_the_table_and_a_turn_is_played(
    door: str, bare: Path, wheel: Path, chromium: Browser, tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:  # fmt: skip
    play = play_by(door, bare, wheel, tmp_path, request)
    try:
        with watched(chromium, play) as context:
            page = context().new_page()
            person = Person(page).start("First game", "Voidfall")
            person.play(8)
            assert person.choices == 8
            person.sees_no_problem()
    finally:
        play.stop()
