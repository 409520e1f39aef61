"""Upkeep, in the Evaluation Phase: what it is, and what satisfies it."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Event, Flow, Option, Question, Seat, ask
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities, active
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import lose_influence
from domineum.voidfall.cards.texts import amounts_text
from domineum.voidfall.sectors import sector_upkeep
from domineum.voidfall.state import Player, Voidfall
from domineum.voidfall.void.havens import shelter
from domineum.voidfall.words import CREDITS, ENERGY, FOOD, MATERIALS, RESOURCES

AGENDA_UPKEEP = 2
UNPAID_UPKEEP = 3


@ABILITIES.point("upkeep_free")
class UpkeepFree(Ability):
    """In the Evaluation Phase the Upkeep of your sectors, but not of Agendas, is satisfied for
    free; objectives still count it."""

    scope: Literal["sectors"]
    """Of the sectors alone."""


@ABILITIES.point("upkeep_substitute")
class UpkeepSubstitute(Ability):
    """In Upkeep a Credit may satisfy this much, any number of times. [V-144]"""

    spend: dict[Literal["credits"], Literal[1]]
    """What is spent."""
    satisfies: int
    """How much Upkeep that is."""


def upkeep_terms(state: Voidfall, seat: Seat) -> list[tuple[str, int]]:
    """The Upkeep by Agenda and sector.  [V-140] [V-141] [V-142]"""
    terms = [
        (f"agenda-{slot.agenda}", AGENDA_UPKEEP)
        for slot in state.players[seat].slots
        if slot.agenda and not slot.trade
    ]
    sectors = [(f"sector-{n}", sector_upkeep(state, n)) for n in state.own(seat)]
    return terms + [(name, amount) for name, amount in sectors if amount]


def sectors_upkeep(state: Voidfall, seat: Seat) -> int:
    """The Upkeep of a player's sectors."""
    return sum(sector_upkeep(state, n) for n in state.own(seat))


@COUNTS.word("upkeep")
class Upkeep(Count):
    """The Upkeep now; in the Evaluation Phase the one that was counted in step 2."""

    scope: Literal["sectors"] | None = None
    """That of your sectors alone, as it is now."""

    def of(self, at: At) -> int:
        if self.scope == "sectors":
            return sectors_upkeep(at.state, at.seat)
        if at.player.upkeep is not None:
            return at.player.upkeep
        return sum(amount for _, amount in upkeep_terms(at.state, at.seat))


@COUNTS.word("unpaid_upkeep")
class UnpaidUpkeep(Count):
    """Upkeep that you could not satisfy in this Evaluation Phase."""

    def of(self, at: At) -> int:
        return at.player.unpaid


def satisfiable(player: Player, upkeep: int) -> int:
    """1 Food, or 2 of Materials and Energy in any mix, for each Upkeep.  [V-143] [V-146]"""
    pairs = (player.stock[MATERIALS] + player.stock[ENERGY]) // 2
    return min(upkeep, player.stock[FOOD] + pairs)


def pay_upkeep(state: Voidfall, seat: Seat) -> Flow[None]:
    """Satisfy as much Upkeep as possible; lose 3 Influence for each that is not. [V-145]"""
    at = At(state, seat)
    player = at.player
    due = player.upkeep = sum(amount for _, amount in upkeep_terms(state, seat))
    if active(state, seat, UpkeepFree):
        due -= sectors_upkeep(state, seat)
    before = list(player.stock)
    due = yield from _pay_with_substitutes(at, due)
    paid = satisfiable(player, due)
    yield from _pay_mix(at, paid)
    spent = [had - has for had, has in zip(before, player.stock, strict=True)]
    what = amounts_text(dict(zip(RESOURCES, spent, strict=True)))
    player.unpaid = due - paid
    event = Event(
        "upkeep", seat, "V-143", player=seat, upkeep=player.upkeep, paid=paid,
        unpaid=player.unpaid, what=what,
    )  # fmt: skip
    yield event.because(partial(upkeep_terms, state, seat))
    had = player.influence
    if player.unpaid:
        yield from lose_influence(at, UNPAID_UPKEEP * player.unpaid, "upkeep", "V-145")
    player.note_evaluation(
        state.cycle, upkeep=player.upkeep, spent=tuple(spent), unpaid=player.unpaid,
        gains=player.evaluation_gains("upkeep", player.influence - had),
    )  # fmt: skip
    if state.void is not None:
        yield from shelter(state, seat)


def _pay_with_substitutes(at: At, due: int) -> Flow[int]:
    """A Technology may let Credits satisfy Upkeep.  [V-144]"""
    for ability in abilities(at.state, at.seat, UpkeepSubstitute):
        choices = credit_choices(at.player, due, ability.satisfies)
        if choices[-1]:
            options = [Option("upkeep-credits", n, amount=n) for n in choices]
            about = {"upkeep": due}
            question = Question(at.seat, "voidfall.upkeep.credits", options, about=about)
            spent = yield from ask(question)
            at.player.stock[CREDITS] -= spent
            due = max(0, due - spent * ability.satisfies)
    return due


def credit_choices(player: Player, due: int, satisfies: int) -> list[int]:
    """How many Credits may be spent: enough that nothing stays unpaid that they can pay. [V-146]"""
    most = min(player.stock[CREDITS], -(-due // satisfies))

    def unpaid(spent: int) -> int:
        left = max(0, due - spent * satisfies)
        return left - satisfiable(player, left)

    return [n for n in range(most + 1) if unpaid(n) == unpaid(most)]


def _pay_mix(at: At, paid: int) -> Flow[None]:
    """Which mix of resources reaches the number is the player's choice.  [V-146]"""
    stock = at.player.stock
    pairs = (stock[MATERIALS] + stock[ENERGY]) // 2
    foods = range(max(0, paid - pairs), min(stock[FOOD], paid) + 1)
    food = yield from _choose_amount(at, "voidfall.upkeep.food", FOOD, list(reversed(foods)), paid)
    stock[FOOD] -= food
    rest = 2 * (paid - food)
    materials = range(max(0, rest - stock[ENERGY]), min(stock[MATERIALS], rest) + 1)
    spent = yield from _choose_amount(
        at, "voidfall.upkeep.materials", MATERIALS, list(materials), rest
    )
    stock[MATERIALS] -= spent
    stock[ENERGY] -= rest - spent


def _choose_amount(at: At, topic: str, resource: int, amounts: list[int], due: int) -> Flow[int]:
    options = [Option("spend", n, amount=n, resource=RESOURCES[resource]) for n in amounts]
    question = Question(at.seat, topic, options, about={"upkeep": due}, public=True)
    return (yield from ask(question))


def least_unpaid(state: Voidfall, seat: Seat, due: int) -> int:
    """The Upkeep that stays unpaid when everything is spent that may pay it.  [V-144] [V-146]"""
    for ability in abilities(state, seat, UpkeepSubstitute):
        due = max(0, due - state.players[seat].stock[CREDITS] * ability.satisfies)
    return due - satisfiable(state.players[seat], due)
