"""Galactic Events: what a box may place and where, and peeking at the next Cycle."""

from __future__ import annotations

import pytest

from domineum.kernel import Random
from domineum.kernel.hidden import leaks
from domineum.voidfall import GAME
from domineum.voidfall.preparation import reveal_event
from tests.voidfall.table import CONTENT, Table, drive
from tests.voidfall.void_table import VoidTable, pair

COMPETITIVE = "quiet-meridian"
NEAR = (2, 5)
"""The Voidborn sectors beside the Home and Outpost of seat 0: Population 3, 2 Fleet Power."""


def test_voidborn_power_makes_a_sector_a_target() -> None:
    """A Voidborn sector is one with Voidborn Fleet Power, adjacent to any own sector.

    [V-039] [V-040] [V-177]
    """
    table = Table(event="event-2f")
    assert table.box(1, "place 2").options() == ["place 2", "place 5"]
    table.sector(5).voidborn = 0
    assert table.box(1).asked == []
    assert [table.sector(n).voidborn for n in NEAR] == [3, 0]


def test_a_sector_that_cannot_take_everything_is_no_target() -> None:
    """Every instruction must be possible in the chosen sector. [V-041]"""
    table = Table(event="event-1b")
    table.sector(2).installations = ("defense",) * 3
    assert table.box(1).asked == []
    assert table.sector(2).reclaim == ()
    assert (len(table.sector(5).reclaim), table.sector(5).installations) == (1, ("defense",))


def test_without_a_valid_sector_the_whole_box_is_ignored() -> None:
    """Not even the Reclaim token that would fit is placed. [V-033] [V-041]"""
    table = Table(event="event-1b")
    for n in NEAR:
        table.sector(n).installations = ("defense",) * 3
    before = table.state.copy()
    table.box(1)
    before.round = 0
    assert table.state == before


def test_a_box_for_several_sectors_skips_only_those_that_cannot_take_it() -> None:
    """All or nothing is decided for each sector. [V-033]"""
    table = Table(event="event-2d")
    table.sector(8).voidborn, table.sector(9).voidborn = 3, 1
    table.box(1)
    assert (table.sector(8).bounty, len(table.sector(8).reclaim)) == ((), 2)
    assert (len(table.sector(9).bounty), len(table.sector(9).reclaim)) == (2, 2)


def test_the_lowest_and_highest_population_are_sought_among_those_that_fit() -> None:
    """Of the valid sectors the one with the lowest or highest Population. [V-041]"""
    table = Table(event="event-1c")
    table.sector(5).population = 4
    table.box(1)
    assert (len(table.sector(2).bounty), len(table.sector(5).bounty)) == (2, 1)
    assert table.sector(5).installations == ("defense",)
    table.sector(5).installations = ("defense",) * 3
    table.box(1)
    assert (len(table.sector(2).bounty), table.sector(2).installations) == (3, ("defense",))


def test_a_tie_in_population_is_the_players_choice() -> None:
    """Ties are broken by the player, and one sector may be lowest and highest. [V-041]"""
    table = Table(event="event-1c")
    assert table.box(1, "place 5", "place 2").topics == ["voidfall.place"] * 2
    table.sector(5).voidborn = 0
    table.box(1)
    assert (len(table.sector(2).bounty), len(table.sector(2).reclaim)) == (2, 2)


def test_tokens_lie_face_down_and_glory_face_up() -> None:
    """Bounty and Reclaim are counted in the view, Glory is shown; any number fits. [V-042]"""
    table = Table(event="event-2c")
    table.sector(8).bounty = ("bounty-any",) * 6
    table.box(1)
    shown = GAME.view(table.state, 0)["sectors"]
    assert isinstance(shown, list)
    eighth = shown[7]
    assert isinstance(eighth, dict)
    assert (eighth["bounty"], eighth["glory"]) == (7, [3, 1])
    assert not list(leaks(GAME, table.state, 0, Random(1)))


def test_an_empty_pile_gives_the_placing_player_something_else() -> None:
    """1 Influence or 1 resource instead of a token that is not there. [V-006] [V-369]"""
    table = Table(event="event-1b")
    table.state.reclaim_pile = []
    table.stock()
    table.box(1, "place 2", "resource food")
    assert (table.me.stock[0], table.sector(2).reclaim) == (1, ())
    assert table.sector(2).installations == ("defense",)


