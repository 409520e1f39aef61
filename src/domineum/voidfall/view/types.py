"""What is computed for a seat, as types. The published schema and the types of the browser
come from here and from the marks of the state.

Numbers of sectors are those of the scenario, from 1. Seats are numbers from 0; -1 is nobody.
Resources, Guilds, Fleets and tracks in a list are in the order of `words`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, cast

from domineum.kernel import view_of
from domineum.voidfall.state import Invasion, Player, Sector, Void, Voidfall
from domineum.voidfall.words import AgendaType, Guild, Installation, Resource

Terms = list[tuple[str, int]]
"""Arithmetic item by item: where each amount comes from."""


def as_terms(terms: Iterable[tuple[str, int]]) -> Terms:
    """Arithmetic as plain data, in which a pair is a list."""
    return cast(Terms, [[name, amount] for name, amount in terms])


class Text(TypedDict):
    """A message to be rendered in the reader's language."""

    key: str
    args: dict[str, int | str | Text]


class AgendaOffer(TypedDict):
    """One type of Agenda beside the map."""

    offer: str
    """The open card; empty if there is none."""
    deck: int
    corrupted: bool


@view_of(Sector)
class SectorView(TypedDict):
    """A sector of the map."""

    n: int
    guilds: list[Guild]
    installations: list[Installation]
    upkeep: int


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


class SkirmishView(TypedDict):
    """The Skirmish of a player if the Evaluation Phase began now, with the player's best defence
    and without anything that would have to be paid for it."""

    power: int
    terms: Terms
    """What the strength of the Voidborn is made of."""
    sectors: list[int]
    """Those that may be attacked, between which chance decides; empty if there is no Skirmish."""
    held: bool
    """Whether the player would keep the sector."""
    lost: int
    """Fleet Power that the player would lose in it."""


@view_of(Player)
class PlayerView(TypedDict):
    """A player; Agendas in hand and a pre-selected Focus are known to their owner only."""

    agenda_types: list[AgendaType]
    """The types of the Agendas in hand, which everybody knows."""
    production: dict[Resource, ProductionView]
    upkeep_terms: Terms
    projected: Projected
    skirmish: SkirmishView
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


@view_of(Invasion)
class InvasionView(TypedDict):
    """An open Invasion."""

    defender: DefenderView
    moved: list[MovedView]
    abandons: list[int]
    """Sectors that would be left without Fleet Power."""
    glory_lost: int
    """How many Glory tokens the Invader would discard for them."""
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


class ProspectView(TypedDict):
    """Whether a player could resolve a Crisis with its deed now, and what is missing."""

    crisis: str
    seat: int
    ready: bool
    missing: list[Text]


@view_of(Void)
class VoidView(TypedDict):
    """The Voidborn's side of a co-operative or solo game."""

    rows: CrisisRows
    score: Terms
    """The Influence that the Voidborn would have now."""
    prospects: list[ProspectView]


@view_of(Voidfall)
class View(TypedDict):
    """Everything that a seat or a spectator may know."""

    rounds: int
    """Of this Cycle."""
    next_event: str | None
    """The next Galactic Event, for who has looked at it."""
    invasion: InvasionView | None
    agendas: dict[AgendaType, AgendaOffer]
    agenda_worth: dict[str, int]
    """What each Agenda on offer, and each in the seat's own hand, would give the seat if it lay in
    a Pure slot and the Cycle were evaluated now; empty for spectators."""
    sectors: list[SectorView]
    players: list[PlayerView]
    goal: int | None
    """The Influence that each player must reach; null if others are to be beaten."""
    winners: list[int] | None
    """Null while the game goes on."""
    void: VoidView | None
    """Null in a competitive game."""
