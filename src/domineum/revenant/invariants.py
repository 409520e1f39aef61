"""Invariants: what is true in every state of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from domineum.revenant.cycle import has_council
from domineum.revenant.rift import set_of
from domineum.revenant.sectors import aboard, arkship_limit
from domineum.revenant.setup import scanners
from domineum.revenant.shields import SHIELDS
from domineum.revenant.state import Fleet, Player
from domineum.revenant.words import (
    ARKSHIP,
    ASIDE,
    CYCLES,
    DROPSHIP,
    EMERGENCY,
    FRIGATE,
    HAND_LIMIT,
    HYPERCHARGE,
    ON_SCANNER,
    OUTER,
    RANK_TOP,
    READY,
    REINFORCE,
    SHIPS,
    SHUTTLE,
    TACTICS_TOP,
    TRACK_TOP,
    VOIDBORN_LIMIT,
    VOIDBORN_SHIPS,
    kind_of,
)

Check = Callable[[Fleet], bool]


def every(fleet: Fleet, test: Callable[[Player], bool]) -> bool:
    """Whether something is true of all players."""
    return all(test(player) for player in fleet.players)


def sectors(fleet: Fleet, test: Callable[[int], bool]) -> bool:
    """Whether something is true of all outer Sectors."""
    return all(test(sector) for sector in OUTER)


def ships(fleet: Fleet, test: Callable[[int], bool]) -> bool:
    """Whether something is true of all House ships."""
    return all(test(ship) for ship in range(SHIPS))


def operations_conserved(fleet: Fleet) -> bool:
    """Each of the 90 Operation cards is in exactly one place."""
    found = [card for deck in (*fleet.decks, *fleet.discards) for card in deck]
    for p in fleet.players:
        found += [*p.hand, *p.cadets[0], *p.cadets[1], *p.slots, *p.orders]
    return sorted(found) == sorted(fleet.content.operations)


def hidden_conserved(fleet: Fleet) -> bool:
    """The 63 Hidden Influence cards are 9 of each House."""
    found = Counter(
        (*fleet.hidden_deck, *fleet.hidden_discard, *fleet.council, *fleet.council_seen)
    )
    for p in fleet.players:
        found.update((*p.hidden, *p.drawn))
    if fleet.rival is not None:
        found.update((*fleet.rival.deck, *fleet.rival.seen))
    return found == Counter(list(range(7)) * 9)


def planets_conserved(fleet: Fleet) -> bool:
    """Each Planet is in exactly one place."""
    on_board = [planet for planet in fleet.planets if planet]
    return sorted((*fleet.planet_deck, *fleet.planet_discard, *on_board)) == sorted(
        fleet.content.planets
    )


def colonies_conserved(fleet: Fleet) -> bool:
    """Each of the 7 Colonies is in exactly one place."""
    out = [card for _, card in fleet.colonies_out if card]
    offer = fleet.offer if fleet.cycle >= CYCLES or coming(fleet) else ()
    return sorted((*fleet.colonies, *out, *offer)) == sorted(fleet.content.colonies)


def coming(fleet: Fleet) -> bool:
    """Whether the offer shows Colonies already."""
    return bool(fleet.offer) and fleet.offer[0] in fleet.content.colonies


def scanners_conserved(fleet: Fleet) -> bool:
    """Scanner cards are of the set of the player count, none twice, five per Cycle or three."""
    found = [*fleet.scanner_discard, *fleet.scanners[0], *fleet.scanners[1]]
    found += [] if coming(fleet) else fleet.offer
    known = {card for cycle in (1, 2, 3) for card in scanners(fleet.content, set_of(fleet), cycle)}
    return len(found) == len(set(found)) == 13 and set(found) <= known


def failures_conserved(fleet: Fleet) -> bool:
    """Four Failures are in the game, three Hull and one Core."""
    shown = [card for card in fleet.failures if card]
    cards = [*shown, *fleet.failure_deck, *fleet.failure_discard]
    types = Counter(fleet.content.failures[card].type for card in cards)
    return len(set(cards)) == 4 and types == {"hull": 3, "core": 1}


def figures_unique(fleet: Fleet) -> bool:
    """No two figures share a crew space, but on the Emergency space."""
    places = [place for p in fleet.players for place in p.crew] + list(fleet.ambassadors)
    single = [place for place in places if place not in (READY, EMERGENCY, ASIDE)]
    return len(single) == len(set(single))


def figures_on_board(fleet: Fleet) -> bool:
    """Boarded House ships are on the Main board and no Shuttles."""
    places = [place for p in fleet.players for place in p.crew] + list(fleet.ambassadors)
    aboard_ships = [place for place in places if 0 <= place < SHIPS]
    return all(fleet.place[s] > 0 and kind_of(s) != SHUTTLE for s in aboard_ships)


def own_frigates(fleet: Fleet) -> bool:
    """Nobody is on another player's Frigate."""
    return all(
        place == FRIGATE + seat
        for seat, player in enumerate(fleet.players)
        for place in player.crew
        if FRIGATE <= place < REINFORCE
    )


