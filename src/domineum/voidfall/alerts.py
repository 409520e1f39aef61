"""Alerts: the rounds' Situations and Wars, and how the Void advances."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall.at import At
from domineum.voidfall.costs import pay_resources, substitutions, ways_to_pay
from domineum.voidfall.crisis_board import (
    ROWS,
    choose_row,
    discard_crisis,
    economic_value,
    harbinger_on_row,
    make_ongoing,
    military_value,
    place_catastrophe,
    rows_for,
    the_void,
)
from domineum.voidfall.effects import lose_influence
from domineum.voidfall.havens import begin_scope
from domineum.voidfall.penalties import after_defence, granted_by
from domineum.voidfall.skirmish import choose_target, is_spared, skirmish, strength
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import CREDITS

MISSING_RESOURCE = 3
Advance = Literal["penalty", "catastrophe", "ongoing"]


# -- step 0 of the Preparation Phase ------------------------------------------------------------


def prepare_void(state: Voidfall) -> Flow[None]:
    """New Joint or Heroic offer, Alert deck, and perhaps a Harbinger. [V-015]..[V-021]"""
    void = the_void(state)
    begin_scope(state)
    void.offer = []
    fill_offer(state)
    for card in void.alert_discard:
        level = state.content.alerts[card].level
        if level:
            void.situations[level] += 1
    void.alert_discard = []
    add_alerts(state)
    state.reveal()
    yield Event("void-prepared", None, "V-016", cards=len(void.alerts))
    if (
        state.content.difficulties[void.difficulty].get("harbinger_cycle") == state.cycle
        and void.harbingers
    ):
        row = yield from choose_row(state.order[0], "voidfall.harbinger-row", list(ROWS))
        void.harbingers -= 1
        yield from harbinger_on_row(state, row)


def add_alerts(state: Voidfall) -> None:
    """Add the Situations and Wars of the Cycle, and shuffle. [V-019] [V-020]"""
    void, content = the_void(state), state.content
    added = content.difficulties[void.difficulty]["alerts"][state.cycle - 1]
    for level in (1, 2, 3):
        count = added.get(f"level_{level}", 0)
        void.situations[level] -= count
        void.alerts += [f"situation-{level}"] * count
    for _ in range(added.get("war", 0)):
        void.alerts.append(void.wars.pop())
    state.random.shuffle(void.alerts)


def fill_offer(state: Voidfall) -> None:
    """Turn up three Joint or Heroic cards that can be used. [V-016] [V-017]"""
    void, content = the_void(state), state.content
    while len(void.offer) < 3 and void.offer_deck:
        card = content.cards[void.offer_deck.pop()]
        if state.cycle == 1 and card.focus == "innovation":
            continue
        if len(state.players) == 1 and card.focus not in (*own_focuses(state, 0), "leadership"):
            continue
        void.offer.append(card.id)


def own_focuses(state: Voidfall, seat: Seat) -> list[str]:
    """The Focus types of a House's cards."""
    player = state.players[seat]
    cards = (*player.hand, *player.discard, *player.aside, state.turn.card)
    return [state.content.focuses[card].focus for card in cards if card]


# -- rounds and turns ---------------------------------------------------------------------------


def reveal_alert(state: Voidfall) -> Flow[None]:
    """At the start of each round the top Alert is revealed for the whole round. [V-054]"""
    void = the_void(state)
    put_alert_away(state)
    void.alert = void.alerts.pop()
    state.reveal()
    yield Event("alert", None, "V-054", alert=void.alert)


def put_alert_away(state: Voidfall) -> None:
    """The Alert of the round before goes to the discard pile; a War leaves with it. [V-018]"""
    void = the_void(state)
    if void.alert:
        void.alert_discard.append(void.alert)
        void.alert = ""


def is_war(state: Voidfall) -> bool:
    """Whether the current Alert is a War.  [V-056]"""
    return state.content.alerts[the_void(state).alert].level == 0


