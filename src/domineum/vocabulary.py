"""The words that cards are written in, read from the code that reads the cards.

A game lists its sections. What a word means is the docstring beside the code that reads it; what
it takes are the fields of its class; the examples come from the content of the game.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
import re
import textwrap
import types
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Literal, NamedTuple, Union, cast, get_args, get_origin

from domineum.kernel import Algebra, Effect
from domineum.kernel.content import Content, Kind, Piece, written
from domineum.kernel.decode import fields_of
from domineum.kernel.effects import Paid, Per

PLAIN: dict[object, str] = {int: "number", str: "text", bool: "true or false", Any: "anything"}
WIDTH = 100


class Argument(NamedTuple):
    """A key of a word, what it takes, and what it means."""

    key: str
    takes: str
    text: str = ""
    optional: bool = False


@dataclass(frozen=True)
class Word:
    """A word of the language."""

    key: str
    text: str
    arguments: Sequence[Argument] = ()


@dataclass(frozen=True)
class Section:
    """Words of one kind; `role` names their uses in content (empty: uses are not listed)."""

    title: str
    role: str
    about: str
    words: Sequence[Word]
    long: bool = False
    """Each word has a heading of its own."""


class Use(NamedTuple):
    """A place in the content where a word is used."""

    role: str
    key: str
    where: str
    data: Any


@dataclass(frozen=True)
class Role:
    """How the words of a class of records are found.

    With a `tag` the value of that key is the word, and `classes` may have a class for each, and one
    for tables without it under "".
    Otherwise every key of the class is a word.
    """

    name: str
    cls: type
    tag: str = ""
    classes: Mapping[str, type] = field(default_factory=dict)


# -- what the code says -------------------------------------------------------------------------


def text_of(documented: object) -> str:
    """The docstring in one line."""
    return _flat(inspect.getdoc(documented) or "")


def _flat(text: str) -> str:
    return " ".join(text.split())


def notes_in(owner: type | types.ModuleType) -> dict[str, str]:
    """The docstrings under the fields of a class and those that it inherits, or of a module."""
    owners: list[Any] = [owner]
    if isinstance(owner, type):
        owners = [base for base in reversed(owner.__mro__) if dataclasses.is_dataclass(base)]
    found: dict[str, str] = {}
    for one in owners:
        tree = ast.parse(textwrap.dedent(inspect.getsource(one)))
        body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else tree.body
        found |= _notes(body)
    return found


def _notes(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, following in pairwise(body):
        match statement, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                yield name.rstrip("_"), inspect.cleandoc(note)


def takes(hint: Any, names: Mapping[Any, str]) -> str:
    """What a field takes, in words; `names` are those of types that have one."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in names or origin in names:
        return names[hint] if hint in names else names[origin]
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return " or ".join(f"`{json.dumps(value)}`" for value in arguments)
    if origin in (Union, types.UnionType):
        return " or ".join(takes(one, names) for one in arguments if one is not type(None))
    if origin in (list, tuple):
        return f"list of {takes(arguments[0], names)}"
    if origin is dict:
        return f"table of {takes(arguments[0], names)} = {takes(arguments[1], names)}"
    if dataclasses.is_dataclass(hint):
        return f"`{cast(type, hint).__name__}`"
    raise TypeError(f"there is no word for {hint!r}")


def arguments_of(cls: type, names: Mapping[Any, str], head: str = "") -> list[Argument]:
    """The keys of a class; the first one of a leaf is written as its head."""
    notes = notes_in(cls)
    found = [
        Argument(key, takes(hint, names), _flat(notes.get(key, "")), not required)
        for key, (_, hint, required) in fields_of(cls).items()
    ]
    if head and found:
        found[0] = found[0]._replace(key=head)
    return found


def keys_of(cls: type, names: Mapping[Any, str], but: Collection[str] = ()) -> list[Word]:
    """Every key of a class as a word, except those in `but`."""
    return [
        Word(one.key, one.text, [one._replace(text="", optional=False)])
        for one in arguments_of(cls, names)
        if one.key not in but
    ]


