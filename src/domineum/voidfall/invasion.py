"""Invasions: Fleet movement, Combat and its outcome."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Effect, Flow, Message, Seat
from domineum.kernel.effects import joined, resolve_chosen
from domineum.voidfall.battle import Outcome
from domineum.voidfall.cards.abilities import ABILITIES, abilities
from domineum.voidfall.cards.at import At, Conquest, about_to, did
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.combat.abilities import BuyAbsorption, ReinforceAfter
from domineum.voidfall.combat.decisions import bring_back, fight
from domineum.voidfall.combat.rules import start
from domineum.voidfall.combat.sides import sides_of
from domineum.voidfall.conquest import OfPrey, conquer, fits
from domineum.voidfall.deployment import deploy_one
from domineum.voidfall.fleet_movement import choose_target, move_in, targets
from domineum.voidfall.fleets import take_over
from domineum.voidfall.state import NOBODY, setting_out
from domineum.voidfall.tokens import lose_glory


@ABILITIES.point("before_combat")
class BeforeCombat(OfPrey):
    """When you invade a sector that is one of `target`, after Fleet movement and before Combat."""


def invade(
    at: At,
    corrupted: bool = False,
    sold: list[BuyAbsorption] | None = None,
    reward: Effect[At] | None = None,
) -> Flow[bool]:
    """Fleet movement, Combat, outcome; return whether it was not forfeited.  [V-272]"""
    choice = yield from choose_target(at, corrupted)
    if choice is None:
        return False
    n, mode = choice
    state = at.state
    yield from about_to(at, "invaded")
    price = price_of_absorption([*(sold or []), *abilities(state, at.seat, BuyAbsorption)])
    force = state.invasion = setting_out(at.seat, n, price.plain())
    yield from move_in(at, force, mode)
    sector = state.sectors[n]
    before = Conquest(n, sector.voidborn, sector.corrupted, sector.population)
    at.conquest = before
    yield from _before_combat(at, before)
    owner = state.sectors[n].owner
    rival = owner if owner != NOBODY else None
    battle = start(*sides_of(state, force))
    seats: dict[str, Seat | None] = {"invader": at.seat, "defender": rival}
    end = yield from fight(state, battle, seats, n, price)
    state.invasion = None
    bring_back(state, at.seat, end.invader)
    if rival is None:
        state.change(n, voidborn=end.defender.fleets.voidborn)
    else:
        state.change(n, fleets=end.defender.fleets.ships)
        bring_back(state, rival, end.defender)
    yield from _outcome(at, before, end, rival, reward)
    return True


def _before_combat(at: At, before: Conquest) -> Flow[None]:
    """Salvage Scanner: place a Reclaim token after the movement, if wanted.  [V-344]"""
    for ability in abilities(at.state, at.seat, BeforeCombat):
        inside = at.inside(same=before.sector)
        fit = fits(ability.target, before) and ability.effect.possible(inside)
        if fit and (yield from ability.effect.wanted(inside)):
            yield from resolve_chosen(ability.effect, inside)


def price_of_absorption(sold: list[BuyAbsorption]) -> Cost:
    """Bombard sells Absorption during the Combat.  [V-317] [V-336]"""
    return sold[0].cost if sold else FREE


def _outcome(
    at: At, before: Conquest, end: Outcome, rival: Seat | None, reward: Effect[At] | None
) -> Flow[None]:
    """Invader victory, Defender victory, or a tie.  [V-345] [V-346] [V-362] [V-363]"""
    state, n = at.state, before.sector
    if end.winner == "defender":
        yield from _launched(at, n, end)
        return
    won = end.winner == "invader"
    state.change(n, owner=at.seat if won else NOBODY, fleets=end.invader.fleets.ships)
    won = (yield from _reinforce(at, n)) or won
    yield from _launched(at, n, end)
    if won:
        losses = sum(end.invader.recalled)
        yield from conquer(at, before, rival, reward)
        yield from did(
            at, "invaded", sector=n, losses=losses, voidborn=before.voidborn,
            population=before.population, was_corrupted=int(before.corrupted),
        )  # fmt: skip
        return
    if rival is not None:
        yield from lose_glory(state, rival, "V-362")
    yield from take_over(at if rival is None else At(state, rival), n)


def _launched(at: At, n: int, end: Outcome) -> Flow[None]:
    """What Carriers deployed counts when the Combat is over, whoever has won."""
    for _ in range(end.deployed):
        yield from did(at, "deployed", sector=n)


def _reinforce(at: At, n: int) -> Flow[bool]:
    """Combat Replicators: deploy after winning or tying; a tie becomes a victory.  [V-344]"""
    deployed = False
    for ability in abilities(at.state, at.seat, ReinforceAfter):
        for _ in range(ability.deploy):
            deployed = bool((yield from deploy_one(at, [n], None, True))) or deployed
    return deployed


# -- the leaves ---------------------------------------------------------------------------------


class AnyInvade(Effect[At]):
    """An Invasion; subclasses say of what, and what comes with it."""

    corrupted: bool = False
    asks = True

    def possible(self, at: At) -> bool:
        return bool(targets(at, self.corrupted))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-target"), "V-268"


@EFFECTS.leaf("invade")
class Invade(AnyInvade):
    """One Invasion.  [V-268]"""

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from invade(at))


@EFFECTS.leaf("invade_corrupted")
class InvadeCorrupted(AnyInvade):
    """One Invasion of a Corrupted sector.  [V-274]"""

    corrupted = True

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from invade(at, corrupted=True))


@EFFECTS.leaf("invade_with")
class InvadeWith(AnyInvade):
    """One Invasion with combat abilities of the card."""

    abilities: list[BuyAbsorption]
    """Those are yours during this Invasion."""

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from invade(at, sold=self.abilities))

    def describe(self) -> Message:
        lines = joined("list-lines", [ability.describe() for ability in self.abilities])
        return Message("effect-invade-with", {"abilities": lines})


@EFFECTS.leaf("invade_then")
class InvadeThen(AnyInvade):
    """One Invasion, and an effect if the sector is conquered."""

    then: Effect[At]
    target: Literal["any", "corrupted"] = "any"

    def possible(self, at: At) -> bool:
        return bool(targets(at, self.target == "corrupted"))

    def resolve(self, at: At) -> Flow[bool]:
        corrupted = self.target == "corrupted"
        return (yield from invade(at, corrupted=corrupted, reward=self.then))

    def describe(self) -> Message:
        return Message("effect-invade-then", {"target": self.target, "then": self.then.describe()})
