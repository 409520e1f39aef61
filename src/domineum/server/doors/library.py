"""What never changes while a server runs: the texts of a game, its content in words, its rules.

Each answer is made once per process, packed once, and known to browsers by a hash of its bytes.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from domineum import bots, rulebook
from domineum.kernel import AnyGame
from domineum.kernel.library import Entry
from domineum.kernel.messages import Pattern, Select
from domineum.library import kind_name
from domineum.server import wire
from domineum.server.doors.openapi import spec
from domineum.server.doors.packed import ASK_AGAIN, FOREVER, Packed, pack, send
from domineum.server.doors.replies import JSON
from domineum.server.problems import Missing, texts
from domineum.table import show

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


def game_texts(game: AnyGame, language: Literal["en", "pl"]) -> wire.Texts:
    """Every text that can appear at a table of the game, in one language."""
    found: dict[str, Pattern] = {}
    for catalogue in (texts(), bots.CATALOGUE, game.catalogue):
        found |= catalogue.texts[language]
    return wire.Texts(game.name, language, {key: plain(found[key]) for key in sorted(found)})


def game_library(game: AnyGame) -> wire.Library:
    """All content of the game."""
    kinds = [wire.LibraryKind(kind, show.text(kind_name(kind))) for kind in game.pieces]
    found = [_entry(entry) for entry in game.library()]
    return wire.Library(game.name, game.content, kinds, found)


def _entry(entry: Entry) -> wire.LibraryEntry:
    piece = entry.piece
    lines = [
        wire.LibraryLine(show.text(line.label) if line.label else None, show.text(line.text))
        for line in entry.lines
    ]
    return wire.LibraryEntry(
        kind=entry.kind, id=piece.id, name=wire.Names(piece.name["en"], piece.name["pl"]),
        origin=piece.origin, note=piece.note, lines=lines, data=entry.data,
        texts={path: show.text(text) for path, text in entry.texts.items()},
    )  # fmt: skip


def game_rules(game: AnyGame, language: Literal["en", "pl"]) -> wire.Rules:
    """The rules of a game of this package, chapter by chapter; other games have none here."""
    own = [rule for rule in rulebook.load(language).rules.values() if rule.game == game.name]
    chapters = [
        wire.RulesChapter(
            title,
            [wire.Rule(r.number, r.markdown(), list(r.modes), r.page) for r in rules],
        )
        for title, rules in itertools.groupby(own, key=lambda rule: rule.chapter)
    ]
    glossary = [wire.Names(t.en, t.pl) for t in rulebook.glossary(game.name)] if own else []
    return wire.Rules(game.name, language, chapters, glossary)


def plain(pattern: Pattern) -> str | list[Any]:
    """A pattern of a catalogue as JSON."""
    parts = [_part(piece) for piece in pattern]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(piece: Any) -> str | wire.TextVariable | wire.TextMessage | wire.TextSelect:
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Select):
        variants = {name: plain(pattern) for name, pattern in piece.variants.items()}
        return wire.TextSelect(piece.name, variants, piece.default)
    return (wire.TextMessage if piece.kind == "message" else wire.TextVariable)(piece.name)


MAKERS: dict[str, Callable[[AnyGame], object]] = {
    "texts/en": lambda game: game_texts(game, "en"),
    "texts/pl": lambda game: game_texts(game, "pl"),
    "library": game_library,
    "rules/en": lambda game: game_rules(game, "en"),
    "rules/pl": lambda game: game_rules(game, "pl"),
}


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


@router.get("/texts/{language}", **cached("All texts in a language", wire.Texts))
async def get_texts(
    request: Request, game: GameName, language: Language, v: Version = ""
) -> Response:
    """Send the texts of the game, of the server and of the bots."""
    return await respond(request, game, f"texts/{language}", v)


@router.get("/library", **cached("All content in words", wire.Library))
async def get_library(request: Request, game: GameName, v: Version = "") -> Response:
    """Send every record of the game's content."""
    return await respond(request, game, "library", v)


@router.get("/rules/{language}", **cached("The rules by number in a language", wire.Rules))
async def get_rules(
    request: Request, game: GameName, language: Language, v: Version = ""
) -> Response:
    """Send the catalogue of the game's rules."""
    return await respond(request, game, f"rules/{language}", v)
