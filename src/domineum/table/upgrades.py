"""How a table goes on when the rules or the content are others than those it was played with.

If the whole log replays with every hash, nothing has changed for it. Else the game goes on from its
last position: an entry of the log says with which rules, and a snapshot has the position. What came
before stays as it was, can be looked at, and cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from domineum.kernel import AnyGame, BadRecord, DomineumError, Message, Refused
from domineum.kernel.decode import Plain
from domineum.kernel.packs import PackName
from domineum.kernel.position import Position, outlive
from domineum.kernel.record import FORMAT, WITH_VERSIONS, Record, other_versions
from domineum.kernel.state import parts
from domineum.table.entries import NOBODY, Entry, recorded
from domineum.table.live import Begun, LiveTable
from domineum.table.snapshots import Snapshot

How = Literal["replayed", "position", "followed"]
"""The log replays; or the game goes on from a stored position; or, where none is stored, the same
choices were made again by the new rules."""


class Stored(NamedTuple):
    """What is kept of a table."""

    rules: str
    content: str
    config: Mapping[str, Plain]
    seed: int
    entries: Sequence[Entry]
    snapshots: Sequence[Snapshot]

    @property
    def section(self) -> int:
        """The entry with which the last change of rules was noted; 0 if there was none."""
        return next((e.seq for e in reversed(self.entries) if e.kind == "version"), 0)

    @property
    def versions(self) -> tuple[str, str]:
        """The rules and the content with which it was played last."""
        if self.snapshots:
            return self.snapshots[-1].rules, self.snapshots[-1].content
        return self.rules, self.content


class Resumed(NamedTuple):
    """A table that goes on."""

    live: LiveTable
    how: How
    after: int
    """The snapshots after this entry are replaced"""
    snapshots: list[Snapshot]
    """by these."""
    entry: Entry | None
    """To be added to the log, with the last of the snapshots."""
    notes: list[str]
    """What did not fit, for people who look after tables."""


def record_of(game: str, packs: Iterable[PackName], stored: Stored) -> Record:
    """What is stored of a game, as a record: only what the seats did is known."""
    begun = {entry.seq for entry in stored.entries if entry.kind == "version"}
    positions = [kept.open().position for kept in stored.snapshots if kept.seq in begun]
    return Record(
        game, stored.rules, stored.content, stored.seed, dict(stored.config),
        recorded(stored.entries), digest="", record=WITH_VERSIONS if begun else FORMAT,
        packs=tuple(packs), positions=tuple(positions),
    )  # fmt: skip


def resume(game: AnyGame, stored: Stored) -> Resumed:
    """Go on with a table, or say why that is not possible (BadRecord)."""
    try:
        return _replayed(game, stored)
    except BadRecord as error:
        if stored.versions == (game.version, game.content):
            raise
        problem = f"{error}{other_versions(game, *stored.versions)}"
    for way in (_from_position, _followed):
        try:
            return way(game, stored)
        except BadRecord as error:
            problem = f"{problem}; {error}"
        except Exception as error:
            problem = f"{problem}; the rules of this version fail ({type(error).__name__})"
    raise BadRecord(problem)


def opened(game: AnyGame, stored: Stored) -> LiveTable:
    """The table at the beginning, or where the rules were changed last."""
    if not stored.section:
        return LiveTable.start(game, stored.config, stored.seed)
    found = next((s for s in stored.snapshots if s.seq == stored.section), None)
    if found is None:
        raise BadRecord(f"the position of entry {stored.section} is missing")
    live = LiveTable.at(game, stored.config, stored.seed, found)
    if parts(live.match.state) != stored.entries[stored.section - 1].changed:
        raise BadRecord(f"the position of entry {stored.section} does not fit its hashes")
    return live


def _replayed(game: AnyGame, stored: Stored) -> Resumed:
    """Replay the log since the last change of rules, and verify every hash."""
    kept: list[Snapshot] = []
    try:
        live = opened(game, stored)
    except BadRecord:
        raise
    except DomineumError as error:
        raise BadRecord(f"the config does not start a game: {error}") from error
    except Exception as error:
        raise BadRecord("the rules of this version fail") from error
    live.repeat(stored.entries[stored.section :], keep=kept)
    return Resumed(live, "replayed", stored.section, kept, None, [])


def belongs(snapshot: Snapshot, position: Position, stored: Stored) -> bool:
    """Whether a snapshot has the hashes that the log gives up to there."""
    if not 0 < snapshot.seq <= len(stored.entries):
        return False
    known: dict[str, str] = {}
    for entry in stored.entries[: snapshot.seq]:
        known |= entry.changed
    # What the last entry has changed may have changed again after the step of the position began.
    found, still = position.parts(), stored.entries[snapshot.seq - 1].changed
    return all(found.get(part, "") == known[part] for part in known.keys() - still.keys())


def _from_position(game: AnyGame, stored: Stored) -> Resumed:
    """Go on from the last snapshot, and make the few choices since again as far as possible."""
    problem = "no position of it is stored"
    for snapshot in reversed(stored.snapshots):
        try:
            contents = snapshot.open()
            if not belongs(snapshot, contents.position, stored):
                raise BadRecord("the position does not fit the hashes of the log")
            args = game, stored.config, stored.seed
            match, _, notes = outlive(contents.position, *args, log=True)
            live = LiveTable(match, Begun(snapshot.seq, contents))
            lost = _again(live, standing(stored.entries[snapshot.seq :]))
            _check(game, live)
            return _resumed(live, "position", stored, snapshot.seq, lost, notes)
        except BadRecord as error:
            problem = str(error)
    raise BadRecord(problem)


def _check(game: AnyGame, live: LiveTable) -> None:
    broken = next(iter(game.check(live.match.state)), "")
    if broken:
        raise BadRecord(f"by these rules the position is not possible: {broken[:200]}")


def _again(live: LiveTable, entries: Sequence[Entry]) -> int:
    """Make choices again; return how many of them are not possible any more."""
    for number, entry in enumerate(entries):
        try:
            live.follow(entry)
        except Refused:
            return len(entries) - number
        except DomineumError as error:
            raise BadRecord("the rules of this version fail") from error
    return 0


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The choices that were not taken back, as choices."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            places = [n for n, made in enumerate(found) if made.seat == entry.seat]
            if places:
                del found[places[-1]]
        elif entry.kind != "version":
            found.append(entry)
    return [Entry(e.seq, "choose", e.seat, e.code, e.changed, e.made_by, "") for e in found]


def _followed(game: AnyGame, stored: Stored) -> Resumed:
    """Do all that was done by these rules, whatever the hashes say; all of it must be possible."""
    kept: list[Snapshot] = []
    try:
        live = opened(game, stored)
        for entry in stored.entries[stored.section :]:
            live.follow(entry)
            live.keep(kept)
    except DomineumError as error:
        raise BadRecord(f"by these rules it cannot be played again ({error})") from error
    _check(game, live)
    found = _resumed(live, "followed", stored, stored.section, 0, [])
    return found._replace(snapshots=[*kept, *found.snapshots])


def _resumed(
    live: LiveTable, how: How, stored: Stored, after: int, lost: int, notes: list[str]
) -> Resumed:
    """Note in the log that other rules begin, and start from there."""
    game, seq = live.match.game, len(stored.entries) + 1
    reason = Message("server-version-again", {"count": lost}) if lost else Message("server-version")
    snapshot = live.begin_again(seq, reason)
    again = LiveTable.at(game, stored.config, stored.seed, snapshot)
    code = f"{game.version} {game.content}"
    entry = Entry(seq, "version", NOBODY, code, parts(again.match.state), "server", "")
    return Resumed(again, how, after, [snapshot], entry, notes)
