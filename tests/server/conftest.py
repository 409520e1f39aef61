from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import LANTERNS, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a new SQLite file, for all tests of this process."""
    folder = tmp_path_factory.mktemp("server")
    settings = {
        "DOMINEUM_BOTS": (
            '{"random": "random", "cadet": "cadet",'
            ' "broken": "tests.server.bots:Broken", "cheat": "tests.server.bots:Cheat",'
            ' "dead": "tests.server.bots:Dead", "counting": "tests.server.bots:Counting",'
            ' "stubborn": "tests.server.bots:Stubborn"}'
        ),
        "DOMINEUM_BOT_SECONDS": "120",
        "DOMINEUM_LOG_LEVEL": "info",
        "DOMINEUM_WEB": str(folder / "none"),
    }
    games = (LANTERNS, "tests.server.failing:GAME")
    found = Server(f"sqlite:///{folder}/tables.sqlite", folder / "log", games, settings)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    found = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log")
    yield found
    found.stop()
