"""The kinds of deeds, each with the attributes that a Crisis can ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from domineum.kernel import Message
from domineum.voidfall.cards.deeds import DEEDS, Data, Deed, InSector
from domineum.voidfall.cards.filters import Sought
from domineum.voidfall.cards.texts import Args, focus_text, kinds_text, listed
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import TIERS, FocusType, Guild, Installation, Resource

CorruptedPlace = Literal["sector", "track", "agenda_slot"]


# -- the Selection step and actions -------------------------------------------------------------


@DEEDS.word("selected_focus")
class SelectedFocus(Deed):
    """You played a Focus, Joint or Heroic card; judged at the start and at the end of the Actions
    step."""

    announced = True

    focus: tuple[FocusType, ...] = ()
    """One of these Focuses; a House card counts as the one it replaces, Leadership as any."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return not self.focus or bool(focus_names(state) & set(self.focus))

    def args(self) -> Args:
        return {"focus": focus_text([*self.focus] or ["any"])}


@DEEDS.word("took_action")
class TookAction(Deed):
    """An action of yours is over, and something of it was resolved."""

    action: tuple[Literal["focus"], ...]
    """`focus`: one of the three of the card."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return data["type"] in self.action


@DEEDS.word("played_agenda")
class PlayedAgenda(Deed):
    """You played an Agenda in the Selection step."""

    announced = True


@DEEDS.word("flipped_trade")
class FlippedTrade(Deed):
    """You flipped a Trade token in the Selection step."""


# -- sectors ------------------------------------------------------------------------------------


@DEEDS.word("established")
class Established(InSector):
    """A Guild token entered a sector of yours by an effect; conquered and placed ones do not
    count."""

    guild: tuple[Guild, ...] = ()
    """One of these Guilds."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["guild"], self.guild) and super().suits(state, data)

    def args(self) -> Args:
        return {"guild": kinds_text("guild", "one", [*self.guild] or ["any"], "list-or")}


@DEEDS.word("built")
class Built(InSector):
    """An Installation token entered a sector of yours by an effect; a `build_alternative` does not
    count."""

    installation: tuple[Installation, ...] = ()
    """One of these Installations."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["installation"], self.installation) and super().suits(state, data)

    def args(self) -> Args:
        kinds: list[str] = [*self.installation] or ["any"]
        return {"installation": kinds_text("installation", "one", kinds, "list-or")}


@DEEDS.word("increased_population")
class IncreasedPopulation(InSector):
    """A Population of yours rose by 1."""


# -- resources, tracks and cards ----------------------------------------------------------------


@DEEDS.word("produced")
class Produced(Deed):
    """You produced a resource with a Yield of at least 1."""

    resource: tuple[Resource, ...] = ()
    """One of these resources."""
    amount_min: int = 0
    """A Yield of at least this."""
    distinct: Literal["resource"] | None = None
    """With `times`: each with another resource."""

    def __post_init__(self) -> None:
        if self.distinct and self.times == 1:
            raise ValueError("'distinct' goes with 'times'")

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["resource"], self.resource) and data["amount"] >= self.amount_min

    def kind(self, data: Data) -> str | None:
        return str(data[self.distinct]) if self.distinct else None

    def args(self) -> Args:
        kinds: list[str] = [*self.resource] or ["any"]
        return {"resource": kinds_text("resource", "goods", kinds, "list-or")}

    def said(self, text: Message) -> Message:
        if not self.amount_min:
            return text
        return Message("deed-amount", {"do": text, "amount": self.amount_min})

    def often(self) -> str:
        return "deed-times-distinct" if self.distinct else "deed-times"


@DEEDS.word("overproduced")
class Overproduced(Deed):
    """A production passed the limit. [V-232]"""


@DEEDS.word("advanced")
class Advanced(Deed):
    """A track marker of yours moved one space."""

    announced = True

    new_tier: Literal[True] | None = None
    """The Tier of the track rose."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        space = data["space"] - 1
        return not self.new_tier or TIERS[space] > TIERS[space - 1]

    def args(self) -> Args:
        return {"tier": "yes" if self.new_tier else "any"}


