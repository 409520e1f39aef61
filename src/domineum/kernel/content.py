"""Content: TOML files, one per kind, decoded into typed records, counted, connected and hashed.

A game declares its kinds once, as the fields of a class:

    class Cards(Content):
        prizes: dict[str, Prize] = kind(6, "prize")

`prizes.toml` then has the records, the box has six of them, and the catalogue calls each of them
`prize-` and its id. What a record says of another one is marked with `To`, and checked.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, cast, get_args, get_origin, get_type_hints

from domineum.kernel.decode import Hooks, decode, near
from domineum.kernel.effects import Combinator
from domineum.kernel.errors import BadData
from domineum.kernel.messages import LANGUAGES, Catalogue

Origin = Literal["printed", "inferred", "designed"]
ABOUT = "pack.toml"
"""Says what a pack is; not content."""
ABOUT_RECORDS = ("name", "origin", "note")
"""What every record says for people alone."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Piece:
    """What every record of content has."""

    id: str
    name: dict[str, str]
    origin: Origin
    note: str = ""

    def __post_init__(self) -> None:
        missing = [language for language in LANGUAGES if not self.name.get(language)]
        if missing:
            raise ValueError(f"the name is missing in {' and '.join(missing)}")
        if not is_id(self.id):
            raise ValueError(f"'{self.id}' is not an id: use lowercase letters, digits and '-'")


def is_id(text: str) -> bool:
    """Whether this can name a record or a pack."""
    return re.fullmatch(r"[a-z0-9][a-z0-9-]*", text) is not None


# -- where records come from --------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Source:
    """The TOML files of one place, by name, with Unix line endings: a box, or a pack."""

    place: Path
    files: Mapping[str, bytes]
    _read: dict[str, dict[str, Any]] = dataclasses.field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def folder(cls, place: Path) -> Source:
        """The files of a folder."""
        if not place.is_dir():
            raise BadData(str(place), "there is no such folder")
        return cls(place, {path.name: unix_lines(path) for path in sorted(place.glob("*.toml"))})

    def content(self) -> Iterator[tuple[str, bytes]]:
        """The files that hold records."""
        return ((name, data) for name, data in self.files.items() if name != ABOUT)

    def table(self, name: str) -> dict[str, Any]:
        """Read a file; what it holds is not to be changed."""
        if name not in self._read:
            try:
                self._read[name] = tomllib.loads(self.files[name].decode("utf-8"))
            except (ValueError, RecursionError) as error:
                raise BadData(str(self.place / name), str(error)) from None
        return self._read[name]


@cache
def box_at(folder: Path) -> Source:
    """What is in the box of a game, read once: in a browser there are no files later."""
    return Source.folder(folder)


def unix_lines(path: Path) -> bytes:
    """The bytes of a text file, with Unix line endings."""
    return path.read_bytes().replace(b"\r\n", b"\n")


def fingerprint(sources: Iterable[Source]) -> str:
    """Hash what the rules read of the content: no names, no texts in the languages of the table,
    no comments, nothing of where a record is known from."""
    total = hashlib.blake2b(digest_size=8)
    for source in sources:
        for name, _ in source.content():
            read = {key: _rules(records) for key, records in source.table(name).items()}
            total.update(f"{name} {json.dumps(read, default=str)}\0".encode())
    return total.hexdigest()


def _rules(value: Any, about: tuple[str, ...] = ABOUT_RECORDS) -> Any:
    """What the rules read of the records of a file, or of something inside one."""
    if isinstance(value, list):
        return [_rules(item, about) for item in value]
    if isinstance(value, dict):
        inside = value.items()
        return {key: _rules(x, ()) for key, x in inside if key not in about and not _is_text(x)}
    return value


def _is_text(value: Any) -> bool:
    return isinstance(value, dict) and bool(value) and value.keys() <= set(LANGUAGES)


# -- kinds and references -----------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Kind:
    """One kind of records."""

    count: int
    """How many the box has."""
    names: tuple[str, ...]
    """What the catalogue puts before their ids."""
    fixed: bool
    """Packs may replace records of this kind, but add none: the rules know their number."""
    type: Any = None


def kind(count: int, *names: str, fixed: bool = False) -> Any:
    """Declare a kind of content, as the field of a `Content`."""
    return Kind(count, names, fixed)


class To:
    """Marks text that must be the id of a record: `Annotated[str, To("technologies")]`.

    In a field whose default is empty it may be empty.
    """

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds


