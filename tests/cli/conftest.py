from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from domineum.bots.random import play_out
from domineum.cli import main
from domineum.kernel import Match, Random
from domineum.kernel.record import take
from tests.example import GAME

Command = Callable[..., str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command that succeeds, with lines to type, and return what it prints."""

    def run(*argv: str, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(list(argv)) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def mistake(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command that is refused, and return its one line without the name of the program."""

    def run(*argv: str) -> str:
        assert main(list(argv)) == 2
        line, end = capsys.readouterr().err.split("\n")
        assert end == ""
        assert line.startswith("domineum: ")
        return line.removeprefix("domineum: ")

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game of the example."""
    match = Match(GAME, {"players": 3}, seed=7)
    play_out(match, Random(7))
    path = tmp_path / "whole.record"
    path.write_text(take(match).to_text(), encoding="utf-8")
    return path
