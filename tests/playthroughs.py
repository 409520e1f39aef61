"""Readable playthroughs of any game.

A reviewer sees in their diff what a change does to a game: the position at each new part of it,
and for each choice the question, the options, the choice, what happened, and a hash of what each
seat and a spectator see.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from domineum.kernel import GameState, Match, Message, Question

S = TypeVar("S", bound=GameState)


def lines(
    match: Match[S],
    answered: Iterable[Question[Any]],
    when: Callable[[S], object],
    position: Callable[[S], Iterable[str]],
) -> Iterator[str]:
    """Yield the lines of a game with a log: `answered` plays it and yields each question then."""
    yield from position(match.state)
    part = when(match.state)
    shown = 0
    waiting = {question.seat: question for question in match.questions}
    for count, question in enumerate(answered, 1):
        codes = " | ".join(option.code for option in waiting[question.seat].options)
        made = [entry for entry in match.history if not entry.forced][-1]  # type: ignore[union-attr]
        yield f"{count}. seat {question.seat}: {say(match, question.prompt())} ({question.topic})"
        yield f"    of: {codes}"
        yield f"    -> {made.code}"  # type: ignore[union-attr]
        for event in match.events_since(shown):
            yield f"    * {say(match, event.seen_by(None))} [{event.rule}]"
        shown = len(match.history) + 1
        yield f"    sees: {views(match)}"
        waiting = {question.seat: question for question in match.questions}
        if when(match.state) != part:
            part = when(match.state)
            yield from position(match.state)
    end = match.outcome
    assert end
    yield f"{say(match, end.how)} scores {end.scores}, won by {end.winners}"


def say(match: Match[S], message: Message) -> str:
    """Render a message in English."""
    return match.game.catalogue.render(message, "en")


def views(match: Match[S]) -> str:
    """A short hash of what each seat and a spectator see."""
    seats: list[int | None] = [*range(match.game.seats(match.config)), None]
    return " ".join(f"{_name(seat)}:{_hash(match.view(seat))}" for seat in seats)


def _name(seat: int | None) -> str:
    return "all" if seat is None else str(seat)


def _hash(data: Any) -> str:
    plain = json.dumps(data, sort_keys=True).encode()
    return hashlib.blake2b(plain, digest_size=3).hexdigest()


def write(folder: Path, texts: dict[str, str]) -> None:
    """Write playthroughs, a file each."""
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        path = folder / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        print(path)


def check(folder: Path, name: str, text: str) -> None:
    """A playthrough is what the rules play today; name the first line that is not."""
    kept = (folder / f"{name}.txt").read_text(encoding="utf-8")
    for old, new in zip(kept.splitlines(), text.splitlines(), strict=False):
        assert new == old
    assert text == kept
