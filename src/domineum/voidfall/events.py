"""Galactic Events: placing pieces on the map, and peeking at the next Cycle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.infrastructure import installation_room
from domineum.voidfall.sectors import (
    adjacent_voidborn,
    defenses_in,
    guilds_in,
    tile,
    voidborn_limit,
)
from domineum.voidfall.tokens import place_bounty, place_reclaim
from domineum.voidfall.words import GUILDS

Place = Literal[
    "adjacent_voidborn", "adjacent_voidborn_lowest_population",
    "adjacent_voidborn_highest_population", "voidborn_or_fallen_house",
    "each_voidborn_with_defense", "each_voidborn_population_4", "each_voidborn_power_max_2",
    "each_rift", "each_voidborn_adjacent_to_rift", "each_voidborn_with_harbinger",
    "combat_sector", "two_adjacent_voidborn", "near_combat",
]  # fmt: skip
"""
adjacent_voidborn: one Voidborn sector beside yours, your choice, in which everything fits [V-041]
adjacent_voidborn_lowest_population: the one of those with the lowest Population, none being 0
adjacent_voidborn_highest_population: the one of those with the highest Population
voidborn_or_fallen_house: one Voidborn sector, or one with a Fallen House, anywhere
each_voidborn_with_defense: every Voidborn sector with a Sector Defense or a Starbase
each_voidborn_population_4: every Voidborn sector with Population 4 or more
each_voidborn_power_max_2: every Voidborn sector with at most 2 Voidborn Fleet Power
each_rift: every Rift
each_voidborn_adjacent_to_rift: every Voidborn sector beside a Rift
each_voidborn_with_harbinger: every Voidborn sector with a Harbinger
combat_sector: the sector that you are invading
two_adjacent_voidborn: each of two Voidborn sectors beside yours, your choice
near_combat: one Voidborn sector beside the Combat sector; if none takes it, any on the map [V-457]
"""

PlaceToken = Callable[[At, int], Flow[bool]]


@EFFECTS.leaf("place")
class PlacePieces(Effect[At]):
    """Put pieces from the supply on sectors, all or nothing in each. [V-033] [V-041] [V-042]"""

    pieces: dict[str, Any]
    """`bounty`, `reclaim`, `defense`, `voidborn_power`, `harbinger`: how many; `glory`: the value
    of one token; `guild`: its type, or `any`."""
    where: Place

    def possible(self, at: At) -> bool:
        return bool(self.targets(at))

    def targets(self, at: At) -> list[int]:
        """The sectors in which everything fits; of these only the lowest or highest. [V-041]"""
        found = [n for n in self._candidates(at) if self._fits(at, n)]
        if at.penalty and self.where.startswith("adjacent_"):
            found = self._roomiest(at, found)
        population = {n: at.state.sectors[n].population for n in found}
        match self.where:
            case "adjacent_voidborn_lowest_population":
                return [n for n in found if population[n] == min(population.values())]
            case "adjacent_voidborn_highest_population":
                return [n for n in found if population[n] == max(population.values())]
        return found

    def _candidates(self, at: At) -> list[int]:
        """The sectors that the box speaks of.  [V-039] [V-040] [V-177]"""
        state = at.state
        sectors = state.sectors
        voidborn = [n for n in range(1, len(sectors)) if sectors[n].voidborn]
        match self.where:
            case "combat_sector":
                return [at.same]
            case (
                "adjacent_voidborn"
                | "two_adjacent_voidborn"
                | "adjacent_voidborn_lowest_population"
                | "adjacent_voidborn_highest_population"
            ):
                return adjacent_voidborn(state, at.seat)
            case "near_combat":
                near = set(state.neighbours(at.same))
                close = [n for n in voidborn if n in near and self._fits(at, n)]
                return close or voidborn
            case "voidborn_or_fallen_house":
                return [
                    n for n in range(1, len(sectors)) if sectors[n].voidborn or sectors[n].fallen
                ]
            case "each_voidborn_with_defense":
                return [n for n in voidborn if defenses_in(state, n)]
            case "each_voidborn_population_4":
                return [n for n in voidborn if sectors[n].population >= 4]
            case "each_voidborn_power_max_2":
                return [n for n in voidborn if sectors[n].voidborn <= 2]
            case "each_rift":
                return [n for n in range(1, len(sectors)) if sectors[n].tile == "rift"]
            case "each_voidborn_adjacent_to_rift":
                rifts = {n for n in range(1, len(sectors)) if sectors[n].tile == "rift"}
                return [n for n in voidborn if rifts & set(state.neighbours(n))]
            case "each_voidborn_with_harbinger":
                return [n for n in voidborn if sectors[n].harbingers]

    def _fits(self, at: At, n: int) -> bool:
        """Whether everything listed can be placed.  [V-033] [V-043] [V-044] [V-261]"""
        state, pieces = at.state, self.pieces
        if installation_room(state, n) < pieces.get("defense", 0):
            return False
        if "guild" in pieces and tile(state, n).guild_room <= len(guilds_in(state, n)):
            return False
        more: int = pieces.get("voidborn_power", 0)
        needed = 0 if at.penalty else more if at.strict else min(more, 1)
        return voidborn_limit(state, n) - state.sectors[n].voidborn >= needed

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from self.place_among(at, self.targets(at)))

    def place_among(self, at: At, targets: list[int]) -> Flow[bool]:
        """Place the pieces in one, two or all of some sectors, as the box says."""
        if self.where == "two_adjacent_voidborn":
            first = yield from self._choose(at, targets)
            rest = [n for n in targets if n != first]
            targets = [first, (yield from self._choose(at, rest))] if rest else [first]
        elif not self.where.startswith("each_"):
            targets = [(yield from self._choose(at, targets))]
        for n in targets:
            yield from self._place(at, n)
        return bool(targets)

    def _roomiest(self, at: At, targets: list[int]) -> list[int]:
        """The sectors that take the full number of Voidborn, else as many as possible. [V-262]"""
        state, more = at.state, self.pieces.get("voidborn_power", 0)
        room = {n: min(more, voidborn_limit(state, n) - state.sectors[n].voidborn) for n in targets}
        return [n for n in targets if room[n] == max(room.values())]

    def _choose(self, at: At, targets: list[int]) -> Flow[int]:
        """One sector in which all fits; the full number of Voidborn first. [V-041] [V-262]"""
        options = [Option("place", n, sector=n) for n in self._roomiest(at, targets)]
        about = {"what": _named(self.pieces)}
        question = Question(at.seat, "voidfall.place", options, about=about, public=True)
        return (yield from ask(question))

    def _place(self, at: At, n: int) -> Flow[None]:
        """Bounty and Reclaim face down, Glory face up, others on their first free space."""
        state = at.state
        placed: dict[str, Any] = {}
        for name, value in self.pieces.items():
            placed[name] = value
            sector = state.sectors[n]
            match name:
                case "bounty":
                    placed[name] = yield from self._tokens(at, n, place_bounty, value)
                case "reclaim":
                    placed[name] = yield from self._tokens(at, n, place_reclaim, value)
                case "glory":
                    state.change(n, glory=(*sector.glory, value))
                case "defense":
                    defenses = ("defense",) * value
                    state.change(n, installations=sector.installations + defenses)
                case "voidborn_power":
                    placed[name] = min(value, voidborn_limit(state, n) - sector.voidborn)
                    state.change(n, voidborn=sector.voidborn + placed[name])
                case "guild":
                    placed[name] = yield from self._guild(at, value)
                    state.change(n, guilds=(*sector.guilds, placed[name]))
                case "harbinger" if state.void is not None:
                    placed[name] = min(value, state.void.harbingers)
                    state.void.harbingers -= placed[name]
                    state.change(n, harbingers=sector.harbingers + placed[name])
        if any(placed.values()):
            what = _named({name: value for name, value in placed.items() if value})
            yield Event("placed", at.seat, "V-042", player=at.seat, what=what, sector=n)

    def _tokens(self, at: At, n: int, place: PlaceToken, amount: int) -> Flow[int]:
        """Place tokens and return how many there were."""
        placed = 0
        for _ in range(amount):
            placed += yield from place(at, n)
        return placed

    def _guild(self, at: At, guild: str) -> Flow[str]:
        if guild != "any":
            return guild
        options = [Option("guild", kind, guild=kind) for kind in GUILDS]
        return (yield from ask(Question(at.seat, "voidfall.guild", options)))

    def describe(self) -> Message:
        where = Message(f"place-{self.where.replace('_', '-')}")
        return Message("effect-place", {"what": _named(self.pieces), "where": where})


def _named(pieces: dict[str, Any]) -> Message:
    """The pieces in words."""
    parts = []
    for name, value in pieces.items():
        args: Args = {"guild": value} if name == "guild" else {"amount": value}
        parts.append(Message(f"piece-{name.replace('_', '-')}", args))
    return listed(parts, "list-and")


@EFFECTS.leaf("peek_events")
class PeekEvents(Effect[At]):
    """Look at the top two events of the next Cycle and order them. [V-435] [V-436] [V-437]"""

    def possible(self, at: At) -> bool:
        return at.state.cycle < 3 and len(at.state.event_decks[at.state.cycle]) >= 2

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-peek"), "V-437"

    def resolve(self, at: At) -> Flow[bool]:
        state = at.state
        deck = state.event_decks[state.cycle]
        state.reveal()
        state.peeked = [at.seat]
        deck.insert(0, deck.pop(-2))
        options = [Option("on-top", i, event=deck[i]) for i in (-1, 0)]
        choice = yield from ask(Question(at.seat, "voidfall.peek", options))
        if choice == 0:
            deck[0], deck[-1] = deck[-1], deck[0]
        yield Event("peeked", at.seat, "V-435", {"event": deck[-1]}, player=at.seat)
        yield from did(at, "peeked_events")
        return True
