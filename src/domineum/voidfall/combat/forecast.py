"""What a Combat and its Invasion come to when both sides choose as well as they can.

A side wants to win, then to tie; a winner wants to lose as little as possible, a loser to take
as much as possible along. As at most one side survives, what is good for one is bad for the
other, and backward induction finds the result. Answers that can never be better than another
one are not tried; `tests/voidfall/combat/test_forecast.py` compares that with trying everything.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from domineum.voidfall.battle import (
    DEFENDER,
    INVADER,
    Battle,
    Decision,
    Fleets,
    Outcome,
    Side,
    Step,
    Winner,
    bring,
)
from domineum.voidfall.combat.rules import decide, decision, outcome, resume, start
from domineum.voidfall.combat.values import absorption
from domineum.voidfall.strength import FLEET_TYPES, TRADE, Offer, cards_with
from domineum.voidfall.words import FLEET_POWER

_WIN = 1000


class Forecast(NamedTuple):
    """The end of a Combat or an Invasion, the answers that lead there, and its steps."""

    winner: Winner
    invader: Fleets
    defender: Fleets
    answers: tuple[str, ...]
    trace: tuple[Step, ...]
    replicated: bool = False
    """Whether a deployment turns the tie of the Combat into a victory.  [V-344]"""


def forecast(battle: Battle) -> Forecast:
    """Play the Combat to its end with the best answers of both sides.

    Of equally good answers the first is taken that spends less; what costs nothing is used at
    once. Which losses go home is left to the player: it changes nothing in the fight.  [V-344]
    """
    end, answers = play_out(battle)
    return forecast_of(end, answers)


def forecast_of(end: Battle, answers: tuple[str, ...] = ()) -> Forecast:
    """A finished Combat as a Forecast of the whole Invasion.  [V-344]"""
    result = outcome(end)
    if more := _reinforced(end, result):
        left = Fleets(corvette=more)
        return Forecast("invader", left, Fleets(), answers, end.trace, replicated=True)
    return Forecast(
        result.winner, result.invader.fleets, result.defender.fleets, answers, end.trace
    )


def _reinforced(end: Battle, result: Outcome) -> int:
    """How much Fleet Power a tied Invader can deploy; what was recalled is Active.  [V-344]"""
    if result.winner != "tie":
        return 0
    invader = end.sides[INVADER]
    left = result.invader.recalled.power + invader.active - result.deployed
    return min(invader.cards.reinforcements, left)


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
    """What an Invader may spend in a Combat besides Trade tokens.  [V-303] [V-311] [V-317]"""

    offers: int = 0
    """How many of the offers for resources that are still open."""
    active: int = 0
    absorptions: int = 0
    reinforced: int = 0
    """Fleet Power that is deployed after it.  [V-344]"""


def open_offers(battle: Battle) -> list[Offer]:
    """The offers for resources that the Invader has not answered yet."""
    if battle.asking != "pay":
        return []
    return [o for o in battle.sides[INVADER].offers[battle.offered :] if o.pay != TRADE]


def limited(battle: Battle, purse: Purse, trade: bool = True) -> Battle:
    """The same Combat when the Invader spends no more than that."""
    kept = open_offers(battle)[: purse.offers]
    battle = battle.copy()
    side = battle.sides[INVADER]
    side.active = min(side.active, purse.active)
    side.bombard = min(side.bombard, purse.absorptions)
    if not purse.reinforced and side.cards.reinforcements:
        rest = tuple(grant for grant in side.cards.grants if grant.what != "reinforce")
        side.cards = cards_with(rest)
    if battle.asking == "pay":
        now = battle.offered
        left = [o for o in side.offers[now:] if (trade if o.pay == TRADE else o in kept)]
        side.offers = (*side.offers[:now], *left)
        battle.asking = None
        resume(battle)
    return battle


def frugal(battle: Battle, reinforced: bool = True) -> Battle:
    """The same Combat when the Invader spends nothing more, no Trade token either.  [V-316]

    Reinforcements after it count unless a deployment has to be paid for.
    """
    return limited(battle, Purse(reinforced=int(reinforced)), trade=False)


def cheapest_winning(
    defender: Side, invader: Side | None = None, pool: Fleets | None = None
) -> Side | None:
    """The smallest Invader that wins, or None if nothing does.

    `invader` gives its cards and everything else but Fleets. Without a pool it brings plain
    Corvettes; with one, any part of that Fleet Power by type, and of the parts of the least size
    the one that keeps most, with more Corvettes if equal.
    """
    base = invader or bring(Fleets())
    pool = pool or Fleets(corvette=FLEET_POWER)
    whole = min(FLEET_POWER, pool.power)
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

    Corvettes that were launched or are deployed after it are no gain in themselves.
    """
    end = outcome(battle)
    if _reinforced(battle, end):
        return _WIN
    if end.winner == "invader":
        return _WIN + end.invader.fleets.power - end.deployed
    if end.winner == "defender":
        return -_WIN - end.defender.fleets.power
    return 0


def _sensible(battle: Battle, asked: Decision) -> tuple[str, ...]:
    """The answers of which one is best.

    An Absorption used now saves a Fleet Power that would be lost now instead of later, and
    additional Damage used now removes now what it would remove later; neither is worth keeping.
    """
    match asked.topic:
        case "absorb":
            return asked.answers[:1]
        case "bonus":
            return (_enough_bonuses(battle, asked),)
        case "recall":
            who = INVADER if asked.role == "invader" else DEFENDER
            return tuple(f"recall {FLEET_TYPES[kind]}" for kind in _expendable(battle.sides[who]))
        case _:
            return asked.answers


def _enough_bonuses(battle: Battle, asked: Decision) -> str:
    """All additional Damage, or as much as surely leaves nothing of the Defender."""
    target = sum(battle.sides[DEFENDER].power) + absorption(battle, DEFENDER)
    most = len(asked.answers) - 1
    return asked.answers[max(0, most - target)]


def _expendable(side: Side) -> list[int]:
    """The types worth considering for a recall: one without any use left, if there is one.

    Of several Fleet Power of a type that only has to be there, and of those that used what they
    carry, only the last one matters, so the others are as good as a type without abilities.
    """
    power, units = side.power, side.units
    least = None
    for kind, initiative, each, last, pools, opens in side.cards.losses:
        if not power[kind]:
            continue
        if least is None:
            least = initiative
        elif initiative > least:
            break
        if each:
            continue
        useful = 1 if last or any(units[place] for place in opens) else 0
        for place, amount in pools:
            useful = max(useful, -(-units[place] // amount))
        if power[kind] > useful:
            return [kind]
    kinds = [loss.kind for loss in side.cards.losses if power[loss.kind]]
    for lesser, better, place, amount in side.cards.spare:
        if lesser in kinds and better in kinds and units[place] == amount * power[better]:
            kinds.remove(better)
    return kinds
