"""What Fleet types and Technologies mean in a Combat: Initiative, Damage and Absorption."""

from domineum.voidfall.combat.battle import (
    CARRIER,
    CORVETTE,
    DEFENDER,
    DESTROYER,
    DREADNOUGHT,
    INVADER,
    SENTRY,
    Battle,
    Force,
    Side,
)

NO_POWER = [0] * 6


def enter(side: Side) -> Force:
    """The Force of a side. Escape Pods serve once, or for all Fleet Power if Improved. [V-344]"""
    power = [*side.fleets]
    if not side.technologies:
        return Force(power, 0, side.salvo_absorption, 0, NO_POWER)
    shields = 1 if side.has("shields") else 0
    if not side.has("escape-pods"):
        return Force(power, shields, side.salvo_absorption, 0, NO_POWER)
    pods = sum(power) + side.active if "escape-pods+" in side.technologies else 1
    return Force(power, shields, side.salvo_absorption, pods, [0] * 6)


def initiative(battle: Battle, who: int) -> int:
    """The Initiative a side has at this moment.

    1 for each Fleet Power [V-318] [V-323] but a Defender's Sentries [V-321], 1 more with a
    Dreadnought [V-319], 1 more with a Destroyer of the Invader [V-320], 5 more with Basic
    Targeting and a Corvette [V-322].
    """
    corvettes, sentries, destroyers, dreadnoughts, carriers, voidborn = battle.forces[who].power
    total = corvettes + destroyers + dreadnoughts + carriers + voidborn
    if who == INVADER:
        total += sentries
        if destroyers:
            total += 1
    if dreadnoughts:
        total += 1
    if corvettes:
        total += battle.arms[who].aim
    if battle.sides[who].initiative and (total or sentries):
        total += battle.sides[who].initiative
    return total


def absorption(battle: Battle, who: int) -> int:
    """How much Damage of the present step a side could cancel.  [V-294]"""
    force = battle.forces[who]
    if battle.salvo == 0:
        return approach_absorption(battle, who) + force.bombard
    shields = force.shields if force.power[CORVETTE] else 0
    return shields + force.dreadnoughts + force.carriers + force.reserve + force.bombard


def approach_absorption(battle: Battle, who: int) -> int:
    """Approach Absorption that cannot be kept for later.

    Improved Shields with a Corvette give 1 [V-313] [V-314], each Dreadnought of the Invader 1
    [V-315], returning a Trade token for Autonomous Drones 1 [V-316].
    """
    side = battle.sides[who]
    power = battle.forces[who].power
    total = side.approach_absorption
    if power[CORVETTE] and "shields+" in side.technologies:
        total += 1
    if who == INVADER:
        total += power[DREADNOUGHT]
        if battle.trade_returned:
            total += 1
    return total


def invader_approach(battle: Battle) -> int:
    """Improved Destroyers [V-310], Basic Missiles [V-311], Improved Missiles [V-312]."""
    side = battle.sides[INVADER]
    known = side.technologies
    damage = side.approach_damage + battle.energy_spent
    if known:
        if "destroyers+" in known and battle.forces[INVADER].power[DESTROYER]:
            damage += 1
        if "deep-space-missiles+" in known:
            damage += min(2, side.yards)
    return damage


def defender_approach(battle: Battle) -> int:
    """Sector Defenses and Starbases [V-305], Sentries [V-306], Improved Missiles [V-307].

    Energy Cells add 1 to Damage of any of these.  [V-308]
    """
    side = battle.sides[DEFENDER]
    known = side.technologies
    damage = side.defenses + battle.forces[DEFENDER].power[SENTRY] + side.approach_damage
    if known:
        if "deep-space-missiles+" in known:
            damage += min(2, side.yards)
        if damage and side.has("energy-cells"):
            damage += 1
    return damage


def salvo_damage(battle: Battle, who: int) -> int:
    """1 Damage and all additions whose conditions hold as the side fires.  [V-329]

    With a Corvette, Torpedoes add 1: Basic in the first step [V-326], Improved in each [V-327].
    """
    arms = battle.arms[who]
    damage = 1
    if battle.salvo == 1:
        damage += arms.volley
    ready = arms.torpedoes == 2 or (arms.torpedoes == 1 and battle.salvo == 1)
    if ready and battle.forces[who].power[CORVETTE]:
        damage += 1
    if who == INVADER and battle.bonus > 0:
        damage += battle.bonus
    return damage


def deployable(battle: Battle) -> int:
    """Each Carrier of the Invader may deploy 1 Active Fleet Power as a Corvette. [V-302] [V-303]"""
    return min(battle.forces[INVADER].power[CARRIER], battle.sides[INVADER].active)


def use_drones(battle: Battle, returned: bool) -> None:
    """A returned Trade token gives 1 Salvo Absorption, 2 with Improved Drones. [V-334] [V-335]"""
    battle.trade_returned = returned
    if returned:
        improved = "autonomous-drones+" in battle.sides[INVADER].technologies
        battle.forces[INVADER].reserve += 2 if improved else 1
