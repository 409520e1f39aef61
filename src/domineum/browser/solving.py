"""Puzzles in a browser: analysis boards that know an aim, and how far a line has come."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from domineum.browser.boards import Board, board_of
from domineum.browser.shelf import Shelf
from domineum.browser.wishes import Origin, Solve, read
from domineum.kernel import BadData, DomineumError, Seat
from domineum.table import show, shown
from domineum.table.problems import BadSetup, Missing
from domineum.table.puzzles import puzzle
from domineum.table.puzzles.lines import Stop


@dataclass(frozen=True, slots=True)
class ShownTerm:
    """A number that counts, as it is and as it has to be."""

    name: shown.Text
    amount: int
    need: int
    fewer: bool
    met: bool


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A choice of the solution; a `deed` belongs to every line that reaches the aim."""

    code: str
    label: shown.Text
    deed: bool


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle, how far the line has come in which one stands, and the solution."""

    id: str
    game: str
    kind: str
    level: int
    seat: Seat
    goal: shown.Text
    terms: list[ShownTerm]
    solved: int
    """After so many choices the aim was reached; -1: not yet."""
    stop: Stop
    counted: int
    made: int
    """So many choices the line has."""
    followed: int
    """So many of them are those of the solution; -1: it has left it."""
    root: int
    """Where the line begins."""
    solution: list[ShownStep]


def begun(body: object, shelf: Shelf) -> Board:
    """A new board for a puzzle."""
    wish = read(Solve, body)
    game = shelf.find(wish.game)
    try:
        one = puzzle.from_text(wish.data)
        board = board_of(game, puzzle.fork_of(one, game), Origin(seat=one.seat))
    except (BadData, DomineumError) as error:
        raise BadSetup(problem=str(error)[:300]) from None
    assert board.row.analysis is not None
    board.row.analysis["puzzle"] = asdict(one)
    return board


def puzzle_of(board: Board) -> ShownPuzzle:
    """How far the line has come."""
    found: dict[str, Any] | None = (board.row.analysis or {}).get("puzzle")
    if found is None:
        raise Missing(what="puzzle")
    one, game = puzzle.from_text(json.dumps(found)), board.analysis.game
    lines = board.analysis.lines
    path = lines.path(lines.at)
    codes = [lines.nodes[number].code for number in path[1:]]
    now = puzzle.progress(one, game, codes)
    return ShownPuzzle(
        one.id, game.name, one.kind, one.level, one.seat, show.text(puzzle.text(one)),
        [ShownTerm(show.text(term.name), *term[1:], term.met) for term in now.terms],
        now.solved, now.stop, now.counted, len(codes), puzzle.followed(one, codes), path[0],
        [ShownStep(s.code, show.text(s.label), s.deed) for s in puzzle.solution(one, game)],
    )  # fmt: skip
