"""The application: the room, its doors and what goes on in the background."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from domineum.kernel import DomineumError
from domineum.server.actions import daily
from domineum.server.actions.hints import Hints
from domineum.server.actions.importing import Imports
from domineum.server.doors import http, library, socket
from domineum.server.doors.connections import KEY, Connections
from domineum.server.doors.guard import Guard
from domineum.server.doors.openapi import document
from domineum.server.doors.pages import add_pages
from domineum.server.doors.replies import refusal, reply
from domineum.server.logs import log, set_up_logs
from domineum.server.rates import Rates
from domineum.server.settings import Settings
from domineum.server.storage.database import now
from domineum.server.tables.news import News
from domineum.server.tables.room import Room
from domineum.table.problems import (
    BadRequest,
    Failed,
    Gone,
    Missing,
    NotAllowed,
    Problem,
    Unavailable,
)


def make(settings: Settings | None = None) -> FastAPI:
    """Make the application; without settings, those of the environment."""
    settings = settings or Settings()
    set_up_logs(settings.log_level)
    room = Room(settings)
    app = FastAPI(lifespan=_life, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.room = room
    app.state.news = News(room)
    app.state.answers = library.Answers(room.hosted.find)
    app.state.rates = Rates(settings.requests_per_second, settings.requests_burst)
    app.state.hints = Hints(room)
    app.state.daily_rates = daily.rates(settings)
    app.state.imports = Imports(settings, room.hosted)
    app.state.socket_counts = socket.SocketCounts(settings.sockets_per_address)
    app.add_middleware(Guard, settings=settings, rates=app.state.rates, metrics=room.metrics)
    for kind in (Problem, RequestValidationError, HTTPException, ClientDisconnect, Exception):
        app.add_exception_handler(kind, _problem)
    app.openapi = cache(lambda: document(app, room.hosted.games.values()))  # type: ignore[method-assign]

    @app.get("/api/v1/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return reply(app.openapi())

    app.include_router(socket.router)
    app.include_router(http.router)
    app.include_router(library.router)
    app.include_router(http.health)
    add_pages(app, settings)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    room: Room = app.state.room
    await _start(app, room)
    tasks = [asyncio.create_task(_sweep(room, app.state.news))]
    if room.storage.shared:
        tasks.append(asyncio.create_task(app.state.news.listen()))
    log.info("started", games=sorted(room.hosted.games), shared=room.storage.shared)
    try:
        yield {KEY: Connections(room.settings)}
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await room.stop()
        log.info("stopped")


async def _start(app: FastAPI, room: Room) -> None:
    """Open the room; what prevents that is logged once, and kept for whoever started us."""
    try:
        await room.start()
    except DomineumError as error:
        app.state.problem = error
        log.error("not-started", problem=str(error))
        raise
    except Exception as error:
        log.error("not-started", exc_info=error)
        raise


async def _sweep(room: Room, news: News) -> None:
    """Let bots play where no process does, and forget tables that nobody uses."""
    age = 0
    while True:
        try:
            if not room.storage.health.good:
                await room.storage.ping()
            for table_id in await room.storage.bots_waiting(now() - age):
                room.bots.schedule(table_id)
            if age == 0:
                await room.try_again()
            await room.keeping.check_one()
            await room.expire()
            room.evict()
            room.garbage.sweep(room.live_count())
            for table_id in room.hub.watched() if room.storage.shared else ():
                await news.tell_presence(table_id)
        except Unavailable:
            pass  # the storage has logged why
        except Exception as error:
            log.warning("sweep-failed", problem=str(error))
        age = int(room.settings.sweep_seconds)
        await asyncio.sleep(room.settings.sweep_seconds)


async def _problem(_: Request, error: Exception) -> Response:
    """Turn everything that goes wrong into an answer that a client can read."""
    match error:
        case Problem():
            return refusal(error)
        case RequestValidationError():
            return refusal(BadRequest(problem=_first(error.errors())))
        case ClientDisconnect():
            return refusal(Gone())
        case HTTPException(status_code=404):
            return refusal(Missing(what="address"))
        case HTTPException(status_code=405):
            answer = refusal(NotAllowed())
            answer.headers.update(error.headers or {})
            return answer
        case HTTPException():
            return refusal(BadRequest(problem=str(error.detail)[:200]))
    log.error("request-failed", exc_info=error)
    return refusal(Failed())


def _first(errors: Any) -> str:
    found = errors[0]
    return f"{'.'.join(map(str, found['loc'][1:]))}: {found['msg']}"[:200]
