"""What a bot holds in its hands: the view, the question, and samples of the unknown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from domineum.kernel import Match, Option, Question, Random, Seat
from domineum.kernel.decode import Plain


class SeatAtTable:
    """A seat of a running match, as its bot may know it. The true state stays out of reach."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.game.name

    def view(self) -> dict[str, Plain]:
        """Everything that the seat may know."""
        return self._match.view(self.seat)

    def question(self) -> Question[Any]:
        """What is asked of the seat."""
        return self._match.question(self.seat)

    def sample(self, random: Random) -> Match[Any]:
        """A copy of the match in which all that the seat may not know is dealt anew."""
        return self._match.sample(self.seat, random)


class Bot(Protocol):
    """A player that is a program."""

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat before the first decision. A bot that does not search may ignore it."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str | Option[Any]:
        """Answer a question with one of its options, or with its code."""

    def why(self) -> str:
        """Say in a sentence why the last decision was made."""
