"""When triggers occur, and how their abilities are used."""

from __future__ import annotations

from pathlib import Path

import pytest

from domineum.kernel import BadData, Random
from domineum.kernel.packs import open_pack
from domineum.revenant.extra_actions import promotion_discount
from domineum.revenant.game import Revenant
from domineum.revenant.records import ABILITIES
from domineum.revenant.state import At, Fleet, Turn
from domineum.revenant.words import (
    EMERGENCY,
    FRIGATE,
    HYPERCHARGE,
    REINFORCE,
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

LANDED = ["side upper", "resolve gain", "forfeit"]


def on(place: str | int, *cards: str, member: int = 1) -> Fleet:
    fleet = put(empty(), belitan_arkship=3, dunlork_arkship=3, fenrax_fighter=6, yarvek_dropship=5)
    planet(fleet, 5, "nadir-quarry")
    fleet.voidborn[6] = 4
    give(fleet.players[0], material=1, energy=1, neutronium=1)
    hold(fleet, 0)
    hidden(fleet, 0)
    for card in cards:
        attach(fleet, 0, card)
    fleet.players[0].captain = "tomas-reyk"
    return boarded(fleet, place, member=member)


def used(table: Table) -> list[object]:
    return [event.data["card"] for event in table.events("ability")]


def test_ex_06_the_tactician() -> None:
    """EX-06 [R-181] [R-183] [R-184]: after the Crew action with 8 Tactics, and during an Attack"""
    fleet = on("fenrax-fighter", "tactician")
    fleet.players[0].tactics = 7
    table = Table(fleet, ("action",), ("after",)).do("attack", "stay", "strike", "stay", "done")
    assert table.fleet.voidborn[6] == 2
    assert table.me.tactics == 9
    assert used(table) == ["tactician"]
    assert len(table.me.hidden) == 1
    fleet.players[0].tactics = 4
    table = Table(fleet, ("action",), ("after",)).do("attack", "stay", "strike", "stay", "done")
    assert used(table) == []


@pytest.mark.parametrize(
    ("place", "card", "choices"),
    [
        ("dunlork-arkship", "inquisitor", ["arkship dunlork-supply", "control 5"]),
        ("dunlork-arkship", "quartermaster", ["arkship dunlork-supply", "take energy"]),
        ("dunlork-arkship", "broker", ["arkship dunlork-supply", "pay", "spend material"]),
        ("fenrax-fighter", "mechanic", ["move 7", "shield 7"]),
        ("fenrax-fighter", "war-room", ["attack", "stay", "resolve gain_tactics", "draw 1 0 0"]),
        ("yarvek-dropship", "scout", ["land", *LANDED]),
        (
            "yarvek-dropship",
            "landing-claws",
            ["land", *LANDED, "take energy"],
        ),
        (FRIGATE, "patch-drones", ["assault"]),
    ],
)
def test_triggers_of_ship_actions(place: str | int, card: str, choices: list[str]) -> None:
    """[R-181] [R-187] [R-210] [R-211] [R-212]"""
    fleet = on(place, card)
    if place == FRIGATE:
        fleet.voidborn[1], fleet.place[ship("belitan-arkship")] = 1, 1
        fleet.damage[ship("belitan-arkship")] = 1
        choices = [*choices, "attack", "repair arkship belitan"]
    table = Table(fleet, ("action",)).do(*choices)
    assert used(table) == [card]


def test_an_effect_that_is_not_resolved_triggers_nothing() -> None:
    """[R-181] [RU-76]"""
    table = Table(on("dunlork-arkship", "quartermaster"), ("action",)).do("done")
    assert used(table) == []
    nothing = on("fenrax-fighter", "mechanic")
    assert used(Table(nothing, ("action",)).do("done")) == []


def test_emergency_and_crew_action_triggers() -> None:
    """[R-070] [R-183]"""
    fleet = on(EMERGENCY, "envoy", "quartermaster")
    table = Table(fleet, ("emergency",), ("after",)).do("done", "draw 0 0 1")
    assert table.topic == "gain"
    table.do("take energy", "take energy")
    assert used(table) == ["envoy", "quartermaster"]


def test_revenant_action_triggers() -> None:
    """[R-181] [R-183]"""
    fleet = on(REINFORCE, "envoy")
    table = Table(fleet, ("action",)).do("deploy shuttle zenor", "into 1")
    table.do(table.options[0])
    assert used(table) == ["envoy"]
    fleet = on(HYPERCHARGE, "embassy-suite")
    fleet.offer = ("silent-lane", "cold-harbor", "amber-shoal")
    table = Table(fleet, ("action",)).do("draw 1 1 0")
    assert used(table) == ["embassy-suite"]


def test_discounts_on_the_revenant_count_when_boarding() -> None:
    """[R-065] [R-088] [RU-61]"""
    fleet = on(REINFORCE, "recruiter")
    fleet.players[0].crew = [-1] * 3
    give(fleet.players[0], energy=1)
    table = Table(fleet, ("turn", 0)).do("board reinforce")
    assert table.fleet.turn.member == 1
    fleet.players[0].crew[1] = EMERGENCY
    other = Table(fleet, ("turn", 0))
    assert "board reinforce" not in other.options
    assert other.why_not("board reinforce") == "R-065"


def test_trade_hold_makes_hypercharge_cheaper() -> None:
    """[R-088] [R-235]"""
    fleet = on(HYPERCHARGE, "trade-hold")
    fleet.offer = ("amber-shoal", "cold-harbor", "lamplighter-route")
    table = Table(fleet, ("action",))
    assert table.me.free[3] == 0
    assert table.fleet.jumping == 0
    assert table.topic == "effect"


def test_playing_promoting_deploying_receiving_and_controlling_trigger() -> None:
    """[R-181] [R-183]"""
    fleet = on("dunlork-arkship", "broker")
    hold(fleet, 0, "snap-volley")
    table = Table(fleet, ("extra",)).do("extra affiliation snap-volley", "draw 0 1 0")
    assert used(table) == ["broker"]
    fleet = on("dunlork-arkship", "drillmaster")
    give(fleet.players[0], science=3)
    table = Table(fleet, ("extra",)).do("extra promotion").greedy()
    assert used(table) == ["drillmaster"]
    fleet = on("dunlork-arkship", "salvager")
    fleet.corrupted[fleet.turn.ship] = 1
    table = Table(fleet, ("corruption",)).do("corrupt 2", "resolve gain")
    assert used(table) == ["salvager"]
    fleet = on("dunlork-arkship", "quarantine-cells")
    table = Table(fleet, ("extra",)).do("extra cleanse energy", "control 5")
    table.do("resolve gain_tactics")
    assert used(table) == ["quarantine-cells"]
    assert table.me.tactics == 1


def test_a_deployed_ship_names_its_house() -> None:
    """[R-181]"""
    fleet = on(REINFORCE, "recruiter")
    fleet.rewards = [0] * 7
    table = Table(fleet, ("action",)).do("save material", "save energy")
    table.do("deploy shuttle zenor", "into 2")
    while table.topic == "protect" or table.topic == "effect":
        table.greedy_once()
    assert table.me.tracks[6] == 1


def test_cadet_cards_work_only_for_their_cadet() -> None:
    """[R-185]"""
    fleet = on("dunlork-arkship", "quartermaster", member=1)
    for member, expected in ((0, []), (1, ["quartermaster"]), (2, [])):
        fleet.turn.member = member
        table = Table(fleet, ("action",)).do("arkship dunlork-supply").greedy()
        assert used(table) == expected


def test_frigate_cards_work_for_the_whole_crew() -> None:
    """[R-185]"""
    for member in range(3):
        fleet = on("dunlork-arkship", "deflector-vanes", member=member)
        table = Table(fleet, ("action",)).do("arkship dunlork-supply", "shield 4")
        assert used(table) == ["deflector-vanes"]


def test_activation_abilities_wait_for_activation() -> None:
    """[R-185] [R-252]"""
    fleet = on("dunlork-arkship", "listening-array")
    assert used(Table(fleet, ("action",)).do("arkship dunlork-supply")) == []
    table = Table(fleet, ("extra",)).do("extra activation")
    assert table.options[:2] == ["use tomas-reyk 3", "use listening-array 1"]
    table.do("use listening-array 1").decline()
    assert table.me.intel == 1


def test_several_abilities_are_used_in_any_order_or_not_at_all() -> None:
    """[R-057] [R-182] [R-252]"""
    fleet = on("dunlork-arkship", "quartermaster", "trade-hold")
    table = Table(fleet, ("action",)).do("arkship dunlork-supply")
    assert table.options == ["use quartermaster 1", "use trade-hold 1", "done"]
    assert used(Table(fleet, ("action",)).do("arkship dunlork-supply", "done")) == []
    table.do("use trade-hold 1", "take material", "take energy")
    assert used(table) == ["trade-hold", "quartermaster"]


def test_during_comes_before_after() -> None:
    """[R-182] [R-183] [RU-77]"""
    fleet = on("dunlork-arkship", "broker", "trade-hold")
    table = Table(fleet, ("action",)).do("arkship dunlork-supply", "take neutronium", "pay")
    table.do("spend material")
    assert used(table) == ["trade-hold", "broker"]


def test_an_ability_that_is_declined_was_not_used() -> None:
    """[R-057] [R-181]"""
    fleet = on("dunlork-arkship", "broker")
    table = Table(fleet, ("action",)).do("arkship dunlork-supply", "forfeit")
    assert table.match.over
    assert used(table) == []


def test_an_ability_never_triggers_itself() -> None:
    """[R-185]: Exorcist controls, which destroys; Anselm's Tactics do not start it again [RU-79]"""
    fleet = on("dunlork-arkship", "inquisitor")
    fleet.corrupted[ship("belitan-arkship")] = 1
    table = Table(fleet, ("action",)).do("arkship dunlork-supply")
    table.do("control-ship arkship belitan", "take energy")
    assert table.match.over
    assert used(table) == ["inquisitor", "inquisitor"]
    fleet = on("dunlork-arkship", "master-shipwright")
    give(fleet.players[0], material=4)
    table = Table(fleet, ("after",)).do("pay", "deploy shuttle zenor").greedy()
    assert used(table) == ["master-shipwright", "master-shipwright"]
    assert table.me.free[0] == 2


def test_the_card_being_played_does_not_trigger_itself() -> None:
    """[R-185] [RU-79]"""
    fleet = on("dunlork-arkship", member=1)
    hold(fleet, 0, "prodigy")
    give(fleet.players[0], science=2, neutronium=2)
    table = Table(fleet, ("extra",)).do("extra affiliation prodigy", "attach 1")
    assert used(table) == []
    assert changes(fleet, table.fleet)["played"] == 1


# -- what content may say -----------------------------------------------------------------------


GAIN = {"gain": {"energy": 1}}


@pytest.mark.parametrize("trigger", ABILITIES.classes)
def test_a_key_that_means_nothing_is_refused_with_its_place(trigger: str) -> None:
    timing = "during" if trigger == "activation" else "after"
    plain = {"trigger": trigger, "timing": timing, "effect": GAIN}
    assert ABILITIES.parse(plain, "card").word == trigger
    for key, near in (("conditions", "condition"), ("efect", "effect"), ("timings", "timing")):
        with pytest.raises(BadData, match=f"^card: .* has no key '{key}'; did you mean '{near}'"):
            ABILITIES.parse({**plain, key: 1}, "card")
    with pytest.raises(BadData, match=f"unknown trigger '{trigger}e'; did you mean '"):
        ABILITIES.parse({**plain, "trigger": f"{trigger}e"}, "card")


@pytest.mark.parametrize(
    ("trigger", "timing", "effect", "why"),
    [
        ("crew_action", "during", GAIN, "none of after"),
        ("activation", "after", GAIN, "none of during"),
        ("attack", "during", GAIN, "during 'attack' only 'extra_damage' counts"),
        ("promotion", "during", {"extra_step": 1}, "during 'promotion' only 'discount' counts"),
        ("attack", "after", {"extra_damage": 1}, "'extra_damage' does not count here"),
        ("supply", "during", {"all": [GAIN, {"discount": 1}]}, "'discount' does not count here"),
    ],
)
def test_what_no_rule_would_use_is_refused(
    trigger: str, timing: str, effect: object, why: str
) -> None:
    """A bonus counts during its own trigger, and nothing else does there. [RU-77]"""
    with pytest.raises(BadData, match=why):
        ABILITIES.parse({"trigger": trigger, "timing": timing, "effect": effect}, "card")


def test_a_pack_changes_the_rule(tmp_path: Path) -> None:
    """A Cadet card that takes 2 off the cost of a Promotion. [R-088] [R-251]"""
    (tmp_path / "pack.toml").write_text(ABOUT, encoding="utf-8")
    (tmp_path / "cadets.toml").write_text(CADET, encoding="utf-8")
    game = Revenant(open_pack(tmp_path))
    fleet = game.setup({"players": 2}, Random(1))
    fleet.turn = Turn(0, 1, 0, 0, 0, 0, 0)
    assert promotion_discount(At(fleet, 0)) == 0
    fleet.players[0].cadets[0] = ("tutor",)
    assert promotion_discount(At(fleet, 0)) == 2
    [ability] = game.records.cadets["tutor"].abilities
    for language in ("en", "pl"):
        assert "2" in game.catalogue.render(ability.describe(), language)


ABOUT = """
name = "other-cards"
version = "1"
game = "revenant"
authors = ["somebody"]
licence = "CC0-1.0"
"""
CADET = """
[[cadets]]
id = "tutor"
name = {en = "Tutor", pl = "Mentor"}
origin = "designed"
house = "fenrax"
cost = {energy = 1}
abilities = [{trigger = "promotion", timing = "during", effect = {discount = 2}}]
"""
