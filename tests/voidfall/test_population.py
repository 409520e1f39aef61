"""Population: it grows and shrinks, in Pure sectors only."""

from tests.voidfall.table import Table


def test_a_pure_population_grows_by_one() -> None:
    """From 2 to 3. [V-217] [V-219]"""
    table = Table()
    table.resolve({"increase_population": 1}, "increase 4")
    assert table.sector(4).population == 3


def test_a_corrupted_or_full_population_does_not_grow() -> None:
    """Nor beyond 6. [V-218] [V-219]"""
    table = Table()
    table.sector(1).population, table.sector(4).corrupted = 6, True
    table.give(5).corrupted = False
    driven = table.resolve({"increase_population": 1}, "increase 5")
    assert driven.why_not("increase 1") == "V-219"
    assert driven.why_not("increase 4") == "V-218"


def test_a_population_falls_only_outside_of_home_and_not_below_one() -> None:
    """The cost makes the sector that of the action. [V-220]"""
    table = Table()
    table.pay({"decrease_population": 1})
    assert (table.sector(4).population, table.at.same) == (1, 4)
    assert not table.payable({"decrease_population": 1})


def test_a_corrupted_population_does_not_fall() -> None:
    """Only a Pure Population changes. [V-218] [V-220]"""
    table = Table()
    table.sector(4).corrupted = True
    assert not table.payable({"decrease_population": 1})


def test_a_fixed_population_never_changes() -> None:
    """The Megalopolis keeps its 6, the Communication Relay its 3. [V-221]"""
    table = Table("belitan", "dunlork", scenario="amber-causeway")
    relay = next(n for n, s in enumerate(table.state.sectors) if s.tile == "communication-relay")
    table.give(relay).corrupted = False
    driven = table.resolve({"increase_population": 1}, "forfeit")
    assert driven.why_not(f"increase {relay}") == "V-221"
    table.sector(table.outpost).population = 1
    assert not table.payable({"decrease_population": 1})


def test_a_sector_without_population_does_not_grow() -> None:
    """The Asteroid Belt. [V-222]"""
    table = Table()
    table.give(3)
    driven = table.resolve({"increase_population": 1}, "forfeit")
    assert driven.why_not("increase 3") == "V-222"


def test_increases_go_to_different_sectors_other_than_the_one_that_paid() -> None:
    """Disperse: neither twice in one sector nor in the one that was decreased. [V-194] [V-219]"""
    table = Table()
    for n in (5, 6):
        table.give(n).corrupted = False
    table.at.same = 5
    effect = {"increase_population": 2, "where": "other", "distinct": True}
    driven = table.resolve(effect, "increase 4", "increase 6")
    assert driven.options(0) == ["increase 1", "increase 4", "increase 6", "forfeit"]
    assert driven.options(1) == ["increase 1", "increase 6", "forfeit"]
