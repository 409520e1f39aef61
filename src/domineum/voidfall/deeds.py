"""Deeds: what a Crisis can ask a player to do, and which events are such a deed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from domineum.kernel import Event, Message
from domineum.voidfall.filters import Filter
from domineum.voidfall.state import Voidfall
from domineum.voidfall.texts import Args, focus_text, kinds_text, listed
from domineum.voidfall.words import TIERS, Guild, Installation, Resource

Location = Literal["sector", "track", "agenda_slot"]
DEEDS = frozenset(
    {
        "selected_focus", "took_action", "played_agenda", "flipped_trade", "established",
        "built", "increased_population", "produced", "overproduced", "advanced",
        "gained_technology", "gained_agenda", "gained_trade", "gained_bounty", "gained_glory",
        "upgraded_glory", "activated", "deployed", "recalled", "regrouped", "invaded",
        "gained_corruption", "removed_corruption", "moved_corruption", "peeked_events",
    }
)  # fmt: skip
"""Everything that a Crisis can ask a player to do."""


@dataclass(frozen=True, kw_only=True)
class Deed:
    """Something a player does, with attributes that all must fit."""

    event: str = ""
    one: list[Deed] = field(default_factory=list)
    times: int = 1
    distinct: Literal["resource"] | None = None
    focus: list[str] = field(default_factory=list)
    action: list[str] = field(default_factory=list)
    guild: list[Guild] = field(default_factory=list)
    installation: list[Installation] = field(default_factory=list)
    in_: Filter | None = None
    resource: list[Resource] = field(default_factory=list)
    amount_min: int = 0
    new_tier: bool = False
    level: list[Literal["basic", "improved"]] = field(default_factory=list)
    by: list[str] = field(default_factory=list)
    moves_min: int = 0
    target: Filter | None = None
    losses_max: int | None = None
    to: list[Location] = field(default_factory=list)
    from_: list[Location] = field(default_factory=list)

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
            return _fits_target(deed, data)
    for name, wanted in deed.named():
        if wanted and data[name] not in wanted:
            return False
    for name, least in (("amount", deed.amount_min), ("moves", deed.moves_min)):
        if least and data[name] < least:
            return False
    return deed.in_ is None or deed.in_.passes(state, data["sector"])


def _fits_target(deed: Deed, data: dict[str, Any]) -> bool:
    """The target is judged as it was before the Fleet movement."""
    wanted = deed.target
    if deed.losses_max is not None and data["losses"] > deed.losses_max:
        return False
    return wanted is None or (
        wanted.population_min in (None, *range(data["population"] + 1))
        and (wanted.voidborn_power_min or 0) <= data["voidborn"]
        and (wanted.voidborn_power_max is None or data["voidborn"] <= wanted.voidborn_power_max)
        and (wanted.pure is None or wanted.pure != bool(data["was_corrupted"]))
    )


def focus_names(state: Voidfall) -> set[str]:
    """The selected Focus; a House card counts as the one it replaces, Leadership as any."""
    card = state.content.cards[state.turn.card]
    if card.focus == "leadership":
        return {other.focus for other in state.content.focuses.values()}
    return {card.focus, card.replaces}
