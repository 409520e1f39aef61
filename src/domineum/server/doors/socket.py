"""The WebSocket of a table: news as it happens, and requests without the overhead of HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, cast

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from domineum.kernel import Seat
from domineum.server import wire
from domineum.server.actions import playing, reading
from domineum.server.doors.guard import address_of, check_host
from domineum.server.doors.replies import decode
from domineum.server.logs import log
from domineum.server.rates import Rates
from domineum.server.tables.hub import Watcher
from domineum.server.tables.news import News
from domineum.server.tables.room import Room
from domineum.table.problems import (
    BadRequest,
    Missing,
    NoLink,
    Problem,
    TooLarge,
    TooMany,
    problem_of,
)

HELLO_SECONDS = 10.0
SEND_SECONDS = 30.0
CALM_SECONDS = 0.3
"""Who comes and goes is reported as it is after so long."""
CODES = {401: 4401, 404: 4404, 429: 4429, 413: 1009, 400: 1008, 409: 4409}

TABLE_ID = re.compile("[0-9a-z]{13}")

router = APIRouter()


class SocketCounts:
    """How many sockets each address has."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.counts: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """Count a socket, or refuse it."""
        if self.counts.get(address, 0) >= self.limit:
            raise TooMany(what="connections")
        self.counts[address] = self.counts.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Stop counting a socket."""
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]


class Connection:
    """One connection: who looks, from which seat, and what they know already."""

    def __init__(self, room: Room, socket: WebSocket, table_id: str) -> None:
        self.room = room
        self.socket = socket
        self.table_id = table_id
        self.token = ""
        self.wanted: Seat | None = None
        self.since = -1
        self.sent: tuple[int, Seat | None] | None = None
        self.present: wire.Presence | None = None
        self.watcher = Watcher(())
        self._sending = asyncio.Lock()

    async def send(self, message: wire.FromServer) -> None:
        """Send a message; a client that does not read loses the connection."""
        data = msgspec.json.encode(message).decode()
        async with self._sending, asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(data)

    async def receive(self, seconds: float) -> wire.FromClient:
        """Receive a message of a known type."""
        async with asyncio.timeout(seconds):
            found = await self.socket.receive()
        if found["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(found.get("code", 1000))
        data = found.get("text")
        if data is None:
            raise BadRequest(problem="expected a text message")
        if len(data) > self.room.settings.message_bytes:
            raise TooLarge(limit=self.room.settings.message_bytes)
        message: wire.FromClient = decode(data, cast(Any, wire.FromClient))
        return message

    async def show(self) -> None:
        """Send the present position."""
        async with self.room.open(self.table_id) as sitting:
            holder = self.room.holder(sitting, self.token)
            seat = self.wanted if self.wanted in holder.seats else None
            seat = reading.viewpoint(sitting, holder, seat)
            self.watcher.seats = holder.seats
            await self.room.keeping.recall(sitting, self._known(seat))
            update = reading.update_of(self.room, sitting, holder, seat, self._known(seat))
        self.since, self.sent = update.seq, (update.seq, seat)
        there = [seat.seat for seat in update.table.seats if seat.present]
        self.present = wire.Presence(there, update.table.watchers)
        await self.send(wire.News(update))

    def _known(self, seat: Seat | None) -> int:
        """How far the log is known from this seat: another seat may read it differently."""
        return -1 if self.sent is not None and self.sent[1] != seat else self.since

    async def write(self) -> None:
        """Send the position whenever something has changed."""
        while True:
            if await self.watcher.look_up(CALM_SECONDS):
                await self.show()
            else:
                await self.show_present()

    async def show_present(self) -> None:
        """Send who looks, if that has changed."""
        seats, watchers = self.room.hub.present(self.table_id)
        present = wire.Presence(sorted(seats), watchers)
        if present != self.present:
            self.present = present
            await self.send(present)

    async def read(self, rates: Rates, address: str) -> None:
        """Answer what the client sends."""
        while True:
            message = await self.receive(self.room.settings.idle_seconds)
            rates.take(address)
            try:
                await self.answer(message)
            except Problem as problem:
                number = getattr(message, "id", None)
                await self.send(wire.Trouble(number, problem_of(problem)))

    async def answer(self, message: wire.FromClient) -> None:
        """Carry out one message."""
        room, table, token = self.room, self.table_id, self.token
        match message:
            case wire.SocketChoose(number, ask):
                made = await playing.choose(room, table, token, ask)
                await self.send(wire.Answered(number, made))
            case wire.SocketStep(number, verb, ask):
                made = await playing.step(room, table, token, verb, ask)
                await self.send(wire.Answered(number, made))
            case wire.SocketTry(number, ask):
                shown = await playing.preview(room, table, token, ask)
                await self.send(wire.Previewed(number, shown))
            case wire.Look(seat, since):
                self.wanted, self.since, self.sent = seat, since, None
                await self.show()
            case wire.Ping():
                await self.send(wire.Pong())
            case wire.Hello():
                raise BadRequest(problem="hello is the first message only")


@router.websocket("/api/v1/tables/{table_id}/socket")
async def socket(socket: WebSocket, table_id: str) -> None:
    """Talk to one client until it leaves, is silent for too long or its link ends."""
    state = socket.app.state
    room: Room = state.room
    address = address_of(socket.scope)
    await socket.accept()
    connection = Connection(room, socket, table_id)
    try:
        if not TABLE_ID.fullmatch(table_id):
            raise Missing(what="table")
        check_origin(room, socket)
        state.rates.take(address)
        state.socket_counts.enter(address)
        room.metrics.sockets.inc()
        try:
            await _serve(connection, state.rates, state.news, address)
        finally:
            state.socket_counts.leave(address)
            room.metrics.sockets.dec()
    except Problem as problem:
        await _close(connection, CODES.get(problem.status, 1011), problem)
    except TimeoutError:
        await _close(connection, 4408, None)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.error("socket-failed", table=table_id, exc_info=error)
        await _close(connection, 1011, None)


async def _serve(connection: Connection, rates: Rates, news: News, address: str) -> None:
    hello = await connection.receive(HELLO_SECONDS)
    if not isinstance(hello, wire.Hello):
        raise BadRequest(problem="expected hello")
    connection.token, connection.wanted, connection.since = hello.token, hello.seat, hello.since
    try:
        with connection.room.hub.watching(connection.table_id, connection.watcher):
            await connection.show()
            await news.tell_presence(connection.table_id)
            await _both(connection.read(rates, address), connection.write())
    finally:
        await news.tell_presence(connection.table_id)


async def _both(*works: Coroutine[Any, Any, None]) -> None:
    """Run all of them until one ends."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_origin(room: Room, socket: WebSocket) -> None:
    """Refuse a page of another site."""
    headers = dict(socket.scope["headers"])
    check_host(room.settings, headers)
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    if origin and origin.partition("://")[2] != host:
        raise NoLink()


async def _close(connection: Connection, code: int, problem: Problem | None) -> None:
    with suppress(Exception):
        if problem is not None:
            await connection.send(wire.Trouble(None, problem_of(problem)))
        if connection.socket.application_state is not WebSocketState.DISCONNECTED:
            await connection.socket.close(code)
