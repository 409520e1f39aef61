"""The Preparation Phase: Trade track, Improved offer, Turn Order, event boxes, named Focuses."""

from __future__ import annotations

from itertools import groupby

import pytest

from domineum.bots.random import play_out
from domineum.kernel import Match, Message, Random
from domineum.voidfall import GAME
from domineum.voidfall.cards.abilities import active
from domineum.voidfall.cards.at import At
from domineum.voidfall.focus import FocusActionSurcharge
from tests.voidfall.table import CONTENT, Table

FOUR = ("valnis", "belitan", "cortozaar", "dunlork")


def test_a_game_is_three_cycles_of_preparation_turns_and_evaluation() -> None:
    """Preparation, Focus and Evaluation, three times; then the game is over.

    [V-009] [V-010] [V-011] [V-051]
    """
    table = Table()
    match = Match(GAME, table.config, 3, log=True)
    play_out(match, Random(1))
    kinds = [e.kind for e in match.events_since() if e.kind in ("event", "selected", "upkeep")]
    rounds = [CONTENT.events[f"event-{cycle}t"].rounds for cycle in (1, 2, 3)]
    expected = [x for n in rounds for x in (("event", 1), ("selected", 2 * n), ("upkeep", 2))]
    assert [(kind, len(list(group))) for kind, group in groupby(kinds)] == expected
    assert (match.over, match.questions) == (True, [])


def test_the_first_cycle_starts_with_the_event() -> None:
    """Steps 1 to 3 exist only in Cycles 2 and 3, and come before step 4. [V-013] [V-014]"""
    table = Table()
    steps = []
    for cycle in (1, 2, 3):
        table.state.steps = []
        table.step("cycle", cycle)
        steps.append([step[0] for step in reversed(table.state.steps)])
    later = ["trade.remove", "improve", "order"]
    assert steps == [[*x, "event", "choices", "round"] for x in ([], later, later)]


# -- steps 1 to 3 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 1, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0]),
        ([2, 2, 2, 2, 0, 0], [2, 2, 2, 1, 0, 0]),
        ([0] * 6, [0] * 6),
    ],
)
def test_the_bottommost_trade_token_leaves_the_game(before: list[int], after: list[int]) -> None:
    """One token, also of a stack of two, if there is one; those of players stay. [V-022]"""
    table = Table()
    table.state.trade = before
    table.slot(0).trade = True
    table.step("trade.remove")
    assert (table.state.trade, table.me.trade) == (after, 1)


def test_the_improvement_block_is_lifted_in_cycle_two() -> None:
    """All four Improved Technologies become available. [V-023]"""
    table = Table()
    offer = table.state.improved_offer.copy()
    table.state.cycle = 2
    table.step("improve")
    assert (table.state.improvement_block, table.state.improved_offer) == (False, offer)


def test_cycle_three_brings_the_other_four_improved_technologies() -> None:
    """What is left of the old offer leaves the game. [V-024]"""
    table = Table()
    deck = table.state.improved_deck.copy()
    table.state.cycle = 3
    table.step("improve")
    assert (table.state.improved_offer, table.state.improved_deck) == (deck, [])


def order_of(influence: list[int], *answers: str) -> tuple[list[int], list[int]]:
    """Who chooses a position one after the other, and the new Turn Order."""
    table = Table(*FOUR, scenario="open-square")
    table.state.order = [2, 0, 3, 1]
    for player, amount in zip(table.state.players, influence, strict=True):
        player.influence = amount
    driven = table.step("order", answers=answers)
    return [event.seat or 0 for event in driven.events], table.state.order


def test_the_lowest_influence_chooses_its_position_first() -> None:
    """Any free position may be taken; the order is that of the track. [V-025] [V-026]"""
    answers = ("position 4", "position 2", "position 3")
    assert order_of([30, 20, 10, 40], *answers) == ([2, 1, 0, 3], [3, 1, 0, 2])


def test_of_equal_players_the_later_one_chooses_first() -> None:
    """Later in the Turn Order of the previous Cycle. [V-027]"""
    answers = ("position 1", "position 2", "position 3")
    assert order_of([10, 10, 10, 10], *answers)[0] == [1, 3, 0, 2]


def test_only_as_many_positions_as_players() -> None:
    """With two players the leftmost two. [V-028]"""
    assert Table().step("order", answers=("position 2",)).options() == ["position 1", "position 2"]


