"""The Clean-up step, sub-step by sub-step."""

from __future__ import annotations

import pytest

from domineum.voidfall.cleanup import asks
from tests.voidfall.table import Table


def test_the_sub_steps_come_in_their_order() -> None:
    """Fleets, Glory, Agenda, Trade tokens, Focus card; then delayed boxes. [V-103]"""
    table = Table()
    table.step("cleanup", 0)
    names = [step[0] for step in reversed(table.state.steps)]
    parts = ("fleets", "glory", "agenda", "trade", "focus")
    assert names == [*(f"cleanup.{part}" for part in parts), "delayed"]


# -- 3a: Fleet tokens ---------------------------------------------------------------------------


def test_a_third_fleet_token_is_emptied() -> None:
    """Corvettes of 3, 3 and 1 Fleet Power: one is recalled to the Active area. [V-104]"""
    table = Table()
    table.sector(table.outpost).fleets = (7, 0, 0, 0, 0)
    before = table.me.active
    table.step("cleanup.fleets", 0)
    assert (table.sector(table.outpost).fleets[0], table.me.active) == (6, before + 1)


def test_which_fleet_power_is_recalled_is_the_players_choice() -> None:
    """One at a time, until two Fleet tokens suffice. [V-104] [V-257]"""
    table = Table()
    table.learn("sentries", "destroyers")
    table.sector(table.outpost).fleets = (2, 1, 1, 0, 0)
    driven = table.step(
        "cleanup.fleets", 0,
        answers=(f"recall {table.outpost} corvette", f"recall {table.outpost} sentry"),
    )  # fmt: skip
    assert driven.options() == [
        f"recall {table.outpost} {kind}" for kind in ("corvette", "sentry", "destroyer")
    ]
    assert table.sector(table.outpost).fleets == (1, 0, 1, 0, 0)


@pytest.mark.parametrize(("card", "left"), [("dreadnoughts", 2), ("dreadnoughts+", 5)])
def test_a_dreadnought_token_holds_one_unless_improved(card: str, left: int) -> None:
    """The fewest tokens count, three on one if the Technology is Improved. [V-104] [V-340]"""
    table = Table()
    table.learn(card)
    table.sector(table.outpost).fleets = (0, 0, 0, 5, 0)
    table.step("cleanup.fleets", 0)
    assert table.sector(table.outpost).fleets[3] == left


def test_only_the_own_clean_up_checks_the_limit() -> None:
    """Other players' sectors are left alone, and so are two full tokens. [V-104]"""
    table = Table()
    table.sector(table.outpost).fleets = (6, 0, 0, 0, 0)
    table.give(16, seat=1, corvette=9)
    assert table.step("cleanup.fleets", 0).kinds == []
    assert table.sector(16).fleets[0] == 9


# -- 3b: Glory ----------------------------------------------------------------------------------


def test_four_glory_tokens_are_kept() -> None:
    """Of five tokens one of value 1 is returned. [V-105] [V-375]"""
    table = Table()
    table.me.glory = [1, 3, 3, 2, 1]
    driven = table.step("cleanup.glory", 0, answers=("glory 1",))
    assert (driven.options(), table.me.glory) == (["glory 1", "glory 2", "glory 3"], [3, 3, 2, 1])
    assert table.step("cleanup.glory", 0).asked == []


# -- 3c: the played Agenda ----------------------------------------------------------------------


def played(card: str, *in_slots: str) -> Table:
    """A turn in which an Agenda was played; the fourth slot is Corrupted as always."""
    table = Table()
    table.select("production")
    table.state.turn.agenda = card
    for slot, agenda in zip(table.slots()[1:], in_slots, strict=False):
        slot.agenda = agenda
    return table


def test_a_played_agenda_is_placed_swapped_or_discarded() -> None:
    """Exactly one of the three. [V-106]"""
    table = played("redemption", "heavy-industry")
    driven = table.step("cleanup.agenda", 0, answers=("place 2",))
    assert driven.options() == ["swap 1 heavy-industry", "place 2", "place 3", "discard-played"]
    assert [slot.agenda for slot in table.me.slots] == [
        "valnis-a", "heavy-industry", "redemption", "",
    ]  # fmt: skip
    assert table.state.turn.agenda == ""


def test_corruption_above_the_slot_does_not_matter() -> None:
    """An Agenda may be placed below it. [V-107]"""
    table = played("redemption")
    table.step("cleanup.agenda", 0, answers=("place 3",))
    assert (table.me.slots[3].agenda, table.me.slots[3].corrupted) == ("redemption", True)


def test_a_second_agenda_of_a_type_can_only_be_swapped_in() -> None:
    """Starting, Support, Wealth and an empty Corrupted slot; Support was played. [V-107] [V-108]"""
    table = played("agricultural-union", "heavy-industry", "redemption")
    table.slot(1).trade = True
    driven = table.step("cleanup.agenda", 0, answers=("swap 1 heavy-industry",))
    assert driven.options() == ["swap 1 heavy-industry", "discard-played"]
    assert driven.why_not("place 3") == "V-107"
    assert driven.why_not("swap 2 redemption") == "V-108"
    assert (table.me.slots[1].agenda, table.me.slots[1].trade) == ("agricultural-union", True)
    assert table.state.agenda_decks["support"][0] == "heavy-industry"


