"""Fleet Power: deploying, recalling, activating, regrouping; abandoned sectors."""

import pytest

from domineum.voidfall.deployment import deployable
from domineum.voidfall.fleets import tokens_in
from domineum.voidfall.state import NOBODY
from domineum.voidfall.words import FLEETS
from tests.voidfall.table import Table


def total(table: Table) -> int:
    """All Fleet Power of seat 0."""
    deployed = sum(table.state.sectors[n].power for n in table.state.own(0))
    return table.me.inactive + table.me.active + deployed


def test_every_player_has_14_fleet_power_in_three_places() -> None:
    """Inactive, Active and Deployed. [V-237] [V-238]"""
    table = Table()
    assert (table.me.inactive, table.me.active, total(table)) == (8, 2, 14)
    table.resolve({"deploy": 2}, "deploy 1 corvette", "deploy 4 corvette")
    assert (table.me.inactive, table.me.active, total(table)) == (8, 0, 14)


def test_a_fleet_token_holds_three() -> None:
    """1 for Dreadnoughts and Carriers, 3 if Improved. [V-235] [V-236] [V-340]"""
    table = Table()
    table.learn("dreadnoughts", "carriers", "sentries", "destroyers")
    for kind, tokens in zip(FLEETS, (1, 1, 1, 3, 3), strict=True):
        table.give(5, **{kind: 3})
        assert tokens_in(table.state, 0, 5) == tokens
    table.learn("dreadnoughts+", "carriers+")
    table.give(5, dreadnought=3, carrier=3)
    assert tokens_in(table.state, 0, 5) == 2


def test_fleets_of_a_type_merge_freely() -> None:
    """1 and 2 Corvettes fit on one token; types never mix. [V-240] [V-241] [V-242]"""
    table = Table()
    table.give(5, corvette=1 + 2)
    assert tokens_in(table.state, 0, 5) == 1
    table.give(5, corvette=2, destroyer=1)
    assert tokens_in(table.state, 0, 5) == 2


def test_deploying_moves_active_fleet_power_to_a_sector_of_ones_own() -> None:
    """As a type of one's choice. [V-243]"""
    table = Table()
    table.learn("destroyers")
    driven = table.resolve({"deploy": 1}, "deploy 4 destroyer")
    assert driven.options() == [
        "deploy 1 corvette", "deploy 1 destroyer", "deploy 4 corvette", "deploy 4 destroyer",
        "forfeit",
    ]  # fmt: skip
    assert table.sector(4).fleets == (2, 0, 1, 0, 0)
    assert table.me.active == 1


@pytest.mark.parametrize("kind", FLEETS[1:])
def test_every_type_but_the_corvette_needs_its_technology(kind: str) -> None:
    """The reason names the rule. [V-244] [V-342]"""
    table = Table()
    driven = table.resolve({"deploy": 1}, "forfeit")
    assert driven.why_not(f"deploy 1 {kind}") == "V-244"
    table.learn({"sentry": "sentries"}.get(kind, f"{kind}s"))
    table.stock(food=1, materials=1)
    assert FLEETS.index(kind) in deployable(table.at, None)


def test_without_active_fleet_power_nothing_is_deployed() -> None:
    """Deployed Fleet Power is not recalled for it. [V-245]"""
    table = Table()
    table.me.active = 0
    assert not table.possible({"deploy": 1})
    assert not table.possible("muster")


def test_a_type_with_a_cost_is_paid_for_each_fleet_power() -> None:
    """1 Material for a Dreadnought, 1 Food for a Carrier. [V-246]"""
    table = Table()
    table.learn("dreadnoughts", "carriers")
    table.stock(materials=1, food=1)
    table.resolve({"deploy": 2, "where": "home"}, "deploy 1 dreadnought", "deploy 1 carrier")
    assert table.me.stock == [0, 0, 0, 0, 0]
    table.me.active = 1
    driven = table.resolve({"deploy": 1, "where": "home"}, "forfeit")
    assert driven.why_not("deploy 1 dreadnought") == "V-246"


def test_deploy_at_home_and_deploy_a_type() -> None:
    """Only in the Home sector, only as the type. [V-247] [V-248]"""
    table = Table()
    table.learn("destroyers")
    driven = table.resolve({"deploy": 1, "where": "home"}, "forfeit")
    assert driven.options() == ["deploy 1 corvette", "deploy 1 destroyer", "forfeit"]
    driven = table.resolve({"deploy": 1, "type": "destroyer"}, "forfeit")
    assert driven.options() == ["deploy 1 destroyer", "deploy 4 destroyer", "forfeit"]


