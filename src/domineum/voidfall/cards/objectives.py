"""Objectives of Agendas and events: achievements, multipliers and Tiers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from domineum.kernel import Effect, Message
from domineum.kernel.effects import joined
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import Condition, Count
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.words import TRACKS, Track


@dataclass(frozen=True, kw_only=True)
class Objective:
    """One section of an Agenda or of the right half of an event.  [V-155]"""

    kind: Literal["achievement", "multiplier", "tier", "penalty", "all"]
    """
    achievement: gained once if all of `if` holds
    multiplier: gained for each thing that `per` counts
    tier: worth the Influence of the Tier of a track
    penalty: costs Influence for each thing that `per` counts
    all: several lines that are all gained
    """
    if_: list[Condition] = field(default_factory=list)
    """All of these have to hold."""
    per: Count | None = None
    """What is counted."""
    each: int = 1
    """Once for this many of them."""
    beyond: int = 0
    """This many do not count."""
    max: int | None = None
    """At most this often."""
    track: Track | Literal["each"] | None = None
    """Of this track, or of `each` one separately."""
    pure: bool = False
    """A Corrupted track gives nothing."""
    influence: int | list[int] = 0
    """What it is worth; of a `tier`: for the Tiers 0 to 4."""
    benefit: Effect[At] | None = None
    """On events, instead of Influence: what is gained."""
    parts: list[Objective] = field(default_factory=list)
    """The lines of `all`."""

    def times(self, at: At) -> int:
        """How often the condition is met: once, or once for each thing.  [V-151] [V-152]"""
        if self.kind == "achievement":
            return int(all(condition.holds(at) for condition in self.if_))
        if self.per is None:
            return 0
        times = max(0, self.per.of(at) - self.beyond) // self.each
        return times if self.max is None else min(times, self.max)

    def describe(self) -> Message:
        """The printed text."""
        if self.kind == "all":
            return joined("list-lines", [part.describe() for part in self.parts])
        args: Args = {"track": self.track or "each", "pure": "yes" if self.pure else "any"}
        if isinstance(self.influence, list):
            one, two, three, four = self.influence[1:]
            tiers: Args = {"one": one, "two": two, "three": three, "four": four}
            return Message("objective-tier", args | tiers)
        gain = Message("effect-influence", {"amount": self.influence})
        args["gain"] = self.benefit.describe() if self.benefit else gain
        args["lost"] = -self.influence
        if self.if_:
            args["if"] = listed([condition.describe() for condition in self.if_], "list-and")
        if self.per:
            args["per"] = self.per.each(self.each)
        if self.beyond:
            args["per"] = Message("objective-beyond", {"per": args["per"], "beyond": self.beyond})
        text = Message(f"objective-{self.kind}", args)
        return text if self.max is None else Message("at-most", {"do": text, "max": self.max})


def score(objective: Objective, at: At) -> int:
    """The Influence of an objective; Corrupted tracks give nothing where it says Pure. [V-155]"""
    if objective.kind == "all":
        return sum(score(part, at) for part in objective.parts)
    if objective.kind == "tier":
        values = objective.influence
        assert isinstance(values, list)
        return sum(
            values[at.player.tier(track)]
            for track, name in enumerate(TRACKS)
            if objective.track in (name, "each")
            and not (objective.pure and at.player.corrupted_tracks[track])
        )
    assert isinstance(objective.influence, int)
    return objective.influence * objective.times(at)
