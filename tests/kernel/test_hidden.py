"""The proof that a view reveals nothing catches games that reveal too much."""

from __future__ import annotations

import pytest

from domineum.kernel import Event, Flow, Random, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.game import StepFunction
from domineum.kernel.hidden import leaks, leaks_by_looking
from tests.example.game import GAME, Lanterns
from tests.example.positions import keeper, night, play, table
from tests.example.state import Night
from tests.kernel.table import Toy, lanterns, say, start

HANDS = night(keeper("sun 1, sun 3, sun 5"), keeper("moon 2, moon 3, moon 4"))


class Careless(Lanterns):
    """A game that shows the next card of the deck to everybody."""

    def view(self, state: Night, seat: Seat | None) -> dict[str, Plain]:
        return {**super().view(state, seat), "top": state.deck[-1]}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_that_shows_a_secret_is_found(seat: Seat | None) -> None:
    found = list(leaks(Careless(), HANDS, seat, Random(1)))
    assert len(found) == 1
    assert found[0].startswith(f"the view of seat {seat} shows top: 'sun 7' became")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_honest_view_reveals_nothing(seat: Seat | None) -> None:
    assert list(leaks(GAME, HANDS, seat, Random(1))) == []


def test_what_a_seat_has_peeked_at_is_not_a_leak() -> None:
    match = table(night(keeper("sun 7"), keeper("sun 1"), prizes=["shade", "gift", "tithe"]))
    play(match, "resolve peek")
    assert match.view(0)["next"] == "gift"
    assert all(not list(leaks(GAME, match.state, 0, Random(i))) for i in range(10))


def test_looking_for_leaks_changes_nothing() -> None:
    match = lanterns(1, choices=5)
    before = match.state.copy()
    list(leaks(GAME, match.state, 0, Random(1)))
    assert match.state == before


def careless_draw(toy: Toy) -> Flow[None]:
    """A rule that shows the top of the deck and forgets to say so."""
    yield from say(toy, 0, "draw", "wait")
    yield from say(toy, 0, f"card-{toy.deck[-1]}", "stop")


def honest_draw(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "draw", "wait")
    toy.reveal()
    yield from say(toy, 0, f"card-{toy.deck[-1]}", "stop")


def test_a_look_ahead_that_shows_a_secret_is_found() -> None:
    match = start(careless_draw)
    found = [line for i in range(10) for line in leaks_by_looking(match, 0, "draw", Random(i))]
    assert found
    assert all(line.startswith("taken_back 'draw' of seat 0 shows") for line in found)


def hasty_draw(toy: Toy) -> Flow[None]:
    """A rule that reports the top of the deck before it says that it shows it."""
    yield from say(toy, 0, "draw", "wait")
    yield Event("said", 0, "T-01", word=f"card-{toy.deck[-1]}")
    toy.reveal()


def silent_draw(toy: Toy) -> Flow[None]:
    """A rule that shows the top of the deck in its view first."""
    yield from say(toy, 0, "draw", "wait")
    toy.said.append(f"card-{toy.deck[-1]}")
    yield Event("said", 0, "T-01", word="drawn")
    toy.reveal()


@pytest.mark.parametrize("step", [hasty_draw, silent_draw])
def test_a_secret_that_is_used_before_it_is_revealed_is_found(step: StepFunction) -> None:
    match = start(step)
    found = [line for i in range(10) for line in leaks_by_looking(match, 0, "draw", Random(i))]
    assert found
    assert all(line.startswith("previewed 'draw' of seat 0 shows") for line in found)


def test_a_look_ahead_that_says_it_reveals_is_not_a_leak() -> None:
    match = start(honest_draw)
    assert all(not list(leaks_by_looking(match, 0, "draw", Random(i))) for i in range(10))
