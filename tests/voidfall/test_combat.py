"""Combat, rule by rule; the properties at the end hold for every Combat and all choices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domineum.voidfall.combat import (
    DEFENDER,
    FALLEN_HOUSE,
    INVADER,
    Battle,
    Decision,
    Fleets,
    Side,
    Step,
    Topic,
    absorption,
    decide,
    decision,
    outcome,
    start,
)

FIGHTING_TECHNOLOGIES = (
    "shields",
    "targeting",
    "torpedoes",
    "deep-space-missiles",
    "energy-cells",
    "autonomous-drones",
    "destroyers",
)


def knows(*technologies: str) -> frozenset[str]:
    return frozenset(technologies)


def fight(invader: Side, defender: Side, *answers: str) -> Battle:
    """The Combat after these answers."""
    battle = start(invader, defender)
    for answer in answers:
        battle = decide(battle, answer)
    return battle


def fight_out(invader: Side, defender: Side, *answers: str) -> Battle:
    """The finished Combat; after the given answers everybody takes the first one."""
    battle = fight(invader, defender, *answers)
    while (asked := decision(battle)) is not None:
        battle = decide(battle, asked.answers[0])
    return battle


def approach(invader: Side, defender: Side, *answers: str) -> Step:
    return fight_out(invader, defender, *answers).trace[0]


def first_salvo(invader: Side, defender: Side, *answers: str) -> Step:
    return fight_out(invader, defender, *answers).trace[1]


def ask(battle: Battle) -> Decision:
    asked = decision(battle)
    assert asked is not None
    return asked


# Frame, Damage and Absorption


def test_equal_choices_give_equal_battles() -> None:
    """[V-284] [V-285] Combat is deterministic."""
    sides = Side(corvette=3, dreadnought=1), Side(corvette=2, dreadnought=2, defenses=2)
    one, two = fight(*sides, "absorb 1"), fight(*sides, "absorb 1")
    assert one == two
    assert hash(one) == hash(two)
    assert one != fight(*sides, "absorb 0")


def test_only_the_defenders_installations_take_part() -> None:
    """[V-286] [V-296] [V-305] Each Sector Defense and Starbase deals 1 to the Invader."""
    assert approach(Side(corvette=4), Side(corvette=1, defenses=3)).damage == (0, 3)


def test_fleet_power_counts_and_not_tokens() -> None:
    """[V-287] A side has Fleet Power by type and nothing else of its Fleets."""
    assert Side(corvette=3 + 1).fleets == Fleets(corvette=4)


@pytest.mark.parametrize("power", [1, 2, 3])
def test_voidborn_fight_like_corvettes(power: int) -> None:
    """[V-288] [V-258] Sector Defenses fight for them too."""
    voidborn = fight_out(Side(corvette=3), Side(voidborn=power, defenses=1))
    corvettes = fight_out(Side(corvette=3), Side(corvette=power, defenses=1))
    assert voidborn.trace == corvettes.trace


def test_a_sector_without_fleets_is_defended_by_its_installations() -> None:
    """[V-289] [V-290] There is no Salvo step when a side has nothing."""
    battle = fight_out(Side(corvette=3), Side(defenses=2))
    assert battle.trace == (Step("approach", (0, 0), (0, 2), (0, 0), (1, 0)),)
    assert outcome(battle).winner == "invader"


def test_the_approach_may_end_the_combat() -> None:
    """[V-290] No Salvo step without Fleet Power on both sides."""
    battle = fight_out(Side(corvette=1), Side(corvette=2, defenses=1))
    assert [step.kind for step in battle.trace] == ["approach"]
    assert outcome(battle).winner == "defender"


def test_the_owner_chooses_what_each_damage_recalls() -> None:
    """[V-291]"""
    battle = start(Side(corvette=1, sentry=1, carrier=1), Side(defenses=2))
    recall = ("recall corvette", "recall sentry", "recall carrier")
    assert ask(battle) == Decision("invader", Topic.RECALL, recall)
    battle = decide(battle, "recall sentry")
    assert ask(battle).answers == ("recall corvette", "recall carrier")
    battle = decide(battle, "recall corvette")
    assert outcome(battle).invader.fleets == Fleets(carrier=1)
    assert outcome(battle).invader.recalled == Fleets(corvette=1, sentry=1)


def test_installations_take_no_damage_and_never_end_a_combat() -> None:
    """[V-292] They deal their Damage once, however many blows the Defender suffers."""
    battle = fight_out(Side(corvette=6), Side(corvette=2, defenses=3))
    assert [step.damage[DEFENDER] for step in battle.trace] == [3, 1, 0]


def test_an_absorption_cancels_one_damage() -> None:
    """[V-293] [V-295] Its use is optional, and comes before any recall."""
    sides = Side(corvette=2, technologies=knows("shields+")), Side(voidborn=1, defenses=2)
    assert ask(start(*sides)) == Decision("invader", Topic.ABSORB, ("absorb 1", "absorb 0"))
    assert approach(*sides, "absorb 1").power == (1, 1)
    assert approach(*sides, "absorb 0").power == (0, 1)


def test_approach_absorption_does_not_help_in_a_salvo() -> None:
    """[V-294] A Dreadnought of the Invader absorbs in the Approach only."""
    battle = fight_out(Side(dreadnought=3), Side(voidborn=3))
    assert [step.absorbed for step in battle.trace] == [(0, 0)] * len(battle.trace)


def test_damage_beyond_the_fleet_power_is_ignored() -> None:
    """[V-295]"""
    assert approach(Side(corvette=1), Side(corvette=1, defenses=5)).power == (0, 1)


# Basic sequence


def test_higher_initiative_strikes_first_whatever_the_lead() -> None:
    """[V-297] [V-298] [V-318]"""
    for lead in (1, 5):
        step = first_salvo(Side(corvette=1 + lead), Side(corvette=1))
        assert step == Step("salvo", (1 + lead, 1), (1, 0), (0, 0), (1 + lead, 0))


def test_the_other_side_replies_with_what_is_left() -> None:
    """[V-299] [V-325]"""
    assert first_salvo(Side(corvette=3), Side(corvette=2)).damage == (1, 1)
    assert first_salvo(Side(corvette=2), Side(corvette=1)).damage == (1, 0)


def test_equal_initiative_strikes_at_once() -> None:
    """[V-300]"""
    assert first_salvo(Side(corvette=1), Side(voidborn=1)).power == (0, 0)


def test_the_rulebook_example_of_four_corvettes_with_shields() -> None:
    """[V-301] Golden: 4 Corvettes with Basic Shields against 3 Voidborn and a Sector Defense."""
    shields = Side(corvette=4, technologies=knows("shields"))
    battle = fight_out(shields, Side(voidborn=3, defenses=1), "absorb 1")
    assert battle.trace == (
        Step("approach", (0, 0), (0, 1), (0, 0), (3, 3)),
        Step("salvo", (3, 3), (1, 1), (1, 0), (3, 2)),
        Step("salvo", (3, 2), (1, 1), (0, 0), (2, 1)),
        Step("salvo", (2, 1), (1, 0), (0, 0), (2, 0)),
    )
    assert outcome(battle).winner == "invader"
    assert outcome(battle).invader.fleets == Fleets(corvette=2)


def test_the_rulebook_example_of_an_invasion_from_two_sectors() -> None:
    """[V-273] Golden: 3 and 1 Corvettes move in and fight as 4."""
    end = outcome(fight_out(Side(corvette=3 + 1), Side(voidborn=3)))
    assert (end.winner, end.invader.fleets) == ("invader", Fleets(corvette=2))


def test_an_invasion_without_fleet_power_is_refused() -> None:
    """[V-273]"""
    with pytest.raises(ValueError, match="at least 1"):
        start(Side(), Side(voidborn=1))


# Approach step


def test_carriers_of_the_invader_deploy_corvettes_before_any_damage() -> None:
    """[V-302] [V-303] The new Corvette serves Improved Shields and takes Damage at once."""
    invader = Side(carrier=1, active=1, technologies=knows("shields+"))
    battle = start(invader, Side(voidborn=1, defenses=1))
    assert ask(battle) == Decision("invader", Topic.CARRIERS, ("deploy 0", "deploy 1"))
    deployed = decide(battle, "deploy 1")
    assert ask(deployed).topic is Topic.ABSORB
    assert ask(decide(deployed, "absorb 0")).answers == ("recall corvette", "recall carrier")
    assert outcome(decide(battle, "deploy 0")).winner == "defender"


def test_a_recalled_carrier_leaves_its_corvette() -> None:
    """[V-303]"""
    defender = Side(defenses=1)
    end = outcome(fight(Side(carrier=1, active=1), defender, "deploy 1", "recall carrier"))
    assert end.invader.fleets == Fleets(corvette=1)
    assert end.deployed == 1


def test_carriers_deploy_no_more_than_is_active() -> None:
    """[V-303]"""
    battle = start(Side(carrier=3, active=2), Side(voidborn=1))
    assert ask(battle).answers == ("deploy 0", "deploy 1", "deploy 2")


def test_carriers_of_the_defender_deploy_nothing() -> None:
    """[V-302]"""
    assert decision(start(Side(corvette=1), Side(carrier=1, active=5, defenses=1))) is None


def test_approach_damage_is_simultaneous() -> None:
    """[V-304] Sentries and Destroyers hit although they are recalled in the same step."""
    invader = Side(destroyer=1, technologies=knows("destroyers+"))
    step = approach(invader, Side(sentry=1))
    assert (step.damage, step.power) == ((1, 1), (0, 0))


def test_sentries_of_the_defender_deal_approach_damage() -> None:
    """[V-306]"""
    assert approach(Side(sentry=4), Side(sentry=2)).damage == (0, 2)


@pytest.mark.parametrize(("yards", "damage"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_improved_missiles_count_yards_up_to_two(yards: int, damage: int) -> None:
    """[V-307] [V-312] For both sides, free of charge."""
    missiles = knows("deep-space-missiles+")
    armed = Side(corvette=4, yards=yards, technologies=missiles)
    assert approach(armed, armed).damage == (damage, damage)


def test_basic_missiles_do_nothing_for_a_defender() -> None:
    """[V-307]"""
    defender = Side(corvette=1, yards=2, energy=9, technologies=knows("deep-space-missiles"))
    assert approach(Side(corvette=3), defender).damage == (0, 0)


@pytest.mark.parametrize("cells", ["energy-cells", "energy-cells+"])
def test_energy_cells_add_to_approach_damage_of_the_defender(cells: str) -> None:
    """[V-308] Absorbed Damage counts, no Damage does not."""
    shields = Side(corvette=4, technologies=knows("shields+", cells))
    assert approach(shields, Side(sentry=1, technologies=knows(cells))).damage == (0, 2)
    assert approach(shields, Side(corvette=1, technologies=knows(cells))).damage == (0, 0)


@pytest.mark.parametrize(("corvettes", "winner"), [(2, "defender"), (3, "invader")])
def test_a_fallen_house_yields_to_any_survivor(corvettes: int, winner: str) -> None:
    """[V-309]"""
    battle = fight_out(Side(corvette=corvettes), FALLEN_HOUSE)
    assert outcome(battle).winner == winner
    assert len(battle.trace) == 1


def test_improved_destroyers_deal_one_approach_damage_in_all() -> None:
    """[V-310]"""
    destroyers = Side(destroyer=3, technologies=knows("destroyers+"))
    assert approach(destroyers, Side(corvette=1)).damage == (1, 0)
    assert approach(Side(destroyer=3), Side(corvette=1)).damage == (0, 0)
    assert approach(Side(corvette=3), destroyers).damage == (0, 0)


def test_basic_missiles_cost_one_energy() -> None:
    """[V-311]"""
    invader = Side(corvette=2, yards=2, energy=3, technologies=knows("deep-space-missiles"))
    battle = start(invader, Side(voidborn=2))
    assert ask(battle) == Decision("invader", Topic.MISSILES, ("keep energy", "spend energy"))
    assert decide(battle, "keep energy").trace[0].damage == (0, 0)
    fired = decide(battle, "spend energy")
    assert fired.trace[0].damage == (1, 0)
    assert outcome(fired).energy_spent == 1


@pytest.mark.parametrize(("yards", "energy"), [(0, 1), (1, 0)])
def test_basic_missiles_need_a_yard_and_energy(yards: int, energy: int) -> None:
    """[V-311]"""
    known = knows("deep-space-missiles")
    invader = Side(corvette=2, yards=yards, energy=energy, technologies=known)
    assert decision(start(invader, Side(voidborn=2))) is None


def test_improved_shields_absorb_one_in_the_approach() -> None:
    """[V-313] [V-314] They need a Corvette."""
    missiles = knows("deep-space-missiles+", "shields+")
    with_corvette = Side(corvette=3, yards=1, technologies=missiles)
    without = Side(destroyer=3, yards=1, technologies=missiles)
    assert approach(with_corvette, Side(sentry=1)).absorbed == (1, 0)
    assert approach(Side(sentry=3, technologies=missiles), Side(sentry=1)).absorbed == (0, 0)
    assert approach(with_corvette, Side(corvette=2, technologies=missiles)).absorbed == (0, 1)
    assert approach(without, Side(dreadnought=2, technologies=missiles)).absorbed == (0, 0)


def test_basic_shields_do_nothing_in_the_approach() -> None:
    """[V-314]"""
    shields = Side(corvette=2, technologies=knows("shields"))
    assert approach(shields, Side(voidborn=1, defenses=1)).absorbed == (0, 0)


def test_each_dreadnought_of_the_invader_absorbs_in_the_approach() -> None:
    """[V-315]"""
    assert approach(Side(dreadnought=2), Side(defenses=3)).absorbed == (2, 0)


@pytest.mark.parametrize(("drones", "salvo"), [("autonomous-drones", 1), ("autonomous-drones+", 2)])
def test_drones_absorb_for_a_trade_token(drones: str, salvo: int) -> None:
    """[V-316] [V-334] [V-335] One token gives 1 in the Approach, and 1 or 2 in the Salvos."""
    invader = Side(sentry=2, trade=True, technologies=knows(drones))
    battle = start(invader, Side(voidborn=4, defenses=1))
    assert ask(battle) == Decision("invader", Topic.DRONES, ("keep trade", "return trade"))
    assert decision(decide(battle, "keep trade")) is None
    returned = fight_out(invader, Side(voidborn=4, defenses=1), "return trade")
    assert outcome(returned).trade_returned
    assert [step.absorbed[INVADER] for step in returned.trace][:4] == [1, 1, salvo - 1, 0]


def test_drones_need_a_trade_token() -> None:
    """[V-316]"""
    invader = Side(corvette=2, technologies=knows("autonomous-drones+"))
    assert decision(start(invader, Side(voidborn=1))) is None


def test_bombard_absorbs_in_the_approach_or_in_a_salvo() -> None:
    """[V-317] [V-336] Each unit once."""
    sides = Side(corvette=2, bombard=2), Side(voidborn=2, defenses=2)
    early = fight_out(*sides, "absorb 2")
    assert [step.absorbed[INVADER] for step in early.trace] == [2, 0, 0]
    split = fight_out(*sides, "absorb 1")
    assert [step.absorbed[INVADER] for step in split.trace] == [1, 1, 0]


# Salvo step


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
    side = Side().with_fleets(fleets)
    assert first_salvo(side, Side(voidborn=9)).initiative[INVADER] == invading
    assert first_salvo(Side(voidborn=9), side).initiative[DEFENDER] == defending


def test_basic_targeting_needs_a_corvette() -> None:
    """[V-322] [V-343] It adds 5, once."""
    targeting = knows("targeting")
    aimed = Side(corvette=2, technologies=targeting)
    assert first_salvo(aimed, Side(dreadnought=1, technologies=targeting)).initiative == (7, 2)
    assert first_salvo(Side(carrier=1), aimed).initiative == (1, 7)


def test_improved_targeting_always_strikes_first() -> None:
    """[V-324] [V-343] Without any Corvette, and for both sides."""
    aimed = Side(carrier=1, technologies=knows("targeting+"))
    assert first_salvo(aimed, Side(corvette=1, technologies=knows("targeting"))).power == (1, 0)
    assert first_salvo(Side(corvette=1), aimed).power == (0, 1)
    assert first_salvo(aimed, Side(voidborn=1)).initiative == (1, 1)


def test_improved_targeting_of_both_sides_leaves_it_to_initiative() -> None:
    """[V-324]"""
    aimed = knows("targeting+")
    assert first_salvo(
        Side(corvette=2, technologies=aimed), Side(destroyer=1, technologies=aimed)
    ).damage == (1, 0)
    assert first_salvo(
        Side(corvette=1, technologies=aimed), Side(destroyer=1, technologies=aimed)
    ).damage == (1, 1)


def test_sentries_alone_neither_strike_first_nor_at_all() -> None:
    """[V-324] [V-321] Improved Targeting needs Initiative."""
    sentries = Side(sentry=2, technologies=knows("targeting+"))
    battle = fight_out(Side(corvette=3), sentries)
    assert [step.damage for step in battle.trace] == [(0, 2), (1, 0), (1, 0)]


def test_a_defender_who_keeps_a_corvette_among_sentries_still_fires() -> None:
    """[V-325]"""
    sides = Side(corvette=6), Side(sentry=1, corvette=1)
    assert first_salvo(*sides, "recall sentry").damage == (1, 1)
    assert first_salvo(*sides, "recall corvette").damage == (1, 0)


def test_basic_torpedoes_add_damage_to_the_first_salvo() -> None:
    """[V-326] [V-343] Once per side; they need a Corvette."""
    torpedoes = knows("torpedoes")
    armed = Side(corvette=3, technologies=torpedoes)
    battle = fight_out(armed, Side(corvette=3, technologies=torpedoes))
    assert [step.damage for step in battle.trace] == [(0, 0), (2, 2), (1, 1)]
    unfit = Side(carrier=3, technologies=torpedoes)
    assert first_salvo(unfit, Side(voidborn=3)).damage == (1, 1)


def test_improved_torpedoes_add_damage_to_every_salvo() -> None:
    """[V-327]"""
    torpedoes = Side(corvette=3, technologies=knows("torpedoes+"))
    battle = fight_out(torpedoes, Side(voidborn=4))
    assert [step.damage[INVADER] for step in battle.trace] == [0, 2, 2]


def test_each_destroyer_of_the_invader_has_one_bonus_in_a_salvo_of_choice() -> None:
    """[V-328] Basic and Improved alike; a Defender's Destroyers have none."""
    sides = Side(destroyer=2), Side(voidborn=5)
    battle = start(*sides)
    assert ask(battle) == Decision("invader", Topic.DESTROYERS, ("destroyers 1", "destroyers 0"))
    assert ask(start(Side(destroyer=3), Side(voidborn=2))).answers == (
        "destroyers 3",
        "destroyers 2",
        "destroyers 1",
        "destroyers 0",
    )
    assert decision(start(Side(voidborn=3), Side(destroyer=3))) is None


