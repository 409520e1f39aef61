"""Maps: every seat sees the same map around its Home, so none can be better than another."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from domineum.voidfall.content.scenarios import STEPS, Scenario, TileAtStart
from tests.voidfall.table import CONTENT

SHARED = [scenario for scenario in CONTENT.scenarios.values() if scenario.players > 1]
Place = tuple[int, int]


def moved(image: dict[str, Any], place: Place) -> Place:
    """Where a symmetry of a map takes a hex."""
    q, r = place
    (a, b, c), (d, e, f) = image["q"], image["r"]
    return a * q + b * r + c, d * q + e * r + f


def around(place: Place) -> set[Place]:
    q, r = place
    return {(q + dq, r + dr) for dq, dr in STEPS}


def what_is_on(tile: TileAtStart, seat: int) -> TileAtStart:
    """All but the place, for a seat; which Fallen House it is is drawn for each game."""
    return replace(tile, n=0, q=0, r=0, seat=seat, fallen=int(tile.fallen > 0), wormhole="")


@pytest.mark.parametrize("scenario", SHARED, ids=lambda scenario: scenario.id)
def test_every_seat_sees_the_same_map(scenario: Scenario) -> None:
    """A turn or a mirror takes each seat to each other one, and the map to itself."""
    tiles = {(tile.q, tile.r): tile for tile in scenario.sectors}
    places = {tile.n: place for place, tile in tiles.items()}
    storms = {frozenset(places[n] for n in pair) for pair in scenario.voidstorms}
    wormholes = {
        frozenset(place for place, tile in tiles.items() if tile.wormhole == letter)
        for letter in {tile.wormhole for tile in scenario.sectors} - {""}
    }
    reached = {1}
    for image in scenario.symmetry["images"]:
        for place, tile in tiles.items():
            to = moved(image, place)
            seat = image["seats"][tile.seat - 1] if tile.seat else 0
            assert what_is_on(tiles[to], tiles[to].seat) == what_is_on(tile, seat)
            assert {moved(image, near) for near in around(place)} == around(to)
        for linked in (storms, wormholes):
            assert {frozenset(moved(image, place) for place in some) for some in linked} == linked
        reached.add(image["seats"][0])
    assert reached == set(range(1, scenario.players + 1))
