"""What only exists against the Voidborn: Harbingers, Crises and Catastrophes.

A competitive game has none of them, so these effects are never possible in it.  [V-002]
"""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Effect, Flow, Message
from domineum.voidfall.at import At
from domineum.voidfall.effects import EFFECTS


class AgainstVoidborn(Effect[At]):
    """An effect that a competitive game does not have.  [V-002]"""

    def possible(self, at: At) -> bool:
        return False

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-competitive"), "V-002"

    def resolve(self, at: At) -> Flow[None]:
        yield from ()


@EFFECTS.leaf("remove_harbinger")
class RemoveHarbinger(AgainstVoidborn):
    """Remove Harbingers.  [V-460]"""

    amount: int
    where: Literal["sector"] | None = None


@EFFECTS.leaf("place_harbinger")
class PlaceHarbinger(AgainstVoidborn):
    """Place a Harbinger on the map.  [V-459]"""


@EFFECTS.leaf("discard_crisis")
class DiscardCrisis(AgainstVoidborn):
    """Discard a Crisis.  [V-102]"""

    which: Literal["ongoing", "any", "economic", "military"]


@EFFECTS.leaf("place_catastrophe")
class PlaceCatastrophe(AgainstVoidborn):
    """Place a Catastrophe token.  [V-129]"""
