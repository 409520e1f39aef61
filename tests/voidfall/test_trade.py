"""Trade tokens and Trade bonuses."""

import pytest

from domineum.voidfall.trade import bonus_options
from tests.voidfall.table import Table


def test_a_token_comes_from_the_bottom() -> None:
    """The bottommost space loses its token. [V-403]"""
    table = Table()
    table.resolve("gain_trade")
    assert table.state.trade == [1, 1, 1, 1, 1, 0]
    assert (table.me.trade, table.me.stock[4]) == (1, 3)


def test_a_stack_of_two_loses_its_top_token() -> None:
    """With four players; the bonus is that of the space. [V-403]"""
    table = Table(scenario="four-lanterns")
    table.resolve("gain_trade")
    assert table.state.trade == [2, 2, 2, 2, 2, 1]


def test_the_five_bonuses_of_the_example() -> None:
    """The bottom three spaces are empty; 2 Food are taken. [V-404]

    2 Science or 2 Credits are two of the five, both on the 4th space from the bottom.
    """
    table = Table()
    table.state.trade = [1, 1, 1, 0, 0, 0]
    table.stock()
    driven = table.resolve("gain_trade", "bonus 4", "resource 2-food")
    assert driven.options() == ["bonus 3", "bonus 4", "bonus 5", "bonus 6"]
    assert table.me.stock[0] == 2


@pytest.mark.parametrize(
    ("space", "answers", "expected"),
    [
        (1, (), {"influence": 3}),
        (2, (), {"active": 1}),
        (3, ("resolve gain 1",), {"credits": 2}),
        (3, ("resolve gain 2",), {"science": 2}),
        (4, ("resource 1-energy+1-materials",), {"energy": 1, "materials": 1}),
        (5, ("resource science",), {"science": 1, "bounty": 1}),
        (6, (), {"science": 1}),
    ],
)
def test_each_bonus(space: int, answers: tuple[str, ...], expected: dict[str, int]) -> None:
    """3 Influence; 1 activated; 2 Credits or Science; 2 of three; a Bounty; 1 Science. [V-404]"""
    table = Table()
    table.stock()
    table.state.trade = [1, 0, 0, 0, 0, 0]
    table.state.bounty_pile[-1] = "bounty-any"
    before = snapshot(table)
    table.resolve("gain_trade", f"bonus {space}", *answers)
    after = snapshot(table)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == expected


def snapshot(table: Table) -> dict[str, int]:
    """Everything that a bonus can change."""
    names = ("food", "energy", "materials", "credits", "science")
    me = table.me
    found = dict(zip(names, me.stock, strict=True))
    return found | {"influence": me.influence, "active": me.active, "bounty": len(me.bounty)}


def test_without_a_token_on_the_board_nothing_is_gained() -> None:
    """Neither token nor bonus. [V-405]"""
    table = Table()
    table.state.trade = [0] * 6
    assert not table.possible("gain_trade")


def test_an_impossible_bonus_is_not_offered() -> None:
    """Activating without Inactive Fleet Power. [V-254] [V-404]"""
    table = Table()
    table.me.inactive = 0
    codes = [option.code for option in bonus_options(table.state, table.at, 0)]
    assert "bonus 2" not in codes


def test_a_flipped_token_cannot_be_spent() -> None:
    """A cost takes an unflipped one. [V-406] [V-407]"""
    table = Table()
    table.me.loose_trade = 1
    table.step("select", 0, answers=("focus production", "token-loose"))
    assert table.state.turn.flipped
    assert not table.payable({"return_trade": 1})


def test_a_spent_token_returns_at_once_and_one_chooses_which() -> None:
    """Loose or from an Agenda. [V-407]"""
    table = Table()
    table.state.trade = [1, 1, 1, 1, 0, 0]
    table.me.loose_trade, table.slot(0).trade = 1, True
    driven = table.pay({"return_trade": 1}, "token 0")
    assert driven.options() == ["token-loose", "token 0"]
    assert (table.me.slots[0].trade, table.me.loose_trade) == (False, 1)
    assert table.state.trade == [1, 1, 1, 1, 1, 0]


def test_returning_with_two_players() -> None:
    """Onto the topmost empty space. [V-408]"""
    table = Table()
    table.state.trade = [1, 1, 0, 0, 0, 0]
    table.me.loose_trade = 1
    table.pay({"return_trade": 1})
    assert table.state.trade == [1, 1, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([2, 2, 1, 0, 0, 0], [2, 2, 2, 0, 0, 0]),
        ([2, 2, 0, 0, 0, 0], [2, 2, 1, 0, 0, 0]),
        ([0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
    ],
)
def test_returning_with_three_or_four_players(before: list[int], after: list[int]) -> None:
    """Onto a single token of the bottommost stack, else to the topmost empty space. [V-409]"""
    for scenario in ("three-lanterns", "four-lanterns"):
        table = Table(scenario=scenario)
        table.state.trade = list(before)
        table.me.loose_trade = 1
        table.pay({"return_trade": 1})
        assert table.state.trade == after


def test_one_token_stays_on_each_agenda_in_play() -> None:
    """Of three tokens one returns to the board. [V-410]"""
    table = Table()
    table.slot(1).agenda = table.state.agenda_offer["might"]
    table.state.trade, table.me.loose_trade = [1, 1, 1, 0, 0, 0], 3
    table.step("cleanup.trade", 0, answers=("lay-trade 0 1",))
    assert (table.me.trade, table.state.trade) == (2, [1, 1, 1, 1, 0, 0])


def test_a_token_without_its_bonus() -> None:
    """As Improved Trade Nexus gains it. [V-403]"""
    table = Table()
    table.stock()
    assert table.resolve("gain_trade_token").kinds == ["trade"]
    assert table.me.stock == [0] * 5


def test_a_returned_token_can_bring_the_bonus_of_its_space() -> None:
    """Trade Nexus: of the space it returns to, or of one below. [V-404] [V-408]"""
    table = Table()
    table.learn("trade-nexus")
    table.stock()
    table.state.trade, table.me.loose_trade = [1, 1, 1, 1, 0, 0], 1
    table.state.bounty_pile[-1] = "bounty-any"
    table.pay({"return_trade": 1}, "bonus 5", "resource food")
    assert table.me.stock[0] == 1


def test_a_token_gained_this_turn_may_be_spent_but_not_flipped() -> None:
    """It lies loose until Clean-up, and the Selection step is over. [V-071] [V-072]"""
    table = Table()
    table.stock(credits=1)
    table.take("politics", "control", "resolve gain_trade", "forfeit")
    assert table.me.loose_trade == 1
    assert table.payable({"return_trade": 1})
    assert not table.state.turn.flipped
