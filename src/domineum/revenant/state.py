"""What the game keeps, and where an effect is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from domineum.kernel import Effect, Event, Flow, GameState, Message, Option, State, state

if TYPE_CHECKING:
    from domineum.revenant.content import Content

CONTENTS: dict[str, Content] = {}
"""The loaded contents; a state names the one it is played with by its `key`."""
HOUSES = ("belitan", "dunlork", "fenrax", "novaris", "shiveus", "yarvek", "zenor")
KINDS = ("arkship", "fighter", "dropship", "shuttle")
RESOURCES = ("material", "energy", "science", "neutronium")
TYPES = ("cadet", "frigate", "order")
MATERIAL, ENERGY, SCIENCE, NEUTRONIUM = range(4)
ARKSHIP, FIGHTER, DROPSHIP, SHUTTLE = range(4)
HOUSE_OF = {name: number for number, name in enumerate(HOUSES)}
KIND_OF = {name: number for number, name in enumerate(KINDS)}
RESOURCE_OF = {name: number for number, name in enumerate(RESOURCES)}

SHIPS = 28
"""House ships are numbered house * 4 + kind."""
FRIGATE = 28
"""The Frigate of seat s is number FRIGATE + s."""
REINFORCE, HYPERCHARGE, EMERGENCY, ASIDE = 32, 33, 34, 35
"""Further places of a Crew figure; ASIDE is an Ambassador without a ship."""
READY = -1
SUPPLY, ON_SCANNER = 0, -1
"""Places of a House ship that is not in a Sector."""
OUTER = range(1, 9)
CYCLES, PHASES = 4, ("action", "recovery", "skirmish", "rift", "hyperjump")
COMPARTMENTS = 5
EXTRAS = ("cleanse", "affiliation", "promotion", "activation", "gain-resource")
"""The Extra actions by their Compartments."""
ABOARD_LIMIT, VOIDBORN_LIMIT, HAND_LIMIT = 4, 6, 8
VOIDBORN_SHIPS = 32
TRACK_TOP, TACTICS_TOP, RANK_TOP = 8, 12, 3
TRACK_REWARDS = {2: 1, 5: 2, 8: 4}
"""Spaces of an Influence track that hold a reward, with its bit in `Fleet.rewards`."""

Rule: TypeAlias = Flow[None]
Owed: TypeAlias = tuple[tuple[int, int, int, int], int]
"""A price, and how many units of it need not be paid."""
SECTOR_NAMES: tuple[int | str, ...] = (0, 1, 2, 3, 4, 5, 6, 7, 8, "a", "b", "c", "d")
DONE: Option[None] = Option("done", None)


@state
class Player(State):
    """One player; in a solo game the Rival is the second one."""

    captain: str
    frigate: str
    free: list[int]
    """Resources in uncorrupted Compartments; they may always be rearranged."""
    locked: list[tuple[int, ...]]
    """Resources stuck in each Corrupted Compartment."""
    corrupted: list[int]
    trace: int
    intel: int
    rank: int
    tactics: int
    tracks: list[int]
    crew: list[int]
    """Where the Captain and the two Cadets are."""
    hand: tuple[str, ...]
    hidden: tuple[int, ...]
    drawn: tuple[int, ...]
    """Hidden Influence drawn, of which one will be kept."""
    cadets: list[tuple[str, ...]]
    slots: tuple[str, ...]
    orders: tuple[str, ...]
    personal: tuple[str, ...]
    """The Personal Agenda; two while one is being picked."""
    rejected: str
    fleet: str
    dropped: tuple[str, ...]
    """Own Operation cards in the discard piles: what nobody else knows of them."""
    dropped_hidden: tuple[int, ...]
    penalties: tuple[str, ...]
    """Failures that may cost Prestige at the end."""


@state
class Turn(State):
    """What has to be remembered of the turn that is being taken."""

    seat: int
    member: int
    ship: int
    destroyed: int
    tainted: int
    """The Corrupted option of a Planet was resolved."""
    spared: int
    """Step 4 gives no Corruption."""
    late: int
    """Step 4 is over."""


@state
class Rival(State):
    """The automaton of the solo game, besides its place among the players."""

    level: str
    charge: int
    prestige: int
    deck: tuple[int, ...]
    seen: tuple[int, ...]
    """House cards that were revealed."""
    stacks: list[tuple[str, ...]]
    plans: tuple[str, ...]
    used: tuple[str, ...]
    opening: int
    """The House it started with; that card lies at the bottom of its deck."""


@state
class Fleet(GameState):
    """The whole game."""

    cycle: int
    phase: int
    players: list[Player]
    order: tuple[int, ...]
    stack: tuple[int, ...]
    """Seats by the time their Tactics markers arrived; later ones lie on top."""
    place: list[int]
    damage: list[int]
    corrupted: list[int]
    voidborn: list[int]
    shields: list[int]
    rifts: list[int]
    planets: list[str]
    cubes: list[int]
    landed: list[int]
    planet_deck: tuple[str, ...]
    planet_discard: tuple[str, ...]
    revenant: int
    """Damage on the Revenant."""
    failures: list[str]
    """The upper and the lower card of the Failure area."""
    covered: list[int]
    """0: no Protection token; 1: on the upper effect; 2: on the lower effect."""
    tucked: list[int]
    failure_deck: tuple[str, ...]
    failure_discard: tuple[str, ...]
    decks: list[tuple[str, ...]]
    discards: list[tuple[str, ...]]
    hidden_deck: tuple[int, ...]
    hidden_discard: tuple[int, ...]
    rewards: list[int]
    offer: tuple[str, ...]
    jumping: int
    passenger: int
    """The Shuttle on the chosen Scanner card, or -1."""
    scanners: list[tuple[str, ...]]
    scanner_discard: tuple[str, ...]
    colonies: tuple[str, ...]
    colonies_out: tuple[tuple[int, str], ...]
    """Colonies put out of the game, with the seat that did it and saw the rest."""
    colony: str
    power_changes: tuple[tuple[int, int], ...]
    council: tuple[int, ...]
    council_seen: tuple[int, ...]
    ambassadors: tuple[int, ...]
    turn: Turn
    rival: Rival | None

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

    def resolve(self, at: At) -> Rule:
        """Resolve it, costs included."""

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


class At:
    """Where an effect is resolved: by whom, with which ship, on behalf of which card."""

    __slots__ = (
        "arkship", "card", "chain", "committed", "content", "deeds", "fixed", "flag", "must",
        "owed", "player", "scene", "seat", "ship", "state",
    )  # fmt: skip

    def __init__(self, fleet: Fleet, seat: int) -> None:
        self.state = fleet
        self.content = CONTENTS[fleet.pack]
        self.seat = seat
        self.player = fleet.players[seat]
        self.ship = fleet.turn.ship if fleet.turn.seat == seat else -1
        self.fixed = 0
        self.arkship = -1
        """The Arkship whose option is being resolved, boarded or copied."""
        self.card = ""
        self.flag = -1
        """The House on the card."""
        self.chain: frozenset[str] = frozenset()
        self.scene = NO_SCENE
        self.deeds = [0]
        self.must = False
        """Nothing may be declined. [R-228]"""
        self.committed = False
        """The player has just decided for the effect."""
        self.owed: Owed | None = None
        """What has to be kept for the action on the Revenant. [R-228]"""

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

    def commit(self, effect: Effect[At]) -> None:
        """The player has just decided for an effect; the parts of a sequence are apart. [RU-58]"""
        self.committed = effect.name != "sequence"

    def did(self) -> None:
        """Note that something was resolved, at least in part."""
        self.deeds[0] += 1

    def copying(self, ship: int, fixed: int) -> At:
        """The same, with another ship or in a fixed Sector. [R-188] [RU-82]"""
        twin = self.inside(self.card, self.flag, "", self.scene)
        twin.ship, twin.fixed = ship, fixed
        return twin

    def inside(self, card: str, flag: int, key: str, scene: Scene) -> At:
        """The same, on behalf of a card (with its House) or of one of its abilities."""
        twin: At = object.__new__(At)
        twin.state, twin.seat, twin.player = self.state, self.seat, self.player
        twin.content = self.content
        twin.ship, twin.fixed, twin.arkship = self.ship, self.fixed, self.arkship
        twin.card, twin.flag, twin.scene, twin.deeds = card, flag, scene, self.deeds
        twin.chain = self.chain | {key} if key else self.chain
        twin.owed = self.owed
        twin.must = twin.committed = False
        return twin


def house_of(ship: int) -> int:
    """The House of a House ship."""
    return ship >> 2


def kind_of(ship: int) -> int:
    """The type of a House ship."""
    return ship & 3


def ship_names() -> list[dict[str, int | str]]:
    """How options name each place of a Crew figure."""
    names: list[dict[str, int | str]] = [
        {"type": KINDS[kind_of(ship)], "house": HOUSES[house_of(ship)]} for ship in range(SHIPS)
    ]
    names += [{"type": "frigate"} for _ in range(4)]
    return [*names, {"type": "reinforce"}, {"type": "hypercharge"}, {"type": "emergency"}]


SHIP_NAMES = ship_names()
SHIP_IDS = tuple(f"{house}-{kind}" for house in HOUSES for kind in KINDS)
"""How the content names the House ships, by their numbers."""


def ship_options(verb: str) -> list[Option[int]]:
    """An option for each ship and place, as a verb names them."""

    def option(number: int, name: dict[str, int | str]) -> Option[int]:
        key = f"option-{verb}" if "house" in name else f"option-{verb}-{name['type']}"
        return Option(verb, number, lambda: Message(key, name), **name)

    return [option(number, name) for number, name in enumerate(SHIP_NAMES)]
