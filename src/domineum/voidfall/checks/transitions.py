"""What must hold between a state and the next one that somebody is asked in: Appendix B, (T)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from domineum.voidfall.checks.void import broken_void_step
from domineum.voidfall.fleets import TAKEOVER_POWER
from domineum.voidfall.focus import ACTIONS_PER_TURN, third_action_cost
from domineum.voidfall.sectors import can_be_corrupted, tile
from domineum.voidfall.state import NOBODY, Sector, Voidfall

StepCheck = Callable[[Voidfall, Voidfall], Iterator[str]]
CHECKS: list[StepCheck] = []


def broken_step(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """Name every invariant that a choice has broken."""
    for check in CHECKS:
        yield from check(before, after)
    if before.void is not None:
        yield from broken_void_step(before, after)


def transition(check: StepCheck) -> StepCheck:
    """Let a check be made of every choice."""
    CHECKS.append(check)
    return check


def _sectors(before: Voidfall, after: Voidfall) -> Iterator[tuple[int, Sector, Sector]]:
    for n, (old, new) in enumerate(zip(before.sectors, after.sectors, strict=False)):
        if old != new:
            yield n, old, new


def _same_turn(before: Voidfall, after: Voidfall) -> bool:
    """Whether both states are in the Selection, Actions or Clean-up of one turn."""
    return bool(before.turn.card and after.turn.card) and (
        (before.cycle, before.round, before.turn.seat)
        == (after.cycle, after.round, after.turn.seat)
    )


def focus_actions_taken(state: Voidfall) -> int:
    """How many actions of the selected Focus this turn has taken."""
    return sum(1 for code in state.turn.taken if code.startswith("focus "))


def _others(state: Voidfall) -> list[int]:
    return [seat for seat in range(len(state.players)) if seat != state.turn.seat]


# -- the map ------------------------------------------------------------------------------------


@transition
def the_map(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-19, I-20, I-32: no tile changes, except that a Rift may become a standard sector."""
    if (before.pack, before.scenario) != (after.pack, after.scenario):
        yield f"I-19: the map was {before.scenario} and is {after.scenario}"
    if len(before.sectors) != len(after.sectors):
        yield f"I-20: there were {len(before.sectors)} sectors, and now {len(after.sectors)}"
    for n, old, new in _sectors(before, after):
        closed = (old.tile, new.tile) == ("rift", "standard-sector")
        if (old.tile, old.home) != (new.tile, new.home) and not closed:
            yield f"I-32: the tile {n} was {old.tile} and is {new.tile}"


