"""The Hyperjump phase."""

from __future__ import annotations

from domineum.kernel import Event
from domineum.revenant import hidden_influence, influence, solo, tactics
from domineum.revenant.movement import name_of
from domineum.revenant.resources import gain
from domineum.revenant.sectors import (
    COUNTER_CLOCKWISE,
    add_voidborn,
    has_room,
    neighbour,
    short_voidborn,
)
from domineum.revenant.state import At, Fleet, Rule
from domineum.revenant.words import (
    MATERIAL,
    OUTER,
)

HIDDEN_FROM, INFLUENCE_FROM = 8, 11


def leave(fleet: Fleet) -> Rule:
    """Remove all Planets, Rifts and Voidborn ships; the fleet stays. [R-294] [R-295] [R-296]"""
    yield Event("jumped", None, "R-293", offer=fleet.offer[0])
    fleet.planet_discard += tuple(planet for planet in fleet.planets if planet)
    fleet.planets = [""] * 9
    fleet.cubes = [0] * 9
    fleet.rifts = [0] * 9
    fleet.voidborn = [0] * 9


def reward(fleet: Fleet, seat: int) -> Rule:
    """Space 8 gives Hidden Influence, spaces 11 and 12 also Influence. [R-298] [R-299] [R-313]"""
    space = fleet.players[seat].tactics
    at = At(fleet, seat)
    if space >= HIDDEN_FROM:
        yield from hidden_influence.gain(at)
    if space >= INFLUENCE_FROM:
        if fleet.automaton(seat):
            yield from influence.gain(at, solo.strongest_house(fleet))
        else:
            yield from influence.gain_in(at, range(7))


def reset_space(fleet: Fleet, seat: int) -> int:
    """The Tactics space that the Captain's Rank gives. [R-167] [R-300]"""
    if fleet.rival is not None and fleet.automaton(seat):
        return fleet.content.levels[fleet.rival.level].rank[fleet.cycle - 1]
    player = fleet.players[seat]
    return fleet.content.captains[player.captain].tactics_reset[player.rank]


def reset(fleet: Fleet) -> Rule:
    """Markers go back, stacked in turn order; space 3 gives 1 Material. [R-300] [R-301] [R-302]"""
    for seat in fleet.order:
        tactics.move(fleet, seat, reset_space(fleet, seat))
    yield Event("reset", None, "R-300")
    for seat in fleet.order:
        if fleet.players[seat].tactics == 3 and not fleet.automaton(seat):
            yield from gain(At(fleet, seat), MATERIAL)


def arrive(fleet: Fleet) -> Rule:
    """Set up what the Scanner card shows, then discard it. [R-303] [R-304] [R-305] [R-308]"""
    card = fleet.content.scanners[fleet.offer[0]]
    for sector in OUTER:
        added, lacking = add_voidborn(fleet, sector, card.voidborn[sector - 1])
        if added:
            yield Event("voidborn", None, "R-303", sector=sector, n=added)
        yield from short_voidborn(lacking)
    for sector in card.rifts:
        fleet.rifts[sector] = 1
        yield Event("rift", None, "R-304", sector=sector)
    for sector in card.planets:
        reveal_planet(fleet, sector)
        yield Event("found", None, "R-305", planet=fleet.planets[sector], sector=sector)
    if fleet.passenger >= 0:
        yield from bring_shuttle(fleet, card.shuttle)
    fleet.scanner_discard += fleet.offer
    fleet.offer = ()


def reveal_planet(fleet: Fleet, sector: int) -> None:
    """Draw a Planet for a Sector and put Intel Data on it. [R-025] [R-026] [R-305]"""
    if not fleet.planet_deck:
        cards = list(fleet.planet_discard)
        fleet.random.shuffle(cards)
        fleet.planet_deck, fleet.planet_discard = tuple(cards), ()
    fleet.planets[sector] = fleet.planet_deck[0]
    fleet.planet_deck = fleet.planet_deck[1:]
    fleet.cubes[sector] = 1
    fleet.reveal()


def bring_shuttle(fleet: Fleet, sector: int) -> Rule:
    """The Shuttle arrives in its Sector, or the first clockwise with room. [R-307] [RU-87]"""
    ship, fleet.passenger = fleet.passenger, -1
    while not has_room(fleet, sector, ship):
        sector = neighbour(sector, -COUNTER_CLOCKWISE)
    fleet.place[ship] = sector
    yield Event("arrived", None, "R-306", ship=name_of(ship), sector=sector)
