"""What the cards and things that a seat holds, or may choose, do: from the library of the game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Any, cast

from domineum.kernel import AnyGame, Match, Question, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.library import Entry


def glossary(match: Match[Any], asked: Question[Any], language: str = "en") -> list[str]:
    """A line for each thing that stands in the seat's own part of the table, or in an option."""
    known = _entries(cast(Hashable, match.game))
    named = dict.fromkeys([*_own(match, asked.seat), *_offered(asked)])
    return [_line(match.game, known[name], language) for name in named if name in known]


@lru_cache(maxsize=8)
def _entries(game: Hashable) -> dict[str, Entry]:
    return {entry.piece.id: entry for entry in cast(AnyGame, game).library()}


def _own(match: Match[Any], seat: Seat) -> Iterator[str]:
    players = match.view(seat)["players"]
    assert isinstance(players, list)
    yield from _strings(players[seat])


def _offered(asked: Question[Any]) -> Iterator[str]:
    for option in asked.options:
        yield from (word for word in option.about.values() if isinstance(word, str))


def _strings(data: Plain) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)
    elif isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from _strings(value)


def _line(game: AnyGame, entry: Entry, language: str) -> str:
    render = game.catalogue.render
    texts = []
    for line in entry.lines:
        label = f"{render(line.label, language)}: " if line.label else ""
        texts.append(label + render(line.text, language))
    return f"{entry.piece.id}: {'; '.join(texts)}"
