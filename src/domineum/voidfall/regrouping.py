"""Regrouping: moves of Fleet Power between one's own sectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.fleets import changed
from domineum.voidfall.words import FLEETS, Fleet

REGROUP_MOVES = 5
MANY = 40
"""Where there would be more options than this, Fleet Power moves one by one."""


class Move(NamedTuple):
    """Fleet Power of one type that goes from a sector to an adjacent one."""

    sector: int
    fleet: Fleet
    to: int
    amount: int


def movable(at: At, most: int = 1) -> Iterator[Move]:
    """Fleet Power that may move: never the last one of a non-Home sector.  [V-264] [V-267]"""
    state = at.state
    for n in state.own(at.seat):
        sector = state.sectors[n]
        spare = sector.power - (sector.home != at.seat)
        if spare > 0:
            for m in state.neighbours(n):
                if state.sectors[m].owner == at.seat:
                    for kind, power in enumerate(sector.fleets):
                        for amount in range(1, min(power, spare, most) + 1):
                            yield Move(n, FLEETS[kind], m, amount)


def regroupings(at: At, most: int) -> list[Option[Move | None]]:
    """The moves that are open: of several Fleet Power at once, while they are not too many."""
    moves = list(movable(at, most))
    if len(moves) > MANY:
        moves = list(movable(at))
    return [move_option(move) for move in moves]


def move_option(move: Move) -> Option[Move | None]:
    """The option for a move."""
    about: dict[str, int | str] = move._asdict()
    if move.amount == 1:
        del about["amount"]
    return Option("move", move, partial(Message, "option-regroup", move._asdict()), **about)


@EFFECTS.leaf("regroup")
class Regroup(Effect[At]):
    """Up to five moves of 1 Fleet Power to an adjacent sector of one's own. [V-264] [V-265]"""

    meant = True
    asks = True

    def possible(self, at: At) -> bool:
        return next(movable(at), None) is not None

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-regroup"), "V-267"

    def resolve(self, at: At) -> Flow[bool]:
        moves = 0
        while moves < REGROUP_MOVES:
            options = regroupings(at, REGROUP_MOVES - moves)
            if not options:
                break
            options.append(Option("done", None))
            about = {"left": REGROUP_MOVES - moves}
            question = Question(at.seat, "voidfall.regroup", options, about=about)
            choice = yield from ask(question)
            if choice is None:
                break
            yield from self._move(at, choice)
            moves += choice.amount
        if moves:
            yield from did(at, "regrouped", moves=moves)
        return moves > 0

    def _move(self, at: At, move: Move) -> Flow[None]:
        """Move by move; the Fleet Power keeps its type.  [V-266]"""
        state, kind = at.state, FLEETS.index(move.fleet)
        for _ in range(move.amount):
            for n, by in ((move.sector, -1), (move.to, 1)):
                state.change(n, fleets=changed(state.sectors[n].fleets, kind, by))
            yield Event(
                "moved", at.seat, "V-264", player=at.seat, fleet=move.fleet, source=move.sector,
                sector=move.to,
            )  # fmt: skip
