from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
)
from tests.revenant.table import Table, attach, boarded, empty, planet, put, ship


def fighter(sector: int = 6, **ships: int) -> Fleet:
    fleet = boarded(put(empty(), fenrax_fighter=sector, **ships), "fenrax-fighter", member=1)
    fleet.players[0].captain = "mirela-quist"
    return fleet


MOBILIZE = ("test-resolve", "arkships", "fenrax-mobilize", "effect", "")
MARCH = ("test-resolve", "orders", "forced-march", "effect", "forced-march")


def moves(table: Table) -> list[str]:
    return [code for code in table.options if code.startswith("move")]


def test_a_maneuver_is_one_step_to_an_adjacent_sector() -> None:
    """[R-143]: not into an inner Sector, which it could not leave again [R-138]"""
    table = Table(fighter(), ("action",))
    assert moves(table) == ["move 5", "move 7"]
    assert table.why_not("move c") == "R-138"
    assert table.do("move 7").fleet.place[ship("fenrax-fighter")] == 7
    assert not moves(table)


def test_abilities_add_steps() -> None:
    """[R-138] [R-144]: with two steps a way through an inner Sector is open"""
    fleet = fighter()
    attach(fleet, 0, "scout")
    table = Table(fleet, ("action",))
    assert moves(table) == ["move 5", "move 7", "move c"]
    table.do("move c")
    assert table.options == ["move 5", "move 6", "move 7"]
    assert table.do("move 5").fleet.place[ship("fenrax-fighter")] == 5


def test_added_steps_need_not_be_used() -> None:
    """[R-057] [R-144]"""
    fleet = fighter()
    attach(fleet, 0, "guide")
    table = Table(fleet, ("action",)).do("move 7")
    assert "stay" in table.options
    assert table.do("stay").fleet.place[ship("fenrax-fighter")] == 7


def test_a_full_sector_cannot_be_entered_not_even_in_passing() -> None:
    """[R-134] [R-137]"""
    fleet = fighter(6, belitan_fighter=7, dunlork_fighter=7, novaris_shuttle=7, yarvek_dropship=7)
    attach(fleet, 0, "scout")
    table = Table(fleet, ("action",))
    assert moves(table) == ["move 5", "move c"]
    assert table.why_not("move 7") == "R-137"
    assert table.do("move c").options == ["move 5", "move 6"]


def test_arkships_voidborn_and_other_frigates_never_move() -> None:
    """[R-142] [R-193]"""
    fleet = fighter(6, belitan_arkship=3, zenor_shuttle=2)
    fleet.voidborn[3] = 2
    table = Table(fleet, MOBILIZE)
    assert table.options == ["ship fighter fenrax", "ship shuttle zenor", "done"]


def test_careful_moves_choose_any_ship_boarded_or_not() -> None:
    """[R-145] [R-198]"""
    fleet = fighter(6, yarvek_dropship=2)
    fleet.players[1].crew[0] = ship("yarvek-dropship")
    table = Table(fleet, MOBILIZE).do("ship dropship yarvek", "move 3")
    assert table.fleet.place[ship("yarvek-dropship")] == 3


def test_careful_steps_can_be_split() -> None:
    """[R-146] [R-198]: four steps in all"""
    fleet = fighter(6, zenor_shuttle=2)
    table = Table(fleet, MOBILIZE)
    table.do("ship fighter fenrax", "move 5", "ship shuttle zenor", "move 3")
    table.do("ship fighter fenrax", "move 4", "ship fighter fenrax", "move 3")
    assert table.match.over
    assert (
        table.fleet.place[ship("fenrax-fighter")] == table.fleet.place[ship("zenor-shuttle")] == 3
    )


def test_a_landed_dropship_cannot_be_moved() -> None:
    """[R-147]"""
    fleet = planet(fighter(6, yarvek_dropship=2), 2, "duskrim")
    fleet.landed[2] = ship("yarvek-dropship")
    assert Table(fleet, MOBILIZE).options == ["ship fighter fenrax", "done"]


