"""Goals: what can be asked for in a puzzle, in one turn of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from domineum.kernel.messages import Message
from domineum.kernel.question import Option, Seat


class Aim(NamedTuple):
    """Something to be reached: a kind that the game knows, and what it is about."""

    kind: str
    about: Mapping[str, int | str]


class Term(NamedTuple):
    """A number that counts for an aim, as it is now."""

    name: Message
    amount: int
    need: int
    fewer: bool = False
    """At most as many as needed, rather than at least."""

    @property
    def met(self) -> bool:
        """Whether it is as it has to be."""
        return self.amount <= self.need if self.fewer else self.amount >= self.need


class Goals(Protocol):
    """What puzzles ask for in a game, each time for one turn of one seat.

    Of an aim as much as possible is asked for: `need` is the best worth that can be reached. The
    catalogue says each kind as `puzzle-` and its name, and its name alone as `puzzle-kind-` and it.
    """

    @property
    def kinds(self) -> tuple[str, ...]:
        """All kinds of aims."""

    @property
    def deeds(self) -> frozenset[str]:
        """Topics whose answers tell one way to reach an aim from another."""

    @property
    def puzzles(self) -> Path:
        """The file of the puzzles of the game; it need not exist."""

    def aims(self, state: Any, seat: Seat) -> Iterable[Aim]:
        """What could be asked for in a position."""

    def over(self, state: Any, seat: Seat) -> bool:
        """Whether what is left of the seat's turn is only its clean-up."""

    def least(self, aim: Aim) -> int:
        """By how much more than at the beginning a position has to be worth to be a puzzle."""

    def worth(self, aim: Aim, state: Any, seat: Seat) -> int | None:
        """What a position is worth for an aim; None if it lacks what the aim asks for besides."""

    def terms(self, aim: Aim, before: Any, now: Any, seat: Seat, need: int) -> list[Term]:
        """How far an aim is reached since the beginning: all are met exactly when a position is
        worth what is needed."""

    def repeats(self, before: Option[Any], option: Option[Any]) -> bool:
        """Whether an option, chosen right after another one of the same topic, leads only to what
        another order of the same choices leads to, too."""
