"""A seat gives a bot what its player may know, and nothing else."""

from __future__ import annotations

from domineum.bots import SeatAtTable
from domineum.kernel import Match, Random
from tests.example import GAME


def test_a_seat_knows_its_game_and_its_place() -> None:
    seat = SeatAtTable(Match(GAME, {"players": 3}, seed=1), 2)
    assert (seat.game, seat.seat) == ("lanterns", 2)


def test_the_view_is_that_of_the_seat() -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    first, second = (SeatAtTable(match, seat) for seat in (0, 1))
    assert first.view() == match.view(0) != match.view(None)
    assert second.view() == match.view(1) != match.view(0)


def test_a_sample_keeps_what_the_seat_knows_and_deals_the_rest_again() -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    seat = SeatAtTable(match, 1)
    samples = [seat.sample(Random(number)) for number in range(20)]
    assert all(sample.view(1) == match.view(1) for sample in samples)
    assert len({tuple(sample.state.keepers[0].hand) for sample in samples}) > 1
    assert {sample.seed for sample in samples} == {0}


def test_a_seat_does_not_show_the_match() -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    seat = SeatAtTable(match, 0)
    public = [getattr(seat, name) for name in dir(seat) if not name.startswith("_")]
    assert match not in public
    assert match.state not in public
    assert seat.sample(Random(1)).seed != match.seed
    assert not hasattr(seat, "__dict__")
