"""Hidden Influence for Resources at any moment of one's own turn."""

from __future__ import annotations

import pytest

from domineum.revenant import GAME
from domineum.revenant.state import At, Fleet
from domineum.revenant.trading import IMPOSSIBLE, payable, trades
from domineum.revenant.words import (
    FRIGATE,
    HYPERCHARGE,
    REINFORCE,
)
from tests.revenant.table import Table, attach, boarded, empty, give, hidden, hold, planet, put


def on(place: str | int, *houses: str, member: int = 0) -> Fleet:
    """A turn with no Resources, no Operation cards and the given Hidden Influence."""
    fleet = put(empty(), yarvek_arkship=3, belitan_arkship=4, dunlork_arkship=5, zenor_dropship=6)
    give(fleet.players[0])
    hold(fleet, 0)
    hidden(fleet, 0, *houses)
    return boarded(fleet, place, member=member)


def test_a_cost_is_payable_if_trading_makes_it_so() -> None:
    """[R-058] [R-113] [RU-66]"""
    fleet = on("yarvek-arkship", "zenor", "zenor", "fenrax")
    table = Table(fleet, ("action",)).do("arkship yarvek-fabricate")
    assert table.topic == "trade-for"
    table.do("give-up zenor", "give-up fenrax")
    assert table.me.hidden == ()
    assert table.me.free == [0, 0, 0, 0]
    assert table.topic == "deploy"


def test_too_few_cards_do_not_pay() -> None:
    """[R-058] [R-113]"""
    fleet = on("yarvek-arkship", "zenor", "fenrax")
    table = Table(fleet, ("action",))
    assert table.why_not("arkship yarvek-fabricate") == "R-058"
    assert "trade" in table.options


def test_what_the_player_has_is_spent_first() -> None:
    """[R-113]"""
    fleet = on("yarvek-arkship", "zenor", "fenrax")
    give(fleet.players[0], material=2, energy=1)
    table = Table(fleet, ("action",)).do("arkship yarvek-fabricate", "give-up fenrax")
    assert table.me.free == [0, 1, 0, 0]
    assert len(table.me.hidden) == 1


def test_any_resources_are_made_up_too() -> None:
    """[R-087] [R-113] [R-194]"""
    fleet = on("belitan-arkship", "zenor")
    give(fleet.players[0], science=1)
    table = Table(fleet, ("action",)).do("arkship belitan-supply")
    table.do("take energy energy energy")
    assert table.me.free == [0, 3, 0, 0]
    assert table.me.hidden == ()


def test_a_full_frigate_makes_room_with_what_the_cost_does_not_ask_for() -> None:
    """[R-086] [R-113] [RU-60]"""
    fleet = on("yarvek-arkship", "zenor")
    give(fleet.players[0], material=2, energy=7, science=1)
    table = Table(fleet, ("action",)).do("arkship yarvek-fabricate")
    assert table.topic == "room"
    assert table.options == ["drop energy", "drop science"]
    table.do("drop science")
    assert table.me.free == [0, 7, 0, 0]


def test_cards_that_a_cost_asks_for_cannot_be_traded_for_it() -> None:
    """[R-058] [R-113] [RU-66]"""
    fleet = on("yarvek-arkship", "zenor")
    at = At(fleet, 0)
    assert trades(at, (1, 0, 0, 0)) == 1
    assert trades(at, (1, 0, 0, 0), keep=1) == IMPOSSIBLE


def test_nothing_is_traded_out_of_the_own_turn_or_for_what_is_mandatory() -> None:
    """[R-113] [R-228] [RU-66] [RU-86]"""
    fleet = on("yarvek-arkship", "zenor")
    at = At(fleet, 0)
    at.must = True
    assert not payable(at, (1, 0, 0, 0))
    fleet.turn.seat = 1
    assert not payable(At(fleet, 0), (1, 0, 0, 0))


def test_a_triggered_ability_can_be_paid_by_trading() -> None:
    """[R-113] [R-181]"""
    fleet = on("yarvek-arkship", "zenor", "fenrax", member=1)
    attach(fleet, 0, "master-shipwright")
    table = Table(fleet, ("after",))
    assert table.options == ["pay", "forfeit"]
    table.do("pay", "give-up zenor")
    assert table.topic == "deploy"
    assert table.me.hidden == ()


