"""Operation cards: drawing, discarding and playing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask, sourced
from domineum.kernel.effects import joined
from domineum.revenant import details
from domineum.revenant.abilities import bonus, flag, limit, trigger
from domineum.revenant.hints import marked
from domineum.revenant.records import ABILITIES, Ability, Order
from domineum.revenant.state import At, Fleet, Rule, Scene
from domineum.revenant.trading import ask_or_trade, lacking, pay, trades
from domineum.revenant.words import (
    HAND_LIMIT,
    TYPES,
)

CADET, FRIGATE_CARD, ORDER = range(3)
CADET_PLACES, SLOTS = 2, 5


def refill(fleet: Fleet, kind: int) -> None:
    """An empty deck is made of its discard pile. [R-172]"""
    if not fleet.decks[kind] and fleet.discards[kind]:
        cards = list(fleet.discards[kind])
        fleet.random.shuffle(cards)
        fleet.decks[kind], fleet.discards[kind] = tuple(cards), ()
        for player in fleet.players:
            player.dropped = tuple(c for c in player.dropped if fleet.content.type_of[c] != kind)


def take_top(at: At, kind: int) -> str:
    """Draw one card of a type into the hand; "" if there is none."""
    fleet = at.state
    refill(fleet, kind)
    if not fleet.decks[kind]:
        return ""
    card = fleet.decks[kind][0]
    fleet.decks[kind] = fleet.decks[kind][1:]
    at.player.hand += (card,)
    fleet.reveal()
    return card


def draw(at: At, number: int, keep: int = 0) -> Flow[bool]:
    """Name the types of all cards, then draw them; keep all, or some of them. [R-169] [R-170]

    What there is not cannot be named; those with an ability for small hands may decline.
    [RU-57] [RU-74]
    """
    fleet = at.state
    left = [len(fleet.decks[k]) + len(fleet.discards[k]) for k in range(3)]
    number = min(number, sum(left))
    options: list[Option[tuple[int, ...] | None]] = [
        draw_option(c, f, number - c - f)
        for c in range(min(number, left[0]), -1, -1)
        for f in range(min(number - c, left[1]), -1, -1)
        if number - c - f <= left[2]
    ]
    if not number:
        return False
    added = keep or number
    if not at.must and len(at.player.hand) + added > limit(at, "hand_at_most"):
        options.append(Option("done", None))
    question = Question(
        at.seat, "revenant.draw", options, about={"n": number},
        detail=lambda counts: details.of_draw(at, added) if counts else None,
    )  # fmt: skip
    counts = yield from ask(question)
    if counts is None:
        return False
    drawn = [take_top(at, kind) for kind in range(3) for _ in range(counts[kind])]
    secret: dict[str, int | str | Message] = {"cards": card_list(drawn)}
    yield Event("drew", at.seat, "R-169", secret, n=len(drawn), player=at.seat)
    while keep and len(drawn) > keep:
        drawn.remove((yield from discard_one(at, drawn)))
    yield from down_to_limit(at)
    return True


def draw_option(*counts: int) -> Option[tuple[int, ...] | None]:
    """The option to draw so many cards of each type."""
    named = dict(zip(TYPES, counts, strict=True))

    def text() -> Message:
        parts = [Message(f"draw-{name}", {"n": n}) for name, n in named.items() if n]
        return Message("option-draw", {"what": joined("gain-and", parts)})

    return Option("draw", counts, text, **named)


def from_card(card: str) -> Message:
    """A card as the source of what it does."""
    return Message("card-name", {"card": card})


def card_list(cards: Iterable[str]) -> Message | str:
    """Several cards as one text."""
    names = [Message("card-name", {"card": card}) for card in cards]
    return joined("card-list", names) if names else ""


def down_to_limit(at: At) -> Rule:
    """Discard down to eight cards at once. [R-170]"""
    while len(at.player.hand) > HAND_LIMIT:
        yield from discard_one(at)


def discard_one(at: At, among: Iterable[str] | None = None) -> Flow[str]:
    """Choose a card of the hand and put it face down on its discard pile. [R-171]"""
    cards = at.player.hand if among is None else among
    options = [Option("discard", card, card=card) for card in cards]
    card = yield from ask(Question(at.seat, "revenant.discard", options))
    drop(at, card)
    yield Event(
        "dropped",
        at.seat,
        "R-171",
        {"card": card},
        type=TYPES[at.content.type_of[card]],
        player=at.seat,
    )
    return card


def drop(at: At, card: str) -> None:
    """Put a card of the hand on its discard pile. [R-048] [R-171]"""
    kind = at.content.type_of[card]
    at.player.hand = tuple(c for c in at.player.hand if c != card)
    at.player.dropped += (card,)
    at.state.discards[kind] += (card,)


# -- playing ------------------------------------------------------------------------------------


def has_place(at: At, card: str) -> bool:
    """Five Frigate cards, two Cadet cards per Cadet, any number of Orders. [R-174] [R-178]"""
    kind = at.content.type_of[card]
    if kind == CADET:
        return any(len(cards) < CADET_PLACES for cards in at.player.cadets)
    return kind == ORDER or len(at.player.slots) < SLOTS


@ABILITIES.point("play_operation")
class PlayOperation(Ability):
    """Playing an Operation card; during it `discount` is counted in. [R-173]"""

    bonus = "discount"


def reduction(at: At, card: str) -> int:
    """What abilities take off the cost of a card. [R-088] [RU-61]"""
    return bonus(at, PlayOperation, Scene(kind=at.content.type_of[card]), but=card)


def trades_to_play(at: At, card: str, discount: int) -> int:
    """How many cards have to be traded to pay for one, as `trading.trades` says. [R-113]"""
    return trades(at, at.content.operations[card].units, discount + reduction(at, card))


def playable(at: At, card: str, discount: int) -> bool:
    """Whether a card has a place and its cost can be paid, traded or not. [R-113] [R-173]"""
    return has_place(at, card) and trades_to_play(at, card, discount) >= 0


def play_option(at: At, card: str, discount: int) -> Option[str]:
    """The option to play a card, which says if that takes a trade. [R-113]"""
    return marked(Option("play", card, card=card), trades_to_play(at, card, discount))


def can_play(at: At, discount: int) -> bool:
    """Whether some card can be played. [R-173]"""
    return any(playable(at, card, discount) for card in at.player.hand)


def why_not_play(at: At, discount: int) -> Iterator[Blocked]:
    """Say which cards cannot be played, and why."""
    for card in at.player.hand:
        if not playable(at, card, discount):
            yield Blocked(Option("play", card, card=card), *why_not(at, card, discount))


def why_not(at: At, card: str, discount: int) -> tuple[Message, str]:
    """No place for a card, or too few Resources. [R-173] [R-174] [R-178]"""
    if not has_place(at, card):
        cadet = at.content.type_of[card] == CADET
        return Message("blocked-no-place"), "R-178" if cadet else "R-174"
    units = at.content.operations[card].units
    return lacking(at, units, discount + reduction(at, card)), "R-173"


def choose_card(at: At, discount: int) -> Flow[str]:
    """Choose a card of the hand that can be played, or none ("")."""

    def options() -> list[Option[str]]:
        hand = [card for card in at.player.hand if playable(at, card, discount)]
        options = [play_option(at, card, discount) for card in hand]
        return options if at.must and options else [*options, Option("done", "")]

    def blocked() -> Iterator[Blocked]:
        return why_not_play(at, discount)

    if not can_play(at, discount):
        return ""
    return (yield from ask_or_trade(at, "revenant.play", options, blocked))


def play_one(at: At, discount: int = 0) -> Flow[bool]:
    """Play a card of the hand for that many units less. [R-173] [R-250]"""
    card = yield from choose_card(at, discount)
    if card:
        yield from play(at, card, discount)
    return bool(card)


def play(at: At, card: str, discount: int = 0) -> Rule:
    """Pay for a card and put it in its place. [R-173]"""
    kind = at.content.type_of[card]
    yield from pay(at, at.content.operations[card].units, discount + reduction(at, card))
    player = at.player
    cadet = 0
    if kind == CADET:
        cadet = yield from choose_cadet(at)
    player.hand = tuple(c for c in player.hand if c != card)
    yield Event("played", at.seat, "R-173", card=card, player=at.seat)
    inner = at.inside(card, flag(at, card), None, Scene(kind=kind))
    if kind == CADET:
        player.cadets[cadet] += (card,)
    elif kind == FRIGATE_CARD:
        player.slots += (card,)
        if len(player.slots) > 1:
            yield Event("slot", at.seat, "R-175", slot=len(player.slots), player=at.seat)
            slot = len(player.slots)
            bonuses = at.content.frigates[player.frigate].bonuses
            source = Message("from-slot", {"slot": slot})
            yield from sourced(source, bonuses[slot - 2].resolve(inner))
    else:
        player.orders += (card,)
        yield from sourced(from_card(card), at.content.orders[card].effect.resolve(inner))
    yield from trigger(at, PlayOperation, "after", inner.scene, but=card)


def choose_cadet(at: At) -> Flow[int]:
    """Attach a Cadet card to one of the Cadets with less than two. [R-177] [R-178]"""
    options = [
        Option("attach", number, cadet=number + 1)
        for number, cards in enumerate(at.player.cadets)
        if len(cards) < CADET_PLACES
    ]
    usual = min(options, key=lambda option: len(at.player.cadets[option.value]))
    question = Question(
        at.seat, "revenant.attach", options, usual=usual,
        detail=lambda cadet: details.of_cards(at.player.cadets[cadet]),
    )  # fmt: skip
    return (yield from ask(question))


def replayable(at: At) -> list[Order]:
    """Other Orders the player has played whose effect can be resolved again. [RU-75]"""
    orders = [at.content.orders[card] for card in at.player.orders if card != at.card]
    return [o for o in orders if not repeats(o) and o.effect.possible(inside(at, o.id))]


def repeats(order: Order) -> bool:
    """Whether an Order resolves other Orders. [RU-75]"""
    return any(effect.name == "replay_order" for effect in order.effect.tree())


def inside(at: At, card: str) -> At:
    """The place where the effect of a card is resolved."""
    return at.inside(card, flag(at, card), None, at.scene)


def replay(at: At) -> Flow[bool]:
    """Resolve once more the effect of another Order, without its cost. [RU-75]"""
    options = [Option("replay", order.id, card=order.id) for order in replayable(at)]
    options.append(Option("done", ""))
    card = yield from ask(Question(at.seat, "revenant.replay", options))
    if not card:
        return False
    yield Event("replayed", at.seat, "R-176", card=card, player=at.seat)
    effect = at.content.orders[card].effect
    return (yield from sourced(from_card(card), effect.resolve(inside(at, card))))
