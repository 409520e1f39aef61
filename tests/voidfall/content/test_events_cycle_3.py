"""The eleven Galactic Events of Cycle 3: what their boxes do and their objectives give.

Seat 0 starts beside the Voidborn sectors 2 and 5, each with Population 3 and 2 Fleet Power.
"""

from __future__ import annotations

import pytest

from tests.voidfall.table import CONTENT, Table

ROUNDS = {"a": 6, "b": 5, "c": 5, "d": 6, "e": 6, "f": 6, "g": 5, "h": 6, "i": 5, "j": 6, "t": 5}


@pytest.mark.parametrize("letter", ROUNDS)
def test_the_number_of_rounds(letter: str) -> None:
    """The card says how many rounds the Focus Phase has. [V-050]"""
    assert CONTENT.events[f"event-3{letter}"].rounds == ROUNDS[letter]


def test_3a_weak_voidborn_dig_in_and_a_guild_falls() -> None:
    """A Sector Defense in every Voidborn sector with at most 2 Fleet Power. [V-033] [V-214]"""
    table = Table(event="event-3a")
    table.sector(5).voidborn = 3
    table.sector(7).installations = ("defense",) * 3
    table.box(1)
    assert [len(table.sector(n).installations) for n in (2, 5, 7, 8)] == [1, 0, 3, 2]
    table.box(2, f"destroy {table.outpost} miners")
    assert table.sector(table.outpost).guilds == ("engineers",)
    table.me.corrupted_tracks = [True, False, False]
    moves = ("lift-track society", "corrupt-track economy", "lift-slot 3", "corrupt-slot 1")
    table.box(3, *moves, "forfeit")
    assert table.me.corrupted_tracks == [False, False, True]
    assert [slot.corrupted for slot in table.me.slots] == [False, True, False, False]


def test_3a_pays_pure_tracks_by_tier_or_fleet_power() -> None:
    """3, 6, 9, 12 for Tiers 1 to 4; 1 for Active and 2 for deployed Fleet Power. [V-152]"""
    table = Table(event="event-3a")
    table.me.tracks, table.me.corrupted_tracks = [3, 7, 7], [False, False, True]
    table.objectives("objective 1")
    assert table.me.influence == 10 + 3 + 12
    table.me.active, table.sector(table.outpost).corrupted = 3, True
    table.objectives("objective 2")
    assert table.me.influence == 25 + 3 + 2 * 2


def test_3b_strong_voidborn_with_glory_and_an_early_evaluation() -> None:
    """Power, Glory and a Sector Defense all fit, or nothing is placed. [V-041]"""
    table = Table(event="event-3b")
    table.sector(2).voidborn = 3
    table.box(1)
    sector = table.sector(5)
    assert (sector.voidborn, sector.glory, sector.installations) == (3, (2, 3), ("defense",))
    table.slot(1).agenda = "the-directive"
    table.me.glory, table.me.active = [4], 1
    table.box(2, "resolve evaluate_agenda", "resolve deploy")
    assert (table.me.influence, table.me.active) == (14, 0)
    assert table.sector(table.home).power == 3


def test_3b_pays_glory_or_strong_and_costly_sectors() -> None:
    """1 for each point of Glory; 5 for 3 Fleet Power, 3 for 2 Upkeep. [V-152]"""
    table = Table(event="event-3b")
    table.me.glory = [5, 3]
    table.objectives("objective 1")
    assert table.me.influence == 18
    sector = table.settle(2, 3, "miners", "miners", "miners")
    sector.fleets, sector.installations = (3, 0, 0, 0, 0), ("defense",) * 3
    table.objectives("objective 2")
    assert table.me.influence == 18 + 5 + 3


def test_3c_corruption_for_the_advanced_and_help_for_traders() -> None:
    """Only who has an Improved Technology gains a Corruption. [V-033] [V-034]"""
    table = Table(event="event-3c")
    table.sector(5).population = 4
    table.box(1)
    assert (len(table.sector(5).bounty), table.sector(5).installations) == (2, ("defense",))
    assert table.box(2).kinds == []
    table.learn("cloning+")
    table.box(2, "corrupt-track society")
    assert table.me.corrupted_tracks[0]
    table.stock(science=1)
    table.box(3, "pay")
    assert (table.me.trade, table.me.stock[4]) == (1, 1)
    table.box(3, "forfeit")
    assert table.me.stock[4] == 1
    table.box(3, "resolve gain")
    assert table.me.stock[4] == 4
    table.stock(food=4, science=3)
    table.objectives("objective 1")
    assert table.me.influence == 13
    table.sector(table.outpost).installations = ("defense", "shipyard")
    table.objectives("objective 2")
    assert table.me.influence == 13 + 3 * 2