def landed_well(fleet: Fleet) -> bool:
    """What has landed is a Dropship or Frigate in the Sector of a Planet."""
    return all(
        fleet.planets[sector] != ""
        and fleet.place[ship] == sector
        and (ship >= FRIGATE or kind_of(ship) == DROPSHIP)
        for sector, ship in enumerate(fleet.landed)
        if ship >= 0
    )


def rewards_taken(fleet: Fleet) -> bool:
    """A reward still lies where no marker has been."""
    return all(
        not fleet.rewards[house] & bit or player.tracks[house] < space
        for player in fleet.players
        for house in range(7)
        for space, bit in ((2, 1), (5, 2), (8, 4))
    )


def stuck_where_corrupted(player: Player) -> bool:
    """Resources are stuck in Corrupted Compartments only, two at most."""
    pairs = zip(player.locked, player.corrupted, strict=True)
    return all(len(units) <= 2 and (bad or not units) for units, bad in pairs)


def agendas_unique(fleet: Fleet) -> bool:
    """No Agenda is held twice."""
    held = [name for p in fleet.players for name in (*p.personal, p.rejected, p.fleet) if name]
    return len(held) == len(set(held))


def dropped_known(fleet: Fleet) -> bool:
    """What players remember to have discarded lies in the discard piles."""
    piles = [card for pile in fleet.discards for card in pile]
    hidden = Counter(fleet.hidden_discard)
    hidden.subtract(house for p in fleet.players for house in p.dropped_hidden)
    remembered = [card for p in fleet.players for card in p.dropped]
    return set(remembered) <= set(piles) and min(hidden.values(), default=0) >= 0


def rival_cards(fleet: Fleet) -> bool:
    """The Rival has 12 House cards and 12 Plans in all."""
    rival = fleet.rival
    if rival is None:
        return True
    plans = [plan for stack in rival.stacks for plan in stack]
    plans += [*rival.plans, *rival.used]
    return len(rival.deck) + len(rival.seen) == 12 and sorted(plans) == sorted(fleet.content.plans)


def crew_of_turn(fleet: Fleet) -> bool:
    """In a turn the active Crew member is where the turn says."""
    turn = fleet.turn
    return turn.seat < 0 or turn.ship in (-1, fleet.players[turn.seat].crew[turn.member])


def council_pace(fleet: Fleet) -> bool:
    """The Council has revealed three cards per Cycle at most, and has 12 in all."""
    if not has_council(fleet):
        return not fleet.council and not fleet.council_seen
    total = len(fleet.council) + len(fleet.council_seen)
    return total == 12 and len(fleet.council_seen) <= 3 * fleet.cycle


