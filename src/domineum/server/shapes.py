"""The exact types of a game's views, learned from games that are played for that purpose.

A view is plain data; nobody declares its type twice. The shapes are those that were seen in a fixed
number of whole games of every mode, with fixed seeds, so that the schema is the same every time.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.decode import Plain

GAMES_PER_MODE = 12
LOOK_EVERY = 5
NAMES = {type(None): "null", bool: "boolean", int: "integer", str: "string"}


class Shape:
    """The union of everything seen at one place of a view."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.seen = 0
        self.counts: dict[str, int] = {}

    def add(self, data: Plain) -> None:
        """See a value."""
        if isinstance(data, list):
            self.items = self.items or Shape()
            for item in data:
                self.items.add(item)
        elif isinstance(data, dict):
            self.seen += 1
            for key, value in data.items():
                self.fields.setdefault(key, Shape()).add(value)
                self.counts[key] = self.counts.get(key, 0) + 1
        else:
            self.plain.add(NAMES[type(data)])

    def schema(self) -> dict[str, Any]:
        """Say what was seen as JSON Schema."""
        kinds: list[dict[str, Any]] = [{"type": name} for name in sorted(self.plain)]
        if self.items is not None:
            kinds.append({"type": "array", "items": self.items.schema()})
        if self.seen:
            kinds.append(self._object())
        if len(kinds) == 1:
            return kinds[0]
        return {"anyOf": kinds} if kinds else {}

    def _object(self) -> dict[str, Any]:
        schemas = {key: shape.schema() for key, shape in sorted(self.fields.items())}
        always = [key for key in schemas if self.counts[key] == self.seen]
        alike = {str(schema) for schema in schemas.values()}
        if len(always) < len(schemas) and len(alike) == 1:
            return {"type": "object", "additionalProperties": next(iter(schemas.values()))}
        return {"type": "object", "properties": schemas, "required": always,
                "additionalProperties": False}  # fmt: skip


def views(game: AnyGame) -> Iterator[Plain]:
    """Play games of every mode, and yield what a spectator and two seats see on the way."""
    configs: Any = importlib.import_module(f"domineum.{game.name}.configs")
    records: Any = vars(game)["records"]
    for mode in configs.MODES:
        for seed in range(GAMES_PER_MODE):
            random = Random.stream(seed, "shapes")
            match = Match(game, configs.random_config(records, random, mode=mode), seed)
            seats = [None, *range(min(2, game.seats(match.config)))]
            while not match.over:
                for seat in seats:
                    yield match.view(seat)
                for _ in range(LOOK_EVERY):
                    if not match.over:
                        match.choose(random.pick(match.question().options))
            yield from (match.view(seat) for seat in seats)


def components(game: AnyGame) -> dict[str, Any]:
    """The schemas of a game: its view, and the kinds of its events and questions."""
    shape = Shape()
    for view in views(game):
        shape.add(view)
    name = game.name.capitalize()
    keys = sorted(game.catalogue.texts["en"])
    events = [k.removeprefix("event-") for k in keys if k.startswith("event-")]
    events = [kind for kind in events if not kind.endswith("-own")]
    prompts = [key for key in keys if key.startswith("ask-")]
    return {
        f"{name}View": {"title": f"{name}View", **shape.schema()},
        f"{name}EventKind": {"type": "string", "enum": events},
        f"{name}PromptKey": {"type": "string", "enum": prompts},
    }
