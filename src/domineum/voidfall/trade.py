"""Trade tokens and Trade bonuses."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask, sourced
from domineum.kernel.effects import resolve_chosen
from domineum.voidfall.cards.abilities import ABILITIES, Ability, Reaction, trigger
from domineum.voidfall.cards.at import At, about_to, did
from domineum.voidfall.cards.costs import Cost, payment
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS, Gains
from domineum.voidfall.state import Voidfall

STACKED_FROM = 3
"""With this many players the Trade spaces hold stacks of two."""


@ABILITIES.point("trade_capacity")
class TradeCapacity(Ability):
    """In Clean-up this many Trade tokens may lie here instead of on an Agenda; they cover no
    Upkeep."""

    add: int
    """How many."""


@ABILITIES.point("after_return_trade")
class AfterReturnTrade(Reaction):
    """After a Trade token of yours was returned to the Galactic board, for whatever reason."""


def bottommost(state: Voidfall) -> int:
    """The lowest space with a Trade token, or -1.  [V-403]"""
    return max((space for space, tokens in enumerate(state.trade) if tokens), default=-1)


def bonus_options(state: Voidfall, at: At, space: int) -> list[Option[int]]:
    """The Trade bonus of a space or of any one space below it.  [V-404]"""
    bonuses = state.content.trade_bonuses
    return [
        Option("bonus", i, bonuses[i].describe, space=i + 1)
        for i in range(space, len(bonuses))
        if bonuses[i].possible(at)
    ]


def gain_bonus(at: At, space: int) -> Flow[None]:
    """Gain one Trade bonus.  [V-404]"""
    options = bonus_options(at.state, at, space)
    if options:
        choice = yield from ask(Question(at.seat, "voidfall.trade-bonus", options))
        bonus = at.state.content.trade_bonuses[choice]
        yield from sourced("trade-bonus", resolve_chosen(bonus, at.inside()))


def take_token(at: At) -> Flow[int]:
    """Take the bottommost Trade token; return the space it lay on.  [V-403]"""
    space = bottommost(at.state)
    at.state.trade[space] -= 1
    at.player.loose_trade += 1
    yield Event("trade", at.seat, "V-403", player=at.seat, space=space + 1)
    return space


@EFFECTS.leaf("gain_trade")
class GainTrade(Gains):
    """Gain a Trade token and a Trade bonus; nothing if the board is empty.  [V-403] [V-405]"""

    harmless = True

    def possible(self, at: At) -> bool:
        return bottommost(at.state) >= 0

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-trade"), "V-405"

    def resolve(self, at: At) -> Flow[bool]:
        yield from about_to(at, "gained_trade")
        space = yield from take_token(at)
        yield from gain_bonus(at, space)
        yield from did(at, "gained_trade")
        return True


@EFFECTS.leaf("gain_trade_token")
class GainTradeToken(Gains):
    """Gain a Trade token without its bonus."""

    harmless = True

    def possible(self, at: At) -> bool:
        return bottommost(at.state) >= 0

    def resolve(self, at: At) -> Flow[bool]:
        yield from about_to(at, "gained_trade")
        yield from take_token(at)
        yield from did(at, "gained_trade")
        return True


@EFFECTS.leaf("trade_bonus")
class TradeBonus(Effect[At]):
    """Gain the bonus of the space a token was just returned to, or of one below."""

    def possible(self, at: At) -> bool:
        return at.space >= 0 and bool(bonus_options(at.state, at, at.space))

    def resolve(self, at: At) -> Flow[bool]:
        yield from gain_bonus(at, at.space)
        return True


def put_back(at: At) -> Flow[None]:
    """A returned Trade token goes to the topmost empty space, or completes the lowest stack.

    [V-408] [V-409]
    """
    state = at.state
    low = bottommost(state)
    stacked = len(state.players) >= STACKED_FROM
    space = low if stacked and low >= 0 and state.trade[low] == 1 else low + 1
    state.trade[space] += 1
    yield Event("trade-returned", at.seat, "V-408", player=at.seat, space=space + 1)
    yield from trigger(at, AfterReturnTrade, space=space)


def held_tokens(at: At) -> list[Option[int]]:
    """Where the player's unflipped Trade tokens lie: -1 loose, -2 stored, else a slot."""
    player = at.player
    options = []
    if player.loose_trade:
        options.append(Option("token-loose", -1))
    if player.stored_trade:
        options.append(Option("token-stored", -2))
    options += [
        Option("token", i, partial(Message, "option-token", {"agenda": slot.agenda}), slot=i)
        for i, slot in enumerate(player.slots)
        if slot.trade
    ]
    return options


def lift_token(at: At, place: int) -> None:
    """Take a Trade token from where it lies."""
    if place == -1:
        at.player.loose_trade -= 1
    elif place == -2:
        at.player.stored_trade -= 1
    else:
        at.player.change(place, trade=False)


@payment("return_trade", lambda at, n, cost: at.player.trade >= n)
def return_trade(at: At, amount: int, cost: Cost) -> Flow[None]:
    """Pay with an unflipped Trade token, which returns to the board at once.  [V-072] [V-407]"""
    for _ in range(amount):
        place = yield from ask(Question(at.seat, "voidfall.return-trade", held_tokens(at)))
        lift_token(at, place)
        yield from put_back(at)


@COUNTS.word("trade")
class TradeTokens(Count):
    """Your Trade tokens."""

    flipped: Literal[True] | None = None
    """With the one that was flipped in this turn."""

    def of(self, at: At) -> int:
        turn = at.state.turn
        return at.player.trade + int(
            self.flipped is not None and turn.flipped and turn.seat == at.seat
        )
