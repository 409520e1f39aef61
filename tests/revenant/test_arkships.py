from __future__ import annotations

import pytest

from domineum.revenant.power import power
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    HOUSES,
)
from tests.revenant.table import (
    CONTENT,
    Table,
    boarded,
    changes,
    empty,
    give,
    hidden,
    hold,
    put,
    ship,
)


def on(house: str) -> Fleet:
    fleet = put(empty(), **{f"{name}_arkship": n + 1 for n, name in enumerate(HOUSES)})
    fleet.players[0].captain = "tomas-reyk"
    hidden(fleet, 0)
    return boarded(fleet, f"{house}-arkship")


@pytest.mark.parametrize("house", HOUSES)
def test_an_arkship_has_two_options_and_one_is_resolved(house: str) -> None:
    """[R-192] [R-209]"""
    upper, lower = CONTENT.options[HOUSES.index(house)]
    assert (upper.side, lower.side) == ("upper", "lower")
    table = Table(on(house), ("action",))
    assert set(table.options) <= {f"arkship {upper.id}", f"arkship {lower.id}", "done"}


def test_supply_marks_one_option_of_four_arkships() -> None:
    """[R-210] [R-211]"""
    marked = [option.house for option in CONTENT.arkships.values() if option.supply]
    assert marked == ["belitan", "dunlork", "novaris", "yarvek"]


def test_belitan_supply_exchanges_two_for_three() -> None:
    """[R-194]"""
    fleet = on("belitan")
    give(fleet.players[0], material=2)
    table = Table(fleet, ("action",)).do("arkship belitan-supply")
    table.do("take energy energy science")
    assert table.me.free == [0, 2, 1, 0]


def test_belitan_calculate_plays_cheaper_and_draws() -> None:
    """[R-195]"""
    fleet = on("belitan")
    hold(fleet, 0, "broadside")
    give(fleet.players[0], material=1)
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "play broadside")
    table.do("stay", "draw 0 0 1")
    assert table.me.orders == ("broadside",)
    assert len(table.me.hand) == 1


def test_belitan_calculate_may_only_draw() -> None:
    """[R-195]"""
    fleet = on("belitan")
    hold(fleet, 0, "broadside")
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "done", "draw 1 0 0")
    assert len(table.me.hand) == 2


def test_dunlork_supply_and_charge() -> None:
    """[R-196] [R-197]"""
    fleet = on("dunlork")
    assert changes(fleet, Table(fleet, ("action",)).do("arkship dunlork-supply").fleet) == {
        "science": 2
    }
    table = Table(fleet, ("action",)).do(
        "arkship dunlork-charge", "resolve gain", "shield 8", "shield 1"
    )
    assert changes(fleet, table.fleet) == {"energy": 2, "shields": 2}


def test_fenrax_mobilize_makes_four_careful_steps() -> None:
    """[R-198]"""
    fleet = put(on("fenrax"), zenor_shuttle=8)
    table = Table(fleet, ("action",)).do("arkship fenrax-mobilize")
    for sector in (1, 2, 3, 4):
        table.do("ship shuttle zenor", f"move {sector}")
    assert table.match.over
    assert table.fleet.place[ship("zenor-shuttle")] == 4


def test_fenrax_control_copies_the_frigate() -> None:
    """[R-199]"""
    table = Table(on("fenrax"), ("action",)).do("arkship fenrax-control")
    assert table.topic == "frigate"


def test_novaris_recon_and_supply() -> None:
    """[R-201] [R-202]"""
    fleet = on("novaris")
    table = Table(fleet, ("action",)).do("arkship novaris-recon", "resolve draw_operation")
    table.do("draw 1 1 0", "control 5")
    assert changes(fleet, table.fleet) == {"hand": 2, "trace": 1, "corruption": -1}
    assert changes(fleet, Table(fleet, ("action",)).do("arkship novaris-supply").fleet) == {
        "material": 2
    }


def test_shiveus_purge_destroys_two() -> None:
    """[R-203]"""
    fleet = on("shiveus")
    fleet.voidborn[2], fleet.voidborn[7] = 3, 1
    one = Table(fleet, ("action",)).do("arkship shiveus-purge", "aim 2", "aim 2")
    assert one.fleet.voidborn[2] == 1
    split = Table(fleet, ("action",)).do("arkship shiveus-purge", "aim 2", "aim 7")
    assert (split.fleet.voidborn[2], split.fleet.voidborn[7]) == (2, 0)
    assert split.match.over


def test_shiveus_ascend_gives_tactics_and_or_shields_in_one_sector() -> None:
    """[R-204]"""
    fleet = on("shiveus")
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do(
        "arkship shiveus-ascend", "resolve gain_tactics", "shield 6", "shield 6"
    )
    assert changes(fleet, table.fleet) == {"material": 1, "tactics": 3, "shields": 2}
    only = Table(fleet, ("action",)).do(
        "arkship shiveus-ascend", "resolve place_shield", "shield 6", "shield 6"
    )
    assert only.fleet.shields[6] == 2


def test_yarvek_supply_and_fabricate() -> None:
    """[R-205] [R-206]"""
    fleet = on("yarvek")
    give(fleet.players[0], material=3)
    assert changes(fleet, Table(fleet, ("action",)).do("arkship yarvek-supply").fleet) == {
        "neutronium": 2
    }
    table = Table(fleet, ("action",)).do("arkship yarvek-fabricate")
    assert [code for code in table.options if "shuttle" not in code] == ["done"]
    table.do("deploy shuttle zenor", "into 4")
    assert table.me.free == [0, 0, 0, 0]
    assert power(table.fleet, 6) == 2


def test_zenor_needs_something_to_copy() -> None:
    """[R-207] [R-208] [RU-59]"""
    fleet = on("zenor")
    assert Table(fleet, ("action",)).match.over
    fleet.players[1].crew[0] = ship("belitan-arkship")
    table = Table(fleet, ("action",))
    assert table.options == ["arkship zenor-clone", "done"]


def test_arkships_never_move() -> None:
    """[R-142] [R-193]"""
    fleet = on("fenrax")
    table = Table(fleet, ("action",))
    assert "arkship fenrax-mobilize" not in table.options
    assert table.why_not("arkship fenrax-mobilize") == "R-057"
