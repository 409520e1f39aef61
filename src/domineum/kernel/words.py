"""Words that say how a table is read: `{count = "glory", value_min = 2}` is read by `glory`.

A game registers a small class for each word, beside the rule that it serves. The fields of the
class are the keys that mean something with that word; every other key is refused.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform

from domineum.kernel.decode import Hooks, decode, decode_record, fields_of, near
from domineum.kernel.errors import BadData


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Worded:
    """What a table with a word is read as."""

    word: ClassVar[str] = ""
    """The word by which content names it."""


W = TypeVar("W", bound=Worded)


class Words(Generic[W]):
    """The words that one key of a table can have, and the class for each of them."""

    def __init__(
        self, key: str, hooks: Hooks | None = None, wider: Words[Any] | None = None
    ) -> None:
        self.key = key
        self.hooks = hooks
        self.wider = wider
        """Words that are known wherever these are; these come first."""
        self.own: dict[str, type[W]] = {}

    @property
    def classes(self) -> dict[str, type[W]]:
        """All words that are known here."""
        return (self.wider.classes if self.wider else {}) | self.own

    def word(self, name: str) -> Callable[[type[W]], type[W]]:
        """Register the class of a word; it becomes a frozen dataclass."""

        def register(cls: type[W]) -> type[W]:
            made = dataclasses.dataclass(frozen=True, kw_only=True)(cls)
            made.word = name
            self.own[name] = made
            return made

        return register

    def parse(self, data: object, where: str, beside: Collection[str] = ()) -> W:
        """Read a table by its word; the keys in `beside` are for the caller."""
        if not isinstance(data, Mapping):
            raise BadData(where, f"expected a {self.key}, found {data!r}")
        if self.key not in data:
            raise BadData(where, f"'{self.key}' is missing")
        name = decode(str, data[self.key], f"{where}.{self.key}")
        cls = self.classes.get(name)
        if cls is None:
            raise BadData(where, f"unknown {self.key} '{name}'{near(name, self.classes)}")
        keys = fields_of(cls)
        own = {key: value for key, value in data.items() if key not in (self.key, *beside)}
        for key in own:
            if key not in keys:
                hint = near(key, (*keys, *beside))
                raise BadData(where, f"the {self.key} '{name}' has no key '{key}'{hint}")
        return decode_record(cls, own, where, self.hooks or {})
