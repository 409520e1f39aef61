"""The five Extra actions of the Frigate board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask
from domineum.revenant import operations, rank
from domineum.revenant.abilities import bonus, flag, inside, trigger, usable
from domineum.revenant.conditions import boarded_house
from domineum.revenant.corruption import control, control_options
from domineum.revenant.hints import marked, trades_for
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.resources import gain_any
from domineum.revenant.state import At, Fleet, Rule, Scene
from domineum.revenant.trading import ask_or_trade, pay, payable, trades
from domineum.revenant.words import (
    EXTRAS,
    RANK_TOP,
)

PROMOTION = (0, 0, 3, 0)
CLEANSE = (0, 1, 0, 0)
BONUS: list[Option[str]] = [Option("cheaper", "cheaper"), Option("second", "second")]


def step_five(fleet: Fleet) -> Rule:
    """Step 5: one Extra action, or none. [R-245] [R-246]"""
    yield from take(At(fleet, fleet.turn.seat), "any")


def take(at: At, which: str) -> Flow[bool]:
    """Take one of the Extra actions that are not covered by Corruption. [R-245] [R-246]"""
    name = which
    if which == "any":
        name = yield from ask_or_trade(
            at, "revenant.extra", lambda: options(at), lambda: why_not(at)
        )
    if name:
        yield Event("extra", at.seat, "R-245", extra=name, player=at.seat)
        yield from ACTIONS[name](at)
    return bool(name)


def options(at: At) -> list[Option[str]]:
    """The Extra actions that can be taken now, or none."""
    ready = [
        marked(Option("extra", name, extra=name), trades_to_take(at, name))
        for name in EXTRAS
        if available(at, name)
    ]
    return [*ready, Option("done", "")]


def trades_to_take(at: At, name: str) -> int:
    """How many cards have to be traded for an available Extra action at least. [R-113]"""
    if not at.player.hidden:
        return 0
    match name:
        case "cleanse":
            return 0 if at.player.hand else trades(at, CLEANSE)
        case "affiliation":
            return min(trades_to_affiliate(at, c) for c in at.player.hand if affiliated(at, c))
        case "promotion":
            return trades(at, PROMOTION, promotion_discount(at))
        case "activation":
            return min(trades_for(at, ability.effect) for ability in activated(at))
        case _:
            return 0


def why_not(at: At) -> Iterator[Blocked]:
    """Say which Extra actions cannot be taken, and why. [R-246]"""
    for name in EXTRAS:
        option = Option("extra", name, extra=name)
        if covered(at, name):
            yield Blocked(option, Message("blocked-covered"), "R-246")
        elif not available(at, name):
            yield Blocked(option, Message("effect-impossible"), "R-057")


def covered(at: At, name: str) -> bool:
    """Whether the Compartment of an Extra action is Corrupted. [R-099] [R-246]"""
    return at.player.corrupted[EXTRAS.index(name)] > 0


def available(at: At, name: str) -> bool:
    """Whether an Extra action can be chosen and would do something. [RU-88]"""
    return not covered(at, name) and POSSIBLE[name](at)


def can_cleanse(at: At) -> bool:
    """Something to control, and a card or Energy to pay with."""
    paying = bool(at.player.hand) or payable(at, CLEANSE)
    return paying and bool(control_options(at, "either"))


def cleanse(at: At) -> Rule:
    """Control Corruption for a card, for 1 Energy, or for both, in any order. [R-247] [RU-89]"""
    ways = {"card", "energy"}
    while ways and control_options(at, "either"):
        options = []
        if "card" in ways and at.player.hand:
            options.append(Option("with-card", "card"))
        if "energy" in ways and payable(at, CLEANSE):
            options.append(marked(Option("with-energy", "energy"), trades(at, CLEANSE)))
        if not options:
            return
        options.append(Option("done", ""))
        way = yield from ask(Question(at.seat, "revenant.cleanse", options))
        if not way:
            return
        ways.remove(way)
        if way == "card":
            yield from operations.discard_one(at)
        else:
            yield from pay(at, CLEANSE)
        yield from control(at, 1, "either")


def matches(at: At, card: str) -> bool:
    """Whether a ship of the card's House was boarded in this turn. [R-248]"""
    return boarded_house(at) == flag(at, card)


