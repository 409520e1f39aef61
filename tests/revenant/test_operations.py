from __future__ import annotations

from domineum.revenant.state import Fleet
from tests.revenant.table import (
    CONTENT,
    Table,
    attach,
    boarded,
    changes,
    drop_hand,
    empty,
    give,
    hidden,
    hold,
    put,
    take_out,
)


def in_turn(*hand: str) -> Fleet:
    fleet = boarded(put(empty(), dunlork_arkship=3), "dunlork-arkship")
    fleet.players[0].captain = "tomas-reyk"
    give(fleet.players[0], material=2, energy=2, science=2, neutronium=2)
    hold(fleet, 0, *hand)
    return fleet


DRAW_TWO = ("test-resolve", "frigates", "lorekeeper", "bonuses", "")


def drawing(fleet: Fleet) -> Table:
    return Table(fleet, ("income", 0))


def test_cadet_and_frigate_cards_stay_in_play_and_orders_work_at_once() -> None:
    """[R-168] [R-176]"""
    for card, place in (("scout", "cadets"), ("cargo-nets", "slots"), ("wiretap", "orders")):
        table = Table(in_turn(card), ("extra",)).do(f"extra affiliation {card}").greedy()
        assert card in str(getattr(table.me, place))
        assert (table.me.intel == 2) is (card == "wiretap")


def test_types_are_named_before_any_card_is_seen() -> None:
    """[R-169]"""
    table = drawing(in_turn())
    assert table.options == [
        "draw 2 0 0", "draw 1 1 0", "draw 1 0 1", "draw 0 2 0", "draw 0 1 1", "draw 0 0 2",
    ]  # fmt: skip
    table.do("draw 1 0 1")
    assert sorted(CONTENT.type_of[card] for card in table.me.hand) == [0, 2]


def test_above_eight_cards_one_discards_at_once() -> None:
    """[R-170] [R-171]"""
    fleet = in_turn(*list(CONTENT.cadets)[:7])
    table = drawing(fleet).do("draw 2 0 0")
    assert table.topic == "discard"
    card = table.me.hand[0]
    table.do(f"discard {card}")
    assert table.match.over
    assert len(table.me.hand) == 8
    assert table.fleet.discards[0] == (card,)


def test_an_empty_deck_is_refilled_from_its_discards() -> None:
    """[R-172]"""
    fleet = in_turn()
    drop_hand(fleet, 1)
    fleet.discards[0], fleet.decks[0] = fleet.decks[0][1:], fleet.decks[0][:1]
    table = drawing(fleet).do("draw 2 0 0")
    assert len(table.me.hand) == 2
    assert len(table.fleet.decks[0]) == 28
    assert table.fleet.discards[0] == ()


def test_types_without_cards_cannot_be_named() -> None:
    """[R-169] [R-172] [RU-74]"""
    fleet = in_turn()
    fleet.decks[0], fleet.decks[1] = (), ()
    assert drawing(fleet).match.over


def test_a_card_has_to_be_paid() -> None:
    """[R-173]"""
    fleet = in_turn("scout", "bombardier")
    give(fleet.players[0], energy=1)
    hidden(fleet, 0)
    table = Table(fleet, ("extra",))
    assert "extra affiliation scout" in table.options
    assert table.why_not("extra affiliation bombardier") == "R-173"
    table.do("extra affiliation scout", "attach 1")
    assert changes(fleet, table.fleet) == {"energy": -1, "hand": -1, "played": 1}


def test_frigate_cards_fill_the_slots_from_the_left() -> None:
    """[R-174] [R-175]"""
    fleet = in_turn("patch-drones")
    attach(fleet, 0, "signal-mast")
    fleet.players[0].frigate = "ironside"
    table = Table(fleet, ("extra",)).do("extra affiliation patch-drones")
    assert table.me.slots == ("signal-mast", "patch-drones")
    assert changes(fleet, table.fleet) == {"hand": -1, "played": 1}
    assert [event.data["slot"] for event in table.events("slot")] == [2]


def test_a_sixth_frigate_card_cannot_be_played() -> None:
    """[R-174] [R-178]"""
    fleet = in_turn("patch-drones", "scout")
    for card in ("signal-mast", "cargo-nets", "railgun-deck", "afterburner", "ion-lance"):
        attach(fleet, 0, card)
    table = Table(fleet, ("extra",))
    assert table.why_not("extra affiliation patch-drones") == "R-174"


def test_a_cadet_card_is_attached_to_one_of_the_cadets() -> None:
    """[R-177]"""
    table = Table(in_turn("scout"), ("extra",)).do("extra affiliation scout")
    assert table.options == ["attach 1", "attach 2"]
    assert table.do("attach 2").me.cadets == [(), ("scout",)]


def test_a_cadet_has_two_cards_at_most() -> None:
    """[R-178]"""
    fleet = in_turn("scout")
    attach(fleet, 0, "guide")
    attach(fleet, 0, "broker")
    table = Table(fleet, ("extra",)).do("extra affiliation scout")
    assert table.me.cadets == [("guide", "broker"), ("scout",)]
    full = in_turn("scout", "wiretap")
    full.players[0].cadets = [("guide", "broker"), ("envoy", "salvager")]
    assert Table(full, ("extra",)).why_not("extra affiliation scout") == "R-178"


def test_of_drawn_cards_only_some_may_be_kept() -> None:
    """[R-169]"""
    fleet = in_turn("scout")
    table = Table(fleet, ("test-resolve", "orders", "open-archives", "effect", "open-archives"))
    table.do("draw 4 0 0")
    assert table.topic == "discard"
    assert "discard scout" not in table.options
    assert len(table.options) == 4


def test_the_discard_piles_are_face_down() -> None:
    """[R-048] [R-171]"""
    fleet = in_turn("scout", "wiretap")
    fleet.corrupted[1] = 1
    table = Table(fleet, ("extra",)).do("extra cleanse card", "discard wiretap")
    decks = table.match.view(1)["decks"]
    assert isinstance(decks, dict)
    assert decks["order-discards"] == 1
    assert "wiretap" not in str(table.match.view(1))


def test_cards_played_by_other_effects_have_no_affiliation() -> None:
    """[R-195] [R-250]"""
    fleet = boarded(put(empty(), belitan_arkship=3), "belitan-arkship")
    hold(fleet, 0, "tributes", "black-market")
    give(fleet.players[0], material=1, science=1, neutronium=1)
    table = Table(fleet, ("action",)).do("arkship belitan-calculate", "play tributes")
    assert table.topic == "draw"
    take_out(fleet, "scout")


def test_a_card_can_be_paid_by_trading_hidden_influence_first() -> None:
    """[R-113] [R-173]"""
    fleet = in_turn("scout")
    give(fleet.players[0])
    hidden(fleet, 0, "zenor")
    table = Table(fleet, ("test-resolve", "orders", "open-archives", "effect", "open-archives"))
    table.do("draw 0 4 0").greedy_once()
    assert "play scout" in table.options
    assert table.options[-2:] == ["done", "trade"]
    before = table.match.copy()
    table.do("trade", "exchange zenor energy", "play scout")
    assert table.topic == "attach"
    before.choose("play scout")
    assert before.question().topic == "revenant.attach"
    assert before.state.plain() == table.fleet.plain()
