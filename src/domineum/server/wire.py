"""What clients send and receive, around what a table shows (`domineum.table.shown`).

The published schema is generated from these types and those.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from domineum.table.answers import Answer, Problem, SeatKind, Update
from domineum.table.shown import Preview

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


# -- tables -------------------------------------------------------------------------------------


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
    name: Name = ""


class Import(Incoming, frozen=True):
    """A record to go on with: all seats in one browser, or (not `hot_seat`) each with its link."""

    record: str
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    hot_seat: bool = True
    listed: bool = False


class SetupWish(Incoming, frozen=True):
    """A set-up to be written as a code; `bots` by seat, empty text for a person."""

    game: Short
    config: dict[str, Any] = {}
    bots: Annotated[list[Name], Meta(max_length=16)] = []
    seed: Seed | None = None


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


class Manage(Incoming, frozen=True):
    """What the host changes of a table; what is left out stays. Nobody plays at a closed table."""

    name: Name | None = None
    listed: bool | None = None
    spectators: bool | None = None
    closed: bool | None = None


# -- playing ------------------------------------------------------------------------------------


class Choose(Incoming, frozen=True):
    """One choice, or several in a row as one: all are made or none.

    With `usual` the table goes on over following questions that have a usual answer.
    """

    seat: SeatNumber
    seq: Number
    key: Key
    codes: Annotated[list[Code], Meta(min_length=1, max_length=50)]
    brief: bool = False
    usual: bool = False


class Step(Incoming, frozen=True):
    """Undo, redo or reset; with `usual` also over the usual answers that led here."""

    seat: SeatNumber
    seq: Number
    key: Key
    brief: bool = False
    usual: bool = False


class Try(Incoming, frozen=True):
    """Ask what a choice would do, with the `usual` answers that follow it."""

    seat: SeatNumber
    seq: Number
    code: Code
    usual: bool = False


class HintWish(Incoming, frozen=True):
    """Ask what a bot would choose; without a name, the usual one for hints."""

    seat: SeatNumber
    seq: Number
    bot: Name = ""


class DaysEntry(Incoming, frozen=True):
    """Let others see the result of the day's game, with a name or without one. The `player` is any
    word that the browser has made up, so that its first result counts."""

    player: Key
    name: Name = ""


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


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who looks at the table now: from which seats, and how many spectators. Nothing else of the
    position has changed."""

    seats: list[int]
    watchers: int


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
FromServer = News | Presence | Answered | Previewed | Trouble | Pong
