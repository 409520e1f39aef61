"""Setting up the Voidborn's side: decks, starting Crises, first offer and Alerts, Turn Order."""

from __future__ import annotations

from itertools import product

import pytest

from domineum.kernel import BadData, Match, Random
from domineum.kernel.errors import Refused
from domineum.voidfall import GAME
from domineum.voidfall.content.scenarios import Scenario
from domineum.voidfall.setup.configs import random_config
from domineum.voidfall.setup.steps import read_config, set_up
from domineum.voidfall.setup.void import draw_fallen_houses
from domineum.voidfall.state import Voidfall
from tests.voidfall.table import CONTENT, Table
from tests.voidfall.void_table import PAIR, VoidTable, game, pair, solo

MAPS = [s for s in CONTENT.scenarios.values() if s.mode in ("coop", "solo")]


def test_there_are_nine_maps_for_groups_and_eight_for_one() -> None:
    assert sorted(s.players for s in MAPS) == [1] * 8 + [2] * 3 + [3] * 3 + [4] * 3


def test_the_crisis_decks_hold_all_crises_of_their_level() -> None:
    """19, 23 and 21 cards; the five starting Crises are in none of them. [V-004]"""
    decks = solo().void.decks
    assert {level: len(deck) for level, deck in decks.items()} == {1: 19, 2: 23, 3: 21}
    starting = {card.id for card in CONTENT.crises.values() if card.level == 0}
    assert len(starting) == 5
    assert not starting & {card for deck in decks.values() for card in deck}


@pytest.mark.parametrize("scenario", MAPS, ids=lambda s: s.id)
def test_a_map_has_its_harbingers_havens_and_rifts(scenario: Scenario) -> None:
    """What is not on the map stays in the supply of ten. [V-458] [V-468]"""
    void = VoidTable(scenario=scenario.id).void
    on_map = sum(tile.harbingers for tile in scenario.sectors)
    assert void.harbingers == 10 - on_map >= 0
    assert [haven.levels for haven in void.havens] == scenario.safe_havens
    assert {2, 3, 4} >= {haven.levels for haven in void.havens}
    assert len({haven.tile for haven in void.havens}) == len(void.havens)
    assert [haven.filled for haven in void.havens] == [[] for _ in void.havens]


def test_maps_for_teams_say_what_everybody_starts_with() -> None:
    """All must reach a target that grows with the map, so teams start with more. [V-161]"""
    for scenario in MAPS:
        for difficulty in ("easy", "medium", "hard"):
            config = random_config(
                CONTENT, Random(1), scenario=scenario.id, mode=scenario.mode, difficulty=difficulty
            )
            state = set_up(CONTENT, read_config(CONTENT, config), Random(1))
            influence = {player.influence for player in state.players}
            assert influence == {scenario.starting_influence.get(difficulty, 10)}
            assert (max(influence) > 10) == (scenario.players > 1)


def opened(difficulty: str, seed: int = 1, houses: tuple[str, ...] = ()) -> VoidTable:
    """A solo position after the set-up."""
    table = solo(*houses, difficulty=difficulty)
    table.state.random = Random(seed)
    answers = ("row military",) if _general_first(table) else ()
    table.step("void.start", answers=answers)
    return table


def _general_first(table: VoidTable) -> bool:
    """Whether the only General starting Crisis is turned up while both rows are empty."""
    if not CONTENT.difficulties[table.void.difficulty]["starting_crises"]:
        return False
    cards = [card.id for card in CONTENT.crises.values() if card.level == 0]
    Random(table.state.random.value).shuffle(cards)
    return CONTENT.crises[cards[-1]].category == "general"


def test_easy_has_no_starting_crises() -> None:
    table = opened("easy")
    assert table.void.military == table.void.economic == []


@pytest.mark.parametrize("difficulty", ["medium", "hard"])
@pytest.mark.parametrize("seed", range(12))
def test_else_each_row_has_one_starting_crisis(difficulty: str, seed: int) -> None:
    """In its row, a General one in either; the others return to the box. [V-119]"""
    void = opened(difficulty, seed).void
    for row, pieces in (("military", void.military), ("economic", void.economic)):
        (card,) = (CONTENT.crises[piece] for piece in pieces)
        assert card.level == 0
        assert card.category in (row, "general")


def test_the_group_chooses_the_row_of_a_general_starting_crisis() -> None:
    """The first player is asked and told which card it is; nobody can take that back. [V-036]"""
    matches = (game(difficulty="medium", seed=seed) for seed in range(40))
    match = next(m for m in matches if m.question().topic == "voidfall.crisis-row")
    assert match.question().about == {"crisis": "empty-thrones"}
    match.choose("row economic")
    void = match.state.void
    assert void
    assert void.economic == ["empty-thrones"]
    with pytest.raises(Refused):
        match.undo(match.state.order[0])


