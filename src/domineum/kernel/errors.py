"""What can go wrong, in words a user understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from domineum.kernel.messages import Message


class DomineumError(Exception):
    """A mistake by the user or in their data; shown as one line, never as a traceback."""


class Refused(DomineumError):
    """A choice, an undo or a redo that is not possible now. Nothing has changed."""

    def __init__(self, text: str, reason: Message | None = None, rule: str = "") -> None:
        super().__init__(f"{text} [{rule}]" if rule else text)
        self.reason = reason
        self.rule = rule


class BadData(DomineumError):
    """Data that does not have the expected form; says where and what was expected."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class BadRecord(DomineumError):
    """A record that is not well-formed or does not replay."""


class Earlier(DomineumError):
    """What is to be taken back lies before the position from which this match was started."""


class GameOver(Exception):
    """Raised by a rule that ends the game at once, in the middle of whatever is going on."""


class BrokenRule(Exception):
    """A defect in a game's rules: a question without options, or a broken invariant."""
