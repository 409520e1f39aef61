"""Abilities: what a card changes in the rules, as data at a named point of the rules.

A point is a class beside the rule that reads it. Its fields are the keys that mean something there:

    @ABILITIES.point("brightness")
    class Brightness(Ability):
        lantern: str
        add: int

The rule asks for the abilities in force at its point, never for a card.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from domineum.kernel.errors import BadData
from domineum.kernel.messages import Message
from domineum.kernel.question import Flow, Question, ask
from domineum.kernel.words import Worded, Words

T = TypeVar("T")


@dataclasses.dataclass(frozen=True, kw_only=True)
class Ability(Worded):
    """A change of the rules at one point; its subclasses are the points, and families of them."""

    def words(self) -> dict[str, int | str | Message]:
        """The arguments of its text: numbers, names, and what describes itself."""
        found: dict[str, int | str | Message] = {}
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | str):
                found[field.name] = value
            elif hasattr(value, "describe"):
                found[field.name] = value.describe()
        return found

    def describe(self) -> Message:
        """The printed text."""
        key = self.word.replace(".", "-").replace("_", "-")
        return Message(f"ability-{key}", self.words())


A = TypeVar("A", bound=Ability)
A_co = TypeVar("A_co", bound=Ability, covariant=True)


class Abilities(Words[A]):
    """The points of one game; `key` names the point in content.

    A record may ask for any ability (`list[Ability]`), for those of a family, or for one point.
    """

    def __init__(self, base: type[A], key: str = "point") -> None:
        super().__init__(key)
        self.base = base
        self.hooks: dict[Any, Callable[[Any, str], object]] = {base: self.parse}
        """For `decode`: how to read abilities. What stands in them is read by the same hooks."""

    def point(self, name: str) -> Callable[[type[A]], type[A]]:
        """Register a point: a class whose fields are its keys."""

        def register(cls: type[A]) -> type[A]:
            made = self.word(name)(cls)
            for family in made.__mro__:
                if issubclass(family, self.base) and family not in self.hooks:
                    self.hooks[family] = partial(self._parse_one_of, family)
            return made

        return register

    def _parse_one_of(self, family: type[A], data: object, where: str) -> A:
        made = self.parse(data, where)
        if not isinstance(made, family):
            names = [name for name, cls in self.classes.items() if issubclass(cls, family)]
            raise BadData(where, f"expected {' or '.join(names)}, found '{made.word}'")
        return made


# -- what is in force ---------------------------------------------------------------------------


class InForce(NamedTuple, Generic[A_co]):
    """An ability in force, the card that it comes from, and where it stands on it or on the map."""

    ability: A_co
    name: str
    place: int = 0


ByPoint = dict[type[Ability], tuple[InForce[Any], ...]]
"""What is in force by point, and by family of points."""


def by_point(sources: Iterable[InForce[Ability]]) -> ByPoint:
    """Put what is in force under its points and their families, each in the given order."""
    found: dict[type[Ability], list[InForce[Ability]]] = {}
    for source in sources:
        for family in type(source.ability).__mro__:
            if issubclass(family, Ability):
                found.setdefault(family, []).append(source)
    return {family: tuple(some) for family, some in found.items()}


def terms(
    sources: Iterable[InForce[A]], amount: Callable[[InForce[A]], int]
) -> list[tuple[str, int]]:
    """What each source adds, for explanations ("+2 from the Lens"); without those that add none."""
    found = [(source.name, amount(source)) for source in sources]
    return [(name, number) for name, number in found if number]


def in_any_order(
    ready: Callable[[], Sequence[T]],
    which: Callable[[Sequence[T]], Question[int]],
    resolve: Callable[[T, bool], Flow[Any]],
) -> Flow[None]:
    """Resolve what something has triggered one by one, in the order that the player chooses.

    `ready` says what could be resolved now, `which` asks for the number of one of several, or for
    -1 to leave it at that. `resolve` learns whether the player has just chosen it.
    """
    while found := ready():
        chosen = len(found) > 1
        number = (yield from ask(which(found))) if chosen else 0
        if number < 0:
            return
        yield from resolve(found[number], chosen)
