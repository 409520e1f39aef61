"""Load: many tables whose seats are played over HTTP at a steady pace, and what that costs."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from domineum.kernel import DomineumError
from domineum.server.client import Client, Gone
from domineum.server.soak import Soak

START_SECONDS = 60.0
LATE_SECONDS = 5.0
"""Players who have fallen behind by more than that do not make up for it."""


@dataclass
class LoadPlan:
    """How much load to make."""

    game: str
    config: Mapping[str, Any]
    tables: int
    seconds: float
    rate: float
    """Choices per second and table."""


@dataclass
class Result:
    """The result; times are in seconds."""

    choices: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    games: int = 0
    seconds: float = 0.0
    memory: int = 0
    cpu: float = 0.0

    def lines(self) -> Iterator[str]:
        """The result as text."""
        rate = len(self.choices) / self.seconds
        yield f"choices   {len(self.choices)} in {self.seconds:.1f} s, {rate:.1f} per second"
        yield f"choose    {_spread(self.choices)}"
        yield f"read      {_spread(self.reads)}"
        yield f"games     {self.games} played to their end"
        yield f"memory    {self.memory // 1024} MB at most"
        yield f"processor {100 * self.cpu / self.seconds:.0f} % of one core"
        yield f"errors    {sum(self.errors.values())} {dict(self.errors) or ''}"


def quantile(times: list[float], share: float) -> float:
    """The time that this share of the requests did not exceed, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def _spread(times: list[float]) -> str:
    p50, p99, worst = (quantile(times, share) for share in (0.5, 0.99, 1))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms"


class Runner:
    """Plays one table after another at the pace of the plan."""

    def __init__(self, plan: LoadPlan, result: Result, host: str, port: int, number: int) -> None:
        self.plan, self.result = plan, result
        self.client = Client(host, port)
        self.random = random.Random(number)
        self.number, self.made = number, 0
        self.table, self.token = "", ""

    async def sit_down(self) -> None:
        """Create a table and hold all its seats."""
        wish = {"game": self.plan.game, "config": self.plan.config, "hot_seat": True}
        status, made = await self.client.post("/tables", wish)
        if status != 201:
            raise DomineumError(f"no table: {made}")
        self.table, self.token = made["table"]["id"], made["links"][0]["token"]

    async def play(self, begin: float, until: float) -> None:
        """Choose at the planned rate until the time is over."""
        beat = begin + self.random.random() / self.plan.rate
        while beat < until:
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            beat = max(beat + 1 / self.plan.rate, time.perf_counter() - LATE_SECONDS)
            try:
                await self._turn()
            except Gone as error:
                self.result.errors[f"gone: {error}"] += 1
        await self.client.close()

    async def _turn(self) -> None:
        update = await self._timed(
            self.result.reads, "GET", f"/tables/{self.table}/update?since=1000000&brief=true"
        )
        if update is None:
            return
        if update["over"]:
            self.result.games += 1
            await self.sit_down()
            return
        self.made += 1
        question = update["question"]
        ask = {
            "seat": question["seat"], "seq": update["seq"],
            "key": f"load-{self.number}-{self.made}",
            "brief": True, "codes": [self.random.choice(question["options"])["code"]],
        }  # fmt: skip
        await self._timed(self.result.choices, "POST", f"/tables/{self.table}/choices", ask)

    async def _timed(
        self, times: list[float], method: str, path: str, body: object = None
    ) -> Any | None:
        begun = time.perf_counter()
        status, answer = await self.client.request(method, path, body, self.token)
        if status != 200:
            self.result.errors[f"{status} {answer.get('error')}"] += 1
            return None
        times.append(time.perf_counter() - begun)
        return answer


async def put_load(
    plan: LoadPlan, host: str, port: int, pid: int, soak: Soak | None = None
) -> Result:
    """Play the plan against a server, and watch it if that is wished."""
    result = Result()
    runners = [Runner(plan, result, host, port, number) for number in range(plan.tables)]
    for runner in runners:
        await runner.sit_down()
    before = _usage(pid)[1]
    begin = time.perf_counter()
    watching = asyncio.create_task(soak.watch(result)) if soak else None
    await asyncio.gather(*(runner.play(begin, begin + plan.seconds) for runner in runners))
    if watching is not None:
        watching.cancel()
    result.seconds = time.perf_counter() - begin
    result.memory, after = _usage(pid)
    result.cpu = after - before
    return result


def _usage(pid: int) -> tuple[int, float]:
    """The peak memory of a process in kB, and its processor time; zeros except on Linux."""
    if sys.platform == "linux":
        with suppress(OSError):
            status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
            peak = (x.split()[1] for x in status.splitlines() if x.startswith("VmHWM"))
            ticks = sum(map(int, stat.rpartition(")")[2].split()[11:13]))
            return int(next(peak, 0)), ticks / os.sysconf("SC_CLK_TCK")
    return 0, 0.0


@contextmanager
def own_server(
    game: str, database: str, tables_in_memory: int = 1_000_000
) -> Iterator[tuple[str, int, int]]:
    """Run a separate server without other limits; yield its host, port and process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        setting = {
            "DOMINEUM_DATABASE": database or f"sqlite:///{folder}/load.sqlite",
            "DOMINEUM_REQUESTS_PER_SECOND": "1000000", "DOMINEUM_REQUESTS_BURST": "1000000",
            "DOMINEUM_TABLES_PER_ADDRESS": "1000000",
            "DOMINEUM_CONNECTIONS": "60000", "DOMINEUM_LOG_LEVEL": "warning",
            "DOMINEUM_TABLES_IN_MEMORY": str(tables_in_memory),
        }  # fmt: skip
        command = [sys.executable, "-m", "domineum", "serve", "--port", str(port), "--game", game]
        process = subprocess.Popen(command, env=os.environ | setting)
        try:
            _await(process, port)
            yield "127.0.0.1", port, process.pid
        finally:
            process.terminate()
            process.wait(30)


def _await(process: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise DomineumError("the server does not start")
