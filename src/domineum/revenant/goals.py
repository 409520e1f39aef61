"""What puzzles of Revenant ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from domineum.kernel import Message, Option, Seat
from domineum.kernel.goals import Aim, Term
from domineum.revenant import scoring
from domineum.revenant.conditions import resources_of
from domineum.revenant.skirmish import forecast
from domineum.revenant.state import Fleet
from domineum.revenant.words import OUTER, SHIPS

Amount = Callable[[Fleet, Seat], int]


class Kind(NamedTuple):
    """Something of which a turn is to bring as much as it can."""

    amount: Amount
    least: int
    loses: bool = False
    """The less there is of it, the better."""


def _prestige(fleet: Fleet, seat: Seat) -> int:
    return scoring.total(fleet, seat)


def _lead(fleet: Fleet, seat: Seat) -> int:
    others = [s for s in range(len(fleet.players)) if s != seat]
    return scoring.total(fleet, seat) - max(scoring.total(fleet, s, hidden=False) for s in others)


def _cards(fleet: Fleet, seat: Seat) -> int:
    player = fleet.players[seat]
    return sum(map(len, player.cadets)) + len(player.slots) + len(player.orders)


def _damage(fleet: Fleet, seat: Seat) -> int:
    return sum(fleet.damage) + fleet.revenant


def _ships(fleet: Fleet, seat: Seat) -> int:
    return sum(fleet.place[ship] > 0 for ship in range(SHIPS))


KINDS: dict[str, Kind] = {
    "prestige": Kind(_prestige, 5),
    "lead": Kind(_lead, 6),
    "voidborn": Kind(lambda fleet, _: sum(fleet.voidborn), 2, loses=True),
    "influence": Kind(lambda fleet, seat: sum(fleet.players[seat].tracks), 3),
    "cards": Kind(_cards, 2),
    "cleanse": Kind(lambda fleet, seat: sum(fleet.players[seat].corrupted), 2, loses=True),
    "resources": Kind(lambda fleet, seat: sum(resources_of(fleet.players[seat])), 4),
    "tactics": Kind(lambda fleet, seat: fleet.players[seat].tactics, 3),
    "repair": Kind(_damage, 2, loses=True),
    "ships": Kind(_ships, 2),
}
"""Each of them asks for a change since the first choice."""
NEVER = -99
"""What has an aim that is a puzzle however much it comes to."""
SAVE, AGENDA = "save", "agenda"
DEEDS = frozenset({
    "revenant.board", "revenant.play", "revenant.extra", "revenant.arkship", "revenant.planet",
})  # fmt: skip


class RevenantGoals:
    """The goals of Revenant."""

    kinds = (*KINDS, SAVE, AGENDA)
    deeds = DEEDS
    puzzles = Path(__file__).parent / "puzzles" / "puzzles.json"

    def aims(self, state: Fleet, seat: Seat) -> Iterator[Aim]:
        """What could be asked for."""
        for name in KINDS:
            yield Aim(name, {})
        if _coming(state)[1]:
            yield Aim(SAVE, {})
        if len(state.players[seat].personal) == 1 and not _agenda(state, seat):
            yield Aim(AGENDA, {})

    def over(self, state: Fleet, seat: Seat) -> bool:
        """After the Extra action the turn is only confirmed."""
        return ("end",) not in state.steps and ("turn", seat) not in state.steps

    def least(self, aim: Aim) -> int:
        """How much is worth a puzzle."""
        return KINDS[aim.kind].least if aim.kind in KINDS else NEVER

    def worth(self, aim: Aim, state: Fleet, seat: Seat) -> int | None:
        """What a position is worth for an aim."""
        kind = KINDS.get(aim.kind)
        if kind is not None:
            amount = kind.amount(state, seat)
            return -amount if kind.loses else amount
        if aim.kind == AGENDA:
            return _prestige(state, seat) if _agenda(state, seat) else None
        damage, lost = _coming(state)
        return None if lost else -damage

    def terms(self, aim: Aim, before: Fleet, now: Fleet, seat: Seat, need: int) -> list[Term]:
        """How far an aim is reached."""
        kind = KINDS.get(aim.kind)
        if kind is not None:
            had = kind.amount(before, seat)
            change = kind.amount(now, seat) - had
            if kind.loses:
                return [_term(aim.kind, -change, need + had)]
            return [_term(aim.kind, change, need - had)]
        if aim.kind == AGENDA:
            met = int(_agenda(now, seat))
            return [_term("agenda", met, 1), _term("total", _prestige(now, seat), need)]
        damage, lost = _coming(now)
        return [_term("lost", lost, 0, fewer=True), _term("damage", damage, -need, fewer=True)]

    def repeats(self, before: Option[Any], option: Option[Any]) -> bool:
        """Every order is tried."""
        return False


def _agenda(fleet: Fleet, seat: Seat) -> bool:
    player = fleet.players[seat]
    return scoring.agenda_met(fleet, player, player.personal)


def _coming(fleet: Fleet) -> tuple[int, int]:
    """The Damage that the Skirmishes of this Cycle would do now, and the ships that it costs."""
    found = [coming for n in OUTER if (coming := forecast(fleet, n)) is not None]
    return sum(one.damage for one in found), sum(one.lost for one in found)


def _term(name: str, amount: int, need: int, fewer: bool = False) -> Term:
    return Term(Message(f"puzzle-term-{name}"), amount, need, fewer)
