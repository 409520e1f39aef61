"""Harbingers: on sectors and Wormholes, drawing Skirmishes, moving to the Crisis board."""

from __future__ import annotations

import pytest

from domineum.voidfall import GAME
from domineum.voidfall.conquest import CloseOnConquest, close
from domineum.voidfall.skirmish import is_threatened, valid_targets
from domineum.voidfall.void.crisis_board import HARBINGER
from domineum.voidfall.void.harbingers import placement_targets
from tests.voidfall.table import drive
from tests.voidfall.void_table import MILITARY, VoidTable, pair, solo

WORMHOLES = "drowned-beacons"
"""A map with a Harbinger on each of its two Wormholes, tiles 1 and 24."""


# -- placing ------------------------------------------------------------------------------------


def test_a_harbinger_is_placed_next_to_ones_territory() -> None:
    """On a Voidborn sector without one first: 2 and 5 have one, 7 has none. [V-459]"""
    table = solo()
    table.sector(9).harbingers = 0
    assert placement_targets(table.at) == [7]
    supply = table.void.harbingers
    table.resolve("place_harbinger")
    assert (table.sector(7).harbingers, table.void.harbingers) == (1, supply - 1)


def test_else_it_joins_another() -> None:
    """[V-459]"""
    table = solo()
    table.sector(7).harbingers = 1
    driven = table.resolve("place_harbinger", "harbinger 5")
    assert driven.options() == ["harbinger 2", "harbinger 5", "harbinger 7"]
    assert table.sector(5).harbingers == 2


@pytest.mark.parametrize("lacking", ["supply", "sector"])
def test_without_harbinger_or_sector_nothing_is_placed(lacking: str) -> None:
    """[V-006] [V-459]"""
    table = solo()
    if lacking == "supply":
        table.void.harbingers = 0
    else:
        for n in (2, 5, 7):
            table.sector(n).voidborn = 0
    assert not table.possible("place_harbinger")


def test_an_event_takes_its_harbingers_from_the_supply() -> None:
    """One for each Rift, as long as there are any. [V-006] [V-459]"""
    table = VoidTable(scenario="drowned-beacons", event="event-2j")
    table.void.harbingers = 1
    table.box(1)
    assert [table.sector(n).harbingers for n in (12, 13)] == [1, 0]
    assert table.void.harbingers == 0


# -- removing -----------------------------------------------------------------------------------


def test_any_harbinger_of_sectors_and_rows_can_be_removed() -> None:
    """It returns to the supply. [V-460]"""
    table = solo()
    table.fill("economic", HARBINGER, "bare-silos")
    supply = table.void.harbingers
    driven = table.resolve({"remove_harbinger": 1}, "remove-harbinger 8")
    sectors = [f"remove-harbinger {n}" for n in (2, 5, 8, 9)]
    assert driven.options() == [*sectors, "remove-harbinger economic", "forfeit"]
    assert (table.sector(8).harbingers, table.void.harbingers) == (0, supply + 1)


def test_what_lies_right_of_a_removed_harbinger_shifts_left() -> None:
    """[V-467]"""
    table = solo()
    table.fill("military", HARBINGER, HARBINGER, "thin-lines")
    table.resolve({"remove_harbinger": 1}, "remove-harbinger military")
    assert table.void.military == [HARBINGER, "thin-lines"]


def test_an_effect_may_be_limited_to_sectors() -> None:
    """[V-460]"""
    table = solo()
    table.fill("military", HARBINGER)
    driven = table.resolve({"remove_harbinger": 1, "where": "sector"}, "forfeit")
    assert "remove-harbinger military" not in driven.options()


def test_harbingers_on_wormholes_stay_for_good() -> None:
    """[V-458] [V-460]"""
    table = VoidTable(scenario=WORMHOLES)
    table.sector(8).harbingers = 1
    assert (table.sector(1).harbingers, table.sector(24).harbingers) == (1, 1)
    driven = table.resolve({"remove_harbinger": 1}, "forfeit")
    assert {"remove-harbinger 1", "remove-harbinger 24"}.isdisjoint(driven.options())


# -- Skirmishes ---------------------------------------------------------------------------------


def test_a_sector_next_to_a_harbinger_is_threatened() -> None:
    """As if the Voidborn were there. [V-446]"""
    table = solo()
    for n in (2, 5, 7):
        table.sector(n).voidborn = table.sector(n).harbingers = 0
    assert valid_targets(table.state, 0) == []
    table.sector(5).harbingers = 1
    assert valid_targets(table.state, 0) == [4]


