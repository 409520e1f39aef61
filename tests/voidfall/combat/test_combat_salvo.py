"""The Salvo steps of a Combat, Fleet type by Fleet type and Technology by Technology."""

import pytest

from domineum.voidfall.battle import DEFENDER, INVADER, Decision, Fleets
from domineum.voidfall.combat.rules import decide, decision, outcome
from domineum.voidfall.combat.values import absorption
from domineum.voidfall.strength import Grant
from tests.voidfall.combats import Force, approach, ask, fight, fight_out, first_salvo, knows, start


@pytest.mark.parametrize(
    ("fleets", "invading", "defending"),
    [
        (Fleets(corvette=2), 2, 2),
        (Fleets(voidborn=2), 2, 2),
        (Fleets(carrier=2), 2, 2),
        (Fleets(sentry=2), 2, 0),
        (Fleets(destroyer=2), 3, 2),
        (Fleets(dreadnought=2), 3, 3),
        (Fleets(1, 1, 1, 1, 1), 7, 5),
    ],
)
def test_initiative_by_fleet_type(fleets: Fleets, invading: int, defending: int) -> None:
    """[V-318] [V-319] [V-320] [V-321] [V-323] [V-341]"""
    side = Force().with_fleets(fleets)
    assert first_salvo(side, Force(voidborn=9)).initiative[INVADER] == invading
    assert first_salvo(Force(voidborn=9), side).initiative[DEFENDER] == defending


def test_basic_targeting_needs_a_corvette() -> None:
    """[V-322] [V-343] It adds 5, once."""
    targeting = knows("targeting")
    aimed = Force(corvette=2, technologies=targeting)
    assert first_salvo(aimed, Force(dreadnought=1, technologies=targeting)).initiative == (7, 2)
    assert first_salvo(Force(carrier=1), aimed).initiative == (1, 7)


def test_improved_targeting_always_strikes_first() -> None:
    """[V-324] [V-343] Without any Corvette, and for both sides."""
    aimed = Force(carrier=1, technologies=knows("targeting+"))
    assert first_salvo(aimed, Force(corvette=1, technologies=knows("targeting"))).power == (1, 0)
    assert first_salvo(Force(corvette=1), aimed).power == (0, 1)
    assert first_salvo(aimed, Force(voidborn=1)).initiative == (1, 1)


def test_improved_targeting_of_both_sides_leaves_it_to_initiative() -> None:
    """[V-324]"""
    aimed = knows("targeting+")
    assert first_salvo(
        Force(corvette=2, technologies=aimed), Force(destroyer=1, technologies=aimed)
    ).damage == (1, 0)
    assert first_salvo(
        Force(corvette=1, technologies=aimed), Force(destroyer=1, technologies=aimed)
    ).damage == (1, 1)


def test_sentries_alone_neither_strike_first_nor_at_all() -> None:
    """[V-324] [V-321] Improved Targeting needs Initiative."""
    sentries = Force(sentry=2, technologies=knows("targeting+"))
    battle = fight_out(Force(corvette=3), sentries)
    assert [step.damage for step in battle.trace] == [(0, 2), (1, 0), (1, 0)]


def test_a_defender_who_keeps_a_corvette_among_sentries_still_fires() -> None:
    """[V-325]"""
    sides = Force(corvette=6), Force(sentry=1, corvette=1)
    assert first_salvo(*sides, "recall sentry").damage == (1, 1)
    assert first_salvo(*sides, "recall corvette").damage == (1, 0)


def test_basic_torpedoes_add_damage_to_the_first_salvo() -> None:
    """[V-326] [V-343] Once per side; they need a Corvette."""
    torpedoes = knows("torpedoes")
    armed = Force(corvette=3, technologies=torpedoes)
    battle = fight_out(armed, Force(corvette=3, technologies=torpedoes))
    assert [step.damage for step in battle.trace] == [(0, 0), (2, 2), (1, 1)]
    unfit = Force(carrier=3, technologies=torpedoes)
    assert first_salvo(unfit, Force(voidborn=3)).damage == (1, 1)


