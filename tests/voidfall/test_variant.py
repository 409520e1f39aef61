"""The variant with pre-selected Focuses."""

from __future__ import annotations

import pytest

from domineum.kernel import Match, Random, Refused
from domineum.voidfall import GAME
from domineum.voidfall.state import Voidfall
from tests.voidfall.table import Table


def round_of(table: Table) -> Match[Voidfall]:
    """A match at the start of a round with pre-selection."""
    table.state.preselect = True
    table.state.order = [0, 1]
    return table.match(("round", 1))


def test_all_choose_a_focus_before_the_first_turn_of_a_round() -> None:
    """In any order, and nobody sees the choice of another. [V-131]"""
    match = round_of(Table(event="event-1t"))
    assert [question.seat for question in match.questions] == [0, 1]
    assert {question.topic for question in match.questions} == {"voidfall.preselect"}
    match.choose("focus politics", 1)
    views = [match.view(seat) for seat in (0, 1, None)]
    assert not [view for view in views if "politics" in str(view["turn"])]
    assert [question.seat for question in match.questions] == [0]


def test_the_chosen_focus_must_be_used() -> None:
    """On your turn the card is revealed and played without a choice. [V-131]"""
    match = round_of(Table(event="event-1t"))
    match.choose("focus production", 0)
    match.choose("focus politics", 1)
    assert (match.state.turn.card, match.question().topic) == ("production", "voidfall.act")
    assert match.state.players[1].chosen_focus == "politics"
    match.choose("end")
    assert (match.state.turn.card, match.question().seat) == ("politics", 1)
    assert match.state.players[1].chosen_focus == ""


def test_trade_token_and_agenda_are_still_decided_in_the_selection_step() -> None:
    """All else is unchanged. [V-131]"""
    table = Table(event="event-1t")
    table.slot(0).trade, table.me.agendas = True, ["redemption"]
    match = round_of(table)
    match.choose("focus production", 0)
    match.choose("focus politics", 1)
    match.choose("token 0")
    match.choose("play-agenda redemption")
    assert (match.state.turn.flipped, match.state.turn.agenda) == (True, "redemption")


def test_each_round_asks_anew_and_only_cards_in_hand() -> None:
    """A played card is not there in the next round. [V-131]"""
    match = round_of(Table(event="event-1t"))
    for seat, card in ((0, "production"), (1, "politics")):
        match.choose(f"focus {card}", seat)
    match.choose("end")
    match.choose("end")
    assert match.state.round == 2
    assert match.question(0).find("focus production") == -1
    assert match.question(1).find("focus politics") == -1


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    """Then it is revealed, and stands. [V-066] [V-131]"""
    match = round_of(Table(event="event-1t"))
    match.choose("focus production", 0)
    match.undo(0)
    match.choose("focus conquest", 0)
    match.choose("focus politics", 1)
    with pytest.raises(Refused):
        match.undo(0)
    assert match.state.turn.card == "conquest"


def test_a_sample_guesses_the_others_cards_and_keeps_the_own() -> None:
    """The face-down card of another is one of that hand. [V-131]"""
    match = round_of(Table(event="event-1t"))
    match.choose("focus production", 0)
    match.choose("focus politics", 1)
    guesses = {match.sample(0, Random(i)).state.players[1].chosen_focus for i in range(30)}
    assert guesses <= set(match.state.players[1].hand)
    assert len(guesses) > 3
    assert match.sample(1, Random(1)).state.players[1].chosen_focus == "politics"


def test_without_the_variant_nobody_is_asked_before_the_round() -> None:
    """The first question of a round is that of the first turn. [V-058]"""
    table = Table(event="event-1t")
    table.state.order = [1, 0]
    match = table.match(("round", 1))
    assert (match.question().seat, match.question().topic) == (1, "voidfall.select")


def test_a_config_chooses_the_variant() -> None:
    """[V-131]"""
    table = Table()
    assert not GAME.setup(table.config, Random(1)).preselect
    assert GAME.setup(table.config | {"preselect": True}, Random(1)).preselect
