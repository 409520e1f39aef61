"""The records of the game's content."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from domineum.kernel import Cost, Effect, Event, Flow, Message, abilities
from domineum.kernel.content import Piece, To
from domineum.revenant.conditions import Condition, Requirement
from domineum.revenant.state import At, resolve_taken
from domineum.revenant.words import House

ALWAYS = Condition()
Kind = Literal["arkship", "fighter", "dropship", "shuttle"]


class Bonus(Effect[At]):
    """An effect that the rule of its trigger counts in, rather than resolves. [RU-77]"""

    number: int
    harmless = True

    def resolve(self, at: At) -> Flow[bool]:
        """Nothing: the trigger has counted it in."""
        yield from ()
        return False


class CarefulSteps(Effect[At]):
    """Careful steps, which may take a ship out of an inner Sector. [R-138] [R-145]"""

    n: int
    harmless = True


@dataclass(frozen=True, kw_only=True)
class HouseRecord(Piece):
    """A House and the reward on its Influence track."""

    reward: Effect[At]


@dataclass(frozen=True, kw_only=True)
class ShipType(Piece):
    """What the ships of one type can hold."""

    crew_spaces: int
    damage_slots: int
    corruption_slots: int


@dataclass(frozen=True, kw_only=True)
class ShipRecord(Piece):
    """One House ship."""

    house: House
    type: Kind


@dataclass(frozen=True, kw_only=True)
class ArkshipOption(Piece):
    """One of the two options of an Arkship."""

    house: House
    side: Literal["upper", "lower"]
    effect: Effect[At]
    cost: Cost[At] | None = None
    supply: bool = False

    def possible(self, at: At) -> bool:
        """Whether it can be paid for and would do something. [RU-59]"""
        return (self.cost is None or self.cost.payable(at)) and self.effect.possible(at)

    def describe(self) -> Message:
        """The printed text."""
        if self.cost is None:
            return self.effect.describe()
        args = {"cost": self.cost.describe(), "do": self.effect.describe()}
        return Message("effect-paid", args)

    def resolve(self, at: At) -> Flow[bool]:
        """Pay for it and resolve it."""
        if self.cost is not None:
            yield from self.cost.pay(at)
        return (yield from resolve_taken(self.effect, at))

    def said(self, at: At) -> Event:
        """What the log says of it. [R-192]"""
        return Event("arkship", at.seat, "R-192", option=self.id, player=at.seat)


@dataclass(frozen=True, kw_only=True)
class SectorRecord(Piece):
    """A Sector of the Main board."""

    adjacent: list[Annotated[str, To("sectors")]]


@dataclass(frozen=True, kw_only=True)
class Ability(abilities.Ability):
    """Something that strengthens an effect, its trigger. Triggers are classes in their chapters."""

    captains: ClassVar[bool] = False
    """Whether it works for the whole Crew if the Captain has it. [R-164]"""
    leads_inside: ClassVar[bool] = False
    """Whether a House ship may be left in an inner Sector, which it has to leave. [R-138]"""
    bonus: ClassVar[str] = ""
    """What is counted in during the trigger, and alone; otherwise effects are resolved. [RU-77]"""

    timing: Literal["during", "after"]
    """`during`: it belongs to the trigger, or is counted in; `after`: when the trigger is over."""
    effect: Effect[At]
    """What it does."""
    condition: Condition = ALWAYS
    """Only then."""

    def __post_init__(self) -> None:
        wanted = self.bonus if self.timing == "during" else ""
        if wanted and self.effect.name != wanted:
            raise ValueError(f"during '{self.word}' only '{wanted}' counts")
        for part in self.effect.tree():
            if isinstance(part, Bonus) and part.name != wanted:
                raise ValueError(f"'{part.name}' does not count here")

    def describe(self) -> Message:
        """The printed text."""
        args: dict[str, int | str | Message] = {
            "trigger": self.word,
            "timing": self.timing,
            "effect": self.effect.describe(),
        }
        if self.condition.checks:
            return Message("ability-if", {**args, "condition": self.condition.describe()})
        return Message("ability", args)


ABILITIES = abilities.Abilities(Ability, "trigger")


@dataclass(frozen=True, kw_only=True)
class Units:
    """The Resources that an Operation card costs."""

    material: int = 0
    energy: int = 0
    science: int = 0
    neutronium: int = 0


@dataclass(frozen=True, kw_only=True)
class Operation(Piece):
    """What all Operation cards have."""

    house: House
    cost: Units

    @property
    def units(self) -> tuple[int, int, int, int]:
        """The Resources by type. [R-173]"""
        cost = self.cost
        return (cost.material, cost.energy, cost.science, cost.neutronium)


@dataclass(frozen=True, kw_only=True)
class AbilityCard(Operation):
    """A Cadet or Frigate card."""

    abilities: list[Ability]


@dataclass(frozen=True, kw_only=True)
class Order(Operation):
    """An Order card."""

    effect: Effect[At]


@dataclass(frozen=True, kw_only=True)
class CrewBoard(Piece):
    """A two-sided Crew board."""


@dataclass(frozen=True, kw_only=True)
class Captain(Piece):
    """One side of a Crew board."""

    board: Annotated[str, To("crew_boards")]
    side: Literal["a", "b"]
    basic: Ability
    levels: list[Ability]
    activated: Ability
    operation_income: tuple[int, int, int, int]
    hidden_influence: tuple[int, int, int, int]
    tactics_reset: tuple[int, int, int, int]


@dataclass(frozen=True, kw_only=True)
class FrigateBoard(Piece):
    """A Frigate board: the bonuses of the slots 2 to 5."""

    bonuses: list[Effect[At]]


@dataclass(frozen=True, kw_only=True)
class Planet(Piece):
    """A Planet; the lower option is the Corrupted one."""

    extraction: Literal["upper", "lower"]
    upper: Effect[At]
    lower: Effect[At]


@dataclass(frozen=True, kw_only=True)
class Award:
    """Prestige of a Colony: for every few counted things, or if a requirement holds."""

    prestige: int
    """What it is worth, each time."""
    per: Literal[
        "operation_card", "energy", "tactics", "track_at_4", "resource_pair",
        "hidden_influence_card", "",
    ] = ""  # fmt: skip
    """What is counted."""
    every: int = 1
    """Once for this many of them."""
    max: int = 0
    """At most this much Prestige."""
    when: Requirement | None = None
    """Instead of a count."""

    def __post_init__(self) -> None:
        if (self.per == "") == (self.when is None):
            raise ValueError("it has either 'per' or 'when'")
        if self.when is not None and (self.every, self.max) != (1, 0):
            raise ValueError("'every' and 'max' go with 'per'")
        if self.when is None and (self.every < 1 or self.max < 1):
            raise ValueError("'every' and 'max' are at least 1")


@dataclass(frozen=True, kw_only=True)
class Colony(Piece):
    """A Colony for the last Cycle."""

    neutronium: int
    house: House
    award: Award


@dataclass(frozen=True, kw_only=True)
class Scanner(Piece):
    """A Scanner card: what the jump costs and gives, and what waits behind it."""

    players: Literal[2, 3, 4]
    cycle: Literal[1, 2, 3]
    neutronium: int
    voidborn: list[int]
    rifts: list[int]
    planets: list[int]
    benefits: Effect[At] | None = None
    shuttle: int = 0


@dataclass(frozen=True, kw_only=True)
class Failure(Piece):
    """A Revenant Failure."""

    type: Literal["hull", "core"]
    upper: Effect[At]
    lower: Effect[At]


@dataclass(frozen=True, kw_only=True)
class Agenda(Piece):
    """A Secret Agenda."""

    type: Literal["personal", "fleet"]
    requires: Requirement


@dataclass(frozen=True, kw_only=True)
class HiddenInfluence(Piece):
    """A Hidden Influence card; only its House matters."""

    house: House


@dataclass(frozen=True, kw_only=True)
class RiftDie(Piece):
    """A Rift die: Voidborn ships before, in and after the Rift's Sector."""

    players: Literal[2, 3, 4]
    faces: list[tuple[int, int, int]]


@dataclass(frozen=True, kw_only=True)
class RivalPlan(Piece):
    """A Plan of the Rival."""

    stack: Literal["diplomacy", "war", "command"]
    modes: list[Literal["hypercharge", "reinforce", "board"]]
    ships: list[Kind]
    tactics: int
    sector: int = 0
    deploy: list[Kind] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Level(Piece):
    """A level of the Rival; lists have one entry per Cycle."""

    council: bool
    rival_first: bool
    charge: int
    patrol: list[int]
    fighter_hits: list[int]
    hidden: list[int]
    development: list[int]
    rank: list[int]
    hostile: bool


@dataclass(frozen=True, kw_only=True)
class Rating(Piece):
    """What a lead over the Rival is called."""

    leads: tuple[int, int, int] | None = None
    """From which lead on, at the levels Cadet, Captain and Admiral; left out for a defeat."""


@dataclass(frozen=True, kw_only=True)
class Setup(Piece):
    """The first layout of the Main board."""

    players: Literal[2, 3, 4]
    voidborn: list[int]
    planets: list[int]


@dataclass(frozen=True, kw_only=True)
class ExtraAction(Piece):
    """An Extra action and its Compartment."""

    compartment: int
