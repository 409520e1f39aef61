"""What each seat has chosen in the present chapter, as it was read when it was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from domineum.kernel import Match, Message, Refused, Seat
from domineum.kernel.match import Kind
from domineum.table.entries import Entry


class Made(NamedTuple):
    """A choice that stands: its words, and whether the table made it as going without saying."""

    seq: int
    chapter: int
    request: str
    label: Message
    usual: bool


class Words(NamedTuple):
    """What a choice that is about to be made says, and whether it is the usual answer."""

    label: Message
    usual: bool


def words_of(match: Match[Any], kind: Kind, seat: Seat, code: str) -> Words | None:
    """What a seat is about to choose or to do again; None if it takes back or is refused."""
    wanted = match.redoes(seat) if kind == "redo" else code
    if kind == "undo" or wanted is None:
        return None
    try:
        question = match.question(seat)
    except Refused:
        return None
    place = question.find(wanted)
    if place < 0:
        return None
    meant, option = match.usual(seat), question.options[place]
    return Words(option.label(), meant is not None and meant.code == option.code)


class Course:
    """The choices of every seat that were not taken back."""

    def __init__(self) -> None:
        self._made: dict[Seat, list[Made]] = {}

    def add(self, entry: Entry, words: Words | None, chapter: int) -> None:
        """Note an entry that was made in a chapter."""
        made = self._made.setdefault(entry.seat, [])
        if entry.kind == "undo":
            if made:
                made.pop()
        elif words is not None:
            follows = bool(made and entry.request and made[-1].request == entry.request)
            usual = words.usual and follows
            made.append(Made(entry.seq, chapter, entry.request, words.label, usual))

    def of(self, seat: Seat, chapter: int) -> list[Made]:
        """What a seat has chosen in a chapter."""
        return [made for made in self._made.get(seat, []) if made.chapter == chapter]

    def until(self, seq: int, chapter: int) -> dict[Seat, list[Made]]:
        """What every seat had chosen in a chapter up to an entry."""
        return {
            seat: [made for made in self.of(seat, chapter) if made.seq <= seq]
            for seat in self._made
        }

    def recall(self, made: Mapping[Seat, Sequence[Made]]) -> None:
        """Know what every seat has chosen before."""
        self._made = {seat: [*choices] for seat, choices in made.items()}
