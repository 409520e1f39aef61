"""The points of the rules in a Combat, and what an ability gives there in each role."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from domineum.kernel import Message
from domineum.voidfall.cards.abilities import ABILITIES, Ability, with_conditions
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.cards.counts import CombatCondition, CombatCount, Count
from domineum.voidfall.cards.texts import listed
from domineum.voidfall.combat.counts import CombatApproachDamage, CombatPower
from domineum.voidfall.strength import ANY, FLEET_TYPES, TRADE, Grant, What, When
from domineum.voidfall.words import FLEET_POWER, RESOURCES

Part = Literal["invader", "defender", "voidborn"]
"""In which role a card helps; `voidborn`: the Voidborn, against the player who has it."""
PARTS: tuple[Part, ...] = ("invader", "defender", "voidborn")
Number = Callable[[Count], int]
"""How many things there are outside of the fight."""


class Outside(NamedTuple):
    """A condition outside of the fight."""

    counted: Count
    condition: CombatCondition


class Given(NamedTuple):
    """A grant of a card, and what it depends on outside of the fight."""

    grant: Grant
    card: str
    cost: Cost = FREE
    per: Count | None = None
    """The amount is for each of these things."""
    most: int | None = None
    conditions: tuple[Outside, ...] = ()

    def resolved(self, number: Number) -> Grant | None:
        """The grant with these numbers, or None if it gives nothing."""
        if not all(condition.admits(number(counted)) for counted, condition in self.conditions):
            return None
        grant, amount = self.grant, self.grant.amount
        if self.per is not None:
            amount *= number(self.per)
            if self.most is not None:
                amount = min(amount, self.most)
        if not amount:
            return None
        return Grant(grant.what, amount, grant.when, grant.per, grant.needs, grant.follows)


def payment(cost: Cost) -> tuple[str, int]:
    """What is paid in a Combat, and how much of it: one resource, or Trade tokens."""
    amounts = cost.plain()
    if len(amounts) == 1:
        [(name, amount)] = amounts.items()
        if name in RESOURCES or name == "return_trade":
            return (TRADE if name == "return_trade" else name), amount
    raise ValueError("in a Combat either one resource or Trade tokens are paid")


# -- families of points -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class InCombat(Ability):
    """What means something in a Combat."""

    def given(self, card: str, part: Part) -> list[Given]:
        """What it gives in a role, if it is on that card."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Helping(InCombat):
    """What helps one side of a Combat."""

    side: Literal["invader", "defender", "both", "voidborn"]
    """On which side of a Combat you are; `voidborn`: for the Voidborn, against you."""
    if_: list[CombatCondition] = field(default_factory=list)
    """All of these have to hold when it is used."""
    difficulty: list[Literal["easy", "medium", "hard"]] = field(default_factory=list)
    """Of a card of the Voidborn: only on these difficulties."""

    def __post_init__(self) -> None:
        for part in PARTS:
            self.given("", part)

    def given(self, card: str, part: Part) -> list[Given]:
        helps = part == self.side or (self.side == "both" and part != "voidborn")
        return self.gives(card) if helps else []

    def gives(self, card: str) -> list[Given]:
        """What it gives to its side."""
        raise NotImplementedError

    def give(
        self,
        card: str,
        what: What,
        amount: int,
        per: CombatCount | None = None,
        *,
        cost: Cost = FREE,
        most: int | None = None,
        when: When = "each",
    ) -> Given:
        """Something for its conditions; what a Combat cannot follow is refused."""
        power, outside = _counted(per)
        needs, follows, conditions = self._needs(what)
        if ANY not in (power, needs) or (follows and (power, needs) != (ANY, ANY)):
            raise ValueError("in a Combat either 'per' or 'if' can be about Fleet Power, not both")
        if not cost.free:
            payment(cost)
        if self.side != "invader" and (when == "once" or not cost.free):
            raise ValueError("only an Invader pays in a Combat, or chooses the step of Damage")
        grant = Grant(what, amount, when, power, needs, follows)
        return Given(grant, card, cost, outside, most, conditions)

    def _needs(self, what: What) -> tuple[int, bool, tuple[Outside, ...]]:
        """The Fleet type that must be there, whether other Approach Damage must, and the rest."""
        needs, follows = ANY, False
        conditions: list[Outside] = []
        for condition in self.if_:
            present = (condition.min, condition.max) == (1, None)
            match condition.counted:
                case CombatApproachDamage() if what == "approach_damage" and present:
                    follows = True
                case CombatPower(fleet=fleet) if present and needs == ANY:
                    needs = FLEET_TYPES.index(fleet)
                case Count() as counted:
                    conditions.append(Outside(counted, condition))
                case CombatCount(word=word):
                    raise ValueError(f"a Combat cannot ask for '{word}' like that here")
        return needs, follows, tuple(conditions)

    def describe(self) -> Message:
        text = with_conditions(self.text(), self.if_)
        if not self.difficulty:
            return text
        levels = listed([Message(f"difficulty-{level}") for level in self.difficulty], "list-or")
        return Message("limit-difficulty", {"difficulty": levels, "do": text})

    def text(self) -> Message:
        """The text without its conditions."""
        return super().describe()


def _counted(per: CombatCount | None) -> tuple[int, Count | None]:
    """The Fleet type whose Fleet Power is counted, or what is counted outside of the fight."""
    match per:
        case CombatPower(fleet=fleet):
            return FLEET_TYPES.index(fleet), None
        case Count() | None:
            return ANY, per
    raise ValueError(f"a Combat cannot count '{per.word}' here")


