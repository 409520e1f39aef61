"""The second line of an option: what it comes to, in a few words.

Where the rules know better they say it themselves (`Question.detail`). Otherwise it is what the
option's preview has and those of the other options have not.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from domineum.kernel import Match, Message, Preview, Question, Shift
from domineum.kernel.effects import joined
from domineum.table.errors import RulesFailed, carried_out

log = logging.getLogger(__name__)

FIGURES = 3
"""How many figures are named."""
MANY = 40
"""Of a question with more options than this only the rules say details: trying takes time."""


def details(match: Match[Any], question: Question[Any]) -> list[Message | None]:
    """The detail of each option of an open question; None where there is nothing to say."""
    said = [question.detail_of(option) for option in question.options]
    if len(question.options) > MANY:
        return said
    seat = question.seat
    try:
        with carried_out():
            previews = [Preview.of(match, option, seat, views=False) for option in question.options]
    except RulesFailed:
        # The seat sees its question all the same, and is told when it chooses what fails.
        log.exception("a choice of %s cannot be previewed", question.topic)
        return said
    return [
        _detail(words, preview, previews) for words, preview in zip(said, previews, strict=True)
    ]


def _detail(said: Message | None, preview: Preview, previews: Sequence[Preview]) -> Message | None:
    parts = [said] if said is not None else []
    parts += [shift_text(shift) for shift in telling(preview, previews)[: FIGURES - len(parts)]]
    if not parts and preview.then is not None and _differs(previews):
        parts.append(Message("detail-then", {"prompt": preview.then}))
    if preview.reveals and not said:
        parts.append(Message("detail-reveals"))
    if preview.ends:
        parts.append(Message("detail-ends"))
    return joined("detail-and", parts) if parts else None


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


def _differs(previews: Sequence[Preview]) -> bool:
    """Whether it depends on the choice what kind of question comes next."""
    kinds = {other.then.key if other.then else "" for other in previews}
    return len(kinds) > 1


def shift_text(shift: Shift) -> Message:
    """A figure and by how much it changes, with its sign."""
    sign = "+" if shift.change > 0 else "\N{MINUS SIGN}"
    return Message("detail-shift", {"name": shift.name, "change": f"{sign}{abs(shift.change)}"})
