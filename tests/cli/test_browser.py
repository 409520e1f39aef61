"""`domineum play` for real: a process, a browser that only notes its address, and Ctrl+C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.kernel.test_packs import COMET, folder
from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="the browser here is a script of a shell, ended by a signal"
)


class Play:
    """Processes of one person."""

    def __init__(self, folder: Path) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n', encoding="utf-8")
        browser.chmod(0o755)
        self.port = free_port()
        self.environment = os.environ | {
            "BROWSER": f"{browser} %s", "DOMINEUM_PORT": str(self.port), "LC_ALL": "en_GB.UTF-8",
            "DOMINEUM_DATABASE": f"sqlite:///{folder}/tables.sqlite",
            "DOMINEUM_WEB": str(folder / "none"),
        }  # fmt: skip
        self.started: list[subprocess.Popen[str]] = []

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start the command."""
        self.started.append(
            subprocess.Popen(
                [sys.executable, "-m", "domineum", "play", "tests.example:GAME", *arguments],
                env=self.environment, cwd=ROOT, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )
        )  # fmt: skip
        return self.started[-1]

    def pages(self, number: int) -> list[str]:
        """The addresses that the browser was sent to, as soon as there are this many."""
        for _ in range(600):
            found = self.opened.read_text().split() if self.opened.exists() else []
            if len(found) >= number:
                return found
            time.sleep(0.1)
        raise AssertionError("no page was opened")


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Play]:
    found = Play(tmp_path)
    yield found
    for process in found.started:
        process.kill()
        process.communicate()


def test_the_page_opens_by_itself_and_ctrl_c_ends_the_server(person: Play) -> None:
    server = person.start()
    address = f"http://127.0.0.1:{person.port}/"
    assert person.pages(1) == [address]
    with urllib.request.urlopen(f"{address}api/v1/games") as answer:
        assert b"lanterns" in answer.read()
    again = person.start()
    assert again.communicate(timeout=60)[0] == f"The table is already open at {address}.\n"
    assert person.pages(2) == [address, address]
    server.send_signal(signal.SIGINT)
    said = server.communicate(timeout=60)[0]
    assert server.returncode == 0
    assert said.splitlines()[0].startswith(f"The table is at {address}.")
    assert "make web" in said
    assert "Traceback" not in said


def test_the_tables_of_the_page_may_have_packs(person: Play, tmp_path: Path) -> None:
    pack = str(folder(tmp_path / "comets", lanterns=COMET))
    person.start("--pack", pack)
    (address,) = person.pages(1)
    with urllib.request.urlopen(f"{address}api/v1/games") as answer:
        assert b'"name":"comets"' in answer.read()
    again = person.start("--pack", pack)
    assert "already: end it to add packs" in again.communicate(timeout=60)[0]
    assert again.returncode == 2


def test_without_a_browser_the_address_is_printed(person: Play) -> None:
    person.environment |= {"BROWSER": "/bin/false %s"}
    server = person.start("--language", "pl")
    assert server.stdout is not None
    lines = [server.stdout.readline() for _ in range(3)]
    assert lines[2] == (
        f"Nie udało się otworzyć przeglądarki. Otwórz sam adres http://127.0.0.1:{person.port}/.\n"
    )


def test_a_port_that_is_taken_is_left_alone(person: Play) -> None:
    import socket

    with socket.socket() as other:
        other.bind(("127.0.0.1", person.port))
        other.listen()
        person.start()
        assert person.pages(1) != [f"http://127.0.0.1:{person.port}/"]


def test_what_is_for_the_terminal_says_so(mistake: Command) -> None:
    assert mistake("play", "--seed", "3").startswith("--seed needs --terminal")
    assert mistake("play", "chess").startswith("there is no game 'chess'")
