"""The solo game: the Rival Admiral. All its decisions are fixed by lists."""

from __future__ import annotations

from domineum.kernel import Event
from domineum.revenant import council, hidden_influence, influence, revenant, shields, tactics
from domineum.revenant.attack import destroy
from domineum.revenant.corruption import corruptible
from domineum.revenant.movement import name_of
from domineum.revenant.power import power
from domineum.revenant.records import Level, RivalPlan
from domineum.revenant.rival import rival_charge, rival_of, rival_prestige
from domineum.revenant.sectors import has_room
from domineum.revenant.state import At, Fleet, Rule
from domineum.revenant.words import (
    ARKSHIP,
    ASIDE,
    DROPSHIP,
    FIGHTER,
    FRIGATE,
    HOUSES,
    HYPERCHARGE,
    KIND_OF,
    READY,
    REINFORCE,
    SHUTTLE,
    SUPPLY,
    house_of,
    kind_of,
)

RIVAL = 1


def level(fleet: Fleet) -> Level:
    """The level that is played. [S-08]"""
    assert fleet.rival is not None
    return fleet.content.levels[fleet.rival.level]


def begin_cycle(fleet: Fleet) -> Rule:
    """Gain 1 Charge and take the top Plan of each stack, shuffled. [S-07]"""
    at = At(fleet, RIVAL)
    rival = rival_of(at)
    yield from rival_charge(at, 1, "S-07")
    plans = [stack[0] for stack in rival.stacks]
    rival.stacks = [stack[1:] for stack in rival.stacks]
    fleet.random.shuffle(plans)
    rival.plans = tuple(plans)


def turn(fleet: Fleet) -> Rule:
    """Reveal a House and a Plan, gain its Tactics, take its first possible mode. [S-10] [S-11]"""
    at = At(fleet, RIVAL)
    rival = rival_of(at)
    house, rival.deck = rival.deck[0], rival.deck[1:]
    rival.seen += (house,)
    plan, rival.plans = fleet.content.plans[rival.plans[0]], rival.plans[1:]
    rival.used += (plan.id,)
    fleet.reveal()
    yield Event("rival", RIVAL, "S-10", house=HOUSES[house], plan=plan.id, player=RIVAL)
    yield from tactics.gain(at, plan.tactics)
    for mode in plan.modes:
        if mode == "hypercharge" and can_hypercharge(at):
            yield from hypercharge(at, house)
            return
        if mode == "reinforce" and REINFORCE not in fleet.taken():
            yield from reinforce(at, house, plan)
            return
        if mode == "board":
            yield from board(at, house, plan)


def place_figure(fleet: Fleet, place: int) -> None:
    """Put one of its figures somewhere. [S-02]"""
    crew = fleet.players[RIVAL].crew
    crew[crew.index(READY)] = place


def board(at: At, house: int, plan: RivalPlan) -> Rule:
    """Board a ship of the target House, or of the next House that has one free. [S-12] [S-18]"""
    fleet = at.state
    kinds = [KIND_OF[kind] for kind in plan.ships]
    for step in range(7):
        target = (house + step) % 7
        ship = council.free_ship(fleet, target, kinds)
        if ship >= 0:
            place_figure(fleet, ship)
            yield Event("rival-boards", RIVAL, "S-12", ship=name_of(ship), player=RIVAL)
            yield from use_ship(at, ship)
            yield from influence.gain(at, target)
            yield from patrol(at, fleet.place[ship])
            return
    place_figure(fleet, ASIDE)
    yield Event("rival-aside", RIVAL, "S-12", player=RIVAL)
    yield from hidden_influence.gain(at)


def use_ship(at: At, ship: int) -> Rule:
    """What the Rival does on each kind of ship."""
    kind = kind_of(ship)
    if kind == ARKSHIP:
        yield from use_arkship(at, ship)
    elif kind == FIGHTER:
        yield from use_fighter(at, ship)
    else:
        yield from use_dropship(at, ship)


