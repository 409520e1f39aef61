from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
    HOUSE_OF,
)
from tests.revenant.table import (
    Table,
    attach,
    boarded,
    changes,
    empty,
    give,
    hidden,
    hold,
    planet,
    put,
    ship,
)


def on_zenor(*cards: str) -> Fleet:
    fleet = put(
        empty(), zenor_arkship=6, dunlork_arkship=3, belitan_arkship=3, yarvek_dropship=5,
        fenrax_arkship=7,
    )  # fmt: skip
    planet(fleet, 5, "bastion-rock", cube=0)
    fleet.landed[5] = ship("yarvek-dropship")
    fleet.players[1].crew = [ship("yarvek-dropship"), ship("dunlork-arkship"), -1]
    fleet.players[0].captain = "tomas-reyk"
    hold(fleet, 0, "scout", "wiretap")
    hidden(fleet, 0)
    for card in cards:
        attach(fleet, 0, card)
    return boarded(fleet, "zenor-arkship", member=1)


def test_replicate_copies_an_occupied_planet_in_its_sector() -> None:
    """[R-186] [R-188] [R-207] [R-218] [RU-82]"""
    fleet = on_zenor()
    table = Table(fleet, ("action",)).do("arkship zenor-replicate", "discard scout", "planet 5")
    assert table.topic == "planet"
    table.do("side upper", "resolve place_shield", *["shield 5"] * 3)
    assert table.fleet.shields[5] == 3
    assert table.me.hand == ("wiretap",)


def test_copying_the_lower_option_leads_to_corruption() -> None:
    """[R-190]"""
    fleet = on_zenor()
    table = Table(fleet, ("action",), ("corruption",))
    table.do("arkship zenor-replicate", "discard scout", "planet 5", "side lower", "forfeit")
    assert table.topic == "corruption"


def test_copying_a_corrupted_ship_does_not() -> None:
    """[R-189]"""
    fleet = on_zenor()
    fleet.corrupted[ship("dunlork-arkship")] = 1
    table = Table(fleet, ("action",), ("corruption",))
    table.do("arkship zenor-clone", "discard scout", "copy dunlork", "arkship dunlork-supply")
    assert table.match.over
    assert sum(table.me.corrupted) == 1


def test_having_boarded_a_corrupted_ship_does() -> None:
    """[R-101] [R-190]"""
    fleet = on_zenor()
    fleet.corrupted[ship("zenor-arkship")] = 1
    table = Table(fleet, ("action",), ("corruption",))
    table.do("arkship zenor-clone", "discard scout", "copy dunlork", "arkship dunlork-supply")
    assert table.topic == "corruption"


def test_clone_copies_another_occupied_arkship_with_its_costs() -> None:
    """[R-186] [R-208] [RU-84]"""
    fleet = on_zenor()
    table = Table(fleet, ("action",)).do("arkship zenor-clone", "discard scout")
    assert table.options == ["copy dunlork", "done"]
    table.do("copy dunlork")
    assert table.options == ["arkship dunlork-supply", "arkship dunlork-charge", "done"]
    table.do("arkship dunlork-supply")
    assert changes(fleet, table.fleet) == {"science": 2, "hand": -1}


def test_copying_gives_no_influence_and_no_affiliation() -> None:
    """[R-191]"""
    fleet = on_zenor()
    hold(fleet, 0, "scout", "shield-wall")
    table = Table(fleet, ("action",), ("extra",))
    table.do("arkship zenor-clone", "discard scout", "copy dunlork", "arkship dunlork-supply")
    assert table.me.tracks[HOUSE_OF["dunlork"]] == 0
    table.do("extra affiliation shield-wall")
    assert table.topic == "effect"


def test_ex_07_both_the_arkship_and_the_copied_planet_trigger() -> None:
    """EX-07 [R-187]"""
    fleet = on_zenor("alchemist", "cleanser")
    table = Table(fleet, ("action",)).do("arkship zenor-replicate", "discard scout", "planet 5")
    table.do("side upper", "resolve place_shield", *["shield 5"] * 3)
    assert table.topic == "control"
    table.do("control 5", "pay")
    assert [event.data["card"] for event in table.events("ability")] == ["cleanser", "alchemist"]


def test_without_a_card_to_discard_nothing_is_copied() -> None:
    """[R-058] [R-207] [R-208]"""
    fleet = on_zenor()
    hold(fleet, 0)
    table = Table(fleet, ("action",))
    assert table.match.over
    hidden(fleet, 0, "zenor")
    assert Table(fleet, ("action",)).why_not("arkship zenor-clone") == "R-058"


def test_an_ambassador_occupies_as_well() -> None:
    """[R-208] [R-340]"""
    fleet = on_zenor()
    fleet.players[1].crew = [-1] * 3
    fleet.ambassadors = (ship("belitan-arkship"),)
    table = Table(fleet, ("action",)).do("arkship zenor-clone", "discard scout")
    assert table.options == ["copy belitan", "done"]


