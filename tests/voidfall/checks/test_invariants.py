"""Every invariant of Appendix B is noticed when it is broken."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from domineum.voidfall.checks import conservation, transitions
from domineum.voidfall.checks import states as invariants
from domineum.voidfall.checks.states import broken, broken_step
from domineum.voidfall.state import CONTENTS, Sectors, Slot, Voidfall, setting_out
from domineum.voidfall.words import NO_FLEETS
from tests.voidfall.players import careless, play, start
from tests.voidfall.table import Table

Break = Callable[[Table], None]
NUMBER = re.compile(r"I-\d{2,3}")
VOIDBORN, BELT = 7, 3
"""A Voidborn sector and an Asteroid Belt of the map."""


def between_turns() -> Table:
    """Seat 0 has just ended its first turn, and seat 1 is about to select its Focus."""
    table = Table(event="event-1t")
    state = table.state
    state.event_decks[0].clear()
    state.round, state.order = 1, [0, 1]
    state.turn.seat = 1
    table.me.turns = 1
    table.me.discard.append(table.me.hand.pop())
    return table


def in_turn() -> Table:
    """Seat 0 has selected its second Focus; nobody has Glory to lose."""
    table = Table(event="event-1t")
    state = table.state
    state.event_decks[0].clear()
    state.round, state.order = 2, [0, 1]
    for player in state.players:
        player.turns = 1
        player.discard.append(player.hand.pop())
    table.select("prosperity")
    return table


def invading(table: Table, fleets: tuple[int, ...]) -> None:
    """Let these Fleets of seat 0 have left the Outpost for the Voidborn."""
    table.state.invasion = setting_out(0, VOIDBORN)
    table.state.invasion.moved[table.outpost] = fleets


def numbers(problems: Iterator[str]) -> set[str]:
    return {problem.split(":")[0] for problem in problems}


def written(module: object) -> set[str]:
    """All numbers of invariants in the messages of a module."""
    text = Path(str(module.__file__)).read_text(encoding="utf-8")  # type: ignore[attr-defined]
    return set(re.findall(r'f?"(I-\d{2,3}): ', text))


# -- states -------------------------------------------------------------------------------------

STATES: list[tuple[str, Break]] = []


def breaks(number: str) -> Callable[[Break], Break]:
    """Register a way to break an invariant."""

    def register(way: Break) -> Break:
        STATES.append((number, way))
        return way

    return register


@breaks("I-01")
def _power_appears(table: Table) -> None:
    table.me.active += 1


@breaks("I-01")
def _power_gets_lost_on_its_way(table: Table) -> None:
    table.sector(table.outpost).fleets = (1, 0, 0, 0, 0)
    table.state.invasion = None


@breaks("I-02")
def _power_is_negative(table: Table) -> None:
    table.me.inactive, table.me.active = -1, table.me.active + table.me.inactive + 1


@breaks("I-03")
def _a_fleet_is_negative(table: Table) -> None:
    table.sector(table.outpost).fleets = (3, -1, 0, 0, 0)


@breaks("I-03")
def _an_invading_fleet_is_negative(table: Table) -> None:
    invading(table, (-1, 0, 0, 0, 0))


@breaks("I-05")
def _voidborn_share_a_sector(table: Table) -> None:
    table.sector(table.outpost).voidborn = 1


@breaks("I-06")
def _fleets_lie_where_nobody_rules(table: Table) -> None:
    table.sector(BELT).fleets = (1, 0, 0, 0, 0)


@breaks("I-07")
def _a_carrier_has_no_technology(table: Table) -> None:
    table.sector(table.outpost).fleets = (1, 0, 0, 0, 1)


@breaks("I-07")
def _an_invading_sentry_has_no_technology(table: Table) -> None:
    invading(table, (0, 1, 0, 0, 0))


@breaks("I-08")
def _a_sector_holds_three_tokens(table: Table) -> None:
    table.sector(table.outpost).fleets = (7, 0, 0, 0, 0)


@breaks("I-12")
def _a_sector_has_two_states(table: Table) -> None:
    table.sector(VOIDBORN).owner = 0


@breaks("I-13")
def _a_sector_is_held_by_nobody(table: Table) -> None:
    table.sector(table.outpost).fleets = (0, 0, 0, 0, 0)


@breaks("I-14")
def _a_home_is_lost(table: Table) -> None:
    table.sector(table.home).owner = 1


@breaks("I-15")
def _too_many_voidborn(table: Table) -> None:
    table.sector(VOIDBORN).voidborn = 4


@breaks("I-16")
def _voidborn_where_they_cannot_be(table: Table) -> None:
    table.sector(BELT).voidborn = 1


@breaks("I-19")
def _a_way_leads_in_one_direction(table: Table) -> None:
    content = copy.copy(table.state.content)
    scenario = copy.copy(content.scenarios["two-lanterns"])
    adjacent = list(scenario.adjacent)
    adjacent[1] = (*adjacent[1], 12)
    scenario.__dict__["adjacent"] = tuple(adjacent)
    content.scenarios = {**content.scenarios, "two-lanterns": scenario}
    CONTENTS["one way"] = content
    table.state.pack = "one way"


@breaks("I-21")
def _an_immune_sector_is_corrupted(table: Table) -> None:
    table.sector(table.home).corrupted = True


@breaks("I-21")
def _a_sector_without_population_is_corrupted(table: Table) -> None:
    table.sector(BELT).corrupted = True


@breaks("I-22")
def _the_starting_slot_is_corrupted(table: Table) -> None:
    table.slot(0).corrupted = True


@breaks("I-23")
def _chambers_that_one_does_not_have(table: Table) -> None:
    table.me.chambers = 1


@breaks("I-24")
def _a_fifth_offer(table: Table) -> None:
    table.state.corrupted_offers["gossip"] = False


@breaks("I-27")
def _seven_corruptions_on_a_mat(table: Table) -> None:
    table.me.slots += [Slot("standard", "", True, False) for _ in range(7)]


@breaks("I-28")
def _a_die_shows_seven(table: Table) -> None:
    table.sector(table.home).population = 7


@breaks("I-28")
def _people_in_an_asteroid_belt(table: Table) -> None:
    table.sector(BELT).population = 1


@breaks("I-30")
def _too_many_guilds(table: Table) -> None:
    table.sector(table.home).guilds = ("miners",) * 3


@breaks("I-30")
def _too_many_installations(table: Table) -> None:
    table.sector(VOIDBORN).installations = ("defense",) * 4


@breaks("I-34")
def _a_starbase_without_its_technology(table: Table) -> None:
    table.sector(table.outpost).installations = ("starbase",)


@breaks("I-35")
def _a_stockpile_of_sixteen(table: Table) -> None:
    table.stock(food=16)


@breaks("I-35")
def _a_debt(table: Table) -> None:
    table.stock(credits=-1)


@breaks("I-36")
def _negative_influence(table: Table) -> None:
    table.me.influence = -1


@breaks("I-37")
def _a_negative_level(table: Table) -> None:
    table.sector(table.outpost).guilds = ("miners",)
    table.sector(table.outpost).population = -9


@breaks("I-38")
def _yields_that_fall(table: Table) -> None:
    content = copy.copy(table.state.content)
    content.yields = [list(reversed(row)) for row in content.yields]
    CONTENTS["falling"] = content
    table.state.pack = "falling"


@breaks("I-44")
def _a_bounty_is_lost(table: Table) -> None:
    table.state.bounty_pile.pop()


@breaks("I-44")
def _a_reclaim_is_doubled(table: Table) -> None:
    table.me.reclaim.append(table.state.reclaim_pile[0])


@breaks("I-45")
def _a_trade_token_appears(table: Table) -> None:
    table.me.loose_trade += 1


@breaks("I-45")
def _a_trade_token_leaves_too_early(table: Table) -> None:
    table.state.trade[-1] -= 1
    table.state.trade_removed += 1


@breaks("I-46")
def _a_gap_in_the_trade_track(table: Table) -> None:
    table.state.trade[0] -= 1
    table.slot(0).trade = True


@breaks("I-47")
def _a_trade_token_lies_on_no_agenda(table: Table) -> None:
    table.state.trade[-1] -= 1
    table.slot(1).trade = True


@breaks("I-48")
def _a_token_stays_flipped(table: Table) -> None:
    table.state.turn.flipped = True


@breaks("I-49")
def _five_glory_tokens_are_kept(table: Table) -> None:
    table.me.glory = [1, 1, 1, 1, 1]


@breaks("I-50")
def _a_glory_of_six(table: Table) -> None:
    table.sector(VOIDBORN).glory = (6,)


@breaks("I-53")
def _an_agenda_is_lost(table: Table) -> None:
    table.state.agenda_decks["might"].pop()


@breaks("I-54")
def _the_starting_agenda_is_gone(table: Table) -> None:
    table.slot(0).agenda = "dunlork-a"


@breaks("I-54")
def _an_extra_agenda_that_one_does_not_have(table: Table) -> None:
    table.me.slots.append(Slot("extra", "dunlork-a", False, False))


@breaks("I-54")
def _two_agendas_of_one_type(table: Table) -> None:
    for slot in table.slots()[1:3]:
        slot.agenda = table.state.agenda_decks["might"].pop()


@breaks("I-55")
def _an_agenda_stays_in_play(table: Table) -> None:
    table.state.turn.agenda = table.state.agenda_decks["might"].pop()


@breaks("I-56")
def _an_agenda_is_in_the_wrong_deck(table: Table) -> None:
    table.state.agenda_decks["might"].append(table.state.agenda_decks["wealth"].pop())


@breaks("I-57")
def _six_technologies(table: Table) -> None:
    table.learn(*list(table.state.content.technologies)[:7])


@breaks("I-58")
def _improved_without_progress(table: Table) -> None:
    table.me.tracks = [0, 0, 0]
    table.learn("shields+")


@breaks("I-59")
def _a_third_copy(table: Table) -> None:
    table.state.tableau["shields"] = (0, 0, 4)


@breaks("I-59")
def _a_second_improved_card(table: Table) -> None:
    table.state.improved_offer[0] = table.state.improved_deck[0]


@breaks("I-60")
def _the_block_is_lifted_too_early(table: Table) -> None:
    table.state.improvement_block = False


@breaks("I-60")
def _five_improved_cards_are_offered(table: Table) -> None:
    table.state.improved_offer.append(table.state.improved_deck.pop())


@breaks("I-61")
def _a_focus_is_lost(table: Table) -> None:
    table.me.hand.pop()


@breaks("I-62")
def _a_focus_comes_back_too_early(table: Table) -> None:
    table.me.hand.append(table.me.discard.pop())


@breaks("I-65")
def _an_event_of_another_cycle(table: Table) -> None:
    table.state.event = "event-2t"


@breaks("I-65")
def _the_deck_of_a_cycle_is_gone(table: Table) -> None:
    table.state.event_decks[1].clear()


@breaks("I-73")
def _a_harbinger_among_rivals(table: Table) -> None:
    table.sector(VOIDBORN).harbingers = 1


@breaks("I-74")
def _a_ninth_space(table: Table) -> None:
    table.me.tracks[0] = 8


@breaks("I-76")
def _a_fourth_cycle(table: Table) -> None:
    table.state.cycle = 4


@breaks("I-77")
def _somebody_goes_twice(table: Table) -> None:
    table.state.order = [0, 0]


@breaks("I-78")
def _somebody_is_passed_over(table: Table) -> None:
    table.player(0).turns, table.player(1).turns = 0, 1


@breaks("I-79")
def _an_action_is_taken_twice(table: Table) -> None:
    table.state.turn.taken = ["focus prosper", "focus prosper"]


@breaks("I-79")
def _four_actions_of_a_focus(table: Table) -> None:
    table.state.turn.taken = ["focus a", "focus b", "focus c", "focus d"]


@breaks("I-96")
def _a_home_is_attacked(table: Table) -> None:
    table.state.targets[0] = table.home


@breaks("I-100")
def _play_goes_on_after_the_end(table: Table) -> None:
    table.state.finished = True
    table.state.steps = [("cycle", 4)]


@pytest.mark.parametrize(
    ("number", "way"), [pytest.param(n, w, id=f"{n}{w.__name__}") for n, w in STATES]
)
def test_a_broken_state_is_noticed(number: str, way: Break) -> None:
    table = between_turns()
    assert [*broken(table.state)] == []
    way(table)
    problems = [problem for problem in broken(table.state) if problem.startswith(f"{number}: ")]
    assert problems
    assert len(problems[0]) > len(number) + 10


def test_power_on_its_way_and_a_flipped_token_count() -> None:
    """In the middle of a turn nothing is missing. (I-01, I-13, I-45, I-53)"""
    table = in_turn()
    outpost = table.sector(table.outpost)
    invading(table, outpost.fleets)
    outpost.fleets = NO_FLEETS
    table.state.trade[-1] -= 1
    table.state.turn.flipped = True
    table.state.turn.agenda = table.state.agenda_decks["might"].pop()
    assert [*broken(table.state)] == []


# -- steps --------------------------------------------------------------------------------------

STEPS: list[tuple[str, Break]] = []


def step(number: str) -> Callable[[Break], Break]:
    """Register a way to break an invariant of transitions."""

    def register(way: Break) -> Break:
        STEPS.append((number, way))
        return way

    return register


@step("I-10")
def _a_rival_is_disarmed(table: Table) -> None:
    table.player(1).inactive += 1


@step("I-17")
def _a_takeover_leaves_installations(table: Table) -> None:
    sector = table.sector(table.outpost)
    sector.owner, sector.fleets, sector.voidborn = -1, (0, 0, 0, 0, 0), 2
    sector.installations = ("defense",)


@step("I-19")
def _the_game_moves_to_another_map(table: Table) -> None:
    table.state.scenario = "three-lanterns"


@step("I-20")
def _a_sector_disappears(table: Table) -> None:
    table.state.sectors = Sectors(table.state.sectors[:-1])


@step("I-25")
def _a_rival_is_corrupted(table: Table) -> None:
    table.player(1).corrupted_tracks[0] = True


@step("I-29")
def _corrupted_people_multiply(table: Table) -> None:
    table.sector(VOIDBORN).population += 1


@step("I-29")
def _people_leave_their_home(table: Table) -> None:
    table.sector(table.home).population -= 1


@step("I-29")
def _people_multiply_where_nobody_rules(table: Table) -> None:
    table.sector(VOIDBORN).corrupted = False
    table.sector(VOIDBORN).population += 1


@step("I-32")
def _a_tile_is_replaced(table: Table) -> None:
    table.sector(BELT).tile = "genesis"


@step("I-45")
def _a_trade_token_leaves_the_game_in_a_turn(table: Table) -> None:
    table.state.trade_removed += 1


@step("I-57")
def _a_technology_is_forgotten(table: Table) -> None:
    table.me.technologies = {}


@step("I-63")
def _a_focus_stays_discarded(table: Table) -> None:
    table.state.cycle = 2


@step("I-74")
def _a_marker_moves_left(table: Table) -> None:
    table.me.tracks[0] -= 1


@step("I-76")
def _time_runs_backwards(table: Table) -> None:
    table.state.round -= 1


@step("I-76")
def _a_cycle_is_left_out(table: Table) -> None:
    table.state.cycle = 3


@step("I-77")
def _the_turn_order_changes(table: Table) -> None:
    table.state.order = [1, 0]


@step("I-78")
def _two_turns_end_at_once(table: Table) -> None:
    for player in table.state.players:
        player.turns += 1


@step("I-79")
def _a_third_action_for_nothing(table: Table) -> None:
    table.state.turn.taken.append("focus organize")


@step("I-79")
def _an_action_is_forgotten(table: Table) -> None:
    table.state.turn.taken.clear()


@step("I-94")
def _a_rival_loses_two_glory_tokens(table: Table) -> None:
    table.player(1).glory.clear()


@step("I-97")
def _a_target_is_set_later(table: Table) -> None:
    table.state.targets[1] = VOIDBORN


@pytest.mark.parametrize(
    ("number", "way"), [pytest.param(n, w, id=f"{n}{w.__name__}") for n, w in STEPS]
)
def test_a_broken_step_is_noticed(number: str, way: Break) -> None:
    table = in_turn()
    table.state.turn.taken = ["focus prosper", "focus stockpile"]
    table.me.tracks = [1, 1, 1]
    table.player(1).glory = [1, 2]
    table.state.targets = [table.outpost, 0]
    before: Voidfall = table.state.copy()
    assert [*broken_step(before, table.state)] == []
    way(table)
    assert number in numbers(broken_step(before, table.state))


# -- both ---------------------------------------------------------------------------------------


def test_every_invariant_has_been_broken() -> None:
    """What is checked is also tested, and every check says its number in its docstring."""
    assert written(invariants) | written(conservation) == {number for number, _ in STATES}
    assert written(transitions) == {number for number, _ in STEPS}
    for check in (*invariants.FOUNDATIONS, *conservation.CHECKS, *transitions.CHECKS):
        assert NUMBER.match(check.__doc__ or "")


def test_the_first_state_and_a_whole_game_are_in_order() -> None:
    match = start(7)
    assert [*broken(match.state)] == []
    for _ in play(match, careless, 7):
        pass
    assert match.state.finished
    assert [*broken(match.state)] == []
