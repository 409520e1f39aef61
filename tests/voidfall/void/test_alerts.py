"""Alerts: the offer and the Alert deck of a Cycle, rounds and turns, The Void Advances."""

from __future__ import annotations

from typing import Any

import pytest

from domineum.kernel import Match, Random
from domineum.voidfall import GAME
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.crisis_board import HARBINGER, discard_crisis
from tests.voidfall.table import CONTENT, drive
from tests.voidfall.void_table import ECONOMIC, MILITARY, PAIR, VoidTable, game, pair, solo

# -- step 0 of the Preparation Phase ------------------------------------------------------------


def prepared(table: VoidTable, cycle: int, *answers: str) -> None:
    """Step 0 of the Preparation Phase of a Cycle."""
    table.state.cycle = cycle
    table.step("void.prepare", answers=answers)


def test_the_old_offer_returns_to_the_box() -> None:
    """Three others are turned up; those never come back. [V-015] [V-016]"""
    table = solo()
    table.step("void.start")
    first = table.void.offer
    prepared(table, 2)
    assert len(table.void.offer) == 3
    assert not {*first} & {*table.void.offer, *table.void.offer_deck}


def test_a_heroic_focus_that_the_house_lacks_is_replaced() -> None:
    """Fenrax has no Reinforcement. [V-017]"""
    table = solo("fenrax")
    rest = ["heroic-politics", "heroic-progress", "heroic-conquest"]
    table.void.offer_deck = [*rest, "heroic-reinforcement"]
    prepared(table, 2)
    assert (sorted(table.void.offer), table.void.offer_deck) == (sorted(rest), [])


def test_the_offer_stays_smaller_when_the_deck_runs_out() -> None:
    """[V-017]"""
    table = solo("fenrax")
    table.void.offer_deck = ["heroic-leadership", "heroic-reinforcement"]
    prepared(table, 3)
    assert table.void.offer == ["heroic-leadership"]


def test_a_group_keeps_joint_focuses_that_nobody_has() -> None:
    """Only one player alone has them replaced. [V-017]"""
    table = pair("fenrax", "valnis")
    table.void.offer_deck = ["joint-reinforcement"]
    prepared(table, 2)
    assert table.void.offer == ["joint-reinforcement"]


def test_innovation_is_offered_from_cycle_two() -> None:
    """[V-017]"""
    for cycle, expected in ((1, []), (2, ["heroic-innovation"])):
        table = solo()
        table.void.offer_deck = ["heroic-innovation"]
        prepared(table, cycle)
        assert table.void.offer == expected


def test_wars_leave_the_game_and_situations_return_to_their_stack() -> None:
    """[V-018]"""
    table = solo()
    void = table.void
    void.alert_discard = [void.wars.pop(), "situation-1", "situation-3"]
    void.situations |= {1: 5, 3: 3}
    wars = len(void.wars)
    prepared(table, 3)
    assert void.alert_discard == []
    assert void.situations == {1: 6, 2: 3, 3: 4}
    assert len(void.wars) == wars - 1


def test_the_alert_deck_of_the_second_cycle_on_easy_has_seven_cards() -> None:
    """One card is left unseen; 3 of Level I, 2 of Level II and 1 War join it. [V-019] [V-020]"""
    table = solo()
    table.void.alerts = ["situation-1"]
    table.void.situations[1] -= 1
    prepared(table, 2)
    levels = [CONTENT.alerts[card].level for card in table.void.alerts]
    assert [levels.count(level) for level in (1, 2, 3, 0)] == [1 + 3, 2, 0, 1]
    assert len(levels) == 7


def test_cards_left_over_are_shuffled_with_the_new_ones() -> None:
    """[V-020]"""
    places = set()
    for seed in range(40):
        table = solo(difficulty="hard")
        table.state.random = Random(seed)
        table.void.alerts = ["situation-3"]
        prepared(table, 2, "row military")
        places.add(table.void.alerts.index("situation-3"))
    assert len(places) == 7


@pytest.mark.parametrize(
    ("difficulty", "cycle", "placed"),
    [("easy", 2, 0), ("easy", 3, 0), ("medium", 2, 0), ("medium", 3, 1), ("hard", 2, 1)],
)
def test_the_difficulty_places_a_harbinger_on_a_row(
    difficulty: str, cycle: int, placed: int
) -> None:
    """The group chooses the row; it takes the leftmost space. [V-021] [V-036] [V-465]"""
    table = pair(difficulty=difficulty)
    table.fill("economic", "bare-silos")
    supply = table.void.harbingers
    prepared(table, cycle, *["row economic"][:placed])
    assert table.void.economic == [HARBINGER] * placed + ["bare-silos"]
    assert table.void.harbingers == supply - placed


