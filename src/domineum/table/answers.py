"""What a place with many tables answers, around what one table shows (`shown`).

A server sends it over the network, a browser without one from its own worker: the page sees no
difference.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from domineum.kernel.content import Origin
from domineum.table.shown import Advice, Label, Result, Seen, Text

State = Literal["playing", "over", "aside", "closed"]
SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Names:
    """A name in every language."""

    en: str
    pl: str


@dataclass(frozen=True, slots=True)
class LibraryKind:
    """A kind of content, and what it is called."""

    kind: str
    name: Text


@dataclass(frozen=True, slots=True)
class LibraryLine:
    """A line of a card, and its label, if it has one."""

    label: Text | None
    text: Text


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A record of content: its lines, its data as written, and the text of each part by path."""

    kind: str
    id: str
    name: Names
    origin: Origin
    note: str
    lines: list[LibraryLine]
    data: dict[str, Any]
    texts: dict[str, Text]
    pack: str = ""
    """The pack from which it comes, if it is not in the box."""


@dataclass(frozen=True, slots=True)
class Library:
    """All content of a game in words."""

    game: str
    content: str
    kinds: list[LibraryKind]
    entries: list[LibraryEntry]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in Markdown with its notes; `tags` are the modes it holds in (none: all)."""

    id: str
    text: str
    tags: list[str]
    page: str


@dataclass(frozen=True, slots=True)
class RulesChapter:
    """A chapter of the rules."""

    title: str
    rules: list[Rule]


@dataclass(frozen=True, slots=True)
class Rules:
    """The catalogue of rules of a game in one language, and its terms in every language."""

    game: str
    language: str
    chapters: list[RulesChapter]
    glossary: list[Names]


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts of a table: a pattern is a text, or a list of texts and holes."""

    game: str
    language: Literal["en", "pl"]
    texts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who has a seat, and whether somebody is looking from it now."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    present: bool


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody may know of a table.

    `notice` is for all to read: the table is set aside (for the reason in `problem`), or a choice
    could not be carried out.
    """

    id: str
    game: str
    rules: str
    content: str
    config: Any
    state: State
    problem: str
    notice: Text | None
    seq: int
    revision: int
    hot_seat: bool
    listed: bool
    spectators: bool
    setup: str
    seed: int | None
    rematch: str | None
    seats: list[Seat]
    watchers: int
    created_at: int
    changed_at: int
    name: str = ""
    expires_at: int | None = None


@dataclass(frozen=True, slots=True)
class UnfinishedTable:
    """A game that is not over; without `expires_at` it is kept for ever."""

    id: str | None
    game: str
    name: str
    state: State
    seq: int
    created_at: int
    changed_at: int
    expires_at: int | None


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The unfinished games of your address; `count` of at most `limit` go on."""

    limit: int
    count: int
    tables: list[UnfinishedTable]


@dataclass(frozen=True, slots=True)
class Tables:
    """The listed tables."""

    tables: list[Table]


@dataclass
class Update(Seen):
    """Everything that a seat (null: a spectator) may know of the present position."""

    table: Table
    yours: list[int]


@dataclass(frozen=True, slots=True)
class Pack:
    """Content of somebody that a table may add to its game."""

    name: str
    version: str
    authors: list[str]
    licence: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game that this server hosts; `versions` are the hashes of its texts, library and rules.

    A table with packs names its game `name+pack`, with further packs in the order of this list.
    `modes` has the numbers of players of each mode.
    """

    name: str
    rules: str
    content: str
    modes: dict[str, list[int]]
    bots: list[str]
    versions: dict[str, str]
    packs: list[Pack] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Games:
    """What this server hosts."""

    games: list[Game]
    version: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What a set-up code stands for; without a seed each table draws its own.

    `bots` has the bot of each seat, empty text for a person; it is empty if there are only people.
    """

    code: str
    game: str
    config: Any
    bots: list[str]
    seed: int | None


@dataclass(frozen=True, slots=True)
class Fork:
    """Where an analysis begins, as one word that a page hands on unread; it holds nothing that its
    seat may not know. Where something was `dealt` anew, it is not that of the game."""

    game: str
    at: int
    seat: int | None
    dealt: bool
    fork: str


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: who played it, from which of its seats you look, and how it ended."""

    table: Table
    yours: list[int]
    result: Result


@dataclass(frozen=True, slots=True)
class DaysGame:
    """The game of a day: its set-up code, and what everybody may know of it before. You play the
    `seat`; `bots` has the bot of each other one."""

    game: str
    setup: str
    seed: int
    mode: str
    seat: int
    bots: list[str]
    place: list[Label]
    played: list[list[Label]]


@dataclass(frozen=True, slots=True)
class Daily:
    """The games of a day, the same for everybody; days begin at midnight UTC. `left`: so many
    seconds until the next one."""

    day: str
    today: str
    first: str
    left: int
    games: list[DaysGame]


@dataclass(frozen=True, slots=True)
class ScoreCount:
    """How many had this score, and how many of them have won."""

    score: int
    count: int
    won: int


@dataclass(frozen=True, slots=True)
class DaysResult:
    """A result of a day's game. Who has finished it, or comes later, may look at its `table`."""

    place: int
    name: str
    score: int
    won: bool
    table: str | None


@dataclass(frozen=True, slots=True)
class DaysResults:
    """The results of the game of a day at this server: how the scores are spread, the `best`, and
    your `own`; one that is not taken any more is not `open`."""

    day: str
    game: str
    open: bool
    count: int
    scores: list[ScoreCount]
    best: list[DaysResult]
    own: DaysResult | None


@dataclass(frozen=True, slots=True)
class RecordText:
    """A record in the form that `domineum record` reads."""

    record: str


@dataclass(frozen=True, slots=True)
class Link:
    """A signed link; the token goes into the Authorization header, never into a URL's path."""

    seats: list[int]
    host: bool
    token: str


@dataclass(frozen=True, slots=True)
class Created:
    """A table and the links to it that are yours to give."""

    table: Table
    links: list[Link]


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would choose in this position, and why; it knows no more than the seat.

    `best` has that option and, if the bot compares, the one that it would choose otherwise.
    """

    seq: int
    code: str
    why: Text
    bot: str
    best: list[Advice]


@dataclass(frozen=True, slots=True)
class Answer:
    """The request was carried out, now or (`repeated`) before: its entries are first to last."""

    first: int
    last: int
    seq: int
    repeated: bool
    update: Update | None


@dataclass(frozen=True, slots=True)
class PuzzleOffer:
    """A puzzle, without what is in it: `data` is for the engine of a page, which plays it."""

    id: str
    mode: str
    kind: str
    level: int
    plans: int
    """So many plans a bot tries before it finds the best."""
    choices: int
    places: int
    deals: int
    goal: Text
    called: Text
    about: list[Text]
    """Where it takes place, and what the seat plays."""
    data: str


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles of a game, the easier ones first."""

    game: str
    puzzles: list[PuzzleOffer]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a request was not granted, in every language, and the rule that forbids it."""

    error: str
    message: Text
    text: str
    rule: str
    seq: int | None
