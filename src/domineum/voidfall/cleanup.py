"""The Clean-up step: Fleet tokens, Glory, the played Agenda, Trade tokens, the Focus card."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import joined
from domineum.voidfall.agendas import is_standard, return_agenda
from domineum.voidfall.cards.abilities import abilities
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.texts import listed
from domineum.voidfall.fleets import recall, recall_options, tokens_in
from domineum.voidfall.state import Voidfall
from domineum.voidfall.tokens import choose_glory
from domineum.voidfall.trade import TradeCapacity, put_back
from domineum.voidfall.words import FLEET_TOKENS, GLORY_LIMIT

STORED = -1
"""A Trade token that lies on a Technology card."""
Arrangement = tuple[int, ...]
"""The slots with a Trade token, and `STORED` for each token that is stored."""


def cleanup(state: Voidfall, seat: Seat) -> None:
    """Sub-steps 3a to 3e, in this order; then the turn is over, but not for the Void. [V-103]"""
    parts = ("fleets", "glory", "agenda", "trade", "focus")
    steps = [(f"cleanup.{part}", seat) for part in parts]
    if state.void is None:
        steps.append(("delayed", seat))
    else:
        state.void.scope = ""
    state.then(*steps)


def asks(state: Voidfall, seat: Seat) -> bool:
    """Whether a sub-step asks something that does not go without saying."""
    at, card = At(state, seat), state.turn.agenda
    return (
        (bool(card) and _free_slot(_slot_options(at, card), at) is None)
        or _is_crowded(state, seat)
        or len(state.players[seat].glory) > GLORY_LIMIT
    )


def _is_crowded(state: Voidfall, seat: Seat) -> bool:
    return any(tokens_in(state, seat, n) > FLEET_TOKENS for n in state.own(seat))


def clean_fleets(state: Voidfall, seat: Seat) -> Flow[None] | None:
    """3a: recall Fleet Power until each sector needs at most two Fleet tokens. [V-104] [V-257]"""
    return _recall_surplus(state, seat) if _is_crowded(state, seat) else None


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
    options = _slot_options(at, card)
    why = partial(_blocked_slots, at, card)
    question = Question(
        seat, "voidfall.cleanup.agenda", options, why, about={"agenda": card},
        detail=partial(_slot_says, at), usual=_free_slot(options, at),
    )  # fmt: skip
    i = yield from ask(question)
    state.turn.agenda = ""
    if i < 0:
        yield from return_agenda(at, card)
        return
    old = slots[i].agenda
    at.player.change(i, agenda=card)
    yield Event("agenda-placed", seat, "V-106", player=seat, agenda=card, slot=i)
    if old:
        yield from return_agenda(at, old)


def _slot_options(at: At, card: str) -> list[Option[int]]:
    """Where a played Agenda may go."""
    options: list[Option[int]] = []
    for i, slot in enumerate(at.player.slots):
        if not why_not_slot(at, card, i):
            if slot.agenda:
                options.append(Option("swap", i, slot=i, agenda=slot.agenda))
            else:
                options.append(Option("place", i, partial(_place_text, i), slot=i))
    return [*options, Option("discard-played", -1)]


def _free_slot(options: list[Option[int]], at: At) -> Option[int] | None:
    """The first Pure slot without an Agenda."""
    slots = at.player.slots
    free = (x for x in options if x.verb == "place" and not slots[x.value].corrupted)
    return next(free, None)


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
    options = _arrangements(at)
    about = {"number": player.trade}
    first = options[0]
    usual = first if first.verb == "keep-trade" or STORED not in first.value else None
    question = Question(seat, "voidfall.cleanup.trade", options, about=about, usual=usual)
    yield from _arrange(at, (yield from ask(question)))


def _arrangements(at: At) -> list[Option[Arrangement]]:
    """Where the Trade tokens may lie: as they do now, with as many as possible, or with fewer."""
    player = at.player
    stored = sum(ability.add for ability in abilities(at.state, at.seat, TradeCapacity))
    places = [i for i, slot in enumerate(player.slots) if slot.agenda] + [STORED] * stored
    present = tuple(i for i, slot in enumerate(player.slots) if slot.trade)
    present += (STORED,) * player.stored_trade
    most = min(player.trade, len(places))
    kept = len(present) == player.trade and not {*present} - {*places}
    found = [way for number in range(most, -1, -1) for way in combinations(places, number)]
    found.sort(key=lambda way: (-len(way), -len({*way} & {*present})))
    options = [
        Option(
            verb := "lay-trade" if len(way) == most else "return-trade",
            way,
            partial(_arrangement_text, at, way, verb),
            **{f"place{i}": place for i, place in enumerate(way)},
        )
        for way in dict.fromkeys(found)
        if not kept or way != present
    ]
    if kept:
        options.insert(0, Option("keep-trade", present))
    return options


def _arrangement_text(at: At, way: Arrangement, verb: str) -> Message:
    """On which Agendas, how many on Technologies, and how many go back."""
    slots = at.player.slots
    cards = [Message(f"agenda-{slots[place].agenda}") for place in way if place != STORED]
    agendas = {"agendas": listed(cards, "list-and")} if cards else {}
    parts = [Message(f"option-{verb}" if cards else "option-lay-trade-nowhere", agendas)]
    rest = {"stored": way.count(STORED), "returned": at.player.trade - len(way)}
    parts += [Message(f"trade-{what}", {"number": n}) for what, n in rest.items() if n]
    return joined("list-comma", parts)


def _arrange(at: At, way: Arrangement) -> Flow[None]:
    """Lay the tokens; what is left returns to the Galactic board.  [V-112]"""
    player = at.player
    returned = player.trade - len(way)
    player.loose_trade, player.stored_trade = 0, way.count(STORED)
    for i, slot in enumerate(player.slots):
        player.change(i, trade=i in way)
        if i in way and not slot.trade:
            yield Event("covered", at.seat, "V-112", player=at.seat, slot=i, agenda=slot.agenda)
    for _ in range(returned):
        yield from put_back(at)


def clean_focus(state: Voidfall, seat: Seat) -> None:
    """The Focus card goes to the discard pile, a Joint one to the box.  [V-113] [V-114]"""
    player = state.players[seat]
    player.discard.append(state.turn.given or state.turn.card)
    state.turn.card = state.turn.given = ""
    player.turns += 1
