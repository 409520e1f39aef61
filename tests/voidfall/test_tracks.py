"""Civilization tracks and Tiers."""

import pytest

from domineum.voidfall.technologies import improved_limit
from domineum.voidfall.words import TIERS
from tests.voidfall.table import CONTENT, Table


def test_three_tracks_with_eight_spaces() -> None:
    """And no effect moves a marker back. [V-377]"""
    for house in CONTENT.houses.values():
        assert [len(spaces) for spaces in house.tracks.values()] == [8, 8, 8]
    assert Table().me.tracks == [0, 0, 0]


def test_advancing_moves_one_space_and_resolves_its_benefit() -> None:
    """Society 2 of Valnis: 1 Credit and 1 Science. [V-378]"""
    table = Table()
    table.stock()
    table.resolve({"advance": "society"}, "advance society")
    assert (table.me.tracks[0], table.me.stock) == (1, [0, 0, 0, 1, 1])


def test_the_benefit_may_be_forfeited() -> None:
    """Society 3 of Valnis would increase a Population. [V-378]"""
    table = Table()
    table.me.tracks[0] = 1
    table.resolve({"advance": "society"}, "advance society", "forfeit")
    assert (table.me.tracks[0], table.sector(1).population, table.sector(4).population) == (2, 2, 2)


def test_the_tier_of_each_space() -> None:
    """Spaces 1-3, 4-5, 6, 7 and 8. [V-379]"""
    assert TIERS == (0, 0, 0, 1, 1, 2, 3, 4)
    table = Table()
    table.me.tracks = [2, 4, 7]
    assert [table.me.tier(track) for track in range(3)] == [0, 1, 4]


@pytest.mark.parametrize(("space", "limit"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_a_tier_allows_improved_technologies(space: int, limit: int) -> None:
    """Tier 1 one, Tier 2 and higher two. [V-380]"""
    table = Table()
    table.me.tracks = [space, 0, 0]
    assert improved_limit(table.me) == limit


def test_thrive_into_tier_4() -> None:
    """Society in Tier 3: deactivate 2 and gain 20 Influence. [V-381]"""
    table = Table()
    table.me.tracks[0], table.me.influence = 6, 0
    table.take("production", "thrive")
    assert (table.me.tracks[0], table.me.influence) == (7, 20)
    assert (table.me.active, table.me.inactive) == (0, 10)


def test_tier_3_costs_one() -> None:
    """Before the marker moves. [V-381]"""
    table = Table()
    table.me.tracks[0] = 5
    driven = table.resolve({"advance": "society"}, "advance society", "forfeit")
    assert driven.kinds[:2] == ["deactivated", "advanced"]


def test_without_the_cost_of_a_tier_one_may_not_advance() -> None:
    """Neither Active nor Deployed Fleet Power is left. [V-381]"""
    table = Table()
    table.me.tracks, table.me.active = [5, 5, 5], 0
    table.sector(1).fleets = table.sector(4).fleets = (0, 0, 0, 0, 0)
    assert not table.possible({"advance": "any"})
    table.me.tracks[1] = 0
    driven = table.resolve({"advance": "any"}, "forfeit")
    assert driven.why_not("advance society") == "V-381"


def test_the_last_space_ends_a_track() -> None:
    """No further advance on it. [V-382]"""
    table = Table()
    table.me.tracks = [7, 0, 0]
    assert not table.possible({"advance": "society"})
    driven = table.resolve({"advance": "any"}, "forfeit")
    assert driven.why_not("advance society") == "V-382"


def test_a_skip_advances_once_more() -> None:
    """Economy 2 of Valnis; the next benefit is gained; it may be left out. [V-384]"""
    table = Table()
    table.resolve({"advance": "economy"}, "advance economy", "advance economy")
    assert (table.me.tracks[2], table.me.trade) == (2, 1)
    table = Table()
    table.resolve({"advance": "economy"}, "advance economy", "forfeit")
    assert (table.me.tracks[2], table.me.trade) == (1, 0)


def test_a_skip_pays_for_a_tier() -> None:
    """Shiveus: Society 7 skips to Tier 4 for 2 more. [V-381] [V-384]"""
    table = Table()
    table.become("shiveus")
    table.me.tracks[0], table.me.active, table.me.influence = 5, 3, 0
    driven = table.resolve({"advance": "society"}, "advance society", "advance society")
    assert driven.kinds.count("deactivated") == 1 + 2
    assert table.me.influence == 20


def test_a_corruption_on_a_marker_corrupts_its_track() -> None:
    """Economy Corrupted, the other two Pure. [V-385]"""
    table = Table()
    table.me.corrupted_tracks = [False, False, True]
    pure = {"per": {"count": "tracks", "pure": True}, "do": {"influence": 1}}
    corrupted = {"per": {"count": "tracks", "pure": False}, "do": {"influence": 10}}
    table.me.influence = 0
    table.resolve(pure)
    table.resolve(corrupted)
    assert table.me.influence == 12


def test_a_corrupted_track_gives_no_benefit() -> None:
    """Not the skip either; Tiers still cost and count. [V-386]"""
    table = Table()
    table.me.corrupted_tracks = [True] * 3
    table.resolve({"advance": "economy"}, "advance economy")
    assert table.me.tracks[2] == 1
    table.me.tracks[0], table.me.influence = 6, 0
    table.resolve({"advance": "society"}, "advance society")
    assert (table.me.influence, table.me.inactive) == (0, 10)
    assert improved_limit(table.me) == 2


def test_the_lowest_track_is_chosen_among_equals() -> None:
    """Free choice in a tie. [V-378]"""
    table = Table()
    table.me.tracks = [2, 1, 1]
    driven = table.resolve({"advance": "lowest"}, "forfeit")
    assert driven.options() == ["advance statecraft", "advance economy", "forfeit"]