def affiliated(at: At, card: str) -> bool:
    """Whether a card can be played with Affiliation, its discount included. [R-248]"""
    return operations.playable(at, card, int(matches(at, card)))


def trades_to_affiliate(at: At, card: str) -> int:
    """How many cards have to be traded to play one with Affiliation at least. [R-113]"""
    return operations.trades_to_play(at, card, int(matches(at, card)))


def affiliation(at: At) -> Rule:
    """Play a card; if its House was boarded, 1 unit cheaper or followed by a second one. [R-248]"""

    def options() -> list[Option[str]]:
        cards = [card for card in at.player.hand if affiliated(at, card)]
        plays = [operations.play_option(at, card, int(matches(at, card))) for card in cards]
        return [*plays, Option("done", "")]

    def blocked() -> Iterator[Blocked]:
        return (b for b in operations.why_not_play(at, 0) if not affiliated(at, b.option.value))

    card = yield from ask_or_trade(at, "revenant.play", options, blocked)
    if not card:
        return
    chosen = (yield from choose_bonus(at, card)) if matches(at, card) else ""
    yield from operations.play(at, card, 1 if chosen == "cheaper" else 0)
    if chosen == "second":
        yield from operations.play_one(at)


def choose_bonus(at: At, card: str) -> Flow[str]:
    """1 Resource less, or a second card with both paid in full. [R-249] [RU-90]"""
    options = [marked(BONUS[0], operations.trades_to_play(at, card, 1))]
    if operations.playable(at, card, 0):
        options.append(marked(BONUS[1], operations.trades_to_play(at, card, 0)))
    return (yield from ask(Question(at.seat, "revenant.affiliation", options)))


@ABILITIES.point("promotion")
class Promotion(Ability):
    """The Extra action Promotion; during it `discount` is counted in. [R-251]"""

    bonus = "discount"


@ABILITIES.point("activation")
class Activation(Ability):
    """The Activation of the Captain. [R-252]"""

    captains = True
    timing: Literal["during"]


def promotion_discount(at: At) -> int:
    """What abilities take off the cost of Promotion. [R-088]"""
    return bonus(at, Promotion, Scene())


def can_promote(at: At) -> bool:
    """The Rank ends at 3 and the next one costs 3 Science. [R-160] [R-251]"""
    return at.player.rank < RANK_TOP and payable(at, PROMOTION, promotion_discount(at))


def promotion(at: At) -> Rule:
    """Spend 3 Science to increase the Captain's Rank. [R-251]"""
    yield from pay(at, PROMOTION, promotion_discount(at))
    yield from rank.increase(at)
    yield from trigger(at, Promotion, "after", Scene())


def activated(at: At) -> Iterator[Ability]:
    """The abilities with the Activation icon that would do something. [R-164] [R-252]"""
    for source in usable(at, Activation, "during"):
        if source.ability.effect.possible(inside(at, source, at.scene)):
            yield source.ability


def can_activate(at: At) -> bool:
    """Whether there is such an ability."""
    return any(True for _ in activated(at))


def activation(at: At) -> Rule:
    """Resolve all own abilities with the Activation icon, in any order. [R-252]"""
    yield from trigger(at, Activation, "during", Scene())


def gain_resource(at: At) -> Rule:
    """Gain 1 Resource of choice. [R-253]"""
    yield from gain_any(at, 1)


ACTIONS: dict[str, Callable[[At], Rule]] = {
    "cleanse": cleanse,
    "affiliation": affiliation,
    "promotion": promotion,
    "activation": activation,
    "gain-resource": gain_resource,
}
POSSIBLE: dict[str, Callable[[At], bool]] = {
    "cleanse": can_cleanse,
    "affiliation": lambda at: any(affiliated(at, card) for card in at.player.hand),
    "promotion": can_promote,
    "activation": can_activate,
    "gain-resource": lambda at: True,
}
