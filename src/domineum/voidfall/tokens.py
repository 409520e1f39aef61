"""Bounty, Reclaim and Glory tokens."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask, sourced
from domineum.kernel.effects import may_decline, sole
from domineum.voidfall.cards.abilities import ABILITIES, Ability, active
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.costs import Cost, payment
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS, gain_influence
from domineum.voidfall.cards.texts import Args
from domineum.voidfall.production import gain
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import RESOURCES

MAX_GLORY = 5


# -- Bounty and Reclaim -------------------------------------------------------------------------


def draw_bounty(state: Voidfall) -> str:
    """Take the top Bounty token face down, or nothing from an empty pile.  [V-006]"""
    return state.bounty_pile.pop() if state.bounty_pile else ""


def draw_reclaim(state: Voidfall) -> str:
    """Take the top Reclaim token face down, or nothing from an empty pile.  [V-006]"""
    return state.reclaim_pile.pop() if state.reclaim_pile else ""


def compensate(at: At) -> Flow[None]:
    """With an empty pile, 1 Influence or 1 resource instead.  [V-369]"""
    options: list[Option[int]] = [Option("influence", -1)]
    options += [Option("resource", i, resource=name) for i, name in enumerate(RESOURCES)]
    choice = yield from ask(Question(at.seat, "voidfall.compensation", options))
    if choice < 0:
        yield from gain_influence(at, 1, "compensation", "V-369")
    else:
        yield from gain(at, choice, 1)


def place_bounty(at: At, n: int) -> Flow[bool]:
    """Lay a Bounty token face down on a sector; from an empty pile gain something. [V-369]"""
    token = draw_bounty(at.state)
    if token:
        at.state.change(n, bounty=(*at.state.sectors[n].bounty, token))
    else:
        yield from compensate(at)
    return bool(token)


def place_reclaim(at: At, n: int) -> Flow[bool]:
    """Lay a Reclaim token face down on a sector; from an empty pile gain something. [V-369]"""
    token = draw_reclaim(at.state)
    if token:
        at.state.change(n, reclaim=(*at.state.sectors[n].reclaim, token))
    else:
        yield from compensate(at)
    return bool(token)


def resolve_bounty(at: At, token: str) -> Flow[None]:
    """Turn a Bounty token up, gain what it shows, and keep it.  [V-364] [V-366]"""
    at.state.reveal()
    at.player.bounty.append(token)
    yield Event("bounty", at.seat, "V-364", player=at.seat, bounty=token)
    effect = at.state.content.bounties[token].effect
    yield from sourced("bounty", effect.resolve(at.inside(at.same)))
    yield from did(at, "gained_bounty")


def resolve_reclaim(at: At, token: str, n: int) -> Flow[None]:
    """Turn a Reclaim token up; what it places goes to its sector.  [V-364] [V-365]"""
    at.state.reveal()
    at.player.reclaim.append(token)
    yield Event("reclaim", at.seat, "V-365", player=at.seat, reclaim=token, sector=n)
    effect = at.state.content.reclaims[token].effect
    inside = at.inside(same=n)
    if effect.possible(inside):
        yield from sourced("reclaim", effect.resolve(inside))


@EFFECTS.leaf("gain_bounty")
class GainBounty(Effect[At]):
    """Draw and resolve Bounty tokens.  [V-366]"""

    amount: int

    def resolve(self, at: At) -> Flow[bool]:
        for _ in range(self.amount):
            token = draw_bounty(at.state)
            if token:
                yield from resolve_bounty(at, token)
            else:
                yield from compensate(at)
        return True


@EFFECTS.leaf("gain_reclaim")
class GainReclaim(Effect[At]):
    """Draw and resolve Reclaim tokens as if they had lain on a sector.  [V-365]"""

    amount: int
    where: Literal["home", "same"] = "home"

    def resolve(self, at: At) -> Flow[bool]:
        n = at.same if self.where == "same" else at.state.home(at.seat)
        for _ in range(self.amount):
            token = draw_reclaim(at.state)
            if token:
                yield from resolve_reclaim(at, token, n)
            else:
                yield from compensate(at)
        return True


@payment("discard_bounty", lambda at, n, cost: len(at.player.bounty) >= n)
def _discard_bounty(at: At, amount: int, cost: Cost) -> Flow[None]:
    """A discarded Bounty token is shuffled back into its pile.  [V-368]"""
    yield from _discard(at, at.player.bounty, at.state.bounty_pile, "bounty", amount)


@payment("discard_reclaim", lambda at, n, cost: len(at.player.reclaim) >= n)
def _discard_reclaim(at: At, amount: int, cost: Cost) -> Flow[None]:
    """A discarded Reclaim token is shuffled back into its pile.  [V-368]"""
    yield from _discard(at, at.player.reclaim, at.state.reclaim_pile, "reclaim", amount)


def _token_text(kind: str, token: str) -> Message:
    return Message(f"{kind}-token", {kind: token})


def _discard(at: At, held: list[str], pile: list[str], kind: str, amount: int) -> Flow[None]:
    for _ in range(amount):
        options = [
            Option("discard", token, partial(_token_text, kind, token), **{kind: token})
            for token in dict.fromkeys(held)
        ]
        token = yield from ask(Question(at.seat, f"voidfall.discard-{kind}", options))
        held.remove(token)
        pile.append(token)
        at.state.shuffle_unseen(pile)
        yield Event("discarded", at.seat, "V-368", player=at.seat, what=_token_text(kind, token))


# -- Glory --------------------------------------------------------------------------------------


def choose_glory(state: Voidfall, seat: Seat, topic: str) -> Flow[int]:
    """Let a player choose one of their Glory tokens by its value."""
    values = sorted(set(state.players[seat].glory))
    options = [Option("glory", value, value=value) for value in values]
    return (yield from ask(Question(seat, topic, options, public=True)))


def lose_glory(state: Voidfall, seat: Seat, rule: str) -> Flow[None]:
    """Discard one Glory token of one's choice, if there is one.  [V-252] [V-374]"""
    glory = state.players[seat].glory
    if glory:
        value = yield from choose_glory(state, seat, "voidfall.lose-glory")
        glory.remove(value)
        yield Event("glory-lost", seat, rule, player=seat, value=value)