def test_a_destroyer_bonus_is_used_once() -> None:
    """[V-328] [I-90]"""
    battle = fight_out(Side(destroyer=4), Side(voidborn=4), "destroyers 1", "destroyers 2")
    assert [step.damage[INVADER] for step in battle.trace] == [0, 2, 3]


def test_a_recalled_destroyer_loses_its_bonus() -> None:
    """[V-328] One that used its bonus is recalled first."""
    kept = fight(Side(destroyer=3), Side(voidborn=6), "destroyers 0")
    assert ask(kept).answers == ("destroyers 1", "destroyers 0")
    spent = fight(Side(destroyer=3), Side(voidborn=3), "destroyers 1")
    assert ask(spent).answers == ("destroyers 2", "destroyers 1", "destroyers 0")


def test_a_side_that_lost_its_last_corvette_fires_no_torpedoes() -> None:
    """[V-329] The conditions of additional Damage are checked as the side fires."""
    armed = Side(corvette=1, carrier=1, technologies=knows("torpedoes+"))
    assert first_salvo(armed, Side(voidborn=3), "recall corvette").damage == (1, 1)
    assert first_salvo(armed, Side(voidborn=3), "recall carrier").damage == (2, 1)


def test_simultaneous_blows_are_computed_before_any_recall() -> None:
    """[V-329]"""
    armed = Side(corvette=1, technologies=knows("torpedoes"))
    assert first_salvo(armed, armed).damage == (2, 2)


