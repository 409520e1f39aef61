"""The state of a Combat: what both sides brought, what is left of it, and where the fight stands.

Nothing is random and nothing is hidden [V-285].
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, NamedTuple

Role = Literal["invader", "defender"]
Winner = Literal["invader", "defender", "tie"]
StepKind = Literal["approach", "salvo"]

ROLES: tuple[Role, Role] = ("invader", "defender")
INVADER, DEFENDER = 0, 1
FLEET_TYPES = ("corvette", "sentry", "destroyer", "dreadnought", "carrier", "voidborn")
CORVETTE, SENTRY, DESTROYER, DREADNOUGHT, CARRIER, VOIDBORN = range(6)


class Fleets(NamedTuple):
    """Fleet Power by type; how it is spread over tokens never matters.  [V-287]"""

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0

    @property
    def power(self) -> int:
        """All Fleet Power together."""
        return sum(self)


@dataclass(frozen=True, slots=True)
class Side:
    """What one side brings to a Combat.

    Technologies are content ids, with a `+` when Improved: `shields`, `shields+`. Those that do
    not concern the fight are welcome and ignored, so a player's whole set can be passed.
    """

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0
    defenses: int = 0
    """Sector Defenses and Starbases in the Combat sector; they fight for the Defender."""
    technologies: frozenset[str] = frozenset()
    yards: int = 0
    """Own sectors next to the Combat sector that hold a Shipyard or a Starbase."""
    active: int = 0
    """Active Fleet Power that Carriers can deploy."""
    energy: int = 0
    """Energy that can be spent on Missiles."""
    trade: bool = False
    """Whether a Trade token can be returned for Autonomous Drones."""
    bombard: int = 0
    """Absorptions bought with Bombard, each good for the Approach or for a Salvo.  [V-317]"""
    initiative: int = 0
    """Granted Initiative, which counts while the side has Fleet Power.  [V-455]"""
    first_strike: bool = False
    """Granted Improved Targeting.  [V-455]"""
    approach_damage: int = 0
    salvo_damage: int = 0
    """Granted Damage of the side's blow in the first Salvo step.  [V-455]"""
    approach_absorption: int = 0
    salvo_absorption: int = 0

    @property
    def fleets(self) -> Fleets:
        """The Fleet Power by type."""
        return Fleets(
            self.corvette,
            self.sentry,
            self.destroyer,
            self.dreadnought,
            self.carrier,
            self.voidborn,
        )

    def with_fleets(self, fleets: Fleets) -> "Side":
        """The same side with other Fleets."""
        return replace(
            self,
            corvette=fleets.corvette,
            sentry=fleets.sentry,
            destroyer=fleets.destroyer,
            dreadnought=fleets.dreadnought,
            carrier=fleets.carrier,
            voidborn=fleets.voidborn,
        )

    def has(self, technology: str) -> bool:
        """Whether the side has the Technology, Basic or Improved."""
        return technology in self.technologies or technology + "+" in self.technologies


FALLEN_HOUSE = Side(defenses=2)
"""A Fallen House has two Sector Defenses, and yields to any Invader they leave alive.  [V-309]"""


class Topic(StrEnum):
    """What a side is asked during a Combat."""

    MISSILES = "missiles"
    DRONES = "drones"
    CARRIERS = "carriers"
    DESTROYERS = "destroyers"
    ABSORB = "absorb"
    RECALL = "recall"


class Decision(NamedTuple):
    """A choice of one side; the answers that use what would otherwise be wasted come first."""

    role: Role
    topic: Topic
    answers: tuple[str, ...]


class Step(NamedTuple):
    """One finished step: all pairs are (Invader, Defender); damage is what the side dealt."""

    kind: StepKind
    initiative: tuple[int, int]
    damage: tuple[int, int]
    absorbed: tuple[int, int]
    power: tuple[int, int]


class Remains(NamedTuple):
    """Where the Fleet Power of one side ended.  [V-291] [V-344]"""

    fleets: Fleets
    """Still in the Combat sector."""
    recalled: Fleets
    """Back in the Active area, or in the supply for the Voidborn."""
    home: Fleets
    """In the Home sector, thanks to Escape Pods."""


class Outcome(NamedTuple):
    """How a Combat ended, and what was spent on it."""

    winner: Winner
    invader: Remains
    defender: Remains
    deployed: int
    energy_spent: int
    trade_returned: bool


class Stage:
    """What happens next in a Battle."""

    MISSILES, DRONES, CARRIERS, APPROACH, SALVO, BLOW, REPLY, HITS, CLOSE, OVER = range(10)


class Arms:
    """What the Technologies of a side mean in every Salvo step, looked up once."""

    __slots__ = ("aim", "first", "torpedoes", "volley")

    def __init__(self, side: Side) -> None:
        known = side.technologies
        self.first = side.first_strike or "targeting+" in known
        self.aim = 5 if "targeting" in known and "targeting+" not in known else 0
        self.torpedoes = 2 if "torpedoes+" in known else 1 if "torpedoes" in known else 0
        self.volley = side.salvo_damage


