"""Our rulings: every one is numbered, cited where it is applied, and tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from domineum.revenant.scoring import agenda_met
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
    REINFORCE,
)
from domineum.rulebook import folder
from tests.revenant.table import (
    Table,
    attach,
    boarded,
    changes,
    empty,
    give,
    hidden,
    hold,
    planet,
    put,
    rich,
    ship,
    solo,
)

ROOT = Path(__file__).parents[2]
FIRST_OF_OURS = 55
"""Earlier ones fill gaps of the rulebook and are cited by the rule they stand under."""


def rulings() -> list[int]:
    text = (folder() / "revenant.md").read_text(encoding="utf-8")
    return [int(number) for number in re.findall(r"Ruling: \[RU-(\d+)\]", text)]


def cited(top: str) -> set[int]:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / top).rglob("*.py")]
    return {int(number) for text in texts for number in re.findall(r"\[RU-(\d+)\]", text)}


def test_rulings_are_numbered_without_gaps() -> None:
    assert sorted(rulings()) == [*range(1, len(rulings()) + 1)]


@pytest.mark.parametrize("top", ["src/domineum/revenant", "tests/revenant"])
def test_every_ruling_of_ours_is_cited_where_it_is_applied_and_tested(top: str) -> None:
    ours = {number for number in rulings() if number >= FIRST_OF_OURS}
    assert cited(top) == ours


# -- those that have no better place ------------------------------------------------------------


def test_nothing_is_paid_for_an_effect_that_cannot_be_resolved() -> None:
    """[RU-59]"""
    fleet = boarded(put(empty(), yarvek_arkship=3), "yarvek-arkship")
    give(fleet.players[0], material=3)
    assert "arkship yarvek-fabricate" in Table(fleet, ("action",)).options
    for house in ("belitan", "dunlork", "fenrax", "novaris", "shiveus", "yarvek", "zenor"):
        fleet.place[ship(f"{house}-shuttle")] = 5
    assert "arkship yarvek-fabricate" not in Table(fleet, ("action",)).options


def test_shifted_corruption_is_not_controlled() -> None:
    """[RU-63]"""
    fleet = rich(member=0)
    fleet.players[0].captain = "anselm-crowe"
    table = Table(fleet, ("test-fire", "activation", "during", -1, 0, 0, 0))
    table.do("shift 5", "taint arkship belitan")
    assert changes(fleet, table.fleet) == {"corruption": -1, "tainted": 1}
    assert [event.data["trigger"] for event in table.events("ability")] == ["activation"]


def test_a_swap_is_no_gain_of_hidden_influence() -> None:
    """[RU-65]"""
    fleet = rich(member=0)
    fleet.players[0].captain = "jadra-orme"
    hidden(fleet, 0, "dunlork")
    table = Table(fleet, ("test-fire", "activation", "during", -1, 0, 0, 0)).do("swap")
    table.greedy()
    assert changes(fleet, table.fleet) == {}
    assert [event.data["trigger"] for event in table.events("ability")] == ["activation"]


def test_hidden_influence_gained_in_another_phase_is_not_strengthened() -> None:
    """[RU-65]"""
    fleet = empty()
    attach(fleet, 0, "admirals-gallery")
    fleet.players[0].tactics = 8
    assert Table(fleet, ("reward", 0)).events("hidden")[0].data["n"] == 1
    boarded(fleet, FRIGATE)
    assert Table(fleet, ("influence",)).greedy().events("hidden")[0].data["n"] == 2


def test_a_pushed_ship_gives_no_tactics() -> None:
    """[RU-69]"""
    fleet = rich()
    table = Table(fleet, ("test-resolve", "planets", "thornfield", "upper", ""))
    table.do("resolve push_voidborn", "push 2", "push 4", "take science")
    assert (table.me.tactics, table.fleet.turn.destroyed) == (7, 2)
    assert table.fleet.voidborn[2:5] == [1, 1, 3]


def test_moving_the_frigate_is_no_maneuver() -> None:
    """[RU-70]"""
    fleet = rich()
    attach(fleet, 0, "deflector-vanes")
    table = Table(fleet, ("test-resolve", "orders", "forced-march", "effect", "forced-march"))
    table.do("resolve move_frigate", "move 4", "stay", "done")
    assert changes(fleet, table.fleet) == {"frigate": 1}


def test_a_ship_on_its_way_has_to_get_there() -> None:
    """[RU-71]"""
    fleet = boarded(put(empty(), fenrax_arkship=3, belitan_fighter=3), "fenrax-arkship")
    put(fleet, zenor_shuttle=8)
    fleet.voidborn[2] = 1
    table = Table(fleet, ("action",)).do("arkship fenrax-mobilize", "ship fighter belitan")
    table.do("move 2")
    assert table.topic == "careful-to"
    table.do("move 1", "done")
    assert table.fleet.place[ship("belitan-fighter")] == 1
    fleet.voidborn[4] = 1
    blocked = Table(fleet, ("action",)).do("arkship fenrax-mobilize", "ship fighter belitan")
    blocked.do("move a", "move d", "move 8", "ship fighter belitan")
    assert blocked.options == ["move 7", "move 1"]


def test_conditions_about_the_house_boarded_need_a_house_ship() -> None:
    """[RU-78]"""
    for place in (FRIGATE, REINFORCE, EMERGENCY):
        fleet = rich(member=0)
        fleet.players[0].captain, fleet.players[1].tracks = "jadra-orme", [0] * 7
        boarded(fleet, place)
        assert Table(fleet, ("test-fire", "crew_action", "after", -1, 0, 0, 0)).match.over


def test_the_rival_counts_as_a_player_in_comparisons() -> None:
    """[RU-78]"""
    fleet = boarded(put(solo(), belitan_arkship=3), "belitan-arkship")
    fleet.players[0].captain, fleet.players[0].tracks[0] = "jadra-orme", 2
    step = ("test-fire", "crew_action", "after", -1, 0, 0, 0)
    assert Table(fleet, step).greedy().me.tactics == 1
    fleet.players[1].tracks[0] = 2
    assert Table(fleet, step).greedy().me.tactics == 0


def test_a_copied_planet_gives_its_cube_too() -> None:
    """[RU-82]"""
    fleet = boarded(put(empty(), zenor_arkship=3, yarvek_dropship=5), "zenor-arkship")
    planet(fleet, 5, "ferrum-deep").landed[5] = ship("yarvek-dropship")
    hold(fleet, 0, "scout")
    hidden(fleet, 0)
    table = Table(fleet, ("action",)).do("arkship zenor-replicate", "planet 5", "side upper")
    assert changes(fleet, table.fleet) == {"material": 2, "intel": 1, "hand": -1}


def test_what_the_corruption_has_locked_away_cannot_pay_for_the_option() -> None:
    """[RU-83]"""
    fleet = planet(boarded(put(empty(), belitan_arkship=3), "belitan-arkship"), 2, "quiet-harbor")
    hidden(fleet, 0)
    give(fleet.players[0], material=1, science=8)
    fleet.turn.late = 1
    step = ("test-resolve", "orders", "planetfall", "effect", "planetfall")
    choices = ("resolve resolve_planet", "planet 2", "side lower", "corrupt 2")
    table = Table(fleet, step).do(*choices, "leave material")
    assert table.topic == "shield"
    assert Table(fleet, step).do(*choices, "leave science").topic == "effect"


def test_a_shuttle_that_arrives_is_not_deployed_by_anybody() -> None:
    """[RU-87]"""
    fleet = empty()
    attach(fleet, 0, "launch-rails")
    fleet.offer, fleet.passenger = ("lamplighter-route",), ship("zenor-shuttle")
    fleet.place[ship("zenor-shuttle")] = -1
    table = Table(fleet, ("arrive",))
    assert table.fleet.place[ship("zenor-shuttle")] == 4
    assert not table.events("ability")
    assert not table.events("deployed")


def test_failures_take_only_what_can_be_used() -> None:
    """[RU-91]"""
    fleet = empty()
    fleet.failures, fleet.covered, fleet.revenant = ["cargo-breach", ""], [2, 0], 5
    fleet.voidborn[1] = 1
    me, other = fleet.players
    give(me, science=1)
    me.locked[4] = (0, 0)
    give(other)
    table = Table(fleet, ("skirmish", 1))
    assert table.match.over
    assert (table.me.free, table.me.locked[4]) == ([0, 0, 0, 0], (0, 0))


def test_lost_influence_keeps_the_reward() -> None:
    """[RU-92]"""
    fleet = empty()
    fleet.failures, fleet.covered, fleet.revenant = ["runaway-drive", ""], [0, 0], 5
    fleet.voidborn[1] = 1
    put(fleet, belitan_arkship=5)
    for player in fleet.players:
        player.tracks = [2, 2, 0, 0, 0, 0, 0]
    fleet.rewards[0] = fleet.rewards[1] = 6
    table = Table(fleet, ("skirmish", 1)).do("retreat belitan", "retreat dunlork")
    assert [player.tracks[:2] for player in table.fleet.players] == [[1, 2], [2, 1]]
    assert table.fleet.rewards[:2] == [6, 6]


def test_agendas_count_resources_that_conditions_do_not() -> None:
    """[RU-93]"""
    fleet = rich()
    me = fleet.players[0]
    attach(fleet, 0, "quartermaster")
    give(me, material=1, energy=1, science=1)
    me.corrupted, me.locked = [0, 1, 1, 1, 1], [(), (0, 1), (2, 3), (3,), ()]
    assert agenda_met(fleet, me, ("full-holds",))
    table = Table(fleet, ("test-fire", "crew_action", "after", -1, 0, 0, 0))
    assert table.topic == "gain"
