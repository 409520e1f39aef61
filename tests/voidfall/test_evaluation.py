"""The Evaluation Phase: Skirmishes, Upkeep, objectives, the Focus cards and the end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domineum.kernel import BadData, Random
from domineum.kernel.decode import decode
from domineum.voidfall import GAME
from domineum.voidfall.cards.costs import parse_cost
from domineum.voidfall.cards.objectives import Objective
from domineum.voidfall.content.loading import HOOKS
from domineum.voidfall.evaluation import projected, resolve_objective
from domineum.voidfall.setup.steps import read_config, set_up
from domineum.voidfall.upkeep import upkeep_terms
from tests.voidfall.table import CONTENT, Driven, Table, drive

COMPETITIVE = "quiet-meridian"


def upkeep(table: Table, *answers: str) -> Driven:
    return table.step("upkeep", 0, answers=answers)


def owing(due: int) -> Table:
    """A position with an even Upkeep up to 8, all of Agendas."""
    table = Table()
    cards = ("heavy-industry", "redemption", "high-society")
    table.slot(0).trade = due == 0
    for slot, card in zip(table.slots()[1 : due // 2], cards, strict=False):
        slot.agenda = card
    return table


def test_the_five_steps_come_in_order_each_in_turn_order() -> None:
    """All targets are set before the first Skirmish. [V-133] [V-134] [V-139]"""
    table = Table(event="event-1t")
    table.state.order = [1, 0]
    table.step("evaluation")
    steps = [step for step in reversed(table.state.steps) if step[0] != "evaluation.start"]
    names = ("skirmish", "upkeep", "objectives", "agendas")
    each = [(name, seat) for name in names for seat in (1, 0)]
    assert steps == [("skirmish.targets",), *each, ("focuses.return",)]


def test_every_player_has_a_target_before_any_combat() -> None:
    """In Turn Order; the Voidborn Power is the Corruption on the House mat. [V-134] [V-139]"""
    table = Table(event="event-1t")
    driven = table.step("skirmish.targets")
    assert [event.seat for event in driven.events] == table.state.order
    assert [event.data["power"] for event in driven.events] == [1, 1]
    assert table.state.targets == [4, 16]


def test_without_voidborn_power_the_defence_succeeds() -> None:
    """No Combat takes place, and the sector is kept. [V-138]"""
    table = Table(event="event-1t")
    table.slot(3).corrupted = False
    table.step("skirmish.targets")
    assert table.step("skirmish", 0).kinds == ["skirmish-none"]
    assert table.sector(table.outpost).owner == 0


# -- Upkeep -------------------------------------------------------------------------------------


def test_what_upkeep_is_made_of() -> None:
    """An occupied Guild space, 3 Agendas of which one is covered: 1 + 2 + 2 = 5. [V-142]"""
    table = Table()
    table.sector(table.outpost).guilds = ("farmers", "miners", "miners")
    table.slot(0).trade = True
    table.slot(1).agenda, table.slot(3).agenda = "heavy-industry", "redemption"
    terms = dict(upkeep_terms(table.state, 0))
    assert terms == {"agenda-heavy-industry": 2, "agenda-redemption": 2, "sector-4": 1}


@pytest.mark.parametrize("corrupted", [False, True])
def test_an_agenda_counts_two_unless_a_trade_token_covers_it(corrupted: bool) -> None:
    """Corruption above the slot changes nothing; the starting Agenda counts too. [V-140]"""
    table = Table()
    table.slot(1).agenda, table.slot(1).corrupted = "heavy-industry", corrupted
    assert [amount for _, amount in upkeep_terms(table.state, 0)] == [2, 2]
    table.slot(1).trade = True
    assert [amount for _, amount in upkeep_terms(table.state, 0)] == [2]


@pytest.mark.parametrize(
    ("guilds", "installations", "due"), [(2, 2, 0), (3, 2, 1), (2, 3, 1), (3, 3, 2)]
)
def test_only_occupied_upkeep_spaces_count(guilds: int, installations: int, due: int) -> None:
    """The third space of each kind has an icon, and fills last. [V-141]"""
    table = Table()
    table.slot(0).trade = True
    sector = table.sector(table.outpost)
    sector.guilds, sector.installations = ("miners",) * guilds, ("defense",) * installations
    assert sum(amount for _, amount in upkeep_terms(table.state, 0)) == due


@pytest.mark.parametrize(("tile", "due"), [("paradise-world", 1), ("megalopolis", 2)])
def test_free_standing_icons_count_while_the_sector_is_controlled(tile: str, due: int) -> None:
    """One or two of them. [V-142]"""
    table = Table()
    table.slot(0).trade = True
    table.sector(2).tile = tile
    assert upkeep_terms(table.state, 0) == []
    table.give(2)
    assert upkeep_terms(table.state, 0) == [("sector-2", due)]


def test_food_pays_one_and_two_of_materials_and_energy_pay_one() -> None:
    """The mix that reaches the number is the player's choice. [V-143] [V-146]"""
    table = owing(4)
    table.stock(food=3, energy=3, materials=2, credits=9, science=9)
    driven = upkeep(table, "spend 2 food", "spend 1 materials")
    assert driven.options() == ["spend 3 food", "spend 2 food"]
    assert driven.options(1) == ["spend 1 materials", "spend 2 materials"]
    assert (table.me.stock, table.me.influence) == ([1, 0, 1, 9, 9], 10)


