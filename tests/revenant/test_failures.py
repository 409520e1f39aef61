from __future__ import annotations

import pytest

from domineum.kernel import Preview, Random
from domineum.revenant import scoring
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    ARKSHIP,
    HOUSES,
)
from tests.revenant.table import (
    CONTENT,
    Table,
    attach,
    empty,
    give,
    hidden,
    hold,
    planet,
    put,
    ship,
)


def damaged(revenant: int, voidborn: int, upper: str = "gate-flare", lower: str = "") -> Fleet:
    """Voidborn ships in Sector 2 without a House ship there."""
    fleet = put(empty(), belitan_arkship=3, fenrax_fighter=4, yarvek_dropship=5)
    fleet.phase, fleet.cycle = 2, 2
    fleet.revenant, fleet.voidborn[2] = revenant, voidborn
    hull = [
        c
        for c in CONTENT.failures
        if CONTENT.failures[c].type == "hull" and c not in (upper, lower)
    ]
    fleet.failures = [upper, lower]
    fleet.failure_deck = (*hull[: 2 - bool(lower)], "dying-light")
    return fleet


SKIRMISH = ("skirmish", 2)


def test_the_sixth_damage_causes_a_failure() -> None:
    """[R-270] [R-271]"""
    assert Table(damaged(2, 3), SKIRMISH).fleet.revenant == 5
    table = Table(damaged(2, 4), SKIRMISH)
    assert table.fleet.revenant == 0
    assert table.fleet.tucked == [1, 0]
    assert [event.data["failure"] for event in table.events("failure")] == ["gate-flare"]


def test_ex_13_energy_surge_with_its_lower_half_covered() -> None:
    """EX-13 [R-269] [R-270] [R-271] [R-272]"""
    fleet = damaged(2, 5, upper="gate-flare", lower="energy-surge")
    fleet.covered = [0, 2]
    give(fleet.players[0], energy=3)
    put(fleet, zenor_arkship=7)
    table = Table(fleet, SKIRMISH)
    after = table.fleet
    assert after.damage[ship("belitan-arkship")] == after.damage[ship("zenor-arkship")] == 1
    assert table.me.free == [0, 3, 0, 0]
    assert after.tucked == [0, 1]
    assert after.covered == [0, 2]
    assert after.revenant == 1


def test_the_lowest_card_first_then_the_topmost_then_none() -> None:
    """[R-271] [R-273] [R-274]"""
    fleet = damaged(5, 1, lower="blind-sensors")
    table = Table(fleet, SKIRMISH)
    assert table.fleet.tucked == [0, 1]
    fleet.tucked = [0, 1]
    assert Table(fleet, SKIRMISH).fleet.tucked == [1, 1]
    fleet.tucked, fleet.revenant = [1, 1], 0
    assert Table(fleet, SKIRMISH).fleet.revenant == 0


def test_in_cycle_one_there_is_only_one_failure() -> None:
    """[R-274]"""
    fleet = damaged(5, 6)
    fleet.cycle = 1
    assert Table(fleet, SKIRMISH).fleet.revenant == 0


def resolve(fleet: Fleet) -> Table:
    return Table(fleet, SKIRMISH)


def only(card: str, effect: str) -> Fleet:
    """A position in which one effect of a Failure is about to be resolved."""
    fleet = damaged(5, 1, upper=card if CONTENT.failures[card].type == "hull" else "gate-flare")
    if CONTENT.failures[card].type == "core":
        fleet.failures[0] = card
        fleet.failure_deck = ("gate-flare",)
    fleet.covered = [2 if effect == "upper" else 1, 0]
    return fleet


@pytest.mark.parametrize(
    ("card", "effect", "name"),
    [
        ("energy-surge", "upper", "belitan-arkship"),
        ("cargo-breach", "lower", "yarvek-dropship"),
        ("hangar-blaze", "upper", "fenrax-fighter"),
        ("fractured-core", "upper", "belitan-arkship"),
    ],
)
def test_damage_to_each_ship_of_a_type(card: str, effect: str, name: str) -> None:
    """[R-275]: which Shields do not cancel and which corrupts nothing"""
    fleet = only(card, effect)
    fleet.shields = [0] + [5] * 8
    fleet.shields[2] = 0
    fleet.rifts[2] = 1
    after = resolve(fleet).fleet
    assert [n for n in range(28) if after.damage[n]] == [ship(name)]
    assert sum(after.corrupted) == 0


def test_energy_surge_costs_each_player_two_energy() -> None:
    """[R-275]"""
    fleet = only("energy-surge", "lower")
    give(fleet.players[0], energy=3, material=1)
    give(fleet.players[1], energy=1)
    after = resolve(fleet).fleet
    assert [p.free for p in after.players] == [[1, 1, 0, 0], [0, 0, 0, 0]]


def test_cargo_breach_costs_two_resources_of_choice_in_turn_order() -> None:
    """[R-275]"""
    fleet = only("cargo-breach", "upper")
    fleet.order = (1, 0)
    table = resolve(fleet)
    assert table.question.seat == 1
    table.do("spend material energy")
    assert table.question.seat == 0
    table.do("spend science neutronium")
    assert table.me.free == [1, 1, 0, 0]


