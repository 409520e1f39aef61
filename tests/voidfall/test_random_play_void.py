"""Random games against the Voidborn break no invariant, tell no secret, and can be reloaded.

These are short runs, longer in `make proofs`. A night of them is one command:

    domineum selfplay voidfall --mode coop --games 100000 --check --save build/night
"""

from __future__ import annotations

import ast

import pytest

from domineum.kernel import Match, Random
from domineum.kernel.hidden import leaks
from domineum.kernel.state import digest
from domineum.voidfall import GAME
from domineum.voidfall.checks.states import broken, broken_step
from domineum.voidfall.fleets import tokens_in
from domineum.voidfall.state import Voidfall
from tests.thorough import thorough, upto
from tests.voidfall.players import careless, play, seats_of
from tests.voidfall.test_decision_points import AGAINST_THE_VOID, NOT_AMONG_RIVALS
from tests.voidfall.void_players import (
    LEVELS,
    MAPS,
    ORIGINS,
    careful,
    config,
    player_of,
    start,
    wealthy,
)

GAMES, CHUNK = upto(54, 1530), 9
SAMPLE = 47
"""Choices between two looks at views and copies."""


def test_every_map_difficulty_house_and_variant_occurs() -> None:
    configs = [config(number) for number in range(GAMES)]
    wanted = {(scenario.id, level) for scenario in MAPS for level in LEVELS}
    assert {(game["scenario"], game["difficulty"]) for game in configs} == wanted
    assert {seat for game in configs for seat in seats_of(game)} == set(ORIGINS)
    variants = {(game["preselect"], game["blind"]) for game in configs}
    assert variants == {(False, False), (True, False), (True, True)}


@thorough
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_no_invariant_is_broken_by_any_choice(first: int) -> None:
    for number in range(first, first + CHUNK):
        check_game(number)


def check_game(number: int) -> None:
    """Play a numbered game and check everything."""
    match = start(number)
    seats = (*range(len(match.state.players)), None)
    before = match.state.copy()
    games = play(match, player_of(number), number)
    for choices, question in enumerate(games, 1):
        problems = [*broken(match.state), *broken_step(before, match.state)]
        assert not problems, f"game {number}, choice {choices} ({question.topic}): {problems}"
        check_rest(match)
        if choices % SAMPLE == number % SAMPLE:
            for seat in seats:
                assert [*leaks(GAME, match.state, seat, Random(choices))] == []
            assert digest(match.copy().state) == digest(match.state)
        before = match.state.copy()
    assert match.outcome
    assert match.outcome.how.key in ("end-won", "end-outdone", "end-catastrophe")


def check_rest(match: Match[Voidfall]) -> None:
    """Directly after a Clean-up: two Fleet tokens, four Glory, Trade tokens on Agendas."""
    question = match.questions[0] if match.questions else None
    if question is not None and question.topic in ("voidfall.advance-void", "voidfall.war"):
        player = match.state.players[question.seat]
        own = match.state.own(question.seat)
        assert all(tokens_in(match.state, question.seat, n) <= 2 for n in own)
        assert len(player.glory) <= 4
        assert player.loose_trade == 0


def topics() -> set[str]:
    """Read all topics of the chapters from the source, so that none can be forgotten here."""
    found = set(NOT_AMONG_RIVALS)
    for chapter in AGAINST_THE_VOID:
        tree = ast.parse(chapter.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if node.value.startswith("voidfall.") else set()
    return found


def test_every_topic_is_asked_sooner_or_later() -> None:
    """[V-074]"""
    missing = topics()
    assert {"voidfall.war", "voidfall.haven.reward", "voidfall.crisis"} <= missing
    for number in range(400):
        for match in (start(number), wealthy(number)):
            for question in play(match, careful, number):
                missing.discard(question.topic)
        if not missing:
            return
    assert not missing


def test_careless_players_lose_by_catastrophe() -> None:
    """[V-130]"""
    ends = []
    for number in range(6):
        match = start(number)
        for _ in play(match, careless, number):
            pass
        assert match.outcome
        ends.append(match.outcome.how.key)
    assert "end-catastrophe" in ends
