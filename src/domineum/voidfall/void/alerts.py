"""Alerts: the rounds' Situations and Wars, and how the Void advances."""

from __future__ import annotations

from itertools import product
from typing import Literal

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, Seat, ask, sourced
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import (
    Amounts,
    Substitution,
    pay_one_of,
    substitutions,
    ways_to_pay,
)
from domineum.voidfall.cards.effects import lose_influence
from domineum.voidfall.combat.grants import granted
from domineum.voidfall.skirmish import choose_target, is_spared, skirmish, strength
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.crisis_board import (
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
from domineum.voidfall.void.havens import begin_scope
from domineum.voidfall.void.penalties import after_defence

OFFERED = 3
MISSING_RESOURCE = 3
Advance = Literal["penalty", "catastrophe", "economic", "military"]


# -- step 0 of the Preparation Phase ------------------------------------------------------------


def prepare_void(state: Voidfall) -> Flow[None]:
    """New Joint or Heroic offer, Alert deck, and perhaps a Harbinger. [V-015]..[V-021]"""
    void = the_void(state)
    void.offer = []
    fill_offer(state)
    for card in void.alert_discard:
        level = state.content.alerts[card].level
        if level:
            void.situations[level] += 1
    void.alert_discard = []
    add_alerts(state)
    state.reveal()
    yield from report_preparation(state)
    if (
        state.content.difficulties[void.difficulty].get("harbinger_cycle") == state.cycle
        and void.harbingers
    ):
        row = yield from choose_row(state.order[0], "voidfall.harbinger-row", list(ROWS))
        void.harbingers -= 1
        yield from harbinger_on_row(state, row)


def report_preparation(state: Voidfall) -> Flow[None]:
    """Report the new offer and the size of the Alert deck. [V-016] [V-019]"""
    void = the_void(state)
    for card in void.offer:
        yield Event("offered", None, "V-016", focus=card)
    yield Event("void-prepared", None, "V-019", cards=len(void.alerts))


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
    while len(void.offer) < OFFERED and void.offer_deck:
        card = content.cards[void.offer_deck.pop()]
        alone = len(state.players) == 1
        if state.cycle >= card.from_cycle and not (alone and lacks(state, 0, card.focus)):
            void.offer.append(card.id)


def lacks(state: Voidfall, seat: Seat, focus: str) -> bool:
    """Whether a House has no card of a Focus; any card may be given for Leadership. [V-017]"""
    player = state.players[seat]
    cards = (*player.hand, *player.discard, *player.aside)
    return focus not in ("leadership", *(state.content.focuses[card].focus for card in cards))


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
    at = At(state, seat, must=True, penalty=True)
    options: list[Option[Advance]] = []
    blocked: list[Blocked] = []
    if state.content.crises[crisis].penalty_possible(at):
        options.append(Option("penalty", "penalty", crisis=crisis))
    else:
        option = Option("penalty", "penalty", crisis=crisis)
        blocked.append(Blocked(option, Message("blocked-penalty"), "V-117"))
    options.append(Option("catastrophe", "catastrophe"))
    options += [Option("ongoing", row, row=row) for row in rows_for(state, crisis)]
    about = {"crisis": crisis}
    question = Question(seat, "voidfall.advance-void", options, lambda: blocked, about=about)
    choice = yield from ask(question)
    if choice in ROWS:
        void.current = ""
        yield from make_ongoing(state, crisis, choice)
        return
    if choice == "penalty":
        yield Event("penalty", seat, "V-117", player=seat, crisis=crisis)
        source = Message("source-crisis", {"crisis": crisis})
        yield from sourced(source, state.content.crises[crisis].suffer(at))
    void.current = ""
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
        card = granted(war.abilities, the_void(state).difficulty)
        n = choose_target(state, seat, power, card)
        kept = yield from skirmish(at, n, power, False, card)
        if kept:
            yield from after_defence(at, n, war.on_defence)
    yield from pay_board(state, seat)


def pay_board(state: Voidfall, seat: Seat) -> Flow[None]:
    """Spend what the Economic row shows; 3 Influence for each missing one. [V-126] [V-137]"""
    at = At(state, seat)
    due = economic_value(state)
    ways, missing = most_payable(at.player.stock, due, substitutions(at))
    if any(map(any, ways)):
        yield from pay_one_of(at, ways, due)
    if missing:
        yield from lose_influence(at, MISSING_RESOURCE * missing, "crisis-board", "V-126")


def most_payable(
    stock: list[int], due: Amounts, allowed: tuple[Substitution, ...]
) -> tuple[list[Amounts], int]:
    """Every way to pay as much as possible, and how many resources are missing. [V-127]

    Nobody may keep what could stand for a missing resource.
    """
    food, energy, materials, credits, science = (range(units + 1) for units in due)
    parts = list(product(food, energy, materials, credits, science))
    for missing in range(sum(due)):
        paid: dict[Amounts, None] = {}
        for part in parts:
            if sum(part) == sum(due) - missing:
                paid |= dict.fromkeys(ways_to_pay(stock, part, allowed))
        if paid:
            return list(paid), missing
    return [], sum(due)
