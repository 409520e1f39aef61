"""What must hold in every reachable state: Appendix B of the rules.

Each check carries the number of its invariant and names what breaks it. States are looked at
between two questions, so Fleet Power on its way, a flipped Trade token and a played Agenda count.
True by the shape of the state, and therefore not checked: one owner and type per Fleet token
[I-04], purity is the marker [I-26], tokens fill spaces from the left [I-31]. Tokens and cards are
counted in `conservation`, what holds between two states is in `transitions`, and what holds in a
Combat is in its tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domineum.kernel import Seat
from domineum.voidfall.cards.abilities import abilities
from domineum.voidfall.cards.at import At
from domineum.voidfall.checks.conservation import CHECKS, Check, invariant, rested
from domineum.voidfall.checks.transitions import broken_step, focus_actions_taken
from domineum.voidfall.checks.void import broken_void
from domineum.voidfall.corruption import chambers_room
from domineum.voidfall.deployment import type_cost
from domineum.voidfall.fleets import tokens_in
from domineum.voidfall.focus import ACTIONS_PER_TURN
from domineum.voidfall.infrastructure import BuildType, guild_room, installation_room
from domineum.voidfall.population import MAX_POPULATION
from domineum.voidfall.production import level
from domineum.voidfall.sectors import guilds_in, tile, voidborn_limit
from domineum.voidfall.skirmish import is_threatened
from domineum.voidfall.state import CONTENTS, NOBODY, Voidfall
from domineum.voidfall.void.havens import sheltered
from domineum.voidfall.words import (
    AGENDA_TYPES,
    CREDITS,
    FLEET_POWER,
    FLEET_TOKENS,
    FLEETS,
    LAST_SPACE,
    LEVEL_LIMIT,
    NO_FLEETS,
    RESOURCES,
    STOCK_LIMIT,
    TRACKS,
)

__all__ = ["broken", "broken_step"]

FOUNDATIONS: list[Check] = []
"""What the other checks cannot do without."""


def broken(state: Voidfall) -> Iterator[str]:
    """Name every broken invariant of a state."""
    found = [problem for check in FOUNDATIONS for problem in check(state)]
    yield from found
    for check in CHECKS if not found else []:
        yield from check(state)
    if state.void is not None and not found:
        yield from broken_void(state)


def foundation(check: Check) -> Check:
    """Let a check be made of every state, before all others."""
    FOUNDATIONS.append(check)
    return check


# -- Fleet Power and Fleets ---------------------------------------------------------------------


def underway(state: Voidfall, seat: Seat) -> tuple[int, ...]:
    """Fleet Power of a player that moves into a sector or fights for it."""
    force = state.invasion
    return force.fleets if force is not None and force.seat == seat else NO_FLEETS


@invariant
def fleet_power(state: Voidfall) -> Iterator[str]:
    """I-01, I-02: no count is negative, and with the Safe Havens they add up to 14."""
    deployed = [sum(underway(state, seat)) for seat in range(len(state.players))]
    for sector in state.sectors:
        if sector.owner != NOBODY:
            deployed[sector.owner] += sum(sector.fleets)
    for seat, player in enumerate(state.players):
        counts = player.inactive, player.active, deployed[seat], sheltered(state, seat)
        if sum(counts) != FLEET_POWER:
            yield f"I-01: seat {seat} has {counts} Fleet Power, together not {FLEET_POWER}"
        if min(counts) < 0 or max(counts) > FLEET_POWER:
            yield f"I-02: seat {seat} has {counts} Fleet Power"


@invariant
def fleet_tokens(state: Voidfall) -> Iterator[str]:
    """I-03: Fleet Power is counted by type, and no count is negative."""
    for n, sector in enumerate(state.sectors):
        if len(sector.fleets) != len(FLEETS) or min(sector.fleets) < 0 or sector.voidborn < 0:
            yield f"I-03: sector {n} holds {sector.fleets} and {sector.voidborn} Voidborn"
    moved = state.invasion.moved if state.invasion is not None else {}
    for n, fleets in moved.items():
        if len(fleets) != len(FLEETS) or min(fleets) < 0:
            yield f"I-03: an Invasion has {fleets} from sector {n}"


@invariant
def one_owner(state: Voidfall) -> Iterator[str]:
    """I-05, I-06: Fleet Power lies in its owner's sectors, never beside that of another."""
    for n, sector in enumerate(state.sectors):
        if any(sector.fleets):
            if sector.voidborn:
                yield f"I-05: sector {n} holds {sector.fleets} and {sector.voidborn} Voidborn"
            if sector.owner == NOBODY:
                yield f"I-06: sector {n} of nobody holds {sector.fleets}"


