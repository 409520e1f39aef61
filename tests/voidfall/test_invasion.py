"""Invasions: targets, Fleet movement, Combat in the game, and ties."""

from domineum.voidfall.combat_sides import player_side, yards_next_to
from domineum.voidfall.invasion import targets
from domineum.voidfall.state import NOBODY
from tests.voidfall.table import Table


def plain(event: str = "", **fleets: int) -> Table:
    """Seat 0 without Technologies, with these Fleets in the Outpost and no Bounty in sector 5."""
    table = Table(event=event)
    table.me.technologies.clear()
    table.give(4, **fleets)
    table.sector(5).bounty = ()
    return table


def numbers(table: Table) -> list[int]:
    """The sectors that seat 0 could invade."""
    return [n for n, _ in targets(table.at)]


def test_targets_are_adjacent_sectors_of_others() -> None:
    """Voidborn sectors, sectors without Fleet Power, never far ones. [V-268] [V-269] [V-271]"""
    table = Table()
    assert numbers(table) == [2, 3, 5, 6]
    driven = table.resolve("invade", "forfeit")
    assert driven.why_not("invade 8") == "V-268"


def test_a_sector_needs_fleet_power_next_to_it() -> None:
    """An own Home without Fleets gives no target. [V-273]"""
    table = Table()
    table.sector(1).fleets = (0, 0, 0, 0, 0)
    table.give(4, corvette=0)
    assert numbers(table) == []
    assert not table.possible("invade")


def test_a_rivals_sector_is_a_target_but_not_its_home() -> None:
    """In competitive games. [V-270]"""
    table = Table()
    table.give(5, seat=1)
    assert 5 in numbers(table)


def test_a_corrupted_sector_only() -> None:
    """The Pure Asteroid Belt is blocked. [V-274]"""
    table = Table()
    driven = table.resolve("invade_corrupted", "forfeit")
    assert driven.options() == ["invade 2", "invade 5", "invade 6", "forfeit"]
    assert driven.why_not("invade 3") == "V-274"


def test_the_movement_of_the_example() -> None:
    """3 Corvettes from one sector and 1 from another; their Dreadnoughts stay. [V-273]"""
    table = plain(corvette=3, dreadnought=1)
    table.give(1, corvette=1, dreadnought=1)
    table.give(3, corvette=1)
    table.sector(2).voidborn, table.sector(2).bounty = 3, ()
    driven = table.invade(2, *["4 corvette"] * 3, "1 corvette")
    assert "move 3 corvette" not in driven.options(1)
    assert table.sector(4).fleets == table.sector(1).fleets == (0, 0, 0, 1, 0)
    assert driven.events[0].data["power"] == 4
    assert table.sector(2).fleets == (2, 0, 0, 0, 0)


def test_at_least_one_fleet_power_moves_in() -> None:
    """Attacking is not offered before. [V-272] [V-273]"""
    table = plain(corvette=3)
    table.give(1, corvette=1)
    table.sector(2).bounty = ()
    driven = table.invade(2, *["4 corvette"] * 2, "1 corvette")
    assert "attack 2" not in driven.options(1)
    assert "attack 2" in driven.options(2)


def test_leaving_a_sector_empty_abandons_it_before_the_combat() -> None:
    """A Glory token is discarded, so that it no longer counts in the outcome. [V-275] [V-279]"""
    table = plain(corvette=3)
    table.me.glory, table.me.influence = [2, 3], 0
    table.sector(5).glory = ()
    driven = table.invade(5, *["4 corvette"] * 3, answers=("glory 2",))
    assert driven.kinds[:4] == ["invades", "abandoned", "glory-lost", "taken-over"]
    sector = table.sector(4)
    assert (sector.owner, sector.voidborn, sector.corrupted) == (NOBODY, 2, True)
    assert table.me.influence == 3


def test_several_sectors_may_be_left_empty() -> None:
    """Each costs a Glory token; Home is never abandoned. [V-275] [V-276]"""
    table = plain(corvette=2)
    table.give(3, corvette=2)
    table.me.glory = [1, 1]
    table.invade(5, "3 corvette", "3 corvette", "4 corvette", "4 corvette")
    assert (table.sector(3).owner, table.sector(4).owner) == (NOBODY, NOBODY)
    assert table.me.glory == [2]


def test_lost_installations_no_longer_serve_missiles() -> None:
    """The Shipyard of the sector that was left went with it. [V-275] [V-311]"""
    table = plain(corvette=3)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    assert yards_next_to(table.state, 0, 5) == 1
    driven = table.invade(5, *["4 corvette"] * 3)
    assert "voidfall.combat.missiles" not in driven.topics


def test_recalled_fleet_power_becomes_active() -> None:
    """3 against 2: one Corvette is lost to the Active area. [V-251] [V-272] [V-284]"""
    table = plain(corvette=4)
    table.invade(5, *["4 corvette"] * 3)
    assert (table.sector(5).power, table.me.active) == (2, 3)


