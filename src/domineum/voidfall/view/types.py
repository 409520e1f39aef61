"""What a seat may know, as types: the published schema and the browser's types come from here.

Numbers of sectors are those of the scenario, from 1. Seats are numbers from 0; -1 is nobody.
Resources, Guilds, Fleets and tracks in a list are in the order of `words`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, cast

from domineum.voidfall.words import AgendaType, Guild, Installation, Mode, Resource

Difficulty = Literal["easy", "medium", "hard"]
Terms = list[tuple[str, int]]
"""Arithmetic item by item: where each amount comes from."""


def as_terms(terms: Iterable[tuple[str, int]]) -> Terms:
    """Arithmetic as plain data, in which a pair is a list."""
    return cast(Terms, [[name, amount] for name, amount in terms])


class Text(TypedDict):
    """A message to be rendered in the reader's language."""

    key: str
    args: dict[str, int | str | Text]


class TurnView(TypedDict):
    """The turn that is being taken, or was taken last."""

    seat: int
    card: str
    """The Focus that was selected; empty before that."""
    agenda: str
    """The Agenda that was played with it."""
    flipped: bool
    """Whether a Trade token was flipped."""
    taken: list[str]
    """The actions that were taken."""
    given: str
    """The Focus from hand that was given for a Joint or Heroic one."""


class AgendaOffer(TypedDict):
    """One type of Agenda beside the map."""

    offer: str
    """The open card; empty if there is none."""
    deck: int
    corrupted: bool


class SectorView(TypedDict):
    """A sector of the map."""

    n: int
    tile: str
    home: int
    """Whose Home sector it is."""
    owner: int
    population: int
    corrupted: bool
    guilds: list[Guild]
    installations: list[Installation]
    fleets: list[int]
    """Fleet Power of the owner by type."""
    voidborn: int
    """Fleet Power of the Voidborn."""
    glory: list[int]
    bounty: int
    """Face-down Bounty tokens."""
    reclaim: int
    """Face-down Reclaim tokens."""
    fallen: str
    """The Fallen House that holds it."""
    harbingers: int
    rewarded: list[int]
    """Who has had the reward for conquering this tile."""
    upkeep: int


class SlotView(TypedDict):
    """An Agenda slot of a House mat."""

    kind: str
    agenda: str
    corrupted: bool
    trade: bool
    """Whether a Trade token covers the Agenda."""


Yield = TypedDict("Yield", {"yield": int})


class ProductionView(Yield):
    """What producing a resource gives now."""

    level: int
    terms: Terms
    """What the level is made of."""


class Projected(TypedDict):
    """What the Evaluation would give now, item by item."""

    agendas: Terms
    event: Terms
    upkeep: Terms


class MatView(TypedDict):
    """A House and everything on and beside its mat."""

    house: str
    side: str
    """Of the Origin: A or B."""
    influence: int
    stock: list[int]
    """Resources in the stockpile."""
    inactive: int
    """Fleet Power in the Inactive area."""
    active: int
    """Fleet Power in the Active area."""
    tracks: list[int]
    """The space on each Civilization track."""
    corrupted_tracks: list[bool]
    hand: list[str]
    """Focuses in hand."""
    discard: list[str]
    aside: list[str]
    """Focuses that come into hand later."""
    slots: list[SlotView]
    loose_trade: int
    """Trade tokens gained since the last Clean-up."""
    stored_trade: int
    """Trade tokens on a card that offers room for them."""
    technologies: dict[str, int]
    """1: Basic, 2: Improved."""
    improvable: str
    """The starting Technology whose Improved card lies beside the mat."""
    sixth: bool
    """Whether there is room for a sixth Technology."""
    chambers: int
    """Corruption on Decontamination Chambers."""
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


class PlayerView(MatView):
    """A player; Agendas in hand and a pre-selected Focus are known to their owner only."""

    agendas: list[str] | int
    """The Agendas in hand, or how many."""
    agenda_types: list[AgendaType]
    """Their types, which everybody knows."""
    chosen_focus: str | bool
    """The pre-selected Focus (empty if there is none), or whether there is one."""
    production: dict[Resource, ProductionView]
    upkeep_terms: Terms
    projected: Projected
    technology_limit: int
    improved_limit: int


class FleetsView(TypedDict):
    """Fleet Power: all of it, and by type."""

    power: int
    fleets: dict[str, int]


class DefendingView(FleetsView):
    """The defending Fleet Power and Sector Defenses."""

    defenses: int


class MovedView(FleetsView):
    """Fleet Power on its way, and the sector that it came from."""

    sector: int


class BySide(TypedDict):
    """A number for each side of a Combat."""

    invader: int
    defender: int


