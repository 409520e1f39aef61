"""Transition invariants that only show inside a choice: every event is checked as it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from domineum.kernel import Event, Flow, Match, Random
from domineum.voidfall import VoidfallGame
from domineum.voidfall.abilities import amounts
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import RESOURCES, STOCK_LIMIT
from tests.voidfall.players import config, keen

SIDE_EFFECTS = {"deactivated", "recalled", "abandoned", "taken-over", "glory-lost", "spent"}
"""What may happen while the cost of a Tier is paid."""


class Watcher(VoidfallGame):
    """Voidfall with a witness who sees every event and the state right after it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, int] = {}
        self.forget()

    def forget(self) -> None:
        """Begin a new game."""
        self.before: Voidfall | None = None
        self.deactivated = 0
        self.moves = 0
        self.glory_scored = False

    def react(self, state: Voidfall, event: Event) -> Flow[None] | None:
        """Check the event against the state at the event before it."""
        check = CHECKS.get(event.kind)
        if check is not None and self.before is not None:
            check(self, state, event)
            self.seen[event.kind] = self.seen.get(event.kind, 0) + 1
        self.deactivated += event.kind == "deactivated"
        if event.kind not in SIDE_EFFECTS:
            self.deactivated = 0
        self.moves = self.moves + 1 if event.kind == "moved" else 0
        if event.kind == "conquered":
            self.glory_scored = False
        self.before = state.copy()
        return None


def _produced(watcher: Watcher, state: Voidfall, event: Event) -> None:
    """A production adds min(Yield, 15 - stock). I-39"""
    assert watcher.before is not None
    assert event.seat is not None
    resource = RESOURCES.index(event.data["resource"])
    old = watcher.before.players[event.seat].stock[resource]
    total = old + int(str(event.data["amount"]))
    assert state.players[event.seat].stock[resource] == min(total, STOCK_LIMIT)


def _advanced(watcher: Watcher, state: Voidfall, event: Event) -> None:
    """Entering space 7 deactivates 1 Fleet Power, space 8 deactivates 2, on top of costs. I-75"""
    assert event.seat is not None
    tiers = {7: 3, 8: 4}
    space = int(str(event.data["space"]))
    free = any(tiers.get(space) in a.tiers for a in amounts(state, event.seat, "tier_cost"))
    if space in tiers and not free:
        assert watcher.deactivated >= space - 6


def _moved(watcher: Watcher, state: Voidfall, event: Event) -> None:
    """A Regroup has at most 5 moves and leaves no non-Home sector empty. I-11"""
    assert event.seat is not None
    source = state.sectors[int(str(event.data["source"]))]
    assert watcher.moves < 5
    assert source.power > 0 or source.home == event.seat


def _influence(watcher: Watcher, state: Voidfall, event: Event) -> None:
    """Glory is scored once for a conquest, with its whole value. I-95"""
    assert event.seat is not None
    if event.data["source"] == "glory":
        assert event.data["amount"] == sum(state.players[event.seat].glory)
        assert not watcher.glory_scored
        watcher.glory_scored = True


def _upkeep(watcher: Watcher, state: Voidfall, event: Event) -> None:
    """What is unpaid could not be paid: fewer than one Food and two others are left. I-42"""
    assert event.seat is not None
    food, energy, materials, *_ = state.players[event.seat].stock
    if event.data["unpaid"]:
        assert food == 0
        assert energy + materials < 2


CHECKS: dict[str, Callable[[Watcher, Voidfall, Event], None]] = {
    "produced": _produced,
    "advanced": _advanced,
    "moved": _moved,
    "influence": _influence,
    "upkeep": _upkeep,
}


@pytest.fixture(scope="module")
def watcher() -> Watcher:
    return Watcher()


@pytest.mark.parametrize("start", range(0, 36, 6))
def test_no_event_breaks_a_transition_invariant(watcher: Watcher, start: int) -> None:
    """I-11, I-39, I-42, I-75 and I-95 hold at every event of whole games."""
    for number in range(start, start + 6):
        watcher.forget()
        match: Match[Any] = Match(watcher, config(number), number)
        random = Random.stream(number, "players")
        while not match.over:
            match.choose(keen(random, match.question()))
    assert set(watcher.seen) == set(CHECKS)


def test_the_witness_notices_a_wrong_production(watcher: Watcher) -> None:
    match: Match[Any] = Match(watcher, config(1), 1)
    watcher.before = match.state.copy()
    wrong = Event("produced", 0, "V-230", resource="food", amount=3)
    with pytest.raises(AssertionError):
        watcher.react(match.state, wrong)
