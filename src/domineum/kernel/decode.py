"""Plain data (JSON, TOML) into typed objects, with errors that say where and what was expected."""

from __future__ import annotations

import dataclasses
import difflib
import re
import reprlib
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NewType, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from domineum.kernel.errors import BadData

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
Hooks = Mapping[Any, Callable[[Any, str], object]]
T = TypeVar("T")

NAMES: dict[object, str] = {int: "a whole number", str: "text", bool: "true or false"}
_fields: dict[type, dict[str, tuple[str, Any, bool]]] = {}


def decode(hint: type[T], data: object, where: str, hooks: Hooks | None = None) -> T:
    """Turn plain data into the hinted type. `hooks` decode the types that need special care."""
    return cast(T, _decode(hint, data, where, hooks or {}))


def _decode(hint: Any, data: Any, where: str, hooks: Hooks) -> object:
    origin = get_origin(hint)
    hook = hooks.get(hint) or hooks.get(origin)
    if hook is not None:
        return hook(data, where)
    if isinstance(hint, NewType):
        return _decode(hint.__supertype__, data, where, hooks)
    if hint in NAMES:
        if type(data) is not hint:
            raise BadData(where, f"expected {NAMES[hint]}, found {_show(data)}")
        return data
    if hint is Any or hint is object:
        return data
    if origin is not None:
        return _decode_generic(hint, origin, data, where, hooks)
    if hint is type(None):
        if data is not None:
            raise BadData(where, f"expected nothing, found {_show(data)}")
        return None
    if is_tuple(hint):
        items: Any = _decode_generic(list[item_type(hint)], list, data, where, hooks)  # type: ignore[misc]
        return hint(items)
    if dataclasses.is_dataclass(hint):
        return decode_record(cast(type, hint), data, where, hooks)
    raise TypeError(f"cannot decode {hint!r}")


def _decode_generic(hint: Any, origin: Any, data: Any, where: str, hooks: Hooks) -> object:
    arguments = get_args(hint)
    if origin is Literal:
        if not any(data == known and type(data) is type(known) for known in arguments):
            known = ", ".join(map(str, arguments))
            raise BadData(where, f"{_show(data)} is none of {known}{near(data, arguments)}")
        return data
    if origin in (Union, types.UnionType):
        return _decode_union(arguments, data, where, hooks)
    if origin in (list, tuple):
        if not isinstance(data, list | tuple):
            raise BadData(where, f"expected a list, found {_show(data)}")
        if origin is tuple and (len(arguments) != 2 or arguments[1] is not ...):
            if len(data) != len(arguments):
                raise BadData(where, f"expected {len(arguments)} items, found {len(data)}")
            pairs = zip(arguments, data, strict=True)
            return tuple(_decode(a, x, f"{where}.{i}", hooks) for i, (a, x) in enumerate(pairs))
        return origin(_decode(arguments[0], x, f"{where}.{i}", hooks) for i, x in enumerate(data))
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        if not isinstance(data, Mapping):
            raise BadData(where, f"expected a table, found {_show(data)}")
        return {
            _decode_key(arguments[0], k, where): _decode(arguments[1], v, f"{where}.{k}", hooks)
            for k, v in data.items()
        }
    raise TypeError(f"cannot decode {hint!r}")


def is_tuple(hint: Any) -> bool:
    """Whether a type is a subclass of a tuple of several items of one type."""
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "__orig_bases__")


def item_type(hint: type[tuple[Any, ...]]) -> Any:
    """The type of the items of a subclass of a tuple."""
    return get_args(hint.__orig_bases__[0])[0]  # type: ignore[attr-defined]


def _decode_key(hint: Any, key: str, where: str) -> object:
    if hint is int or getattr(hint, "__supertype__", None) is int:
        if not re.fullmatch(r"-?[0-9]{1,4000}", str(key)):
            raise BadData(where, f"expected a whole number as key, found {_show(key)}")
        return int(key)
    return _decode(hint, key, where, {})


def _decode_union(arguments: tuple[Any, ...], data: Any, where: str, hooks: Hooks) -> object:
    problems = []
    for argument in arguments:
        try:
            return _decode(argument, data, where, hooks)
        except BadData as error:
            if argument is not type(None):
                problems.append(error)
    raise max(problems, key=lambda error: len(error.where))


def decode_record(hint: type[T], data: object, where: str, hooks: Hooks) -> T:
    """Turn a table into a dataclass, even if there is a hook for its type."""
    if not isinstance(data, Mapping):
        raise BadData(where, f"expected a table, found {_show(data)}")
    fields = fields_of(hint)
    for key in data:
        if key not in fields:
            raise BadData(where, f"unknown key '{key}'{near(key, tuple(fields))}")
    for name, (_, _, required) in fields.items():
        if required and name not in data:
            raise BadData(where, f"'{name}' is missing")
    values = {}
    for key, value in data.items():
        name, kind, _ = fields[key]
        values[name] = _decode(kind, value, f"{where}.{key}", hooks)
    try:
        return hint(**values)
    except ValueError as error:
        raise BadData(where, str(error)) from None


def fields_of(hint: type) -> dict[str, tuple[str, Any, bool]]:
    """The keys of a dataclass: key -> (field, type, required). A field `if_` has the key `if`."""
    if hint not in _fields:
        hints = get_type_hints(hint)
        none = dataclasses.MISSING
        _fields[hint] = {
            f.name.rstrip("_"): (
                f.name,
                hints[f.name],
                f.default is none and f.default_factory is none,
            )
            for f in dataclasses.fields(hint)
            if f.init
        }
    return _fields[hint]


def _show(data: object) -> str:
    text = reprlib.repr(data)
    return text if len(text) <= 60 else text[:57] + "..."


def near(name: object, names: Iterable[object]) -> str:
    """A hint at the nearest of some names, if one is near."""
    near = difflib.get_close_matches(str(name), [str(n) for n in names], n=1)
    return f"; did you mean '{near[0]}'?" if near else ""
