"""Fleet movement: what may be invaded, and from where Fleet Power moves in."""

from domineum.voidfall.fleet_movement import targets
from domineum.voidfall.state import NOBODY
from tests.voidfall.positions import plain
from tests.voidfall.table import Table


def numbers(table: Table) -> list[int]:
    """The sectors that seat 0 could invade."""
    return [n for n, _ in targets(table.at)]


def test_targets_are_adjacent_sectors_of_others() -> None:
    """Voidborn sectors, sectors without Fleet Power, never far ones. [V-268] [V-269] [V-271]"""
    table = Table()
    assert numbers(table) == [2, 3, 5, 6]
    driven = table.resolve("invade", "forfeit")
    assert driven.why_not("invade 8") == "V-268"


def test_a_sector_needs_fleet_power_next_to_it() -> None:
    """An own Home without Fleets gives no target. [V-273]"""
    table = Table()
    table.sector(1).fleets = (0, 0, 0, 0, 0)
    table.give(4, corvette=0)
    assert numbers(table) == []
    assert not table.possible("invade")


def test_a_rivals_sector_is_a_target_but_not_its_home() -> None:
    """In competitive games. [V-270]"""
    table = Table()
    table.give(5, seat=1)
    assert 5 in numbers(table)


def test_nobody_invades_another_in_a_tutorial_without_rivals() -> None:
    """All aim for the same goal. [V-008] [V-270]"""
    table = Table()
    table.give(5, seat=1)
    table.state.goal = 120
    assert 5 not in numbers(table)
    assert table.resolve("invade", "forfeit").why_not("invade 5") == "V-270"


def test_a_corrupted_sector_only() -> None:
    """The Pure Asteroid Belt is blocked. [V-274]"""
    table = Table()
    driven = table.resolve("invade_corrupted", "forfeit")
    assert driven.options() == ["invade 2", "invade 5", "invade 6", "forfeit"]
    assert driven.why_not("invade 3") == "V-274"


def test_the_movement_of_the_example() -> None:
    """3 Corvettes from one sector and 1 from another; their Dreadnoughts stay. [V-273]"""
    table = plain(corvette=3, dreadnought=1)
    table.give(1, corvette=1, dreadnought=1)
    table.give(3, corvette=1)
    table.sector(2).voidborn, table.sector(2).bounty = 3, ()
    driven = table.invade(2, *["4 corvette"] * 3, "1 corvette")
    assert "move 3 corvette" not in driven.options(1)
    assert table.sector(4).fleets == table.sector(1).fleets == (0, 0, 0, 1, 0)
    told = {"player": 0, "sector": 2, "power": 4, "from-4": 3, "from-1": 1}
    assert driven.events[0].data == told
    assert table.sector(2).fleets == (2, 0, 0, 0, 0)


def test_no_attack_starts_by_itself() -> None:
    """All Fleet Power has moved, and attacking is still a choice of its own. [V-272] [V-273]"""
    table = plain(corvette=1)
    table.sector(1).fleets = (0, 0, 0, 0, 0)
    driven = table.resolve("invade", "invade 5", "attack 5")
    assert driven.topics == ["voidfall.invade", "voidfall.invade.move"]
    assert driven.options(1) == ["attack 5"]


def test_at_least_one_fleet_power_moves_in() -> None:
    """Attacking is not offered before. [V-272] [V-273]"""
    table = plain(corvette=3)
    table.give(1, corvette=1)
    table.sector(2).bounty = ()
    driven = table.invade(2, *["4 corvette"] * 2, "1 corvette")
    assert "attack 2" not in driven.options(1)
    assert "attack 2" in driven.options(2)


def test_leaving_a_sector_empty_abandons_it_before_the_combat() -> None:
    """A Glory token is discarded, so that it no longer counts in the outcome. [V-275] [V-279]"""
    table = plain(corvette=3)
    table.me.glory, table.me.influence = [2, 3], 0
    table.sector(5).glory = ()
    driven = table.invade(5, "4 corvette 3", answers=("glory 2",))
    assert driven.kinds[:4] == ["invades", "abandoned", "glory-lost", "taken-over"]
    sector = table.sector(4)
    assert (sector.owner, sector.voidborn, sector.corrupted) == (NOBODY, 2, True)
    assert table.me.influence == 3


def test_several_sectors_may_be_left_empty() -> None:
    """Each costs a Glory token; Home is never abandoned. [V-275] [V-276]"""
    table = plain(corvette=2)
    table.give(3, corvette=2)
    table.me.glory = [1, 1]
    table.invade(5, "3 corvette", "3 corvette", "4 corvette", "4 corvette")
    assert (table.sector(3).owner, table.sector(4).owner) == (NOBODY, NOBODY)
    assert table.me.glory == [2]


def test_a_voidstorm_is_ignored_or_a_sector_leapt_over() -> None:
    """Improved Hyperdrive: one of the two for each Invasion. [V-192] [V-193] [V-268]"""
    table = Table()
    table.give(7, corvette=2)
    table.learn("hyperdrive+")
    found = targets(table.at)
    assert (10, "ignore_voidstorms") in found
    assert (12, "distance_2") in found
    assert (8, "adjacent") in found


def test_a_leap_lets_far_fleets_join() -> None:
    """Fleet Power two steps away moves in with the others. [V-273]"""
    table = plain(corvette=2)
    table.learn("hyperdrive+")
    driven = table.resolve(
        "invade", "invade 5 distance_2", "move 1 corvette", "move 1 corvette", "move 4 corvette",
        "attack 5",
    )  # fmt: skip
    assert driven.events[0].data["power"] == 3
