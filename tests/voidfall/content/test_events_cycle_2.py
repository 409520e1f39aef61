"""The eleven Galactic Events of Cycle 2: what their boxes do and their objectives give.

Seat 0 starts beside the Voidborn sectors 2 and 5, each with Population 3 and 2 Fleet Power.
"""

from __future__ import annotations

import pytest

from domineum.voidfall.combat.sides import voidborn_side
from domineum.voidfall.skirmish import is_spared
from tests.voidfall.table import CONTENT, Table

ROUNDS = {"a": 5, "b": 4, "c": 5, "d": 5, "e": 5, "f": 5, "g": 4, "h": 5, "i": 4, "j": 6, "t": 4}


@pytest.mark.parametrize("letter", ROUNDS)
def test_the_number_of_rounds(letter: str) -> None:
    """The card says how many rounds the Focus Phase has. [V-050]"""
    assert CONTENT.events[f"event-2{letter}"].rounds == ROUNDS[letter]


def test_2a_a_reclaim_with_a_stronger_foe_and_science_for_credits() -> None:
    """The boxes of 2A. [V-034] [V-036]"""
    table = Table(event="event-2a")
    table.box(1, "place 2")
    assert (len(table.sector(2).reclaim), table.sector(2).voidborn) == (1, 3)
    table.box(2)
    assert table.state.corrupted_offers["might"]
    table.stock(science=8)
    driven = table.box(3, "exchange 6")
    assert driven.options() == [f"exchange {n}" for n in range(7)]
    assert driven.kinds == ["spent", "gained"]
    assert table.me.stock == [0, 0, 0, 6, 2]


def test_2a_pays_a_satisfied_upkeep_of_eight_and_eight_pure_installations() -> None:
    """The Upkeep counted in step 2 counts, even if a benefit changes it later. [V-148]"""
    table = Table(event="event-2a")
    for i, card in enumerate(("heavy-industry", "quantum-leap", "redemption"), 1):
        table.slot(i).agenda = card
    table.stock(food=7)
    table.step("upkeep", 0)
    assert (table.me.upkeep, table.me.unpaid) == (8, 1)
    assert table.meets_nothing()
    table.stock(food=8)
    table.step("upkeep", 0)
    table.slot(1).trade = True
    table.objectives("objective 1", f"take-agenda might {table.state.agenda_offer['might']}")
    assert len(table.me.agendas) == 1
    table.me.upkeep = 0
    table.settle(2).installations = ("defense",) * 3
    table.settle(5).installations = ("defense",) * 3
    table.sector(table.outpost).installations = ("starbase",)
    table.objectives("objective 2")
    assert table.me.influence == 10 - 3 + 8


def test_2b_bankers_among_the_voidborn_and_more_power() -> None:
    """Boxes and objectives of 2B. [V-033]"""
    table = Table(event="event-2b")
    table.box(1, "place 2")
    assert (table.sector(2).voidborn, table.sector(2).guilds) == (3, ("bankers",))
    table.box(2)
    assert table.state.corrupted_offers["support"]
    table.me.active, table.me.inactive = 0, 8
    table.box(3, "resolve activate")
    assert table.me.active == 2
    deploy = (f"deploy {table.home} corvette", f"deploy {table.outpost} corvette")
    table.box(3, "resolve deploy", *deploy)
    assert table.me.active == 0
    table.settle(2, 3).installations = ("defense",) * 3
    table.settle(5, 3).installations = ("defense", "starbase")
    table.objectives("objective 1")
    assert (table.me.trade, table.state.trade) == (1, [1, 1, 1, 1, 1, 0])
    table.me.upkeep = 6
    table.objectives("objective 2", "resolve influence", "resolve remove_corruption")
    assert (table.me.influence, table.me.mat_corruption) == (14, 0)


def test_2c_rewards_behind_defenses_and_growth_for_population() -> None:
    """A Population pays for building and deploying in the same sector. [V-194]"""
    table = Table(event="event-2c")
    table.box(1)
    assert [len(table.sector(n).bounty) for n in (2, 8, 9)] == [1, 1, 2]
    assert table.sector(8).glory == (3, 1)
    table.box(2)
    assert table.state.corrupted_offers["wealth"]
    outpost = table.sector(table.outpost)
    driven = table.box(
        3, "pay", "resolve deploy", f"deploy {table.outpost} corvette", "resolve build",
        "build 4 shipyard",
    )  # fmt: skip
    assert driven.options() == ["pay", "forfeit"]
    assert (outpost.population, outpost.power, outpost.installations) == (1, 4, ("shipyard",))
    assert table.box(3).asked == []


def test_2c_pays_mixed_farms_and_installations() -> None:
    """Two Farmers, Engineers or Miners in three sectors, or 2 Influence each. [V-152]"""
    table = Table(event="event-2c")
    for n in (2, 5):
        table.settle(n, 3, "farmers", "miners")
    table.me.inactive, table.me.active = 1, 0
    driven = table.objectives("objective 1", "resolve activate", "resolve remove_corruption")
    assert (table.me.active, table.me.mat_corruption) == (1, 0)
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    table.sector(2).installations = ("defense", "shipyard")
    table.objectives("objective 2")
    assert table.me.influence == 10 + 3 * 2


