"""What a seat may know, and dealing again what it may not."""

from __future__ import annotations

from typing import Any

import pytest

from domineum.kernel import Match, Random, Seat
from domineum.kernel.hidden import leaks
from domineum.voidfall import GAME
from domineum.voidfall.setup.configs import first_config, random_config
from domineum.voidfall.state import Voidfall
from tests.voidfall.table import CONTENT, Table

COMPETITIVE = "quiet-meridian"


def shown(table: Table, seat: Seat | None, of: int = 0) -> dict[str, Any]:
    """What a seat sees of a player."""
    players: Any = GAME.view(table.state, seat)["players"]
    found: dict[str, Any] = players[of]
    return found


def middle(number: int, choices: int) -> Match[Voidfall]:
    """A random game after some choices."""
    random = Random.stream(number, "view")
    config = random_config(CONTENT, random, preselect=number % 2 == 1)
    match = Match(GAME, config, number)
    for _ in range(choices):
        if not match.over:
            match.choose(random.pick(match.question().options))
    return match


def test_a_hand_of_agendas_is_seen_by_its_owner_and_by_type_by_all() -> None:
    """Which deck a card comes from is open, which card it is is not. [V-426]"""
    table = Table()
    table.me.agendas = ["redemption", "high-society"]
    assert shown(table, 0)["agendas"] == ["redemption", "high-society"]
    assert [shown(table, seat)["agendas"] for seat in (1, None)] == [2, 2]
    assert shown(table, 1)["agenda_types"] == ["wealth", "dominance"]


def test_decks_and_face_down_tokens_are_only_counted() -> None:
    """Nobody sees what lies face down. [V-042]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    view: Any = GAME.view(table.state, 0)
    assert view["event_decks"] == [9, 9, 9]
    assert view["improved_deck"] == 4
    assert view["agendas"]["might"]["deck"] == 7
    lying = sum(len(sector.bounty) for sector in table.state.sectors)
    assert view["bounty_pile"] == 48 - lying == 48 - sum(x["bounty"] for x in view["sectors"])
    text = str(view)
    hidden = [*table.state.event_decks[0], *table.state.bounty_pile, *table.state.reclaim_pile]
    assert not [name for name in hidden if f"'{name}'" in text]


def test_what_lies_open_is_shown() -> None:
    """Offers, the tableau, Glory on sectors, tokens beside the mat, discard piles. [V-176]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    table.player(1).bounty, table.player(1).discard = ["bounty-any"], ["politics"]
    view: Any = GAME.view(table.state, 0)
    assert view["improved_offer"] == table.state.improved_offer
    assert view["agendas"]["might"]["offer"] == table.state.agenda_offer["might"]
    assert set(view["tableau"]) == set(table.state.tableau)
    assert view["players"][1]["bounty"] == ["bounty-any"]
    assert view["players"][1]["discard"] == ["politics"]


def test_the_goal_of_a_tutorial_is_shown_to_all_who_aim_for_it() -> None:
    """Alone or together there is an Influence to reach, among rivals there is none. [V-008]"""
    one, two = (first_config(CONTENT, Random(1), players) for players in (1, 2))
    together = two | {"together": True}
    goals = {}
    for name, config in (("alone", one), ("together", together), ("rivals", two)):
        state = GAME.setup(config, Random(1))
        goals[name] = [GAME.view(state, seat)["goal"] for seat in (0, None)]
    assert goals == {"alone": [120, 120], "together": [120, 120], "rivals": [None, None]}


def test_a_preselected_focus_is_seen_by_its_owner_only() -> None:
    """The others see that a card lies there. [V-131]"""
    table = Table()
    table.me.chosen_focus = "politics"
    assert [shown(table, seat)["chosen_focus"] for seat in (0, 1, None)] == ["politics", True, True]


def test_what_can_be_computed_is_shown_with_its_reasons() -> None:
    """Production with its terms, Upkeep, and what an evaluation would bring. [V-140] [V-224]"""
    mine = shown(Table(event="event-1t"), 1)
    assert mine["production"]["food"] == {"level": 2, "yield": 1, "terms": [["sector-1", 2]]}
    assert mine["upkeep_terms"] == [["agenda-valnis-a", 2]]
    assert mine["projected"]["agendas"] == [["valnis-a", 8]]
    assert (mine["technology_limit"], mine["improved_limit"]) == (5, 0)


def test_the_end_names_the_winners() -> None:
    """[V-159]"""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    assert GAME.view(table.state, 0)["winners"] is None
    table.me.influence, table.state.finished = 50, True
    assert GAME.view(table.state, None)["winners"] == [0]


# -- dealing again -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 13))
def test_no_view_tells_what_is_dealt_anew(number: int) -> None:
    """In the middle of a game, for every seat and for spectators."""
    match = middle(number, 25 * number)
    for seat in (*range(len(match.state.players)), None):
        assert [*leaks(GAME, match.state, seat, Random(number))] == []


@pytest.mark.parametrize("number", range(1, 13))
def test_a_sample_loses_and_invents_nothing_and_plays_on(number: int) -> None:
    """All cards and tokens are conserved, whoever samples whenever."""
    match = middle(number, 20 * number)
    random = Random(number)
    for seat in (*range(len(match.state.players)), None):
        twin = match.sample(seat, Random(number))
        for _ in range(15):
            assert [*GAME.check(twin.state)] == []
            if not twin.over:
                twin.choose(random.pick(twin.question().options))


def test_a_sample_differs_in_what_is_unknown() -> None:
    """Decks, tokens, other hands and the dice of the future; not the seat's own hand."""
    table = Table("valnis", "belitan", scenario=COMPETITIVE)
    state = table.state
    for player in state.players:
        player.agendas = [state.agenda_decks[kind].pop() for kind in ("might", "wealth")]
    twin = state.copy()
    GAME.redeal(twin, 0, Random(4))
    assert twin.players[0] == state.players[0]
    assert twin.players[1].agendas != state.players[1].agendas
    for name in ("event_decks", "bounty_pile", "reclaim_pile", "agenda_decks", "random"):
        assert getattr(twin, name) != getattr(state, name)
    assert [sector.owner for sector in twin.sectors] == [sector.owner for sector in state.sectors]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_dealing_anew_while_a_drawn_agenda_waits_keeps_every_card(seat: Seat | None) -> None:
    """The two drawn cards lie in the hand until one is kept. [V-424]"""
    table = Table()
    table.select("conquest")
    table.stock(energy=1, credits=1)
    match = table.match(("act", 0))
    for code in ("take plan", "resolve gain_agenda", "draw-agenda might"):
        match.choose(code)
    twin = match.sample(seat, Random(2))
    twin.choose(twin.question().options[0])
    cards = [*twin.state.players[0].agendas, *twin.state.agenda_decks["might"]]
    assert len(set(cards)) == len(cards) == 7
    kept = match.question().options[0].about["agenda"]
    assert seat != 0 or twin.state.players[0].agendas == [kept]
