"""Deeds: what a Crisis can ask a player to do, and which events are such a deed.

A deed counts for the player who does it: in the Actions step of that player's turn, in that of
another player for a part of a Joint card, in the Preparation Phase and in the Evaluation Phase.
What Clean-up, a delayed box, a War, a penalty or a compensation brings is no deed. It is judged
when everything that it triggers is over; as part of a cost, when the whole cost is paid. [V-095]
[V-101]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from domineum.kernel import Event, Message
from domineum.voidfall.cards.filters import Filter, Sought
from domineum.voidfall.cards.texts import Args, focus_text, kinds_text, listed
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import TIERS, FocusType, Guild, Installation, Resource

Location = Literal["sector", "track", "agenda_slot"]
DEEDS = {
    "selected_focus": (
        "You played a Focus, Joint or Heroic card; judged at the start and at the end of the "
        "Actions step."
    ),
    "took_action": (
        "An action of yours is over, and something of it was resolved. `focus`: one of the three "
        "of the card."
    ),
    "played_agenda": "You played an Agenda in the Selection step.",
    "flipped_trade": "You flipped a Trade token in the Selection step.",
    "established": (
        "A Guild token entered a sector of yours by an effect; conquered and placed ones do not "
        "count."
    ),
    "built": (
        "An Installation token entered a sector of yours by an effect; a `build_alternative` does "
        "not count."
    ),
    "increased_population": "A Population of yours rose by 1.",
    "produced": "You produced a resource with a Yield of at least 1.",
    "overproduced": "A production passed the limit. [V-232]",
    "advanced": "A track marker of yours moved one space.",
    "gained_technology": "You gained a Technology.",
    "gained_agenda": "An Agenda entered your hand.",
    "gained_trade": "You took a Trade token from the Galactic board.",
    "gained_bounty": "You gained a Bounty token; not its compensation. [V-369]",
    "gained_glory": "You gained a Glory token; an upgrade does not count.",
    "upgraded_glory": "You upgraded a Glory token. [V-376]",
    "activated": "1 Fleet Power went from Inactive to Active.",
    "deployed": "1 Fleet Power went from Active to a sector, in Combat too.",
    "recalled": "1 Fleet Power went from a sector to Active; not as Damage.",
    "regrouped": "A Regroup effect of yours with at least one move is over.",
    "invaded": "You conquered a sector; judged after all steps of the outcome.",
    "gained_corruption": (
        "You gained a Corruption as a cost or an effect, or with an Agenda; not by a conquest."
    ),
    "removed_corruption": "You removed a Corruption of yours.",
    "moved_corruption": "You moved a Corruption. [V-394]",
    "peeked_events": "You looked at events. [V-435]",
}
"""Everything that a Crisis can ask a player to do, and when that is done."""


@dataclass(frozen=True, kw_only=True)
class Target(Sought):
    """What a sector must have been like before the Fleet movement."""

    voidborn_power_min: int | None = None
    """At least this much Voidborn Fleet Power."""
    voidborn_power_max: int | None = None
    """At most this much Voidborn Fleet Power, 0 included."""

    def __post_init__(self) -> None:
        self.check()

    def fits(self, data: dict[str, Any]) -> bool:
        """Whether a conquered sector was like that."""
        return (
            (self.pure is None or self.pure != bool(data["was_corrupted"]))
            and (self.population_min or 0) <= data["population"]
            and (self.voidborn_power_min or 0) <= data["voidborn"]
            and (self.voidborn_power_max is None or data["voidborn"] <= self.voidborn_power_max)
        )


@dataclass(frozen=True, kw_only=True)
class Deed:
    """Something a player does, with attributes that all must fit."""

    event: str = ""
    """What is done."""
    one: list[Deed] = field(default_factory=list)
    """Any one of these deeds is enough."""
    times: int = 1
    """This many such deeds in one turn or phase; the last one meets the condition."""
    distinct: Literal["resource"] | None = None
    """With `times`: each with another resource."""
    focus: list[FocusType] = field(default_factory=list)
    """One of these Focuses; a House card counts as the one it replaces, Leadership as any."""
    action: list[str] = field(default_factory=list)
    """One of these kinds of actions."""
    guild: list[Guild] = field(default_factory=list)
    """One of these Guilds."""
    installation: list[Installation] = field(default_factory=list)
    """One of these Installations."""
    in_: Filter | None = None
    """In such a sector, judged after the deed."""
    resource: list[Resource] = field(default_factory=list)
    """One of these resources."""
    amount_min: int = 0
    """A Yield of at least this."""
    new_tier: bool = False
    """The Tier of the track rose."""
    level: list[Literal["basic", "improved"]] = field(default_factory=list)
    """A Technology of this level."""
    by: list[str] = field(default_factory=list)
    """How it came about: `cost` as part of a cost."""
    moves_min: int = 0
    """At least this many moves."""
    target: Target | None = None
    """Such a sector, judged before the Fleet movement."""
    losses_max: int | None = None
    """At most this much Fleet Power lost as Damage."""
    to: list[Location] = field(default_factory=list)
    """Where the Corruption went."""
    from_: list[Location] = field(default_factory=list)
    """Where the Corruption was; without it Decontamination Chambers count too."""

    def __post_init__(self) -> None:
        if not self.one and self.event not in DEEDS:
            raise ValueError(f"unknown event '{self.event}'")

    def names(self) -> list[str]:
        """What may be done."""
        return [deed.event for deed in self.one] if self.one else [self.event]

    def named(self) -> list[tuple[str, Sequence[str]]]:
        """The attributes that must be one of some words, as the events call them."""
        return [
            ("guild", self.guild), ("installation", self.installation), ("level", self.level),
            ("resource", self.resource), ("by", self.by), ("to", self.to), ("source", self.from_),
        ]  # fmt: skip

    def fits(self, state: Voidfall, event: Event) -> bool:
        """Whether an event is this deed."""
        if self.one:
            return any(deed.fits(state, event) for deed in self.one)
        return self.event == event.data["deed"] and _fits(self, state, event)

    def describe(self) -> Message:
        """The printed text."""
        if self.one:
            return listed([deed.describe() for deed in self.one], "list-or")
        text = Message(f"deed-{self.event.replace('_', '-')}", self._args())
        if self.in_ is not None:
            text = Message("deed-in", {"do": text, "filters": self.in_.text()})
        if self.target is not None:
            text = Message("filter-join", {"left": text, "right": self.target.text()})
        to = "into" if self.event == "moved_corruption" else "to"
        for name, value in ((to, self.to), ("from", self.from_)):
            if value:
                words = [Message(f"{name}-{place.replace('_', '-')}") for place in value]
                text = Message("filter-join", {"left": text, "right": listed(words, "list-or")})
        if self.amount_min:
            text = Message("deed-amount", {"do": text, "amount": self.amount_min})
        if self.losses_max is not None:
            text = Message("deed-losses", {"do": text, "losses": self.losses_max})
        if self.times > 1:
            key = "deed-times-distinct" if self.distinct else "deed-times"
            text = Message(key, {"do": text, "times": self.times})
        return text

    def _args(self) -> Args:
        args: Args = {
            "moves": self.moves_min or 1,
            "tier": "yes" if self.new_tier else "any",
            "level": "-".join(self.level) or "any",
            "by": "-".join(self.by) or "any",
        }
        args["guild"] = kinds_text("guild", "one", [*self.guild] or ["any"], "list-or")
        kinds: list[str] = [*self.installation] or ["any"]
        args["installation"] = kinds_text("installation", "one", kinds, "list-or")
        args["resource"] = kinds_text("resource", "goods", [*self.resource] or ["any"], "list-or")
        args["focus"] = focus_text(self.focus or ["any"])
        return args


def _fits(deed: Deed, state: Voidfall, event: Event) -> bool:
    data: dict[str, Any] = event.data
    match deed.event:
        case "selected_focus":
            return bool(focus_names(state) & set(deed.focus)) if deed.focus else True
        case "took_action":
            return data["type"] in deed.action
        case "advanced":
            space = data["space"] - 1
            return not deed.new_tier or TIERS[space] > TIERS[space - 1]
        case "invaded":
            lost = deed.losses_max is not None and data["losses"] > deed.losses_max
            return not lost and (deed.target is None or deed.target.fits(data))
    for name, wanted in deed.named():
        if wanted and data[name] not in wanted:
            return False
    for name, least in (("amount", deed.amount_min), ("moves", deed.moves_min)):
        if least and data[name] < least:
            return False
    return deed.in_ is None or deed.in_.passes(state, data["sector"])


def focus_names(state: Voidfall) -> set[str]:
    """The selected Focus; a House card counts as the one it replaces, Leadership as any."""
    card = state.content.cards[state.turn.card]
    if card.focus == "leadership":
        return {other.focus for other in state.content.focuses.values()}
    return {card.focus, card.replaces}
