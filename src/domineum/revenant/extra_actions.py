"""The five Extra actions of the Frigate board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask, sourced
from domineum.revenant import operations, rank
from domineum.revenant.abilities import bonus, flag, inside, trigger, usable
from domineum.revenant.conditions import boarded_house
from domineum.revenant.corruption import control, control_options
from domineum.revenant.hints import marked, trades_for
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.resources import gain as gain_resources
from domineum.revenant.state import NO_SCENE, At, Fleet, Rule, Scene, Turn
from domineum.revenant.trading import ask_or_trade, lacking, pay, payable, trades
from domineum.revenant.words import (
    EXTRAS,
    RANK_TOP,
    RESOURCE_OF,
    RESOURCES,
)

PROMOTION = (0, 0, 3, 0)
CLEANSE = (0, 1, 0, 0)
CHEAPER, SECOND = "cheaper", "second"


class Way(NamedTuple):
    """An Extra action, and what is chosen along with it."""

    extra: str
    what: str = ""
    """The card to play, what to pay with, or the Resource to gain."""
    bonus: str = ""
    """Of Affiliation with the House that was boarded."""


Ways: TypeAlias = list[Option[Way | None]]


def option(way: Way, **about: str) -> Option[Way | None]:
    """The option to take an Extra action in a way; it says what is chosen along with it."""
    about = {"extra": way.extra, **about}
    if not way.what:
        return Option("extra", way, **about)
    args = {**about, "bonus": way.bonus}
    return Option("extra", way, lambda: Message(f"option-extra-{way.extra}", args), **about)


GAIN: Ways = [option(Way("gain-resource", name), resource=name) for name in RESOURCES]
DONE: Option[Way | None] = Option("done", None)
END: Option[Way | None] = Option("end", None)


def step_five(fleet: Fleet) -> Rule:
    """Step 5: one Extra action, or none; whoever takes none has ended the turn. [R-055] [R-245]"""
    at = At(fleet, fleet.turn.seat)

    def options() -> Ways:
        return [*ways_of(at, EXTRAS), END]

    def blocked() -> Iterator[Blocked]:
        return why_not(at, EXTRAS)

    way = yield from ask_or_trade(at, "revenant.extra", options, blocked, confirm=True)
    if way is None:
        fleet.turn = Turn.of()
    else:
        yield from carry_out(at, way)


def take(at: At, which: str) -> Flow[bool]:
    """Take one of the Extra actions that are not covered by Corruption. [R-245] [R-246]

    What it plays, gains or is paid with is chosen with it.
    """
    names = EXTRAS if which == "any" else (which,)

    def options() -> Ways:
        return [*ways_of(at, names), DONE]

    only = ways_of(at, names) if which != "any" else []
    if len(only) == 1:
        way = only[0].value
    else:
        way = yield from ask_or_trade(at, "revenant.extra", options, lambda: why_not(at, names))
    if way is not None:
        yield from carry_out(at, way)
    return way is not None


def carry_out(at: At, way: Way) -> Rule:
    """Take an Extra action in the chosen way. [R-245]"""
    yield Event("extra", at.seat, "R-245", extra=way.extra, player=at.seat)
    yield from sourced(Message("from-extra", {"extra": way.extra}), ACTIONS[way.extra](at, way))


def ways_of(at: At, names: Sequence[str]) -> Ways:
    """All ways to take one of these Extra actions now. [RU-88]"""
    return [way for name in names if not covered(at, name) for way in WAYS[name](at)]


def why_not(at: At, names: Sequence[str]) -> Iterator[Blocked]:
    """Say which Extra actions cannot be taken, and why. [R-246]"""
    for name in names:
        if covered(at, name):
            yield Blocked(option(Way(name)), Message("blocked-covered"), "R-246")
        elif name == "affiliation":
            yield from why_not_affiliate(at)
        elif not available(at, name):
            yield Blocked(option(Way(name)), *REASONS[name](at))


def covered(at: At, name: str) -> bool:
    """Whether the Compartment of an Extra action is Corrupted. [R-099] [R-246]"""
    return at.player.corrupted[EXTRAS.index(name)] > 0


def available(at: At, name: str) -> bool:
    """Whether an Extra action can be chosen and would do something. [RU-88]"""
    return not covered(at, name) and bool(WAYS[name](at))


# -- Cleanse --------------------------------------------------------------------------------------


def why_not_cleanse(at: At) -> tuple[Message, str]:
    """Nothing to control, or nothing to pay with. [R-247]"""
    if not control_options(at, "either"):
        return Message("blocked-no-corruption"), "R-247"
    return Message("blocked-cleanse"), "R-247"


def ways_to_cleanse(at: At, ways: Sequence[str] = ("card", "energy")) -> Ways:
    """For a card or for Energy, if there is something to control. [R-247]"""
    found: Ways = []
    if not control_options(at, "either"):
        return found
    if "card" in ways and at.player.hand:
        found.append(option(Way("cleanse", "card"), price="card"))
    if "energy" in ways and payable(at, CLEANSE):
        paid = option(Way("cleanse", "energy"), price="energy")
        found.append(marked(paid, trades(at, CLEANSE)))
    return found


def cleanse(at: At, way: Way) -> Rule:
    """Control Corruption for a card, for 1 Energy, or for both, in any order. [R-247] [RU-89]"""
    yield from cleanse_once(at, way)
    other = "energy" if way.what == "card" else "card"
    ways = ways_to_cleanse(at, (other,))
    if ways:
        again = yield from ask(Question(at.seat, "revenant.cleanse", [*ways, DONE]))
        if again is not None:
            yield from cleanse_once(at, again)


def cleanse_once(at: At, way: Way) -> Rule:
    """Pay in one of the ways, and control 1 Corruption. [R-247]"""
    if way.what == "card":
        yield from operations.discard_one(at)
    else:
        yield from pay(at, CLEANSE)
    yield from control(at, 1, "either")


# -- Affiliation ----------------------------------------------------------------------------------


def matches(at: At, card: str) -> bool:
    """Whether a ship of the card's House was boarded in this turn. [R-248]"""
    return boarded_house(at) == flag(at, card)


