"""Safe Havens: three achievements build their levels, and completing one is rewarded."""

from __future__ import annotations

import pytest

from domineum.kernel import Event, Match
from domineum.voidfall import GAME
from domineum.voidfall.cards.at import At
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.havens import (
    build_level,
    can_build,
    overproduced,
    shelter,
    sheltered,
)
from tests.voidfall.table import drive
from tests.voidfall.void_table import PAIR, VoidTable, pair, solo

ROCK, HARBOUR, CRADLE = "lantern-rock", "deep-harbour", "cradle-station"


# -- building a level ---------------------------------------------------------------------------


def test_a_level_takes_one_inactive_fleet_power_for_good() -> None:
    """On the lowest free level of one tile. [V-239] [V-468] [V-469]"""
    table = solo()
    inactive = table.me.inactive
    driven = drive(build_level(table.at, "V-469"), f"haven {HARBOUR}")
    assert driven.options() == [f"haven {ROCK}", f"haven {HARBOUR}", "forfeit"]
    assert (table.me.inactive, sheltered(table.state, 0)) == (inactive - 1, 1)
    assert [haven.filled for haven in table.void.havens] == [[], [0]]


def test_nobody_has_to_build() -> None:
    """[V-469]"""
    table = solo()
    drive(build_level(table.at, "V-469"), "forfeit")
    assert sheltered(table.state, 0) == 0


def test_without_inactive_fleet_power_an_active_one_is_deactivated() -> None:
    """[V-470]"""
    table = solo()
    table.me.active += table.me.inactive
    table.me.inactive = 0
    active = table.me.active
    drive(build_level(table.at, "V-469"), f"haven {ROCK}")
    assert (table.me.inactive, table.me.active) == (0, active - 1)


def test_without_active_fleet_power_one_is_recalled() -> None:
    """Even the last one of a sector, which is then abandoned. [V-276] [V-470]"""
    table = solo()
    table.me.active = table.me.inactive = 0
    table.give(table.home).fleets = (0, 0, 0, 0, 0)
    table.give(4, corvette=1)
    drive(build_level(table.at, "V-469"), f"haven {ROCK}")
    assert (table.sector(4).voidborn, sheltered(table.state, 0)) == (2, 1)


def test_a_complete_tile_takes_no_more() -> None:
    """[V-475]"""
    table = solo()
    table.shelter(ROCK, 0, 0)
    table.shelter(HARBOUR, 0, 0)
    assert not can_build(table.at)
    assert not table.possible("build_safe_haven_level")
    assert drive(build_level(table.at, "V-469")).asked == []


def test_a_heroic_focus_builds_a_level() -> None:
    """[V-469]"""
    table = solo()
    table.resolve("build_safe_haven_level", f"haven {ROCK}")
    assert sheltered(table.state, 0) == 1


# -- the achievements ---------------------------------------------------------------------------


def taking(table: VoidTable, card: str, action: str) -> Match[Voidfall]:
    """A match in which seat 0 has just taken an action of a card."""
    table.select(card)
    table.void.scope = "turn"
    match = table.match(("act", 0))
    match.choose(f"take {action}")
    return match


def test_two_overproductions_in_a_turn_build_one_level() -> None:
    """A third one builds nothing more. [V-471]"""
    table = solo()
    table.stock(food=15, energy=15, materials=15)
    table.settle(7, 2, "farmers", "engineers", "miners")
    match = taking(table, "heroic-production", "supply")
    match.choose("resolve produce")
    assert match.question().topic == "voidfall.haven"
    assert match.question().about == {"rule": "V-471"}
    match.choose(f"haven {ROCK}")
    assert match.question().topic == "voidfall.act"
    assert sheltered(table.state, 0) == 1


def test_a_single_overproduction_builds_nothing() -> None:
    """[V-471]"""
    table = solo()
    assert drive(overproduced(table.state, 0)).asked == []


def test_each_turn_counts_for_itself() -> None:
    """So do the Preparation and the Evaluation. [V-049] [V-471] [V-474]"""
    table = solo()
    table.alert("situation-1")
    for begin in (("crisis.reveal", 0), ("evaluation",), ("cycle", 2)):
        drive(overproduced(table.state, 0))
        table.void.current = ""
        table.step(*begin)
        table.state.steps = []
        assert table.void.overproductions == [0]
        drive(overproduced(table.state, 0))
        drive(overproduced(table.state, 0), "forfeit")


def test_everybody_has_an_own_count() -> None:
    """A partner may reach it in the turn of another, and again in the own one. [V-471]"""
    table = pair()
    for seat in (0, 1):
        assert drive(overproduced(table.state, seat)).asked == []
    for seat in (1, 0):
        assert drive(overproduced(table.state, seat), "forfeit").asked[0].seat == seat


@pytest.mark.parametrize("corrupted", [False, True])
def test_entering_tier_four_builds_a_level(corrupted: bool) -> None:
    """On a Corrupted track, too: it is not the benefit of the space. [V-383] [V-386] [V-472]"""
    table = solo()
    table.me.tracks, table.me.corrupted_tracks = [6, 0, 0], [corrupted, False, False]
    table.slot(3).corrupted = False
    table.me.active, table.me.inactive = 5, 4
    table.give(4, corvette=3)
    match = taking(table, "heroic-production", "optimize")
    match.choose("recall 4 corvette")
    match.choose("resolve advance")
    while match.question().topic != "voidfall.haven":
        match.choose(match.question().options[-1])
    assert match.question().about == {"rule": "V-472"}
    match.choose(f"haven {ROCK}")
    assert (table.me.tracks[0], sheltered(table.state, 0)) == (7, 1)