def test_2d_every_large_voidborn_sector_grows() -> None:
    """Population 4 or more; then a Corruption on a track. [V-396]"""
    table = Table(event="event-2d")
    table.box(1)
    assert (table.sector(8).voidborn, len(table.sector(8).bounty)) == (3, 1)
    for n in (9, 10, 11):
        assert table.sector(n).voidborn == 2
    assert (table.sector(2).voidborn, len(table.sector(2).reclaim)) == (2, 0)
    table.box(2, "corrupt-track society")
    assert table.me.corrupted_tracks == [True, False, False]
    table.stock()
    table.box(3, "resolve gain")
    assert table.me.stock[4] == 3


def test_2d_pays_a_credits_yield_of_three_and_five_technologies() -> None:
    """The objectives of 2D. [V-151]"""
    table = Table(event="event-2d")
    table.sector(table.home).population = 6
    table.sector(table.home).guilds = ("bankers",)
    table.stock()
    table.objectives("objective 1")
    assert table.me.stock == [0, 2, 1, 0, 0]
    table.learn("cloning", "robotics", "cybernetics", "torpedoes")
    table.objectives("objective 2")
    assert table.me.influence == 20


def test_2e_a_corrupted_sector_and_a_gift_by_guilds() -> None:
    """Six Pure Guilds bring a Trade token, fewer a Bounty token, if one likes. [V-034] [V-397]"""
    table = Table(event="event-2e")
    table.box(1)
    assert table.sector(table.outpost).corrupted
    table.box(2, "place 5")
    assert (len(table.sector(5).reclaim), table.sector(5).installations) == (1, ("defense",))
    table.state.bounty_pile = ["bounty-2-food"]
    assert table.box(3, "forfeit").options() == ["resolve gain_bounty", "forfeit"]
    assert table.me.bounty == []
    table.box(3, "resolve gain_bounty", "resolve gain")
    assert table.me.bounty == ["bounty-2-food"]
    table.settle(2, 3, "miners", "miners", "miners")
    table.settle(5, 3, "miners", "miners")
    assert table.box(3, "forfeit").options() == ["resolve gain_trade", "forfeit"]
    table.box(3, "resolve gain_trade")
    assert table.me.trade == 1


def test_2e_pays_unused_preferred_focuses_and_purity() -> None:
    """Preferred Focuses of Valnis are Progress and Politics. [V-176]"""
    table = Table(event="event-2e")
    table.me.discard = ["production", "politics"]
    table.me.corrupted_tracks = [True, False, False]
    assert table.meets_nothing()
    table.me.discard = ["production", "conquest"]
    table.objectives("objective 1", "advance statecraft")
    assert table.me.tracks == [0, 1, 0]
    table.me.corrupted_tracks = [False] * 3
    table.objectives("objective 2")
    assert table.me.influence == 18


def test_2f_destroys_two_and_spares_the_skirmish() -> None:
    """Two Guilds or Installations outside of Home; with one only the box is ignored.

    [V-033] [V-037]
    """
    table = Table(event="event-2f")
    table.box(1, "place 2")
    assert table.sector(2).voidborn == 3
    outpost = table.sector(table.outpost)
    outpost.installations = ("shipyard",)
    first = ("resolve destroy_guild", f"destroy {table.outpost} miners")
    driven = table.box(2, *first, "resolve destroy_installation")
    assert driven.options() == ["resolve destroy_guild", "resolve destroy_installation"]
    assert outpost.guilds + outpost.installations == ("engineers",)
    assert table.box(2).kinds == []
    outpost.guilds += ("engineers",)
    assert table.box(2).kinds == ["destroyed", "destroyed"]
    table.state.round = 5
    assert table.step("skirmish.targets").kinds == []


def test_2f_pays_two_large_sectors_and_full_stockpiles() -> None:
    """5 Influence for each resource with 8 or more. [V-152]"""
    table = Table(event="event-2f")
    table.settle(2, 5)
    table.settle(5, 6)
    table.stock(food=8, energy=7, science=15)
    table.objectives("objective 1", "advance economy", "forfeit")
    assert table.me.tracks == [0, 0, 1]
    table.objectives("objective 2")
    assert table.me.influence == 20


def test_2g_growth_that_corrupts_its_sector() -> None:
    """One Pure non-Home sector grows and is Corrupted. [V-041]"""
    table = Table(event="event-2g")
    table.settle(2, 3)
    table.box(1, "increase 2")
    assert (table.sector(2).population, table.sector(2).corrupted) == (4, True)
    table.box(1)
    outpost = table.sector(table.outpost)
    assert (outpost.population, outpost.corrupted) == (3, True)
    assert table.box(1).kinds == []