def test_3d_two_corrupted_slots_and_glory_anywhere() -> None:
    """Glory lies on any Voidborn or Fallen House sector of the map. [V-177] [V-400]"""
    table = Table(event="event-3d")
    table.box(1, "corrupt-slot 2")
    assert [slot.corrupted for slot in table.me.slots] == [False, True, True, True]
    options = table.box(2, "place 14").options()
    assert {"place 2", "place 14", "place 18"} <= set(options)
    assert "place 3" not in options
    assert table.sector(14).glory == (1, 3)
    table.me.active = 1
    deploy = ("resolve deploy", f"deploy {table.home} corvette")
    table.box(3, *deploy, "resolve establish", "establish 1 miners")
    assert table.sector(table.home).guilds == ("farmers", "miners")


def test_3d_pays_an_agenda_at_once_or_corruption() -> None:
    """A Pure non-starting Agenda, or 3 for each Corruption on the House mat. [V-154]"""
    table = Table(event="event-3d")
    table.slot(1).agenda, table.me.glory = "the-directive", [5]
    driven = table.objectives("objective 1", "evaluate the-directive")
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert table.me.influence == 15
    table.me.corrupted_tracks = [True, True, False]
    table.slot(1).corrupted = True
    assert table.objectives("objective 2").options() == ["objective 2", "forfeit"]
    assert table.me.influence == 15 + 4 * 3


def test_3e_a_recall_cleans_a_sector_nearby() -> None:
    """Paying with a recall, removing there or beside it, gives 6 Influence. [V-253]"""
    table = Table(event="event-3e")
    table.box(1, "place 2")
    sector = table.sector(2)
    assert (sector.guilds, sector.voidborn, sector.installations) == (("bankers",), 3, ("defense",))
    table.box(2, "corrupt-slot 1")
    assert table.me.slots[1].corrupted
    assert table.box(3).asked == []
    table.sector(table.outpost).corrupted = True
    driven = table.box(3, "pay", f"recall {table.home} corvette")
    assert driven.options() == ["pay", "forfeit"]
    assert (table.me.influence, table.sector(table.outpost).corrupted) == (16, False)


def test_3e_pays_bankers_or_population() -> None:
    """5 for each Pure sector with Bankers, or 1 for each Pure Population. [V-152]"""
    table = Table(event="event-3e")
    table.settle(2, 3, "bankers", "bankers")
    table.settle(5, 3, "bankers")
    table.objectives("objective 1")
    assert table.me.influence == 20
    table.sector(5).corrupted = True
    table.objectives("objective 2")
    assert table.me.influence == 20 + 2 + 2 + 3


def test_3f_every_offer_is_spoilt() -> None:
    """All Pure offers at once; then 1 Voidborn Power on large sectors. [V-046]"""
    table = Table(event="event-3f")
    table.state.corrupted_offers["wealth"] = True
    assert table.box(1).kinds == ["offer-corrupted"] * 3
    assert all(table.state.corrupted_offers.values())
    table.box(2)
    assert [table.sector(n).voidborn for n in (2, 8, 9)] == [2, 2, 3]
    table.box(3, "resolve paid", "corrupt-slot 1", "advance society")
    assert (table.me.tracks, table.me.slots[1].corrupted) == ([1, 0, 0], True)
    table.box(3, "resolve remove_corruption", "cleanse-slot 1")
    assert not table.me.slots[1].corrupted


def test_3f_pays_yields_or_a_pure_scholar() -> None:
    """The highest Yield and the lowest of Food, Energy and Materials. [V-151] [V-152]"""
    table = Table(event="event-3f")
    table.settle(2, 5, "scientists", "scientists")
    table.objectives("objective 1")
    assert table.me.influence == 10 + 8 + 1
    table.learn("cloning", "robotics", "sentries", "torpedoes")
    assert table.objectives("forfeit").options() == ["objective 1", "forfeit"]
    table.slot(3).corrupted = False
    table.objectives("objective 2")
    assert table.me.influence == 39


def test_3g_corruption_growth_or_fleets() -> None:
    """The House mat first; then an advance and growth, or three deployments. [V-398]"""
    table = Table(event="event-3g")
    assert len(table.box(1, "corrupt-track economy").options()) == 5
    table.box(3, "resolve all", "resolve increase_population", f"increase {table.home}", "forfeit")
    assert table.sector(table.home).population == 3
    table.me.active = 3
    table.box(3, "resolve deploy", *[f"deploy {table.home} corvette"] * 3)
    assert table.me.active == 0


def test_3g_a_skirmish_follows_the_first_turn_of_each_player() -> None:
    """The Corruption on the House mat and 1 more; not after the second turn. [V-038]"""
    table = Table(event="event-3g")
    table.slot(1).corrupted = True
    table.me.turns = 2
    match = table.match(("delayed", 0))
    assert match.events_since() == []
    table.me.turns = 1
    match = table.match(("delayed", 0))
    skirmish = next(event for event in match.events_since() if event.kind == "skirmish")
    assert (skirmish.seat, skirmish.data["power"]) == (0, 3)