@pytest.mark.parametrize(
    ("difficulty", "expected"),
    [("easy", (6, 0, 0, 0)), ("medium", (5, 0, 0, 1)), ("hard", (4, 1, 0, 1))],
)
def test_the_first_alert_deck_follows_the_difficulty(
    difficulty: str, expected: tuple[int, ...]
) -> None:
    """Situations of Levels I to III, and Wars. [V-019]"""
    alerts = opened(difficulty).void.alerts
    levels = [CONTENT.alerts[card].level for card in alerts]
    assert tuple(levels.count(level) for level in (1, 2, 3, 0)) == expected


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_the_alerts_suffice_for_every_event(difficulty: str) -> None:
    """Whatever the rounds of the three events are, and so do the Situations. [V-054] [V-050]"""
    rounds = [
        {event.rounds for event in CONTENT.events.values() if event.cycle == cycle}
        for cycle in (1, 2, 3)
    ]
    for lengths in product(*rounds):
        table = solo(difficulty=difficulty)
        for cycle, length in enumerate(lengths, 1):
            table.state.cycle = cycle
            if cycle > 1:
                table.step("void.prepare", answers=_row_if_due(table))
            else:
                opened_alerts(table)
            for _ in range(length):
                table.step("alert")
            table.void.alert_discard.append(table.void.alert)
            table.void.alert = ""
            assert min(table.void.situations.values()) >= 0


def opened_alerts(table: VoidTable) -> None:
    table.step("void.start", answers=("row military",) if _general_first(table) else ())


def _row_if_due(table: VoidTable) -> tuple[str, ...]:
    row = CONTENT.difficulties[table.void.difficulty]
    return ("row military",) if row.get("harbinger_cycle") == table.state.cycle else ()


@pytest.mark.parametrize("seed", range(15))
def test_the_first_offer_has_three_cards_without_innovation(seed: int) -> None:
    """In Cycle 1 Innovation returns to the box. [V-016] [V-017]"""
    void = opened("easy", seed).void
    assert len(void.offer) == 3
    assert "heroic-innovation" not in void.offer
    assert all(card in CONTENT.heroic_focuses for card in void.offer + void.offer_deck)


def test_a_group_is_offered_joint_focuses() -> None:
    """One player is offered Heroic ones. [V-016]"""
    table = pair()
    table.step("void.start")
    assert all(card in CONTENT.joint_focuses for card in table.void.offer)


def test_the_fallen_houses_are_not_played_and_one_to_three_show_cracked_glass() -> None:
    for seed in range(30):
        played = ["valnis", "fenrax"]
        drawn = draw_fallen_houses(CONTENT, played, Random(seed))
        cracked = sum(CONTENT.fallen_houses[house].cracked for house in drawn)
        assert len({*drawn} - {*played}) == 4
        assert 1 <= cracked <= 3


def test_a_group_agrees_on_its_first_turn_order() -> None:
    """Before anything is turned up. [V-029]"""
    match = game(scenario=PAIR, difficulty="hard")
    question = match.question()
    assert (question.topic, [o.code for o in question.options]) == (
        "voidfall.order",
        ["position 1", "position 2"],
    )
    first = question.seat
    match.choose("position 2")
    assert match.state.order == [1 - first, first]


def test_one_player_has_no_turn_order() -> None:
    """Neither at the start nor in later Cycles. [V-030]"""
    match = game()
    assert match.question().topic != "voidfall.order"
    table = solo()
    table.step("cycle", 2)
    steps = [step[0] for step in reversed(table.state.steps)]
    assert steps == ["void.prepare", "trade.remove", "improve", "event", "choices", "round"]


def test_the_voidborn_are_prepared_before_steps_one_to_three() -> None:
    """Step 0 exists in Cycles 2 and 3 only. [V-013] [V-014] [V-029]"""
    for cycle, expected in ((1, ["event"]), (3, ["void.prepare", "trade.remove", "improve"])):
        table = pair()
        table.step("cycle", cycle)
        steps = [step[0] for step in reversed(table.state.steps)]
        assert steps[: len(expected)] == expected
        assert ("order" in steps) == (cycle > 1)


def test_competitive_games_have_no_voidborn_part() -> None:
    """No Crisis, Alert, Harbinger or Safe Haven. [V-002]"""
    assert Table().state.void is None


def test_only_pre_selected_focuses_can_be_chosen_blindly() -> None:
    """[V-132]"""
    config = solo().config | {"blind": True}
    with pytest.raises(BadData, match="pre-selected"):
        read_config(CONTENT, config)
    assert read_config(CONTENT, config | {"preselect": True}).blind


def test_equal_seeds_set_up_equal_games() -> None:
    config = read_config(CONTENT, solo().config)
    first, second = (set_up(CONTENT, config, Random.stream(5, "game")) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("scenario", [s.id for s in MAPS])
def test_every_map_can_be_started_on_every_difficulty(scenario: str) -> None:
    for difficulty in CONTENT.difficulties:
        match: Match[Voidfall] = game(scenario=scenario, difficulty=difficulty)
        assert [*GAME.check(match.state)] == []
        assert match.state.void
        assert match.state.void.difficulty == difficulty
