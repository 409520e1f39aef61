"""The effects on the fleet and the Main board: one leaf each."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Flow, Message
from domineum.kernel.effects import APART
from domineum.revenant import (
    arkships,
    attack,
    deployment,
    dropships,
    fighters,
    movement,
    revenant,
    shields,
)
from domineum.revenant.effects import EFFECTS, Leaf, Where
from domineum.revenant.records import CarefulSteps
from domineum.revenant.sectors import targets
from domineum.revenant.state import At
from domineum.revenant.words import (
    FRIGATE,
)

__all__ = ["EFFECTS"]


@EFFECTS.leaf("place_shield")
class PlaceShield(Leaf):
    """Place Shields. [R-156]"""

    pace = APART
    n: int
    where: Where

    def possible(self, at: At) -> bool:
        return shields.supply(at.state) > 0 and bool(targets(at, self.where))

    def why_not(self, at: At) -> tuple[Message, str]:
        if shields.supply(at.state):
            return super().why_not(at)
        return Message("blocked-shields"), "R-008"

    def resolve(self, at: At) -> Flow[bool]:
        split = self.where == "any_split"
        return (yield from shields.place(at, self.n, targets(at, self.where), split))


@EFFECTS.leaf("remove_damage")
class RemoveDamage(Leaf):
    """Remove Damage markers. [R-155]"""

    pace = APART
    n: int
    where: Where

    def possible(self, at: At) -> bool:
        anywhere = self.where in ("any", "any_split")
        return bool(shields.damaged(at, targets(at, self.where), anywhere))

    def resolve(self, at: At) -> Flow[bool]:
        sectors = targets(at, self.where)
        return (yield from shields.remove_damage(at, self.n, sectors, self.where))


@EFFECTS.leaf("destroy_voidborn")
class DestroyVoidborn(Leaf):
    """Destroy Voidborn ships without an Attack. [R-152]"""

    pace = APART
    n: int
    where: Where

    def possible(self, at: At) -> bool:
        return any(at.state.voidborn[s] for s in targets(at, self.where))

    def resolve(self, at: At) -> Flow[bool]:
        split = self.where == "any_split"
        return (yield from attack.destroy_some(at, self.n, targets(at, self.where), split))


@EFFECTS.leaf("push_voidborn")
class PushVoidborn(Leaf):
    """Move Voidborn ships to adjacent outer Sectors. [RU-69]"""

    n: int
    where: Literal["own", "own_frigate"]

    def possible(self, at: At) -> bool:
        return any(attack.push_targets(at, s) for s in targets(at, self.where))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for sector in targets(at, self.where):
            done |= yield from attack.push_some(at, self.n, sector)
        return done


@EFFECTS.leaf("remove_rift")
class RemoveRift(Leaf):
    """Return a Rift to the supply."""

    pace = APART
    n: Literal[1]
    where: Where

    def possible(self, at: At) -> bool:
        return any(at.state.rifts[s] for s in targets(at, self.where))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from shields.remove_rift(at, targets(at, self.where)))


@EFFECTS.leaf("careful_move")
class CarefulMove(CarefulSteps):
    """Move House ships carefully. [R-145]"""

    n: int

    def possible(self, at: At) -> bool:
        return bool(movement.movable(at.state))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from movement.careful_move(at, self.n))


@EFFECTS.leaf("move_frigate")
class MoveFrigate(Leaf):
    """Move your Frigate. [RU-70]"""

    n: int

    def possible(self, at: At) -> bool:
        return FRIGATE + at.seat not in at.state.landed

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from movement.move_frigate(at, self.n))


@EFFECTS.leaf("deploy")
class Deploy(Leaf):
    """Deploy a House ship. [R-125] [R-126]"""

    which: Literal["any", "no_arkship", "shuttle"]
    where: Where

    def possible(self, at: At) -> bool:
        return bool(deployment.deployable(at, self.which, targets(at, self.where)))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from deployment.deploy(at, self.which, targets(at, self.where)))


@EFFECTS.leaf("resolve_other_option")
class ResolveOtherOption(Leaf):
    """Resolve the other option, with its cost or Corruption; no new trigger. [RU-81]"""

    def possible(self, at: At) -> bool:
        return at.scene.other is not None and at.scene.other.possible(at)

    def resolve(self, at: At) -> Flow[bool]:
        other = at.scene.other
        if other is None or not self.possible(at) or not (yield from self.wanted(at)):
            return False
        yield other.said(at)
        return (yield from other.resolve(at))


@EFFECTS.leaf("resolve_planet")
class ResolvePlanet(Leaf):
    """Resolve an option of a Planet as if copied, without its cube. [R-186] [RU-81]"""

    n: Literal[1]
    where: Where

    def possible(self, at: At) -> bool:
        return any(at.state.planets[s] for s in targets(at, self.where))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from dropships.resolve_near(at, targets(at, self.where)))


@EFFECTS.leaf("copy_own_frigate")
class CopyOwnFrigate(Leaf):
    """Copy your Frigate. [R-199]"""

    def resolve(self, at: At) -> Flow[bool]:
        yield from fighters.copy_frigate(at)
        return True


@EFFECTS.leaf("copy_occupied_planet")
class CopyOccupiedPlanet(Leaf):
    """Copy an occupied Planet. [R-207]"""

    def possible(self, at: At) -> bool:
        return bool(arkships.occupied_planets(at))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from dropships.copy_planet(at))


@EFFECTS.leaf("copy_other_occupied_arkship")
class CopyOtherOccupiedArkship(Leaf):
    """Copy another, occupied Arkship. [R-208]"""

    def possible(self, at: At) -> bool:
        return bool(arkships.occupied_arkships(at))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from arkships.copy_arkship(at))


@EFFECTS.leaf("place_protection_token")
class PlaceProtectionToken(Leaf):
    """Protect the Revenant. [R-232]"""

    pace = APART

    def possible(self, at: At) -> bool:
        return bool(revenant.coverable(at.state))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from revenant.protect(at))


@EFFECTS.leaf("discard_colony")
class DiscardColony(Leaf):
    """Put Colonies out of the game. [R-241]"""

    n: int

    def possible(self, at: At) -> bool:
        return bool(at.state.colonies)

    def resolve(self, at: At) -> Flow[bool]:
        yield from revenant.discard_colonies(at, self.n)
        return True


@EFFECTS.leaf("choose_shuttle")
class ChooseShuttle(Leaf):
    """Reserve a Shuttle for the Hyperjump. [R-242]"""

    def possible(self, at: At) -> bool:
        return bool(revenant.free_shuttles(at.state))

    def resolve(self, at: At) -> Flow[bool]:
        yield from revenant.choose_shuttle(at)
        return True
