"""The second line of an option: what it comes to, in a few words; and what to answer otherwise.

Where the rules know better they say it themselves (`Question.detail`). Otherwise it is what the
option's preview has and those of the other options have not; where they have the same, it is that.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from domineum.kernel import Match, Message, Passed, Preview, Question, Shift
from domineum.kernel.effects import joined
from domineum.table.errors import RulesFailed, carried_out

log = logging.getLogger(__name__)

FIGURES = 3
"""How many figures are named."""
MANY = 70
"""Of a question with more options than this only the rules say details: trying takes time."""
FEW = 4
"""Beside an option stand other answers to a question that goes without saying, if so few."""


class Otherwise(NamedTuple):
    """The option, and an unusual answer to what follows it; or to be asked (`asks`)."""

    label: Message
    codes: tuple[str, ...]
    asks: bool = False


def tries(match: Match[Any], question: Question[Any]) -> list[Preview]:
    """What each option of an open question would do; nothing if that cannot be tried."""
    options, seat = question.options, question.seat
    if len(options) > MANY:
        return []
    try:
        with carried_out():
            now = list(match.game.figures(match.state, seat))
            return [
                Preview.of(match, option, seat, views=False, usual=True, now=now)
                for option in options
            ]
    except RulesFailed:
        # The seat sees its question all the same, and is told when it chooses what fails.
        log.exception("a choice of %s cannot be previewed", question.topic)
        return []


def details(question: Question[Any], tried: Sequence[Preview]) -> list[Message | None]:
    """The detail of each option of a question; None where there is nothing to say."""
    said = [question.detail_of(option) for option in question.options]
    if not tried:
        return said
    return [_detail(words, preview, tried) for words, preview in zip(said, tried, strict=True)]


def otherwise(preview: Preview) -> list[Otherwise]:
    """The unusual answers to what a choice leads to, or where they are many, to be asked."""
    return [other for passed in preview.passed for other in _others(passed)]


def _others(passed: Passed) -> list[Otherwise]:
    codes, question, usual = passed
    found = [
        Otherwise(option.label(), (*codes, option.code))
        for option in question.options
        if option is not usual
    ]
    return found if len(found) <= FEW else [Otherwise(question.prompt(), codes, asks=True)]


def _detail(said: Message | None, preview: Preview, previews: Sequence[Preview]) -> Message | None:
    parts = [said] if said is not None else []
    parts += [shift_text(shift) for shift in telling(preview, previews)[: FIGURES - len(parts)]]
    if preview.reveals and not said:
        parts.append(Message("detail-reveals"))
    if preview.ends:
        parts.append(Message("detail-ends"))
    return joined("detail-and", parts or _follows(preview))


def _follows(preview: Preview) -> list[Message]:
    """What is to be said of a choice that differs in no figure from the others."""
    if preview.figures:
        return [shift_text(shift) for shift in preview.figures[:FIGURES]]
    if preview.then is not None:
        return [Message("detail-then", {"prompt": preview.then})]
    return [Message("detail-others")]


def telling(preview: Preview, previews: Sequence[Preview]) -> list[Shift]:
    """The figures that a choice changes; what every choice changes alike says nothing of one."""
    others = [{shift.key: shift.after for shift in other.figures} for other in previews]
    if len(previews) == 1:
        return list(preview.figures)
    return [
        shift
        for shift in preview.figures
        if any(other.get(shift.key) != shift.after for other in others)
    ]


def shift_text(shift: Shift) -> Message:
    """A figure and by how much it changes, with its sign."""
    sign = "+" if shift.change > 0 else "\N{MINUS SIGN}"
    return Message("detail-shift", {"name": shift.name, "change": f"{sign}{abs(shift.change)}"})
