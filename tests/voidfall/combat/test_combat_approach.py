"""The Approach step of a Combat, Fleet type by Fleet type and Technology by Technology."""

import pytest

from domineum.voidfall.battle import (
    INVADER,
    Decision,
    Fleets,
)
from domineum.voidfall.combat import rules
from domineum.voidfall.combat.rules import decide, decision, outcome
from domineum.voidfall.lab.arms import box, fallen_house
from tests.voidfall.combats import Force, approach, ask, fight, fight_out, knows, start


def test_carriers_of_the_invader_deploy_corvettes_before_any_damage() -> None:
    """[V-302] [V-303] The new Corvette serves Improved Shields and takes Damage at once."""
    invader = Force(carrier=1, active=1, technologies=knows("shields+"))
    battle = start(invader, Force(voidborn=1, defenses=1))
    assert ask(battle) == Decision("invader", "launch", ("deploy 0", "deploy 1"))
    deployed = decide(battle, "deploy 1")
    assert ask(deployed).topic == "absorb"
    assert ask(decide(deployed, "absorb 0")).answers == ("recall corvette", "recall carrier")
    assert outcome(decide(battle, "deploy 0")).winner == "defender"


def test_a_recalled_carrier_leaves_its_corvette() -> None:
    """[V-303]"""
    defender = Force(defenses=1)
    end = outcome(fight(Force(carrier=1, active=1), defender, "deploy 1", "recall carrier"))
    assert end.invader.fleets == Fleets(corvette=1)
    assert end.deployed == 1


def test_carriers_deploy_no_more_than_is_active() -> None:
    """[V-303]"""
    battle = start(Force(carrier=3, active=2), Force(voidborn=1))
    assert ask(battle).answers == ("deploy 0", "deploy 1", "deploy 2")


def test_carriers_of_the_defender_deploy_nothing() -> None:
    """[V-302]"""
    assert decision(start(Force(corvette=1), Force(carrier=1, active=5, defenses=1))) is None


def test_approach_damage_is_simultaneous() -> None:
    """[V-304] Sentries and Destroyers hit although they are recalled in the same step."""
    invader = Force(destroyer=1, technologies=knows("destroyers+"))
    step = approach(invader, Force(sentry=1))
    assert (step.damage, step.power) == ((1, 1), (0, 0))


def test_sentries_of_the_defender_deal_approach_damage() -> None:
    """[V-306]"""
    assert approach(Force(sentry=4), Force(sentry=2)).damage == (0, 2)


