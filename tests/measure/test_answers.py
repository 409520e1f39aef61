from __future__ import annotations

from collections import Counter

from domineum.kernel import Flow
from tests.kernel.table import Toy, start
from tests.measure.answers import Tally, goes_without_saying, measure
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
    tally = measure("voidfall", "competitive", 2, 3, "cadet")
    assert tally.turns == 3
    assert 0 < tally.answered.total() <= tally.asked.total()
    assert tally.line("voidfall").startswith("voidfall: 3 turns, ")


def test_the_modes_of_a_game_are_added_up() -> None:
    whole, part = Tally(), Tally(2, Counter(x=5), Counter(x=4, y=1), 1, 3)
    whole.add(part)
    whole.add(part)
    assert (whole.turns, whole.mean, whole.along, whole.between) == (4, 2.5, 2, 6)
    assert next(whole.topics()).split() == ["2.00", "of", "2.50", "x"]
