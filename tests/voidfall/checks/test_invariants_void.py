"""Every invariant of a game against the Voidborn is noticed when it is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from domineum.voidfall.checks import void as invariants_void
from domineum.voidfall.checks.states import broken, broken_step
from domineum.voidfall.void.crisis_board import HARBINGER
from tests.voidfall.void_table import PAIR, VoidTable, solo

Break = Callable[[VoidTable], None]
NUMBER = re.compile(r"I-\d{2,3}")


def in_turn() -> VoidTable:
    """Two players in the first round; seat 0 plays a Joint card and faces a Crisis."""
    table = VoidTable(scenario=PAIR, difficulty="medium")
    state, void = table.state, table.void
    void.difficulty = "easy"
    table.step("void.start")
    void.difficulty = "medium"
    table.face("bare-silos")
    table.fill("military", HARBINGER, "thin-lines")
    table.fill("economic", "toll-stations", "closed-sessions")
    table.shelter("lantern-rock", 1)
    state.turn.card, state.turn.given = void.offer.pop(), table.me.hand.pop()
    void.scope = "turn"
    return table


STATES: list[tuple[str, Break]] = []
STEPS: list[tuple[str, Break]] = []


def state(number: str) -> Callable[[Break], Break]:
    """Register a way to break an invariant of a state."""
    return partial(_register, STATES, number)


def step(number: str) -> Callable[[Break], Break]:
    """Register a way to break an invariant of a choice."""
    return partial(_register, STEPS, number)


def _register(ways: list[tuple[str, Break]], number: str, way: Break) -> Break:
    ways.append((number, way))
    return way


@state("I-01")
def _sheltered_power_comes_from_nowhere(table: VoidTable) -> None:
    table.void.havens[0].filled.append(0)


@state("I-51")
def _a_harbinger_appears(table: VoidTable) -> None:
    table.sector(3).harbingers += 1


@state("I-51")
def _the_supply_is_negative(table: VoidTable) -> None:
    table.sector(3).harbingers += table.void.harbingers + 1
    table.void.harbingers = -1


@state("I-52")
def _there_are_four_catastrophes(table: VoidTable) -> None:
    table.void.catastrophes = 4


@state("I-52")
def _lost_with_one_catastrophe(table: VoidTable) -> None:
    table.void.catastrophes, table.void.lost = 1, True


@state("I-59")
def _a_technology_is_consumed_and_kept(table: VoidTable) -> None:
    name = next(iter(table.me.technologies))
    table.void.consumed = [name, name]


@state("I-59")
def _an_improved_technology_is_consumed_and_offered(table: VoidTable) -> None:
    table.void.consumed = [f"{table.state.improved_offer[0]}+"]


@state("I-61")
def _the_given_card_is_back_in_hand(table: VoidTable) -> None:
    table.me.hand.append(table.state.turn.given)


@state("I-64")
def _four_cards_are_offered(table: VoidTable) -> None:
    table.void.offer += [table.void.offer_deck.pop() for _ in range(2)]


@state("I-64")
def _a_card_is_offered_and_played(table: VoidTable) -> None:
    table.void.offer = [table.state.turn.card]


@state("I-66")
def _a_crisis_is_lost(table: VoidTable) -> None:
    table.void.current = ""


@state("I-66")
def _a_crisis_is_drawn_twice(table: VoidTable) -> None:
    table.void.decks[2].append("thin-lines")


@state("I-66")
def _a_starting_crisis_is_discarded(table: VoidTable) -> None:
    table.void.discards[1].append("unlit-beacons")


@state("I-67")
def _a_situation_is_lost(table: VoidTable) -> None:
    table.void.situations[2] -= 1


@state("I-67")
def _a_war_is_dealt_twice(table: VoidTable) -> None:
    table.void.alerts.append(table.void.wars[0])


@state("I-67")
def _a_crisis_is_among_the_alerts(table: VoidTable) -> None:
    table.void.alerts.append("thin-lines")


@state("I-67")
def _a_round_has_no_alert(table: VoidTable) -> None:
    table.void.situations[1] += 1
    table.void.alert = table.void.current = ""


@state("I-68")
def _five_pieces_lie_on_four_spaces(table: VoidTable) -> None:
    table.fill("military", *[HARBINGER] * 5)


@state("I-69")
def _a_harbinger_lies_right_of_a_crisis(table: VoidTable) -> None:
    table.void.military.reverse()


@state("I-70")
def _a_military_crisis_lies_in_the_economic_row(table: VoidTable) -> None:
    table.void.economic.append(table.void.military.pop())


@state("I-71")
def _a_crisis_is_current_in_a_war(table: VoidTable) -> None:
    table.void.situations[1] += 1
    table.alert("war-probing-raid")


@state("I-71")
def _a_crisis_has_another_level(table: VoidTable) -> None:
    table.void.current, table.void.economic[0] = "thin-lines", "bare-silos"


@state("I-72")
def _a_haven_has_too_many_levels_filled(table: VoidTable) -> None:
    table.shelter("lantern-rock", 0, 0)


@state("I-72")
def _a_stranger_fills_a_haven(table: VoidTable) -> None:
    table.void.havens[0].filled.append(7)


@state("I-96")
def _a_target_is_out_of_reach(table: VoidTable) -> None:
    for n in table.state.neighbours(table.outpost):
        table.sector(n).voidborn = table.sector(n).harbingers = 0
    table.state.targets[0] = table.outpost


@state("I-99")
def _the_voidborn_have_no_influence(table: VoidTable) -> None:
    table.void.catastrophes = -30


@state("I-100")
def _the_game_is_lost_and_goes_on(table: VoidTable) -> None:
    table.void.catastrophes, table.void.lost = 3, True


@pytest.mark.parametrize(
    ("number", "way"), [pytest.param(n, w, id=f"{n}{w.__name__}") for n, w in STATES]
)
def test_a_broken_state_is_noticed(number: str, way: Break) -> None:
    table = in_turn()
    assert [*broken(table.state)] == []
    way(table)
    assert number in {problem.split(":")[0] for problem in broken(table.state)}


@step("I-09")
def _sheltered_power_leaves(table: VoidTable) -> None:
    table.void.havens[0].filled.clear()


@step("I-18")
def _a_sector_is_taken_from_a_friend(table: VoidTable) -> None:
    table.sector(table.outpost).owner = 1


@step("I-20")
def _a_rift_opens(table: VoidTable) -> None:
    table.sector(3).tile = "rift"


@step("I-20")
def _a_closed_rift_has_no_population(table: VoidTable) -> None:
    table.give(10).tile = "standard-sector"


@step("I-51")
def _a_harbinger_leaves_a_wormhole(table: VoidTable) -> None:
    table.sector(3).tile = "wormhole"
    table.sector(3).harbingers = 1


@step("I-52")
def _a_catastrophe_is_taken_back(table: VoidTable) -> None:
    table.void.catastrophes = 0


@step("I-64")
def _the_offer_grows_in_a_round(table: VoidTable) -> None:
    table.void.offer.append(table.void.offer_deck.pop())


@step("I-64")
def _a_card_comes_from_the_box(table: VoidTable) -> None:
    table.void.offer_deck.append("joint-innovation-of-the-box")


@step("I-72")
def _a_haven_is_exchanged(table: VoidTable) -> None:
    table.void.havens[0].levels = 4


@step("I-100")
def _the_end_is_undone(table: VoidTable) -> None:
    table.state.finished = False


@pytest.mark.parametrize(
    ("number", "way"), [pytest.param(n, w, id=f"{n}{w.__name__}") for n, w in STEPS]
)
def test_a_broken_step_is_noticed(number: str, way: Break) -> None:
    table = in_turn()
    table.void.catastrophes = 1
    table.state.finished = number == "I-100"
    before = table.state.copy()
    assert [*broken_step(before, table.state)] == []
    way(table)
    assert number in {problem.split(":")[0] for problem in broken_step(before, table.state)}


def test_every_invariant_has_been_broken() -> None:
    """What is checked is also tested, and every check says its number in its docstring."""
    text = Path(invariants_void.__file__).read_text(encoding="utf-8")
    written = set(re.findall(r'f?"(I-\d{2,3}): ', text))
    assert written <= {number for number, _ in STATES + STEPS}
    for check in (*invariants_void.CHECKS, *invariants_void.STEP_CHECKS):
        assert NUMBER.match(check.__doc__ or "")


def test_a_skirmish_target_may_be_threatened_by_a_harbinger_alone() -> None:
    """[V-446]"""
    table = solo()
    for n in (2, 5, 7):
        table.sector(n).voidborn = 0
    table.state.targets = [4]
    assert not [x for x in broken(table.state) if x.startswith("I-96")]
