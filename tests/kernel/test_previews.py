"""What a choice would do, as far as it is certain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domineum.kernel import Event, Flow, Message, Preview, Refused
from domineum.kernel.decode import Plain
from domineum.kernel.game import StepFunction
from domineum.kernel.state import digest
from tests.example.positions import keeper, night, table
from tests.kernel.table import React, Toy, history, say, start, words


def test_a_preview_shows_what_would_change() -> None:
    match = table(night(keeper("", 2), steps=[("pour", 0)], harbours=[(3, -1)]))
    before = digest(match.state)
    preview = Preview.of(match, "pour 0")
    assert preview.changes == [
        ("harbours.0.oil", 3, 4),
        ("harbours.0.owner", -1, 0),
        ("keepers.0.oil", 2, 1),
        ("keepers.0.points", 0, 5),
    ]
    assert [event.kind for event in preview.events] == ["poured", "filled"]
    figures = [(figure.name.key, figure.change, figure.good) for figure in preview.figures]
    assert figures == [("figure-points", 5, True), ("figure-oil", -1, False)]
    assert (digest(match.state), history(match)) == (before, [])


def test_a_preview_reveals_nothing() -> None:
    match = table(night(keeper("sun 1, sun 3"), keeper("moon 2, star 6")))
    assert Preview.of(match, "play sun 1", 0) == Preview(False, [], [], False)
    match.choose("play sun 1", 0)
    assert Preview.of(match, "play moon 2", 1) == Preview(True, [], [], False)


def test_a_preview_names_what_the_seat_is_asked_next() -> None:
    match = table(night(keeper("", 3), keeper(""), steps=[("pour", 0)]))
    assert Preview.of(match, "pour 0").then == Message("ask-lanterns-pour", {"oil": 2})
    assert Preview.of(match, "stop").then is None


# -- previews of what is certain before something is revealed -----------------------------------


def known(*steps: StepFunction, react: React | None = None) -> tuple[bool, Plain, list[str]]:
    """Preview a word of seat 0: whether it reveals something, what was said then, and events."""
    preview = Preview.of(start(*steps, react=react), "draw", 0)
    (said,) = [after for path, _, after in preview.changes if path == "said"]
    return preview.reveals, said, [str(event.data["word"]) for event in preview.events]


def rolled(toy: Toy) -> None:
    toy.said.append(str(toy.random.below(6)))


def turned(toy: Toy) -> None:
    toy.reveal()
    toy.said.append(str(toy.deck[-1]))


def draws(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "draw", "pass")


def goes_on(toy: Toy) -> Flow[None]:
    yield from say(toy, 1, "yes", "no")


@pytest.mark.parametrize("shows", [rolled, turned])
def test_a_preview_goes_as_far_as_nothing_is_revealed(shows: Callable[[Toy], None]) -> None:
    def step(toy: Toy) -> Flow[None]:
        yield from draws(toy)
        yield from say(toy, 0, "more")
        shows(toy)
        yield from say(toy, 0, "last")

    assert known(step) == (True, ["draw", "more"], ["draw", "more"])


def test_a_preview_of_a_draw_at_once_shows_only_that_it_reveals() -> None:
    def step(toy: Toy) -> Flow[None]:
        yield words(0, "draw", "pass")
        rolled(toy)
        yield Event("said", 0, "T-01", word="drawn")

    assert Preview.of(start(step), "draw", 0) == Preview(True, [], [], False)


def test_what_changes_shortly_before_it_is_revealed_is_not_known() -> None:
    """A rule may take a card first, and say then that it was shown."""

    def step(toy: Toy) -> Flow[None]:
        yield from draws(toy)
        toy.said.append(str(toy.deck.pop()))
        toy.reveal()
        yield Event("said", 0, "T-01", word="drawn")

    assert known(step) == (True, ["draw"], ["draw"])


def test_what_changes_at_the_end_of_a_step_is_known() -> None:
    def step(toy: Toy) -> Flow[None]:
        yield from draws(toy)
        toy.said.append("end")

    assert known(step, rolled) == (True, ["draw", "end"], ["draw"])


def test_what_a_step_changes_after_it_was_revealed_is_not_known() -> None:
    def step(toy: Toy) -> None:
        toy.said.append("silent")

    assert known(draws, step, turned, step) == (True, ["draw", "silent"], ["draw"])


def test_a_preview_stops_before_a_reaction_that_reveals() -> None:
    def react(toy: Toy, event: Event) -> Flow[None] | None:
        return show_card(toy) if event.data["word"] == "draw" else None

    def show_card(toy: Toy) -> Flow[None]:
        turned(toy)
        yield Event("said", 0, "T-01", word="shown")

    def step(toy: Toy) -> Flow[None]:
        yield from draws(toy)
        yield from say(toy, 0, "after")

    assert known(step, react=react) == (True, ["draw"], ["draw"])


def test_a_preview_stops_before_the_forced_answer_of_another_seat() -> None:
    def step(toy: Toy) -> Flow[None]:
        yield from draws(toy)
        toy.said.append("pass on")
        yield from say(toy, 1, f"card-{toy.cards[1]}")

    assert known(step) == (True, ["draw", "pass on"], ["draw"])


def test_a_preview_to_the_end_of_the_game_reveals_nothing() -> None:
    assert known(draws) == (False, ["draw"], ["draw"])


def test_a_preview_past_a_reveal_leaves_the_match_as_it_was() -> None:
    match = start(draws, turned, goes_on)
    before = digest(match.state), history(match)
    assert Preview.of(match, "draw", 0).reveals
    assert (digest(match.state), history(match)) == before
    match.choose("draw")
    assert match.state.said == ["draw", str(match.state.deck[-1])]


def test_a_preview_of_a_refused_choice_is_refused() -> None:
    match = start(draws)
    with pytest.raises(Refused):
        Preview.of(match, "shout", 0)
