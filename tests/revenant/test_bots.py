"""How bots play Revenant."""

from __future__ import annotations

from typing import Any

import pytest

from domineum.bots import SeatAtTable
from domineum.bots.ranks import make
from domineum.kernel import Match, Random
from domineum.kernel.state import digest
from domineum.revenant import GAME
from tests.revenant.players import config


def play(match: Match[Any], ranks: list[str]) -> list[int]:
    """Let bots play a match to its end; return the scores."""
    bots = [make(rank, GAME, Random.stream(7, str(seat))) for seat, rank in enumerate(ranks)]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        match.choose(bots[question.seat].decide({}, question))
    assert match.outcome is not None
    return match.outcome.scores


def test_a_cadet_beats_a_random_player() -> None:
    for seed, ranks in ((1, ["cadet", "random"]), (2, ["random", "cadet"])):
        scores = play(Match(GAME, config(2, seed), seed), ranks)
        assert scores[ranks.index("cadet")] > scores[ranks.index("random")]


@pytest.mark.parametrize("players", [1, 3, 4])
def test_cadets_play_to_the_end(players: int) -> None:
    assert len(play(Match(GAME, config(players, 1), 1), ["cadet"] * players)) == players


def test_thinking_changes_nothing_at_the_table() -> None:
    match = Match(GAME, config(2, 1), 1)
    bot = make("cadet", GAME, Random(1))
    before, question = digest(match.state), match.question()
    bot.sit(SeatAtTable(match, question.seat))
    bot.decide({}, question)
    assert digest(match.state) == before
    assert match.question() is question
