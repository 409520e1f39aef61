"""A puzzle as it is shipped, and how it is opened, followed and checked."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from domineum.kernel import AnyGame, BadData, BadRecord, Match, Message, Refused, Seat
from domineum.kernel.decode import decode
from domineum.kernel.goals import Aim, Term
from domineum.kernel.position import Position, outlive
from domineum.table.forks import LARGEST, Fork
from domineum.table.puzzles.lines import Frame, Stop, begun, goals_of, made_since, settled

SEED = 1
"""Of the match of a puzzle. Nothing is drawn by it: the generator stands in the position."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The game of bots that a puzzle comes from, and after how many choices."""

    seed: int
    choices: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One turn of one seat, an aim, and what is known of it."""

    id: str
    mode: str
    seat: Seat
    kind: str
    about: dict[str, int | str]
    need: int
    """The best worth that can be reached."""
    needs: dict[str, int]
    """The same in the terms of the aim, by their names."""
    solution: list[str]
    deeds: list[str]
    """What every line that reaches it does, in any order."""
    plans: int
    """So many plans a bot tries before it finds it."""
    level: int
    places: int
    """So many places were searched, in each of so many `deals`."""
    deals: int
    origin: Origin
    rules: str
    content: str
    word: str
    """The config and the position, as one word."""
    start: dict[str, str] = field(default_factory=dict)
    """Where it takes place: the map, the difficulty, and what the seat plays."""

    @property
    def aim(self) -> Aim:
        """What is asked for."""
        return Aim(self.kind, self.about)


def packed(config: dict[str, Any], position: Position) -> str:
    """A config and a position, as one word."""
    text = json.dumps([config, asdict(position)], separators=(",", ":"), ensure_ascii=False)
    return b85encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(word: str) -> tuple[dict[str, Any], Position]:
    """Read such a word; what is damaged is refused."""
    try:
        unpack = zlib.decompressobj()
        config, position = json.loads(unpack.decompress(b85decode(word), LARGEST))
        return config, decode(Position, position, "position")
    except (zlib.error, ValueError, TypeError, RecursionError) as error:
        raise BadRecord("the position is damaged") from error


def text(puzzle: Puzzle) -> Message:
    """The goal in words."""
    return Message(f"puzzle-{puzzle.kind}", {**puzzle.about, **puzzle.needs})


def needs(terms: Sequence[Term]) -> dict[str, int]:
    """What is needed of each term, by its name."""
    return {term.name.key.rpartition("-")[2]: term.need for term in terms}


# -- files --------------------------------------------------------------------------------------


def read(path: Path) -> list[Puzzle]:
    """The puzzles in a file, or none without it."""
    if not path.is_file():
        return []
    try:
        lines = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadData(str(path), str(error)) from None
    return [decode(Puzzle, line, f"puzzle {number}") for number, line in enumerate(lines, 1)]


def to_text(puzzle: Puzzle) -> str:
    """A puzzle on one line."""
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))


def from_text(line: str) -> Puzzle:
    """Read such a line; what is damaged is refused."""
    try:
        return decode(Puzzle, json.loads(line), "puzzle")
    except ValueError as error:
        raise BadRecord(f"the puzzle is damaged: {error}") from None


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles, one on each line, the easier ones first."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.level, puzzle.plans, puzzle.id))
    lines = [to_text(one) for one in ordered]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8", newline="\n")


def shipped(game: AnyGame) -> list[Puzzle]:
    """The puzzles of a game."""
    return [] if game.goals is None else read(game.goals.puzzles)


# -- playing ------------------------------------------------------------------------------------


def opened(puzzle: Puzzle, game: AnyGame) -> Match[Any]:
    """A match in which the puzzle begins, by today's rules."""
    config, position = unpacked(puzzle.word)
    if (puzzle.rules, puzzle.content) == (game.version, game.content):
        return position.open(game, config, SEED)
    return outlive(position, game, config, SEED).match


