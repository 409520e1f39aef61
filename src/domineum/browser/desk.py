"""The desk: takes a page's requests about the tables of its browser, and answers as a server does.

It touches no storage. What an answer rests on comes with it (`Stored`): the page stores that before
it believes the answer, or has the table forgotten.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import parse_qs

from domineum import games
from domineum.browser import boards, bots, making, solving
from domineum.browser.boards import Board
from domineum.browser.kept import Kept
from domineum.browser.making import check_bot
from domineum.browser.rows import Stored, Whole
from domineum.browser.shelf import Shelf
from domineum.browser.wishes import (
    Begin,
    BotChoice,
    Choose,
    Create,
    HintWish,
    Import,
    Rename,
    Step,
    TakeOver,
    Try,
    look_of,
    read,
)
from domineum.kernel import Random, Seat
from domineum.kernel.decode import decode
from domineum.table import answers, daily, errors, results, show, shown
from domineum.table.entries import Entry
from domineum.table.forks import fork, open_fork
from domineum.table.live import Command
from domineum.table.positions import Positions
from domineum.table.problems import (
    Failed,
    Missing,
    NotYours,
    Problem,
    RulesFailed,
    as_problems,
    problem_of,
)
from domineum.table.reference import MAKERS
from domineum.table.starting import clean

log = logging.getLogger(__name__)
TOKEN = "here"
"""The link to a table of this browser: nobody can give it away."""


@dataclass(frozen=True, slots=True)
class Done:
    """An answer, and what has to be stored for it to count; or a bot has to think about it."""

    status: int
    answer: object
    stored: Stored | None = None
    job: dict[str, Any] | None = None


class Desk:
    """All tables of this browser that are in memory."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.tables: dict[str, Kept] = {}
        self.positions = Positions()
        self._failed: dict[str, dict[int, set[str]]] = {}

    # -- in and out of memory ---------------------------------------------------------------------

    def open(self, found: object) -> Stored | None:
        """Take a table into memory as it is stored; if other rules go on with it, that is to be
        stored."""
        whole, stored = decode(Whole, found, "table"), None
        if whole.row.analysis is None:
            kept, stored = Kept.opened(whole, self.shelf)
        else:
            kept = Board.read(whole.row, self.shelf)
        kept.failed = self._failed.setdefault(kept.row.id, {})
        self.tables[kept.row.id] = kept
        return stored

    def forget(self, table: str) -> None:
        """Drop a table that is stored as it was before, or elsewhere went on."""
        self.tables.pop(table, None)

    def seq(self, table: str) -> int:
        """How many entries are known of a table; -1: it is not in memory."""
        return self.tables[table].row.seq if table in self.tables else -1

    # -- requests ---------------------------------------------------------------------------------

    def ask(self, method: str, address: str, body: object = None) -> Done:
        """Answer a request, or say why it is not granted."""
        path, _, query = address.partition("?")
        table = ""
        try:
            with as_problems():
                for verb, pattern, act in ROUTES:
                    found = re.fullmatch(pattern, path) if verb == method else None
                    if found:
                        table = found.groupdict().get("table") or ""
                        return act(self, found, query, body)
            raise Missing(what="address")
        except Problem as problem:
            return Done(problem.status, problem_of(problem))
        except Exception:
            log.exception("%s %s", method, path)
            self.forget(table)
            return Done(500, problem_of(Failed()))

    def _broken(self, kept: Kept, seat: Seat) -> Done:
        """The rules have failed: the match is not usable, and whoever looks is to know it."""
        self.forget(kept.row.id)
        kept.row.problem = f"{seat} {kept.row.seq}"
        kept.row.revision += 1
        stored = Stored(kept.row, kept.row.seq, [], kept.glance())
        return Done(500, problem_of(RulesFailed()), stored)

    def table(self, found: re.Match[str]) -> Kept:
        """The table that a request is about."""
        kept = self.tables.get(found["table"])
        if kept is None:
            raise Missing(what="table")
        return kept

    def about_game(self, found: re.Match[str], query: str, body: object) -> Done:
        """What never changes of a game with packs: its texts and its library."""
        return Done(200, MAKERS[found["what"]](self.shelf.find(found["game"])))

    # -- making tables ----------------------------------------------------------------------------

    def create(self, _: re.Match[str], query: str, body: object) -> Done:
        """A new table."""
        return self._made(making.created(read(Create, body), self.shelf))

    def import_record(self, _: re.Match[str], query: str, body: object) -> Done:
        """A table that goes on with a record."""
        return self._made(making.imported(read(Import, body), self.shelf))

    def rematch(self, found: re.Match[str], query: str, body: object) -> Done:
        """The same game again."""
        return self._made(making.rematch(self.table(found)))

    def _made(self, kept: Kept) -> Done:
        self.tables[kept.row.id] = kept
        made = answers.Created(kept.info(), [answers.Link(kept.people, True, TOKEN)])
        return Done(201, made, kept.as_new())

    # -- reading ----------------------------------------------------------------------------------

    def info(self, found: re.Match[str], query: str, body: object) -> Done:
        """What a table is."""
        return Done(200, self.table(found).info())

    def update(self, found: re.Match[str], query: str, body: object) -> Done:
        """The present position."""
        kept, look = self.table(found), look_of(parse_qs(query))
        return Done(200, _update(kept, _viewpoint(kept, look.seat), look.since))

    def log(self, found: re.Match[str], query: str, body: object) -> Done:
        """The log since a sequence number."""
        kept, look = self.table(found), look_of(parse_qs(query))
        return Done(200, show.log(kept.live, _past_viewpoint(kept, look.seat), look.since))

    def fork(self, found: re.Match[str], query: str, body: object) -> Done:
        """Where an analysis begins: what a seat knew then; after the end all of the position."""
        kept, look = self.table(found), look_of(parse_qs(query))
        seat, over = _past_viewpoint(kept, look.seat), kept.live.match.over
        match = kept.past(self.positions, look.at)
        chance = Random(secrets.randbits(64))
        begun = open_fork(match, seat) if over else fork(match, seat, chance)
        return Done(200, answers.Fork(kept.row.game, look.at, seat, begun.dealt, begun.packed()))

    def position(self, found: re.Match[str], query: str, body: object) -> Done:
        """An earlier position."""
        kept, look = self.table(found), look_of(parse_qs(query))
        live, seat = kept.live, _past_viewpoint(kept, look.seat)
        match = kept.past(self.positions, look.at)
        lines = bisect_right(live.lines, look.at, key=lambda line: line.seq)
        return Done(200, shown.Position(
            look.at, live.seq, seat, show.waiting(match), match.over, match.view(seat),
            show.outcome(match), lines,
        ))  # fmt: skip

    def turns(self, found: re.Match[str], query: str, body: object) -> Done:
        """The course of the game."""
        return Done(200, show.turns(self.table(found).live))

    def scores(self, found: re.Match[str], query: str, body: object) -> Done:
        """The scores turn by turn."""
        return Done(200, show.scores(self.table(found).live))

    def result(self, found: re.Match[str], query: str, body: object) -> Done:
        """How a game ended."""
        kept = self.table(found)
        found_result = results.result(kept.live.match)
        return Done(200, answers.Finished(kept.info(), kept.people, found_result))

    def record(self, found: re.Match[str], query: str, body: object) -> Done:
        """The record, at any time: the game belongs to who plays it here."""
        return Done(200, answers.RecordText(self.table(found).record().to_text()))

    # -- playing ----------------------------------------------------------------------------------

    def choose(self, found: re.Match[str], query: str, body: object) -> Done:
        """Make choices, all or none."""
        kept, ask = self.table(found), read(Choose, body)
        commands: list[Command] = [("choose", code) for code in ask.codes]
        do = partial(kept.do, ask.seat, commands, ask.key, ask.usual)
        return self._play(kept, ask, commands, do)

    def step(self, found: re.Match[str], query: str, body: object) -> Done:
        """Undo, redo or reset."""
        kept, ask = self.table(found), read(Step, body)
        if found["verb"] == "reset":
            back = partial(kept.reset, ask.seat, ask.key)
            return self._play(kept, ask, [], back)
        commands: list[Command] = [("undo" if found["verb"] == "undo" else "redo", "")]
        do = partial(kept.do, ask.seat, commands, ask.key, ask.usual)
        return self._play(kept, ask, commands, do)

    def _play(
        self,
        kept: Kept,
        ask: Choose | Step,
        commands: list[Command],
        do: Callable[[], list[Entry]],
    ) -> Done:
        _own(kept, ask.seat)
        done = kept.live.done_before(ask.seat, ask.key, commands)
        repeated, stored = bool(done), None
        if not done:
            kept.live.check_fresh(ask.seat, ask.seq)
            try:
                done = do()
            except errors.RulesFailed:
                return self._broken(kept, ask.seat)
            stored = kept.stored(done)
        news = None if ask.brief else _update(kept, ask.seat, ask.seq)
        made = answers.Answer(done[0].seq, done[-1].seq, kept.live.seq, repeated, news)
        return Done(200, made, stored)

    def preview(self, found: re.Match[str], query: str, body: object) -> Done:
        """What a choice would do."""
        kept, ask = self.table(found), read(Try, body)
        _own(kept, ask.seat)
        kept.live.check_fresh(ask.seat, ask.seq)
        return Done(200, show.preview(kept.live, ask.seat, ask.code, ask.usual))

    def hint(self, found: re.Match[str], query: str, body: object) -> Done:
        """What a bot has to think about, to say what it would choose."""
        kept, ask = self.table(found), read(HintWish, body)
        _own(kept, ask.seat)
        return Done(200, None, job=bots.hint_job(kept, ask, int(query or 0)))

    # -- seats ------------------------------------------------------------------------------------

    def let_bot_play(self, found: re.Match[str], query: str, body: object) -> Done:
        """Let a bot play a seat from now on."""
        kept, wish = self.table(found), read(TakeOver, body)
        check_bot(wish.bot, kept.live.match.game)
        stored = kept.give(int(found["seat"]), kind="bot", name="", bot=wish.bot)
        return Done(200, kept.info(), stored)

    def rename(self, found: re.Match[str], query: str, body: object) -> Done:
        """Change the name of a seat."""
        kept, wish, seat = self.table(found), read(Rename, body), int(found["seat"])
        _own(kept, seat)
        stored = kept.give(seat, name=clean(wish.name or "")[:40])
        return Done(200, kept.info(), stored)

    # -- the day's game ---------------------------------------------------------------------------

    def daily(self, _: re.Match[str], query: str, body: object) -> Done:
        """The games of a day."""
        moment = time.time()
        asked = parse_qs(query).get("day", [""])[0]
        day = daily.day_named(asked, daily.day_of(moment))
        return Done(200, daily.daily(map(games.find, games.names()), day, moment))

    # -- analysis boards --------------------------------------------------------------------------

    def begin_board(self, _: re.Match[str], query: str, body: object) -> Done:
        """A new analysis board."""
        return self._begun(boards.begun(read(Begin, body), self.shelf))

    def begin_puzzle(self, _: re.Match[str], query: str, body: object) -> Done:
        """A new board for a puzzle."""
        return self._begun(solving.begun(body, self.shelf))

    def _begun(self, board: Board) -> Done:
        self.tables[board.row.id] = board
        made = answers.Created(board.info(), [answers.Link(board.people, True, TOKEN)])
        return Done(201, made, Stored(board.row, 0, [], board.glance()))

    def _board(self, found: re.Match[str]) -> Board:
        kept = self.table(found)
        if not isinstance(kept, Board):
            raise Missing(what="analysis")
        return kept

    def lines(self, found: re.Match[str], query: str, body: object) -> Done:
        """All lines of a board."""
        return Done(200, self._board(found).lines())

    def puzzle(self, found: re.Match[str], query: str, body: object) -> Done:
        """How far a puzzle has come on a board."""
        return Done(200, solving.puzzle_of(self._board(found)))

    def compare(self, found: re.Match[str], query: str, body: object) -> Done:
        """What lines come to for a seat."""
        return Done(200, boards.compared(self._board(found), body))

    def on_board(self, found: re.Match[str], query: str, body: object) -> Done:
        """Go to a line, name one, forget one, or deal again."""
        board = self._board(found)
        boards.ACTS[found["verb"]](board, body)
        return Done(200, board.lines(), board.stored([]))

    def seat_player(self, found: re.Match[str], query: str, body: object) -> Done:
        """Say who plays a seat of a board: the person or a bot."""
        board = self._board(found)
        stored = boards.seated(board, int(found["seat"]), body)
        return Done(200, board.info(), stored)

    # -- bots -------------------------------------------------------------------------------------

    def bot_turn(self, found: re.Match[str], query: str, body: object) -> Done:
        """The job of the bot that has to choose, if there is one."""
        return Done(200, None, job=bots.turn_of(self.table(found), int(query or 0)))

    def bot_choice(self, found: re.Match[str], query: str, body: object) -> Done:
        """What a bot has decided, or (`why`) why there is nothing from it."""
        kept, choice = self.table(found), read(BotChoice, body)
        try:
            return Done(200, None, bots.decided(kept, choice))
        except errors.RulesFailed:
            return self._broken(kept, choice.seat)


