"""The eleven Galactic Events of Cycle 1: what their boxes do and their objectives give.

Seat 0 starts beside the Voidborn sectors 2 and 5, each with Population 3 and 2 Fleet Power.
"""

from __future__ import annotations

import pytest

from tests.voidfall.table import CONTENT, Table

ROUNDS = {"a": 4, "b": 5, "c": 5, "d": 4, "e": 4, "f": 5, "g": 5, "h": 5, "i": 5, "j": 5, "t": 3}


@pytest.mark.parametrize("letter", ROUNDS)
def test_the_number_of_rounds(letter: str) -> None:
    """The card says how many rounds the Focus Phase has. [V-050]"""
    assert CONTENT.events[f"event-1{letter}"].rounds == ROUNDS[letter]


def test_1a_scientists_behind_a_defense_and_a_technology_for_science() -> None:
    """Boxes and objectives of 1A. [V-033] [V-034]"""
    table = Table(event="event-1a")
    table.box(1, "place 2")
    assert (table.sector(2).guilds, table.sector(2).installations) == (
        ("scientists",),
        ("defense",),
    )
    table.stock(science=1)
    assert table.box(2, "resolve gain").options() == ["resolve paid", "resolve gain", "forfeit"]
    assert table.me.stock[3] == 3
    table.box(2, "resolve paid", "gain-basic terraforming", "forfeit")
    assert (table.me.stock[4], table.me.technologies["terraforming"]) == (0, 1)
    assert table.meets_nothing()
    table.settle(5, 3, "scientists", "scientists")
    table.me.bounty = []
    before = table.me.active
    table.state.bounty_pile = ["bounty-2-food"] * 2
    gifts = ("resolve influence", "resolve influence")
    driven = table.objectives("objective 1", "resolve activate", "resolve gain_bounty", *gifts)
    assert (driven.options(), table.me.active) == (["objective 1", "forfeit"], before + 1)
    assert len(table.me.bounty) == 2


def test_1a_pays_three_technologies_with_a_production() -> None:
    """Technologies of any level count. [V-151]"""
    table = Table(event="event-1a")
    table.learn("cloning", "robotics+")
    table.stock(credits=1)
    table.objectives("objective 2", "resolve gain", "resource food")
    assert (table.me.stock[3], table.me.stock[0]) == (2, 1)


def test_1b_a_guarded_reclaim_and_a_spoilt_dominance_offer() -> None:
    """Boxes and objectives of 1B. [V-036]"""
    table = Table(event="event-1b")
    table.box(1, "place 5")
    assert (len(table.sector(5).reclaim), table.sector(5).installations) == (1, ("defense",))
    table.box(2)
    assert table.state.corrupted_offers["dominance"]
    before = table.me.active
    table.box(3, "resolve deploy")
    assert (table.me.active, table.sector(table.home).power) == (before - 1, 3)
    assert table.meets_nothing()
    table.settle(2, 3, "miners", "miners")
    table.slot(1).agenda = "heavy-industry"
    driven = table.objectives("objective 1", "build 4 shipyard")
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert table.sector(table.outpost).installations == ("shipyard",)
    table.objectives("objective 2", f"take-agenda might {table.state.agenda_offer['might']}")
    assert len(table.me.agendas) == 1


def test_1c_the_lowest_gets_a_bounty_and_the_highest_a_guarded_reclaim() -> None:
    """Boxes and objectives of 1C. [V-032]"""
    table = Table(event="event-1c")
    table.sector(5).population = 5
    table.box(1)
    assert (len(table.sector(2).bounty), len(table.sector(5).reclaim)) == (2, 1)
    assert table.box(2, "forfeit").options() == ["resolve establish", "resolve build", "forfeit"]
    assert table.meets_nothing()
    table.sector(table.home).fleets = (4, 0, 0, 0, 0)
    table.objectives(
        "objective 1", "resolve move_corruption", "corrupt-slot 1",
        "resolve remove_corruption",
    )  # fmt: skip
    assert not any(slot.corrupted for slot in table.me.slots)
    table.me.tracks[1] = 3
    before = table.me.stock[3]
    table.objectives("objective 2", "resolve gain")
    assert table.me.stock[3] == before + 2


