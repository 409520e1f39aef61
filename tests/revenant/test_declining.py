"""What a player may decline, asked only where declining can be useful."""

from __future__ import annotations

import pytest

from domineum.revenant.state import Fleet
from tests.revenant.table import (
    Table,
    attach,
    boarded,
    empty,
    give,
    hidden,
    hold,
    planet,
    put,
)


def in_turn(member: int = 0, captain: str = "oriel-vance") -> Fleet:
    fleet = put(empty(), dunlork_arkship=3, belitan_arkship=4, fenrax_fighter=6, zenor_dropship=5)
    fleet.players[0].captain = captain
    give(fleet.players[0])
    hold(fleet, 0)
    hidden(fleet, 0)
    return boarded(fleet, "dunlork-arkship", member=member)


@pytest.mark.parametrize(
    ("planet_name", "side", "effect"),
    [("choir-stones", "upper", "gain_tactics"), ("first-rain", "lower", "increase_rank")],
)
def test_tactics_and_rank_may_be_declined(planet_name: str, side: str, effect: str) -> None:
    """[R-057] [R-162] [R-256]: one may want to be later, or to keep an ability [RU-57]"""
    fleet = in_turn()
    table = Table(fleet, ("test-resolve", "planets", planet_name, side, ""))
    assert table.options == [f"resolve {effect}", "forfeit"]
    table.do("forfeit")
    assert (table.me.tactics, table.me.rank) == (0, 0)


def test_what_was_picked_just_now_is_not_asked_again() -> None:
    """[R-057] [RU-58]"""
    fleet = boarded(planet(in_turn(), 5, "choir-stones", cube=0), "zenor-dropship")
    table = Table(fleet, ("action",)).do("land", "side upper")
    assert table.me.tactics == 3


def test_the_last_part_of_several_may_be_declined() -> None:
    """[R-057] [RU-58]"""
    fleet = in_turn()
    table = Table(fleet, ("test-resolve", "orders", "secret-accord", "effect", "secret-accord"))
    table.do("resolve gain_hidden_influence")
    assert table.options == ["resolve gain_tactics", "forfeit"]


def test_a_part_of_a_sequence_may_be_declined() -> None:
    """[R-057]: carrion-belt gives Material, Tactics, and sells a Shuttle [RU-58]"""
    fleet = planet(in_turn(), 5, "carrion-belt", cube=0)
    give(fleet.players[0], material=1)
    boarded(fleet, "zenor-dropship")
    table = Table(fleet, ("action",)).do("land", "side lower", "forfeit")
    assert table.me.tactics == 0
    assert table.options == ["pay", "forfeit"]
    assert table.do("forfeit").me.free == [2, 0, 0, 0]


def test_a_single_ability_may_be_declined() -> None:
    """[R-057] [R-185]"""
    fleet = in_turn()
    attach(fleet, 0, "quarantine-cells")
    give(fleet.players[0], energy=1)
    table = Table(fleet, ("extra",)).do("extra cleanse energy", "control 5", "forfeit")
    assert table.me.tactics == 0


def test_hidden_influence_is_never_a_burden_so_nobody_is_asked() -> None:
    """[R-057] [R-110] [RU-57]"""
    fleet = in_turn()
    table = Table(fleet, ("test-resolve", "planets", "choir-stones", "lower", ""))
    assert table.match.over
    assert len(table.me.hidden) == 1


def test_the_other_option_with_its_cost_may_be_declined() -> None:
    """[R-057] [R-058] [RU-57] [RU-81]"""
    fleet = boarded(in_turn(member=1), "belitan-arkship", member=1)
    attach(fleet, 0, "prodigy")
    give(fleet.players[0], energy=2)
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "draw 1 0 0")
    assert table.options == ["resolve resolve_other_option", "forfeit"]
    assert table.do("forfeit").me.free == [0, 2, 0, 0]


def test_corruption_may_be_wanted() -> None:
    """[R-057] [R-101]: the Void Reader spares it only who wants to be spared [RU-57]"""
    fleet = in_turn(member=1)
    attach(fleet, 0, "void-reader")
    fleet.turn.tainted = 1
    table = Table(fleet, ("test-fire", "planet_effect", "after", -1, 0, 0, 1), ("corruption",))
    table.do("resolve gain_tactics", "forfeit")
    assert table.topic == "corruption"


