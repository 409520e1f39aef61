"""What puzzles of Voidfall ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from domineum.kernel import Message, Option, Seat
from domineum.kernel.goals import Aim, Term
from domineum.voidfall.evaluation import coming_skirmish, total_corruption
from domineum.voidfall.state import NOBODY, Voidfall
from domineum.voidfall.view.figures import cycle_end, fleet_power
from domineum.voidfall.void.crisis_board import open_crises, the_void
from domineum.voidfall.void.score import voidborn_influence
from domineum.voidfall.words import FLEETS

Amount = Callable[[Voidfall, Seat], int]


class Kind(NamedTuple):
    """Something of which a turn is to bring as much as it can."""

    amount: Amount
    least: int
    loses: bool = False
    """The less there is of it, the better."""
    void: bool = False
    """Only against the Voidborn."""


def _population(state: Voidfall, seat: Seat) -> int:
    return sum(state.sectors[n].population for n in state.own(seat))


def _worth(state: Voidfall, seat: Seat) -> int:
    return state.players[seat].influence + cycle_end(state, seat)


KINDS: dict[str, Kind] = {
    "influence": Kind(lambda state, seat: state.players[seat].influence, 5),
    "evaluation": Kind(_worth, 7),
    "sectors": Kind(lambda state, seat: len(state.own(seat)), 2),
    "fleet": Kind(fleet_power, 5),
    "population": Kind(_population, 3),
    "tracks": Kind(lambda state, seat: sum(state.players[seat].tracks), 3),
    "stock": Kind(lambda state, seat: sum(state.players[seat].stock), 9),
    "cleanse": Kind(total_corruption, 2, loses=True),
    "crises": Kind(lambda state, _: len(open_crises(the_void(state))), 1, loses=True, void=True),
    "voidborn": Kind(lambda state, _: voidborn_influence(state), 7, loses=True, void=True),
}
"""Each of them asks for a change since the first choice."""
NEVER = -99
"""What has an aim that is a puzzle however much it comes to."""
CONQUER, HOLD = "conquer", "hold"
DEEDS = frozenset({
    "voidfall.select", "voidfall.act", "voidfall.play-agenda", "voidfall.invade",
    "voidfall.technology", "voidfall.agenda", "voidfall.advance",
})  # fmt: skip


class VoidfallGoals:
    """The goals of Voidfall."""

    kinds = (*KINDS, CONQUER, HOLD)
    deeds = DEEDS
    puzzles = Path(__file__).parent / "puzzles" / "puzzles.json"

    def aims(self, state: Voidfall, seat: Seat) -> Iterator[Aim]:
        """What could be asked for."""
        for name, kind in KINDS.items():
            if not kind.void or state.void is not None:
                yield Aim(name, {})
        near = {m for n in state.own(seat) for m in state.neighbours(n)}
        for n in sorted(near):
            sector = state.sectors[n]
            if sector.owner != seat and sector.home == NOBODY and _is_defended(state, n):
                yield Aim(CONQUER, {"sector": n})
        if _threat(state, seat)[0]:
            yield Aim(HOLD, {})

    def over(self, state: Voidfall, seat: Seat) -> bool:
        """The Actions step is over when the Clean-up begins."""
        return ("cleanup", seat) not in state.steps

    def least(self, aim: Aim) -> int:
        """How much is worth a puzzle."""
        return KINDS[aim.kind].least if aim.kind in KINDS else NEVER

    def worth(self, aim: Aim, state: Voidfall, seat: Seat) -> int | None:
        """What a position is worth for an aim."""
        kind = KINDS.get(aim.kind)
        if kind is not None:
            amount = kind.amount(state, seat)
            return -amount if kind.loses else amount
        if aim.kind == CONQUER:
            mine = state.sectors[int(aim.about["sector"])].owner == seat
            return fleet_power(state, seat) if mine else None
        lost, recalled = _threat(state, seat)
        return None if lost else -recalled

    def terms(self, aim: Aim, before: Voidfall, now: Voidfall, seat: Seat, need: int) -> list[Term]:
        """How far an aim is reached."""
        kind = KINDS.get(aim.kind)
        if kind is not None:
            had = kind.amount(before, seat)
            change = kind.amount(now, seat) - had
            if kind.loses:
                return [_term(aim.kind, -change, need + had)]
            return [_term(aim.kind, change, need - had)]
        if aim.kind == CONQUER:
            n = int(aim.about["sector"])
            conquered = int(now.sectors[n].owner == seat)
            left = _term("left", fleet_power(now, seat), need)
            return [_term("conquer", conquered, 1, sector=n), left]
        lost, recalled = _threat(now, seat)
        return [
            _term("lost", lost, 0, fewer=True), _term("recalled", recalled, -need, fewer=True)
        ]  # fmt: skip

    def repeats(self, before: Option[Any], option: Option[Any]) -> bool:
        """Fleets set out by sector and type: each of them once, in the order of their numbers."""
        if before.verb != "move" or option.verb != "move":
            return False
        return _place(option.about) <= _place(before.about)


def _threat(state: Voidfall, seat: Seat) -> tuple[int, int]:
    """How many sectors and how much Fleet Power the coming Skirmish would cost."""
    threat = coming_skirmish(state, seat).threat
    return (0, 0) if threat is None else (int(threat.lost), threat.recalled)


def _is_defended(state: Voidfall, n: int) -> bool:
    sector = state.sectors[n]
    return bool(sector.voidborn or sector.power or sector.fallen)


def _place(about: Mapping[str, int | str]) -> tuple[int, int]:
    return int(about["sector"]), FLEETS.index(about["fleet"])


def _term(name: str, amount: int, need: int, fewer: bool = False, **about: int | str) -> Term:
    return Term(Message(f"puzzle-term-{name}", about), amount, need, fewer)
