"""Keys that mean something to another word of the same kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domineum.kernel.decode import fields_of


def meaningless(classes: Mapping[str, type]) -> Iterator[tuple[str, str]]:
    """Yield every word with every key that only others have."""
    keys = {key for cls in classes.values() for key in fields_of(cls)}
    for word, cls in classes.items():
        for key in sorted(keys - fields_of(cls).keys()):
            yield word, key
