"""What each special sector does for the one who controls it."""

from functools import partial

import pytest

from domineum.voidfall.fleet_movement import targets
from domineum.voidfall.production import level
from domineum.voidfall.sectors import (
    defenses_in,
    guilds_in,
    installations_in,
    is_controllable,
    sector_upkeep,
)
from tests.voidfall.positions import changed, rich
from tests.voidfall.table import CONTENT, Table


def test_the_asteroid_belt_raises_energy_and_materials() -> None:
    """2 each; a printed Shipyard and Sector Defense; no Population. [V-202] [V-226]"""
    table = rich()
    before = [level(table.state, 0, r) for r in range(5)]
    table.give(3)
    assert [level(table.state, 0, r) - n for r, n in enumerate(before)] == [0, 2, 2, 0, 0]
    assert installations_in(table.state, 3) == ("shipyard", "defense")


def test_two_belts_add_up() -> None:
    """Production Levels of tiles of one type add up. [V-226]"""
    table = rich()
    before = level(table.state, 0, 2)
    table.give(3)
    table.give(17)
    assert level(table.state, 0, 2) == before + 4


def find(scenario: str, tile: str, *houses: str) -> tuple[Table, int]:
    """A table on a scenario, and the number of its first tile of a type."""
    table = Table(*houses, scenario=scenario)
    n = next(n for n, sector in enumerate(table.state.sectors) if sector.tile == tile)
    table.give(n).corrupted = False
    return table, n


def test_paradise_world_raises_food_and_each_of_its_guilds() -> None:
    """2 Food, and while Pure 1 for each Guild there; a free-standing Upkeep. [V-142] [V-226]"""
    table, n = find("knifes-breadth", "paradise-world", "valnis", "dunlork")
    before = [level(table.state, 0, r) for r in range(5)]
    sector = table.sector(n)
    sector.population, sector.guilds = 1, ("miners", "bankers")
    gained = [level(table.state, 0, r) - b for r, b in enumerate(before)]
    assert gained == [0, 0, 2, 2, 0]
    sector.corrupted = True
    assert level(table.state, 0, 2) == before[2] + 1
    sector.installations = ()
    assert sector_upkeep(table.state, n) == 1
    table.give(n, seat=1)
    assert level(table.state, 0, 0) == before[0] - 2


def test_genesis_seeds_itself_or_a_neighbour() -> None:
    """With Development or Prosperity, 1 Food, once per turn and tile. [V-088]"""
    table, n = find("quiet-meridian", "genesis", "valnis", "belitan")
    near = next(m for m in table.state.neighbours(n) if table.sector(m).home < 0)
    table.give(near).corrupted = False
    table.stock(food=1)
    table.select("development")
    driven = table.act(f"take-sector {n}", f"increase {near}")
    assert set(driven.options(1)) == {f"increase {n}", f"increase {near}", "forfeit"}
    assert table.me.stock[0] == 0
    table.stock(food=1)
    assert f"take-sector {n}" not in table.act("end").options()


def test_genesis_needs_its_focus() -> None:
    """Not with Production. [V-088]"""
    table, n = find("quiet-meridian", "genesis", "valnis", "belitan")
    table.select("production")
    assert f"take-sector {n}" not in table.act("end").options()


def test_the_megalopolis_has_two_printed_bankers() -> None:
    """Population 6 for good: 12 Credits Level; one free Guild space; 2 Upkeep. [V-215] [V-221]"""
    table, n = find("twin-throats", "megalopolis")
    assert guilds_in(table.state, n) == ("bankers", "bankers")
    assert level(table.state, 0, 3) == 12
    assert sector_upkeep(table.state, n) == 2
    assert table.possible({"establish": "any", "where": "non_home"})


def test_the_research_complex_lets_credits_stand_for_science() -> None:
    """Only while one controls it; its Starbase is no Shipyard without the Technology. [V-188]"""
    table, n = find("broken-orrery", "research-complex", "valnis", "dunlork")
    table.stock(credits=2)
    table.pay({"science": 2})
    assert table.me.stock == [0] * 5
    assert installations_in(table.state, n) == ("starbase",)
    table.give(n, seat=1)
    table.stock(credits=2)
    assert not table.payable({"science": 1})


def test_the_communication_relay_allows_a_third_action() -> None:
    """With a preferred Focus, for 1 Credit more. [V-068] [V-088]"""
    table, n = find("amber-causeway", "communication-relay", "belitan", "dunlork")
    table.stock(credits=1, science=2)
    table.select("progress")
    table.state.turn.taken = ["focus experiment", "focus restore"]
    table.me.technologies = {}
    driven = table.act("take invent", "forfeit")
    assert driven.options() == ["take invent", "end"]
    assert (table.me.stock[3], table.me.stock[4]) == (0, 0)
    assert defenses_in(table.state, n) == 2