@invariant
def fleet_types(state: Voidfall) -> Iterator[str]:
    """I-07: only Corvettes need no Technology."""
    for n, sector in enumerate(state.sectors):
        if any(sector.fleets[1:]) and sector.owner != NOBODY:
            yield from _untaught(state, sector.owner, sector.fleets, f"in sector {n}")
    if state.invasion is not None and any(state.invasion.fleets[1:]):
        yield from _untaught(state, state.invasion.seat, state.invasion.fleets, "invading")


def _untaught(state: Voidfall, seat: Seat, fleets: tuple[int, ...], where: str) -> Iterator[str]:
    for kind, power in enumerate(fleets):
        if power and type_cost(state, seat, kind) is None:
            yield f"I-07: seat {seat} has a {FLEETS[kind]} {where} without its Technology"


@invariant
def rested_fleets(state: Voidfall) -> Iterator[str]:
    """I-08: after a Clean-up each sector of the player holds at most two Fleet tokens."""
    seat = rested(state)
    for n in state.own(seat) if seat is not None else []:
        if tokens_in(state, seat or 0, n) > FLEET_TOKENS:
            yield f"I-08: sector {n} holds {state.sectors[n].fleets} after the Clean-up"


# -- Voidborn and control -----------------------------------------------------------------------


@invariant
def control(state: Voidfall) -> Iterator[str]:
    """I-12, I-13, I-14: Home, a player's sector, a Voidborn sector, or without Fleet Power.

    While Fleet Power moves out for an Invasion its sectors may be empty already.
    """
    seats = range(NOBODY, len(state.players))
    for n, sector in enumerate(state.sectors):
        if sector.owner not in seats or (sector.owner != NOBODY and sector.voidborn):
            yield f"I-12: sector {n} is of seat {sector.owner} and has {sector.voidborn} Voidborn"
        if sector.home != NOBODY and (sector.owner != sector.home or sector.voidborn):
            yield f"I-14: the Home {n} of seat {sector.home} is of seat {sector.owner}"
        empty = sector.owner != NOBODY and sector.home == NOBODY and not any(sector.fleets)
        moving = state.invasion is not None and state.invasion.seat == sector.owner
        if empty and not moving:
            yield f"I-13: sector {n} of seat {sector.owner} has no Fleet Power"


@invariant
def voidborn(state: Voidfall) -> Iterator[str]:
    """I-15, I-16: at most 3 for each token that a sector may hold, none where it is immune."""
    for n, sector in enumerate(state.sectors):
        if sector.voidborn and tile(state, n).voidborn_immune:
            yield f"I-16: sector {n} is immune and has {sector.voidborn} Voidborn"
        elif sector.voidborn and sector.voidborn > voidborn_limit(state, n):
            yield f"I-15: sector {n} has {sector.voidborn} Voidborn"


@invariant
def adjacency(state: Voidfall) -> Iterator[str]:
    """I-19: adjacency is symmetric, and no Voidstorm is crossed except through Wormholes."""
    if not _is_symmetric(state.pack, state.scenario):
        yield f"I-19: the map of {state.scenario} is not symmetric"


