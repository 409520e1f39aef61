"""What goes without saying in a turn: a table answers it, and undo takes it back."""

from __future__ import annotations

from typing import Any

from domineum.kernel import Flow, Question, Together
from domineum.voidfall.cards.at import Conquest
from domineum.voidfall.cards.costs import Cost, parse_cost
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.conquest import conquer
from tests.voidfall.table import Table
from tests.voidfall.void_table import VoidTable


def usual(flow: Flow[Any] | None, *answers: str) -> tuple[Question[Any], str | None]:
    """The question that waits after some answers, and its usual answer."""
    left, reply = list(answers), None
    assert flow is not None
    while True:
        item = flow.send(reply)
        reply = None
        if isinstance(item, Question) and (len(item.options) > 1 or item.confirm):
            if not left:
                meant = item.usual
                return item, meant.code if meant else None
            reply = item.options[item.find(left.pop(0))].value
        elif isinstance(item, Question):
            reply = item.options[0].value
        assert not isinstance(item, Together)


def effect(table: Table, data: object, *answers: str) -> str | None:
    """The usual answer while an effect is resolved."""
    return usual(EFFECTS.parse(data, "test").resolve(table.at), *answers)[1]


def price(table: Table, **cost: int) -> str | None:
    """The usual way to pay a cost."""
    paid: Cost = parse_cost(cost, "test")
    return usual(paid.pay(table.at))[1]


def test_the_printed_price_is_paid_unless_another_is_picked() -> None:
    """Credits may stand for others, and nobody means that first. [V-186]"""
    table = Table()
    table.stock(food=2, energy=2, credits=3)
    assert price(table, food=1, energy=1) == "pay 1-food+1-energy"


def test_what_is_missing_is_paid_as_nearly_as_possible() -> None:
    """With one Food too few, one Credit stands for it. [V-186]"""
    table = Table()
    table.stock(food=1, credits=3)
    assert price(table, food=2) == "pay 1-food+1-credits"


def test_between_equally_near_prices_the_player_decides() -> None:
    """A mix has no printed form. [V-185]"""
    table = Table()
    table.stock(food=2, energy=2)
    assert price(table, fem=1) is None


def test_pure_gains_come_first_and_at_once() -> None:
    """Nobody would decline them; in whatever order they are printed. [V-074]"""
    table = Table()
    table.give(5)
    both = {"all": ["move_corruption", {"influence": 2}]}
    assert effect(table, both) == "resolve influence"
    assert effect(table, {"all": ["move_corruption", {"gain": {"food": 1}}]}) == "resolve gain"


def test_what_costs_nothing_is_resolved_as_printed() -> None:
    """Each part only asks where; to decline it, one picks otherwise. [V-074]"""
    table = Table()
    both = {"all": [{"gain_agenda": "any"}, {"build": "any"}]}
    assert effect(table, both) == "resolve gain_agenda"


def test_an_invasion_is_never_taken_for_granted() -> None:
    """It gives up sectors; nor is a Corruption moved unasked. [V-273] [V-394]"""
    table = Table()
    table.give(5, corvette=3)
    assert effect(table, {"all": ["invade", {"build": "any"}]}) is None
    assert effect(table, {"all": ["move_corruption", {"build": "any"}]}) is None


def test_of_alternatives_none_is_usual() -> None:
    """Either the one or the other is a decision. [V-074]"""
    table = Table()
    assert effect(table, {"one": [{"influence": 1}, {"gain": {"science": 1}}]}) is None


def test_the_only_track_of_an_advance_is_meant() -> None:
    """After an action was paid for, only Decline is left beside it. [V-378]"""
    table = Table()
    assert effect(table, {"advance": "economy"}) == "advance economy"
    assert effect(table, {"advance": "any"}) is None


def test_no_trade_token_is_flipped_unless_one_is_named() -> None:
    """The token on an Agenda saves Upkeep. [V-063]"""
    table = Table(event="event-1t")
    table.me.loose_trade = 1
    focus = f"focus {table.me.hand[0]}"
    question, meant = usual(table.begin("select"), focus)
    assert (question.topic, meant) == ("voidfall.flip", "no-flip")


def test_trade_tokens_stay_on_their_agendas() -> None:
    """A token that was gained goes onto the first Agenda without one. [V-112]"""
    table = Table()
    table.slot(0).trade = True
    assert usual(table.begin("cleanup.trade"))[1] == "keep-trade"
    table.slot(0).trade, table.me.loose_trade = False, 1
    assert usual(table.begin("cleanup.trade"))[1] == "lay-trade 0"


def test_the_actions_end_by_themselves_where_the_turn_stops_later() -> None:
    """Against the Voidborn the next Crisis is never turned up unasked; among rivals it is the end
    of the turn, unless Clean-up asks something. [V-052] [V-087]"""
    table = Table()
    table.select("production")
    table.state.turn.taken = ["focus supply", "focus thrive"]
    end, meant = usual(table.begin("act"))
    assert ([option.code for option in end.options], meant) == (["end"], None)
    table.state.turn.agenda, table.state.turn.card = "redemption", "production"
    table.state.turn.taken.append("agenda")
    for slot in table.slots()[1:]:
        slot.corrupted = True
    assert usual(table.begin("act"))[1] == "end"
    void = VoidTable()
    void.select("production")
    void.state.turn.taken = ["focus supply", "focus thrive"]
    assert usual(void.begin("act"))[1] == "end"


def test_gains_of_a_conquest_come_before_razing() -> None:
    """A Technology among them may spare the Installations. [V-344] [V-348]"""
    table = Table()
    sector = table.give(5, corvette=1)
    sector.bounty, sector.installations, sector.glory = (), ("defense",), (1,)
    before = Conquest(5, 1, False)
    assert usual(conquer(table.at, before, None))[1] == "outcome glory"


def test_a_played_agenda_goes_into_a_pure_slot() -> None:
    """In a Corrupted one it would give nothing. [V-106] [V-429]"""
    table = Table()
    table.state.turn.agenda = "redemption"
    for slot in table.slots()[1:]:
        slot.corrupted = slot.number == 1
    assert usual(table.begin("cleanup.agenda"))[1] == "place 2"
    for slot in table.slots()[1:]:
        slot.corrupted = True
    assert usual(table.begin("cleanup.agenda"))[1] is None
