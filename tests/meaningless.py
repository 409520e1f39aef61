"""Keys that mean something to another word of the same kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from domineum.kernel.decode import fields_of


def foreign(classes: Iterable[type]) -> Iterator[tuple[type, str]]:
    """Yield every class of records with every key that only others have."""
    every = list(classes)
    keys = {key for cls in every for key in fields_of(cls)}
    for cls in every:
        for key in sorted(keys - fields_of(cls).keys()):
            yield cls, key


def meaningless(classes: Mapping[str, type]) -> Iterator[tuple[str, str]]:
    """Yield every word with every key that only others have."""
    words = {cls: word for word, cls in classes.items()}
    for cls, key in foreign(words):
        yield words[cls], key