def test_a_careful_move_does_not_end_among_more_voidborn_than_it_began() -> None:
    """[R-148]: Sectors in between do not matter"""
    fleet = fighter(2)
    fleet.voidborn[2], fleet.voidborn[3], fleet.voidborn[1] = 1, 2, 1
    table = Table(fleet, MOBILIZE).do("ship fighter fenrax")
    assert moves(table) == ["move 1", "move 3", "move a"]
    table.do("move 3")
    assert table.topic == "careful-to"
    table.do("move 4", "done")
    assert table.fleet.place[ship("fenrax-fighter")] == 4


def test_the_last_careful_step_must_be_safe() -> None:
    """[R-148]"""
    fleet = fighter(4)
    fleet.voidborn[3] = 1
    attach(fleet, 0, "wing-leader")
    attach(fleet, 0, "gravity-sling")
    put(fleet, zenor_shuttle=4)
    table = Table(fleet, ("test-fire", "maneuver", "after", -1, 0, 0, 0))
    table.do("ship fighter fenrax", "move 5", "ship shuttle zenor")
    assert table.match.over
    assert table.fleet.place[ship("zenor-shuttle")] == 5
    fleet = fighter(2)
    fleet.voidborn[3] = 1
    attach(fleet, 0, "gravity-sling")
    table = Table(fleet, ("test-fire", "deploy", "after", -1, 0, 0, 0)).do("ship fighter fenrax")
    assert table.match.over
    assert table.fleet.place[ship("fenrax-fighter")] == 1


def test_the_own_frigate_moves_unless_it_has_landed() -> None:
    """[R-142] [RU-70]"""
    fleet = fighter()
    table = Table(fleet, MARCH).do("resolve move_frigate", "move a", "move 3")
    assert table.fleet.place[FRIGATE] == 3
    assert table.fleet.place[FRIGATE + 1] == 1
    planet(fleet, 1, "duskrim")
    fleet.landed[1] = FRIGATE
    assert "resolve move_frigate" not in Table(fleet, MARCH).options


def test_no_move_can_leave_a_ship_in_an_inner_sector() -> None:
    """[R-138]"""
    fleet = fighter(6, belitan_fighter=5, dunlork_fighter=5, novaris_shuttle=5, yarvek_dropship=5)
    attach(fleet, 0, "scout")
    table = Table(fleet, ("action",)).do("move c")
    assert "stay" not in table.options
    assert table.options == ["move 6", "move 7"]


def wing(leader: str, **ships: int) -> Table:
    """The action of a Fighter in Sector 3 with careful steps after its Maneuver."""
    fleet = fighter(3, **ships)
    if leader == "tomas-reyk":
        fleet.players[0].captain, fleet.players[0].rank, fleet.turn.member = leader, 3, 0
        fleet.players[0].crew = [fleet.turn.ship, -1, -1]
    else:
        attach(fleet, 0, leader)
    fleet.voidborn = [0, 1, 0, 1, 1, 1, 1, 1, 1]
    return Table(fleet, ("action",))


def test_careful_steps_after_a_maneuver_may_take_the_ship_out() -> None:
    """[R-138] [R-145] [R-148]: only to Sectors without Voidborn ships, and before anything else"""
    table = wing("wing-leader", zenor_shuttle=8)
    assert moves(table) == ["move 2", "move 4", "move a", "move b"]
    table.do("move a")
    assert table.topic == "careful-to"
    assert table.options == ["move 1", "move 2", "move 3"]
    table.do("move 1")
    assert table.fleet.place[ship("fenrax-fighter")] == 2


def test_without_a_safe_sector_in_reach_the_ship_stays_outside() -> None:
    """[R-138] [R-148]"""
    fleet = fighter(3)
    attach(fleet, 0, "wing-leader")
    fleet.voidborn = [0, *[1] * 8]
    table = Table(fleet, ("action",))
    assert moves(table) == ["move 2", "move 4"]
    assert table.why_not("move a") == "R-138"


def test_what_else_the_ability_gives_may_still_be_declined() -> None:
    """[R-057] [R-138]"""
    table = wing("tomas-reyk").do("move a", "stay")
    assert table.topic == "effect"
    assert "forfeit" not in table.options
    table.do("resolve careful_move", "move 2")
    assert "forfeit" in table.options
    assert table.fleet.place[ship("fenrax-fighter")] == 2
