"""The figures of a position that a player looks at, the most important first."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel import Figure, Message, Seat
from domineum.voidfall.evaluation import projected
from domineum.voidfall.production import production_yield
from domineum.voidfall.state import Player, Voidfall
from domineum.voidfall.upkeep import upkeep_terms
from domineum.voidfall.void.score import voidborn_influence
from domineum.voidfall.words import FLEETS, RESOURCES, TRACKS


def figures(state: Voidfall, seat: Seat) -> Iterator[Figure]:
    """Influence now and at the end of the Cycle, what is in store, on the mat and on the map, and
    what the others have."""
    player = state.players[seat]
    yield _figure("influence", player.influence)
    yield _figure("cycle-end", cycle_end(state, seat))
    yield _figure("corruption", _corruption(state, seat), bad=True)
    yield _figure("sectors", len(state.own(seat)))
    yield _figure("fleet-power", fleet_power(state, seat))
    for resource, amount in zip(RESOURCES, player.stock, strict=True):
        yield _figure("stock", amount, resource=resource)
    yield _figure("upkeep", sum(amount for _, amount in upkeep_terms(state, seat)), bad=True)
    for number, resource in enumerate(RESOURCES):
        yield _figure("production", production_yield(state, seat, number), resource=resource)
    yield from _mat(player)
    yield from _map(state, seat)
    yield from _others(state, seat)


def cycle_end(state: Voidfall, seat: Seat) -> int:
    """What the Evaluation of the Cycle would give now; of objectives that exclude each other, the
    better one."""
    gains = {
        part: [amount for _, amount in terms] for part, terms in projected(state, seat).items()
    }
    every = not state.event or state.content.events[state.event].objectives.mode == "all"
    event = sum(gains["event"]) if every else max(gains["event"], default=0)
    return sum(gains["agendas"]) + event + sum(gains["upkeep"])


def _figure(name: str, amount: int, bad: bool = False, **about: int | str) -> Figure:
    return Figure(Message(f"figure-{name}", about), amount, bad)


def fleet_power(state: Voidfall, seat: Seat) -> int:
    """The Fleet Power of a player on the map and on its way."""
    force = state.invasion
    moving = sum(force.fleets) if force is not None and force.seat == seat else 0
    return moving + sum(state.sectors[n].power for n in state.own(seat))


def _corruption(state: Voidfall, seat: Seat) -> int:
    player = state.players[seat]
    on_map = sum(state.sectors[n].corrupted for n in state.own(seat))
    return on_map + player.mat_corruption + player.chambers


def _mat(player: Player) -> Iterator[Figure]:
    """What lies on and beside the House mat."""
    for track, space in zip(TRACKS, player.tracks, strict=True):
        yield _figure("track", space, track=track)
    yield _figure("active", player.active)
    yield _figure("technologies", len(player.technologies))
    yield _figure("improved", sum(level == 2 for level in player.technologies.values()))
    yield _figure("agendas-in-play", sum(bool(slot.agenda) for slot in player.slots))
    yield _figure("agendas", len(player.agendas))
    yield _figure("trade", player.trade)
    yield _figure("glory", sum(player.glory))
    yield _figure("bounty", len(player.bounty))
    yield _figure("reclaim", len(player.reclaim))
    yield _figure("focuses", len(player.hand))


def _map(state: Voidfall, seat: Seat) -> Iterator[Figure]:
    """What is in the player's sectors."""
    own = [state.sectors[n] for n in state.own(seat)]
    yield _figure("population", sum(sector.population for sector in own))
    yield _figure("guilds", sum(len(sector.guilds) for sector in own))
    yield _figure("installations", sum(len(sector.installations) for sector in own))
    for n in state.own(seat):
        for kind, power in zip(FLEETS, state.sectors[n].fleets, strict=True):
            yield _figure("fleets-in", power, fleet=kind, sector=n)


def _others(state: Voidfall, seat: Seat) -> Iterator[Figure]:
    """Whom a choice helps or hits: other players, and the Voidborn."""
    rivals = state.void is None
    for other, player in enumerate(state.players):
        if other != seat:
            yield _figure("of-influence", player.influence, rivals, player=other)
            yield _figure("of-sectors", len(state.own(other)), rivals, player=other)
            yield _figure("of-fleet-power", fleet_power(state, other), rivals, player=other)
    if state.void is not None:
        yield _figure("voidborn-score", voidborn_influence(state), bad=True)
    yield _figure("voidborn", sum(sector.voidborn for sector in state.sectors), bad=True)
