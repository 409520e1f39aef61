"""Conditions of abilities, requirements of Agendas and Failures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.revenant.sectors import ships_in
from domineum.revenant.state import At, Fleet, Player
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
    HOUSE_OF,
    HYPERCHARGE,
    KIND_OF,
    KINDS,
    OUTER,
    REINFORCE,
    SHIPS,
    TYPES,
    CardType,
    house_of,
    kind_of,
)

Boardable = Literal["arkship", "fighter", "dropship", "frigate", "revenant"]
Check = tuple[str, Any]


def given(record: object) -> tuple[Check, ...]:
    """The entries of a record that are not left out."""
    names = [f.name for f in fields(record) if f.init]  # type: ignore[arg-type]
    values = [(name, getattr(record, name)) for name in names]
    return tuple((name, value) for name, value in values if value is not None)


@dataclass(frozen=True)
class Condition:
    """When an ability is available; all entries have to hold. [R-184]"""

    tactics_at_least: int | None = None
    """Your Tactics are at least this."""
    tactics_at_most: int | None = None
    """Your Tactics are at most this."""
    rank_at_least: int | None = None
    """Your Captain has at least this Rank."""
    boarded: Boardable | None = None
    """You boarded such a ship, or the Revenant, in this turn; copies do not count."""
    boarded_house: str | None = None
    """The ship that you boarded in this turn is of this House; `card_house`: of the House on the
    card."""
    boarded_corrupted: Literal[True] | None = None
    """The House ship that you boarded in this turn bears Corruption."""
    corrupted_option: Literal[True] | None = None
    """The option is the lower, Corrupted one."""
    own_corruption_at_least: int | None = None
    """Your Frigate board bears at least this much Corruption."""
    own_corruption_at_most: int | None = None
    """Your Frigate board bears at most this much Corruption."""
    voidborn_here_at_least: int | None = None
    """At least this many Voidborn ships are in your Sector."""
    voidborn_here_at_most: int | None = None
    """At most this many Voidborn ships are in your Sector."""
    destroyed_this_turn: int | None = None
    """You destroyed at least this many Voidborn ships in this turn."""
    moved_at_least: int | None = None
    """The ship made at least this many steps."""
    rift_here: Literal[True] | None = None
    """A Rift is in your Sector."""
    planet_here: Literal[True] | None = None
    """A Planet is in your Sector."""
    own_frigate_here: Literal[True] | None = None
    """Your own Frigate is in your Sector."""
    other_frigate_here: Literal[True] | None = None
    """The Frigate of another player is in your Sector."""
    hand_at_most: int | None = None
    """At most this many Operation cards are in your hand."""
    resources_at_most: int | None = None
    """You have at most this many Resources in uncorrupted Compartments."""
    card_type: CardType | None = None
    """The card that is played has this type."""
    influence_lead: Literal[True] | None = None
    """You are further than everybody else on the track of the House that you boarded."""
    influence_behind: Literal[True] | None = None
    """Somebody else is further than you on the track of the House that you boarded."""
    checks: tuple[Check, ...] = field(default=(), init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "checks", given(self))
        house = self.boarded_house
        if house is not None and house != "card_house" and house not in HOUSE_OF:
            raise ValueError(f"'{house}' is no House")

    def holds(self, at: At) -> bool:
        """Whether the condition holds at this moment. [RU-78]"""
        return all(TESTS[name](at, value) for name, value in self.checks)

    def describe(self) -> Message:
        """The printed text."""
        return joined("requirement-and", [_part(name, value) for name, value in self.checks])


def _part(name: str, value: Any) -> Message:
    """The text of one entry of a condition."""
    key = f"condition-{name.replace('_', '-')}"
    return Message(key, {} if isinstance(value, bool) else {"n": value, "house": value})


def boarded_kind(at: At) -> str:
    """What was boarded in this turn; copies do not count."""
    ship = at.state.turn.ship if at.own_turn else -1
    if 0 <= ship < SHIPS:
        return KINDS[kind_of(ship)]
    if FRIGATE <= ship < REINFORCE:
        return "frigate"
    return {REINFORCE: "revenant", HYPERCHARGE: "revenant", EMERGENCY: "emergency"}.get(ship, "")


def boarded_house(at: At) -> int:
    """The House of the ship boarded in this turn, or -1. [RU-78]"""
    ship = at.state.turn.ship if at.own_turn else -1
    return house_of(ship) if 0 <= ship < SHIPS else -1


def is_boarded_house(at: At, house: str) -> bool:
    """Whether a ship of that House, or of the House on the card, was boarded."""
    wanted = at.flag if house == "card_house" else HOUSE_OF[house]
    return boarded_house(at) == wanted >= 0


def is_boarded_corrupted(at: At, _: object) -> bool:
    """Whether the ship boarded in this turn bears Corruption now."""
    ship = at.state.turn.ship if at.own_turn else -1
    return 0 <= ship < SHIPS and at.state.corrupted[ship] > 0


def frigate_here(at: At, own: bool) -> bool:
    """Whether your own Frigate, or that of another player, is in your Sector."""
    sector = at.sector
    return sector > 0 and any(
        at.state.place[FRIGATE + seat] == sector
        for seat in range(len(at.state.players))
        if (seat == at.seat) == own
    )


def others_on_track(at: At) -> tuple[int, int] | None:
    """Own space and the best of the others on the track of the House boarded. [RU-78]"""
    house = boarded_house(at)
    if house < 0:
        return None
    others = [p.tracks[house] for p in at.state.players if p is not at.player]
    return at.player.tracks[house], max(others)


def leads(at: At, _: object) -> bool:
    """Whether the player is further than every other player there."""
    spaces = others_on_track(at)
    return spaces is not None and spaces[0] > spaces[1]


def is_behind(at: At, _: object) -> bool:
    """Whether some other player is further there."""
    spaces = others_on_track(at)
    return spaces is not None and spaces[0] < spaces[1]


def voidborn_here(at: At) -> int:
    """The Voidborn ships in your Sector; in an inner one there are none. [R-138]"""
    return at.state.voidborn[at.sector] if at.sector in OUTER else 0


TESTS: dict[str, Callable[[At, Any], bool]] = {
    "tactics_at_least": lambda at, n: at.player.tactics >= n,
    "tactics_at_most": lambda at, n: at.player.tactics <= n,
    "rank_at_least": lambda at, n: at.player.rank >= n,
    "boarded": lambda at, kind: boarded_kind(at) == kind,
    "boarded_house": is_boarded_house,
    "boarded_corrupted": is_boarded_corrupted,
    "corrupted_option": lambda at, _: at.scene.lower,
    "own_corruption_at_least": lambda at, n: sum(at.player.corrupted) >= n,
    "own_corruption_at_most": lambda at, n: sum(at.player.corrupted) <= n,
    "voidborn_here_at_least": lambda at, n: at.sector in OUTER and voidborn_here(at) >= n,
    "voidborn_here_at_most": lambda at, n: at.sector > 0 and voidborn_here(at) <= n,
    "destroyed_this_turn": lambda at, n: at.own_turn and at.state.turn.destroyed >= n,
    "moved_at_least": lambda at, n: at.scene.moved >= n,
    "rift_here": lambda at, _: at.sector in OUTER and at.state.rifts[at.sector] > 0,
    "planet_here": lambda at, _: at.sector in OUTER and at.state.planets[at.sector] != "",
    "own_frigate_here": lambda at, _: frigate_here(at, True),
    "other_frigate_here": lambda at, _: frigate_here(at, False),
    "hand_at_most": lambda at, n: len(at.player.hand) <= n,
    "resources_at_most": lambda at, n: sum(at.player.free) <= n,
    "card_type": lambda at, kind: at.scene.kind >= 0 and TYPES[at.scene.kind] == kind,
    "influence_lead": leads,
    "influence_behind": is_behind,
}


@dataclass(frozen=True)
class Requirement:
    """What has to be true at Final scoring; all entries have to hold. [R-318] [R-319]"""

    rank_at_least: int | None = None
    """Your Captain has at least this Rank."""
    cadet_cards: int | None = None
    """You have played at least this many Cadet cards."""
    frigate_cards: int | None = None
    """You have played at least this many Frigate cards."""
    order_cards: int | None = None
    """You have played at least this many Orders."""
    tactics_at_least: int | None = None
    """Your Tactics are at least this."""
    resources_at_least: int | None = None
    """You have at least this many Resources, those in Corrupted Compartments included."""
    each_resource_at_least: int | None = None
    """You have at least this many of each Resource."""
    own_corruption_at_most: int | None = None
    """Your Frigate board bears at most this much Corruption."""
    hidden_influence_at_least: int | None = None
    """You have at least this many Hidden Influence cards."""
    void_trace_and_intel_at_least: int | None = None
    """Your Void Trace and Intel Data together are at least this."""
    tracks: int | None = None
    """You are `at` that space or further on at least this many Influence tracks."""
    at: int | None = None
    """Beside `tracks`: the space."""
    ships_on_board: Literal["arkship", "fighter", "dropship", "shuttle"] | None = None
    """At least `number` House ships of this type are on the Main board."""
    number: tuple[int, int, int, int] | None = None
    """Beside `ships_on_board`: for 1, 2, 3 and 4 players."""
    checks: tuple[Check, ...] = field(default=(), init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "checks", given(self))
        if not self.checks:
            raise ValueError("a requirement asks for something")
        if (self.tracks is None) != (self.at is None):
            raise ValueError("'tracks' and 'at' go together")
        if (self.ships_on_board is None) != (self.number is None):
            raise ValueError("'ships_on_board' and 'number' go together")

    def met(self, fleet: Fleet, player: Player) -> bool:
        """Whether a player meets it."""
        return all(self._met(name, value, fleet, player) for name, value in self.checks)

    def _met(self, name: str, value: Any, fleet: Fleet, player: Player) -> bool:
        if name == "tracks":
            return sum(space >= (self.at or 0) for space in player.tracks) >= int(value)
        if name == "ships_on_board":
            humans = len(fleet.players) - (fleet.rival is not None)
            return ships_of_kind(fleet, KIND_OF[value]) >= (self.number or (0, 0, 0, 0))[humans - 1]
        if name in ("at", "number"):
            return True
        found = ASSETS[name](player)
        return found <= int(value) if name.endswith("at_most") else found >= int(value)

    def describe(self, players: int = 0) -> Message:
        """The printed text; of ships the numbers for all tables, or for that many players."""
        parts = [
            self._part(name, value, players)
            for name, value in self.checks
            if name not in ("at", "number")
        ]
        return joined("requirement-and", parts)

    def _part(self, name: str, value: Any, players: int) -> Message:
        if self.number is not None and name == "ships_on_board":
            if players:
                few = self.number[players - 1]
                return Message("requirement-ships-on-board", {"n": value, "few": few})
            numbers = " / ".join(map(str, self.number))
            return Message("requirement-ships-by-players", {"n": value, "numbers": numbers})
        return Message(f"requirement-{name.replace('_', '-')}", {"n": value, "at": self.at or 0})


def resources_of(player: Player) -> list[int]:
    """All Resources of a player, those in Corrupted Compartments included. [R-325] [RU-93]"""
    total = player.free[:]
    for units in player.locked:
        for resource in units:
            total[resource] += 1
    return total


def ships_of_kind(fleet: Fleet, kind: int) -> int:
    """How many House ships of a type are on the Main board."""
    return sum(fleet.place[ship] > 0 for ship in range(kind, SHIPS, 4))


ASSETS: dict[str, Callable[[Player], int]] = {
    "rank_at_least": lambda p: p.rank,
    "cadet_cards": lambda p: len(p.cadets[0]) + len(p.cadets[1]),
    "frigate_cards": lambda p: len(p.slots),
    "order_cards": lambda p: len(p.orders),
    "tactics_at_least": lambda p: p.tactics,
    "resources_at_least": lambda p: sum(resources_of(p)),
    "each_resource_at_least": lambda p: min(resources_of(p)),
    "own_corruption_at_most": lambda p: sum(p.corrupted),
    "hidden_influence_at_least": lambda p: len(p.hidden),
    "void_trace_and_intel_at_least": lambda p: p.trace + p.intel,
}


def house_ships_here(at: At) -> int:
    """How many House ships are in your Sector."""
    return len(ships_in(at.state, at.sector)) if at.sector else 0
