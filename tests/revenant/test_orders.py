"""What each Order does in the rich position, and how it is kept. [R-168] [R-176]"""

from __future__ import annotations

import pytest

from domineum.revenant.content import BOX
from tests.revenant.table import Table, changes, give, hold, rich, take_out

EFFECTS = {
    "tributes": {"material": 1, "science": 1, "neutronium": 1},
    "snap-volley": {"tactics": 3, "voidborn": -3},
    "forced-march": {"here": -1, "frigate": -2},
    "open-archives": {"energy": -1, "tactics": 3, "hand": 2, "played": 1, "voidborn": -3},
    "shield-wall": {"tactics": 2, "shields": 4},
    "purifying-flame": {"tactics": 1, "trace": 2, "corruption": -1, "tainted": -1},
    "wiretap": {"intel": 2, "hand": 1},
    "salvage-rights": {"material": 3},
    "battle-patch": {"tactics": 2, "damage": -3, "covered": 1},
    "secret-accord": {"tactics": 1, "hidden": 1},
    "oath-of-fealty": {"influence": 1, "shields": 2},
    "broadside": {"tactics": 1, "voidborn": -1, "frigate": -2},
    "requisition": {"material": 2, "hand": 1},
    "field-commission": {"rank": 1},
    "planetary-survey": {"material": 2, "intel": 2, "hand": 1},
    "cordon": {"tactics": 1, "trace": 1, "tainted": -1, "rifts": -1},
    "double-shift": {"energy": 1, "tactics": 1, "voidborn": -1},
    "planetfall": {"material": 2, "intel": 1},
    "convoy": {"tactics": 1, "here": -1, "damage": -1},
    "black-market": {"material": 2, "hand": 1, "corruption": 1},
    "launch-order": {"ships": 1},
    "grand-embassy": {"material": 1, "science": 1, "influence": 2, "hidden": -1},
    "seal-the-breach": {"tactics": 1, "trace": 1, "voidborn": -1, "tainted": -1, "rifts": -1},
    "crash-program": {"tactics": 3, "hand": 1, "played": 1, "voidborn": -3},
    "standing-orders": {"material": 1, "tactics": 1, "intel": 2, "hand": 1},
    "double-agents": {"hidden": 1, "hand": 1},
    "relief-fleet": {"shields": 4, "damage": -3},
    "full-mobilization": {"ships": 1},
    "pact-of-houses": {"science": 1, "influence": 2, "hand": 1},
    "great-offensive": {"tactics": 4, "influence": 1, "voidborn": -4},
}  # fmt: skip


def test_every_order_is_here() -> None:
    assert EFFECTS.keys() == BOX.orders.keys()


@pytest.mark.parametrize("card", EFFECTS)
def test_an_order_does_what_it_says(card: str) -> None:
    fleet = rich()
    take_out(fleet, card)
    if card not in fleet.players[0].orders:
        fleet.players[0].orders += (card,)
    table = Table(fleet, ("test-resolve", "orders", card, "effect", card)).greedy()
    assert changes(fleet, table.fleet) == EFFECTS[card]


@pytest.mark.parametrize("card", EFFECTS)
def test_an_order_is_paid_resolved_at_once_and_kept(card: str) -> None:
    """[R-173] [R-176]"""
    fleet = rich()
    fleet.players[0].orders = ()
    fleet.discards[2] += ("wiretap",)
    hold(fleet, 0, card)
    units = BOX.orders[card].units
    give(
        fleet.players[0],
        **dict(zip(("material", "energy", "science", "neutronium"), units, strict=True)),
    )
    table = Table(fleet, ("extra",)).do("extra affiliation", f"play {card}")
    if table.topic == "affiliation":
        table.do("second")
    table.decline()
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
