"""Messages are keys with arguments, rendered from Fluent files shared with the browser.

The subset of Fluent that is read here: `key = text`, indented continuation lines, comments,
placeables `{ $name }`, `{ "text" }` and `{ other-key }`, and plural selectors
`{ $n -> [one] ... [few] ... *[other] ... }`, each variant on its own line. Everything else is
refused. A test renders every message with the reference implementation and compares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from domineum.kernel.decode import Plain
from domineum.kernel.errors import BadData

LANGUAGES = ("en", "pl")

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*)\s*=\s*(.*)$")
_VARIANT = re.compile(r" *\n\s*(\*?)\[\s*([\w-]+)\s*\]")
_END = re.compile(r"\s*\}")
_STRANGE = re.compile(r"\}|\n\s*[.*[]")


class Message(NamedTuple):
    """A text to be rendered for whoever reads it. An argument that is a plain id is shown by
    the name that the catalogue has for it under `argument-id` (`guild-farmers`)."""

    key: str
    args: Mapping[str, int | str | Message] = {}

    def plain(self) -> dict[str, Plain]:
        """Return the form that the browser receives."""
        args: dict[str, Plain] = {
            k: v.plain() if isinstance(v, Message) else v for k, v in self.args.items()
        }
        return {"key": self.key, "args": args}


def message_of(plain: Mapping[str, Any]) -> Message:
    """Read a message from that form."""
    args = {k: message_of(v) if isinstance(v, dict) else v for k, v in plain["args"].items()}
    return Message(plain["key"], args)


def sentence(text: str) -> str:
    """A text with a large first letter: effects are written as parts of sentences."""
    return text[:1].upper() + text[1:]


class Placeable(NamedTuple):
    """A hole in a pattern: a variable, a quoted text or another message."""

    kind: str
    name: str


class Select(NamedTuple):
    """A choice of text by number or word."""

    name: str
    variants: Mapping[str, Pattern]
    default: str


Pattern = tuple["str | Placeable | Select", ...]


def plural_en(n: int) -> str:
    """English has two forms."""
    return "one" if abs(n) == 1 else "other"


def plural_pl(n: int) -> str:
    """Polish has three forms for whole numbers: 1 flota, 2 floty, 5 flot."""
    if abs(n) == 1:
        return "one"
    return "few" if 2 <= abs(n) % 10 <= 4 and not 12 <= abs(n) % 100 <= 14 else "many"


PLURALS: dict[str, Callable[[int], str]] = {"en": plural_en, "pl": plural_pl}


class Catalogue:
    """All texts of the program in every language."""

    def __init__(self) -> None:
        self.texts: dict[str, dict[str, Pattern]] = {language: {} for language in LANGUAGES}

    @classmethod
    def of(cls, *folders: Path) -> Catalogue:
        """Read `<language>.ftl` of each folder."""
        catalogue = cls()
        for folder in folders:
            for language in LANGUAGES:
                path = folder / f"{language}.ftl"
                catalogue._add(language, _read(path), str(path))
        return catalogue

    def add(self, language: str, source: str, where: str) -> None:
        """Add the messages of a Fluent text."""
        self._add(language, _parsed(source, where), where)

    def _add(self, language: str, messages: Iterable[Parsed], where: str) -> None:
        for number, key, pattern in messages:
            if key in self.texts[language]:
                raise BadData(f"{where}:{number}", f"'{key}' is defined twice")
            self.texts[language][key] = pattern

    def add_name(self, key: str, names: Mapping[str, str]) -> None:
        """Add a name that comes from content."""
        for language in LANGUAGES:
            self.texts[language][key] = (names[language],)

    def __contains__(self, key: str) -> bool:
        return all(key in texts for texts in self.texts.values())

    def missing(self) -> list[str]:
        """Name the keys that some language lacks."""
        everything: set[str] = set().union(*self.texts.values())
        return sorted(
            f"{language}: {key}"
            for language, texts in self.texts.items()
            for key in everything - texts.keys()
        )

    def render(self, message: Message, language: str) -> str:
        """Render a message; a key that does not exist is shown in brackets."""
        pattern = self.texts[language].get(message.key)
        if pattern is None:
            return f"[{message.key}]"
        return self._fill(pattern, message.args, language)

    def _fill(
        self, pattern: Pattern, args: Mapping[str, int | str | Message], language: str
    ) -> str:
        filled = []
        for piece in pattern:
            if isinstance(piece, str):
                filled.append(piece)
            elif isinstance(piece, Select):
                filled.append(self._fill(self._variant(piece, args, language), args, language))
            elif piece.kind == "message":
                filled.append(self.render(Message(piece.name, args), language))
            else:
                filled.append(self._argument(piece.name, args.get(piece.name), language))
        return "".join(filled)

    def _variant(
        self, select: Select, args: Mapping[str, int | str | Message], language: str
    ) -> Pattern:
        value = args.get(select.name)
        form = PLURALS[language](value) if isinstance(value, int) else ""
        for name, pattern in select.variants.items():
            if name in (str(value), form):
                return pattern
        return select.variants[select.default]

    def _argument(self, name: str, value: int | str | Message | None, language: str) -> str:
        if isinstance(value, Message):
            return self.render(value, language)
        if isinstance(value, str):
            named = self.texts[language].get(f"{name}-{value}")
            return self._fill(named, {}, language) if named is not None else value
        return "{" + name + "}" if value is None else str(value)


Parsed = tuple[int, str, Pattern]
"""A message: its line, its key, and what it says."""


@cache
def _read(path: Path) -> tuple[Parsed, ...]:
    """The messages of a file of this package: games with packs are made where no files are."""
    return tuple(_parsed(path.read_text(encoding="utf-8"), str(path)))


def _parsed(source: str, where: str) -> Iterator[Parsed]:
    for number, key, text in _entries(source, where):
        yield number, key, _Parser(text, f"{where}:{number}").pattern()


def _entries(source: str, where: str) -> Iterable[tuple[int, str, str]]:
    """Split a Fluent text into (line number, key, text)."""
    entry: tuple[int, str, list[str]] | None = None
    for number, line in enumerate([*source.splitlines(), "#"], 1):
        if entry is not None and (not line.strip() or line[0] in " }"):
            entry[2].append(line)
            continue
        if entry is not None:
            yield entry[0], entry[1], _dedent(entry[2])
            entry = None
        if not line.strip() or line.startswith("#"):
            continue
        found = _ENTRY.match(line)
        if not found:
            raise BadData(f"{where}:{number}", f"expected 'key = text', found {line[:40]!r}")
        entry = (number, found[1], [found[2]])


def _dedent(lines: list[str]) -> str:
    rest = lines[1:]
    while rest and not rest[-1].strip():
        rest.pop()
    indent = min((len(x) - len(x.lstrip()) for x in rest if x.strip(" }")), default=0)
    return "\n".join([lines[0], *(x[indent:] if x[:indent].isspace() else x for x in rest)]).strip()


class _Parser:
    """Reads one pattern."""

    def __init__(self, text: str, where: str) -> None:
        self.text, self.where, self.at = text, where, 0

    def pattern(self, inside: bool = False) -> Pattern:
        """Read text and placeables up to the end, or up to the next variant."""
        pieces: list[str | Placeable | Select] = []
        start = self.at
        while self.at < len(self.text) and not (inside and self._variant_ends()):
            if self.text[self.at] == "{":
                pieces.append(self.text[start : self.at])
                pieces.append(self._placeable())
                start = self.at
            elif self.text[self.at] in "}\n" and (inside or _STRANGE.match(self.text, self.at)):
                raise self._cannot_read()
            else:
                self.at += 1
        pieces.append(self.text[start : self.at].rstrip() if inside else self.text[start : self.at])
        if not any(pieces):
            raise BadData(self.where, "there is no text")
        return tuple(piece for piece in pieces if piece != "")

    def _variant_ends(self) -> bool:
        return self.text[self.at] in " \n}" and bool(
            _VARIANT.match(self.text, self.at) or _END.match(self.text, self.at)
        )

    def _cannot_read(self) -> BadData:
        return BadData(self.where, f"cannot read {self.text[self.at : self.at + 30]!r}")

    def _placeable(self) -> str | Placeable | Select:
        found = re.compile(
            r"\{\s*(?:\$([\w-]+)\s*(?:(->)|\})|\"([^\"\\]*)\"\s*\}|([a-zA-Z][\w-]*)\s*\})"
        ).match(self.text, self.at)
        if not found:
            raise self._cannot_read()
        self.at = found.end()
        if found[3] is not None:
            return found[3]
        if found[4]:
            return Placeable("message", found[4])
        return self._select(found[1]) if found[2] else Placeable("variable", found[1])

    def _select(self, name: str) -> Select:
        variants: dict[str, Pattern] = {}
        defaults: list[str] = []
        while head := _VARIANT.match(self.text, self.at):
            self.at = head.end()
            while self.text[self.at : self.at + 1] == " ":
                self.at += 1
            variants[head[2]] = self.pattern(inside=True)
            defaults += [head[2]] * len(head[1])
        end = _END.match(self.text, self.at)
        if len(defaults) != 1 or not end:
            raise BadData(self.where, f"the choice by ${name} needs one *[default] and an end")
        self.at = end.end()
        return Select(name, variants, defaults[0])
