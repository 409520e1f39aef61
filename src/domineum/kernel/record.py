"""Records: a config, a seed and everything that was done, with hashes that prove the replay.

The text form has a header, then one line per turn:

    round.pick 0: play sun 3; (pass); <undo play sun 3>; play moon 2  # players.0:5f21aa - table:9c

that is the step, the seat, the choices (those the kernel made are in brackets, what was taken back
or made again in pointed ones), and for each thing that the seat did the parts of the state that
it changed, each with its new hash.

If a table went on with other rules than those it began with, a line says with which, and has the
position where they begin, of which nothing is known by what came before but by its hashes:

    version 14 6745b2c490d06efe {"state": ...}  # random:12ab34,reveals:9c0d1e

What a server has stored of a table whose game no longer replays has a record too. Of that only
what the seats did is known: no step (`-` in the text), no choice of the kernel, no last state.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Any, Literal, NamedTuple

from domineum.kernel.decode import decode
from domineum.kernel.errors import BadData, BadRecord, DomineumError
from domineum.kernel.game import AnyGame
from domineum.kernel.match import Choice, Kind, Match
from domineum.kernel.packs import PackName
from domineum.kernel.position import Position
from domineum.kernel.question import Seat
from domineum.kernel.state import Hashed, digest, parts

FORMAT, WITH_VERSIONS = 1, 2
"""The second only if there are several versions in it."""
MAX_BYTES = 8_000_000
MAX_CHOICES = 100_000
IN_LINE = 200
"""At most so many choices stand in a line."""
NOBODY: Seat = -1
"""The seat of an entry that nobody made."""
Done = Kind | Literal["version"]
"""What a record has: what can be done to a match, and the beginning of other rules."""
HEADER = ("record", "game", "rules", "content", "seed", "config")


@dataclass(frozen=True, slots=True)
class Recorded:
    """One choice of a record, or a choice that was taken back or made again.

    `changed` has the new hash of each part of the state that it changed.
    """

    step: str
    seat: Seat
    code: str
    forced: bool
    changed: dict[str, str]
    kind: Done = "choose"

    def __str__(self) -> str:
        if self.kind != "choose":
            return f"<{self.kind} {self.code}>" if self.code else f"<{self.kind}>"
        return f"({self.code})" if self.forced else self.code

    def plain(self) -> dict[str, Any]:
        """The form for programs, in which a choice does not say that it is one."""
        plain = asdict(self)
        if self.kind == "choose":
            del plain["kind"]
        return plain


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: what it was started with, and everything that was done."""

    game: str
    rules: str
    content: str
    seed: int
    config: dict[str, Any]
    choices: tuple[Recorded, ...]
    digest: str
    """The hash of the last state; nothing if only what the seats did is known."""
    record: int = FORMAT
    packs: tuple[PackName, ...] = ()
    positions: tuple[Position, ...] = ()
    """Where other rules begin: one for each choice of the kind `version`."""

    @property
    def last_version(self) -> int:
        """How many choices there are up to where the last rules begin, which is one of them."""
        kinds = [made.kind for made in self.choices]
        return len(kinds) - kinds[::-1].index("version") if "version" in kinds else 0

    def lacking(self, packs: Iterable[PackName]) -> list[PackName]:
        """The packs that are not among these, or are others by the same name."""
        here = {(pack.name, pack.hash) for pack in packs}
        return [pack for pack in self.packs if (pack.name, pack.hash) not in here]

    def to_text(self) -> str:
        """Write the form that a person can read and compare."""
        head = [
            f"domineum record {self.record}", f"game {self.game}", f"rules {self.rules}",
            f"content {self.content}", f"seed {self.seed}",
            f"config {json.dumps(self.config, ensure_ascii=False, sort_keys=True)}",
            *(f"pack {pack.name} {pack.version} {pack.hash}" for pack in self.packs), "",
        ]  # fmt: skip
        turns = groupby(self.choices, key=lambda made: (made.step, made.seat))
        positions = iter(self.positions)
        lines = [
            _version_line(list(choices), positions)
            if seat == NOBODY
            else "\n".join(_line(step, seat, part) for part in _short(list(choices)))
            for (step, seat), choices in turns
        ]
        return "\n".join([*head, *lines, f"end {len(self.choices)} {self.digest or '-'}", ""])

    def to_json(self) -> str:
        """Write the form for programs."""
        plain = asdict(self) | {"choices": [made.plain() for made in self.choices]}
        for rare in ("packs", "positions"):
            if not plain[rare]:
                del plain[rare]
        return json.dumps(plain, ensure_ascii=False, sort_keys=True)


