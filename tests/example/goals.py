"""What puzzles of the example game ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from domineum.kernel import Message, Option, Seat
from domineum.kernel.goals import Aim, Term
from tests.example.state import HARBOURS, Night


class LanternGoals:
    """Points, or a harbour with as much oil left as possible."""

    kinds = ("points", "harbour")
    deeds = frozenset({"lanterns.pour"})
    puzzles = Path(__file__).parent / "puzzles.json"

    def aims(self, state: Night, seat: Seat) -> Iterator[Aim]:
        yield Aim("points", {})
        for place in range(HARBOURS):
            if state.harbours[place].owner < 0:
                yield Aim("harbour", {"harbour": place})

    def over(self, state: Night, seat: Seat) -> bool:
        return ("draw",) not in state.steps

    def least(self, aim: Aim) -> int:
        return 1

    def worth(self, aim: Aim, state: Night, seat: Seat) -> int | None:
        keeper = state.keepers[seat]
        if aim.kind == "points":
            return keeper.points
        mine = state.harbours[int(aim.about["harbour"])].owner == seat
        return keeper.oil if mine else None

    def terms(self, aim: Aim, before: Night, now: Night, seat: Seat, need: int) -> list[Term]:
        had, keeper = before.keepers[seat], now.keepers[seat]
        if aim.kind == "points":
            return [_term("points", keeper.points - had.points, need - had.points)]
        place = int(aim.about["harbour"])
        mine = int(now.harbours[place].owner == seat)
        return [_term("harbour", mine, 1), _term("oil", keeper.oil, need)]

    def repeats(self, before: Option[Any], option: Option[Any]) -> bool:
        """Oil is poured from the first harbour to the last."""
        both = before.verb == option.verb == "pour"
        return both and int(option.about["harbour"]) < int(before.about["harbour"])


def _term(name: str, amount: int, need: int) -> Term:
    return Term(Message(f"puzzle-term-{name}"), amount, need)
