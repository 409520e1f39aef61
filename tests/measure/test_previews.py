from __future__ import annotations

import pytest

from domineum.kernel import Event, Message, Preview, Shift
from tests.measure.previews import measure, says_something

LINE = Event("said", 0, "T-01")
GAIN = Shift(Message("figure-influence"), 1, 2, False)


def test_a_preview_that_only_repeats_the_choice_says_nothing() -> None:
    assert not says_something(Preview(False, [], [], False))
    assert not says_something(Preview(True, [("said", 0, 1)], [LINE], False))
    assert says_something(Preview(False, [], [LINE, LINE], False))
    assert says_something(Preview(False, [], [], True))
    assert says_something(Preview(True, [], [], False, (GAIN,)))
    assert says_something(Preview(False, [], [], False, (), Message("ask-next")))


@pytest.mark.parametrize("name", ["voidfall", "revenant"])
def test_previews_and_options_of_a_game_say_something(name: str) -> None:
    tally = measure(name, 40, "cadet")
    assert tally.questions == 40
    assert tally.options > 80
    assert tally.share(tally.silent) < 15
    assert tally.share(tally.bare) < 25
    assert next(tally.lines(name)).startswith(f"{name}: 40 questions")
