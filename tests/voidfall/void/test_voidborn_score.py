"""The Voidborn's Influence at the end, item by item, and who wins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domineum.voidfall import GAME
from domineum.voidfall.void.crisis_board import HARBINGER
from domineum.voidfall.void.score import score_terms, voidborn_influence
from tests.voidfall.void_table import VoidTable, pair, solo


def bare(difficulty: str = "easy") -> VoidTable:
    """Nothing left that counts for the Voidborn but their base."""
    table = pair(difficulty=difficulty)
    void = table.void
    for haven in void.havens:
        haven.filled = [0] * haven.levels
    for player in table.state.players:
        player.change(3, corrupted=False)
    for sector in table.sectors:
        sector.harbingers = sector.voidborn = 0
        sector.corrupted, sector.fallen = False, ""
        if sector.tile == "rift":
            sector.tile = "standard-sector"
    return table


@pytest.mark.parametrize(("difficulty", "base"), [("easy", 60), ("medium", 100), ("hard", 140)])
def test_the_base_depends_on_the_difficulty(difficulty: str, base: int) -> None:
    """[V-162]"""
    assert voidborn_influence(bare(difficulty).state) == base


def _rift(table: VoidTable) -> None:
    table.sector(10).tile = "rift"


def _haven(table: VoidTable) -> None:
    table.void.havens[1].filled.pop()


def _catastrophe(table: VoidTable) -> None:
    table.void.catastrophes = 2


def _harbinger(table: VoidTable) -> None:
    table.sector(3).harbingers, table.sector(4).harbingers = 1, 2
    table.fill("military", HARBINGER)


def _consumed(table: VoidTable) -> None:
    table.void.consumed = ["shields", "torpedoes+"]


def _crises(table: VoidTable) -> None:
    table.fill("military", HARBINGER, "thin-lines")
    table.fill("economic", "bare-silos", "toll-stations")


def _current(table: VoidTable) -> None:
    table.face("bare-silos")


def _fallen(table: VoidTable) -> None:
    table.sector(8).fallen = "kradmor"


def _corruption(table: VoidTable) -> None:
    table.sector(3).corrupted = True
    table.give(4).corrupted = True
    table.me.corrupted_tracks[0] = table.slot(2, 1).corrupted = True
    table.state.corrupted_offers["might"] = True
    table.me.chambers = 2


def _population(table: VoidTable) -> None:
    table.sector(3).voidborn, table.sector(3).population = 3, 4
    table.sector(4).voidborn, table.sector(4).population = 1, 2
    table.sector(6).population = 6


@pytest.mark.parametrize(
    ("change", "item", "points"),
    [
        pytest.param(_rift, "rifts", 30, id="V-163"),
        pytest.param(_haven, "havens", 20, id="V-164"),
        pytest.param(_catastrophe, "catastrophes", 40, id="V-165"),
        pytest.param(_harbinger, "harbingers", 30, id="V-166"),
        pytest.param(_consumed, "consumed", 10, id="V-167"),
        pytest.param(_crises, "crises", 15, id="V-168"),
        pytest.param(_current, "crises", 0, id="V-168-current"),
        pytest.param(_fallen, "fallen", 3, id="V-169"),
        pytest.param(_corruption, "corruption", 10, id="V-170"),
        pytest.param(_population, "population", 6, id="V-171"),
    ],
)
def test_each_item_counts(change: Callable[[VoidTable], None], item: str, points: int) -> None:
    """Rift 30, incomplete Safe Haven and Catastrophe 20, Harbinger on the map 10, Consumed
    Technology and ongoing Crisis 5, Fallen House 3, Corruption outside of Chambers 2, Population
    of Voidborn sectors 1.

    [V-163] [V-164] [V-165] [V-166] [V-167] [V-168] [V-169] [V-170] [V-171]
    """
    table = bare()
    change(table)
    assert dict(score_terms(table.state))[item] == points
    assert voidborn_influence(table.state) == 60 + points


def test_harbingers_on_wormholes_are_on_the_map() -> None:
    """[V-166]"""
    table = VoidTable(scenario="drowned-beacons")
    assert dict(score_terms(table.state))["harbingers"] == 10 * 2


def test_the_score_at_the_start_of_c011() -> None:
    """1 Rift, 2 Safe Havens, 4 Harbingers, 1 Fallen House, 7 Corruptions, Population 18."""
    table = solo()
    terms = dict(score_terms(table.state))
    assert terms == {
        "base": 60, "rifts": 30, "havens": 40, "catastrophes": 0, "harbingers": 40,
        "consumed": 0, "crises": 0, "fallen": 3, "corruption": 2 * 8, "population": 18,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("influence", "won"), [((60, 60), True), ((60, 59), False), ((300, 0), False), ((61, 90), True)]
)
def test_every_player_must_reach_the_voidborn(influence: tuple[int, int], won: bool) -> None:
    """They win or lose together. [V-161]"""
    table = bare()
    for player, amount in zip(table.state.players, influence, strict=True):
        player.influence = amount
    assert GAME.outcome(table.state) is None
    table.state.finished = True
    outcome = GAME.outcome(table.state)
    assert outcome
    assert outcome.winners == ([0, 1] if won else [])
    assert outcome.how.key == ("end-won" if won else "end-outdone")
    assert (outcome.scores, outcome.how.args) == ([*influence], {"target": 60})


def test_a_game_lost_by_catastrophe_is_not_scored() -> None:
    """[V-130] [V-172]"""
    table = bare()
    table.me.influence = table.player(1).influence = 500
    table.void.lost = table.state.finished = True
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.winners, outcome.how.key) == ([], "end-catastrophe")


def test_the_game_is_scored_after_the_third_evaluation() -> None:
    """[V-011] [V-161]"""
    for cycle, over in ((1, False), (2, False), (3, True)):
        table = bare()
        table.state.cycle = cycle
        table.step("focuses.return")
        assert table.state.finished == over