INVARIANTS: list[tuple[str, Check]] = [
    ("every Operation card is in one place", operations_conserved),
    ("Operation decks hold cards of their type", lambda f: all(
        f.content.type_of[c] == k for k in range(3) for c in (*f.decks[k], *f.discards[k]))),
    ("9 Hidden Influence cards of each House", hidden_conserved),
    ("every Planet is in one place", planets_conserved),
    ("every Colony is in one place", colonies_conserved),
    ("Scanner cards of the right set", scanners_conserved),
    ("three Hull Failures and one Core", failures_conserved),
    ("the Core Failure shows in Cycle 4 only", lambda f: all(
        not c or f.content.failures[c].type == "hull" or (f.cycle >= 3 and s == 0)
        for s, c in enumerate(f.failures))),
    ("Agendas are held once", agendas_unique),
    ("House ships are somewhere", lambda f: all(ON_SCANNER <= p <= 12 for p in f.place[:SHIPS])),
    ("Frigates are in Sectors once the game runs", lambda f: f.cycle == 0 or all(
        1 <= f.place[FRIGATE + s] <= 12 for s in range(len(f.players)))),
    ("inner Sectors are empty between turns", lambda f: f.turn.seat >= 0 or max(f.place) <= 8),
    ("Arkships never enter inner Sectors", lambda f: max(f.place[ARKSHIP:SHIPS:4]) <= 8),
    ("only Shuttles wait on a Scanner card", lambda f: ships(
        f, lambda s: f.place[s] != ON_SCANNER or s == f.passenger)),
    ("the passenger is a Shuttle on the card", lambda f: f.passenger < 0 or (
        kind_of(f.passenger) == SHUTTLE and f.place[f.passenger] == ON_SCANNER)),
    ("Arkships within the limit", lambda f: sectors(
        f, lambda s: f.place[ARKSHIP:SHIPS:4].count(s) <= arkship_limit(s))),
    ("other House ships within the limit", lambda f: sectors(f, lambda s: aboard(f, s) <= 4)),
    ("Voidborn ships within the limit", lambda f: sectors(
        f, lambda s: 0 <= f.voidborn[s] <= VOIDBORN_LIMIT)),
    ("32 Voidborn ships and 12 Shields at most", lambda f: (
        sum(f.voidborn) <= VOIDBORN_SHIPS and sum(f.shields) <= SHIELDS)),
    ("no Voidborn, Rift, Shield or Planet outside of the Sectors", lambda f: not any(
        (f.voidborn[0], f.rifts[0], f.shields[0], f.cubes[0], f.planets[0]))),
    ("Shields are not owed", lambda f: min(f.shields) >= 0),
    ("four Rifts at most", lambda f: sum(f.rifts) <= 4 and set(f.rifts) <= {0, 1}),
    ("Intel Data lies on Planets, one each", lambda f: sectors(
        f, lambda s: f.cubes[s] in (0, 1) and (f.planets[s] != "" or not f.cubes[s]))),
    ("landed ships are on Planets", landed_well),
    ("nothing has landed outside of the Action phase", lambda f: f.phase == 0 or max(f.landed) < 0),
    ("Damage within the slots", lambda f: ships(
        f, lambda s: 0 <= f.damage[s] <= f.content.slots[kind_of(s)])),
    ("Corruption within the slots", lambda f: ships(
        f, lambda s: f.corrupted[s] in ((0,) if kind_of(s) == SHUTTLE else (0, 1)))),
    ("ships off the board are clean", lambda f: ships(
        f, lambda s: f.place[s] > 0 or not (f.damage[s] or f.corrupted[s]))),
    ("the Revenant holds 5 Damage at most", lambda f: 0 <= f.revenant <= 5),
    ("two Protection tokens on revealed Failures", lambda f: all(
        not c or f.failures[s] != "" for s, c in enumerate(f.covered)) and max(f.covered) <= 2),
    ("the lower effect of a Core Failure is never covered", lambda f: all(
        c != 2 or f.content.failures[f.failures[s]].type == "hull"
        for s, c in enumerate(f.covered))),
    ("Failures are tucked in the Skirmish phase only", lambda f: f.phase == 2 or f.cycle == CYCLES
        or not any(f.tucked)),
    ("one figure per crew space", figures_unique),
    ("figures are on ships of the board", figures_on_board),
    ("nobody boards another Frigate", own_frigates),
    ("Crew members are at home after the Action phase", lambda f: f.phase == 0 or every(
        f, lambda p: set(p.crew) == {READY})),
    ("three Ambassadors at most", lambda f: len(f.ambassadors) <= 3),
    ("the Council keeps its pace", council_pace),
    ("tracks run from 0 to 8", lambda f: every(
        f, lambda p: min(p.tracks) >= 0 and max(p.tracks) <= TRACK_TOP)),
    ("rewards lie where nobody has been", rewards_taken),
    ("Tactics run from 0 to 12", lambda f: every(f, lambda p: 0 <= p.tactics <= TACTICS_TOP)),
    ("every marker is in the Tactics stack once", lambda f: sorted(f.stack) == sorted(f.order)
        == list(range(len(f.players)))),
    ("Rank runs from 0 to 3", lambda f: every(f, lambda p: 0 <= p.rank <= RANK_TOP)),
    ("no Resource is owed", lambda f: every(f, lambda p: min(p.free) >= 0)),
    ("Resources have a slot", lambda f: every(
        f, lambda p: sum(p.free) <= 12 - 2 * sum(p.corrupted))),
    ("Resources are stuck in Corrupted Compartments", lambda f: every(f, stuck_where_corrupted)),
    ("the first Compartment is never Corrupted", lambda f: every(f, lambda p: not p.corrupted[0])),
    ("one Corruption per Compartment", lambda f: every(f, lambda p: set(p.corrupted) <= {0, 1})),
    ("Void Trace and Intel Data empty themselves at three", lambda f: every(
        f, lambda p: 0 <= p.trace <= 2 and 0 <= p.intel <= 2)),
    ("two Cadet cards per Cadet", lambda f: every(f, lambda p: max(map(len, p.cadets)) <= 2)),
    ("Cadet cards are attached to Cadets", lambda f: every(f, lambda p: all(
        f.content.type_of[c] == 0 for cards in p.cadets for c in cards))),
    ("five Frigate cards in slots", lambda f: every(f, lambda p: len(p.slots) <= 5 and all(
        f.content.type_of[c] == 1 for c in p.slots))),
    ("Orders lie with the Orders", lambda f: every(
        f, lambda p: all(f.content.type_of[c] == 2 for c in p.orders))),
    ("the hand limit holds between turns", lambda f: f.turn.seat >= 0 or f.phase > 2 or every(
        f, lambda p: len(p.hand) <= HAND_LIMIT)),
    ("nothing is drawn between turns", lambda f: f.turn.seat >= 0 or f.phase > 1 or every(
        f, lambda p: not p.drawn)),
    ("discards are remembered rightly", dropped_known),
    ("the turn knows its Crew member", crew_of_turn),
    ("three cards on offer at most", lambda f: len(f.offer) <= 3),
    ("a Cycle ends with a jump if somebody charged", lambda f: not f.jumping or len(f.offer) <= 1),
    ("the Hypercharge space goes with the jump", lambda f: f.phase > 0 or f.turn.seat >= 0
        or f.cycle in (0, CYCLES) or (HYPERCHARGE in f.taken()) == bool(f.jumping)),
    ("a Colony is chosen in Cycle 4 only", lambda f: not f.colony or f.cycle == CYCLES),
    ("Cycles run to four", lambda f: 0 <= f.cycle <= CYCLES and 0 <= f.phase <= 4),
    ("the Rival's cards are complete", rival_cards),
]  # fmt: skip


