"""No key of content is for its text alone: what a card says, some rule reads.

mypy knows the type of whatever a field is read from, so that it can be said which class is meant.
"""

import ast
import dataclasses
import functools
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from mypy import build, nodes, types
from mypy.main import process_options

from domineum.kernel.content import Piece
from domineum.kernel.effects import Combinator, Effect, Paid
from domineum.kernel.words import Worded
from domineum.revenant.records import ABILITIES as REVENANT_POINTS
from domineum.voidfall.cards.abilities import ABILITIES as VOIDFALL_POINTS

GAMES = ("voidfall", "revenant")
OF_THE_KERNEL = (Combinator, Paid)
"""Effects that the kernel carries out and reads, whatever a game adds to their texts."""
SOURCE = Path(importlib.import_module("domineum").__file__ or "").parent
FOR_READERS = {"describe", "words", "text", "label"}
"""Functions that put something into words; so do those with `text` in their names."""
ROOMS_FOR_READERS = {"library", "vocabulary"}
PRINTED = {
    "Agenda": {"code"},
    "AgendaKind": {"focuses"},
    "House": {"number", "complexity"},
    "Scenario": {"complexity", "aggression", "symmetry"},
    "SectorType": {"kind"},
    "SetupValue": {"step", "modes"},
    "StartingAgenda": {"house", "origin_side", "extra"},
    "Technology": {"house", "origin_side"},
    "Captain": {"side"},
    "ShipType": {"crew_spaces"},
}
"""What records say because it is printed on the component: people look for it in the library."""
ALWAYS_PRINTED = {"id", "name", "origin", "note"}

Place = tuple[int, int, str]
"""The line, the column and the name of a field that is read."""


def _modules() -> Iterator[Path]:
    for package in (*GAMES, "kernel"):
        for path in (SOURCE / package).rglob("*.py"):
            if not ROOMS_FOR_READERS & {*path.parts, path.stem}:
                yield path


def _rules(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a module but those of functions that put something into words."""
    if isinstance(tree, ast.FunctionDef) and (tree.name in FOR_READERS or "text" in tree.name):
        return
    yield tree
    for child in ast.iter_child_nodes(tree):
        yield from _rules(child)


def _read_places() -> set[Place]:
    found = set()
    for path in _modules():
        for node in _rules(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute):
                found.add((node.lineno, node.col_offset, node.attr))
    return found


def _classes_of(found: types.Type | None) -> Iterator[str]:
    found = types.get_proper_type(found)
    if isinstance(found, types.Instance):
        yield found.type.fullname
    elif isinstance(found, types.TypeVarType):
        yield from _classes_of(found.upper_bound)
    elif isinstance(found, types.UnionType):
        for item in found.items:
            yield from _classes_of(item)


@functools.cache
def read_by_rules() -> dict[str, set[str]]:
    """For each name of a field, the classes from which some rule reads it."""
    packages = [word for game in GAMES for word in ("-p", f"domineum.{game}")]
    sources, options = process_options(packages)
    options.export_types, options.incremental = True, False
    known = build.build(sources, options).types
    places, found = _read_places(), dict[str, set[str]]()
    for node in known:
        if isinstance(node, nodes.MemberExpr) and (node.line, node.column, node.name) in places:
            found.setdefault(node.name, set()).update(_classes_of(known.get(node.expr)))
    return found


def _below(cls: type[Any]) -> Iterator[type[Any]]:
    for below in cls.__subclasses__():
        yield below
        yield from _below(below)


def _language() -> Iterator[type[Any]]:
    for game in GAMES:
        package = importlib.import_module(f"domineum.{game}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
        for base in (Worded, Effect, Piece):
            for cls in dict.fromkeys(_below(base)):
                ours = cls.__module__.startswith(f"{package.__name__}.")
                if ours and dataclasses.is_dataclass(cls) and not issubclass(cls, OF_THE_KERNEL):
                    yield cls


def _full(cls: type[Any]) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def _has_one_value(hint: Any) -> bool:
    """Whether content could say nothing else there, so that it does not matter who reads it."""
    if get_origin(hint) is Literal:
        return len(get_args(hint)) == 1
    parts = [part for part in get_args(hint) if part is not type(None)]
    return bool(parts) and all(_has_one_value(part) for part in parts)


def _matched(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What patterns read: `case CombatPower(fleet=fleet)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name):
            yield from ((node.cls.id, name) for name in node.kwd_attrs)


@functools.cache
def unread() -> set[tuple[str, str]]:
    """The keys, with their classes, that no rule reads."""
    by_rules = read_by_rules()
    matched = {pair for path in _modules() for pair in _matched(ast.parse(path.read_text()))}
    found = set()
    for cls in _language():
        family = {_full(one) for one in (*cls.__mro__, *_below(cls))}
        hints = get_type_hints(cls, include_extras=False)
        for field in dataclasses.fields(cls):
            read = family & by_rules.get(field.name, set()) or (cls.__name__, field.name) in matched
            if field.init and not read and not _has_one_value(hints[field.name]):
                found.add((cls.__name__, field.name))
    return found


def test_every_key_of_content_is_read_by_a_rule() -> None:
    """Except for what is printed for people, in records alone."""
    printed = {(cls, key) for cls, keys in PRINTED.items() for key in keys}
    assert {pair for pair in unread() if pair[1] not in ALWAYS_PRINTED} == printed


def test_the_search_finds_a_key_that_only_a_text_reads() -> None:
    """`describe` and the library show the complexity of a House, and no rule asks for it."""
    assert ("House", "complexity") in unread()
    assert ("House", "preferred") not in unread()


@pytest.mark.parametrize("points", [VOIDFALL_POINTS, REVENANT_POINTS], ids=GAMES)
def test_a_rule_asks_for_every_point_of_abilities(points: Any) -> None:
    """Or for the family that it belongs to: an ability at a point without a rule does nothing."""
    asked = set()
    for path in _modules():
        for node in _rules(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                asked |= {n.id for a in node.args for n in ast.walk(a) if isinstance(n, ast.Name)}
            elif isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name):
                asked.add(node.cls.id)
    for name, cls in points.classes.items():
        families = {one.__name__ for one in cls.__mro__} - {"Ability", "Worded", "object"}
        assert families & asked, name