def use_arkship(at: At, ship: int) -> Rule:
    """1 Charge, 1 Damage off the Arkship, 1 Shield in its Sector. [S-13]"""
    fleet = at.state
    yield from rival_charge(at, 1, "S-13")
    if fleet.damage[ship]:
        fleet.damage[ship] -= 1
        yield Event("repaired", RIVAL, "S-13", ship=name_of(ship), player=RIVAL)
    sector = fleet.place[ship]
    if shields.supply(fleet):
        fleet.shields[sector] += 1
        yield Event("shielded", RIVAL, "S-13", sector=sector, n=1, player=RIVAL)


def use_fighter(at: At, ship: int) -> Rule:
    """Look for Voidborn ships here and next door, move there and destroy some. [S-14]"""
    fleet = at.state
    here = fleet.place[ship]
    for sector in council.around(here):
        if fleet.voidborn[sector] and (sector == here or has_room(fleet, sector, ship)):
            if sector != here:
                fleet.place[ship] = sector
                yield Event("moved", RIVAL, "S-14", ship=name_of(ship), sector=sector, player=RIVAL)
            yield from destroy_up_to(at, sector, level(fleet).fighter_hits[fleet.cycle - 1])
            return


def use_dropship(at: At, ship: int) -> Rule:
    """Land as an Ambassador would and keep the Intel Data. [S-15]"""
    sector = council.land(at.state, ship)
    if not sector:
        return
    planet = at.state.planets[sector]
    yield Event("landed", RIVAL, "S-15", planet=planet, sector=sector, player=RIVAL)
    if at.state.cubes[sector]:
        at.state.cubes[sector] = 0
        yield from hidden_influence.gain_intel(at, 1)


def destroy_up_to(at: At, sector: int, number: int) -> Rule:
    """Destroy Voidborn ships, each for 1 Tactics. [S-20]"""
    for _ in range(min(number, at.state.voidborn[sector])):
        yield from destroy(at, sector, "S-20")


def reinforce(at: At, house: int, plan: RivalPlan) -> Rule:
    """Deploy a ship of the House in the Plan's Sector, protect the Revenant. [S-16] [R-342]"""
    fleet = at.state
    place_figure(fleet, REINFORCE)
    yield Event("rival-action", RIVAL, "S-16", type="reinforce", player=RIVAL)
    for kind in plan.deploy:
        ship = house * 4 + KIND_OF[kind]
        if fleet.place[ship] == SUPPLY and has_room(fleet, plan.sector, ship):
            fleet.place[ship] = plan.sector
            yield Event(
                "deployed", RIVAL, "S-16", ship=name_of(ship), sector=plan.sector, player=RIVAL
            )
            break
    spaces = [space for space, effect in revenant.coverable(fleet) if effect == 1]
    if spaces:
        fleet.covered[max(spaces)] = 1
        yield Event(
            "covered", RIVAL, "S-16", failure=fleet.failures[max(spaces)], effect=1, player=RIVAL
        )
    yield from influence.gain(at, house)
    yield from patrol(at, plan.sector)


def can_hypercharge(at: At) -> bool:
    """The space is free and a revealed card costs no more than the Charge. [S-17]"""
    charge = rival_of(at).charge
    affordable = any(revenant.neutronium(at.state, card) <= charge for card in at.state.offer)
    return HYPERCHARGE not in at.state.taken() and affordable


def hypercharge(at: At, house: int) -> Rule:
    """Take the most expensive card it can pay; of the benefits only two work. [S-17] [S-34]"""
    fleet, rival = at.state, rival_of(at)
    place_figure(fleet, HYPERCHARGE)
    yield Event("rival-action", RIVAL, "S-17", type="hypercharge", player=RIVAL)
    prices = [(revenant.neutronium(fleet, c), -n, c) for n, c in enumerate(fleet.offer)]
    cost, _, card = max(price for price in prices if price[0] <= rival.charge)
    yield revenant.charged(fleet, card, RIVAL, "S-17")
    yield from rival_charge(at, -cost, "S-17")
    yield from rival_prestige(at, cost, "S-17")
    benefits = at.content.scanners[card].benefits if card in at.content.scanners else None
    names = [part.name for part in benefits.tree()] if benefits else []
    if "choose_shuttle" in names and revenant.free_shuttles(fleet):
        tracks = at.player.tracks
        best = max(revenant.free_shuttles(fleet), key=lambda s: (tracks[house_of(s)], -s))
        revenant.board_shuttle(fleet, best)
        yield Event("passenger", RIVAL, "S-17", ship=name_of(best), player=RIVAL)
    if "discard_colony" in names:
        out = tuple((RIVAL, colony) for colony in fleet.colonies[:2])
        fleet.colonies_out += out
        fleet.colonies = fleet.colonies[2:]
        yield Event("colonies", RIVAL, "S-17", n=len(out), player=RIVAL)
    revenant.select(fleet, card)
    yield from influence.gain(at, house)
    yield from patrol(at, 0)