class Content:
    """All records of a game: those of its box, then those that packs add or replace."""

    kinds: ClassVar[dict[str, Kind]] = {}

    def __init_subclass__(cls) -> None:
        cls.kinds = {}
        for name, hint in get_type_hints(cls).items():
            declared = cls.__dict__.get(name)
            if isinstance(declared, Kind):
                cls.kinds[name] = dataclasses.replace(declared, type=get_args(hint)[1])

    def __init__(self, hooks: Hooks, *sources: Source) -> None:
        self.sources = sources
        self.hash = fingerprint(sources)
        self.pieces: dict[str, dict[str, Any]] = {name: {} for name in self.kinds}
        self._places: dict[tuple[str, str], str] = {}
        for number, source in enumerate(sources):
            self._read(source, hooks)
            self._count(source, number > 0)
        for name, records in self.pieces.items():
            setattr(self, name, records)
        self._check_names()
        self._check_references()

    @property
    def packs(self) -> tuple[Source, ...]:
        """Everything but the box."""
        return self.sources[1:]

    def where(self, kind: str, piece: str) -> str:
        """The file and line of a record, for error messages."""
        return self._places[kind, piece]

    def added(self, source: Source) -> Iterator[tuple[str, str]]:
        """Kind and id of all records that come from this source."""
        for (kind, piece), where in self._places.items():
            if where.startswith(f"{source.place / kind}.toml:"):
                yield kind, piece

    def name(self, catalogue: Catalogue) -> None:
        """Add the names of all records to a catalogue."""
        for name, kind in self.kinds.items():
            for prefix in kind.names:
                for piece in self.pieces[name].values():
                    catalogue.add_name(f"{prefix}-{piece.id}", piece.name)

    def further_names(self) -> Mapping[str, Collection[str]]:
        """Names that are no ids, and which references may have too, by what they are called."""
        return {}

    def _read(self, source: Source, hooks: Hooks) -> None:
        for file, _ in source.content():
            path, stem = source.place / file, file.removesuffix(".toml")
            if stem not in self.kinds:
                expected = ", ".join(sorted(self.kinds))
                raise BadData(str(path), f"unknown kind; expected one of {expected}")
            for name, where, plain in written(source, stem):
                self.pieces[stem][name] = decode(self.kinds[stem].type, plain, where, hooks)
                self._places.pop((stem, name), None)
                self._places[stem, name] = where

    def _count(self, source: Source, pack: bool) -> None:
        for name, kind in self.kinds.items():
            found = len(self.pieces[name])
            if found != kind.count and (kind.fixed or not pack):
                problem = f"expected {kind.count} {name}, found {found}"
                raise BadData(str(source.place / f"{name}.toml"), problem)

    def _check_names(self) -> None:
        """Two records of different kinds must not have the same name in the catalogue."""
        taken: dict[str, str] = {}
        for name, kind in self.kinds.items():
            for prefix in kind.names[:1]:
                for piece in self.pieces[name]:
                    other = taken.setdefault(f"{prefix}-{piece}", name)
                    if other != name:
                        raise BadData(self.where(name, piece), f"this id is used in {other} too")

    def _check_references(self) -> None:
        known: dict[str, Collection[str]] = {**self.pieces, **self.further_names()}
        for name, records in self.pieces.items():
            for piece, record in records.items():
                for path, kinds, text in references(record):
                    if not any(text in known[kind] for kind in kinds):
                        there = [other for kind in kinds for other in known[kind]]
                        raise BadData(
                            f"{self.where(name, piece)}.{path}",
                            f"'{text}' is not among the {' or '.join(kinds)}{near(text, there)}",
                        )


def written(source: Source, kind: str) -> Iterator[tuple[str, str, Any]]:
    """Yield the records of a file as they are written: the id, the place and the data."""
    name = f"{kind}.toml"
    path, data = source.place / name, source.table(name)
    text = source.files[name].decode("utf-8")
    unknown = [key for key in data if key != kind]
    if unknown:
        raise BadData(str(path), f"expected only [[{kind}]] records, found '{unknown[0]}'")
    found = decode(list[Any], data.get(kind, []), str(path))
    heads = [m.start() for m in re.finditer(rf"^[ \t]*\[\[ *{kind} *\]\]", text, re.M)]
    seen = set()
    for i, plain in enumerate(found):
        line = text.count("\n", 0, heads[i]) + 1 if i < len(heads) else 1
        piece = str(plain.get("id", f"record {i + 1}") if isinstance(plain, dict) else plain)
        where = f"{path}:{line}: {piece}"
        if piece in seen:
            raise BadData(where, "this id is used twice")
        seen.add(piece)
        yield piece, where, plain


def references(value: object, path: str = "") -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Yield every reference inside a record: its path, the kinds it may name, and the name."""
    if isinstance(value, Combinator):
        yield from _in(value.parts, Any, f"{path}.{value.name}")
    elif dataclasses.is_dataclass(value):
        for field, key, hint, empty in _fields(cast(Any, type(value))):
            inner = getattr(value, field)
            if not (empty and inner == ""):
                yield from _in(inner, hint, f"{path}.{key}" if path else key)


def _in(value: object, hint: Any, path: str) -> Iterator[tuple[str, tuple[str, ...], str]]:
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, To)]
    inside = get_args(hint) if get_origin(hint) in (list, tuple, dict) else (Any,)
    if marks:
        yield path, marks[0].kinds, str(value)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _in(key, inside[0], f"{path}.{key}")
            yield from _in(item, inside[-1], f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for i, item in enumerate(value):
            yield from _in(item, inside[0], f"{path}.{i}")
    else:
        yield from references(value, path)


@cache
def _fields(record: Any) -> list[tuple[str, str, Any, bool]]:
    """The fields of a record: name, key, type with its marks, and whether it may be empty."""
    hints = get_type_hints(record, include_extras=True)
    return [
        (field.name, field.name.rstrip("_"), hints[field.name], field.default == "")
        for field in dataclasses.fields(record)
        if field.init
    ]


def summary(pieces: Mapping[str, Mapping[str, Piece]]) -> dict[str, dict[str, int]]:
    """Count the records of each kind, in total and by origin."""
    table = {}
    for kind, records in sorted(pieces.items()):
        origins = [piece.origin for piece in records.values()]
        table[kind] = {"count": len(origins)} | {
            origin: origins.count(origin) for origin in ("printed", "inferred", "designed")
        }
    return table
