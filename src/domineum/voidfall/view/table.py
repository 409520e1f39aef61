"""What a seat may know, and dealing again what it may not."""

from __future__ import annotations

from typing import cast

from domineum.kernel import Seat
from domineum.voidfall.evaluation import outcome, projected, upkeep_terms
from domineum.voidfall.production import level, level_terms, production_yield
from domineum.voidfall.sectors import guilds_in, installations_in, sector_upkeep
from domineum.voidfall.state import Player, Slot, Turn, Voidfall
from domineum.voidfall.technologies import improved_limit, technology_limit
from domineum.voidfall.view.invasion import invasion_view
from domineum.voidfall.view.types import (
    AgendaOffer,
    MatView,
    PlayerView,
    ProductionView,
    SectorView,
    SlotView,
    TurnView,
    View,
    as_terms,
)
from domineum.voidfall.view.void import void_view
from domineum.voidfall.words import AGENDA_TYPES, RESOURCES, AgendaType, Guild, Installation


def view(state: Voidfall, seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may know."""
    content = state.content
    coming = next_deck(state)
    knows = seat in state.peeked and coming
    ended = outcome(state)
    return {
        "scenario": state.scenario,
        "mode": content.scenarios[state.scenario].mode,
        "cycle": state.cycle,
        "round": state.round,
        "rounds": content.events[state.event].rounds if state.event else 0,
        "order": list(state.order),
        "event": state.event,
        "next_event": coming[-1] if knows else None,
        "event_decks": [len(deck) for deck in state.event_decks],
        "turn": _turn(state.turn),
        "invasion": invasion_view(state, state.invasion) if state.invasion else None,
        "trade": list(state.trade),
        "tableau": {name: list(copies) for name, copies in state.tableau.items()},
        "improved_offer": list(state.improved_offer),
        "improved_deck": len(state.improved_deck),
        "improvement_block": state.improvement_block,
        "agendas": {kind: _offer(state, kind) for kind in AGENDA_TYPES},
        "bounty_pile": len(state.bounty_pile),
        "reclaim_pile": len(state.reclaim_pile),
        "sectors": [_sector(state, n) for n in range(1, len(state.sectors))],
        "players": [_player(state, i, seat) for i in range(len(state.players))],
        "targets": list(state.targets),
        "goal": state.goal or None,
        "winners": list(ended.winners) if ended else None,
        "void": void_view(state) if state.void is not None else None,
    }


def next_deck(state: Voidfall) -> list[str]:
    """The deck of the next event; those of events that were revealed have left the game. [V-031]"""
    return next((deck for deck in state.event_decks if deck), [])


def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "card": turn.card,
        "agenda": turn.agenda,
        "flipped": turn.flipped,
        "taken": list(turn.taken),
        "given": turn.given,
    }


def _offer(state: Voidfall, kind: AgendaType) -> AgendaOffer:
    return {
        "offer": state.agenda_offer[kind],
        "deck": len(state.agenda_decks[kind]),
        "corrupted": state.corrupted_offers[kind],
    }


def _sector(state: Voidfall, n: int) -> SectorView:
    sector = state.sectors[n]
    return {
        "n": n,
        "tile": sector.tile,
        "home": sector.home,
        "owner": sector.owner,
        "population": sector.population,
        "corrupted": sector.corrupted,
        "guilds": cast(list[Guild], list(guilds_in(state, n))),
        "installations": cast(list[Installation], list(installations_in(state, n))),
        "fleets": list(sector.fleets),
        "voidborn": sector.voidborn,
        "glory": list(sector.glory),
        "bounty": len(sector.bounty),
        "reclaim": len(sector.reclaim),
        "fallen": sector.fallen,
        "harbingers": sector.harbingers,
        "rewarded": list(sector.rewarded),
        "upkeep": sector_upkeep(state, n),
    }


def _mat(player: Player) -> MatView:
    return {
        "house": player.house,
        "side": player.side,
        "influence": player.influence,
        "stock": list(player.stock),
        "inactive": player.inactive,
        "active": player.active,
        "tracks": list(player.tracks),
        "corrupted_tracks": list(player.corrupted_tracks),
        "hand": list(player.hand),
        "discard": list(player.discard),
        "aside": list(player.aside),
        "slots": [_slot(slot) for slot in player.slots],
        "loose_trade": player.loose_trade,
        "stored_trade": player.stored_trade,
        "technologies": dict(sorted(player.technologies.items())),
        "improvable": player.improvable,
        "sixth": player.sixth,
        "chambers": player.chambers,
        "kept_corruption": player.kept_corruption,
        "glory": list(player.glory),
        "bounty": list(player.bounty),
        "reclaim": list(player.reclaim),
        "preference": player.preference,
        "used": list(player.used),
        "upkeep": player.upkeep,
        "unpaid": player.unpaid,
        "turns": player.turns,
    }


def _slot(slot: Slot) -> SlotView:
    return {
        "kind": slot.kind,
        "agenda": slot.agenda,
        "corrupted": slot.corrupted,
        "trade": slot.trade,
    }


def _player(state: Voidfall, i: Seat, seat: Seat | None) -> PlayerView:
    player = state.players[i]
    own = i == seat
    gains = projected(state, i)
    return {
        **_mat(player),
        "agendas": list(player.agendas) if own else len(player.agendas),
        "agenda_types": [state.content.agendas[card].type for card in player.agendas],
        "chosen_focus": player.chosen_focus if own else bool(player.chosen_focus),
        "production": {name: _production(state, i, r) for r, name in enumerate(RESOURCES)},
        "upkeep_terms": as_terms(upkeep_terms(state, i)),
        "projected": {
            "agendas": as_terms(gains["agendas"]),
            "event": as_terms(gains["event"]),
            "upkeep": as_terms(gains["upkeep"]),
        },
        "technology_limit": technology_limit(player),
        "improved_limit": improved_limit(player),
    }


def _production(state: Voidfall, i: Seat, resource: int) -> ProductionView:
    return {
        "level": level(state, i, resource),
        "yield": production_yield(state, i, resource),
        "terms": as_terms(level_terms(state, i, resource)),
    }
