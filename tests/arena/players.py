"""Bots for the tests of the arena."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any

from domineum.kernel import Question
from domineum.kernel.decode import Plain


class First:
    """Always takes the first option."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        return question.options[0].code


class Wrong(First):
    """Answers illegally at times, and fails at others."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        self.asked += 1
        if self.asked % 5 == 0:
            return "checkmate"
        if self.asked % 7 == 0:
            raise ZeroDivisionError("a bot with a bug")
        return super().decide(view, question)


class Deadly(First):
    """Ends the whole process, as a crash in foreign code does."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        os._exit(9)


class Slow(First):
    """Thinks for too long once."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        self.asked += 1
        if self.asked == 3:
            time.sleep(1.1)
        return super().decide(view, question)
