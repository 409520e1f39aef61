"""Hidden Influence, and the Intel Data that turns into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask
from domineum.revenant.abilities import bonus, trigger
from domineum.revenant.content import BOX
from domineum.revenant.resources import gain_any, room
from domineum.revenant.state import HOUSES, At, Fleet, Rule, Scene

T = TypeVar("T")
KEEP = [Option("keep", house, house=name) for house, name in enumerate(HOUSES)]
GIVE_UP = [Option("give-up", house, house=name) for house, name in enumerate(HOUSES)]
INTEL_SLOTS = 3


def draw(fleet: Fleet, number: int) -> tuple[int, ...]:
    """Draw cards; an empty deck is made of the discards, as far as there are any. [R-114]"""
    drawn: tuple[int, ...] = ()
    while len(drawn) < number:
        if not fleet.hidden_deck:
            if not fleet.hidden_discard:
                break
            cards = list(fleet.hidden_discard)
            fleet.random.shuffle(cards)
            fleet.hidden_deck, fleet.hidden_discard = tuple(cards), ()
            for player in fleet.players:
                player.dropped_hidden = ()
        wanted = number - len(drawn)
        drawn += fleet.hidden_deck[:wanted]
        fleet.hidden_deck = fleet.hidden_deck[wanted:]
    fleet.reveal()
    return drawn


def discard(at: At, houses: tuple[int, ...]) -> None:
    """Put cards face down on the discard pile. [R-114]"""
    at.state.hidden_discard += houses
    at.player.dropped_hidden += houses


def without(cards: tuple[int, ...], house: int) -> tuple[int, ...]:
    """The cards less one of a House."""
    place = cards.index(house)
    return cards[:place] + cards[place + 1 :]


def draw_and_keep(at: At, extra: int) -> Rule:
    """Draw as many cards as the Rank shows, keep one. [R-110] [R-111] [R-166]"""
    player = at.player
    number = BOX.captains[player.captain].hidden_influence[player.rank] + extra
    player.drawn += draw(at.state, number)
    if not player.drawn:
        return
    options = [KEEP[house] for house in sorted(set(player.drawn))]
    house = yield from ask(Question(at.seat, "revenant.keep", options))
    discard(at, without(player.drawn, house))
    player.drawn = ()
    player.hidden = tuple(sorted((*player.hidden, house)))
    secret: dict[str, int | str | Message] = {"house": HOUSES[house]}
    yield Event("hidden", at.seat, "R-110", secret, n=number, player=at.seat)


def gain(at: At) -> Rule:
    """Gain Hidden Influence; abilities strengthen it in the own turn. [R-110]"""
    at.did()
    if at.state.automaton(at.seat):
        at.player.hidden += draw(at.state, 1)
        yield Event("hidden", at.seat, "S-20", n=1, player=at.seat)
        return
    if not at.own_turn:
        yield from draw_and_keep(at, 0)
        return
    scene = Scene()
    yield from draw_and_keep(at, bonus(at, "gain_hidden_influence", "extra_draw", scene))
    yield from trigger(at, "gain_hidden_influence", "after", scene)


def give_up(at: At) -> Rule:
    """Choose a Hidden Influence card and discard it face down."""
    options = [GIVE_UP[house] for house in sorted(set(at.player.hidden))]
    house = yield from ask(Question(at.seat, "revenant.give-up", options))
    at.player.hidden = without(at.player.hidden, house)
    discard(at, (house,))
    secret: dict[str, int | str | Message] = {"house": HOUSES[house]}
    yield Event("gave-up", at.seat, "R-114", secret, n=1, player=at.seat)


def trade(at: At) -> Rule:
    """In the own turn, discard a card for a Resource of choice. [R-113]"""
    yield from give_up(at)
    yield from gain_any(at, 1)


def may_trade(at: At) -> bool:
    """Whether there is a card to discard and a place for the Resource. [R-113]"""
    return bool(at.player.hidden) and (room(at.player) > 0 or sum(at.player.free) > 0)


TRADE: Option[Any] = Option("trade", object())


def ask_or_trade(
    at: At,
    topic: str,
    options: Callable[[], list[Option[T]]],
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    about: Mapping[str, int | str | Message] | None = None,
) -> Flow[T]:
    """Ask one of the main questions of a turn, where a card may be traded first. [R-113]"""
    while True:
        offered: list[Option[Any]] = [*options()]
        if at.own_turn and may_trade(at):
            offered.append(TRADE)
        answer: T = yield from ask(Question(at.seat, topic, offered, blocked, about=about))
        if answer is not TRADE.value:
            return answer
        yield from trade(at)


def swap(at: At, number: int) -> Rule:
    """Discard a card, then draw by Rank and keep one; no gain of Hidden Influence."""
    choices: list[Option[bool]] = [Option("swap", True), Option("done", False)]
    for _ in range(number):
        if not at.player.hidden:
            return
        if not (yield from ask(Question(at.seat, "revenant.swap", choices))):
            return
        at.did()
        yield from give_up(at)
        yield from draw_and_keep(at, 0)


def gain_intel(at: At, number: int) -> Rule:
    """Store Intel Data; the third cube turns all three into Hidden Influence. [R-108] [R-109]"""
    for _ in range(number):
        at.did()
        at.player.intel += 1
        yield Event("intel", at.seat, "R-108", n=1, player=at.seat)
        if at.player.intel == INTEL_SLOTS:
            at.player.intel = 0
            yield from gain(at)
