"""What `per` counts: a class for each thing, with `@COUNTS.word("rank")`."""

from __future__ import annotations

from dataclasses import dataclass

from domineum.kernel import Message
from domineum.kernel.words import Worded, Words
from domineum.revenant.conditions import house_ships_here
from domineum.revenant.sectors import ADJACENT
from domineum.revenant.state import At
from domineum.revenant.words import OUTER


@dataclass(frozen=True, kw_only=True)
class Count(Worded):
    """What is counted, and up to how many."""

    max: int
    """At most this many count."""

    def of(self, at: At) -> int:
        """Count, as far as it counts."""
        return min(self.max, self.number(at))

    def number(self, at: At) -> int:
        """How many there are."""
        raise NotImplementedError

    def describe(self) -> Message:
        """The printed text."""
        return Message(f"count-{self.word.replace('_', '-')}", {"max": self.max})


COUNTS = Words[Count]("count")


@COUNTS.word("destroyed_this_turn")
class DestroyedThisTurn(Count):
    """Voidborn ships that you destroyed in this turn."""

    def number(self, at: At) -> int:
        return at.state.turn.destroyed if at.own_turn else 0


@COUNTS.word("cadet_card")
class CadetCards(Count):
    """Cadet cards that you have played."""

    def number(self, at: At) -> int:
        return len(at.player.cadets[0]) + len(at.player.cadets[1])


@COUNTS.word("frigate_card")
class FrigateCards(Count):
    """Frigate cards that you have played."""

    def number(self, at: At) -> int:
        return len(at.player.slots)


@COUNTS.word("order_card")
class Orders(Count):
    """Orders that you have played, before this one. [RU-75]"""

    def number(self, at: At) -> int:
        orders = at.player.orders
        return orders.index(at.card) if at.card in orders else len(orders)


@COUNTS.word("rank")
class Rank(Count):
    """The Rank of your Captain."""

    def number(self, at: At) -> int:
        return at.player.rank


@COUNTS.word("house_ship_here")
class HouseShipsHere(Count):
    """House ships in your Sector."""

    def number(self, at: At) -> int:
        return house_ships_here(at)


@COUNTS.word("planet_adjacent")
class PlanetsAround(Count):
    """Planets in your Sector and beside it."""

    def number(self, at: At) -> int:
        around = (at.sector, *ADJACENT[at.sector])
        return sum(s in OUTER and at.state.planets[s] != "" for s in around)


@COUNTS.word("house_at_3")
class TracksAtThree(Count):
    """Influence tracks on which you are on space 3 or further."""

    def number(self, at: At) -> int:
        return sum(space >= 3 for space in at.player.tracks)