def patrol(at: At, sector: int) -> Rule:
    """Its Frigate goes there (0: stays) and destroys Voidborn ships. [S-19]"""
    fleet = at.state
    if sector and fleet.place[FRIGATE + RIVAL] != sector:
        fleet.place[FRIGATE + RIVAL] = sector
        yield Event("rival-patrols", RIVAL, "S-19", sector=sector, player=RIVAL)
    number = level(fleet).patrol[fleet.cycle - 1]
    yield from destroy_up_to(at, fleet.place[FRIGATE + RIVAL], number)


# -- other phases -------------------------------------------------------------------------------


def empty(fleet: Fleet, ship: int) -> int:
    """Empty Damage slots of a ship."""
    return fleet.content.slots[kind_of(ship)] - fleet.damage[ship]


def lead(fleet: Fleet, house: int) -> int:
    """How far the player is ahead of the Rival on a track."""
    return fleet.players[0].tracks[house] - fleet.players[RIVAL].tracks[house]


def envied(fleet: Fleet, ships: list[int]) -> int:
    """The House present with the greatest lead of the player. [S-30]"""
    houses = sorted({house_of(ship) for ship in ships})
    return max(houses, key=lambda house: (lead(fleet, house), -house))


def assign(fleet: Fleet, ships: list[int]) -> int:
    """The ship on which the Rival puts a Damage. [S-30]"""
    if level(fleet).hostile:
        house = envied(fleet, ships)
        order = (SHUTTLE, FIGHTER, DROPSHIP, ARKSHIP)
        own = [ship for ship in ships if house_of(ship) == house]
        return min(own, key=lambda s: (empty(fleet, s), order.index(kind_of(s))))
    order = (SHUTTLE, DROPSHIP, FIGHTER, ARKSHIP)
    most = max(empty(fleet, ship) for ship in ships)
    if most:
        best = [ship for ship in ships if empty(fleet, ship) == most]
        return min(best, key=lambda s: (house_of(s), order.index(kind_of(s))))
    return min(ships, key=lambda s: (order.index(kind_of(s)), house_of(s)))


def taint(fleet: Fleet, ships: list[int]) -> int:
    """The ship on which the Rival puts Corruption. [S-30]"""
    order = (ARKSHIP, DROPSHIP, FIGHTER, SHUTTLE)
    if level(fleet).hostile:
        house = envied(fleet, ships)
    else:
        house = house_of(max(ships, key=lambda s: (empty(fleet, s), -s)))
    own = [s for s in ships if house_of(s) == house and corruptible(fleet, s)]
    return min(own, key=lambda s: order.index(kind_of(s)))


def strongest_house(fleet: Fleet) -> int:
    """The House with the most Power; of equals its own highest track. [S-32]"""
    tracks = fleet.players[RIVAL].tracks
    return max(range(7), key=lambda house: (power(fleet, house), tracks[house], -house))


def end_of_skirmish(fleet: Fleet) -> Rule:
    """Hidden cards and development by level and Cycle. [S-33]"""
    at = At(fleet, RIVAL)
    for _ in range(level(fleet).hidden[fleet.cycle - 1]):
        yield from hidden_influence.gain(at)
    yield from rival_prestige(at, level(fleet).development[fleet.cycle - 1], "S-33")
