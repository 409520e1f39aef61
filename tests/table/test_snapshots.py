"""Snapshots: a table that was loaded from one is the table itself, and they are few."""

from __future__ import annotations

import zlib
from dataclasses import replace
from typing import Any

import pytest

from domineum.games import find, names
from domineum.kernel import AnyGame, BadRecord, Earlier, Random
from domineum.kernel.state import digest
from domineum.table import show
from domineum.table.entries import Entry
from domineum.table.live import LONG, SHARE, SPARSE, LiveTable
from domineum.table.snapshots import Snapshot, past
from tests.example import GAME
from tests.thorough import thorough, upto

GAMES = {"lanterns": GAME, **{name: find(name) for name in names()}}


class Stored:
    """A table, and what a server keeps of it."""

    def __init__(self, game: AnyGame, config: Any, seed: int) -> None:
        self.game, self.config, self.seed = game, config, seed
        self.live = LiveTable.start(game, config, seed)
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []

    def do(self, kind: Any, seat: int, code: str = "") -> None:
        self.entries += self.live.do(seat, [(kind, code)], "person", f"key {len(self.entries)}")
        self.live.keep(self.snapshots)

    def loaded(self, before: int | None = None) -> LiveTable:
        """The table as it is loaded by another process, from the last snapshot before a place."""
        found = [s for s in self.snapshots if before is None or s.seq < before]
        if not found:
            live = LiveTable.start(self.game, self.config, self.seed)
        else:
            live = LiveTable.at(self.game, self.config, self.seed, found[-1])
        live.repeat(self.entries[live.base :])
        return live


def wander(table: Stored, chance: Random) -> bool:
    """Do something that is possible; False if the game is over."""
    match = table.live.match
    seats = range(match.game.seats(match.config))
    ways: list[tuple[Any, int]] = [("undo", s) for s in seats if match.why_no_undo(s) is None]
    ways += [("redo", s) for s in seats if table.live.may_redo(s)]
    ways += [("choose", q.seat) for q in match.questions for _ in range(7)]
    if match.over:
        return False
    kind, seat = chance.pick(ways)
    code = chance.pick(match.question(seat).options).code if kind == "choose" else ""
    try:
        table.do(kind, seat, code)
    except Earlier:
        table.live = table.loaded(before=table.live.base)
    return True


def complete(live: LiveTable) -> object:
    """All that can be known of a table, once its past is recalled."""
    match = live.match
    asked = [(q.seat, q.topic, [o.code for o in q.options]) for q in match.questions]
    seats = range(match.game.seats(match.config))
    undo = [match.why_no_undo(seat) for seat in seats]
    redo = [(live.may_redo(seat), match.redoes(seat)) for seat in seats]
    log = [show.log(live, seat, -1).lines for seat in (None, *seats)]
    made = [[each.label for each in live.made(seat)] for seat in seats]
    told = [(x.title, x.totals, x.before, x.after) for x in show.log(live, None, -1).chapters]
    where = live.seq, show.chapter(live, live.chapter).title
    course = show.turns(live), show.scores(live), made, told
    return where, digest(match.state), asked, undo, redo, log, course


def numbers_aside(found: Any) -> Any:
    """Chapters that were taken back before a snapshot may have another number after it."""
    for log in found[5]:
        numbered_alike(log)
    return found


def numbered_alike(lines: Any) -> Any:
    for line in lines:
        line.chapter = 0
    return lines


@thorough
@pytest.mark.parametrize("name", GAMES)
def test_a_table_loaded_from_a_snapshot_is_the_table(name: str) -> None:
    game, compared = GAMES[name], 0
    for seed in range(upto(2, 30)):
        chance = Random.stream(seed, "snapshots")
        config = game.random_config(Random.stream(seed, "config"))
        table = Stored(game, config, seed)
        while wander(table, chance):
            if chance.below(60):
                continue
            twin, whole = table.loaded(), table.loaded(before=0)
            news = numbered_alike(show.seen(twin, None, twin.base).log.lines)
            lines = numbered_alike(show.log(whole, None, -1).lines)
            assert news == [line for line in lines if line.seq > twin.base]
            if twin.known >= 0:
                twin.recall(table.snapshots)
            assert numbers_aside(complete(twin)) == numbers_aside(complete(whole))
            compared += 1
            table.live = table.loaded()
    assert compared


def test_an_undo_takes_back_the_snapshots_that_have_what_it_takes_back() -> None:
    game = find("voidfall")
    table, chance = Stored(game, game.first_config(Random(1), 2), 3), Random(5)
    dropped = 0
    while wander(table, chance):
        count = len(table.snapshots)
        for seat in range(2):
            while chance.below(9) == 0 and table.live.match.why_no_undo(seat) is None:
                try:
                    table.do("undo", seat)
                except Earlier:
                    table.live = table.loaded(before=table.live.base)
        dropped += len(table.snapshots) < count
    assert dropped
    assert complete(table.loaded(before=0)) == complete(table.live)


def test_snapshots_are_few() -> None:
    for name, game in GAMES.items():
        table, chance = Stored(game, game.first_config(Random(1), None), 3), Random(5)
        while wander(table, chance):
            pass
        seqs = [snapshot.seq for snapshot in table.snapshots]
        assert len(seqs) <= 2 * len(table.entries) // SPARSE + 1, name
        assert all(len(snapshot.data) < 20_000 for snapshot in table.snapshots)
        longest = max(b - a for a, b in zip([0, *seqs], [*seqs, len(table.entries)], strict=True))
        assert longest <= 2 * LONG
    assert len(table.entries) > SHARE


def test_a_choice_before_the_snapshot_is_taken_back_after_loading_an_earlier_one() -> None:
    game = find("voidfall")
    table, chance = Stored(game, game.first_config(Random(1), 2), 3), Random(5)
    for _ in range(4000):
        assert wander(table, chance)
        twin = table.loaded()
        seat = next((s for s in range(2) if twin.match.why_no_undo(s) is None), None)
        if twin.base and twin.seq == twin.base and seat is not None:
            break
    with pytest.raises(Earlier):
        twin.do(seat or 0, [("undo", "")], "", "")
    again = table.loaded(before=twin.base)
    again.do(seat or 0, [("undo", "")], "", "")
    assert again.dropped is not None
    assert again.dropped <= twin.base


def test_a_damaged_snapshot_is_refused() -> None:
    table, chance = Stored(GAME, {"players": 2}, 1), Random(2)
    while wander(table, chance):
        pass
    good = table.snapshots[-1]
    assert past(table.snapshots).lines
    bomb = zlib.compress(b" " * 5_000_000)
    for bad in (good.data[:-9], good.data[9:], b"", zlib.compress(b"{}"), bomb):
        with pytest.raises(BadRecord, match="snapshot"):
            replace(good, data=bad).open()


def test_a_reader_from_before_the_snapshot_gets_the_whole_log() -> None:
    table, chance = Stored(GAME, {"players": 2}, 1), Random(2)
    while wander(table, chance):
        pass
    twin = table.loaded()
    assert twin.base > 3
    assert twin.lacks(3)
    assert not twin.lacks(twin.base)
    twin.recall(table.snapshots)
    assert not twin.lacks(3)
    assert twin.lines_since(3) == twin.lines_since(-1)
    assert twin.lines_since(twin.seq) == (twin.seq, [])