def test_the_third_intel_data_may_stay_where_it_is() -> None:
    """[R-057] [R-109] [R-219]: an Agenda counts what lies on the board [RU-64]"""
    fleet = boarded(planet(in_turn(), 5, "ferrum-deep"), "zenor-dropship")
    fleet.players[0].intel = 2
    table = Table(fleet, ("action",)).do("land", "forgo")
    assert (table.me.intel, table.fleet.cubes[5]) == (2, 1)
    table = Table(fleet, ("action",)).do("land", "store")
    assert (table.me.intel, table.fleet.cubes[5], len(table.me.hidden)) == (0, 0, 1)


def test_who_has_an_ability_for_few_resources_may_forgo_more() -> None:
    """[R-057] [R-184] [RU-57]"""
    fleet = in_turn(captain="mirela-quist")
    step = ("test-resolve", "houses", "belitan", "reward", "")
    assert Table(fleet, step).me.free == [0, 0, 1, 0]
    give(fleet.players[0], material=2)
    table = Table(fleet, step)
    assert table.options == ["take science", "forgo"]
    assert table.do("forgo").me.free == [2, 0, 0, 0]
    fleet.players[0].rank = 1
    assert Table(fleet, step).match.over
    fleet.players[0].rank, fleet.players[0].captain = 0, "oriel-vance"
    assert Table(fleet, step).match.over


def test_a_choice_of_resource_may_be_forgone_as_well() -> None:
    """[R-057] [R-084] [RU-57]"""
    fleet = in_turn(captain="mirela-quist")
    give(fleet.players[0], material=2)
    fleet.players[0].corrupted = [0] * 5
    table = Table(fleet, ("test-resolve", "planets", "duskrim", "lower", ""))
    assert table.options[-1] == "forgo"
    assert table.do("forgo").me.free == [2, 0, 0, 0]


def test_who_has_an_ability_for_small_hands_may_decline_to_draw() -> None:
    """[R-057] [R-169] [RU-57]"""
    fleet = in_turn()
    step = ("test-resolve", "planets", "hollow-moon", "upper", "")
    assert "done" not in Table(fleet, step).options
    attach(fleet, 0, "archivist")
    table = Table(fleet, step)
    assert table.options[-1] == "done"
    assert table.do("done").me.hand == ()


def test_who_has_an_ability_for_few_tactics_may_decline_those_of_a_kill() -> None:
    """[R-057] [R-151] [RU-57]"""
    fleet = boarded(in_turn(member=1), "fenrax-fighter", member=1)
    fleet.voidborn[6], fleet.players[0].tactics = 1, 4
    assert Table(fleet, ("action",)).do("attack").topic == "swerve"
    attach(fleet, 0, "drillmaster")
    table = Table(fleet, ("action",)).do("attack")
    assert table.options == ["tactics", "forfeit"]
    table.do("forfeit")
    assert (table.me.tactics, table.fleet.voidborn[6]) == (4, 0)


def test_who_has_an_ability_for_those_behind_may_stay_behind() -> None:
    """[R-057] [R-071] [RU-57]"""
    fleet = in_turn()
    fleet.players[1].tracks[1] = 1
    assert Table(fleet, ("influence",)).me.tracks[1] == 1
    attach(fleet, 0, "embassy-suite")
    table = Table(fleet, ("influence",))
    assert table.options == ["advance dunlork", "forfeit"]
    assert table.do("forfeit").me.tracks[1] == 0
    fleet.players[1].tracks[1] = 3
    assert Table(fleet, ("influence",)).me.tracks[1] == 1


def test_the_benefits_of_the_revenant_are_mandatory() -> None:
    """[R-057] [R-228] [RU-86]"""
    fleet = boarded(in_turn(), 33)
    fleet.players[0].intel = 2
    fleet.offer = ("cold-harbor", "silent-lane", "amber-shoal")
    give(fleet.players[0], neutronium=6)
    table = Table(fleet, ("action",)).do("charge cold-harbor")
    while not table.match.over:
        assert not {"forfeit", "forgo", "done"} & set(table.options)
        table.greedy_once()
    assert table.me.tactics == 2
