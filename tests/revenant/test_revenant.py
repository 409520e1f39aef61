from __future__ import annotations

from domineum.revenant.power import power
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    HOUSE_OF,
    HYPERCHARGE,
    ON_SCANNER,
    REINFORCE,
)
from tests.revenant.table import CONTENT, Table, boarded, empty, give, hidden, put, ship


def reinforcing() -> Fleet:
    fleet = boarded(put(empty(), belitan_arkship=4), REINFORCE)
    give(fleet.players[0], material=1, energy=1, neutronium=1)
    fleet.failures, fleet.failure_deck = (
        ["gate-flare", "hangar-blaze"],
        ("coolant-leak", "dying-light"),
    )
    hidden(fleet, 0)
    return fleet


def charging(*offer: str, neutronium: int = 5) -> Fleet:
    fleet = boarded(put(empty(), belitan_arkship=4), HYPERCHARGE)
    give(fleet.players[0], neutronium=neutronium)
    fleet.offer = offer or ("silent-lane", "amber-shoal", "lamplighter-route")
    hidden(fleet, 0)
    return fleet


def test_reinforce_costs_three_resources_and_deploys() -> None:
    """[R-228] [R-230] [R-231]"""
    table = Table(reinforcing(), ("action",))
    assert table.me.free == [0, 0, 0, 0]
    assert table.topic == "deploy"
    assert "done" not in table.options
    table.do("deploy fighter belitan", "into 4")
    assert power(table.fleet, 0) == 2


def test_ex_09_deploying_in_sector_four() -> None:
    """EX-09 [R-133] [R-231] [R-242]"""
    fleet = put(reinforcing(), yarvek_shuttle=ON_SCANNER)
    fleet.passenger = ship("yarvek-shuttle")
    table = Table(fleet, ("action",))
    assert "deploy shuttle yarvek" not in table.options
    assert "deploy arkship belitan" not in table.options
    for code in ("shuttle zenor", "fighter fenrax", "dropship dunlork"):
        chosen = Table(fleet, ("action",)).do(f"deploy {code}")
        assert "into 4" in chosen.options
    assert "into 4" not in table.do("deploy arkship zenor").options


def test_reinforce_then_covers_one_effect_of_a_failure() -> None:
    """[R-232]"""
    table = Table(reinforcing(), ("action",)).do("deploy shuttle zenor", "into 1")
    assert table.topic == "protect"
    assert table.options == [
        "cover gate-flare 1", "cover gate-flare 2", "cover hangar-blaze 1", "cover hangar-blaze 2",
    ]  # fmt: skip
    assert table.do("cover hangar-blaze 2").fleet.covered == [0, 2]


def test_the_lower_effect_of_a_core_failure_cannot_be_covered() -> None:
    """[R-233]"""
    fleet = reinforcing()
    fleet.failures = ["dying-light", "hangar-blaze"]
    table = Table(fleet, ("action",)).do("deploy shuttle zenor", "into 1")
    assert table.options == ["cover dying-light 1", "cover hangar-blaze 1", "cover hangar-blaze 2"]
    assert table.why_not("cover dying-light 2") == "R-233"


def test_without_a_free_token_or_card_the_second_step_is_skipped() -> None:
    """[R-234] [R-239]"""
    fleet = reinforcing()
    fleet.covered = [1, 2]
    table = Table(fleet, ("action",)).do("deploy shuttle zenor", "into 1")
    assert table.match.over
    fleet.failures, fleet.covered = ["gate-flare", ""], [1, 0]
    assert Table(fleet, ("action",)).do("deploy shuttle zenor", "into 1").match.over


def test_with_nothing_to_deploy_only_the_token_is_placed() -> None:
    """[R-231] [R-239]"""
    fleet = reinforcing()
    fleet.place[:28] = [n % 8 + 1 for n in range(28)]
    assert Table(fleet, ("action",)).topic == "protect"


def test_each_space_is_used_once_per_cycle() -> None:
    """[R-063] [R-229]"""
    fleet = reinforcing()
    fleet.players[1].crew[0] = HYPERCHARGE
    give(fleet.players[1], material=3, energy=3, neutronium=3)
    table = Table(fleet, ("turn", 1))
    assert table.topic == "board"
    assert "board reinforce" not in table.options
    assert "board hypercharge" not in table.options


def test_hypercharge_pays_the_neutronium_of_the_chosen_card() -> None:
    """[R-235] [R-240]"""
    table = Table(charging(neutronium=2), ("action",))
    assert table.options == ["charge silent-lane", "charge amber-shoal"]
    assert table.why_not("charge lamplighter-route") == "R-235"
    table.do("charge amber-shoal")
    assert table.me.free[3] == 0


