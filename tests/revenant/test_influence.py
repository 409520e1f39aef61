from __future__ import annotations

import pytest

from domineum.revenant import GAME
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    HOUSE_OF,
    HOUSES,
)
from tests.revenant.table import Table, boarded, changes, empty, give, put


def on(house: str, space: int) -> Fleet:
    """About to advance on a track from the space before."""
    fleet = put(empty(), **{f"{house}_arkship": 3})
    fleet.players[0].tracks[HOUSE_OF[house]] = space - 1
    give(fleet.players[0])
    return boarded(fleet, f"{house}-arkship")


@pytest.mark.parametrize("space", range(1, 9))
def test_gaining_influence_moves_the_marker_up_one_space(space: int) -> None:
    """[R-071] [R-076]"""
    table = Table(on("belitan", space), ("influence",)).greedy()
    assert table.me.tracks[0] == space


@pytest.mark.parametrize("space", [2, 5, 8])
@pytest.mark.parametrize(
    ("house", "reward"),
    [
        ("belitan", {"science": 1}),
        ("dunlork", {"energy": 1}),
        ("fenrax", {"material": 1}),
        ("novaris", {"tactics": 2}),
        ("shiveus", {"trace": 1, "corruption": -1}),
        ("yarvek", {"intel": 1}),
        ("zenor", {"neutronium": 1}),
    ],
)
def test_the_first_on_a_reward_space_takes_it(
    house: str, reward: dict[str, int], space: int
) -> None:
    """[R-028] [R-078] [R-079] [R-080] [R-081]"""
    fleet = on(house, space)
    table = Table(fleet, ("influence",)).greedy()
    assert changes(fleet, table.fleet) == {"influence": 1, **reward}
    table.fleet.players[1].tracks[HOUSE_OF[house]] = space - 1
    again = boarded(table.fleet, f"{house}-arkship", seat=1)
    assert changes(again, Table(again, ("influence",)).fleet, seat=1) == {"influence": 1}


def test_a_marker_on_space_eight_goes_no_further() -> None:
    """[R-077]"""
    fleet = on("belitan", 9)
    assert Table(fleet, ("influence",)).me.tracks[0] == 8


def test_the_control_token_may_free_a_house_ship_instead() -> None:
    """[R-080]"""
    fleet = on("shiveus", 2)
    fleet.corrupted[HOUSE_OF["shiveus"] * 4] = 1
    table = Table(fleet, ("influence",)).do("control-ship arkship shiveus")
    assert table.me.trace == 1
    assert not any(table.fleet.corrupted)


def test_a_reward_without_room_is_lost() -> None:
    """[R-079] [R-086]"""
    fleet = on("belitan", 2)
    give(fleet.players[0], energy=10)
    table = Table(fleet, ("influence",)).do("forgo")
    assert table.me.free == [0, 10, 0, 0]
    assert table.fleet.rewards[0] == 6


def test_hidden_influence_is_secret_and_tracks_are_open() -> None:
    """[R-075] [R-114]"""
    fleet = on("belitan", 3)
    mine, theirs = GAME.view(fleet, 0)["players"], GAME.view(fleet, 1)["players"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert isinstance(mine[0], dict)
    assert isinstance(theirs[0], dict)
    assert mine[0]["tracks"] == theirs[0]["tracks"]
    assert isinstance(mine[0]["hidden"], list)
    assert theirs[0]["hidden"] == 2


def test_houses_at_the_top_are_not_offered() -> None:
    """[R-072] [R-077]"""
    fleet = empty()
    fleet.players[0].tracks = [8, 8, 8, 8, 8, 0, 8]
    table = Table(boarded(fleet, 32), ("influence",))
    assert table.me.tracks[HOUSES.index("yarvek")] == 1
