"""Lines of a puzzle: what may be chosen in it, and where its counting stops.

A puzzle is about one seat and one turn. A line ends with the choice after which only the clean-up
of the turn is left, somebody else is asked, or something has been drawn, rolled or shown: what
comes after that may rest on chance. It ends with a deal beside the turn, too (`Game.roles`), which
could be made at nearly every question. What counts is how things stand between two steps of the
rules, and where the line ends.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Literal

from domineum.kernel import AnyGame, Chapter, Choice, DomineumError, Match, Seat
from domineum.kernel.goals import Goals

Stop = Literal["", "chance", "other", "turn", "side"]
"""Why a line goes no further: something was drawn or shown, somebody else is asked, the turn is
over, or a deal beside it was begun; empty while it goes on."""


def goals_of(game: AnyGame) -> Goals:
    """What puzzles of a game ask for."""
    if game.goals is None:
        raise DomineumError(f"there are no puzzles of {game.name}")
    return game.goals


@dataclass(frozen=True, slots=True)
class Frame:
    """The seat and the turn that a puzzle is about."""

    seat: Seat
    chapter: Chapter
    goals: Goals

    @classmethod
    def of(cls, match: Match[Any], seat: Seat) -> Frame:
        """The turn that a match is in."""
        return cls(seat, match.game.chapter(match.state), goals_of(match.game))

    def open(self, match: Match[Any]) -> bool:
        """Whether the seat may begin a line there."""
        game, state = match.game, match.state
        if match.over or [question.seat for question in match.questions] != [self.seat]:
            return False
        turn = game.chapter(state).seat in (None, self.seat)
        return turn and not self.goals.over(state, self.seat)

    def stop(self, match: Match[Any], made: Choice) -> Stop:
        """Why a line ends with the choice that was made last, if it does."""
        game, state = match.game, match.state
        if made.option is not None and game.roles.get(made.option.verb) == "side":
            return "side"
        if made.fence:
            return "chance"
        if match.over or game.chapter(state) != self.chapter or self.goals.over(state, self.seat):
            return "turn"
        return "" if match.questions[0].seat == self.seat else "other"


def begun(match: Match[Any]) -> Match[Any]:
    """A copy of a match that comes back to the beginning of each step."""
    twin = match.copy()
    twin.checkpoint_every = 0
    twin.question()
    return twin


def step_of(match: Match[Any]) -> tuple[Any, tuple[str, ...]]:
    """The state in which the present step began, and what has been chosen in it."""
    state, _, since = match.checkpoint()
    return state, tuple(made.code for made in since if not made.forced)


def settled(match: Match[Any]) -> bool:
    """Whether nothing has been chosen yet in the present step."""
    return not step_of(match)[1]


def key_of(state: Any) -> bytes:
    """What tells a state from all others."""
    return hashlib.blake2b(repr(state.plain()).encode(), digest_size=12).digest()


def made_since(match: Match[Any], length: int) -> Choice:
    """The choice that was made when the history had a length."""
    made = match.history[length]
    assert isinstance(made, Choice)
    return made
