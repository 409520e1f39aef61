"""An Invasion as everybody sees it: both forces, and what it would come to.

Nothing in a Combat is hidden [V-285], so all seats see the same. `forecast` is the Invasion with
the best decisions of both sides if the Invader spends nothing from now on; what was spent already
counts. `spending` is there when Energy, a Trade token, Active Fleet Power or Bombard would make
the result better for the Invader: what would be spent, all of which can be paid, and the Invasion
then.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, cast

from domineum.voidfall.battle import INVADER, Battle, Fleets
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.combat.forecast import (
    Forecast,
    Purse,
    forecast_of,
    frugal,
    limited,
    open_offers,
    play_out,
    worth,
)
from domineum.voidfall.combat.grants import price as offer_price
from domineum.voidfall.combat.rules import start
from domineum.voidfall.combat.sides import absorptions_for_sale, is_left, price_of, sides_of
from domineum.voidfall.deployment import launchable, open_surcharge
from domineum.voidfall.state import NOBODY, Invasion, Voidfall
from domineum.voidfall.view.combat import as_json, fleets_json
from domineum.voidfall.view.types import DefenderView, InvasionView, MovedView, SpendingView, Spent


class Outlook(NamedTuple):
    """How a Combat would end, if spending pays, and with what; before the first move nothing."""

    forecast: Forecast | None = None
    spending: Forecast | None = None
    spends: tuple[tuple[str, int], ...] = ()


def invasion_view(state: Voidfall, force: Invasion) -> InvasionView:
    """Everything that a client needs while an Invasion is open."""
    invader, defender = sides_of(state, force) if state.battle is None else state.battle.sides
    ahead = Outlook()
    if force.moved:
        battle = combat_of(state, force)
        purses = tuple(_purses(At(state, force.seat), battle, price_of(force)))
        free = open_surcharge(At(state, force.seat)) is None
        ahead = _outlook(battle, purses, free)
    abandons = [n for n in sorted(force.moved) if is_left(state, n)]
    computed = InvasionView(
        defender=_defender(state, force.target),
        moved=[_moved(n, fleets) for n, fleets in sorted(force.moved.items())],
        abandons=abandons,
        glory_lost=min(len(abandons), len(state.players[force.seat].glory)),
        invading=fleets_json(invader.left),
        defending={**fleets_json(defender.left), "defenses": defender.defenses},
        fighting=state.battle is not None,
        fought=len(state.battle.trace) if state.battle is not None else 0,
        forecast=as_json(ahead.forecast) if ahead.forecast is not None else None,
        spending=_spending(ahead),
    )
    return force.shown(computed)


def _moved(n: int, fleets: tuple[int, ...]) -> MovedView:
    return {"sector": n, **fleets_json(Fleets(*fleets))}


def _spending(ahead: Outlook) -> SpendingView | None:
    if ahead.spending is None:
        return None
    spends = cast("dict[Spent, int]", dict(ahead.spends))
    return {"spends": spends, "forecast": as_json(ahead.spending)}


def combat_of(state: Voidfall, force: Invasion) -> Battle:
    """The Combat as it stands, or as it would begin with the Fleet Power that has moved."""
    return state.battle or start(*sides_of(state, force))


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
    invader = battle.sides[INVADER]
    able = min(_launches(battle), launchable(at)) if battle.asking in ("pay", "launch") else 0
    most = Purse(
        offers=len(open_offers(battle)),
        active=able,
        absorptions=min(invader.bombard, absorptions_for_sale(at, price)),
        reinforced=int(invader.cards.reinforcements > 0),
    )
    if _payable(at, battle, most, price):
        yield most
        return
    for counts in product(*(range(count + 1) for count in most)):
        if _payable(at, battle, Purse(*counts), price):
            yield Purse(*counts)


def _launches(battle: Battle) -> int:
    """How many Corvettes the Invader may launch, if they are there."""
    invader = battle.sides[INVADER]
    return sum(amount * invader.power[kind] for kind, amount in invader.cards.launches)


def _payable(at: At, battle: Battle, purse: Purse, price: Cost) -> bool:
    """Whether a player can pay for all that at once.  [V-303] [V-311] [V-317]"""
    cost = FREE
    for offer in open_offers(battle)[: purse.offers]:
        cost = cost.plus(offer_price(offer))
    if purse.absorptions:
        cost = cost.plus(price.times(purse.absorptions))
    rule = open_surcharge(at)
    after = battle.sides[INVADER].cards.reinforcements if purse.reinforced else 0
    deployed = purse.active + after
    if rule is None or not deployed:
        return cost.payable(at)
    return any(cost.plus(more).payable(at) for more in (rule.each.times(deployed), rule.turn))


_seen: dict[object, Outlook] = {}
"""The last outlooks: all seats look at the same Combat."""


def _outlook(battle: Battle, purses: tuple[Purse, ...], free: bool) -> Outlook:
    """Play the Combat on: without spending, and with the best purse.

    `free` says whether a deployment after it costs nothing.
    """
    brought = [(side.brought, side.active, side.cards, side.offers) for side in battle.sides]
    key = (battle.key, battle.trace, *brought, purses, free)
    found = _seen.get(key)
    if found is None:
        if len(_seen) > 256:
            _seen.clear()
        found = _seen[key] = _play_on(battle, purses, free)
    return found


def _play_on(battle: Battle, purses: tuple[Purse, ...], free: bool) -> Outlook:
    plain, _ = play_out(frugal(battle, reinforced=free))
    best, base = plain, battle
    for purse in purses:
        able = limited(battle, purse)
        lavish, _ = play_out(able)
        if worth(lavish) > worth(best):
            best, base = lavish, able
    if best is plain:
        return Outlook(forecast_of(plain))
    return Outlook(forecast_of(plain), forecast_of(best), tuple(_spends(base, best, free)))


def _spends(battle: Battle, end: Battle, free: bool) -> Iterator[tuple[str, int]]:
    """What the Invader spends until the end of an Invasion."""
    before, paid = battle.paid, end.paid
    for pay in dict.fromkeys(("energy", "trade", *paid)):
        yield pay, paid.get(pay, 0) - before.get(pay, 0)
    replicated = not free and forecast_of(end).replicated
    yield "active", end.deployed - battle.deployed + replicated
    yield "absorptions", battle.sides[INVADER].bombard - end.sides[INVADER].bombard
