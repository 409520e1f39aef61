"""Analysis boards: tables of a browser that begin with a fork, on which everything is tried."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, ClassVar

from domineum.browser.kept import PERSON, Kept, begin
from domineum.browser.making import LETTERS, check_bot
from domineum.browser.rows import Row, SeatRow, Stored
from domineum.browser.shelf import Shelf, name_of
from domineum.browser.wishes import Begin, Call, Compare, Origin, Place, TakeOver, read
from domineum.kernel import AnyGame, BadRecord, DomineumError, Match, Random, Seat
from domineum.table import answers, show, shown
from domineum.table.analysis import Analysis
from domineum.table.entries import Entry
from domineum.table.forks import Fork
from domineum.table.lines import NOWHERE, Line
from domineum.table.live import Command
from domineum.table.positions import Positions
from domineum.table.problems import BadSetup, Missing

MARK = "here-try-"
"""How the id of an analysis board begins."""


@dataclass(frozen=True, slots=True)
class Step:
    """A choice of the line in which one stands; `others` are how many lines leave here."""

    node: int
    seat: Seat
    label: shown.Text | None
    name: str
    others: int


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line by its last choice, and with which choice it begins to be another."""

    end: int
    name: str
    deal: int
    length: int
    seat: Seat | None
    apart: shown.Text | None


@dataclass(frozen=True, slots=True)
class PlanStep:
    """What a seat is going to choose."""

    code: str
    label: shown.Text


@dataclass(frozen=True, slots=True)
class ShownLines:
    """All lines of a board, and the one in which one stands."""

    at: int
    deal: int
    deals: int
    dealt: bool
    seat: Seat | None
    origin: dict[str, Any]
    steps: list[Step]
    lines: list[ShownLine]
    plan: list[PlanStep]


@dataclass(frozen=True, slots=True)
class ShownStanding:
    """What a line comes to for a seat."""

    end: int
    figures: list[shown.Figure]
    scores: list[int]
    others: dict[str, int]
    worth: int | None
    over: bool


@dataclass(slots=True)
class Board(Kept):
    """An analysis board that is in memory."""

    free: ClassVar[bool] = True
    analysis: Analysis = field(kw_only=True)

    @classmethod
    def read(cls, row: Row, shelf: Shelf) -> Kept:
        """A board from what is stored; what cannot be read is set aside with the reason."""
        assert row.analysis is not None
        try:
            analysis = Analysis.read(shelf.game_of(row), row.analysis, row.seq)
        except DomineumError as error:
            aside = Kept(row, None)
            aside.set_aside(error)
            return aside
        return cls(row, analysis.live, analysis=analysis)

    def stored(self, done: Iterable[Entry]) -> Stored:
        """What to store: a board has no entries, its row holds all lines."""
        self.loaded = self.analysis.live
        self.row.analysis = {**(self.row.analysis or {}), **self.analysis.plain()}
        if [*done]:
            self.row.problem = ""
            self.failed.clear()
        return self.to_store()

    def info(self) -> answers.Table:
        """What a board is."""
        return replace(Kept.info(self), seq=self.live.seq)

    # -- playing --------------------------------------------------------------------------------

    def do(self, seat: Seat, commands: Sequence[Command], key: str, usual: bool) -> list[Entry]:
        """Choose, or go back or forth to where a person is asked."""
        kind, board = commands[0][0], self.analysis
        if kind == "undo":
            done = board.back(self._asks_person, key)
        elif kind == "redo":
            done = board.forth(PERSON, key)
        else:
            done = board.choose(seat, [code for _, code in commands], PERSON, key, usual)
        if kind != "undo":
            self._follow()
        return done

    def reset(self, seat: Seat, key: str) -> list[Entry]:
        """Go back to where the turn of a seat began."""
        live = self.analysis.live
        return self.analysis.back(
            lambda match: self._asks_person(match) and not live.made(seat), key
        )

    def let_bot_choose(self, seat: Seat, code: str, made_by: str) -> list[Entry]:
        """Make the choice of a bot."""
        return self.analysis.choose(seat, [code], made_by)

    def _asks_person(self, match: Match[Any]) -> bool:
        people = self.people
        return match.over or not people or any(q.seat in people for q in match.questions)

    def _follow(self) -> None:
        """Where it is known what the bots have answered, they do not think again."""
        board = self.analysis
        while not self._asks_person(board.live.match):
            on = board.onward()
            if on is None or self.seat(on.seat).kind != "bot":
                break
            board.forth(f"bot:{self.seat(on.seat).bot}")

    def go(self, node: int) -> None:
        """Stand after a choice of any line."""
        if node not in self.analysis.lines.nodes:
            raise Missing(what="position")
        self.analysis.go(node)
        self.loaded = self.analysis.live
        self._follow()

    # -- reading --------------------------------------------------------------------------------

    def seen(self, seat: Seat | None, since: int) -> shown.Seen:
        """The present position for a seat; what may be done again is the line that goes on."""
        found = Kept.seen(self, seat, since)
        return replace(found, may_redo=self.analysis.onward() is not None)

    def past(self, positions: Positions, at: int) -> Match[Any]:
        """The past of a board are its lines."""
        raise Missing(what="position")

    def record(self) -> Any:
        """Nobody knows how the position came about: there is no record."""
        raise Missing(what="record")

    def lines(self) -> ShownLines:
        """All lines, and the one in which one stands."""
        board, lines = self.analysis, self.analysis.lines
        path = [*lines.path(lines.at), *lines.onward(lines.at)]
        steps = [self._step(number) for number in path]
        plan = [PlanStep(code, show.text(label)) for code, label in board.plan()]
        origin: dict[str, Any] = (self.row.analysis or {}).get("origin", {})
        return ShownLines(
            lines.at, board.deal, len(board.forks), board.fork.dealt, board.fork.seat, origin,
            steps, [self._line(line) for line in lines.all()], plan,
        )  # fmt: skip

    def _step(self, number: int) -> Step:
        lines = self.analysis.lines
        node = lines.nodes[number]
        others = 0 if node.parent == NOWHERE else len(lines.after(node.parent)) - 1
        seat = -1 if node.parent == NOWHERE else node.seat
        return Step(number, seat, show.text(node.label) if node.label else None, node.name, others)

    def _line(self, line: Line) -> ShownLine:
        node = self.analysis.lines.nodes[line.apart]
        begins = node.parent == NOWHERE
        label = None if begins or node.label is None else show.text(node.label)
        seat = None if begins else node.seat
        return ShownLine(line.end, line.name, line.deal, line.length, seat, label)


