"""The way of one attack through the server: from the message of a socket over the rules and the
commit to SQLite to the news for the browser.

`python -m tests.measure.trace` prints which files it passes, how often it changes from one file to
another, and how often each function is called that should be called only once. Only functions of
Domineum count; what they call in libraries does not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from starlette.types import Message as Asgi

import domineum
from domineum import games
from domineum.kernel import Match, Random
from domineum.server import wire
from domineum.server.actions import creating, playing
from domineum.server.app import make
from domineum.server.settings import Settings
from tests.server.proofs.kinds import CONFIGS

SOURCE = Path(domineum.__file__).parent
WORK = ("choosing and committing", "showing")
SETTLED = 0.2
"""Seconds until a new connection has heard that it is there itself."""
ONCE = ("Links.check", "VoidfallGame.view", "Hashed.changed", "seen", "table_info")
"""What one choice should need once."""


@dataclass
class Trace:
    """Which functions were entered, in two parts: up to the answer, and from there to the news."""

    files: list[list[str]] = field(default_factory=lambda: [[], []])
    calls: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    """How many characters went to the browser."""
    part: int = 0

    def switches(self, part: int) -> int:
        """How often the file changed from one entered function to the next."""
        files = self.files[part]
        return sum(one != two for one, two in pairwise(files))

    def lines(self) -> Iterator[str]:
        """The figures for a reader."""
        total = sum(self.switches(part) for part in range(2))
        every = {file for files in self.files for file in files}
        yield f"{len(every)} files, {total} switches, {self.sent} characters to the browser"
        for part, name in enumerate(WORK):
            counted = Counter(self.files[part])
            switches = self.switches(part)
            yield f"{name}: {len(counted)} files, {switches} switches, {counted.total()} calls"
            yield from (f"  {calls:5} {file}" for file, calls in counted.most_common())
        yield "called: " + ", ".join(f"{name} {self.calls[name]} times" for name in ONCE)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note every function of Domineum that is entered."""

        def note(frame: FrameType, event: str, _: object) -> None:
            path = Path(frame.f_code.co_filename)
            if event == "call" and SOURCE in path.parents:
                self.files[self.part].append(path.relative_to(SOURCE).as_posix())
                self.calls[frame.f_code.co_qualname] += 1

        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)


def way_to_an_attack(seed: int) -> list[tuple[int, str]]:
    """Random choices of two players up to the first attack, which is the last of them."""
    match: Match[Any] = Match(games.find("voidfall"), CONFIGS["voidfall"], seed)
    chance, made = Random.stream(seed, "trace"), []
    while not match.over:
        question = match.question()
        attacks = [o for o in question.options if o.verb == "attack"]
        option = attacks[0] if attacks else chance.pick(question.options)
        made.append((question.seat, option.code))
        if attacks:
            return made
        match.choose(option, question.seat)
    return way_to_an_attack(seed + 1)


class Browser:
    """The other end of a socket, in the same thread as the server."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.outbox: asyncio.Queue[Asgi] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.outbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def send(self, message: Asgi) -> None:
        """Take what the server sends."""
        if message["type"] == "websocket.send":
            self.trace.sent += len(message["text"])
            said = json.loads(message["text"])
            self.trace.part = 1 if said["type"] == "answer" else self.trace.part
            self.heard.put_nowait(said)

    async def hear(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a type."""
        while (said := await self.heard.get())["type"] != kind:
            pass
        return said


async def attack(seed: int, database: Path) -> Trace:
    """Trace the first attack of a game, of which everything before was chosen already."""
    app = make(Settings(database=f"sqlite:///{database}", games=["voidfall"], log_level="ERROR"))
    room = app.state.room
    trace = Trace()
    async with app.router.lifespan_context(app):
        wish = wire.Create("voidfall", CONFIGS["voidfall"], seed=seed, hot_seat=True)
        made = await creating.create(room, wish, "nobody")
        table, token = made.table.id, made.links[0].token
        *before, (seat, code) = way_to_an_attack(seed)
        for seq, (who, what) in enumerate(before):
            asked = wire.Choose(who, seq, f"before-{seq:012}", [what], brief=True)
            await playing.choose(room, table, token, asked)
        browser = Browser(trace)
        scope = {
            "type": "websocket", "path": f"/api/v1/tables/{table}/socket", "headers": [],
            "query_string": b"", "client": ("127.0.0.1", 1), "subprotocols": [], "app": app,
        }  # fmt: skip
        browser.outbox.put_nowait({"type": "websocket.connect"})
        serving = asyncio.create_task(app(scope, browser.outbox.get, browser.send))
        browser.say(type="hello", token=token, seat=seat, since=-1)
        await asyncio.sleep(SETTLED)
        while not browser.heard.empty():
            browser.heard.get_nowait()
        trace.sent = 0
        chosen = {"seat": seat, "seq": len(before), "key": "attack-000000", "codes": [code]}
        with trace.watching():
            browser.say(type="choose", id=1, choose=chosen | {"brief": True})
            await browser.hear("answer")
            await browser.hear("update")
        browser.outbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving
    return trace


def main() -> None:
    """Trace, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        trace = asyncio.run(attack(asked.seed, Path(folder) / "trace.sqlite"))
    print("\n".join(trace.lines()))


if __name__ == "__main__":
    main()