@pytest.mark.parametrize("shields", ["shields", "shields+"])
def test_shields_absorb_one_salvo_damage_with_a_corvette(shields: str) -> None:
    """[V-330] [V-333] [V-343]"""
    known = knows(shields)
    shielded = Side(corvette=2, technologies=known)
    battle = fight_out(shielded, shielded)
    assert [step.absorbed for step in battle.trace] == [(0, 0), (1, 1), (0, 0), (0, 0)]
    bare = fight_out(Side(carrier=2, technologies=known), Side(destroyer=2, technologies=known))
    assert all(step.absorbed == (0, 0) for step in bare.trace)


@pytest.mark.parametrize("kind", [Fleets(dreadnought=2), Fleets(carrier=2)])
def test_dreadnoughts_and_carriers_absorb_one_salvo_damage_each_in_defence(kind: Fleets) -> None:
    """[V-331] [V-332] And none for an Invader."""
    ships = Side().with_fleets(kind)
    defence = fight_out(Side(corvette=6), ships)
    assert [step.absorbed[DEFENDER] for step in defence.trace][:4] == [0, 1, 1, 0]
    assert absorption(fight_out(ships, Side(voidborn=2)), INVADER) == 0


def test_an_absorption_can_be_kept_for_a_later_salvo() -> None:
    """[V-337] It is lost with its Fleet Power."""
    sides = Side(corvette=6), Side(dreadnought=1, carrier=1)
    battle = start(*sides)
    assert ask(battle) == Decision("defender", Topic.ABSORB, ("absorb 1", "absorb 0"))
    late = fight(*sides, "absorb 0", "recall carrier")
    assert absorption(late, DEFENDER) == 1