def test_a_defender_victory_changes_nothing_else() -> None:
    """1 against 2: the Invader is gone, the Voidborn stay. [V-345]"""
    table = plain(corvette=2)
    driven = table.invade(5, "4 corvette")
    assert (table.sector(5).owner, table.sector(5).voidborn) == (NOBODY, 2)
    assert "conquered" not in driven.kinds


def test_a_tie_against_the_voidborn_renews_them() -> None:
    """2 against 2: Installations go, 2 Voidborn and one more Bounty token come. [V-282] [V-362]"""
    table = plain(corvette=3)
    table.sector(5).bounty = ("bounty-any",)
    table.me.glory = [1]
    table.invade(5, "4 corvette", "4 corvette")
    sector = table.sector(5)
    assert (sector.owner, sector.voidborn, len(sector.bounty)) == (NOBODY, 2, 2)
    assert table.me.glory == [1]


def test_a_tie_against_a_player_costs_the_defender_a_glory_token() -> None:
    """Both are gone, and the Voidborn take the sector. [V-276] [V-362]"""
    table = plain(corvette=3)
    table.give(5, seat=1, corvette=2)
    table.player(1).technologies.clear()
    table.player(1).glory = [2, 4]
    table.invade(5, "4 corvette", "4 corvette", answers=("glory 4",))
    assert table.player(1).glory == [2]
    assert (table.sector(5).owner, table.sector(5).voidborn) == (NOBODY, 2)
    assert table.player(1).active == 4


def test_installations_alone_cannot_tie() -> None:
    """One Corvette against the Belt's Sector Defense: the Defender has won. [V-363]"""
    table = plain(corvette=2)
    driven = table.invade(3, "4 corvette")
    assert driven.events[-1].data["winner"] == "defender"
    assert table.sector(3).owner == NOBODY


def test_both_owners_decide_in_combat() -> None:
    """The Sentry hits first; a Destroyer strikes, and the Defender absorbs and recalls.

    [V-285] [V-291] [V-295]
    """
    table = plain(corvette=3, destroyer=1)
    table.player(1).technologies = {"shields": 1, "sentries": 1}
    table.give(5, seat=1, corvette=1, sentry=1)
    answers = ("combat-recall corvette", "combat-destroyers 1")
    rest = ("combat-absorb 1", "combat-recall corvette")
    driven = table.invade(5, "4 corvette", "4 destroyer", answers=(*answers, *rest))
    fight = [(q.topic.split(".")[-1], q.seat) for q in driven.asked if ".combat." in q.topic]
    assert fight == [("recall", 0), ("destroyers", 0), ("absorb", 1), ("recall", 1)]
    assert table.sector(5).fleets == (0, 0, 1, 0, 0)


# -- what Technologies do in the Combats of the game --------------------------------------------


def test_missiles_are_paid_with_energy_or_what_stands_for_it() -> None:
    """1 Credit for the 1 Energy: one Approach Damage, 2 against 1. [V-186] [V-311]"""
    table = plain(corvette=3)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    table.stock(credits=1)
    table.invade(5, "4 corvette", "4 corvette", answers=("combat-spend energy",))
    assert (table.sector(5).power, table.me.stock[3]) == (2, 0)


def test_missiles_without_energy_are_not_asked() -> None:
    """Neither Energy nor Credits. [V-311]"""
    table = plain(corvette=4)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    table.stock(science=5)
    driven = table.invade(5, *["4 corvette"] * 3)
    assert "voidfall.combat.missiles" not in driven.topics


def test_drones_take_a_trade_token_back_at_once() -> None:
    """The unflipped token returns to the topmost empty space. [V-316] [V-334] [V-407]"""
    table = plain(corvette=3)
    table.learn("autonomous-drones")
    table.state.trade, table.me.loose_trade = [1, 1, 1, 1, 1, 0], 1
    answers = ("combat-return trade", "combat-absorb 1")
    table.invade(5, "4 corvette", "4 corvette", answers=answers)
    assert table.me.trade == 0
    assert table.state.trade == [1] * 6
    assert table.sector(5).power == 2


def test_carriers_deploy_active_fleet_power() -> None:
    """One Corvette for the Carrier, from the Active area. [V-302] [V-303]"""
    table = plain(corvette=1, carrier=1)
    table.learn("carriers")
    table.me.active = 1
    table.invade(5, "4 carrier", answers=("combat-deploy 1", "combat-recall corvette"))
    assert table.me.active == 2 - 0
    assert table.sector(5).owner == NOBODY