def test_hangar_blaze_costs_two_operation_cards() -> None:
    fleet = only("hangar-blaze", "lower")
    hold(fleet, 0, "scout", "wiretap", "guide")
    hold(fleet, 1, "broker")
    table = resolve(fleet).do("discard scout", "discard guide")
    assert table.me.hand == ("wiretap",)
    assert table.fleet.players[1].hand == ()


def test_coolant_leak_corrupts_every_player() -> None:
    fleet = only("coolant-leak", "upper")
    fleet.players[1].corrupted = [0, 1, 1, 1, 1]
    give(fleet.players[1], material=2)
    table = resolve(fleet).do("corrupt 2")
    assert table.me.corrupted == [0, 1, 0, 0, 1]
    assert table.fleet.players[1].free == [0, 0, 0, 0]


def test_receiving_corruption_by_a_failure_triggers_frigate_cards_only() -> None:
    """[R-163] [R-185] [RU-80]"""
    fleet = only("coolant-leak", "upper")
    attach(fleet, 0, "containment-vault")
    attach(fleet, 0, "salvager")
    fleet.players[1].corrupted = [0, 1, 1, 1, 1]
    table = resolve(fleet).do("corrupt 2", "resolve gain_tactics")
    table.do("take energy").decline()
    assert [event.data["card"] for event in table.events("ability")] == ["containment-vault"]


def test_coolant_leak_corrupts_arkships_in_rift_sectors() -> None:
    fleet = put(only("coolant-leak", "lower"), zenor_arkship=7)
    fleet.rifts[3] = 1
    after = resolve(fleet).fleet
    assert [n for n in range(28) if after.corrupted[n]] == [ship("belitan-arkship")]


def test_blind_sensors_cost_tactics_and_intel() -> None:
    """[R-116] [R-275]"""
    fleet = only("blind-sensors", "upper")
    fleet.players[0].tactics, fleet.players[1].tactics = 5, 1
    after = resolve(fleet).fleet
    assert [p.tactics for p in after.players] == [3, 0]
    fleet = planet(only("blind-sensors", "lower"), 5, "duskrim")
    fleet.players[0].intel = 2
    after = resolve(fleet).fleet
    assert after.cubes == [0] * 9
    assert [p.intel for p in after.players] == [1, 0]


def test_gate_flare_brings_voidborn_ships_and_takes_shields() -> None:
    fleet = only("gate-flare", "upper")
    fleet.rifts[3] = fleet.rifts[5] = 1
    fleet.voidborn[5] = 6
    after = resolve(fleet).fleet
    assert (after.voidborn[3], after.voidborn[5]) == (1, 6)
    fleet = only("gate-flare", "lower")
    fleet.shields = [0, 3, 0, 3, 0, 0, 0, 0, 1]
    assert resolve(fleet).fleet.shields == [0] * 9


def test_panic_costs_hidden_influence_and_hits_the_strongest_house() -> None:
    fleet = only("panic-on-deck", "upper")
    hidden(fleet, 0, "zenor", "belitan")
    hidden(fleet, 1)
    table = resolve(fleet).do("give-up zenor")
    assert table.me.hidden == (0,)
    fleet = put(only("panic-on-deck", "lower"), belitan_fighter=6)
    after = resolve(fleet).fleet
    assert after.damage[ship("belitan-arkship")] == after.damage[ship("belitan-fighter")] == 1
    assert sum(after.damage) == 2


def test_nobody_learns_whether_others_can_choose_what_they_give_up() -> None:
    """A seat that has two cards of one House is not asked, and nobody may see that. [R-114]"""
    fleet = only("panic-on-deck", "upper")
    hidden(fleet, 0, "zenor", "belitan")
    hidden(fleet, 1, "zenor", "fenrax")
    match = resolve(fleet).match
    samples = [match.sample(0, Random(i)) for i in range(30)]
    assert {len(set(sample.state.players[1].hidden)) for sample in samples} == {1, 2}
    assert all(Preview.of(sample, "give-up zenor", 0).reveals for sample in samples)


def test_of_equally_strong_houses_the_resolving_player_picks() -> None:
    """[R-275] [RU-91]"""
    table = resolve(only("panic-on-deck", "lower"))
    assert table.options == ["house belitan", "house fenrax", "house yarvek"]
    assert table.do("house fenrax").fleet.damage[ship("fenrax-fighter")] == 1


def test_core_failures_bear_on_scoring() -> None:
    """[R-233] [R-275] [RU-92]"""
    fleet = only("fractured-core", "lower")
    after = resolve(fleet).fleet
    assert scoring.losses(after, after.players[0]) == 4
    give(after.players[0], material=6)
    assert scoring.losses(after, after.players[0]) == 0
    fleet = only("void-bloom", "lower")
    after = resolve(fleet).fleet
    assert scoring.losses(after, after.players[0]) == 0
    after.players[0].corrupted = [0, 0, 0, 1, 1]
    assert scoring.prestige(after, 0)["failures"] == -4


