from __future__ import annotations

from tests.revenant.table import Table, boarded, empty, planet, put, ship


def test_shields_are_placed_in_one_sector_or_split() -> None:
    """[R-156] [R-197]"""
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship")
    step = ("test-resolve", "arkships", "dunlork-charge", "effect", "")
    table = Table(fleet, step).do("resolve place_shield", "shield 2", "shield 7")
    assert table.fleet.shields == [0, 0, 1, 0, 0, 0, 0, 1, 0]
    table = Table(fleet, step).do("resolve place_shield", "shield 2", "shield 2")
    assert table.fleet.shields[2] == 2
    assert all(
        f"shield {s}" in Table(fleet, step).do("resolve place_shield").options for s in range(1, 9)
    )


def test_a_sector_takes_any_number_of_shields_and_the_box_has_twelve() -> None:
    """[R-008] [R-156]"""
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship")
    step = ("test-resolve", "planets", "bastion-rock", "upper", "")
    fleet.shields[3] = 9
    table = Table(fleet, step).do("resolve place_shield", *["shield 3"] * 3)
    assert table.fleet.shields[3] == 12
    fleet.shields[3] = 11
    table = Table(fleet, step).do("resolve place_shield", "shield 3")
    assert table.fleet.shields[3] == 12
    assert [event.data["n"] for event in table.events("short-shields")] == [2]
    fleet.shields[3] = 12
    charge = ("test-resolve", "arkships", "dunlork-charge", "effect", "")
    assert Table(fleet, charge).why_not("resolve place_shield") == "R-008"


def test_fewer_shields_may_be_placed() -> None:
    """[R-156] [R-204]: one Shield lets one Damage through on purpose"""
    fleet = boarded(put(empty(), shiveus_arkship=3), "shiveus-arkship")
    step = ("test-resolve", "arkships", "shiveus-ascend", "effect", "")
    table = Table(fleet, step).do("resolve place_shield", "shield 4")
    assert table.options == ["shield 4", "done"]
    assert table.question.usual is not None
    assert table.do("done").fleet.shields[4] == 1
    both = Table(fleet, step).do("resolve place_shield", "shield 4", "shield 4")
    assert both.fleet.shields[4] == 2


def test_each_shield_cancels_one_damage() -> None:
    """[R-157] [R-264]"""
    fleet = put(empty(), belitan_arkship=3)
    fleet.voidborn[3], fleet.shields[3] = 3, 2
    table = Table(fleet, ("skirmish", 3))
    assert table.fleet.damage[ship("belitan-arkship")] == 1
    assert table.fleet.shields[3] == 0


def test_damage_is_removed_from_ships_of_the_fleet() -> None:
    """[R-155]: the Revenant too where any Sector may be chosen [RU-73]"""
    fleet = boarded(
        put(empty(), belitan_arkship=3, fenrax_fighter=4, zenor_arkship=7), "belitan-arkship"
    )
    for name in ("belitan-arkship", "fenrax-fighter", "zenor-arkship"):
        fleet.damage[ship(name)] = 1
    fleet.revenant = 2
    own = Table(fleet, ("test-resolve", "planets", "quiet-harbor", "upper", "")).do(
        "resolve remove_damage"
    )
    assert own.options == ["repair arkship belitan", "done"]
    near = Table(fleet, ("test-resolve", "planets", "vesper-gardens", "upper", ""))
    near.do("resolve remove_damage")
    assert near.options == ["repair arkship belitan", "repair fighter fenrax", "done"]
    step = ("test-resolve", "orders", "battle-patch", "effect", "battle-patch")
    anywhere = Table(fleet, step).do("resolve remove_damage")
    assert anywhere.options[-2] == "repair revenant"
    anywhere.do("repair revenant", "repair arkship zenor", "repair revenant")
    assert anywhere.fleet.revenant == 0
    assert anywhere.fleet.damage[ship("zenor-arkship")] == 0


def test_one_sector_means_one_sector() -> None:
    """[R-131] [R-155] [RU-73]"""
    fleet = boarded(put(empty(), belitan_arkship=3, fenrax_fighter=4), "belitan-arkship")
    fleet.damage[ship("belitan-arkship")] = fleet.damage[ship("fenrax-fighter")] = 1
    table = Table(fleet, ("test-resolve", "planets", "vesper-gardens", "upper", ""))
    table.do("resolve remove_damage", "repair fighter fenrax")
    assert table.fleet.damage[ship("belitan-arkship")] == 1
    assert table.topic == "gain"


def test_a_rift_is_closed_nearby() -> None:
    """[R-131]"""
    fleet = planet(boarded(put(empty(), belitan_arkship=3), "belitan-arkship"), 3, "duskrim")
    fleet.rifts[2] = fleet.rifts[6] = 1
    table = Table(fleet, ("test-resolve", "orders", "cordon", "effect", "cordon"))
    table.do("resolve remove_rift")
    assert table.options == ["close 2", "done"]
    assert table.do("close 2").fleet.rifts == [0, 0, 0, 0, 0, 0, 1, 0, 0]
