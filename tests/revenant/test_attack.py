from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
)
from tests.revenant.table import Table, attach, boarded, changes, empty, give, put, ship


def fighter(sector: int = 6, voidborn: dict[int, int] | None = None) -> Fleet:
    fleet = boarded(put(empty(), fenrax_fighter=sector), "fenrax-fighter", member=1)
    for where, number in (voidborn or {6: 2}).items():
        fleet.voidborn[where] = number
    return fleet


def test_an_attack_destroys_one_voidborn_ship_for_one_tactics() -> None:
    """[R-149] [R-150] [R-151]"""
    fleet = fighter()
    table = Table(fleet, ("action",)).do("attack", "stay", "done")
    assert changes(fleet, table.fleet) == {"tactics": 1, "voidborn": -1}


def test_ex_05_the_frigate_attacks() -> None:
    """EX-05 [R-149] [R-150] [R-154]"""
    fleet = boarded(empty(), FRIGATE, member=1)
    fleet.voidborn[1] = 3
    table = Table(fleet, ("action",)).do("assault", "attack", "done")
    assert changes(fleet, table.fleet) == {"tactics": 1, "voidborn": -1}
    assert table.fleet.damage == [0] * 28


def test_an_attack_needs_a_voidborn_ship_in_the_sector() -> None:
    """[R-150]"""
    table = Table(fighter(6, {5: 3}), ("action",))
    assert table.why_not("attack") == "R-150"


def test_abilities_add_damage_one_by_one() -> None:
    """[R-153]"""
    fleet = fighter(6, {6: 4})
    attach(fleet, 0, "bombardier")
    table = Table(fleet, ("action",)).do("attack", "stay", "strike", "stay", "strike", "stay")
    assert table.me.tactics == 3
    assert table.fleet.voidborn[6] == 1


def test_added_damage_may_be_declined() -> None:
    """[R-057] [R-153] [RU-72]"""
    fleet = fighter(6, {6: 4})
    attach(fleet, 0, "bombardier")
    table = Table(fleet, ("action",)).do("attack", "stay", "stop")
    assert table.fleet.voidborn[6] == 3


def test_a_condition_of_added_damage_is_tested_on_the_way() -> None:
    """[R-153] [R-184]: the Ion Lance needs a Rift, which is where the Swerve leads [RU-72]"""
    fleet = fighter(6, {6: 1, 7: 1})
    fleet.rifts[7] = 1
    attach(fleet, 0, "ion-lance")
    table = Table(fleet, ("action",)).do("attack", "swerve 7", "strike", "stay")
    assert table.me.tactics == 2


def test_gunner_needs_three_voidborn_ships_at_the_start() -> None:
    """[R-184]"""
    fleet = fighter(6, {6: 3})
    attach(fleet, 0, "gunner")
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do("attack", "stay", "strike", "stay", "strike", "stay")
    assert table.fleet.voidborn[6] == 0
    table.do("take energy energy")
    assert table.me.free == [1, 2, 0, 0]


def test_direct_destruction_is_no_attack_but_gives_tactics() -> None:
    """[R-152]"""
    fleet = fighter(6, {2: 1, 6: 1})
    attach(fleet, 0, "war-room")
    table = Table(fleet, ("test-resolve", "arkships", "shiveus-purge", "effect", ""))
    table.do("aim 2", "aim 6")
    assert table.me.tactics == 2
    assert not table.events("ability")


def test_effects_on_one_sector_stay_there() -> None:
    """[R-130] [R-132] [R-152]"""
    fleet = fighter(6, {2: 1, 6: 2})
    step = ("test-resolve", "orders", "seal-the-breach", "effect", "seal-the-breach")
    table = Table(fleet, step).do("aim 6")
    assert table.options == ["aim 6", "done"]


def test_voidborn_ships_fire_only_in_the_skirmish_phase() -> None:
    """[R-154]"""
    fleet = fighter(6, {6: 6})
    table = Table(fleet, ("action",), ("corruption",), ("extra",)).decline()
    assert table.fleet.damage == [0] * 28
    assert sum(Table(fleet, ("skirmish", 6)).fleet.damage) <= 1


def test_pushing_keeps_the_limit() -> None:
    """[R-135] [RU-69]"""
    fleet = fighter(6, {6: 2, 5: 6})
    table = Table(fleet, ("test-resolve", "planets", "thornfield", "upper", ""))
    table.do("resolve push_voidborn")
    assert table.options == ["push 7", "done"]
    assert table.do("push 7").fleet.voidborn[7] == 1
    assert ship("fenrax-fighter") == table.fleet.turn.ship
