"""The admiral: plans its turn together with the next one.

It searches like a captain first. The best plan for each first choice is then played on: the others
answer by habit, and the admiral takes its next turn. Most of the time goes into bettering these
longer plans, on several samples of what it cannot know. What is left of the best one is where the
search for the next turn begins.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from domineum.bots.planner import Planner
from domineum.bots.search import Guide, Plan, Search
from domineum.kernel import Random

PLANS_PER_SECOND = 1200
"""More than can be tried on most machines: the clock decides."""
FIRST = 0.25
"""The part of the time for a search of this turn alone."""
TURNS = 2
SAMPLES = 4


class Admiral(Planner):
    """A planner that looks beyond its turn."""

    def __init__(
        self,
        random: Random,
        seconds: float = 3.0,
        plans: int = 0,
        weighing: Mapping[str, float] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        plans = plans or round(seconds * PLANS_PER_SECOND)
        super().__init__(random, plans, seconds, SAMPLES, weighing, clock)

    def think(self, search: Search) -> Plan:
        """Look for the best plan of two turns; between turns, like any planner."""
        root = search.roots[0]
        if root.game.chapter(root.state).seat != search.seat:
            return super().think(search)
        self.look(search, FIRST)
        wider = Search(search.roots, search.seat, search.random, search.evaluate, TURNS)
        for plan in [*search.first.values(), *search.best]:
            wider.add(wider.play(root, Guide(plan.codes)))
        self.look(wider, 1 - FIRST, explore=False)
        return self.choose(wider)
