"""Resources: gaining, storing, spending, and discounts."""

from __future__ import annotations

from collections.abc import Sequence

from domineum.kernel import Event, Flow, Option, Question, ask
from domineum.revenant.state import RESOURCES, At, Player, Rule

SLOTS = 12
TAKE = [Option("take", number, resource=name) for number, name in enumerate(RESOURCES)]
DROP = [Option("drop", number, resource=name) for number, name in enumerate(RESOURCES)]
SPEND = [Option("spend", number, resource=name) for number, name in enumerate(RESOURCES)]
SAVE = [Option("save", number, resource=name) for number, name in enumerate(RESOURCES)]
FORGO: Option[int] = Option("forgo", -1)


def room(player: Player) -> int:
    """Empty Resource slots of uncorrupted Compartments. [R-083] [R-085] [R-096]"""
    return SLOTS - 2 * sum(player.corrupted) - sum(player.free)


def gain(at: At, resource: int, number: int = 1) -> Rule:
    """Store Resources of a type; without room one may discard another first. [R-083] [R-086]"""
    gained = 0
    for _ in range(number):
        if room(at.player) or (yield from make_room(at, resource)):
            at.player.free[resource] += 1
            gained += 1
    if gained:
        at.did()
        yield Event(
            "gained", at.seat, "R-083", n=gained, resource=RESOURCES[resource], player=at.seat
        )


def gain_any(at: At, number: int) -> Rule:
    """Store Resources of any types. [R-084]"""
    for _ in range(number):
        resource = yield from ask(Question(at.seat, "revenant.gain", TAKE))
        yield from gain(at, resource)


def make_room(at: At, resource: int) -> Flow[bool]:
    """Discard a Resource of an uncorrupted Compartment to make room for another. [R-086]"""
    options = [DROP[r] for r in range(4) if at.player.free[r] and r != resource]
    about: dict[str, int | str] = {"resource": RESOURCES[resource]}
    dropped = yield from ask(Question(at.seat, "revenant.room", [*options, FORGO], about=about))
    if dropped < 0:
        return False
    at.player.free[dropped] -= 1
    yield Event("discarded", at.seat, "R-086", n=1, resource=RESOURCES[dropped], player=at.seat)
    return True


def missing(player: Player, price: Sequence[int]) -> int:
    """How many units of a price the player lacks in uncorrupted Compartments. [R-097]"""
    free = player.free
    return sum(price[r] - free[r] for r in range(4) if price[r] > free[r])


def affordable(player: Player, price: Sequence[int], discount: int = 0) -> bool:
    """Whether a price can be paid with a discount of so many units. [R-087] [R-088]"""
    return missing(player, price) <= discount


def pay(at: At, price: Sequence[int], discount: int = 0) -> Rule:
    """Spend Resources; the player chooses which units a discount drops. [R-087] [R-088]"""
    rest = list(price)
    discount = min(discount, sum(rest))
    while discount:
        spare = discount - missing(at.player, rest)
        options = [SAVE[r] for r in range(4) if rest[r] and (spare or rest[r] > at.player.free[r])]
        saved = yield from ask(Question(at.seat, "revenant.discount", options))
        rest[saved] -= 1
        discount -= 1
    for resource in range(4):
        if rest[resource]:
            at.player.free[resource] -= rest[resource]
            name = RESOURCES[resource]
            yield Event("spent", at.seat, "R-087", n=rest[resource], resource=name, player=at.seat)


def pay_any(at: At, number: int) -> Rule:
    """Return Resources of any types to the supply, one by one. [R-087]"""
    for _ in range(number):
        options = [SPEND[r] for r in range(4) if at.player.free[r]]
        spent = yield from ask(Question(at.seat, "revenant.spend", options))
        at.player.free[spent] -= 1
        yield Event("spent", at.seat, "R-087", n=1, resource=RESOURCES[spent], player=at.seat)