def test_several_absorptions_may_meet_one_blow() -> None:
    """[V-337] By the single unit."""
    torpedoes = Side(corvette=6, technologies=knows("torpedoes+"))
    assert ask(start(torpedoes, Side(dreadnought=3))).answers == (
        "absorb 2",
        "absorb 1",
        "absorb 0",
    )


def test_a_used_dreadnought_is_recalled_before_a_fresh_one() -> None:
    """[V-337]"""
    torpedoes = Side(corvette=6, technologies=knows("torpedoes+"))
    battle = fight(torpedoes, Side(dreadnought=2), "absorb 1")
    assert battle.forces[DEFENDER].power == [0, 0, 0, 1, 0, 0]
    assert absorption(battle, DEFENDER) == 1


def test_absorption_that_is_easily_lost_is_used_first() -> None:
    """[V-337] Shields need a Corvette, Bombard needs nothing."""
    invader = Side(corvette=2, bombard=1, technologies=knows("shields"))
    battle = fight(invader, Side(voidborn=3), "absorb 1")
    assert (battle.forces[INVADER].shields, battle.forces[INVADER].bombard) == (0, 1)


def test_salvos_repeat_with_new_initiative() -> None:
    """[V-338]"""
    battle = fight_out(Side(dreadnought=1, corvette=1), Side(voidborn=3), "recall dreadnought")
    assert [step.initiative for step in battle.trace[1:]] == [(3, 3), (1, 2)]


