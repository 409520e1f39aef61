"""What a Combat and its Invasion come to when both sides choose as well as they can.

A side wants to win, then to tie; a winner wants to lose as little as possible, a loser to take
as much as possible along. As at most one side survives, what is good for one is bad for the
other, and backward induction finds the result. Answers that can never be better than another
one are not tried; `tests/voidfall/test_forecast.py` compares that with trying everything.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from domineum.voidfall.combat.battle import (
    CARRIER,
    CORVETTE,
    DEFENDER,
    DESTROYER,
    DREADNOUGHT,
    FLEET_TYPES,
    INVADER,
    SENTRY,
    VOIDBORN,
    Battle,
    Decision,
    Fleets,
    Outcome,
    Side,
    Step,
    Topic,
    Winner,
)
from domineum.voidfall.combat.rules import decide, decision, outcome, start
from domineum.voidfall.combat.technologies import absorption

PLAYER_POWER = 14
"""The Fleet Power of a player.  [V-237]"""

REPLICATORS = "combat-replicators+"
_WIN = 1000


class Forecast(NamedTuple):
    """The end of a Combat or an Invasion, the answers that lead there, and its steps."""

    winner: Winner
    invader: Fleets
    defender: Fleets
    answers: tuple[str, ...]
    trace: tuple[Step, ...]
    replicated: bool = False
    """Whether Combat Replicators turn the tie of the Combat into a victory.  [V-344]"""


def forecast(battle: Battle) -> Forecast:
    """Play the Combat to its end with the best answers of both sides.

    Of equally good answers the first is taken that spends less; what costs nothing is used at
    once. Escape Pods are left to the player, as they change nothing in the fight.  [V-344]
    """
    end, answers = play_out(battle)
    return forecast_of(end, answers)


def forecast_of(end: Battle, answers: tuple[str, ...] = ()) -> Forecast:
    """A finished Combat as a Forecast of the whole Invasion.  [V-344]"""
    result = outcome(end)
    if _replicated(end, result):
        corvette = Fleets(corvette=1)
        return Forecast("invader", corvette, Fleets(), answers, end.trace, replicated=True)
    return Forecast(
        result.winner, result.invader.fleets, result.defender.fleets, answers, end.trace
    )


def _replicated(end: Battle, result: Outcome) -> bool:
    """Whether a tied Invader can deploy 1 Fleet Power; what was recalled is Active.  [V-344]"""
    invader = end.sides[INVADER]
    left = result.invader.recalled.power + invader.active - result.deployed
    return result.winner == "tie" and REPLICATORS in invader.technologies and left > 0


def play_out(battle: Battle) -> tuple[Battle, tuple[str, ...]]:
    """The finished Combat with the best answers of both sides, and these answers."""
    memo: dict[object, int] = {}
    answers: list[str] = []
    while (asked := decision(battle)) is not None:
        candidates = _sensible(battle, asked)
        best = candidates[0]
        if len(candidates) > 1:
            pick = max if asked.role == "invader" else min
            best = pick(candidates, key=lambda answer: _value(decide(battle, answer), memo))
        answers.append(best)
        battle = decide(battle, best)
    return battle, tuple(answers)


class Purse(NamedTuple):
    """What an Invader may spend in a Combat besides a Trade token.  [V-303] [V-311] [V-317]"""

    energy: int = 0
    active: int = 0
    absorptions: int = 0
    replicated: int = 0
    """The Fleet Power that Combat Replicators deploy after it.  [V-344]"""


def limited(battle: Battle, purse: Purse) -> Battle:
    """The same Combat when the Invader spends no more than that."""
    battle = battle.copy()
    invader, defender = battle.sides
    invader = replace(invader, active=min(invader.active, purse.active))
    if not purse.replicated:
        invader = replace(invader, technologies=invader.technologies - {REPLICATORS})
    battle.sides = invader, defender
    force = battle.forces[INVADER]
    force.bombard = min(force.bombard, purse.absorptions)
    if battle.asking is Topic.MISSILES and not purse.energy:
        return decide(battle, "keep energy")
    return battle


def frugal(battle: Battle, replicated: bool = True) -> Battle:
    """The same Combat when the Invader spends nothing more, no Trade token either.  [V-316]

    Combat Replicators count unless a deployment has to be paid for.
    """
    battle = limited(battle, Purse(replicated=int(replicated)))
    return decide(battle, "keep trade") if battle.asking is Topic.DRONES else battle


def cheapest_winning(
    defender: Side, invader: Side | None = None, pool: Fleets | None = None
) -> Side | None:
    """The smallest Invader that wins, or None if nothing does.

    `invader` gives Technologies and everything else but Fleets. Without a pool it brings plain
    Corvettes; with one, any part of that Fleet Power by type, and of the parts of the least size
    the one that keeps most, with more Corvettes if equal.
    """
    base = invader or Side()
    pool = pool or Fleets(corvette=PLAYER_POWER)
    whole = min(PLAYER_POWER, pool.power)
    memo: dict[object, int] = {}

    def value(party: Side) -> int:
        return _value(start(party, defender), memo)

    def best(size: int) -> Side:
        return max((base.with_fleets(party) for party in _parties(pool, size)), key=value)

    if not whole or value(best(whole)) <= 0:
        return None  # One more Fleet Power never makes a result worse.  [I-91]
    return next(party for party in map(best, range(1, whole + 1)) if value(party) > 0)


def _parties(pool: Fleets, size: int) -> Iterator[Fleets]:
    """All choices of that many Fleet Power from the pool, most Corvettes first."""
    for counts in product(*(range(min(size, most), -1, -1) for most in pool)):
        if sum(counts) == size:
            yield Fleets(*counts)


def _value(battle: Battle, memo: dict[object, int]) -> int:
    """How good a Battle is for the Invader if both sides answer well."""
    asked = decision(battle)
    if asked is None:
        return worth(battle)
    key = battle.key
    value = memo.get(key)
    if value is None:
        values = [_value(decide(battle, answer), memo) for answer in _sensible(battle, asked)]
        value = memo[key] = max(values) if asked.role == "invader" else min(values)
    return value


def worth(battle: Battle) -> int:
    """How good a finished Combat is for the Invader: above 0 a win, 0 a tie, below 0 a loss.

    Corvettes that Carriers or Combat Replicators bring are no gain in themselves.
    """
    end = outcome(battle)
    if _replicated(battle, end):
        return _WIN
    if end.winner == "invader":
        return _WIN + end.invader.fleets.power - end.deployed
    if end.winner == "defender":
        return -_WIN - end.defender.fleets.power
    return 0


def _sensible(battle: Battle, asked: Decision) -> tuple[str, ...]:
    """The answers of which one is best.

    An Absorption used now saves a Fleet Power that would be lost now instead of later, and a
    Destroyer bonus used now removes now what it would remove later; neither is worth keeping.
    """
    match asked.topic:
        case Topic.ABSORB:
            return asked.answers[:1]
        case Topic.DESTROYERS:
            return (_enough_bonuses(battle, asked),)
        case Topic.RECALL:
            who = INVADER if asked.role == "invader" else DEFENDER
            return tuple(f"recall {FLEET_TYPES[kind]}" for kind in _expendable(battle, who))
        case _:
            return asked.answers


def _enough_bonuses(battle: Battle, asked: Decision) -> str:
    """All Destroyer bonuses, or as many as surely leave nothing of the Defender."""
    target = sum(battle.forces[DEFENDER].power) + absorption(battle, DEFENDER)
    most = len(asked.answers) - 1
    return asked.answers[max(0, most - target)]


def _expendable(battle: Battle, who: int) -> list[int]:
    """The types worth considering for a recall: one without any use left, if there is one.

    Of several Corvettes, and of several Dreadnoughts or Destroyers that used their ability, only
    the last one matters, so the others are as good as a type without abilities.
    """
    force = battle.forces[who]
    power = force.power
    known = battle.sides[who].technologies
    useful = force.shields or not known.isdisjoint(("targeting", "torpedoes", "torpedoes+"))
    if who == INVADER:
        plain = (
            (SENTRY, 1),
            (CARRIER, 1),
            (VOIDBORN, 1),
            (CORVETTE, 2 if useful else 1),
            (DREADNOUGHT, 2),
            (DESTROYER, 1 + max(1, force.bonuses)),
        )
    else:
        plain = (
            (SENTRY, 1),
            (DESTROYER, 1),
            (VOIDBORN, 1),
            (CORVETTE, 2 if useful else 1),
            (CARRIER, 1 + force.carriers),
            (DREADNOUGHT, 1 + max(1, force.dreadnoughts)),
        )
    for kind, enough in plain:
        if power[kind] >= enough:
            return [kind]
    kinds = [kind for kind, _ in plain if power[kind]]
    if CARRIER in kinds and DREADNOUGHT in kinds and power[DREADNOUGHT] == force.dreadnoughts:
        kinds.remove(DREADNOUGHT)
    return kinds