def fork_of(puzzle: Puzzle, game: AnyGame) -> Fork:
    """The beginning of a puzzle, for an analysis board of today's rules."""
    match = begun(opened(puzzle, game))
    position = Position(match.checkpoint().state.ordered())
    return Fork(
        game.name, game.version, game.content, {**match.config}, SEED, position, puzzle.seat,
        dealt=False,
    )  # fmt: skip


class Progress(NamedTuple):
    """How far a line has come."""

    terms: list[Term]
    """As they are where the counting is now."""
    solved: int
    """After so many choices the aim was reached; -1: not yet."""
    stop: Stop
    """Why the counting has stopped, if it has."""
    counted: int
    """So many of the choices count."""


def progress(puzzle: Puzzle, game: AnyGame, codes: Sequence[str]) -> Progress:
    """Follow a line of the puzzle; what comes after its end does not count."""
    goals, aim = goals_of(game), puzzle.aim
    match = begun(opened(puzzle, game))
    before, frame = match.state.copy(), Frame.of(match, puzzle.seat)
    solved, counted = -1, 0
    stop: Stop = ""
    terms = goals.terms(aim, before, match.state, puzzle.seat, puzzle.need)
    for code in codes:
        length = len(match.history)
        match.choose(code, puzzle.seat)
        counted += 1
        stop = frame.stop(match, made_since(match, length))
        if stop or settled(match):
            terms = goals.terms(aim, before, match.state, puzzle.seat, puzzle.need)
            worth = goals.worth(aim, match.state, puzzle.seat)
            if solved < 0 and worth is not None and worth >= puzzle.need:
                solved = counted
        if stop:
            break
    return Progress(terms, solved, stop, counted)


class Solved(NamedTuple):
    """A choice of the solution."""

    code: str
    label: Message
    deed: bool
    """Whether every line that reaches the aim makes it."""


def solution(puzzle: Puzzle, game: AnyGame) -> Iterator[Solved]:
    """The solution, choice by choice."""
    match, goals = opened(puzzle, game), goals_of(game)
    for code in puzzle.solution:
        question = match.question(puzzle.seat)
        place = question.find(code)
        if place < 0:
            raise BadRecord(f"the solution of puzzle {puzzle.id} does not fit these rules")
        yield Solved(code, question.options[place].label(), question.topic in goals.deeds)
        match.answer(question, place)


def followed(puzzle: Puzzle, codes: Sequence[str]) -> int:
    """How many choices of the solution a line has made; -1 if it has left it."""
    here = list(codes)
    return len(here) if puzzle.solution[: len(here)] == here else -1


# -- checking -----------------------------------------------------------------------------------


def problems(puzzle: Puzzle, game: AnyGame) -> Iterator[str]:
    """What is wrong with a puzzle by today's rules: its solution is played, and has to reach the
    aim with the last choice and not before."""
    goals = goals_of(game)
    if puzzle.kind not in goals.kinds:
        yield f"there is no aim '{puzzle.kind}'"
        return
    try:
        made = [step.code for step in solution(puzzle, game) if step.deed]
        found = progress(puzzle, game, puzzle.solution)
    except (BadData, BadRecord, Refused) as error:
        yield str(error)
        return
    if found.solved != len(puzzle.solution):
        yield f"the aim is reached after {found.solved} of {len(puzzle.solution)} choices"
    elif not all(term.met for term in found.terms):
        yield "the terms of the aim are not met at its end"
    if needs(found.terms) != puzzle.needs:
        yield f"it needs {needs(found.terms)} and not {puzzle.needs}"
    if sorted(made) != sorted(puzzle.deeds):
        yield f"the solution does {made} and not {puzzle.deeds}"


def today(puzzle: Puzzle, game: AnyGame) -> Puzzle:
    """The same puzzle as a position of today's rules."""
    fork = fork_of(puzzle, game)
    return replace(
        puzzle, rules=game.version, content=game.content, word=packed(fork.config, fork.position)
    )
