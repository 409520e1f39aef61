"""A PostgreSQL for the tests alone, in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.server.process import free_port

HOW = "PostgreSQL is not installed (Debian: apt-get install -y postgresql)"


def binaries() -> Path | None:
    """Where initdb and pg_ctl are."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


class Postgres:
    """A cluster that can be started, stopped and restarted in the middle of everything."""

    def __init__(self, folder: Path) -> None:
        found = binaries()
        assert found is not None, HOW
        self.bin, self.folder, self.port = found, folder, free_port()
        self.data = folder / "data"
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "domineum", "-E", "UTF8")

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"postgresql://domineum@127.0.0.1:{self.port}/postgres"

    def _run(self, command: str, *arguments: str) -> None:
        words = [str(self.bin / command), *arguments]
        if os.getuid() == 0:
            words = ["runuser", "-u", "postgres", "--", *words]
        done = subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def _control(self, *arguments: str) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run(
            "pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options,
            *arguments,
        )  # fmt: skip

    def start(self) -> Postgres:
        """Start."""
        self._control("start")
        return self

    def restart(self) -> None:
        """Break all connections, as a crash would, and start again."""
        self._control("-m", "immediate", "restart")

    def stop(self) -> None:
        """Stop."""
        self._control("-m", "immediate", "stop")