def test_control_copies_the_own_frigate_in_full() -> None:
    """[R-199]: whoever is on it [RU-82]"""
    fleet = boarded(put(empty(), fenrax_arkship=7), "fenrax-arkship", member=1)
    fleet.players[0].crew[2] = FRIGATE
    fleet.voidborn[2] = 1
    hidden(fleet, 0)
    table = Table(fleet, ("action",)).do("arkship fenrax-control", "assault", "move 2", "attack")
    assert table.fleet.place[FRIGATE] == 2
    assert table.fleet.voidborn[2] == 0
    assert table.me.hidden == ()


def test_a_landed_frigate_first_returns_and_may_land_again() -> None:
    """[R-200] [R-218]"""
    fleet = boarded(put(empty(), fenrax_arkship=7), "fenrax-arkship", member=1)
    planet(fleet, 1, "duskrim", cube=0)
    fleet.landed[1] = FRIGATE
    table = Table(fleet, ("action",)).do("arkship fenrax-control")
    assert table.fleet.landed[1] == -1
    table.do("descend", "land")
    assert table.fleet.landed[1] == FRIGATE
    assert table.topic == "planet"


def test_prodigy_resolves_the_other_option_too() -> None:
    """[R-192]: which is no new trigger [RU-81]"""
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship", member=1)
    attach(fleet, 0, "prodigy")
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do("arkship dunlork-supply")
    assert table.options == ["resolve resolve_other_option", "forfeit"]
    table.do("resolve resolve_other_option", "resolve gain", "shield 1", "shield 1")
    assert table.me.free == [0, 2, 2, 0]
    assert table.fleet.shields[1] == 2
    assert len(table.events("ability")) == 1


def test_noor_tavish_resolves_the_other_option_of_a_planet_too() -> None:
    """[R-162] [R-220] [RU-81]"""
    fleet = planet(put(empty(), yarvek_dropship=5), 5, "ferrum-deep", cube=0)
    boarded(fleet, "yarvek-dropship")
    me = fleet.players[0]
    me.captain, me.rank = "noor-tavish", 3
    give(me)
    table = Table(fleet, ("action",)).do("land", "side upper", "use noor-tavish 2")
    table.do("resolve resolve_other_option", "resolve gain_tactics", "resolve gain_tactics")
    assert (table.me.free, table.me.tactics, table.me.intel) == ([4, 0, 0, 1], 2, 1)
    assert table.fleet.turn.tainted == 1


def test_xenobotanist_pays_for_the_other_option_of_a_planet() -> None:
    """[R-190]"""
    fleet = boarded(put(empty(), yarvek_dropship=5), "yarvek-dropship", member=1)
    planet(fleet, 5, "ferrum-deep", cube=0)
    attach(fleet, 0, "xenobotanist")
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do("land", "side upper", "pay", "resolve gain")
    assert table.me.free == [3, 0, 0, 1]
    assert table.fleet.turn.tainted == 1


def test_clone_vats_resolve_the_other_option_for_a_card() -> None:
    fleet = boarded(put(empty(), yarvek_dropship=5), "yarvek-dropship", member=1)
    planet(fleet, 5, "ferrum-deep", cube=0)
    attach(fleet, 0, "clone-vats")
    hold(fleet, 0, "scout")
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do("land", "side lower", "resolve gain")
    table.do("forfeit", "pay")
    assert table.me.free == [4, 0, 0, 1]
    assert table.me.hand == ()


def test_clone_vats_copy_an_arkship_after_an_emergency() -> None:
    """[R-186]: a copied Zenor cannot copy itself"""
    fleet = boarded(on_zenor("clone-vats"), EMERGENCY, member=1)
    fleet.players[1].crew = [ship("zenor-arkship"), ship("dunlork-arkship"), -1]
    table = Table(fleet, ("test-fire", "emergency_action", "after", -1, 0, 0, 0))
    table.do("pay", "discard scout")
    assert table.options == ["copy dunlork", "copy zenor", "done"]
    table.do("copy zenor", "arkship zenor-clone")
    assert table.options == ["copy dunlork", "done"]


def test_what_the_first_cost_has_taken_cannot_pay_the_second() -> None:
    """[R-058]: the last card pays for Clone Vats, so none is left for the Reliquary"""
    fleet = boarded(put(empty(), yarvek_dropship=5), "yarvek-dropship", member=1)
    planet(fleet, 5, "reliquary", cube=0)
    attach(fleet, 0, "clone-vats")
    hold(fleet, 0, "scout")
    hidden(fleet, 0)
    give(fleet.players[0])
    table = Table(fleet, ("action",)).do("land", "side lower", "resolve gain_intel_data")
    table.do("take energy energy", "pay")
    assert table.match.over
    assert table.me.hand == ()
    assert table.me.free == [0, 2, 0, 0]


def test_the_other_option_has_its_own_line() -> None:
    """[R-220] [RU-81]: the Corruption of step 4 does not come out of the blue"""
    fleet = planet(boarded(put(empty(), yarvek_dropship=5), "yarvek-dropship"), 5, "nadir-quarry")
    attach(fleet, 0, "clone-vats")
    hold(fleet, 0, "scout")
    table = Table(fleet, ("action",)).do("land", "side upper")
    while not table.match.over:
        table.greedy_once()
    sides = [event.data["side"] for event in table.events("planet")]
    assert sides == ["upper", "lower"]
