"""All content of Voidfall, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from domineum.kernel import content as kernel
from domineum.kernel.content import Source, kind
from domineum.voidfall import (
    agendas,
    cleanup,
    evaluation,
    events,
    focus,
    invasion,
    population,
    preferred_focuses,
    preparation,
    regrouping,
    tracks,
)
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.content.consistency import check
from domineum.voidfall.content.records import (
    Agenda,
    AgendaKind,
    Alert,
    CrisisRow,
    FallenHouse,
    Focus,
    GalacticEvent,
    House,
    SafeHaven,
    SectorType,
    SetupValue,
    StartingAgenda,
    Technology,
    Token,
    TradeSpace,
    Yields,
)
from domineum.voidfall.content.scenarios import Scenario
from domineum.voidfall.void import crises, crisis_board, harbingers, havens, joint, penalties
from domineum.voidfall.void.crises import Crisis
from domineum.voidfall.words import RESOURCES

CHAPTERS = (
    agendas, cleanup, crises, crisis_board, evaluation, events, focus, harbingers, havens, invasion,
    joint, penalties, population, preferred_focuses, preparation, regrouping, tracks,
)  # fmt: skip
"""The chapters whose leaves, points and counts the content uses."""
FOLDER = Path(__file__).parent
HOOKS = EFFECTS.hooks


class Content(kernel.Content):
    """All records, with what the rules look up often."""

    crises: dict[str, Crisis] = kind(68, "crisis")
    alerts: dict[str, Alert] = kind(11, "alert")
    crisis_board: dict[str, CrisisRow] = kind(2, "row", fixed=True)
    joint_focuses: dict[str, Focus] = kind(10, "focus")
    heroic_focuses: dict[str, Focus] = kind(10, "focus")
    safe_havens: dict[str, SafeHaven] = kind(5, "haven")
    focuses: dict[str, Focus] = kind(27, "focus")
    technologies: dict[str, Technology] = kind(28, "technology", "source-technology")
    agendas: dict[str, Agenda] = kind(32, "agenda", "source-agenda")
    agenda_types: dict[str, AgendaKind] = kind(4, "agenda_type", fixed=True)
    starting_agendas: dict[str, StartingAgenda] = kind(30, "agenda", "source-agenda")
    houses: dict[str, House] = kind(14, "house", "source-house")
    bounties: dict[str, Token] = kind(11, "bounty")
    reclaims: dict[str, Token] = kind(9, "reclaim")
    trade: dict[str, TradeSpace] = kind(6, fixed=True)
    production: dict[str, Yields] = kind(2, fixed=True)
    events: dict[str, GalacticEvent] = kind(33, "event", "source-event")
    fallen_houses: dict[str, FallenHouse] = kind(14)
    sectors: dict[str, SectorType] = kind(15, "tile", "source-tile")
    scenarios: dict[str, Scenario] = kind(36, "scenario")
    setup: dict[str, SetupValue] = kind(25, fixed=True)

    def further_names(self) -> dict[str, set[str]]:
        """The types of Focuses, which are not ids of cards; two words stand for a House's own."""
        kinds = (self.focuses, self.joint_focuses, self.heroic_focuses)
        types = {card.focus for cards in kinds for card in cards.values()}
        return {"focus_types": {"preferred", "chosen", *types}}

    def __init__(self, *sources: Source) -> None:
        super().__init__(HOOKS, *sources)
        self.cards = {**self.focuses, **self.joint_focuses, **self.heroic_focuses}
        self.fallen_houses = {card.house: card for card in self.fallen_houses.values()}
        """By House: the rules know no other name of them."""
        spaces = sorted(self.trade.values(), key=lambda space: space.space)
        self.trade_bonuses = [space.bonus for space in spaces]
        tables = list(self.production.values())
        self.yields = [
            next(table.yields for table in tables if name in table.resources) for name in RESOURCES
        ]
        self.difficulties: dict[str, dict[str, Any]] = {
            row["id"]: row for row in self.setup["difficulties"].value["rows"]
        }
        check(self)
        self.special_sectors = {
            name: tuple(t.n for t in scenario.sectors if self.sectors[t.type].abilities)
            for name, scenario in self.scenarios.items()
        }