@pytest.mark.parametrize(("influence", "spared"), [(40, True), (41, False)])
def test_2g_spares_the_weak(influence: int, spared: bool) -> None:
    """Up to 40 Influence there is no Skirmish. [V-037]"""
    table = Table(event="event-2g")
    table.me.influence = influence
    assert is_spared(table.state, 0) == spared


def test_2g_lets_influence_be_declined_while_it_spares() -> None:
    """Up to 40 Influence nobody is attacked, so more of it may be unwelcome. [V-074] [V-439]"""
    table = Table(event="event-2g")
    table.state.round, table.me.influence = 1, 40
    assert table.resolve({"influence": 1}, "forfeit").options() == ["resolve influence", "forfeit"]
    assert table.resolve({"produce": ["food"]}, "forfeit").kinds == []
    parts = {"all": [{"produce": ["food"]}, {"influence": 3}]}
    table.resolve(parts, "resolve produce", "forfeit")
    assert table.me.influence == 40
    table.resolve({"influence": 1}, "resolve influence")
    assert table.resolve({"influence": 1}).asked == []
    assert table.me.influence == 42


def test_influence_is_gained_unasked_elsewhere() -> None:
    """It decides the game; a worse place in Turn Order is no reason to ask. [V-074]"""
    table = Table(event="event-2f")
    table.state.round = 1
    assert table.resolve({"influence": 1}).asked == []


def test_2g_pays_exactly_four_glory_and_a_population_of_sixteen() -> None:
    """The objectives of 2G. [V-151]"""
    table = Table(event="event-2g")
    table.me.glory = [1] * 5
    assert table.meets_nothing()
    table.me.glory = [1] * 4
    table.state.bounty_pile = ["bounty-any"]
    table.objectives("objective 1", "resolve gain_bounty", "resource food", "forfeit")
    assert table.me.bounty == ["bounty-any"]
    table.settle(2, 6)
    table.settle(5, 6)
    table.me.upkeep = 0
    table.objectives("objective 2")
    assert table.me.influence == 22


def test_2h_production_and_better_voidborn() -> None:
    """The Voidborn absorb once for each Improved Technology of the player. [V-034] [V-037]"""
    table = Table(event="event-2h")
    table.stock()
    assert table.box(1, "forfeit").options() == ["resolve produce_any", "forfeit"]
    assert table.me.stock == [0] * 5
    produced = table.box(1, "resolve produce_any", "resource food+energy").options(1)
    assert len(produced) == 10
    assert table.me.stock[:2] == [1, 2]
    table.learn("cloning+", "robotics+")
    table.state.round = 3
    assert voidborn_side(table.state, 0, 3).cards.total("salvo_absorption") == 2
    table.me.active = 0
    assert table.meets_nothing()
    table.me.glory = [5, 3]
    table.objectives("objective 1", "resolve remove_corruption")
    assert table.me.mat_corruption == 0
    table.me.active = 4
    table.objectives("objective 2")
    assert table.me.influence == 22


def test_2i_must_be_resolved_in_full() -> None:
    """A Technology, or both Fleet Power and a Trade token; with no token left only the first.

    [V-033]
    """
    table = Table(event="event-2i")
    driven = table.box(1, "resolve all", "resolve activate")
    assert driven.options() == ["resolve gain_technology", "resolve all"]
    assert table.me.trade == 1
    table.state.trade = [0] * 6
    driven = table.box(1, "gain-basic terraforming", "forfeit")
    assert driven.topics[0] == "voidfall.technology"
    table.learn("robotics", "cloning", "sentries")
    assert table.box(1).kinds == []


def test_2i_upgrades_new_glory_and_produces_different_types() -> None:
    """One production, each of another type, for each Glory token of value 5. [V-037] [V-152]"""
    table = Table(event="event-2i")
    table.me.glory = [5]
    table.resolve({"gain_glory": 4}, "resolve gain_glory", "upgrade 4")
    assert table.me.glory == [5, 5]
    table.stock()
    driven = table.objectives("objective 1", "resource food", "resource energy")
    assert "resource food" not in driven.options(2)
    assert table.me.stock[:2] == [1, 2]
    table.me.upkeep, table.me.unpaid = 10, 0
    table.objectives("objective 2", "resolve influence")
    assert table.me.influence == 20


def test_2t_a_reclaim_and_new_glory() -> None:
    """The tutorial event of Cycle 2. [V-149]"""
    table = Table(event="event-2t")
    table.box(1, "place 5")
    assert len(table.sector(5).reclaim) == 1
    table.box(2, "resolve remove_corruption")
    assert table.me.mat_corruption == 0
    table.state.round = 1
    table.resolve({"gain_glory": 1}, "forfeit")
    table.learn("cloning", "robotics")
    table.settle(2, 6)
    driven = table.objectives(
        "objective 1", "resolve influence", "resolve advance", "advance society"
    )
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert table.me.influence == 15
    table.objectives("objective 2")
    assert table.me.influence == 23
