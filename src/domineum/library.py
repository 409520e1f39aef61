"""Libraries: every record of content in words, made from the data that the rules use."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from domineum.kernel import Message
from domineum.kernel.content import Content, written
from domineum.kernel.decode import Plain, fields_of
from domineum.kernel.library import Entry, Line

Writers = Mapping[str, Callable[[Any], Iterable[Line]]]
"""How the records of each kind are described."""


def kind_name(kind: str) -> Message:
    """What the records of a kind are called."""
    return Message(f"library-kind-{kind.replace('_', '-')}")


def entries(content: Content, writers: Writers) -> list[Entry]:
    """Describe every record, kind by kind."""
    found = []
    data_of = _written(content)
    for kind, records in content.pieces.items():
        for piece in records.values():
            data = data_of[kind, piece.id]
            texts = dict(words(piece, data))
            found.append(Entry(kind, piece, list(writers[kind](piece)), data, texts))
    return found


def _written(content: Content) -> dict[tuple[str, str], dict[str, Plain]]:
    """The records as they are written; a later source replaces those of the earlier ones."""
    return {
        (kind, piece): data
        for source in content.sources
        for kind in content.kinds
        if f"{kind}.toml" in source.files
        for piece, _, data in written(source, kind)
    }


def words(value: object, data: object, path: str = "") -> Iterator[tuple[str, Message]]:
    """Yield the text of everything inside a record that has one, by its path in the data."""
    describe = getattr(value, "describe", None)
    if path and describe is not None:
        yield path, describe()
    for key, part, inner in parts_of(value, data):
        yield from words(part, inner, f"{path}.{key}" if path else key)


def parts_of(value: Any, data: Any) -> Iterator[tuple[str, object, object]]:
    """Yield what is inside: the key in the data, what it was read as, and the data."""
    if isinstance(data, list):
        for i, (part, inner) in enumerate(zip(value, data, strict=True)):
            yield str(i), part, inner
    elif isinstance(data, Mapping):
        names = _names(value)
        for key, inner in data.items():
            if key in names:
                yield key, names[key], inner


def _names(value: Any) -> Mapping[str, object]:
    """What is inside, by the keys of the data."""
    if isinstance(value, Mapping):
        return {str(key): part for key, part in value.items()}
    if not dataclasses.is_dataclass(value):
        return {}
    found = {key: getattr(value, field) for key, (field, _, _) in fields_of(type(value)).items()}
    head = getattr(value, "name", None)
    if isinstance(head, str) and found:
        found.setdefault(head, next(iter(found.values())))
    return found
