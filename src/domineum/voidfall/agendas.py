"""Agendas: gaining them into the hand, the slots, and what they are worth."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import may_decline, sole
from domineum.voidfall.cards.abilities import ABILITIES, Ability, Reaction, trigger
from domineum.voidfall.cards.at import At, about_to, did
from domineum.voidfall.cards.costs import Cost, payment
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS, gain_influence
from domineum.voidfall.corruption import free_locations, gain_corruption
from domineum.voidfall.state import Slot
from domineum.voidfall.words import AGENDA_TYPES, AgendaType


def gainable(at: At, kind: str) -> bool:
    """Whether an Agenda of a type can be gained at all.  [V-402] [V-425]"""
    state = at.state
    if state.corrupted_offers[kind] and not free_locations(at):
        return False
    return bool(state.agenda_offer[kind] or state.agenda_decks[kind])


def worth(at: At, agenda: str) -> int:
    """What a non-starting Agenda gives when it is evaluated now.  [V-155]"""
    return sum(objective.score(at) for objective in at.state.content.agendas[agenda].objectives)


def worth_text(at: At, agenda: str) -> Message:
    """What a card would give at the end of the Cycle, if nothing changed until then."""
    return Message("detail-agenda-worth", {"amount": worth(at, agenda)})


@ABILITIES.point("after_agenda_returned")
class AfterAgendaReturned(Reaction):
    """After an Agenda of yours went under its deck; the second card of a draw of two does not
    count."""


@ABILITIES.point("extra_agenda")
class ExtraAgenda(Ability):
    """The Agenda of the Origin that is flagged `extra` is in play beside the slots; nothing
    happens to it."""


def return_agenda(at: At, agenda: str) -> Flow[None]:
    """An Agenda goes face down to the bottom of its deck, also of an empty one.  [V-109] [V-424]"""
    state = at.state
    state.agenda_decks[state.content.agendas[agenda].type].insert(0, agenda)
    yield Event("agenda-returned", at.seat, "V-109", player=at.seat, agenda=agenda)
    yield from trigger(at, AfterAgendaReturned)


@EFFECTS.leaf("gain_agenda")
class GainAgenda(Effect[At]):
    """Gain an Agenda: the face-up one, or one of the top two of the deck.  [V-422]"""

    type: AgendaType | Literal["any"]
    source: Literal["deck_top"] | None = None
    """`deck_top`: only the top card of the deck, unseen."""
    meant = True

    def _kinds(self, at: At) -> list[AgendaType]:
        kinds = AGENDA_TYPES if self.type == "any" else (self.type,)
        found = [kind for kind in kinds if gainable(at, kind)]
        return [kind for kind in found if at.state.agenda_decks[kind]] if self.source else found

    def possible(self, at: At) -> bool:
        return bool(self._kinds(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-agenda"), "V-425"

    def resolve(self, at: At) -> Flow[bool]:
        state = at.state
        options: list[Option[tuple[str, AgendaType] | None]] = []
        for kind in self._kinds(at):
            card = state.agenda_offer[kind]
            if card and not self.source:
                options.append(Option("take-agenda", ("take", kind), agenda_type=kind, agenda=card))
            if state.agenda_decks[kind]:
                options.append(Option("draw-agenda", ("draw", kind), agenda_type=kind))
        if may_decline(at):
            options.append(Option("forfeit", None))
        why = partial(self._blocked, at)
        says = partial(self._says, at)
        choice = yield from ask(Question(at.seat, "voidfall.agenda", options, why, detail=says))
        if choice is None:
            return False
        way, kind = choice
        yield from about_to(at, "gained_agenda")
        yield from self._take(at, kind) if way == "take" else self._draw(at, kind)
        yield from self._corruption(at, kind)
        yield from did(at, "gained_agenda")
        return True

    def _says(self, at: At, choice: tuple[str, AgendaType] | None) -> Message | None:
        """What the open card would give, or how many are drawn."""
        if choice is None:
            return None
        way, kind = choice
        if way == "take":
            return worth_text(at, at.state.agenda_offer[kind])
        two = not self.source and len(at.state.agenda_decks[kind]) > 1
        return Message("detail-agenda-draw") if two else None

    def _take(self, at: At, kind: AgendaType) -> Flow[None]:
        """Take the face-up Agenda and refill the offer.  [V-423]"""
        state = at.state
        card, state.agenda_offer[kind] = state.agenda_offer[kind], ""
        at.player.agendas.append(card)
        yield Event("agenda", at.seat, "V-423", player=at.seat, agenda=card)
        deck = state.agenda_decks[kind]
        if deck:
            state.reveal()
            state.agenda_offer[kind] = deck.pop()
            yield Event("agenda-offered", None, "V-423", agenda=state.agenda_offer[kind])

    def _draw(self, at: At, kind: AgendaType) -> Flow[None]:
        """Draw the top two, keep one, put the other under the deck.  [V-424]"""
        deck = at.state.agenda_decks[kind]
        hand = at.player.agendas
        drawn = range(len(hand), len(hand) + min(1 if self.source else 2, len(deck)))
        hand += [deck.pop() for _ in drawn]
        at.state.reveal()
        options = [Option("keep", i, agenda=hand[i]) for i in drawn]

        def says(place: int) -> Message:
            return worth_text(at, hand[place])

        i = yield from ask(Question(at.seat, "voidfall.agenda.keep", options, detail=says))
        kept = hand.pop(i)
        deck[:0] = hand[drawn.start :]
        hand[drawn.start :] = [kept]
        yield Event(
            "agenda-drawn", at.seat, "V-424", {"agenda": kept}, player=at.seat, agenda_type=kind
        )

    def _corruption(self, at: At, kind: AgendaType) -> Flow[None]:
        """A Corrupted offer brings its Corruption along and becomes Pure.  [V-402]"""
        if at.state.corrupted_offers[kind]:
            at.state.corrupted_offers[kind] = False
            yield from gain_corruption(at, free_locations(at), "V-402")

    def _blocked(self, at: At) -> list[Blocked]:
        kinds = AGENDA_TYPES if self.type == "any" else (self.type,)
        found = []
        for kind in kinds:
            if not gainable(at, kind):
                option = Option("draw-agenda", ("draw", kind), agenda_type=kind)
                full = at.state.corrupted_offers[kind]
                key = "blocked-no-location" if full else "blocked-no-agenda"
                found.append(Blocked(option, Message(key), "V-402" if full else "V-425"))
        return found


def discardable(at: At) -> list[int]:
    """Slots with a non-starting Agenda."""
    slots = at.player.slots
    return [i for i, slot in enumerate(slots) if slot.agenda and is_standard(slot)]


def is_standard(slot: Slot) -> bool:
    """Whether Agendas are placed in and removed from this slot.  [V-427]"""
    return slot.kind in ("standard", "added")


@payment("discard_agenda", lambda at, n, cost: len(discardable(at)) >= n)
def _discard_agenda(at: At, amount: int, cost: Cost) -> Flow[None]:
    for _ in range(amount):
        options = [Option("discard", i, agenda=at.player.slots[i].agenda) for i in discardable(at)]
        i = yield from ask(Question(at.seat, "voidfall.discard-agenda", options))
        slot = at.player.slots[i]
        at.player.change(i, agenda="", trade=False)
        at.player.loose_trade += slot.trade
        yield from return_agenda(at, slot.agenda)


@EFFECTS.leaf("evaluate_agenda")
class EvaluateAgenda(Effect[At]):
    """Gain the Influence of one Pure non-starting Agenda in play now."""

    meant = True

    def _choices(self, at: At) -> list[int]:
        return [i for i in discardable(at) if not at.player.slots[i].corrupted]

    def possible(self, at: At) -> bool:
        return bool(self._choices(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-pure-agenda"), "V-429"

    def resolve(self, at: At) -> Flow[bool]:
        options: list[Option[int | None]] = [
            Option("evaluate", i, agenda=at.player.slots[i].agenda) for i in self._choices(at)
        ]
        if may_decline(at):
            options.append(Option("forfeit", None))
        i = yield from ask(Question(at.seat, "voidfall.evaluate", options, usual=sole(options)))
        if i is None:
            return False
        agenda = at.player.slots[i].agenda
        yield from gain_influence(at, worth(at, agenda), f"agenda-{agenda}", "V-155")
        return True


@COUNTS.word("agendas")
class Agendas(Count):
    """Agendas in your slots."""

    pure: bool | None = None
    """True: only Pure ones, false: only Corrupted ones."""
    starting: Literal[False] | None = None
    """Without starting Agendas."""

    def of(self, at: At) -> int:
        return sum(
            1
            for slot in at.player.slots
            if slot.agenda
            and slot.corrupted != self.pure
            and (self.starting is None or slot.kind not in ("starting", "extra"))
        )
