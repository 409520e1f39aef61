"""Answers as JSON, in the form in which a server sends them."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def to_json(answer: object) -> str:
    """An answer as text."""
    return json.dumps(answer, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(found: object) -> dict[str, Any]:
    kind: Any = type(found)
    return {name: getattr(found, name) for name in _names(kind)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} cannot be sent")
    return tuple(field.name for field in fields(kind))
