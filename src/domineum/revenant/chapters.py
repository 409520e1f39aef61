"""Which part of the game a position belongs to."""

from __future__ import annotations

from domineum.kernel import Chapter, Message
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    PHASES,
)

ROUNDS = 3
"""Of an Action phase. [R-055]"""


def chapter(fleet: Fleet) -> Chapter:
    """The set-up, a phase, the beginning of a round or a turn, read off the steps to come."""
    args: dict[str, int | str | Message] = {"cycle": fleet.cycle}
    if not fleet.cycle:
        return Chapter(None, Message("chapter-setup"))
    if PHASES[fleet.phase] != "action":
        return Chapter(None, Message("chapter-phase", {**args, "phase": PHASES[fleet.phase]}))
    steps = [str(step[0]) for step in fleet.steps]
    if "recovery" not in steps:
        return Chapter(None, Message("chapter-round", {**args, "round": 1}))
    args["round"] = ROUNDS - steps.count("round")
    begun = len(fleet.order) - steps.count("turn") - steps.count("rival")
    if not begun:
        return Chapter(None, Message("chapter-round", args))
    seat = fleet.order[begun - 1]
    if fleet.automaton(seat):
        return Chapter(None, Message("chapter-rival", args))
    return Chapter(seat, Message("chapter-turn", {**args, "player": seat}))