@ABILITIES.point("upgrade_new_glory")
class UpgradeNewGlory(Ability):
    """Right after gaining a Glory token you may upgrade it once."""


def take_glory(at: At, value: int) -> Flow[None]:
    """Gain a Glory token; an event may let it be upgraded at once.  [V-371]"""
    glory = at.player.glory
    glory.append(value)
    yield Event("glory", at.seat, "V-371", player=at.seat, value=value)
    if value < MAX_GLORY and active(at.state, at.seat, UpgradeNewGlory):
        options = [Option("upgrade", True, value=value), Option("forfeit", False)]
        if (yield from ask(Question(at.seat, "voidfall.upgrade-new", options))):
            yield from upgrade_glory(at, value)
    yield from did(at, "gained_glory")


def upgrade_glory(at: At, value: int) -> Flow[None]:
    """Exchange a Glory token for one of exactly 1 more.  [V-376]"""
    at.player.glory.remove(value)
    at.player.glory.append(value + 1)
    yield Event("glory-upgraded", at.seat, "V-376", player=at.seat, value=value + 1)
    yield from did(at, "upgraded_glory")


@EFFECTS.leaf("gain_glory")
class GainGlory(Effect[At]):
    """Gain a Glory token of a value.  [V-371]"""

    value: int

    def resolve(self, at: At) -> Flow[bool]:
        if not (yield from self.wanted(at)):
            return False
        yield from take_glory(at, self.value)
        return True


@EFFECTS.leaf("upgrade_glory")
class UpgradeGlory(Effect[At]):
    """Upgrade one Glory token by 1; a rival would gain more by it.  [V-376] [V-074]"""

    meant = True

    def possible(self, at: At) -> bool:
        return any(value < MAX_GLORY for value in at.player.glory)

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-upgrade"), "V-376"

    def resolve(self, at: At) -> Flow[bool]:
        values = sorted({value for value in at.player.glory if value < MAX_GLORY})
        options = [Option("upgrade", value, value=value) for value in values]
        if may_decline(at):
            options.append(Option("forfeit", 0))
        question = Question(at.seat, "voidfall.upgrade", options, usual=sole(options))
        value = yield from ask(question)
        if value:
            yield from upgrade_glory(at, value)
        return bool(value)


@payment("discard_glory", lambda at, n, cost: len(at.player.glory) >= n)
def _discard_glory(at: At, amount: int, cost: Cost) -> Flow[None]:
    for _ in range(amount):
        value = yield from choose_glory(at.state, at.seat, "voidfall.discard-glory")
        at.player.glory.remove(value)
        yield Event("glory-lost", at.seat, "V-371", player=at.seat, value=value)


# -- counts -------------------------------------------------------------------------------------


@COUNTS.word("bounty")
class BountyTokens(Count):
    """Bounty tokens beside your House mat."""

    def of(self, at: At) -> int:
        return len(at.player.bounty)


@COUNTS.word("reclaim")
class ReclaimTokens(Count):
    """Reclaim tokens beside your House mat."""

    def of(self, at: At) -> int:
        return len(at.player.reclaim)


@COUNTS.word("glory")
class GloryTokens(Count):
    """Your Glory tokens."""

    value_min: int | None = None
    """Only those of this value or a higher one."""

    def of(self, at: At) -> int:
        least = self.value_min or 1
        return sum(1 for value in at.player.glory if value >= least)

    def form(self) -> str:
        return "" if self.value_min is None else "of"

    def args(self, n: int) -> Args:
        return {"n": n, "number": self.value_min or 0}


@COUNTS.word("glory_value")
class GloryValue(Count):
    """The values of your Glory tokens together."""

    best: int | None = None
    """Only of this many of the highest ones."""

    def of(self, at: At) -> int:
        return sum(sorted(at.player.glory, reverse=True)[: self.best])

    def form(self) -> str:
        return "" if self.best is None else "of"

    def args(self, n: int) -> Args:
        return {"n": n, "number": self.best or 0}