def test_hypercharge_gives_benefits_discards_the_others_and_plans_the_jump() -> None:
    """[R-236] [R-237] [R-238] [R-239]"""
    table = Table(charging(), ("action",)).do("charge amber-shoal")
    table.do("resolve gain", "take energy energy", "draw 1 1 0")
    assert table.fleet.offer == ("amber-shoal",)
    assert sorted(table.fleet.scanner_discard) == ["lamplighter-route", "silent-lane"]
    assert table.fleet.jumping == 1
    assert table.me.free[1] == 2


def test_in_cycle_four_a_colony_is_chosen() -> None:
    """[R-235] [R-236] [R-238] [R-244]"""
    fleet = charging("colony-axiom", "colony-manifold", "colony-clearwater", neutronium=3)
    fleet.cycle = 4
    fleet.colonies = tuple(c for c in fleet.colonies if c not in fleet.offer)
    table = Table(fleet, ("action",))
    assert table.options == ["charge colony-axiom", "charge colony-clearwater"]
    table.do("charge colony-axiom")
    assert table.fleet.colony == "colony-axiom"
    assert table.fleet.jumping == 0
    assert sum(table.me.free) == 0


def test_the_benefits_are_mandatory() -> None:
    """[R-228]"""
    table = Table(charging(), ("action",)).do("charge lamplighter-route")
    assert "forfeit" not in table.options
    table.do("resolve discard_colony")
    assert len(table.options) == 7


def test_discarding_colonies_is_done_in_secret() -> None:
    """[R-241]"""
    table = Table(charging(), ("action",)).do("charge lamplighter-route", "resolve choose_shuttle")
    table.do("deploy shuttle zenor", "remove colony-axiom", "remove colony-manifold")
    assert len(table.fleet.colonies) == 5
    assert table.match.view(0)["colonies"] == ["colony-axiom", "colony-manifold"]
    assert table.match.view(1)["colonies"] == []
    deck = table.match.view(0)["colony-deck"]
    assert deck == sorted(set(CONTENT.colonies) - {"colony-axiom", "colony-manifold"})
    assert table.match.view(1)["colony-deck"] is None


def test_a_chosen_shuttle_waits_and_cannot_be_deployed() -> None:
    """[R-123] [R-242]"""
    table = Table(charging(), ("action",)).do("charge lamplighter-route", "resolve choose_shuttle")
    table.do("deploy shuttle zenor")
    assert table.fleet.place[ship("zenor-shuttle")] == ON_SCANNER
    assert power(table.fleet, 6) == 0


def test_benefits_use_the_general_effects() -> None:
    """[R-243]"""
    table = Table(charging("broken-necklace", "silent-lane"), ("action",)).do(
        "charge broken-necklace"
    )
    assert len(table.me.hidden) == 1


def test_the_cost_cannot_be_thrown_away_after_boarding() -> None:
    """[R-065] [R-228] [RU-86]: a full store, and a Science as the reward of step 2"""
    fleet = put(empty(), belitan_arkship=3)
    hidden(fleet, 0)
    me = fleet.players[0]
    me.tracks[HOUSE_OF["belitan"]] = 1
    me.corrupted = [0] * 5
    give(me, material=4, energy=1, science=6, neutronium=1)
    table = Table(fleet, ("turn", 0)).do("board reinforce", "send captain", "advance belitan")
    assert table.options == ["drop material", "forgo"]
    table.do("drop material")
    assert table.topic == "deploy"
    assert table.me.free == [2, 0, 7, 0]


def test_the_cheapest_card_is_what_has_to_be_kept() -> None:
    """[R-228] [RU-86]"""
    fleet = put(empty(), belitan_arkship=3)
    hidden(fleet, 0)
    fleet.offer = ("cold-harbor", "amber-shoal", "silent-lane")
    me = fleet.players[0]
    me.tracks[HOUSE_OF["belitan"]], me.corrupted = 1, [0] * 5
    give(me, science=10, neutronium=2)
    table = Table(fleet, ("turn", 0)).do("board hypercharge", "send captain", "advance belitan")
    assert table.options == ["drop neutronium", "forgo"]
    give(me, science=11, neutronium=1)
    table = Table(fleet, ("turn", 0)).do("board hypercharge", "send captain", "advance belitan")
    assert table.me.free == [0, 0, 11, 0]


def test_a_colony_is_chosen_without_a_jump() -> None:
    """[R-235] [R-238]"""
    fleet = charging("colony-axiom", "colony-emberhold", "colony-clearwater", neutronium=9)
    fleet.cycle = 4
    table = Table(fleet, ("action",)).do("charge colony-emberhold")
    assert table.log()[-1] == "Player 1 chooses the Colony Emberhold."
    assert not table.events("hypercharged")
