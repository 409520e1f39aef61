from __future__ import annotations

import pytest

from domineum.revenant.extra_actions import covered
from domineum.revenant.state import At, Fleet
from domineum.revenant.words import (
    FRIGATE,
)
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
    ship,
)


def on_corrupted() -> Fleet:
    """A turn on the Corrupted Belitan Arkship, before step 4."""
    fleet = boarded(put(empty(), belitan_arkship=3, fenrax_fighter=7), "belitan-arkship")
    fleet.corrupted[fleet.turn.ship] = 1
    give(fleet.players[0])
    hidden(fleet, 0)
    return fleet


def test_the_board_has_five_compartments_and_the_first_is_safe() -> None:
    """[R-090] [R-091] [R-092]"""
    table = Table(on_corrupted(), ("corruption",))
    assert table.options == ["corrupt 2", "corrupt 3", "corrupt 4"]


def test_received_corruption_goes_to_a_compartment_of_choice() -> None:
    """[R-093] [R-095] [R-101]"""
    table = Table(on_corrupted(), ("corruption",)).do("corrupt 4")
    assert table.me.corrupted == [0, 0, 0, 1, 1]
    assert table.me.trace == 0


def test_the_only_free_slot_is_taken_without_asking() -> None:
    """[R-093]"""
    fleet = on_corrupted()
    fleet.players[0].corrupted = [0, 1, 0, 1, 1]
    table = Table(fleet, ("corruption",))
    assert table.match.over
    assert table.me.corrupted == [0, 1, 1, 1, 1]


def test_placed_corruption_stays_where_it_is() -> None:
    """[R-094]"""
    fleet = on_corrupted()
    table = Table(fleet, ("corruption",)).do("corrupt 2")
    assert table.me.corrupted[4] == 1
    assert not [code for code in table.options if "corrupt" in code]


@pytest.mark.parametrize(
    ("compartment", "action"),
    [(1, "affiliation"), (2, "promotion"), (3, "activation"), (4, "gain-resource")],
)
def test_corruption_covers_the_extra_action_of_its_compartment(
    compartment: int, action: str
) -> None:
    """[R-092] [R-099]"""
    fleet = on_corrupted()
    fleet.players[0].corrupted = [0] * 5
    assert not covered(At(fleet, 0), action)
    fleet.players[0].corrupted[compartment] = 1
    assert covered(At(fleet, 0), action)
    assert not covered(At(fleet, 0), "cleanse")


def test_the_lower_option_of_a_planet_corrupts_in_step_four() -> None:
    """[R-101] [R-221]"""
    fleet = boarded(planet(put(empty(), yarvek_dropship=5), 5, "duskrim"), "yarvek-dropship")
    table = Table(fleet, ("action",), ("corruption",)).do("land", "side lower")
    table.do("take energy energy energy")
    assert table.topic == "corruption"


def test_step_four_never_gives_more_than_one() -> None:
    """[R-102]"""
    fleet = on_corrupted()
    fleet.turn.tainted = 1
    table = Table(fleet, ("corruption",)).do("corrupt 2")
    assert table.match.over
    assert sum(table.me.corrupted) == 2


def test_a_clean_ship_gives_none() -> None:
    """[R-101]"""
    fleet = on_corrupted()
    fleet.corrupted = [0] * 28
    assert sum(Table(fleet, ("corruption",)).me.corrupted) == 1


def test_the_ship_is_looked_at_in_step_four() -> None:
    """[R-102]: what was controlled during the Crew action no longer counts"""
    fleet = boarded(put(empty(), novaris_arkship=3), "novaris-arkship")
    fleet.corrupted[fleet.turn.ship] = 1
    table = Table(fleet, ("action",), ("corruption",))
    table.do("arkship novaris-recon", "resolve control_corruption", "control-ship arkship novaris")
    table.do("draw 0 0 2")
    assert table.match.over
    assert table.me.corrupted == [0, 0, 0, 0, 1]


def test_with_four_corruption_the_lower_option_is_not_allowed() -> None:
    """[R-064] [R-100] [R-222]: landing, the cube and the upper option are"""
    fleet = boarded(planet(put(empty(), yarvek_dropship=5), 5, "duskrim"), "yarvek-dropship")
    fleet.players[0].corrupted = [0, 1, 1, 1, 1]
    table = Table(fleet, ("action",)).do("land")
    assert table.me.intel == 1
    assert "side upper" in table.options
    assert table.why_not("side lower") == "R-064"


def test_control_moves_corruption_from_the_own_board_to_the_void_trace() -> None:
    """[R-103] [R-107]"""
    fleet = on_corrupted()
    fleet.players[0].locked[4] = (3, 3)
    give(fleet.players[0])
    table = Table(fleet, ("test-resolve", "planets", "sallow-marsh", "upper", ""))
    table.do("resolve control_corruption", "control 5")
    assert table.me.corrupted == [0] * 5
    assert table.me.trace == 1
    assert table.me.free == [0, 0, 0, 2]
    assert table.me.locked[4] == ()