def test_3g_pays_large_sectors_or_more_than_four() -> None:
    """1, 3 and 6 for Pure Populations of 4, 5 and 6; 5 for each Pure sector beyond 4. [V-152]"""
    table = Table(event="event-3g")
    assert table.meets_nothing()
    for n, population in ((2, 4), (5, 5), (7, 6), (8, 6)):
        table.settle(n, population)
    table.objectives("objective 1")
    assert table.me.influence == 10 + 1 + 3 + 6 + 6
    table.objectives("objective 2")
    assert table.me.influence == 26 + 2 * 5


def test_3h_preferred_focuses_cost_energy() -> None:
    """Each action of Progress or Politics costs 1 Energy more for Valnis. [V-037]"""
    table = Table(event="event-3h")
    table.box(1, "corrupt-track society")
    table.box(2, "place 2")
    assert (table.me.corrupted_tracks[0], len(table.sector(2).reclaim)) == (True, 1)
    table.state.round = 1
    table.stock(energy=1)
    table.take("progress", "experiment", "resolve produce")
    assert (table.me.stock[1], table.me.stock[4]) == (0, 0)
    assert "take experiment" not in table.step("act", 0, answers=("end",)).options()
    table.settle(2, 3, "farmers", "miners")
    table.objectives("objective 1")
    assert table.me.influence == 10 + 3 * 2
    table.me.tracks = [3, 4, 7]
    table.objectives("objective 2")
    assert table.me.influence == 16 + 2 * 6


def test_3i_glory_against_credits() -> None:
    """Pay a Credit for an upgrade, or give a Glory token for 3 Credits. [V-033]"""
    table = Table(event="event-3i")
    table.me.glory = [5]
    table.stock()
    table.box(1)
    assert (table.me.glory, table.me.stock[3]) == ([], 3)
    assert table.box(1).kinds == []
    table.me.glory = [2]
    table.box(1, "resolve paid 1")
    assert (table.me.glory, table.me.stock[3]) == ([3], 2)
    table.state.round = 1
    assert table.take("politics", "prevail", "forfeit").kinds[:2] == ["action", "spent"]
    assert table.me.stock[3] == 1
    table.me.glory = [4, 4, 4, 4]
    table.objectives("objective 1")
    assert table.me.influence == 10 + 12 * 2
    table.sector(table.home).guilds = ("bankers", "bankers")
    table.objectives("objective 2")
    assert table.me.influence == 34 + 1 + 2 * 2


def test_3i_leaves_the_sector_of_an_action_to_the_player() -> None:
    """No Fleet Power is recalled, so the same sector is one of choice. [V-073] [V-194]"""
    table = Table(event="event-3i")
    table.become("cortozaar")
    table.state.round = 1
    table.stock(credits=2)
    table.give(5, corvette=1)
    outpost = table.sector(table.outpost)
    outpost.guilds = outpost.installations = ()
    table.sector(table.home).guilds = ()
    driven = table.take(
        "development", "settle", "resolve establish", "establish 4 farmers", "resolve build",
        "build 4 shipyard",
    )  # fmt: skip
    assert {f"establish {n} farmers" for n in (table.home, table.outpost)} <= {*driven.options(2)}
    assert list(outpost.guilds + outpost.installations) == ["farmers", "shipyard"]
    assert table.me.stock[3] == 1
    outpost.corrupted = True
    table.take(
        "progress", "restore", "resolve remove_corruption", f"cleanse-sector {table.outpost}",
        "done",
    )  # fmt: skip
    assert (outpost.corrupted, table.me.stock[3]) == (False, 0)


def test_3i_leaves_the_sector_of_an_action_by_exploit_to_the_player() -> None:
    """One sector of choice, and the same for all parts. [V-073] [V-194] [V-430]"""
    table = Table(event="event-3i")
    table.become("cortozaar")
    table.state.round = 1
    table.stock(credits=1)
    table.give(5, corvette=1)
    outpost, home = table.sector(table.outpost), table.sector(table.home)
    outpost.guilds = outpost.installations = home.guilds = home.installations = ()
    driven = table.take(
        "temptation", "exploit", "prefer development settle", "resolve establish",
        "establish 4 farmers", "resolve build", "build 4 shipyard",
    )  # fmt: skip
    assert {f"establish {n} farmers" for n in (table.home, table.outpost)} <= {*driven.options(3)}
    assert list(outpost.guilds + outpost.installations) == ["farmers", "shipyard"]
    assert (home.guilds, home.installations, table.me.stock[3]) == ((), (), 0)
    assert table.sector(5).fleets[0] == 1


def test_3t_a_last_help() -> None:
    """The tutorial event of Cycle 3; both objectives count. [V-150]"""
    table = Table(event="event-3t")
    table.box(1, "place 2")
    assert (table.sector(2).voidborn, table.sector(2).glory) == (3, (2, 2))
    table.box(2, "resolve advance", "advance society")
    assert table.me.tracks == [1, 0, 0]
    table.me.tracks = [3, 3, 0]
    table.objectives("objective 1", "objective 2")
    assert table.me.influence == 10 + 2 * 3 + 2 * 4