def test_without_a_harbinger_in_the_supply_none_is_placed() -> None:
    """[V-006] [V-021]"""
    table = pair(difficulty="hard")
    table.void.harbingers = 0
    prepared(table, 2)
    assert table.void.military == table.void.economic == []


def test_a_harbinger_of_the_difficulty_may_bring_a_catastrophe() -> None:
    """[V-021] [V-466]"""
    table = solo(difficulty="hard")
    table.fill("military", *MILITARY)
    prepared(table, 2, "row military", "forfeit")
    assert table.void.catastrophes == 1


# -- rounds and turns ---------------------------------------------------------------------------


def test_each_round_begins_with_an_alert_for_all() -> None:
    """Then everybody takes a turn of five steps in the same order. [V-051] [V-053] [V-054]"""
    table = pair()
    table.state.order = [1, 0]
    table.step("round", 2)
    steps = [*reversed(table.state.steps)]
    assert steps == [("alert",), ("turn", 1), ("turn", 0), ("round", 3)]
    table.state.steps = []
    table.step("turn", 1)
    names = [step[0] for step in reversed(table.state.steps)]
    assert names == ["crisis.reveal", "select", "act", "cleanup", "void.advance", "delayed"]


def test_the_alert_of_the_round_before_is_discarded() -> None:
    """[V-054]"""
    table = solo()
    table.alert("situation-1")
    table.void.alerts = ["situation-2"]
    driven = table.step("alert")
    assert (table.void.alert, table.void.alert_discard) == ("situation-2", ["situation-1"])
    assert driven.kinds == ["alert"]


def test_the_last_alert_is_discarded_with_the_focus_phase() -> None:
    """[V-054]"""
    table = solo()
    table.alert("situation-1")
    table.step("evaluation")
    assert (table.void.alert, table.void.alert_discard) == ("", ["situation-1"])


def test_a_delayed_box_comes_after_the_void_has_advanced() -> None:
    """The turn of the player ends with that step. [V-038] [V-053]"""
    table = solo()
    table.step("turn", 0)
    while table.state.steps.pop()[0] != "cleanup":
        pass
    table.step("cleanup", 0)
    names = [step[0] for step in reversed(table.state.steps)]
    assert names[-3:] == ["cleanup.focus", "void.advance", "delayed"]


def test_a_level_one_situation_brings_a_level_one_crisis() -> None:
    """Each player draws an own one, seen by all. [V-055]"""
    table = pair()
    table.alert("situation-1")
    top = table.void.decks[1][-1]
    table.step("crisis.reveal", 0)
    assert table.void.current == top
    assert CONTENT.crises[top].level == 1
    assert GAME.view(table.state, None)["void"]["current"] == top  # type: ignore[index,call-overload]
    second = table.void.decks[1][-1]
    table.void.current = ""
    table.step("crisis.reveal", 1)
    assert table.void.current == second


def test_a_war_brings_no_crisis() -> None:
    """[V-056]"""
    table = solo()
    table.alert("war-probing-raid")
    assert table.step("crisis.reveal", 0).events == []
    assert table.void.current == ""


def test_an_empty_crisis_deck_is_its_shuffled_discard_pile() -> None:
    """[V-057]"""
    table = solo()
    table.alert("situation-3")
    void = table.void
    void.discards[3], void.decks[3] = void.decks[3], []
    table.step("crisis.reveal", 0)
    assert (len(void.decks[3]), void.discards[3]) == (20, [])
    assert CONTENT.crises[void.current].level == 3


# -- Selection with Joint and Heroic cards ------------------------------------------------------


def test_a_matching_card_is_given_for_a_heroic_one() -> None:
    """Leadership may be taken for any card. [V-059] [V-061]"""
    table = solo()
    table.void.offer = ["heroic-politics", "heroic-leadership"]
    table.me.hand = ["conquest", "politics"]
    match = table.match(("select", 0), ("act", 0))
    codes = [option.code for option in match.question().options]
    assert codes == [
        "focus conquest",
        "focus politics",
        "joint heroic-politics politics",
        "joint heroic-leadership conquest",
        "joint heroic-leadership politics",
    ]
    match.choose("joint heroic-politics politics")
    assert (match.state.turn.card, table.me.hand) == ("heroic-politics", ["conquest"])
    assert table.void.offer == ["heroic-leadership"]


