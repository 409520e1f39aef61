"""The referee of a bot: whatever the bot does, there is an answer, and what went wrong is known."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from domineum.bots.seat import Bot, SeatAtTable
from domineum.kernel import Message, Option, Question, Random
from domineum.kernel.decode import Plain

KINDS = ("illegal", "crash", "late")
SECONDS = 30.0
LONGEST = 160
"""The text of an error is cut to this many letters."""


class Guarded:
    """A bot that loses a decision to chance when it errs, fails or takes too long.

    A bot in this process cannot be interrupted: that it is late is noticed when it has answered. A
    separate program is ended when its time is up.
    """

    def __init__(self, bot: Bot, random: Random, seconds: float = SECONDS) -> None:
        self.bot = bot
        self.random = random
        self.seconds = seconds
        self.decisions = 0
        self.spent = 0.0
        self.slowest = 0.0
        self.failures: Counter[str] = Counter()
        """How often chance had to decide, by kind."""
        self.problem = ""
        """What went wrong the last time, for people."""
        self.problems: dict[str, str] = {}
        """The same by kind."""
        self._kind = ""

    def sit(self, seat: SeatAtTable) -> None:
        """Let the bot take its seat."""
        self._watch(lambda: self.bot.sit(seat))

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> Option[Any]:
        """The bot's choice, or a random one if there is none."""
        self.decisions += 1
        begun = time.perf_counter()
        choice = self._watch(lambda: self.bot.decide(view, question))
        took = time.perf_counter() - begun
        self.spent += took
        self.slowest = max(self.slowest, took)
        if took > self.seconds and not self._kind:
            self._fail("late", f"{took:.2f} s")
        place = question.find(choice) if isinstance(choice, str | Option) else -1
        if place < 0 and not self._kind:
            self._fail("illegal", f"{choice!r:.80} for {question.topic}")
        if self._kind:
            return self.random.pick(question.options)
        return question.options[place]

    def why(self) -> Message:
        """The bot's reason, or that chance decided."""
        if self._kind:
            return Message("why-stand-in", {"kind": self._kind})
        return self.bot.why()

    def _watch(self, act: Any) -> Any:
        self._kind = ""
        try:
            return act()
        except TimeoutError as error:
            self._fail("late", str(error)[:LONGEST])
        except Exception as error:
            text = f"{type(error).__name__}: {error}"[:LONGEST]
            self._fail("crash", f"{text} ({_place(error)})")

    def _fail(self, kind: str, problem: str) -> None:
        self._kind, self.problem = kind, problem
        self.problems[kind] = problem
        self.failures[kind] += 1


def _place(error: BaseException) -> str:
    """Where an error came from: the file and the line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
