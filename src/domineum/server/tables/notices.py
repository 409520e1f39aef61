"""Turn notices: a small message to the webhook of a seat that has to choose."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from domineum.kernel import Question
from domineum.server.logs import log
from domineum.server.settings import Settings
from domineum.server.storage.rows import SeatRow, TableRow
from domineum.table.problems import BadRequest


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        """Follow no redirect: it could lead to a host that is not allowed."""
        return


class Notices:
    """Sends notices in the background, to the hosts that the settings allow and no others."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = frozenset(settings.webhook_hosts)
        self.seconds = settings.webhook_seconds
        self._notified: dict[tuple[str, int], int] = {}
        self._sending: set[asyncio.Task[None]] = set()

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
            elif seat.webhook and place not in self._notified:
                self._notified[place] = table.seq
                task = asyncio.create_task(self._send(table.id, seat, table.seq))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _send(self, table_id: str, seat: SeatRow, seq: int) -> None:
        try:
            self.check(seat.webhook)
            body = {"table": table_id, "seat": seat.seat, "seq": seq, "turn": True}
            await asyncio.to_thread(self._post, seat.webhook, json.dumps(body).encode())
        except Exception as error:
            log.warning("notice-failed", table=table_id, seat=seat.seat, why=type(error).__name__)

    def _post(self, url: str, body: bytes) -> None:
        request = urllib.request.Request(
            url, body, {"Content-Type": "application/json", "User-Agent": "domineum"}
        )
        urllib.request.build_opener(_NoRedirect).open(request, timeout=self.seconds).close()
