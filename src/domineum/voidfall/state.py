"""What a game of Voidfall keeps. Everything else is computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domineum.kernel import GameState, Seat, State, state
from domineum.voidfall.battle import Battle
from domineum.voidfall.words import AGENDA_TYPES, NO_FLEETS, TIERS

if TYPE_CHECKING:
    from domineum.voidfall.content.records import Content

NOBODY = -1
CONTENTS: dict[str, Content] = {}
"""The loaded contents by fingerprint; a state names the one it is played with."""


@state
class Sector(State):
    """One tile of the map. Tokens only: what is printed stands in the content."""

    tile: str
    home: int
    owner: int
    population: int
    corrupted: bool
    guilds: tuple[str, ...]
    installations: tuple[str, ...]
    fleets: tuple[int, ...]
    voidborn: int
    glory: tuple[int, ...]
    bounty: tuple[str, ...]
    reclaim: tuple[str, ...]
    fallen: str
    harbingers: int
    rewarded: tuple[int, ...]
    """Who has already had the reward for conquering this tile."""

    @property
    def power(self) -> int:
        """Fleet Power of the owner."""
        return sum(self.fleets)


@state
class Slot(State):
    """An Agenda slot: starting, standard, added (by a Technology) or extra (of a House)."""

    kind: str
    agenda: str
    corrupted: bool
    trade: bool


@state
class Player(State):
    """A House and everything on and beside its mat."""

    house: str
    side: str
    influence: int
    stock: list[int]
    inactive: int
    active: int
    tracks: list[int]
    corrupted_tracks: list[bool]
    hand: list[str]
    discard: list[str]
    aside: list[str]
    chosen_focus: str
    """Face down, in the variant with pre-selected Focuses."""
    agendas: list[str]
    slots: list[Slot]
    loose_trade: int
    """Trade tokens gained since the last Clean-up."""
    stored_trade: int
    """Trade tokens on a card that offers room for them."""
    technologies: dict[str, int]
    """1 = Basic, 2 = Improved."""
    improvable: str
    """The starting Technology whose Improved card lies beside the House mat."""
    sixth: bool
    chambers: int
    kept_corruption: int
    glory: list[int]
    bounty: list[str]
    reclaim: list[str]
    preference: str
    """The preferred Focus named for this Cycle."""
    used: list[str]
    """What may be used once per turn and was."""
    upkeep: int | None
    """The Upkeep counted in this Evaluation Phase."""
    unpaid: int
    turns: int
    """Turns taken in this Cycle."""

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
    """What the active player has selected and done this turn."""

    seat: int
    card: str
    agenda: str
    flipped: bool
    taken: list[str]
    given: str = ""
    """The card from hand that was given for a Joint or Heroic one."""


@state
class Invasion(State):
    """An Invasion, from its first Fleet movement until its Combat is over."""

    seat: int
    target: int
    moved: dict[int, tuple[int, ...]]
    """Fleet Power by type, by the sector that it came from."""
    price: dict[str, int]
    """What an Absorption costs with Bombard, in the words of a cost; nothing without it."""
    launched: int
    """Corvettes that were launched in the Combat."""

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
    """A Safe Haven tile and whose Fleet Power stands on its levels.  [V-468]"""

    tile: str
    levels: int
    filled: list[int]


@state
class Void(State):
    """What exists only against the Voidborn, in co-operative and solo games."""

    difficulty: str
    decks: dict[int, list[str]]
    """Crisis decks by level, the top card last."""
    discards: dict[int, list[str]]
    current: str
    """The current Crisis of the player whose turn it is."""
    military: list[str]
    economic: list[str]
    """The Crisis rows from the left: Harbingers, then ongoing Crises."""
    alert: str
    alerts: list[str]
    alert_discard: list[str]
    situations: dict[int, int]
    """Situation cards left in the stack of each level."""
    wars: list[str]
    offer: list[str]
    offer_deck: list[str]
    catastrophes: int
    harbingers: int
    """Harbingers in the supply."""
    havens: list[Haven]
    consumed: list[str]
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

    scenario: str
    mode: str
    preselect: bool
    goal: int
    """Influence that each player of a tutorial without rivals aims for, else 0.  [V-008]"""
    cycle: int
    round: int
    order: list[int]
    players: list[Player]
    sectors: list[Sector]
    """By their number; place 0 is not on the map."""
    turn: Turn
    invasion: Invasion | None
    trade: list[int]
    """Tokens on the six spaces of the Trade track, from the top."""
    trade_removed: int
    event: str
    event_decks: list[list[str]]
    """Of Cycles 1 to 3, the top card last."""
    peeked: list[int]
    """Who knows the top card of the deck of the next Cycle (and the bottom one)."""
    tableau: dict[str, tuple[int, ...]]
    """The Influence of each Basic copy, the top one last."""
    improved_offer: list[str]
    improved_deck: list[str]
    improvement_block: bool
    agenda_decks: dict[str, list[str]]
    agenda_offer: dict[str, str]
    corrupted_offers: dict[str, bool]
    bounty_pile: list[str]
    reclaim_pile: list[str]
    targets: list[int]
    """The Skirmish target of each player, 0 for none."""
    finished: bool
    void: Void | None = None
    battle: Battle | None = None
    """The Combat that is fought, of an Invasion or a Skirmish."""

    @property
    def content(self) -> Content:
        """The content that this game is played with."""
        return CONTENTS[self.pack]

    def own(self, seat: Seat) -> list[int]:
        """The numbers of the sectors that a player controls.  [V-196] [V-197]"""
        return [n for n, sector in enumerate(self.sectors) if sector.owner == seat]

    def home(self, seat: Seat) -> int:
        """The number of a player's Home sector."""
        for n, sector in enumerate(self.sectors):
            if sector.home == seat:
                return n
        raise LookupError(f"seat {seat} has no Home sector")

    def neighbours(self, n: int) -> tuple[int, ...]:
        """The sectors adjacent to a sector.  [V-191] [V-192]"""
        return self.content.scenarios[self.scenario].adjacent[n]


def pure_offers(value: Voidfall) -> list[str]:
    """The Agenda types whose offer is Pure."""
    return [kind for kind in AGENDA_TYPES if not value.corrupted_offers[kind]]
