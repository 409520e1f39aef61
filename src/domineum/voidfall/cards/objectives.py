"""Objectives of Agendas and events: achievements, multipliers and Tiers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from domineum.kernel import Effect, Message
from domineum.kernel.effects import joined
from domineum.kernel.words import Worded, Words
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import Condition, Count
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.words import TRACKS, Track

TIERS = 5


@dataclass(frozen=True, kw_only=True)
class Objective(Worded):
    """One section of an Agenda or of the right half of an event.  [V-155]"""

    @property
    def lines(self) -> Sequence[Line]:
        """What it consists of."""
        raise NotImplementedError

    def score(self, at: At) -> int:
        """The Influence that it gives now; less than 0 if it costs some."""
        raise NotImplementedError

    def describe(self) -> Message:
        """The printed text."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Line(Objective):
    """One line of an objective."""

    @property
    def lines(self) -> Sequence[Line]:
        return (self,)

    def is_met(self, at: At) -> bool:
        """Whether it gives anything now."""
        return self.score(at) != 0


LINES = Words[Line]("kind", EFFECTS.hooks)
OBJECTIVES = Words[Objective]("kind", EFFECTS.hooks, wider=LINES)
EFFECTS.hooks |= {Line: LINES.parse, Objective: OBJECTIVES.parse}


@dataclass(frozen=True, kw_only=True)
class Rewarded(Line):
    """A line that gives the same once or several times."""

    influence: int = 0
    """What it is worth."""
    benefit: Effect[At] | None = None
    """On events, instead of Influence: what is gained."""

    def __post_init__(self) -> None:
        if (self.benefit is None) != (self.influence > 0):
            raise ValueError("it gives either 'influence' or a 'benefit'")

    def times(self, at: At) -> int:
        """How often the condition is met: once, or once for each thing.  [V-151] [V-152]"""
        raise NotImplementedError

    def score(self, at: At) -> int:
        return self.influence * self.times(at)

    def is_met(self, at: At) -> bool:
        return self.times(at) > 0

    def gain(self) -> Message:
        """The text of what is gained."""
        if self.benefit is not None:
            return self.benefit.describe()
        return Message("effect-influence", {"amount": self.influence})


@dataclass(frozen=True, kw_only=True)
class Counting(Line):
    """A line for each thing that is counted."""

    per: Count
    """What is counted."""
    each: int = 1
    """Once for this many of them."""
    beyond: int = 0
    """This many do not count."""
    max: int | None = None
    """At most this often."""

    def __post_init__(self) -> None:
        if self.each < 1:
            raise ValueError("'each' is at least 1")

    def times(self, at: At) -> int:
        """How often it counts."""
        times = max(0, self.per.of(at) - self.beyond) // self.each
        return times if self.max is None else min(times, self.max)

    def text(self, args: Args) -> Message:
        """The printed text with what is gained or lost."""
        per = self.per.each(self.each)
        if self.beyond:
            per = Message("objective-beyond", {"per": per, "beyond": self.beyond})
        text = Message(f"objective-{self.word}", args | {"per": per})
        return text if self.max is None else Message("at-most", {"do": text, "max": self.max})


@LINES.word("achievement")
class Achievement(Rewarded):
    """Gained once if all of `if` holds."""

    if_: tuple[Condition, ...]
    """All of these have to hold."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.if_:
            raise ValueError("'if' is empty")

    def times(self, at: At) -> int:
        return int(all(condition.holds(at) for condition in self.if_))

    def describe(self) -> Message:
        conditions = listed([condition.describe() for condition in self.if_], "list-and")
        return Message("objective-achievement", {"if": conditions, "gain": self.gain()})


@LINES.word("multiplier")
class Multiplier(Counting, Rewarded):
    """Gained for each thing that `per` counts."""

    def __post_init__(self) -> None:
        Counting.__post_init__(self)
        Rewarded.__post_init__(self)

    def describe(self) -> Message:
        return self.text({"gain": self.gain()})


@LINES.word("penalty")
class Penalty(Counting):
    """Costs Influence for each thing that `per` counts."""

    influence: int
    """What it costs, less than 0."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.influence >= 0:
            raise ValueError("'influence' of a penalty is less than 0")

    def score(self, at: At) -> int:
        return self.influence * self.times(at)

    def describe(self) -> Message:
        return self.text({"lost": -self.influence})


@LINES.word("tier")
class Tier(Line):
    """Worth the Influence of the Tier of a track."""

    track: Track | Literal["each"]
    """Of this track, or of `each` one separately."""
    influence: tuple[int, ...]
    """What it is worth in the Tiers 0 to 4."""
    pure: bool = False
    """A Corrupted track gives nothing. [V-155]"""

    def __post_init__(self) -> None:
        if len(self.influence) != TIERS:
            raise ValueError(f"'influence' of a tier has {TIERS} numbers")

    def score(self, at: At) -> int:
        return sum(
            self.influence[at.player.tier(track)]
            for track, name in enumerate(TRACKS)
            if self.track in (name, "each")
            and not (self.pure and at.player.corrupted_tracks[track])
        )

    def describe(self) -> Message:
        one, two, three, four = self.influence[1:]
        tiers: Args = {"one": one, "two": two, "three": three, "four": four}
        args: Args = {"track": self.track, "pure": "yes" if self.pure else "any"}
        return Message("objective-tier", args | tiers)


@OBJECTIVES.word("all")
class AllLines(Objective):
    """Several lines that are all gained."""

    parts: tuple[Line, ...]
    """The lines."""

    def __post_init__(self) -> None:
        if not self.parts:
            raise ValueError("'parts' is empty")

    @property
    def lines(self) -> Sequence[Line]:
        return self.parts

    def score(self, at: At) -> int:
        return sum(part.score(at) for part in self.parts)

    def describe(self) -> Message:
        return joined("list-lines", [part.describe() for part in self.parts])


def check_agenda(objectives: Sequence[Objective]) -> None:
    """Refuse what only an event can give.  [V-154]"""
    lines = [line for objective in objectives for line in objective.lines]
    if any(isinstance(line, Rewarded) and line.benefit is not None for line in lines):
        raise ValueError("'benefit' is for events; an Agenda gives Influence")
