"""Bots that misbehave."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any, NoReturn

from domineum.bots import SeatAtTable
from domineum.kernel import Option, Question, Random
from domineum.kernel.decode import Plain


class Silent:
    def __init__(self, random: Random) -> None:
        self.random = random

    def sit(self, seat: SeatAtTable) -> None:
        pass

    def why(self) -> str:
        return ""


class Slow(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> NoReturn:
        time.sleep(3600)
        raise AssertionError


class Broken(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> NoReturn:
        raise ZeroDivisionError


class Dead(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> NoReturn:
        os._exit(1)


class Cheat(Silent):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> Option[None]:
        return Option("win", None)
