"""Reasons: what a plan does and gains, as a message for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from domineum.bots.values import difference, value
from domineum.kernel import Match, Message, Option, Seat
from domineum.kernel.effects import joined

GAINS = 3
"""How many gains are told."""


def reason(twin: Match[Any], codes: Sequence[str], seat: Seat) -> Message:
    """Play a plan on a copy of the match, and tell its first choice, its best one, its gains."""
    game = twin.game.name
    before = twin.state.copy()
    worth = value(game, before, seat)
    made: list[tuple[float, Option[Any]]] = []
    for option in follow(twin, codes, seat):
        last, worth = worth, value(game, twin.state, seat)
        made.append((worth - last, option))
    if not made:
        return Message("why-unsaid")
    now = short_label(made[0][1])
    gains = [gain for gain in difference(game, before, twin.state, seat) if gain.weight > 0]
    if not gains:
        return Message("why-nothing", {"now": now})
    told = joined("why-and", [gain.text() for gain in gains[:GAINS]])
    best = max(range(len(made)), key=lambda place: made[place][0])
    if best == 0:
        return Message("why-plan", {"now": now, "gains": told})
    does = short_label(made[best][1])
    return Message("why-plan-then", {"now": now, "does": does, "gains": told})


def follow(twin: Match[Any], codes: Sequence[str], seat: Seat) -> Iterator[Option[Any]]:
    """Play a plan in place as far as it fits, and yield each option after it was taken."""
    for code in codes:
        while not twin.over and twin.question().seat != seat:
            twin.answer(twin.question(), 0)
        index = -1 if twin.over else twin.question().find(code)
        if index < 0:
            return
        question = twin.question()
        twin.answer(question, index)
        yield question.options[index]


def short_label(option: Option[Any]) -> Message:
    """The label of an option; of one that tells cost and effect too, its name alone."""
    label = option.label()
    name = label.args.get("name")
    return name if isinstance(name, Message) else label
