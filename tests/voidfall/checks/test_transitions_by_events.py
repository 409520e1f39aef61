"""Transition invariants that only show inside a choice: every event and every cost is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from domineum.kernel import Event, Match, Random, Refused
from domineum.kernel.question import Option, Question
from domineum.voidfall.cards import costs
from domineum.voidfall.cards.costs import Cost, parse_cost
from domineum.voidfall.state import Voidfall, setting_out
from domineum.voidfall.words import CREDITS, SCIENCE, STOCK_LIMIT, TRACKS
from tests.thorough import thorough, upto
from tests.voidfall import players, void_players
from tests.voidfall.content.test_special_sectors import find
from tests.voidfall.table import Table
from tests.voidfall.void_players import careful
from tests.voidfall.witness import TIER_COSTS, Receipt, Witness, is_exempt

CHECKED = {
    "action", "activated", "cleansed", "combat", "conquered", "corrupted", "cost",
    "cost of corruption", "cost of deactivate", "cost of decrease_population",
    "cost of discard_agenda", "cost of return_trade", "cost of science", "deactivated", "deployed",
    "given", "glory scored", "haven", "launched", "lost in a Combat", "moved", "moved-corruption",
    "produced", "recalled", "sector kept", "space 7", "space 8", "upkeep", "upkeep unpaid",
}  # fmt: skip
"""What must have happened at least once for the games to prove anything."""
REFUSED_EVERY = 7
"""Questions between two attempts at something that is not possible."""


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    found = Witness()
    found.watch_costs(monkeypatch)
    found.watch_regroups(monkeypatch)
    return found


@thorough
def test_no_event_and_no_cost_breaks_a_transition_invariant(witness: Witness) -> None:
    """I-10, I-11, I-25, I-33, I-39 to I-43, I-75, I-80, I-93, I-95 and I-98 hold in whole games."""
    missing, number = set(CHECKED), 0
    while number < upto(12, 320) or (missing and number < 320):
        play_watched(witness, players.config(number), players.keen, number)
        play_watched(witness, void_players.config(number), careful, number)
        missing = {name for name in CHECKED if not witness.seen[name]}
        number += 1
    assert missing == set()


def play_watched(witness: Witness, config: Any, player: players.Player, number: int) -> None:
    """Play a game to its end before the eyes of the witness."""
    witness.forget()
    match: Match[Voidfall] = Match(witness, config, number)
    random = Random.stream(number, "players")
    asked = 0
    while not match.over:
        question = match.question()
        asked += 1
        check_advances(match.state, question)
        if asked % REFUSED_EVERY == 0:
            check_refusals(match, question)
        check_idle(match, question)
        before = match.state.copy()
        match.choose(chosen := player(random, question), question.seat)
        witness.seen["given"] += check_gift(before, match, question, chosen)
    assert not witness.receipts or match.state.void, "I-40: a cost was paid in part"


def check_idle(match: Match[Voidfall], question: Question[Any]) -> None:
    """Who is asked for the next action has nothing left of the one before. I-80"""
    if question.topic == "voidfall.act":
        assert len(match._flows) == 1, "I-80: an effect is not over yet"


def check_gift(
    before: Voidfall, match: Match[Voidfall], question: Question[Any], chosen: Option[Any]
) -> bool:
    """What one gives is what the other gains, up to 15. I-43"""
    if chosen.verb != "give" or match.question().topic != "voidfall.give":
        return False
    assert question.about is not None
    receiver = int(str(question.about["player"]))
    for seat, change in ((question.seat, -1), (receiver, 1)):
        expected = list(before.players[seat].stock)
        expected[chosen.value] = min(expected[chosen.value] + change, STOCK_LIMIT)
        assert match.state.players[seat].stock == expected, "I-43: a gift changed on its way"
    return True


def check_advances(state: Voidfall, question: Question[Any]) -> None:
    """Nobody is offered a space whose cost cannot be paid. I-75"""
    player = state.players[question.seat]
    reserve = player.active + sum(state.sectors[n].power for n in state.own(question.seat))
    for option in question.options:
        if option.verb == "advance":
            space = player.tracks[TRACKS.index(option.about["track"])] + 2
            exempt = is_exempt(state, question.seat, space)
            assert exempt or reserve >= TIER_COSTS.get(space, 0)


def check_refusals(match: Match[Voidfall], question: Question[Any]) -> None:
    """What cannot be paid for cannot be begun, and trying changes nothing. I-40"""
    before = match.state.copy()
    for blocked in question.blocked:
        with pytest.raises(Refused):
            match.choose(blocked.option.code, question.seat)
        assert match.state == before


# -- the witness notices ------------------------------------------------------------------------

Wrong = Callable[[Table], Event]
WRONG: list[tuple[str, Wrong]] = []


def wrong(number: str) -> Callable[[Wrong], Wrong]:
    """Register a state and an event that do not fit to those before."""

    def register(way: Wrong) -> Wrong:
        WRONG.append((number, way))
        return way

    return register


def told(kind: str, **data: int | str) -> Event:
    return Event(kind, 0, "V-290", **data)


@wrong("I-10")
def _deploys_without_active_power(table: Table) -> Event:
    table.give(4, corvette=3)
    return told("deployed")


@wrong("I-10")
def _deploys_nothing(table: Table) -> Event:
    return told("deployed")


@wrong("I-10")
def _recalls_two(table: Table) -> Event:
    table.give(4, corvette=0)
    table.me.active += 2
    return told("recalled")


@wrong("I-10")
def _activates_from_nowhere(table: Table) -> Event:
    table.me.active += 1
    return told("activated")


@wrong("I-10")
def _deactivates_for_another(table: Table) -> Event:
    table.player(1).active -= 1
    table.player(1).inactive += 1
    return told("deactivated")


@wrong("I-10")
def _moves_power_without_an_event_of_its_own(table: Table) -> Event:
    table.me.active -= 1
    table.me.inactive += 1
    return told("influence", source="event", amount=1)


@wrong("I-10")
def _launches_more_than_was_active(table: Table) -> Event:
    table.state.invasion = setting_out(0, 5)
    table.state.invasion.launched = 2
    table.me.active -= 1
    return told("combat-approach", sector=5, invader_power=2, defender_power=2)


@wrong("I-11")
def _regroups_the_last_fleet_away(table: Table) -> Event:
    table.sector(1).fleets = (table.sector(1).power + 2, 0, 0, 0, 0)
    table.give(4, corvette=0)
    return told("moved", source=4, sector=1)


@wrong("I-25")
def _gains_no_corruption(table: Table) -> Event:
    return told("corrupted")


@wrong("I-25")
def _gains_two(table: Table) -> Event:
    table.me.corrupted_tracks = [True, True, False]
    return told("corrupted")


@wrong("I-25")
def _removes_a_corruption_that_stays(table: Table) -> Event:
    return told("cleansed")


@wrong("I-25")
def _moves_a_corruption_to_two_places(table: Table) -> Event:
    table.me.corrupted_tracks[1] = table.sector(4).corrupted = True
    return told("moved-corruption")


@wrong("I-25")
def _is_corrupted_by_the_way(table: Table) -> Event:
    table.player(1).chambers += 1
    return told("influence", source="event", amount=1)


@wrong("I-33")
def _fights_an_installation_to_pieces(table: Table) -> Event:
    table.sector(5).installations = ("defense",)
    return told("combat-over", sector=5, winner="tie")


@wrong("I-93")
def _conquers_a_sector_and_leaves_it_empty(table: Table) -> Event:
    return told("conquered", sector=5)


@wrong("I-39")
def _produces_nothing(table: Table) -> Event:
    return told("produced", resource="food", amount=3)


@wrong("I-41")
def _pays_upkeep_with_credits(table: Table) -> Event:
    table.me.stock[CREDITS] -= 1
    table.me.stock[0] -= 1
    return told("upkeep", upkeep=1, paid=1, unpaid=0)


@wrong("I-41")
def _pays_upkeep_with_science(table: Table) -> Event:
    table.me.stock[SCIENCE] -= 1
    return told("upkeep", upkeep=0, paid=0, unpaid=0)


@wrong("I-42")
def _leaves_upkeep_unpaid(table: Table) -> Event:
    return told("upkeep", upkeep=1, paid=0, unpaid=1)


@wrong("I-80")
def _begins_an_action_during_an_invasion(table: Table) -> Event:
    table.state.invasion = setting_out(0, 5)
    return told("action", action="grow")


@wrong("I-75")
def _enters_a_tier_for_nothing(table: Table) -> Event:
    return told("advanced", space=7)


@wrong("I-95")
def _scores_a_part_of_the_glory(table: Table) -> Event:
    table.me.glory = [1, 2]
    return told("influence", source="glory", amount=2)


@pytest.mark.parametrize(("number", "way"), WRONG, ids=[way.__name__ for _, way in WRONG])
def test_the_witness_notices_a_wrong_event(witness: Witness, number: str, way: Wrong) -> None:
    table = Table()
    table.me.active, table.me.inactive = 5, 5
    table.give(4, corvette=2)
    table.stock(food=3, credits=3, science=3)
    witness.before = table.state.copy()
    event = way(table)
    with pytest.raises(AssertionError, match=f"^{number}: "):
        witness.react(table.state, event)


def test_the_witness_counts_the_moves_of_each_regroup(witness: Witness) -> None:
    """Five moves, five more in the next Regroup, and never a sixth. I-11"""
    table = Table()
    table.give(4, corvette=2)
    move = told("moved", source=4, sector=1)
    for _ in range(2):
        table.resolve("regroup", "done")
        for _ in range(5):
            witness.react(table.state, move)
    with pytest.raises(AssertionError, match=r"^I-11: "):
        witness.react(table.state, move)


@pytest.mark.parametrize(("lost", "noticed"), [(1, True), (2, False), (3, True)])
def test_the_witness_counts_what_a_combat_costs(witness: Witness, lost: int, noticed: bool) -> None:
    """Four Corvettes came, two are left: two become Active. I-10, I-88"""
    table = Table()
    table.me.technologies = {}
    table.give(4, corvette=4)
    force = table.state.invasion = setting_out(0, 5)
    force.moved[4], table.sector(4).fleets = table.sector(4).fleets, (0, 0, 0, 0, 0)
    step = told("combat-salvo", sector=5, invader_power=2, defender_power=0)
    for event in (told("invades"), step, told("combat-over", sector=5, winner="invader")):
        witness.react(table.state, event)
    table.give(5, corvette=4 - lost)
    table.me.active += lost
    table.state.invasion = None
    if noticed:
        with pytest.raises(AssertionError, match=r"^I-10: "):
            witness.react(table.state, told("conquered", sector=5))
    else:
        witness.react(table.state, told("conquered", sector=5))


def test_the_witness_notices_voidborn_who_stay(witness: Witness) -> None:
    """I-98"""
    table = Table()
    table.give(4, corvette=2)
    for event in (told("skirmish", sector=4, power=3), told("influence", source="x", amount=1)):
        witness.react(table.state, event)
    table.sector(4).voidborn = 1
    with pytest.raises(AssertionError, match=r"^I-98: "):
        witness.react(table.state, told("influence", source="x", amount=1))


@pytest.mark.parametrize(("space", "paid"), [(7, 2), (8, 1), (8, 3)])
def test_the_witness_notices_a_wrong_price_of_a_tier(
    witness: Witness, space: int, paid: int
) -> None:
    """I-75"""
    table = Table()
    witness.before = table.state.copy()
    witness.receipt = Receipt(Cost(), 0, [], 0)
    witness.receipt.paid["deactivated"] = paid
    with pytest.raises(AssertionError, match=r"^I-75: "):
        witness.react(table.state, told("advanced", space=space))


# -- the witness checks costs -------------------------------------------------------------------


def rich() -> Table:
    """Seat 0 with something of everything that costs ask for."""
    table = Table()
    table.stock(food=3, energy=3, materials=3, credits=3, science=1)
    table.me.active, table.me.glory = 3, [1, 2]
    return table


def pay(witness: Witness, table: Table, cost: object) -> None:
    """Pay a cost before the eyes of the witness, with the first answer to every question."""
    flow = parse_cost(cost, "test").pay(table.at)
    reply: object = None
    while True:
        try:
            item = flow.send(reply)
        except StopIteration:
            return
        reply = None
        if isinstance(item, Event):
            witness.react(table.state, item)
        elif isinstance(item, Question):
            reply = item.options[0].value


COSTS = (
    {"energy": 2, "food": 1}, {"fem": 4}, {"deactivate": 2}, {"recall": 1}, {"corruption": 1},
    {"discard_glory": 1}, {"science": 1, "credits": 1},
)  # fmt: skip


@pytest.mark.parametrize("cost", COSTS, ids=str)
def test_the_witness_has_nothing_to_say_against_a_paid_cost(witness: Witness, cost: object) -> None:
    """I-40"""
    pay(witness, rich(), cost)
    assert witness.seen["cost"] == 1


@pytest.mark.parametrize("name", ["fem", "deactivate", "recall", "corruption", "discard_glory"])
def test_the_witness_notices_a_cost_that_is_paid_in_part(
    witness: Witness, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """I-40"""
    payable, whole = costs.PAYMENTS[name]
    monkeypatch.setitem(
        costs.PAYMENTS, name, (payable, lambda at, amount, cost: whole(at, amount - 1, cost))
    )
    with pytest.raises(AssertionError, match=r"^I-40: "):
        pay(witness, rich(), {name: 2})


def test_the_witness_notices_credits_for_science(
    witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """I-41"""
    monkeypatch.setattr(costs, "CREDITS_FOR", ((CREDITS, SCIENCE),))
    with pytest.raises(AssertionError, match=r"^I-41: "):
        pay(witness, rich(), {"science": 2})


def test_research_grants_are_an_exception(witness: Witness) -> None:
    """A Credit stands for Science there. I-41"""
    table, _ = find("broken-orrery", "research-complex", "valnis", "dunlork")
    table.stock(credits=2)
    table.pay({"science": 2})
    assert (witness.seen["cost"], table.me.stock[CREDITS]) == (1, 0)
