"""The Rift phase, and what it shares with the Hyperjump phase."""

from __future__ import annotations

from domineum.kernel import Event
from domineum.revenant import operations
from domineum.revenant.sectors import add_voidborn, neighbour, short_voidborn
from domineum.revenant.state import At, Fleet, Rule
from domineum.revenant.words import (
    OUTER,
)

REVEALED = 3


def set_of(fleet: Fleet) -> int:
    """Which set of cards and dice is used: 2 serves 1 and 2 players. [R-012] [R-016]"""
    return len(fleet.players)


def rift(fleet: Fleet) -> Rule:
    """Roll for each Rift, refill Intel Data, discard the offer. [R-286] [R-288] [R-289]"""
    die = fleet.content.dice[set_of(fleet)]
    for sector in OUTER:
        if fleet.rifts[sector]:
            yield from apply_face(fleet, sector, fleet.random.pick(die.faces))
    for sector in OUTER:
        if fleet.planets[sector] and not fleet.cubes[sector]:
            fleet.cubes[sector] = 1
            yield Event("refilled", None, "R-288", planet=fleet.planets[sector], sector=sector)
    fleet.scanner_discard += fleet.offer
    fleet.offer = ()


def apply_face(fleet: Fleet, sector: int, face: tuple[int, int, int]) -> Rule:
    """Add Voidborn ships in the Rift's Sector and its two neighbours, up to 6. [R-286] [R-287]"""
    left, here, right = face
    placed, lacking = 0, 0
    for there, number in (
        (sector, here), (neighbour(sector, -1), left), (neighbour(sector, 1), right),
    ):  # fmt: skip
        came, missing = add_voidborn(fleet, there, number)
        placed += came
        lacking += missing
    full = sum(face) - placed - lacking
    yield Event(
        "rolled", None, "R-286", sector=sector, n=here, left=left, right=right, full=full,
        added=placed,
    )  # fmt: skip
    yield from short_voidborn(lacking)


def income(fleet: Fleet, seat: int) -> Rule:
    """Draw Operation cards by the Captain's Rank. [R-165] [R-290] [R-309]"""
    player = fleet.players[seat]
    number = fleet.content.captains[player.captain].operation_income[player.rank]
    yield from operations.draw(At(fleet, seat), number)


def offer(fleet: Fleet) -> Rule:
    """Reveal the next three Scanner cards, or three Colonies for Cycle 4. [R-291] [R-310]"""
    if fleet.cycle < REVEALED:
        deck = fleet.scanners[fleet.cycle - 1]
        fleet.offer = deck[:REVEALED]
        fleet.scanners[fleet.cycle - 1] = deck[REVEALED:]
    else:
        fleet.offer = fleet.colonies[:REVEALED]
        fleet.colonies = fleet.colonies[REVEALED:]
    fleet.reveal()
    yield Event("offer", None, "R-291", n=len(fleet.offer))
