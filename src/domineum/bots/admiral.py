"""The admiral: plans its turn together with the next one.

First it searches like a captain. On several samples of what it cannot know, it then foresees how
the others will reply to its best plan: each of them plans its turn like a cadet. Most of the time
goes into plans that go on through these replies and its next turn. The search for that turn begins
with what is left of the best plan.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from domineum.bots.planner import Planner
from domineum.bots.search import Guide, Replies, Search
from domineum.bots.values import Weights
from domineum.kernel import Match, Random, Seat

PLANS_PER_SECOND = 1200
"""More than can be tried on most machines: the clock decides."""
FIRST = 0.25
"""The share of the time for a search of this turn alone."""
REPLIES = 0.1
"""The share of the time for what the others will do."""
TURNS = 2
SAMPLES = 4


class Admiral(Planner):
    """A planner that looks beyond its turn."""

    def __init__(
        self,
        random: Random,
        seconds: float = 3.0,
        plans: int = 0,
        weighing: Weights | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        plans = plans or round(seconds * PLANS_PER_SECOND)
        super().__init__(random, plans, seconds, SAMPLES, weighing, clock)

    def study(self, search: Search) -> Search:
        """Look for good plans of two turns; outside its own turn, like any planner."""
        root = search.roots[0]
        if root.game.chapter(root.state).seat != search.seat:
            return super().study(search)
        self.look(search, FIRST)
        wider = Search(
            search.roots, search.seat, search.random, search.evaluate, TURNS,
            [self.foresee(root, search) for root in search.roots],
        )  # fmt: skip
        for plan in [*search.first.values(), *search.best]:
            wider.add(wider.play(0, Guide(plan.codes)))
        self.look(wider, 1 - FIRST - REPLIES, explore=False)
        return wider

    def foresee(self, root: Match[Any], search: Search) -> Replies:
        """What the others will do between the best plan for this turn and its next turn."""
        best, seats = search.best[0], root.game.seats(root.config)
        own = Guide(best.codes[: best.now])
        guides = {search.seat: own}
        replies: dict[Seat, list[str]] = {}
        twin = root.copy()
        chapter = start = twin.game.chapter(twin.state)
        while not twin.over:
            question = twin.question()
            now = twin.game.chapter(twin.state)
            if now != chapter:
                if now.seat == search.seat and now != start:
                    break
                chapter, guides = now, {search.seat: own}
            seat = question.seat
            if seat not in guides:
                theirs = Search([twin.copy()], seat, search.random, search.evaluate)
                self.look(theirs, REPLIES / len(search.roots) / seats)
                guides[seat] = Guide(theirs.best[0].codes)
            index = guides[seat].choose(question, search.random, search.habits)
            if seat != search.seat:
                replies.setdefault(seat, []).append(question.options[index].code)
            twin.answer(question, index)
        return replies
