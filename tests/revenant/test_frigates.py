"""The bonuses of the Frigate boards in the rich position. [R-003] [R-175]"""

from __future__ import annotations

import pytest

from domineum.revenant.content import BOX
from tests.revenant.table import Table, attach, changes, give, hold, rich

BONUSES = {
    "wayfarer 2": {"here": -1},
    "wayfarer 3": {"material": 1, "tactics": 1},
    "wayfarer 4": {"material": 1, "intel": 1},
    "wayfarer 5": {"influence": 1},
    "ironside 2": {"material": 1},
    "ironside 3": {"tactics": 2, "voidborn": -2},
    "ironside 4": {"shields": 4, "damage": -3},
    "ironside 5": {"tactics": 1, "hidden": 1},
    "lorekeeper 2": {"hand": 2},
    "lorekeeper 3": {"science": 1, "tactics": 1},
    "lorekeeper 4": {"trace": 1, "hand": 1, "corruption": -1},
    "lorekeeper 5": {"rank": 1},
    "fortune-seeker 2": {"tactics": 2},
    "fortune-seeker 3": {"neutronium": 1, "frigate": -2},
    "fortune-seeker 4": {"material": 1, "hand": 1},
    "fortune-seeker 5": {"here": 1, "ships": 1},
}  # fmt: skip
CARDS = ("patch-drones", "signal-mast", "listening-array", "repair-gantry", "afterburner")


def test_every_bonus_is_here() -> None:
    assert BONUSES.keys() == {f"{board} {slot}" for board in BOX.frigates for slot in (2, 3, 4, 5)}


@pytest.mark.parametrize("bonus", BONUSES)
def test_a_card_in_a_slot_brings_its_bonus(bonus: str) -> None:
    """[R-174] [R-175]"""
    board, slot = bonus.split()
    fleet = rich()
    fleet.players[0].frigate = board
    for card in CARDS[: int(slot) - 1]:
        attach(fleet, 0, card)
    card = CARDS[int(slot) - 1]
    hold(fleet, 0, "snap-volley", "scout", card)
    price = dict(
        zip(
            ("material", "energy", "science", "neutronium"),
            BOX.frigate_cards[card].units,
            strict=True,
        )
    )
    give(fleet.players[0], **{k: v + (3 if k == "material" else 1) for k, v in price.items()})
    table = Table(fleet, ("extra",)).do("extra affiliation", f"play {card}")
    if table.topic == "affiliation":
        table.do("second")
    table.greedy_but("play")
    assert table.me.slots[-1] == card
    gained = changes(fleet, table.fleet)
    assert gained.pop("played") == 1
    expected = dict(BONUSES[bonus])
    for name, number in {**{k: -v for k, v in price.items()}, "hand": -1}.items():
        expected[name] = expected.get(name, 0) + number
    assert gained == {name: number for name, number in expected.items() if number}


def test_the_first_slot_has_no_bonus() -> None:
    """[R-175]"""
    fleet = rich()
    hold(fleet, 0, "patch-drones")
    table = Table(fleet, ("extra",)).do("extra affiliation", "play patch-drones")
    assert table.match.over
    assert changes(fleet, table.fleet) == {"material": -1, "hand": -1, "played": 1}
