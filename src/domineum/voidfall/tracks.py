"""Civilization tracks and Tiers."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, ask, sourced
from domineum.kernel.effects import may_decline, sole
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities
from domineum.voidfall.cards.at import At, about_to, did
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.words import LAST_SPACE, TIERS, TRACKS, Track

TIER_COSTS = {3: Cost(deactivate=1), 4: Cost(deactivate=2)}
"""Before entering Tier 3 deactivate 1 Fleet Power, before Tier 4 deactivate 2.  [V-381]"""


@ABILITIES.point("tier_cost")
class TierCost(Ability):
    """Entering these Tiers costs this instead; an empty cost is free. [V-381]"""

    tiers: list[Literal[1, 2, 3, 4]]
    cost: Cost

    def words(self) -> Args:
        tiers = [Message("tier", {"number": number}) for number in self.tiers]
        return {**super().words(), "tiers": listed(tiers, "list-and")}


def entry_cost(at: At, track: int) -> Cost:
    """What the next space of a track costs.  [V-381]"""
    tier = TIERS[at.player.tracks[track] + 1]
    if tier == at.player.tier(track):
        return FREE
    for ability in abilities(at.state, at.seat, TierCost):
        if tier in ability.tiers:
            return ability.cost
    return TIER_COSTS.get(tier, FREE)


def can_advance(at: At, track: int) -> bool:
    """Not beyond the last space, and only with the cost of a new Tier.  [V-381] [V-382]"""
    return at.player.tracks[track] < LAST_SPACE and entry_cost(at, track).payable(at)


def advance(at: At, track: int, benefit: bool = True) -> Flow[None]:
    """Move a marker one space right, then resolve its benefit.  [V-378] [V-386]"""
    player = at.player
    yield from about_to(at, "advanced")
    yield from entry_cost(at, track).pay(At(at.state, at.seat))
    player.tracks[track] += 1
    space = player.tracks[track]
    yield Event("advanced", at.seat, "V-378", player=at.seat, track=TRACKS[track], space=space + 1)
    if benefit and not player.corrupted_tracks[track]:
        gained = at.state.content.houses[player.house].tracks[TRACKS[track]][space]
        inside = at.inside()
        inside.track = track
        if gained.possible(inside):
            source = Message("source-track", {"track": TRACKS[track], "space": space + 1})
            yield from sourced(source, gained.resolve(inside))
    yield from did(at, "advanced", space=space + 1)


@EFFECTS.leaf("advance")
class Advance(Effect[At]):
    """Advance once on a track.  [V-378]"""

    track: Track | Literal["any", "lowest", "same_track"]
    """`lowest`: the least advanced one; `same_track`: the one that was just Corrupted."""
    benefit: bool = True
    """False: without the benefit of the space."""
    meant = True

    def _tracks(self, at: At) -> list[int]:
        spaces = at.player.tracks
        if self.track == "same_track":
            return [at.track] if at.track >= 0 else []
        if self.track == "any":
            return [0, 1, 2]
        if self.track == "lowest":
            return [track for track in range(3) if spaces[track] == min(spaces)]
        return [TRACKS.index(self.track)]

    def possible(self, at: At) -> bool:
        return any(can_advance(at, track) for track in self._tracks(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-advance"), "V-381"

    def resolve(self, at: At) -> Flow[bool]:
        tracks = self._tracks(at)
        options: list[Option[int]] = [
            Option("advance", track, track=TRACKS[track])
            for track in tracks
            if can_advance(at, track)
        ]
        if may_decline(at):
            options.append(Option("forfeit", -1))
        why = partial(self._blocked, at, tracks)
        question = Question(at.seat, "voidfall.advance", options, why, usual=sole(options))
        track = yield from ask(question)
        if track >= 0:
            yield from advance(at, track, self.benefit)
        return track >= 0

    def _blocked(self, at: At, tracks: list[int]) -> list[Blocked]:
        found = []
        for track in tracks:
            option = Option("advance", track, track=TRACKS[track])
            if at.player.tracks[track] >= LAST_SPACE:
                found.append(Blocked(option, Message("blocked-last-space"), "V-382"))
            elif not can_advance(at, track):
                found.append(Blocked(option, Message("blocked-tier-cost"), "V-381"))
        return found

    def describe(self) -> Message:
        text = Message("effect-advance", {"track": self.track})
        return text if self.benefit else Message("effect-advance-bare", {"do": text})


@EFFECTS.leaf("skip")
class Skip(Effect[At]):
    """Advance once more on the same track.  [V-384]"""

    def possible(self, at: At) -> bool:
        return at.track >= 0 and can_advance(at, at.track)

    def resolve(self, at: At) -> Flow[bool]:
        options = [Option("advance", True, track=TRACKS[at.track]), Option("forfeit", False)]
        usual = options[0] if entry_cost(at, at.track).free else None
        wanted = yield from ask(Question(at.seat, "voidfall.skip", options, usual=usual))
        if wanted:
            yield from advance(at, at.track)
        return wanted


@COUNTS.word("tracks")
class Tracks(Count):
    """Your Civilization tracks."""

    pure: bool | None = None
    """True: only Pure ones, false: only Corrupted ones."""
    track: Track | None = None
    """Only this one, with `tier_min`."""
    tier_min: int | None = None
    """In this Tier or a higher one."""
    space_min: int | None = None
    """With the marker on this space or further right, from 1 to 8. [V-377]"""

    def __post_init__(self) -> None:
        if self.tier_min is not None and self.space_min is not None:
            raise ValueError("either 'tier_min' or 'space_min'")
        if self.track is not None and self.tier_min is None:
            raise ValueError("'track' goes with 'tier_min'")

    def of(self, at: At) -> int:
        player = at.player
        return sum(
            1
            for i, name in enumerate(TRACKS)
            if self.track in (None, name)
            and player.corrupted_tracks[i] != self.pure
            and player.tier(i) >= (self.tier_min or 0)
            and player.tracks[i] + 1 >= (self.space_min or 0)
        )

    def form(self) -> str:
        if self.track is not None:
            return "named"
        return "of" if self.tier_min is not None else "space" if self.space_min is not None else ""

    def args(self, n: int) -> Args:
        return super().args(n) | {"number": self.tier_min or self.space_min or 0}
