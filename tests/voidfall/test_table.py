"""The builder itself, with the first worked examples."""

from tests.voidfall.table import Table


def test_producing_adds_the_yield_not_the_level() -> None:
    """Bankers in Population 3 and 2 give Level 5, a third Guild Level 8, Yield 3. [V-230]"""
    table = Table()
    table.slot(0).agenda = "dunlork-a"
    table.sector(table.home).guilds = ()
    table.sector(table.outpost).guilds = ()
    first, second = table.give(7), table.give(6)
    first.population, first.corrupted, first.guilds = 3, True, ("bankers",)
    second.population, second.corrupted, second.guilds = 2, False, ("bankers",)
    table.stock(credits=2)
    wealth = {"all": [{"establish": "any"}, {"produce_any": 1, "match": "established"}]}
    table.resolve(wealth, "resolve establish", "establish 7 bankers")
    assert table.me.stock[3] == 5


def test_establishing_needs_a_free_guild_space() -> None:
    """A full sector is blocked, and the reason names the rule. [V-212]"""
    table = Table()
    table.give(7).guilds = ("miners",) * 3
    driven = table.resolve({"establish": "miners"}, f"establish {table.outpost} miners")
    assert driven.why_not("establish 7") == "V-212"
    assert table.sector(table.outpost).guilds[-1] == "miners"
