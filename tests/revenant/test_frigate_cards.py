"""What the abilities of each Frigate card do. [R-180] [R-181] [R-182] [R-183] [R-184]"""

from __future__ import annotations

import pytest

from tests.revenant.cards import abilities_of, cases, check_card

CASES = cases("frigate_cards")
NAMES = abilities_of("frigate_cards")


def test_every_ability_is_here() -> None:
    assert CASES.keys() == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_ability_says_and_does(name: str) -> None:
    check_card(CASES[name], "frigate_cards")
