"""How a finished game ended, and what it was."""

from __future__ import annotations

from typing import Any

import pytest

from domineum import games
from domineum.kernel import AnyGame, Match, Random
from domineum.table import results, shown
from domineum.table.problems import NotOver
from tests.example import GAME as LANTERNS


def finished(game: AnyGame, seed: int, **wishes: Any) -> Match[Any]:
    """A game that was played to its end by chance."""
    chance = Random.stream(seed, "result")
    match = Match(game, game.random_config(chance, **wishes), seed)
    while not match.over:
        question = match.question()
        match.choose(chance.pick(question.options).code, question.seat)
    return match


def names(labels: list[shown.Label]) -> dict[str, str]:
    return {label.kind: label.id for label in labels}


@pytest.mark.parametrize(
    ("name", "mode", "place", "played"),
    [
        ("voidfall", "solo", {"map", "difficulty"}, {"house"}),
        ("voidfall", "coop", {"map", "difficulty"}, {"house"}),
        ("voidfall", "competitive", {"map"}, {"house"}),
        ("revenant", "competitive", set(), {"captain", "frigate"}),
        ("revenant", "solo", {"difficulty"}, {"captain", "frigate"}),
    ],
)
def test_a_result_says_what_was_played_and_with_what(
    name: str, mode: str, place: set[str], played: set[str]
) -> None:
    game = games.find(name)
    match = finished(game, 5, mode=mode)
    found = results.result(match)
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert found.mode == mode
    assert set(names(found.place)) == place
    assert [seat.score for seat in found.seats] == outcome.scores
    assert [n for n, seat in enumerate(found.seats) if seat.won] == sorted(outcome.winners)
    for seat in found.seats:
        assert set(names(seat.played)) == played
        for label in seat.played:
            assert label.name.key in game.catalogue
    assert found.others == game.rival_scores(match.state)


def test_winners_are_first_and_the_others_follow_by_their_scores() -> None:
    for seed in range(6):
        match = finished(games.find("revenant"), seed, mode="competitive", players=4)
        found = results.result(match).seats
        for seat in found:
            if seat.won:
                assert seat.place == 1
            else:
                assert seat.place == 1 + sum(o.won or o.score > seat.score for o in found)


def test_a_game_that_goes_on_has_no_result() -> None:
    game = games.find("voidfall")
    match = Match(game, game.first_config(Random(1)), 1)
    with pytest.raises(NotOver):
        results.result(match)


def test_a_game_without_names_for_its_seats_has_a_result_too() -> None:
    found = results.result(finished(LANTERNS, 3))
    assert (found.mode, found.place) == (next(iter(LANTERNS.modes)), [])
    assert all(seat.played == [] for seat in found.seats)
