"""A turn can be taken back to the start of its Selection, until something new is known."""

from __future__ import annotations

import pytest

from domineum.kernel import Choice, Match, Preview, Refused
from domineum.kernel.state import digest
from domineum.voidfall.state import Voidfall
from tests.voidfall.players import keen, play, start
from tests.voidfall.table import Table

SELECT = "voidfall.select"


def selecting(face_down: str = "") -> Match[Voidfall]:
    """Seat 0 is about to select its Focus, with a Trade token and an Agenda to use; the card of
    the next seat may lie face down."""
    table = Table(event="event-1t")
    table.state.round = 1
    table.state.order = [0, 1]
    table.me.loose_trade = 1
    table.me.agendas = [table.state.agenda_decks["might"].pop()]
    table.stock(food=5, energy=5, materials=5)
    table.state.players[1].chosen_focus = face_down
    return table.match(("turn", 0), ("turn", 1))


def answer(match: Match[Voidfall], *verbs: str) -> None:
    """Choose the first option that begins like this, one question after the other."""
    for verb in verbs:
        match.choose(next(o for o in match.question().options if o.code.startswith(verb)))


def undo_all(match: Match[Voidfall], seat: int) -> int:
    """Take back as much as possible, and return how many choices that were."""
    count = 0
    while match.why_no_undo(seat) is None:
        match.undo(seat)
        count += 1
    return count


def test_a_turn_goes_back_to_the_start_of_selection() -> None:
    """Everything that was selected and done can be chosen again. [V-066]"""
    match = selecting()
    before = digest(match.state)
    answer(match, "focus prosperity", "token-loose", "play-agenda", "take stockpile", "resolve")
    assert (match.state.turn.flipped, match.state.turn.card) == (True, "prosperity")
    assert undo_all(match, 0) == 5
    assert match.question().topic == SELECT
    assert digest(match.state) == before
    answer(match, "focus conquest", "no-flip")
    assert match.state.turn.card == "conquest"


def test_a_draw_cannot_be_taken_back() -> None:
    """Drawn Agendas are new information; the turn goes on unchanged. [V-066] [V-424]"""
    match = selecting()
    answer(match, "focus prosperity", "no-flip", "no-agenda", "take organize")
    if match.question().topic == "voidfall.effect":
        answer(match, "resolve gain_agenda")
    assert match.why_no_undo(0) is None
    answer(match, "draw-agenda")
    with pytest.raises(Refused, match="hidden"):
        match.undo(0)
    assert match.question().topic == "voidfall.agenda.keep"


def test_the_choice_of_another_seat_cannot_be_taken_back() -> None:
    """Once the next player has selected a Focus, the turn before it stands. [V-066]"""
    match = selecting()
    answer(match, "focus prosperity", "no-flip", "no-agenda", "end")
    while match.question().seat == 0:
        answer(match, "")
    assert match.why_no_undo(0) is None
    answer(match, "focus development")
    with pytest.raises(Refused, match="another seat"):
        match.undo(0)
    assert match.why_no_undo(1) is None


def test_a_token_shuffled_back_can_be_taken_back() -> None:
    """The new order of a face-down pile is no information. [V-066] [V-368]"""
    table = Table("yarvek", "belitan")
    table.select("raid-yarvek")
    table.me.bounty = [table.state.bounty_pile.pop()]
    table.stock(science=5, credits=5, food=5, energy=5, materials=5)
    match = table.match(("act", 0))
    before = digest(match.state)
    answer(match, "take consult")
    assert match.state.players[0].bounty == []
    assert undo_all(match, 0) == 1
    assert digest(match.state) == before


def test_the_turn_before_a_pre_selected_focus_stands() -> None:
    """The card is turned up at the start of its turn; ending the one before is final. [V-131]"""
    match = selecting(face_down="development")
    answer(match, "focus prosperity", "no-flip", "no-agenda", "end")
    while match.question().topic != "voidfall.cleanup.trade":
        answer(match, "")
    assert Preview.of(match, match.question().options[0]).reveals
    answer(match, "lay-trade")
    assert match.state.turn.card == "development"
    with pytest.raises(Refused, match="hidden"):
        match.undo(0)


@pytest.mark.parametrize("number", range(0, 60, 6))
def test_undo_restores_the_start_of_selection_exactly(number: int) -> None:
    """In any game, at any choice of a turn without new information. [V-066] (I-81)"""
    match = start(number)
    begin: tuple[int, str] | None = None
    taken_back = 0
    for question in play(match, keen, number):
        seat = question.seat
        if begin and not match.over and match.question().topic != SELECT:
            made = match.history[begin[0] :]
            if all(isinstance(c, Choice) and (c.forced or c.seat == seat) for c in made):
                twin = match.copy()
                undo_all(twin, seat)
                fences = [c.fence for c in made if isinstance(c, Choice) and c.fence]
                if not fences:
                    assert len(twin.history) <= begin[0]
                    twin = match.copy()
                    while len(twin.history) > begin[0]:
                        twin.undo(seat)
                    assert digest(twin.state) == begin[1]
                    assert twin.question().topic == SELECT
                    taken_back += 1
                else:
                    assert len(twin.history) > begin[0]
        if not match.over and match.question().topic == SELECT:
            begin = len(match.history), digest(match.state)
    assert taken_back > 20 or match.state.preselect
