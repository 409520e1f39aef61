"""Adjacency, control, purity and limits of sectors."""

from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.combat.sides import voidborn_defence
from domineum.voidfall.fleet_movement import targets
from domineum.voidfall.sectors import (
    adjacent_voidborn,
    can_be_corrupted,
    guilds_in,
    installations_in,
    sector_upkeep,
    voidborn_limit,
)
from domineum.voidfall.state import NOBODY
from tests.voidfall.table import Table


def test_sectors_with_a_common_edge_are_adjacent() -> None:
    """Home touches three tiles, and they touch it. [V-191]"""
    table = Table()
    assert table.state.neighbours(1) == (2, 3, 4)
    assert all(1 in table.state.neighbours(n) for n in (2, 3, 4))


def test_a_voidstorm_breaks_adjacency() -> None:
    """7 and 10 share an edge with a Voidstorm on it. [V-192]"""
    table = Table()
    scenario = table.state.content.scenarios["two-lanterns"]
    assert 10 in scenario.touching[7]
    assert 10 not in table.state.neighbours(7)


def test_no_effect_touches_voidstorms() -> None:
    """Nothing in the vocabulary moves, places or removes one. [V-193]"""
    assert not [name for name in EFFECTS.leaves if "storm" in name]


def test_a_same_sector_action_pays_and_resolves_in_one_sector() -> None:
    """Settle recalls from 4, so both effects happen in 4. [V-194] [V-253]"""
    table = Table()
    answers = ("recall 4 corvette", "resolve build", "build 4 defense", "resolve establish")
    table.take("development", "settle", *answers, "establish 4 bankers")
    assert table.sector(4).installations == ("defense",)
    assert table.sector(4).guilds == ("engineers", "miners", "bankers")


def test_a_sector_with_voidborn_fleet_power_is_a_voidborn_sector() -> None:
    """2 and 5 are next to seat 0; the Fallen House of 6 and the Belt of 3 are none. [V-195]"""
    assert adjacent_voidborn(Table().state, 0) == [2, 5]


def test_fleet_power_makes_a_sector_ones_own() -> None:
    """A conquered sector with Fleet Power is in the list of one's sectors. [V-196]"""
    table = Table()
    table.give(5)
    assert table.state.own(0) == (1, 4, 5)


def test_home_stays_under_control_without_fleet_power() -> None:
    """Recalling the last Fleet Power from Home abandons nothing. [V-197]"""
    table = Table()
    table.give(1, corvette=1)
    table.pay({"recall": 1}, "recall 1 corvette")
    assert table.sector(1).owner == 0
    assert table.sector(1).power == 0


def test_a_home_sector_is_never_a_target() -> None:
    """The rival's Home is blocked even next to one's Fleets. [V-198] [V-268]"""
    table = Table()
    table.give(17, corvette=3)
    assert 19 not in [n for n, _ in targets(table.at)]
    driven = table.resolve("invade", "forfeit")
    assert driven.why_not("invade 19") == "V-198"


def test_nothing_at_home_can_be_destroyed() -> None:
    """Only the Guilds of the Outpost can be chosen. [V-199] [V-214]"""
    table = Table()
    driven = table.resolve({"destroy_guild": 1}, "destroy 4 miners")
    assert driven.options() == ["destroy 4 engineers", "destroy 4 miners"]


def test_a_sector_without_fleet_power_belongs_to_nobody() -> None:
    """The Asteroid Belt is held by its printed Sector Defense alone. [V-200] [V-271] [V-289]"""
    table = Table()
    assert table.sector(3).owner == NOBODY
    side = voidborn_defence(table.state, 3)
    assert (side.fleets.power, side.defenses) == (0, 1)
    assert 3 in [n for n, _ in targets(table.at)]


def test_after_an_invasion_a_sector_has_one_owner() -> None:
    """Three Corvettes beat two Voidborn, and no Voidborn stays. [V-201] [V-269]"""
    table = Table("belitan", "valnis")
    table.give(4, corvette=4)
    table.sector(5).bounty = ()
    table.invade(5, "4 corvette", "4 corvette", "4 corvette")
    assert (table.sector(5).owner, table.sector(5).voidborn) == (0, 0)


def test_a_standard_home_is_immune_to_corruption() -> None:
    """Standard Homes never, those of Novaris and Marqualos can be Corrupted. [V-205]"""
    assert not can_be_corrupted(Table().state, 1)
    assert can_be_corrupted(Table("novaris", "valnis").state, 1)


def test_a_sector_without_population_cannot_be_corrupted() -> None:
    """Asteroid Belts have none. [V-205] [V-222]"""
    table = Table()
    table.give(3)
    assert not can_be_corrupted(table.state, 3)


def test_a_corruption_makes_a_sector_corrupted() -> None:
    """Purity is the marker, and a second marker does not fit. [V-204] [V-388]"""
    table = Table()
    assert can_be_corrupted(table.state, 4)
    table.resolve({"corruption": 1, "where": "sector"})
    assert table.sector(4).corrupted
    assert not can_be_corrupted(table.state, 4)


def test_printed_guilds_and_installations_count_as_tokens() -> None:
    """The Home Shipyard and the Belt's Installations are printed. [V-215]"""
    table = Table()
    assert installations_in(table.state, 1) == ("shipyard",)
    assert installations_in(table.state, 3) == ("shipyard", "defense")
    assert guilds_in(table.state, 4) == ("engineers", "miners")


def test_upkeep_spaces_are_filled_last() -> None:
    """The third Guild and the third Installation of a standard sector cost 1 each. [V-211]"""
    table = Table()
    sector = table.sector(4)
    assert sector_upkeep(table.state, 4) == 0
    sector.guilds = ("miners",) * 3
    assert sector_upkeep(table.state, 4) == 1
    sector.installations = ("defense",) * 3
    assert sector_upkeep(table.state, 4) == 2


def test_a_voidborn_sector_holds_one_token_unless_it_says_more() -> None:
    """3 Fleet Power on a standard sector, 6 in the Megalopolis, none where immune. [V-259]"""
    table = Table(scenario="twin-throats")
    assert voidborn_limit(table.state, 8) == 3
    assert voidborn_limit(table.state, 13) == 6
    assert voidborn_limit(table.state, 10) == 0
