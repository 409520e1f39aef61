"""A witness of whole games: sees every event and every cost, with the state right after it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from domineum.kernel import Event, Flow, Seat
from domineum.voidfall import VoidfallGame
from domineum.voidfall.cards import costs
from domineum.voidfall.cards.abilities import abilities, active
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost, Substitute
from domineum.voidfall.checks.states import underway
from domineum.voidfall.combat.abilities import Escape
from domineum.voidfall.regrouping import Regroup
from domineum.voidfall.state import NOBODY, Voidfall
from domineum.voidfall.tracks import TierCost
from domineum.voidfall.upkeep import UpkeepSubstitute
from domineum.voidfall.void.havens import sheltered
from domineum.voidfall.words import (
    CREDITS,
    ENERGY,
    FOOD,
    MATERIALS,
    RESOURCES,
    SCIENCE,
    STOCK_LIMIT,
)

Power = tuple[int, int, int, int]
MOVES: dict[str, Power] = {
    "deployed": (0, -1, 1, 0),
    "recalled": (0, 1, -1, 0),
    "activated": (-1, 1, 0, 0),
    "deactivated": (1, -1, 0, 0),
    "haven": (-1, 0, 0, 1),
}
"""What events do to Inactive, Active, deployed and sheltered Fleet Power.  I-10"""
CORRUPTION = {"corrupted": 1, "cleansed": -1, "moved-corruption": 0}
TIER_COSTS = {7: 1, 8: 2}
"""Fleet Power to deactivate before entering a space.  I-75"""
COUNTED = {
    "deactivate": "deactivated",
    "corruption": "corrupted",
    "decrease_population": "decreased",
    "return_trade": "trade-returned",
    "discard_agenda": "agenda-returned",
}
"""The event that tells that one unit of a cost was paid."""


def power(state: Voidfall, seat: Seat) -> Power:
    """Inactive, Active, deployed (also on its way) and sheltered Fleet Power."""
    player = state.players[seat]
    on_map = sum(state.sectors[n].power for n in state.own(seat))
    deployed = on_map + sum(underway(state, seat))
    return player.inactive, player.active, deployed, sheltered(state, seat)


def corruption_gained(before: Voidfall, after: Voidfall, seat: Seat) -> int:
    """By how much the Corruption of a player grew, in all places that stayed the player's own."""
    old, new = before.players[seat], after.players[seat]
    mat = new.mat_corruption + new.chambers - old.mat_corruption - old.chambers
    kept = set(before.own(seat)) & set(after.own(seat))
    return mat + sum(after.sectors[n].corrupted - before.sectors[n].corrupted for n in kept)


SIGNALS = ("before", "did")
"""Events for reactions alone: nothing happens by them."""


@dataclass
class Receipt:
    """A cost that is being paid, and what has happened meanwhile."""

    cost: Cost
    seat: Seat
    stock: list[int]
    active: int
    paid: Counter[str] = field(default_factory=Counter)


