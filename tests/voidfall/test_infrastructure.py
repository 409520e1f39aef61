"""Guilds and Installations, and the Population of sectors."""

from domineum.voidfall.infrastructure import guild_room, installation_room, yards_for_deployment
from tests.voidfall.table import Table


def test_three_installations_can_be_built_and_a_starbase_needs_its_technology() -> None:
    """Shipyard and Sector Defense for all, the Starbase for those who know it. [V-207] [V-208]"""
    table = Table()
    driven = table.resolve({"build": "any", "where": "non_home"}, "build 4 defense")
    assert driven.options() == ["build 4 shipyard", "build 4 defense", "forfeit"]
    table.learn("starbases")
    driven = table.resolve({"build": "any", "where": "non_home"}, "build 4 starbase")
    assert table.sector(4).installations == ("defense", "starbase")


def test_one_starbase_per_sector_two_if_improved() -> None:
    """The limit of the Technology. [V-208]"""
    table = Table()
    table.learn("starbases")
    table.sector(4).installations = ("starbase",)
    assert not table.possible({"build": "starbase", "where": "non_home"})
    table.learn("starbases+")
    assert table.possible({"build": "starbase", "where": "non_home"})


def test_a_starbase_is_a_shipyard_only_with_the_technology() -> None:
    """For deploying; a conquered or printed one does nothing without it. [V-208]"""
    table = Table()
    table.sector(4).installations = ("starbase",)
    assert yards_for_deployment(table.state, 0, 4) == 0
    table.learn("starbases")
    assert yards_for_deployment(table.state, 0, 4) == 1


def test_corrupted_sectors_may_be_built_in() -> None:
    """Establishing and building put a token on an empty space. [V-209]"""
    table = Table()
    table.sector(4).corrupted = True
    table.resolve({"establish": "bankers", "where": "non_home"}, "establish 4 bankers")
    table.resolve({"build": "defense", "where": "non_home"}, "build 4 defense")
    assert table.sector(4).guilds[-1] == "bankers"
    assert table.sector(4).installations == ("defense",)


def test_guilds_and_installations_have_spaces_of_their_own() -> None:
    """Full Guild spaces leave the Installation spaces free. [V-210] [V-212]"""
    table = Table()
    table.sector(4).guilds = ("miners",) * 3
    assert guild_room(table.state, 0, 4) == 0
    assert installation_room(table.state, 4) == 3
    driven = table.resolve({"establish": "any"}, "establish 1 miners")
    assert driven.why_not("establish 4") == "V-212"


def test_without_a_free_space_nothing_is_built() -> None:
    """The Home has its printed Shipyard and no other Installation space. [V-212]"""
    table = Table()
    table.sector(4).installations = ("defense",) * 3
    assert not table.possible({"build": "any"})


def test_destroying_is_no_free_choice_but_what_an_effect_says() -> None:
    """Only two effects and one cost destroy. [V-213]"""
    table = Table()
    assert not table.payable({"destroy_installation": 1})
    assert not table.possible({"destroy_installation": 1})


def test_destroying_shifts_the_others_left() -> None:
    """The sector becomes that of the action. [V-214]"""
    table = Table()
    table.sector(4).installations = ("shipyard", "defense", "starbase")
    table.pay({"destroy_installation": 1}, "destroy 4 shipyard")
    assert table.sector(4).installations == ("defense", "starbase")
    assert table.at.same == 4


def test_printed_installations_are_never_destroyed() -> None:
    """The Belt's Shipyard and Sector Defense are not among the choices. [V-215]"""
    table = Table()
    table.give(3).installations = ("defense",)
    table.resolve({"destroy_installation": 1})
    assert table.sector(3).installations == ()
    assert not table.possible({"destroy_installation": 1})


def test_what_stands_in_a_pure_sector_is_pure() -> None:
    """Corrupting the Outpost takes two Pure Guilds away. [V-216]"""
    table = Table()
    per = {"per": {"count": "guilds", "pure": True}, "do": {"influence": 1}}
    table.me.influence = 0
    table.resolve(per)
    table.sector(4).corrupted = True
    table.resolve(per)
    assert table.me.influence == 3 + 1


def test_an_effect_in_a_lost_sector_cannot_be_resolved() -> None:
    """Settle after recalling the last Fleet Power of the Outpost. [V-253]"""
    table = Table()
    table.give(4, corvette=1)
    table.pay({"recall": 1}, "recall 4 corvette")
    assert not table.possible({"establish": "any", "where": "same"})


def test_all_parts_of_one_sector_use_the_first_choice() -> None:
    """Settle of Fenrax: establish and build in one and the same sector. [V-194]"""
    table = Table()
    parts = [{"establish": "any", "where": "one_sector"}, {"build": "any", "where": "one_sector"}]
    answers = ("resolve establish", "establish 4 miners")
    table.resolve({"all": parts}, *answers, "resolve build", "build 4 defense")
    assert table.sector(4).installations == ("defense",)
