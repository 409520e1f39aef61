"""Resolving Crises: who, when, how often, at what price, and what the table may know of it."""

from __future__ import annotations

import pytest

from domineum.voidfall.void.crisis_board import the_void
from tests.voidfall.crisis_table import CrisisTable, together

CLEANSE = {"remove_corruption": 1}
CLEANSED = "cleanse-slot 3"
DEPLOY = {"deploy": 1, "where": "home"}
DEPLOYED = "deploy 1 corvette"


def facing(*crises: str) -> CrisisTable:
    """A current Crisis, and ongoing ones on the Military row."""
    table = CrisisTable()
    table.meet(*crises)
    return table


# -- which, and whether -------------------------------------------------------------------------


def test_one_deed_may_resolve_the_current_and_all_ongoing_crises() -> None:
    """Of both rows, as many as one likes, each paid on its own. [V-093]"""
    table = facing("murmurs-of-the-faithful", "old-feuds")
    table.void.economic = ["quarantine-belt"]
    table.stock(food=2, science=2)
    table.resolve(CLEANSE, CLEANSED, "resource 1-food+1-science")
    assert table.me.stock == [0, 0, 0, 0, 0]
    assert (table.void.current, table.void.military, table.void.economic) == ("", [], [])


def test_a_crisis_that_can_no_longer_be_paid_for_is_not_offered() -> None:
    """Both cost 2 resources of the 3 that are there. [V-098]"""
    table = facing("old-feuds", "quarantine-belt")
    table.stock(food=1, science=2)
    driven = table.resolve(CLEANSE, CLEANSED, "resource 1-food+1-science")
    assert driven.kinds.count("spent") == 1
    assert table.offered == ["old-feuds", "quarantine-belt"]
    assert table.void.military == ["quarantine-belt"]


def test_the_player_chooses_the_order_and_may_stop() -> None:
    """[V-093] [V-094]"""
    table = facing("murmurs-of-the-faithful", "shattered-creed")
    table.void.military = ["murmurs-of-the-faithful"]
    table.void.current = "doomsayers-in-the-streets"
    table.sector(4).corrupted = True
    table.wishes = [False, True]
    table.resolve({"remove_corruption": 2}, "cleanse-sector 4", CLEANSED)
    assert table.offered == ["doomsayers-in-the-streets", "murmurs-of-the-faithful"]
    assert (table.void.current, table.void.military) == ("doomsayers-in-the-streets", [])


def test_a_crisis_may_be_left_and_resolved_on_the_next_occasion() -> None:
    """Resolving is optional, and only possible at once. [V-094]"""
    table = facing("restless-colonists")
    table.wishes = [False, True]
    table.resolve({"increase_population": 1}, "increase 4")
    assert table.void.current == "restless-colonists"
    table.resolve({"increase_population": 1}, "increase 4")
    assert table.offered == ["restless-colonists"] * 2
    assert table.void.current == ""


def test_a_gap_in_the_row_closes() -> None:
    """The Economic Crisis on space 2 is resolved; that on space 3 moves to space 2. [V-100]"""
    table = CrisisTable()
    table.void.economic = ["black-ledger", "bare-silos", "ration-cards"]
    table.stock()
    table.resolve({"produce": ["energy"]})
    assert table.void.economic == ["black-ledger", "ration-cards"]
    assert table.void.discards[1] == ["bare-silos"]


def test_resolving_is_no_action_and_has_no_limit() -> None:
    """[V-093]"""
    table = facing("green-recruits", "massed-wings")
    table.sector(1).fleets = (4, 0, 0, 0, 0)
    table.stock(food=1)
    table.select("temptation")
    table.resolve(DEPLOY, DEPLOYED)
    assert (table.state.turn.taken, table.void.current, table.void.military) == ([], "", [])


# -- who and when -------------------------------------------------------------------------------


def test_only_ones_own_things_count() -> None:
    """Two Guilds of one's own and many of the partner are not three. [V-095]"""
    table = together()
    table.meet("idle-foundries")
    table.sector(1).guilds = ()
    table.turn("production")
    assert table.offered == []


def test_what_others_do_on_ones_turn_resolves_nothing() -> None:
    """Unless a Joint Focus gives it to them. [V-095] [V-101]"""
    table = together()
    table.meet("murmurs-of-the-faithful")
    table.resolve_for(1, CLEANSE, CLEANSED)
    assert table.offered == []


