from __future__ import annotations

from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
    HYPERCHARGE,
    REINFORCE,
)
from tests.revenant.table import Table, attach, boarded, empty, give, hidden, planet, put, ship


def fleet() -> Fleet:
    f = put(
        empty(), belitan_arkship=3, fenrax_fighter=6, yarvek_dropship=5, zenor_shuttle=2,
        dunlork_arkship=4,
    )  # fmt: skip
    give(f.players[0], material=1, energy=1, science=1, neutronium=1)
    hidden(f, 0)
    return f


def boarding(f: Fleet) -> Table:
    return Table(f, ("turn", 0))


def test_what_can_be_boarded() -> None:
    """[R-060] [R-061] [R-067]"""
    f = fleet()
    f.offer = ("silent-lane", "amber-shoal", "cold-harbor")
    assert boarding(f).options == [
        "board arkship belitan",
        "board arkship dunlork",
        "board fighter fenrax",
        "board dropship yarvek",
        "board frigate captain",
        "board frigate cadet-1",
        "board reinforce",
        "board hypercharge",
        "board emergency captain",
        "board emergency cadet-1",
    ]


def test_shuttles_and_other_frigates_cannot_be_boarded() -> None:
    """[R-061] [R-062] [R-224]"""
    table = boarding(fleet())
    assert table.why_not("board shuttle zenor") == "R-061"
    assert table.options.count("board frigate captain") == 1
    table.do("board frigate captain")
    assert table.me.crew[0] == FRIGATE


def test_an_occupied_space_cannot_be_boarded() -> None:
    """[R-063] [R-229]"""
    f = fleet()
    f.players[1].crew = [ship("belitan-arkship"), REINFORCE, HYPERCHARGE]
    f.ambassadors = (ship("fenrax-fighter"),)
    f.players[0].crew[1] = FRIGATE
    table = boarding(f)
    for code in ("arkship belitan", "fighter fenrax", "reinforce", "hypercharge", "frigate"):
        assert f"board {code}" not in table.options
        assert table.why_not(f"board {code}") == "R-063"


def test_with_four_corruption_a_corrupted_ship_cannot_be_boarded() -> None:
    """[R-064] [R-100]"""
    f = fleet()
    f.corrupted[ship("belitan-arkship")] = 1
    assert "board arkship belitan" in boarding(f).options
    f.players[0].corrupted = [0, 1, 1, 1, 1]
    table = boarding(f)
    assert table.why_not("board arkship belitan") == "R-064"
    assert "board fighter fenrax" in table.options


def test_the_revenant_asks_for_its_cost_first() -> None:
    """[R-065] [R-074]: a track reward of step 2 may not be counted on"""
    f = fleet()
    give(f.players[0], material=1, energy=1)
    table = boarding(f)
    assert table.why_not("board reinforce") == "R-065"
    assert table.why_not("board hypercharge") == "R-065"
    f.players[0].tracks[6] = 1
    assert "board reinforce" not in boarding(f).options


def test_hidden_influence_can_be_discarded_before_boarding() -> None:
    """[R-065] [R-113]"""
    f = fleet()
    give(f.players[0], material=1, energy=1)
    hidden(f, 0, "zenor")
    table = boarding(f).do("trade", "exchange zenor neutronium")
    assert "board reinforce" in table.options
    assert table.me.hidden == ()


def test_a_landed_frigate_returns_when_it_is_boarded() -> None:
    """[R-066] [R-200]"""
    f = planet(fleet(), 1, "glasswind")
    f.landed[1] = FRIGATE
    table = boarding(f).do("board frigate captain")
    assert table.fleet.landed[1] == -1
    assert table.fleet.place[FRIGATE] == 1


def test_the_emergency_action_gives_hidden_influence_and_a_choice() -> None:
    """[R-067] [R-068] [R-069]"""
    table = boarding(fleet()).do("board emergency captain")
    assert len(table.me.hidden) == 1
    resources = ["take material", "take energy", "take science", "take neutronium"]
    assert table.options == [*resources, "tactics", "done"]
    table.do("take energy")
    assert table.me.free[1] == 2
    assert table.topic == "extra"
    other = boarding(fleet()).do("board emergency captain", "tactics")
    assert other.me.tactics == 1