def test_one_technology_serves_the_whole_side() -> None:
    """[V-343] More Corvettes do not multiply an upgrade."""
    armed = Side(corvette=5, technologies=knows("shields", "targeting", "torpedoes"))
    step = first_salvo(armed, Side(voidborn=9), "absorb 1")
    assert (step.initiative[INVADER], step.damage[INVADER], step.absorbed[INVADER]) == (10, 2, 1)


@pytest.mark.parametrize(
    "bystander", ["sentries", "dreadnoughts+", "carriers+", "combat-replicators+", "hyperdrive"]
)
def test_technologies_without_a_say_in_the_fight_change_nothing(bystander: str) -> None:
    """[V-340] [V-342] [V-344]"""
    plain = Side(corvette=2, dreadnought=1, sentry=1)
    taught = Side(corvette=2, dreadnought=1, sentry=1, technologies=knows(bystander))
    assert fight_out(plain, plain).trace == fight_out(taught, taught).trace


def test_basic_escape_pods_save_one_fleet_power() -> None:
    """[V-344] It goes home instead of being recalled, and is out of the fight all the same."""
    pods = Side(corvette=3, technologies=knows("escape-pods"))
    battle = start(pods, Side(defenses=2))
    assert ask(battle) == Decision("invader", Topic.RECALL, ("recall corvette", "home corvette"))
    end = outcome(decide(battle, "home corvette"))
    assert end.invader == (Fleets(corvette=1), Fleets(corvette=1), Fleets(corvette=1))


