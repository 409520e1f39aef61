"""The course of the game: Cycles, rounds of the Action phase, Recovery."""

from __future__ import annotations

from domineum.kernel import Event, Message
from domineum.kernel.effects import joined
from domineum.revenant import solo, tactics
from domineum.revenant.state import Fleet, Rule
from domineum.revenant.words import (
    CYCLES,
    OUTER,
    READY,
)

ACTION, RECOVERY, SKIRMISH, RIFT, HYPERJUMP = range(5)


def cycle(fleet: Fleet) -> Rule:
    """Plan the phases of the next Cycle. [R-051] [R-052] [R-055]"""
    fleet.cycle += 1
    fleet.phase = ACTION
    fleet.jumping = 0
    yield Event("cycle", None, "R-051", cycle=fleet.cycle)
    if fleet.rival is not None:
        yield from solo.begin_cycle(fleet)
    fleet.then(
        *[("round",)] * 3,
        ("recovery",),
        *(("skirmish", sector) for sector in OUTER),
        ("refresh",),
    )


def has_council(fleet: Fleet) -> bool:
    """The Council plays with two players, and at some levels of the solo game. [R-328] [S-03]"""
    if fleet.rival is not None:
        return fleet.content.levels[fleet.rival.level].council
    return len(fleet.players) == 2


def round_(fleet: Fleet) -> None:
    """The Council and then each player take one turn, in turn order. [R-055] [R-331]"""
    turns = [("rival",) if fleet.automaton(seat) else ("turn", seat) for seat in fleet.order]
    fleet.then(*([("council",)] if has_council(fleet) else []), *turns)


def recovery(fleet: Fleet) -> Rule:
    """Crew and landed ships return; a new turn order. [R-254] [R-255] [R-256] [R-339]"""
    fleet.phase = RECOVERY
    for player in fleet.players:
        player.crew = [READY] * 3
    fleet.ambassadors = ()
    fleet.landed = [-1] * len(fleet.landed)
    fleet.order = tactics.turn_order(fleet)
    order = [Message("the-player", {"player": seat}) for seat in fleet.order]
    yield Event("recovery", None, "R-256", order=joined("card-list", order))
    fleet.phase = SKIRMISH


def after_skirmish(fleet: Fleet) -> None:
    """Go on with the Rift or the Hyperjump phase, or with Final scoring. [R-053] [R-054] [R-293]"""
    if fleet.cycle == CYCLES:
        fleet.then(*reset_steps(fleet), ("final",))
    elif fleet.jumping:
        fleet.phase = HYPERJUMP
        fleet.then(("leave",), *reset_steps(fleet), ("arrive",), *income_steps(fleet), ("cycle",))
    else:
        fleet.phase = RIFT
        fleet.then(("rift",), *income_steps(fleet), ("cycle",))


def reset_steps(fleet: Fleet) -> list[tuple[str | int, ...]]:
    """Tactics rewards in reverse turn order, then the markers. [R-297] [R-313]"""
    steps: list[tuple[str | int, ...]] = [("reward", seat) for seat in reversed(fleet.order)]
    return steps if fleet.cycle == CYCLES else [*steps, ("reset",)]


def income_steps(fleet: Fleet) -> list[tuple[str | int, ...]]:
    """Operation cards for each player in turn order, then the new offer. [R-290] [R-309] [R-310]"""
    seats = [seat for seat in fleet.order if not fleet.automaton(seat)]
    return [*(("income", seat) for seat in seats), ("offer",)]
