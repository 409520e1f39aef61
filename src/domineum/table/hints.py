"""Hints: what a bot would choose for a person, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from domineum.bots import Bot, SeatAtTable, find
from domineum.kernel import Choice, Match, Message, Option, Question, Random, Seat
from domineum.table.errors import NoAdvice

USUAL = "captain"


class Hint(NamedTuple):
    """The code of an option, and a sentence of the bots' catalogue that says why."""

    code: str
    why: Message


class Adviser:
    """A bot that is asked for a seat. It knows what the seat may know: the view, and samples.

    Its plan holds for as long as the person follows it; otherwise it starts afresh.
    """

    def __init__(self, spec: str, seat: Seat) -> None:
        self.spec = spec
        self.seat = seat
        self._bot: Bot | None = None
        self._before: list[object] = []
        self._code = ""

    def hint(self, match: Match[Any]) -> Hint:
        """What the bot would choose now."""
        question: Question[Any] = match.question(self.seat)
        if self._bot is None or not self._followed(match):
            random = Random.stream(match.seed, f"hint {self.seat}")
            self._bot = find(self.spec, match.game, random)
        self._bot.sit(SeatAtTable(match, self.seat))
        choice = self._bot.decide(match.view(self.seat), question)
        place = question.find(choice) if isinstance(choice, str | Option) else -1
        if place < 0:
            raise NoAdvice(f"the bot '{self.spec}' chooses what cannot be chosen")
        self._before, self._code = list(match.history), question.options[place].code
        return Hint(self._code, self._bot.why())

    def _followed(self, match: Match[Any]) -> bool:
        """Whether the seat has done what the last hint said, and nobody anything else."""
        before, since = match.history[: len(self._before)], match.history[len(self._before) :]
        made = [(c.seat, c.code) for c in since if isinstance(c, Choice) and not c.forced]
        return before == self._before and made == [(self.seat, self._code)]


def usual(bots: Sequence[str]) -> str:
    """The bot to ask unless somebody names another: a captain, else the last one."""
    return USUAL if USUAL in bots else bots[-1]