def test_improved_escape_pods_save_everything() -> None:
    """[V-344]"""
    pods = Side(corvette=1, sentry=1, technologies=knows("escape-pods+"))
    end = outcome(fight(pods, Side(defenses=2), "home corvette", "home sentry"))
    assert end.invader.home == Fleets(corvette=1, sentry=1)


def test_an_answer_that_was_not_offered_is_refused() -> None:
    battle = start(Side(corvette=1, sentry=1), Side(defenses=1))
    with pytest.raises(ValueError, match="recall carrier"):
        decide(battle, "recall carrier")
    with pytest.raises(ValueError, match="not over"):
        outcome(battle)


def test_the_invader_is_asked_before_the_defender() -> None:
    sides = Side(corvette=1, dreadnought=1), Side(corvette=2, dreadnought=1)
    battle = start(*sides)
    assert ask(battle).role == "invader"
    assert ask(decide(battle, "recall corvette")).role == "defender"


# Granted abilities of the Voidborn


def test_granted_abilities_of_the_voidborn() -> None:
    """[V-455] Cards of a Skirmish may give them what Technologies give to players."""
    fort, player = Side(corvette=3, defenses=2), Side(corvette=3)
    assert approach(Side(voidborn=3, approach_absorption=1), fort).absorbed == (1, 0)
    assert approach(Side(voidborn=3, approach_damage=1), fort).damage == (1, 2)
    assert first_salvo(Side(voidborn=3, salvo_absorption=1), player).absorbed == (1, 0)
    assert first_salvo(Side(voidborn=3, salvo_damage=2), player).damage == (3, 1)
    assert first_salvo(Side(voidborn=3, initiative=5), player).initiative == (8, 3)
    assert first_salvo(Side(voidborn=1, first_strike=True), Side(corvette=1)).power == (1, 0)


