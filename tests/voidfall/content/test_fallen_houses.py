"""Each of the 14 Fallen House cards: its defenders, its Technologies and its effect."""

import pytest

from domineum.voidfall.combat.sides import voidborn_defence
from tests.voidfall.positions import changed, rich
from tests.voidfall.table import CONTENT, Driven, Table

EFFECTS = {
    "astoran": ("build 6 shipyard / build 6 defense",
                "installations +2"),
    "belitan": ("resolve establish", "science +1, guilds +1"),
    "cortozaar": ("resolve establish / resolve build", "guilds +1, installations +1"),
    "dunlork": ("resolve build / resolve deploy / deploy 6 corvette",
                "active -2, deployed +2, installations +1"),
    "fenrax": ("resolve activate / resolve deploy / deploy 6 corvette",
               "active -1, inactive -1, deployed +2"),
    "kradmor": ("resolve advance / advance society / resolve peek_events / on-top event-2b",
                "credits +1, science +1, tracks +1"),
    "marqualos": ("resolve establish", "science +1, guilds +1, trade +1"),
    "nervo": ("resolve establish", "materials +2, guilds +1"),
    "novaris": ("resolve activate / resolve build / build 6 defense",
                "active +1, inactive -1, installations +1"),
    "shiveus": ("resolve remove_corruption / resolve deploy",
                "active -1, deployed +1, corruption -1"),
    "thegwyn": ("resolve remove_corruption", "food +1, corruption -1"),
    "valnis": ("resolve establish / resolve deploy", "active -1, deployed +1, guilds +1"),
    "yarvek": ("resolve gain_reclaim / resolve establish / resolve gain_bounty / resource food",
               "food +1, guilds +1, bounty +1, reclaim +1"),
    "zenor": ("resolve activate", "science +2, active +1, inactive -1"),
}  # fmt: skip


def facing(house: str) -> Table:
    """The rich position with this Fallen House in sector 6 and four Corvettes next to it."""
    table = rich()
    table.give(4, corvette=4)
    table.sector(6).fallen, table.sector(6).glory = house, ()
    for name in CONTENT.fallen_houses[house].technologies:
        table.state.tableau[name] = (0,)
    return table


@pytest.mark.parametrize("house", CONTENT.fallen_houses)
def test_two_defenses_face_the_invader(house: str) -> None:
    """And no Fleet Power: what they leave alive has won. [V-289] [V-309]"""
    side = voidborn_defence(facing(house).state, 6)
    assert (side.defenses, side.fleets.power) == (2, 0)


@pytest.mark.parametrize("house", CONTENT.fallen_houses)
def test_the_effect_of_a_fallen_house(house: str) -> None:
    """After the Technology, which is forgone here; placements in its sector. [V-357]"""
    table = facing(house)
    answers, expected = EFFECTS[house]

    def conquer(*given: str) -> Driven:
        return table.invade(6, *["4 corvette"] * 3, answers=("outcome glory", "forfeit", *given))

    common = {"influence": 1, "active": 2, "deployed": -2, "sectors": 1, "population": 2,
              "corruption": 1}  # fmt: skip
    for part in expected.split(", "):
        name, amount = part.split()
        common[name] = common.get(name, 0) + int(amount)
    found = dict(part.split() for part in changed(table, conquer, answers).split(", "))
    assert {name: int(n) for name, n in found.items()} == {k: n for k, n in common.items() if n}
    assert table.me.sixth


@pytest.mark.parametrize("house", CONTENT.fallen_houses)
def test_one_of_its_two_technologies_is_offered(house: str) -> None:
    """As a Basic Technology from the tableau. [V-357]"""
    table = facing(house)
    names = CONTENT.fallen_houses[house].technologies
    driven = table.invade(6, *["4 corvette"] * 3, answers=("outcome glory", "forfeit", "forfeit"))
    offered = driven.options(driven.topics.index("voidfall.fallen"))
    assert sorted(offered) == sorted([*(f"gain-basic {name}" for name in names), "forfeit"])


def test_neither_a_known_technology_nor_one_without_a_copy() -> None:
    """Then nothing is gained. [V-358] [V-413]"""
    table = facing("dunlork")
    table.learn("orbital-docks")
    del table.state.tableau["energy-cells"]
    driven = table.invade(6, *["4 corvette"] * 3, answers=("outcome glory", "forfeit"))
    assert "voidfall.fallen" not in driven.topics


def test_all_fourteen_are_tested() -> None:
    """One card for each House."""
    assert set(EFFECTS) == set(CONTENT.fallen_houses) == set(CONTENT.houses)


def test_its_technology_modifies_the_steps_that_are_still_open() -> None:
    """Combat Replicators gained first keep the Installations and gain a Bounty. [V-344] [V-348]"""
    table = facing("novaris")
    table.give(4, corvette=5)
    table.sector(6).installations = ("defense",)
    table.state.bounty_pile[-1] = "bounty-any"
    gained = ("outcome fallen", "gain-basic combat-replicators", "forfeit")
    driven = table.invade(
        6, *["4 corvette"] * 4,
        answers=(*gained, "outcome keep", "outcome glory", "outcome ability-1", "resource food"),
    )  # fmt: skip
    first, second, *_ = [
        driven.options(i) for i, topic in enumerate(driven.topics) if topic == "voidfall.outcome"
    ]
    assert first == ["outcome raze", "outcome glory", "outcome fallen"]
    assert second == ["outcome raze", "outcome keep", "outcome glory", "outcome ability-1"]
    assert (table.sector(6).installations, len(table.me.bounty)) == (("defense",), 2)