def test_guilds_and_defenses_take_the_next_free_space() -> None:
    """The space with the Upkeep icon comes last. [V-043]"""
    table = Table(event="event-1a")
    table.sector(2).guilds = ("miners", "miners")
    table.box(1, "place 2")
    assert table.sector(2).guilds == ("miners", "miners", "scientists")
    assert table.box(1).asked == []
    assert table.sector(5).guilds == ("scientists",)


def test_voidborn_power_stops_at_the_limit_of_the_sector() -> None:
    """Where less than all is allowed, 2 more in a sector with 2 of 3 make 3. [V-044] [V-261]"""
    table = Table()
    table.sector(2).voidborn = table.sector(5).voidborn = 2
    place = {"place": {"voidborn_power": 2}, "where": "adjacent_voidborn"}
    table.resolve(place, "place 2")
    assert table.sector(2).voidborn == 3


def test_a_solid_box_places_all_or_nothing_in_a_sector() -> None:
    """Event 2D: no tokens where 2 Fleet Power have no room. [V-033]"""
    table = Table(event="event-2d")
    before = [len(table.sector(n).bounty) for n in (8, 9)]
    table.sector(8).voidborn, table.sector(9).voidborn = 1, 2
    table.box(1)
    assert [table.sector(n).voidborn for n in (8, 9)] == [3, 2]
    assert [len(table.sector(n).bounty) for n in (8, 9)] == [before[0] + 1, before[1]]


def test_the_full_number_of_voidborn_comes_first() -> None:
    """With a choice the sector must take all of them, if one can. [V-262]"""
    table = Table()
    table.sector(2).voidborn = 1
    place = {"place": {"voidborn_power": 2}, "where": "adjacent_voidborn"}
    assert table.resolve(place).asked == []
    assert (table.sector(2).voidborn, table.sector(5).voidborn) == (3, 2)
    assert table.resolve(place).asked == []
    assert table.sector(5).voidborn == 3
    assert not table.possible(place)


def test_placed_pieces_are_never_scarce() -> None:
    """12 Glory tokens of value 5 lie on a sector although only 10 were printed. [V-005]"""
    table = Table()
    place = {"place": {"glory": 5}, "where": "combat_sector"}
    for _ in range(12):
        table.resolve(place, at=table.at.inside(same=2))
    assert table.sector(2).glory == (2, *[5] * 12)


def test_an_agenda_offer_is_corrupted_once() -> None:
    """A Corruption goes between deck and card; a Corrupted offer is left alone. [V-046]"""
    table = Table(event="event-1b")
    assert table.box(2).kinds == ["offer-corrupted"]
    assert table.state.corrupted_offers["dominance"]
    assert table.box(2).kinds == []


def test_a_directed_corruption_looks_for_the_next_place_when_the_first_is_full() -> None:
    """Tracks, then slots, then sectors, then the Chambers. [V-045] [V-047] [V-396]"""
    table = Table(event="event-2d")
    assert table.box(2, "corrupt-track economy").options() == [
        f"corrupt-track {name}" for name in ("society", "statecraft", "economy")
    ]
    table.me.corrupted_tracks = [True] * 3
    assert table.box(2, "corrupt-slot 2").options() == ["corrupt-slot 1", "corrupt-slot 2"]
    table.slot(1).corrupted = True
    assert table.box(2).asked == []
    assert table.sector(table.outpost).corrupted
    assert table.box(2).kinds == []
    table.learn("decontamination-chambers")
    table.box(2)
    assert table.me.chambers == 1


def test_two_directed_corruptions_are_all_or_nothing() -> None:
    """A solid box that asks for two is ignored where only one could be gained. [V-033]"""
    table = Table(event="event-3d")
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots()[1:]:
        slot.corrupted = True
    assert table.box(1).kinds == []
    assert not table.sector(table.outpost).corrupted
    table.me.corrupted_tracks[2] = False
    table.box(1)
    assert table.me.corrupted_tracks[2]
    assert table.sector(table.outpost).corrupted


# -- peeking ------------------------------------------------------------------------------------


def test_peeking_looks_at_the_top_two_of_the_next_cycle_and_orders_them() -> None:
    """One goes back on top, the other to the bottom. [V-435] [V-436]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    deck = table.state.event_decks[1]
    *rest, second, top = deck
    driven = table.resolve("peek_events", f"on-top {second}")
    assert driven.options() == [f"on-top {top}", f"on-top {second}"]
    assert deck == [top, *rest, second]
    table.state.cycle = 2
    deck = table.state.event_decks[2]
    *rest, second, top = deck
    table.resolve("peek_events", f"on-top {top}")
    assert deck == [second, *rest, top]


def test_nobody_peeks_in_the_last_cycle() -> None:
    """There is no next Cycle. [V-437]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    assert table.possible("peek_events")
    table.state.cycle = 3
    assert not table.possible("peek_events")


