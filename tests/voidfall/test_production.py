"""Stockpiles, Production Levels, Yields and overproduction."""

import pytest

from domineum.kernel import Match, Random
from domineum.voidfall import GAME
from domineum.voidfall.production import level, level_terms, production_yield, production_yields
from domineum.voidfall.words import CREDITS, ENERGY, FOOD, GUILDS, MATERIALS, RESOURCES, SCIENCE
from tests.voidfall.table import Table

PLAIN = [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15]
FLAT = [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]


def barren(house: str = "cortozaar") -> Table:
    """A table on which seat 0 has one sector of Population 1 with Guilds to be given."""
    table = Table(house, "belitan")
    table.me.technologies = {}
    table.slot(0).agenda = "cortozaar-b"
    for n in table.state.own(0):
        table.sector(n).guilds = ()
    return table


def with_level(resource: int, wanted: int) -> Table:
    """A table with this Level: Guilds in a sector of Population 1, on which room is no matter."""
    table = barren()
    sector = table.give(7)
    sector.population, sector.guilds = 1, (GUILDS[resource],) * wanted
    return table


@pytest.mark.parametrize("resource", range(5))
def test_each_guild_produces_its_resource(resource: int) -> None:
    """Farmers Food, Engineers Energy, Miners Materials, Bankers Credits, Scientists Science.

    [V-206]
    """
    table = with_level(resource, 1)
    table.stock()
    table.resolve({"produce": list(RESOURCES)})
    assert [i for i, amount in enumerate(table.me.stock) if amount] == [resource]


@pytest.mark.parametrize("resource", range(5))
@pytest.mark.parametrize("number", range(14))
def test_the_yield_is_a_table_of_the_level(resource: int, number: int) -> None:
    """Credits use the flatter table. [V-223] [V-229]"""
    table = with_level(resource, number)
    expected = FLAT if resource == CREDITS else PLAIN
    assert production_yield(table.state, 0, resource) == expected[number]


def test_credits_at_level_5_yield_2() -> None:
    """The example of the rulebook. [V-223]"""
    assert production_yield(with_level(CREDITS, 5).state, 0, CREDITS) == 2


def test_the_level_sums_the_population_of_matching_guilds() -> None:
    """Pure and Corrupted sectors alike. [V-224]"""
    table = barren()
    first, second = table.give(7), table.give(6)
    first.population, first.corrupted, first.guilds = 3, True, ("miners", "miners")
    second.population, second.corrupted, second.guilds = 4, False, ("miners", "farmers")
    assert level(table.state, 0, MATERIALS) == 3 + 3 + 4
    assert level(table.state, 0, FOOD) == 4


def test_a_starting_agenda_may_add_to_a_level() -> None:
    """Valnis with Origin A has a basic Energy Level of 1. [V-225]"""
    table = barren()
    table.slot(0).agenda = "valnis-a"
    assert level(table.state, 0, ENERGY) == 1
    assert level_terms(table.state, 0, ENERGY) == [("agenda-valnis-a", 1)]


def test_technologies_and_sectors_add_to_levels() -> None:
    """Improved Orbital Docks: 2 Credits per Shipyard; the Asteroid Belt: 2 and 2. [V-226]"""
    table = barren()
    table.learn("orbital-docks+")
    assert level(table.state, 0, CREDITS) == 2
    table.give(3)
    assert level(table.state, 0, CREDITS) == 4
    assert level(table.state, 0, MATERIALS) == 2


def test_a_level_shows_at_most_13() -> None:
    """Losing a Guild lowers it only when the true sum falls below 13. [V-227]"""
    table = with_level(SCIENCE, 15)
    assert level(table.state, 0, SCIENCE) == 13
    table.sector(7).guilds = ("scientists",) * 13
    assert level(table.state, 0, SCIENCE) == 13
    assert table.possible({"establish": "scientists", "where": "non_home"})


@pytest.mark.parametrize("seed", range(4))
def test_the_yields_found_in_one_go_are_those_found_one_by_one(seed: int) -> None:
    """In all positions of a random game, with all its Technologies, tiles and Agendas."""
    random = Random(seed)
    match = Match(GAME, GAME.random_config(random), seed)
    while not match.over:
        question, state = match.question(), match.state
        for seat in range(len(state.players)):
            single = [production_yield(state, seat, resource) for resource in range(5)]
            assert production_yields(state, seat) == single
        match.answer(question, random.below(len(question.options)))


