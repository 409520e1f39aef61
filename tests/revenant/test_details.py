"""The second line of options, as the rules say it."""

from __future__ import annotations

import pytest

from domineum.kernel import Preview
from domineum.revenant import GAME
from tests.revenant.table import Table, attach, empty, hold, put, rich


def detail(table: Table, code: str, language: str = "en") -> str:
    """What stands below an option."""
    question = table.question
    words = question.detail_of(question.options[question.find(code)])
    return GAME.catalogue.render(words, language) if words else ""


def test_a_ship_says_where_it_is_and_what_can_be_done_there() -> None:
    """[R-192] [R-194] [R-195] [R-213] [R-217] [R-225]"""
    fleet = put(empty(), belitan_arkship=3, fenrax_fighter=6, yarvek_dropship=5)
    fleet.voidborn[6] = 2
    table = Table(fleet, ("turn", 0))
    arkship = detail(table, "board arkship belitan")
    assert arkship.startswith("Sector 3: ")
    assert "play an Operation card for 1 Resource less" in arkship
    assert detail(table, "board fighter fenrax") == (
        "Sector 6, 2 Voidborn ships: Maneuver and/or Attack"
    )
    assert detail(table, "board dropship yarvek") == "Sector 5: Maneuver, then land"
    assert detail(table, "board frigate captain").startswith("Sector 1: Hidden Influence")
    for code in [code for code in table.options if code != "trade"]:
        assert detail(table, code)
        assert detail(table, code, "pl")


def test_a_crew_member_says_whose_abilities_count() -> None:
    """[R-163]"""
    fleet = put(empty(), belitan_arkship=3)
    attach(fleet, 0, "gunner")
    table = Table(fleet, ("turn", 0)).do("board arkship belitan")
    assert detail(table, "send captain") == "Oriel Vance, the Lance"
    assert detail(table, "send cadet-1") == "Gunner"
    assert detail(table, "send cadet-2") == "without cards"


@pytest.mark.parametrize("code", ["draw 2 0 0", "draw 1 0 1"])
def test_a_preview_of_a_draw_says_how_many_cards_come(code: str) -> None:
    """Not which ones. [R-169]"""
    fleet = rich()
    hold(fleet, 0, "scout")
    table = Table(fleet, ("test-resolve", "planets", "gilded-dust", "lower", ""))
    table.do("resolve draw_operation")
    preview = Preview.of(table.match, code)
    assert preview.reveals
    assert preview.detail is not None
    assert GAME.catalogue.render(preview.detail, "en") == (
        "cards in hand 1 → 3; then 2 cards are drawn"
    )
    assert preview.changes == []