def begun(wish: Begin, shelf: Shelf) -> Board:
    """A new board, at which the person plays all seats."""
    try:
        fork = Fork.unpacked(wish.fork)
        return board_of(shelf.find(wish.game or fork.game), fork, wish.origin)
    except BadRecord as error:
        raise BadSetup(problem=str(error)[:300]) from None


def board_of(game: AnyGame, fork: Fork, origin: Origin) -> Board:
    """A new board with a fork."""
    if (fork.game, fork.rules, fork.content) != (game.name, game.version, game.content):
        raise BadRecord("the position was made by other rules or with packs, which are not here")
    analysis = Analysis.begin(game, fork)
    row = Row(
        MARK + "".join(secrets.choice(LETTERS) for _ in range(13)), name_of(game), game.version,
        game.content, 0, False, fork.config,
        [SeatRow(seat, "person") for seat in range(game.seats(fork.config))],
        packs=[pack.id for pack in game.packs],
    )  # fmt: skip
    board = Board(row, analysis.live, analysis=analysis)
    begin(row, analysis.live)
    row.analysis = {"origin": asdict(origin), **analysis.plain()}
    return board


# -- what a page asks of a board ------------------------------------------------------------------


def _go(board: Board, body: object) -> None:
    board.go(read(Place, body).node)


def _call(board: Board, body: object) -> None:
    wish = read(Call, body)
    _known(board, wish.node)
    board.analysis.lines.call(wish.node, wish.name)


def _cut(board: Board, body: object) -> None:
    node = read(Place, body).node
    _known(board, node)
    board.analysis.cut(node)


def _deal(board: Board, body: object) -> None:
    board.analysis.deal_again(Random(secrets.randbits(64)))


def _known(board: Board, node: int) -> None:
    if node not in board.analysis.lines.nodes:
        raise Missing(what="position")


ACTS: dict[str, Callable[[Board, object], None]] = {
    "go": _go, "call": _call, "cut": _cut, "deal": _deal,
}  # fmt: skip


def compared(board: Board, body: object) -> list[ShownStanding]:
    """What lines come to for a seat."""
    wish = read(Compare, body)
    board.seat(wish.seat)
    for node in wish.nodes:
        _known(board, node)
    found = board.analysis.compare(wish.nodes, wish.seat)
    return [
        ShownStanding(
            one.end, [shown.Figure(show.text(f.name), 0, f.amount, f.bad) for f in one.figures],
            one.scores, one.others, None if one.worth is None else round(one.worth), one.over,
        )
        for one in found
    ]  # fmt: skip


def seated(board: Board, seat: Seat, body: object) -> Stored:
    """Let a bot play a seat, or (without a name) the person."""
    bot = read(TakeOver, body).bot
    if bot:
        check_bot(bot, board.live.match.game)
    return board.give(seat, kind="bot" if bot else "person", bot=bot)