def test_levels_change_at_once() -> None:
    """A new Guild, a grown Population, a lost sector. [V-228]"""
    table = barren()
    table.give(7).population = 2
    table.sector(7).corrupted = False
    table.resolve({"establish": "farmers"}, "establish 7 farmers")
    assert level(table.state, 0, FOOD) == 2
    table.resolve({"increase_population": 1}, "increase 7")
    assert level(table.state, 0, FOOD) == 3
    table.pay({"recall": 1}, "recall 7 corvette")
    assert level(table.state, 0, FOOD) == 0


def test_produce_a_type_lets_choose_one_of_five() -> None:
    """Two different types must be different. [V-231]"""
    table = with_level(FOOD, 13)
    table.stock()
    assert len(table.resolve({"produce_any": 1}, "resource food").options()) == 5
    table.stock()
    driven = table.resolve({"produce_any": 2}, "resource food+science")
    assert len(driven.options()) == 10
    assert table.me.stock[FOOD] == 15


def test_producing_above_15_is_an_overproduction_worth_3_influence() -> None:
    """The excess is lost, whatever its size. [V-183] [V-232]"""
    table = with_level(FOOD, 13)
    table.stock(food=14)
    table.me.influence = 0
    table.resolve({"produce": ["food"]})
    assert (table.me.stock[FOOD], table.me.influence) == (15, 3)


def test_exactly_15_is_no_overproduction() -> None:
    """Nor is producing a Yield of 0 at 15. [V-232]"""
    table = with_level(FOOD, 13)
    table.stock(energy=15)
    table.me.influence = 0
    table.resolve({"produce": ["food", "energy"]})
    assert (table.me.stock[FOOD], table.me.influence) == (15, 0)


def test_every_overproduction_counts() -> None:
    """Different resources or the same one. [V-233]"""
    table = with_level(FOOD, 13)
    table.give(6).guilds = ("miners",)
    table.stock(food=15, materials=15)
    table.me.influence = 0
    table.resolve({"produce": ["food", "materials", "food"]})
    assert table.me.influence == 9


def test_other_gains_are_capped_without_overproduction() -> None:
    """Also the 2 Credits of Neural Matrix before producing. [V-183] [V-234]"""
    table = barren()
    table.learn("neural-matrix")
    table.stock(food=14, credits=14)
    table.me.influence = 0
    table.resolve({"gain": {"food": 3}})
    table.resolve({"produce": ["credits"]})
    assert (table.me.stock[FOOD], table.me.stock[CREDITS]) == (15, 15)
    assert table.me.influence == 0


def test_a_mix_is_chosen_at_once() -> None:
    """2 of Food, Energy and Materials; a full Stockpile is not offered. [V-185]"""
    table = Table()
    table.stock(energy=15)
    driven = table.resolve({"gain": {"fem": 2}}, "resource 1-food+1-materials")
    assert driven.options() == [
        "resource 2-food", "resource 1-food+1-materials", "resource 2-materials",
    ]  # fmt: skip
    assert table.me.stock[:3] == [1, 15, 1]


def test_an_exchange_takes_as_much_as_one_likes() -> None:
    """Up to 6 Science into Credits."""
    table = Table()
    table.stock(science=8)
    driven = table.resolve({"exchange": "science", "into": "credits", "max": 6}, "exchange 4")
    assert driven.options()[-1] == "exchange 6"
    assert table.me.stock == [0, 0, 0, 4, 4]


def test_a_repeated_production_takes_a_different_type_each_time() -> None:
    """As for each Glory token of value 5 in an event. [V-152] [V-231]"""
    table = with_level(FOOD, 3)
    table.at.produced = []
    table.resolve({"produce_any": 1}, "resource food")
    assert "resource food" not in table.resolve({"produce_any": 1}, "resource energy").options()


def test_the_matching_resource_of_a_guild() -> None:
    """After an increase one Guild of the sector is chosen; nothing without a Guild."""
    table = Table()
    table.at.same = 4
    table.stock()
    table.resolve({"gain_matching": 2}, "resource materials")
    assert table.me.stock[MATERIALS] == 2
    table.sector(4).guilds = ()
    assert not table.possible({"gain_matching": 2})
