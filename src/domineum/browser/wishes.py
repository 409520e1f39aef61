"""What a page asks of its own tables: the same requests that a server takes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from domineum.kernel import BadData
from domineum.kernel.decode import decode
from domineum.table.answers import SeatKind
from domineum.table.problems import BadRequest

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who gets a seat."""

    kind: SeatKind = "person"
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Create:
    """A new table: a game and its config, or the code of a set-up."""

    game: str = ""
    config: dict[str, Any] = field(default_factory=dict)
    setup: str = ""
    seed: int | None = None
    seats: list[SeatWish] = field(default_factory=list)
    hot_seat: bool = False
    listed: bool = False
    spectators: bool = True
    name: str = ""


@dataclass(frozen=True, slots=True)
class Import:
    """A record to go on with."""

    record: str
    seats: list[SeatWish] = field(default_factory=list)
    hot_seat: bool = True
    listed: bool = False


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Let a bot play a seat."""

    bot: str


@dataclass(frozen=True, slots=True)
class Rename:
    """Another name for a seat."""

    name: str | None = None
    webhook: str | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """One choice, or several in a row as one: all are made or none."""

    seat: int
    seq: int
    key: str
    codes: list[str]
    brief: bool = False
    usual: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """Undo, redo or reset."""

    seat: int
    seq: int
    key: str
    brief: bool = False
    usual: bool = False


@dataclass(frozen=True, slots=True)
class Try:
    """Ask what a choice would do."""

    seat: int
    seq: int
    code: str
    usual: bool = False


@dataclass(frozen=True, slots=True)
class HintWish:
    """Ask what a bot would choose; without a name, the usual one for hints."""

    seat: int
    seq: int
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """From where somebody looks, and what is known already."""

    seat: int | None = None
    since: int = -1
    at: int = 0


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an analysis comes from: the table and the position of its log, and for whom."""

    table: str = ""
    at: int = 0
    seat: int | None = None
    running: bool = False


@dataclass(frozen=True, slots=True)
class Begin:
    """A new analysis board, from a fork."""

    fork: str
    game: str = ""
    """With its packs, if there are some."""
    origin: Origin = field(default_factory=Origin)


@dataclass(frozen=True, slots=True)
class Solve:
    """A new board on which a puzzle is solved; `data` is the puzzle, as the page was given it."""

    game: str
    data: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the lines of a board."""

    node: int


@dataclass(frozen=True, slots=True)
class Call:
    """Another name for a line."""

    node: int
    name: str


@dataclass(frozen=True, slots=True)
class Compare:
    """What lines come to for a seat."""

    nodes: list[int]
    seat: int


@dataclass(frozen=True, slots=True)
class BotChoice:
    """What a bot has decided, or (`why`) why there is nothing from it."""

    seat: int
    seq: int
    code: str = ""
    why: Literal["", "bot-late", "bot-failed"] = ""


def read(kind: type[T], plain: object) -> T:
    """A request of this kind, or what is wrong with it."""
    try:
        return decode(kind, {} if plain is None else plain, "")
    except BadData as error:
        raise BadRequest(problem=str(error)[:200]) from None


def look_of(query: dict[str, list[str]]) -> Look:
    """What stands after the question mark of an address."""
    known = {name: values[0] for name, values in query.items() if name in ("seat", "since", "at")}
    try:
        return read(Look, {name: json.loads(text) for name, text in known.items()})
    except ValueError:
        raise BadRequest(problem="expected whole numbers") from None
