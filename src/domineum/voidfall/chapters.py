"""Which part of the game a position belongs to."""

from __future__ import annotations

from domineum.kernel import Chapter, Message
from domineum.voidfall.state import Voidfall


def chapter(state: Voidfall) -> Chapter:
    """The set-up, a phase, the beginning of a round or a turn, read off the steps to come."""
    steps = [str(step[0]) for step in state.steps]
    args: dict[str, int | str | Message] = {"cycle": state.cycle}
    if ("cycle", 1) in state.steps:
        return Chapter(None, Message("chapter-setup"))
    if not state.round:
        return Chapter(None, Message("chapter-preparation", args))
    if "round" not in steps:
        return Chapter(None, Message("chapter-evaluation", args))
    args["round"] = state.round
    begun = len(state.order) - steps.count("turn")
    if not begun:
        return Chapter(None, Message("chapter-round", args))
    seat = state.order[begun - 1]
    return Chapter(seat, Message("chapter-turn", {**args, "player": seat}))