def test_the_relay_does_nothing_for_other_focuses() -> None:
    """Belitan does not prefer Production. [V-088]"""
    table, _ = find("amber-causeway", "communication-relay", "belitan", "dunlork")
    table.stock(credits=1)
    table.select("production")
    table.state.turn.taken = ["focus supply", "focus thrive"]
    assert table.act("end").options() == ["end"]


def test_the_novarch_palace_advances_the_lowest_track() -> None:
    """With Politics, for 2 Credits. [V-088]"""
    table, n = find("twin-throats", "novarch-palace")
    table.stock(credits=2)
    table.me.tracks = [1, 0, 1]
    table.select("politics")
    change = changed(table, partial(table.act, f"take-sector {n}"), "advance statecraft")
    assert change == "credits -2, active +1, inactive -1, tracks +1"


def before_conquest(scenario: str, tile: str, *houses: str) -> tuple[Table, int, list[str]]:
    """A table on which seat 0 can conquer an empty tile, its number, and the moves."""
    table, n = find(scenario, tile, *houses)
    sector = table.sector(n)
    sector.owner, sector.fleets, sector.bounty, sector.reclaim = -1, (0,) * 5, (), ()
    near = table.state.neighbours(n)[0]
    table.give(near, corvette=5)
    table.me.technologies = {}
    table.state.tableau = {"robotics": (0,)}
    return table, n, [f"{near} corvette"] * 3


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (("resolve gain_technology",), (1, 2, 0)),
        (("resolve gain",), (0, 0, 3)),
    ],
)
def test_ancient_ruins_reward_their_conqueror_once(
    answers: tuple[str, ...], expected: tuple[int, int, int]
) -> None:
    """A Basic Technology or 3 Science, each player once per game. [V-203] [V-356]"""
    table, n, moves = before_conquest("broken-orrery", "ancient-ruins", "valnis", "dunlork")
    table.stock()
    table.invade(n, *moves, answers=("outcome glory", "outcome special", *answers))
    me = table.me
    assert (len(me.technologies), me.stock[2], me.stock[4]) == expected
    assert table.sector(n).rewarded == (0,)


def test_a_reward_that_was_not_taken_is_not_lost() -> None:
    """Only what was resolved counts as had. [V-356]"""
    table, n, moves = before_conquest("broken-orrery", "ancient-ruins", "valnis", "dunlork")
    table.invade(n, *moves, answers=("outcome glory", "done"))
    assert (table.sector(n).owner, table.sector(n).rewarded) == (0, ())


def test_a_reward_is_not_offered_again() -> None:
    """After a second conquest of the tile. [V-356]"""
    table, n, moves = before_conquest("broken-orrery", "ancient-ruins", "valnis", "dunlork")
    table.sector(n).rewarded = (0,)
    assert "voidfall.outcome" not in table.invade(n, *moves).topics


def test_the_survivor_colony_sends_volunteers() -> None:
    """Activate 1 and deploy 1 there. [V-203] [V-356]"""
    table, n, moves = before_conquest("knifes-breadth", "survivor-colony", "valnis", "dunlork")
    steps = ("outcome special", "resolve activate", "resolve deploy")
    table.invade(n, *moves, answers=steps)
    sector = table.sector(n)
    assert (sector.owner, sector.power, sector.rewarded) == (0, 3, (0,))


def test_wormholes_of_a_letter_link_their_neighbours() -> None:
    """2 and 24 lie at the two Wormholes A of the map. [V-191] [V-193]"""
    table = Table(scenario="twin-throats")
    assert 24 in table.state.neighbours(2)
    assert 2 in table.state.neighbours(24)
    table.give(2, corvette=3)
    assert 24 in [n for n, _ in targets(table.at)]


def test_a_wormhole_is_never_controlled() -> None:
    """Nor invaded, nor adjacent to anything. [V-193]"""
    table = Table(scenario="twin-throats")
    table.give(2, corvette=3)
    assert not is_controllable(table.state, 1)
    assert table.state.neighbours(1) == ()
    assert 1 not in [n for n, _ in targets(table.at)]


def test_fleets_regroup_through_wormholes() -> None:
    """One move from 2 to 24. [V-264]"""
    table = Table(scenario="twin-throats")
    table.give(2, corvette=2)
    table.give(24, corvette=1)
    table.resolve("regroup", "move 2 corvette 24", "done")
    assert table.sector(24).power == 2


def test_every_special_tile_has_its_test() -> None:
    """But the Rift, which no competitive map has. [V-203]"""
    special = {tile.id for tile in CONTENT.sectors.values() if tile.kind == "special"}
    assert special == {
        "asteroid-belt", "genesis", "paradise-world", "megalopolis", "research-complex",
        "communication-relay", "novarch-palace", "ancient-ruins", "survivor-colony", "wormhole",
        "rift",
    }  # fmt: skip
