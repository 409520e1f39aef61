"""Tokens and cards: none appears, none gets lost, none is where it cannot be.  [I-44]..[I-65]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from domineum.kernel import Seat
from domineum.voidfall.agendas import is_standard
from domineum.voidfall.cards.abilities import abilities
from domineum.voidfall.state import CONTENTS, Voidfall
from domineum.voidfall.technologies import IMPROVED, improved_limit, technology_limit
from domineum.voidfall.tokens import MAX_GLORY
from domineum.voidfall.trade import STACKED_FROM, TradeCapacity
from domineum.voidfall.words import AGENDA_TYPES, GLORY_LIMIT

Check = Callable[[Voidfall], Iterator[str]]
CHECKS: list[Check] = []
IMPROVED_OFFER = 4
COPIES = 2
"""Basic cards of each Technology."""


def invariant(check: Check) -> Check:
    """Let a check be made of every state."""
    CHECKS.append(check)
    return check


def rested(state: Voidfall) -> Seat | None:
    """The seat whose Clean-up has just ended, while the next turn waits for its Focus."""
    turn, order = state.turn, state.order
    if turn.card or state.finished or state.round == 0 or state.void is not None:
        return None
    place = order.index(turn.seat)
    if state.players[turn.seat].turns != state.round - 1 or (place == 0 and state.round == 1):
        return None
    seat = order[-1] if state.preselect else order[place - 1]
    boxes = state.content.events[state.event].boxes
    delayed = state.players[seat].turns == 1 and any(box.who == "delayed" for box in boxes)
    return None if delayed or state.players[seat].turns == 0 else seat


def before_step_1(state: Voidfall) -> bool:
    """Whether step 0, that of the Voidborn, is still going on in a later Cycle.  [V-014]"""
    shown = state.content.events[state.event].cycle if state.event else 0
    return state.void is not None and state.round == 0 and shown == state.cycle - 1 > 0


# -- Tokens -------------------------------------------------------------------------------------


@invariant
def bounty_and_reclaim(state: Voidfall) -> Iterator[str]:
    """I-44: the 48 Bounty and 27 Reclaim tokens are in their pile, on sectors or with players."""
    bounty, reclaim = state.bounty_pile[:], state.reclaim_pile[:]
    for sector in state.sectors:
        bounty += sector.bounty
        reclaim += sector.reclaim
    for player in state.players:
        bounty += player.bounty
        reclaim += player.reclaim
    if sorted(bounty) != _tokens(state.pack, "bounties"):
        yield f"I-44: there are {len(bounty)} Bounty tokens, or other ones than in the box"
    if sorted(reclaim) != _tokens(state.pack, "reclaims"):
        yield f"I-44: there are {len(reclaim)} Reclaim tokens, or other ones than in the box"


@lru_cache(maxsize=64)
def _tokens(pack: str, kind: str) -> list[str]:
    pieces = CONTENTS[pack].pieces[kind].values()
    return sorted(token.id for token in pieces for _ in range(token.count))


@invariant
def trade_tokens(state: Voidfall) -> Iterator[str]:
    """I-45, I-48: Trade tokens are conserved; one is flipped only in its owner's turn."""
    held = sum(player.trade for player in state.players) + state.turn.flipped
    total = state.content.setup["trade-track"].value["tokens_by_players"][len(state.players) - 1]
    if sum(state.trade) + held + state.trade_removed != total:
        yield f"I-45: {state.trade} and {held} and {state.trade_removed} are not {total} in all"
    if not 0 <= state.trade_removed < max(1, state.cycle):
        yield f"I-45: {state.trade_removed} Trade tokens left the game in Cycle {state.cycle}"
    if state.turn.flipped and not state.turn.card:
        yield f"I-48: a Trade token of seat {state.turn.seat} is flipped outside of a turn"


@invariant
def trade_track(state: Voidfall) -> Iterator[str]:
    """I-46: Trade spaces are filled from the top; only the lowest stack may be incomplete."""
    each = 2 if len(state.players) >= STACKED_FROM else 1
    full = [tokens for tokens in state.trade if tokens == each]
    rest = state.trade[len(full) :]
    if state.trade[: len(full)] != full or any(rest[1:]) or not 0 <= sum(rest) < max(2, each):
        yield f"I-46: the Trade track holds {state.trade}"


@invariant
def rested_tokens(state: Voidfall) -> Iterator[str]:
    """I-47, I-49: after a Clean-up Trade tokens lie on Agendas, and at most four Glory is left."""
    seat = rested(state)
    if seat is None:
        return
    player = state.players[seat]
    room = sum(ability.add for ability in abilities(state, seat, TradeCapacity))
    bare = any(slot.trade and not slot.agenda for slot in player.slots)
    if player.loose_trade or bare or player.stored_trade > room:
        yield f"I-47: a Trade token of seat {seat} lies on no Agenda"
    if len(player.glory) > GLORY_LIMIT:
        yield f"I-49: seat {seat} has the Glory {player.glory}"


@invariant
def glory(state: Voidfall) -> Iterator[str]:
    """I-50: Glory tokens have values from 1 to 5."""
    values = [value for sector in state.sectors for value in sector.glory]
    values += [value for player in state.players for value in player.glory]
    wrong = [value for value in values if not 1 <= value <= MAX_GLORY]
    if wrong:
        yield f"I-50: there is the Glory {wrong}"


# -- Cards --------------------------------------------------------------------------------------


