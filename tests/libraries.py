"""What every library must be: complete, in every language, in words and not in ids."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from domineum.kernel import AnyGame, BadData, Catalogue, Message
from domineum.kernel.library import Entry
from domineum.kernel.messages import LANGUAGES, Pattern, Select
from domineum.library import kind_name, parts_of

BAD = re.compile(r"[\[\]{}]|[a-z]_[a-z]|True|False|None\b|  ")
PLAIN = re.compile(r"[A-Z0-9 /,-]+")
"""Letters and numbers that are the same in every language."""


_made: dict[str, list[Entry]] = {}


def library_of(game: AnyGame) -> list[Entry]:
    """The library, made once."""
    if game.name not in _made:
        _made[game.name] = game.library()
    return _made[game.name]


def entries_of(game: AnyGame, kind: str) -> list[Entry]:
    """The entries of a kind; exactly one for each record, in their order."""
    found = [entry for entry in library_of(game) if entry.kind == kind]
    assert [entry.piece for entry in found] == list(game.pieces[kind].values())
    return found


def check(game: AnyGame, entry: Entry) -> None:
    """Read an entry as a person would, and follow the path of each of its texts."""
    assert entry.lines
    for line in entry.lines:
        for message in (line.text, line.label or line.text):
            assert wrong(game.catalogue, message) == [], f"{entry.kind}/{entry.piece.id}"
    for path, message in entry.texts.items():
        assert wrong(game.catalogue, message) == [], f"{entry.kind}/{entry.piece.id}: {path}"
        assert follow(entry.data, path) is not None
    assert entry.data["id"] == entry.piece.id


def check_kinds(game: AnyGame) -> None:
    """Every kind has a name, and every record an entry."""
    for kind in game.pieces:
        assert kind_name(kind).key in game.catalogue, kind
    listed = [(entry.kind, entry.piece.id) for entry in library_of(game)]
    assert listed == [(kind, name) for kind, found in game.pieces.items() for name in found]


def wrong(catalogue: Catalogue, message: Message) -> list[str]:
    """What nobody should read: holes, missing texts, and ids that have no name."""
    texts = [catalogue.render(message, language) for language in LANGUAGES]
    shown = [text for text in texts if BAD.search(text) or not text.strip()]
    for language in LANGUAGES:
        shown += _unnamed(catalogue, message, language)
    return shown


def _unnamed(catalogue: Catalogue, message: Message, language: str) -> Iterator[str]:
    shown = set(_shown(catalogue, catalogue.texts[language].get(message.key, ()), language))
    for name, value in message.args.items():
        if isinstance(value, Message):
            yield from _unnamed(catalogue, value, language)
        elif isinstance(value, bool):
            yield f"{message.key}: {name} {value}"
        elif isinstance(value, str) and name in shown and not PLAIN.fullmatch(value):
            yield from _nameless(catalogue, f"{name}-{value}", language)


def _nameless(catalogue: Catalogue, key: str, language: str) -> Iterator[str]:
    if key not in catalogue.texts[language]:
        yield key


def _shown(catalogue: Catalogue, pattern: Pattern, language: str) -> Iterator[str]:
    """Yield the variables that a pattern shows."""
    for piece in pattern:
        if isinstance(piece, Select):
            for variant in piece.variants.values():
                yield from _shown(catalogue, variant, language)
        elif not isinstance(piece, str):
            if piece.kind == "variable":
                yield piece.name
            else:
                yield from _shown(catalogue, catalogue.texts[language][piece.name], language)


def follow(data: Any, path: str) -> Any:
    """What is in the data at a path."""
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data


def silent(game: AnyGame) -> set[tuple[str, str]]:
    """The parameters in the content that change nothing in the words of what they belong to."""
    found = set()
    for entry in library_of(game):
        for part in _inside(entry.piece, entry.data):
            part = getattr(part, "counted", part)
            if dataclasses.is_dataclass(part) and hasattr(part, "describe"):
                found |= {(type(part).__name__, name) for name in _silent(game, part)}
    return found


def _inside(value: object, data: object) -> Iterator[object]:
    for _, part, inner in parts_of(value, data):
        yield part
        yield from _inside(part, inner)


def _silent(game: AnyGame, part: Any) -> Iterator[str]:
    """Yield the parameters that could just as well have been left out."""
    whole = game.catalogue.render(part.describe(), "en")
    for field in dataclasses.fields(part):
        default: Any = field.default
        if field.default_factory is not dataclasses.MISSING:
            default = field.default_factory()
        given = getattr(part, field.name)
        if field.init and default not in (dataclasses.MISSING, given):
            with suppress(BadData, ValueError, LookupError):
                without = dataclasses.replace(part, **{field.name: default})
                if game.catalogue.render(without.describe(), "en") == whole:
                    yield field.name


def page(game: AnyGame, kind: str, name: str, language: str) -> list[str]:
    """The lines of an entry as they are read."""
    entry = next(e for e in library_of(game) if (e.kind, e.piece.id) == (kind, name))
    lines = []
    for line in entry.lines:
        label = f"{game.catalogue.render(line.label, language)}: " if line.label else ""
        lines.append(label + game.catalogue.render(line.text, language))
    return lines
