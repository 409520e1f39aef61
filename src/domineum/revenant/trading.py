"""Paying, and discarding Hidden Influence for Resources: at any moment of your own turn.

A cost that trading can meet counts as payable; paying it then trades what is missing. The main
questions of a turn offer a trade besides, for whatever the Resource is meant. [RU-66]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import joined
from domineum.revenant.resources import (
    AT_ONCE,
    BUNDLES,
    SLOTS,
    Units,
    bundle,
    counted,
    gain,
    make_room,
    missing,
    room,
)
from domineum.revenant.state import At, Player, Rule
from domineum.revenant.words import (
    HOUSES,
    MATERIAL,
    RESOURCES,
)

T = TypeVar("T")
GIVE_UP = [Option("give-up", house, house=name) for house, name in enumerate(HOUSES)]
EXCHANGE = [
    [Option("exchange", (house, r), house=name, resource=RESOURCES[r]) for r in range(4)]
    for house, name in enumerate(HOUSES)
]
SPEND: list[Option[Units]] = [
    Option("spend", (number,), resource=name) for number, name in enumerate(RESOURCES)
]
SPEND_ALL = {1: SPEND, **{n: [bundle("spend", units) for units in BUNDLES[n]] for n in BUNDLES}}
SAVE = [Option("save", number, resource=name) for number, name in enumerate(RESOURCES)]
TRADE: Option[Any] = Option("trade", object())


def without(cards: tuple[int, ...], house: int) -> tuple[int, ...]:
    """The cards less one of a House."""
    place = cards.index(house)
    return cards[:place] + cards[place + 1 :]


def discard(at: At, houses: tuple[int, ...]) -> None:
    """Put Hidden Influence face down on the discard pile. [R-114]"""
    at.state.hidden_discard += houses
    at.player.dropped_hidden += houses


def give_up(at: At, lacking: int = -1) -> Rule:
    """Choose a Hidden Influence card and discard it face down, maybe for a Resource. [R-114]"""
    options = [GIVE_UP[house] for house in sorted(set(at.player.hidden))]
    topic, about = "revenant.give-up", None
    if lacking >= 0:
        topic, about = "revenant.trade-for", {"resource": RESOURCES[lacking]}
    house = yield from ask(Question(at.seat, topic, options, about=about, secret=True))
    yield from give_away(at, house)


def give_away(at: At, house: int) -> Rule:
    """Discard a Hidden Influence card face down. [R-114]"""
    at.player.hidden = without(at.player.hidden, house)
    discard(at, (house,))
    secret: dict[str, int | str | Message] = {"house": HOUSES[house]}
    yield Event("gave-up", at.seat, "R-114", secret, n=1, player=at.seat)


# -- trading ------------------------------------------------------------------------------------


def spare(at: At) -> int:
    """How many cards may be traded now; what is mandatory asks for none. [RU-66] [RU-86]"""
    return len(at.player.hidden) if at.own_turn and not at.must else 0


def may_trade(at: At) -> bool:
    """Whether there is a card to discard and a place for the Resource. [R-113]"""
    return at.own_turn and bool(at.player.hidden) and (room(at.player) > 0 or any(at.player.free))


def trade(at: At) -> Rule:
    """In your own turn, discard a card for a Resource of choice. [R-113]"""
    options = [option for house in sorted(set(at.player.hidden)) for option in EXCHANGE[house]]
    house, resource = yield from ask(Question(at.seat, "revenant.trade", options, secret=True))
    yield from give_away(at, house)
    yield from gain(at, resource, sure=True)


def trade_for(at: At, resource: int, keep: Sequence[int]) -> Rule:
    """Discard a card for a Resource that a cost asks for; the rest of it is kept. [R-113]"""
    yield from give_up(at, resource)
    if not room(at.player):
        yield from make_room(at, resource, keep)
    at.player.free[resource] += 1
    yield Event("gained", at.seat, "R-113", n=1, resource=RESOURCES[resource], player=at.seat)


def ask_or_trade(
    at: At,
    topic: str,
    options: Callable[[], list[Option[T]]],
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    about: Mapping[str, int | str | Message] | None = None,
    confirm: bool = False,
    detail: Callable[[T], Message | None] | None = None,
) -> Flow[T]:
    """Ask where a Resource may matter: in your own turn a card may be traded first. [R-113]"""

    def told(value: Any) -> Message | None:
        return None if detail is None or value is TRADE.value else detail(value)

    while True:
        offered: list[Option[Any]] = [*options()]
        if may_trade(at):
            offered.append(TRADE)
        question = Question(at.seat, topic, offered, blocked, confirm, about, detail=told)
        answer: T = yield from ask(question)
        if answer is not TRADE.value:
            return answer
        yield from trade(at)


# -- paying -------------------------------------------------------------------------------------


IMPOSSIBLE = -1


def trades(at: At, price: Sequence[int], discount: int = 0, further: int = 0, keep: int = 0) -> int:
    """How many cards have to be traded to pay a price and further units of any type.

    IMPOSSIBLE if that is not enough; that many cards have to be kept. [R-058] [R-087] [R-113]
    """
    player = at.player
    short = missing(player, price) - discount
    if short <= 0 and not further:
        return 0
    number = max(0, sum(price) - discount) + further
    short = max(short, number - sum(player.free))
    if short <= 0:
        return 0
    fits = number <= SLOTS - 2 * sum(player.corrupted)
    return short if fits and short <= spare(at) - keep else IMPOSSIBLE


def payable(at: At, price: Sequence[int], discount: int = 0) -> bool:
    """Whether a price can be paid, if need be after trading. [R-058] [R-088] [R-113]"""
    return trades(at, price, discount) >= 0


def lacking(at: At, price: Sequence[int], discount: int = 0) -> Message:
    """Why a price cannot be paid: what of it is missing. [R-058] [R-088]"""
    free = at.player.free
    short = [(n, price[n] - free[n]) for n in range(4) if price[n] > free[n]]
    if discount:
        return Message("blocked-lacking-some", {"n": sum(n for _, n in short) - discount})
    parts = [Message(f"library-cost-{RESOURCES[r]}", {"n": n}) for r, n in short]
    return Message("blocked-lacking", {"what": joined("cost-and", parts)})


def pay(at: At, price: Sequence[int], discount: int = 0) -> Rule:
    """Spend Resources; the player chooses which units a discount drops. [R-088] [RU-61]"""
    rest = list(price)
    discount = min(discount, sum(rest))
    while discount:
        slack = discount > missing(at.player, rest)
        options = [SAVE[r] for r in range(4) if rest[r] and (slack or rest[r] > at.player.free[r])]
        usual = partial(scarcest, at.player, rest, options)
        saved = yield from ask(Question(at.seat, "revenant.discount", options, usual=usual))
        rest[saved] -= 1
        discount -= 1
    for resource in range(4):
        while rest[resource] > at.player.free[resource]:
            yield from trade_for(at, resource, rest)
    for resource in range(4):
        if rest[resource]:
            at.player.free[resource] -= rest[resource]
            name = RESOURCES[resource]
            yield Event("spent", at.seat, "R-087", n=rest[resource], resource=name, player=at.seat)


def scarcest(player: Player, price: Sequence[int], options: Sequence[Option[int]]) -> Option[int]:
    """Where a discount goes without saying: to that of which least would be left. [RU-61]"""
    return min(options, key=lambda option: player.free[option.value] - price[option.value])


def pay_any(at: At, number: int) -> Rule:
    """Return Resources of any types to the supply, up to three at once. [R-087]"""
    free = at.player.free
    while sum(free) < number:
        yield from trade_for(at, MATERIAL, free)
    while number:
        options = spendable(free, number)
        units = yield from ask(Question(at.seat, "revenant.spend", options))
        for resource, spent in counted(units):
            free[resource] -= spent
            name = RESOURCES[resource]
            yield Event("spent", at.seat, "R-087", n=spent, resource=name, player=at.seat)
        number -= len(units)


def spendable(free: Sequence[int], number: int) -> Sequence[Option[Units]]:
    """What can be given of some Resources, or the first three of that many units."""
    options = SPEND_ALL[min(number, AT_ONCE)]
    return [o for o in options if all(free[r] >= units for r, units in counted(o.value))]
