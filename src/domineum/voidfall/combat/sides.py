"""Both sides of a Combat in a game: what is in the sectors, on the cards and in the Stockpiles."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Seat
from domineum.voidfall.battle import INVADER, Battle, Fleets, Side, bring
from domineum.voidfall.cards.abilities import active
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost, parse_cost
from domineum.voidfall.cards.counts import Count
from domineum.voidfall.combat.abilities import InCombat
from domineum.voidfall.combat.counts import CombatSectors
from domineum.voidfall.combat.grants import arsenal, price
from domineum.voidfall.deployment import launchable
from domineum.voidfall.sectors import defenses_in
from domineum.voidfall.state import NOBODY, Invasion, Voidfall
from domineum.voidfall.strength import Grant, cards_with


def is_left(state: Voidfall, n: int) -> bool:
    """Whether a player's sector is empty and will be abandoned.  [V-276]"""
    sector = state.sectors[n]
    return sector.home == NOBODY and sector.owner != NOBODY and not any(sector.fleets)


def player_side(
    state: Voidfall, seat: Seat, n: int, fleets: tuple[int, ...], invading: bool, bombard: int = 0
) -> Side:
    """A player's side of a Combat: with what the abilities in force give it."""
    at = At(state, seat)
    content, known = state.content, active(state, seat, InCombat)
    cards, offers = arsenal(content, known, "invader" if invading else "defender").made(
        fleets, partial(_number, at, n)
    )
    return bring(
        Fleets(*fleets),
        defenses=0 if invading else defenses_in(state, n),
        active=launchable(at) if invading else 0,
        bombard=bombard,
        cards=cards,
        offers=tuple(offer for offer in offers if price(offer).payable(at)),
    )


def _number(at: At, n: int, count: Count) -> int:
    """How many things there are outside of a Combat in a sector.  [V-307] [V-312]

    A sector that its last Fleet Power is leaving is as good as lost.  [V-275]
    """
    if not (isinstance(count, CombatSectors) and count.adjacent_to == "combat"):
        return count.of(at)
    state = at.state
    return sum(
        1
        for m in state.neighbours(n)
        if state.sectors[m].owner == at.seat and count.passes(state, m) and not is_left(state, m)
    )


def voidborn_defence(state: Voidfall, n: int) -> Side:
    """The Voidborn of a sector, or its Installations alone.  [V-288] [V-289]"""
    return bring(Fleets(voidborn=state.sectors[n].voidborn), defenses=defenses_in(state, n))


def voidborn_side(state: Voidfall, seat: Seat, power: int, card: tuple[Grant, ...] = ()) -> Side:
    """The Voidborn that invade a player, with what an event and a card give them.

    [V-260] [V-455]
    """
    fleets = Fleets(voidborn=power)
    number, known = partial(_number, At(state, seat), 0), active(state, seat, InCombat)
    cards, _ = arsenal(state.content, known, "voidborn").made(fleets, number)
    return bring(fleets, cards=cards_with(cards.grants + card))


def price_of(force: Invasion) -> Cost:
    """What an Absorption costs with Bombard.  [V-317]"""
    return parse_cost(force.price, "Bombard") if force.price else FREE


def absorptions_for_sale(at: At, price: Cost) -> int:
    """How many Absorptions the player could buy with Bombard.  [V-317] [V-336]"""
    count = 0
    while not price.free and price.times(count + 1).payable(at):
        count += 1
    return count


def sides_of(state: Voidfall, force: Invasion) -> tuple[Side, Side]:
    """Both sides of an Invasion as they would come to its Combat now."""
    n, sector = force.target, state.sectors[force.target]
    bombard = absorptions_for_sale(At(state, force.seat), price_of(force))
    invader = player_side(state, force.seat, n, force.fleets, True, bombard)
    if sector.owner == NOBODY:
        return invader, voidborn_defence(state, n)
    return invader, player_side(state, sector.owner, n, sector.fleets, False)


def renew_means(state: Voidfall, force: Invasion, battle: Battle) -> Battle:
    """A returned Trade token may have brought Active Fleet Power or resources.  [V-303] [V-317]"""
    at = At(state, force.seat)
    battle = battle.copy()
    invader = battle.sides[INVADER]
    invader.active = launchable(at)
    invader.bombard = absorptions_for_sale(at, price_of(force))
    return battle