class Witness(VoidfallGame):
    """Voidfall with somebody who watches."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()
        """How often each thing was checked."""
        self.forget()

    def forget(self) -> None:
        """Begin a new game."""
        self.before: Voidfall | None = None
        self.last = ""
        self.losses: dict[Seat, tuple[int, int]] = {}
        self.strength = 0, 0
        self.moves = 0
        self.glory_scored = False
        self.attacked = 0
        self.receipts: list[Receipt] = []
        self.receipt: Receipt | None = None

    def react(self, state: Voidfall, event: Event) -> Flow[None] | None:
        """Check the event against the state at the event before it."""
        if self.receipts:
            self.receipts[-1].paid[event.kind] += 1
        if self.before is not None:
            for check in CHECKS:
                check(self, self.before, state, event)
        self._note(state, event)
        return super().react(state, event)

    def _note(self, state: Voidfall, event: Event) -> None:
        """Remember what the next event will be compared with."""
        data = event.data
        if event.kind in ("combat-approach", "combat-salvo"):
            self.strength = int(str(data["invader_power"])), int(str(data["defender_power"]))
        self.losses = losses(state, event, self.strength) if event.kind == "combat-over" else {}
        self.moves += event.kind == "moved"
        if event.kind == "conquered":
            self.glory_scored = False
        if event.kind == "skirmish":
            self.attacked = int(str(data["sector"]))
        if not self.receipts and event.kind not in SIGNALS:
            self.receipt = None
        self.last = event.kind
        self.before = state.copy()

    def watch_regroups(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """See where each Regroup begins: one may follow another with nothing in between."""
        resolve = Regroup.resolve

        def watched(regroup: Regroup, at: At) -> Flow[bool]:
            self.moves = 0
            return (yield from resolve(regroup, at))

        monkeypatch.setattr(Regroup, "resolve", watched)

    def watch_costs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """See every cost from its beginning until it is paid, before what that triggers."""
        pay, settle = Cost.pay, costs.settle

        def watched_pay(cost: Cost, at: At) -> Flow[None]:
            player = at.player
            self.receipts.append(Receipt(cost, at.seat, list(player.stock), player.active))
            yield from pay(cost, at)

        def watched_settle(at: At) -> Flow[None]:
            self.receipt = self.receipts.pop()
            self.seen["cost"] += 1
            paid_in_full(self, at, self.receipt)
            yield from settle(at)

        monkeypatch.setattr(Cost, "pay", watched_pay)
        monkeypatch.setattr(costs, "settle", watched_settle)


# -- Fleet Power and Corruption -----------------------------------------------------------------


def losses(state: Voidfall, event: Event, left: tuple[int, int]) -> dict[Seat, tuple[int, int]]:
    """The least and the most Fleet Power that each side of a finished Combat recalls.

    What Escape Pods save stays deployed.
    """
    sector = state.sectors[int(str(event.data["sector"]))]
    sides = [(sector.owner, sector.power - left[1])]
    if state.invasion is not None:
        sides.append((state.invasion.seat, sum(state.invasion.fleets) - left[0]))
    return {
        seat: (0 if active(state, seat, Escape) else lost, lost)
        for seat, lost in sides
        if seat >= 0
    }


def fleet_power(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """Fleet Power moves one at a time and with an event, or in a Combat. I-10"""
    for seat in range(len(after.players)):
        old, new = power(before, seat), power(after, seat)
        change = [y - x for x, y in zip(old, new, strict=True)]
        if seat == event.seat:
            change[2] += reinforced(after) - reinforced(before)
        if seat == event.seat and event.kind in MOVES:
            witness.seen[event.kind] += 1
            change = [x - y for x, y in zip(change, MOVES[event.kind], strict=True)]
        launched = launches(before, after, seat)
        witness.seen["launched"] += launched
        least, most = witness.losses.get(seat, (0, 0))
        recalled = change[1] + launched
        witness.seen["lost in a Combat"] += recalled
        assert (change[0], change[3]) == (0, 0), f"I-10: {event.kind} moved {change} of seat {seat}"
        assert least <= recalled <= most, f"I-10: {event.kind} recalled {recalled} of seat {seat}"
        assert change[2] + change[1] == 0, f"I-10: {event.kind} moved {change} of seat {seat}"


def reinforced(state: Voidfall) -> int:
    """Fleet Power in a sector of nobody: after a tie, who conquers it has deployed it. V-344"""
    return sum(sum(s.fleets) for s in state.sectors if s is not None and s.owner == NOBODY)


def launches(before: Voidfall, after: Voidfall, seat: Seat) -> int:
    """Corvettes that Carriers of a player have deployed in a Combat meanwhile."""
    old, new = before.invasion, after.invasion
    if new is None or new.seat != seat:
        return 0
    return new.launched - (old.launched if old is not None else 0)


def corruption(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """Gaining adds 1, removing subtracts 1, moving keeps the total. I-25"""
    for seat in range(len(after.players)):
        expected = CORRUPTION.get(event.kind, 0) if seat == event.seat else 0
        gained = corruption_gained(before, after, seat)
        assert gained == expected, f"I-25: {event.kind} gave seat {seat} {gained} Corruption"
    witness.seen[event.kind] += event.kind in CORRUPTION


def moved(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """A Regroup has at most 5 moves and leaves no non-Home sector empty. I-11"""
    if event.kind == "moved":
        witness.seen["moved"] += 1
        source = after.sectors[int(str(event.data["source"]))]
        assert witness.moves < 5, "I-11: a Regroup has more than five moves"
        assert source.power > 0 or source.home == event.seat, "I-11: a Regroup left a sector empty"


def combat(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """A Combat changes no Guild or Installation; who conquers a sector is in it. I-33, I-93"""
    if event.kind in ("combat-approach", "combat-salvo", "combat-over"):
        witness.seen["combat"] += 1
        n = int(str(event.data["sector"]))
        old, new = before.sectors[n], after.sectors[n]
        same = (old.guilds, old.installations) == (new.guilds, new.installations)
        assert same, f"I-33: {event.kind} changed what stands in sector {n}"
    elif event.kind == "conquered":
        witness.seen["conquered"] += 1
        sector = after.sectors[int(str(event.data["sector"]))]
        assert (sector.owner, sector.power > 0) == (event.seat, True), "I-93: nobody is there"


def kept(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """No invading Voidborn are left in a sector that its owner keeps. I-98"""
    if witness.attacked:
        sector = after.sectors[witness.attacked]
        witness.seen["sector kept"] += sector.owner >= 0
        assert sector.owner < 0 or not sector.voidborn, "I-98: Voidborn stayed in a kept sector"


def begun(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """No action starts while an Invasion goes on or something is being paid. I-80"""
    if event.kind == "action":
        witness.seen["action"] += 1
        assert after.invasion is None, "I-80: an action starts during an Invasion"
        assert not witness.receipts, "I-80: an action starts while something is being paid"


# -- production, tracks, Glory, Upkeep ----------------------------------------------------------


def produced(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """A production adds min(Yield, 15 - stock). I-39"""
    if event.kind == "produced" and event.seat is not None:
        witness.seen["produced"] += 1
        resource = RESOURCES.index(event.data["resource"])
        old = before.players[event.seat].stock[resource]
        new = after.players[event.seat].stock[resource]
        assert new == min(old + int(str(event.data["amount"])), STOCK_LIMIT), "I-39: wrong Yield"


def advanced(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """Right before entering space 7 exactly 1 Fleet Power is deactivated, 2 for space 8. I-75"""
    if event.kind != "advanced" or event.seat is None:
        return
    space = int(str(event.data["space"]))
    if space in TIER_COSTS and not is_exempt(after, event.seat, space):
        witness.seen[f"space {space}"] += 1
        paid = witness.receipt.paid["deactivated"] if witness.receipt is not None else 0
        assert paid == TIER_COSTS[space], f"I-75: space {space} was entered for {paid} Fleet Power"


def is_exempt(state: Voidfall, seat: Seat, space: int) -> bool:
    """Whether a Technology changes what the Tier of a space costs."""
    return any(space - 4 in ability.tiers for ability in abilities(state, seat, TierCost))


def glory(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """Glory is scored once for a conquest, with its whole value. I-95"""
    if event.kind == "influence" and event.data["source"] == "glory" and event.seat is not None:
        witness.seen["glory scored"] += 1
        whole = sum(after.players[event.seat].glory)
        assert event.data["amount"] == whole, "I-95: a part of the Glory was scored"
        assert not witness.glory_scored, "I-95: Glory was scored twice"
        witness.glory_scored = True


def upkeep(witness: Witness, before: Voidfall, after: Voidfall, event: Event) -> None:
    """Food, or two of Energy and Materials, for each Upkeep; nothing else. I-41, I-42"""
    if event.kind != "upkeep" or event.seat is None:
        return
    witness.seen["upkeep"] += 1
    paid, unpaid = int(str(event.data["paid"])), int(str(event.data["unpaid"]))
    witness.seen["upkeep unpaid"] += unpaid
    old, new = before.players[event.seat].stock, after.players[event.seat].stock
    spent = [x - y for x, y in zip(old, new, strict=True)]
    enough = old[FOOD] + (old[ENERGY] + old[MATERIALS]) // 2
    assert paid == min(paid + unpaid, enough), f"I-42: {paid} Upkeep of {paid + unpaid} was paid"
    assert 2 * spent[FOOD] + spent[ENERGY] + spent[MATERIALS] == 2 * paid, "I-42: wrong payment"
    credits = 0 if not active(after, event.seat, UpkeepSubstitute) else spent[CREDITS]
    assert (spent[CREDITS], spent[SCIENCE]) == (credits, 0), f"I-41: Upkeep was paid with {spent}"


# -- costs --------------------------------------------------------------------------------------


def paid_in_full(witness: Witness, at: At, receipt: Receipt) -> None:
    """Everything that a cost names was paid, no more and no less. I-40"""
    cost, paid = receipt.cost, receipt.paid
    spent = [x - y for x, y in zip(receipt.stock, at.player.stock, strict=True)]
    due = sum(cost.resources) + cost.fem + cost.any_resource
    assert sum(spent) == due, f"I-40: {spent} was spent for {cost}"
    for name, kind in COUNTED.items():
        witness.seen[f"cost of {name}"] += getattr(cost, name)
        assert paid[kind] == getattr(cost, name), f"I-40: {dict(paid)} was paid for {cost}"
    destroyed = cost.destroy_guild + cost.destroy_installation
    assert paid["destroyed"] == destroyed, f"I-40: {dict(paid)} was paid for {cost}"
    tokens = cost.discard_bounty + cost.discard_reclaim
    assert paid["discarded"] == tokens, f"I-40: {dict(paid)} was paid for {cost}"
    forced = max(0, cost.deactivate - receipt.active - cost.recall)
    assert paid["recalled"] == cost.recall + forced, f"I-40: {dict(paid)} was paid for {cost}"
    glory_paid = paid["glory-lost"]
    assert glory_paid - paid["abandoned"] <= cost.discard_glory <= glory_paid, "I-40: Glory"
    science_for_science(witness, at, receipt, spent)


def science_for_science(witness: Witness, at: At, receipt: Receipt, spent: list[int]) -> None:
    """Nothing stands for Science, except where a card says so. I-41"""
    granted = abilities(at.state, at.seat, Substitute)
    if any("science" in ability.for_ for ability in granted):
        return
    science = receipt.cost.science
    witness.seen["cost of science"] += science
    assert spent[SCIENCE] >= science, f"I-41: {spent} was spent for {science} Science"


CHECKS = (
    fleet_power, corruption, moved, combat, kept, begun, produced, advanced, glory, upkeep
)  # fmt: skip
