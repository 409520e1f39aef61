"""A match in which every choice can be taken back, whoever made it and whatever it has shown."""

from __future__ import annotations

from domineum.kernel.errors import Refused
from domineum.kernel.match import Choice, Match, S
from domineum.kernel.messages import Message
from domineum.kernel.question import Question, Seat

SPARSE = 24
"""At least this many choices lie between two checkpoints that are kept from before a fence."""


class Free(Match[S]):
    """A match to try things out: undo takes back the last choice of all, for any seat.

    What was drawn is drawn again in the same way: the generator goes back with the state.
    """

    @classmethod
    def of(cls, match: Match[S]) -> Free[S]:
        """Make a match such a one; what was chosen up to now cannot be taken back."""
        match.close()
        match.__class__ = cls
        assert isinstance(match, cls)
        return match

    def last(self) -> Choice | None:
        """The last choice, if it can be taken back."""
        for choice in reversed(self.history[self._floor :]):
            if isinstance(choice, Choice) and not choice.forced:
                return choice
        return None

    def _undoable(self, seat: Seat) -> int:
        last = self.last()
        if last is None:
            raise Refused("there is nothing to take back", Message("undo-start"))
        return self.history.index(last)

    def undo(self, seat: Seat) -> Choice:
        """Take back the last choice, and return it."""
        last = self.last()
        return super().undo(seat if last is None else last.seat)

    def answer(self, question: Question[S], index: int) -> None:
        before = self._checkpoints[:]
        super().answer(question, index)
        if self._checkpoints[0] is before[0]:
            return
        kept = before[:1]
        for checkpoint in before[1:]:
            if checkpoint[0] - kept[-1][0] >= SPARSE:
                kept.append(checkpoint)
        since = (one for one in self._checkpoints if one[0] > kept[-1][0])
        self._checkpoints = [*kept, *since]