def test_muster_deploys_one_for_each_shipyard_in_its_sector() -> None:
    """A sector with two Shipyards gets up to two. [V-249]"""
    table = Table()
    table.me.active = 5
    table.sector(4).installations = ("shipyard", "shipyard")
    driven = table.resolve("muster", "deploy 4 corvette", "deploy 4 corvette", "deploy 1 corvette")
    assert "deploy 4 corvette" not in driven.options(2)
    assert table.me.active == 2


def test_what_counts_as_a_shipyard_musters() -> None:
    """A Carrier makes one of its sector, Orbital Docks double one. [V-249]"""
    table = Table()
    table.me.active = 5
    table.learn("carriers", "orbital-docks")
    table.give(5, carrier=2)
    answers = ("deploy 1 corvette", "deploy 1 corvette", "deploy 5 corvette")
    table.resolve("muster", *answers)
    assert table.me.active == 2


def test_recalling_moves_fleet_power_to_the_active_area() -> None:
    """Of any type, from any sector. [V-250]"""
    table = Table()
    table.give(4, corvette=1, destroyer=1)
    driven = table.pay({"recall": 1}, "recall 4 destroyer")
    assert driven.options() == ["recall 1 corvette", "recall 4 corvette", "recall 4 destroyer"]
    assert (table.sector(4).fleets, table.me.active) == ((1, 0, 0, 0, 0), 3)


def test_recalling_the_last_fleet_power_costs_a_glory_token_and_the_sector() -> None:
    """Exactly one token of one's choice. [V-252] [V-276] [V-374]"""
    table = Table()
    table.me.glory = [1, 2, 3]
    table.give(4, corvette=1)
    table.pay({"recall": 1}, "recall 4 corvette", "glory 2")
    assert table.me.glory == [1, 3]
    assert table.sector(4).owner == NOBODY


def test_without_glory_nothing_is_discarded() -> None:
    """The sector is lost all the same. [V-252]"""
    table = Table()
    table.me.glory = []
    table.give(4, corvette=1)
    driven = table.pay({"recall": 1}, "recall 4 corvette")
    assert driven.kinds == ["recalled", "abandoned", "taken-over"]


def test_activating_moves_inactive_fleet_power() -> None:
    """Up to the number; not without Inactive Fleet Power. [V-254]"""
    table = Table()
    table.me.inactive = 1
    table.resolve({"activate": 2})
    assert (table.me.inactive, table.me.active) == (0, 3)
    assert not table.possible({"activate": 1})


def test_deactivating_moves_active_fleet_power() -> None:
    """Nothing is recalled while there is any. [V-255]"""
    table = Table()
    assert table.pay({"deactivate": 2}).topics == []
    assert (table.me.inactive, table.me.active) == (10, 0)


def test_reinforcement_with_a_support_agenda() -> None:
    """The example: activate and build, muster two, one as a Dreadnought, then Accelerate.

    3 Materials in total; none is Active, so a Corvette is recalled and deactivated. [V-256]
    """
    table = Table("dunlork", "belitan")
    table.me.technologies = {"dreadnoughts": 1}
    table.sector(4).installations = ()
    table.stock(materials=3)
    table.me.active, table.me.inactive = 1, 9
    table.select("reinforcement")
    table.state.turn.agenda = table.state.agenda_offer["support"]
    build = ("resolve build", "build 4 shipyard")
    table.act("take-agenda-action support", "resolve activate", *build)
    assert table.me.active == 2
    table.act("take muster", "deploy 1 corvette", "deploy 4 dreadnought")
    assert (table.me.stock[2], table.me.active) == (0, 0)
    inactive = table.me.inactive
    table.act("take accelerate", "recall 1 corvette", "forfeit")
    assert (table.me.active, table.me.inactive) == (0, inactive + 1)


def test_the_rule_is_applied_one_by_one() -> None:
    """Deactivate 2 with 1 Active: that one, then one that is recalled. [V-256]"""
    table = Table()
    table.me.active = 1
    driven = table.pay({"deactivate": 2}, "recall 1 corvette")
    assert driven.kinds == ["deactivated", "recalled", "deactivated"]


def test_without_any_fleet_power_it_cannot_be_deactivated() -> None:
    """Neither Active nor Deployed. [V-256]"""
    table = Table()
    table.me.active = 0
    table.sector(1).fleets = table.sector(4).fleets = (0, 0, 0, 0, 0)
    assert not table.payable({"deactivate": 1})


# -- regrouping ---------------------------------------------------------------------------------


def test_the_regroup_of_the_example() -> None:
    """Four moves, one Corvette moving twice and a Dreadnought leaving Home; a fifth is left.

    [V-264] [V-265] [V-266] [V-267]
    """
    table = Table()
    table.give(5, corvette=3)
    table.give(8, corvette=1)
    table.give(4, corvette=1)
    table.give(1, dreadnought=1)
    table.resolve(
        "regroup", "move 5 corvette 4", "move 5 corvette 4", "move 4 corvette 1",
        "move 1 dreadnought 4", "done",
    )  # fmt: skip
    assert table.sector(5).fleets == (1, 0, 0, 0, 0)
    assert table.sector(1).fleets == (1, 0, 0, 0, 0)
    assert table.sector(4).fleets == (2, 0, 0, 1, 0)
    assert tokens_in(table.state, 0, 4) == 2


