"""What charms change in the rules."""

from __future__ import annotations

from typing import Annotated, TypeVar

from domineum.kernel import Abilities, Ability
from domineum.kernel.abilities import InForce, by_point, terms
from domineum.kernel.content import To
from tests.example.state import Night

ABILITIES = Abilities(Ability)
A = TypeVar("A", bound=Ability)


def active(night: Night, seat: int, point: type[A]) -> tuple[InForce[A], ...]:
    """The abilities in force for a keeper at a point of the rules."""
    charms = [night.content.charms[name] for name in night.keepers[seat].charms]
    found = [InForce(a, f"charm-{charm.id}") for charm in charms for a in charm.abilities]
    return by_point(found).get(point, ())


@ABILITIES.point("brightness")
class Brightness(Ability):
    """Makes lanterns of a kind brighter. [L-04]"""

    lantern: Annotated[str, To("lanterns")]
    add: int = 0
    """How much more."""
    times: int = 1
    """How many times as bright."""


def brighter(night: Night, seat: int, lantern: str, light: int) -> list[tuple[str, int]]:
    """What each charm adds to the brightness of a lantern. [L-04]"""

    def more(source: InForce[Brightness]) -> int:
        ability = source.ability
        return light * (ability.times - 1) + ability.add if ability.lantern == lantern else 0

    return terms(active(night, seat, Brightness), more)
