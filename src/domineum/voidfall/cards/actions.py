"""Actions: what can be done in the Actions step of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domineum.kernel import Effect
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost


class Action(NamedTuple):
    """Something that can be done in the Actions step."""

    verb: str
    """Of the option for it."""
    code: str
    about: Mapping[str, int | str]
    cost: Cost
    effect: Effect[At]
    same: int = 0
    again: Cost | None = None
    """What taking it twice costs beside the resources, which are paid together."""

    @property
    def total(self) -> Cost:
        """All that has to be paid."""
        return self.cost.plus(self.again) if self.again else self.cost