def test_improved_torpedoes_add_damage_to_every_salvo() -> None:
    """[V-327]"""
    torpedoes = Force(corvette=3, technologies=knows("torpedoes+"))
    battle = fight_out(torpedoes, Force(voidborn=4))
    assert [step.damage[INVADER] for step in battle.trace] == [0, 2, 2]


def test_each_destroyer_of_the_invader_has_one_bonus_in_a_salvo_of_choice() -> None:
    """[V-328] Basic and Improved alike; a Defender's Destroyers have none."""
    sides = Force(destroyer=2), Force(voidborn=5)
    battle = start(*sides)
    assert ask(battle) == Decision("invader", "bonus", ("destroyers 1", "destroyers 0"))
    assert ask(start(Force(destroyer=3), Force(voidborn=2))).answers == (
        "destroyers 3",
        "destroyers 2",
        "destroyers 1",
        "destroyers 0",
    )
    assert decision(start(Force(voidborn=3), Force(destroyer=3))) is None


def test_a_destroyer_bonus_is_used_once() -> None:
    """[V-328] [I-90]"""
    battle = fight_out(Force(destroyer=4), Force(voidborn=4), "destroyers 1", "destroyers 2")
    assert [step.damage[INVADER] for step in battle.trace] == [0, 2, 3]


def test_a_recalled_destroyer_loses_its_bonus() -> None:
    """[V-328] One that used its bonus is recalled first."""
    kept = fight(Force(destroyer=3), Force(voidborn=6), "destroyers 0")
    assert ask(kept).answers == ("destroyers 1", "destroyers 0")
    spent = fight(Force(destroyer=3), Force(voidborn=3), "destroyers 1")
    assert ask(spent).answers == ("destroyers 2", "destroyers 1", "destroyers 0")


def test_a_side_that_lost_its_last_corvette_fires_no_torpedoes() -> None:
    """[V-329] The conditions of additional Damage are checked as the side fires."""
    armed = Force(corvette=1, carrier=1, technologies=knows("torpedoes+"))
    assert first_salvo(armed, Force(voidborn=3), "recall corvette").damage == (1, 1)
    assert first_salvo(armed, Force(voidborn=3), "recall carrier").damage == (2, 1)


def test_simultaneous_blows_are_computed_before_any_recall() -> None:
    """[V-329]"""
    armed = Force(corvette=1, technologies=knows("torpedoes"))
    assert first_salvo(armed, armed).damage == (2, 2)


@pytest.mark.parametrize("shields", ["shields", "shields+"])
def test_shields_absorb_one_salvo_damage_with_a_corvette(shields: str) -> None:
    """[V-330] [V-333] [V-343]"""
    known = knows(shields)
    shielded = Force(corvette=2, technologies=known)
    battle = fight_out(shielded, shielded)
    assert [step.absorbed for step in battle.trace] == [(0, 0), (1, 1), (0, 0), (0, 0)]
    bare = fight_out(Force(carrier=2, technologies=known), Force(destroyer=2, technologies=known))
    assert all(step.absorbed == (0, 0) for step in bare.trace)


@pytest.mark.parametrize("kind", [Fleets(dreadnought=2), Fleets(carrier=2)])
def test_dreadnoughts_and_carriers_absorb_one_salvo_damage_each_in_defence(kind: Fleets) -> None:
    """[V-331] [V-332] And none for an Invader."""
    ships = Force().with_fleets(kind)
    defence = fight_out(Force(corvette=6), ships)
    assert [step.absorbed[DEFENDER] for step in defence.trace][:4] == [0, 1, 1, 0]
    assert absorption(fight_out(ships, Force(voidborn=2)), INVADER) == 0


def test_an_absorption_can_be_kept_for_a_later_salvo() -> None:
    """[V-337] It is lost with its Fleet Power."""
    sides = Force(corvette=6), Force(dreadnought=1, carrier=1)
    battle = start(*sides)
    assert ask(battle) == Decision("defender", "absorb", ("absorb 1", "absorb 0"))
    late = fight(*sides, "absorb 0", "recall carrier")
    assert absorption(late, DEFENDER) == 1


