"""Records: a config, a seed and the choices, with hashes that prove the replay.

The text form has a header, then one line per turn:

    round.pick 0: play sun 3; (pass)  # players.0:5f21aa,table:9c01d3

that is the step, the seat, the choices (those the kernel made are in brackets), and for each
choice of the seat the parts of the state that it changed, each with its new hash.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from domineum.kernel.decode import decode
from domineum.kernel.errors import BadData, BadRecord, DomineumError
from domineum.kernel.game import AnyGame
from domineum.kernel.match import Choice, Match
from domineum.kernel.packs import PackName
from domineum.kernel.question import Seat
from domineum.kernel.state import digest, parts

FORMAT = 1
MAX_BYTES = 8_000_000
MAX_CHOICES = 100_000
HEADER = ("record", "game", "rules", "content", "seed", "config")


@dataclass(frozen=True, slots=True)
class Made:
    """One choice of a record; `changed` has the new hash of each part that it changed."""

    step: str
    seat: Seat
    code: str
    forced: bool
    changed: dict[str, str]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: what it was started with, and every choice."""

    game: str
    rules: str
    content: str
    seed: int
    config: dict[str, Any]
    choices: tuple[Made, ...]
    digest: str
    record: int = FORMAT
    packs: tuple[PackName, ...] = ()

    def to_text(self) -> str:
        """Write the form that a person can read and compare."""
        head = [
            f"domineum record {self.record}", f"game {self.game}", f"rules {self.rules}",
            f"content {self.content}", f"seed {self.seed}",
            f"config {json.dumps(self.config, ensure_ascii=False, sort_keys=True)}",
            *(f"pack {pack.name} {pack.version} {pack.hash}" for pack in self.packs), "",
        ]  # fmt: skip
        turns = groupby(self.choices, key=lambda made: (made.step, made.seat))
        lines = [_line(step, seat, list(choices)) for (step, seat), choices in turns]
        return "\n".join([*head, *lines, f"end {len(self.choices)} {self.digest}", ""])

    def to_json(self) -> str:
        """Write the form for programs."""
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)


def _line(step: str, seat: Seat, choices: list[Made]) -> str:
    codes = "; ".join(f"({made.code})" if made.forced else made.code for made in choices)
    hashes = " ".join(
        ",".join(f"{part}:{value}" for part, value in made.changed.items()) or "-"
        for made in choices
        if not made.forced
    )
    return f"{step} {seat}: {codes}" + (f"  # {hashes}" if hashes else "")


def changed_parts(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str]:
    """Name the parts of a state that a choice changed, with their new hashes ("" if gone)."""
    gone = {part: "" for part in before if part not in after}
    return {part: value for part, value in after.items() if before.get(part) != value} | gone


def take(match: Match[Any]) -> Record:
    """Make the record of a match by replaying it from the start."""
    replay = Match(match.game, match.config, match.seed, checkpoint_every=MAX_CHOICES)
    made: list[Made] = []
    before = parts(replay.state)
    done = _collect(replay, made, 0, {})
    for entry in match.history:
        if not isinstance(entry, Choice):
            raise BadRecord("a sample has no record")
        if not entry.forced:
            replay.choose(entry.code, entry.seat)
            after = parts(replay.state)
            done = _collect(replay, made, done, changed_parts(before, after))
            before = after
    return Record(
        match.game.name, match.game.version, match.game.content, match.seed,
        dict(match.config), tuple(made), digest(replay.state),
        packs=tuple(pack.id for pack in match.game.packs),
    )  # fmt: skip


def _collect(replay: Match[Any], made: list[Made], done: int, changed: dict[str, str]) -> int:
    for entry in replay.history[done:]:
        assert isinstance(entry, Choice)
        hashes = {} if entry.forced else changed
        made.append(Made(entry.step, entry.seat, entry.code, entry.forced, hashes))
    return len(replay.history)


def load(text: str) -> Record:
    """Read a record in either form. Nothing in it is ever executed."""
    if len(text) > MAX_BYTES:
        raise BadRecord(f"the record is larger than {MAX_BYTES} characters")
    record = _load_json(text) if text.lstrip()[:1] == "{" else _load_text(text)
    if record.record != FORMAT:
        raise BadRecord(f"this is a record of format {record.record}, expected {FORMAT}")
    if len(record.choices) > MAX_CHOICES:
        raise BadRecord(f"the record has more than {MAX_CHOICES} choices")
    return record


def _load_json(text: str) -> Record:
    try:
        return decode(Record, json.loads(text), "record")
    except (ValueError, RecursionError):
        raise BadRecord("this is not a record: the JSON is broken") from None
    except BadData as error:
        raise BadRecord(f"this is not a record: {error}") from None