@pytest.mark.parametrize(("yards", "damage"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_improved_missiles_count_yards_up_to_two(yards: int, damage: int) -> None:
    """[V-307] [V-312] For both sides, free of charge."""
    missiles = knows("deep-space-missiles+")
    armed = Force(corvette=4, yards=yards, technologies=missiles)
    assert approach(armed, armed).damage == (damage, damage)


def test_basic_missiles_do_nothing_for_a_defender() -> None:
    """[V-307]"""
    defender = Force(corvette=1, yards=2, energy=9, technologies=knows("deep-space-missiles"))
    assert approach(Force(corvette=3), defender).damage == (0, 0)


@pytest.mark.parametrize("cells", ["energy-cells", "energy-cells+"])
def test_energy_cells_add_to_approach_damage_of_the_defender(cells: str) -> None:
    """[V-308] Absorbed Damage counts, no Damage does not."""
    shields = Force(corvette=4, technologies=knows("shields+", cells))
    assert approach(shields, Force(sentry=1, technologies=knows(cells))).damage == (0, 2)
    assert approach(shields, Force(corvette=1, technologies=knows(cells))).damage == (0, 0)


@pytest.mark.parametrize(("corvettes", "winner"), [(2, "defender"), (3, "invader")])
def test_a_fallen_house_yields_to_any_survivor(corvettes: int, winner: str) -> None:
    """[V-309]"""
    invader = Force(corvette=corvettes).side("invader")
    battle = rules.start(invader, fallen_house(box()))
    assert outcome(battle).winner == winner
    assert len(battle.trace) == 1


def test_improved_destroyers_deal_one_approach_damage_in_all() -> None:
    """[V-310]"""
    destroyers = Force(destroyer=3, technologies=knows("destroyers+"))
    assert approach(destroyers, Force(corvette=1)).damage == (1, 0)
    assert approach(Force(destroyer=3), Force(corvette=1)).damage == (0, 0)
    assert approach(Force(corvette=3), destroyers).damage == (0, 0)


def test_basic_missiles_cost_one_energy() -> None:
    """[V-311]"""
    invader = Force(corvette=2, yards=2, energy=3, technologies=knows("deep-space-missiles"))
    battle = start(invader, Force(voidborn=2))
    assert ask(battle) == Decision("invader", "pay", ("keep energy", "spend energy"))
    assert decide(battle, "keep energy").trace[0].damage == (0, 0)
    fired = decide(battle, "spend energy")
    assert fired.trace[0].damage == (1, 0)
    assert fired.paid == {"energy": 1}


@pytest.mark.parametrize(("yards", "energy"), [(0, 1), (1, 0)])
def test_basic_missiles_need_a_yard_and_energy(yards: int, energy: int) -> None:
    """[V-311]"""
    known = knows("deep-space-missiles")
    invader = Force(corvette=2, yards=yards, energy=energy, technologies=known)
    assert decision(start(invader, Force(voidborn=2))) is None


def test_improved_shields_absorb_one_in_the_approach() -> None:
    """[V-313] [V-314] They need a Corvette."""
    missiles = knows("deep-space-missiles+", "shields+")
    with_corvette = Force(corvette=3, yards=1, technologies=missiles)
    without = Force(destroyer=3, yards=1, technologies=missiles)
    assert approach(with_corvette, Force(sentry=1)).absorbed == (1, 0)
    assert approach(Force(sentry=3, technologies=missiles), Force(sentry=1)).absorbed == (0, 0)
    assert approach(with_corvette, Force(corvette=2, technologies=missiles)).absorbed == (0, 1)
    assert approach(without, Force(dreadnought=2, technologies=missiles)).absorbed == (0, 0)


def test_basic_shields_do_nothing_in_the_approach() -> None:
    """[V-314]"""
    shields = Force(corvette=2, technologies=knows("shields"))
    assert approach(shields, Force(voidborn=1, defenses=1)).absorbed == (0, 0)


def test_each_dreadnought_of_the_invader_absorbs_in_the_approach() -> None:
    """[V-315]"""
    assert approach(Force(dreadnought=2), Force(defenses=3)).absorbed == (2, 0)


@pytest.mark.parametrize(("drones", "salvo"), [("autonomous-drones", 1), ("autonomous-drones+", 2)])
def test_drones_absorb_for_a_trade_token(drones: str, salvo: int) -> None:
    """[V-316] [V-334] [V-335] One token gives 1 in the Approach, and 1 or 2 in the Salvos."""
    invader = Force(sentry=2, trade=True, technologies=knows(drones))
    battle = start(invader, Force(voidborn=4, defenses=1))
    assert ask(battle) == Decision("invader", "pay", ("keep trade", "return trade"))
    assert decision(decide(battle, "keep trade")) is None
    returned = fight_out(invader, Force(voidborn=4, defenses=1), "return trade")
    assert returned.paid == {"trade": 1}
    assert [step.absorbed[INVADER] for step in returned.trace][:4] == [1, 1, salvo - 1, 0]


def test_drones_need_a_trade_token() -> None:
    """[V-316]"""
    invader = Force(corvette=2, technologies=knows("autonomous-drones+"))
    assert decision(start(invader, Force(voidborn=1))) is None


def test_bombard_absorbs_in_the_approach_or_in_a_salvo() -> None:
    """[V-317] [V-336] Each unit once."""
    sides = Force(corvette=2, bombard=2), Force(voidborn=2, defenses=2)
    early = fight_out(*sides, "absorb 2")
    assert [step.absorbed[INVADER] for step in early.trace] == [2, 0, 0]
    split = fight_out(*sides, "absorb 1")
    assert [step.absorbed[INVADER] for step in split.trace] == [1, 1, 0]
