from __future__ import annotations

import pytest

from domineum.revenant.power import power
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    ON_SCANNER,
    OUTER,
)
from tests.revenant.table import CONTENT, Table, empty, give, hidden, planet, put, ship


def jumping(card: str = "lamplighter-route", players: int = 2) -> Fleet:
    fleet = planet(put(empty(players), belitan_arkship=3, fenrax_fighter=4), 5, "duskrim")
    fleet.phase, fleet.jumping, fleet.offer = 4, 1, (card,)
    fleet.rifts[5], fleet.voidborn[6] = 1, 4
    for player in fleet.players:
        player.captain = "tomas-reyk"
    return fleet


def test_the_hyperjump_comes_exactly_if_the_rift_phase_is_skipped() -> None:
    """[R-053] [R-293]"""
    fleet = jumping()
    fleet.phase = 2
    table = Table(fleet, ("refresh",))
    assert table.fleet.phase == 4
    assert not table.events("rolled")
    assert table.events("jumped")


def test_planets_rifts_and_voidborn_ships_are_left_behind() -> None:
    """[R-294] [R-295] [R-296]"""
    after = Table(jumping(), ("leave",)).fleet
    assert after.planets == [""] * 9
    assert after.cubes == after.rifts == after.voidborn == [0] * 9
    assert after.planet_discard == ("duskrim",)


def test_rewards_come_in_reverse_turn_order_before_the_reset() -> None:
    """[R-297]"""
    fleet = jumping(players=3)
    fleet.phase, fleet.order = 2, (2, 0, 1)
    for player in fleet.players:
        player.tactics = 11
    table = Table(fleet, ("refresh",))
    seats = []
    while table.topic == "influence":
        seats.append(table.question.seat)
        assert table.fleet.players[table.question.seat].tactics == 11
        table.greedy_once()
    assert seats == [1, 0, 2]


@pytest.mark.parametrize(
    ("space", "cards", "influence"), [(7, 0, 0), (8, 1, 0), (10, 1, 0), (11, 1, 1), (12, 1, 1)]
)
def test_tactics_give_hidden_influence_and_influence(
    space: int, cards: int, influence: int
) -> None:
    """[R-298] [R-299]"""
    fleet = jumping()
    fleet.players[0].tactics = space
    hidden(fleet, 0)
    table = Table(fleet, ("reward", 0)).greedy()
    assert len(table.me.hidden) == cards
    assert sum(table.me.tracks) == influence


def test_markers_go_to_the_space_of_the_rank_stacked_in_turn_order() -> None:
    """[R-300] [R-301]"""
    fleet = jumping(players=3)
    fleet.order, fleet.stack = (2, 0, 1), (0, 1, 2)
    for player in fleet.players:
        player.tactics, player.rank = 9, 1
    after = Table(fleet, ("reset",)).fleet
    assert [p.tactics for p in after.players] == [1, 1, 1]
    assert after.stack == (2, 0, 1)


def test_a_reset_to_space_three_gives_a_material() -> None:
    """[R-302]"""
    fleet = jumping()
    fleet.players[0].rank = 3
    give(fleet.players[0])
    after = Table(fleet, ("reset",)).fleet
    assert after.players[0].free == [1, 0, 0, 0]
    assert after.players[1].free == [1, 1, 1, 1]


def test_ex_16_jarek_agata_and_przemek() -> None:
    """EX-16 [R-298] [R-300] [R-301] [R-302]: turn order Jarek (0), Agata (1), Przemek (2)"""
    fleet = jumping(players=3)
    for player, rank, space in zip(fleet.players, (1, 3, 1), (4, 6, 9), strict=True):
        player.rank, player.tactics = rank, space
        give(player)
    fleet.hidden_deck = tuple(range(7)) + fleet.hidden_deck[7:]
    table = Table(fleet, *[("reward", seat) for seat in (2, 1, 0)], ("reset",))
    assert table.question.seat == 2
    assert table.options == ["keep belitan", "keep dunlork"]
    table.do("keep dunlork")
    after = table.fleet
    assert len(after.players[2].hidden) == 3
    assert [p.tactics for p in after.players] == [1, 3, 1]
    assert after.players[1].free == [1, 0, 0, 0]
    assert after.stack.index(0) < after.stack.index(2)


@pytest.mark.parametrize("card", CONTENT.scanners)
def test_ex_17_the_scanner_card_is_set_up(card: str) -> None:
    """EX-17 [R-303] [R-304] [R-305] [R-308]"""
    record = CONTENT.scanners[card]
    fleet = Table(jumping(card), ("leave",)).fleet
    table = Table(fleet, ("arrive",))
    after = table.fleet
    assert after.voidborn[1:] == record.voidborn
    told = {event.data["sector"]: event.data["n"] for event in table.events("voidborn")}
    assert [told.get(sector, 0) for sector in OUTER] == record.voidborn
    assert [event.data["sector"] for event in table.events("rift")] == record.rifts
    assert [event.data["sector"] for event in table.events("found")] == record.planets
    assert [s for s in OUTER if after.rifts[s]] == sorted(record.rifts)
    assert [s for s in OUTER if after.planets[s]] == sorted(record.planets)
    assert [s for s in OUTER if after.cubes[s]] == sorted(record.planets)
    assert after.offer == ()
    assert card in after.scanner_discard


def test_a_shuttle_on_the_card_arrives() -> None:
    """[R-306]"""
    fleet = put(Table(jumping(), ("leave",)).fleet, zenor_shuttle=ON_SCANNER)
    fleet.passenger = ship("zenor-shuttle")
    after = Table(fleet, ("arrive",)).fleet
    assert after.place[ship("zenor-shuttle")] == CONTENT.scanners["lamplighter-route"].shuttle == 4
    assert power(after, 6) == 1
    assert after.passenger == -1


def test_in_a_full_sector_it_goes_on_clockwise() -> None:
    """[R-307]"""
    fleet = put(
        Table(jumping(), ("leave",)).fleet, zenor_shuttle=ON_SCANNER, belitan_fighter=4,
        dunlork_fighter=4, novaris_fighter=4, yarvek_fighter=3, shiveus_fighter=3,
        yarvek_dropship=3, zenor_fighter=3,
    )  # fmt: skip
    fleet.passenger = ship("zenor-shuttle")
    assert Table(fleet, ("arrive",)).fleet.place[ship("zenor-shuttle")] == 2


def test_planets_are_reshuffled_only_when_the_deck_is_empty() -> None:
    """[R-305]"""
    fleet = Table(jumping(), ("leave",)).fleet
    fleet.planet_discard += fleet.planet_deck[1:]
    fleet.planet_deck = fleet.planet_deck[:1]
    after = Table(fleet, ("arrive",)).fleet
    assert sum(p != "" for p in after.planets) == 3
    assert after.planet_discard == ()


def test_then_cards_are_drawn_and_the_next_offer_revealed() -> None:
    """[R-309] [R-310]"""
    fleet = jumping()
    fleet.phase = 2
    table = Table(fleet, ("refresh",)).do("draw 2 0 0", "draw 0 0 2")
    assert table.fleet.cycle == 2
    assert len(table.fleet.offer) == 3
    assert table.fleet.jumping == 0


def test_the_fleet_stays_as_it_is() -> None:
    """[R-311]"""
    fleet = jumping()
    fleet.damage[ship("belitan-arkship")], fleet.corrupted[ship("fenrax-fighter")] = 2, 1
    fleet.place[FRIGATE] = 7
    after = Table(fleet, ("leave",), ("arrive",)).fleet
    assert after.place == fleet.place
    assert after.damage == fleet.damage
    assert after.corrupted == fleet.corrupted
