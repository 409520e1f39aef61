"""What a seat may know, and dealing anew what it may not."""

from __future__ import annotations

from domineum.kernel import Random, Seat
from domineum.kernel.decode import Plain
from domineum.voidfall.evaluation import outcome, projected, upkeep_terms
from domineum.voidfall.production import level, level_terms, production_yield
from domineum.voidfall.sectors import guilds_in, installations_in, sector_upkeep
from domineum.voidfall.state import Player, Sector, Voidfall
from domineum.voidfall.technologies import improved_limit, technology_limit
from domineum.voidfall.view_void import redeal_void, void_view
from domineum.voidfall.words import AGENDA_TYPES, RESOURCES

View = dict[str, Plain]


def view(state: Voidfall, seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may know."""
    content = state.content
    next_deck = state.event_decks[state.cycle] if state.cycle < 3 else []
    knows = seat in state.peeked and next_deck
    ended = outcome(state)
    return {
        "scenario": state.scenario,
        "mode": state.mode,
        "cycle": state.cycle,
        "round": state.round,
        "rounds": content.events[state.event].rounds if state.event else 0,
        "order": list[Plain](state.order),
        "event": state.event,
        "next_event": next_deck[-1] if knows else None,
        "event_decks": [len(deck) for deck in state.event_decks],
        "turn": state.turn.plain(),
        "invasion": state.invasion.plain() if state.invasion else None,
        "trade": list[Plain](state.trade),
        "tableau": {name: list[Plain](copies) for name, copies in state.tableau.items()},
        "improved_offer": list[Plain](state.improved_offer),
        "improved_deck": len(state.improved_deck),
        "improvement_block": state.improvement_block,
        "agendas": {
            kind: {
                "offer": state.agenda_offer[kind],
                "deck": len(state.agenda_decks[kind]),
                "corrupted": state.corrupted_offers[kind],
            }
            for kind in AGENDA_TYPES
        },
        "bounty_pile": len(state.bounty_pile),
        "reclaim_pile": len(state.reclaim_pile),
        "sectors": [_sector(state, n) for n in range(1, len(state.sectors))],
        "players": [_player(state, i, seat) for i in range(len(state.players))],
        "targets": list[Plain](state.targets),
        "winners": list[Plain](ended.winners) if ended else None,
        "void": void_view(state) if state.void is not None else None,
    }


def _sector(state: Voidfall, n: int) -> View:
    sector: Sector = state.sectors[n]
    plain = sector.plain()
    return plain | {
        "n": n,
        "bounty": len(sector.bounty),
        "reclaim": len(sector.reclaim),
        "guilds": list[Plain](guilds_in(state, n)),
        "installations": list[Plain](installations_in(state, n)),
        "upkeep": sector_upkeep(state, n),
    }


def _player(state: Voidfall, i: Seat, seat: Seat | None) -> View:
    player: Player = state.players[i]
    own = i == seat
    more: View = {
        "agendas": list[Plain](player.agendas) if own else len(player.agendas),
        "agenda_types": [state.content.agendas[card].type for card in player.agendas],
        "chosen_focus": player.chosen_focus if own else bool(player.chosen_focus),
        "production": {name: _production(state, i, r) for r, name in enumerate(RESOURCES)},
        "upkeep_terms": _terms(upkeep_terms(state, i)),
        "projected": {kind: _terms(terms) for kind, terms in projected(state, i).items()},
        "technology_limit": technology_limit(player),
        "improved_limit": improved_limit(player),
    }
    return player.plain() | more


def _production(state: Voidfall, i: Seat, resource: int) -> View:
    terms = level_terms(state, i, resource)
    return {
        "level": level(state, i, resource),
        "yield": production_yield(state, i, resource),
        "terms": _terms(terms),
    }


def _terms(terms: list[tuple[str, int]]) -> Plain:
    return [[name, amount] for name, amount in terms]


def redeal(state: Voidfall, seat: Seat | None, random: Random) -> None:
    """Deal anew decks, face-down tokens, other hands and the generator, in place."""
    _redeal_tokens(state, random)
    _redeal_agendas(state, seat, random)
    for i, deck in enumerate(state.event_decks):
        known = 1 if i == state.cycle and seat in state.peeked else 0
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
        for sector in state.sectors:
            count = len(getattr(sector, name))
            if count:
                setattr(sector, name, tuple(tokens.pop() for _ in range(count)))
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
