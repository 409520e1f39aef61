"""The Clean-up step: Fleet tokens, Glory, the played Agenda, Trade tokens, the Focus card."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall.agendas import is_standard, return_agenda
from domineum.voidfall.cards.abilities import abilities
from domineum.voidfall.cards.at import At
from domineum.voidfall.fleets import recall, recall_options, tokens_in
from domineum.voidfall.state import Voidfall
from domineum.voidfall.tokens import choose_glory
from domineum.voidfall.trade import TradeCapacity, put_back
from domineum.voidfall.words import FLEET_TOKENS, GLORY_LIMIT


def cleanup(state: Voidfall, seat: Seat) -> None:
    """Sub-steps 3a to 3e, in this order; then the turn is over, but not for the Void. [V-103]"""
    parts = ("fleets", "glory", "agenda", "trade", "focus")
    steps = [(f"cleanup.{part}", seat) for part in parts]
    if state.void is None:
        steps.append(("delayed", seat))
    else:
        state.void.scope = ""
    state.then(*steps)


def clean_fleets(state: Voidfall, seat: Seat) -> Flow[None] | None:
    """3a: recall Fleet Power until each sector needs at most two Fleet tokens. [V-104] [V-257]"""
    crowded = any(tokens_in(state, seat, n) > FLEET_TOKENS for n in state.own(seat))
    return _recall_surplus(state, seat) if crowded else None


def _recall_surplus(state: Voidfall, seat: Seat) -> Flow[None]:
    at = At(state, seat)
    for n in state.own(seat):
        while tokens_in(state, seat, n) > FLEET_TOKENS:
            options = [option for option in recall_options(at) if option.value[0] == n]
            yield from recall(at, options)


def clean_glory(state: Voidfall, seat: Seat) -> Flow[None] | None:
    """3b: return Glory tokens until four are left.  [V-105] [V-375]"""
    return _return_glory(state, seat) if len(state.players[seat].glory) > GLORY_LIMIT else None


def _return_glory(state: Voidfall, seat: Seat) -> Flow[None]:
    glory = state.players[seat].glory
    while len(glory) > GLORY_LIMIT:
        value = yield from choose_glory(state, seat, "voidfall.cleanup.glory")
        glory.remove(value)
        yield Event("glory-lost", seat, "V-105", player=seat, value=value)


def clean_agenda(state: Voidfall, seat: Seat) -> Flow[None] | None:
    """3c: place the played Agenda, swap it in, or discard it.  [V-106] [V-110]"""
    return _put_away(state, seat, state.turn.agenda) if state.turn.agenda else None


def _put_away(state: Voidfall, seat: Seat, card: str) -> Flow[None]:
    at = At(state, seat)
    slots = at.player.slots
    options: list[Option[int]] = []
    for i in range(len(slots)):
        if not why_not_slot(at, card, i):
            if slots[i].agenda:
                options.append(Option("swap", i, slot=i, agenda=slots[i].agenda))
            else:
                options.append(Option("place", i, partial(_place_text, i), slot=i))
    options.append(Option("discard-played", -1))
    why = partial(_blocked_slots, at, card)
    places = (x for x in options if x.verb == "place" and not slots[x.value].corrupted)
    question = Question(
        seat, "voidfall.cleanup.agenda", options, why, about={"agenda": card},
        detail=partial(_slot_says, at), usual=next(places, None),
    )  # fmt: skip
    i = yield from ask(question)
    state.turn.agenda = ""
    if i < 0:
        yield from return_agenda(at, card)
        return
    old, slots[i].agenda = slots[i].agenda, card
    yield Event("agenda-placed", seat, "V-106", player=seat, agenda=card, slot=i)
    if old:
        yield from return_agenda(at, old)


def why_not_slot(at: At, card: str, i: int) -> str:
    """The rule that forbids putting an Agenda into a slot, or nothing. [V-107] [V-108] [V-427]"""
    agendas = at.state.content.agendas
    slots = at.player.slots
    if not is_standard(slots[i]):
        return "V-427"
    for j, slot in enumerate(slots):
        taken = j != i and is_standard(slot) and slot.agenda
        if taken and agendas[slot.agenda].type == agendas[card].type:
            return "V-108" if slots[i].agenda else "V-107"
    return ""


def _slot_says(at: At, slot: int) -> Message | None:
    """That an Agenda in a Corrupted slot gives nothing.  [V-429]"""
    corrupted = slot >= 0 and at.player.slots[slot].corrupted
    return Message("detail-slot-corrupted") if corrupted else None


def _place_text(slot: int) -> Message:
    return Message("option-place-agenda", {"slot": slot})


def _blocked_slots(at: At, card: str) -> list[Blocked]:
    found = []
    for i, slot in enumerate(at.player.slots):
        rule = why_not_slot(at, card, i)
        if rule in ("V-107", "V-108"):
            option = (
                Option("swap", i, slot=i, agenda=slot.agenda)
                if slot.agenda
                else Option("place", i, partial(_place_text, i), slot=i)
            )
            found.append(Blocked(option, Message("blocked-agenda-type"), rule))
    return found


def clean_trade(state: Voidfall, seat: Seat) -> Flow[None] | None:
    """3d: a flipped token returns; the others lie on different Agendas. [V-111] [V-112]"""
    has_tokens = state.turn.flipped or state.players[seat].trade
    return _arrange_trade(state, seat) if has_tokens else None


def _arrange_trade(state: Voidfall, seat: Seat) -> Flow[None]:
    at = At(state, seat)
    player = at.player
    if state.turn.flipped:
        state.turn.flipped = False
        yield from put_back(at)
    if not player.trade:
        return
    if not player.loose_trade and not any(s.trade and not s.agenda for s in player.slots):
        options = [Option("keep-trade", True), Option("rearrange-trade", False)]
        question = Question(seat, "voidfall.cleanup.trade", options, usual=options[0])
        if (yield from ask(question)):
            return
    player.loose_trade = player.trade
    player.stored_trade = 0
    for slot in player.slots:
        slot.trade = False
    while player.loose_trade:
        yield from _lay_token(at)


def _lay_token(at: At) -> Flow[None]:
    player = at.player
    stored = sum(ability.add for ability in abilities(at.state, at.seat, TradeCapacity))
    options = [
        Option("cover", i, partial(Message, "option-cover", {"agenda": slot.agenda}), slot=i)
        for i, slot in enumerate(player.slots)
        if slot.agenda and not slot.trade
    ]
    if player.stored_trade < stored:
        options.append(Option("store-trade", -1))
    options.append(Option("return-trade", -2))
    about = {"left": player.loose_trade}
    usual = options[0] if options[0].verb == "cover" else None
    question = Question(at.seat, "voidfall.cleanup.cover", options, about=about, usual=usual)
    place = yield from ask(question)
    player.loose_trade -= 1
    if place == -2:
        yield from put_back(at)
    elif place == -1:
        player.stored_trade += 1
    else:
        player.slots[place].trade = True
        agenda = player.slots[place].agenda
        yield Event("covered", at.seat, "V-112", player=at.seat, slot=place, agenda=agenda)


def clean_focus(state: Voidfall, seat: Seat) -> None:
    """The Focus card goes to the discard pile, a Joint one to the box.  [V-113] [V-114]"""
    player = state.players[seat]
    player.discard.append(state.turn.given or state.turn.card)
    state.turn.card = state.turn.given = ""
    player.turns += 1
