"""What a seat may know."""

from __future__ import annotations

from typing import cast

from domineum.kernel import Seat
from domineum.voidfall.agendas import worth
from domineum.voidfall.cards.at import At
from domineum.voidfall.evaluation import coming_skirmish, outcome, projected
from domineum.voidfall.production import level, level_terms, production_yield
from domineum.voidfall.sectors import guilds_in, installations_in, sector_upkeep
from domineum.voidfall.state import Voidfall
from domineum.voidfall.technologies import improved_limit, technology_limit
from domineum.voidfall.upkeep import upkeep_terms
from domineum.voidfall.view.invasion import invasion_view
from domineum.voidfall.view.types import (
    AgendaOffer,
    PlayerView,
    ProductionView,
    SectorView,
    SkirmishView,
    View,
    as_terms,
)
from domineum.voidfall.view.void import void_view
from domineum.voidfall.words import AGENDA_TYPES, RESOURCES, AgendaType, Guild, Installation


def view(state: Voidfall, seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may know."""
    coming = next_deck(state)
    ended = outcome(state)
    computed = View(
        rounds=state.content.events[state.event].rounds if state.event else 0,
        next_event=coming[-1] if coming and seat in state.peeked else None,
        invasion=invasion_view(state, state.invasion) if state.invasion else None,
        agendas={kind: _offer(state, kind) for kind in AGENDA_TYPES},
        agenda_worth={} if seat is None else _agenda_worth(state, seat),
        sectors=[_sector(state, n) for n in range(1, len(state.sectors))],
        players=[_player(state, i, i == seat) for i in range(len(state.players))],
        goal=state.goal or None,
        winners=list(ended.winners) if ended else None,
        void=void_view(state, state.void) if state.void is not None else None,
    )
    return state.shown(computed)


def next_deck(state: Voidfall) -> list[str]:
    """The deck of the next event; those of events that were revealed have left the game. [V-031]"""
    return next((deck for deck in state.event_decks if deck), [])


def _offer(state: Voidfall, kind: AgendaType) -> AgendaOffer:
    return {
        "offer": state.agenda_offer[kind],
        "deck": len(state.agenda_decks[kind]),
        "corrupted": state.corrupted_offers[kind],
    }


def _sector(state: Voidfall, n: int) -> SectorView:
    computed: SectorView = {
        "n": n,
        "guilds": cast("list[Guild]", [*guilds_in(state, n)]),
        "installations": cast("list[Installation]", [*installations_in(state, n)]),
        "upkeep": sector_upkeep(state, n),
    }
    return state.sectors[n].shown(computed)


def _player(state: Voidfall, i: Seat, own: bool) -> PlayerView:
    player = state.players[i]
    gains = projected(state, i)
    computed = PlayerView(
        agenda_types=[state.content.agendas[card].type for card in player.agendas],
        production={name: _production(state, i, r) for r, name in enumerate(RESOURCES)},
        upkeep_terms=as_terms(upkeep_terms(state, i)),
        projected={
            "agendas": as_terms(gains["agendas"]),
            "event": as_terms(gains["event"]),
            "upkeep": as_terms(gains["upkeep"]),
        },
        skirmish=_skirmish(state, i),
        technology_limit=technology_limit(player),
        improved_limit=improved_limit(player),
    )
    return player.shown(computed, own)


def _skirmish(state: Voidfall, i: Seat) -> SkirmishView:
    power, terms, sectors, threat = coming_skirmish(state, i)
    return {
        "power": power,
        "terms": as_terms(terms),
        "sectors": sectors,
        "held": threat is None or not threat.lost,
        "lost": threat.recalled if threat is not None else 0,
    }


def _agenda_worth(state: Voidfall, seat: Seat) -> dict[str, int]:
    """Offers first, then the hand."""
    offered = [offer for kind in AGENDA_TYPES if (offer := state.agenda_offer[kind])]
    at = At(state, seat)
    return {card: worth(at, card) for card in [*offered, *state.players[seat].agendas]}


def _production(state: Voidfall, i: Seat, resource: int) -> ProductionView:
    return {
        "level": level(state, i, resource),
        "yield": production_yield(state, i, resource),
        "terms": as_terms(level_terms(state, i, resource)),
    }
