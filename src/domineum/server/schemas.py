"""The published types of a game: its views, and the kinds of its events and questions."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from typing import Any

import msgspec

from domineum.kernel import AnyGame
from domineum.kernel.marks import marks_of
from domineum.kernel.view import view_types

REF = "#/components/schemas/{name}"
SHARED = "Text"
"""The type of messages, the same in all games and in the rest of the schema."""


def prefix_of(game: AnyGame) -> str:
    """How the names of a game's types begin."""
    return game.name.capitalize()


def components(game: AnyGame) -> dict[str, Any]:
    """The schemas of a game: `VoidfallView`, all that it is made of, and the lists of kinds."""
    prefix = prefix_of(game)
    template = REF.format(name=f"{prefix}{{name}}")
    (top,), found = msgspec.json.schema_components([game.view_type], ref_template=template)
    docs = field_docs(game.view_type)
    for name, schema in found.items():
        schema["title"] = f"{prefix}{name}"
        if "properties" in schema:
            schema["additionalProperties"] = False
        for field, text in docs.get(name, {}).items():
            schema["properties"][field]["description"] = text
    shared = template.format(name=SHARED)
    found.pop(SHARED, None)
    schemas = {f"{prefix}{name}": schema for name, schema in found.items()}
    assert top["$ref"] == template.format(name="View")
    return {**_renamed(schemas, shared, REF.format(name=SHARED)), **_kinds(game)}


def _renamed(schema: Any, old: str, new: str) -> Any:
    """The same schema with other references."""
    if isinstance(schema, dict):
        return {key: _renamed(value, old, new) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_renamed(value, old, new) for value in schema]
    return new if schema == old else schema


def _kinds(game: AnyGame) -> dict[str, Any]:
    keys = sorted(game.catalogue.texts["en"])
    events = [k.removeprefix("event-") for k in keys if k.startswith("event-")]
    events = [kind for kind in events if not kind.endswith("-own")]
    prompts = [key for key in keys if key.startswith("ask-")]
    return {
        f"{prefix_of(game)}EventKind": {"type": "string", "enum": events},
        f"{prefix_of(game)}PromptKey": {"type": "string", "enum": prompts},
    }


def field_docs(view_type: Any) -> dict[str, dict[str, str]]:
    """What is written below the fields of a view and of all that it is made of, by type and field:
    where it is declared, in the type or in the state class whose marks it shows."""
    docs = {}
    for typed, cls in view_types(view_type):
        found = docs[typed.__name__] = dict(_docs(typed.__module__).get(typed.__name__, {}))
        if cls is not None:
            below = _docs(cls.__module__)[cls.__name__]
            shown = [
                (field, mark) for field, mark in marks_of(cls).items() if mark.mine is not None
            ]
            found |= {mark.name: below[field] for field, mark in shown if field in below}
    return docs


@cache
def _docs(module: str) -> dict[str, dict[str, str]]:
    """What is written below the fields of all classes of a module, by class and field."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    docs: dict[str, dict[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            inherited = [docs.get(base, {}) for base in bases]
            docs[node.name] = {k: v for found in inherited for k, v in found.items()}
            docs[node.name] |= _below_fields(node)
    return docs


def _below_fields(node: ast.ClassDef) -> dict[str, str]:
    found = {}
    for field, after in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            found[field.target.id] = " ".join(str(after.value.value).split())
    return found