def _load_text(text: str) -> Record:
    lines = re.split(r"\r?\n", text)
    head: dict[str, str] = {}
    for number, (key, line) in enumerate(zip(HEADER, lines, strict=False), 1):
        word, _, rest = line.removeprefix("domineum ").partition(" ")
        if word != key or (number == 1 and not line.startswith("domineum ")):
            raise BadRecord(f"line {number}: expected '{key} ...', this is not a record")
        head[key] = rest
    if len(head) < len(HEADER):
        raise BadRecord("the record is cut off in its header")
    packs = tuple(_packs(lines[len(HEADER) :]))
    start = len(HEADER) + len(packs)
    body = [(n, line) for n, line in enumerate(lines[start:], start + 1) if line]
    end = re.fullmatch(r"end (\d{1,6}) ([0-9a-f]{32})", body[-1][1]) if body else None
    if not end:
        raise BadRecord("the record is cut off: its last line is missing")
    choices = tuple(made for n, line in body[:-1] for made in _read_line(n, line))
    if len(choices) != int(end[1]):
        raise BadRecord(f"the record says {end[1]} choices but has {len(choices)}")
    try:
        config = json.loads(head["config"])
    except (ValueError, RecursionError):
        raise BadRecord("line 6: the config is not JSON") from None
    if not isinstance(config, dict):
        raise BadRecord("line 6: the config is not a table")
    return Record(
        head["game"], head["rules"], head["content"], _number(head["seed"]), config, choices,
        digest=end[2], record=_number(head["record"]), packs=packs,
    )  # fmt: skip


def _packs(lines: list[str]) -> Iterator[PackName]:
    """The packs, which are named between the header and the empty line after it."""
    for line in lines:
        found = re.fullmatch(r"pack (\S{1,80}) (\S{1,80}) ([0-9a-f]{16})", line)
        if not found:
            return
        yield PackName(*found.groups())


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,30}", text):
        raise BadRecord(f"expected a number, found {text[:40]!r}")
    return int(text)


def _read_line(number: int, line: str) -> Iterator[Made]:
    found = re.fullmatch(r"([\w.-]{1,80}) (\d{1,2}): ([^#]{1,200000}?)(?:  # (.*))?", line)
    if not found:
        raise BadRecord(f"line {number}: expected 'step seat: choice; choice  # hashes'")
    codes = found[3].split("; ")
    hashes = iter((found[4] or "").split())
    for code in codes:
        if code.startswith("(") and code.endswith(")"):
            yield Made(found[1], int(found[2]), code[1:-1], True, {})
            continue
        token = next(hashes, None)
        if token is None:
            raise BadRecord(f"line {number}: '{code[:40]}' has no hash")
        pairs = [pair.partition(":")[::2] for pair in token.split(",")] if token != "-" else []
        yield Made(found[1], int(found[2]), code, False, dict(pairs))
    if next(hashes, None) is not None:
        raise BadRecord(f"line {number}: more hashes than choices")


def replay(record: Record, game: AnyGame, upto: int | None = None, log: bool = False) -> Match[Any]:
    """Play a record and verify every hash; `upto` stops after that many choices."""
    _same("game", record.game, game.name)
    _same("version of the rules", record.rules, game.version)
    _same_packs(record.packs, [pack.id for pack in game.packs])
    _same("content", record.content, game.content)
    try:
        match = Match(game, record.config, record.seed, log=log)
    except DomineumError as error:
        raise BadRecord(f"the config does not start a game: {error}") from None
    before = parts(match.state)
    for number, made in enumerate(record.choices[:upto]):
        if not made.forced:
            before = _repeat(
                match, made, f"choice {number + 1} ({made.step}, seat {made.seat})", before
            )
        entry = match.history[number] if number < len(match.history) else None
        if not isinstance(entry, Choice) or not _agree(entry, made):
            raise BadRecord(f"choice {number + 1}: the rules do not make '{made.code[:80]}' here")
    if upto is None and len(match.history) != len(record.choices):
        raise BadRecord(f"choice {len(record.choices) + 1} of the rules is missing")
    if upto is None and digest(match.state) != record.digest:
        raise BadRecord("the last state differs from the record")
    return match


def _agree(entry: Choice, made: Made) -> bool:
    here = (entry.step, entry.seat, entry.code, entry.forced)
    return here == (made.step, made.seat, made.code, made.forced and not made.changed)


def _repeat(match: Match[Any], made: Made, where: str, before: dict[str, str]) -> dict[str, str]:
    try:
        match.choose(made.code, made.seat)
    except DomineumError as error:
        raise BadRecord(f"{where}: {error}") from None
    after = parts(match.state)
    changed = changed_parts(before, after)
    for part in [*changed, *made.changed]:
        if changed.get(part) != made.changed.get(part):
            raise BadRecord(f"{where}: '{made.code}' gives another state in {part[:80]}")
    return after


def _same_packs(there: Sequence[PackName], here: Sequence[PackName]) -> None:
    """The order counts too: of two packs that replace something, the later one wins."""
    if list(there) == list(here):
        return
    for pack in there:
        if pack not in here:
            raise BadRecord(f"the record needs the pack {pack}, which is not here: add --pack PATH")
    for pack in here:
        if pack not in there:
            raise BadRecord(f"the record was played without the pack {pack}")
    raise BadRecord(f"the record has its packs in this order: {', '.join(map(str, there))}")


def _same(what: str, there: str, here: str) -> None:
    if there != here:
        raise BadRecord(f"the {what} of the record is '{there[:60]}', this one is '{here}'")