def values_of(alias: Any, note: str) -> list[Word]:
    """The words of a closed list; its docstring has a line `word: meaning` for each."""
    meanings = dict(re.findall(r"^(\w+): (.*(?:\n  .*)*)", note, re.M))
    return [Word(value, _flat(meanings[value])) for value in get_args(alias)]


def effect_words(effects: Algebra[Any], names: Mapping[Any, str]) -> list[Word]:
    """The combinators and leaves of a game."""
    combined = [
        Word(key, text_of(cls), [Argument(key, "list of effects")])
        for key, cls in effects.COMBINATORS.items()
    ]
    do = Argument("do", "effect")
    per = Word("per", text_of(Per), [Argument("per", "count"), do])
    cost = Word("cost", text_of(Paid), [Argument("cost", "cost"), do])
    leaves = [
        Word(name, text_of(cls), arguments_of(cls, names, name))
        for name, cls in sorted(effects.leaves.items())
    ]
    return [*combined, per, cost, *leaves]


def tagged_words(
    key: str, classes: Mapping[str, type], names: Mapping[Any, str], but: Collection[str] = ()
) -> list[Word]:
    """The words that one key of a table can have, each with the other keys that go with it."""
    found = []
    for name, cls in sorted(classes.items()):
        others = [one for one in arguments_of(cls, names) if one.key not in but]
        found.append(Word(name, text_of(cls), [Argument(key, f'`"{name}"`'), *others]))
    return found


def record_words(kinds: Mapping[str, Kind], names: Mapping[Any, str]) -> list[Word]:
    """What the records of each file have, and the tables inside them that have no name."""
    own = set(fields_of(Piece))
    titles: dict[Any, str] = {}
    classes = {name: kind.type for name, kind in kinds.items()}
    for kind, cls in classes.items():
        titles[cls] = f"{titles[cls]}, {kind}.toml" if cls in titles else f"{kind}.toml"
    for cls in classes.values():
        for table in _tables(cls, names):
            titles.setdefault(table, table.__name__)
    return [
        Word(title, text_of(cls), [one for one in arguments_of(cls, names) if one.key not in own])
        for cls, title in titles.items()
    ]


def _tables(hint: Any, names: Mapping[Any, str]) -> Iterator[Any]:
    """The classes of tables without a name in what a type is read from."""
    if hint in names or get_origin(hint) in (*names, Literal):
        return
    parts = get_args(hint)
    if dataclasses.is_dataclass(hint):
        yield hint
        parts = tuple(kind for _, kind, _ in fields_of(cast(type, hint)).values())
    for part in parts:
        yield from _tables(part, names)


# -- what the content uses ----------------------------------------------------------------------


