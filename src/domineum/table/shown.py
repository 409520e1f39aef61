"""What a table shows to a seat or a spectator, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from domineum.kernel import Message


@dataclass(slots=True)
class Text:
    """A message to be rendered in the reader's language."""

    key: str
    args: dict[str, int | str | Text]

    def message(self) -> Message:
        """The message, for a catalogue to render."""
        args = {k: v.message() if isinstance(v, Text) else v for k, v in self.args.items()}
        return Message(self.key, args)


@dataclass(slots=True)
class Otherwise:
    """Choices in one: an option, and an unusual answer to what follows it.

    If it `asks`, they only lead to a question that would go without saying.
    """

    label: Text
    codes: list[str]
    asks: bool


@dataclass(slots=True)
class Option:
    """Something that may be chosen, by its code."""

    code: str
    about: dict[str, int | str]
    label: Text
    role: Literal["on", "decline", "side"] | None
    """What it means in the course of a turn: it goes on, does without, or is a deal beside."""
    detail: Text | None = None
    """What it comes to: effect, price and difference; null where there is nothing to say."""
    otherwise: list[Otherwise] = field(default_factory=list)
    """What to choose instead of the usual answers to what follows it."""


@dataclass(slots=True)
class Blocked:
    """Something that is not possible now, why, and by which rule."""

    option: Option
    reason: Text
    rule: str


@dataclass(slots=True)
class Question:
    """A choice that the seat has to make."""

    seat: int
    topic: str
    prompt: Text
    options: list[Option]
    blocked: list[Blocked]
    confirm: bool


@dataclass(slots=True)
class Change:
    """A place in the view that would change."""

    path: str
    before: Any
    after: Any


@dataclass(slots=True)
class Figure:
    """A number that would change. Of a `bad` one, more is worse."""

    name: Text
    before: int
    after: int
    bad: bool


@dataclass(slots=True)
class Advice:
    """One of the best options for a seat, and what a bot would make of its turn with it.

    The figures are those that the turn changes by its end and that the other best option would
    change otherwise, the most important first.
    """

    code: str
    label: Text
    then: Text | None
    """The best of what follows in the turn; null if the choice itself is the best of it."""
    gains: list[Figure]
    drawbacks: list[Figure]


@dataclass(slots=True)
class Preview:
    """What a choice would do; for a choice that reveals something, what is certain before that."""

    seq: int
    reveals: bool
    ends: bool
    """Whether the turn of the seat is over then."""
    figures: list[Figure]
    """The numbers of the seat that would change, the most important first."""
    then: Text | None
    """What the seat is asked next; null if that is not known, or others are asked."""
    changes: list[Change]
    lines: list[LogLine]
    detail: Text | None = None
    """What the rules say of the option, also where it reveals something at once."""


@dataclass(slots=True)
class LogLine:
    """Something that happened, with its rule and the arithmetic behind it."""

    seq: int
    seat: int | None
    kind: str
    text: Text
    rule: str
    terms: list[tuple[str, int]]
    chapter: int
    """The number of the chapter in which it happened."""


@dataclass(slots=True)
class Total:
    """What happened in a chapter in one regard, added up: of a seat, or of the table (null)."""

    name: Text
    seat: int | None
    amount: int
    bad: bool
    """Whether more of it is worse for those whose it is."""
    things: list[Text]
    """What it happened to, in the order in which it did; a thing can be there twice."""


@dataclass(slots=True)
class Chapter:
    """A turn of a seat, or what is between turns (null), by its number.

    `totals` and the scores are what a summary of it needs. They go with the log and are those of
    its lines: of the present chapter up to now.
    """

    number: int
    seat: int | None
    title: Text
    totals: list[Total] = field(default_factory=list)
    before: list[int] = field(default_factory=list)
    """The public scores of the seats when it began; empty outside a log."""
    after: list[int] = field(default_factory=list)
    """The public scores when it ended, or now."""


@dataclass(slots=True)
class Log:
    """News of the log: drop the lines after `keep`, then add these, of these chapters."""

    seq: int
    keep: int
    chapters: list[Chapter]
    lines: list[LogLine]


@dataclass(slots=True)
class Outcome:
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    how: Text


@dataclass(slots=True)
class Label:
    """What something of a game is: its House, its map, its difficulty."""

    kind: str
    id: str
    name: Text


@dataclass(slots=True)
class SeatResult:
    """How a seat did; those who won have the first place."""

    score: int
    won: bool
    place: int
    played: list[Label]


@dataclass(slots=True)
class Result:
    """How a game ended, and what it was, for whoever collects games."""

    mode: str
    place: list[Label]
    """The map and the difficulty, as far as they have names."""
    seats: list[SeatResult]
    others: dict[str, int]
    """The scores of those who play without a seat."""


@dataclass(slots=True)
class Made:
    """A choice of this turn that was not taken back; a `usual` one was made by the table."""

    seq: int
    label: Text
    usual: bool


@dataclass
class Seen:
    """What a seat (None: a spectator) sees and may do now."""

    seq: int
    seat: int | None
    waiting: list[int]
    your_turn: bool
    over: bool
    chapter: Chapter
    view: Any
    question: Question | None
    may_undo: bool
    undo_reason: Text | None
    may_redo: bool
    made: list[Made]
    """What the seat has chosen in this turn."""
    outcome: Outcome | None
    log: Log


@dataclass(slots=True)
class Position:
    """An earlier position, as the seat could see it.

    The first `lines` lines of the full log are what had happened by then.
    """

    at: int
    seq: int
    seat: int | None
    waiting: list[int]
    over: bool
    view: Any
    outcome: Outcome | None
    lines: int


@dataclass(slots=True)
class Turn:
    """A turn of a seat, or what is between turns (null), and the position at which it begins."""

    seq: int
    seat: int | None
    title: Text


@dataclass(slots=True)
class Turns:
    """The course of the game up to now, turn by turn."""

    seq: int
    turns: list[Turn]


@dataclass(slots=True)
class ScorePoint:
    """The scores of all seats at a position, and of those who play without a seat, by name."""

    seq: int
    scores: list[int]
    others: dict[str, int]


@dataclass(slots=True)
class ScoreGraph:
    """The scores at the beginning of each turn, and now (at the end: the final ones)."""

    seats: int
    points: list[ScorePoint]