@lru_cache(maxsize=256)
def _is_symmetric(pack: str, name: str) -> bool:
    scenario = CONTENTS[pack].scenarios[name]
    storms = {frozenset(pair) for pair in scenario.voidstorms}
    doors: dict[str, set[int]] = {}
    for place in scenario.sectors:
        if place.wormhole:
            doors.setdefault(place.wormhole, set()).update(scenario.edges[place.n])
    return all(
        n in scenario.adjacent[m]
        and (frozenset((n, m)) not in storms or any({n, m} <= door for door in doors.values()))
        for n, near in enumerate(scenario.adjacent)
        for m in near
    )


# -- Corruption ---------------------------------------------------------------------------------


@invariant
def corrupted_sectors(state: Voidfall) -> Iterator[str]:
    """I-21: no Corruption where a sector is immune or has no Population."""
    for n, sector in enumerate(state.sectors):
        if sector.corrupted and (tile(state, n).corruption_immune or not sector.population):
            yield f"I-21: sector {n} ({sector.tile}) is Corrupted"


@invariant
def corrupted_mats(state: Voidfall) -> Iterator[str]:
    """I-22, I-23, I-27: three tracks, three slots, and what the Chambers hold."""
    for seat, player in enumerate(state.players):
        slots = [i for i, x in enumerate(player.slots) if x.corrupted and x.kind != "standard"]
        if slots or len(player.corrupted_tracks) != len(TRACKS):
            yield f"I-22: slots {slots} of seat {seat} are Corrupted"
        if not 0 <= player.chambers <= chambers_room(At(state, seat)):
            yield f"I-23: the Chambers of seat {seat} hold {player.chambers}"
        if not 0 <= player.mat_corruption <= 6:
            yield f"I-27: a Skirmish of seat {seat} has the strength {player.mat_corruption}"


@invariant
def corrupted_offers(state: Voidfall) -> Iterator[str]:
    """I-24: each of the four Agenda offers is Pure or Corrupted."""
    if set(state.corrupted_offers) != set(AGENDA_TYPES):
        yield f"I-24: the Agenda offers are {sorted(state.corrupted_offers)}"


# -- Population and infrastructure --------------------------------------------------------------


@invariant
def population(state: Voidfall) -> Iterator[str]:
    """I-28: a die shows 1 to 6, a fixed Population never changes, some sectors have none."""
    for n, sector in enumerate(state.sectors):
        kind = tile(state, n)
        low, high = 1, MAX_POPULATION
        if kind.population != "die":
            low = high = kind.population_value
        if not low <= sector.population <= high:
            yield f"I-28: the Population of sector {n} ({sector.tile}) is {sector.population}"


@invariant
def spaces(state: Voidfall) -> Iterator[str]:
    """I-30: no more Guilds and Installations than spaces."""
    for n, sector in enumerate(state.sectors):
        if sector.guilds and guild_room(state, sector.home, n) < 0:
            yield f"I-30: sector {n} holds the Guilds {guilds_in(state, n)}"
        if sector.installations and installation_room(state, n) < 0:
            yield f"I-30: sector {n} holds the Installations {sector.installations}"


@invariant
def starbases(state: Voidfall) -> Iterator[str]:
    """I-34: Starbases come from the Technology, and no more of them than it allows."""
    for n, sector in enumerate(state.sectors):
        if "starbase" in sector.installations:
            seats = range(len(state.players))
            limits = [x.max_per_sector for s in seats for x in abilities(state, s, BuildType)]
            printed = tile(state, n).printed_installations
            if (sector.installations + printed).count("starbase") > max(limits, default=0):
                yield f"I-34: sector {n} holds {sector.installations}"


# -- Resources, production, Influence -----------------------------------------------------------


@invariant
def stockpiles(state: Voidfall) -> Iterator[str]:
    """I-35, I-36: Stockpiles hold 0 to 15, and Influence is never negative."""
    for seat, player in enumerate(state.players):
        stock = player.stock
        if len(stock) != len(RESOURCES) or min(stock) < 0 or max(stock) > STOCK_LIMIT:
            yield f"I-35: the Stockpiles of seat {seat} are {stock}"
        if player.influence < 0:
            yield f"I-36: the Influence of seat {seat} is {player.influence}"


