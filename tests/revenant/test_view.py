from __future__ import annotations

import json

import pytest

from domineum.kernel import Random
from domineum.kernel.decode import Plain
from domineum.revenant import GAME
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    HYPERCHARGE,
    READY,
)
from tests.revenant.table import Table, empty, hidden, hold, rich, ship, solo


def player(fleet: Fleet, other: int, seat: int | None) -> dict[str, Plain]:
    players = GAME.view(fleet, seat)["players"]
    assert isinstance(players, list)
    found = players[other]
    assert isinstance(found, dict)
    return found


def test_the_owner_sees_the_own_cards() -> None:
    """[R-075] [R-114]"""
    fleet = empty()
    hold(fleet, 0, "scout", "wiretap")
    hidden(fleet, 0, "zenor", "belitan")
    own = player(fleet, 0, 0)
    assert own["hand"] == ["scout", "wiretap"]
    assert own["hidden"] == ["belitan", "zenor"]
    assert own["fleet"] == fleet.players[0].fleet


def test_others_see_backs() -> None:
    """[R-045] [R-114]"""
    fleet = empty()
    hold(fleet, 0, "scout", "wiretap")
    for seat in (1, None):
        seen = player(fleet, 0, seat)
        assert seen["hand"] == {"cadet": 1, "frigate": 0, "order": 1}
        assert seen["hidden"] == 2
        assert "personal" not in seen
        assert "fleet" not in seen


def test_a_view_is_plain_data() -> None:
    for fleet in (rich(), solo()):
        for seat in (0, 1, None):
            view = GAME.view(fleet, seat)
            assert json.loads(json.dumps(view)) == view


def test_the_rivals_plans_and_cards_are_secret() -> None:
    fleet = solo()
    fleet.cycle = 0
    table = Table(fleet, ("cycle",))
    view = table.match.view(0)["rival"]
    assert isinstance(view, dict)
    assert view["plans"] == 3
    assert view["deck"] == 12


def test_the_rival_is_an_automaton() -> None:
    for fleet, automata in ((solo(), [False, True]), (rich(), [False] * len(rich().players))):
        players = range(len(fleet.players))
        assert [player(fleet, other, 0)["automaton"] for other in players] == automata


@pytest.mark.parametrize(
    ("place", "seen"),
    [
        (READY, None),
        (ship("fenrax-dropship"), {"type": "dropship", "house": "fenrax"}),
        (FRIGATE + 1, {"type": "frigate"}),
        (HYPERCHARGE, {"type": "hypercharge"}),
    ],
)
def test_the_turn_says_by_name_where_its_figure_was_sent(place: int, seen: Plain) -> None:
    fleet = empty()
    fleet.turn.ship = place
    turn = GAME.view(fleet, 0)["turn"]
    assert isinstance(turn, dict)
    assert turn["ship"] == seen


def test_a_second_look_at_the_colonies_tells_what_the_first_took() -> None:
    """[R-241]"""
    fleet = empty()
    out = fleet.colonies[:4]
    fleet.colonies_out = ((0, out[0]), (0, out[1]), (1, out[2]), (1, out[3]))
    fleet.colonies = fleet.colonies[4:]
    assert GAME.view(fleet, 0)["colonies"] == [*out[:2]]
    assert GAME.view(fleet, 1)["colonies"] == [*out]
    twin = fleet.copy()
    GAME.redeal(twin, 1, Random(3))
    assert twin.colonies_out == fleet.colonies_out
    assert sorted(twin.colonies) == sorted(fleet.colonies)
    GAME.redeal(twin, 0, Random(4))
    assert twin.colonies_out[:2] == fleet.colonies_out[:2]
    assert not [*GAME.check(twin)]


def test_own_discards_are_remembered_by_their_owner_only() -> None:
    """[R-171]"""
    fleet = empty()
    hold(fleet, 0, "wiretap")
    fleet.players[0].hand, fleet.players[0].dropped = (), ("wiretap",)
    fleet.discards[2] = ("wiretap",)
    assert player(fleet, 0, 0)["dropped"] == ["wiretap"]
    places = set()
    for seed in range(40):
        twin = fleet.copy()
        GAME.redeal(twin, 1, Random(seed))
        places.add("wiretap" in twin.discards[2])
        own = fleet.copy()
        GAME.redeal(own, 0, Random(seed))
        assert own.discards[2] == ("wiretap",)
    assert places == {True, False}
