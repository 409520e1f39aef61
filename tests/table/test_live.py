"""A table in memory: what a request may do, and what a stored log must prove."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from domineum.kernel import BadRecord, Random, Refused
from domineum.kernel.record import load, resume
from domineum.table.entries import Entry, entries_of, recorded
from domineum.table.errors import KeyUsed, RulesFailed, Stale
from domineum.table.live import REVEALS, Command, LiveTable
from tests.example import GAME
from tests.server.failing import GAME as FAILING

HERE = "person"


def table(*commands: tuple[int, Command], seed: int = 1) -> LiveTable:
    """A table of two at which this was done."""
    live = LiveTable.start(GAME, {"players": 2}, seed)
    for seat, command in commands:
        live.do(seat, [command], HERE, "")
    return live


def first(live: LiveTable, seat: int) -> Command:
    """The first thing that a seat may choose."""
    return "choose", live.match.question(seat).options[0].code


def hesitant() -> LiveTable:
    """A whole game in which much was taken back."""
    live, chance = table(), Random(3)
    while not live.match.over:
        question = chance.pick(live.match.questions)
        live.do(question.seat, [("choose", chance.pick(question.options).code)], HERE, "")
        if live.match.why_no_undo(question.seat) is None and chance.below(2):
            live.do(question.seat, [("undo", "")], HERE, "")
            if chance.below(2):
                live.do(question.seat, [("redo", "")], HERE, "")
    return live


def test_a_request_that_comes_again_is_known_by_its_key() -> None:
    live = table()
    command = first(live, 0)
    done = live.do(0, [command], HERE, "key")
    back = live.do(0, [("undo", "")], HERE, "back")
    assert live.done_before(0, "key", [command]) == done
    assert live.done_before(0, "back", [("undo", "")]) == back
    assert live.done_before(1, "key", [command]) == []
    others: list[tuple[str, Command]] = [
        ("key", ("choose", "fly")), ("key", ("undo", "")), ("back", ("redo", "")),
    ]  # fmt: skip
    for key, other in others:
        with pytest.raises(KeyUsed):
            live.done_before(0, key, [other])


def test_a_request_for_another_position_is_refused() -> None:
    live = table()
    live.do(0, [first(live, 0)], HERE, "")
    live.check_fresh(1, 0)
    for seat, seq in ((0, 0), (1, 2), (1, -1)):
        with pytest.raises(Stale) as stale:
            live.check_fresh(seat, seq)
        assert stale.value.seq == 1


def test_all_that_a_request_asks_for_is_done_or_nothing() -> None:
    live = table()
    command = first(live, 0)
    with pytest.raises(Refused):
        live.do(0, [command, ("undo", ""), ("choose", "fly")], HERE, "")
    assert live.seq == 0
    done = live.do(0, [command, ("undo", ""), ("redo", "")], HERE, "")
    assert [entry.kind for entry in done] == ["choose", "undo", "redo"]
    assert {entry.code for entry in done} == {command[1]}


def test_nothing_follows_a_choice_that_reveals() -> None:
    live = table()
    live.do(0, [first(live, 0)], HERE, "")
    with pytest.raises(Refused, match=REVEALS):
        live.do(1, [first(live, 1), ("undo", "")], HERE, "")
    assert live.seq == 1


def test_a_failure_of_the_rules_is_named() -> None:
    live, chance = LiveTable.start(FAILING, {"players": 2}, 1), Random(1)
    while live.match.question().find("pour 1") < 0:
        question = live.match.question()
        live.do(question.seat, [("choose", chance.pick(question.options).code)], HERE, "")
    with pytest.raises(RulesFailed):
        live.do(live.match.question().seat, [("choose", "pour 1")], HERE, "")


def test_a_stored_log_gives_the_same_table() -> None:
    live = hesitant()
    assert {entry.kind for entry in live.entries} == {"choose", "undo", "redo"}
    again = table()
    again.repeat(live.entries)
    assert again.entries == live.entries
    assert again.recorder.record() == live.recorder.record()
    assert [str(part) for part in again.chapters] == [str(part) for part in live.chapters]
    shown = [[(x.seq, x.event and x.event.kind) for x in t.lines] for t in (live, again)]
    assert shown[0] == shown[1]


def test_a_record_and_a_stored_log_are_the_same_log() -> None:
    live = hesitant()
    record = live.recorder.record()
    kept = [replace(entry, made_by="import") for entry in live.entries]
    assert list(entries_of(record)) == kept
    stored = replace(record, choices=recorded(live.entries), digest="")
    assert resume(load(stored.to_text()), GAME).record() == record


def test_a_table_goes_on_with_a_record_that_replays() -> None:
    record = hesitant().recorder.record()
    live = LiveTable.resume(record, GAME)
    assert live.recorder.record() == record
    assert [entry.seq for entry in live.entries] == list(range(1, live.seq + 1))
    with pytest.raises(BadRecord, match="the last state differs"):
        LiveTable.resume(replace(record, digest="00"), GAME)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"changed": {"round": "000000"}}, "choice 2 (seat 0) gives another state in round"),
        ({"kind": "choose", "code": "secret"}, "choice 2 (seat 0) is not possible by these rules"),
        ({"seq": 3}, "choice 2 is missing"),
    ],
)
def test_a_log_that_does_not_fit_names_the_place_and_no_choice(
    changes: dict[str, object], problem: str
) -> None:
    live = table()
    live.do(0, [first(live, 0), ("undo", "")], HERE, "")
    log: list[Entry] = [live.entries[0], replace(live.entries[1], **changes)]  # type: ignore[arg-type]
    with pytest.raises(BadRecord) as bad:
        table().repeat(log)
    assert str(bad.value) == problem


ALONE = """
import sys
for name in ("msgspec", "fastapi", "starlette", "sqlalchemy", "pydantic"):
    sys.modules[name] = None
from domineum import games
from domineum.kernel import Random
from domineum.table import analysis, forks, hints, live, positions, setup_codes, show
game, chance = games.find("revenant"), Random(1)
config = game.first_config(chance, 2)
table = live.LiveTable.start(game, config, 1)
for _ in range(30):
    question = table.match.question()
    seen = show.seen(table, question.seat)
    assert seen.your_turn and seen.question.options and seen.log.seq == table.seq
    code = chance.pick(question.options).code
    show.preview(table, question.seat, code)
    table.do(question.seat, [("choose", code)], "person", "")
seat = table.match.question().seat
assert hints.Adviser("cadet", seat).hint(table.match).code
assert analysis.Analysis.begin(game, forks.fork(table.match, seat, chance)).live.match.view(seat)
assert show.turns(table).turns and show.scores(table).points
replay = positions.Replay(game, config, 1)
assert replay.after(table.entries).view(0) == table.match.view(0)
print(setup_codes.encode(setup_codes.Setup("revenant", config, [], 1)))
"""


def test_a_table_is_played_with_the_standard_library_alone() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.strip()) > 10
