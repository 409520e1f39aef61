"""A fork holds what its seat knows, and nothing that the seat may not know."""

from __future__ import annotations

import zlib
from base64 import b85encode
from collections.abc import MutableSequence
from typing import Any

import pytest

from domineum.kernel import BadRecord, Match, Random, Refused, Seat
from domineum.kernel.state import digest
from domineum.table import show
from domineum.table.analysis import Analysis
from domineum.table.forks import LARGEST, Fork, fork, open_fork
from tests.example import GAME
from tests.test_looks import GAMES
from tests.thorough import thorough, upto

EVERY = upto(20, 2)
"""One position in this many is forked."""


class Orderly(Random):
    """Forgets the order of what it shuffles: what comes out depends on what is there alone."""

    def shuffle(self, things: MutableSequence[Any]) -> None:
        things[:] = sorted(things, key=repr)
        super().shuffle(things)


def opened(begun: Fork, game: Any) -> Match[Any]:
    """The match that goes on from a fork, as its page reads it."""
    match: Match[Any] = Analysis.begin(game, Fork.unpacked(begun.packed())).live.match
    return match


def whole(begun: Fork, game: Any) -> list[object]:
    """Everything that somebody who has the fork could find in it."""
    match = opened(begun, game)
    everybody = [None, *range(match.game.seats(match.config))]
    asked = [[q.seat, q.topic, [o.code for o in q.options]] for q in match.questions]
    return [begun, digest(match.state), asked, [match.view(x) for x in everybody]]


def leaks(match: Match[Any], seat: Seat | None, chance: Random) -> list[str] | None:
    """Fork the true game and another one that looks the same from the seat: the forks differ in
    what the seat may not know, if they hold any of it. None if the other one has gone on."""
    game = match.game
    other = opened(fork(match, seat, chance), game)
    begun, (state, _, since) = match.step_begun()[0], other.step_begun()
    if len(since) < len(other.history) - 1 or state.steps != begun.steps:
        return None
    deal = chance.bits()
    true, twin = (whole(fork(world, seat, Orderly(deal)), game) for world in (match, other))
    return [f"seat {seat} after {len(match.history)}"] if true != twin else []


def play(name: str) -> tuple[list[str], int, int]:
    """Play a game of each config of a kind, and fork it from all sides on the way; return all
    leaks, how many forks could be compared, and how many not."""
    game, configs = GAMES[name]
    found: list[str] = []
    compared = gone = 0
    for seed, config in enumerate(configs[:3]):
        match, chance = Match(game, config, seed), Random.stream(seed, "forks")
        while not match.over:
            if chance.below(EVERY) == 0:
                for seat in (None, *range(game.seats(config))):
                    leaking = leaks(match, seat, chance)
                    compared, gone = compared + (leaking is not None), gone + (leaking is None)
                    found += leaking or []
            question = chance.pick(match.questions)
            match.choose(chance.pick(question.options), question.seat)
    return found, compared, gone


@thorough
@pytest.mark.parametrize("name", GAMES)
def test_a_fork_of_a_running_game_holds_nothing_that_its_seat_may_not_know(name: str) -> None:
    found, compared, gone = play(name)
    assert found == []
    assert compared > 10
    assert gone < compared / 10


def test_a_fork_with_a_true_card_in_it_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    redeal = type(GAME).redeal

    def careless(game: Any, state: Any, seat: Seat | None, random: Random) -> None:
        hands = [list(keeper.hand) for keeper in state.keepers]
        redeal(game, state, seat, random)
        state.keepers[1].hand[:1] = hands[1][:1]

    monkeypatch.setattr(type(GAME), "redeal", careless)
    assert play("lanterns")[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_stands_where_its_seat_stands(name: str) -> None:
    """The seat that is asked sees and may do the same, unless the step has shown something."""
    game, configs = GAMES[name]
    match, chance = Match(game, configs[0], 5), Random.stream(5, "forks")
    same = forked = 0
    while not match.over:
        question = chance.pick(match.questions)
        seat = question.seat
        twin = opened(fork(match, seat, chance), game)
        same += twin.view(seat) == match.view(seat) and (
            show.question_for(twin, seat) == show.question_for(match, seat)
        )
        forked += 1
        match.choose(chance.pick(question.options), question.seat)
    assert same > 0.7 * forked


def test_a_fork_is_a_game_of_its_own() -> None:
    match = Match(GAME, {"players": 2}, 3)
    before = digest(match.state)
    table = Analysis.begin(GAME, fork(match, 0, Random(1)))
    chance = Random(2)
    while not table.live.match.over:
        question = table.live.match.question()
        table.choose(question.seat, [chance.pick(question.options).code])
    assert show.outcome(table.live.match) is not None
    assert show.turns(table.live).turns
    assert digest(match.state) == before
    assert match.history == []


def test_in_a_fork_the_own_choices_of_the_step_can_be_taken_back() -> None:
    match = Match(GAME, {"players": 2}, 3)
    for seat in (0, 1):
        match.choose(match.question(seat).options[0], seat)
    seat = match.question().seat
    match.choose("pour 0", seat)
    begun = fork(match, seat, Random(1))
    assert begun.position.since == [(seat, "pour 0")]
    table = Analysis.begin(GAME, begun)
    table.back()
    with pytest.raises(Refused, match="nothing to take back"):
        table.back()


@pytest.mark.parametrize("spoilt", ["", "?", "aaaa", "cut", "large"])
def test_a_fork_that_is_damaged_is_refused(spoilt: str) -> None:
    word = fork(Match(GAME, {"players": 2}, 3), 0, Random(1)).packed()
    large = b85encode(zlib.compress(b" " * (LARGEST + 1))).decode()
    with pytest.raises(BadRecord):
        Fork.unpacked({"cut": word[:-40], "large": large}.get(spoilt, spoilt))


@pytest.mark.parametrize("name", ["lanterns", "revenant"])
def test_an_open_fork_goes_on_like_the_game_itself(name: str) -> None:
    game, configs = GAMES[name]
    match, chance = Match(game, configs[0], 4), Random(4)
    for _ in range(12):
        match.choose(chance.pick(match.question().options), match.question().seat)
    twin = opened(open_fork(match), game)
    while not match.over:
        assert digest(twin.state) == digest(match.state)
        question = match.question()
        code = chance.pick(question.options).code
        for each in (match, twin):
            each.choose(code, question.seat)
    assert twin.outcome == match.outcome
