"""The Revenant: Reinforce and Hypercharge; Scanner and Colony cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask, sourced
from domineum.revenant.abilities import bonus, trigger
from domineum.revenant.deployment import DEPLOY, deploy
from domineum.revenant.hints import marked
from domineum.revenant.movement import name_of
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.resources import affordable
from domineum.revenant.state import NO_SCENE, At, Fleet, Owed, Rule, Scene
from domineum.revenant.trading import pay, payable, trades
from domineum.revenant.words import (
    CYCLES,
    HYPERCHARGE,
    ON_SCANNER,
    OUTER,
    REINFORCE,
    SHIPS,
    SHUTTLE,
    SUPPLY,
)

PRICE = (1, 1, 0, 1)
"""Reinforce costs 1 Material, 1 Energy and 1 Neutronium. [R-230]"""
TOKENS = 2
LOOKING = ""
"""Stands for a Colony while a player looks through the deck before putting one out."""


@ABILITIES.point("revenant_action")
class RevenantAction(Ability):
    """Any action on board the Revenant; during it `discount` is counted in. [R-228]"""

    bonus = "discount"


@ABILITIES.point("reinforce")
class Reinforce(Ability):
    """The action Reinforce; during it `discount` is counted in. [R-230]"""

    bonus = "discount"


@ABILITIES.point("hypercharge")
class Hypercharge(Ability):
    """The action Hypercharge; during it `discount` is counted in. [R-235]"""

    bonus = "discount"


def discount(at: At, action: type[Ability]) -> int:
    """What abilities take off the cost of an action on the Revenant. [R-088] [RU-61]"""
    return bonus(at, action, NO_SCENE) + bonus(at, RevenantAction, NO_SCENE)


def neutronium(fleet: Fleet, card: str) -> int:
    """The cost of a Scanner or Colony card. [R-235] [R-240] [R-244]"""
    if card in fleet.content.scanners:
        return fleet.content.scanners[card].neutronium
    return fleet.content.colonies[card].neutronium


def open_offers(at: At) -> list[str]:
    """The revealed cards that the player can pay for, traded or not. [R-113] [R-235]"""
    less = discount(at, Hypercharge)
    return [c for c in at.state.offer if payable(at, (0, 0, 0, neutronium(at.state, c)), less)]


def can_pay(at: At, space: int) -> bool:
    """Whether the cost of an action on the Revenant can be paid without trading. [R-065] [R-074]"""
    if space == REINFORCE:
        return affordable(at.player, PRICE, discount(at, Reinforce))
    less = discount(at, Hypercharge)
    prices = [(0, 0, 0, neutronium(at.state, card)) for card in at.state.offer]
    return any(affordable(at.player, price, less) for price in prices)


def owed(at: At, space: int) -> Owed | None:
    """What who has boarded a space keeps until the action: its cost, of cards the cheapest.

    Nothing makes up for it: the cost is mandatory. [R-228] [RU-86]
    """
    if space == REINFORCE:
        return PRICE, discount(at, Reinforce)
    if space == HYPERCHARGE:
        cheapest = min(neutronium(at.state, card) for card in at.state.offer)
        return (0, 0, 0, cheapest), discount(at, Hypercharge)
    return None


def crew_action(at: At, space: int) -> Rule:
    """Take the action of the boarded space, then use what it triggers. [R-228] [RU-86]"""
    action: type[Ability] = Reinforce if space == REINFORCE else Hypercharge
    yield from (reinforce(at) if space == REINFORCE else hypercharge(at))
    scene = Scene()
    yield from trigger(at, action, "after", scene)
    yield from trigger(at, RevenantAction, "after", scene)


def reinforce(at: At) -> Rule:
    """Pay, deploy a House ship, place a Protection token; all mandatory. [R-231] [R-232]"""
    yield from pay(at, PRICE, discount(at, Reinforce))
    yield from deploy(at, "any", tuple(OUTER), mandatory=True)
    yield from protect(at, mandatory=True)


def coverable(fleet: Fleet) -> list[tuple[int, int]]:
    """Where a Protection token may go: (space, effect). [R-232] [R-233] [R-234]"""
    if sum(cover > 0 for cover in fleet.covered) == TOKENS:
        return []
    return [
        (space, effect)
        for space, card in enumerate(fleet.failures)
        if card and not fleet.covered[space]
        for effect in (1, 2)
        if effect == 1 or fleet.content.failures[card].type == "hull"
    ]


def why_not_cover(fleet: Fleet) -> Iterator[Blocked]:
    """Say which effects cannot be covered, and why. [R-232] [R-233]"""
    open_ = coverable(fleet)
    for space, card in enumerate(fleet.failures):
        for effect in (1, 2):
            if card and (space, effect) not in open_:
                option = Option("cover", (space, effect), failure=card, effect=effect)
                if fleet.covered[space]:
                    yield Blocked(option, Message("blocked-token"), "R-232")
                else:
                    yield Blocked(option, Message("blocked-core"), "R-233")


def protect(at: At, mandatory: bool = False) -> Flow[bool]:
    """Cover one of the effects of a revealed Failure. [R-232]"""
    fleet = at.state
    options: list[Option[tuple[int, int] | None]] = [
        Option("cover", (space, effect), failure=fleet.failures[space], effect=effect)
        for space, effect in coverable(fleet)
    ]
    if not options:
        return False
    if not mandatory:
        options.append(Option("done", None))
    blocked = partial(why_not_cover, fleet)
    chosen = yield from ask(Question(at.seat, "revenant.protect", options, blocked))
    if chosen is None:
        return False
    space, effect = chosen
    fleet.covered[space] = effect
    failure = fleet.failures[space]
    yield Event("covered", at.seat, "R-232", failure=failure, effect=effect, player=at.seat)
    return True


def why_not_charge(at: At) -> Iterator[Blocked]:
    """Say which revealed cards are too expensive. [R-235]"""
    open_ = open_offers(at)
    for card in at.state.offer:
        if card not in open_:
            option = Option("charge", card, offer=card)
            yield Blocked(option, Message("blocked-cost"), "R-235")


def hypercharge(at: At) -> Rule:
    """Pay for a card, gain its benefits, prepare the jump. [R-235] [R-236] [R-237] [R-238]"""
    fleet = at.state
    less = discount(at, Hypercharge)
    options = [
        marked(
            Option("charge", card, offer=card),
            trades(at, (0, 0, 0, neutronium(at.state, card)), less),
        )
        for card in open_offers(at)
    ]
    blocked = partial(why_not_charge, at)
    card = yield from ask(Question(at.seat, "revenant.hypercharge", options, blocked))
    yield from pay(at, (0, 0, 0, neutronium(at.state, card)), less)
    yield charged(at.state, card, at.seat, "R-235")
    if card in at.content.scanners:
        yield from gain_benefits(at, card)
    select(fleet, card)


def charged(fleet: Fleet, card: str, seat: int, rule: str) -> Event:
    """Say what was chosen: a jump, or in Cycle 4 a Colony without one. [R-235] [R-238]"""
    kind = "hypercharged" if card in fleet.content.scanners else "chose-colony"
    return Event(kind, seat, rule, offer=card, player=seat)


def gain_benefits(at: At, card: str) -> Rule:
    """Gain all benefits of a Scanner card, as far as possible. [R-236] [R-239] [RU-86]"""
    benefits = at.content.scanners[card].benefits
    if benefits is not None and benefits.possible(at):
        at.must = True
        yield from sourced(Message("from-offer", {"offer": card}), benefits.resolve(at))
        at.must = False


def select(fleet: Fleet, card: str) -> None:
    """Keep the chosen card, discard the others, plan the Hyperjump. [R-237] [R-238]"""
    others = tuple(other for other in fleet.offer if other != card)
    fleet.offer = (card,)
    if fleet.cycle == CYCLES:
        fleet.colony = card
        fleet.colonies_out += tuple((-1, other) for other in others)
    else:
        fleet.scanner_discard += others
        fleet.jumping = 1


def discard_colonies(at: At, number: int) -> Rule:
    """Look through the Colony deck, put cards out of the game, shuffle the rest. [R-241]"""
    fleet = at.state
    fleet.reveal()
    before, already = fleet.colonies_out, len(fleet.colonies_out)
    fleet.colonies_out += ((at.seat, LOOKING),)
    for _ in range(min(number, len(fleet.colonies))):
        cards = sorted(fleet.colonies)
        options = [Option("remove", card, colony=card) for card in cards]
        card = yield from ask(Question(at.seat, "revenant.colonies", options))
        fleet.colonies = tuple(c for c in fleet.colonies if c != card)
        before += ((at.seat, card),)
        fleet.colonies_out = before
    shuffle_colonies(fleet)
    out = len(before) - already
    yield Event("colonies", at.seat, "R-241", n=out, player=at.seat)


def shuffle_colonies(fleet: Fleet) -> None:
    """Shuffle the Colony deck."""
    cards = list(fleet.colonies)
    fleet.random.shuffle(cards)
    fleet.colonies = tuple(cards)


def free_shuttles(fleet: Fleet) -> list[int]:
    """Shuttles of the supply. [R-242]"""
    return [ship for ship in range(SHUTTLE, SHIPS, 4) if fleet.place[ship] == SUPPLY]


def choose_shuttle(at: At) -> Rule:
    """Put an available Shuttle on the Scanner card; it arrives with the Hyperjump. [R-242]"""
    options = [DEPLOY[ship] for ship in free_shuttles(at.state)]
    ship = yield from ask(Question(at.seat, "revenant.shuttle", options))
    board_shuttle(at.state, ship)
    yield Event("passenger", at.seat, "R-242", ship=name_of(ship), player=at.seat)


def board_shuttle(fleet: Fleet, ship: int) -> None:
    """Let a Shuttle wait on the chosen Scanner card. [R-123] [R-242]"""
    fleet.place[ship] = ON_SCANNER
    fleet.passenger = ship
