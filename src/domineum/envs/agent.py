"""Trained agents as bots: what chose actions in an environment plays in the arena and at tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from domineum import games
from domineum.bots import SeatAtTable
from domineum.envs.encoding import Arrays, Encoder
from domineum.envs.episode import legal
from domineum.kernel import Question, Random
from domineum.kernel.decode import Plain

Policy = Callable[[Arrays, list[int]], int]
"""Chooses one of the possible actions for an observation."""


class Agent:
    """A bot that shows its policy what an environment would show, and chooses as it says.

    Derive a class that sets `policy`, and name it as any bot: `my_agent.py:MyAgent`.
    """

    policy: Policy

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat."""
        self.seat = seat
        self.encoder = Encoder(games.find(seat.game))

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        """Ask the policy."""
        places = legal(question)
        # A sample differs from the game only in what the seat does not know, nor an observation.
        known = self.seat.sample(Random(0))
        asked = len(known.questions)
        seen = self.encoder.encode(known.state, self.seat.seat, asked, question, places)
        action = self.policy(seen, list(places))
        code: str = question.options[places[action]].code
        return code
