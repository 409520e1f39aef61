"""A position and a question as text, and an answer read from text: for language models.

The text holds what the seat may know and nothing else. An answer is the last line of the form
`ANSWER 3`. `prompt` is all of it in one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from domineum.envs.glossary import glossary
from domineum.kernel import DomineumError, Match, Message, Question, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.messages import sentence
from domineum.table.plain import lines

WIDTH = 110
ANSWER = re.compile(r"^\W*ANSWER\W+(\d+)\W*$", re.IGNORECASE | re.MULTILINE)


class BadAnswer(DomineumError):
    """A text that does not answer the question; says what is expected."""


def position(match: Match[Any], seat: Seat, language: str = "en") -> str:
    """What a seat sees of a game: the phase, the scores, the numbers that count."""

    def words(message: Message) -> str:
        return match.game.catalogue.render(message, language)

    game, state = match.game, match.state
    rivals = ", ".join(f"{name} {score}" for name, score in game.rival_scores(state).items())
    scores = ", ".join(f"seat {s}: {score}" for s, score in enumerate(game.scores(state)))
    figures = [f"{words(f.name)} {f.amount}" for f in game.figures(state, seat) if f.amount]
    return "\n".join([
        f"{words(game.chapter(state).title)}. You have seat {seat}.",
        f"Scores: {scores}{f'; {rivals}' if rivals else ''}",
        f"Your figures: {', '.join(figures)}",
    ])  # fmt: skip


def table(match: Match[Any], seat: Seat | None) -> str:
    """Everything that a seat sees, field by field; None is a spectator."""
    return "\n".join(lines(match.view(seat), WIDTH))


def prompt(match: Match[Any], seat: Seat, language: str = "en") -> str:
    """All that a player needs to answer: the position, the table, the cards, the question."""
    asked = match.question(seat)
    known = "\n".join(lines(_without_nothing(match.view(seat)), WIDTH))
    return "\n\n".join([
        f"You play {match.game.name.capitalize()}. Seats are counted from 0. What is empty, or "
        "does not hold, is left out.",
        position(match, seat, language),
        known,
        "What you have or may choose:\n" + "\n".join(glossary(match, asked, language)),
        question(match, asked, language),
    ])  # fmt: skip


def _without_nothing(data: Plain) -> Plain:
    """Plain data without what is empty or false; numbers stay, as 0 is a seat too."""
    if isinstance(data, dict):
        kept = {name: _without_nothing(value) for name, value in data.items()}
        return {name: value for name, value in kept.items() if not _is_nothing(value)}
    if isinstance(data, list):
        return [_without_nothing(value) for value in data]
    return data


def _is_nothing(data: Plain) -> bool:
    return data is None or data is False or data in ("", [], {})


def question(match: Match[Any], asked: Question[Any], language: str = "en") -> str:
    """A question with its numbered options, and how to answer."""
    return "\n".join(_question(match, asked, language))


def _question(match: Match[Any], asked: Question[Any], language: str) -> Iterator[str]:
    render = match.game.catalogue.render
    yield render(asked.prompt(), language)
    for number, option in enumerate(asked.options, 1):
        detail = asked.detail_of(option)
        more = f" ({render(detail, language)})" if detail else ""
        yield f"{number}. {sentence(render(option.label(), language))}{more}"
    yield f"Answer with a last line like: ANSWER {min(2, len(asked.options))}"


def answer(asked: Question[Any], text: str) -> int:
    """The place of the option that a text answers with."""
    found = ANSWER.findall(text)
    if not found:
        raise BadAnswer("expected a line like: ANSWER 1")
    number = int(found[-1])
    if not 1 <= number <= len(asked.options):
        raise BadAnswer(f"expected a number from 1 to {len(asked.options)}, found {number}")
    return number - 1