def test_a_partner_may_resolve_a_crisis_with_a_given_effect() -> None:
    """On the turn of the player whose current Crisis it is. [V-091] [V-101]"""
    table = together()
    table.meet("murmurs-of-the-faithful")
    shared = {"who": "you_and_or_another", "effect": CLEANSE}
    driven = table.resolve(shared, "share 1 do", "accept", "done")
    assert "crisis-resolved" in driven.kinds
    assert (table.void.current, table.void.guest) == ("", -1)
    assert [e.seat for e in driven.events if e.kind == "crisis-resolved"] == [1]


def test_payments_of_a_partner_are_their_own() -> None:
    """[V-095] [V-098] [V-101]"""
    table = together()
    table.meet("old-feuds")
    table.stock(0)
    table.stock(1, food=2)
    shared = {"who": "you_or_another", "effect": CLEANSE}
    table.resolve(shared, "share 1 do", "accept")
    assert (table.player(1).stock[0], table.void.current) == (0, "")


def test_the_preparation_phase_counts_for_everybody() -> None:
    """[V-048] [V-101]"""
    table = together()
    table.void.military = ["garrison-fatigue"]
    table.void.economic = ["old-feuds"]
    table.step("cycle", 2)
    table.stock(1, food=2)
    table.resolve_for(1, CLEANSE, CLEANSED)
    assert table.void.economic == []


def test_the_benefit_of_an_objective_may_resolve_a_crisis() -> None:
    """In the Evaluation Phase. [V-101] [V-153]"""
    table = CrisisTable(event="event-1d")
    table.void.economic = ["petition-of-the-guilds"]
    table.settle(2, 6, "bankers", "bankers")
    table.step("evaluation")
    table.objectives("objective 1", "resolve establish", "establish 2 miners", "forfeit")
    assert (table.offered, table.void.economic) == (["petition-of-the-guilds"], [])


def test_nothing_counts_between_the_actions_step_and_the_next_turn() -> None:
    """Not in the Clean-up, in The Void Advances, or in delayed boxes. [V-093] [V-101]"""
    table = facing("murmurs-of-the-faithful")
    table.step("cleanup", 0)
    table.resolve(CLEANSE, CLEANSED)
    assert (table.offered, table.void.current) == ([], "murmurs-of-the-faithful")


def test_a_rift_rewards_the_active_player_with_a_deed_but_not_the_partner() -> None:
    """The removal of a Corruption counts on one's own turn only. [V-101] [V-354]"""
    for first in (0, 1):
        table = together()
        table.meet("murmurs-of-the-faithful")
        table.state.turn.seat = first
        table.resolve("place_catastrophe", "compensate-corruption", "forfeit")
        assert table.offered == ["murmurs-of-the-faithful"] * (first == 0)


# -- counting -----------------------------------------------------------------------------------


def test_deeds_are_counted_over_the_whole_turn() -> None:
    """Three deployments by three actions. [V-096]"""
    table = facing("hull-fatigue")
    table.me.active = 3
    for _ in range(3):
        assert table.offered == []
        table.resolve(DEPLOY, DEPLOYED)
    assert table.offered == ["hull-fatigue"]


def test_counting_starts_anew_with_every_turn() -> None:
    """And takes in only what happens while the Crisis is open. [V-096]"""
    table = CrisisTable()
    table.void.alert = "war-probing-raid"
    table.me.active = 5
    table.resolve(DEPLOY, DEPLOYED)
    table.meet("hull-fatigue")
    table.resolve({"deploy": 2, "where": "home"}, DEPLOYED, DEPLOYED)
    assert table.offered == []
    table.step("crisis.reveal", 0)
    table.void.scope = "turn"
    table.resolve({"deploy": 2, "where": "home"}, DEPLOYED, DEPLOYED)
    assert table.offered == []


def test_what_is_said_to_be_different_must_be() -> None:
    """Two Yields of 3 or more of two resources. [V-096]"""
    table = facing("overflowing-docks")
    table.sector(1).population = table.sector(4).population = 4
    table.resolve({"produce": ["food"]})
    table.resolve({"produce": ["food"]})
    assert table.offered == []
    table.resolve({"produce": ["energy"]})
    assert table.offered == ["overflowing-docks"]


def took_two(card: str) -> CrisisTable:
    """Two Focus actions of this turn are over; a third one would resolve Three Fronts."""
    table = facing("three-fronts")
    table.void.seen["three-fronts 0"] = ["0", "1"]
    table.select(card)
    return table


