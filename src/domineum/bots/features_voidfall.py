"""What counts in a position of Voidfall: Influence now, and what will bring more of it."""

from __future__ import annotations

from domineum.kernel import Seat
from domineum.voidfall.at import At
from domineum.voidfall.evaluation import (
    agenda_scores,
    event_influence,
    satisfiable,
    upkeep_terms,
)
from domineum.voidfall.production import production_yield
from domineum.voidfall.state import Voidfall
from domineum.voidfall.voidborn_score import voidborn_influence

CYCLES = 3


def features(state: Voidfall, seat: Seat) -> dict[str, float]:
    """The features of a position for one player, by name."""
    player = state.players[seat]
    at = At(state, seat)
    left = CYCLES - state.cycle + 1
    own = [state.sectors[n] for n in state.own(seat)]
    agendas = sum(sum(parts) for _, parts in agenda_scores(state, seat))
    due = sum(amount for _, amount in upkeep_terms(state, seat))
    stock = player.stock
    rounds_left = _rounds_left(state)
    found = {
        "influence": float(player.influence),
        "agendas": float(agendas),
        "agendas_later": float(agendas * (left - 1)),
        "event": float(_event(state, at)),
        "unpaid_upkeep": float(due - satisfiable(player, due)),
        "upkeep": float(due * left),
        "stock_plain": float(sum(min(amount, 8) for amount in stock[:3])),
        "stock_credits": float(min(stock[3], 8)),
        "stock_science": float(min(stock[4], 6)),
        "stock_excess": float(sum(max(0, amount - 8) for amount in stock)),
        "active": float(player.active),
        "deployed": float(sum(sector.power for sector in own)),
        "sectors": float(len(own)),
        "pure_sectors": float(sum(not sector.corrupted for sector in own)),
        "population": float(sum(sector.population for sector in own)),
        "guilds": float(sum(len(sector.guilds) for sector in own)),
        "installations": float(sum(len(sector.installations) for sector in own)),
        "mat_corruption": float(player.mat_corruption),
        "sector_corruption": float(sum(sector.corrupted for sector in own)),
        "chambers": float(player.chambers),
        "glory": float(sum(player.glory) * left),
        "trade": float(player.trade),
        "agenda_cards": float(min(len(player.agendas), 3)),
        "agendas_in_play": float(sum(bool(slot.agenda) for slot in player.slots)),
        "technologies": float(len(player.technologies)),
        "improved": float(sum(level == 2 for level in player.technologies.values())),
        "tracks": float(sum(player.tracks)),
        "tokens": float(len(player.bounty) + len(player.reclaim)),
        "focuses": float(len(player.hand)),
    }
    yields = [production_yield(state, seat, resource) for resource in range(5)]
    found["yield_plain"] = float(sum(yields[:3]) * rounds_left)
    found["yield_credits"] = float(yields[3] * rounds_left)
    found["yield_science"] = float(yields[4] * rounds_left)
    found |= _rivals(state, seat)
    return found


def _rounds_left(state: Voidfall) -> float:
    """About how many more turns there are, as a share of the whole game."""
    rounds = state.content.events[state.event].rounds if state.event else 5
    return (CYCLES - state.cycle) + max(0, rounds - state.round) / rounds


def _event(state: Voidfall, at: At) -> int:
    """The best objective of the event now."""
    if not state.event:
        return 0
    objectives = state.content.events[state.event].objectives
    scores = [event_influence(part, at) for part in objectives.parts]
    return sum(scores) if objectives.mode == "all" else max(scores)


def _rivals(state: Voidfall, seat: Seat) -> dict[str, float]:
    """How the best rival stands, or how far the Voidborn are ahead."""
    void = state.void
    if void is None:
        others = [p.influence for i, p in enumerate(state.players) if i != seat]
        return {"rival": float(max(others, default=0))}
    pieces = len(void.military) + len(void.economic)
    return {
        "voidborn": float(voidborn_influence(state)),
        "catastrophes": float(void.catastrophes),
        "crisis_pieces": float(pieces),
        "lost": float(void.lost),
        "current_crisis": float(bool(void.current)),
    }