def test_two_of_its_three_actions_can_be_taken() -> None:
    """The card from hand is not resolved. [V-060] [V-067]"""
    table = solo()
    table.void.offer = ["heroic-production"]
    table.stock(food=9, energy=9, materials=9, credits=9, science=9)
    match = table.match(("select", 0), ("act", 0))
    match.choose("joint heroic-production production")
    taken = [option.code for option in match.question().options]
    assert {"take supply", "take optimize"} <= {*taken}
    assert {"take stockpile", "take cultivate"}.isdisjoint(taken)


def test_a_played_heroic_card_returns_to_the_box() -> None:
    """The card given for it is discarded; the offer is not refilled. [V-062] [V-114]"""
    table = solo()
    table.state.turn.card, table.state.turn.given = "heroic-politics", "politics"
    table.me.hand.remove("politics")
    table.step("cleanup.focus", 0)
    assert (table.me.discard, table.void.offer, table.me.turns) == (["politics"], [], 1)


def test_the_offer_gives_no_preferred_focus_action() -> None:
    """Valnis prefers Progress and Politics. [V-434]"""
    table = solo()
    table.void.offer = ["heroic-politics"]
    table.me.hand, table.me.discard, table.me.aside = ["conquest"], [], []
    assert not table.possible("preferred_focus_action")
    table.me.hand = ["politics"]
    table.stock(food=9, energy=9, materials=9, credits=9, science=9)
    driven = table.resolve("preferred_focus_action", "forfeit")
    assert all(code == "forfeit" or " politics " in code for code in driven.options())


@pytest.mark.parametrize("blind", [False, True])
def test_a_group_pre_selects_before_or_after_the_alert(blind: bool) -> None:
    """Before it the game is harder. [V-131] [V-132]"""
    match = game(scenario=PAIR, preselect=True, blind=blind)
    play_until(match, "voidfall.preselect")
    void = match.state.void
    assert void
    assert bool(void.alert) != blind
    assert len(match.questions) == 2


def test_a_pre_selected_focus_can_be_given_for_a_joint_one() -> None:
    """[V-132]"""
    table = pair()
    table.void.offer = ["joint-politics", "joint-conquest"]
    table.me.chosen_focus = "politics"
    match = table.match(("select", 0), ("act", 0))
    codes = [option.code for option in match.question().options]
    assert codes == ["focus politics", "joint joint-politics politics"]


def play_until(match: Match[Voidfall], topic: str) -> None:
    """Take the first option of every question until this one."""
    while match.question().topic != topic:
        question: Any = match.question()
        match.choose(question.options[0], question.seat)


# -- The Void Advances --------------------------------------------------------------------------


def advance(table: VoidTable, *answers: str) -> list[str]:
    """The last step of the turn of seat 0; return the options of its first question."""
    driven = table.step("void.advance", 0, answers=answers)
    return driven.options() if driven.asked else []


def test_without_a_current_crisis_the_step_is_skipped() -> None:
    """It was resolved, or discarded by an effect. [V-102] [V-115]"""
    table = solo()
    table.face("bare-silos")
    table.resolve({"discard_crisis": "any"}, "discard-crisis bare-silos")
    assert table.void.current == ""
    assert advance(table) == []


def test_an_unresolved_crisis_leaves_three_choices() -> None:
    """1 Voidborn on each Rift, a Catastrophe, or ongoing: there it pushes the other one right.

    [V-116] [V-119] [V-121] [V-122]
    """
    table = solo()
    table.face("portents-ignored")
    table.fill("economic", "bare-silos")
    rift = table.sector(10)
    options = advance(table, "ongoing economic")
    assert options == [
        "penalty portents-ignored", "catastrophe", "ongoing military", "ongoing economic",
    ]  # fmt: skip
    assert table.void.economic == ["portents-ignored", "bare-silos"]
    assert (table.void.current, table.void.catastrophes, rift.voidborn) == ("", 0, 3)


def test_the_penalty_is_suffered_and_the_crisis_discarded() -> None:
    """It lies face up beside its deck. [V-117] [V-123]"""
    table = solo()
    table.face("portents-ignored")
    table.me.influence = 10
    advance(table, "penalty portents-ignored")
    assert (table.sector(10).voidborn, table.me.influence) == (4, 9)
    assert (table.void.current, table.void.discards[1]) == ("", ["portents-ignored"])