def test_a_harbinger_on_a_wormhole_threatens_only_its_edges() -> None:
    """4 touches Wormhole 1; 21 is linked to it by the letter, but touches Wormhole 24. [V-446]"""
    table = VoidTable(scenario=WORMHOLES)
    for sector in table.sectors[2:]:
        if sector.tile != "wormhole":
            sector.voidborn = sector.harbingers = 0
    table.sector(24).harbingers = 0
    assert [n for n in (2, 4, 5, 21, 23) if is_threatened(table.state, n)] == [2, 4]


# -- conquest -----------------------------------------------------------------------------------


def conquest_of(n: int, harbingers: int = 1) -> VoidTable:
    """Seat 0 stands with 9 Corvettes next to a weak sector without tokens."""
    table = solo()
    table.me.technologies = {}
    table.give(4, corvette=9)
    sector = table.sector(n)
    table.void.harbingers += sector.harbingers - harbingers
    sector.voidborn, sector.bounty, sector.reclaim, sector.glory = 1, (), (), ()
    sector.harbingers, sector.installations = harbingers, ()
    return table


def test_harbingers_of_a_conquered_sector_move_to_a_row_of_ones_choice() -> None:
    """The Military row is full, so that one is pushed off; the Economic row only shifts.

    [V-355] [V-464] [V-465] [V-466]
    """
    table = conquest_of(2)
    table.fill("military", *MILITARY)
    table.fill("economic", "bare-silos", "toll-stations")
    answers = ("outcome harbingers", "row economic")
    driven = table.invade(2, "4 corvette", "4 corvette", answers=answers)
    asked = next(i for i, topic in enumerate(driven.topics) if topic == "voidfall.harbinger-row")
    assert driven.options(asked) == ["row military", "row economic"]
    assert table.void.economic == [HARBINGER, "bare-silos", "toll-stations"]
    assert (table.void.catastrophes, table.sector(2).harbingers) == (0, 0)


def test_the_other_row_would_have_brought_a_catastrophe() -> None:
    """[V-466]"""
    table = conquest_of(2)
    table.fill("military", *MILITARY)
    answers = ("outcome harbingers", "row military", "forfeit")
    table.invade(2, "4 corvette", "4 corvette", answers=answers)
    assert table.void.military == [HARBINGER, *MILITARY[:3]]
    assert (table.void.catastrophes, table.void.discards[3]) == (1, [MILITARY[3]])


def test_each_harbinger_of_a_sector_is_moved_on_its_own() -> None:
    """And none is in between while a row is chosen. [V-464]"""
    table = conquest_of(2, harbingers=2)
    table.stock(energy=2)
    table.select("conquest")
    match = table.match(("act", 0))
    attack = ["take engage", "resolve invade", "invade 2", *["move 4 corvette"] * 2, "attack 2"]
    for code in (*attack, "outcome harbingers"):
        match.choose(code)
    for row in ("military", "economic"):
        assert not [x for x in GAME.check(match.state) if x.startswith("I-51")]
        match.choose(f"row {row}")
    assert table.void.military == table.void.economic == [HARBINGER]


# -- Rifts --------------------------------------------------------------------------------------


def test_a_conquered_rift_becomes_a_standard_sector() -> None:
    """Population 1, Pure; each player may take 5 resources or remove a Corruption. [V-354]"""
    table = pair()
    table.me.technologies = {}
    table.give(6, corvette=9).harbingers = 0
    rift = table.sector(10)
    rift.voidborn = 1
    stock = ["compensate-resources", "resource 4-science", "resource science"]
    answers = ("outcome rift", *stock, "compensate-corruption")
    table.stock()
    table.invade(10, *["6 corvette"] * 3, answers=answers)
    assert (rift.tile, rift.population, rift.corrupted) == ("standard-sector", 1, False)
    assert (rift.owner, rift.installations, table.me.stock[4]) == (0, (), 5)
    assert table.player(1).mat_corruption == 0


def test_a_pack_says_what_a_closed_rift_becomes() -> None:
    """The tile and its Population stand on it, not in the rule. [V-354]"""
    table = pair()
    ability = CloseOnConquest(replace_tile="standard-sector", population=2)
    drive(close(table.at, 10, ability), "forfeit", "forfeit")
    assert (table.sector(10).tile, table.sector(10).population) == ("standard-sector", 2)


def test_nobody_has_to_take_the_reward_of_a_rift() -> None:
    """[V-354]"""
    table = pair()
    table.me.technologies = {}
    table.give(6, corvette=9).harbingers = 0
    table.sector(10).voidborn = 1
    table.invade(10, *["6 corvette"] * 3, answers=("outcome rift", "forfeit", "forfeit"))
    assert table.sector(10).tile == "standard-sector"


def test_friends_are_not_invaded() -> None:
    """[V-270]"""
    table = pair()
    table.give(7, seat=1, corvette=1)
    driven = table.resolve("invade", "forfeit")
    assert "invade 7" not in driven.options()
    assert driven.why_not("invade 7") == "V-270"
