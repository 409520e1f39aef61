"""What must hold in every state of a game against the Voidborn: Appendix B, co-op and solo.

The first half is about one state, the second about a state and the next one. `invariants` and
`transitions` ask here if there are Voidborn to play against. True by the shape of the state, and
therefore not checked: a row has no gaps, and a space holds one piece [I-68].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from domineum.voidfall.sectors import is_controllable
from domineum.voidfall.state import CONTENTS, NOBODY, Voidfall
from domineum.voidfall.void.alerts import OFFERED, is_war
from domineum.voidfall.void.crisis_board import (
    HARBINGER,
    MAX_CATASTROPHES,
    ROWS,
    ongoing_crises,
    open_crises,
    row_of,
    rows_for,
    the_void,
)
from domineum.voidfall.void.score import voidborn_influence

Check = Callable[[Voidfall], Iterator[str]]
StepCheck = Callable[[Voidfall, Voidfall], Iterator[str]]
CHECKS: list[Check] = []
STEP_CHECKS: list[StepCheck] = []
LEAST_INFLUENCE = 60
COPIES = 2
"""Basic cards of each Technology."""


def broken_void(state: Voidfall) -> Iterator[str]:
    """Name every broken invariant of a state against the Voidborn."""
    for check in CHECKS:
        yield from check(state)


def broken_void_step(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """Name every invariant that a choice has broken against the Voidborn."""
    for check in STEP_CHECKS:
        yield from check(before, after)


def invariant(check: Check) -> Check:
    """Let a check be made of every state."""
    CHECKS.append(check)
    return check


def transition(check: StepCheck) -> StepCheck:
    """Let a check be made of every choice."""
    STEP_CHECKS.append(check)
    return check


# -- Harbingers, Catastrophes, Safe Havens ------------------------------------------------------


@invariant
def harbingers(state: Voidfall) -> Iterator[str]:
    """I-51: ten Harbingers are in the supply, on the map or on the Crisis board."""
    void = the_void(state)
    on_map = sum(sector.harbingers for sector in state.sectors)
    on_rows = sum(row_of(void, row).count(HARBINGER) for row in ROWS)
    total = state.content.setup["map"].value["harbinger_supply"]
    if void.harbingers + on_map + on_rows != total or void.harbingers < 0:
        yield f"I-51: {void.harbingers} + {on_map} + {on_rows} Harbingers are not {total}"


@invariant
def catastrophes(state: Voidfall) -> Iterator[str]:
    """I-52: there are up to three Catastrophes, and the game is lost when a fourth is due."""
    void = the_void(state)
    if not 0 <= void.catastrophes <= MAX_CATASTROPHES:
        yield f"I-52: there are {void.catastrophes} Catastrophes"
    if void.lost and void.catastrophes < MAX_CATASTROPHES:
        yield f"I-52: the game is lost with {void.catastrophes} Catastrophes"


@invariant
def havens(state: Voidfall) -> Iterator[str]:
    """I-72: the levels of a Safe Haven are filled by players, and not more than it has."""
    for haven in the_void(state).havens:
        strangers = [seat for seat in haven.filled if seat not in state.order]
        if len(haven.filled) > haven.levels or strangers:
            yield f"I-72: {haven.tile} has {haven.levels} levels, filled by {haven.filled}"


# -- Cards --------------------------------------------------------------------------------------


@invariant
def technology_cards(state: Voidfall) -> Iterator[str]:
    """I-59: with the Consumed ones there are two Basic cards and an Improved one of each."""
    consumed = the_void(state).consumed
    cards = Counter(consumed)
    for name in {name.removesuffix("+") for name in consumed}:
        cards[name] += len(state.tableau.get(name, ()))
        cards[f"{name}+"] += (state.improved_offer + state.improved_deck).count(name)
        for player in state.players:
            cards[name] += name in player.technologies
            cards[f"{name}+"] += player.technologies.get(name, 0) > 1
    for name, count in cards.items():
        if count > (1 if name.endswith("+") else COPIES):
            yield f"I-59: there are {count} cards of {name}"


@invariant
def offer(state: Voidfall) -> Iterator[str]:
    """I-64: at most three Joint or Heroic cards are on the offer, each of them once."""
    void = the_void(state)
    cards = [*void.offer, *void.offer_deck]
    if state.turn.given:
        cards.append(state.turn.card)
    if len(void.offer) > OFFERED or len({*cards}) < len(cards):
        yield f"I-64: the offer is {void.offer}"


@invariant
def crisis_cards(state: Voidfall) -> Iterator[str]:
    """I-66: Crises are conserved; only starting ones can be in the box."""
    void = the_void(state)
    cards = [card for pile in (*void.decks.values(), *void.discards.values()) for card in pile]
    cards += open_crises(void)
    first = [card for card in cards if not state.content.crises[card].level]
    if sorted(card for card in cards if card not in first) != _levelled(state.pack):
        yield f"I-66: there are {len(cards)} Crises, or other ones than in the box"
    if len({*first}) < len(first) or {*first} - {*ongoing_crises(void)}:
        yield f"I-66: the starting Crises {first} are out of place"


@lru_cache(maxsize=16)
def _levelled(pack: str) -> list[str]:
    return sorted(card.id for card in CONTENTS[pack].crises.values() if card.level)


@invariant
def alert_cards(state: Voidfall) -> Iterator[str]:
    """I-67: Alerts are conserved, and there is a current one exactly during the rounds."""
    void = the_void(state)
    shown = [void.alert] if void.alert else []
    cards = Counter([*void.alerts, *void.alert_discard, *shown, *void.wars])
    for card in state.content.alerts.values():
        count = cards.pop(card.id, 0) + void.situations.get(card.level, 0)
        if count > card.count or (card.kind == "situation" and count < card.count):
            yield f"I-67: there are {count} cards of {card.id}"
    if cards:
        yield f"I-67: {sorted(cards)} are no Alerts"
    if not state.finished and bool(void.alert) != is_alerted(state):
        yield f"I-67: in round {state.round} the Alert is '{void.alert}'"


def is_alerted(state: Voidfall) -> bool:
    """Whether an Alert has to lie open: in the Focus Phase, from its first reveal.

    Blind players choose the first Focus of a Cycle before that.
    """
    void = the_void(state)
    begun = state.turn.card or any(p.turns or p.chosen_focus for p in state.players)
    waiting = void.blind and state.round == 1 and not begun
    return state.round > 0 and void.scope != "evaluation" and not waiting


# -- the Crisis board ---------------------------------------------------------------------------


@invariant
def rows(state: Voidfall) -> Iterator[str]:
    """I-68, I-69, I-70: as many pieces as spaces, Harbingers left, each Crisis in its row."""
    void = the_void(state)
    for row in ROWS:
        pieces = row_of(void, row)
        first = pieces.count(HARBINGER)
        if len(pieces) > state.content.crisis_board[row].spaces:
            yield f"I-68: the {row} row holds {pieces}"
        if HARBINGER in pieces[first:]:
            yield f"I-69: the {row} row holds {pieces}"
        astray = [x for x in pieces if x != HARBINGER and row not in rows_for(state, x)]
        if astray:
            yield f"I-70: the {row} row holds {astray}"


@invariant
def current_crisis(state: Voidfall) -> Iterator[str]:
    """I-71: a current Crisis exists only in a turn under a Situation, and is of its level."""
    void = the_void(state)
    if void.current and not (void.alert and not is_war(state) and state.round):
        yield f"I-71: {void.current} is current under the Alert '{void.alert}'"
    elif void.current:
        level = state.content.crises[void.current].level
        if level != state.content.alerts[void.alert].level:
            yield f"I-71: {void.current} of level {level} is current under {void.alert}"


@invariant
def the_end(state: Voidfall) -> Iterator[str]:
    """I-99, I-100: the Voidborn have at least 60 Influence; a game is lost at its end."""
    void = the_void(state)
    if voidborn_influence(state) < LEAST_INFLUENCE:
        yield f"I-99: the Voidborn have {voidborn_influence(state)} Influence"
    if void.lost and not state.finished:
        yield "I-100: the game is lost and goes on"


# -- steps --------------------------------------------------------------------------------------


@transition
def sheltered(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-09, I-72: Fleet Power stays on its level, so a completed Safe Haven stays complete."""
    for old, new in zip(the_void(before).havens, the_void(after).havens, strict=True):
        if new.filled[: len(old.filled)] != old.filled:
            yield f"I-09: {old.tile} was filled by {old.filled} and is by {new.filled}"
        if (old.tile, old.levels) != (new.tile, new.levels):
            yield f"I-72: {old.tile} with {old.levels} levels became {new.tile}"