def test_several_absorptions_may_meet_one_blow() -> None:
    """[V-337] By the single unit."""
    torpedoes = Force(corvette=6, technologies=knows("torpedoes+"))
    assert ask(start(torpedoes, Force(dreadnought=3))).answers == (
        "absorb 2",
        "absorb 1",
        "absorb 0",
    )


def test_a_used_dreadnought_is_recalled_before_a_fresh_one() -> None:
    """[V-337]"""
    torpedoes = Force(corvette=6, technologies=knows("torpedoes+"))
    battle = fight(torpedoes, Force(dreadnought=2), "absorb 1")
    assert battle.sides[DEFENDER].power == [0, 0, 0, 1, 0, 0]
    assert absorption(battle, DEFENDER) == 1


def test_absorption_that_is_easily_lost_is_used_first() -> None:
    """[V-337] Shields need a Corvette, Bombard needs nothing."""
    invader = Force(corvette=2, bombard=1, technologies=knows("shields"))
    battle = fight(invader, Force(voidborn=3), "absorb 1")
    side = battle.sides[INVADER]
    assert (side.units, side.bombard) == ([0], 1)


def test_one_technology_serves_the_whole_side() -> None:
    """[V-343] More Corvettes do not multiply an upgrade."""
    armed = Force(corvette=5, technologies=knows("shields", "targeting", "torpedoes"))
    step = first_salvo(armed, Force(voidborn=9), "absorb 1")
    assert (step.initiative[INVADER], step.damage[INVADER], step.absorbed[INVADER]) == (10, 2, 1)


@pytest.mark.parametrize(
    "bystander", ["sentries", "dreadnoughts+", "carriers+", "combat-replicators+", "hyperdrive"]
)
def test_technologies_without_a_say_in_the_fight_change_nothing(bystander: str) -> None:
    """[V-340] [V-342] [V-344]"""
    plain = Force(corvette=2, dreadnought=1, sentry=1)
    taught = Force(corvette=2, dreadnought=1, sentry=1, technologies=knows(bystander))
    assert fight_out(plain, plain).trace == fight_out(taught, taught).trace


def test_basic_escape_pods_save_one_fleet_power() -> None:
    """[V-344] It goes home instead of being recalled, and is out of the fight all the same."""
    pods = Force(corvette=3, technologies=knows("escape-pods"))
    battle = start(pods, Force(defenses=2))
    assert ask(battle) == Decision("invader", "recall", ("recall corvette", "home corvette"))
    end = outcome(decide(battle, "home corvette"))
    assert end.invader == (Fleets(corvette=1), Fleets(corvette=1), Fleets(corvette=1))


def test_improved_escape_pods_save_everything() -> None:
    """[V-344]"""
    pods = Force(corvette=1, sentry=1, technologies=knows("escape-pods+"))
    end = outcome(fight(pods, Force(defenses=2), "home corvette", "home sentry"))
    assert end.invader.home == Fleets(corvette=1, sentry=1)


# -- granted abilities of the Voidborn -----------------------------------------------------------


def test_granted_abilities_of_the_voidborn() -> None:
    """[V-455] Cards of a Skirmish may give them what Technologies give to players."""
    fort, player = Force(corvette=3, defenses=2), Force(corvette=3)

    def voidborn(power: int, *granted: Grant) -> Force:
        return Force(voidborn=power, granted=granted)

    assert approach(voidborn(3, Grant("approach_absorption")), fort).absorbed == (1, 0)
    assert approach(voidborn(3, Grant("approach_damage")), fort).damage == (1, 2)
    assert first_salvo(voidborn(3, Grant("salvo_absorption")), player).absorbed == (1, 0)
    assert first_salvo(voidborn(3, Grant("salvo_damage", 2, "first")), player).damage == (3, 1)
    assert first_salvo(voidborn(3, Grant("initiative", 5)), player).initiative == (8, 3)
    assert first_salvo(voidborn(1, Grant("first_strike")), Force(corvette=1)).power == (1, 0)