@dataclass(frozen=True)
class Reader:
    """Finds the words in content."""

    effects: Algebra[Any]
    roles: Sequence[Role]
    stands: Mapping[Any, type]
    """The classes that are read where a hint is a protocol of the kernel."""

    def uses_in(self, content: Content) -> Iterator[Use]:
        """All uses in the content, in the order of its files."""
        for source in content.sources:
            for file, _ in source.content():
                kind = file.removesuffix(".toml")
                for piece, _, record in written(source, kind):
                    yield from self.uses(content.kinds[kind].type, record, f"{kind}/{piece}")

    def uses(self, hint: Any, data: Any, where: str) -> Iterator[Use]:
        """The uses in what a type is read from."""
        origin, arguments = get_origin(hint), get_args(hint)
        kind = self.stands.get(origin or hint, hint)
        if Effect in (hint, origin):
            yield from self._effect(data, where)
        elif origin in (Union, types.UnionType):
            for one in arguments:
                yield from self.uses(one, data, where)
        elif origin in (list, tuple) and isinstance(data, list):
            for one in data:
                yield from self.uses(arguments[0], one, where)
        elif origin is dict and isinstance(data, dict):
            for one in data.values():
                yield from self.uses(arguments[1], one, where)
        elif dataclasses.is_dataclass(kind) and isinstance(data, dict):
            yield from self._record(kind, data, where)

    def _effect(self, data: Any, where: str) -> Iterator[Use]:
        if isinstance(data, str):
            yield Use("effect", data, where, data)
            return
        heads = [*self.effects.COMBINATORS, *self.effects.leaves]
        head = next(key for key in (("per", "cost") if "do" in data else heads) if key in data)
        yield Use("effect", head, where, data)
        if head in self.effects.COMBINATORS:
            yield from self.uses(list[Effect[Any]], data[head], where)
        elif "do" in data:
            algebra = self.effects.count if head == "per" else self.effects.cost
            yield from self._record(type(algebra(data[head], where)), data[head], where)
            yield from self._effect(data["do"], where)
        else:
            cls = self.effects.leaves[head]
            first = next(iter(fields_of(cls)), head)
            plain = {(first if key == head else key): value for key, value in data.items()}
            yield from self._fields(cls, plain, where)

    def _record(self, cls: Any, data: dict[str, Any], where: str) -> Iterator[Use]:
        for role in self.roles:
            if not issubclass(cls, role.cls):
                continue
            if role.tag:
                if role.tag in data:
                    yield Use(role.name, data[role.tag], where, data)
                cls = role.classes.get(data.get(role.tag, ""), cls)
            else:
                keys = [key for key in data if key in fields_of(role.cls)]
                yield from (Use(role.name, key, where, data) for key in keys)
        yield from self._fields(cls, data, where)

    def _fields(self, cls: type, data: dict[str, Any], where: str) -> Iterator[Use]:
        fields = fields_of(cls)
        for key, value in data.items():
            if key in fields:
                yield from self.uses(fields[key][1], value, where)


# -- the page -----------------------------------------------------------------------------------


def inline(data: Any) -> str:
    """Plain data as TOML in one line."""
    if isinstance(data, dict):
        return "{" + ", ".join(f"{key} = {inline(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(map(inline, data)) + "]"
    return json.dumps(data, ensure_ascii=False)


def page(title: str, about: str, sections: Sequence[Section], uses: Iterable[Use]) -> str:
    """The whole vocabulary as Markdown."""
    found: dict[tuple[str, str], list[Use]] = {}
    for use in uses:
        found.setdefault((use.role, use.key), []).append(use)
    lines = [f"# {title}", "", *_wrapped(about), ""]
    for section in sections:
        lines += [f"## {section.title}", "", *_wrapped(section.about), ""]
        for word in section.words:
            where = found.get((section.role, word.key), [])
            lines += (_entry if section.long else _item)(word, section.role, where)
        lines += [] if section.long else [""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _item(word: Word, role: str, uses: list[Use]) -> list[str]:
    """A word in one paragraph of a list."""
    kind = "".join(f" ({one.takes})" for one in word.arguments)
    text = f"- `{word.key}`{kind}" + (f": {word.text}" if word.text else "")
    if role:
        text += ("" if text.endswith((".", "]")) else ".") + f" {_use(uses)}"
    if role and uses:
        text += f" `{inline(_shortest(uses).data)}`"
    return _wrapped(text, "  ")


def _entry(word: Word, role: str, uses: list[Use]) -> Iterator[str]:
    """A word with a heading, a list of its keys, and an example."""
    yield from (f"### `{word.key}`", "", *_wrapped(word.text), "")
    for one in word.arguments:
        what = f"{one.takes}, optional" if one.optional else one.takes
        yield from _wrapped(f"- `{one.key}`: {what}" + (f". {one.text}" if one.text else ""), "  ")
    if word.arguments:
        yield ""
    elif keys := {key for use in uses if isinstance(use.data, dict) for key in use.data}:
        yield from (*_wrapped(f"Used with {', '.join(f'`{key}`' for key in sorted(keys))}."), "")
    if role:
        yield from (_use(uses), "")
    if uses:
        yield from ("```toml", inline(_shortest(uses).data), "```", "")


def _use(uses: list[Use]) -> str:
    if not uses:
        return "No card uses it today."
    times = "once" if len(uses) == 1 else f"{len(uses)} times"
    return f"Used {times}, as in `{_shortest(uses).where}`:"


def _shortest(uses: list[Use]) -> Use:
    return min(uses, key=lambda use: len(inline(use.data)))