def test_a_map_with_fixed_events_has_nothing_to_peek_at() -> None:
    """One card per Cycle cannot be ordered. [V-435]"""
    assert not Table().possible("peek_events")


def test_only_the_player_who_peeked_knows_what_comes() -> None:
    """The view shows the card on top to that seat alone. [V-435]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    drive(reveal_event(table.state))
    second = table.state.event_decks[1][-2]
    table.resolve("peek_events", f"on-top {second}")
    views = [GAME.view(table.state, seat)["next_event"] for seat in (0, 1, None)]
    assert views == [second, None, None]
    assert not [x for seat in (0, 1, None) for x in leaks(GAME, table.state, seat, Random(3))]


def test_who_peeked_sees_that_card_until_it_is_revealed() -> None:
    """Also while the Turn Order of its Cycle is chosen, and nothing of a later one. [V-435]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    drive(reveal_event(table.state))
    second = table.state.event_decks[1][-2]
    table.resolve("peek_events", f"on-top {second}")
    match = table.match(("cycle", 2))
    assert match.question().topic == "voidfall.order"
    assert [match.view(seat)["next_event"] for seat in (0, 1)] == [second, None]
    assert not [x for i in range(5) for x in leaks(GAME, match.state, 0, Random(i))]
    while match.state.event != second:
        match.choose(match.question().options[0])
    assert match.view(0)["next_event"] is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_dealing_anew_in_the_middle_of_peeking_loses_no_card(seat: int | None) -> None:
    """A sample keeps what its seat has seen, and all nine cards. [V-435]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    drive(reveal_event(table.state))
    table.select("temptation")
    match = table.match(("act", 0))
    for code in ("take conspire", "corrupt-track society", "resolve peek_events"):
        match.choose(code)
    seen = [option.about["event"] for option in match.question().options]
    twin = match.sample(seat, Random(9))
    twin.choose(twin.question().options[1])
    deck = twin.state.event_decks[1]
    assert sorted(deck) == sorted(table.state.event_decks[1])
    assert seat != 0 or (deck[-1], deck[0]) == (seen[1], seen[0])


def haunted() -> VoidTable:
    """Two players under event 1J, and no Corruption on their tracks."""
    table = pair(event="event-1j")
    for player in table.state.players:
        player.corrupted_tracks = [False] * 3
    return table


def test_the_players_pay_a_shared_cost_together() -> None:
    """1J: who gains which Corruption is decided together, where by whom it is. [V-036]"""
    table = haunted()
    driven = table.box(
        2, "pay", "partner 1", "corrupt-track society", "partner 0",
        "corrupt-track economy", "remove-harbinger 6",
    )  # fmt: skip
    asked = [(q.seat, q.topic) for q in driven.asked]
    assert asked[1:-1] == [
        (0, "voidfall.share-corruption"), (1, "voidfall.corrupt"),
        (0, "voidfall.share-corruption"), (0, "voidfall.corrupt"),
    ]  # fmt: skip
    tracks = [player.corrupted_tracks for player in table.state.players]
    assert tracks == [[False, False, True], [True, False, False]]
    assert table.sector(6).harbingers == 0


def test_a_shared_cost_is_payable_by_those_who_can() -> None:
    """Seat 0 has no room for Corruption: the partner gains both. [V-036] [V-392]"""
    table = haunted()
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots():
        slot.corrupted = True
    for n in table.state.own(0):
        table.sector(n).corrupted = True
    answers = ("pay", "corrupt-track society", "corrupt-track economy")
    driven = table.box(2, *answers, "remove-harbinger 6")
    assert [q.seat for q in driven.asked] == [0, 1, 1, 0]
    assert table.player(1).corrupted_tracks == [True, False, True]


def test_the_events_of_the_voidborn_modes_are_not_in_the_decks() -> None:
    """Cards J and T do not exist in a competitive game. [V-002]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    for cycle, deck in enumerate(table.state.event_decks, 1):
        assert sorted(deck) == [f"event-{cycle}{letter}" for letter in "abcdefghi"]
    for letter in ("1j", "2j", "3j"):
        assert CONTENT.events[f"event-{letter}"].modes == ["coop", "solo"]
