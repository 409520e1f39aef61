from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
)
from tests.revenant.table import Table, attach, boarded, empty, planet, put, ship


def fighter(sector: int = 6, **ships: int) -> Fleet:
    fleet = boarded(put(empty(), fenrax_fighter=sector, **ships), "fenrax-fighter", member=1)
    fleet.voidborn[7] = fleet.voidborn[8] = fleet.voidborn[6] = 2
    return fleet


def where(table: Table) -> int:
    return table.fleet.place[ship("fenrax-fighter")]


def test_maneuver_and_attack_in_any_order() -> None:
    """[R-213]"""
    first = Table(fighter(), ("action",)).do("attack", "stay", "move 5")
    assert (where(first), first.me.tactics) == (5, 1)
    second = Table(fighter(), ("action",)).do("move 7", "attack", "stay")
    assert (where(second), second.me.tactics) == (7, 1)
    only = Table(fighter(), ("action",)).do("attack", "stay", "done")
    assert where(only) == 6


def test_each_is_used_once() -> None:
    """[R-213]"""
    table = Table(fighter(), ("action",)).do("move 7")
    assert table.options == ["attack", "done"]
    assert table.do("attack", "stay").match.over


def test_a_kill_lets_the_fighter_swerve_or_stay() -> None:
    """[R-214]"""
    table = Table(fighter(), ("action",)).do("attack")
    assert table.options == ["swerve 5", "swerve 7", "swerve c", "stay"]
    assert where(table.do("swerve 7")) == 7


def test_a_swerve_not_used_is_lost_and_takes_no_extra_steps() -> None:
    """[R-215] [R-216]"""
    fleet = fighter()
    attach(fleet, 0, "guide")
    table = Table(fleet, ("action",)).do("attack", "swerve 7")
    assert table.topic == "fly"
    table = Table(fleet, ("action",)).do("attack", "stay")
    assert not [code for code in table.options if "swerve" in code]


def test_a_swerve_respects_the_limits() -> None:
    """[R-137] [R-214]"""
    fleet = fighter(6, belitan_fighter=7, dunlork_fighter=7, novaris_shuttle=7, yarvek_dropship=7)
    table = Table(fleet, ("action",)).do("attack")
    assert table.options == ["swerve 5", "swerve c", "stay"]
    assert table.why_not("swerve 7") == "R-134"


def test_a_swerve_into_an_inner_sector_is_followed_by_the_maneuver() -> None:
    """[R-138] [R-213] [R-214] [RU-85]"""
    table = Table(fighter(), ("action",)).do("attack", "swerve c")
    assert table.options == ["move 5", "move 6", "move 7"]
    assert where(table.do("move 7")) == 7
    assert table.match.over


def test_with_an_added_step_a_swerve_opens_the_way_across() -> None:
    """[R-138] [R-144] [RU-85]: 3 to A by the Swerve, A to D to 7 by the Maneuver"""
    fleet = fighter(3)
    fleet.voidborn[3] = 1
    attach(fleet, 0, "scout")
    table = Table(fleet, ("action",)).do("attack", "swerve a", "move d")
    assert table.options == ["move 7", "move 8", "move 1"]
    assert where(table.do("move 7")) == 7


def test_after_the_maneuver_no_swerve_leads_into_an_inner_sector() -> None:
    """[R-138] [RU-85]"""
    table = Table(fighter(), ("action",)).do("move 7", "attack")
    assert table.options == ["swerve 6", "swerve 8", "stay"]
    assert table.why_not("swerve c") == "R-138"


def test_added_damage_waits_in_vain_in_an_inner_sector() -> None:
    """[R-150] [R-153] [RU-85]"""
    fleet = fighter()
    attach(fleet, 0, "tactician")
    table = Table(fleet, ("action",)).do("attack", "swerve c")
    assert table.options == ["move 5", "move 6", "move 7"]


def test_ex_08_maneuver_attack_swerve_and_the_tactician() -> None:
    """EX-08 [R-214] [R-216]: added Damage is dealt where the Fighter then is"""
    fleet = fighter()
    attach(fleet, 0, "tactician")
    table = Table(fleet, ("action",)).do("move 7", "attack", "swerve 8", "strike", "swerve 7")
    assert table.match.over
    assert where(table) == 7
    assert (table.fleet.voidborn[7], table.fleet.voidborn[8]) == (1, 1)
    assert table.me.tactics == 2


def test_only_the_owner_boards_a_frigate_and_picks_one_of_two_effects() -> None:
    """[R-224] [R-225]"""
    fleet = planet(boarded(empty(), FRIGATE, member=1), 1, "duskrim")
    fleet.voidborn[1] = 2
    table = Table(fleet, ("action",))
    assert table.options == ["assault", "descend", "done"]
    table.do("assault", "attack", "move 2")
    assert (table.fleet.place[FRIGATE], table.me.tactics) == (2, 1)
    landing = Table(fleet, ("action",)).do("descend", "land", "done")
    assert landing.fleet.landed[1] == FRIGATE
    assert landing.match.over


def test_a_frigate_never_swerves() -> None:
    """[R-226]"""
    fleet = boarded(empty(), FRIGATE)
    fleet.voidborn[1] = 2
    table = Table(fleet, ("action",)).do("assault", "attack")
    assert not [code for code in table.options if "swerve" in code]


def test_frigates_take_no_damage() -> None:
    """[R-227]"""
    fleet = empty()
    fleet.voidborn[1] = 3
    table = Table(fleet, ("skirmish", 1))
    assert table.fleet.place[FRIGATE] == 1
    assert table.fleet.revenant == 3