def test_an_action_without_any_effect_is_none() -> None:
    """The Fleet Power recalled for it is its cost. [V-074] [V-096]"""
    table = took_two("development")
    table.act("take settle", "recall 4 corvette", "forfeit")
    assert table.offered == []
    table.act("take harmonize", "resolve increase_population", "increase 4")
    assert table.offered == ["three-fronts"]


def test_an_action_counts_if_any_part_of_it_was_resolved() -> None:
    """The second time of Recycle is forfeited. [V-078] [V-096]"""
    table = took_two("conquest-yarvek")
    table.stock(materials=2)
    table.me.reclaim = ["reclaim-miners"]
    table.act("take recycle", "resolve activate", "forfeit")
    assert table.offered == ["three-fronts"]


def test_a_lost_invasion_is_a_resolved_effect() -> None:
    """[V-096]"""
    table = took_two("conquest-yarvek")
    table.stock(energy=2)
    table.sector(5).voidborn = 3
    table.act("take engage", "resolve invade", "invade 5", "move 4 corvette", "attack 5")
    assert table.sector(5).voidborn
    assert table.offered == ["three-fronts"]


# -- before and after ---------------------------------------------------------------------------


def test_a_selected_focus_is_done_at_the_end_of_the_actions_step() -> None:
    """What must hold before it is looked at when the step begins. [V-097]"""
    table = facing("idle-foundries")
    table.void.scope = ""
    table.step("select", 0, answers=("focus production",))
    assert table.offered == []
    table.sector(1).guilds = ()
    table.step("act", 0, answers=("end",))
    assert table.offered == ["idle-foundries"]


def test_what_must_hold_after_a_selected_focus_holds_after_the_last_action() -> None:
    """[V-097]"""
    table = facing("portents-ignored")
    table.stock(credits=2)
    table.void.scope = ""
    table.step("select", 0, answers=("focus politics",))
    table.stock(credits=1)
    table.step("act", 0, answers=("end",))
    assert table.offered == []


def test_a_state_holds_before_its_own_deed_not_before_another_of_its_kind() -> None:
    """The first Trade token is none that one had already. [V-097]"""
    table = facing("hoarders-market")
    table.resolve("gain_trade_token")
    assert table.offered == []
    table.resolve("gain_trade_token")
    assert table.offered == ["hoarders-market"]


def test_an_invasion_that_fails_leaves_nothing_behind() -> None:
    """What held before it does not serve the next one. [V-097]"""
    table = facing("forgotten-veterans")
    table.me.glory = [3, 1]
    table.give(4, corvette=5)
    table.sector(5).voidborn = 3
    table.invade(5, "4 corvette")
    table.me.glory = [3]
    table.invade(7, "4 corvette", "4 corvette", "4 corvette")
    assert table.sector(7).owner == 0
    assert table.offered == []


def test_a_payment_before_a_deed_counts_for_that_very_deed() -> None:
    """Valnis skips on with the first space of Economy; the second advance is not paid. [V-098]"""
    table = facing("shelved-reforms")
    table.stock(science=2)
    table.wishes = [True, False]
    driven = table.resolve({"advance": "economy"}, "advance economy", "advance economy")
    assert table.offered == ["shelved-reforms"] * 2
    assert (table.me.tracks[2], table.void.current) == (2, "")
    assert driven.kinds.index("crisis-resolved") > driven.kinds.index("trade")


def test_a_paid_crisis_is_resolved_by_the_deed_that_was_paid_for() -> None:
    """The inner one this time. [V-098]"""
    table = facing("shelved-reforms")
    table.stock(science=2)
    table.wishes = [False, True]
    table.resolve({"advance": "economy"}, "advance economy", "advance economy")
    assert (table.void.current, table.me.stock[4]) == ("", 2)


def test_a_deed_in_a_cost_is_done_when_all_of_it_is_paid() -> None:
    """With 1 Active Fleet Power the second recall makes three. [V-097]"""
    table = facing("garrison-fatigue")
    table.me.active = 1
    driven = table.pay({"recall": 2}, "recall 1 corvette", "recall 4 corvette")
    assert driven.kinds.count("recalled") == 2
    assert table.void.current == ""