def _own(kept: Kept, seat: Seat) -> None:
    if seat not in kept.people:
        raise NotYours()


def _viewpoint(kept: Kept, seat: Seat | None) -> Seat | None:
    """The seat from which a request looks: the one it names, else the one that has to choose."""
    if seat is not None:
        _own(kept, seat)
        return seat
    waiting = [q.seat for q in kept.live.match.questions if q.seat in kept.people]
    return next(iter([*waiting, *kept.people]), None)


def _past_viewpoint(kept: Kept, seat: Seat | None) -> Seat | None:
    """The seat from which a request looks back; after the end it may be any."""
    if kept.live.match.over and seat is not None and seat < len(kept.row.seats):
        return seat
    return _viewpoint(kept, seat)


def _update(kept: Kept, seat: Seat | None, since: int) -> answers.Update:
    seen = kept.seen(seat, since)
    return answers.Update(**vars(seen), table=kept.info(), yours=kept.people)


Act = Callable[[Desk, re.Match[str], str, object], Done]
TABLE = "/tables/(?P<table>[a-z0-9-]+)"
SEAT = f"{TABLE}/seats/(?P<seat>[0-9]{{1,2}})"
ROUTES: list[tuple[str, str, Act]] = [
    ("GET", "/games/(?P<game>[a-z0-9@+-]+)/(?P<what>library|texts/(?:en|pl))", Desk.about_game),
    ("POST", "/tables", Desk.create),
    ("POST", "/import", Desk.import_record),
    ("GET", TABLE, Desk.info),
    ("GET", f"{TABLE}/update", Desk.update),
    ("GET", f"{TABLE}/log", Desk.log),
    ("GET", f"{TABLE}/position", Desk.position),
    ("GET", f"{TABLE}/fork", Desk.fork),
    ("GET", f"{TABLE}/turns", Desk.turns),
    ("GET", f"{TABLE}/scores", Desk.scores),
    ("GET", f"{TABLE}/result", Desk.result),
    ("GET", f"{TABLE}/record", Desk.record),
    ("POST", f"{TABLE}/choices", Desk.choose),
    ("POST", f"{TABLE}/(?P<verb>undo|redo|reset)", Desk.step),
    ("POST", f"{TABLE}/preview", Desk.preview),
    ("POST", f"{TABLE}/hint", Desk.hint),
    ("POST", f"{TABLE}/rematch", Desk.rematch),
    ("POST", f"{SEAT}/bot", Desk.let_bot_play),
    ("POST", f"{SEAT}/rename", Desk.rename),
    ("GET", "/daily", Desk.daily),
    ("POST", "/boards", Desk.begin_board),
    ("POST", "/boards/puzzle", Desk.begin_puzzle),
    ("GET", f"{TABLE}/puzzle", Desk.puzzle),
    ("GET", f"{TABLE}/lines", Desk.lines),
    ("POST", f"{TABLE}/lines/(?P<verb>go|call|cut|deal)", Desk.on_board),
    ("POST", f"{TABLE}/compare", Desk.compare),
    ("POST", f"{SEAT}/player", Desk.seat_player),
    ("GET", f"{TABLE}/bots", Desk.bot_turn),
    ("POST", f"{TABLE}/bots", Desk.bot_choice),
]
