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


# -- what is coming, and what has been ------------------------------------------------------------


def test_the_coming_skirmish_is_foretold_as_it_would_be_now() -> None:
    """Strength 1 by the Corrupted slot, against the outpost alone. [V-134] [V-139] [V-441]"""
    table = Table(event="event-1t")
    table.give(table.outpost, corvette=2)
    assert shown(table, None)["skirmish"] == {
        "power": 1,
        "terms": [["corruption", 1], ["cycle", 0], ["modifier", 0]],
        "sectors": [table.outpost],
        "held": True,
        "lost": 0,
    }
    table.me.corrupted_tracks = [True, True, True]
    table.state.cycle = 2
    foretold = shown(table, 0)["skirmish"]
    assert (foretold["power"], foretold["held"], foretold["lost"]) == (5, False, 2)


def test_a_skirmish_comes_as_it_was_foretold() -> None:
    """Whatever the forecast says, the Voidborn then do. [V-139] [V-447]"""
    for number in (3, 4, 5):
        match = middle(number, 150)
        state = match.state.copy()
        views: Any = GAME.view(state, None)["players"]
        table = Table()
        table.state = state
        table.step("skirmish.targets")
        for seat, view in enumerate(views):
            target = state.targets[seat]
            assert target in (view["skirmish"]["sectors"] or [0])


def test_who_is_not_attacked_has_no_sector_in_the_forecast() -> None:
    """A Home sector alone is no target. [V-445]"""
    table = Table(event="event-1t")
    table.sector(table.outpost).owner = -1
    foretold = shown(table, 0)["skirmish"]
    assert (foretold["sectors"], foretold["held"], foretold["lost"]) == ([], True, 0)


def test_agendas_say_to_a_seat_what_they_would_give_it() -> None:
    """Those on offer, and those in the own hand; a spectator has no use for any. [V-154]"""
    table = Table()
    table.me.agendas = ["redemption"]
    offered = [card for card in table.state.agenda_offer.values() if card]
    mine: Any = GAME.view(table.state, 0)["agenda_worth"]
    assert list(mine) == [*offered, "redemption"]
    at = table.at
    for card, amount in mine.items():
        assert amount == sum(o.score(at) for o in CONTENT.agendas[card].objectives)
    assert "redemption" not in GAME.view(table.state, 1)["agenda_worth"]  # type: ignore[operator]
    assert GAME.view(table.state, None)["agenda_worth"] == {}


def test_an_evaluation_is_summed_up_for_everybody() -> None:
    """Skirmish, Upkeep, objectives and Agendas. [V-134] [V-143] [V-148] [V-154]"""
    table = Table(event="event-1t")
    assert shown(table, None)["evaluated"] is None
    table.state.cycle = 2
    table.stock(food=1)
    table.slot(1).agenda = "redemption"
    before = table.me.influence
    for name in ("evaluation", "skirmish.targets"):
        table.step(name)
    table.step("skirmish", 0, answers=("combat-absorb 1",))
    for name in ("upkeep", "objectives", "agendas"):
        table.step(name, 0)
    summed = shown(table, None)["evaluated"]
    assert (summed["cycle"], summed["before"]) == (2, before)
    assert (summed["sector"], summed["power"]) == (table.outpost, 2)
    assert summed["held"] == (table.sector(table.outpost).owner == 0)
    paid = sum(summed["spent"])
    assert (summed["upkeep"], paid, summed["unpaid"]) == (table.me.upkeep, 1, table.me.unpaid)
    assert sum(amount for _, amount in summed["gains"]) == table.me.influence - before
    assert ["upkeep", -3 * table.me.unpaid] in summed["gains"]
