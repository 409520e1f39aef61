"""Costs inside effects, and what `per` counts."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from domineum.kernel import Message
from domineum.kernel.decode import decode
from domineum.kernel.effects import joined
from domineum.revenant import corruption, operations
from domineum.revenant.conditions import house_ships_here
from domineum.revenant.sectors import ADJACENT
from domineum.revenant.state import At, Rule
from domineum.revenant.trading import give_up, pay, pay_any, trades
from domineum.revenant.words import (
    OUTER,
)


@dataclass(frozen=True)
class Price:
    """A cost; all of it has to be paid. [R-058]"""

    material: int = 0
    """Spend Materials."""
    energy: int = 0
    """Spend Energy."""
    science: int = 0
    """Spend Science."""
    neutronium: int = 0
    """Spend Neutronium."""
    any_resource: int = 0
    """Spend Resources of any type, in any mix."""
    discard_operation: int = 0
    """Discard Operation cards from your hand."""
    discard_hidden_influence: int = 0
    """Discard Hidden Influence cards."""
    receive_corruption: int = 0
    """Receive Corruption; it cannot be paid without an empty slot."""

    @property
    def units(self) -> tuple[int, int, int, int]:
        """The Resources asked for by type."""
        return (self.material, self.energy, self.science, self.neutronium)

    def trades(self, at: At) -> int:
        """How many cards have to be traded to pay it, as `trading.trades` says."""
        return trades(at, self.units, 0, self.any_resource, self.discard_hidden_influence)

    def payable(self, at: At) -> bool:
        """Whether the whole cost can be paid, if need be after trading. [R-058] [R-113]"""
        player = at.player
        return (
            self.trades(at) >= 0
            and len(player.hand) >= self.discard_operation
            and len(player.hidden) >= self.discard_hidden_influence
            and (not self.receive_corruption or corruption.can_receive(at))
        )

    def pay(self, at: At) -> Rule:
        """Pay it. [R-058]"""
        yield from pay(at, self.units)
        yield from pay_any(at, self.any_resource)
        for _ in range(self.discard_operation):
            yield from operations.discard_one(at)
        for _ in range(self.discard_hidden_influence):
            yield from give_up(at)
        for _ in range(self.receive_corruption):
            yield from corruption.receive(at)

    def describe(self) -> Message:
        """The printed text."""
        asked = [(f.name, getattr(self, f.name)) for f in fields(self)]
        parts = [Message(f"cost-{k.replace('_', '-')}", {"n": n}) for k, n in asked if n]
        return joined("cost-and", parts) if parts else Message("cost-nothing")


@dataclass(frozen=True)
class Counted:
    """What is counted, and up to how many; of Orders those played before this one. [RU-75]"""

    count: Literal[
        "destroyed_this_turn", "cadet_card", "frigate_card", "order_card", "rank",
        "house_ship_here", "planet_adjacent", "house_at_3",
    ]  # fmt: skip
    """
    destroyed_this_turn: Voidborn ships that you destroyed in this turn
    cadet_card: Cadet cards that you have played
    frigate_card: Frigate cards that you have played
    order_card: Orders that you have played, before this one
    rank: the Rank of your Captain
    house_ship_here: House ships in your Sector
    planet_adjacent: Planets in your Sector and beside it
    house_at_3: Influence tracks on which you are on space 3 or further
    """
    max: int

    def of(self, at: At) -> int:
        """Count."""
        return min(self.max, self._of(at))

    def _of(self, at: At) -> int:
        player, fleet = at.player, at.state
        match self.count:
            case "destroyed_this_turn":
                return fleet.turn.destroyed if at.own_turn else 0
            case "cadet_card":
                return len(player.cadets[0]) + len(player.cadets[1])
            case "frigate_card":
                return len(player.slots)
            case "order_card":
                orders = player.orders
                return orders.index(at.card) if at.card in orders else len(orders)
            case "rank":
                return player.rank
            case "house_ship_here":
                return house_ships_here(at)
            case "planet_adjacent":
                around = (at.sector, *ADJACENT[at.sector])
                return sum(s in OUTER and fleet.planets[s] != "" for s in around)
            case "house_at_3":
                return sum(space >= 3 for space in player.tracks)

    def describe(self) -> Message:
        """The printed text."""
        return Message(f"count-{self.count.replace('_', '-')}", {"max": self.max})


def read_cost(data: object, where: str) -> Price:
    """Read a cost from plain data."""
    return decode(Price, data, where)


def read_count(data: object, where: str) -> Counted:
    """Read a count from plain data."""
    return decode(Counted, data, where)
