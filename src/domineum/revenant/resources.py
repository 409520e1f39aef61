"""Resources: gaining and storing them, and what is missing of a price."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TypeAlias

from domineum.kernel import Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import joined
from domineum.revenant.abilities import limit
from domineum.revenant.state import At, Player
from domineum.revenant.words import (
    RESOURCES,
)

SLOTS = 12
TAKE = [Option("take", number, resource=name) for number, name in enumerate(RESOURCES)]
DROP = [Option("drop", number, resource=name) for number, name in enumerate(RESOURCES)]
FORGO: Option[int] = Option("forgo", -1)


Units: TypeAlias = tuple[int, ...]
"""Resources by their numbers, in their order."""
AT_ONCE = 3
"""So many are chosen in one answer."""


def counted(units: Units) -> list[tuple[int, int]]:
    """How many of which Resources there are."""
    return [(resource, units.count(resource)) for resource in sorted(set(units))]


def bundle(verb: str, units: Units) -> Option[Units]:
    """The option to take or spend several units at once."""
    parts = [Message(f"gain-{RESOURCES[r]}", {"n": n}) for r, n in counted(units)]
    about = {name: RESOURCES[unit] for name, unit in zip(WHICH, units, strict=False)}
    args = {"what": joined("gain-and", parts)}
    return Option(verb, units, lambda: Message(f"option-{verb}-all", args), **about)


WHICH = ("resource", "second", "third")
BUNDLES = {n: list(combinations_with_replacement(range(4), n)) for n in range(2, AT_ONCE + 1)}
TAKE_ALL = {n: [bundle("take", units) for units in BUNDLES[n]] for n in BUNDLES}


def room(player: Player) -> int:
    """Empty Resource slots of uncorrupted Compartments. [R-083] [R-085] [R-096]"""
    return SLOTS - 2 * sum(player.corrupted) - sum(player.free)


def unwelcome(at: At, soon: int = 0) -> bool:
    """Whether one more unit, now or soon, could spoil an own ability for those who have few.
    [RU-57]"""
    return not at.must and sum(at.player.free) + soon >= limit(at, "resources_at_most")


def gain(at: At, resource: int, number: int = 1, sure: bool = False) -> Flow[bool]:
    """Store Resources of a type; without room one may discard another first. [R-083] [R-086]"""
    gained = 0
    for _ in range(number):
        if not room(at.player):
            stored = yield from make_room(at, resource)
        elif not sure and unwelcome(at):
            take = TAKE[resource]
            question = Question(at.seat, "revenant.gain", [take, FORGO], usual=take)
            stored = (yield from ask(question)) >= 0
        else:
            stored = True
        if stored:
            at.player.free[resource] += 1
            gained += 1
    if gained:
        yield Event(
            "gained", at.seat, "R-083", n=gained, resource=RESOURCES[resource], player=at.seat
        )
    return gained > 0


def gain_any(at: At, number: int, sure: bool = False) -> Flow[bool]:
    """Store Resources of any types, up to three at once where there is room for them. [R-084]"""
    done, left = False, number
    while (some := at_once(at, left, sure)) > 1:
        units = yield from ask(Question(at.seat, "revenant.gain", TAKE_ALL[some]))
        for resource, gained in counted(units):
            yield from gain(at, resource, gained, sure=True)
        done, left = True, left - some
    for _ in range(left):
        options = TAKE if sure or not unwelcome(at) else [*TAKE, FORGO]
        resource = yield from ask(Question(at.seat, "revenant.gain", options))
        if resource < 0:
            break
        done |= yield from gain(at, resource, sure=True)
    return done


def at_once(at: At, left: int, sure: bool) -> int:
    """How many Resources can be taken in one answer: what needs no room or second thought."""
    some = min(left, room(at.player), AT_ONCE)
    while some > 1 and not sure and unwelcome(at, some - 1):
        some -= 1
    return some


def make_room(at: At, resource: int, keep: Sequence[int] | None = None) -> Flow[bool]:
    """Discard a Resource of an uncorrupted Compartment for one of another type. [R-086] [RU-60]

    With units to keep, room has to be made, and with other units.
    """
    least = keep or (0, 0, 0, 0)
    free = at.player.free
    others = [r for r in range(4) if free[r] > least[r] and r != resource]
    options = [DROP[r] for r in others if at.owed is None or spares(at, r, resource, *at.owed)]
    if keep is None:
        options.append(FORGO)
    about: dict[str, int | str] = {"resource": RESOURCES[resource]}
    dropped = yield from ask(Question(at.seat, "revenant.room", options, about=about))
    if dropped < 0:
        return False
    at.player.free[dropped] -= 1
    yield Event("discarded", at.seat, "R-086", n=1, resource=RESOURCES[dropped], player=at.seat)
    return True


def spares(at: At, dropped: int, gained: int, price: Sequence[int], discount: int) -> bool:
    """Whether a price can still be paid with a unit less of one type and one more of another."""
    after = at.player.free[:]
    after[dropped] -= 1
    after[gained] += 1
    return sum(price[r] - after[r] for r in range(4) if price[r] > after[r]) <= discount


def missing(player: Player, price: Sequence[int]) -> int:
    """How many units of a price the player lacks in uncorrupted Compartments. [R-097]"""
    material, energy, science, neutronium = price
    free = player.free
    short = 0
    if material > free[0]:
        short = material - free[0]
    if energy > free[1]:
        short += energy - free[1]
    if science > free[2]:
        short += science - free[2]
    if neutronium > free[3]:
        short += neutronium - free[3]
    return short


def affordable(player: Player, price: Sequence[int], discount: int = 0) -> bool:
    """Whether a price can be paid with a discount of that many units. [R-087] [R-088]"""
    return missing(player, price) <= discount
