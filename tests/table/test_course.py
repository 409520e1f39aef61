"""What a seat has chosen in this turn is read from the table: it is the same after a reload."""

from __future__ import annotations

from domineum.table import show
from domineum.table.live import LiveTable
from tests.table.test_live import hesitant, table
from tests.table.test_usual import act, do, step
from tests.table.test_usual import table as toys


def read(live: LiveTable, seat: int = 0) -> list[tuple[str, bool]]:
    """The choices of a turn, and which of them the table made."""
    found = show.seen(live, seat).made
    return [(str(made.label.args.get("name", made.label.key)), made.usual) for made in found]


def said(live: LiveTable) -> list[bool]:
    """Which choices of a turn the table made."""
    return [usual for _, usual in read(live)]


def test_what_went_without_saying_stands_among_the_choices() -> None:
    live = toys(act)
    do(live, "build", key="first")
    assert said(live) == [False, True, True]
    assert [made.seq for made in show.seen(live, 0).made] == [1, 2, 3]


def test_a_usual_answer_that_somebody_gave_is_a_choice_like_any_other() -> None:
    live = toys(act)
    do(live, "build", key="first", usual=False)
    do(live, "plain", key="second", usual=False)
    assert said(live) == [False, False]


def test_undo_takes_it_away_and_redo_brings_it_back() -> None:
    live = toys(act)
    do(live, "build", key="first")
    before = read(live)
    step(live, "undo")
    assert read(live) == []
    step(live, "redo")
    assert [label for label, _ in read(live)] == [label for label, _ in before]


def test_a_table_that_was_loaded_says_the_same() -> None:
    live = hesitant()
    for length in range(0, len(live.entries) + 1, 7):
        now, later = table(), table()
        for entry in live.entries[:length]:
            now.repeat([entry])
        later.repeat(live.entries[:length])
        for seat in (0, 1):
            assert read(later, seat) == read(now, seat)
            assert all(
                e.seat == seat and e.kind != "undo"
                for made in show.seen(later, seat).made
                for e in [live.entries[made.seq - 1]]
            )


def test_a_spectator_and_another_turn_have_none() -> None:
    live = hesitant()
    assert show.seen(live, None).made == []
    assert all(made.chapter == live.chapter for seat in (0, 1) for made in live.made(seat))
