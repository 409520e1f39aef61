"""The bonuses of the Frigate boards. [R-003] [R-175]"""

from __future__ import annotations

import pytest

from tests.revenant.cards import answer, cases, difference, expected, position, text_of
from tests.revenant.table import CONTENT, Table, attach, changes, hold, rich

CASES = cases("frigates")
NAMES = [f"{board} {slot}" for board in CONTENT.frigates for slot in (2, 3, 4, 5)]
CARDS = ("patch-drones", "signal-mast", "railgun-deck", "deflector-vanes", "afterburner")
"""None is of the House boarded, and none reacts to the bonuses."""


def test_every_bonus_is_here() -> None:
    assert CASES.keys() == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_in_a_slot_brings_its_bonus(name: str) -> None:
    """[R-174] [R-175]"""
    board, slot = name.split()
    fleet, case = position(), CASES[name]
    me = fleet.players[0]
    me.frigate = board
    for card in CARDS[: int(slot) - 1]:
        attach(fleet, 0, card)
    card = CARDS[int(slot) - 1]
    hold(fleet, 0, "snap-volley", "scout", card)
    table = Table(fleet, ("extra",)).do(f"extra affiliation {card}")
    before = fleet.copy()
    pay = CONTENT.frigate_cards[card].units
    before.players[0].free = [own - unit for own, unit in zip(me.free, pay, strict=True)]
    before.players[0].slots, before.players[0].hand = (*me.slots, card), me.hand[:2]
    assert text_of(CONTENT.frigates[board].bonuses[int(slot) - 2].describe()) == case.says
    assert difference(before, answer(table, case.do).fleet) == expected(case)


def test_the_first_slot_has_no_bonus() -> None:
    """[R-175]"""
    fleet = rich()
    hold(fleet, 0, "patch-drones")
    table = Table(fleet, ("extra",)).do("extra affiliation patch-drones")
    assert table.match.over
    assert changes(fleet, table.fleet) == {"material": -1, "hand": -1, "played": 1}
