from __future__ import annotations

import pytest

from domineum.revenant.abilities import usable
from domineum.revenant.state import At, Fleet
from tests.revenant.table import CONTENT, Table, boarded, empty, give, put


def in_turn(rank: int, captain: str = "oriel-vance") -> Fleet:
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship")
    fleet.players[0].rank, fleet.players[0].captain = rank, captain
    return fleet


RAISE = ("test-resolve", "planets", "first-rain", "lower", "")


@pytest.mark.parametrize("rank", [0, 1, 2])
def test_the_rank_goes_up_one_space(rank: int) -> None:
    """[R-158] [R-159]"""
    assert Table(in_turn(rank), RAISE).greedy().me.rank == rank + 1


def test_the_rank_ends_at_three() -> None:
    """[R-158] [R-160]"""
    fleet = in_turn(3)
    assert Table(fleet, RAISE).me.rank == 3
    give(fleet.players[0], science=3)
    assert "extra promotion" not in Table(fleet, ("extra",)).options


@pytest.mark.parametrize("captain", CONTENT.captains)
def test_the_level_of_the_evolving_ability_follows_the_rank_at_once(captain: str) -> None:
    """[R-159] [R-161] [R-162]"""
    record = CONTENT.captains[captain]
    for rank in range(4):
        fleet = in_turn(rank, captain)
        basic, level = record.basic, record.levels[rank]
        used = usable(At(fleet, 0), type(basic), basic.timing)
        assert basic in [source.ability for source in used]
        evolving = usable(At(fleet, 0), type(level), level.timing)
        assert [source.ability for source in evolving if source.place == 2] == [level]


@pytest.mark.parametrize(("rank", "number"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_operation_income_by_rank(rank: int, number: int) -> None:
    """[R-165] [R-290] [R-309]"""
    fleet = in_turn(rank)
    fleet.turn.seat = -1
    before = len(fleet.players[0].hand)
    table = Table(fleet, ("income", 0)).greedy()
    assert len(table.me.hand) == before + number


@pytest.mark.parametrize("rank", range(4))
def test_tactics_reset_by_rank(rank: int) -> None:
    """[R-167] [R-300]"""
    fleet = in_turn(rank)
    fleet.players[0].tactics = 7
    assert Table(fleet, ("reset",)).me.tactics == rank
