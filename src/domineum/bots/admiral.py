"""The admiral: compares ways to begin its turn by playing on, until its next turn is over.

It searches like a captain, for longer. Then it takes the best plan for each of the most promising
first choices, and plays them on several samples of what it cannot know. The others answer, and it
takes its next turn, all with a quick search of their own. The plans of one sample meet the same
chance. After each sample the worst of them drops out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from domineum.bots.planner import Planner
from domineum.bots.search import Guide, Plan, Search
from domineum.kernel import Match, Random, Seat

PLANS_PER_SECOND = 450
SEARCH = 0.6
"""The part of the time for the search; the rest is for playing on."""
CANDIDATES = 4
QUICK = 24
"""Plans that are tried for a turn of others; four times as many for an own one."""
SMALL = 6
"""Plans that are tried for what is decided between turns."""


class Admiral(Planner):
    """A planner that looks beyond its turn."""

    def __init__(
        self,
        random: Random,
        seconds: float = 3.0,
        plans: int = 0,
        rounds: int = 0,
        weighing: Mapping[str, float] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        plans = plans or round(seconds * PLANS_PER_SECOND)
        super().__init__(random, plans, seconds, 4, weighing, clock)
        self.rounds = rounds or max(1, round(seconds))

    def think(self, search: Search) -> Plan:
        """Look for good plans, then for the one that leads to the best next turn."""
        end = self.clock() + self._share * self.seconds
        self.look(search, SEARCH)
        chapter = search.roots[0].game.chapter(search.roots[0].state)
        left = sorted(search.first.values(), key=lambda plan: -plan.worth)[:CANDIDATES]
        if self._share < 1 or chapter.seat != search.seat or len(left) < 2:
            return self.choose(search)
        totals = [0.0] * len(left)
        while len(left) > 1:
            for _ in range(self.rounds):
                if self.clock() > end:
                    return self.choose(search)
                root = self.sample()
                seed = self.random.bits()
                for place, plan in enumerate(left):
                    totals[place] += self.outcome(search, root, plan, Random(seed))
            worst = totals.index(min(totals))
            del left[worst], totals[worst]
        return left[0]

    def outcome(self, search: Search, root: Match[Any], plan: Plan, random: Random) -> float:
        """What a plan is worth when everybody has played on."""
        twin = root.copy()
        seat = search.seat
        Search([twin], seat, random, search.evaluate).go_on(twin, Guide(plan.codes))
        own = False
        while not twin.over:
            turn = twin.game.chapter(twin.state).seat
            if own and turn != seat:
                break
            own = turn == seat
            self.quick(twin, twin.question().seat, random, search)
        return search.evaluate(twin.state, seat)

    def quick(self, twin: Match[Any], seat: Seat, random: Random, search: Search) -> None:
        """Play on in place, for whoever is asked, up to the end of the chapter."""
        turn = twin.game.chapter(twin.state).seat
        tries = SMALL if turn != seat else QUICK * (4 if seat == search.seat else 1)
        inner = Search([twin], seat, random, search.evaluate)
        inner.improve(tries, lambda: False)
        inner.go_on(twin, Guide(inner.best[0].codes))
