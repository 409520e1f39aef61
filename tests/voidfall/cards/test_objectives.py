"""Objectives: their kinds, and what every Agenda and starting Agenda is worth.

Each card has a position that meets it and one that misses it, with values computed by hand. Home
is always there: Pure, Population 1 and with its printed Shipyard, unless the position says more.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from domineum.voidfall.cards.objectives import OBJECTIVES, Multiplier
from domineum.voidfall.evaluation import agenda_scores
from domineum.voidfall.state import NOBODY
from tests.voidfall.table import CONTENT, Table

PLACES = (2, 5, 7, 8)


@dataclass
class Spot:
    """What a sector of the player looks like; Guilds and Installations by name."""

    population: int = 1
    guilds: str = ""
    installations: str = ""
    corrupted: bool = False
    fleets: dict[str, int] = field(default_factory=lambda: {"corvette": 1})


def spot(population: int = 1, guilds: str = "", installations: str = "", **fleets: int) -> Spot:
    return Spot(population, guilds, installations, False, fleets or {"corvette": 1})


def bad(population: int = 1, guilds: str = "", installations: str = "", **fleets: int) -> Spot:
    return Spot(population, guilds, installations, True, fleets or {"corvette": 1})


def position(*spots: Spot, home: Spot | None = None, agendas: int = 0, **player: Any) -> Table:
    """Home and these sectors, and these things of the player; everything else is missing."""
    table = Table()
    table.sector(table.outpost).owner = NOBODY
    table.stock()
    me = table.me
    me.technologies, me.glory = {}, []
    table.slot(0).agenda, table.slot(3).corrupted = "shiveus-a", False
    for slot, card in zip(table.slots()[1 : agendas + 1], CONTENT.agendas, strict=False):
        slot.agenda = card
    for name, value in player.items():
        setattr(me, name, value)
    lay(table, table.home, home or Spot(), {})
    for n, wanted in zip(PLACES, spots, strict=False):
        table.give(n)
        lay(table, n, wanted, wanted.fleets)
    return table


def lay(table: Table, n: int, wanted: Spot, fleets: dict[str, int]) -> None:
    sector = table.sector(n)
    kinds = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
    sector.fleets = tuple(fleets.get(kind, 0) for kind in kinds)
    sector.population, sector.corrupted = wanted.population, wanted.corrupted
    sector.guilds = tuple(wanted.guilds.split())
    sector.installations = tuple(wanted.installations.split())


def stock(**amounts: int) -> list[int]:
    return [amounts.get(x, 0) for x in ("food", "energy", "materials", "credits", "science")]


FULL = spot(1, "farmers farmers miners", "defense defense defense")
SPOILT = bad(6, "farmers farmers miners", "defense defense defense", corvette=3)
FIVE_LINE = position(spot(6, "bankers farmers"), home=Spot(5))
FIVE_LINE_MISSED = position(bad(6, "bankers farmers"), home=Spot(4))
THREE_LINE = position(spot(1, "", "defense shipyard"))
THREE_LINE_MISSED = position(bad(1, "", "defense shipyard"))
TECHNOLOGIES = {"shields": 1, "cloning": 1, "sentries": 2}

AGENDAS: dict[str, tuple[Table, list[int], Table, list[int]]] = {
    "high-society": (
        position(home=Spot(6), tracks=[5, 0, 0]), [5, 8],
        position(home=Spot(5), tracks=[5, 0, 0], corrupted_tracks=[True, False, False]), [0, 0],
    ),
    "trade-syndicate": (
        position(spot(3), spot(3), spot(4), home=Spot(3), tracks=[0, 0, 3]), [5, 4],
        position(spot(3), spot(3), bad(4), home=Spot(3), tracks=[0, 0, 2]), [0, 0],
    ),
    "federal-authority": (
        position(spot(5), home=Spot(5), tracks=[0, 6, 0]), [4, 12],
        position(spot(4), home=Spot(5), tracks=[0, 2, 0]), [0, 0],
    ),
    "mercantile-governance": (
        position(tracks=[0, 5, 0], stock=stock(food=3, energy=2, materials=2)), [5, 3],
        position(tracks=[5, 4, 5], stock=stock(food=1, credits=9)), [0, 0],
    ),
    "sustainable-luxury": (
        position(FULL, tracks=[5, 0, 0]), [5, 5],
        position(SPOILT, tracks=[4, 7, 7]), [0, 0],
    ),
    "progressive-welfare": (
        position(spot(6), home=Spot(4), tracks=[0, 0, 7]), [5, 8],
        position(bad(6), home=Spot(3), tracks=[0, 0, 4]), [0, 0],
    ),
    "enlightened-nation": (
        position(spot(3), home=Spot(3), tracks=[6, 0, 0]), [4, 6],
        position(bad(3), home=Spot(2), tracks=[5, 5, 6], corrupted_tracks=[False, False, True]),
        [0, 0],
    ),
    "interplanetary-colonization": (
        position(spot(4), home=Spot(6), tracks=[3, 5, 7]), [4, 2 + 4 + 6],
        position(bad(6), spot(3), home=Spot(6), tracks=[2, 2, 7],
                 corrupted_tracks=[False, False, True]), [0, 0],
    ),
    "mining-consortium": (
        position(spot(1, corvette=2), home=Spot(5, "miners miners")), [5, 5],
        position(bad(3, "miners", corvette=3), home=Spot(6, "miners")), [0, 0],
    ),
    "multiple-energy-sources": (
        position(spot(1, corvette=2, sentry=1), home=Spot(5, "engineers engineers")), [5, 6],
        position(bad(1, corvette=3), home=Spot(4, "engineers engineers")), [0, 0],
    ),
    "intensive-militarization": (
        position(spot(1, "", "shipyard starbase", corvette=3)), [6, 7],
        position(spot(1, "", "shipyard", corvette=2), bad(1, "", "shipyard", corvette=3)), [0, 0],
    ),
    "central-monetary-system": (
        position(spot(1, "", "starbase"), home=Spot(5, "bankers bankers")), [7, 4],
        position(bad(1, "", "shipyard"), home=Spot(4, "bankers bankers")), [0, 2],
    ),
    "safeguard-policy": (
        position(spot(1, "", "defense defense starbase")), [5, 2],
        position(SPOILT), [0, 0],
    ),
    "industrial-food": (
        position(spot(1, "", "shipyard shipyard"), home=Spot(5, "farmers farmers")), [7, 6],
        position(spot(1, "", "defense"), home=Spot(4, "farmers farmers")), [0, 2],
    ),
    "research-archives": (
        position(FULL, stock=stock(science=8)), [7, 6],
        position(SPOILT, stock=stock(science=7)), [0, 0],
    ),
    "comprehensive-education": (
        position(spot(1, "", "defense"), spot(1, "", "starbase"),
                 home=Spot(5, "scientists scientists")), [5, 6],
        position(spot(1, "scientists", "shipyard"), home=Spot(4, "scientists scientists")), [0, 0],
    ),
    "the-salvation-project": (
        position(FULL, home=Spot(1, "miners miners")), [7, 8],
        position(SPOILT, home=Spot(1, "miners")), [0, 0],
    ),
    "hazard-control-institute": (
        position(spot(1, "farmers miners bankers", "defense defense defense"), agendas=3), [6, 5],
        position(FULL, agendas=2), [0, 0],
    ),
    "agricultural-union": (
        position(spot(1, "farmers farmers farmers"), home=Spot(1, "scientists")), [7, 4],
        position(bad(1, "farmers scientists"), spot(1, "farmers farmers")), [0, 0],
    ),
    "heavy-industry": (
        position(spot(1, "engineers engineers miners"), home=Spot(1, "miners bankers")), [6, 3],
        position(spot(1, "engineers engineers miners"), bad(1, "miners bankers")), [0, 0],
    ),
    "environmental-exploitation": (
        position(spot(1, "miners miners miners"), home=Spot(1, "miners miners"),
                 corrupted_tracks=[False, True, False]), [7, 10],
        position(bad(1, "miners miners"), home=Spot(1, "miners")), [0, 0],
    ),
    "the-wellspring-initiative": (
        position(home=Spot(1, "farmers farmers"), corrupted_tracks=[True, False, False]), [6, 5],
        position(bad(1, "farmers farmers"), home=Spot(1, "farmers"),
                 corrupted_tracks=[True, False, False]), [0, 0],
    ),
    "optimized-energy-reserve": (
        position(agendas=2, home=Spot(1, "engineers engineers")), [5, 5],
        position(agendas=3, home=Spot(1, "engineers")), [0, 0],
    ),
    "trade-monopoly": (
        position(spot(1, "miners miners"), loose_trade=2), [4, 6],
        position(spot(1, "miners miners miners"), loose_trade=1), [0, 3],
    ),
    "augmented-armada": (
        position(spot(1, corvette=1, sentry=1), reclaim=["a", "b"]), [4, 4],
        position(spot(1, corvette=2), bad(1, sentry=1)), [0, 0],
    ),
    "the-directive": (
        position(reclaim=["a", "b"], glory=[3, 2]), [4, 5],
        position(reclaim=["a"]), [0, 0],
    ),
    "redemption": (
        position(glory=[1, 1, 1], stock=stock(credits=7)), [4, 8],
        position(glory=[5, 5], stock=stock(credits=2)), [0, 0],
    ),
    "self-sustaining-campaign": (
        position(glory=[5], technologies={"shields": 2, "cloning": 2, "sentries": 1}), [6, 8],
        position(glory=[4, 4], technologies={"shields": 1}), [0, 0],
    ),
    "cutting-edge": (
        position(spot(), spot(), spot(), technologies=TECHNOLOGIES), [4, 2 * 2 + 3],
        position(spot(), spot(), bad()), [0, 0],
    ),
    "intellectual-supremacy": (
        position(technologies={"shields": 2, "cloning": 2}, bounty=["x"] * 5), [4, 6],
        position(technologies={"shields": 2, "cloning": 1}, bounty=["x"]), [0, 0],
    ),
    "quantum-leap": (
        position(spot(), spot(), spot(), technologies=TECHNOLOGIES | {"torpedoes": 1}), [4, 10],
        position(bad(), technologies=TECHNOLOGIES), [0, 0],
    ),
    "technological-singularity": (
        position(technologies={"shields": 2, "cloning": 2}, stored_trade=1), [8, 2],
        position(technologies={"shields": 1}), [0, 0],
    ),
}  # fmt: skip

STARTING: dict[str, tuple[Table, list[int], Table, list[int]]] = {
    "valnis-a": (THREE_LINE, [6, 1, 4], THREE_LINE_MISSED, [3, 0, 2]),
    "valnis-b": (FIVE_LINE, [3, 6, 1, 2], FIVE_LINE_MISSED, [0, 0, 0, 0]),
    "belitan-a": (THREE_LINE, [6, 1, 4], THREE_LINE_MISSED, [3, 0, 2]),
    "belitan-b": (FIVE_LINE, [3, 6, 1, 2], FIVE_LINE_MISSED, [0, 0, 0, 0]),
    "dunlork-a": (THREE_LINE, [6, 1, 4], THREE_LINE_MISSED, [3, 0, 2]),
    "dunlork-b": (FIVE_LINE, [3, 6, 1, 2], FIVE_LINE_MISSED, [0, 0, 0, 0]),
    "cortozaar-a": (THREE_LINE, [6, 1, 4], THREE_LINE_MISSED, [3, 0, 2]),
    "cortozaar-b": (FIVE_LINE, [3, 6, 1, 2], FIVE_LINE_MISSED, [0, 0, 0, 0]),
    "zenor-a": (position(spot(), technologies=TECHNOLOGIES), [2, 3, 6], position(bad()), [0, 0, 3]),
    "zenor-b": (
        position(spot(1, "miners miners"), technologies=TECHNOLOGIES), [4, 4, 2],
        position(bad(1, "miners miners")), [0, 0, 0],
    ),
    "thegwyn-a": (
        position(spot(1, "farmers farmers miners")), [4, 4],
        position(bad(1, "farmers farmers")), [2, 0],
    ),
    "thegwyn-b": (
        position(home=Spot(1, "bankers scientists"), tracks=[0, 5, 0],
                 stock=stock(food=8, science=15)), [6, 6, 1, 1],
        position(bad(1, "bankers scientists"), tracks=[5, 5, 5], stock=stock(food=7),
                 corrupted_tracks=[False, True, False]), [0, 0, 0, 0],
    ),
    "shiveus-a": (
        position(spot(3, "", "shipyard"), home=Spot(4)), [3, 6],
        position(bad(6, "", "shipyard")), [0, 3],
    ),
    "shiveus-b": (
        position(spot(1, "miners farmers"), home=Spot(1, "miners")), [4, 3],
        position(bad(1, "miners")), [2, 0],
    ),
    "yarvek-a": (
        position(spot(1, "engineers engineers"), reclaim=["a"], bounty=["x"] * 3), [6, 2, 1, 1],
        position(bad(1, "engineers"), bounty=["x"]), [3, 0, 0, 0],
    ),
    "yarvek-b": (
        position(spot(4, corvette=2), home=Spot(4), reclaim=["a", "b"], bounty=["x"] * 4),
        [3, 6, 2, 2],
        position(bad(4, corvette=2), spot(3), bounty=["x"]), [0, 0, 0, 0],
    ),
    "nervo-a": (
        position(FULL, home=Spot(1, "miners miners"), tracks=[3, 5, 6]), [6, 2, 2 + 4 + 6],
        position(SPOILT, tracks=[2, 2, 7], corrupted_tracks=[False, False, True]), [0, 0, 0],
    ),
    "nervo-b": (
        position(spot(1, "miners farmers bankers"), stock=stock(food=8, energy=9)), [6, 5],
        position(FULL, stock=stock(food=7)), [0, 0],
    ),
    "astoran-a": (
        position(spot(1, "engineers miners miners", "shipyard"),
                 corrupted_tracks=[True, True, False]), [8, 1, 2, -2],
        position(bad(1, "engineers miners", "shipyard")), [4, 0, 0, 0],
    ),
    "astoran-b": (
        position(spot(4, "", "defense", sentry=1), home=Spot(3),
                 corrupted_tracks=[True, False, False]), [7, 2, 1, -2],
        position(bad(4, "", "defense", sentry=1)), [1, 0, 0, 0],
    ),
    "fenrax-a": (
        position(spot(1, "miners miners", carrier=1), stock=[3, 4, 5, 6, 7]), [6, 3, 2],
        position(bad(1, "miners", carrier=1), stock=[0, 9, 9, 9, 9]), [0, 0, 0],
    ),
    "fenrax-b": (
        position(spot(1, "", "starbase", corvette=7), glory=[5, 2]), [7, 2, 6],
        position(bad(1, "", "starbase", corvette=7), spot(1, corvette=2)), [0, 1, 0],
    ),
    "kradmor-a": (
        position(spot(1, "miners miners miners", "defense"), agendas=1), [10, 2],
        position(bad(1, "miners", "defense"), agendas=0), [4, 1],
    ),
    "kradmor-b": (
        position(spot(5), home=Spot(6), tracks=[0, 0, 6]), [3, 6, 9],
        position(bad(5), home=Spot(4), tracks=[7, 7, 2]), [0, 0, 0],
    ),
    "marqualos-a": (THREE_LINE, [6, 1, 4], THREE_LINE_MISSED, [3, 0, 2]),
    "marqualos-a-extra": (
        position(spot(1, corvette=3, sentry=1), bounty=["x"] * 3), [3, 4],
        position(bad(1, corvette=3)), [0, 0],
    ),
    "marqualos-b": (FIVE_LINE, [3, 6, 1, 2], FIVE_LINE_MISSED, [0, 0, 0, 0]),
    "marqualos-b-extra": (
        position(stock=[2, 3, 4, 5, 6], loose_trade=1, stored_trade=1), [2, 4],
        position(stock=[15, 15, 15, 15, 0]), [0, 0],
    ),
    "novaris-a": (
        position(spot(1, "", "shipyard", corvette=2), corrupted_tracks=[False, False, True]),
        [4, 6, -2],
        position(bad(1, "", "shipyard", corvette=2), spot()), [0, 3, 0],
    ),
    "novaris-b": (
        position(spot(4, "farmers miners bankers"), home=Spot(1, "engineers"),
                 corrupted_tracks=[False, False, True]), [3, 3, -1],
        position(bad(4, "farmers"), home=Spot(3, "bankers scientists")), [0, 0, 0],
    ),
}  # fmt: skip


def test_no_agenda_is_left_out() -> None:
    """All 32 Agendas, and 28 starting ones with the extra card of Marqualos. [V-004]"""
    assert set(AGENDAS) == set(CONTENT.agendas)
    assert set(STARTING) == set(CONTENT.starting_agendas)


@pytest.mark.parametrize("card", AGENDAS)
def test_what_an_agenda_is_worth(card: str) -> None:
    """Each section is evaluated on its own, most of them look at Pure sectors. [V-155] [V-156]"""
    met, value, missed, less = AGENDAS[card]
    objectives = CONTENT.agendas[card].objectives
    assert [part.score(met.at) for part in objectives] == value
    assert [part.score(missed.at) for part in objectives] == less


@pytest.mark.parametrize("card", STARTING)
def test_what_a_starting_agenda_is_worth(card: str) -> None:
    """Each section is evaluated on its own, most of them look at Pure sectors. [V-155] [V-156]"""
    met, value, missed, less = STARTING[card]
    objectives = CONTENT.starting_agendas[card].objectives
    assert [part.score(met.at) for part in objectives] == value
    assert [part.score(missed.at) for part in objectives] == less


def test_the_worked_example_is_worth_fourteen() -> None:
    """2 x 3, no Pure Sector Defense, 2 x 2; 2 of 3 Farmers, 1 x 4; a Corrupted Agenda. [V-156]"""
    table = position(
        spot(1, "farmers scientists", "shipyard"), bad(1, "", "defense"), home=Spot(1, "farmers")
    )
    slots = table.slots()
    slots[0].agenda, slots[1].agenda = "valnis-a", "agricultural-union"
    slots[2].agenda, slots[2].corrupted = "quantum-leap", True
    scores = agenda_scores(table.state, 0)
    assert scores == [("valnis-a", [6, 0, 4]), ("agricultural-union", [0, 4])]
    assert sum(sum(parts) for _, parts in scores) == 14


def test_an_objective_never_looks_at_others() -> None:
    """What other players, the Voidborn and common boards have does not count. [V-176]"""
    table = position()
    other = table.give(7, seat=1)
    other.corrupted, other.guilds = False, ("bankers",) * 3
    for card in ("heavy-industry", "quantum-leap", "cutting-edge"):
        assert [part.score(table.at) for part in CONTENT.agendas[card].objectives] == [0, 0]


@pytest.mark.parametrize(("kept", "times"), [(0, 0), (4, 0), (6, 1), (7, 1), (8, 2), (14, 3)])
def test_a_multiplier_counts_beyond_a_number_in_steps_and_up_to_a_limit(
    kept: int, times: int
) -> None:
    """floor((count - beyond) / each), not below 0, at most max times. [V-152]"""
    table = position(kept_corruption=kept)
    count = {"count": "kept_corruption"}
    data = {"kind": "multiplier", "per": count, "beyond": 4, "each": 2, "max": 3, "influence": 5}
    part = OBJECTIVES.parse(data, "test")
    assert isinstance(part, Multiplier)
    assert part.times(table.at) == times
    assert part.score(table.at) == 5 * times