@transition
def friends(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-18: no player takes a sector of another."""
    for n, (old, new) in enumerate(zip(before.sectors, after.sectors, strict=True)):
        if old.owner not in (NOBODY, new.owner) and new.owner != NOBODY:
            yield f"I-18: sector {n} of seat {old.owner} is now of seat {new.owner}"


@transition
def rifts(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-20: a Rift is closed once and for all, with Population 1 and without Corruption."""
    for n, (old, new) in enumerate(zip(before.sectors, after.sectors, strict=True)):
        if new.tile == "rift" != old.tile:
            yield f"I-20: sector {n} has become a Rift"
        elif old.tile == "rift" != new.tile and new.owner != NOBODY and not new.population:
            yield f"I-20: the closed Rift {n} has no Population"


@transition
def wormholes(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-51: a Harbinger on a Wormhole never moves."""
    for n, (old, new) in enumerate(zip(before.sectors, after.sectors, strict=True)):
        if old.harbingers != new.harbingers and not is_controllable(after, n):
            yield f"I-51: Wormhole {n} had {old.harbingers} Harbingers and has {new.harbingers}"


@transition
def counters(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-52: no Catastrophe is taken back."""
    old, new = the_void(before), the_void(after)
    if new.catastrophes < old.catastrophes:
        yield f"I-52: {old.catastrophes} Catastrophes became {new.catastrophes}"


@transition
def offered(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-64: the offer grows only when a Cycle begins, and never gets back a card."""
    old, new = the_void(before), the_void(after)
    came = [card for card in new.offer if card not in old.offer]
    if came and after.round and before.cycle == after.cycle:
        yield f"I-64: {came} came to the offer in Cycle {after.cycle}"
    if {*came} - {*old.offer_deck} or {*new.offer_deck} - {*old.offer_deck}:
        yield f"I-64: {came} did not come from the deck"


@transition
def outcome(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-100: what is over stays over."""
    if before.finished and (not after.finished or the_void(before).lost != the_void(after).lost):
        yield "I-100: the game went on after its end"