def _short(choices: list[Recorded]) -> Iterator[list[Recorded]]:
    """A turn of very many choices has several lines, which can be read again."""
    return (choices[n : n + IN_LINE] for n in range(0, len(choices), IN_LINE))


def _line(step: str, seat: Seat, choices: list[Recorded]) -> str:
    hashes = " ".join(
        ",".join(f"{part}:{value}" for part, value in made.changed.items()) or "-"
        for made in choices
        if not made.forced
    )
    codes = "; ".join(map(str, choices))
    return f"{step or '-'} {seat}: {codes}" + (f"  # {hashes}" if hashes else "")


def _version_line(versions: list[Recorded], positions: Iterator[Position]) -> str:
    return "\n".join(
        f"version {made.code} {json.dumps(asdict(next(positions)), separators=(',', ':'))}"
        f"  # {','.join(f'{part}:{value}' for part, value in made.changed.items())}"
        for made in versions
    )


class Recorder:
    """A match, and the record of everything that is done to it from now on."""

    def __init__(self, match: Match[Any], earlier: Record | None = None) -> None:
        self.match = match
        self._earlier = earlier
        """What was recorded by other rules before the match."""
        self._whole = all(isinstance(made, Choice) and made.forced for made in match.history)
        self.choices: list[Recorded] = []
        self._hashed = Hashed(match.state)
        if self._whole:
            self._note_forced(0)

    def do(self, kind: Kind, seat: Seat, code: str = "") -> Recorded:
        """Choose, undo or redo; return what is recorded."""
        length = len(self.match.history)
        choice = self.match.do(kind, seat, code)
        changed = self._hashed.changed(self.match.state)
        made = Recorded(choice.step, seat, choice.code, False, changed, kind)
        self.choices.append(made)
        if kind != "undo":
            self._note_forced(length + 1)
        return made

    def _note_forced(self, start: int) -> None:
        """Record what the kernel has chosen since the history had this length."""
        for choice in self.match.history[start:]:
            assert isinstance(choice, Choice)
            self.choices.append(Recorded(choice.step, choice.seat, choice.code, True, {}))

    def repeat(
        self, kind: Kind, seat: Seat, code: str, changed: Mapping[str, str], where: str
    ) -> Recorded:
        """Do what was done before, and verify that the same parts have the same hashes."""
        made = self.do(kind, seat, code)
        for part in [*made.changed, *changed]:
            if made.changed.get(part) != changed.get(part):
                raise BadRecord(f"{where} gives another state in {part[:80]}")
        return made

    def record(self) -> Record:
        """The record up to now, if the match was recorded from its beginning."""
        if self._earlier is not None:
            return replace(self._earlier, choices=(*self._earlier.choices, *self.choices))
        if not self._whole:
            raise BadRecord("the beginning of this match is not known: it has no record")
        match = self.match
        return Record(
            match.game.name, match.game.version, match.game.content, match.seed,
            dict(match.config), tuple(self.choices), digest(match.state),
            packs=tuple(pack.id for pack in match.game.packs),
        )  # fmt: skip


def take(match: Match[Any]) -> Record:
    """Make the record of a match, without what was taken back, by replaying it from the start."""
    made = [entry for entry in match.history if isinstance(entry, Choice)]
    if len(made) < len(match.history):
        raise BadRecord("a sample, or a match from a position, has no record")
    recorder = Recorder(Match(match.game, match.config, match.seed, checkpoint_every=MAX_CHOICES))
    for choice in made:
        if not choice.forced:
            recorder.do("choose", choice.seat, choice.code)
    return recorder.record()


def load(text: str) -> Record:
    """Read a record in either form. Nothing in it is ever executed."""
    if len(text) > MAX_BYTES:
        raise BadRecord(f"the record is larger than {MAX_BYTES} characters")
    record = _load_json(text) if text.lstrip()[:1] == "{" else _load_text(text)
    if record.record not in (FORMAT, WITH_VERSIONS):
        raise BadRecord(f"this is a record of format {record.record}, expected {WITH_VERSIONS}")
    if len(record.positions) != sum(made.kind == "version" for made in record.choices):
        raise BadRecord("the record does not have a position for each version in it")
    if len(record.choices) > MAX_CHOICES:
        raise BadRecord(f"the record has more than {MAX_CHOICES} choices")
    return record