class CombatStep(TypedDict):
    """A finished step of a Combat: damage is what a side dealt, absorbed what it cancelled."""

    step: Literal["approach", "salvo"]
    initiative: BySide
    damage: BySide
    absorbed: BySide
    power: BySide
    """Fleet Power that is left."""


class ForecastView(TypedDict):
    """How an Invasion would end, and the steps of its Combat."""

    winner: Literal["invader", "defender", "tie"]
    invader: FleetsView
    defender: FleetsView
    steps: list[CombatStep]
    replicated: bool
    """Whether the Combat is a tie, and a deployment conquers the sector afterwards."""


Spent = Resource | Literal["trade", "active", "absorptions"]
"""What an Invader can spend in a Combat."""


class SpendingView(TypedDict):
    """A better end for the Invader, and what would have to be spent."""

    spends: dict[Spent, int]
    forecast: ForecastView


class DefenderView(TypedDict):
    """Who defends a sector."""

    kind: Literal["player", "fallen-house", "voidborn", "nobody"]
    seat: int | None
    house: str | None


class InvasionView(TypedDict):
    """An open Invasion."""

    seat: int
    target: int
    defender: DefenderView
    moved: list[MovedView]
    abandons: list[int]
    """Sectors that would be left without Fleet Power."""
    glory_lost: int
    """How many Glory tokens the Invader would discard for them."""
    launched: int
    """Corvettes that Carriers have deployed."""
    invading: FleetsView
    defending: DefendingView
    fighting: bool
    """Whether the Combat has begun."""
    fought: int
    """How many steps of it are over."""
    forecast: ForecastView | None
    """The Combat if the Invader spends nothing more; null before the first move."""
    spending: SpendingView | None


class MilitaryRow(TypedDict):
    """The Military row of the Crisis board: Harbingers and ongoing Crises, from the left."""

    pieces: list[str]
    value: int
    """What it adds to a Skirmish now."""


class EconomicRow(TypedDict):
    """The Economic row of the Crisis board."""

    pieces: list[str]
    value: list[int]
    """The resources that it costs now."""


class CrisisRows(TypedDict):
    """Both rows of the Crisis board."""

    military: MilitaryRow
    economic: EconomicRow


class HavenView(TypedDict):
    """A Safe Haven and whose Fleet Power stands on its levels."""

    tile: str
    levels: int
    filled: list[int]


class ProspectView(TypedDict):
    """Whether a player could resolve a Crisis with its deed now, and what is missing."""

    crisis: str
    seat: int
    ready: bool
    missing: list[Text]


class VoidView(TypedDict):
    """The Voidborn's side of a co-operative or solo game."""

    difficulty: Difficulty
    current: str
    """The current Crisis of the player whose turn it is."""
    rows: CrisisRows
    decks: dict[str, int]
    """Cards in each Crisis deck, by level."""
    discards: dict[str, list[str]]
    alert: str
    alerts: int
    """Cards in the Alert deck."""
    situations: dict[str, int]
    """Situation cards left, by level."""
    wars: int
    """War cards left."""
    alert_discard: list[str]
    offer: list[str]
    """Joint or Heroic Focuses on offer."""
    offer_deck: int
    catastrophes: int
    harbingers: int
    """Harbingers in the supply."""
    havens: list[HavenView]
    consumed: list[str]
    """Consumed Technologies."""
    score: Terms
    """The Influence that the Voidborn would have now."""
    prospects: list[ProspectView]


class View(TypedDict):
    """Everything that a seat or a spectator may know."""

    scenario: str
    mode: Mode
    cycle: int
    round: int
    """0 in the Preparation Phase."""
    rounds: int
    """Of this Cycle."""
    order: list[int]
    """The Turn Order."""
    event: str
    """The Galactic Event; empty before the first."""
    next_event: str | None
    """The next Galactic Event, for who has looked at it."""
    event_decks: list[int]
    """Cards left in each deck."""
    turn: TurnView
    invasion: InvasionView | None
    trade: list[int]
    """Tokens on the spaces of the Trade track, from the top."""
    tableau: dict[str, list[int]]
    """The Influence of each Basic copy of a Technology, the top one last."""
    improved_offer: list[str]
    improved_deck: int
    improvement_block: bool
    agendas: dict[AgendaType, AgendaOffer]
    bounty_pile: int
    reclaim_pile: int
    sectors: list[SectorView]
    players: list[PlayerView]
    targets: list[int]
    """The Skirmish target of each player, 0 for none."""
    goal: int | None
    """The Influence that each player must reach; null if others are to be beaten."""
    winners: list[int] | None
    """Null while the game goes on."""
    void: VoidView | None
    """Null in a competitive game."""
