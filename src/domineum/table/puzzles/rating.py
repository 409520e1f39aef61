"""How hard a puzzle is: how many plans a bot tries that is told the aim until it finds the best."""

from __future__ import annotations

from statistics import median
from typing import Any, NamedTuple

from domineum.bots.search import Guide, Plan, Search
from domineum.kernel import Match, Random, Seat
from domineum.kernel.goals import Aim
from domineum.table.puzzles.lines import Frame, begun, goals_of, made_since, settled

PLANS = {"cadet": 40, "captain": 300, "admiral": 1200}
"""So many plans each rank may try. A master has about so many in one second."""
TRIES = 3
EXPLORE = 6
"""One plan in so many begins with each first choice in turn."""
LACKING = -1000.0
"""What a line is worth that does not reach what the aim asks for besides."""


class Rating(NamedTuple):
    """The median of a few searches."""

    plans: int
    """How many plans it took; more than the most if it was not found."""
    rank: str
    """The first rank that tries so many; empty if none does."""

    @property
    def level(self) -> int:
        """From 1, what the first rank finds, to 4, what none of them does."""
        return 1 + [*PLANS, ""].index(self.rank)


class Seeker(Search):
    """A search for what is best for an aim, at any place of a line that counts."""

    def __init__(self, root: Match[Any], seat: Seat, random: Random, aim: Aim) -> None:
        super().__init__([begun(root)], seat, random, lambda _state, _seat: 0.0)
        self.goals = goals_of(root.game)
        self.aim = aim

    def play(self, root: int, guide: Guide) -> Plan:
        """Play a line as a guide says, else by habit."""
        match = begun(self.roots[root])
        frame = Frame.of(match, self.seat)
        plan, stop = Plan(worth=self._worth(match)), ""
        while not stop:
            question = match.question(self.seat)
            length = len(match.history)
            index = guide.choose(question, self.random, self.habits)
            plan.codes.append(question.options[index].code)
            match.answer(question, index)
            stop = frame.stop(match, made_since(match, length))
            if stop or settled(match):
                plan.worth = max(plan.worth, self._worth(match))
        plan.now = len(plan.codes)
        return plan

    def _worth(self, match: Match[Any]) -> float:
        worth = self.goals.worth(self.aim, match.state, self.seat)
        return LACKING if worth is None else float(worth)

    def find(self, worth: int, most: int) -> int:
        """Try plans until one is worth so much; return how many it took."""
        for number in range(most):
            plan = self.attempt(explore=not number % EXPLORE or number < len(self._first))
            if plan.worth >= worth:
                return number + 1
            self.add(plan)
        return most + 1


def rate(match: Match[Any], seat: Seat, aim: Aim, worth: int, seed: int) -> Rating:
    """Let a bot look for the best a few times."""
    most = max(PLANS.values())
    found = [
        Seeker(match, seat, Random.stream(seed, f"rating {number}"), aim).find(worth, most)
        for number in range(TRIES)
    ]
    plans = round(median(found))
    return Rating(plans, next((rank for rank, tries in PLANS.items() if plans <= tries), ""))
