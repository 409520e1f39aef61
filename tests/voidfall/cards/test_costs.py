"""Costs: the whole cost first, with substitution where there is a choice."""

from tests.voidfall.content.test_special_sectors import find
from tests.voidfall.table import Table


def test_there_are_five_stockpiles() -> None:
    """Food, Energy, Materials, Credits and Science. [V-182]"""
    table = Table()
    table.stock(food=1, energy=2, materials=3, credits=4, science=5)
    assert table.me.stock == [1, 2, 3, 4, 5]


def test_a_cost_above_the_stock_cannot_be_paid() -> None:
    """2 Energy and 1 Credit pay for 3 Energy, but not for 4. [V-184] [V-186]"""
    table = Table()
    table.stock(energy=2, credits=1)
    assert table.payable({"energy": 3})
    assert not table.payable({"energy": 4})


def test_a_stockpile_never_falls_below_zero() -> None:
    """Paying all of it leaves 0. [V-183]"""
    table = Table()
    table.stock(energy=2)
    table.pay({"energy": 2})
    assert table.me.stock == [0, 0, 0, 0, 0]


def test_credits_stand_for_food_energy_and_materials() -> None:
    """One Credit for one unit, as many as one likes. [V-186]"""
    table = Table()
    table.stock(food=1, energy=1, materials=1, credits=3)
    driven = table.pay({"food": 1, "energy": 1, "materials": 1}, "pay 1-energy+2-credits")
    assert len(driven.options()) == 8
    assert table.me.stock == [1, 0, 1, 1, 0]


def test_a_payment_without_a_choice_is_not_asked() -> None:
    """Without Credits there is one way; without Energy there is one, too. [V-186]"""
    table = Table()
    table.stock(energy=2)
    assert table.pay({"energy": 1}).topics == []
    table.stock(credits=2)
    assert table.pay({"energy": 1}).topics == []
    assert table.me.stock[3] == 1


def test_credits_never_stand_for_science() -> None:
    """Nor for anything that is no resource. [V-187]"""
    table = Table()
    table.stock(credits=15)
    assert not table.payable({"science": 1})
    assert not table.payable({"discard_bounty": 1})


def test_printed_credits_and_substitutes_are_not_the_same_credit() -> None:
    """2 Energy and 1 Credit need 3 units: a Credit cannot pay twice. [V-184] [V-186]"""
    table = Table()
    table.stock(energy=1, credits=1)
    assert not table.payable({"energy": 2, "credits": 1})
    table.stock(energy=1, credits=2)
    assert table.payable({"energy": 2, "credits": 1})


def test_what_stands_for_a_resource_pays_no_part_of_a_mix() -> None:
    """2 Credits are gone for the Energy: 3 more units are left to pay with, not 5. [V-185]"""
    table = Table()
    table.stock(food=1, credits=2, science=2)
    assert not table.payable({"energy": 2, "any_resource": 4})
    assert not table.payable({"energy": 2, "fem": 2})
    table.pay({"energy": 2, "any_resource": 3})
    assert table.me.stock == [0, 0, 0, 0, 0]


def test_both_mixes_of_a_cost_have_to_be_there() -> None:
    """2 of Food, Energy and Materials and 1 of anything: 3 units, 2 of them plain. [V-185]"""
    table = Table()
    table.stock(food=1, energy=1)
    assert not table.payable({"fem": 2, "any_resource": 1})
    table.stock(food=1, science=2)
    assert not table.payable({"fem": 2, "any_resource": 1})
    table.stock(food=1, energy=1, science=1)
    assert table.payable({"fem": 2, "any_resource": 1})


def test_a_payment_leaves_enough_for_the_mix() -> None:
    """A Credit that is needed for the mix cannot stand for the Science. [V-185] [V-188]"""
    table, _ = find("broken-orrery", "research-complex", "valnis", "dunlork")
    table.stock(credits=1, science=1)
    assert table.payable({"science": 1, "fem": 1})
    assert table.pay({"science": 1, "fem": 1}).topics == []
    assert table.me.stock == [0, 0, 0, 0, 0]


def test_a_house_may_substitute_further() -> None:
    """Nervo pays Energy with Materials; a Credit never becomes Materials first. [V-188]"""
    table = Table("nervo", "valnis")
    table.stock(materials=2)
    table.pay({"energy": 2})
    assert table.me.stock == [0, 0, 0, 0, 0]
    assert not Table().payable({"energy": 9})


def test_nothing_is_paid_for_an_action_that_cannot_be_paid_in_full() -> None:
    """An action with an unpayable part is not offered, and the reason names the rule. [V-073]"""
    table = Table()
    table.stock(credits=2)
    table.select("politics")
    driven = table.act("end")
    assert driven.options() == ["take control", "end"]
    assert driven.why_not("take inspire") == "V-073"


def test_recall_and_deactivate_in_one_cost_are_paid_in_order() -> None:
    """A recalled Fleet Power may be the one that is deactivated. [V-255] [V-256]"""
    table = Table()
    table.me.active = 0
    table.pay({"recall": 1, "deactivate": 1}, "recall 4 corvette")
    assert (table.me.active, table.me.inactive) == (0, 9)


def test_chambers_make_room_for_more_than_one_corruption() -> None:
    """With everything else full, two fit on the Basic card, three do not. [V-391] [V-392]"""
    table = Table()
    table.learn("decontamination-chambers")
    _fill(table)
    assert table.payable({"corruption": 2})
    assert not table.payable({"corruption": 3})


def _fill(table: Table) -> None:
    table.sector(4).corrupted = True
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots()[1:]:
        slot.corrupted = True