def broken(fleet: Fleet) -> Iterator[str]:
    """Name every invariant that does not hold."""
    for name, holds in INVARIANTS:
        if not holds(fleet):
            yield name


def kept(old: tuple[str, ...], new: tuple[str, ...]) -> bool:
    """Whether a row of cards has only grown."""
    return new[: len(old)] == old


def players(before: Fleet, after: Fleet, test: Callable[[Player, Player], bool]) -> bool:
    """Whether something is true of every player before and after."""
    return all(test(a, b) for a, b in zip(before.players, after.players, strict=True))


def fought(before: Fleet, after: Fleet) -> bool:
    """Whether a Skirmish phase lies between."""
    return after.cycle > before.cycle or before.phase <= 2 <= after.phase


STEPS: list[tuple[str, Callable[[Fleet, Fleet], bool]]] = [
    ("the Cycle never goes back", lambda a, b: b.cycle - a.cycle in (0, 1)),
    ("phases follow each other", lambda a, b: b.cycle > a.cycle or b.phase >= a.phase),
    ("Arkships never move", lambda a, b: all(
        not (x and y) or x == y
        for x, y in zip(a.place[0:SHIPS:4], b.place[0:SHIPS:4], strict=True))),
    ("rewards never come back", lambda a, b: all(
        x & y == y for x, y in zip(a.rewards, b.rewards, strict=True))),
    ("the Rank never falls", lambda a, b: players(a, b, lambda p, q: q.rank >= p.rank)),
    ("Captains stay", lambda a, b: players(a, b, lambda p, q: p.captain in ("", q.captain))),
    ("Frigate boards stay", lambda a, b: players(a, b, lambda p, q: p.frigate in ("", q.frigate))),
    ("Frigate cards stay in their slots", lambda a, b: players(
        a, b, lambda p, q: kept(p.slots, q.slots))),
    ("Cadet cards stay with their Cadets", lambda a, b: players(
        a, b, lambda p, q: all(map(kept, p.cadets, q.cadets)))),
    ("Orders stay played", lambda a, b: players(a, b, lambda p, q: kept(p.orders, q.orders))),
    ("penalties stay", lambda a, b: players(a, b, lambda p, q: kept(p.penalties, q.penalties))),
    ("Influence falls by Failures only", lambda a, b: fought(a, b) or players(
        a, b, lambda p, q: all(x <= y for x, y in zip(p.tracks, q.tracks, strict=True)))),
    ("House ships are lost in the Skirmish phase only", lambda a, b: fought(a, b) or all(
        y > 0 or x <= 0 for x, y in zip(a.place[:SHIPS], b.place[:SHIPS], strict=True))),
    ("a chosen Colony stays", lambda a, b: a.colony in ("", b.colony)),
    ("revealed Council cards stay revealed", lambda a, b: (
        b.council_seen[: len(a.council_seen)] == a.council_seen)),
    ("discarded Failures stay discarded", lambda a, b: kept(a.failure_discard, b.failure_discard)),
]  # fmt: skip


def broken_step(before: Fleet, after: Fleet) -> Iterator[str]:
    """Name every invariant that a choice has broken."""
    for name, holds in STEPS:
        if not holds(before, after):
            yield name
