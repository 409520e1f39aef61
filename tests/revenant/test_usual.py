"""What goes without saying: what nearly everybody means, and what can be taken back."""

from __future__ import annotations

from tests.revenant.table import Table, attach, boarded, empty, give, hold, planet, put, rich

RESOLVE = "test-resolve"


def usual(table: Table) -> str | None:
    """The answer that goes without saying."""
    found = table.question.usual
    return found.code if found else None


def effect(name: str, part: str) -> Table:
    """An option of a Planet, in a position in which almost everything is possible."""
    return Table(rich(), (RESOLVE, "planets", name, part, ""))


def test_where_there_is_one_sector_it_goes_without_saying() -> None:
    """[R-129] [R-156]"""
    table = effect("halcyon-wells", "upper").do("resolve place_shield")
    assert usual(table) == "shield 3 3"
    many = effect("breakwater", "upper").do("resolve place_shield")
    assert usual(many) is None
    assert usual(many.do("shield 2")) == "shield 2"


def test_all_damage_of_an_attack_is_dealt() -> None:
    """[R-150]"""
    fleet = boarded(put(empty(), novaris_fighter=6), "novaris-fighter", member=1)
    fleet.voidborn[6] = 3
    attach(fleet, 0, "gunner")
    table = Table(fleet, ("action",)).do("attack", "stay")
    assert table.topic == "strike"
    assert usual(table) == "strike"


def test_who_flies_to_a_planet_lands() -> None:
    """Who does not fly says so in one. [R-217]"""
    fleet = planet(put(empty(), yarvek_dropship=5), 6, "glasswind")
    planet(fleet, 5, "ferrum-deep")
    boarded(fleet, "yarvek-dropship")
    table = Table(fleet, ("action",))
    assert {"land", "stay", "move 6"} <= set(table.options)
    assert usual(table) is None
    assert Table(fleet, ("action",)).do("stay").match.over
    assert Table(fleet, ("action",)).do("land").fleet.landed[5] > 0
    table.do("move 6")
    assert table.topic == "land"
    assert usual(table) == "land"


def test_a_discount_saves_what_is_scarcest() -> None:
    """[R-088] [RU-61]"""
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship", member=1)
    hold(fleet, 0, "guide")
    give(fleet.players[0], science=2, energy=3)
    table = Table(fleet, ("extra",)).do("extra affiliation guide cheaper")
    assert table.topic == "discount"
    assert usual(table) == "save science"


def test_gains_come_first_and_what_shows_something_last() -> None:
    """Of several effects in any order; what is moved or played is asked. [R-057] [RU-57]"""
    assert usual(effect("gilded-dust", "lower")) == "resolve gain"
    assert usual(effect("bastion-rock", "lower")) == "resolve gain"
    assert usual(effect("bastion-rock", "upper")) == "resolve place_shield"
    moving = effect("kestrel-landing", "lower")
    assert "resolve careful_move" in moving.options
    assert usual(moving) == "resolve gain"


def test_tactics_are_welcome() -> None:
    """To gain them goes without saying, to decline them is possible. [R-115] [RU-57]"""
    table = effect("sallow-marsh", "lower")
    while table.topic == "effect" and "resolve gain" in table.options:
        table.do("resolve gain", "take energy energy")
    assert table.options == ["resolve gain_tactics", "forfeit"]
    assert usual(table) == "resolve gain_tactics"


def test_nothing_that_ends_a_turn_or_costs_something_goes_without_saying() -> None:
    """[R-055] [R-058]"""
    fleet = rich()
    for step in (("end",), ("extra",), ("action",)):
        assert Table(fleet, step).question.usual is None
    attach(fleet, 0, "alchemist")
    table = Table(fleet, ("test-fire", "arkship_effect", "after", -1, 0, 0, 0))
    assert "pay" in table.options
    assert table.question.usual is None