def test_control_reaches_house_ships_in_every_sector() -> None:
    """[R-103] [R-105] [R-130]"""
    fleet = on_corrupted()
    fleet.corrupted[ship("fenrax-fighter")] = 1
    table = Table(fleet, ("test-resolve", "houses", "shiveus", "reward", ""))
    assert table.options == [
        "control 5",
        "control-ship arkship belitan",
        "control-ship fighter fenrax",
        "done",
    ]
    table.do("control-ship fighter fenrax")
    assert table.fleet.corrupted[ship("fenrax-fighter")] == 0


@pytest.mark.parametrize(
    ("planet_name", "side", "options"),
    [
        ("mourning-star", "upper", ["control 5", "done"]),
        ("wraithlight", "lower", ["control-ship arkship belitan", "done"]),
    ],
)
def test_some_effects_control_only_from_one_place(
    planet_name: str, side: str, options: list[str]
) -> None:
    """[R-104]"""
    fleet = on_corrupted()
    table = Table(fleet, ("test-resolve", "planets", planet_name, side, ""))
    assert table.do("resolve control_corruption").options == options


def test_the_third_marker_empties_the_void_trace_for_hidden_influence() -> None:
    """[R-106]"""
    fleet = on_corrupted()
    fleet.players[0].trace = 2
    table = Table(fleet, ("test-resolve", "houses", "shiveus", "reward", "")).do("control 5")
    assert table.me.trace == 0
    assert len(table.me.hidden) == 1


def test_an_effect_that_costs_corruption_needs_a_slot_besides_step_four() -> None:
    """[R-064] [R-100]"""
    fleet = on_corrupted()
    fleet.players[0].corrupted = [0, 0, 1, 1, 1]
    step = ("test-resolve", "orders", "black-market", "effect", "black-market")
    assert Table(fleet, step).options == ["resolve draw_operation", "forfeit"]
    fleet.corrupted = [0] * 28
    assert "resolve paid" in Table(fleet, step).options


def test_void_reader_spares_step_four() -> None:
    fleet = on_corrupted()
    attach(fleet, 0, "void-reader")
    fleet.turn.member, fleet.turn.tainted = 1, 1
    table = Table(fleet, ("test-fire", "planet_effect", "after", -1, 0, 0, 1), ("corruption",))
    table.do("resolve skip_corruption")
    assert sum(table.me.corrupted) == 1


def test_the_lower_option_after_step_four_corrupts_at_once() -> None:
    """[R-101] [R-190] [RU-83]"""
    fleet = planet(on_corrupted(), 3, "duskrim")
    fleet.turn.late = 1
    hold(fleet, 0, "planetfall")
    give(fleet.players[0], material=1, neutronium=1)
    table = Table(fleet, ("extra",)).do("extra affiliation planetfall")
    table.do("resolve resolve_planet", "planet 3", "side lower")
    assert table.topic == "corruption"


def test_the_own_frigate_is_never_corrupted() -> None:
    """[R-101] [R-277]"""
    fleet = boarded(empty(), FRIGATE)
    assert sum(Table(fleet, ("corruption",)).me.corrupted) == 1


def test_an_emergency_action_with_a_corrupted_option_gives_corruption() -> None:
    """[R-069] [R-101] [R-190]: Clone Vats copy an Arkship, which copies a Planet"""
    fleet = planet(put(empty(), zenor_arkship=3, yarvek_dropship=5), 5, "nadir-quarry")
    fleet.landed[5] = ship("yarvek-dropship")
    fleet.players[1].crew[:2] = [ship("zenor-arkship"), ship("yarvek-dropship")]
    attach(fleet, 0, "clone-vats")
    hold(fleet, 0, "scout", "snap-volley")
    table = Table(fleet, ("turn", 0)).do("board emergency captain")
    while table.topic != "planet":
        table.greedy_once()
    table.do("side lower")
    while table.topic not in ("corruption", "extra"):
        table.greedy_once()
    assert table.topic == "corruption"
    table.do("corrupt 2")
    assert sum(table.me.corrupted) == 2
    assert table.topic == "extra"


def test_an_ordinary_emergency_action_gives_none() -> None:
    """[R-069] [R-101]"""
    table = Table(empty(), ("turn", 0)).do("board emergency captain", "done")
    assert table.topic == "extra"
    assert sum(table.me.corrupted) == 1


def test_options_say_that_they_bring_corruption() -> None:
    """[R-099] [R-101] [R-221]"""
    fleet = planet(put(empty(), belitan_arkship=3, yarvek_dropship=5), 5, "nadir-quarry")
    fleet.corrupted[ship("belitan-arkship")] = 1
    table = Table(fleet, ("turn", 0))
    warning = " (Corrupted: you receive 1 Corruption)"
    assert table.label("board arkship belitan") == f"Board the Belitan Arkship{warning}"
    assert table.label("board dropship yarvek") == "Board the Yarvek Dropship"
    table.do("board dropship yarvek", "send captain", "land")
    assert table.label("side lower").endswith(warning)
    assert not table.label("side upper").endswith(warning)
    fleet = boarded(fleet, "belitan-arkship")
    table = Table(fleet, ("corruption",))
    assert table.label("corrupt 3") == (
        "Corrupt the Promotion Compartment: its Extra action is blocked,"
        " 2 spaces fewer for Resources, −2 Prestige"
    )