BOTH = 2
"""In the place of one side: both of them, at once."""


@dataclass(slots=True)
class Force:
    """The Fleet Power of one side during a Combat, with everything that is used up in it."""

    power: list[int]
    """By type, in the order of FLEET_TYPES."""
    shields: int
    """Salvo Absorption of Shields, usable while a Corvette is present.  [V-330] [V-333]"""
    reserve: int
    """Salvo Absorptions that depend on no Fleet Power: Drones and granted ones."""
    pods: int
    """How many more times Escape Pods may be used."""
    home: list[int]
    """Fleet Power by type that Escape Pods took to the Home sector."""
    dreadnoughts: int = 0
    """Salvo Absorptions of a Defender's Dreadnoughts, each lost with its Fleet Power.  [V-331]"""
    carriers: int = 0
    """Salvo Absorptions of a Defender's Carriers, each lost with its Fleet Power.  [V-332]"""
    bombard: int = 0
    """Absorptions an Invader bought with Bombard, for either kind of step.  [V-317] [V-336]"""
    bonuses: int = 0
    """Destroyers of an Invader that still have their additional Damage.  [V-328]"""
    hits: int = 0
    """Damage still to be suffered."""
    initiative: int = 0
    """At the start of the present Salvo step."""
    dealt: int = 0
    """Damage dealt in the present step."""
    absorbed: int = 0
    """Damage cancelled in the present step."""

    def copy(self) -> "Force":
        """A Force to change while this one stays as it is."""
        return Force(
            self.power[:],
            self.shields,
            self.reserve,
            self.pods,
            self.home[:] if self.pods else self.home,
            self.dreadnoughts,
            self.carriers,
            self.bombard,
            self.bonuses,
            self.hits,
            self.initiative,
            self.dealt,
            self.absorbed,
        )

    @property
    def key(self) -> tuple[int, ...]:
        """All that matters for the rest of the fight."""
        units = (self.shields, self.reserve, self.dreadnoughts, self.carriers, self.bombard)
        return (*self.power, *units, self.bonuses, self.hits)

    def remove(self, kind: int, count: int) -> None:
        """Take Fleet Power away; one that used its ability goes before a fresh one.  [V-337]"""
        left = self.power[kind] - count
        self.power[kind] = left
        if kind == DREADNOUGHT:
            self.dreadnoughts = min(self.dreadnoughts, left)
        elif kind == CARRIER:
            self.carriers = min(self.carriers, left)
        elif kind == DESTROYER:
            self.bonuses = min(self.bonuses, left)


@dataclass(slots=True, eq=False)
class Battle:
    """The state of a Combat between two decisions. It is never changed: `decide` makes a new one.

    Two Battles are equal when the same sides stand at the same point with the same past.
    """

    sides: tuple[Side, Side]
    forces: tuple[Force, Force]
    arms: tuple[Arms, Arms]
    salvo: int = 0
    """Number of the Salvo step, 0 in the Approach step."""
    deployed: int = 0
    energy_spent: int = 0
    trade_returned: bool = False
    trace: tuple[Step, ...] = ()
    asking: Topic | None = None
    asked: int = INVADER
    """The side that must decide."""
    stage: int = Stage.MISSILES
    after: int = Stage.CLOSE
    """The stage that follows once all hits are suffered."""
    first: int = INVADER
    """The side that strikes first in this Salvo step, or BOTH."""
    offered: int = 0
    """How many sides, the Invader first, were offered to absorb the present hits."""
    bonus: int = -1
    """Destroyer bonuses for the Invader's blow of this step, -1 before they are chosen."""

    def copy(self) -> "Battle":
        """A Battle to fight on with while this one stays as it is."""
        return Battle(
            self.sides,
            (self.forces[0].copy(), self.forces[1].copy()),
            self.arms,
            self.salvo,
            self.deployed,
            self.energy_spent,
            self.trade_returned,
            self.trace,
            self.asking,
            self.asked,
            self.stage,
            self.after,
            self.first,
            self.offered,
            self.bonus,
        )

    @property
    def key(self) -> tuple[object, ...]:
        """All that decides how this Combat goes on, without its sides and its past."""
        attack, defence = self.forces
        point = (self.stage, self.after, self.asking, self.asked, self.first, self.salvo)
        spent = (self.energy_spent, self.trade_returned, self.deployed)
        return (*point, self.offered, self.bonus, *attack.key, *defence.key, *spent)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and (
            (self.sides, self.key, self.trace, self.forces)
            == (other.sides, other.key, other.trace, other.forces)
        )

    def __hash__(self) -> int:
        return hash((self.sides, self.key))