def _load_json(text: str) -> Record:
    try:
        plain = json.loads(text)
        return decode(Record, _of_table(plain) if "log" in plain else plain, "record")
    except (ValueError, RecursionError):
        raise BadRecord("this is not a record: the JSON is broken") from None
    except BadData as error:
        raise BadRecord(f"this is not a record: {error}") from None


def _of_table(plain: dict[str, Any]) -> dict[str, Any]:
    """Read what servers once exported of a table that did not replay."""
    try:
        entries = plain["entries"]
        if [entry["seq"] for entry in entries] != [*range(1, len(entries) + 1)]:
            raise BadRecord("the log of the table is not complete")
        choices = [
            {"step": "", "forced": False}
            | {key: entry[key] for key in ("kind", "seat", "code", "changed")}
            for entry in entries
        ]
        head = {key: plain[key] for key in ("game", "rules", "content", "config")}
        return {**head, "seed": _number(plain["seed"]), "choices": choices, "digest": ""}
    except (KeyError, TypeError):
        raise BadRecord("this is not a record: the log of the table is broken") from None


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
    end = re.fullmatch(r"end (\d{1,6}) ([0-9a-f]{32}|-)", body[-1][1]) if body else None
    if not end:
        raise BadRecord("the record is cut off: its last line is missing")
    positions: list[Position] = []
    choices = tuple(made for n, line in body[:-1] for made in _read_line(n, line, positions))
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
        digest=end[2].strip("-"), record=_number(head["record"]), packs=packs,
        positions=tuple(positions),
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


def _read_version(number: int, line: str, positions: list[Position]) -> Recorded:
    found = re.fullmatch(r"version (\S{1,80} \S{1,80}) (\{.*\})  # (\S+)", line)
    try:
        positions.append(decode(Position, json.loads(found[2] if found else ""), "position"))
    except (ValueError, RecursionError, BadData):
        raise BadRecord(f"line {number}: expected 'version rules content position'") from None
    assert found
    changed = dict(pair.partition(":")[::2] for pair in found[3].split(","))
    return Recorded("", NOBODY, found[1], False, changed, "version")


def _read_line(number: int, line: str, positions: list[Position]) -> Iterator[Recorded]:
    if line.startswith("version "):
        yield _read_version(number, line, positions)
        return
    found = re.fullmatch(r"([\w.-]{1,80}) (\d{1,2}): ([^#]{1,200000}?)(?:  # (.*))?", line)
    if not found:
        raise BadRecord(f"line {number}: expected 'step seat: choice; choice  # hashes'")
    step, seat = found[1] if found[1] != "-" else "", int(found[2])
    hashes = iter((found[4] or "").split())
    for code in found[3].split("; "):
        if code.startswith("(") and code.endswith(")"):
            yield Recorded(step, seat, code[1:-1], True, {})
            continue
        token = next(hashes, None)
        if token is None:
            raise BadRecord(f"line {number}: '{code[:40]}' has no hash")
        pairs = [pair.partition(":")[::2] for pair in token.split(",")] if token != "-" else []
        back = re.fullmatch(r"<(undo|redo)(?: (.+))?>", code)
        kind: Kind = "choose" if not back else "undo" if back[1] == "undo" else "redo"
        yield Recorded(step, seat, back[2] or "" if back else code, False, dict(pairs), kind)
    if next(hashes, None) is not None:
        raise BadRecord(f"line {number}: more hashes than choices")


def replay(record: Record, game: AnyGame, upto: int | None = None, log: bool = False) -> Match[Any]:
    """Play a record and verify every hash; `upto` stops after that many choices."""
    return resume(record, game, upto, log).match


def resume(record: Record, game: AnyGame, upto: int | None = None, log: bool = False) -> Recorder:
    """Play a record and verify every hash, to go on recording.

    Rules and content may be others than it was made with: whether it fits is what the hashes say.
    """
    _same("game", record.game, game.name)
    _same_packs(record.packs, [pack.id for pack in game.packs])
    try:
        return _resume(record, game, upto, log)
    except BadRecord as error:
        raise BadRecord(f"{error}{other_versions(game, record.rules, record.content)}") from None


