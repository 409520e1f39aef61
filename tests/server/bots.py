"""Bots that misbehave."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any, NoReturn

from domineum.bots import SeatAtTable
from domineum.kernel import Message, Option, Question, Random
from domineum.kernel.decode import Plain


class Silent:
    def __init__(self, random: Random) -> None:
        self.random = random

    def sit(self, seat: SeatAtTable) -> None:
        pass

    def why(self) -> Message:
        return Message("why-unsaid")


class Endless(Silent):
    """Thinks until its server is gone."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> NoReturn:
        server = os.getppid()
        while os.getppid() == server:
            time.sleep(0.05)
        os._exit(1)


class Broken(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> NoReturn:
        raise ZeroDivisionError


class Dead(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> NoReturn:
        os._exit(1)


class Cheat(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> Option[None]:
        return Option("win", None)


class Counting(Silent):
    """Gives as its reason how many questions all bots of this class have been asked."""

    asked = 0

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        Counting.asked += 1
        return question.options[0].code

    def why(self) -> Message:
        return Message("why-counted", {"n": Counting.asked})


class Stubborn(Silent):
    """Pours into harbour 1 whenever it can."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        codes = [option.code for option in question.options]
        return "pour 1" if "pour 1" in codes else codes[0]
