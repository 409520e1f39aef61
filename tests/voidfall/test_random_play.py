"""Random games break no invariant, tell no secret, and can be copied, saved and loaded.

These are short runs, longer in `make proofs`. A night of them is one command:

    domineum selfplay voidfall --games 100000 --check --save build/night
"""

from __future__ import annotations

import pytest

from domineum.kernel import Match, Random, Seat
from domineum.kernel.hidden import leaks
from domineum.kernel.state import digest
from domineum.voidfall import GAME
from domineum.voidfall.checks.states import broken, broken_step
from domineum.voidfall.state import Voidfall
from tests.thorough import thorough, upto
from tests.voidfall.players import (
    MAPS,
    ORIGINS,
    config,
    keen,
    play,
    player_of,
    seats_of,
    start,
    wealthy,
)

GAMES, CHUNK = upto(84, 2016), 6
SAMPLE = 97
"""Choices between two looks at views and copies."""


def test_every_house_origin_and_map_occurs() -> None:
    configs = [config(number) for number in range(GAMES)]
    assert {game["scenario"] for game in configs} == {scenario.id for scenario in MAPS}
    assert {seat for game in configs for seat in seats_of(game)} == set(ORIGINS)
    assert {len(seats_of(game)) for game in configs} == {2, 3, 4}
    assert {game["preselect"] for game in configs} == {False, True}
    assert (len(MAPS), len(ORIGINS)) == (18, 28)


@thorough
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_no_invariant_is_broken_by_any_choice(first: int) -> None:
    for number in range(first, first + CHUNK):
        check_game(number)


def offers(match: Match[Voidfall], seat: Seat | None) -> list[list[str]]:
    """What a seat may choose."""
    own = [question for question in match.questions if question.seat == seat]
    return [[option.code for option in question.options] for question in own]


def check_game(number: int) -> None:
    """Play a numbered game and check everything, also that nothing is told, I-82, and that copies
    are equal, I-83."""
    match = start(number)
    seats = (*range(len(match.state.players)), None)
    before = match.state.copy()
    games = play(match, player_of(number), number)
    for choices, question in enumerate(games, 1):
        problems = [*broken(match.state), *broken_step(before, match.state)]
        assert not problems, f"game {number}, choice {choices} ({question.topic}): {problems}"
        if choices % SAMPLE == number % SAMPLE:
            for seat in seats:
                assert [*leaks(GAME, match.state, seat, Random(choices))] == []
                sample = match.sample(seat, Random(choices))
                assert sample.view(seat) == match.view(seat)
                assert offers(sample, seat) == offers(match, seat)
            assert digest(match.copy().state) == digest(match.state)
        before = match.state.copy()
    assert match.outcome
    assert len(match.outcome.scores) == len(match.state.players)


@thorough
@pytest.mark.parametrize("first", range(0, upto(24, 240), CHUNK))
def test_no_invariant_is_broken_where_much_is_possible(first: int) -> None:
    for number in range(first, first + CHUNK):
        match = wealthy(number)
        usual = {problem[:5] for problem in broken(match.state)}
        before = match.state.copy()
        for question in play(match, keen, number):
            problems = [*broken(match.state), *broken_step(before, match.state)]
            new = [problem for problem in problems if problem[:5] not in usual]
            assert not new, f"wealthy game {number} ({question.topic}): {new}"
            before = match.state.copy()
