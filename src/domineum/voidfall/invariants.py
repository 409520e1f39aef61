"""What must hold in every reachable state: Appendix B of the rules.

Each check carries the number of its invariant and names what breaks it. States are looked at
between two questions, so Fleet Power on its way, a flipped Trade token and a played Agenda count.
True by the shape of the state, and therefore not checked: one owner and type per Fleet token
[I-04], purity is the marker [I-26], tokens fill spaces from the left [I-31]. What holds between
two states is in `transitions`; what holds in a Combat is in its tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from domineum.kernel import Seat
from domineum.voidfall.abilities import amounts
from domineum.voidfall.agendas import is_standard
from domineum.voidfall.at import At
from domineum.voidfall.corruption import chambers_room
from domineum.voidfall.fleets import tokens_in, type_cost
from domineum.voidfall.focus import ACTIONS_PER_TURN
from domineum.voidfall.infrastructure import MAX_POPULATION, guild_room, installation_room
from domineum.voidfall.production import level
from domineum.voidfall.sectors import guilds_in, tile, voidborn_limit
from domineum.voidfall.state import LIBRARY, NOBODY, Voidfall
from domineum.voidfall.technologies import IMPROVED, improved_limit, technology_limit
from domineum.voidfall.tokens import MAX_GLORY
from domineum.voidfall.trade import STACKED_FROM
from domineum.voidfall.transitions import broken_step, focus_actions_taken
from domineum.voidfall.words import (
    AGENDA_TYPES,
    CREDITS,
    FLEET_POWER,
    FLEET_TOKENS,
    FLEETS,
    GLORY_LIMIT,
    LAST_SPACE,
    LEVEL_LIMIT,
    NO_FLEETS,
    RESOURCES,
    STOCK_LIMIT,
    TRACKS,
)

__all__ = ["broken", "broken_step"]

Check = Callable[[Voidfall], Iterator[str]]
FOUNDATIONS: list[Check] = []
"""What the other checks cannot do without."""
CHECKS: list[Check] = []
IMPROVED_OFFER = 4
COPIES = 2
"""Basic cards of each Technology."""


def broken(state: Voidfall) -> Iterator[str]:
    """Name every broken invariant of a state."""
    found = [problem for check in FOUNDATIONS for problem in check(state)]
    yield from found
    for check in CHECKS if not found else []:
        yield from check(state)


def foundation(check: Check) -> Check:
    """Let a check be made of every state, before all others."""
    FOUNDATIONS.append(check)
    return check


def invariant(check: Check) -> Check:
    """Let a check be made of every state."""
    CHECKS.append(check)
    return check


def rested(state: Voidfall) -> Seat | None:
    """The seat whose Clean-up has just ended, while the next turn waits for its Focus."""
    turn, order = state.turn, state.order
    if turn.card or state.finished or state.round == 0:
        return None
    place = order.index(turn.seat)
    if state.players[turn.seat].turns != state.round - 1 or (place == 0 and state.round == 1):
        return None
    seat = order[-1] if state.preselect else order[place - 1]
    boxes = state.content.events[state.event].boxes
    delayed = state.players[seat].turns == 1 and any(box.who == "delayed" for box in boxes)
    return None if delayed or state.players[seat].turns == 0 else seat


# -- Fleet Power and Fleets ---------------------------------------------------------------------


def underway(state: Voidfall, seat: Seat) -> tuple[int, ...]:
    """Fleet Power of a player that moves into a sector or fights for it."""
    force = state.invasion
    return force.fleets if force is not None and force.seat == seat else NO_FLEETS


@invariant
def fleet_power(state: Voidfall) -> Iterator[str]:
    """I-01, I-02: inactive, active and deployed are never negative and add up to 14."""
    deployed = [sum(underway(state, seat)) for seat in range(len(state.players))]
    for sector in state.sectors:
        if sector.owner != NOBODY:
            deployed[sector.owner] += sum(sector.fleets)
    for seat, player in enumerate(state.players):
        counts = player.inactive, player.active, deployed[seat]
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
    if state.invasion is not None and min(state.invasion.fleets) < 0:
        yield f"I-03: an Invasion has {state.invasion.fleets}"


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
    """I-19: adjacency is symmetric, and no Voidstorm is crossed."""
    if not _is_symmetric(state.pack, state.scenario):
        yield f"I-19: the map of {state.scenario} is not symmetric"


@lru_cache(maxsize=256)
def _is_symmetric(pack: str, scenario: str) -> bool:
    adjacent = LIBRARY[pack].scenarios[scenario].adjacent
    storms = {frozenset(pair) for pair in LIBRARY[pack].scenarios[scenario].voidstorms}
    return all(
        n in adjacent[m] and frozenset((n, m)) not in storms
        for n, near in enumerate(adjacent)
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
            limits = [x.max_per_sector for s in seats for x in amounts(state, s, "build_type")]
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


# -- Tokens -------------------------------------------------------------------------------------


@invariant
def bounty_and_reclaim(state: Voidfall) -> Iterator[str]:
    """I-44: the 48 Bounty and 27 Reclaim tokens are in their pile, on sectors or with players."""
    bounty, reclaim = state.bounty_pile[:], state.reclaim_pile[:]
    for holder in (*state.sectors, *state.players):
        bounty += holder.bounty
        reclaim += holder.reclaim
    if sorted(bounty) != _tokens(state.pack, "bounties"):
        yield f"I-44: there are {len(bounty)} Bounty tokens, or other ones than in the box"
    if sorted(reclaim) != _tokens(state.pack, "reclaims"):
        yield f"I-44: there are {len(reclaim)} Reclaim tokens, or other ones than in the box"


@lru_cache(maxsize=64)
def _tokens(pack: str, kind: str) -> list[str]:
    pieces = LIBRARY[pack].pieces[kind].values()
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
    room = sum(ability.add for ability in amounts(state, seat, "trade_capacity"))
    bare = any(slot.trade and not slot.agenda for slot in player.slots)
    if player.loose_trade or bare or player.stored_trade > room:
        yield f"I-47: a Trade token of seat {seat} lies on no Agenda"
    if len(player.glory) > GLORY_LIMIT:
        yield f"I-49: seat {seat} has the Glory {player.glory}"


@invariant
def glory(state: Voidfall) -> Iterator[str]:
    """I-50: Glory tokens have values from 1 to 5."""
    for holder in (*state.sectors, *state.players):
        if holder.glory and not 1 <= min(holder.glory) <= max(holder.glory) <= MAX_GLORY:
            yield f"I-50: there is the Glory {list(holder.glory)}"


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
    """I-56: each Agenda type shows one card unless its deck ran out."""
    for kind in AGENDA_TYPES:
        card, deck = state.agenda_offer[kind], state.agenda_decks[kind]
        wrong = [x for x in (card, *deck) if x and state.content.agendas[x].type != kind]
        if (deck and not card) or wrong:
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
    if state.improvement_block != (state.cycle == 1):
        yield f"I-60: in Cycle {state.cycle} the Improvement Block is {state.improvement_block}"
    if len(state.improved_offer) > IMPROVED_OFFER:
        yield f"I-60: the Improved offer has {len(state.improved_offer)} cards"


@invariant
def focus_cards(state: Voidfall) -> Iterator[str]:
    """I-61, I-62: Focus cards are conserved, and each turn of the Cycle has discarded one."""
    for seat, player in enumerate(state.players):
        cards = player.hand + player.discard + player.aside
        if state.turn.seat == seat and state.turn.card:
            cards.append(state.turn.card)
        if sorted(cards) != _focuses(state.pack, player.house):
            yield f"I-61: the Focus cards of seat {seat} are {sorted(cards)}"
        if len(player.discard) != player.turns and not state.finished:
            yield f"I-62: seat {seat} took {player.turns} turns and discarded {player.discard}"


@lru_cache(maxsize=256)
def _focuses(pack: str, house: str) -> list[str]:
    content = LIBRARY[pack]
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


# -- Civilization and structure -----------------------------------------------------------------


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
        near = any(state.sectors[m].voidborn for m in state.neighbours(n)) if n else True
        if n and (state.sectors[n].home != NOBODY or tile(state, n).voidborn_immune or not near):
            yield f"I-96: sector {n} is the Skirmish target of seat {seat}"


@invariant
def the_end(state: Voidfall) -> Iterator[str]:
    """I-100: after the end nothing is left to do."""
    if state.finished and (state.steps or state.cycle < 3 or state.invasion is not None):
        yield f"I-100: the game is over and {state.steps} are planned"
