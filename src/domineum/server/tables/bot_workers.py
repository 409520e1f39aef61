"""A worker process in which bots think. One line of JSON each way per decision."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from base64 import b85encode
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from domineum.server.settings import Settings
from domineum.table.thinking import Thinker

LINE = 16_000_000


class Late(Exception):
    """The bot did not answer in time."""


class Lost(Exception):
    """The bot or its process failed."""


@dataclass(slots=True)
class Job:
    """A decision for a bot. The worker plays the choices again to know the position."""

    table: str
    game: str
    packs: list[str]
    config: dict[str, Any]
    seed: int
    seat: int
    name: str
    bot: str
    entries: list[tuple[str, int, str]]
    hint: bool = False
    """For a person, who may or may not follow it."""
    base: int = 0
    opening: bytes = b""
    """The snapshot that the entries follow, and its number; nothing: they are all."""
    skip: int = field(default=0)

    def line(self, skip: int) -> bytes:
        """Write the job for a worker that already knows the first `skip` entries."""
        known = max(skip, self.base)
        data = {name: getattr(self, name) for name in self.__slots__}
        opening = b85encode(self.opening).decode() if known == self.base else ""
        data |= {"entries": self.entries[known - self.base :], "skip": known, "opening": opening}
        return json.dumps(data).encode() + b"\n"

    @property
    def seq(self) -> int:
        """How many entries the log of the table has."""
        return self.base + len(self.entries)


class Decision(NamedTuple):
    """The code that a bot chooses, and why: a message in its plain form. With a hint come the
    best options, in their plain form too."""

    code: str
    why: dict[str, Any]
    best: list[dict[str, Any]]


class Worker:
    """The parent's side: starts the process when it is needed, ends it when it hangs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._known: dict[str, int] = {}

    def knows(self, table: str) -> bool:
        """Whether the process has a table in memory."""
        return table in self._known

    async def decide(self, job: Job) -> Decision:
        """Return what the bot chooses."""
        async with self._lock:
            process = await self._started()
            skip = self._known.get(job.table, 0)
            if skip > job.seq:
                skip = 0
            try:
                reply = await self._ask(process, job.line(skip))
                if reply.get("again"):
                    reply = await self._ask(process, job.line(0))
            except BaseException:
                await self._end()
                raise
            self._known[job.table] = job.seq
            if "code" not in reply:
                self._known.pop(job.table, None)
                raise Lost(str(reply.get("problem"))[:200])
            return Decision(reply["code"], reply["why"], reply.get("best", []))

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._known = {}
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "domineum.server.tables.bot_workers",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            )  # fmt: skip
            try:
                await self._read(self._process, self.settings.bot_start_seconds)
            except BaseException:
                await self._end()
                raise
        return self._process

    async def _ask(self, process: asyncio.subprocess.Process, line: bytes) -> dict[str, Any]:
        assert process.stdin
        try:
            process.stdin.write(line)
            await process.stdin.drain()
        except OSError as error:
            raise Lost("the worker is gone") from error
        return await self._read(process, self.settings.bot_seconds)

    async def _read(self, process: asyncio.subprocess.Process, seconds: float) -> dict[str, Any]:
        assert process.stdout
        try:
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
            reply: dict[str, Any] = json.loads(line)
        except TimeoutError:
            raise Late from None
        except ValueError:
            raise Lost("the worker is gone") from None
        return reply

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End the process."""
        await self._end()


def main() -> None:
    """Answer jobs until the input ends. What bots print goes to the error stream.

    Ctrl+C is for the server, which ends its workers itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    thinker = Thinker()
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            reply = thinker.answer(job)
        except Exception as error:
            thinker.matches.pop(job["table"], None)
            reply = {"problem": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
    main()
