"""The ability of each House that has one."""

from functools import partial

from domineum.voidfall.infrastructure import yards_for_deployment
from domineum.voidfall.production import level, level_terms
from tests.voidfall.positions import changed, rich
from tests.voidfall.table import CONTENT, Table


def test_the_first_four_houses_have_none() -> None:
    """Valnis, Belitan, Dunlork and Cortozaar."""
    plain = [house.id for house in CONTENT.houses.values() if not house.abilities]
    assert plain == ["valnis", "belitan", "dunlork", "cortozaar"]


def test_zenor_counts_scientists_as_a_shipyard() -> None:
    """One more in each sector with Scientists and a Population of 3, for deploying. [V-249]"""
    table = rich("zenor")
    sectors = [table.sector(n) for n in (1, 4, 5)]
    for sector in sectors:
        sector.population = 3
    assert [yards_for_deployment(table.state, 0, n) for n in (1, 4, 5)] == [2, 1, 0]
    for sector in sectors:
        sector.population = 2
    assert [yards_for_deployment(table.state, 0, n) for n in (1, 4, 5)] == [1, 1, 0]


def test_thegwyn_turns_farmers_into_science() -> None:
    """1 Science Level for each Pure Farmers' Guild. [V-226]"""
    table = rich("thegwyn")
    assert ("house-thegwyn", 1) in level_terms(table.state, 0, 4)
    table.sector(5).guilds = ("farmers",)
    assert level(table.state, 0, 4) == 3
    table.sector(5).corrupted = False
    assert level(table.state, 0, 4) == 4


def test_shiveus_cleanses_a_conquered_sector() -> None:
    """1 Food and 1 Energy, only if it was Corrupted; optional. [V-348]"""
    table = rich("shiveus")
    answers = "{attack} / outcome glory / outcome ability-1"
    change = changed(table, partial(table.resolve, "invade"), answers)
    assert change == "food -1, energy -1, influence +1, sectors +1, population +3"
    table = rich("shiveus")
    table.sector(2).corrupted = False
    assert "voidfall.outcome" not in table.invade(2, "4 corvette", "4 corvette").topics


def test_shiveus_is_not_asked_without_the_cost() -> None:
    """Neither Food nor Credits. [V-082]"""
    table = rich("shiveus")
    table.stock(energy=5)
    assert "voidfall.outcome" not in table.invade(2, "4 corvette", "4 corvette").topics


def test_yarvek_finds_something_in_every_conquered_sector() -> None:
    """A Bounty token, besides one that lay there, and 1 Active Fleet Power. [V-348]"""
    answers = "{attack} / outcome glory / outcome ability-1 / resolve gain_bounty / resource food"
    table = rich("yarvek")
    active = table.me.active
    changed(table, partial(table.resolve, "invade"), answers)
    assert (len(table.me.bounty), table.me.active) == (2, active + 1)
    table = rich("yarvek")
    table.sector(2).bounty = ("bounty-any",)
    changed(table, partial(table.resolve, "invade"), f"{answers} / resource food")
    assert len(table.me.bounty) == 3


def test_nervo_pays_energy_with_materials() -> None:
    """Not the other way round, and never for Upkeep. [V-187] [V-188]"""
    table = rich("nervo")
    table.stock(materials=2)
    assert table.payable({"energy": 2})
    table.stock(energy=2)
    assert not table.payable({"materials": 1})


def test_astoran_gains_for_building_in_a_pure_sector() -> None:
    """1 Food or 1 Material, once per turn; not for what is deployed instead. [V-086]"""
    table = rich("astoran")
    build = partial(table.resolve, {"build": "defense"})
    assert changed(table, build, "build 5 defense") == "installations +1"
    assert (
        changed(table, build, "build 4 defense / resolve gain 2")
        == "materials +1, installations +1"
    )
    assert changed(table, build, "build 4 defense") == "installations +1"


def test_fenrax_flies_from_a_decreased_population() -> None:
    """Deploy there or 1 Energy, after the whole cost was paid. [V-220]"""
    table = rich("fenrax")
    driven = table.pay({"decrease_population": 1, "deactivate": 1}, "resolve deploy")
    assert driven.kinds == ["deactivated", "decreased", "deployed"]
    assert table.sector(4).power == 4


def test_kradmor_names_a_preferred_focus_for_the_cycle() -> None:
    """Not Conquest or Temptation; 1 Credit or Science when it is selected. [V-430]"""
    table = rich("kradmor")
    table.me.hand = ["conquest", "development", "politics", "temptation-kradmor"]
    table.state.order = [0]
    driven = table.step("choices", answers=("name-focus politics",))
    assert driven.options() == ["name-focus development", "name-focus politics"]
    select = partial(lambda *answers: table.step("select", 0, answers=answers))
    change = changed(table, select, "focus politics / resolve gain 2")
    assert change == "science +1"


def test_marqualos_profits_from_agendas_that_return() -> None:
    """2 resources or a Bounty token, once per turn. [V-109]"""
    table = rich("marqualos")
    pay = partial(table.pay, {"discard_agenda": 1})
    change = changed(table, pay, "resolve gain_bounty / resource food")
    assert change == "food +1, agendas -1, bounty +1"
    table.slot(1).agenda = "agricultural-union"
    assert changed(table, pay, "") == "agendas -1"


def test_marqualos_starts_with_an_extra_agenda() -> None:
    """It has no slot of the three, holds a Trade token, and is never Corrupted. [V-427]"""
    table = Table("marqualos", "belitan", scenario="amber-causeway")
    extra = table.me.slots[-1]
    assert (extra.kind, extra.agenda) == ("extra", "marqualos-a-extra")
    assert "corrupt-slot 4" not in table.pay({"corruption": 1}, "corrupt-slot 1").options()
    assert not table.payable({"discard_agenda": 1})


def test_novaris_gains_for_a_corruption_that_is_paid() -> None:
    """2 resources and 2 Influence each time; not for a Corruption of an event. [V-387]"""
    table = rich("novaris")
    pay = partial(table.pay, {"corruption": 1})
    for slot in (2, 1):
        answers = f"corrupt-slot {slot} / resolve influence / resource 1-food+1-science"
        change = "food +1, science +1, influence +2, corruption +1"
        assert changed(table, pay, answers) == change
    table = rich("novaris")
    event = partial(table.resolve, {"corruption": 1, "where": "track"})
    assert changed(table, event, "corrupt-track society") == "corruption +1"
