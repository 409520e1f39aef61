"""The Tactics track."""

from __future__ import annotations

from domineum.kernel import Event, Flow
from domineum.revenant.resources import gain as gain_resource
from domineum.revenant.rival import rival_charge
from domineum.revenant.state import At, Fleet
from domineum.revenant.words import (
    MATERIAL,
    NEUTRONIUM,
    TACTICS_TOP,
)

BONUSES = {3: MATERIAL, 6: MATERIAL, 12: NEUTRONIUM}


def move(fleet: Fleet, seat: int, space: int) -> None:
    """Put a marker on a space, on top of those that lie there. [R-116]"""
    fleet.players[seat].tactics = space
    fleet.stack = (*(other for other in fleet.stack if other != seat), seat)


def has_room(at: At) -> bool:
    """Whether your own marker can move further to the right. [R-115]"""
    return at.player.tactics < TACTICS_TOP


def gain(at: At, number: int) -> Flow[bool]:
    """Move your own marker to the right; spaces 3, 6 and 12 give a Resource. [R-115] [R-117]

    To the Rival space 12 gives a Charge, the others nothing. [S-20]
    """
    before = at.player.tactics
    after = min(TACTICS_TOP, before + number)
    if after == before:
        return False
    move(at.state, at.seat, after)
    yield Event("tactics", at.seat, "R-115", n=after - before, space=after, player=at.seat)
    for space, resource in BONUSES.items():
        if before < space <= after:
            if not at.state.automaton(at.seat):
                yield from gain_resource(at, resource)
            elif space == TACTICS_TOP:
                yield from rival_charge(at, 1, "S-20")
    return True


def lose(fleet: Fleet, seat: int, number: int) -> int:
    """Move a marker back, not below 0, on top of a stack; say by how many spaces."""
    before = fleet.players[seat].tactics
    space = max(0, before - number)
    if space != before:
        move(fleet, seat, space)
    return before - space


def turn_order(fleet: Fleet) -> tuple[int, ...]:
    """The furthest marker is first; of a stack the lower one. [R-256] [R-257]"""
    seats = range(len(fleet.players))
    return tuple(sorted(seats, key=lambda s: (-fleet.players[s].tactics, fleet.stack.index(s))))
