"""Earlier positions of tables: each game is replayed once, and copies on the way are kept."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from threading import Lock
from typing import Any

from domineum.kernel import AnyGame, DomineumError, Match
from domineum.kernel.decode import Plain
from domineum.kernel.position import Position, outlive
from domineum.table.entries import Entry
from domineum.table.snapshots import Snapshot

EVERY = 24
"""The match is copied after this many entries."""
TABLES = 30
"""The replays of this many tables are kept."""


class Replay:
    """One game, to be entered at any position. May be used by several threads."""

    def __init__(self, game: AnyGame, config: Mapping[str, Plain], seed: int) -> None:
        self._lock = Lock()
        self._copies: list[tuple[int, Match[Any]]] = [(0, Match(game, config, seed))]

    def after(self, entries: Sequence[Entry]) -> Match[Any]:
        """Return the match as it was after these entries; they have been verified before."""
        with self._lock:
            place = bisect_right(self._copies, len(entries), key=lambda copy: copy[0])
            begun, kept = self._copies[place - 1]
            match = kept.copy()
            for entry in entries[begun:]:
                assert entry.kind != "version"
                match.do(entry.kind, entry.seat, entry.code)
                self._keep(match, entry)
            return match

    def _keep(self, match: Match[Any], entry: Entry) -> None:
        """Keep a copy now and then, but only after choices: a copy does not know what to redo."""
        if entry.kind == "choose" and entry.seq >= self._copies[-1][0] + EVERY:
            self._copies.append((entry.seq, match.copy()))


def position_after(
    game: AnyGame, config: Mapping[str, Plain], seed: int, snapshot: Snapshot | None,
    entries: Iterable[Entry],
) -> Match[Any]:  # fmt: skip
    """A match after some entries: from the last snapshot before, and those since.

    What other rules have played is shown as far as these rules know it: at least where that
    snapshot was taken.
    """
    if snapshot is None:
        match, same = Match(game, config, seed), True
    else:
        position = snapshot.open().position
        same = (snapshot.rules, snapshot.content) == (game.version, game.content)
        opened = position.open if same else partial(_outlived, position)
        match = opened(game, config, seed)
    for entry in entries:
        try:
            assert entry.kind != "version"
            match.do(entry.kind, entry.seat, entry.code)
        except DomineumError:
            if same:
                raise
            break
    return match


def _outlived(
    position: Position, game: AnyGame, config: Mapping[str, Plain], seed: int
) -> Match[Any]:
    return outlive(position, game, config, seed).match


class Positions:
    """The replays of the tables whose past somebody looks at."""

    def __init__(self) -> None:
        self._replays: dict[str, Replay] = {}

    def replay(self, table_id: str, match: Match[Any]) -> Replay:
        """The replay of a table, which plays this match."""
        found = self._replays.pop(table_id, None) or Replay(match.game, match.config, match.seed)
        self._replays[table_id] = found
        while len(self._replays) > TABLES:
            del self._replays[next(iter(self._replays))]
        return found
