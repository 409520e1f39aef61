"""What each Order does, and how it is kept. [R-168] [R-176]"""

from __future__ import annotations

import pytest

from tests.revenant.cards import cases, check_effect, position
from tests.revenant.table import CONTENT, Table, changes, give, hold, rich, take_out

CASES = cases("orders")


def test_every_order_is_here() -> None:
    assert CASES.keys() == CONTENT.orders.keys()


@pytest.mark.parametrize("card", CONTENT.orders)
def test_an_order_says_and_does(card: str) -> None:
    fleet = position()
    take_out(fleet, card)
    if card not in fleet.players[0].orders:
        fleet.players[0].orders += (card,)
    check_effect(CASES[card], "orders", card, "effect", card, fleet)


@pytest.mark.parametrize("card", CONTENT.orders)
def test_an_order_is_paid_resolved_at_once_and_kept(card: str) -> None:
    """[R-173] [R-176]"""
    fleet = rich()
    fleet.players[0].orders = ()
    fleet.discards[2] += ("wiretap",)
    hold(fleet, 0, card)
    units = CONTENT.orders[card].units
    give(
        fleet.players[0],
        **dict(zip(("material", "energy", "science", "neutronium"), units, strict=True)),
    )
    table = Table(fleet, ("extra",))
    codes = [code for code in table.options if code.startswith(f"extra affiliation {card}")]
    table.do(codes[-1]).decline()
    assert table.me.orders == (card,)
    assert card not in table.me.hand
    assert [event.data["card"] for event in table.events("played")] == [card]


@pytest.mark.parametrize(
    ("tactics", "gained"),
    [
        (0, {}),
        (1, {"material": 1}),
        (3, {"material": 1, "science": 1}),
        (8, {"material": 1, "energy": 1, "science": 1, "neutronium": 1}),
    ],
)
def test_tributes_depend_on_tactics(tactics: int, gained: dict[str, int]) -> None:
    fleet = rich()
    fleet.players[0].tactics = tactics
    table = Table(fleet, ("test-resolve", "orders", "tributes", "effect", "tributes"))
    assert changes(fleet, table.fleet) == gained


def test_great_offensive_without_eight_tactics_gives_a_resource() -> None:
    fleet = rich()
    fleet.players[0].tactics = 0
    step = ("test-resolve", "orders", "great-offensive", "effect", "great-offensive")
    table = Table(fleet, step).do("aim 1", "done", "take science")
    assert changes(fleet, table.fleet) == {"science": 1, "tactics": 1, "voidborn": -1}


def test_standing_orders_never_repeat_themselves() -> None:
    """[RU-75]"""
    fleet = rich()
    fleet.players[0].orders = ("standing-orders",)
    step = ("test-resolve", "orders", "standing-orders", "effect", "standing-orders")
    assert Table(fleet, step).options == ["resolve gain", "forfeit"]
