"""The outcome of a victory: steps A to I in any order."""

import pytest

from domineum.voidfall.production import level
from tests.voidfall.table import Table


def ready(house: str = "cortozaar") -> Table:
    """Four Corvettes in the Outpost next to sector 5, which holds nothing but 2 Voidborn."""
    table = Table()
    table.become(house)
    table.me.technologies = {}
    table.me.glory, table.me.influence = [], 0
    table.give(4, corvette=4)
    table.sector(5).bounty = table.sector(5).reclaim = table.sector(5).glory = ()
    return table


MOVES = ("4 corvette", "4 corvette", "4 corvette")


def test_the_victory_over_the_voidborn_of_the_example() -> None:
    """Raze, 2 Food, a Miners' Guild, and 2 + 2 + 3 = 7 Influence; the Corruption stays.

    [V-346] [V-347] [V-348] [V-349] [V-350] [V-351] [V-352] [V-372]
    """
    table = ready()
    sector = table.sector(5)
    sector.voidborn, sector.installations = 1, ("defense",)
    sector.bounty, sector.reclaim = ("bounty-2-food",), ("reclaim-miners",)
    sector.glory, table.me.glory = (3,), [2, 2]
    table.stock()
    table.invade(
        5, *MOVES,
        answers=(
            "outcome raze", "outcome bounty-1", "resolve gain", "outcome reclaim-1",
            "resolve establish",
        ),
    )  # fmt: skip
    assert (sector.owner, len(sector.installations), sector.guilds) == (0, 0, ("miners",))
    assert (table.me.stock[0], table.me.influence, table.me.glory) == (2, 7, [2, 2, 3])
    assert sector.corrupted
    assert (table.me.bounty, table.me.reclaim) == (["bounty-2-food"], ["reclaim-miners"])


def test_the_victory_over_a_player_of_the_example() -> None:
    """Defense and Shipyard go, the Guild stays; 1 + 2 + 3 = 6 Influence; they discard one.

    [V-353] [V-373]
    """
    table = ready()
    sector = table.give(5, seat=1)
    table.player(1).technologies = {}
    table.player(1).glory = [1, 2, 3]
    sector.installations, sector.guilds = ("defense", "shipyard"), ("scientists",)
    table.invade(5, *MOVES, answers=("outcome raze", "glory 3"))
    assert (len(sector.installations), sector.guilds) == (0, ("scientists",))
    assert sector.corrupted
    assert (table.me.influence, table.me.glory) == (6, [])
    assert table.player(1).glory == [1, 2]


def test_glory_counts_without_a_new_token() -> None:
    """One's own total is gained even if none lay there. [V-352]"""
    table = ready()
    table.me.glory = [4]
    table.invade(5, *MOVES)
    assert table.me.influence == 4


def test_glory_on_a_players_sector_is_taken_without_a_sum() -> None:
    """Only the beaten player's tokens score. [V-352] [V-353]"""
    table = ready()
    table.give(5, seat=1).glory = (3,)
    table.player(1).technologies = {}
    table.player(1).glory = []
    table.invade(5, *MOVES)
    assert (table.me.influence, table.me.glory) == (0, [3])


def test_the_steps_may_be_taken_in_any_order() -> None:
    """Every one of them is offered until it is done. [V-348]"""
    table = ready()
    table.sector(5).bounty = ("bounty-any", "bounty-any")
    answers = ("outcome glory", "outcome bounty-2", "resource food", "resource food")
    driven = table.invade(5, *MOVES, answers=answers)
    steps = driven.asked[driven.topics.index("voidfall.outcome")]
    names = ["outcome bounty-1", "outcome bounty-2", "outcome glory"]
    assert [option.code for option in steps.options] == names


def test_control_passes_before_the_steps() -> None:
    """The Guilds and the Population of the sector count for Levels at once. [V-202] [V-359]"""
    table = ready()
    table.sector(5).guilds, table.sector(5).bounty = ("scientists",), ("bounty-any",)
    table.invade(5, *MOVES, answers=("outcome bounty-1", "resource food"))
    assert level(table.state, 0, 4) == 3


def test_printed_installations_survive() -> None:
    """The Belt keeps its Shipyard and Sector Defense and loses the tokens. [V-215] [V-349]"""
    table = ready()
    table.sector(3).installations, table.sector(3).glory = ("defense",), ()
    table.invade(3, *MOVES, answers=("outcome raze",))
    assert table.sector(3).installations == ()
    assert table.resolve("muster", "forfeit").options() == [
        "deploy 1 corvette", "deploy 3 corvette", "forfeit",
    ]  # fmt: skip