def test_1d_a_stronger_foe_with_glory_and_a_choice_of_growth() -> None:
    """Boxes and objectives of 1D. [V-077]"""
    table = Table(event="event-1d")
    table.box(1, "place 2")
    assert (table.sector(2).voidborn, table.sector(2).glory) == (3, (2, 1))
    assert table.box(1).asked == []
    assert table.sector(5).voidborn == 3
    table.box(2, "resolve establish", "establish 1 bankers")
    assert table.sector(table.home).guilds == ("farmers", "bankers")
    assert table.meets_nothing()
    table.settle(2, 6, "bankers", "bankers")
    driven = table.objectives("objective 2", "advance society")
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert table.me.tracks == [1, 0, 0]
    table.objectives("objective 1", "resolve build", "build 2 defense", "forfeit")
    assert table.sector(2).installations == ("defense",)


def test_1e_bankers_among_the_voidborn_and_an_advance() -> None:
    """Boxes and objectives of 1E. [V-034]"""
    table = Table(event="event-1e")
    table.box(1, "place 5")
    assert (table.sector(5).guilds, table.sector(5).voidborn) == (("bankers",), 3)
    assert table.box(2, "forfeit").options()[-1] == "forfeit"
    table.sector(table.home).guilds = ()
    assert table.meets_nothing()
    table.settle(2, 3, "bankers")
    table.settle(5, 3, "bankers")
    table.sector(table.home).guilds = ("bankers", "farmers")
    name = next(iter(table.state.tableau))
    assert f"gain-basic {name}" in table.objectives("objective 1", "forfeit").options(1)
    for n in (2, 5):
        table.sector(n).guilds = ("bankers",) * 3
    table.stock()
    table.objectives("objective 2", "resource food+credits")
    assert (table.me.stock[3] > 0, table.me.stock[0] > 0) == (True, True)


def test_1f_one_of_two_gifts_to_the_voidborn() -> None:
    """A solid choice must be made, in an option that can be resolved. [V-033]"""
    table = Table(event="event-1f")
    assert table.box(1, "resolve place 1", "place 2", "guild miners").options() == [
        "resolve place 1", "resolve place 2",
    ]  # fmt: skip
    assert (table.sector(2).guilds, table.sector(2).voidborn) == (("miners",), 3)
    table.box(1, "resolve place 2", "place 2")
    assert (table.sector(2).glory, table.sector(2).installations) == ((2, 2), ("defense",))
    for n in (2, 5):
        table.sector(n).voidborn = 3
    assert table.box(1, "place 5").topics == ["voidfall.place"]
    assert table.sector(5).glory == (2, 2)


def test_1f_pays_upkeep_with_growth_and_glory_with_bounties() -> None:
    """The dashed box and the objectives of 1F. [V-149]"""
    table = Table(event="event-1f")
    table.me.glory = [1, 1]
    table.box(2, "resolve upgrade_glory")
    assert sorted(table.me.glory) == [1, 2]
    assert table.meets_nothing()
    for n in (2, 5, 7):
        table.settle(n, 3, "miners", "miners", "miners")
    table.me.glory = [1, 1, 1]
    driven = table.objectives("objective 1", "increase 7")
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert table.sector(7).population == 4
    table.state.bounty_pile = ["bounty-2-food"] * 3
    table.stock()
    table.objectives("objective 2", *["resolve gain"] * 3)
    assert (table.me.stock[0], len(table.me.bounty)) == (6, 3)


def test_1g_corruption_on_a_track_moves_its_marker() -> None:
    """A slot, or a track that advances without its benefit. [V-033] [V-386]"""
    table = Table(event="event-1g")
    before = table.me.stock.copy()
    table.box(1, "resolve first", "corrupt-track society")
    assert (table.me.tracks, table.me.corrupted_tracks) == ([1, 0, 0], [True, False, False])
    assert table.me.stock == before
    table.me.corrupted_tracks = [True] * 3
    assert table.box(1, "corrupt-slot 1").topics == ["voidfall.corrupt"]


def test_1g_removed_corruption_is_kept_and_paid() -> None:
    """Each kept Corruption gives 2 Food and 1 Influence, then all return. [V-037] [V-152]"""
    table = Table(event="event-1g")
    table.me.corrupted_tracks = [True, True, False]
    table.stock()
    table.resolve({"remove_corruption": 2}, "cleanse-track society", "cleanse-track statecraft")
    assert table.me.kept_corruption == 2
    table.objectives("objective 1", "resolve gain", "resolve gain")
    assert (table.me.stock[0], table.me.influence, table.me.kept_corruption) == (4, 12, 0)
    assert table.meets_nothing()


