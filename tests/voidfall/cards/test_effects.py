"""The effects that belong to no chapter: combinations and Influence."""

from domineum.voidfall.cards.effects import lose_influence
from tests.voidfall.positions import rich
from tests.voidfall.table import Table, drive


def test_influence_is_gained_and_never_falls_below_zero() -> None:
    """An excess loss is ignored. [V-180] [V-181]"""
    table = Table()
    table.me.influence = 2
    table.resolve({"influence": 3})
    assert table.me.influence == 5
    drive(lose_influence(table.at, 9, "test", "V-181"))
    assert table.me.influence == 0


def test_a_second_effect_needs_the_first() -> None:
    """Forfeiting it forfeits both. [V-078]"""
    table = rich()
    effect = {"first": {"remove_corruption": 1}, "then": {"influence": 6}}
    table.resolve(effect, "forfeit")
    assert table.me.influence == 10
    table.resolve(effect, "cleanse-slot 3")
    assert table.me.influence == 16


def test_a_repeated_effect_chooses_anew_and_ends_when_forfeited() -> None:
    """Up to so many times. [V-077] [V-078]"""
    table = rich()
    effect = {"repeat": 3, "of": {"one": [{"activate": 1}, {"remove_corruption": 1}]}}
    driven = table.resolve(effect, "resolve activate", "forfeit")
    assert len(driven.asked) == 2
    assert table.me.active == 4


def test_an_effect_by_condition() -> None:
    """One branch or the other."""
    table = rich()
    effect = {"if": [{"count": "trade", "min": 1}], "then": {"influence": 1}, "otherwise": "none"}
    assert not table.possible(effect)
    table.me.loose_trade = 1
    table.resolve(effect)
    assert table.me.influence == 11


def test_nothing_is_never_possible() -> None:
    """The first space of a track."""
    assert not Table().possible("none")


def test_of_green_options_any_subset_in_any_order() -> None:
    """Each at most once. [V-075] [V-076]"""
    table = rich()
    effect = {"all": [{"activate": 1}, "regroup", {"influence": 2}]}
    driven = table.resolve(effect, "resolve influence", "resolve activate", "done")
    assert driven.options(1) == ["resolve activate", "resolve regroup", "forfeit"]
    assert (table.me.influence, table.me.active) == (12, 4)


def test_of_red_options_at_most_one() -> None:
    """Or none. [V-077] [V-078]"""
    table = rich()
    table.resolve({"one": [{"activate": 1}, {"influence": 2}]}, "resolve influence")
    assert (table.me.influence, table.me.active) == (12, 3)
    table.resolve({"one": [{"activate": 1}, {"influence": 2}]}, "forfeit")
    assert table.me.influence == 12


def test_effects_reach_only_ones_own_things() -> None:
    """No sector of another player is offered. [V-173] [V-174]"""
    table = Table()
    table.give(5, seat=1)
    driven = table.resolve({"deploy": 1}, "forfeit")
    assert driven.options() == ["deploy 1 corvette", "deploy 4 corvette", "forfeit"]


def test_invading_is_the_exception() -> None:
    """It targets a sector next to one's own. [V-175]"""
    table = Table()
    table.give(5, seat=1)
    assert "invade 5" in table.resolve("invade", "forfeit").options()


def test_a_plus_gains_and_a_minus_spends() -> None:
    """By the number, 1 by default. [V-179]"""
    table = Table()
    table.stock(food=2)
    table.resolve({"gain": {"food": 3}})
    table.pay({"food": 1})
    assert table.me.stock[0] == 4