@transition
def takeover(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-17: a takeover brings 2 Voidborn, Corruption and Bounty; Guilds stay, the rest goes.

    Against the Voidborn a penalty may destroy Guilds or place Sector Defenses by the same choice.
    """
    for n, old, new in _sectors(before, after):
        if old.voidborn or not new.voidborn:
            continue
        pure = can_be_corrupted(after, n)
        bounty = len(old.bounty) + bool(before.bounty_pile)
        changed = new.installations or new.guilds != old.guilds
        left = new.owner != NOBODY or (changed and before.void is None)
        if new.voidborn < TAKEOVER_POWER or pure or left or len(new.bounty) < bounty:
            yield f"I-17: the Voidborn took over sector {n}, which is now {new.plain()}"


@transition
def population(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-29: a Population changes in Pure sectors of a player, and never falls in a Home."""
    for n, old, new in _sectors(before, after):
        if old.population == new.population or old.tile != new.tile:
            continue
        change = f"sector {n} had the Population {old.population} and has {new.population}"
        if (old.corrupted and new.corrupted) or tile(after, n).population != "die":
            yield f"I-29: {change}"
        elif old.owner == NOBODY and new.owner == NOBODY:
            yield f"I-29: {change}, but belongs to nobody"
        elif new.home != NOBODY and new.population < old.population:
            yield f"I-29: {change}, but is a Home"


# -- what never comes back ----------------------------------------------------------------------


@transition
def trade_removed(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-45: a Trade token leaves the game when a Cycle begins, one at a time."""
    removed = after.trade_removed - before.trade_removed
    prepares = after.cycle > before.cycle or before.round == 0
    if not 0 <= removed <= prepares:
        yield f"I-45: {removed} Trade tokens left the game in Cycle {before.cycle}"


@transition
def technologies(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-57: Technologies are never lost, and Improved ones never become Basic."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for name, grade in old.technologies.items():
            if new.technologies.get(name, 0) < grade:
                yield f"I-57: seat {seat} has lost {name}"


@transition
def markers(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-74: no marker moves left."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if any(x > y for x, y in zip(old.tracks, new.tracks, strict=True)):
            yield f"I-74: the tracks of seat {seat} were {old.tracks} and are {new.tracks}"


# -- what others cannot touch -------------------------------------------------------------------


@transition
def others(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-10, I-25, I-94: in a turn the others keep inactive Fleets, mat Corruption and Glory.

    Who loses a sector recalls Fleet Power and discards one Glory token.
    """
    if not _same_turn(before, after) or before.void is not None:
        return
    for seat in _others(before):
        old, new = before.players[seat], after.players[seat]
        if old.inactive != new.inactive or new.active < old.active:
            yield f"I-10: seat {seat} had {old.inactive} inactive and has {new.inactive}"
        if (old.mat_corruption, old.chambers) != (new.mat_corruption, new.chambers):
            yield f"I-25: the Corruption of seat {seat} changed in the turn of another"
        if not len(old.glory) - 1 <= len(new.glory) <= len(old.glory):
            yield f"I-94: seat {seat} had the Glory {old.glory} and has {new.glory}"


# -- the order of play --------------------------------------------------------------------------


@transition
def calendar(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-63, I-76, I-77: Cycles and rounds follow each other; the Turn Order changes between."""
    if not (before.cycle, before.round) <= (after.cycle, after.round):
        yield f"I-76: Cycle {before.cycle}, round {before.round} came before {after.round}"
    if after.cycle > before.cycle + 1:
        yield f"I-76: Cycle {before.cycle} was followed by Cycle {after.cycle}"
    if before.order != after.order and before.round and after.cycle == before.cycle:
        yield f"I-77: the Turn Order was {before.order} and is {after.order}"
    if after.cycle > before.cycle and any(player.discard for player in after.players):
        yield f"I-63: a Focus is discarded at the start of Cycle {after.cycle}"


@transition
def turns(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-78: one choice ends at most one turn, that of the active player."""
    if before.cycle == after.cycle:
        ended = [y.turns - x.turns for x, y in zip(before.players, after.players, strict=True)]
        if min(ended) < 0 or sum(ended) > 1 or sum(ended) != ended[before.turn.seat]:
            yield f"I-78: the turns of the seats grew by {ended}"


@transition
def actions(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-79: a turn keeps its Focus and its actions; a third one needs a token or an ability."""
    if _same_turn(before, after):
        old, new = before.turn, after.turn
        third = focus_actions_taken(before) == ACTIONS_PER_TURN < focus_actions_taken(after)
        if third and third_action_cost(before, old.seat) is None:
            yield f"I-79: seat {old.seat} took a third action: {new.taken}"
        if old.card != new.card or new.taken[: len(old.taken)] != old.taken:
            yield f"I-79: {old.card} with {old.taken} became {new.card} with {new.taken}"


@transition
def skirmish_targets(before: Voidfall, after: Voidfall) -> Iterator[str]:
    """I-97: all Skirmish targets are fixed together, before the first Skirmish is fought."""
    if any(before.targets) and any(
        new not in (old, 0) for old, new in zip(before.targets, after.targets, strict=True)
    ):
        yield f"I-97: the Skirmish targets were {before.targets} and are {after.targets}"