def test_a_part_of_a_sequence_can_be_paid_by_trading() -> None:
    """[R-057] [R-113]: chosen or not, apart from the option itself"""
    fleet = planet(on("zenor-dropship", "zenor"), 6, "quiet-harbor")
    table = Table(fleet, ("action",)).do("land", "side lower")
    assert table.options == ["pay", "forfeit"]
    table.do("pay")
    assert table.me.hidden == ()
    assert table.topic == "deploy"


def test_the_second_way_to_cleanse_can_be_paid_by_trading() -> None:
    """[R-113] [R-247]"""
    fleet = on("yarvek-arkship", "zenor")
    fleet.players[0].corrupted = [0, 0, 0, 1, 1]
    hold(fleet, 0, "scout")
    table = Table(fleet, ("extra",)).do("extra cleanse card", "control 4")
    assert table.options == ["extra cleanse energy", "done"]
    table.do("extra cleanse energy", "control 5")
    assert (table.me.hidden, sum(table.me.corrupted)) == ((), 0)


def test_promotion_and_cards_can_be_paid_by_trading() -> None:
    """[R-113] [R-173] [R-251]"""
    fleet = on("yarvek-arkship", "zenor", "zenor", "zenor")
    assert Table(fleet, ("extra",)).do("extra promotion").me.rank == 1
    hold(fleet, 0, "snap-volley")
    table = Table(fleet, ("extra",)).do("extra affiliation snap-volley")
    assert table.me.orders == ("snap-volley",)
    assert table.me.hidden == (6, 6)


def test_a_discount_saves_what_is_missing_before_cards_are_traded() -> None:
    """[R-088] [R-113] [RU-61]"""
    fleet = on("belitan-arkship", "zenor", "fenrax")
    hold(fleet, 0, "full-mobilization")
    give(fleet.players[0], energy=1, neutronium=1)
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "play full-mobilization")
    assert table.topic == "trade-for"
    table.do("give-up fenrax")
    assert table.me.free == [0, 0, 0, 0]
    assert table.me.hidden == (6,)


def test_the_second_card_of_affiliation_can_be_paid_by_trading() -> None:
    """[R-113] [R-248]"""
    fleet = on("dunlork-arkship", "zenor")
    hold(fleet, 0, "guide", "snap-volley")
    give(fleet.players[0], science=2, energy=1)
    table = Table(fleet, ("extra",)).do("extra affiliation guide second", "attach 1")
    table.do("play snap-volley")
    assert table.me.hidden == ()


@pytest.mark.parametrize(("space", "price"), [(REINFORCE, (1, 1, 0, 1)), (HYPERCHARGE, None)])
def test_the_revenant_is_boarded_only_with_the_cost_in_hand(
    space: int, price: tuple[int, int, int, int] | None
) -> None:
    """[R-065] [R-074] [R-113]: Hidden Influence is traded before boarding"""
    fleet = on(FRIGATE, *["zenor"] * 6)
    fleet.players[0].crew, fleet.turn.ship = [-1] * 3, -1
    code = "board reinforce" if price else "board hypercharge"
    table = Table(fleet, ("turn", 0))
    assert table.why_not(code) == "R-065"
    wanted = ["material", "energy", "neutronium"] if price else ["neutronium"] * 6
    for resource in wanted:
        table.do("trade", f"exchange zenor {resource}")
    assert code in table.options


def test_a_dearer_jump_is_open_once_boarded() -> None:
    """[R-113] [R-235]"""
    fleet = on(HYPERCHARGE, *["zenor"] * 6)
    give(fleet.players[0], neutronium=2)
    assert len(Table(fleet, ("action",)).options) == 3


def test_a_trade_is_offered_right_before_corruption_and_at_the_end_of_the_turn() -> None:
    """[R-089] [R-113] [RU-56] [RU-66]"""
    fleet = on("yarvek-arkship", "zenor", "fenrax")
    fleet.corrupted[fleet.turn.ship] = 1
    fleet.players[0].corrupted = [0, 0, 1, 1, 1]
    table = Table(fleet, ("corruption",), ("end",))
    assert table.options == ["corrupt 2", "trade"]
    table.do("trade", "exchange zenor science", "corrupt 2")
    assert table.options == ["confirm", "trade"]
    table.do("trade", "exchange fenrax energy")
    assert table.options == ["confirm"]
    assert table.me.free == [0, 1, 1, 0]
    assert table.do("confirm").match.over


