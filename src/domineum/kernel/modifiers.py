"""Modifiers: what is not an effect but changes a rule registers at a named point of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Change(NamedTuple, Generic[T]):
    """What one modifier did, for explanations ("+2 from Neural Matrix")."""

    source: str
    before: T
    after: T


class Point(Generic[T, P]):
    """A named point of the rules at which a value can be modified.

    `sources` says, from the arguments of the point, which sources (cards, abilities) are active.
    The rule asks `point(value, *arguments)`; it never asks who modifies.
    """

    def __init__(self, name: str, sources: Callable[P, Iterable[str]]) -> None:
        self.name = name
        self.sources = sources
        self.modifiers: dict[str, tuple[int, Callable[Concatenate[T, P], T]]] = {}

    def modifier(
        self, source: str, order: int = 0
    ) -> Callable[[Callable[Concatenate[T, P], T]], Callable[Concatenate[T, P], T]]:
        """Register what a source does to the value; a lower order is applied first."""

        def register(function: Callable[Concatenate[T, P], T]) -> Callable[Concatenate[T, P], T]:
            if source in self.modifiers:
                raise ValueError(f"{source} modifies {self.name} twice")
            self.modifiers[source] = (order, function)
            return function

        return register

    def __call__(self, value: T, *args: P.args, **kwargs: P.kwargs) -> T:
        modifiers = self.modifiers
        active = [s for s in self.sources(*args, **kwargs) if s in modifiers]
        if len(active) > 1:
            active.sort(key=lambda s: modifiers[s][0])
        for source in active:
            value = modifiers[source][1](value, *args, **kwargs)
        return value

    def explain(self, value: T, *args: P.args, **kwargs: P.kwargs) -> list[Change[T]]:
        """Say what each active modifier does to the value."""
        changes = []
        active = [s for s in self.sources(*args, **kwargs) if s in self.modifiers]
        for source in sorted(active, key=lambda s: self.modifiers[s][0]):
            after = self.modifiers[source][1](value, *args, **kwargs)
            if after != value:
                changes.append(Change(source, value, after))
            value = after
        return changes
