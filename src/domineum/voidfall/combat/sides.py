"""Both sides of a Combat in a game: what is in the sectors, on the cards and in the Stockpiles."""

from __future__ import annotations

from domineum.kernel import Seat
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost, affordable, parse_cost
from domineum.voidfall.combat.battle import Fleets, Side
from domineum.voidfall.fleets import launchable
from domineum.voidfall.sectors import defenses_in, installations_in
from domineum.voidfall.state import NOBODY, Brought, Invasion, Voidfall
from domineum.voidfall.technologies import BASIC

ONE_ENERGY = (0, 1, 0, 0, 0)


def technologies_of(state: Voidfall, seat: Seat) -> frozenset[str]:
    """A player's Technologies as the Combat knows them."""
    known = state.players[seat].technologies.items()
    return frozenset(name if level == BASIC else f"{name}+" for name, level in known)


def yards_next_to(state: Voidfall, seat: Seat, n: int) -> int:
    """Own sectors adjacent to the Combat sector with a Shipyard or Starbase.  [V-307] [V-312]

    A sector that its last Fleet Power is leaving is as good as lost.  [V-275]
    """
    return sum(
        1
        for m in state.neighbours(n)
        if state.sectors[m].owner == seat
        and any(kind != "defense" for kind in installations_in(state, m))
        and not is_left(state, m)
    )


def is_left(state: Voidfall, n: int) -> bool:
    """Whether a player's sector is empty and will be abandoned.  [V-276]"""
    sector = state.sectors[n]
    return sector.home == NOBODY and sector.owner != NOBODY and not any(sector.fleets)


def player_side(
    state: Voidfall, seat: Seat, n: int, fleets: tuple[int, ...], invading: bool, bombard: int = 0
) -> Side:
    """A player's side of a Combat."""
    player = state.players[seat]
    at = At(state, seat)
    corvette, sentry, destroyer, dreadnought, carrier = fleets
    return Side(
        corvette,
        sentry,
        destroyer,
        dreadnought,
        carrier,
        defenses=0 if invading else defenses_in(state, n),
        technologies=technologies_of(state, seat),
        yards=yards_next_to(state, seat, n),
        active=launchable(at) if invading else 0,
        energy=1 if invading and affordable(at, ONE_ENERGY) else 0,
        trade=invading and player.trade > 0,
        bombard=bombard,
    )


def voidborn_defence(state: Voidfall, n: int) -> Side:
    """The Voidborn of a sector, or its Installations alone.  [V-288] [V-289]"""
    return Side(voidborn=state.sectors[n].voidborn, defenses=defenses_in(state, n))


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
    """Both sides of an Invasion: as they came to its Combat, or as they would come now."""
    if force.sides:
        invader, defender = map(_side, force.sides)
        return invader, defender
    n, sector = force.target, state.sectors[force.target]
    bombard = absorptions_for_sale(At(state, force.seat), price_of(force))
    invader = player_side(state, force.seat, n, force.fleets, True, bombard)
    if sector.owner == NOBODY:
        return invader, voidborn_defence(state, n)
    return invader, player_side(state, sector.owner, n, sector.fleets, False)


def brought(side: Side) -> Brought:
    """A side as the state keeps it during a Combat."""
    return Brought(
        tuple(side.fleets), tuple(sorted(side.technologies)), side.defenses, side.yards,
        side.active, side.energy, side.trade, side.bombard,
    )  # fmt: skip


def renew_means(state: Voidfall, force: Invasion) -> None:
    """A returned Trade token may have brought Active Fleet Power or resources.  [V-303] [V-317]"""
    at = At(state, force.seat)
    force.sides[0].active = launchable(at)
    force.sides[0].bombard = absorptions_for_sale(at, price_of(force))


def _side(kept: Brought) -> Side:
    side = Side(
        defenses=kept.defenses,
        technologies=frozenset(kept.technologies),
        yards=kept.yards,
        active=kept.active,
        energy=kept.energy,
        trade=kept.trade,
        bombard=kept.bombard,
    )
    return side.with_fleets(Fleets(*kept.fleets))
