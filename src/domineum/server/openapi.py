"""The published schema: FastAPI's routes with the exact types of what they send and receive."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from domineum import __version__
from domineum.server import wire

REF = "#/components/schemas/{name}"
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
    "503": "The database does not answer",
}


def _content(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def spec(
    summary: str, answer: type, asked: type | None = None, status: int = 200, private: bool = True
) -> dict[str, Any]:
    """What a route says of itself: the arguments for its decorator."""
    extra: dict[str, Any] = {
        "responses": {
            str(status): {"description": summary, "content": _content(answer)},
            **{
                code: {"description": text, "content": _content(wire.Problem)}
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
        kind for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        and kind.__module__ == wire.__name__ and kind is not wire.Incoming
    ]  # fmt: skip
    return [*found, wire.FromClient, wire.FromServer]


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document."""
    made = get_openapi(
        title="domineum", version=__version__, routes=app.routes,
        description="Tables for games of questions and choices.",
    )  # fmt: skip
    schemas, components = msgspec.json.schema_components(wire_types(), ref_template=REF)
    components["FromClient"], components["FromServer"] = schemas[-2:]
    made["components"] = {
        "schemas": components,
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
