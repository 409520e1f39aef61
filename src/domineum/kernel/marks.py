"""Marks: who may see a field of a state class, said where the field is declared.

    influence: int = public()
    hand: list[str] = own(sorted, others=len)
    deck: list[str] = counted()
    seed: int

A field without a mark is in no view. From the marks come what is shown of a state (`State.shown`)
and the type of it (`domineum.kernel.view`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Literal

Shape = Callable[[Any], Any] | Literal["plain", "counts"]
"""What is shown of a value: its plain form, in which states are as they are shown; how many things
there are, in each pile if there are several; or what a function makes of it. The type that the
function returns is declared, or the function is `bool`, `len` or `sorted`."""


@dataclasses.dataclass(frozen=True)
class Mark:
    """What its owner and the others see of a field; None is nothing."""

    mine: Shape | None
    others: Shape | None
    name: str
    """What views call it."""


def public(shape: Shape = "plain", *, name: str = "", default: Any = dataclasses.MISSING) -> Any:
    """Everybody sees it."""
    return _field(Mark(shape, shape, name), default)


def own(shape: Shape = "plain", *, others: Shape | None = None, name: str = "") -> Any:
    """Its owner sees it; the others see what `others` makes of it, or nothing at all."""
    return _field(Mark(shape, others, name))


def counted() -> Any:
    """Everybody sees how many there are."""
    return public("counts")


def computed(name: str = "", *, default: Any = dataclasses.MISSING) -> Any:
    """The game computes what is seen of it, with this name."""
    return _field(Mark(None, None, name), default)


def kept(*, init: Literal[False] = False) -> Any:
    """No part of the state, but what has been worked out from it, None at first: copies share it,
    and nobody sees it. Whoever reads it makes sure that it still holds."""
    return dataclasses.field(default=None, init=init, repr=False, compare=False)


def is_kept(field: dataclasses.Field[Any]) -> bool:
    """Whether a field is no part of the state."""
    return not field.init


def _field(mark: Mark, default: Any = dataclasses.MISSING) -> Any:
    return dataclasses.field(default=default, metadata={Mark: mark})


def marks_of(cls: type) -> dict[str, Mark]:
    """The marks of a state class by field, each with the name that views use."""
    marked = [f for f in dataclasses.fields(cls) if Mark in f.metadata]
    marks = {f.name: f.metadata[Mark] for f in marked}
    return {n: dataclasses.replace(mark, name=mark.name or n) for n, mark in marks.items()}