@dataclass(frozen=True, kw_only=True)
class Counted(Helping):
    """A number of something."""

    what: ClassVar[What]
    amount: int
    """How much; with `per` for each thing counted."""
    per: CombatCount | None = None
    """What is counted; always yours."""

    def gives(self, card: str) -> list[Given]:
        return [self.give(card, self.what, self.amount, self.per)]

    def text(self) -> Message:
        return for_each(super().text(), self.per)


def for_each(text: Message, per: CombatCount | None) -> Message:
    """The text of an ability, and for each of what it holds."""
    return Message("effect-per", {"count": per.describe(), "do": text}) if per else text


# -- the points ---------------------------------------------------------------------------------


@ABILITIES.point("combat.initiative")
class Initiative(Counted):
    """Adds to the Initiative of the side while it has Fleet Power that provides Initiative."""

    what = "initiative"


@ABILITIES.point("combat.first_strike")
class FirstStrike(Helping):
    """The side counts as having the higher Initiative while it has Fleet Power that provides
    some; if both sides have it, the values decide. [V-324]"""

    def gives(self, card: str) -> list[Given]:
        return [self.give(card, "first_strike", 1)]


@ABILITIES.point("combat.approach_damage")
class ApproachDamage(Counted):
    """Deals Approach Damage."""

    what = "approach_damage"
    max: int | None = None
    """At most this much in all."""
    cost: Cost = FREE
    """A payment for it."""

    def gives(self, card: str) -> list[Given]:
        return [self.give(card, self.what, self.amount, self.per, cost=self.cost, most=self.max)]

    def text(self) -> Message:
        text = super().text()
        return Message("ability-max", {"max": self.max, "do": text}) if self.max else text

    def describe(self) -> Message:
        text = super().describe()
        if self.cost.free:
            return text
        return Message("effect-cost", {"cost": self.cost.describe(), "do": text})


@ABILITIES.point("combat.approach_absorption")
class ApproachAbsorption(Counted):
    """Cancels up to this much Approach Damage."""

    what = "approach_absorption"


@ABILITIES.point("combat.salvo_absorption")
class SalvoAbsorption(Counted):
    """Units that each cancel 1 Salvo Damage once in the Combat; those per `combat_power` are lost
    with their Fleet Power. [V-337]"""

    what = "salvo_absorption"


@ABILITIES.point("combat.salvo_damage")
class SalvoDamage(Counted):
    """More Salvo Damage with the blow of the side: in the first Salvo step, in each, or each unit
    once in a step of your choice. [V-328] [V-329]"""

    what = "salvo_damage"
    when: When = "each"
    """In the first Salvo step, in each, or once in a step of your choice."""

    def gives(self, card: str) -> list[Given]:
        return [self.give(card, self.what, self.amount, self.per, when=self.when)]


@ABILITIES.point("combat.absorption")
class Absorption(Helping):
    """Pay once in a Combat: this much Approach and this much Salvo Absorption."""

    approach: int
    """Approach Absorption."""
    salvo: int
    """Salvo Absorption."""
    cost: Cost = FREE
    """A payment for both."""

    def gives(self, card: str) -> list[Given]:
        return [
            self.give(card, "approach_absorption", self.approach, cost=self.cost),
            self.give(card, "salvo_absorption", self.salvo, cost=self.cost),
        ]

    def describe(self) -> Message:
        text = super().describe()
        if self.cost.free:
            return text
        return Message("effect-cost", {"cost": self.cost.describe(), "do": text})


@ABILITIES.point("combat.buy_absorption")
class BuyAbsorption(Ability):
    """Pay any number of times in a Combat: 1 Absorption each, Approach or Salvo as you choose.
    [V-317] [V-336]"""

    side: Literal["invader"]
    cost: Cost
    """What each one costs."""


@ABILITIES.point("combat.launch")
class Launch(Helping):
    """Before Approach Damage deploy up to 1 Active Fleet Power for each thing counted into the
    Combat sector. [V-302] [V-303]"""

    side: Literal["invader"]
    type: Literal["corvette"]
    """As this type."""
    per: CombatCount
    """For each Fleet Power of a type."""

    def gives(self, card: str) -> list[Given]:
        if not isinstance(self.per, CombatPower):
            raise ValueError("Corvettes are launched for each Fleet Power of a type")
        return [self.give(card, "launch", 1, self.per)]

    def text(self) -> Message:
        return for_each(super().text(), self.per)


@ABILITIES.point("combat.escape")
class Escape(InCombat):
    """Up to `max` of your Fleet Power (any number without it) that would be recalled as Damage
    moves to your Home sector instead."""

    max: int | None = None
    """At most this much in all."""

    def given(self, card: str, part: Part) -> list[Given]:
        much = self.max or FLEET_POWER
        return [Given(Grant("escape", much), card)] if part != "voidborn" else []


@ABILITIES.point("combat.reinforce_after")
class ReinforceAfter(InCombat):
    """After a Combat that you won or tied, deploy up to this much Active Fleet Power in the Combat
    sector; a tie is then won."""

    side: Literal["invader"]
    deploy: int
    """How much Fleet Power."""

    def given(self, card: str, part: Part) -> list[Given]:
        return [Given(Grant("reinforce", self.deploy), card)] if part == "invader" else []
