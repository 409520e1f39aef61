"""What bots that plan need to know of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

from domineum.kernel.messages import Message
from domineum.kernel.question import Seat


def added(numbers: Iterable[float]) -> float:
    """Add numbers in their order. `sum` rounds otherwise from Python 3.12 on, and a bot must value
    a position in the same way everywhere."""
    total = 0.0
    for number in numbers:
        total += number
    return total


class Judge(Protocol):
    """What counts in a position of a game. What it is worth are weights: data that can be tuned.

    The catalogue of the game, or that of the bots, says each feature as `why-` and its name.
    """

    @property
    def habits(self) -> Path:
        """The file of what planners mostly choose; it need not exist."""

    @property
    def deeds(self) -> frozenset[str]:
        """Topics whose options are deeds: what is chosen after one counts for it."""

    @property
    def shared(self) -> frozenset[str]:
        """Features that are about all members of a team, or about how they compare."""

    @property
    def versus(self) -> frozenset[str]:
        """Features that say how others do. Without them the value is the projected own result."""

    def partners(self, state: Any, seat: Seat) -> Mapping[Seat, Message]:
        """Who wins and loses together with a seat, and how an explanation names each of them."""

    def features(self, state: Any, seat: Seat) -> dict[str, float]:
        """What counts in a position for a seat, by name, from what that seat may know."""

    def cards(self, state: Any, seat: Seat) -> Mapping[str, float]:
        """What a seat has that has a price of its own, by the key of its name in the catalogue;
        before the key may stand how it has it (`held`, `improved`)."""

    def time(self, state: Any, seat: Seat) -> float:
        """The share of its turns that a seat still has: 1 at the beginning, 0 at the end."""

    def weights(self, state: Any) -> Path:
        """The file of the weights for a position: of each feature, and of cards with a price."""
