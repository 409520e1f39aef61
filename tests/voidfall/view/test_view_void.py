"""What everybody may know of the Voidborn's side, and what is dealt anew for a sample."""

from __future__ import annotations

from typing import Any

from domineum.kernel import Random
from domineum.kernel.hidden import leaks
from domineum.voidfall import GAME
from domineum.voidfall.view.redeal import redeal_void
from domineum.voidfall.void.crisis_board import HARBINGER
from tests.voidfall.table import CONTENT
from tests.voidfall.void_table import VoidTable, pair, solo


def opened() -> VoidTable:
    """Two players on Hard, with a current Crisis and some pieces on the board."""
    table = pair(difficulty="hard")
    table.step("void.prepare")
    table.face("bare-silos")
    table.fill("military", HARBINGER, "thin-lines")
    table.fill("economic", "toll-stations")
    return table


def seen(table: VoidTable, seat: int | None = None) -> dict[str, Any]:
    """The Voidborn's part of a view."""
    part: Any = GAME.view(table.state, seat)["void"]
    return dict(part)


def test_the_board_the_alert_and_the_offer_are_open() -> None:
    """[V-055] [V-123] [V-461]"""
    view = seen(opened())
    assert view["current"] == "bare-silos"
    assert view["rows"] == {
        "military": {"pieces": [HARBINGER, "thin-lines"], "value": 2},
        "economic": {"pieces": ["toll-stations"], "value": [0, 1, 1, 0, 0]},
    }
    assert (view["alert"], len(view["offer"])) == ("situation-1", 3)


def test_of_face_down_cards_only_the_number_is_known() -> None:
    """Situations lie face up in their stacks, Wars face down. [V-018] [V-019]"""
    table = opened()
    view = seen(table)
    void = table.void
    assert view["alerts"] == len(void.alerts)
    assert view["wars"] == len(void.wars)
    assert view["situations"] == {str(k): n for k, n in void.situations.items()}
    assert view["decks"] == {"1": 17, "2": 22, "3": 21}
    assert view["offer_deck"] == len(void.offer_deck)


def test_everybody_sees_the_same() -> None:
    table = opened()
    assert seen(table, None) == seen(table, 0) == seen(table, 1)


def test_no_view_tells_a_secret() -> None:
    table = opened()
    for seat in (None, 0, 1):
        assert [*leaks(GAME, table.state, seat, Random(3))] == []


def test_a_sample_keeps_the_cards_and_their_numbers() -> None:
    """What lies open stays; of the Wars nobody knows which one is in the deck. [V-019]"""
    table = opened()
    before = table.state.copy()
    wars, decks = set(), set()
    for seed in range(60):
        state = before.copy()
        redeal_void(state, Random(seed))
        void = state.void
        assert void
        assert [*GAME.check(state)] == [*GAME.check(before)]
        assert GAME.view(state, 0) == GAME.view(before, 0)
        wars |= {card for card in void.alerts if CONTENT.alerts[card].kind == "war"}
        decks.add(void.decks[1][-1])
    assert wars == {card.id for card in CONTENT.alerts.values() if card.kind == "war"}
    assert len(decks) > 10


def test_the_table_is_told_who_could_resolve_a_crisis() -> None:
    """For each open Crisis and player, and what is missing. [V-093] [V-095]"""
    table = solo()
    table.fill("economic", "toll-stations")
    table.stock()
    (prospect,) = seen(table)["prospects"]
    assert (prospect["crisis"], prospect["seat"], prospect["ready"]) == ("toll-stations", 0, False)
    assert prospect["missing"]
    table.stock(food=1)
    assert seen(table)["prospects"][0]["ready"]


def test_the_score_is_shown_item_by_item() -> None:
    """[V-161]"""
    score = dict(seen(solo())["score"])
    assert (score["base"], score["rifts"]) == (60, 30)