def test_what_carriers_deploy_counts_after_the_combat() -> None:
    """Even if it is lost. [V-096] [V-303]"""
    table = facing("hull-fatigue")
    table.learn("carriers")
    table.me.active = 4
    table.give(4, corvette=1, carrier=3)
    table.sector(5).voidborn = 9
    moves = ["4 carrier"] * 3
    table.invade(5, *moves, answers=("combat-deploy 3", *["combat-recall carrier"] * 3))
    assert (table.sector(5).owner, table.offered) == (-1, ["hull-fatigue"])


# -- payments -----------------------------------------------------------------------------------


@pytest.mark.parametrize("crisis", ["crumbling-ramparts", "last-levy"])
def test_a_payment_is_a_cost_like_any_other(crisis: str) -> None:
    """What it recalls may resolve the next Crisis. [V-098]"""
    table = facing(crisis, "garrison-fatigue")
    recalls = ["recall 1 corvette", "recall 4 corvette"]
    if crisis == "crumbling-ramparts":
        table.resolve({"build": "defense"}, "build 4 defense")
    else:
        table.resolve({"gain_glory": 1}, "resolve gain_glory", *recalls)
    assert table.offered == [crisis, "garrison-fatigue"]
    assert (table.void.current, table.void.military) == ("", [])


def test_the_fleet_of_the_sector_itself_is_recalled() -> None:
    """The last one abandons it. [V-098] [V-252]"""
    table = facing("crumbling-ramparts")
    table.give(4)
    table.me.glory = []
    table.resolve({"build": "defense"}, "build 4 defense")
    assert (table.sector(4).owner, table.sector(1).power, table.void.current) == (-1, 2, "")


def test_credits_stand_for_resources_unless_the_crisis_forbids_it() -> None:
    """Green Recruits takes a Credit for Food, Ration Cards does not. [V-098] [V-186]"""
    table = facing("green-recruits", "ration-cards")
    table.stock(credits=5)
    table.resolve(DEPLOY, DEPLOYED)
    table.resolve({"produce": ["energy"]})
    assert table.offered == ["green-recruits"]
    assert table.me.stock[3] == 4


# -- the selected Focus -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crisis", "card", "fits"),
    [
        ("rusting-slipways", "dispersal-fenrax", True),
        ("rusting-slipways", "heroic-conquest", True),
        ("rusting-slipways", "heroic-leadership", True),
        ("rusting-slipways", "heroic-politics", False),
        ("rival-academies", "raid-yarvek", True),
        ("rival-academies", "heroic-leadership", True),
        ("rival-academies", "conquest-yarvek", False),
    ],
)
def test_house_heroic_and_leadership_cards_count_by_their_focus(
    crisis: str, card: str, fits: bool
) -> None:
    """A House card as the one it replaces, Leadership as every Focus. [V-060] [V-061]"""
    table = facing(crisis)
    table.learn("cloning", "robotics", "shields", "targeting")
    table.give(4, corvette=8)
    if card.startswith("heroic-"):
        hand = "conquest" if card == "heroic-conquest" else "politics"
        table.void.offer, table.void.scope = [card], ""
        table.step("select", 0, answers=(f"joint {card} {hand}",))
        table.step("act", 0, answers=("end",))
    else:
        table.turn(card)
    assert table.offered == [crisis] * fits


# -- Safe Havens --------------------------------------------------------------------------------


def test_the_fourth_tier_builds_a_level_at_any_time() -> None:
    """Also when nothing counts for Crises. [V-383] [V-472]"""
    table = CrisisTable()
    table.void.scope = ""
    table.me.tracks[0], table.me.corrupted_tracks[0] = 6, True
    driven = table.resolve({"advance": "society"}, "advance society", "haven lantern-rock")
    assert driven.topics[-1] == "voidfall.haven"
    assert table.void.havens[0].filled == [0]


# -- in a match ---------------------------------------------------------------------------------


def test_a_match_offers_crises_and_takes_them_back() -> None:
    """The kernel passes every deed on; undo restores the Crisis and what was paid. [V-066]"""
    table = facing("green-recruits")
    table.select("reinforcement")
    table.stock(food=1, materials=2)
    match = table.match(("act", 0))
    for code in ("take muster", "deploy 1 corvette"):
        match.choose(code)
    assert match.question().topic == "voidfall.crisis"
    match.choose("resolve-crisis green-recruits")
    assert (match.state.players[0].stock[0], the_void(match.state).current) == (0, "")
    match.undo(0)
    assert (match.state.players[0].stock[0], the_void(match.state).current) == (1, "green-recruits")
    match.choose("ignore-crisis")
    assert the_void(match.state).current == "green-recruits"
