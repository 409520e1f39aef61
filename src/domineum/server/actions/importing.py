"""Records from outside: read and verified in a process with limits on time and memory."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from domineum.games import WITH
from domineum.kernel import BadRecord
from domineum.kernel.record import Record, load, replay
from domineum.server.settings import Settings
from domineum.server.tables.hosted import HostedGames
from domineum.table.problems import BadSetup, PackMissing, TooLarge, TooMany

LACKS = "packs: "
"""How the answer about a record begins that needs packs which are not here."""
AT_ONCE = 2
MOST = 16
"""Imports of one process that are sent, wait or are replayed; further ones are refused."""
MOST_BY_ADDRESS = 2


class Imports:
    """The queue of imports: bounded, and fair to addresses."""

    def __init__(self, settings: Settings, hosted: HostedGames) -> None:
        self.settings = settings
        self.hosted = hosted
        self._running = asyncio.Semaphore(AT_ONCE)
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Have a place in the queue, or be refused: before the record itself is read."""
        if self._waiting[address] >= MOST_BY_ADDRESS or self._waiting.total() >= MOST:
            raise TooMany(what="imports")
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()

    async def verified(self, text: str) -> Record:
        """Return a record that replays, or refuse it."""
        data = text.encode(errors="replace")
        if len(data) > self.settings.record_bytes:
            raise TooLarge(limit=self.settings.record_bytes)
        async with self._running:
            answer = await self._replayed(data)
        if answer.startswith(LACKS):
            raise PackMissing(packs=answer.removeprefix(LACKS)[:300], where="server")
        if answer != "good":
            problem = answer[:300] or "the record takes too much time or memory to replay"
            raise BadSetup(problem=problem)
        return load(data.decode())

    async def _replayed(self, data: bytes) -> str:
        """What the process says that replays the record; it ends with whoever waits for it."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "domineum.server.actions.importing",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            async with asyncio.timeout(self.settings.record_seconds + 10):
                said, _ = await process.communicate(self._head() + b"\n" + data)
        except TimeoutError:
            raise BadSetup(problem="the record takes too long to replay") from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return said.decode(errors="replace").strip()

    def _head(self) -> bytes:
        """What the process has to know before it reads the record."""
        packs = {
            game: {name: str(pack.place) for name, pack in known.items()}
            for game, known in self.hosted.packs.items()
        }
        settings = self.settings
        head = {"places": self.hosted.places, "packs": packs, "choices": settings.record_choices,
                "entries": settings.entries_per_table,
                "memory": settings.record_memory, "seconds": settings.record_seconds}  # fmt: skip
        return json.dumps(head).encode()


def name_of(record: Record) -> str:
    """What a server calls the game of a record."""
    return WITH.join([record.game, *(pack.name for pack in record.packs)])


def check(
    places: dict[str, str], packs: dict[str, dict[str, str]], choices: int, entries: int, text: str
) -> str:
    """Return `good`, or what is wrong with a record."""
    from domineum import games

    try:
        record = load(text)
        if len(record.choices) > choices:
            return f"the record has more than {choices} choices"
        if sum(not made.forced for made in record.choices) > entries:
            return f"the seats have done more than {entries} things in the record"
        name, *wanted = name_of(record).split(WITH)
        if name not in places:
            return f"this server does not host '{record.game[:40]}'"
        here = packs.get(name, {})
        game = games.find(places[name], [here[pack] for pack in wanted if pack in here])
        lacking = record.lacking(pack.id for pack in game.packs)
        if lacking:
            return LACKS + ", ".join(map(str, lacking))
        replay(record, game)
    except BadRecord as error:
        return str(error)
    except Exception as error:
        return f"the record does not replay: {type(error).__name__}"
    return "good"


def main() -> None:
    """Read the limits, set them, then read and check the record."""
    head = json.loads(sys.stdin.buffer.readline())
    _bound(head["memory"], int(head["seconds"]) + 1)
    data = sys.stdin.buffer.read()
    try:
        text = data.decode()
    except UnicodeDecodeError:
        print("this is not a record, nor any text")
        return
    bounds = head["choices"], head["entries"]
    sys.stdout.buffer.write(check(head["places"], head["packs"], *bounds, text).encode())


def _bound(memory: int, seconds: int) -> None:
    """Limit this process as far as its system can: macOS only the time, Windows neither.

    The server ends it after that time anyway.
    """
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        if sys.platform == "linux":
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


if __name__ == "__main__":
    main()
