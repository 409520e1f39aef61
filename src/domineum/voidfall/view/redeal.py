"""Dealing again what a seat may not know."""

from __future__ import annotations

from domineum.kernel import Random, Seat
from domineum.voidfall.state import Voidfall
from domineum.voidfall.view.table import next_deck
from domineum.voidfall.void.crisis_board import the_void


def redeal(state: Voidfall, seat: Seat | None, random: Random) -> None:
    """Deal decks, face-down tokens, other hands and the generator again, in place."""
    _redeal_tokens(state, random)
    _redeal_agendas(state, seat, random)
    peeked = next_deck(state)
    for deck in state.event_decks:
        known = 1 if deck is peeked and seat in state.peeked else 0
        unknown = deck[known : len(deck) - known]
        random.shuffle(unknown)
        deck[known : len(deck) - known] = unknown
    random.shuffle(state.improved_deck)
    if state.void is not None:
        redeal_void(state, random)
    for i, player in enumerate(state.players):
        if i != seat and player.chosen_focus:
            player.chosen_focus = random.pick(player.hand)
    state.random = Random(random.bits())


def _redeal_tokens(state: Voidfall, random: Random) -> None:
    for name in ("bounty", "reclaim"):
        pile: list[str] = getattr(state, f"{name}_pile")
        tokens = pile + [token for sector in state.sectors for token in getattr(sector, name)]
        random.shuffle(tokens)
        for n, sector in enumerate(state.sectors):
            count = len(getattr(sector, name))
            if count:
                state.change(n, **{name: tuple(tokens.pop() for _ in range(count))})
        pile[:] = tokens


def _redeal_agendas(state: Voidfall, seat: Seat | None, random: Random) -> None:
    """Other hands keep the types of their cards, which everybody has seen, place by place."""
    kinds = state.content.agendas
    others = [player.agendas for i, player in enumerate(state.players) if i != seat]
    for kind, deck in state.agenda_decks.items():
        places = [
            (hand, i)
            for hand in (deck, *others)
            for i, card in enumerate(hand)
            if kinds[card].type == kind
        ]
        cards = [hand[i] for hand, i in places]
        random.shuffle(cards)
        for (hand, i), card in zip(places, cards, strict=True):
            hand[i] = card


def redeal_void(state: Voidfall, random: Random) -> None:
    """Deal the face-down cards again: Crises, Alerts, Wars and the Joint or Heroic deck."""
    void = the_void(state)
    for deck in void.decks.values():
        random.shuffle(deck)
    random.shuffle(void.alerts)
    places = [i for i, card in enumerate(void.alerts) if state.content.alerts[card].kind == "war"]
    wars = void.wars + [void.alerts[i] for i in places]
    random.shuffle(wars)
    for i in places:
        void.alerts[i] = wars.pop()
    void.wars[:] = wars
    random.shuffle(void.offer_deck)