# Results


@pytest.mark.parametrize(
    ("invader", "defender", "winner"),
    [(1, 2, "defender"), (2, 1, "invader"), (2, 2, "tie")],
)
def test_who_has_fleet_power_left_wins(invader: int, defender: int, winner: str) -> None:
    """[V-345] [V-346] [V-362]"""
    assert outcome(fight_out(Side(corvette=invader), Side(corvette=defender))).winner == winner


def test_both_sides_may_vanish_in_the_approach() -> None:
    """[V-362]"""
    missiles = Side(corvette=1, yards=1, technologies=knows("deep-space-missiles+"))
    assert outcome(fight_out(missiles, Side(sentry=1))).winner == "tie"


def test_a_sector_without_fleets_cannot_tie() -> None:
    """[V-363]"""
    assert outcome(fight_out(Side(corvette=2), Side(defenses=2))).winner == "defender"


def test_the_rulebook_example_of_a_skirmish() -> None:
    """[V-454] Golden: 3 Voidborn win against 2 FP, and tie against 2 FP with a Sector Defense."""
    middle = outcome(fight_out(Side(voidborn=3), Side(corvette=2)))
    assert (middle.winner, middle.defender.recalled.power) == ("invader", 2)
    rightmost = fight_out(Side(voidborn=3), Side(corvette=2, defenses=1))
    assert rightmost.trace[0].power == (2, 2)
    assert outcome(rightmost).winner == "tie"
    assert outcome(rightmost).defender.recalled.power == 2


