"""What a seat may know, as types: the published schema and the browser's types come from here.

Outer Sectors are numbers from 1 to 8, places further inside are `a` to `d`. Seats are numbers
from 0. Houses, ships and cards are named by their ids.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

House = Literal["belitan", "dunlork", "fenrax", "novaris", "shiveus", "yarvek", "zenor"]
Resource = Literal["material", "energy", "science", "neutronium"]
CardType = Literal["cadet", "frigate", "order"]
Place = Literal[
    "arkship", "fighter", "dropship", "shuttle", "frigate", "reinforce", "hypercharge", "emergency"
]
Phase = Literal["action", "recovery", "skirmish", "rift", "hyperjump"]


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


class PlaceView(TypedDict):
    """A House ship, or another place of a Crew figure."""

    type: Place
    house: NotRequired[House]
    """Only of a House ship."""


class TurnView(TypedDict):
    """What is remembered of the turn that is being taken."""

    seat: int
    member: int
    """The Crew member: 0 the Captain, 1 and 2 the Cadets."""
    ship: PlaceView | None
    """Where it was sent; None before that."""
    destroyed: int
    tainted: int
    spared: int
    late: int


DroppedHidden = TypedDict("DroppedHidden", {"dropped-hidden": NotRequired[list[House]]})


class OwnCards(DroppedHidden, total=False):
    """What only the owner knows, before the end."""

    personal: list[str]
    """The Personal Agenda; two while one is being picked."""
    rejected: str
    """The Personal Agenda that was not picked."""
    fleet: str
    """The Fleet Agenda."""
    dropped: list[str]
    """Own Operation cards in the discard piles."""


class PlayerView(OwnCards):
    """A player; what only its owner knows is left out for the others, or only counted."""

    automaton: bool
    """Whether nobody plays it: the Rival of the solo game."""
    captain: str
    frigate: str
    resources: dict[Resource, int]
    locked: list[list[Resource]]
    """Resources stuck in each Corrupted Compartment."""
    corrupted: list[bool]
    """Of each Compartment."""
    trace: int
    intel: int
    rank: int
    tactics: int
    tracks: dict[House, int]
    """The space on each Influence track."""
    crew: list[str]
    """Where the Captain and the Cadets are: a ship, `ready` or another place."""
    sector: int
    """Where the Frigate is."""
    landed: bool
    cadets: list[list[str]]
    slots: list[str]
    orders: list[str]
    penalties: list[str]
    """Failures that may cost Prestige at the end."""
    score: dict[str, int]
    """Prestige by source; for others, before the end, without what is hidden."""
    hand: list[str] | dict[CardType, int]
    """The Operation cards in hand, or how many of each type."""
    hidden: list[House] | int
    """Hidden Influence cards, or how many."""
    drawn: list[House] | int
    """Hidden Influence drawn, of which one will be kept."""


class RivalView(TypedDict):
    """The Rival of the solo game."""

    level: str
    charge: int
    prestige: int
    deck: int
    seen: list[House]
    """House cards that were revealed."""
    opening: House
    plans: int
    """Plans left."""
    used: list[str]


ColonyDeck = TypedDict("ColonyDeck", {"colony-deck": list[str] | None})
"""For the seat that was the last to look through it, in no order."""


class View(ColonyDeck):
    """Everything that a seat or a spectator may know."""

    cycle: int
    """0 before the first."""
    phase: Phase
    order: list[int]
    """The turn order."""
    stack: list[int]
    """Seats by the time their Tactics markers arrived; later ones lie on top."""
    jumping: bool
    """Whether the fleet will jump in this Cycle."""
    sectors: list[SectorView]
    ships: dict[str, ShipView]
    houses: dict[House, HouseView]
    revenant: RevenantView
    offer: list[str]
    """Scanner or Colony cards on offer."""
    colony: str
    """The chosen Colony; empty before that."""
    council: list[House]
    """Council cards that were revealed."""
    ambassadors: list[str]
    """Where the Ambassadors are."""
    decks: DecksView
    colonies: list[str]
    """Colonies that the seat knows to be out of the game."""
    turn: TurnView
    players: list[PlayerView]
    rival: RivalView | None
