"""Corruption: gaining, moving, removing, and where it may lie."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import may_decline, sole
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    Ability,
    Reaction,
    abilities,
    active,
    trigger,
)
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.costs import Cost, payment, settle
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.texts import listed
from domineum.voidfall.sectors import can_be_corrupted
from domineum.voidfall.state import pure_offers
from domineum.voidfall.words import TRACKS, AgendaType

Kind = Literal["sector", "track", "agenda_slot", "house_mat", "chambers"]
"""
sector: one of your sectors
track: one of your Civilization track markers
agenda_slot: one of your Agenda slots, except the starting one
house_mat: a track marker or an Agenda slot [V-398]
chambers: your Decontamination Chambers
"""
ANYWHERE: tuple[Kind, ...] = ("sector", "house_mat", "chambers")


class Location(NamedTuple):
    """Where a Corruption lies: a sector, a track, an Agenda slot or the Chambers."""

    kind: Literal["sector", "track", "slot", "chambers"]
    place: int

    @property
    def name(self) -> str:
        """The kind of location in the words of the content."""
        return "agenda_slot" if self.kind == "slot" else self.kind

    @property
    def about(self) -> dict[str, int | str]:
        """What an option for this location is about; its verb ends with the kind."""
        if self.kind == "chambers":
            return {}
        return {self.kind: TRACKS[self.place] if self.kind == "track" else self.place}

    def option(self, verb: str) -> Option[Location]:
        """The option that means this location."""
        return _option(verb, self)

    def message(self, way: Literal["location", "leave", "reach"] = "location") -> Message:
        """Where it is, or from where or to where something goes."""
        value = TRACKS[self.place] if self.kind == "track" else self.place
        return Message(f"{way}-{self.kind}", {self.kind: value})


@cache
def _option(verb: str, location: Location) -> Option[Location]:
    return Option(f"{verb}-{location.kind}", location, **location.about)


def free_locations(at: At, kinds: tuple[Kind, ...] = ANYWHERE) -> list[Location]:
    """Where a Corruption may be placed.  [V-388] [V-389] [V-390] [V-391]"""
    state, player = at.state, at.player
    found: list[Location] = []
    if "sector" in kinds:
        own = state.own(at.seat)
        found += [Location("sector", n) for n in own if can_be_corrupted(state, n)]
    if "track" in kinds or "house_mat" in kinds:
        found += [Location("track", t) for t in range(3) if not player.corrupted_tracks[t]]
    if "agenda_slot" in kinds or "house_mat" in kinds:
        found += [
            Location("slot", i)
            for i, slot in enumerate(player.slots)
            if slot.kind == "standard" and not slot.corrupted
        ]
    if "chambers" in kinds and player.chambers < chambers_room(at):
        found.append(Location("chambers", 0))
    return found


@ABILITIES.point("corruption_capacity")
class CorruptionCapacity(Ability):
    """The card is a place for this many Corruptions, which count nowhere. [V-391]"""

    amount: int
    """How many."""


def chambers_room(at: At) -> int:
    """How many Corruptions Decontamination Chambers hold.  [V-391]"""
    return max((a.amount for a in abilities(at.state, at.seat, CorruptionCapacity)), default=0)


def room_for_corruption(at: At, kinds: tuple[Kind, ...]) -> int:
    """How many Corruptions could still be gained.  [V-392]"""
    room = len(free_locations(at, kinds))
    if "chambers" in kinds:
        room += max(0, chambers_room(at) - at.player.chambers - 1)
    return room


def corrupted_locations(at: At, kinds: tuple[Kind, ...] = ANYWHERE) -> list[Location]:
    """Where the player has Corruption.  [V-395]"""
    state, player = at.state, at.player
    found: list[Location] = []
    if "sector" in kinds:
        found += [Location("sector", n) for n in state.own(at.seat) if state.sectors[n].corrupted]
    if "track" in kinds or "house_mat" in kinds:
        found += [Location("track", t) for t in range(3) if player.corrupted_tracks[t]]
    if "agenda_slot" in kinds or "house_mat" in kinds:
        found += [Location("slot", i) for i, slot in enumerate(player.slots) if slot.corrupted]
    if "chambers" in kinds and player.chambers:
        found.append(Location("chambers", 0))
    return found


def set_corruption(at: At, location: Location, present: bool) -> None:
    """Place or take the marker of a location."""
    player = at.player
    match location.kind:
        case "sector":
            at.state.change(location.place, corrupted=present)
        case "track":
            player.corrupted_tracks[location.place] = present
        case "slot":
            player.change(location.place, corrupted=present)
        case "chambers":
            player.chambers += 1 if present else -1


def gain_corruption(at: At, choices: list[Location], rule: str) -> Flow[None]:
    """Place a Corruption from the supply on one legal location.  [V-387]"""
    options = [location.option("corrupt") for location in choices]
    location = yield from ask(Question(at.seat, "voidfall.corrupt", options))
    set_corruption(at, location, True)
    if location.kind == "track":
        at.track = location.place
    yield Event("corrupted", at.seat, rule, player=at.seat, where=location.message())
    yield from did(at, "gained_corruption", to=location.name)


def _payers(at: At, cost: Cost) -> dict[Seat, At]:
    """Who pays: the player, or all players together.  [V-036]"""
    seats = at.state.order if cost.shared else [at.seat]
    return {seat: at if seat == at.seat else At(at.state, seat, paying=True) for seat in seats}


def _payable(at: At, amount: int, cost: Cost) -> bool:
    room = (room_for_corruption(payer, _paid_to(cost)) for payer in _payers(at, cost).values())
    return sum(room) >= amount


@payment("corruption", _payable)
def _pay_corruption(at: At, amount: int, cost: Cost) -> Flow[None]:
    """Gain Corruption as a cost; impossible when every location is full. [V-036] [V-387] [V-392]

    Players who pay together decide who gains which; each chooses where.
    """
    payers, kinds = _payers(at, cost), _paid_to(cost)
    for _ in range(amount):
        able = [seat for seat in payers if free_locations(payers[seat], kinds)]
        payer = payers[able[0]]
        if len(able) > 1:
            options = [Option("partner", seat, player=seat) for seat in able]
            who = yield from ask(Question(at.seat, "voidfall.share-corruption", options))
            payer = payers[who]
        yield from gain_corruption(payer, free_locations(payer, kinds), "V-387")
        yield from trigger(payer, AfterCorruptionPaid)
    for payer in payers.values():
        if payer is not at:
            payer.paying = False
            yield from settle(payer)


def _paid_to(cost: Cost) -> tuple[Kind, ...]:
    return (cost.corruption_where,) if cost.corruption_where else ANYWHERE


@EFFECTS.leaf("corruption")
class GainCorruption(Effect[At]):
    """A directed Corruption; it goes to the named place, else to a fallback.  [V-396]"""

    amount: int
    where: Kind | Literal["same", "anywhere"]
    """Never Decontamination Chambers unless it says so; `anywhere`: any legal place."""
    fallback: tuple[Kind, ...] = ()
    """Tried in this order when the first place is full."""

    def _choices(self, at: At) -> list[Location]:
        if self.where == "same":
            found = free_locations(at, ("sector",))
            return [location for location in found if at.is_same(location.place)]
        if self.where == "anywhere":
            return free_locations(at)
        for kind in (self.where, *self.fallback):
            found = free_locations(at, (kind,))
            if found:
                return found
        return []

    def possible(self, at: At) -> bool:
        return bool(self._choices(at))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.amount):
            choices = self._choices(at)
            if choices:
                yield from gain_corruption(at, choices, "V-396")
                done = True
        return done

    def describe(self) -> Message:
        text = super().describe()
        if not self.fallback:
            return text
        places = [Message(f"any-{kind.replace('_', '-')}") for kind in self.fallback]
        return Message("effect-fallback", {"do": text, "places": listed(places, "list-then")})


@ABILITIES.point("keep_removed_corruption")
class KeepRemovedCorruption(Ability):
    """Each Corruption that a player removes is kept until step 3 of the Evaluation Phase is
    over."""


@ABILITIES.point("after_remove_corruption")
class AfterRemoveCorruption(Reaction):
    """After you removed a Corruption by an effect; it does not trigger itself."""


@ABILITIES.point("after_corruption_paid")
class AfterCorruptionPaid(Reaction):
    """After you gained a Corruption as the cost of an action; not for events, offers or
    penalties."""


def remove_corruption(at: At, location: Location) -> Flow[None]:
    """Return a Corruption to the supply.  [V-395]"""
    set_corruption(at, location, False)
    if active(at.state, at.seat, KeepRemovedCorruption):
        at.player.kept_corruption += 1
    yield Event("cleansed", at.seat, "V-395", player=at.seat, where=location.message())


@EFFECTS.leaf("remove_corruption")
class RemoveCorruption(Effect[At]):
    """Remove up to that many Corruptions.  [V-395]"""

    amount: int
    where: Kind | Literal["same", "same_or_adjacent", "one_sector"] | None = None
    """Without it from anywhere."""
    meant = True

    def _choices(self, at: At) -> list[Location]:
        match self.where:
            case "one_sector":
                found = corrupted_locations(at, ("sector",))
                return [x for x in found if at.one_sector in (0, x.place)]
            case "same" | "same_or_adjacent":
                near = at.state.neighbours(at.same) if self.where != "same" else ()
                found = corrupted_locations(at, ("sector",))
                return [x for x in found if at.is_same(x.place) or x.place in near]
            case None:
                return corrupted_locations(at)
            case kind:
                return corrupted_locations(at, (kind,))

    def possible(self, at: At) -> bool:
        return bool(self._choices(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-corruption"), "V-395"

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.amount):
            choices = self._choices(at)
            if not choices:
                break
            options: list[Option[Location | None]] = [
                Option(f"cleanse-{x.kind}", x, **x.about) for x in choices
            ]
            if may_decline(at):
                options.append(Option("forfeit", None))
            question = Question(at.seat, "voidfall.cleanse", options, usual=sole(options))
            location = yield from ask(question)
            if location is None:
                break
            done = True
            if location.kind == "sector":
                at.one_sector = location.place
            yield from remove_corruption(at, location)
            if self.where != "chambers":
                yield from trigger(at, AfterRemoveCorruption)
            yield from did(at, "removed_corruption", source=location.name)
        return done


def movable(at: At) -> list[Location]:
    """Corruption that has another legal location to go to.  [V-394]"""
    free = free_locations(at)
    return [x for x in corrupted_locations(at) if any(other != x for other in free)]


@EFFECTS.leaf("move_corruption")
class MoveCorruption(Effect[At]):
    """Move one Corruption to another legal location.  [V-394]"""

    asks = True

    def possible(self, at: At) -> bool:
        return bool(movable(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-corruption"), "V-394"

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from move_corruption(at, may_decline(at)))


def move_corruption(at: At, declinable: bool) -> Flow[bool]:
    """Move one Corruption: from where, then where to.  [V-394]"""
    options: list[Option[Location | None]] = [
        Option(f"lift-{x.kind}", x, **x.about) for x in movable(at)
    ]
    if declinable:
        options.append(Option("forfeit", None))
    source = yield from ask(Question(at.seat, "voidfall.move-corruption", options))
    if source is None:
        return False
    targets = [x.option("corrupt") for x in free_locations(at) if x != source]
    target = yield from ask(Question(at.seat, "voidfall.corrupt", targets))
    set_corruption(at, source, False)
    set_corruption(at, target, True)
    yield Event(
        "moved-corruption", at.seat, "V-394", player=at.seat,
        source=source.message("leave"), where=target.message("reach"),
    )  # fmt: skip
    yield from did(at, "moved_corruption", to=target.name)
    return True


@EFFECTS.leaf("rearrange_corruption")
class RearrangeCorruption(Effect[At]):
    """Move any number of Corruptions, one after the other."""

    def possible(self, at: At) -> bool:
        return bool(movable(at))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(12):
            if not movable(at) or not (yield from move_corruption(at, True)):
                break
            done = True
        return done


@EFFECTS.leaf("corrupt_offer")
class CorruptOffer(Effect[At]):
    """Corrupt an Agenda offer; one that is Corrupted already is left alone.  [V-046] [V-401]"""

    which: AgendaType | Literal["each_pure", "any"]
    """`each_pure`: every Pure offer; `any`: Pure offers of your choice."""
    count: int = 1
    """How many different ones, with `any`."""

    def _offers(self, at: At) -> list[str]:
        pure = pure_offers(at.state)
        return [kind for kind in pure if self.which in (kind, "each_pure", "any")]

    def possible(self, at: At) -> bool:
        return bool(self._offers(at))

    def resolve(self, at: At) -> Flow[bool]:
        chosen = self._offers(at)
        if self.which == "any":
            chosen = yield from self._choose(at, chosen)
        for kind in chosen:
            at.state.corrupted_offers[kind] = True
            yield Event("offer-corrupted", None, "V-046", agenda_type=kind)
        return bool(chosen)

    def _choose(self, at: At, offers: list[str]) -> Flow[list[str]]:
        chosen: list[str] = []
        for _ in range(min(self.count, len(offers))):
            left = [kind for kind in offers if kind not in chosen]
            options = [Option("corrupt-offer", kind, agenda_type=kind) for kind in left]
            chosen.append((yield from ask(Question(at.seat, "voidfall.corrupt-offer", options))))
        return chosen


@COUNTS.word("corruption")
class Corruptions(Count):
    """Your Corruptions; those in Decontamination Chambers never count."""

    where: Literal["house_mat", "house_mat_and_sectors"]
    """Where they are counted."""

    def of(self, at: At) -> int:
        total = at.player.mat_corruption
        if self.where == "house_mat_and_sectors":
            total += sum(at.state.sectors[n].corrupted for n in at.state.own(at.seat))
        return total


@COUNTS.word("kept_corruption")
class KeptCorruptions(Count):
    """Corruptions kept by `keep_removed_corruption`."""

    def of(self, at: At) -> int:
        return at.player.kept_corruption
