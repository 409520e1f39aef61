"""What clients send and receive, around what a table shows (`domineum.table.shown`).

The published schema is generated from these types and those.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from domineum.kernel.content import Origin
from domineum.server.storage.rows import SeatKind, State
from domineum.table.shown import Preview, Seen, Text

Short = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=400)]
Key = Annotated[str, Meta(min_length=8, max_length=80, pattern=r"^[A-Za-z0-9_.:-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Token = Annotated[str, Meta(max_length=400)]
SETUP_CODE = "[1-9A-HJ-NP-Za-km-z]"
SetupCode = Annotated[str, Meta(max_length=800, pattern=f"^{SETUP_CODE}*$")]


class Incoming(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends: exactly the fields that are named."""


# -- what a game is made of ---------------------------------------------------------------------


class TextVariable(msgspec.Struct, frozen=True):
    """A hole that an argument fills."""

    var: str


class TextMessage(msgspec.Struct, frozen=True):
    """Another text, filled with the same arguments."""

    msg: str


class TextSelect(msgspec.Struct, frozen=True):
    """A choice by an argument: its value, or the plural form of a number, names a variant."""

    sel: str
    of: dict[str, Any]
    otherwise: str = msgspec.field(name="or")


class Texts(msgspec.Struct, frozen=True):
    """All texts of a table: a pattern is a text, or a list of texts and holes."""

    game: str
    language: Literal["en", "pl"]
    texts: dict[str, Any]


class Names(msgspec.Struct, frozen=True):
    """A name in every language."""

    en: str
    pl: str


class LibraryKind(msgspec.Struct, frozen=True):
    """A kind of content, and what it is called."""

    kind: str
    name: Text


class LibraryLine(msgspec.Struct, frozen=True):
    """A line of a card, and its label, if it has one."""

    label: Text | None
    text: Text


class LibraryEntry(msgspec.Struct, frozen=True):
    """A record of content: its lines, its data as written, and the text of each part by path."""

    kind: str
    id: str
    name: Names
    origin: Origin
    note: str
    lines: list[LibraryLine]
    data: dict[str, Any]
    texts: dict[str, Text]


class Library(msgspec.Struct, frozen=True):
    """All content of a game in words."""

    game: str
    content: str
    kinds: list[LibraryKind]
    entries: list[LibraryEntry]


class Rule(msgspec.Struct, frozen=True):
    """A rule in Markdown with its notes; `tags` are the modes it holds in (none: all)."""

    id: str
    text: str
    tags: list[str]
    page: str


