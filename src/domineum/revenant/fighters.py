"""Fighters and Frigates."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel import Blocked, Event, Message, Option, Question, ask
from domineum.revenant import dropships
from domineum.revenant.abilities import stranded
from domineum.revenant.attack import attack, can_attack
from domineum.revenant.movement import TO, maneuver, maneuver_options, why_not_maneuver
from domineum.revenant.state import At, Rule
from domineum.revenant.words import (
    FRIGATE,
)

ATTACK: Option[int] = Option("attack", -1)
DONE: Option[int] = Option("done", 0)
COURSE: list[Option[str]] = [
    Option("assault", "assault"), Option("descend", "descend"), Option("done", ""),
]  # fmt: skip


def crew_action(at: At) -> Rule:
    """A Maneuver and/or an Attack, in any order. [R-213] [R-225]

    After a Swerve into an inner Sector the Maneuver has to follow. [RU-85] Who has come among
    Voidborn ships means to attack them.
    """
    may_move = may_attack = True

    def blocked() -> Iterator[Blocked]:
        if may_attack and not can_attack(at):
            yield Blocked(ATTACK, Message("blocked-no-voidborn"), "R-150")
        if may_move:
            yield from why_not_maneuver(at)

    while may_move or may_attack:
        options = [TO[sector] for sector in maneuver_options(at)] if may_move else []
        if may_attack and can_attack(at):
            options.append(ATTACK)
        if not options:
            return
        if not stranded(at):
            options.append(DONE)
        usual = None if may_move or ATTACK not in options else ATTACK
        chosen = yield from ask(Question(at.seat, "revenant.fly", options, blocked, usual=usual))
        if not chosen:
            return
        if chosen > 0:
            may_move = False
            yield from maneuver(at, chosen)
        else:
            may_attack = False
            yield from attack(at, may_move)


def frigate_action(at: At) -> Rule:
    """A Frigate flies and fights as a Fighter does, or lands as a Dropship does. [R-225] [R-226]"""
    course = yield from ask(Question(at.seat, "revenant.frigate", COURSE))
    if course == "assault":
        yield from crew_action(at)
    elif course:
        yield from dropships.crew_action(at)


def copy_frigate(at: At) -> Rule:
    """Copy your own Frigate, which first leaves the Planet it may stand on. [R-199] [R-200]"""
    ship = FRIGATE + at.seat
    dropships.lift_off(at.state, ship)
    yield Event("copied-frigate", at.seat, "R-199", player=at.seat)
    yield from frigate_action(at.copying(ship, 0))
