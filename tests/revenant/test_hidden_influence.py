from __future__ import annotations

import pytest

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
)
from tests.revenant.table import Table, attach, boarded, empty, give, hidden, put


def in_turn(rank: int = 0, captain: str = "tomas-reyk") -> Fleet:
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship")
    fleet.players[0].rank, fleet.players[0].captain = rank, captain
    fleet.hidden_deck = tuple(range(7)) + fleet.hidden_deck[7:]
    return fleet


GAIN = ("test-resolve", "planets", "choir-stones", "lower", "")


@pytest.mark.parametrize("rank", range(4))
def test_the_rank_says_how_many_cards_are_drawn(rank: int) -> None:
    """[R-110] [R-111] [R-166]"""
    fleet = in_turn(rank)
    table = Table(fleet, GAIN)
    assert len(table.me.drawn or (0,)) == rank + 1
    table.greedy()
    assert len(table.me.hidden) == 3
    assert len(table.fleet.hidden_discard) == rank


def test_ex_02_at_rank_two_three_cards_are_drawn_and_two_discarded() -> None:
    """EX-02 [R-110] [R-111]"""
    table = Table(in_turn(2), GAIN)
    assert table.options == ["keep belitan", "keep dunlork", "keep fenrax"]
    table.do("keep dunlork")
    assert 1 in table.me.hidden
    assert sorted(table.fleet.hidden_discard) == [0, 2]


def test_there_is_no_hand_limit() -> None:
    """[R-112]"""
    fleet = in_turn()
    hidden(fleet, 0, *["belitan"] * 4, *["zenor"] * 4, *["novaris"] * 4)
    assert len(Table(fleet, GAIN).me.hidden) == 13


def test_a_card_can_be_traded_for_a_resource_any_number_of_times() -> None:
    """[R-113] [R-114]"""
    fleet = in_turn()
    hidden(fleet, 0, "belitan", "zenor")
    table = Table(fleet, ("action",)).do("trade", "exchange zenor energy")
    assert table.topic == "arkship"
    table.do("trade", "exchange belitan science")
    assert table.me.hidden == ()
    assert table.me.free == [1, 2, 2, 1]
    assert "trade" not in table.options
    assert sorted(table.fleet.hidden_discard) == [0, 6]


@pytest.mark.parametrize("steps", [("turn", 0), ("action",), ("extra",)])
def test_trading_is_offered_all_through_the_own_turn(steps: tuple[str | int, ...]) -> None:
    """[R-113]"""
    fleet = in_turn()
    if steps[0] == "turn":
        fleet.players[0].crew[0] = -1
    table = Table(fleet, steps)
    if table.topic == "crew":
        table.do("send captain")
    assert "trade" in table.options


def test_trading_belongs_to_the_own_turn_only() -> None:
    """[R-113]"""
    fleet = in_turn()
    fleet.turn.seat = -1
    fleet.players[0].hand = ()
    table = Table(fleet, ("income", 0))
    assert "trade" not in table.options


def test_discards_are_face_down() -> None:
    """[R-114]"""
    table = Table(in_turn(2), GAIN).do("keep dunlork")
    others = table.match.view(1)["players"]
    assert isinstance(others, list)
    assert isinstance(others[0], dict)
    assert "dropped-hidden" not in others[0]
    own = table.match.view(0)["players"]
    assert isinstance(own, list)
    assert isinstance(own[0], dict)
    assert own[0]["dropped-hidden"] == ["belitan", "fenrax"]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """[R-114]"""
    fleet = in_turn(1)
    fleet.hidden_deck, fleet.hidden_discard = (3,), (4, 5)
    table = Table(fleet, GAIN)
    assert len(table.me.drawn) == 2
    assert 3 in table.me.drawn
    table.greedy()
    assert len(table.fleet.hidden_deck) == 1


def test_with_both_piles_empty_one_draws_what_there_is() -> None:
    """[R-114]"""
    fleet = in_turn(3)
    fleet.hidden_deck, fleet.hidden_discard = (3,), ()
    assert 3 in Table(fleet, GAIN).me.hidden
    fleet.hidden_deck = ()
    assert len(Table(fleet, GAIN).me.hidden) == 2


def test_intel_data_is_stored_and_the_third_cube_turns_into_hidden_influence() -> None:
    """[R-108] [R-109]"""
    fleet = in_turn()
    step = ("test-resolve", "houses", "yarvek", "reward", "")
    table = Table(fleet, step, step)
    assert (table.me.intel, len(table.me.hidden)) == (2, 2)
    table = Table(fleet, step, step, step)
    assert table.options == ["store", "forgo"]
    table.do("store")
    assert (table.me.intel, len(table.me.hidden)) == (0, 3)


def test_extra_draws_let_one_choose_from_more() -> None:
    """[R-110] [R-182]"""
    fleet = in_turn()
    attach(fleet, 0, "confidant")
    attach(fleet, 0, "admirals-gallery")
    fleet.turn.member = 1
    table = Table(fleet, GAIN)
    assert len(table.me.drawn) == 4


def test_a_swap_is_no_gain() -> None:
    fleet = in_turn(captain="jadra-orme")
    hidden(fleet, 0, "zenor")
    table = Table(fleet, ("test-resolve", "planets", "mirror-shoals", "upper", ""))
    table.do("resolve swap_hidden_influence", "swap", "keep belitan")
    assert not table.events("ability")
    assert table.me.hidden == (0,)


def test_gaining_outside_of_the_own_turn_triggers_nothing() -> None:
    """[R-163]"""
    fleet = in_turn(captain="jadra-orme")
    fleet.turn.seat = -1
    fleet.players[0].tactics = 8
    table = Table(fleet, ("reward", 0)).greedy()
    assert len(table.me.hidden) == 3
    assert not table.events("ability")


def test_the_emergency_action_triggers_abilities_of_gaining() -> None:
    fleet = boarded(in_turn(captain="jadra-orme"), EMERGENCY)
    give(fleet.players[0])
    table = Table(fleet, ("emergency",)).do("keep belitan", "take energy")
    assert table.me.free == [0, 1, 0, 0]


def test_the_log_counts_the_cards_that_were_there() -> None:
    """[R-110] [R-114]: a short deck, and a single card"""
    fleet = boarded(empty(), FRIGATE)
    fleet.players[0].rank = 3
    fleet.hidden_discard, fleet.hidden_deck = (), (0, 1)
    table = Table(fleet, ("influence",)).greedy()
    assert table.log(1)[-1] == "Player 1 gains Hidden Influence, one of 2 cards."
    fleet.hidden_deck = (0,)
    assert Table(fleet, ("influence",)).log(1)[-1] == "Player 1 gains Hidden Influence."
