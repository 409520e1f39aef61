"""A real server in a separate process, for tests and proofs."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
LANTERNS = "tests.example:GAME"
OPEN_DOORS = {
    "DOMINEUM_REQUESTS_PER_SECOND": "100000",
    "DOMINEUM_REQUESTS_BURST": "100000",
    "DOMINEUM_TABLES_PER_ADDRESS": "100000",
    "DOMINEUM_BOT_TABLES_PER_ADDRESS": "100000",
    "DOMINEUM_BOT_PAUSE": "0",
    "DOMINEUM_LOG_LEVEL": "warning",
}


PORTS = range(20_000, 32_000)
"""Where servers listen: below the ports that systems give to outgoing connections, so that nobody
takes a port while its server is being started or restarted."""


def free_port() -> int:
    """A port that nobody uses now."""
    for port in random.sample(PORTS, 100):
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
    raise AssertionError("all ports are taken")


class Server:
    """A process that runs `domineum serve`; it can be killed and started again."""

    def __init__(
        self, database: str, log: Path, games: tuple[str, ...] = (LANTERNS,),
        settings: Mapping[str, str] | None = None, python: Path = Path(sys.executable),
        folder: Path = ROOT,
    ) -> None:  # fmt: skip
        self.database = database
        self.log = log
        self.games = games
        self.settings = dict(OPEN_DOORS) | dict(settings or {})
        self.python = python
        self.folder = folder
        self.port = free_port()
        self.host = "localhost"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://{self.host}:{self.port}/"

    def start(self) -> Server:
        """Start, and wait until it answers."""
        games = [word for game in self.games for word in ("--game", game)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.python, "-m", "domineum", "serve", "--port", str(self.port),
                 "--database", self.database, *games],
                env=os.environ | self.settings, cwd=self.folder, stdout=log, stderr=log,
            )  # fmt: skip
        until = time.monotonic() + 90
        while time.monotonic() < until and self.process.poll() is None:
            if self.healthy():
                return self
            time.sleep(0.05)
        raise AssertionError(f"the server does not start:\n{self.log.read_text()[-3000:]}")

    def healthy(self) -> bool:
        """Whether it says that it is well."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 5) as link:
                link.sendall(f"GET /healthz HTTP/1.0\r\nHost: {self.host}\r\n\r\n".encode())
                return link.recv(100).startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    def freeze(self) -> None:
        """Let it do nothing more, so that whatever is sent to it now waits until it is killed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """End it at once, as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(120)
            self.process = None
