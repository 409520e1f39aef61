"""Reasons: what a plan does and gains, as a message for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domineum.bots.habits import LAZY
from domineum.bots.values import difference, judge_of, value
from domineum.kernel import AnyGame, Match, Message, Option, Question, Seat
from domineum.kernel.effects import joined

GAINS = 3
"""How many gains are named."""


def reason(twin: Match[Any], codes: Sequence[str], seat: Seat) -> Message:
    """Play a plan in place on a copy of a match; name its first choice, best deed and gains."""
    game = twin.game
    before = twin.state.copy()
    deeds = _deeds(twin, codes, seat)
    if not deeds:
        return Message("why-unsaid")
    now = deeds[0][1]
    helps = _helps(game, before, twin.state, seat)
    shared = judge_of(game).shared if helps else frozenset()
    gains = [
        gain.text()
        for gain in difference(game, before, twin.state, seat)
        if gain.weight > 0 and gain.feature not in shared
    ]
    if not helps and not gains:
        return now
    named = joined("why-and", [*helps, *gains][:GAINS])
    does = max(deeds, key=lambda deed: deed[0])[1]
    said = now if does is now else Message("why-then", {"now": now, "does": does})
    return Message("why-plan", {"now": said, "gains": named})


def _helps(game: AnyGame, before: Any, after: Any, seat: Seat) -> list[Message]:
    """What a plan gives to each partner, in its best item."""
    judge = judge_of(game)
    helps = []
    for partner, named in judge.partners(before, seat).items():
        for gain in difference(game, before, after, partner):
            if gain.weight > 0 and gain.feature not in judge.shared:
                helps.append(Message("why-help", {"partner": named, "gain": gain.text()}))
                break
    return helps


def best_deed(twin: Match[Any], codes: Sequence[str], seat: Seat) -> Message | None:
    """Play a plan in place; name the best that follows its first choice, if it is better."""
    deeds = _deeds(twin, codes, seat)
    best = max(deeds, key=lambda deed: deed[0], default=None)
    return None if best is None or best is deeds[0] else best[1]


def _deeds(twin: Match[Any], codes: Sequence[str], seat: Seat) -> list[tuple[float, Message]]:
    """Play a plan in place; return what each of its deeds is worth, and its name."""
    worth = value(twin.game, twin.state, seat)
    deeds: list[tuple[float, Message]] = []
    for code in codes:
        found = _next(twin, code, seat)
        if found is None:
            break
        question, index = found
        option = question.options[index]
        if not deeds or (question.topic in judge_of(twin.game).deeds and option.verb not in LAZY):
            deeds.append((0.0, short_label(option)))
        twin.answer(question, index)
        last, worth = worth, value(twin.game, twin.state, seat)
        deeds[-1] = (deeds[-1][0] + worth - last, deeds[-1][1])
    return deeds


def follow(twin: Match[Any], codes: Sequence[str], seat: Seat) -> None:
    """Play a plan in place as far as it fits."""
    for code in codes:
        found = _next(twin, code, seat)
        if found is None:
            break
        twin.answer(*found)


def _next(twin: Match[Any], code: str, seat: Seat) -> tuple[Question[Any], int] | None:
    """The seat's next question and the index of a code in it; others take their first option."""
    while not twin.over:
        question = twin.question()
        if question.seat == seat:
            index = question.find(code)
            return (question, index) if index >= 0 else None
        twin.answer(question, 0)
    return None


def short_label(option: Option[Any]) -> Message:
    """The label of an option; if it also states cost and effect, its name alone."""
    return short(option.label())


def short(label: Message) -> Message:
    """The name in a label, if it has one, else all of it."""
    name = label.args.get("name")
    return name if isinstance(name, Message) else label