def test_the_emergency_space_holds_any_number_of_figures() -> None:
    """[R-070]"""
    f = fleet()
    f.players[0].crew[1] = EMERGENCY
    f.players[1].crew[0] = EMERGENCY
    table = boarding(f).do("board emergency captain")
    assert table.me.crew == [EMERGENCY, EMERGENCY, -1]


def test_the_emergency_action_never_corrupts() -> None:
    """[R-070] [R-101]"""
    f = boarded(fleet(), EMERGENCY)
    f.corrupted = [1] * 28
    assert Table(f, ("corruption",)).me.corrupted == [0, 0, 0, 0, 1]


def test_a_house_ship_gives_influence_in_its_house() -> None:
    """[R-071]"""
    table = boarding(fleet()).do("board fighter fenrax", "send captain")
    assert table.me.tracks == [0, 0, 1, 0, 0, 0, 0]


def test_the_revenant_gives_influence_in_a_house_of_choice() -> None:
    """[R-072]"""
    table = boarding(fleet()).do("board reinforce", "send captain")
    assert table.topic == "influence"
    assert len(table.options) == 7
    assert table.do("advance novaris").me.tracks[3] == 1


def test_the_own_frigate_gives_hidden_influence() -> None:
    """[R-073] [R-110]"""
    table = boarding(fleet()).do("board frigate captain")
    assert len(table.me.hidden) == 1
    assert table.me.tracks == [0] * 7


def test_influence_comes_before_the_crew_action() -> None:
    """[R-074]: the Science of the track pays for nothing yet, but is there"""
    f = fleet()
    f.players[0].tracks[0] = 1
    table = boarding(f).do("board arkship belitan", "send captain")
    assert table.me.free[2] == 2
    assert table.topic == "arkship"


def test_boarding_at_the_top_of_a_track_is_legal_without_effect() -> None:
    """[R-077]"""
    f = fleet()
    f.players[0].tracks[0] = 8
    table = boarding(f).do("board arkship belitan", "send captain")
    assert table.me.tracks[0] == 8
    assert table.topic == "arkship"


def test_cadets_without_cards_are_alike() -> None:
    """[R-059]"""
    f = fleet()
    assert boarding(f).do("board arkship belitan").options == ["send captain", "send cadet-1"]
    f.players[0].cadets[1] = ("scout",)
    assert len(boarding(f).do("board arkship belitan").options) == 3


def test_who_is_most_useful_goes_without_saying() -> None:
    """Where it shows something, who goes is chosen with the place. [R-059]"""
    f = fleet()
    attach(f, 0, "gunner")
    attach(f, 0, "wing-leader")
    fighter = boarding(f).do("board fighter fenrax").question
    assert fighter.usual is not None
    assert fighter.usual.code == "send cadet-1"
    assert boarding(f).do("board arkship belitan").question.usual is not None
    for place in ("frigate", "emergency"):
        for member in ("captain", "cadet-1", "cadet-2"):
            assert boarding(f).do(f"board {place} {member}").topic != "crew"


def test_ex_01_a_cadet_on_the_corrupted_dunlork_arkship() -> None:
    """EX-01 [R-056] [R-059] [R-099] [R-101]"""
    f = fleet()
    f.corrupted[ship("dunlork-arkship")] = 1
    table = Table(f, ("turn", 0)).do("board arkship dunlork", "send cadet-1")
    assert table.me.tracks[1] == 1
    table.do("arkship dunlork-supply")
    assert table.me.free[2] == 3
    assert table.topic == "corruption"
    table.do("corrupt 3")
    assert table.me.corrupted == [0, 0, 1, 0, 1]
    assert table.topic == "extra"
    assert table.why_not("extra promotion") == "R-246"
    assert table.why_not("extra gain-resource") == "R-246"


def test_tactics_are_not_offered_at_the_end_of_the_track() -> None:
    """[R-068] [R-115]"""
    f = fleet()
    f.players[0].tactics = 12
    table = Table(f, ("turn", 0)).do("board emergency captain")
    assert table.topic == "emergency"
    assert len(table.options) == 5
    assert "tactics" not in table.options
    assert table.why_not("tactics") == "R-115"