def test_unpaid_upkeep_costs_three_influence_each() -> None:
    """And nobody may keep what could pay. [V-145] [V-146]"""
    table = owing(8)
    table.stock(food=4, energy=1, materials=2, credits=9)
    assert upkeep(table, "spend 2 materials").options() == [
        "spend 1 materials", "spend 2 materials",
    ]  # fmt: skip
    assert (table.me.stock, table.me.influence, table.me.unpaid) == ([0, 1, 0, 9, 0], 1, 3)


@given(st.sampled_from([2, 4, 6, 8]), *[st.integers(0, 5)] * 3)
def test_as_much_as_possible_is_satisfied(due: int, food: int, energy: int, materials: int) -> None:
    """min(U, Food + floor((Materials + Energy) / 2)), whatever is chosen. [V-146]"""
    table = owing(due)
    table.stock(food=food, energy=energy, materials=materials)
    match = table.match(("upkeep", 0))
    while not match.over:
        match.choose(match.question().options[-1])
    paid = min(due, food + (energy + materials) // 2)
    assert table.me.unpaid == due - paid
    assert table.me.influence == max(0, 10 - 3 * (due - paid))


def test_credits_pay_upkeep_only_with_an_improved_data_refinery() -> None:
    """One Credit then satisfies two; as many as the rest needs, more if one wants.

    [V-144] [V-146]
    """
    table = owing(6)
    table.stock(food=2, credits=3)
    table.learn("data-refinery")
    upkeep(table)
    assert (table.me.influence, table.me.stock[3]) == (0, 3)
    table.learn("data-refinery+")
    table.stock(food=2, credits=3)
    table.me.influence = 10
    assert projected(table.state, 0)["upkeep"] == []
    assert upkeep(table, "upkeep-credits 2").options() == ["upkeep-credits 2", "upkeep-credits 3"]
    assert (table.me.influence, table.me.stock[:4:3]) == (10, [0, 1])


def test_improved_energy_cells_satisfy_the_upkeep_of_sectors() -> None:
    """It still counts as Upkeep for objectives. [V-144]"""
    table = owing(2)
    table.learn("energy-cells+")
    table.sector(table.outpost).guilds = ("miners",) * 3
    table.stock(food=2)
    upkeep(table)
    assert (table.me.upkeep, table.me.unpaid, table.me.stock[0]) == (3, 0, 0)


def test_influence_never_drops_below_zero_and_is_no_currency() -> None:
    """An excess loss is ignored; no cost can name Influence. [V-179] [V-180] [V-181]"""
    table = owing(8)
    table.stock()
    table.me.influence = 5
    lost = next(e for e in upkeep(table).events if e.kind == "influence-lost")
    assert (table.me.influence, lost.data["amount"]) == (0, 5)
    with pytest.raises(BadData):
        parse_cost({"influence": 1}, "test")


# -- Galactic objectives ------------------------------------------------------------------------


def test_of_two_objectives_with_a_red_line_one_is_evaluated() -> None:
    """Both are met; one gives its benefit, the other nothing. [V-148] [V-149] [V-151]"""
    table = Table(event="event-1b")
    table.slot(1).agenda = "heavy-industry"
    table.settle(2, 3, "miners", "miners")
    driven = table.objectives("objective 1", "build 2 defense")
    assert driven.options() == ["objective 1", "objective 2", "forfeit"]
    assert (table.sector(2).installations, table.me.agendas) == (("defense",), [])


def test_an_objective_may_be_forgone() -> None:
    """You may resolve the benefit. [V-148]"""
    table = Table(event="event-3t")
    table.objectives("forfeit")
    assert table.me.influence == 10


def test_the_example_of_two_objectives() -> None:
    """5 deployed Fleet Power, or 5 Pure Guilds for 2 Food and a deployment. [V-152]"""
    strong, wealthy = (
        decode(Objective, {"kind": "achievement", "if": [wanted], "benefit": benefit}, "", HOOKS)
        for wanted, benefit in (
            ({"count": "fleet_power", "state": ["deployed"], "min": 5}, {"influence": 1}),
            ({"count": "guilds", "pure": True, "min": 5},
             {"all": [{"gain": {"food": 2}}, {"deploy": 1}]}),
        )
    )  # fmt: skip
    table = Table()
    table.stock()
    table.settle(2, 3, "miners", "miners")
    assert all(line.is_met(table.at) for part in (strong, wealthy) for line in part.lines)
    answers = ("resolve gain", "resolve deploy", "deploy 2 corvette")
    drive(resolve_objective(table.at, wealthy, 1), *answers)
    assert (table.me.stock[0], table.sector(2).power, table.me.influence) == (2, 2, 10)


def test_the_upkeep_of_step_two_counts_for_objectives() -> None:
    """What a benefit builds afterwards does not change it. [V-148]"""
    table = owing(8)
    table.slot(1).agenda = "hazard-control-institute"
    table.sector(table.outpost).guilds = ("miners",) * 3
    table.stock(food=15)
    upkeep(table)
    table.sector(table.outpost).installations = ("defense",) * 3
    table.slot(1).corrupted = False
    assert dict(_scores(table))["hazard-control-institute"] == 0
    table.step("cycle", 2)
    assert dict(_scores(table))["hazard-control-institute"] == 6


def _scores(table: Table) -> list[tuple[str, int]]:
    return projected(table.state, 0)["agendas"]


# -- Agendas ------------------------------------------------------------------------------------


def test_pure_agendas_give_influence_and_corrupted_ones_nothing() -> None:
    """Each section of every Agenda in play. [V-154] [V-155] [V-429]"""
    table = Table()
    table.me.glory, table.me.reclaim = [3], ["a", "b"]
    table.slot(1).agenda = "the-directive"
    table.slot(3).agenda = "quantum-leap"
    driven = table.step("agendas", 0)
    gained = {event.data["source"]: event.data["amount"] for event in driven.events}
    assert gained == {"agenda-valnis-a": 6 + 0 + 2, "agenda-the-directive": 4 + 3}
    assert table.me.influence == 25


def test_a_penalty_is_lost() -> None:
    """Astoran loses 1 for each Corruption on the House mat. [V-181]"""
    table = Table()
    table.slot(0).agenda = "astoran-a"
    table.me.corrupted_tracks = [True] * 3
    table.step("agendas", 0)
    assert table.me.influence == 10 + 4 + 1 + 1 - 4


# -- step 5 and the end -------------------------------------------------------------------------


def test_discarded_focuses_return_and_innovation_joins_after_cycle_one() -> None:
    """All nine cards are in hand, and the next Cycle begins. [V-011] [V-157] [V-158]"""
    table = Table()
    table.me.discard = ["production", "politics"]
    for card in table.me.discard:
        table.me.hand.remove(card)
    table.step("focuses.return")
    assert (len(table.me.hand), "innovation" in table.me.hand) == (9, True)
    assert (table.me.discard, table.me.aside, table.state.steps) == ([], [], [("cycle", 2)])


def test_the_third_evaluation_ends_the_game() -> None:
    """There is no fourth Cycle. [V-009] [V-011]"""
    table = Table()
    table.state.cycle = 3
    assert GAME.outcome(table.state) is None
    table.step("focuses.return")
    assert (table.state.finished, table.state.steps) == (True, [])


def finished(*influence: int, scenario: str = COMPETITIVE) -> Table:
    table = Table("valnis", "belitan", scenario=scenario)
    for player, amount in zip(table.state.players, influence, strict=True):
        player.influence = amount
    table.state.finished = True
    return table


def result(table: Table) -> tuple[list[int], str]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome.winners, outcome.how.key


def test_the_most_influence_wins() -> None:
    """[V-159]"""
    assert result(finished(40, 41)) == ([1], "end-influence")


def test_of_equal_players_the_one_with_less_corruption_wins() -> None:
    """On House mat and sectors; the Chambers lie on the mat, too. [V-160]"""
    table = finished(40, 40)
    table.learn("decontamination-chambers")
    table.player(1).corrupted_tracks[0] = True
    assert result(table) == ([0], "end-corruption")
    table.me.chambers = 1
    assert result(table) == ([0, 1], "end-shared")
    table.sector(table.outpost).corrupted = True
    assert result(table) == ([1], "end-corruption")


def together(*influence: int) -> Table:
    """The end of a tutorial without rivals."""
    table = finished(*influence, scenario="two-lanterns")
    config = table.config | {"together": True}
    table.state.goal = set_up(CONTENT, read_config(CONTENT, config), Random(1)).goal
    return table


def test_in_a_tutorial_without_rivals_everybody_aims_for_120_influence() -> None:
    """Nobody, one or both may reach the goal. [V-008]"""
    assert result(together(119, 90)) == ([], "end-tutorial")
    assert result(together(120, 119)) == ([0], "end-tutorial")
    assert result(together(130, 120)) == ([0, 1], "end-tutorial")


def test_in_a_tutorial_with_rivals_the_most_influence_wins() -> None:
    """As in every competitive game. [V-008] [V-159]"""
    assert result(finished(110, 90, scenario="two-lanterns")) == ([0], "end-influence")
    assert result(finished(131, 125, scenario="two-lanterns")) == ([0], "end-influence")


def test_the_projection_says_what_an_evaluation_now_would_bring() -> None:
    """Agendas, objectives of the event and unpaid Upkeep, item by item. [V-148] [V-154]"""
    table = Table(event="event-1t")
    table.stock(food=1)
    table.settle(2, 3, "miners")
    assert projected(table.state, 0) == {
        "agendas": [("valnis-a", 9 + 0 + 2)],
        "event": [("objective-1", 3), ("objective-2", 4)],
        "upkeep": [("upkeep", -3)],
    }
    table.state.event = "event-2i"
    table.me.upkeep, table.me.unpaid = 10, 0
    assert projected(table.state, 0)["event"] == [("objective-1", 0), ("objective-2", 10)]
