"""Turn notices: a small message to the webhook of a seat that has to choose."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

from domineum.kernel import Question
from domineum.server.logs import log
from domineum.server.settings import Settings
from domineum.server.storage.rows import SeatRow, TableRow
from domineum.table.problems import BadRequest

MOST = 200
"""How many notices may be on their way at once; further ones are dropped."""
PORTS = {"http": 80, "https": 443}


class Notices:
    """Sends notices in the background, to the hosts that the settings allow and no others."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = frozenset(settings.webhook_hosts)
        self.seconds = settings.webhook_seconds
        self._notified: dict[tuple[str, int], int] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._finding = ThreadPoolExecutor(2, "notice")

    def check(self, url: str) -> None:
        """Refuse a webhook that we would not call."""
        if not url:
            return
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise BadRequest(problem="the webhook is not a URL") from None
        named = f"{host}:{port}" if port else host
        if not (url.isascii() and url.isprintable()):
            raise BadRequest(problem="the webhook is not a URL")
        if parts.scheme not in ("https", "http") or named not in self.hosts or parts.username:
            raise BadRequest(problem="this server sends no notices to that host")

    def turn(
        self, table: TableRow, seats: Sequence[SeatRow], questions: Sequence[Question[Any]]
    ) -> None:
        """Notify every seat that is asked now and was not asked before."""
        asked = {question.seat for question in questions}
        for seat in seats:
            place = table.id, seat.seat
            if seat.seat not in asked:
                self._notified.pop(place, None)
            elif seat.webhook and place not in self._notified and self.under_way < MOST:
                self._notified[place] = table.seq
                task = asyncio.create_task(self._send(table.id, seat, table.seq))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _send(self, table_id: str, seat: SeatRow, seq: int) -> None:
        try:
            self.check(seat.webhook)
            body = {"table": table_id, "seat": seat.seat, "seq": seq, "turn": True}
            async with asyncio.timeout(self.seconds):
                await self._post(urlsplit(seat.webhook), json.dumps(body).encode())
        except Exception as error:
            log.warning("notice-failed", table=table_id, seat=seat.seat, why=type(error).__name__)

    async def _post(self, url: SplitResult, body: bytes) -> None:
        """Send a notice and read how it was taken. A redirect is not followed: it could lead to a
        host that is not allowed."""
        host, port = url.hostname or "", url.port or PORTS[url.scheme]
        found = await asyncio.get_running_loop().run_in_executor(
            self._finding, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        secure = url.scheme == "https"
        reader, writer = await asyncio.open_connection(
            str(found[0][4][0]), port, ssl=secure or None, server_hostname=host if secure else None
        )
        try:
            path = f"{url.path or '/'}{f'?{url.query}' if url.query else ''}"
            head = [f"POST {path} HTTP/1.1", f"Host: {url.netloc}", "User-Agent: domineum",
                    "Content-Type: application/json", f"Content-Length: {len(body)}",
                    "Connection: close"]  # fmt: skip
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            await writer.drain()
            status = (await reader.readline()).split()[1:2]
            if not status or not status[0].startswith(b"2"):
                raise ConnectionError(f"answered {status}")
        finally:
            writer.close()

    @property
    def under_way(self) -> int:
        """How many notices are being sent."""
        return len(self._sending)

    async def stop(self) -> None:
        """Give up what is on its way."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._finding.shutdown(wait=False, cancel_futures=True)
