"""The Preparation Phase: Trade track, Improved offer, Turn Order, the Galactic Event."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask, sourced
from domineum.kernel.effects import One, Paid, finish, resolve_chosen
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.effects import If
from domineum.voidfall.cards.texts import Args, focus_text, listed
from domineum.voidfall.in_full import possible_somewhere, resolvable_in_full
from domineum.voidfall.state import Voidfall
from domineum.voidfall.tokens import GainBounty
from domineum.voidfall.trade import bottommost
from domineum.voidfall.void.havens import begin_scope
from domineum.voidfall.words import FocusType


def begin_cycle(state: Voidfall, number: int) -> None:
    """Three Cycles of Preparation, Focus and Evaluation. [V-009] [V-010] [V-013] [V-014] [V-030]"""
    state.cycle = number
    state.round = 0
    if state.void is not None:
        begin_scope(state)
        state.void.scope = "preparation"
    for player in state.players:
        player.turns = 0
        player.used = []
        player.upkeep, player.unpaid = None, 0
    later: list[tuple[str, ...]] = []
    if number > 1:
        void = [("void.prepare",)] if state.void is not None else []
        order = [("order",)] if len(state.order) > 1 else []
        later = [*void, ("trade.remove",), ("improve",), *order]
    state.then(*later, ("event",), ("choices",), ("round", 1))


def remove_trade(state: Voidfall) -> Flow[None]:
    """The bottommost Trade token leaves the game.  [V-022]"""
    space = bottommost(state)
    if space >= 0:
        state.trade[space] -= 1
        state.trade_removed += 1
        yield Event("trade-removed", None, "V-022", space=space + 1)


def renew_improved(state: Voidfall) -> Flow[None]:
    """Cycle 2 lifts the Improvement Block, Cycle 3 brings the other four. [V-023] [V-024]"""
    if state.cycle == 2:
        state.improvement_block = False
    else:
        state.improved_offer, state.improved_deck = state.improved_deck, []
        state.reveal()
    names = [Message(f"technology-{name}") for name in state.improved_offer]
    what = listed(names, "list-and") if names else Message("amount-nothing")
    yield Event("improved-offer", None, "V-023" if state.cycle == 2 else "V-024", what=what)


def choosing_order(state: Voidfall) -> list[Seat]:
    """The lowest Influence chooses first; of equal ones the later in the old order.

    [V-026] [V-027]
    """
    if state.void is not None:
        return list(state.order)
    place = {seat: i for i, seat in enumerate(state.order)}
    return sorted(state.order, key=lambda seat: (state.players[seat].influence, -place[seat]))


def choose_order(state: Voidfall) -> Flow[None]:
    """Each player chooses a free position; a group agrees. [V-025] [V-026] [V-028] [V-029]"""
    taken: dict[int, Seat] = {}
    for seat in choosing_order(state):
        free = [position for position in range(len(state.order)) if position not in taken]
        options = [Option("position", position, position=position + 1) for position in free]
        position = yield from ask(Question(seat, "voidfall.order", options, public=True))
        taken[position] = seat
        rule = "V-026" if state.void is None else "V-029"
        yield Event("order", seat, rule, player=seat, position=position + 1)
    state.order = [taken[position] for position in sorted(taken)]


def reveal_event(state: Voidfall) -> Flow[None]:
    """Reveal the event of the Cycle; the other cards of its deck leave the game.  [V-031]"""
    deck = state.event_decks[state.cycle - 1]
    state.event = deck.pop()
    deck.clear()
    state.peeked = []
    state.reveal()
    yield Event("event", None, "V-031", event=state.event)
    state.then(*(("box", i) for i in range(len(state.content.events[state.event].boxes))))


def resolve_box(state: Voidfall, number: int) -> None:
    """The boxes are resolved from top to bottom. [V-032] [V-035] [V-036] [V-037] [V-038]"""
    box = state.content.events[state.event].boxes[number]
    if box.who == "each":
        state.then(*(("box.for", number, seat) for seat in state.order))
    elif box.who == "group":
        state.then(("box.for", number, state.order[0]))


def resolve_box_for(state: Voidfall, number: int, seat: Seat) -> Flow[None]:
    """A solid box is mandatory if it can be resolved, a dashed one optional. [V-033] [V-034]

    A dashed one can be declined, also where nobody is asked elsewhere.
    """
    yield from sourced(f"event-{state.event}", _resolve_box(state, number, seat))


def _resolve_box(state: Voidfall, number: int, seat: Seat) -> Flow[None]:
    box = state.content.events[state.event].boxes[number]
    at = At(state, seat, must=box.mandatory, strict=box.mandatory)
    effect = box.effect
    if isinstance(effect, If):
        effect = effect.branch(at)
    if box.mandatory and isinstance(effect, One):
        part = yield from effect.pick(at, [p for p in effect.parts if resolvable(p, at)])
        if part is not None:
            yield from finish(part, at)
    elif effect is not None and resolvable(effect, at):
        silent = effect.unasked(at) or isinstance(effect, GainBounty)
        if not silent or (yield from effect.wanted(at)):
            yield from resolve_chosen(effect, at, chosen=silent)


def resolvable(effect: Effect[At], at: At) -> bool:
    """Whether a box can be resolved; a solid one only in full, else it is ignored. [V-033]"""
    if at.must:
        return resolvable_in_full(effect, at)
    if isinstance(effect, Paid):
        return effect.cost.payable(at) and possible_somewhere(effect.do, at)
    return effect.possible(at)


def resolve_delayed(state: Voidfall, seat: Seat) -> None:
    """Delayed boxes take effect after a player's first turn of the Cycle.  [V-038]"""
    if state.players[seat].turns == 1:
        boxes = state.content.events[state.event].boxes
        delayed = [i for i, box in enumerate(boxes) if box.who == "delayed"]
        state.then(*(("box.for", i, seat) for i in delayed))


@ABILITIES.point("cycle_choice")
class CycleChoice(Ability):
    """At the end of every Preparation Phase name one more preferred Focus, which `chosen` means
    in lists of Focuses."""

    choose: Literal["preferred_focus"]
    """What is chosen."""
    excluding: list[FocusType]
    """Not one of these Focuses."""

    def words(self) -> Args:
        return {**super().words(), "excluding": focus_text(self.excluding)}


def make_choices(state: Voidfall) -> Flow[None]:
    """What a House names for the Cycle at the end of the Preparation Phase."""
    for seat in state.order:
        player = state.players[seat]
        player.preference = ""
        for ability in abilities(state, seat, CycleChoice):
            cards = [state.content.focuses[name] for name in player.hand]
            names = [card.focus for card in cards if card.focus not in ability.excluding]
            names = [x for x in names if x not in state.content.houses[player.house].preferred]
            options = [Option("name-focus", name, focus=name) for name in names]
            player.preference = yield from ask(Question(seat, "voidfall.cycle-choice", options))
            yield Event("named", seat, "V-430", player=seat, focus=player.preference)