def test_a_discarded_agenda_goes_under_its_deck() -> None:
    """Face down, to the bottom. [V-109]"""
    table = played("redemption")
    table.step("cleanup.agenda", 0, answers=("discard-played",))
    assert table.state.agenda_decks["wealth"][0] == "redemption"
    assert not any(slot.agenda for slot in table.me.slots[1:])


def test_without_a_played_agenda_nothing_is_asked() -> None:
    table = Table()
    table.select("production")
    assert table.step("cleanup.agenda", 0).asked == []


# -- 3d: Trade tokens ---------------------------------------------------------------------------


def test_a_flipped_token_returns_to_the_board() -> None:
    """Onto the topmost empty space, turned back. [V-111]"""
    table = Table()
    table.select("production")
    table.state.turn.flipped = True
    table.state.trade = [1, 1, 0, 0, 0, 0]
    table.step("cleanup.trade", 0)
    assert (table.state.trade, table.state.turn.flipped) == ([1, 1, 1, 0, 0, 0], False)


def test_an_unused_token_may_lie_on_any_agenda() -> None:
    """One token and three Agendas, Corrupted or not. [V-112] [V-410]"""
    table = Table()
    table.slot(1).agenda, table.slot(3).agenda = "heavy-industry", "redemption"
    table.me.loose_trade = 1
    driven = table.step("cleanup.trade", 0, answers=("lay-trade 3",))
    assert driven.options() == ["lay-trade 0", "lay-trade 1", "lay-trade 3", "return-trade"]
    assert [slot.trade for slot in table.me.slots] == [False, False, False, True]


def test_one_token_for_each_agenda_the_rest_returns() -> None:
    """The capacity is the number of Agendas in play, the starting one included. [V-112]"""
    table = Table()
    table.state.trade = [1, 1, 1, 1, 0, 0]
    table.me.loose_trade = 2
    table.step("cleanup.trade", 0, answers=("lay-trade 0",))
    assert (table.me.trade, table.state.trade) == (1, [1, 1, 1, 1, 1, 0])


def test_tokens_may_be_rearranged_or_returned_every_turn() -> None:
    """All tokens may move, even if none is new and every Agenda is covered. [V-112]"""
    table = Table()
    table.state.trade = [1, 1, 1, 1, 1, 0]
    table.slot(0).trade = True
    assert table.step("cleanup.trade", 0, answers=("keep-trade",)).options() == [
        "keep-trade", "return-trade",
    ]  # fmt: skip
    table.step("cleanup.trade", 0, answers=("return-trade",))
    assert (table.me.trade, table.state.trade) == (0, [1] * 6)


def test_escape_pods_hold_one_more_token() -> None:
    """It covers no Agenda. [V-112]"""
    table = Table()
    table.learn("escape-pods")
    table.me.loose_trade = 2
    driven = table.step("cleanup.trade", 0, answers=("lay-trade 0 -1",))
    assert driven.options() == [
        "lay-trade 0 -1", "return-trade 0", "return-trade -1", "return-trade",
    ]  # fmt: skip
    assert (table.me.stored_trade, table.me.slots[0].trade) == (1, True)


def test_tokens_may_lie_in_any_arrangement() -> None:
    """Two tokens and three Agendas: each pair of Agendas, then fewer. [V-112]"""
    table = Table()
    table.slot(1).agenda, table.slot(3).agenda = "heavy-industry", "redemption"
    table.slot(1).trade = True
    table.me.loose_trade = 1
    driven = table.step("cleanup.trade", 0, answers=("lay-trade 1 3",))
    assert driven.options() == [
        "lay-trade 0 1", "lay-trade 1 3", "lay-trade 0 3",
        "return-trade 1", "return-trade 0", "return-trade 3", "return-trade",
    ]  # fmt: skip
    assert [slot.trade for slot in table.me.slots] == [False, True, False, True]
    assert [event.data["slot"] for event in driven.events if event.kind == "covered"] == [3]


def test_what_cleanup_asks_beyond_doubt_is_known_before() -> None:
    """A played Agenda without a free Pure slot has to be swapped or discarded. [V-106]"""
    table = played("redemption")
    assert not asks(table.state, 0)
    for slot in table.slots()[1:]:
        slot.corrupted = True
    assert asks(table.state, 0)


def test_a_token_stays_with_its_owner_when_the_agenda_is_discarded() -> None:
    """It is laid again in the Clean-up step. [V-112]"""
    table = Table()
    table.slot(1).agenda, table.slot(1).trade = "heavy-industry", True
    table.pay({"discard_agenda": 1})
    assert (table.me.trade, table.me.slots[1].trade) == (1, False)
    table.step("cleanup.trade", 0, answers=("lay-trade 0",))
    assert table.me.slots[0].trade


# -- 3e: the Focus card -------------------------------------------------------------------------


def test_the_focus_card_goes_to_the_discard_pile() -> None:
    """And the turn is over. [V-113]"""
    table = Table()
    table.select("production")
    table.step("cleanup.focus", 0)
    assert (table.me.discard, table.me.turns, table.state.turn.card) == (["production"], 1, "")
