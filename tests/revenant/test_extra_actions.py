from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    RESOURCES,
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
    put,
    ship,
)


def in_turn(*hand: str) -> Fleet:
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship", member=1)
    fleet.players[0].captain = "mirela-quist"
    fleet.players[0].corrupted = [0, 0, 0, 0, 0]
    give(fleet.players[0], material=2, energy=2, science=3, neutronium=1)
    hold(fleet, 0, *hand)
    hidden(fleet, 0)
    return fleet


def test_one_of_five_extra_actions_or_none() -> None:
    """[R-245] [R-246] [RU-88]"""
    fleet = in_turn("scout")
    fleet.corrupted[ship("dunlork-arkship")] = 1
    table = Table(fleet, ("extra",))
    assert table.options == [
        "extra cleanse card", "extra cleanse energy", "extra affiliation scout",
        "extra promotion", "extra activation",
        *(f"extra gain-resource {name}" for name in RESOURCES), "end",
    ]  # fmt: skip
    assert table.do("end").match.over


def test_a_covered_extra_action_cannot_be_chosen() -> None:
    """[R-099] [R-246]"""
    fleet = in_turn("scout")
    fleet.players[0].corrupted = [0, 1, 1, 1, 1]
    give(fleet.players[0], energy=1, science=3)
    table = Table(fleet, ("extra",))
    for name in ("affiliation", "promotion", "activation", "gain-resource"):
        assert table.why_not(f"extra {name}") == "R-246"
    assert "extra cleanse energy" in table.options


def test_cleanse_controls_for_a_card_for_energy_or_for_both() -> None:
    """[R-103] [R-247] [RU-89]"""
    fleet = in_turn("scout")
    fleet.players[0].corrupted = [0, 0, 0, 1, 1]
    table = Table(fleet, ("extra",)).do("extra cleanse energy", "control 4")
    assert table.options == ["extra cleanse card", "done"]
    table.do("extra cleanse card", "control 5")
    assert changes(fleet, table.fleet) == {"energy": -1, "hand": -1, "corruption": -2, "trace": 2}
    one = Table(fleet, ("extra",)).do("extra cleanse card", "control 4", "done")
    assert changes(fleet, one.fleet) == {"hand": -1, "corruption": -1, "trace": 1}


def test_affiliation_plays_a_card() -> None:
    """[R-248]"""
    fleet = in_turn("scout")
    table = Table(fleet, ("extra",)).do("extra affiliation scout", "attach 1")
    assert changes(fleet, table.fleet) == {"energy": -1, "hand": -1, "played": 1}


def test_the_house_boarded_makes_the_card_cheaper() -> None:
    """[R-088] [R-248] [RU-90]"""
    fleet = in_turn("guide")
    give(fleet.players[0], science=2)
    table = Table(fleet, ("extra",)).do("extra affiliation guide cheaper", "attach 1")
    assert table.me.free == [0, 0, 0, 0]


def test_or_lets_a_second_card_be_played_in_full() -> None:
    """[R-248] [R-249]: whose Affiliation gives no bonus"""
    fleet = in_turn("guide", "shieldbearer", "mechanic")
    table = Table(fleet, ("extra",)).do("extra affiliation guide second", "attach 1")
    assert table.topic == "play"
    table.do("play mechanic", "attach 1")
    assert table.match.over
    assert table.me.cadets[0] == ("guide", "mechanic")
    assert table.me.free == [0, 1, 1, 1]


def test_no_house_boarded_no_affiliation() -> None:
    """[R-248]"""
    fleet = boarded(in_turn("guide"), FRIGATE, member=1)
    table = Table(fleet, ("extra",)).do("extra affiliation guide")
    assert table.topic == "attach"


def test_promotion_spends_three_science() -> None:
    """[R-251]"""
    fleet = in_turn()
    table = Table(fleet, ("extra",)).do("extra promotion")
    assert changes(fleet, table.fleet) == {"science": -3, "rank": 1}
    give(fleet.players[0], science=2)
    assert "extra promotion" not in Table(fleet, ("extra",)).options


def test_activation_resolves_all_abilities_with_the_icon() -> None:
    """[R-164] [R-252]"""
    fleet = in_turn()
    attach(fleet, 0, "signal-mast")
    attach(fleet, 0, "listening-array")
    table = Table(fleet, ("extra",)).do("extra activation")
    assert table.options == [
        "use mirela-quist 3", "use signal-mast 1", "use listening-array 1", "done",
    ]  # fmt: skip
    table.do("use listening-array 1", "use signal-mast 1", "pay", "spend material")
    table.do("resolve gain", "take neutronium", "resolve gain_tactics")
    assert changes(fleet, table.fleet) == {
        "intel": 1, "tactics": 2, "material": -1, "neutronium": 1,
    }  # fmt: skip


def test_gain_a_resource() -> None:
    """[R-253]"""
    fleet = in_turn()
    table = Table(fleet, ("extra",)).do("extra gain-resource neutronium")
    assert changes(fleet, table.fleet) == {"neutronium": 1}


def test_ex_10_guide_and_tributes() -> None:
    """EX-10 [R-248] [R-249]: two Science and one Energy, then one Material"""
    fleet = in_turn("guide", "tributes")
    fleet.players[0].tactics = 5
    give(fleet.players[0], science=2, energy=1, material=1)
    table = Table(fleet, ("extra",)).do("extra affiliation guide second", "attach 1")
    assert table.me.free == [1, 0, 0, 0]
    table.do("play tributes").greedy()
    assert table.me.free == [1, 0, 1, 1]
    assert table.me.orders == ("tributes",)


def test_veterans_take_another_extra_action_after_the_crew_action() -> None:
    """[R-245] [RU-88]"""
    fleet = in_turn()
    attach(fleet, 0, "veteran")
    fleet.players[0].rank = 2
    table = Table(fleet, ("after",), ("extra",)).do("extra gain-resource energy")
    assert table.topic == "extra"