def test_1g_lets_sectors_with_scientists_grow_three_at_most() -> None:
    """Each counted sector grows itself; with four of them the player chooses. [V-152]"""
    table = Table(event="event-1g")
    for n in (2, 5, 7, 8):
        table.settle(n, 3, "scientists")
    table.give(9).guilds = ("scientists",)
    driven = table.objectives(
        "objective 2", "objective-sector 8", "increase 8", "objective-sector 2", "forfeit",
        "objective-sector 7", "increase 7",
    )  # fmt: skip
    assert driven.options(1) == [f"objective-sector {n}" for n in (2, 5, 7, 8)]
    assert [table.sector(n).population for n in (2, 5, 7, 8)] == [3, 3, 4, 4]


def test_1h_glory_for_corruption_or_a_recall() -> None:
    """One of the two must be done. [V-033]"""
    table = Table(event="event-1h")
    table.me.glory = []
    table.box(1, "resolve paid", "corrupt-track economy")
    assert (table.me.glory, table.me.corrupted_tracks[2]) == ([1], True)
    assert table.box(1, "resolve recall", f"recall {table.home} corvette").options() == [
        "resolve paid", "resolve recall",
    ]  # fmt: skip
    assert table.sector(table.home).power == 1


def test_1h_deploying_costs_materials_or_one_corruption_for_the_turn() -> None:
    """The surcharge holds in turns and in the Evaluation Phase. [V-037]"""
    table = Table(event="event-1h")
    table.stock(materials=1)
    table.me.active = 3
    home = f"deploy {table.home} corvette"
    table.resolve({"deploy": 1}, home, "surcharge-each")
    assert table.me.stock[2] == 0
    table.resolve({"deploy": 2}, home, "corrupt-track society", home)
    assert (table.me.active, table.me.corrupted_tracks[0]) == (0, True)


def test_1h_rewards_a_clean_mat_and_two_strong_sectors() -> None:
    """The objectives of 1H. [V-149]"""
    table = Table(event="event-1h")
    table.sector(table.home).fleets = (1, 0, 0, 0, 0)
    assert table.meets_nothing()
    table.slot(3).corrupted = False
    table.me.glory = []
    table.objectives("objective 1", "resolve gain_glory")
    assert table.me.glory == [2]
    table.sector(table.home).fleets = (2, 0, 0, 0, 0)
    assert table.objectives("objective 2", "forfeit").topics[1] == "voidfall.technology"


def test_1i_glory_and_tracks() -> None:
    """Boxes and objectives of 1I. [V-076]"""
    table = Table(event="event-1i")
    table.box(1, "place 2")
    assert (len(table.sector(2).reclaim), table.sector(2).installations) == (1, ("defense",))
    table.me.glory, table.me.inactive, table.me.active = [3], 5, 0
    table.box(2, "resolve all", "resolve activate", "resolve upgrade_glory")
    assert (table.me.glory, table.me.active) == ([4], 1)
    table.me.tracks, table.me.corrupted_tracks = [3, 5, 7], [True, False, False]
    table.objectives("objective 1")
    assert table.me.active == 3
    table.sector(table.outpost).corrupted = True
    driven = table.objectives("objective 2", f"cleanse-sector {table.outpost}")
    assert (driven.options(1), table.sector(table.outpost).corrupted) == (
        [f"cleanse-sector {table.outpost}", "forfeit"], False,
    )  # fmt: skip


def test_1t_a_bounty_and_a_first_help() -> None:
    """Both objectives of the tutorial may be evaluated. [V-150]"""
    table = Table(event="event-1t")
    table.box(1, "place 2")
    assert len(table.sector(2).bounty) == 2
    table.stock()
    table.box(2, "resolve gain", "resource 1-food+1-science")
    assert (table.me.stock[0], table.me.stock[4]) == (1, 1)
    assert table.meets_nothing()
    table.settle(2, 3, "miners")
    driven = table.objectives("objective 2", "objective 1", "resolve influence")
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert (table.me.influence, table.me.stock[1]) == (10 + 4 + 3, 1)