def test_a_trade_leaves_the_condition_of_the_deed_alone() -> None:
    """[R-113] [R-181]: paying by trading is not yet an effect"""
    fleet = on("yarvek-arkship", *["zenor"] * 3, member=1)
    attach(fleet, 0, "deflector-vanes")
    table = Table(fleet, ("action",)).do("arkship yarvek-fabricate", "done")
    assert not table.events("ability")


# -- what the labels say ------------------------------------------------------------------------


def hinted(table: Table) -> list[str]:
    """The options whose labels say that a card has to be traded."""
    labels = {o.code: GAME.catalogue.render(o.label(), "en") for o in table.question.options}
    return [code for code, label in labels.items() if "Hidden Influence card" in label]


def test_labels_say_what_takes_a_trade() -> None:
    """[R-113] [RU-66]"""
    fleet = on("yarvek-arkship", "zenor", "fenrax")
    give(fleet.players[0], material=1)
    table = Table(fleet, ("action",))
    assert hinted(table) == ["arkship yarvek-fabricate"]
    label = next(o for o in table.question.options if o.code in hinted(table)).label()
    assert GAME.catalogue.render(label, "en").endswith(
        "(takes 2 Hidden Influence cards for missing Resources)"
    )
    assert GAME.catalogue.render(label, "pl").endswith(
        "(wymaga odrzucenia 2 kart Ukrytego Wpływu za brakujące Zasoby)"
    )
    give(fleet.players[0], material=3)
    assert hinted(Table(fleet, ("action",))) == []


def test_labels_of_cards_and_extra_actions_say_it() -> None:
    """[R-113] [R-248] [R-251]"""
    fleet = on("yarvek-arkship", "zenor")
    give(fleet.players[0], science=2)
    hold(fleet, 0, "scout", "drillmaster", "prospector")
    table = Table(fleet, ("extra",))
    cards = [f"extra affiliation {card}" for card in ("scout", "prospector cheaper")]
    assert hinted(table) == ["extra cleanse energy", *cards, "extra promotion"]


def test_the_label_of_a_bonus_says_it() -> None:
    """[R-113] [R-248]"""
    fleet = on("yarvek-arkship", "zenor")
    give(fleet.players[0], material=1)
    hold(fleet, 0, "prospector")
    table = Table(fleet, ("extra",))
    plain = "extra affiliation prospector"
    assert {f"{plain} cheaper", f"{plain} second"} < set(table.options)
    assert f"{plain} cheaper" not in hinted(table)
    assert f"{plain} second" in hinted(table)


def test_labels_of_cleansing_and_activation_say_it() -> None:
    """[R-113] [R-247] [R-252]"""
    fleet = on("yarvek-arkship", "zenor")
    fleet.players[0].captain = "mirela-quist"
    assert hinted(Table(fleet, ("extra",))) == ["extra cleanse energy", "extra activation"]
    hold(fleet, 0, "scout")
    assert hinted(Table(fleet, ("extra",))) == [
        "extra cleanse energy", "extra affiliation scout", "extra activation",
    ]  # fmt: skip


def test_labels_of_planets_abilities_and_jumps_say_it() -> None:
    """[R-113] [R-181] [R-220] [R-235]"""
    fleet = planet(on("zenor-dropship", "zenor"), 6, "old-foundry", cube=0)
    assert hinted(Table(fleet, ("action",)).do("land")) == ["side upper"]
    fleet = on("yarvek-arkship", "zenor", member=1)
    attach(fleet, 0, "alchemist")
    table = Table(fleet, ("test-fire", "arkship_effect", "after", -1, 0, 0, 0))
    assert hinted(table) == ["pay"]
    attach(fleet, 0, "deflector-vanes")
    table = Table(fleet, ("test-fire", "arkship_effect", "after", -1, 0, 0, 0))
    assert hinted(table) == ["use alchemist 1"]
    fleet = on(HYPERCHARGE, "zenor")
    give(fleet.players[0], neutronium=1)
    fleet.offer = ("silent-lane", "amber-shoal", "cold-harbor")
    assert hinted(Table(fleet, ("action",))) == ["charge amber-shoal"]
