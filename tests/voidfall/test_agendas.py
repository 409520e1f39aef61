"""Gaining Agendas, and the slots."""

from domineum.kernel import Message, Preview
from domineum.voidfall.agendas import worth_text
from tests.voidfall.table import Table


def test_an_agenda_of_any_type_by_offer_or_by_deck() -> None:
    """Two ways for each of four types. [V-422]"""
    table = Table()
    driven = table.resolve({"gain_agenda": "any"}, "draw-agenda might", "keep " + top(table))
    assert len(driven.options()) == 8 + 1
    driven = table.resolve({"gain_agenda": "wealth"}, "forfeit")
    assert [code.split()[1] for code in driven.options()[:2]] == ["wealth", "wealth"]


def top(table: Table, kind: str = "might") -> str:
    """The top card of a deck."""
    return table.state.agenda_decks[kind][-1]


def test_the_face_up_card_is_replaced_from_the_deck() -> None:
    """It goes to the hand. [V-423]"""
    table = Table()
    card, following = table.state.agenda_offer["might"], top(table)
    table.resolve({"gain_agenda": "might"}, f"take-agenda might {card}")
    assert table.me.agendas == [card]
    assert table.state.agenda_offer["might"] == following


def test_a_preview_shows_the_card_that_is_taken_and_not_the_next() -> None:
    """The offer is refilled after that. [V-423]"""
    table = Table()
    table.select("innovation")
    table.stock(food=1, energy=1, materials=1)
    match = table.match(("act", 0))
    match.choose("take consolidate")
    option = next(o for o in match.question().options if o.verb == "take-agenda")
    kind, card = option.about["agenda_type"], option.about["agenda"]
    preview = Preview.of(match, option)
    assert preview.reveals
    assert ("players.0.agendas", [], [card]) in preview.changes
    assert (f"agendas.{kind}.offer", card, "") in preview.changes
    assert [event.kind for event in preview.events] == ["agenda"]


def test_of_two_drawn_cards_one_is_kept() -> None:
    """The other goes under the deck, and the offer stays. [V-424]"""
    table = Table()
    deck = table.state.agenda_decks["might"]
    first, second = deck[-1], deck[-2]
    offer = table.state.agenda_offer["might"]
    driven = table.resolve({"gain_agenda": "might"}, "draw-agenda might", f"keep {second}")
    assert driven.options(1) == [f"keep {first}", f"keep {second}"]
    assert (table.me.agendas, deck[0], table.state.agenda_offer["might"]) == (
        [second], first, offer,
    )  # fmt: skip


def test_a_deck_of_one_is_drawn_and_an_empty_one_is_not() -> None:
    """With an empty deck the offer is not refilled. [V-424]"""
    table = Table()
    deck = table.state.agenda_decks["might"]
    del deck[1:]
    last = deck[0]
    table.resolve({"gain_agenda": "might"}, "draw-agenda might")
    assert table.me.agendas == [last]
    driven = table.resolve(
        {"gain_agenda": "might"}, f"take-agenda might {table.state.agenda_offer['might']}"
    )
    assert len(driven.options()) == 2
    assert table.state.agenda_offer["might"] == ""


def test_a_card_returns_face_down_also_to_an_empty_deck() -> None:
    """The offer stays empty; the card can only be drawn. [V-109] [V-424]"""
    table = Table()
    table.slot(1).agenda = card = table.state.agenda_decks["might"].pop()
    table.pay({"discard_agenda": 1})
    assert table.state.agenda_decks["might"][0] == card
    table.state.agenda_decks["might"].clear()
    table.slot(1).agenda, table.state.agenda_offer["might"] = card, ""
    table.pay({"discard_agenda": 1})
    assert (table.state.agenda_offer["might"], table.state.agenda_decks["might"]) == ("", [card])
    driven = table.resolve({"gain_agenda": "might"}, "draw-agenda might")
    assert driven.options() == ["draw-agenda might", "forfeit"]
    assert table.me.agendas == [card]


def test_a_type_without_cards_cannot_be_gained() -> None:
    """Neither deck nor offer; the others can. [V-425]"""
    table = Table()
    table.state.agenda_decks["might"].clear()
    table.state.agenda_offer["might"] = ""
    assert not table.possible({"gain_agenda": "might"})
    driven = table.resolve({"gain_agenda": "any"}, "forfeit")
    assert driven.why_not("draw-agenda might") == "V-425"


def test_the_top_card_alone_needs_a_deck() -> None:
    """As an Origin deals it, unseen. [V-424]"""
    table = Table()
    card = top(table)
    table.resolve({"gain_agenda": "might", "source": "deck_top"}, "draw-agenda might")
    assert table.me.agendas == [card]
    table.state.agenda_decks["might"].clear()
    assert not table.possible({"gain_agenda": "might", "source": "deck_top"})


