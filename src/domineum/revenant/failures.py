"""Revenant Failures: Damage on the Revenant, the Failure area and its refresh."""

from __future__ import annotations

from domineum.kernel import Event, Flow, Message, sourced
from domineum.revenant import cycle, solo
from domineum.revenant.state import At, Fleet, Rule
from domineum.revenant.words import (
    CYCLES,
)

UPPER, LOWER = 0, 1
SLOTS = 5


def next_card(fleet: Fleet) -> int:
    """The lowest card that was not resolved in this Cycle, or -1. [R-271] [R-273] [R-274]"""
    for space in (LOWER, UPPER):
        if fleet.failures[space] and not fleet.tucked[space]:
            return space
    return -1


def damage_revenant(fleet: Fleet, seat: int) -> Flow[bool]:
    """Mark Damage on the Revenant; the sixth causes a Failure. False: no more is placed. [R-270]"""
    space = next_card(fleet)
    if space < 0:
        return False
    if fleet.revenant < SLOTS:
        fleet.revenant += 1
        yield Event("damaged-revenant", seat, "R-269", n=fleet.revenant, player=seat)
    else:
        yield from resolve(fleet, seat, space)
        fleet.revenant = 0
    return True


def resolve(fleet: Fleet, seat: int, space: int) -> Rule:
    """Resolve the effects that no token covers, then tuck the card. [R-271]"""
    card = fleet.content.failures[fleet.failures[space]]
    cover = fleet.covered[space]
    yield Event("failure", seat, "R-271", failure=card.id, player=seat)
    at = At(fleet, seat)
    at.card, at.must = card.id, True
    source = Message("from-failure", {"failure": card.id})
    if cover != 1:
        yield from sourced(source, card.upper.resolve(at))
    if cover != 2:
        yield from sourced(source, card.lower.resolve(at))
    fleet.tucked[space] = 1


def refresh(fleet: Fleet) -> Rule:
    """Lower card out, upper card down, next card up. [R-280] [R-281] [R-282] [R-283]"""
    if fleet.rival is not None:
        yield from solo.end_of_skirmish(fleet)
    if fleet.cycle < CYCLES:
        if fleet.failures[LOWER]:
            fleet.failure_discard += (fleet.failures[LOWER],)
        fleet.failures = [fleet.failure_deck[0], fleet.failures[UPPER]]
        fleet.failure_deck = fleet.failure_deck[1:]
        fleet.covered = [0, fleet.covered[UPPER]]
        fleet.tucked = [0, 0]
        fleet.reveal()
        yield Event("revealed-failure", None, "R-282", failure=fleet.failures[UPPER])
    cycle.after_skirmish(fleet)