def reveal_crisis(state: Voidfall, seat: Seat) -> Flow[None]:
    """Under a Situation draw a Crisis of its level; a War brings none. [V-055] [V-056] [V-057]"""
    begin_scope(state)
    if is_war(state):
        return
    void = the_void(state)
    level = state.content.alerts[void.alert].level
    deck = void.decks[level]
    if not deck:
        deck += void.discards[level]
        void.discards[level] = []
        state.random.shuffle(deck)
    if deck:
        void.current = deck.pop()
        state.reveal()
        yield Event("crisis", seat, "V-055", player=seat, crisis=void.current)


# -- The Void Advances --------------------------------------------------------------------------


def advance_void(state: Voidfall, seat: Seat) -> Flow[None]:
    """An unresolved Crisis, or the War, takes its toll. [V-115] [V-116] [V-124]"""
    if is_war(state):
        yield from wage_war(state, seat)
    elif the_void(state).current:
        yield from unresolved(state, seat)


def unresolved(state: Voidfall, seat: Seat) -> Flow[None]:
    """Choose the penalty, a Catastrophe, or an ongoing Crisis. [V-116] [V-117] [V-118] [V-119]"""
    void = the_void(state)
    crisis = void.current
    at = At(state, seat, must=True, strict=True)
    options: list[Option[Advance]] = []
    blocked: list[Blocked] = []
    if state.content.crises[crisis].penalty_possible(at):
        options.append(Option("penalty", "penalty", crisis=crisis))
    else:
        option = Option("penalty", "penalty", crisis=crisis)
        blocked.append(Blocked(option, Message("blocked-penalty"), "V-117"))
    options += [Option("catastrophe", "catastrophe"), Option("ongoing", "ongoing")]
    about = {"crisis": crisis}
    question = Question(seat, "voidfall.advance-void", options, lambda: blocked, about=about)
    choice = yield from ask(question)
    void.current = ""
    if choice == "ongoing":
        row = yield from choose_row(seat, "voidfall.crisis-row", rows_for(state, crisis))
        yield from make_ongoing(state, crisis, row)
        return
    if choice == "penalty":
        yield from state.content.crises[crisis].suffer(at)
    yield from discard_crisis(state, crisis)
    if choice == "catastrophe":
        yield from place_catastrophe(state)


def wage_war(state: Voidfall, seat: Seat) -> Flow[None]:
    """Resolve the Crisis board, or place a Catastrophe. [V-124] [V-125] [V-126] [V-128]"""
    options: list[Option[bool]] = [Option("war-board", True), Option("catastrophe", False)]
    about = {"alert": the_void(state).alert}
    if not (yield from ask(Question(seat, "voidfall.war", options, about=about))):
        yield from place_catastrophe(state)
        return
    war = state.content.alerts[the_void(state).alert]
    at = At(state, seat, must=True)
    if not is_spared(state, seat):
        modifier = military_value(state) + war.modifiers[state.cycle - 1]
        power = strength(state, seat, modifier, False)
        granted = granted_by(war.abilities, the_void(state).difficulty)
        n = choose_target(state, seat, power, granted)
        kept = yield from skirmish(at, n, power, False, granted)
        if kept:
            yield from after_defence(at, n, war.on_defence)
    yield from pay_board(state, seat)


def pay_board(state: Voidfall, seat: Seat) -> Flow[None]:
    """Spend what the Economic row shows; 3 Influence for each missing one. [V-126] [V-127] [V-137]

    As much as possible must be paid: Credits left over stand for what is missing.
    """
    at = At(state, seat)
    due = economic_value(state)
    payable = most_payable(at.player.stock, due)
    missing = sum(due) - sum(payable)
    if any(payable):
        ways = ways_to_pay(at.player.stock, payable, substitutions(at))
        assert ways, "what is payable can be paid"
        yield from pay_resources(at, payable)
    if missing:
        yield from lose_influence(at, MISSING_RESOURCE * missing, "crisis-board", "V-126")


def most_payable(
    stock: list[int], due: tuple[int, int, int, int, int]
) -> tuple[int, int, int, int, int]:
    """The largest part of a payment that the stock allows, Credits standing in. [V-127]"""
    paid = [min(have, need) for have, need in zip(stock, due, strict=True)]
    spare = stock[CREDITS] - paid[CREDITS]
    for resource in range(3):
        more = min(spare, due[resource] - paid[resource])
        paid[resource] += more
        spare -= more
    food, energy, materials, credits, science = paid
    return food, energy, materials, credits, science