@invariant
def production(state: Voidfall) -> Iterator[str]:
    """I-37, I-38: Levels are 0 to 13; Yields grow with them, those of Credits more slowly."""
    for seat in range(len(state.players)):
        levels = [level(state, seat, resource) for resource in range(len(RESOURCES))]
        if min(levels) < 0 or max(levels) > LEVEL_LIMIT:
            yield f"I-37: the Production Levels of seat {seat} are {levels}"
    if not _is_table(tuple(map(tuple, state.content.yields))):
        yield f"I-38: the Yields are {state.content.yields}"


@lru_cache(maxsize=16)
def _is_table(yields: tuple[tuple[int, ...], ...]) -> bool:
    return all(
        len(row) == LEVEL_LIMIT + 1
        and list(row) == sorted(row)
        and all(low <= high for low, high in zip(yields[CREDITS], row, strict=True))
        for row in yields
    )


# -- Structure ---------------------------------------------------------------------------------


@invariant
def competitive(state: Voidfall) -> Iterator[str]:
    """I-73: rivals have no Crisis board and never meet a Harbinger."""
    if state.mode not in ("competitive", "tutorial") or len(state.players) == 1:
        return
    if state.void is not None:
        yield "I-73: there is a Crisis board"
    for n, sector in enumerate(state.sectors):
        if sector.harbingers:
            yield f"I-73: sector {n} has {sector.harbingers} Harbingers"


@foundation
def markers(state: Voidfall) -> Iterator[str]:
    """I-74: each marker is on one of the eight spaces of its track."""
    for seat, player in enumerate(state.players):
        spaces = player.tracks
        if len(spaces) != len(TRACKS) or min(spaces) < 0 or max(spaces) > LAST_SPACE:
            yield f"I-74: the tracks of seat {seat} are {spaces}"


@foundation
def calendar(state: Voidfall) -> Iterator[str]:
    """I-76, I-77: three Cycles, the rounds of the event, and everybody once in the order."""
    rounds = state.content.events[state.event].rounds if state.event else 0
    if not 1 <= state.cycle <= 3 or not 0 <= state.round <= rounds:
        yield f"I-76: this is round {state.round} of {rounds} in Cycle {state.cycle}"
    if sorted(state.order) != list(range(len(state.players))):
        yield f"I-77: the Turn Order is {state.order}"


@invariant
def turns(state: Voidfall) -> Iterator[str]:
    """I-78: every player takes one turn per round, in Turn Order."""
    taken = [state.players[seat].turns for seat in state.order]
    if taken != sorted(taken, reverse=True) or not {*taken} <= {state.round, state.round - 1}:
        yield f"I-78: in round {state.round} the turns in order are {taken}"


@invariant
def actions(state: Voidfall) -> Iterator[str]:
    """I-79: a turn takes no action twice, and at most three of a Focus."""
    turn = state.turn
    if len(set(turn.taken)) < len(turn.taken) or focus_actions_taken(state) > ACTIONS_PER_TURN + 1:
        yield f"I-79: seat {turn.seat} took {turn.taken}"


@invariant
def skirmish_targets(state: Voidfall) -> Iterator[str]:
    """I-96: no Home and no immune sector is the target of a Skirmish, only next to Voidborn."""
    for seat, n in enumerate(state.targets):
        safe = n and (tile(state, n).voidborn_immune or not is_threatened(state, n))
        if n and (state.sectors[n].home != NOBODY or safe):
            yield f"I-96: sector {n} is the Skirmish target of seat {seat}"


@invariant
def the_end(state: Voidfall) -> Iterator[str]:
    """I-100: after the end nothing is left to do."""
    early = state.cycle < 3 and (state.void is None or not state.void.lost)
    open_now = state.invasion is not None or state.battle is not None
    if state.finished and (state.steps or early or open_now):
        yield f"I-100: the game is over and {state.steps} are planned"