def test_other_spaces_build_nothing() -> None:
    """[V-472]"""
    table = solo()
    table.me.tracks = [5, 0, 0]
    table.me.active = 5
    match = taking(table, "heroic-production", "optimize")
    topics = []
    while match.question().topic != "voidfall.act":
        topics.append(match.question().topic)
        match.choose(match.question().options[0])
    assert table.me.tracks[0] == 6
    assert "voidfall.haven" not in topics


@pytest.mark.parametrize(
    ("population", "guilds", "corrupted", "built"),
    [(6, 3, False, True), (5, 3, False, False), (6, 2, False, False), (6, 3, True, False)],
)
def test_a_great_sector_builds_a_level_in_the_evaluation(
    population: int, guilds: int, corrupted: bool, built: bool
) -> None:
    """Pure, Population 6, three Guilds; in step 2, after the Upkeep. [V-147] [V-473]"""
    table = solo()
    table.settle(7, population, *["farmers"] * guilds).corrupted = corrupted
    table.stock(food=15)
    driven = table.step("upkeep", 0, answers=(f"haven {ROCK}",) if built else ())
    assert sheltered(table.state, 0) == built
    assert driven.kinds[0] == "upkeep"


def test_each_great_sector_builds_one_level() -> None:
    """[V-473]"""
    table = solo()
    table.settle(7, 6, "farmers", "farmers", "miners")
    table.settle(5, 6, "farmers", "bankers", "miners")
    drive(shelter(table.state, 0), f"haven {ROCK}", f"haven {HARBOUR}")
    assert sheltered(table.state, 0) == 2


def test_a_great_sector_that_was_given_up_builds_nothing_more() -> None:
    """Its last Fleet Power went to the Safe Haven. [V-470] [V-473]"""
    table = solo()
    for n in (5, 7):
        table.settle(n, 6, "farmers", "farmers", "miners")
    table.me.active = table.me.inactive = 0
    answers = (f"haven {ROCK}", "recall 7 corvette")
    drive(shelter(table.state, 0), *answers)
    assert (table.sector(7).owner, sheltered(table.state, 0)) == (-1, 1)


@pytest.mark.parametrize("scope", ["turn", "preparation", "evaluation"])
def test_tier_four_can_be_reached_in_every_phase(scope: str) -> None:
    """[V-474]"""
    table = solo()
    table.void.scope = scope
    event = Event("did", 0, "", deed="advanced", space=8)
    assert drive(GAME.react(table.state, event), "forfeit").topics == ["voidfall.haven"]


# -- completing a tile --------------------------------------------------------------------------


def completing(*filled: int) -> VoidTable:
    """Two players; seat 0 is about to build the last level of Lantern Rock."""
    table = pair()
    table.shelter(ROCK, *filled)
    table.stock()
    return table


def test_a_complete_haven_rewards_everybody_differently() -> None:
    """In Turn Order; what one has taken the next cannot. [V-475] [V-476]"""
    table = completing(1)
    table.fill("military", "harbinger")
    answers = (f"haven {ROCK}", "haven-reward resources", "resource 3-food")
    second = ("haven-reward harbinger", "remove-harbinger military")
    driven = drive(build_level(table.at, "V-469"), *answers, *second)
    rewards = ["corruption", "harbinger", "resources", "deploy"]
    assert driven.options(1) == [*(f"haven-reward {x}" for x in rewards), "forfeit"]
    assert driven.options(3) == [
        *(f"haven-reward {x}" for x in rewards if x != "resources"),
        "forfeit",
    ]
    assert (table.me.stock[0], table.void.military) == (3, [])
    assert table.void.havens[0].filled == [1, 0]


def test_a_reward_removes_a_corruption_or_deploys_two() -> None:
    """[V-476]"""
    table = completing(0)
    table.me.active = table.player(1).active = 4
    answers = (f"haven {ROCK}", "haven-reward corruption", "haven-reward deploy")
    deployed = ("deploy 18 corvette", "deploy 17 corvette")
    drive(build_level(table.at, "V-469"), *answers, *deployed)
    assert (table.me.mat_corruption, table.player(1).active) == (0, 2)


def test_a_reward_that_would_do_nothing_is_not_offered() -> None:
    """[V-476]"""
    table = completing(0)
    table.slot(3).corrupted, table.me.active = False, 0
    for sector in table.sectors:
        sector.harbingers = 0
    driven = drive(build_level(table.at, "V-469"), f"haven {ROCK}", "forfeit", "forfeit")
    assert driven.options(1) == ["haven-reward resources", "forfeit"]


def test_fleet_power_stays_on_a_complete_haven() -> None:
    """No effect brings it back, and it still adds up to 14. [V-237] [V-239] [V-475]"""
    table = completing(1)
    drive(build_level(table.at, "V-469"), f"haven {ROCK}", "forfeit", "forfeit")
    assert not [x for x in GAME.check(table.state) if x.startswith(("I-01", "I-72"))]
    table.resolve({"activate": 14})
    assert sheltered(table.state, 0) == sheltered(table.state, 1) == 1


def test_competitive_players_have_no_haven_to_build() -> None:
    """[V-002]"""
    table = VoidTable(scenario=PAIR)
    table.state.void = None
    assert not can_build(At(table.state, 0))
    assert sheltered(table.state, 0) == 0