# -- steps 4 and 5: the event -------------------------------------------------------------------


def test_the_other_events_of_the_cycle_leave_the_game() -> None:
    """The top card is revealed, and nobody has peeked at the next deck yet. [V-031]"""
    table = Table("valnis", "belitan", scenario="quiet-meridian")
    top = table.state.event_decks[0][-1]
    table.state.peeked = [0]
    table.step("event")
    assert (table.state.event, table.state.event_decks[0], table.state.peeked) == (top, [], [])


def test_boxes_are_resolved_from_top_to_bottom_by_everybody() -> None:
    """Each player in Turn Order, before the next box is started. [V-032] [V-035]"""
    table = Table(event="event-1t")
    table.state.event_decks[0] = ["event-1t"]
    table.state.order = [1, 0]
    match = table.match(("event",))
    asked = []
    while not match.over:
        asked.append((match.question().seat, match.question().topic))
        match.choose(match.question().options[0])
    assert asked == [
        (1, "voidfall.place"), (0, "voidfall.place"), (1, "voidfall.effect"), (0, "voidfall.effect")
    ]  # fmt: skip


def test_a_group_box_is_resolved_once() -> None:
    """The first player in Turn Order makes its choices. [V-036]"""
    table = Table(event="event-2c")
    table.state.order = [1, 0]
    table.step("box", 0)
    assert table.state.steps == [("box.for", 0, 1)]
    table.state.bounty_pile = []
    asked = table.box(1, *["influence"] * 5, seat=1).asked
    assert {question.seat for question in asked} == {1}


def test_only_what_was_placed_is_reported() -> None:
    """Tokens of an empty pile, and Voidborn beyond the limit, are not placed. [V-042] [V-261]"""
    table = Table()
    table.state.bounty_pile = []
    effect = {"place": {"bounty": 1, "voidborn_power": 2}, "where": "combat_sector"}
    table.sector(5).voidborn = 2
    driven = table.resolve(effect, "influence", at=At(table.state, 0, must=True, same=5))
    placed = [event.data["what"] for event in driven.events if event.kind == "placed"]
    assert placed == [Message("piece-voidborn-power", {"amount": 1})]


def test_an_ongoing_box_is_in_force_in_turns_and_in_the_evaluation() -> None:
    """For all players, but not yet in the Preparation Phase. [V-037]"""
    table = Table(event="event-3h")
    state = table.state
    table.step("cycle", 3)
    assert not active(state, 0, FocusActionSurcharge)
    table.step("round", 1)
    assert all(active(state, seat, FocusActionSurcharge) for seat in (0, 1))
    table.step("round", 7)
    assert active(state, 1, FocusActionSurcharge)


def test_a_delayed_box_follows_the_first_turn_of_each_player() -> None:
    """After that player's Clean-up, and only once in the Cycle. [V-038]"""
    table = Table(event="event-3g")
    planned = []
    for turns in (0, 1, 2):
        table.state.steps = []
        table.me.turns = turns
        table.step("delayed", 0)
        planned.append(table.state.steps)
    assert planned == [[], [("box.for", 1, 0)], []]
    table.step("cleanup", 0)
    assert table.state.steps[0] == ("delayed", 0)


def test_a_dashed_box_may_be_forfeited_and_a_solid_one_not() -> None:
    """The solid choice of 2I has no way out, the dashed one of 1B has. [V-033] [V-034]"""
    assert "forfeit" in Table(event="event-1b").box(3, "forfeit").options()
    solid = Table(event="event-2i").box(1, "resolve all", "resolve activate")
    assert "forfeit" not in solid.options()


# -- named Focuses ------------------------------------------------------------------------------


def test_kradmor_names_a_further_preferred_focus_every_cycle() -> None:
    """Among its own cards that are available, without Conquest and Temptation. [V-430]"""
    table = Table("kradmor", "belitan", scenario="quiet-meridian")
    table.state.order = [0, 1]
    driven = table.step("choices", answers=("name-focus progress",))
    named = {code.split()[1] for code in driven.options()}
    assert named == {
        "development", "politics", "production", "progress", "prosperity", "reinforcement",
    }  # fmt: skip
    assert table.me.preference == "progress"
    table.me.hand += ["innovation"]
    driven = table.step("choices", answers=("name-focus politics",))
    assert "name-focus innovation" in driven.options()
    assert table.me.preference == "politics"
