"""Harbingers: on sectors, on Wormholes where they never move, and on Crisis rows.  [V-458]"""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import may_decline
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.sectors import adjacent_voidborn, is_controllable
from domineum.voidfall.void.crisis_board import (
    HARBINGER,
    ROWS,
    Row,
    choose_row,
    harbinger_on_row,
    row_of,
    the_void,
)


def placement_targets(at: At) -> list[int]:
    """Voidborn sectors next to one's territory, those without a Harbinger first.  [V-459]"""
    void = at.state.void
    if void is None or not void.harbingers:
        return []
    near = adjacent_voidborn(at.state, at.seat)
    bare = [n for n in near if not at.state.sectors[n].harbingers]
    return bare or near


@EFFECTS.leaf("place_harbinger")
class PlaceHarbinger(Effect[At]):
    """Place a Harbinger from the supply on the map.  [V-459]"""

    def possible(self, at: At) -> bool:
        return bool(placement_targets(at))

    def resolve(self, at: At) -> Flow[bool]:
        options = [Option("harbinger", n, sector=n) for n in placement_targets(at)]
        n = yield from ask(Question(at.seat, "voidfall.harbinger", options))
        the_void(at.state).harbingers -= 1
        at.state.change(n, harbingers=at.state.sectors[n].harbingers + 1)
        yield Event("harbinger", at.seat, "V-459", sector=n)
        return True


@EFFECTS.leaf("harbinger_on_row")
class HarbingerOnRow(Effect[At]):
    """Place a Harbinger from the supply on a Crisis row.  [V-465]"""

    row: Row | Literal["any"]

    def possible(self, at: At) -> bool:
        return at.state.void is not None and at.state.void.harbingers > 0

    def resolve(self, at: At) -> Flow[bool]:
        rows: list[Row] = list(ROWS) if self.row == "any" else [self.row]
        row = yield from choose_row(at.seat, "voidfall.harbinger-row", rows)
        the_void(at.state).harbingers -= 1
        yield from harbinger_on_row(at.state, row)
        return True


def removable(at: At, sectors_only: bool) -> list[Option[tuple[str, int]]]:
    """Harbingers on sectors or on the Crisis board, never on a Wormhole.  [V-460]"""
    void = at.state.void
    if void is None:
        return []
    options = [
        Option("remove-harbinger", ("sector", n), sector=n)
        for n, sector in enumerate(at.state.sectors)
        if sector.harbingers and is_controllable(at.state, n)
    ]
    if not sectors_only:
        for i, row in enumerate(ROWS):
            if HARBINGER in row_of(void, row):
                options.append(Option("remove-harbinger", ("row", i), row=row))
    return options


@EFFECTS.leaf("remove_harbinger")
class RemoveHarbinger(Effect[At]):
    """Return Harbingers to the supply.  [V-460] [V-467]"""

    amount: int = 1
    where: Literal["sector"] | None = None
    meant = True

    def possible(self, at: At) -> bool:
        return bool(removable(at, self.where == "sector"))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-harbinger"), "V-460"

    def resolve(self, at: At) -> Flow[bool]:
        declinable, done = may_decline(at), False
        for _ in range(self.amount):
            options: list[Option[tuple[str, int]]] = removable(at, self.where == "sector")
            if not options:
                break
            if declinable:
                options.append(Option("forfeit", ("", 0)))
            kind, place = yield from ask(Question(at.seat, "voidfall.remove-harbinger", options))
            if not kind:
                break
            yield from self._remove(at, kind, place)
            done = True
        return done

    def _remove(self, at: At, kind: str, place: int) -> Flow[None]:
        void = the_void(at.state)
        void.harbingers += 1
        if kind == "sector":
            at.state.change(place, harbingers=at.state.sectors[place].harbingers - 1)
        else:
            row_of(void, ROWS[place]).remove(HARBINGER)
        yield Event("harbinger-removed", at.seat, "V-460", player=at.seat)


def harbingers_to_board(at: At, n: int) -> Flow[None]:
    """G: Harbingers of a conquered sector move to a Crisis row each.  [V-355] [V-464]"""
    while left := at.state.sectors[n].harbingers:
        row = yield from choose_row(at.seat, "voidfall.harbinger-row", list(ROWS))
        at.state.change(n, harbingers=left - 1)
        yield from harbinger_on_row(at.state, row)
