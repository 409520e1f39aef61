"""What a bot has to decide with: the view, and samples of the unknown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Protocol

from domineum.kernel import Match, Message, Option, Question, Random, Seat
from domineum.kernel.decode import Plain


class SeatAtTable:
    """A seat of a running match, as its bot may know it. The match itself stays out of reach."""

    __slots__ = ("_sample", "_view", "game", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.game = match.game.name
        """The name of the game."""
        self.seat = seat
        self._view = partial(match.view, seat)
        self._sample = partial(match.sample, seat)

    def view(self) -> dict[str, Plain]:
        """Everything that the seat may know."""
        return self._view()

    def sample(self, random: Random) -> Match[Any]:
        """A copy of the match in which everything that the seat may not know is dealt again."""
        twin: Match[Any] = self._sample(random)
        twin.seed = 0
        return twin


class Bot(Protocol):
    """A player that is a program."""

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat before the first decision. A bot that does not search may ignore it."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str | Option[Any]:
        """Answer a question with one of its options, or with its code."""

    def why(self) -> Message:
        """Say in a sentence why the last decision was made: a message of `bots.CATALOGUE`."""
