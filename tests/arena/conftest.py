from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from domineum.arena.pool import processes
from domineum.arena.run import Ways, run
from domineum.arena.tournament import Tournament
from domineum.cli import main

Command = Callable[..., str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run an action of the arena that succeeds, and return what it prints."""

    def run_it(*argv: str) -> str:
        assert main(["arena", *argv]) == 0
        return capsys.readouterr().out

    return run_it


@pytest.fixture
def mistake(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run an action of the arena that is refused, and return its one line."""

    def run_it(*argv: str) -> str:
        assert main(["arena", *argv]) == 2
        line, end = capsys.readouterr().err.split("\n")
        assert end == ""
        return line.removeprefix("domineum: ")

    return run_it


def silent(before: int, done: int, total: int, standing: str) -> None:
    """A progress callback that does nothing."""


def play(tournament: Tournament, folder: Path, records: bool = False) -> None:
    """Play a tournament in this process."""
    run(tournament, folder, Ways(processes(1), silent, records))
