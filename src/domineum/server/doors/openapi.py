"""The published schema: FastAPI's routes with the exact types of what they send and receive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from domineum import __version__
from domineum.kernel import AnyGame
from domineum.server import wire
from domineum.server.schemas import REF, components, prefix_of
from domineum.table import answers, shown

PROBLEMS = {
    "400": "The request cannot be read",
    "401": "A link is needed",
    "403": "The link does not allow this",
    "404": "There is no such thing",
    "409": "Not in this position or state",
    "413": "The request is too large",
    "422": "Not possible by the rules",
    "429": "Too many requests",
    "500": "A defect of the program",
    "503": "The database or a bot does not answer",
}


def _content(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def spec(
    summary: str, answer: type, asked: type | None = None, status: int = 200, private: bool = True
) -> dict[str, Any]:
    """How the schema describes a route: the arguments for its decorator."""
    extra: dict[str, Any] = {
        "responses": {
            str(status): {"description": summary, "content": _content(answer)},
            **{
                code: {"description": text, "content": _content(answers.Problem)}
                for code, text in PROBLEMS.items()
            },
        },
        "security": [{"link": []}, {}] if private else [],
    }
    if asked is not None:
        extra["requestBody"] = {"required": True, "content": _content(asked)}
    return {"summary": summary, "status_code": status, "openapi_extra": extra}


def wire_types() -> list[Any]:
    """Everything that goes over the wire."""
    found = [
        kind for module in (shown, answers, wire) for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
        and kind not in (wire.Incoming, shown.Seen)
    ]  # fmt: skip
    return [*found, wire.FromClient, wire.FromServer]


def _add_patterns(components: dict[str, Any]) -> None:
    """Add the exact type of patterns, which contain each other."""
    names = ("TextVariable", "TextMessage", "TextSelect")
    parts = [{"type": "string"}, *({"$ref": REF.format(name=name)} for name in names)]
    components["Pattern"] = {
        "anyOf": [{"type": "string"}, {"type": "array", "items": {"anyOf": parts}}]
    }
    table = {"type": "object", "additionalProperties": {"$ref": REF.format(name="Pattern")}}
    components["Texts"]["properties"]["texts"] = table
    components["TextSelect"]["properties"]["of"] = table


def _add_views(schemas: dict[str, Any], games: Iterable[AnyGame]) -> None:
    """Add the exact types of views and of kinds of events: those of one of the games."""
    prefixes = []
    for game in games:
        schemas.update(components(game))
        prefixes.append(prefix_of(game))
    views = [{"$ref": REF.format(name=f"{prefix}View")} for prefix in prefixes]
    kinds = [{"$ref": REF.format(name=f"{prefix}EventKind")} for prefix in prefixes]
    for place in ("Update", "Position"):
        schemas[place]["properties"]["view"] = {"anyOf": views}
    schemas["LogLine"]["properties"]["kind"] = {"anyOf": [*kinds, {"const": "server"}]}


def document(app: FastAPI, games: Iterable[AnyGame]) -> dict[str, Any]:
    """The OpenAPI document, with the exact types of these games."""
    made = get_openapi(
        title="domineum", version=__version__, routes=app.routes,
        description="Tables for games of questions and choices.",
    )  # fmt: skip
    found, schemas = msgspec.json.schema_components(wire_types(), ref_template=REF)
    schemas["FromClient"], schemas["FromServer"] = found[-2:]
    _add_patterns(schemas)
    _add_views(schemas, games)
    made["components"] = {
        "schemas": schemas,
        "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
    }
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"] = {
                code: found
                for code, found in operation["responses"].items()
                if "HTTPValidationError" not in str(found)
            }
    return made