def test_carriers_pay_the_surcharge_of_an_event() -> None:
    """1 Material for the Corvette; without any there is nothing to decide. [V-303]"""
    table = plain("event-1h", corvette=2, carrier=2)
    table.learn("carriers")
    table.stock(materials=1)
    table.me.active = 2
    answers = ("combat-deploy 1", "surcharge-each", "combat-recall carrier")
    table.invade(5, "4 carrier", "4 carrier", answers=answers)
    assert table.me.stock[2] == 0
    assert table.sector(5).fleets == (1, 0, 0, 0, 1)


def test_escape_pods_bring_fleet_power_home() -> None:
    """It keeps its type and is not recalled. [V-344]"""
    table = plain(corvette=1, destroyer=3)
    table.learn("escape-pods", "destroyers")
    answers = ("combat-destroyers 0", "combat-home destroyer", "combat-destroyers 1")
    table.invade(5, *["4 destroyer"] * 3, answers=answers)
    assert table.sector(1).fleets == (2, 0, 1, 0, 0)
    assert table.me.active == 2


def test_bombard_sells_absorption_when_it_is_needed() -> None:
    """3 Materials cancel the 1 Damage of 2 Corvettes against 2 Voidborn. [V-317] [V-336]"""
    table = Table("nervo", "valnis")
    table.me.technologies.clear()
    table.give(4, corvette=3)
    table.sector(5).bounty = ()
    table.stock(energy=2, materials=7)
    answers = ("pay 2-energy", "invade 5", "move 4 corvette", "attack 5", "bombard 1 1")
    driven = table.take("uplift-nervo", "bombard", *answers)
    assert driven.topics[-1] == "voidfall.combat.absorb"
    assert (table.me.stock[2], table.sector(5).power) == (4, 2)


def test_bombard_may_be_left_unpaid() -> None:
    """Absorbing nothing costs nothing. [V-295] [V-317]"""
    table = Table("nervo", "valnis")
    table.me.technologies.clear()
    table.give(4, corvette=3)
    table.stock(materials=3)
    buy = {"point": "combat.buy_absorption", "side": "invader", "cost": {"materials": 3}}
    answers = ("combat-absorb 0",)
    table.invade(5, "4 corvette", answers=answers, effect={"invade_with": [buy]})
    assert table.me.stock[2] == 3


def test_a_voidstorm_is_ignored_or_a_sector_leapt_over() -> None:
    """Improved Hyperdrive: one of the two for each Invasion. [V-192] [V-193] [V-268]"""
    table = Table()
    table.give(7, corvette=2)
    table.learn("hyperdrive+")
    found = targets(table.at)
    assert (10, "ignore_voidstorms") in found
    assert (12, "distance_2") in found
    assert (8, "adjacent") in found


def test_a_leap_lets_far_fleets_join() -> None:
    """Fleet Power two steps away moves in with the others. [V-273]"""
    table = plain(corvette=2)
    table.learn("hyperdrive+")
    driven = table.resolve(
        "invade", "invade 5 distance_2", "move 1 corvette", "move 1 corvette", "move 4 corvette",
        "attack 5",
    )  # fmt: skip
    assert driven.events[0].data["power"] == 3


def test_the_sides_of_a_player() -> None:
    """Sector Defenses, yards next door and Technologies belong to a Defender. [V-286] [V-307]"""
    table = Table()
    table.learn("deep-space-missiles+")
    table.sector(4).installations = ("defense", "starbase", "shipyard")
    table.give(5).installations = ("shipyard",)
    side = player_side(table.state, 0, 4, table.sector(4).fleets, False)
    assert (side.defenses, side.yards, side.energy, side.active) == (2, 2, 0, 0)


# -- Salvage Scanner and Combat Replicators -----------------------------------------------------


def test_salvage_scanner_places_a_reclaim_token_before_the_combat() -> None:
    """It may be forgone. [V-084] [V-344]"""
    table = plain(corvette=4)
    table.learn("salvage-scanner")
    table.invade(5, "4 corvette", answers=("resolve place",))
    assert len(table.sector(5).reclaim) == 1
    table.invade(5, "4 corvette", answers=("forfeit",))
    assert len(table.sector(5).reclaim) == 1


def test_replicators_turn_a_tie_into_a_victory() -> None:
    """A Fleet Power of any type deployed afterwards takes the sector. [V-344]"""
    table = plain(corvette=3)
    table.learn("combat-replicators+", "dreadnoughts")
    table.stock(materials=1)
    answers = ("deploy 5 dreadnought", "outcome glory", "done")
    table.invade(5, "4 corvette", "4 corvette", answers=answers)
    assert table.sector(5).owner == 0
    assert table.sector(5).fleets == (0, 0, 0, 1, 0)
    assert table.me.stock[2] == 0


def test_replicators_forfeited_leave_a_tie() -> None:
    """The sector is renewed. [V-282] [V-344]"""
    table = plain(corvette=3)
    table.learn("combat-replicators+")
    table.invade(5, "4 corvette", "4 corvette", answers=("forfeit",))
    assert (table.sector(5).owner, table.sector(5).voidborn) == (NOBODY, 2)
