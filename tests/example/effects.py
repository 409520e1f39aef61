"""The leaves, costs and counts of the example game, and what modifies brightness."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from domineum.kernel import Algebra, Effect, Event, Flow, Message, Point
from domineum.kernel.decode import decode
from tests.example.state import At, Night


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
    charm: Literal["lens", "shade"]

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
        yield Event("peeked", at.seat, "L-05", secret, keeper=at.seat)
        return True


def charms_of(night: Night, seat: int, lantern: str) -> Iterable[str]:
    return night.keepers[seat].charms


brightness = Point[int, [Night, int, str]]("brightness", charms_of)


@brightness.modifier("lens", order=1)
def lens(light: int, night: Night, seat: int, lantern: str) -> int:
    """The Lens adds 2 to suns. [L-04]"""
    return light + 2 if lantern.startswith("sun") else light


@brightness.modifier("shade", order=0)
def shade(light: int, night: Night, seat: int, lantern: str) -> int:
    """The Shade doubles moons. [L-04]"""
    return light * 2 if lantern.startswith("moon") else light
