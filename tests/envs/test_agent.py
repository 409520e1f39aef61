"""A trained agent as a bot sees what it saw in its environment."""

from __future__ import annotations

import numpy as np
import pytest

from domineum import games
from domineum.bots import SeatAtTable
from domineum.bots.plugins import outside
from domineum.envs.agent import Agent
from domineum.envs.encoding import Arrays
from domineum.envs.episode import Episodes
from domineum.envs.observations import Observations
from domineum.kernel import Random


class Watcher(Agent):
    """Chooses at random and keeps what it was shown."""

    def __init__(self) -> None:
        self.random = Random(2)
        self.seen: Arrays = {}
        self.possible: list[int] = []

    def policy(self, seen: Arrays, possible: list[int]) -> int:
        self.seen, self.possible = seen, possible
        return possible[self.random.below(len(possible))]


@pytest.mark.parametrize("mode", ["competitive", "solo"])
@pytest.mark.parametrize("name", games.names())
def test_a_bot_is_shown_what_the_environment_shows(name: str, mode: str) -> None:
    episodes = Episodes(name, mode)
    episodes.begin(3)
    shown, match = Observations(episodes), episodes.match
    bots = [Watcher() for _ in range(episodes.players)]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        bot = bots[question.seat]
        expected = shown.of(question.seat)
        code = bot.decide({}, outside(question))
        assert bot.possible == list(episodes.legal(question.seat))
        assert {
            n for n, block in expected.items() if not np.array_equal(block, bot.seen[n])
        } == set()
        match.choose(code, question.seat)
