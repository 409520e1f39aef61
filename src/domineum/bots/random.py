"""The bot that chooses at random: the opponent to begin with, and the workload of benchmarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domineum.bots.seat import SeatAtTable
from domineum.kernel import Match, Message, Option, Question, Random
from domineum.kernel.decode import Plain


class RandomBot:
    """Chooses each option equally often. Give it a generator of its own, never the game's."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat; a random player needs nothing from it."""

    def why(self) -> Message:
        """Say why: there is no reason."""
        return Message("why-random")

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> Option[Any]:
        """Choose one of the options of the question."""
        option: Option[Any] = self.random.pick(question.options)
        return option


def play_out(match: Match[Any], random: Random) -> int:
    """Play a match to its end at random, and return how many decisions that took."""
    decisions = 0
    while (question := match.waiting) is not None:
        match.answer(question, random.below(len(question.options)))
        decisions += 1
    return decisions
