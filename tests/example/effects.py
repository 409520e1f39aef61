"""The leaves, costs and counts of the example game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from domineum.kernel import Algebra, Effect, Event, Flow, Message
from domineum.kernel.content import To
from domineum.kernel.decode import decode
from tests.example.abilities import ABILITIES
from tests.example.state import At


@dataclass(frozen=True)
class OilCost:
    oil: int

    def payable(self, at: At) -> bool:
        return at.keeper.oil >= self.oil

    def pay(self, at: At) -> Flow[None]:
        at.keeper.oil -= self.oil
        yield from ()

    def describe(self) -> Message:
        return Message("effect-cost-oil", {"amount": self.oil})


@dataclass(frozen=True)
class Filled:
    count: Literal["harbours"]

    def of(self, at: At) -> int:
        return sum(1 for harbour in at.state.harbours if harbour.owner == at.seat)

    def describe(self) -> Message:
        return Message("effect-count-harbours")


EFFECTS: Algebra[At] = Algebra(
    "lanterns",
    cost=lambda data, where: decode(OilCost, data, where),
    count=lambda data, where: decode(Filled, data, where),
    hooks=ABILITIES.hooks,
)


@EFFECTS.leaf("oil")
class Oil(Effect[At]):
    amount: int
    harmless = True

    def resolve(self, at: At) -> Flow[bool]:
        at.keeper.oil += self.amount
        yield from ()
        return True


@EFFECTS.leaf("points")
class Points(Effect[At]):
    amount: int
    harmless = True

    def resolve(self, at: At) -> Flow[bool]:
        at.keeper.points += self.amount
        yield from ()
        return True


@EFFECTS.leaf("charm")
class Charm(Effect[At]):
    charm: Annotated[str, To("charms")]

    def possible(self, at: At) -> bool:
        return self.charm not in at.keeper.charms

    def resolve(self, at: At) -> Flow[bool]:
        at.keeper.charms.append(self.charm)
        yield from ()
        return True


@EFFECTS.leaf("peek")
class Peek(Effect[At]):
    def possible(self, at: At) -> bool:
        return bool(at.state.prizes)

    def resolve(self, at: At) -> Flow[bool]:
        at.state.reveal()
        at.state.seen.append(at.seat)
        secret = {"prize": at.state.prizes[-1]}
        yield Event("peeked", at.seat, "L-05", secret, player=at.seat)
        return True