# Properties of every Combat


def technologies() -> st.SearchStrategy[frozenset[str]]:
    levels = [
        name + level for name in (*FIGHTING_TECHNOLOGIES, "escape-pods") for level in ("", "+")
    ]
    return st.frozensets(st.sampled_from(levels), max_size=5)


@st.composite
def sides(draw: st.DrawFn, *, invading: bool, most: int) -> Side:
    """A small side of any make; only an Invader must have Fleet Power."""
    kinds = draw(st.lists(st.integers(0, 4), min_size=1 if invading else 0, max_size=most))
    side = Side().with_fleets(Fleets(*(kinds.count(kind) for kind in range(6))))
    return Side(
        *side.fleets[:5],
        defenses=0 if invading else draw(st.integers(0, 2)),
        technologies=draw(technologies()),
        yards=draw(st.integers(0, 2)),
        active=draw(st.integers(0, 2)),
        energy=draw(st.integers(0, 1)),
        trade=draw(st.booleans()),
        bombard=draw(st.integers(0, 2)) if invading else 0,
        salvo_absorption=draw(st.integers(0, 1)),
    )


@st.composite
def combats(draw: st.DrawFn, most: int = 4) -> tuple[Side, Side]:
    """Two small sides."""
    return draw(sides(invading=True, most=most)), draw(sides(invading=False, most=most))


def play(battle: Battle, data: st.DataObject) -> tuple[Battle, list[str]]:
    """Any possible course of the Combat."""
    answers = []
    while (asked := decision(battle)) is not None:
        assert len(asked.answers) > 1
        answers.append(data.draw(st.sampled_from(asked.answers)))
        battle = decide(battle, answers[-1])
    return battle, answers


def salvo_absorption(side: Side, *, invading: bool) -> int:
    """The most Salvo Absorption a side can have."""
    shields = 1 if side.has("shields") else 0
    if not invading:
        return shields + side.salvo_absorption + side.dreadnought + side.carrier
    drones = 2 if side.trade and side.has("autonomous-drones") else 0
    return shields + side.salvo_absorption + drones + side.bombard


@given(combats(), st.data())
@settings(deadline=None)
def test_a_combat_depends_on_nothing_but_its_sides_and_choices(
    combat: tuple[Side, Side], data: st.DataObject
) -> None:
    """[I-84]"""
    battle, answers = play(start(*combat), data)
    assert fight(*combat, *answers) == battle


@given(combats(), st.data())
@settings(deadline=None)
def test_fleet_power_never_grows_and_a_combat_always_ends(
    combat: tuple[Side, Side], data: st.DataObject
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
    combat: tuple[Side, Side], data: st.DataObject
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
    combat: tuple[Side, Side], data: st.DataObject
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
    tie = outcome(fight_out(Side(corvette=larger), Side(corvette=larger)))
    assert tie.winner == "tie"
    for smaller in range(1, larger):
        left = Fleets(corvette=larger - smaller + 1)
        attack = outcome(fight_out(Side(corvette=larger), Side(corvette=smaller)))
        defence = outcome(fight_out(Side(corvette=smaller), Side(corvette=larger)))
        assert (attack.winner, attack.invader.fleets) == ("invader", left)
        assert (defence.winner, defence.defender.fleets) == ("defender", left)