def test_a_regroup_has_five_moves() -> None:
    """Then it ends by itself. [V-264]"""
    table = Table()
    moves = ["move 1 corvette 4", "move 4 corvette 1", "move 1 corvette 4", "move 4 corvette 1"]
    driven = table.resolve("regroup", *moves, "move 1 corvette 4")
    assert driven.kinds == ["moved"] * 5


def test_regroup_never_takes_the_last_fleet_power_of_a_sector() -> None:
    """Home may be left empty. [V-267]"""
    table = Table()
    table.give(1, corvette=1)
    table.give(4, corvette=1)
    driven = table.resolve("regroup", "move 1 corvette 4", "done")
    assert driven.options() == ["move 1 corvette 4", "done"]


def test_regroup_goes_to_adjacent_sectors_of_ones_own() -> None:
    """8 is not next to 4. [V-264]"""
    table = Table()
    table.give(4, corvette=2)
    table.give(8, corvette=2)
    driven = table.resolve("regroup", "done")
    assert "move 8 corvette" not in driven.options()


# -- takeover -----------------------------------------------------------------------------------


def test_the_voidborn_take_an_abandoned_sector() -> None:
    """Installations go, Guilds stay, Corruption, 2 Voidborn and a Bounty token come.

    [V-277] [V-278] [V-279]
    """
    table = Table()
    table.give(4, corvette=1).installations = ("shipyard", "defense")
    pile = len(table.state.bounty_pile)
    table.pay({"recall": 1}, "recall 4 corvette")
    sector = table.sector(4)
    assert (sector.installations, sector.guilds) == ((), ("engineers", "miners"))
    assert (sector.corrupted, sector.voidborn, len(sector.bounty)) == (True, 2, 1)
    assert len(table.state.bounty_pile) == pile - 1


def test_a_takeover_without_a_bounty_token_gives_something_instead() -> None:
    """The pile is empty: who abandons the sector gains 1 Influence or 1 resource. [V-369]"""
    table = Table()
    table.give(4, corvette=1)
    table.state.bounty_pile, table.me.influence = [], 3
    driven = table.pay({"recall": 1}, "recall 4 corvette", "influence")
    assert (table.me.influence, table.sector(4).bounty) == (4, ())
    assert driven.kinds[-2:] == ["taken-over", "influence"]


def test_an_immune_sector_is_neither_corrupted_nor_taken() -> None:
    """The Asteroid Belt: nobody's, with its printed Installations, without a Bounty token.

    [V-263] [V-280] [V-281]
    """
    table = Table()
    table.give(3, corvette=1).installations = ("defense",)
    table.pay({"recall": 1}, "recall 3 corvette")
    sector = table.sector(3)
    assert (sector.owner, sector.voidborn, sector.bounty) == (NOBODY, 0, ())
    assert (sector.corrupted, sector.installations) == (False, ())


def test_the_corruption_of_a_takeover_is_nobodys_gain() -> None:
    """It lies on the sector, and the mat of the player is as before. [V-283]"""
    table = Table()
    before = table.me.mat_corruption
    table.give(4, corvette=1)
    driven = table.pay({"recall": 1}, "recall 4 corvette")
    assert "corrupted" not in driven.kinds
    assert table.me.mat_corruption == before


# -- a surcharge on deployments -----------------------------------------------------------------


def test_a_surcharge_is_paid_for_each_or_once_for_the_turn() -> None:
    """Event 1H: 1 Material for each Fleet Power, or 1 Corruption for all of the turn. [V-246]"""
    table = Table(event="event-1h")
    table.stock(materials=1)
    table.me.active = 3
    answers = ("deploy 1 corvette", "surcharge-each", "deploy 1 corvette")
    corrupt = ("corrupt-track society", "deploy 1 corvette")
    table.resolve({"deploy": 3, "where": "home"}, *answers, *corrupt)
    assert (table.me.stock[2], table.me.active) == (0, 0)
    assert table.me.corrupted_tracks[0]


def test_a_surcharge_that_cannot_be_paid_forbids_deploying() -> None:
    """Without Materials, Credits and a free location. [V-246] [V-392]"""
    table = Table(event="event-1h")
    table.stock()
    table.sector(4).corrupted = True
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots()[1:]:
        slot.corrupted = True
    assert not table.possible({"deploy": 1})
    table.stock(credits=1)
    assert table.possible({"deploy": 1})