def test_the_hand_has_no_limit_and_a_gained_agenda_waits_for_a_later_turn() -> None:
    """It is not played in the turn that gains it. [V-071] [V-426]"""
    table = Table()
    table.stock(energy=1, credits=1)
    answers = ("resolve gain_agenda", "draw-agenda support")
    keep = "keep " + top(table, "support")
    table.take("conquest", "plan", *answers, keep, "forfeit")
    assert (len(table.me.agendas), table.state.turn.agenda) == (1, "")
    for kind in ("might", "wealth", "support", "dominance"):
        card = table.state.agenda_offer[kind]
        table.resolve({"gain_agenda": kind}, f"take-agenda {kind} {card}")
    assert len(table.me.agendas) == 5


def test_four_slots_the_first_for_the_starting_agenda() -> None:
    """The three others are standard ones. [V-427]"""
    assert [slot.kind for slot in Table().me.slots] == ["starting"] + ["standard"] * 3


def test_only_the_corrupted_offer_brings_a_corruption() -> None:
    """Support is Pure, Might Corrupted; the offer becomes Pure by it. [V-402] [V-429]"""
    table = Table()
    table.state.corrupted_offers["might"] = True
    support, might = table.state.agenda_offer["support"], table.state.agenda_offer["might"]
    table.resolve({"gain_agenda": "any"}, f"take-agenda support {support}")
    assert table.me.mat_corruption == 1
    answers = (f"take-agenda might {might}", "corrupt-track society")
    table.resolve({"gain_agenda": "any"}, *answers)
    assert table.me.corrupted_tracks[0]
    assert not table.state.corrupted_offers["might"]


def test_a_draw_from_a_corrupted_offer_brings_it_too() -> None:
    """The marker lies between deck and card. [V-402]"""
    table = Table()
    table.state.corrupted_offers["might"] = True
    answers = ("draw-agenda might", "keep " + top(table), "corrupt-sector 4")
    table.resolve({"gain_agenda": "might"}, *answers)
    assert table.sector(4).corrupted


def test_without_a_location_a_corrupted_type_cannot_be_gained() -> None:
    """The reason names the rule. [V-402]"""
    table = Table()
    table.state.corrupted_offers["might"] = True
    table.sector(4).corrupted = True
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots()[1:]:
        slot.corrupted = True
    assert not table.possible({"gain_agenda": "might"})
    driven = table.resolve({"gain_agenda": "any"}, "forfeit")
    assert driven.why_not("draw-agenda might") == "V-402"


def test_a_discarded_agenda_goes_under_its_deck() -> None:
    """A Trade token on it stays with the player. [V-108] [V-112]"""
    table = Table()
    card = table.state.agenda_offer["might"]
    table.slot(1).agenda, table.slot(1).trade = card, True
    table.pay({"discard_agenda": 1})
    assert table.state.agenda_decks["might"][0] == card
    assert (table.me.slots[1].agenda, table.me.loose_trade) == ("", 1)
    assert not table.payable({"discard_agenda": 1})


def test_one_pure_agenda_is_evaluated_now() -> None:
    """Not a Corrupted one, not the starting one. [V-155] [V-428] [V-429]"""
    table = Table()
    assert not table.possible("evaluate_agenda")
    table.slot(1).agenda = "agricultural-union"
    table.slot(3).agenda = table.state.agenda_offer["might"]
    table.sector(4).guilds = ("farmers", "farmers", "scientists")
    table.me.influence = 0
    driven = table.resolve("evaluate_agenda", "evaluate agricultural-union")
    assert driven.options() == ["evaluate agricultural-union", "forfeit"]
    assert table.me.influence == 7 + 4


def test_agendas_on_offer_and_drawn_say_what_they_would_give() -> None:
    """What they give is known as things are; what is drawn is not. [V-154] [V-424]"""
    table = Table()
    open_card = table.state.agenda_offer["might"]
    offered = table.resolve({"gain_agenda": "might"}, "forfeit").asked[0]
    take, draw, decline = offered.options
    assert offered.detail_of(take) == worth_text(table.at, open_card)
    assert offered.detail_of(draw) == Message("detail-agenda-draw")
    assert offered.detail_of(decline) is None


def test_a_corrupted_slot_says_that_it_gives_nothing() -> None:
    """Where the played Agenda goes is seen before it is there. [V-429]"""
    table = Table()
    table.state.turn.agenda = "redemption"
    table.slot(1).corrupted, table.slot(2).corrupted = False, True
    (question,) = table.step("cleanup.agenda", 0, answers=("place 1",)).asked
    said = {option.code: question.detail_of(option) for option in question.options}
    assert said["place 2"] == Message("detail-slot-corrupted")
    assert said["discard-played"] is None