def affiliated(at: At, card: str) -> bool:
    """Whether a card can be played with Affiliation, its discount included. [R-248]"""
    return operations.playable(at, card, int(matches(at, card)))


def ways_to_affiliate(at: At) -> Ways:
    """Each card, of the House that was boarded with each bonus; the option says if that takes a
    trade. [R-113] [R-248] [R-249] [RU-90]"""
    found = []
    for card in at.player.hand:
        if not operations.has_place(at, card):
            continue
        for chosen in (CHEAPER, SECOND) if matches(at, card) else ("",):
            cards = operations.trades_to_play(at, card, int(chosen == CHEAPER))
            if cards >= 0:
                about = {"card": card} | ({"bonus": chosen} if chosen else {})
                found.append(marked(option(Way("affiliation", card, chosen), **about), cards))
    return found


def why_not_affiliate(at: At) -> Iterator[Blocked]:
    """Say which cards cannot be played, and why. [R-173] [R-248]"""
    if not at.player.hand:
        yield Blocked(option(Way("affiliation")), Message("blocked-hand"), "R-248")
    for card in at.player.hand:
        if not affiliated(at, card):
            reason = operations.why_not(at, card, int(matches(at, card)))
            yield Blocked(option(Way("affiliation", card), card=card), *reason)


def affiliation(at: At, way: Way) -> Rule:
    """Play a card; if its House was boarded, 1 unit cheaper or followed by a second one. [R-248]"""
    yield from operations.play(at, way.what, int(way.bonus == CHEAPER))
    if way.bonus == SECOND:
        yield from operations.play_one(at)


# -- Promotion ------------------------------------------------------------------------------------


@ABILITIES.point("promotion")
class Promotion(Ability):
    """The Extra action Promotion; during it `discount` is counted in. [R-251]"""

    bonus = "discount"


def promotion_discount(at: At) -> int:
    """What abilities take off the cost of Promotion. [R-088]"""
    return bonus(at, Promotion, NO_SCENE)


def why_not_promote(at: At) -> tuple[Message, str]:
    """The highest Rank, or too little Science. [R-160] [R-251]"""
    if at.player.rank == RANK_TOP:
        return Message("blocked-rank"), "R-160"
    return lacking(at, PROMOTION, promotion_discount(at)), "R-251"


def ways_to_promote(at: At) -> Ways:
    """For 3 Science; the Rank ends at 3. [R-160] [R-251]"""
    if at.player.rank == RANK_TOP:
        return []
    cards = trades(at, PROMOTION, promotion_discount(at))
    return [marked(option(Way("promotion")), cards)] if cards >= 0 else []


def promotion(at: At, way: Way) -> Rule:
    """Spend 3 Science to increase the Captain's Rank. [R-251]"""
    yield from pay(at, PROMOTION, promotion_discount(at))
    yield from rank.increase(at)
    yield from trigger(at, Promotion, "after", Scene())


# -- Activation -----------------------------------------------------------------------------------


@ABILITIES.point("activation")
class Activation(Ability):
    """The Activation of the Captain. [R-252]"""

    captains = True
    timing: Literal["during"]


def activated(at: At) -> Iterator[Ability]:
    """The abilities with the Activation icon that would do something. [R-164] [R-252]"""
    for source in usable(at, Activation, "during"):
        if source.ability.effect.possible(inside(at, source, at.scene)):
            yield source.ability


def why_not_activate(at: At) -> tuple[Message, str]:
    """No ability with the icon, or none that would do something. [R-252]"""
    known = any(True for _ in usable(at, Activation, "during"))
    return Message("effect-impossible" if known else "blocked-activation"), "R-252"


def ways_to_activate(at: At) -> Ways:
    """As it is, if some ability would do something. [R-252]"""
    cards = [trades_for(at, ability.effect) for ability in activated(at)]
    return [marked(option(Way("activation")), min(cards))] if cards else []


def activation(at: At, way: Way) -> Rule:
    """Resolve all own abilities with the Activation icon, in any order. [R-252]"""
    yield from trigger(at, Activation, "during", Scene())


# -- Gain a Resource ------------------------------------------------------------------------------


def gain_resource(at: At, way: Way) -> Rule:
    """Gain 1 Resource of choice. [R-253]"""
    yield from gain_resources(at, RESOURCE_OF[way.what], sure=True)


ACTIONS: dict[str, Callable[[At, Way], Rule]] = {
    "cleanse": cleanse,
    "affiliation": affiliation,
    "promotion": promotion,
    "activation": activation,
    "gain-resource": gain_resource,
}
WAYS: dict[str, Callable[[At], Ways]] = {
    "cleanse": ways_to_cleanse,
    "affiliation": ways_to_affiliate,
    "promotion": ways_to_promote,
    "activation": ways_to_activate,
    "gain-resource": lambda at: GAIN,
}
REASONS: dict[str, Callable[[At], tuple[Message, str]]] = {
    "cleanse": why_not_cleanse,
    "promotion": why_not_promote,
    "activation": why_not_activate,
}
