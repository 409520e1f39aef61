"""Triggered effects: their order, their limits, and that they are optional."""

import pytest

from domineum.kernel import BadData
from domineum.voidfall.cards.abilities import active, parse_ability
from tests.voidfall.positions import rich
from tests.voidfall.table import CONTENT, Table


def test_triggered_effects_come_in_any_order() -> None:
    """Cloning and Improved Cybernetics both answer an increase. [V-085] [V-086]"""
    table = rich()
    table.learn("cloning", "cybernetics+")
    answers = (
        "increase 4", "trigger technology-cybernetics 2", "resource energy", "resolve gain",
    )  # fmt: skip
    driven = table.resolve({"increase_population": 1}, *answers)
    assert driven.options(1) == [
        "trigger technology-cloning 1", "trigger technology-cybernetics 2", "forfeit",
    ]  # fmt: skip
    assert (table.me.stock[1], table.me.stock[3]) == (7, 1)


def test_triggered_effects_may_be_forfeited() -> None:
    """All of them at once. [V-086]"""
    table = rich()
    table.learn("cloning", "cybernetics+")
    table.resolve({"increase_population": 1}, "increase 4", "forfeit")
    assert (table.me.stock[1], table.me.stock[3]) == (5, 0)


def test_what_a_cost_triggers_waits_until_it_is_paid() -> None:
    """Fenrax decreases, then deactivates, and only then deploys. [V-085]"""
    table = rich("fenrax")
    driven = table.pay({"decrease_population": 1, "discard_glory": 1}, "resolve deploy")
    assert driven.kinds[-1] == "deployed"


def test_a_limit_ends_with_the_turn() -> None:
    """Astoran builds in two turns. [V-086]"""
    table = rich("astoran")
    build = {"build": "defense"}
    table.resolve(build, "build 4", "resolve gain 1")
    assert table.resolve(build, "build 1").topics == ["voidfall.build"]
    table.step("turn", 0)
    table.sector(4).installations = ()
    assert "voidfall.effect" in table.resolve(build, "build 4", "resolve gain 1").topics


def test_abilities_come_from_technologies_house_sectors_and_event() -> None:
    """All that are in force at a point of the rules. [V-080] [V-088] [V-202]"""
    table = Table("zenor", "valnis", event="event-1h")
    table.learn("carriers", "orbital-docks")
    names = [source.name for source in active(table.state, 0, "counts_as_shipyard")]
    assert names == ["technology-carriers", "technology-orbital-docks", "house-zenor"]
    table.give(3)
    assert [s.sector for s in active(table.state, 0, "production_level")] == [3]
    assert active(table.state, 0, "deploy_surcharge")[0].name == "event-event-1h"


def test_the_improved_card_replaces_the_basic_one() -> None:
    """Its abilities are complete. [V-420]"""
    table = Table()
    table.learn("ark-ships")
    assert len(active(table.state, 0, "guild_spaces")) == 1
    table.learn("ark-ships+")
    assert [s.ability.add for s in active(table.state, 0, "guild_spaces")] == [4]  # type: ignore[attr-defined]


def test_an_unknown_point_is_bad_data() -> None:
    """The message names the place."""
    with pytest.raises(BadData, match="unknown point"):
        parse_ability({"point": "nowhere"}, "test")


def test_every_ability_has_a_text() -> None:
    """Of Technologies, Houses and sectors."""
    cards = [side for t in CONTENT.technologies.values() for side in (t.basic, t.improved)]
    abilities = [ability for card in cards for ability in card.abilities]
    abilities += [ability for house in CONTENT.houses.values() for ability in house.abilities]
    abilities += [ability for tile in CONTENT.sectors.values() for ability in tile.abilities]
    assert all(ability.describe().key for ability in abilities)