def _resume(record: Record, game: AnyGame, upto: int | None, log: bool) -> Recorder:
    section = replace(record, choices=record.choices[:upto])
    if section.last_version:
        return _resume_version(section, game, log)
    try:
        recorder = Recorder(Match(game, record.config, record.seed, log=log))
    except DomineumError as error:
        raise BadRecord(f"the config does not start a game: {error}") from None
    for number, made in enumerate(section.choices):
        if not made.forced:
            _repeat(recorder, made, f"choice {number + 1} ({made.step or '-'}, seat {made.seat})")
        if record.digest and recorder.choices[number : number + 1] != [made]:
            raise BadRecord(f"choice {number + 1}: the rules do not make '{made.code[:80]}' here")
    if upto is None and record.digest:
        if len(recorder.choices) != len(record.choices):
            raise BadRecord(f"choice {len(record.choices) + 1} of the rules is missing")
        known = record.content == game.content
        if known and digest(recorder.match.state) != record.digest:
            raise BadRecord("the last state differs from the record")
    return recorder


def _resume_version(record: Record, game: AnyGame, log: bool) -> Recorder:
    """Go on from where the last rules of a record begin; what came before is not replayed."""
    begin = record.last_version
    count = sum(made.kind == "version" for made in record.choices)
    position, begun = record.positions[count - 1], record.choices[begin - 1]
    try:
        match = position.open(game, record.config, record.seed, log=log)
    except (DomineumError, KeyError) as error:
        raise BadRecord(f"choice {begin}: the position cannot be played: {error}") from None
    if parts(match.state) != begun.changed:
        raise BadRecord(f"choice {begin}: the position does not fit its hashes")
    match.close()
    before = replace(record, choices=record.choices[:begin], digest="")
    recorder = Recorder(match, replace(before, positions=record.positions[:count]))
    for number, made in enumerate(record.choices[begin:], begin + 1):
        if not made.forced:
            _repeat(recorder, made, f"choice {number} (seat {made.seat})")
    return recorder


class Section(NamedTuple):
    """A part of a record that was played by one version of the rules."""

    first: int
    last: int
    rules: str
    problem: str
    """Why it does not replay by the rules here, or nothing if every hash fits."""


def sections(record: Record, game: AnyGame) -> list[Section]:
    """Replay each part of a record on its own, as far as the rules here play it."""
    starts = [n for n, made in enumerate(record.choices) if made.kind == "version"]
    rules = [record.rules, *(record.choices[n].code.partition(" ")[0] for n in starts)]
    ends = [*starts, len(record.choices)]
    found = []
    for first, last, name in zip([0, *starts], ends, rules, strict=True):
        problem = ""
        try:
            resume(replace(record, digest=""), game, upto=last)
        except BadRecord as error:
            problem = str(error)
        found.append(Section(first + 1, last, name, problem))
    return found


def _repeat(recorder: Recorder, made: Recorded, where: str) -> None:
    try:
        if made.kind == "version":
            raise BadRecord(f"{where}: other rules begin here")
        recorder.repeat(made.kind, made.seat, made.code, made.changed, f"{where}: '{made}'")
    except BadRecord:
        raise
    except DomineumError as error:
        raise BadRecord(f"{where}: {error}") from None


def other_versions(game: AnyGame, rules: str, content: str) -> str:
    """The end of a sentence on something that does not replay: it was made with other versions."""
    if (rules, content) == (game.version, game.content):
        return ""
    there = f"rules {rules[:60]}, content {content[:60]}"
    return f" (made with {there}; here are rules {game.version}, content {game.content})"


def _same_packs(there: Sequence[PackName], here: Sequence[PackName]) -> None:
    """The order counts too: of two packs that replace something, the later one wins."""
    wanted, found = [pack.name for pack in there], [pack.name for pack in here]
    if wanted == found:
        return
    for pack in there:
        if pack.name not in found:
            raise BadRecord(f"the record needs the pack {pack}, which is not here: add --pack PATH")
    for pack in here:
        if pack.name not in wanted:
            raise BadRecord(f"the record was played without the pack {pack}")
    raise BadRecord(f"the record has its packs in this order: {', '.join(map(str, there))}")


def _same(what: str, there: str, here: str) -> None:
    if there != here:
        raise BadRecord(f"the {what} of the record is '{there[:60]}', this one is '{here}'")
