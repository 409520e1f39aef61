"""What a side has at a moment of a Combat: Initiative, Damage and Absorption."""

from domineum.voidfall.battle import INVADER, Battle, Side
from domineum.voidfall.strength import ANY


def initiative(side: Side) -> int:
    """The Initiative a side has at this moment.  [V-318] [V-319] [V-320] [V-321] [V-322] [V-323]

    1 for each Fleet Power, unless its card says otherwise; what cards add counts while some Fleet
    Power provides Initiative.
    """
    power, cards = side.power, side.cards
    total = sum(power)
    for kind, more in cards.paces:
        total += more * power[kind]
    if total:
        for amount, needs in cards.aims:
            if needs == ANY or power[needs]:
                total += amount
    return total


def strikes_first(side: Side) -> bool:
    """Whether a card lets the side strike first.  [V-324]"""
    return any(needs == ANY or side.power[needs] for needs in side.cards.first_strikes)


def approach_damage(side: Side) -> int:
    """Installations and cards; some cards add to Damage of anything else.

    [V-305] [V-306] [V-307] [V-308] [V-310] [V-311] [V-312]
    """
    damage = side.defenses + _sum(side, side.cards.approach_damage)
    return damage + side.cards.follow_up if damage else 0


def approach_absorption(side: Side) -> int:
    """Approach Absorption that cannot be kept for later.  [V-313] [V-314] [V-315] [V-316]"""
    return _sum(side, side.cards.approach_absorption)


def _sum(side: Side, amounts: tuple[tuple[int, int, int], ...]) -> int:
    power = side.power
    return sum(
        amount if per == ANY else amount * power[per]
        for amount, per, needs in amounts
        if needs == ANY or power[needs]
    )


def absorption(battle: Battle, who: int) -> int:
    """How much Damage of the present step a side could cancel.  [V-294] [V-330]..[V-337]"""
    side = battle.sides[who]
    if battle.salvo == 0:
        return approach_absorption(side) + side.bombard
    return _usable(side, side.cards.shields) + side.bombard


def bonuses(side: Side) -> int:
    """Additional Salvo Damage that is left, each of it once in the Combat.  [V-328]"""
    return _usable(side, side.cards.bonuses)


def _usable(side: Side, pools: tuple[tuple[int, int], ...]) -> int:
    total = 0
    for place, needs in pools:
        if needs == ANY or side.power[needs]:
            total += side.units[place]
    return total


def use(side: Side, pools: tuple[tuple[int, int], ...], count: int) -> int:
    """Take units out of the pools, from the first one on; return how many were not there."""
    for place, needs in pools:
        if count and (needs == ANY or side.power[needs]):
            used = min(count, side.units[place])
            side.units[place] -= used
            count -= used
    return count


def salvo_damage(battle: Battle, who: int) -> int:
    """1 Damage and all additions whose conditions hold as the side fires.

    [V-326] [V-327] [V-328] [V-329]
    """
    side = battle.sides[who]
    power = side.power
    damage = 1
    for amount, per, needs, first in side.cards.blows:
        if (battle.salvo == 1 or not first) and (needs == ANY or power[needs]):
            damage += amount if per == ANY else amount * power[per]
    if who == INVADER and battle.bonus > 0:
        damage += battle.bonus
    return damage


def deployable(battle: Battle) -> int:
    """How many Corvettes the Invader can launch.  [V-302] [V-303]"""
    side = battle.sides[INVADER]
    if not side.active:
        return 0
    return min(sum(amount * side.power[kind] for kind, amount in side.cards.launches), side.active)
