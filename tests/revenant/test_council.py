from __future__ import annotations

from domineum.kernel import Random
from domineum.revenant import GAME
from domineum.revenant.cycle import has_council
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    ASIDE,
    FRIGATE,
    HOUSE_OF,
    READY,
)
from tests.revenant.table import Table, empty, planet, put, ship


def council(house: str, **ships: int) -> Fleet:
    fleet = put(empty(), **ships)
    first = fleet.council.index(HOUSE_OF[house]) if HOUSE_OF[house] in fleet.council else -1
    cards = list(fleet.council)
    if first < 0:
        place = fleet.hidden_deck.index(HOUSE_OF[house])
        deck = list(fleet.hidden_deck)
        cards[0], deck[place] = deck[place], cards[0]
        fleet.hidden_deck = tuple(deck)
    else:
        cards[0], cards[first] = cards[first], cards[0]
    fleet.council = tuple(cards)
    return fleet


TURN = ("council",)


def test_the_council_plays_with_two_players_only() -> None:
    """[R-328] [R-329]"""
    for players in (2, 3, 4):
        fleet = GAME.setup({"players": players}, Random(1))
        assert has_council(fleet) is (players == 2)
        assert len(fleet.council) == (12 if players == 2 else 0)


def test_it_takes_its_turn_before_the_players_in_every_round() -> None:
    """[R-331]"""
    table = Table(put(empty(), belitan_arkship=3), ("cycle",))
    assert len(table.fleet.council_seen) == 1
    planned = [step[0] for step in reversed(table.fleet.steps)]
    assert planned[:3] == ["turn", "round", "round"]


def test_it_reveals_a_house_and_prefers_arkship_dropship_fighter() -> None:
    """[R-330] [R-332] [R-333] [R-334]"""
    ships = {"yarvek_arkship": 3, "yarvek_dropship": 4, "yarvek_fighter": 5}
    order = []
    fleet = council("yarvek", **ships)
    for _ in range(3):
        after = Table(fleet, TURN).fleet
        order.append(after.ambassadors[-1])
        fleet = council("yarvek", **ships)
        fleet.ambassadors = after.ambassadors
        fleet.council_seen = ()
        fleet.players[1].crew = [*order, READY, READY, READY][:3]
        fleet.ambassadors = ()
    assert order == [ship("yarvek-arkship"), ship("yarvek-dropship"), ship("yarvek-fighter")]
    assert after.council_seen == (HOUSE_OF["yarvek"],)
    assert after.voidborn == fleet.voidborn


def test_on_a_dropship_it_lands_and_discards_the_cube() -> None:
    """[R-335]"""
    fleet = planet(council("yarvek", yarvek_dropship=5), 5, "duskrim")
    after = Table(fleet, TURN).fleet
    assert after.landed[5] == ship("yarvek-dropship")
    assert after.cubes[5] == 0


def test_ex_19_the_counter_clockwise_planet_is_taken() -> None:
    """EX-19 [R-333] [R-335] [R-336]"""
    fleet = council("yarvek", yarvek_arkship=1, yarvek_dropship=7)
    planet(planet(fleet, 6, "duskrim"), 8, "glasswind")
    fleet.players[1].crew[1] = ship("yarvek-arkship")
    after = Table(fleet, TURN).fleet
    assert after.ambassadors == (ship("yarvek-dropship"),)
    assert after.landed[8] == ship("yarvek-dropship")
    assert after.place[ship("yarvek-dropship")] == 8
    assert (after.cubes[8], after.cubes[6]) == (0, 1)


def test_the_own_sector_comes_first_and_clockwise_last() -> None:
    """[R-336]"""
    fleet = council("yarvek", yarvek_dropship=7)
    planet(planet(fleet, 6, "duskrim"), 7, "glasswind")
    assert Table(fleet, TURN).fleet.landed[7] >= 0
    fleet.landed[7] = FRIGATE
    assert Table(fleet, TURN).fleet.landed[6] == ship("yarvek-dropship")


def test_a_full_sector_is_passed_over() -> None:
    """[R-134] [R-336]"""
    fleet = council(
        "yarvek", yarvek_dropship=7, belitan_fighter=8, dunlork_fighter=8, zenor_fighter=8,
        novaris_fighter=8,
    )  # fmt: skip
    planet(planet(fleet, 6, "duskrim"), 8, "glasswind")
    assert Table(fleet, TURN).fleet.landed[6] == ship("yarvek-dropship")


def test_without_a_planet_the_dropship_stays() -> None:
    """[R-337]"""
    after = Table(council("yarvek", yarvek_dropship=7), TURN).fleet
    assert after.place[ship("yarvek-dropship")] == 7
    assert after.ambassadors == (ship("yarvek-dropship"),)


def test_without_a_free_ship_the_ambassador_is_set_aside() -> None:
    """[R-338]"""
    fleet = council("yarvek", yarvek_shuttle=3, yarvek_arkship=4)
    fleet.players[0].crew[0] = ship("yarvek-arkship")
    assert Table(fleet, TURN).fleet.ambassadors == (ASIDE,)


def test_ambassadors_return_and_gain_nothing() -> None:
    """[R-339] [R-340]"""
    fleet = council("yarvek", yarvek_arkship=3)
    table = Table(fleet, TURN, ("recovery",))
    assert table.fleet.ambassadors == ()
    assert all(sum(p.tracks) == 0 for p in table.fleet.players)
    assert table.fleet.hidden_deck == fleet.hidden_deck
    assert table.fleet.council_seen == (HOUSE_OF["yarvek"],)


def test_a_ship_with_an_ambassador_is_occupied() -> None:
    """[R-063] [R-340]"""
    fleet = council("yarvek", yarvek_arkship=3)
    table = Table(fleet, TURN, ("turn", 0))
    assert table.why_not("board arkship yarvek") == "R-063"
