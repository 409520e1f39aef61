"""How tables go on with other rules: silently, from their last position, or not at all."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import pytest

from domineum.kernel import AnyGame, BadRecord, Random
from domineum.kernel.record import Record, load, resume, sections
from domineum.kernel.state import digest, parts
from domineum.table import show
from domineum.table.entries import NOBODY, Entry, entries_of, recorded
from domineum.table.live import LiveTable
from domineum.table.positions import position_after
from domineum.table.snapshots import Snapshot
from domineum.table.upgrades import Resumed, Stored, opened, standing
from domineum.table.upgrades import resume as go_on
from tests.example import GAME
from tests.table.test_snapshots import Stored as Table
from tests.table.test_snapshots import wander

CONFIG: dict[str, Any] = {"players": 2}


def later(version: str = "2", **changes: Any) -> AnyGame:
    """The game of a later version."""
    game = copy.copy(GAME)
    game.version = version
    for name, value in changes.items():
        setattr(game, name, value)
    return game


def shine(steps: Any) -> dict[str, Any]:
    """Other rules: whoever picks has drawn something before, so that no hash fits."""

    def pick(state: Any, *rest: Any) -> Any:
        state.random.bits()
        return steps["pick"](state, *rest)

    return {**steps, "pick": pick}


def played(choices: int, seed: int = 1, game: AnyGame = GAME) -> Table:
    """A table in the middle of its game, with much that was taken back."""
    table, chance = Table(game, CONFIG, seed), Random(seed + 7)
    while table.live.seq < choices and wander(table, chance):
        pass
    return table


def kept(table: Table, snapshots: bool = True) -> Stored:
    found = table.snapshots if snapshots else []
    return Stored("1", GAME.content, CONFIG, table.seed, table.entries, found)


def after(stored: Stored, found: Resumed) -> Stored:
    """What is stored when the table has gone on."""
    old = [snapshot for snapshot in stored.snapshots if snapshot.seq <= found.after]
    if found.how == "position":
        old = [*stored.snapshots]
    entries = [*stored.entries, *([found.entry] if found.entry else [])]
    return stored._replace(entries=entries, snapshots=[*old, *found.snapshots])


def finish(live: LiveTable, seed: int = 3) -> list[Entry]:
    chance, done = Random(seed), []
    while not live.match.over:
        question = chance.pick(live.match.questions)
        done += live.do(question.seat, [("choose", chance.pick(question.options).code)], "", "")
    return done


@pytest.mark.parametrize("choices", [0, 3, 17, 30])
@pytest.mark.parametrize("snapshots", [True, False])
def test_a_log_that_replays_goes_on_silently(choices: int, snapshots: bool) -> None:
    table = played(choices)
    found = go_on(later(), kept(table, snapshots))
    assert (found.how, found.entry, found.notes) == ("replayed", None, [])
    assert digest(found.live.match.state) == digest(table.live.match.state)
    assert {snapshot.rules for snapshot in found.snapshots} <= {"2"}
    assert [s.seq for s in found.snapshots] == [s.seq for s in table.snapshots]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_whose_rules_changed_goes_on_from_its_last_position(seed: int) -> None:
    table = played(30 + seed, seed)
    game = later(steps=shine(GAME.steps))
    stored = kept(table)
    found = go_on(game, stored)
    assert found.how == "position"
    entry = found.entry
    assert entry is not None
    assert (entry.seq, entry.kind, entry.seat) == (table.live.seq + 1, "version", NOBODY)
    assert entry.code == f"2 {GAME.content}"
    live = found.live
    assert entry.changed == parts(live.match.state)
    assert live.match.why_no_undo(0)
    assert live.match.why_no_undo(1)
    again = after(stored, found)
    live.recall(again.snapshots)
    lines = show.log(live, None, -1).lines
    before = [line.seq for line in lines if line.kind != "server"]
    assert max(before) <= table.live.seq
    assert lines[-1].text.key.startswith("server-version")
    done = finish(live)
    assert live.match.over
    whole = again._replace(entries=[*again.entries, *done])
    replayed = opened(game, whole)
    replayed.repeat(whole.entries[whole.section :])
    assert digest(replayed.match.state) == digest(live.match.state)


def test_without_a_position_the_same_choices_are_made_again_if_all_are_possible() -> None:
    table = played(12)
    game = later(steps=shine(GAME.steps))
    stored = kept(table, snapshots=False)
    found = go_on(game, stored)
    assert found.how == "followed"
    assert found.entry
    assert found.live.seq == len(table.entries) + 1
    assert found.snapshots[-1].seq == found.entry.seq
    finish(found.live)

    def closed(state: Any, *rest: Any) -> Any:
        raise RuntimeError("these rules do not go on")

    broken = later(steps={**GAME.steps, "pick": closed})
    with pytest.raises(BadRecord, match="made with rules 1"):
        go_on(broken, stored)


def test_damage_is_no_change_of_rules() -> None:
    """With the rules that it was played with a log must fit, or somebody has changed it."""
    table = played(20)
    stored = kept(table)
    forged = replace(stored.entries[4], changed={"random": "000000"})
    wrong = stored._replace(entries=[*stored.entries[:4], forged, *stored.entries[5:]])
    with pytest.raises(BadRecord, match="gives another state"):
        go_on(later("1"), wrong)


def test_a_position_of_another_game_is_not_believed() -> None:
    table, other = played(30), played(30, seed=5)
    game = later(steps=shine(GAME.steps))
    stored = kept(table)._replace(snapshots=other.snapshots)
    found = go_on(game, stored)
    assert found.how == "followed"


def test_a_table_that_no_rules_can_play_says_why() -> None:
    table = played(30)
    game = later(steps=shine(GAME.steps), check=lambda state: ["a lantern is missing"])
    with pytest.raises(BadRecord, match=r"made with rules 1.*a lantern is missing"):
        go_on(game, kept(table))


def test_rules_may_change_twice() -> None:
    table = played(20)
    two = later("2", steps=shine(GAME.steps))
    first = go_on(two, kept(table))
    stored = after(kept(table), first)
    done = [entry for _ in range(6) for entry in first.live.do(*_first(first.live))]
    stored = stored._replace(entries=[*stored.entries, *done])
    three = later("3", steps=shine(two.steps))
    second = go_on(three, stored)
    assert second.entry
    assert second.entry.seq == len(stored.entries) + 1
    again = after(stored, second)
    assert [e.code.split()[0] for e in again.entries if e.kind == "version"] == ["2", "3"]
    assert again.section == second.entry.seq
    assert finish(second.live)


def _first(live: LiveTable) -> Any:
    question = live.match.questions[0]
    return question.seat, [("choose", question.options[0].code)], "", ""


def test_what_was_taken_back_does_not_stand() -> None:
    def entry(seq: int, kind: Any, seat: int, code: str) -> Entry:
        return Entry(seq, kind, seat, code, {}, "", "")

    entries = [
        entry(1, "choose", 0, "a"), entry(2, "choose", 1, "b"), entry(3, "undo", 0, "a"),
        entry(4, "choose", 0, "c"), entry(5, "undo", 0, "c"), entry(6, "redo", 0, "c"),
        entry(7, "version", NOBODY, "2 x"),
    ]  # fmt: skip
    assert [(e.kind, e.seat, e.code) for e in standing(entries)] == [
        ("choose", 1, "b"),
        ("choose", 0, "c"),
    ]


def record_with_versions() -> tuple[AnyGame, Record]:
    table = played(20)
    game = later(steps=shine(GAME.steps))
    found = go_on(game, kept(table))
    stored = after(kept(table), found)
    entries = [*stored.entries, *finish(found.live)]
    begun = next(s for s in stored.snapshots if s.seq == stored.section)
    record = Record(
        GAME.name, "1", GAME.content, table.seed, CONFIG, recorded(entries), "", 2,
        positions=(begun.open().position,),
    )  # fmt: skip
    return game, record


def test_a_record_says_where_other_rules_begin() -> None:
    game, record = record_with_versions()
    assert load(record.to_text()) == load(record.to_json()) == record
    assert record.to_text().startswith("domineum record 2\n")
    assert f"\nversion 2 {GAME.content} " in record.to_text()
    match = resume(record, game).match
    assert match.over
    again = resume(record, game).record()
    assert [*entries_of(again)] == [*entries_of(record)]
    assert load(again.to_text()) == again
    begun = record.last_version
    parts_of = sections(record, game)
    assert [(part.first, part.last, part.rules) for part in parts_of] == [
        (1, begun - 1, "1"),
        (begun, len(record.choices), "2"),
    ]
    assert "gives another state" in parts_of[0].problem
    assert parts_of[1].problem == ""
    assert [part.problem == "" for part in sections(record, GAME)] == [True, False]
    live = LiveTable.resume(record, game, kept := list[Snapshot]())
    assert live.match.over
    assert kept[0].seq == live.base == begun
    assert [e.kind for e in entries_of(record)].count("version") == 1


def test_a_record_whose_position_was_changed_is_refused() -> None:
    game, record = record_with_versions()
    position = record.positions[0]
    forged = replace(position, state={**position.state, "reveals": 99})
    for wrong in (replace(record, positions=(forged,)), replace(record, positions=())):
        with pytest.raises(BadRecord):
            resume(load(wrong.to_json()), game)
    text = record.to_text()
    for bad in (text.replace('{"state"', '{"stat"'), text.replace("\nversion 2 ", "\nversion 2")):
        with pytest.raises(BadRecord):
            load(bad)


def test_the_past_of_other_rules_is_shown_as_far_as_it_is_stored() -> None:
    table = played(30)
    game = later(steps=shine(GAME.steps))
    for snapshot in table.snapshots:
        entries = [e for e in table.entries if e.seq > snapshot.seq][:3]
        seen = position_after(game, CONFIG, table.seed, snapshot, entries)
        assert seen.view(None)
        exact = position_after(GAME, CONFIG, table.seed, snapshot, entries)
        whole = position_after(GAME, CONFIG, table.seed, None, table.entries[: snapshot.seq + 3])
        assert digest(exact.state) == digest(whole.state)
