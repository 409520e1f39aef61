"""What holds for every Combat and all choices in it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domineum.voidfall.battle import (
    DEFENDER,
    INVADER,
    Fleets,
)
from domineum.voidfall.combat.rules import outcome
from tests.voidfall.combats import Force, combats, fight, fight_out, play, salvo_absorption, start


@given(combats(), st.data())
@settings(deadline=None)
def test_a_combat_depends_on_nothing_but_its_sides_and_choices(
    combat: tuple[Force, Force], data: st.DataObject
) -> None:
    """[I-84]"""
    battle, answers = play(start(*combat), data)
    assert fight(*combat, *answers) == battle


@given(combats(), st.data())
@settings(deadline=None)
def test_fleet_power_never_grows_and_a_combat_always_ends(
    combat: tuple[Force, Force], data: st.DataObject
) -> None:
    """[I-85] [I-86] [V-339]"""
    battle, _ = play(start(*combat), data)
    brought = combat[0].fleets.power + battle.deployed, combat[1].fleets.power
    for who in (INVADER, DEFENDER):
        course = [brought[who], *(step.power[who] for step in battle.trace)]
        assert course == sorted(course, reverse=True)
        assert course[-1] >= 0
    absorptions = sum(salvo_absorption(combat[who], invading=who == INVADER) for who in (0, 1))
    assert len(battle.trace) - 1 <= sum(brought) + absorptions


@given(combats(), st.data())
@settings(deadline=None)
def test_a_combat_has_exactly_one_result_and_loses_no_fleet_power(
    combat: tuple[Force, Force], data: st.DataObject
) -> None:
    """[I-87] [I-88]"""
    end = outcome(play(start(*combat), data)[0])
    left = end.invader.fleets.power > 0, end.defender.fleets.power > 0
    defended = combat[1].fleets.power > 0
    nobody = "tie" if defended else "defender"
    results = {(True, False): "invader", (False, True): "defender", (False, False): nobody}
    assert end.winner == results[left]
    brought = combat[0].fleets.power + end.deployed, combat[1].fleets.power
    assert tuple(sum(map(sum, remains)) for remains in (end.invader, end.defender)) == brought


@given(combats(), st.data())
@settings(deadline=None)
def test_no_absorption_and_no_bonus_serves_twice(
    combat: tuple[Force, Force], data: st.DataObject
) -> None:
    """[I-89] [I-90]"""
    battle, answers = play(start(*combat), data)
    bonuses = sum(int(answer[-1]) for answer in answers if answer.startswith("destroyers"))
    assert bonuses <= combat[0].destroyer
    for who, side in enumerate(combat):
        shields = 1 if "shields+" in side.technologies else 0
        ships = side.dreadnought + (1 if side.has("autonomous-drones") else 0)
        early = battle.trace[0].absorbed[who]
        late = sum(step.absorbed[who] for step in battle.trace[1:])
        own = shields + (ships if who == INVADER else 0)
        assert early <= own + side.bombard
        bombarded = max(0, early - own)
        assert late <= salvo_absorption(side, invading=who == INVADER) - bombarded


@pytest.mark.parametrize("larger", range(1, 15))
def test_plain_corvettes_follow_a_formula(larger: int) -> None:
    """[I-92] n against n ties; the larger side keeps n - m + 1, whoever invades."""
    tie = outcome(fight_out(Force(corvette=larger), Force(corvette=larger)))
    assert tie.winner == "tie"
    for smaller in range(1, larger):
        left = Fleets(corvette=larger - smaller + 1)
        attack = outcome(fight_out(Force(corvette=larger), Force(corvette=smaller)))
        defence = outcome(fight_out(Force(corvette=smaller), Force(corvette=larger)))
        assert (attack.winner, attack.invader.fleets) == ("invader", left)
        assert (defence.winner, defence.defender.fleets) == ("defender", left)
