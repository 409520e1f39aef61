"""The figures of a position that a player looks at, the most important first."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel import Figure, Message
from domineum.revenant import scoring
from domineum.revenant.conditions import resources_of
from domineum.revenant.state import Fleet, Player
from domineum.revenant.words import HOUSES, OUTER, RESOURCES, SHIP_IDS


def figures(fleet: Fleet, seat: int) -> Iterator[Figure]:
    """Prestige if the game ended now, what a player has, the fleet, and the other players."""
    player = fleet.players[seat]
    yield _figure("prestige", scoring.total(fleet, seat))
    yield _figure("corruption", sum(player.corrupted), bad=True)
    yield from _board(player)
    yield from _fleet(fleet)
    for other in range(len(fleet.players)):
        if other != seat:
            theirs = scoring.total(fleet, other, hidden=False)
            yield _figure("of-prestige", theirs, bad=True, player=other)


def _figure(name: str, amount: int, bad: bool = False, **about: int | str) -> Figure:
    return Figure(Message(f"figure-{name}", about), amount, bad)


def _board(player: Player) -> Iterator[Figure]:
    """What lies on and beside the boards of a player."""
    for resource, amount in zip(RESOURCES, resources_of(player), strict=True):
        yield _figure("resource", amount, resource=resource)
    for house, space in zip(HOUSES, player.tracks, strict=True):
        yield _figure("influence", space, house=house)
    yield _figure("rank", player.rank)
    yield _figure("tactics", player.tactics)
    yield _figure("hand", len(player.hand))
    yield _figure("cards", sum(map(len, player.cadets)) + len(player.slots) + len(player.orders))
    yield _figure("hidden", len(player.hidden))
    yield _figure("intel", player.intel)
    yield _figure("trace", player.trace)


def _fleet(fleet: Fleet) -> Iterator[Figure]:
    """The ships, the Revenant and the Sectors around it."""
    for number, house in enumerate(HOUSES):
        yield _figure("power", scoring.final_power(fleet, number), house=house)
    for ship, damage in zip(SHIP_IDS, fleet.damage, strict=True):
        yield _figure("damage", damage, bad=True, ship=ship)
    yield _figure("revenant", fleet.revenant, bad=True)
    for sector in OUTER:
        yield _figure("voidborn", fleet.voidborn[sector], bad=True, sector=sector)
        yield _figure("shields", fleet.shields[sector], sector=sector)
