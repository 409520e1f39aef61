"""Triggered effects: their order, their limits, and that they are optional."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from domineum.kernel import BadData, Random
from domineum.kernel.decode import fields_of
from domineum.kernel.packs import Pack
from domineum.voidfall.cards.abilities import ABILITIES, abilities, active
from domineum.voidfall.cards.at import At
from domineum.voidfall.deployment import DeploySurcharge
from domineum.voidfall.game import VoidfallGame
from domineum.voidfall.infrastructure import CountsAsShipyard, GuildSpaces
from domineum.voidfall.production import ProductionLevel
from domineum.voidfall.technologies import gain_improved
from tests.voidfall.content.test_combat_cards import pack
from tests.voidfall.positions import rich
from tests.voidfall.table import CONTENT, Table, drive


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
    table.resolve(build, "build 4 defense", "resolve gain 1")
    assert table.resolve(build, "build 1 defense").topics == ["voidfall.build"]
    table.step("turn", 0)
    table.sector(4).installations = ()
    assert "voidfall.effect" in table.resolve(build, "build 4 defense", "resolve gain 1").topics


def test_abilities_come_from_technologies_house_sectors_and_event() -> None:
    """All that are in force at a point of the rules. [V-080] [V-088] [V-202]"""
    table = Table("zenor", "valnis", event="event-1h")
    table.learn("carriers", "orbital-docks")
    names = [source.name for source in active(table.state, 0, CountsAsShipyard)]
    assert names == ["technology-carriers", "technology-orbital-docks", "house-zenor"]
    table.give(3)
    assert [s.place for s in active(table.state, 0, ProductionLevel)] == [3]
    assert active(table.state, 0, DeploySurcharge)[0].name == "event-event-1h"


def test_the_improved_card_replaces_the_basic_one() -> None:
    """Its abilities are complete. [V-420]"""
    table = Table()
    table.learn("ark-ships")
    assert len(active(table.state, 0, GuildSpaces)) == 1
    table.learn("ark-ships+")
    assert [ability.add for ability in abilities(table.state, 0, GuildSpaces)] == [4]


# -- what content may say -----------------------------------------------------------------------


def records_with_abilities() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every ability of the content, as it is written."""

    def inside(data: Any) -> Iterator[dict[str, Any]]:
        values = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
        if isinstance(data, dict) and "point" in data:
            yield data
        for value in values:
            yield from inside(value)

    for source in CONTENT.sources:
        for file, _ in source.content():
            yield from ((data["point"], data) for data in inside(source.table(file)))


WRITTEN = dict(records_with_abilities())


def test_every_point_is_used() -> None:
    """So that the tests below try all of them."""
    assert WRITTEN.keys() == ABILITIES.classes.keys()


KEYS = {key for cls in ABILITIES.classes.values() for key in fields_of(cls)}


@pytest.mark.parametrize("point", ABILITIES.classes)
def test_a_key_of_another_point_is_refused_with_its_place(point: str) -> None:
    """A key that a rule does not read is not accepted, and the nearest word is offered."""
    own = fields_of(ABILITIES.classes[point])
    for key in KEYS - own.keys():
        data = WRITTEN[point] | {key: 1}
        with pytest.raises(
            BadData, match=rf"^card\.abilities\.0: the point '{point}' has no key '{key}'"
        ):
            ABILITIES.parse(data, "card.abilities.0")
    for key in own.keys() & WRITTEN[point].keys() - {"id"}:
        data = {(f"{name}s" if name == key else name): x for name, x in WRITTEN[point].items()}
        with pytest.raises(BadData, match=f"has no key '{key}s'; did you mean '{key}'"):
            ABILITIES.parse(data, "card.abilities.0")


@pytest.mark.parametrize("point", ABILITIES.classes)
def test_an_unknown_point_is_refused_with_the_nearest_one(point: str) -> None:
    with pytest.raises(BadData, match=rf"^card: unknown point '{point}e'; did you mean '"):
        ABILITIES.parse({"point": f"{point}e"}, "card")


@pytest.mark.parametrize("data", [{}, {"add": 1}, "trade_capacity", 5])
def test_an_ability_has_a_point(data: object) -> None:
    with pytest.raises(BadData, match=r"^card: ('point' is missing|expected a point)"):
        ABILITIES.parse(data, "card")


FIRST_STRIKE = '{point = "combat.first_strike", side = "both"}'


def targeting(folder: Path, ability: str) -> Pack:
    """A pack in which Improved Targeting has another ability."""
    return pack(folder, "targeting", FIRST_STRIKE, ability)


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ('{point = "counts_as_shipyard", add = 1}', "expected either 'each'"),
        ('{point = "counts_as_shipyard", each = "starbase", add = 1}', "expected either 'each'"),
        ('{point = "upkeep_substitute", spend = {food = 1}, satisfies = 2}', "none of credits"),
        ('{point = "substitute", spend = {food = 2}, for = {energy = 1}}', "is none of 1"),
        ('{point = "on_conquest", effect = "regroup"}', "only a tile can have 'on_conquest'"),
        ('{point = "trade_capacity", add = 1, id = "x"}', "only an ability of a tile has a name"),
        (
            '{point = "combat.first_strike", side = "both", difficulty = ["easy"]}',
            "'difficulty' is for cards of the Voidborn",
        ),
    ],
)
def test_what_means_nothing_is_refused_in_a_pack(tmp_path: Path, ability: str, why: str) -> None:
    """With the file, the record and the path."""
    at = r"technologies\.toml:1: targeting\.improved\.abilities\.0"
    with pytest.raises(BadData, match=f"{at}.*: .*{why}"):
        VoidfallGame(targeting(tmp_path, ability))


def test_a_pack_changes_the_rule(tmp_path: Path) -> None:
    """A Technology with another number: 3 more Agenda slots. [V-427]"""
    game = VoidfallGame(targeting(tmp_path, '{point = "agenda_slots", add = 3}'))
    state = game.setup(game.first_config(Random(1), 2), Random(1))
    at = At(state, 0)
    before = len(at.player.slots)
    at.player.technologies, at.player.improvable = {"targeting": 1}, "targeting"
    drive(gain_improved(at, "targeting"))
    assert len(at.player.slots) == before + 3
    [text] = [a.describe() for a in game.records.technologies["targeting"].improved.abilities]
    assert game.catalogue.render(text, "en").startswith("you have 3 more Agenda slots")
    assert game.catalogue.render(text, "pl")
