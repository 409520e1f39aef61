"""Costs inside effects."""

from __future__ import annotations

from dataclasses import dataclass, fields

from domineum.kernel import Message
from domineum.kernel.decode import decode
from domineum.kernel.effects import joined
from domineum.revenant import corruption, operations
from domineum.revenant.state import At, Rule
from domineum.revenant.trading import give_up, pay, pay_any, trades


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

    def __post_init__(self) -> None:
        if any(getattr(self, field.name) < 0 for field in fields(self)):
            raise ValueError("a cost takes, and gives nothing")

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


def read_cost(data: object, where: str) -> Price:
    """Read a cost from plain data."""
    return decode(Price, data, where)
