"""What cards count: always the player's own things."""

import pytest

from domineum.kernel import BadData
from domineum.voidfall.cards.at import At, Conquest
from domineum.voidfall.cards.counts import COUNTS, parse_condition
from tests.voidfall.positions import rich
from tests.voidfall.table import Table


def count(table: Table, **data: object) -> int:
    """Count for seat 0."""
    return COUNTS.parse(data, "test").of(table.at)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"count": "sectors"}, 3),
        ({"count": "sectors", "pure": True}, 2),
        ({"count": "sectors", "pure": False}, 1),
        ({"count": "sectors", "population": 2}, 2),
        ({"count": "sectors", "population_min": 3}, 1),
        ({"count": "sectors", "fleet_power_min": 3}, 1),
        ({"count": "sectors", "fleet": ["destroyer"]}, 0),
        ({"count": "sectors", "guild": ["miners", "farmers"]}, 2),
        ({"count": "sectors", "guild_min": 2}, 2),
        ({"count": "sectors", "guild": ["miners"], "guild_min": 2}, 0),
        ({"count": "sectors", "guild_types_min": 2}, 2),
        ({"count": "sectors", "guilds_full": True}, 1),
        ({"count": "sectors", "installation": ["shipyard"]}, 2),
        ({"count": "sectors", "installation_min": 2}, 0),
        ({"count": "sectors", "upkeep_max": 0}, 3),
        ({"count": "sectors", "upkeep_min": 1}, 0),
        ({"count": "guilds"}, 4),
        ({"count": "guilds", "type": ["farmers", "bankers"]}, 1),
        ({"count": "guilds", "pure": False}, 0),
        ({"count": "installations"}, 2),
        ({"count": "installations", "type": ["defense"]}, 0),
        ({"count": "population"}, 7),
        ({"count": "population", "pure": True}, 4),
        ({"count": "fleet_power", "state": ["active"]}, 3),
        ({"count": "fleet_power", "state": ["active", "deployed"]}, 10),
        ({"count": "fleet_power", "state": ["deployed"], "pure": True}, 5),
        ({"count": "fleet_types"}, 1),
        ({"count": "empty_guild_spaces"}, 1 + 3),
        ({"count": "upkeep"}, 4),
        ({"count": "upkeep", "scope": "sectors"}, 0),
        ({"count": "yield", "resource": ["energy"]}, 2),
        ({"count": "yield", "resource": ["food", "energy", "credits"], "pick": "lowest"}, 0),
        ({"count": "stockpile"}, 20),
        ({"count": "stockpile", "resource": ["food", "credits"]}, 5),
        ({"count": "stockpile", "pick": "highest"}, 5),
        ({"count": "stockpile", "pick": "lowest"}, 0),
        ({"count": "resource_types", "stock_min": 5}, 4),
        ({"count": "technologies"}, 0),
        ({"count": "agendas"}, 2),
        ({"count": "agendas", "starting": False}, 1),
        ({"count": "agendas", "pure": True, "starting": False}, 1),
        ({"count": "tracks", "pure": True}, 3),
        ({"count": "tracks", "pure": False}, 0),
        ({"count": "tracks", "tier_min": 1}, 0),
        ({"count": "trade"}, 0),
        ({"count": "bounty"}, 1),
        ({"count": "reclaim"}, 1),
        ({"count": "glory"}, 1),
        ({"count": "glory", "value_min": 2}, 0),
        ({"count": "glory_value"}, 1),
        ({"count": "corruption", "where": "house_mat"}, 1),
        ({"count": "corruption", "where": "house_mat_and_sectors"}, 2),
        ({"count": "influence"}, 10),
        ({"count": "discarded_focuses"}, 0),
        ({"count": "kept_corruption"}, 0),
        ({"count": "unpaid_upkeep"}, 0),
    ],
)
def test_a_count_in_the_rich_position(data: dict[str, object], expected: int) -> None:
    """Nothing of others is counted. [V-176] [V-216]"""
    assert count(rich(), **data) == expected


def test_the_best_glory_tokens() -> None:
    """Only so many of the highest."""
    table = Table()
    table.me.glory = [5, 1, 3, 4]
    assert count(table, count="glory_value", best=3) == 12


def test_a_condition_has_inclusive_bounds() -> None:
    """At least and at most."""
    table = Table()
    table.me.glory = [1, 2]
    for bounds, holds in (({"min": 2}, True), ({"min": 3}, False), ({"max": 2}, True)):
        condition = parse_condition({"count": "glory", **bounds}, "test")
        assert condition.holds(table.at) is holds


def test_what_was_conquered() -> None:
    """Its Population now, what lay and stood there before. [V-359]"""
    table = Table()
    at = At(table.state, 0)
    at.conquest = Conquest(5, 2, True)
    table.sector(5).population = 4
    values = [
        COUNTS.parse({"count": name}, "test").of(at)
        for name in ("conquered_population", "combat_voidborn_removed")
    ]
    assert values == [4, 2]


def test_preferred_focuses_in_the_discard_pile() -> None:
    """Progress is one of Valnis. [V-430]"""
    table = Table()
    table.me.discard = ["progress", "production"]
    assert count(table, count="discarded_focuses") == 2
    assert count(table, count="discarded_focuses", preferred=True) == 1


def test_an_unknown_count_is_refused() -> None:
    """As bad data."""
    with pytest.raises(BadData, match="unknown count"):
        COUNTS.parse({"count": "moons"}, "test")
