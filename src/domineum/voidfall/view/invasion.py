"""An Invasion as everybody sees it: both forces, and what it would come to.

Nothing in a Combat is hidden [V-285], so all seats see the same. `forecast` is the Invasion with
the best decisions of both sides if the Invader spends nothing from now on; what was spent already
counts. `spending` is there when Energy, a Trade token, Active Fleet Power or Bombard would make
the result better for the Invader: what would be spent, all of which can be paid, and the Invasion
then.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost
from domineum.voidfall.combat.battle import CARRIER, INVADER, Battle, Fleets, Side, Topic
from domineum.voidfall.combat.forecast import (
    REPLICATORS,
    Forecast,
    Purse,
    forecast_of,
    frugal,
    limited,
    play_out,
    worth,
)
from domineum.voidfall.combat.rules import outcome, replay
from domineum.voidfall.combat.sides import absorptions_for_sale, is_left, price_of, sides_of
from domineum.voidfall.fleets import launchable, open_surcharge
from domineum.voidfall.state import NOBODY, Invasion, Voidfall
from domineum.voidfall.view.combat import as_json, fleets_json
from domineum.voidfall.view.types import DefenderView, InvasionView, MovedView, SpendingView

Spent = Literal["energy", "trade", "active", "absorptions"]


class Prospect(NamedTuple):
    """How a Combat would end, if spending pays, and with what; before the first move nothing."""

    forecast: Forecast | None = None
    spending: Forecast | None = None
    spends: tuple[tuple[Spent, int], ...] = ()


def invasion_view(state: Voidfall, force: Invasion) -> InvasionView:
    """Everything that a client needs while an Invasion is open."""
    invader, defender = sides_of(state, force)
    invading, defending, fought = invader.fleets, defender.fleets, 0
    ahead = Prospect()
    if force.moved:
        battle = combat_of(state, force)
        purses = tuple(_purses(At(state, force.seat), battle, price_of(force)))
        free = open_surcharge(At(state, force.seat)) is None
        ahead = _prospect(invader, defender, force.answers, purses, free)
        if force.sides:
            invading, defending = (Fleets(*one.power) for one in battle.forces)
            fought = len(battle.trace)
    abandons = [n for n in sorted(force.moved) if is_left(state, n)]
    return {
        "seat": force.seat,
        "target": force.target,
        "defender": _defender(state, force.target),
        "moved": [_moved(n, fleets) for n, fleets in sorted(force.moved.items())],
        "abandons": abandons,
        "glory_lost": min(len(abandons), len(state.players[force.seat].glory)),
        "launched": force.launched,
        "invading": fleets_json(invading),
        "defending": {**fleets_json(defending), "defenses": defender.defenses},
        "fighting": bool(force.sides),
        "fought": fought,
        "forecast": as_json(ahead.forecast) if ahead.forecast is not None else None,
        "spending": _spending(ahead),
    }


def _moved(n: int, fleets: tuple[int, ...]) -> MovedView:
    return {"sector": n, **fleets_json(Fleets(*fleets))}


def _spending(ahead: Prospect) -> SpendingView | None:
    if ahead.spending is None:
        return None
    return {"spends": dict(ahead.spends), "forecast": as_json(ahead.spending)}


def combat_of(state: Voidfall, force: Invasion) -> Battle:
    """The Combat as it stands, or as it would begin with the Fleet Power that has moved."""
    return replay(*sides_of(state, force), force.answers)


def _defender(state: Voidfall, n: int) -> DefenderView:
    """Who defends a sector: a player, a Fallen House, the Voidborn, or its Installations alone."""
    sector = state.sectors[n]
    if sector.owner != NOBODY:
        house = state.players[sector.owner].house
        return {"kind": "player", "seat": sector.owner, "house": house}
    if sector.fallen:
        return {"kind": "fallen-house", "seat": None, "house": sector.fallen}
    return {"kind": "voidborn" if sector.voidborn else "nobody", "seat": None, "house": None}


def _purses(at: At, battle: Battle, price: Cost) -> Iterator[Purse]:
    """What the Invader can still pay for together: all of it, or each way to have enough."""
    open_now = battle.asking in (Topic.MISSILES, Topic.DRONES, Topic.CARRIERS)
    most = Purse(
        energy=int(battle.asking is Topic.MISSILES),
        active=min(battle.forces[INVADER].power[CARRIER], launchable(at)) if open_now else 0,
        absorptions=min(battle.forces[INVADER].bombard, absorptions_for_sale(at, price)),
        replicated=int(REPLICATORS in battle.sides[INVADER].technologies),
    )
    if _payable(at, most, price):
        yield most
        return
    for counts in product(*(range(count + 1) for count in most)):
        if _payable(at, Purse(*counts), price):
            yield Purse(*counts)


def _payable(at: At, purse: Purse, price: Cost) -> bool:
    """Whether a player can pay for all that at once.  [V-303] [V-311] [V-317]"""
    cost = Cost(energy=purse.energy)
    if purse.absorptions:
        cost = cost.plus(price.times(purse.absorptions))
    rule = open_surcharge(at)
    deployed = purse.active + purse.replicated
    if rule is None or not deployed:
        return cost.payable(at)
    return any(cost.plus(more).payable(at) for more in (rule.surcharge.times(deployed), rule.turn))


@lru_cache(maxsize=256)
def _prospect(
    invader: Side,
    defender: Side,
    answers: tuple[str, ...],
    purses: tuple[Purse, ...],
    free: bool,
) -> Prospect:
    """Play the Combat on from these answers: without spending, and with the best purse.

    `free` says whether a deployment after it costs nothing.
    """
    battle = replay(invader, defender, answers)
    plain, _ = play_out(frugal(battle, replicated=free))
    best, base = plain, battle
    for purse in purses:
        able = limited(battle, purse)
        lavish, _ = play_out(able)
        if worth(lavish) > worth(best):
            best, base = lavish, able
    if best is plain:
        return Prospect(forecast_of(plain))
    return Prospect(forecast_of(plain), forecast_of(best), tuple(_spends(base, best, free)))


def _spends(battle: Battle, end: Battle, free: bool) -> Iterator[tuple[Spent, int]]:
    """What the Invader spends until the end of an Invasion."""
    result = outcome(end)
    yield "energy", result.energy_spent - battle.energy_spent
    yield "trade", result.trade_returned - battle.trade_returned
    replicated = not free and forecast_of(end).replicated
    yield "active", result.deployed - battle.deployed + replicated
    yield "absorptions", battle.forces[INVADER].bombard - end.forces[INVADER].bombard
