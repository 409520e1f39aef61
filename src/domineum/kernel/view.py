"""The types of views: what the marks of a state class show, and what a game computes besides.

What is computed is declared as a TypedDict, and given to `State.shown`:

    @view_of(Sector)
    class SectorView(TypedDict):
        upkeep: int

    sector.shown(SectorView(upkeep=2))

The type that is published then has the marked fields of `Sector` too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import (
    Any,
    NotRequired,
    TypedDict,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from domineum.kernel.marks import Mark, Shape, marks_of
from domineum.kernel.state import State, is_row, shape_of

T = TypeVar("T")

_types: dict[type[State], Any] = {}
"""The type of the view of each state class that is shown somewhere."""


def view_of(cls: type[State]) -> Callable[[type[T]], type[T]]:
    """Make a TypedDict of what is computed the type of the view of a state class."""

    def complete(view: type[T]) -> type[T]:
        typed = cast(Any, view)
        seen = _seen(cls, typed.__annotations__)
        absent = {name for name, hint in seen.items() if get_origin(hint) is NotRequired}
        typed.__annotations__ = {**seen, **typed.__annotations__}
        typed.__required_keys__ |= seen.keys() - absent
        typed.__optional_keys__ |= absent
        _types[cls] = view
        return view

    return complete


def view_type(cls: type[State]) -> Any:
    """The type of the view of a state class."""
    if cls not in _types:
        made: Any = TypedDict(f"{cls.__name__}View", _seen(cls, {}))  # type: ignore[misc]
        made.__doc__, made.__module__ = cls.__doc__, cls.__module__
        _types[cls] = made
    return _types[cls]


def view_types(view: Any) -> Iterator[tuple[Any, type[State] | None]]:
    """All TypedDicts in the type of a view, with the state classes whose marks they show."""
    states = {typed: cls for cls, typed in _types.items()}
    waiting, found = [view], set()
    while waiting:
        hint = waiting.pop()
        inside = get_args(hint)
        if is_typeddict(hint) and hint not in found:
            found.add(hint)
            yield hint, states.get(hint)
            inside = tuple(get_type_hints(hint).values())
        waiting += inside


def _seen(cls: type[State], more: Mapping[str, object]) -> dict[str, Any]:
    """What the marks of a state class show: the types by name. `more` is what is computed."""
    hints, marks = get_type_hints(cls), marks_of(cls)
    hidden = {field.name for field in dataclasses.fields(cls)} - marks.keys()  # type: ignore[arg-type]
    if known := hidden & more.keys():
        raise TypeError(f"{cls.__name__}.{min(known)} is computed in a view, but not marked")
    seen = {}
    for field, mark in marks.items():
        if (mark.mine is None) != (mark.name in more):
            word = "is computed and shown" if mark.mine else "is not computed"
            raise TypeError(f"'{mark.name}', a view of {cls.__name__}.{field}, {word}")
        if mark.mine is not None:
            seen[mark.name] = _type_of(hints[field], mark)
    return seen


def _type_of(hint: Any, mark: Mark) -> Any:
    assert mark.mine is not None
    mine = _shaped(hint, mark.mine)
    if mark.others is None:
        return NotRequired[mine]
    return Union[mine, _shaped(hint, mark.others)]  # noqa: UP007


def _shaped(hint: Any, shape: Shape) -> Any:
    """The type of what a shape makes of a value."""
    if shape == "plain":
        return _plain(hint)
    if shape == "counts":
        return _count(hint)
    if shape is sorted:
        return list[_plain(shape_of(hint)[1])]  # type: ignore[misc]
    if isinstance(shape, type):
        return shape
    return int if shape is len else get_type_hints(shape)["return"]


def _plain(hint: Any) -> Any:
    shape, inside = shape_of(hint)
    if shape is State:
        return view_type(hint)
    if shape is None or is_row(hint):
        return hint
    return _plain(inside) | None if shape is Union else _several(hint, _plain(inside))


def _count(hint: Any) -> Any:
    inside = shape_of(hint)[1]
    return int if shape_of(inside)[0] in (None, State) else _several(hint, _count(inside))


def _several(hint: Any, inner: Any) -> Any:
    """A list or dict of something, in place of a container."""
    if get_origin(hint) not in (dict, Mapping):
        return list[inner]
    key = get_args(hint)[0]
    return dict[str if key is int else key, inner]  # type: ignore[misc]
