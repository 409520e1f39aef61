"""Whole games by players without a plan: invariants, secrets, copies, records."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from domineum.kernel import BadData, Match, Random, record
from domineum.kernel.hidden import leaks
from domineum.kernel.state import digest
from domineum.revenant import GAME
from domineum.revenant.configs import random_config
from domineum.revenant.invariants import INVARIANTS, STEPS, broken_step
from domineum.revenant.state import Fleet
from tests.revenant.players import Player, anything, eager, moments
from tests.revenant.table import CONTENT
from tests.thorough import thorough, upto


def test_there_are_enough_invariants() -> None:
    names = [name for name, _ in INVARIANTS] + [name for name, _ in STEPS]
    assert len(names) == len(set(names)) >= 40


@thorough
@pytest.mark.parametrize("player", [anything, eager])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("block", range(upto(2, 80)))
def test_all_invariants_hold_after_every_choice(players: int, block: int, player: Player) -> None:
    for seed in range(block * 4, block * 4 + 4):
        before = None
        for match in moments(players, seed, player):
            assert not [*GAME.check(match.state)]
            if before is not None:
                assert not [*broken_step(before, match.state)]
            before = match.state.copy()
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.scores) == players
        assert match.state.cycle == 4


@cache
def asked() -> dict[str, int]:
    """The topics of some games, with the greatest number of options."""
    found: dict[str, int] = {}
    for players in (1, 2, 3, 4):
        for seed in range(40):
            for match in moments(players, 100 + seed, eager):
                if not match.over:
                    question = match.question()
                    largest = max(found.get(question.topic, 0), len(question.options))
                    found[question.topic] = largest
    return found


def topics() -> set[str]:
    """All topics that the rules can ask about."""
    folder = Path(__file__).parents[2] / "src" / "domineum" / "revenant"
    text = (folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = [line.split(" =")[0] for line in text.splitlines() if line.startswith("ask-")]
    return {key.removeprefix("ask-revenant-") for key in keys}


def test_every_topic_is_asked_in_random_play() -> None:
    assert {topic.removeprefix("revenant.") for topic in asked()} == topics()


def test_no_question_has_more_than_sixty_options() -> None:
    assert max(asked().values()) < 60


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_view_tells_a_secret(players: int) -> None:
    """[R-075] [R-114]"""
    for seed in range(2):
        for number, match in enumerate(moments(players, seed, eager)):
            if number % 9 == 0:
                for seat in (*range(players), None):
                    random = Random.stream(number, "redeal")
                    assert not [*leaks(GAME, match.state, seat, random)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_new_deal_is_a_legal_position_and_plays_on(players: int) -> None:
    for seed in range(2):
        for number, match in enumerate(moments(players, seed, eager)):
            if number % 25 == 0 and not match.over:
                random = Random.stream(number, "sample")
                asked = match.question()
                sample = match.sample(asked.seat, random)
                assert sample.view(asked.seat) == match.view(asked.seat)
                offered = sample.question(asked.seat).options
                assert [o.code for o in offered] == [o.code for o in asked.options]
                for _ in range(30):
                    assert not [*GAME.check(sample.state)]
                    if sample.over:
                        break
                    sample.choose(eager(sample.question(), random))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_copy_a_replay_and_a_loaded_record_are_the_same_game(players: int) -> None:
    for number, match in enumerate(moments(players, 7, anything)):
        if number % 40 == 0 or match.over:
            copy = match.copy()
            assert copy.state.plain() == match.state.plain()
            text = record.take(match).to_text()
            loaded = record.replay(record.load(text), GAME)
            assert digest(loaded.state) == digest(match.state)
            if not match.over:
                codes = [option.code for option in match.question().options]
                assert [o.code for o in copy.question().options] == codes
                assert [o.code for o in loaded.question().options] == codes


def test_a_state_survives_its_plain_form() -> None:
    for players in (1, 2, 4):
        for number, match in enumerate(moments(players, 3, eager)):
            if number % 50 == 0:
                assert Fleet.load(match.state.plain()) == match.state


def test_a_turn_can_be_taken_back_and_done_again() -> None:
    for match in moments(2, 5, eager):
        if match.over:
            break
        seat = match.question().seat
        if match.why_no_undo(seat) is None:
            before = match.state.plain()
            match.undo(seat)
            match.redo(seat)
            assert match.state.plain() == before


@pytest.mark.parametrize("players", [None, 1, 2, 3, 4])
def test_a_config_can_be_drawn(players: int | None) -> None:
    for seed in range(10):
        drawn = random_config(CONTENT, Random(seed), players)
        assert drawn["players"] == (players or drawn["players"])
        assert Match(GAME, drawn, seed).question().topic == "revenant.agenda"


def test_a_config_is_drawn_to_order() -> None:
    drawn = random_config(CONTENT, Random(1), 2, houses=["zenor", "yarvek"])
    assert drawn["houses"] == ["zenor", "yarvek"]
    assert random_config(CONTENT, Random(1), scenario="admiral", mode="solo")["level"] == "admiral"


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"players": 5}, "1 to 4"),
        ({"mode": "cooperative"}, "competitive or solo"),
        ({"preselect": True}, "no such variant"),
        ({"players": 2, "scenario": "admiral"}, "only the solo game"),
        ({"players": 1, "scenario": "easy"}, "found 'easy'"),
        ({"players": 2, "houses": ["zenor"]}, "2 different"),
        ({"players": 1, "houses": ["nobody"]}, "no House 'nobody'"),
    ],
)
def test_a_wrong_wish_is_refused(wishes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        random_config(CONTENT, Random(1), **wishes)