def test_void_bloom_corrupts_or_takes_hidden_influence() -> None:
    """[RU-91]"""
    fleet = only("void-bloom", "upper")
    fleet.covered = [0, 0]
    fleet.players[1].corrupted = [0, 1, 1, 1, 1]
    hidden(fleet, 1, "zenor")
    table = resolve(fleet).do("corrupt 3")
    assert table.fleet.players[1].hidden == ()


@pytest.mark.parametrize(
    ("card", "house"), [("dying-light", "belitan"), ("runaway-drive", "fenrax")]
)
def test_power_modifiers(card: str, house: str) -> None:
    """[R-315] [RU-92]"""
    fleet = put(only(card, "lower"), belitan_fighter=6, yarvek_arkship=7)
    before = [scoring.final_power(fleet, h) for h in range(7)]
    after = resolve(fleet).greedy().fleet
    number = HOUSES.index(house)
    assert scoring.final_power(after, number) == before[number] - 1


def test_dying_light_and_runaway_drive_hurt_players() -> None:
    fleet = only("dying-light", "upper")
    fleet.covered = [0, 0]
    hidden(fleet, 0, "zenor")
    hidden(fleet, 1)
    assert resolve(fleet).greedy().me.hidden == ()
    fleet = only("runaway-drive", "upper")
    fleet.covered = [0, 0]
    fleet.players[0].tracks = [3, 0, 3, 0, 0, 0, 0]
    table = resolve(fleet)
    assert table.options == ["retreat belitan", "retreat fenrax"]
    assert table.do("retreat fenrax").me.tracks == [3, 0, 2, 0, 0, 0, 0]


def test_ex_14_a_refresh_in_cycle_two() -> None:
    """EX-14 [R-280] [R-281] [R-282]: lower card out with its token, upper card down with its own"""
    fleet = damaged(0, 0, upper="gate-flare", lower="hangar-blaze")
    fleet.covered = [2, 1]
    following = fleet.failure_deck[0]
    after = Table(fleet, ("refresh",)).fleet
    assert after.failures == [following, "gate-flare"]
    assert after.covered == [0, 2]
    assert after.failure_discard == ("hangar-blaze",)


def test_a_tucked_card_that_stays_can_be_resolved_again() -> None:
    """[R-281] [R-284]"""
    fleet = damaged(0, 0)
    fleet.tucked = [1, 0]
    after = Table(fleet, ("refresh",)).fleet
    assert after.failures[1] == "gate-flare"
    assert after.tucked == [0, 0]


def test_the_failure_area_through_the_cycles() -> None:
    """[R-283] [R-284]"""
    fleet = empty()
    fleet.phase = 2
    shapes = []
    for cycle in (1, 2, 3):
        fleet.cycle = cycle
        shapes.append([CONTENT.failures[c].type if c else "" for c in fleet.failures])
        game = Table(fleet, ("refresh",)).fleet
        fleet.failures, fleet.failure_deck = game.failures, game.failure_deck
        fleet.failure_discard = game.failure_discard
    shapes.append([CONTENT.failures[c].type for c in fleet.failures])
    assert shapes == [["hull", ""], ["hull", "hull"], ["hull", "hull"], ["core", "hull"]]
    fleet.cycle = 4
    assert Table(fleet, ("refresh",)).fleet.failures == fleet.failures
    assert ARKSHIP == 0


def test_power_counts_the_colony_wherever_an_effect_looks_at_it() -> None:
    """[R-120] [R-122] [RU-91]"""
    fleet = put(only("dying-light", "lower"), fenrax_arkship=6, zenor_arkship=7, zenor_fighter=1)
    fleet.colony, fleet.cycle = "colony-high-aerie", 4
    assert CONTENT.colonies[fleet.colony].house == "fenrax"
    table = resolve(fleet)
    assert [event.data["house"] for event in table.events("power")] == ["fenrax"]
    fleet.turn.seat = 0
    order = ("test-resolve", "orders", "pact-of-houses", "effect", "pact-of-houses")
    weak = Table(fleet, order).do("resolve gain_influence 2").options
    assert "advance fenrax" not in weak
    assert {"advance zenor", "advance belitan"} <= {*weak}


@pytest.mark.parametrize("card", ["blind-sensors", "coolant-leak", "hangar-blaze", "void-bloom"])
def test_nothing_is_said_of_what_nobody_lost(card: str) -> None:
    """[R-275] [RU-91]"""
    fleet = damaged(5, 1, upper=card if CONTENT.failures[card].type == "hull" else "gate-flare")
    if CONTENT.failures[card].type == "core":
        fleet.failures[0], fleet.failure_deck = card, ("gate-flare",)
    fleet.place = [0] * 28 + fleet.place[28:]
    fleet.rifts, fleet.voidborn[1] = [0] * 9, 6
    for player in fleet.players:
        player.tactics = player.intel = 0
    table = resolve(fleet).greedy()
    assert not [line for line in table.log() if ": 0" in line or " 0 " in line]
    kinds = {event.kind for event in table.match.events_since()}
    assert not kinds & {"lost-tactics", "lost-intel", "tainted"}
