"""The Focus Phase: rounds and turns, and the Selection step."""

from __future__ import annotations

import pytest

from domineum.kernel import Match, Question, Refused
from domineum.voidfall import GAME
from domineum.voidfall.focus import select
from domineum.voidfall.infrastructure import installation_room
from domineum.voidfall.sectors import tile
from domineum.voidfall.state import Voidfall
from tests.voidfall.table import Table

STANDARD = (
    "conquest", "development", "politics", "production", "progress", "prosperity",
    "reinforcement", "temptation",
)  # fmt: skip


def turn(table: Table, *choices: str) -> Match[Voidfall]:
    """A match in the turn of seat 0, after these choices."""
    match = table.match(("turn", 0), ("turn", 1))
    for choice in choices:
        match.choose(choice)
    return match


def codes(match: Match[Voidfall]) -> list[str]:
    return [option.code for option in match.question().options]


# -- rounds and turns ---------------------------------------------------------------------------


def test_every_round_has_one_turn_of_each_player_in_turn_order() -> None:
    """As many rounds as the event says, then the Evaluation Phase. [V-050] [V-051]"""
    table = Table(event="event-1t")
    table.state.order = [1, 0]
    table.step("round", 3)
    assert table.state.steps == [("round", 4), ("turn", 0), ("turn", 1)]
    table.state.steps = []
    table.step("round", 4)
    assert (table.state.steps, table.state.round) == ([("evaluation",)], 3)


def test_a_turn_is_selection_actions_and_clean_up() -> None:
    """Three steps in a competitive game, whatever was used before. [V-052]"""
    table = Table()
    table.me.used = ["double"]
    table.step("turn", 0)
    assert [step[0] for step in reversed(table.state.steps)] == ["select", "act", "cleanup"]
    assert table.me.used == []


# -- Selection ----------------------------------------------------------------------------------


def test_one_focus_of_the_hand_must_be_played() -> None:
    """Played and set aside cards are not available. [V-058] [V-158]"""
    table = Table()
    table.me.hand.remove("politics")
    table.me.discard = ["politics"]
    driven = table.step("select", 0, answers=("focus production",))
    assert driven.options() == [f"focus {card}" for card in STANDARD if card != "politics"]
    assert driven.why_not("focus politics") == "V-058"
    assert driven.why_not("focus innovation") == "V-158"
    assert (table.state.turn.card, "production" in table.me.hand) == ("production", False)


def test_a_focus_a_trade_token_and_an_agenda_can_go_together() -> None:
    """Production, a flipped Trade token and a Wealth Agenda. [V-063] [V-064] [V-065]"""
    table = Table()
    table.slot(0).trade = True
    table.me.agendas = ["the-directive", "redemption", "heavy-industry"]
    answers = ("focus production", "token 0", "play-agenda the-directive")
    driven = table.step("select", 0, answers=answers)
    turn = table.state.turn
    assert (turn.card, turn.flipped, turn.agenda) == ("production", True, "the-directive")
    assert driven.options(2) == ["play-agenda the-directive", "play-agenda redemption", "no-agenda"]
    assert driven.why_not("play-agenda heavy-industry", 2) == "V-064"
    assert (table.me.trade, table.me.agendas) == (0, ["redemption", "heavy-industry"])


def test_flipping_and_playing_are_both_optional() -> None:
    """Neither, and which of several tokens is one's choice. [V-065]"""
    table = Table()
    table.slot(0).trade, table.me.loose_trade = True, 1
    table.me.agendas = ["the-directive"]
    driven = table.step("select", 0, answers=("focus production", "no-flip", "no-agenda"))
    assert driven.options(1) == ["token-loose", "token 0", "no-flip"]
    assert (table.state.turn.flipped, table.state.turn.agenda) == (False, "")


@pytest.mark.parametrize(
    ("focus", "playable"),
    [
        ("temptation", "dominance"), ("prosperity", "might"), ("progress", "might"),
        ("conquest", "support"), ("reinforcement", "support"), ("development", "wealth"),
        ("production", "wealth"), ("politics", ""),
    ],
)  # fmt: skip
def test_an_agenda_needs_the_selected_focus(focus: str, playable: str) -> None:
    """Each type of Agenda names two Focuses, and Politics takes none. [V-064]"""
    table = Table()
    kinds = {
        "high-society": "dominance", "mining-consortium": "might",
        "heavy-industry": "support", "redemption": "wealth",
    }  # fmt: skip
    table.me.agendas = list(kinds)
    answers = (f"focus {focus}", "no-agenda") if playable else (f"focus {focus}",)
    driven = table.step("select", 0, answers=answers)
    offered = [kinds[code.split()[1]] for code in driven.options(1)[:-1]] if playable else []
    assert offered == ([playable] if playable else [])


def test_a_turn_can_be_taken_back_to_its_selection() -> None:
    """As long as nothing new was revealed. [V-066]"""
    table = Table()
    table.stock(materials=1)
    choices = ("focus development", "take grow", "resolve build", "build 4 defense")
    match = turn(table, *choices)
    assert match.state.sectors[4].installations == ("defense",)
    for _ in choices:
        match.undo(0)
    assert match.question().topic == "voidfall.select"
    assert not match.state.sectors[4].installations


def test_a_drawn_agenda_cannot_be_taken_back() -> None:
    """New information: the turn goes on unchanged. [V-066]"""
    table = Table()
    table.stock(energy=1, credits=1)
    match = turn(table, "focus conquest", "take plan", "resolve gain_agenda", "draw-agenda might")
    with pytest.raises(Refused):
        match.undo(0)
    match.choose(codes(match)[0])
    match.undo(0)
    with pytest.raises(Refused):
        match.undo(0)


def test_another_players_decision_ends_undo() -> None:
    """What others decided is new information. [V-066]"""
    table = Table(event="event-1t")
    match = turn(table, "focus production", "end", "focus politics")
    with pytest.raises(Refused):
        match.undo(0)


def test_an_action_that_does_nothing_now_says_so() -> None:
    """Grow without a free space; Exploit with no preferred action that can be paid. [V-074]"""
    table = Table()
    table.stock(materials=1)
    table.select("development")
    labels = dict(named(table))
    assert not labels["take grow"].endswith("(does nothing now)")
    for n in table.state.own(0):
        table.sector(n).guilds = ("farmers",) * tile(table.state, n).guild_room
        table.sector(n).installations = ("defense",) * installation_room(table.state, n)
    labels = dict(named(table))
    assert labels["take grow"].endswith("(does nothing now)")
    assert not labels["take settle"].endswith("(does nothing now)")


def named(table: Table) -> list[tuple[str, str]]:
    """The codes and the texts of the actions that are offered."""
    question = table.match(("act", 0)).question()
    render = GAME.catalogue.render
    return [(option.code, render(option.label(), "en")) for option in question.options]


def test_a_focus_card_says_which_actions_it_has() -> None:
    """Before it is played, so that nobody has to look at nine cards. [V-058]"""
    table = Table()
    question = next(select(table.state, 0))
    assert isinstance(question, Question)
    details = {option.code: question.detail_of(option) for option in question.options}
    said = details["focus conquest"]
    assert said is not None
    assert GAME.catalogue.render(said, "en") == "Engage, Plan, Prepare"