def test_installations_may_be_kept_with_combat_replicators() -> None:
    """Either raze or keep, and a Bounty token on top. [V-344] [V-349]"""
    table = ready()
    table.learn("combat-replicators")
    table.sector(5).voidborn, table.sector(5).installations = 1, ("defense", "starbase")
    table.give(4, corvette=5)
    answers = ("outcome keep", "outcome glory", "outcome ability-1")
    table.state.bounty_pile[-1] = "bounty-any"
    table.invade(5, *MOVES, "4 corvette", answers=(*answers, "resource food"))
    assert table.sector(5).installations == ("defense", "starbase")
    assert table.me.bounty == ["bounty-any"]


def test_a_bounty_resolves_in_the_conquered_sector_one_by_one() -> None:
    """Tokens are turned up only when they are resolved. [V-350] [V-364]"""
    table = ready()
    table.sector(5).bounty = ("bounty-2-food", "bounty-2-energy")
    table.stock()
    answers = ("outcome glory", "outcome bounty-1", "resolve gain", "resolve influence")
    driven = table.invade(5, *MOVES, answers=answers)
    assert driven.kinds.count("bounty") == 2
    assert (table.me.stock[:2], table.me.influence) == ([2, 0], 1)


def test_reclaim_places_where_it_lay_and_may_be_forfeited() -> None:
    """Fleet Power is deployed there and nowhere else. [V-365]"""
    table = ready()
    table.sector(5).reclaim = ("reclaim-fleet", "reclaim-fleet")
    table.me.active = 2
    answers = ("outcome glory", "outcome reclaim-1", "resolve deploy", "forfeit")
    driven = table.invade(5, *MOVES, answers=answers)
    assert table.sector(5).power == 3
    assert "deploy" not in [q.topic for q in driven.asked]
    assert table.me.reclaim == ["reclaim-fleet"] * 2


def test_a_fallen_house_gives_a_sixth_slot_a_technology_and_its_effect() -> None:
    """Astoran: Sentries or Missiles, then two Installations in the sector. [V-309] [V-357]"""
    table = ready()
    for name in ("starbases", "data-refinery", "purifier", "cloning", "robotics"):
        table.learn(name)
    answers = ("outcome fallen", "gain-basic deep-space-missiles", "forfeit")
    more = ("build 6 defense", "forfeit")
    driven = table.invade(6, *MOVES, answers=(*answers, *more))
    choices = ["gain-basic sentries", "gain-basic deep-space-missiles", "forfeit"]
    assert driven.options(driven.topics.index("voidfall.fallen")) == choices
    assert table.me.sixth
    assert len(table.me.technologies) == 6
    assert (table.sector(6).fallen, table.sector(6).installations) == ("", ("defense",))


def test_a_second_fallen_house_raises_nothing() -> None:
    """6 slots at most; without an empty slot nothing is gained. [V-357] [V-358] [V-415]"""
    table = ready()
    table.me.sixth = True
    for name in ("starbases", "data-refinery", "purifier", "cloning", "robotics", "ark-ships"):
        table.learn(name)
    driven = table.invade(6, *MOVES, answers=("outcome fallen", "forfeit"))
    assert "voidfall.fallen" not in driven.topics
    assert len(table.me.technologies) == 6


def test_fallen_defenses_go_with_the_card() -> None:
    """They are not among the Installations of the conqueror. [V-289] [V-357]"""
    table = ready()
    table.sector(6).bounty = ("bounty-any",)
    answers = ("outcome bounty-1", "resource food", "outcome glory", "forfeit", "forfeit")
    table.invade(6, *MOVES, answers=answers)
    assert table.sector(6).fallen == ""
    assert not table.possible({"per": {"count": "installations", "type": ["defense"]},
                               "do": {"influence": 1}})  # fmt: skip


@pytest.mark.parametrize(("population", "influence"), [(1, 1), (3, 3)])
def test_liberate_pays_for_the_population(population: int, influence: int) -> None:
    """1 Influence for each, as one more step of the outcome. [V-348]"""
    table = ready("yarvek")
    table.sector(5).population = population
    table.stock(energy=2)
    answers = ("invade 5", "move 4 corvette", "move 4 corvette", "move 4 corvette", "attack 5")
    table.take("raid-yarvek", "liberate", *answers, "outcome glory", "outcome reward", "done")
    assert table.me.influence == influence


def test_exterminate_pays_for_the_removed_voidborn() -> None:
    """2 Influence for each of the 2. [V-348]"""
    table = ready("shiveus")
    table.stock(energy=1, credits=1)
    answers = ("invade 5", "move 4 corvette", "move 4 corvette", "move 4 corvette", "attack 5")
    driven = table.take(
        "crusade-shiveus", "exterminate", *answers, "outcome glory", "outcome reward"
    )
    assert "invade 3" not in driven.options(1)
    assert table.me.influence == 4
