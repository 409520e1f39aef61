"""What the game keeps, and where an effect is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from domineum.kernel import (
    Effect,
    Event,
    Flow,
    GameState,
    Option,
    State,
    computed,
    counted,
    own,
    public,
    state,
)
from domineum.kernel.effects import resolve_chosen
from domineum.revenant.words import (
    CYCLES,
    REINFORCE,
    by_house,
    by_resource,
    figures,
    house_name,
    house_names,
    phase_name,
    place_of,
    sorted_houses,
    units,
    yes_or_no,
)

if TYPE_CHECKING:
    from domineum.revenant.content import Content

CONTENTS: dict[str, Content] = {}
"""The loaded contents; a state names the one it is played with by its `key`."""

Rule: TypeAlias = Flow[None]
Owed: TypeAlias = tuple[tuple[int, int, int, int], int]
"""A price, and how many units of it need not be paid."""
DONE: Option[None] = Option("done", None)


@state
class Player(State):
    """One player; in a solo game the Rival is the second one."""

    captain: str = public()
    frigate: str = public()
    free: list[int] = public(by_resource, name="resources")
    """Resources in uncorrupted Compartments; they may always be rearranged."""
    locked: list[tuple[int, ...]] = public(units)
    """Resources stuck in each Corrupted Compartment."""
    corrupted: list[int] = public(yes_or_no)
    """Of each Compartment."""
    trace: int = public()
    intel: int = public()
    rank: int = public()
    tactics: int = public()
    tracks: list[int] = public(by_house)
    """The space on each Influence track."""
    crew: list[int] = public(figures)
    """Where the Captain and the Cadets are: a ship, `ready` or another place."""
    hand: tuple[str, ...] = computed()
    hidden: tuple[int, ...] = own(house_names, others=len)
    """Hidden Influence cards, or how many."""
    drawn: tuple[int, ...] = own(house_names, others=len)
    """Hidden Influence drawn, of which one will be kept."""
    cadets: list[tuple[str, ...]] = public()
    slots: tuple[str, ...] = public()
    orders: tuple[str, ...] = public()
    personal: tuple[str, ...] = own(sorted)
    """The Personal Agenda; two while one is being picked."""
    rejected: str = own()
    """The Personal Agenda that was not picked."""
    fleet: str = own()
    """The Fleet Agenda."""
    dropped: tuple[str, ...] = own(sorted)
    """Own Operation cards in the discard piles: what nobody else knows of them."""
    dropped_hidden: tuple[int, ...] = own(sorted_houses, name="dropped-hidden")
    penalties: tuple[str, ...] = public()
    """Failures that may cost Prestige at the end."""


@state
class Turn(State):
    """What is remembered of the turn that is being taken."""

    seat: int = public()
    member: int = public()
    """The Crew member: 0 the Captain, 1 and 2 the Cadets."""
    ship: int = public(place_of)
    """Where it was sent; None before that."""
    destroyed: int = public()
    tainted: int = public()
    """The Corrupted option of a Planet was resolved."""
    spared: int = public()
    """Step 4 gives no Corruption."""
    late: int = public()
    """Step 4 is over."""

    @classmethod
    def of(cls, seat: int = -1) -> Turn:
        """A turn in which nothing has happened yet; of nobody between two turns."""
        return cls(seat, member=0, ship=-1, destroyed=0, tainted=0, spared=0, late=0)


@state
class Rival(State):
    """The Rival of the solo game, besides its place among the players."""

    level: str = public()
    charge: int = public()
    prestige: int = public()
    deck: tuple[int, ...] = counted()
    seen: tuple[int, ...] = public(house_names)
    """House cards that were revealed."""
    stacks: list[tuple[str, ...]]
    plans: tuple[str, ...] = counted()
    """Plans left."""
    used: tuple[str, ...] = public()
    opening: int = public(house_name)
    """The House it started with; that card lies at the bottom of its deck."""


@state
class Fleet(GameState):
    """The whole game."""

    cycle: int = public()
    """0 before the first."""
    phase: int = public(phase_name)
    players: list[Player] = computed()
    order: tuple[int, ...] = public()
    """The turn order."""
    stack: tuple[int, ...] = public()
    """Seats by the time their Tactics markers arrived; later ones lie on top."""
    place: list[int] = computed("ships")
    damage: list[int] = computed("ships")
    corrupted: list[int] = computed("ships")
    voidborn: list[int] = computed("sectors")
    shields: list[int] = computed("sectors")
    rifts: list[int] = computed("sectors")
    planets: list[str] = computed("sectors")
    cubes: list[int] = computed("sectors")
    landed: list[int] = computed("sectors")
    planet_deck: tuple[str, ...] = computed("decks")
    planet_discard: tuple[str, ...] = computed("decks")
    revenant: int = computed()
    """Damage on the Revenant."""
    failures: list[str] = computed("revenant")
    """The upper and the lower card of the Failure area."""
    covered: list[int] = computed("revenant")
    """0: no Protection token; 1: on the upper effect; 2: on the lower effect."""
    tucked: list[int] = computed("revenant")
    failure_deck: tuple[str, ...] = computed("revenant")
    failure_discard: tuple[str, ...] = computed("revenant")
    decks: list[tuple[str, ...]] = computed()
    discards: list[tuple[str, ...]] = computed("decks")
    hidden_deck: tuple[int, ...] = computed("decks")
    hidden_discard: tuple[int, ...] = computed("decks")
    rewards: list[int] = computed("houses")
    offer: tuple[str, ...] = public()
    """Scanner or Colony cards on offer."""
    jumping: int = public(bool)
    """Whether the fleet will jump in this Cycle."""
    passenger: int
    """The Shuttle on the chosen Scanner card, or -1."""
    scanners: list[tuple[str, ...]] = computed("decks")
    scanner_discard: tuple[str, ...] = computed("decks")
    colonies: tuple[str, ...] = computed("colony-deck")
    colonies_out: tuple[tuple[int, str], ...] = computed("colonies")
    """Colonies put out of the game, with the seat that did it and saw the rest."""
    colony: str = public()
    """The chosen Colony; empty before that."""
    power_changes: tuple[tuple[int, int], ...] = computed("houses")
    council: tuple[int, ...] = computed("decks")
    council_seen: tuple[int, ...] = public(house_names, name="council")
    """Council cards that were revealed."""
    ambassadors: tuple[int, ...] = public(figures)
    """Where the Ambassadors are."""
    turn: Turn = public()
    rival: Rival | None = public()

    @property
    def content(self) -> Content:
        """The content that this game is played with."""
        return CONTENTS[self.pack]

    @property
    def ended(self) -> bool:
        """Whether everything is scored: nothing is secret any more."""
        return self.cycle == CYCLES and not self.steps

    def automaton(self, seat: int) -> bool:
        """Whether the seat is the Rival of the solo game."""
        return self.rival is not None and seat == 1

    def taken(self) -> set[int]:
        """All places with a Crew figure on them."""
        taken = {place for player in self.players for place in player.crew}
        taken.update(self.ambassadors)
        return taken


class Resolvable(Protocol):
    """One of two options of an Arkship or Planet."""

    def possible(self, at: At) -> bool:
        """Whether it can be resolved at least in part."""

    def resolve(self, at: At) -> Flow[bool]:
        """Resolve it, costs included; return whether anything was done."""

    def said(self, at: At) -> Event:
        """What the log says of it."""


class Scene:
    """One occurrence of a trigger: what its abilities and conditions may want to know."""

    __slots__ = ("house", "kind", "lower", "moved", "other")

    def __init__(
        self, kind: int = -1, moved: int = 0, house: int = -1, lower: bool = False
    ) -> None:
        self.kind = kind
        """The type of the Operation card that is played."""
        self.moved = moved
        self.house = house
        self.lower = lower
        self.other: Resolvable | None = None
        """The option of the Arkship or Planet that was not taken."""


NO_SCENE = Scene()
"""Where nothing more is known than that the trigger occurs."""


class At:
    """Where an effect is resolved: by whom, with which ship, on behalf of which card.

    It is made often: what is as usual stands on the class.
    """

    fixed: int = 0
    arkship: int = -1
    """The Arkship whose option is being resolved, boarded or copied."""
    card: str = ""
    flag: int = -1
    """The House on the card."""
    chain: frozenset[tuple[str, int]] = frozenset()
    scene: Scene = NO_SCENE
    must: bool = False
    """Nothing may be declined. [R-228]"""
    committed: bool = False
    owed: Owed | None = None
    """What has to be kept for the action on the Revenant. [R-228]"""

    def __init__(self, fleet: Fleet, seat: int) -> None:
        self.state = fleet
        self.content = CONTENTS[fleet.pack]
        self.seat = seat
        self.player = fleet.players[seat]
        self.ship = fleet.turn.ship if fleet.turn.seat == seat else -1

    @property
    def sector(self) -> int:
        """Your Sector: that of what is copied, else of the ship; 0 without one. [R-129] [RU-67]"""
        if self.fixed:
            return self.fixed
        return self.state.place[self.ship] if 0 <= self.ship < REINFORCE else 0

    @property
    def own_turn(self) -> bool:
        """Whether the player is taking a turn of the Action phase."""
        return self.state.turn.seat == self.seat

    def copying(self, ship: int, fixed: int) -> At:
        """The same, with another ship or in a fixed Sector. [R-188] [RU-82]"""
        twin = self.inside(self.card, self.flag, None, self.scene)
        twin.ship, twin.fixed = ship, fixed
        return twin

    def inside(self, card: str, flag: int, key: tuple[str, int] | None, scene: Scene) -> At:
        """The same, on behalf of a card (with its House) or of one of its abilities."""
        twin: At = object.__new__(At)
        twin.state, twin.seat, twin.player = self.state, self.seat, self.player
        twin.content = self.content
        twin.ship, twin.fixed, twin.arkship = self.ship, self.fixed, self.arkship
        twin.card, twin.flag, twin.scene = card, flag, scene
        twin.chain = self.chain | {key} if key else self.chain
        twin.owed = self.owed
        return twin


def resolve_taken(effect: Effect[At], at: At) -> Flow[bool]:
    """Resolve what the player has just decided for; the parts of a sequence are apart. [RU-58]"""
    return resolve_chosen(effect, at, chosen=effect.name != "sequence")
