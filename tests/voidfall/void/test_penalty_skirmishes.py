"""The penalties of the twelve Crises with a Skirmish, and what penalties do not foresee.

The Outpost 4 of seat 0 is attacked; the Voidborn sectors 2, 5 and 7 lie beside it.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import pytest

from domineum.kernel import GameOver
from domineum.voidfall import GAME
from domineum.voidfall.state import NOBODY
from domineum.voidfall.void.penalties import Skirmish
from tests.voidfall.crisis_table import CrisisTable, changes
from tests.voidfall.table import Driven


class Attack(NamedTuple):
    """Corruption on tracks, the defence, and what Corvettes are left with and without the card."""

    tracks: int
    corvettes: int
    power: int
    left: int
    plain: int
    defenses: int = 0
    answers: tuple[str, ...] = ()
    then: str = ""
    """What else the penalty changes."""


CASES = {
    "unlit-beacons": Attack(1, 3, power=2, left=2, plain=3, defenses=1, then="energy -1"),
    "gaps-in-the-picket-line": Attack(
        1, 3, power=2, left=2, plain=2, answers=("place 5",), then="their defenses +1"
    ),
    "drifting-squadrons": Attack(
        1, 3, power=1, left=1, plain=3, answers=("recall 4 corvette",), then="energy -1"
    ),
    "raiders-at-the-fringe": Attack(
        1, 5, power=3, left=2, plain=3,
        answers=("resource 1-food+1-energy",), then="food -1, energy -1",
    ),
    "garrison-fatigue": Attack(1, 3, power=2, left=1, plain=2, then="energy -1"),
    "thin-lines": Attack(0, 3, power=2, left=2, plain=3, defenses=1),
    "rusting-slipways": Attack(
        0, 3, power=2, left=1, plain=2, answers=("place 7",), then="their defenses +1"
    ),
    "the-masked-emissary": Attack(1, 3, power=1, left=2, plain=3, then="corruption +1"),
    "massed-wings": Attack(
        0, 4, power=3, left=1, plain=2, answers=("place 2",), then="voidborn +1"
    ),
    "bloodless-dawn": Attack(0, 4, power=3, left=2, plain=3, defenses=1),
    "wall-of-hulls": Attack(0, 5, power=3, left=2, plain=3),
    "pact-of-cinders": Attack(
        1, 5, power=2, left=2, plain=4, answers=("corrupt-slot 1",), then="corruption +1"
    ),
}  # fmt: skip


def besieged(crisis: str, attack: Attack) -> CrisisTable:
    """A position with a current Crisis, before the attack."""
    table = CrisisTable()
    table.meet(crisis)
    table.me.corrupted_tracks = [i < attack.tracks for i in range(3)]
    table.give(4, corvette=attack.corvettes).installations = ("defense",) * attack.defenses
    table.state.bounty_pile.append("bounty-2-food")
    return table


def strength(driven: Driven) -> object:
    """The Voidborn Fleet Power of the Skirmish."""
    return next(event.data["power"] for event in driven.events if event.kind == "skirmish")


@pytest.mark.parametrize("crisis", CASES)
def test_a_skirmish_of_a_crisis_has_the_abilities_of_the_card(crisis: str) -> None:
    """Only the value of the card changes its strength. [V-440] [V-443] [V-455] [V-456]"""
    attack = CASES[crisis]
    table = besieged(crisis, attack)
    before = table.tally()
    driven = table.advance(*attack.answers)
    assert (strength(driven), table.sector(4).power) == (attack.power, attack.left)
    after = table.tally()
    for name in ("active", "deployed"):
        del before[name], after[name]
    assert changes(before, after) == attack.then
    assert table.void.current == ""


@pytest.mark.parametrize("crisis", CASES)
def test_without_its_abilities_the_skirmish_ends_otherwise(crisis: str) -> None:
    """What a plain Skirmish of the same strength leaves. [V-455]"""
    attack = CASES[crisis]
    table = besieged(crisis, attack)
    leaf = cast(Skirmish, GAME.records.crises[crisis].penalty[0])
    table.resolve({"skirmish": leaf.modifier})
    assert table.sector(4).power == attack.plain


def test_every_skirmish_of_a_crisis_is_tested() -> None:
    fights = {c.id for c in GAME.records.crises.values() if c.penalty[0].name == "skirmish"}
    assert set(CASES) == fights


def test_a_skirmish_never_makes_a_penalty_impossible() -> None:
    """Nothing is left to attack; what follows a defence is resolved anywhere. [V-453] [V-457]"""
    table = CrisisTable()
    table.meet("gaps-in-the-picket-line")
    table.sector(4).owner = NOBODY
    table.sector(4).fleets = (0, 0, 0, 0, 0)
    before = table.tally()
    driven = table.advance("place 9")
    assert driven.kinds[:2] == ["penalty", "skirmish-none"]
    assert changes(before, table.tally()) == "their defenses +1"


def test_a_lost_sector_ends_the_skirmish_but_not_the_penalty() -> None:
    """Nothing follows a defence that failed. [V-360] [V-456]"""
    table = besieged("drifting-squadrons", Attack(2, 1, power=2, left=0, plain=1))
    before = table.me.stock[1]
    table.advance()
    assert (table.sector(4).owner, table.sector(4).voidborn) == (NOBODY, 2)
    assert (table.sector(1).power, table.me.stock[1]) == (2, before - 1)


def test_a_spared_player_suffers_the_rest_only() -> None:
    """Under that event a Skirmish penalty is without effect, its defence too. [V-117]"""
    table = CrisisTable(event="event-2g")
    table.meet("drifting-squadrons")
    table.me.influence = 0
    before = table.tally()
    assert "skirmish" not in table.advance().kinds
    assert changes(before, table.tally()) == "energy -1"


# -- instructions that touch each other ---------------------------------------------------------


@pytest.mark.parametrize(
    ("active", "deployed", "open_"), [(2, 1, True), (1, 2, True), (1, 1, False)]
)
def test_deactivating_may_leave_nothing_to_recall(active: int, deployed: int, open_: bool) -> None:
    """Hollow Regiments: deactivate 2, then recall 1. [V-117] [V-256]"""
    table = CrisisTable()
    table.meet("hollow-regiments")
    table.sector(4).owner, table.sector(4).fleets = NOBODY, (0, 0, 0, 0, 0)
    table.me.active, table.sector(1).fleets = active, (deployed, 0, 0, 0, 0)
    assert table.can_suffer() == open_


def hive(*haunted: int) -> CrisisTable:
    """Core of the Hive; 2 and 5 take 2 Voidborn and a Sector Defense, and only these count."""
    table = CrisisTable()
    table.meet("core-of-the-hive")
    for n, sector in enumerate(table.sectors):
        sector.harbingers = int(n in haunted)
    table.sector(2).voidborn = table.sector(5).voidborn = 1
    return table


def test_a_part_may_fill_the_sectors_of_the_next() -> None:
    """2 is filled, though it alone has a Harbinger and would get one more. [V-117] [V-261]"""
    table = hive(2)
    driven = table.advance("place 2")
    assert driven.options(1) == ["place 2", "place 5"]
    assert (table.sector(2).voidborn, table.sector(5).voidborn) == (3, 1)


def test_pieces_go_where_all_of_them_fit() -> None:
    """The highest Population counts among those sectors only. [V-117] [V-262]"""
    table = CrisisTable()
    table.meet("contested-crossroads")
    table.sector(2).voidborn = table.sector(5).voidborn = 3
    table.advance("recall 1 corvette", "recall 1 corvette")
    assert (table.sector(7).voidborn, table.sector(7).installations) == (2, ("defense",))


def test_the_catastrophe_of_a_harbinger_is_not_foreseen() -> None:
    """Its compensation could bring the Materials; a 4th one does not forbid it. [V-117] [V-466]"""
    table = CrisisTable()
    table.meet("hungry-arsenals")
    table.void.economic = ["bare-silos", "toll-stations", "ration-cards", "black-ledger"]
    table.stock()
    assert not table.can_suffer()
    table.stock(materials=2)
    table.void.catastrophes = 3
    with pytest.raises(GameOver):
        table.advance()
    assert table.void.lost


# -- Consumed Technologies ----------------------------------------------------------------------


def test_a_basic_technology_with_influence_is_consumed_first() -> None:
    """The top copy goes; without any Influence all can be chosen. [V-477] [V-479]"""
    table = CrisisTable()
    table.state.tableau = {"robotics": (0, 4), "cloning": (0,), "shields": (4,)}
    driven = table.resolve({"consume_technology": "basic"}, "consume robotics")
    assert driven.options() == ["consume robotics", "consume shields"]
    assert next(iter(table.state.tableau.items())) == ("robotics", (0,))
    table.resolve({"consume_technology": "basic"})
    driven = table.resolve({"consume_technology": "basic"}, "consume cloning")
    assert driven.options() == ["consume robotics", "consume cloning"]
    assert table.void.consumed == ["robotics", "shields", "cloning"]
    assert "cloning" not in table.state.tableau


def test_the_leftmost_improved_technology_is_consumed() -> None:
    """Nobody can improve it any more. [V-478] [V-479]"""
    table = CrisisTable()
    table.state.improvement_block = False
    left, *others = table.state.improved_offer
    table.resolve({"consume_technology": "improved"})
    assert (table.void.consumed, table.state.improved_offer) == ([f"{left}+"], others)


# -- choices of the player ----------------------------------------------------------------------


def test_one_of_two_penalties_is_chosen_among_those_that_are_possible() -> None:
    """Exactly one of them, and none may be declined. [V-117]"""
    table = CrisisTable()
    table.meet("toll-stations")
    table.me.loose_trade, table.state.trade[-1] = 1, 0
    driven = table.advance("resolve lose_influence")
    assert driven.options(1) == ["resolve return_trade", "resolve lose_influence"]
    assert (table.me.trade, table.me.influence) == (1, 6)


def test_penalties_resolve_no_crisis() -> None:
    """The Fleet Power recalled by it is no cost, and the step is no part of the turn. [V-093]"""
    table = CrisisTable()
    table.meet("last-levy", "garrison-fatigue")
    table.me.active = 8
    table.advance("recall 1 corvette", "recall 1 corvette")
    assert table.offered == []
    assert table.void.military == ["harbinger", "garrison-fatigue"]