def test_a_penalty_that_cannot_be_suffered_in_full_is_no_choice() -> None:
    """Nobody has 3 Food, Energy or Materials to lose. [V-117]"""
    table = solo()
    table.face("bare-silos")
    table.stock(food=2)
    driven = table.step("void.advance", 0, answers=("ongoing economic",))
    assert driven.options() == ["catastrophe", "ongoing economic"]
    assert driven.why_not("penalty bare-silos") == "V-117"


def test_a_crisis_stays_current_while_its_penalty_is_suffered() -> None:
    """[V-117]"""
    table = solo()
    table.face("bare-silos")
    table.stock(food=2, energy=2)
    match = table.match(("void.advance", 0))
    match.choose("penalty bare-silos")
    assert match.question().topic == "voidfall.lose"
    assert [*GAME.check(match.state)] == []
    assert table.void.current == "bare-silos"


def test_a_catastrophe_discards_the_crisis() -> None:
    """Every player may be compensated. [V-118] [V-129]"""
    table = solo()
    table.face("bare-silos")
    advance(table, "catastrophe", "forfeit")
    assert (table.void.catastrophes, table.void.discards[1]) == (1, ["bare-silos"])


@pytest.mark.parametrize(
    ("crisis", "row"),
    [
        ("bare-silos", "economic"),
        ("green-recruits", "military"),
        ("closed-sessions", "economic"),
        ("closed-sessions", "military"),
    ],
)
def test_an_ongoing_crisis_goes_to_its_row(crisis: str, row: str) -> None:
    """Economic and Military ones have theirs, a General one goes to either. [V-119]"""
    table = solo()
    table.face(crisis)
    options = advance(table, f"ongoing {row}")
    general = CONTENT.crises[crisis].category == "general"
    assert len([option for option in options if option.startswith("ongoing")]) == 1 + general
    assert {"military": table.void.military, "economic": table.void.economic}[row] == [crisis]


def test_a_crisis_pushed_off_the_row_brings_a_catastrophe() -> None:
    """The rightmost one; each deck has its own discard pile. [V-122] [V-123]"""
    table = solo()
    table.face("idle-foundries")
    table.fill("economic", *ECONOMIC)
    advance(table, "ongoing economic", "forfeit")
    assert table.void.economic == ["idle-foundries", *ECONOMIC[:3]]
    assert (table.void.discards[3], table.void.catastrophes) == ([ECONOMIC[3]], 1)


def test_a_row_full_of_harbingers_takes_no_crisis() -> None:
    """It is discarded, and a Catastrophe placed. [V-120]"""
    table = solo()
    table.face("green-recruits")
    table.fill("military", *[HARBINGER] * 4)
    advance(table, "ongoing military", "forfeit")
    assert table.void.military == [HARBINGER] * 4
    assert (table.void.discards[1], table.void.catastrophes) == (["green-recruits"], 1)


def test_a_fourth_catastrophe_loses_the_game_in_the_middle_of_a_turn() -> None:
    """Nothing more is asked. [V-130] [V-172]"""
    table = solo()
    table.face("green-recruits")
    table.void.catastrophes = 3
    match = table.match(("void.advance", 0), ("turn", 0))
    match.choose("catastrophe")
    assert match.over
    assert match.outcome
    assert (match.outcome.winners, match.outcome.how.key) == ([], "end-catastrophe")
    assert table.void.catastrophes == 3


def test_the_alert_goes_on_for_the_next_player() -> None:
    """A Situation is not used up by one turn. [V-054] [V-055]"""
    table = pair()
    table.face("bare-silos")
    drive(GAME.steps["void.advance"](table.state, 0), "ongoing economic")
    table.step("crisis.reveal", 1)
    assert (table.void.alert, CONTENT.crises[table.void.current].level) == ("situation-1", 1)


def test_the_log_names_the_new_offer_the_penalty_and_what_returns_to_the_box() -> None:
    """A starting Crisis is not discarded. [V-016] [V-099] [V-117]"""
    table = solo()
    driven = table.step("void.prepare")
    offered = [event.data["focus"] for event in driven.events if event.kind == "offered"]
    assert offered == table.void.offer
    table.face("shelved-reforms")
    table.me.influence = 10
    driven = table.step("void.advance", 0, answers=("penalty shelved-reforms",))
    assert driven.kinds == ["penalty", "influence-lost", "crisis-discarded"]
    starting = next(card.id for card in GAME.records.crises.values() if card.level == 0)
    assert drive(discard_crisis(table.state, starting)).kinds == ["crisis-boxed"]
