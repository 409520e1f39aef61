"""What never changes while a server runs: the texts of a game, its content in words, its rules.

Each answer is made once per process, packed once, and known to browsers by a hash of its bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from domineum.kernel import AnyGame
from domineum.server.doors.openapi import spec
from domineum.server.doors.packed import ASK_AGAIN, FOREVER, Packed, pack, send
from domineum.server.doors.replies import JSON
from domineum.table import answers
from domineum.table.problems import Missing
from domineum.table.reference import MAKERS

GameName = Annotated[str, Path(min_length=1, max_length=80)]
Language = Annotated[Literal["en", "pl"], Path()]
Version = Annotated[str, Query(max_length=80, description="the hash: kept a year if it matches")]


def answer(found: object) -> Packed:
    """Encode an answer once and for all."""
    return pack(msgspec.json.encode(found))


class Answers:
    """All answers of a process, made when they are first needed."""

    def __init__(self, find: Callable[[str], AnyGame | None]) -> None:
        self._find = find
        self._made: dict[tuple[str, str], Packed] = {}
        self._lock = asyncio.Lock()

    async def get(self, name: str, what: str) -> Packed:
        """One of the answers about a game."""
        async with self._lock:
            if (name, what) not in self._made:
                game, make = self._find(name), MAKERS[what]
                if game is None:
                    raise Missing(what="game")
                found = await asyncio.to_thread(lambda: answer(make(game)))
                self._made[name, what] = found
        return self._made[name, what]

    async def versions(self, name: str) -> dict[str, str]:
        """The hash of every answer about a game."""
        return {what: (await self.get(name, what)).version for what in MAKERS}


def cached(summary: str, kind: type) -> dict[str, Any]:
    """How the schema describes a route with such an answer."""
    found = spec(summary, kind, private=False)
    found["openapi_extra"]["responses"]["304"] = {"description": "Nothing has changed"}
    return found


async def respond(request: Request, game: str, what: str, version: str) -> Response:
    """Send an answer, packed if the client can unpack it, or say that the client has it."""
    answers: Answers = request.app.state.answers
    found = await answers.get(game, what)
    return send(request, found, JSON, FOREVER if version == found.version else ASK_AGAIN)


router = APIRouter(prefix="/api/v1/games/{game}")


@router.get("/texts/{language}", **cached("All texts in a language", answers.Texts))
async def get_texts(
    request: Request, game: GameName, language: Language, v: Version = ""
) -> Response:
    """Send the texts of the game, of the server and of the bots."""
    return await respond(request, game, f"texts/{language}", v)


@router.get("/library", **cached("All content in words", answers.Library))
async def get_library(request: Request, game: GameName, v: Version = "") -> Response:
    """Send every record of the game's content."""
    return await respond(request, game, "library", v)


@router.get("/rules/{language}", **cached("The rules by number in a language", answers.Rules))
async def get_rules(
    request: Request, game: GameName, language: Language, v: Version = ""
) -> Response:
    """Send the catalogue of the game's rules."""
    return await respond(request, game, f"rules/{language}", v)


@router.get("/puzzles", **cached("The puzzles of a game", answers.Puzzles))
async def get_puzzles(request: Request, game: GameName, v: Version = "") -> Response:
    """Send the puzzles that come with the game."""
    return await respond(request, game, "puzzles", v)
