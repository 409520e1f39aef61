"""Movement: Maneuver, careful moves, and moving your own Frigate."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask
from domineum.revenant.abilities import bonus, careful_steps, stranded, trigger, usable
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.sectors import ADJACENT, has_room, is_landed
from domineum.revenant.state import NO_SCENE, At, Fleet, Rule, Scene
from domineum.revenant.words import (
    ARKSHIP,
    FRIGATE,
    OUTER,
    SECTOR_NAMES,
    SHIP_IDS,
    SHIPS,
    kind_of,
    ship_options,
)

TO: list[Option[int]] = [Option("move", number, sector=s) for number, s in enumerate(SECTOR_NAMES)]
STAY: Option[int] = Option("stay", 0)
SHIP = ship_options("ship")
NO_SHIP: Option[int] = Option("done", -1)
ANYWHERE = 99


def name_of(ship: int) -> str:
    """The id of a ship in events."""
    return SHIP_IDS[ship] if ship < SHIPS else "frigate"


def can_enter(fleet: Fleet, ship: int, sector: int) -> bool:
    """Limits are tested in every outer Sector entered; inner ones have none. [R-137] [R-138]"""
    return sector not in OUTER or has_room(fleet, sector, ship)


def can_finish(
    fleet: Fleet, ship: int, sector: int, steps: int, danger: int, careful: int = 0
) -> bool:
    """Whether a ship can end in an outer Sector with at most `danger` Voidborn. [R-138]

    From an inner Sector careful steps that are to follow may take it out as well. [R-138]
    """
    if sector in OUTER:
        if fleet.voidborn[sector] <= danger:
            return True
    elif careful and can_finish(fleet, ship, sector, careful, 0):
        return True
    return steps > 0 and any(
        can_enter(fleet, ship, there) and can_finish(fleet, ship, there, steps - 1, danger, careful)
        for there in ADJACENT[sector]
    )


def steps_from(
    fleet: Fleet, ship: int, steps: int, danger: int = ANYWHERE, careful: int = 0
) -> list[int]:
    """Adjacent Sectors from which the move can be finished with the steps left. [R-138] [R-148]"""
    return [
        there
        for there in ADJACENT[fleet.place[ship]]
        if can_enter(fleet, ship, there)
        and can_finish(fleet, ship, there, steps - 1, danger, careful)
    ]


def why_not_step(
    fleet: Fleet, ship: int, steps: int, danger: int = ANYWHERE, careful: int = 0
) -> Iterator[Blocked]:
    """Say which adjacent Sectors a ship cannot go to, and why. [R-137] [R-138] [R-148]"""
    open_ = steps_from(fleet, ship, steps, danger, careful)
    for there in ADJACENT[fleet.place[ship]]:
        if there in open_:
            continue
        if not can_enter(fleet, ship, there):
            yield Blocked(TO[there], Message("blocked-full"), "R-137")
        elif there in OUTER:
            yield Blocked(TO[there], Message("blocked-danger"), "R-148")
        else:
            yield Blocked(TO[there], Message("blocked-inner"), "R-138")


def step(at: At, ship: int, sector: int, rule: str) -> Rule:
    """Move a ship to an adjacent Sector."""
    at.state.place[ship] = sector
    yield Event(
        "moved", at.seat, rule, ship=name_of(ship), sector=SECTOR_NAMES[sector], player=at.seat
    )


@ABILITIES.point("maneuver")
class Maneuver(Ability):
    """A Maneuver of a ship; during it `extra_step` is counted in. [R-143]"""

    bonus = "extra_step"
    leads_inside = True


def maneuver_steps(at: At) -> int:
    """One step, and those that abilities add. [R-143] [R-144]"""
    return 1 + bonus(at, Maneuver, NO_SCENE)


def careful_steps_after(at: At) -> int:
    """Careful steps for House ships that an ability gives for certain after a Maneuver. [R-138]"""
    if at.ship >= FRIGATE:
        return 0
    known = [source.ability for source in usable(at, Maneuver, "after")]
    return max((careful_steps(a.effect) for a in known if not a.condition.checks), default=0)


def maneuver_options(at: At) -> list[int]:
    """Where a Maneuver of the boarded or copied ship may begin to go. [R-143]"""
    careful = careful_steps_after(at)
    return steps_from(at.state, at.ship, maneuver_steps(at), careful=careful)


def why_not_maneuver(at: At) -> Iterator[Blocked]:
    """Say where a Maneuver cannot begin to go. [R-137] [R-138]"""
    careful = careful_steps_after(at)
    return why_not_step(at.state, at.ship, maneuver_steps(at), careful=careful)


def can_swerve(at: At, sector: int, may_move: bool) -> bool:
    """An inner Sector needs a Maneuver that is still unused and leads out. [R-214] [RU-85]"""
    if sector in OUTER:
        return has_room(at.state, sector, at.ship)
    if not may_move:
        return False
    steps, careful = maneuver_steps(at), careful_steps_after(at)
    return can_finish(at.state, at.ship, sector, steps, ANYWHERE, careful)


def maneuver(at: At, first: int) -> Rule:
    """Move the boarded or copied ship step by step, then use what a Maneuver triggers. [R-143]"""
    fleet, ship = at.state, at.ship
    steps, careful = maneuver_steps(at), careful_steps_after(at)
    scene = Scene(moved=1)
    yield from step(at, ship, first, "R-143")
    while scene.moved < steps:
        left = steps - scene.moved
        options = [TO[s] for s in steps_from(fleet, ship, left, careful=careful)]
        if can_finish(fleet, ship, at.sector, 0, ANYWHERE, careful):
            options.append(STAY)
        blocked = partial(why_not_step, fleet, ship, left, careful=careful)
        sector = yield from ask(Question(at.seat, "revenant.maneuver", options, blocked))
        if not sector:
            break
        scene.moved += 1
        yield from step(at, at.ship, sector, "R-144")
    yield from trigger(at, Maneuver, "after", scene)


def movable(fleet: Fleet) -> list[int]:
    """House ships that careful moves may choose. [R-142] [R-145] [R-147]"""
    return [
        ship
        for ship in range(SHIPS)
        if fleet.place[ship] > 0 and kind_of(ship) != ARKSHIP and not is_landed(fleet, ship)
    ]


def voidborn_at(fleet: Fleet, sector: int) -> int:
    """How many Voidborn ships are in a Sector; in an inner one there are none. [R-138]"""
    return fleet.voidborn[sector] if sector in OUTER else 0


def careful_move(at: At, steps: int) -> Flow[bool]:
    """Split careful steps among Fighters, Dropships and Shuttles. [R-145] [R-146] [RU-71]

    A ship that waits in an inner Sector goes first, and has to. [R-138]
    """
    fleet, done = at.state, False
    waits = stranded(at)
    ship = at.ship if waits else -1
    danger = {ship: 0} if waits else {}
    while steps:
        unfinished = ship >= 0 and not can_finish(fleet, ship, fleet.place[ship], 0, danger[ship])
        if not unfinished:
            ships = []
            for other in movable(fleet):
                limit = danger.get(other, voidborn_at(fleet, fleet.place[other]))
                if steps_from(fleet, other, steps, limit):
                    ships.append(SHIP[other])
            if not ships:
                break
            about = {"n": steps}
            ship = yield from ask(
                Question(at.seat, "revenant.careful", [*ships, NO_SHIP], about=about)
            )
            if ship < 0:
                break
        if ship not in danger:
            danger[ship] = voidborn_at(fleet, fleet.place[ship])
        options = [TO[s] for s in steps_from(fleet, ship, steps, danger[ship])]
        blocked = partial(why_not_step, fleet, ship, steps, danger[ship])
        sector = yield from ask(Question(at.seat, "revenant.careful-to", options, blocked))
        steps -= 1
        done = True
        yield from step(at, ship, sector, "R-145")
        if waits and not stranded(at):
            at.must = waits = False
    return done


def move_frigate(at: At, steps: int) -> Flow[bool]:
    """Move your own Frigate, unless it is on a Planet; this is no Maneuver. [RU-70]"""
    ship, done = FRIGATE + at.seat, False
    while steps and not is_landed(at.state, ship):
        options = [TO[s] for s in steps_from(at.state, ship, steps)]
        if at.state.place[ship] in OUTER:
            options.append(STAY)
        blocked = partial(why_not_step, at.state, ship, steps)
        sector = yield from ask(Question(at.seat, "revenant.move-frigate", options, blocked))
        if not sector:
            break
        steps -= 1
        done = True
        yield from step(at, ship, sector, "R-142")
    return done
