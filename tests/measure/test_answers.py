from __future__ import annotations

from domineum.kernel import Flow
from tests.kernel.table import Toy, start
from tests.measure.answers import goes_without_saying, measure
from tests.table.test_usual import said


def test_only_the_usual_answer_of_who_has_just_chosen_goes_without_saying() -> None:
    def step(toy: Toy) -> Flow[None]:
        yield from said(toy, 0, "plain", "otherwise", usual="plain")
        yield from said(toy, 0, "plain", "otherwise", usual="plain")
        yield from said(toy, 1, "plain", "otherwise", usual="plain")

    match = start(step)
    assert not goes_without_saying(match, "plain")
    match.choose("otherwise")
    assert goes_without_saying(match, "plain")
    assert not goes_without_saying(match, "otherwise")
    match.choose("plain")
    assert not goes_without_saying(match, "plain")


def test_a_turn_is_counted_with_its_answers() -> None:
    tally = measure("voidfall", 3, "cadet")
    assert tally.turns == 3
    assert 0 < tally.answered.total() <= tally.asked.total()
    assert next(tally.lines("voidfall")).startswith("voidfall: 3 turns, ")
