"""Lanterns with a defect: oil that is poured into harbour 1 breaks the rules."""

from __future__ import annotations

from typing import Any, ClassVar

from domineum.kernel import Event, Flow
from domineum.kernel.game import StepFunction
from tests.example.game import Lanterns, pour
from tests.example.state import Night


def leak(night: Night, seat: int) -> Flow[None]:
    """Pour as always, except into harbour 1."""
    rule = pour(night, seat)
    answer: Any = None
    while True:
        try:
            item = rule.send(answer)
        except StopIteration:
            return
        if isinstance(item, Event) and item.data.get("harbour") == 1:
            raise ZeroDivisionError("a secret")
        answer = yield item


class Failing(Lanterns):
    name = "failing"
    steps: ClassVar[dict[str, StepFunction]] = {**Lanterns.steps, "pour": leak}


GAME = Failing()
