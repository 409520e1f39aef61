"""Answers as bytes, and problems as answers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from domineum.table.problems import BadRequest, Gone, Problem, problem_of

T = TypeVar("T")
JSON = "application/json"


def reply(answer: Any, status: int = 200) -> Response:
    """An answer of one of the wire types."""
    return Response(msgspec.json.encode(answer), status, media_type=JSON)


def refusal(problem: Problem) -> Response:
    """The answer to a request that is not granted."""
    found = reply(problem_of(problem), problem.status)
    if problem.status == 401:
        found.headers["WWW-Authenticate"] = "Bearer"
    if problem.status in (429, 503):
        found.headers["Retry-After"] = "1"
    return found


async def body(request: Request, kind: type[T]) -> T:
    """Read the body of a request as one of the wire types."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != JSON:
        raise BadRequest(problem="expected application/json")
    return decode(await request.body(), kind)


def decode(data: bytes | str, kind: type[T]) -> T:
    """Decode a wire type, or say what is wrong with it."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as error:
        raise BadRequest(problem=(str(error) or type(error).__name__)[:200]) from None


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for a client, and drop it when the client hangs up before it is done."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Gone()
        return task.result()
    finally:
        for each in (task, gone):
            each.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def token_of(request: Request) -> str:
    """The link of a request, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
