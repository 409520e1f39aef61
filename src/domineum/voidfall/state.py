"""What a game of Voidfall keeps. Everything else is computed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from domineum.kernel import (
    GameState,
    Seat,
    State,
    computed,
    counted,
    kept,
    own,
    public,
    state,
    value,
)
from domineum.kernel.abilities import ByPoint
from domineum.voidfall.battle import Battle
from domineum.voidfall.words import AGENDA_TYPES, NO_FLEETS, TIERS, Difficulty, Mode

if TYPE_CHECKING:
    from domineum.voidfall.content.loading import Content

NOBODY = -1
CONTENTS: dict[str, Content] = {}
"""The loaded contents by fingerprint; a state names the one it is played with."""


def by_name(cards: Mapping[str, int]) -> dict[str, int]:
    """Cards in the order of their names."""
    return dict(sorted(cards.items()))


@value
class Sector(State):
    """One tile of the map. Tokens only: what is printed stands in the content.

    It never changes, so that copies of a game share it: `Voidfall.change` puts another in its
    place.
    """

    tile: str = public()
    home: int = public()
    """Whose Home sector it is."""
    owner: int = public()
    population: int = public()
    corrupted: bool = public()
    guilds: tuple[str, ...] = computed()
    installations: tuple[str, ...] = computed()
    fleets: tuple[int, ...] = public()
    """Fleet Power of the owner by type."""
    voidborn: int = public()
    """Fleet Power of the Voidborn."""
    glory: tuple[int, ...] = public()
    bounty: tuple[str, ...] = counted()
    """Face-down Bounty tokens."""
    reclaim: tuple[str, ...] = counted()
    """Face-down Reclaim tokens."""
    fallen: str = public()
    """The Fallen House that holds it."""
    harbingers: int = public()
    rewarded: tuple[int, ...] = public()
    """Who has had the reward for conquering this tile."""

    @property
    def power(self) -> int:
        """Fleet Power of the owner."""
        return sum(self.fleets)


class Sectors(tuple[Sector, ...]):
    """All sectors by their number; place 0 is not on the map. They never change, so that what has
    been found out about them is kept with them."""

    @cached_property
    def owned(self) -> dict[int, tuple[int, ...]]:
        """The sectors of each owner; another dict as soon as an owner or a tile has changed."""
        found: dict[int, list[int]] = {}
        for n, sector in enumerate(self):
            found.setdefault(sector.owner, []).append(n)
        return {owner: tuple(some) for owner, some in found.items()}

    @cached_property
    def kept(self) -> dict[object, Any]:
        """What else somebody has worked out from these sectors alone."""
        return {}

    def but(self, n: int, **changes: Any) -> Sectors:
        """The same with another sector in place n: one that differs in some fields."""
        changed = [*self]
        changed[n] = changed[n].but(**changes)
        sectors = Sectors(changed)
        if "owner" not in changes and "tile" not in changes and "owned" in self.__dict__:
            sectors.owned = self.owned
        return sectors


@value
class Slot(State):
    """An Agenda slot of a House mat. It never changes: `Player.change` puts another there."""

    kind: str = public()
    """Starting, standard, added (by a Technology) or extra (of a House)."""
    agenda: str = public()
    corrupted: bool = public()
    trade: bool = public()
    """Whether a Trade token covers the Agenda."""


@value
class Evaluated(State):
    """What the last Evaluation Phase came to for a player."""

    cycle: int = public()
    before: int = public()
    """The Influence when it began."""
    sector: int = public(default=0)
    """The sector of the Skirmish; 0 for none."""
    power: int = public(default=0)
    """Of the Voidborn in the Skirmish."""
    held: bool = public(default=True)
    """Whether the player still has that sector."""
    lost: int = public(default=0)
    """Fleet Power that the Skirmish took off the map."""
    upkeep: int = public(default=0)
    spent: tuple[int, ...] = public(default=())
    """Resources that were spent on Upkeep."""
    unpaid: int = public(default=0)
    objectives: tuple[int, ...] = public(default=())
    """Numbers of the objectives of the event that were resolved."""
    gains: tuple[tuple[str, int], ...] = public(default=())
    """Influence gained and lost, by its source."""


class Granted(NamedTuple):
    """The abilities in force for a player, and from what they have been found."""

    technologies: Mapping[str, int]
    owned: dict[int, tuple[int, ...]]
    event: str
    abilities: ByPoint


@state
class Player(State):
    """A House and everything on and beside its mat."""

    house: str = public()
    side: str = public()
    """Of the Origin: A or B."""
    influence: int = public()
    stock: list[int] = public()
    """Resources in the stockpile."""
    inactive: int = public()
    """Fleet Power in the Inactive area."""
    active: int = public()
    """Fleet Power in the Active area."""
    tracks: list[int] = public()
    """The space on each Civilization track."""
    corrupted_tracks: list[bool] = public()
    hand: list[str] = public()
    """Focuses in hand."""
    discard: list[str] = public()
    aside: list[str] = public()
    """Focuses that come into hand later."""
    chosen_focus: str = own(others=bool)
    """The pre-selected Focus (empty if there is none), or whether there is one."""
    agendas: list[str] = own(others=len)
    """The Agendas in hand, or how many."""
    slots: list[Slot] = public()
    loose_trade: int = public()
    """Trade tokens gained since the last Clean-up."""
    stored_trade: int = public()
    """Trade tokens on a card that offers room for them."""
    technologies: Mapping[str, int] = public(by_name)
    """1: Basic, 2: Improved."""
    improvable: str = public()
    """The starting Technology whose Improved card lies beside the mat."""
    sixth: bool = public()
    """Whether there is room for a sixth Technology."""
    chambers: int = public()
    """Corruption on Decontamination Chambers."""
    kept_corruption: int = public()
    glory: list[int] = public()
    bounty: list[str] = public()
    reclaim: list[str] = public()
    preference: str = public()
    """The preferred Focus named for this Cycle."""
    used: list[str] = public()
    """What may be used once per turn and was."""
    upkeep: int | None = public()
    """The Upkeep counted in this Evaluation Phase."""
    unpaid: int = public()
    turns: int = public()
    """Turns taken in this Cycle."""
    evaluated: Evaluated | None = public(default=None)
    """The last Evaluation Phase, while it lasts and until the next; null before the first."""
    granted: Granted | None = kept()

    def change(self, slot: int, **to: Any) -> None:
        """Put an Agenda slot that differs in some fields in the place of another."""
        self.slots[slot] = self.slots[slot].but(**to)

    def note_evaluation(self, cycle: int, **what: Any) -> None:
        """Keep what a step of the Evaluation Phase came to."""
        self.evaluated = (self.evaluated or Evaluated(cycle, self.influence)).but(**what)

    def evaluation_gains(self, source: str, amount: int) -> tuple[tuple[str, int], ...]:
        """The gains noted so far, and one more."""
        before = self.evaluated.gains if self.evaluated is not None else ()
        return (*before, (source, amount)) if amount else before

    def tier(self, track: int) -> int:
        """The Tier of one of the three tracks.  [V-379]"""
        return TIERS[self.tracks[track]]

    @property
    def trade(self) -> int:
        """All Trade tokens that are not flipped."""
        return self.loose_trade + self.stored_trade + sum(slot.trade for slot in self.slots)

    @property
    def mat_corruption(self) -> int:
        """Corruption on Civilization tracks and Agenda slots.  [V-398]"""
        return sum(self.corrupted_tracks) + sum(slot.corrupted for slot in self.slots)


@state
class Turn(State):
    """The turn that is being taken, or was taken last."""

    seat: int = public()
    card: str = public()
    """The Focus that was selected; empty before that."""
    agenda: str = public()
    """The Agenda that was played with it."""
    flipped: bool = public()
    """Whether a Trade token was flipped."""
    taken: list[str] = public()
    """The actions that were taken."""
    given: str = public(default="")
    """The Focus from hand that was given for a Joint or Heroic one."""


@state
class Invasion(State):
    """An Invasion, from its first Fleet movement until its Combat is over."""

    seat: int = public()
    target: int = public()
    moved: dict[int, tuple[int, ...]] = computed()
    """Fleet Power by type, by the sector that it came from."""
    price: dict[str, int]
    """What an Absorption costs with Bombard, in the words of a cost; nothing without it."""
    launched: int = public()
    """Corvettes that Carriers have deployed."""

    @property
    def fleets(self) -> tuple[int, ...]:
        """All Fleet Power by type that the Invader has brought."""
        corvettes, *others = map(sum, zip(NO_FLEETS, *self.moved.values(), strict=True))
        return (corvettes + self.launched, *others)


def setting_out(seat: Seat, target: int, price: dict[str, int] | None = None) -> Invasion:
    """An Invasion before any Fleet Power has moved."""
    return Invasion(seat, target, {}, price or {}, 0)


@state
class Haven(State):
    """A Safe Haven and whose Fleet Power stands on its levels.  [V-468]"""

    tile: str = public()
    levels: int = public()
    filled: list[int] = public()


@state
class Void(State):
    """What exists only against the Voidborn, in co-operative and solo games."""

    difficulty: Difficulty = public()
    decks: dict[int, list[str]] = counted()
    """Cards in each Crisis deck, by level; the top card is the last."""
    discards: dict[int, list[str]] = public()
    current: str = public()
    """The current Crisis of the player whose turn it is."""
    military: list[str] = computed("rows")
    economic: list[str] = computed("rows")
    """The Crisis rows from the left: Harbingers, then ongoing Crises."""
    alert: str = public()
    alerts: list[str] = counted()
    """Cards in the Alert deck."""
    alert_discard: list[str] = public()
    situations: dict[int, int] = public()
    """Situation cards left, by level."""
    wars: list[str] = counted()
    """War cards left."""
    offer: list[str] = public()
    """Joint or Heroic Focuses on offer."""
    offer_deck: list[str] = counted()
    catastrophes: int = public()
    harbingers: int = public()
    """Harbingers in the supply."""
    havens: list[Haven] = public()
    consumed: list[str] = public()
    """Consumed Technologies."""
    seen: dict[str, list[str]]
    """What each open Crisis has seen in this scope towards a condition that counts."""
    held: dict[str, list[bool]]
    """Whether the state that a Crisis asks for held before the deeds that have begun."""
    scope: str
    """What counts for Crises: "turn", "preparation", "evaluation", or nothing."""
    guest: int
    """The player who is being given a part of a Joint card, or -1.  [V-101]"""
    overproductions: list[int]
    """Of each player in this scope.  [V-471]"""
    lost: bool
    blind: bool
    """Whether Focuses are pre-selected before the Alert is revealed.  [V-132]"""


@state
class Voidfall(GameState):
    """The whole game."""

    scenario: str = public()
    mode: Mode = public()
    preselect: bool
    goal: int = computed()
    """Influence that each player of a tutorial without rivals aims for, else 0.  [V-008]"""
    cycle: int = public()
    round: int = public()
    """0 in the Preparation Phase."""
    order: list[int] = public()
    """The Turn Order."""
    players: list[Player] = computed()
    sectors: Sectors = computed()
    turn: Turn = public()
    invasion: Invasion | None = computed()
    trade: list[int] = public()
    """Tokens on the spaces of the Trade track, from the top."""
    trade_removed: int
    event: str = public()
    """The Galactic Event; empty before the first."""
    event_decks: list[list[str]] = counted()
    """Cards left in each deck, of Cycles 1 to 3; the top card is the last."""
    peeked: list[int] = computed("next_event")
    """Who knows the top card of the deck of the next Cycle (and the bottom one)."""
    tableau: dict[str, tuple[int, ...]] = public()
    """The Influence of each Basic copy of a Technology, the top one last."""
    improved_offer: list[str] = public()
    improved_deck: list[str] = counted()
    improvement_block: bool = public()
    agenda_decks: dict[str, list[str]] = computed("agendas")
    agenda_offer: dict[str, str] = computed("agendas")
    corrupted_offers: dict[str, bool] = computed("agendas")
    bounty_pile: list[str] = counted()
    reclaim_pile: list[str] = counted()
    targets: list[int] = public()
    """The Skirmish target of each player, 0 for none."""
    finished: bool = computed("winners")
    void: Void | None = computed(default=None)
    battle: Battle | None = computed("invasion", default=None)
    """The Combat that is fought, of an Invasion or a Skirmish."""

    @property
    def content(self) -> Content:
        """The content that this game is played with."""
        return CONTENTS[self.pack]

    def own(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the sectors that a player controls.  [V-196] [V-197]"""
        return self.sectors.owned.get(seat, ())

    def home(self, seat: Seat) -> int:
        """The number of a player's Home sector."""
        for n, sector in enumerate(self.sectors):
            if sector.home == seat:
                return n
        raise LookupError(f"seat {seat} has no Home sector")

    def change(self, n: int, **to: Any) -> Sector:
        """Put a sector that differs in some fields in the place of sector n, and return it."""
        self.sectors = self.sectors.but(n, **to)
        return self.sectors[n]

    def neighbours(self, n: int) -> tuple[int, ...]:
        """The sectors adjacent to a sector.  [V-191] [V-192]"""
        return self.content.scenarios[self.scenario].adjacent[n]


def pure_offers(value: Voidfall) -> list[str]:
    """The Agenda types whose offer is Pure."""
    return [kind for kind in AGENDA_TYPES if not value.corrupted_offers[kind]]
