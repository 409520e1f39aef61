"""Samples: a running game in which everything that a seat may not know was dealt again."""

from __future__ import annotations

import pytest

from domineum.kernel import BadRecord, Flow, Match, Option, Question, Random, Refused, ask_all
from domineum.kernel.record import take
from domineum.kernel.state import digest
from tests.example.positions import keeper, night, table
from tests.example.state import Night
from tests.kernel.table import Toy, history, lanterns, play_on, say, start

OWN = keeper("sun 3, moon 2, moon 2")
"""With this hand nobody else can hold three lanterns that are the same."""


def codes(match: Match[Night], seat: int) -> list[str]:
    """What the seat is offered."""
    asked = [question for question in match.questions if question.seat == seat]
    return [option.code for question in asked for option in question.options]


@pytest.mark.parametrize("seed", range(40))
def test_a_sample_looks_the_same_to_its_seat(seed: int) -> None:
    match = lanterns(seed, 2 + seed % 3, seed)
    for seat in range(2 + seed % 3):
        sample = match.sample(seat, Random(seed))
        assert sample.view(seat) == match.view(seat)
        assert codes(sample, seat) == codes(match, seat)
    spectator = match.sample(None, Random(seed))
    assert spectator.view(None) == match.view(None)


@pytest.mark.parametrize("seed", range(40))
def test_a_sample_can_be_copied_and_played_on(seed: int) -> None:
    sample = lanterns(seed, 2 + seed % 3, seed).sample(seed % 2, Random(seed))
    for _ in range(5):
        play_on(sample, Random(seed), 1)
        assert digest(sample.copy().state) == digest(sample.state)
        assert history(sample.copy()) == history(sample)
    twin = sample.copy()
    assert play_on(sample, Random(3)).over
    assert digest(play_on(twin, Random(3)).state) == digest(sample.state)
    assert list(sample.game.check(sample.state)) == []


def test_a_sample_leaves_the_game_alone() -> None:
    match = lanterns(1, choices=5)
    before = digest(match.state), history(match)
    play_on(match.sample(0, Random(1)), Random(1))
    assert (digest(match.state), history(match)) == before


def test_samples_differ_in_what_is_hidden() -> None:
    match = lanterns(1, choices=5)
    hands = {tuple(match.sample(0, Random(i)).state.keepers[1].hand) for i in range(20)}
    assert len(hands) > 10


def test_a_sample_deals_the_hidden_answers_of_others_again_and_keeps_its_own() -> None:
    match = table(night(OWN, keeper("moon 3, star 6, star 6"), keeper("sun 5, sun 7, sun 7")))
    match.choose("play sun 3", 0)
    match.choose("play star 6", 1)
    samples = [match.sample(0, Random(i)) for i in range(20)]
    assert {history(sample)[0] for sample in samples} == {"play sun 3"}
    assert len({history(sample)[1] for sample in samples}) > 5
    assert all([q.seat for q in sample.questions] == [2] for sample in samples)


def test_the_options_of_others_are_those_of_the_new_deal() -> None:
    match = table(night(OWN, keeper("moon 3, star 6, star 6")))
    for i in range(20):
        sample = match.sample(0, Random(i))
        held = {f"play {card}" for card in sample.state.keepers[1].hand}
        assert set(codes(sample, 1)) == held


def test_a_sample_in_the_middle_of_a_step_goes_on_from_there() -> None:
    def step(toy: Toy) -> Flow[None]:
        yield from say(toy, 0, "a", "b")
        options = [Option("keep", 0), Option("swap", 1)]
        swaps = yield from ask_all([Question(seat, "toy.swap", options) for seat in (0, 1)])
        toy.said += [str(swap) for swap in swaps.values()]

    match = start(step)
    match.choose("a")
    match.choose("swap", 0)
    sample = match.sample(0, Random(5))
    assert sample.state.said == ["a"]
    sample = sample.copy()
    sample.choose("keep", 1)
    assert sample.state.said == ["a", "1", "0"]


def test_undo_in_a_sample_stops_where_it_was_dealt() -> None:
    match = table(night(keeper("", 3), keeper("sun 1"), steps=[("pour", 0)]))
    match.choose("pour 0")
    sample = match.sample(0, Random(1))
    with pytest.raises(Refused, match="nothing to take back"):
        sample.undo(0)
    sample.choose("pour 1")
    sample.undo(0)
    assert sample.view(0) == match.view(0)


def test_a_sample_has_no_record() -> None:
    with pytest.raises(BadRecord, match="a sample, or"):
        take(lanterns(1, choices=5).sample(0, Random(1)))
