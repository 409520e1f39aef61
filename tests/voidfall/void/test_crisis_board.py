"""The Crisis board: its rows, Catastrophes, discarding, and its part of the Evaluation."""

from __future__ import annotations

import pytest

from domineum.voidfall.void.crisis_board import (
    HARBINGER,
    economic_value,
    harbinger_on_row,
    make_ongoing,
    military_value,
    open_crises,
    place_catastrophe,
)
from tests.voidfall.table import drive
from tests.voidfall.void_table import ECONOMIC, MILITARY, VoidTable, pair, solo

# -- the rows -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("pieces", "value"), [*enumerate([0, 1, 2, 3, 4])])
def test_the_first_free_military_space_gives_the_value(pieces: int, value: int) -> None:
    """Without a free space the printed one beyond the last applies. [V-462] [V-463]"""
    table = solo()
    table.fill("military", *MILITARY[:pieces])
    assert military_value(table.state) == value


def test_a_free_economic_space_costs_what_it_shows() -> None:
    """[V-463]"""
    table = solo()
    assert economic_value(table.state) == (0, 0, 0, 0, 0)
    table.fill("economic", HARBINGER, *ECONOMIC[:2])
    assert economic_value(table.state) == (0, 2, 2, 0, 1)


def test_a_new_crisis_takes_the_leftmost_space_without_a_harbinger() -> None:
    """[V-121] [V-461]"""
    table = solo()
    table.fill("military", HARBINGER, "thin-lines")
    drive(make_ongoing(table.state, "hull-fatigue", "military"))
    assert table.void.military == [HARBINGER, "hull-fatigue", "thin-lines"]


def test_a_harbinger_shifts_everything_in_its_row_only() -> None:
    """[V-465]"""
    table = solo()
    table.fill("military", HARBINGER, "thin-lines")
    table.fill("economic", "bare-silos")
    drive(harbinger_on_row(table.state, "military"))
    assert table.void.military == [HARBINGER, HARBINGER, "thin-lines"]
    assert table.void.economic == ["bare-silos"]


def test_a_harbinger_pushed_off_returns_to_the_supply() -> None:
    """It is discarded, and a Catastrophe placed. [V-466]"""
    table = solo()
    table.fill("economic", *[HARBINGER] * 4)
    table.void.harbingers = 0
    drive(harbinger_on_row(table.state, "economic"), "forfeit")
    assert table.void.economic == [HARBINGER] * 4
    assert (table.void.harbingers, table.void.catastrophes) == (1, 1)


def test_a_starting_crisis_pushed_off_returns_to_the_box() -> None:
    """[V-099] [V-102]"""
    table = solo()
    table.fill("military", *MILITARY[:3], "unlit-beacons")
    drive(make_ongoing(table.state, "green-recruits", "military"), "forfeit")
    assert "unlit-beacons" not in table.void.military
    assert all("unlit-beacons" not in pile for pile in table.void.discards.values())


def test_a_gap_closes_to_the_left() -> None:
    """The Crisis on space 3 moves to space 2. [V-100]"""
    table = solo()
    table.fill("economic", HARBINGER, "bare-silos", "toll-stations")
    table.resolve({"discard_crisis": "economic"}, "discard-crisis bare-silos")
    assert table.void.economic == [HARBINGER, "toll-stations"]
    assert table.void.discards[1] == ["bare-silos"]


@pytest.mark.parametrize(
    ("which", "choices"),
    [
        ("any", ["portents-ignored", "thin-lines", "bare-silos"]),
        ("ongoing", ["thin-lines", "bare-silos"]),
        ("economic", ["portents-ignored", "bare-silos"]),
        ("military", ["portents-ignored", "thin-lines"]),
    ],
)
def test_effects_discard_crises_of_some_kinds(which: str, choices: list[str]) -> None:
    """The current one too, if the effect does not say otherwise; General ones fit both. [V-102]"""
    table = solo()
    table.face("portents-ignored")
    table.fill("military", HARBINGER, "thin-lines")
    table.fill("economic", "bare-silos")
    driven = table.resolve({"discard_crisis": which}, "forfeit")
    assert driven.options() == [*(f"discard-crisis {name}" for name in choices), "forfeit"]


def test_nothing_is_discarded_from_an_empty_board() -> None:
    """[V-102]"""
    table = solo()
    table.fill("military", HARBINGER)
    assert not table.possible({"discard_crisis": "any"})


def test_what_was_seen_for_a_discarded_crisis_is_forgotten() -> None:
    """Drawn again, it starts anew. [V-099]"""
    table = solo()
    table.fill("economic", "overflowing-docks")
    table.void.seen = {"overflowing-docks 0": ["food"], "hull-fatigue 0": ["0"]}
    table.void.held = {"overflowing-docks 0": [True]}
    table.resolve({"discard_crisis": "any"}, "discard-crisis overflowing-docks")
    assert (table.void.seen, table.void.held) == ({"hull-fatigue 0": ["0"]}, {})


def test_the_current_crisis_and_both_rows_are_open() -> None:
    """[V-093]"""
    table = solo()
    table.face("portents-ignored")
    table.fill("military", HARBINGER, "thin-lines")
    table.fill("economic", "bare-silos")
    assert open_crises(table.void) == ["portents-ignored", "thin-lines", "bare-silos"]


