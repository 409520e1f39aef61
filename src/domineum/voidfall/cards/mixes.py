"""Several resources of choice, in one answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import combinations_with_replacement

from domineum.kernel import Flow, Message, Option, Question, ask
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.texts import amounts_text
from domineum.voidfall.words import RESOURCES

MANY = 70
"""So many mixes are offered at most: where there would be more, the units come in parts."""
Amounts = tuple[int, ...]


def choose_mix(at: At, topic: str, number: int, room: Sequence[int]) -> Flow[Amounts]:
    """Choose so many units, of each resource at most as many as there is room for."""
    left = list(room)
    chosen = [0] * len(left)
    number = min(number, sum(left))
    while number:
        some, fitting = most_at_once(number, left)
        options = [mix_option(mix) for mix in fitting]
        mix = yield from ask(Question(at.seat, topic, options))
        for resource, units in enumerate(mix):
            chosen[resource] += units
            left[resource] -= units
        number -= some
    return tuple(chosen)


def most_at_once(number: int, room: Sequence[int]) -> tuple[int, list[Amounts]]:
    """How many of so many units are chosen at once, and the mixes of them."""
    while len(fitting := [mix for mix in mixes(number) if fits(mix, room)]) > MANY:
        number -= 1
    return number, fitting


@lru_cache
def mixes(number: int) -> tuple[Amounts, ...]:
    """All mixes of so many units."""
    kinds = range(len(RESOURCES))
    found = combinations_with_replacement(kinds, number)
    return tuple(tuple(map(mix.count, kinds)) for mix in found)


def fits(mix: Amounts, room: Sequence[int]) -> bool:
    """Whether there is room for all units of a mix."""
    return all(units <= space for units, space in zip(mix, room, strict=True))


@lru_cache(maxsize=10_000)
def mix_option(mix: Amounts) -> Option[Amounts]:
    """The option to choose a mix; a single unit goes by its name."""
    if sum(mix) == 1:
        return Option("resource", mix, resource=RESOURCES[mix.index(1)])
    return Option("resource", mix, partial(mix_text, mix), what=coded(mix))


def mix_text(mix: Amounts) -> Message:
    """What a mix is made of."""
    return amounts_text(dict(zip(RESOURCES, mix, strict=True)))


def coded(amounts: Amounts) -> str:
    """Amounts as a part of a code, without zeros."""
    return "+".join(f"{n}-{RESOURCES[i]}" for i, n in enumerate(amounts) if n) or "0"