@invariant
def agendas(state: Voidfall) -> Iterator[str]:
    """I-53, I-55: the Agendas are conserved; one is in play outside of slots only in a turn."""
    cards = [card for deck in state.agenda_decks.values() for card in deck]
    cards += [card for card in (*state.agenda_offer.values(), state.turn.agenda) if card]
    for player in state.players:
        cards += player.agendas
        cards += [slot.agenda for slot in player.slots if slot.agenda and is_standard(slot)]
    if len(cards) != len(state.content.agendas) or set(cards) != set(state.content.agendas):
        yield f"I-53: there are {len(cards)} Agendas, or other ones than in the box"
    if state.turn.agenda and not state.turn.card:
        yield f"I-55: {state.turn.agenda} is played outside of a turn"


@invariant
def slots(state: Voidfall) -> Iterator[str]:
    """I-54: the starting Agenda stays in its slot; the types of the others differ."""
    for seat, player in enumerate(state.players):
        origin = state.content.houses[player.house].origins[player.side]  # type: ignore[index]
        extra = [slot.agenda for slot in player.slots if slot.kind == "extra"]
        first = player.slots[0]
        if (first.kind, first.agenda) != ("starting", origin.agenda):
            yield f"I-54: the first slot of seat {seat} holds {first.agenda}"
        if extra != [origin.extra_agenda] * bool(origin.extra_agenda):
            yield f"I-54: the extra slots of seat {seat} hold {extra}"
        cards = [slot.agenda for slot in player.slots if slot.agenda and is_standard(slot)]
        kinds = [state.content.agendas[card].type for card in cards]
        if len(kinds) != len(set(kinds)):
            yield f"I-54: seat {seat} has {cards} in its slots"


@invariant
def agenda_offers(state: Voidfall) -> Iterator[str]:
    """I-56: each Agenda type shows a card of its own, or none if its deck has run out once."""
    for kind in AGENDA_TYPES:
        card, deck = state.agenda_offer[kind], state.agenda_decks[kind]
        wrong = [x for x in (card, *deck) if x and state.content.agendas[x].type != kind]
        if wrong:
            yield f"I-56: {kind} shows '{card}' with {len(deck)} in its deck; astray: {wrong}"


@invariant
def technologies(state: Voidfall) -> Iterator[str]:
    """I-57, I-58: the limits of Technologies and of Improved ones."""
    for seat, player in enumerate(state.players):
        if len(player.technologies) > technology_limit(player):
            yield f"I-57: seat {seat} has {len(player.technologies)} Technologies"
        improved = sum(1 for grade in player.technologies.values() if grade == IMPROVED)
        if improved > improved_limit(player):
            yield f"I-58: seat {seat} has {improved} Improved Technologies"


@invariant
def technology_cards(state: Voidfall) -> Iterator[str]:
    """I-59: of each Technology there are at most two Basic cards and one Improved card."""
    basic = Counter({name: len(copies) for name, copies in state.tableau.items()})
    improved = Counter(state.improved_offer + state.improved_deck)
    for player in state.players:
        basic.update(player.technologies.keys())
        improved.update(n for n, grade in player.technologies.items() if grade == IMPROVED)
        improved.update([player.improvable] if player.improvable else [])
    for name, count in basic.items():
        if count > COPIES:
            yield f"I-59: there are {count} Basic cards of {name}"
    for name, count in improved.items():
        if count > 1:
            yield f"I-59: there are {count} Improved cards of {name}"


@invariant
def improved_offer(state: Voidfall) -> Iterator[str]:
    """I-60: the Improvement Block lies there in Cycle 1 only; at most four cards are offered."""
    if state.improvement_block != (state.cycle == 1) and not before_step_1(state):
        yield f"I-60: in Cycle {state.cycle} the Improvement Block is {state.improvement_block}"
    if len(state.improved_offer) > IMPROVED_OFFER:
        yield f"I-60: the Improved offer has {len(state.improved_offer)} cards"


@invariant
def focus_cards(state: Voidfall) -> Iterator[str]:
    """I-61, I-62: Focus cards are conserved, and each turn of the Cycle has discarded one."""
    for seat, player in enumerate(state.players):
        cards = player.hand + player.discard + player.aside
        if state.turn.seat == seat and state.turn.card:
            cards.append(state.turn.given or state.turn.card)
        if sorted(cards) != _focuses(state.pack, player.house):
            yield f"I-61: the Focus cards of seat {seat} are {sorted(cards)}"
        if len(player.discard) != player.turns and not state.finished:
            yield f"I-62: seat {seat} took {player.turns} turns and discarded {player.discard}"


@lru_cache(maxsize=256)
def _focuses(pack: str, house: str) -> list[str]:
    content = CONTENTS[pack]
    own = content.houses[house].focus_cards
    replaced = {content.focuses[card].replaces for card in own}
    standard = [c.id for c in content.focuses.values() if not c.house and c.id not in replaced]
    return sorted(standard + own)


@invariant
def events(state: Voidfall) -> Iterator[str]:
    """I-65: one Galactic Event is revealed each Cycle, from the deck of the Cycle."""
    shown = state.content.events[state.event].cycle if state.event else 0
    due = (state.cycle,) if state.round else (state.cycle - 1, state.cycle)
    if shown not in due or any(state.event_decks[:shown]) or not all(state.event_decks[shown:]):
        yield f"I-65: in Cycle {state.cycle} the event is '{state.event}'"
