"""Gaining Technologies, and their limits."""

from domineum.voidfall.technologies import gainable, improvable, improved_limit
from tests.voidfall.table import Table

FIVE = ("shields", "cloning", "robotics", "starbases", "purifier")


def test_the_top_copy_is_taken_with_its_influence() -> None:
    """4 on the first, none on the second; then its immediate effect. [V-411]"""
    table = Table()
    table.stock()
    table.me.influence = 0
    gain = {"gain_technology": "basic"}
    table.resolve(gain, "gain-basic terraforming", "resolve gain", "forfeit")
    assert (table.me.influence, table.me.stock[2]) == (4, 2)
    assert table.me.technologies["terraforming"] == 1
    assert table.state.tableau["terraforming"] == (0,)
    table.me.technologies = {"shields": 1}
    table.resolve(gain, "gain-basic terraforming", "forfeit")
    assert table.me.influence == 4
    assert "terraforming" not in table.state.tableau


def test_the_ability_applies_to_its_own_immediate_effect() -> None:
    """Dreadnoughts deploys one at once. [V-412]"""
    table = Table()
    table.stock(materials=1)
    gain = {"gain_technology": "basic"}
    table.resolve(gain, "gain-basic dreadnoughts", "deploy 1 dreadnought")
    assert table.sector(1).fleets == (2, 0, 0, 1, 0)


def test_a_technology_is_never_gained_twice() -> None:
    """Basic or Improved. [V-413]"""
    table = Table()
    table.learn("sentries", "terraforming+")
    assert {"sentries", "terraforming"}.isdisjoint(gainable(table.state, table.me))
    driven = table.resolve({"gain_technology": "basic"}, "forfeit")
    assert driven.why_not("gain-basic sentries") == "V-413"


def test_five_technologies_are_the_limit() -> None:
    """The starting one included. [V-414]"""
    table = Table()
    table.learn(*FIVE)
    assert not table.possible({"gain_technology": "basic"})
    table.me.tracks = [3, 0, 0]
    driven = table.resolve({"gain_technology": "either"}, "forfeit")
    assert driven.why_not("gain-basic sentries") == "V-414"


def test_a_fallen_house_raises_the_limit_to_six() -> None:
    """Never further. [V-415]"""
    table = Table()
    table.learn(*FIVE)
    table.me.sixth = True
    assert table.possible({"gain_technology": "basic"})
    table.learn("sentries")
    assert not table.possible({"gain_technology": "basic"})


def test_an_improved_technology_needs_room_below_the_limit() -> None:
    """A Tier, and an available card. [V-416] [V-419]"""
    table = Table()
    assert not table.possible({"gain_technology": "improved"})
    table.me.tracks = [3, 0, 0]
    assert table.possible({"gain_technology": "improved"})
    table.learn("cloning+")
    assert not table.possible({"gain_technology": "improved"})


def test_in_cycle_1_only_the_starting_technology_can_be_improved() -> None:
    """The block covers the offer, the card beside the mat is free. [V-417] [V-418]"""
    table = Table()
    table.me.tracks = [5, 0, 0]
    table.learn("sentries")
    assert "sentries" in table.state.improved_offer
    driven = table.resolve({"gain_technology": "improved"}, "gain-improved shields")
    assert driven.options() == ["gain-improved shields", "forfeit"]
    assert driven.why_not("gain-improved sentries") == "V-418"


def test_available_is_what_one_has_as_basic_and_lies_on_the_board() -> None:
    """Trade Nexus lies there, but one lacks it; Dreadnoughts does not lie there. [V-417]"""
    table = Table()
    table.state.improvement_block = False
    table.me.tracks = [5, 5, 5]
    table.learn("sentries", "dreadnoughts")
    assert improvable(table.state, table.me) == ["shields", "sentries"]
    driven = table.resolve({"gain_technology": "improved"}, "forfeit")
    assert driven.why_not("gain-improved trade-nexus") == "V-417"


def test_the_limit_of_the_example() -> None:
    """Society Tier 4, Statecraft Corrupted in Tier 1, Economy Tier 0: 2 + 1 + 0. [V-419]"""
    table = Table()
    table.me.tracks, table.me.corrupted_tracks = [7, 3, 2], [False, True, False]
    table.state.improvement_block = False
    table.state.improved_offer = ["dreadnoughts", "robotics", "cloning", "carriers"]
    table.learn("dreadnoughts", "sentries")
    assert improved_limit(table.me) == 3
    assert improvable(table.state, table.me) == ["shields", "dreadnoughts"]


def test_the_improved_card_takes_the_slot_for_6_influence() -> None:
    """The Basic card leaves the game, the offer loses the card. [V-420]"""
    table = Table()
    table.state.improvement_block = False
    table.me.tracks, table.me.influence = [3, 0, 0], 0
    table.learn("sentries")
    table.resolve({"gain_technology": "improved"}, "gain-improved sentries")
    assert (table.me.technologies["sentries"], table.me.influence) == (2, 6)
    assert "sentries" not in table.state.improved_offer
    assert len(table.me.technologies) == 2


def test_the_improved_starting_technology_comes_from_the_mat() -> None:
    """The offer stays as it is. [V-417] [V-420]"""
    table = Table()
    table.me.tracks = [3, 0, 0]
    offer = list(table.state.improved_offer)
    table.resolve({"gain_technology": "improved"}, "gain-improved shields")
    assert (table.me.improvable, table.state.improved_offer) == ("", offer)
