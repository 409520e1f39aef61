"""What is computed for a seat, as types. The published schema and the types of the browser
come from here and from the marks of the state.

Outer Sectors are numbers from 1 to 8, places further inside are `a` to `d`. Seats are numbers
from 0. Houses, ships and cards are named by their ids.
"""

from __future__ import annotations

from typing import TypedDict

from domineum.kernel import view_of
from domineum.revenant.state import Fleet, Player
from domineum.revenant.words import (
    CardType,
    House,
)


class SkirmishView(TypedDict):
    """What the Skirmish of a Sector would come to as things stand."""

    damage: int
    """Damage that Shields do not cancel."""
    seat: int
    """Who would assign it."""
    lost: int
    """How many House ships would be lost at least, however it is assigned."""
    revenant: int
    """Damage that would be left for the Revenant."""


class SectorView(TypedDict):
    """An outer Sector."""

    sector: int
    voidborn: int
    """Voidborn ships."""
    shields: int
    rift: bool
    planet: str
    """The Planet there; empty if there is none."""
    cube: bool
    """Whether Intel Data lies on the Planet."""
    occupied: bool
    """Whether a ship has landed."""
    skirmish: SkirmishView | None
    """The Skirmish still to come in this Cycle; null if there will be none as things stand."""


class ShipView(TypedDict):
    """A House ship."""

    sector: int | str
    """Where it is: a Sector, `scanner`, or 0 in the supply."""
    damage: int
    corrupted: bool
    landed: bool


class HouseView(TypedDict):
    """A House: its Power now, and the rewards left on its track."""

    power: int
    rewards: list[int]
    """The spaces that still hold one."""


class RevenantView(TypedDict):
    """The Revenant and its Failures."""

    damage: int
    failures: list[str]
    """The upper and the lower card."""
    covered: list[int]
    """By a Protection token, for each card: 0 no, 1 its upper effect, 2 its lower effect."""
    tucked: list[int]
    tokens: int
    """Protection tokens left."""
    discarded: list[str]
    deck: int


DeckCounts = TypedDict(
    "DeckCounts",
    {
        "cadet": int,
        "frigate": int,
        "order": int,
        "cadet-discards": int,
        "frigate-discards": int,
        "order-discards": int,
        "hidden-discards": int,
        "planet-discards": list[str],
        "scanner-discards": list[str],
    },
)


class DecksView(DeckCounts):
    """How many cards are left where; some discard piles are open."""

    hidden: int
    """Hidden Influence cards."""
    planets: int
    scanners: list[int]
    """By Cycle."""
    colonies: int
    council: int


@view_of(Player)
class PlayerView(TypedDict):
    """A player; what only its owner knows is left out for the others, or only counted."""

    automaton: bool
    """Whether nobody plays it: the Rival of the solo game."""
    sector: int
    """Where the Frigate is."""
    landed: bool
    score: dict[str, int]
    """Prestige by source; for others, before the end, without what is hidden."""
    hand: list[str] | dict[CardType, int]
    """The Operation cards in hand, or how many of each type."""


ColonyDeck = TypedDict("ColonyDeck", {"colony-deck": list[str] | None})
"""For the seat that was the last to look through it, in no order."""


@view_of(Fleet)
class View(ColonyDeck):
    """Everything that a seat or a spectator may know."""

    sectors: list[SectorView]
    ships: dict[str, ShipView]
    houses: dict[House, HouseView]
    revenant: RevenantView
    decks: DecksView
    colonies: list[str]
    """Colonies that the seat knows to be out of the game."""
    players: list[PlayerView]
