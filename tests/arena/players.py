"""Bots for the tests of the arena."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from domineum.kernel import Question
from domineum.kernel.decode import Plain

HOLD = "DOMINEUM_TEST_HOLD"
"""Names a file of blocks; a tournament holds while the file has HELD_AT lines or more."""
HELD_AT = 4


class First:
    """Always takes the first option."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        if HOLD in os.environ:
            hold(Path(os.environ[HOLD]))
        return question.options[0].code


def hold(blocks: Path) -> None:
    """Wait until the process that leads the tournament is gone, once enough blocks are written."""
    leader = os.getppid()
    while os.getppid() == leader and lines(blocks) >= HELD_AT:
        time.sleep(0.05)


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


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
    """Thinks for too long once, by a clock that only it moves."""

    now = 0.0

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        self.asked += 1
        if self.asked == 3:
            Slow.now += 1.1
        return super().decide(view, question)