class RulesChapter(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    rules: list[Rule]


class Rules(msgspec.Struct, frozen=True):
    """The catalogue of rules of a game in one language, and its terms in every language."""

    game: str
    language: str
    chapters: list[RulesChapter]
    glossary: list[Names]


# -- tables -------------------------------------------------------------------------------------


class Seat(msgspec.Struct, frozen=True):
    """Who has a seat, and whether somebody is looking from it now."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    present: bool


class Table(msgspec.Struct, frozen=True):
    """What everybody may know of a table.

    `notice` is for all to read: the table is set aside (for the reason in `problem`), or a choice
    could not be carried out.
    """

    id: str
    game: str
    rules: str
    content: str
    config: msgspec.Raw
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


class Tables(msgspec.Struct, frozen=True):
    """The listed tables."""

    tables: list[Table]


@dataclass
class Update(Seen):
    """Everything that a seat (null: a spectator) may know of the present position."""

    table: Table
    yours: list[int]


class Pack(msgspec.Struct, frozen=True):
    """Content of somebody that a table may add to its game."""

    name: str
    version: str
    authors: list[str]
    licence: str


class Game(msgspec.Struct, frozen=True):
    """A game that this server hosts; `versions` are the hashes of its texts, library and rules.

    A table with packs names its game `name+pack`, with further packs in the order of this list.
    """

    name: str
    rules: str
    content: str
    bots: list[str]
    versions: dict[str, str]
    packs: list[Pack] = []


class Games(msgspec.Struct, frozen=True):
    """What this server hosts."""

    games: list[Game]
    version: str


class SeatWish(Incoming, frozen=True):
    """Who gets a seat."""

    kind: SeatKind = "person"
    name: Name = ""
    bot: Name = ""


class Create(Incoming, frozen=True):
    """A new table: a game and its config, or the code of a set-up."""

    game: Annotated[str, Meta(max_length=80)] = ""
    config: dict[str, Any] = {}
    setup: SetupCode = ""
    seed: Seed | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    hot_seat: bool = False
    listed: bool = False
    spectators: bool = True


class Import(Incoming, frozen=True):
    """A record to go on with, all seats in one browser."""

    record: str
    listed: bool = False


class SetupWish(Incoming, frozen=True):
    """A set-up to be written as a code; `bots` by seat, empty text for a person."""

    game: Short
    config: dict[str, Any] = {}
    bots: Annotated[list[Name], Meta(max_length=16)] = []
    seed: Seed | None = None


class Setup(msgspec.Struct, frozen=True):
    """What a set-up code stands for; without a seed each table draws its own.

    `bots` has the bot of each seat, empty text for a person; it is empty if there are only people.
    """

    code: str
    game: str
    config: msgspec.Raw
    bots: list[str]
    seed: int | None


class RecordText(msgspec.Struct, frozen=True):
    """A record in the form that `domineum record` reads."""

    record: str


class Link(msgspec.Struct, frozen=True):
    """A signed link; the token goes into the Authorization header, never into a URL's path."""

    seats: list[int]
    host: bool
    token: str


class Created(msgspec.Struct, frozen=True):
    """A table and the links to it that are yours to give."""

    table: Table
    links: list[Link]


class Claim(Incoming, frozen=True):
    """Take a free seat."""

    name: Name = ""


class TakeOver(Incoming, frozen=True):
    """Let a bot play a seat."""

    bot: Short


class Rename(Incoming, frozen=True):
    """Another name for a seat, or another place for its turn notices (empty: none)."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=400)] | None = None


# -- playing ------------------------------------------------------------------------------------


class Choose(Incoming, frozen=True):
    """One choice, or several in a row as one: all are made or none."""

    seat: SeatNumber
    seq: Number
    key: Key
    codes: Annotated[list[Code], Meta(min_length=1, max_length=50)]
    brief: bool = False


class Step(Incoming, frozen=True):
    """Undo, redo or reset."""

    seat: SeatNumber
    seq: Number
    key: Key
    brief: bool = False


class Try(Incoming, frozen=True):
    """Ask what a choice would do."""

    seat: SeatNumber
    seq: Number
    code: Code


class HintWish(Incoming, frozen=True):
    """Ask what a bot would choose; without a name, the usual one for hints."""

    seat: SeatNumber
    seq: Number
    bot: Name = ""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would choose in this position, and why; it knows no more than the seat."""

    seq: int
    code: str
    why: Text
    bot: str


class Answer(msgspec.Struct, frozen=True):
    """The request was carried out, now or (`repeated`) before: its entries are first to last."""

    first: int
    last: int
    seq: int
    repeated: bool
    update: Update | None


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not granted, in every language, and the rule that forbids it."""

    error: str
    message: Text
    text: str
    rule: str
    seq: int | None


# -- the socket ---------------------------------------------------------------------------------


class Hello(Incoming, frozen=True, tag="hello"):
    """The first message: who looks, and which part of the log is known already."""

    token: Token = ""
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Look(Incoming, frozen=True, tag="look"):
    """Look from another seat of the link (hot seat)."""

    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class SocketChoose(Incoming, frozen=True, tag="choose"):
    """A choice by the socket."""

    id: Number
    choose: Choose


class SocketStep(Incoming, frozen=True, tag="step"):
    """Undo, redo or reset by the socket."""

    id: Number
    verb: Literal["undo", "redo", "reset"]
    step: Step


class SocketTry(Incoming, frozen=True, tag="try"):
    """A preview by the socket."""

    id: Number
    preview: Try


class Ping(Incoming, frozen=True, tag="ping"):
    """A sign of life."""


class News(msgspec.Struct, frozen=True, tag="update"):
    """The present position; sent after `hello` and `look` and whenever something changed."""

    update: Update


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to the request with this id."""

    id: int
    answer: Answer


class Previewed(msgspec.Struct, frozen=True, tag="preview"):
    """The answer to the preview with this id."""

    id: int
    preview: Preview


class Trouble(msgspec.Struct, frozen=True, tag="problem"):
    """The request with this id (null: the connection itself) was not granted."""

    id: int | None
    problem: Problem


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a sign of life."""


FromClient = Hello | Look | SocketChoose | SocketStep | SocketTry | Ping
FromServer = News | Answered | Previewed | Trouble | Pong
