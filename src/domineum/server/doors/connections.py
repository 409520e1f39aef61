"""The outer door: how many connections there are, and how long each may take to ask and to read."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from domineum.server.logs import log
from domineum.server.settings import Settings

KEY = "connections"
HEAD_SECONDS, BODY_SECONDS, READ_SECONDS = 15.0, 120.0, 120.0
"""For the head and the body of a request; and for reading an answer that is too large to be on its
way at once, or the rest of the last one."""
HEAD_BYTES = 64_000
AHEAD = 100
"""So many requests may be sent before the first is answered."""
FILES_KEPT = 200
"""Of the files that a process may have open, how many are no connections."""
QUIET_SECONDS = 60.0


class Connections:
    """Counts the connections of this process, in all and by address; proxies bring many."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.connections, open_files() - FILES_KEPT)
        self.most_by_address = settings.connections_per_address
        self.proxies = {name.strip() for name in settings.proxies.split(",")}
        self._open: Counter[str] = Counter()
        self._said = -QUIET_SECONDS

    def enter(self, address: str) -> bool:
        """Count a connection; False if there are too many."""
        free = address in self.proxies or self._open[address] < self.most_by_address
        if self._open.total() >= self.most or not free:
            self._refused()
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        self._open[address] -= 1
        self._open += Counter()

    def _refused(self) -> None:
        if time.monotonic() - self._said >= QUIET_SECONDS:
            self._said = time.monotonic()
            log.warning("connections-refused", open=self._open.total(), most=self.most)


def open_files() -> int:
    """How many files this process may have open: as many as the system lets it."""
    many = 100_000
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft != resource.RLIM_INFINITY:
            if soft < wanted:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            many = max(soft, wanted)
    return many


class Bounded(HttpToolsProtocol):
    """A connection that has to say what it wants in time and in few words."""

    inside = False
    head_bytes = 0
    wanted: float | None = HEAD_SECONDS
    """How long what is expected now may take; None if that is an answer of ours."""
    begun = 0
    """How many requests have begun."""
    waiting: tuple[int, float | None] = 0, None
    """For which request there is a deadline, and how long that is."""
    deadline: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or cut it."""
        super().connection_made(transport)
        self.all: Connections = self.app_state[KEY]
        self.address = self.client[0] if self.client else ""
        self.inside = self.all.enter(self.address)
        if self.inside:
            self.wanted = HEAD_SECONDS
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._stop()
        self._read()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self.inside:
            self.inside = False
            self.all.leave(self.address)

    def _expect(self) -> None:
        """Cut the connection if what is expected now does not come in time. A request that comes as
        a whole needs no timer."""
        now = self.begun, self.wanted
        if now != self.waiting:
            self._stop()
            self.waiting = now
            if self.wanted is not None:
                self.deadline = self.loop.call_later(self.wanted, self.transport.abort)

    def _stop(self) -> None:
        self.waiting = self.begun, None
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        """Read, but no endless headers."""
        if not self.inside:
            return
        super().data_received(data)
        if self.transport.is_closing() or not self.inside:
            return
        self.head_bytes = self.head_bytes + len(data) if self.wanted == HEAD_SECONDS else 0
        if self.head_bytes > HEAD_BYTES or len(self.pipeline) > AHEAD:
            self.pipeline.clear()
            self.send_400_response("The headers are too long, or there are too many requests.")
        self._expect()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.begun, self.wanted = self.begun + 1, HEAD_SECONDS
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its body follows."""
        self.wanted = BODY_SECONDS
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is complete; answering may take its time."""
        self.wanted = None
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The other side does not read what is there for it."""
        super().pause_writing()
        self.reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It does."""
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked. What was answered is still read, or given up."""
        super().timeout_keep_alive_handler()
        self.wanted = READ_SECONDS
        self._expect()

    def handle_websocket_upgrade(self) -> None:
        """From now on another protocol has the connection, and says when it is lost."""
        self.wanted = None
        self._stop()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        lost = socket.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            self._leave()
            lost(exc)

        socket.connection_lost = connection_lost