@DEEDS.word("gained_technology")
class GainedTechnology(Deed):
    """You gained a Technology."""

    level: tuple[Literal["basic", "improved"], ...] = ()
    """Of this level."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["level"], self.level)

    def args(self) -> Args:
        return {"level": "-".join(self.level) or "any"}


@DEEDS.word("gained_agenda")
class GainedAgenda(Deed):
    """An Agenda entered your hand."""

    announced = True


# -- tokens -------------------------------------------------------------------------------------


@DEEDS.word("gained_trade")
class GainedTrade(Deed):
    """You took a Trade token from the Galactic board."""

    announced = True


@DEEDS.word("gained_bounty")
class GainedBounty(Deed):
    """You gained a Bounty token; not its compensation. [V-369]"""


@DEEDS.word("gained_glory")
class GainedGlory(Deed):
    """You gained a Glory token; an upgrade does not count."""


@DEEDS.word("upgraded_glory")
class UpgradedGlory(Deed):
    """You upgraded a Glory token. [V-376]"""


# -- Fleet Power --------------------------------------------------------------------------------


@DEEDS.word("activated")
class Activated(Deed):
    """1 Fleet Power went from Inactive to Active."""


@DEEDS.word("deployed")
class Deployed(InSector):
    """1 Fleet Power went from Active to a sector, in Combat too."""


@DEEDS.word("recalled")
class Recalled(InSector):
    """1 Fleet Power went from a sector to Active; not as Damage."""

    by: tuple[Literal["cost"], ...] = ()
    """How it came about: `cost` as part of a cost."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["by"], self.by) and super().suits(state, data)

    def args(self) -> Args:
        return {"by": "-".join(self.by) or "any"}


@DEEDS.word("regrouped")
class Regrouped(Deed):
    """A Regroup effect of yours with at least one move is over."""

    moves_min: int = 1
    """At least this many moves."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return bool(data["moves"] >= self.moves_min)

    def args(self) -> Args:
        return {"moves": self.moves_min}


@dataclass(frozen=True, kw_only=True)
class Target(Sought):
    """What a sector must have been like before the Fleet movement."""

    voidborn_power_min: int | None = None
    """At least this much Voidborn Fleet Power."""
    voidborn_power_max: int | None = None
    """At most this much Voidborn Fleet Power, 0 included."""

    def __post_init__(self) -> None:
        self.check()

    def fits(self, data: Data) -> bool:
        """Whether a conquered sector was like that."""
        return (
            (self.pure is None or self.pure != bool(data["was_corrupted"]))
            and (self.population_min or 0) <= data["population"]
            and (self.voidborn_power_min or 0) <= data["voidborn"]
            and (self.voidborn_power_max is None or data["voidborn"] <= self.voidborn_power_max)
        )


@DEEDS.word("invaded")
class Invaded(Deed):
    """You conquered a sector; judged after all steps of the outcome."""

    announced = True
    placed = True

    target: Target | None = None
    """Such a sector, judged before the Fleet movement."""
    losses_max: int | None = None
    """At most this much Fleet Power lost as Damage."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        if self.losses_max is not None and data["losses"] > self.losses_max:
            return False
        return self.target is None or self.target.fits(data)

    def said(self, text: Message) -> Message:
        if self.target is not None:
            text = Message("filter-join", {"left": text, "right": self.target.text()})
        if self.losses_max is not None:
            text = Message("deed-losses", {"do": text, "losses": self.losses_max})
        return text


# -- Corruption and events ----------------------------------------------------------------------


@DEEDS.word("gained_corruption")
class GainedCorruption(Deed):
    """You gained a Corruption as a cost or an effect, or with an Agenda; not by a conquest."""

    to: tuple[CorruptedPlace, ...] = ()
    """Where it went."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["to"], self.to)

    def said(self, text: Message) -> Message:
        return at_place(text, "to", self.to)


@DEEDS.word("removed_corruption")
class RemovedCorruption(Deed):
    """You removed a Corruption of yours."""

    from_: tuple[CorruptedPlace, ...] = ()
    """Where it was; without it Decontamination Chambers count too."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["source"], self.from_)

    def said(self, text: Message) -> Message:
        return at_place(text, "from", self.from_)


@DEEDS.word("moved_corruption")
class MovedCorruption(Deed):
    """You moved a Corruption. [V-394]"""

    to: tuple[CorruptedPlace, ...] = ()
    """Where it went."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return is_one_of(data["to"], self.to)

    def said(self, text: Message) -> Message:
        return at_place(text, "into", self.to)


@DEEDS.word("peeked_events")
class PeekedEvents(Deed):
    """You looked at events. [V-435]"""


def is_one_of(found: object, wanted: Sequence[object]) -> bool:
    """Whether an attribute is one of those that are asked for; without any, all are."""
    return not wanted or found in wanted


def at_place(text: Message, verb: str, places: Sequence[CorruptedPlace]) -> Message:
    """A deed, and where the Corruption went or was."""
    if not places:
        return text
    words = [Message(f"{verb}-{place.replace('_', '-')}") for place in places]
    return Message("filter-join", {"left": text, "right": listed(words, "list-or")})


def focus_names(state: Voidfall) -> set[str]:
    """The selected Focus; a House card counts as the one it replaces, Leadership as any."""
    card = state.content.cards[state.turn.card]
    if card.focus == "leadership":
        return {other.focus for other in state.content.focuses.values()}
    return {card.focus, card.replaces}