# -- Catastrophes -------------------------------------------------------------------------------


def test_each_player_is_compensated_for_a_catastrophe() -> None:
    """5 resources of any mix, or a Corruption removed, or neither; in Turn Order. [V-129]"""
    table = pair()
    table.state.order = [1, 0]
    table.stock(0)
    answers = ["compensate-corruption", "compensate-resources"]
    answers += ["resource 3-food+1-energy", "resource energy"]
    driven = drive(place_catastrophe(table.state), *answers)
    assert driven.options() == ["compensate-resources", "compensate-corruption", "forfeit"]
    assert (table.me.stock, table.player(1).mat_corruption) == ([3, 2, 0, 0, 0], 0)
    assert table.void.catastrophes == 1


def test_a_compensation_without_corruption_is_resources_only() -> None:
    """A full Stockpile takes no more. [V-129] [V-183]"""
    table = solo()
    table.slot(3).corrupted = False
    table.stock(food=15, energy=15, materials=15, credits=15, science=13)
    driven = drive(place_catastrophe(table.state), "compensate-resources")
    assert driven.options() == ["compensate-resources", "forfeit"]
    assert table.me.stock == [15] * 5


def test_removing_a_corruption_triggers_what_follows_it() -> None:
    """Improved Decontamination Chambers give up one of theirs, too. [V-129]"""
    table = solo()
    table.learn("decontamination-chambers+")
    table.me.chambers = 2
    answers = ("compensate-corruption", "cleanse-slot 3", "cleanse-chambers")
    drive(place_catastrophe(table.state), *answers)
    assert (table.me.mat_corruption, table.me.chambers) == (0, 1)


def test_the_fourth_catastrophe_loses_the_game_in_an_invasion_too() -> None:
    """A Harbinger is moved to a full row. [V-130] [V-464] [V-466]"""
    table = solo()
    table.void.catastrophes = 3
    table.fill("military", *MILITARY)
    table.me.technologies = {}
    table.give(4, corvette=9)
    table.sector(2).bounty = ()
    table.stock(energy=2)
    table.select("conquest")
    match = table.match(("act", 0))
    attack = ["take engage", "resolve invade", "invade 2", *["move 4 corvette"] * 5, "attack 2"]
    for code in (*attack, "outcome harbingers", "row military"):
        match.choose(code)
    assert match.over
    assert match.outcome
    assert match.outcome.how.key == "end-catastrophe"
    assert (table.void.catastrophes, table.state.steps) == (3, [])


# -- Evaluation ---------------------------------------------------------------------------------


def evaluation(cycle: int, military: int, economic: int) -> VoidTable:
    """Seat 0 with 1 Corruption and 6 Corvettes in sector 4 at step 1 of an Evaluation."""
    table = solo()
    table.me.technologies = {}
    table.state.cycle = cycle
    table.fill("military", *MILITARY[:military])
    table.fill("economic", *ECONOMIC[:economic])
    table.give(4, corvette=6).installations = ()
    return table


@pytest.mark.parametrize(("cycle", "power"), [(1, 1 + 2), (2, 1 + 2 + 1), (3, 1 + 2 + 1)])
def test_the_evaluation_adds_the_military_row(cycle: int, power: int) -> None:
    """Corruption, Cycle and row. [V-135] [V-136] [V-442] [V-443]"""
    table = evaluation(cycle, military=2, economic=0)
    driven = table.step("skirmish.targets")
    assert [(e.data["sector"], e.data["power"]) for e in driven.events] == [(4, power)]


def test_the_skirmish_comes_before_the_payment() -> None:
    """There is no Catastrophe to choose instead. [V-135] [V-137]"""
    table = evaluation(1, military=1, economic=1)
    table.stock(energy=1)
    table.me.influence = 20
    table.step("skirmish.targets")
    driven = table.step("skirmish", 0)
    assert driven.asked == []
    assert driven.kinds.index("combat-over") < driven.kinds.index("spent")
    assert (table.me.stock, table.me.influence) == ([0] * 5, 17)


def test_credits_stand_in_for_the_payment_of_the_evaluation() -> None:
    """[V-137]"""
    table = evaluation(1, military=0, economic=1)
    table.stock(credits=2)
    table.me.influence = 20
    table.step("skirmish.targets")
    table.step("skirmish", 0)
    assert (table.me.stock, table.me.influence) == ([0] * 5, 20)


def test_all_targets_are_set_before_the_first_skirmish() -> None:
    """[V-139]"""
    table = pair()
    table.step("evaluation")
    names = [step[0] for step in reversed(table.state.steps)]
    assert names[:4] == ["evaluation.start", "skirmish.targets", "skirmish", "skirmish"]
    table.step("skirmish.targets")
    assert table.state.targets == [5, 17]


def test_an_event_may_skip_the_crisis_board() -> None:
    """Neither a Skirmish nor a payment. [V-135]"""
    table = evaluation(1, military=2, economic=2)
    content = table.state.content
    table.state.event = next(
        event.id
        for event in content.events.values()
        for box in event.boxes
        if box.ability and box.ability.word == "no_crisis_board"
    )
    influence = table.me.influence
    table.step("skirmish.targets")
    assert table.step("skirmish", 0).events == []
    assert table.me.influence == influence
