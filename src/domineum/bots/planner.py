"""Planners: bots that look for the best way to play their whole turn, and follow it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from domineum.bots.reasons import follow, reason
from domineum.bots.search import Evaluate, Guide, Plan, Search, plainly
from domineum.bots.seat import SeatAtTable
from domineum.bots.values import Weights, evaluator
from domineum.kernel import AnyGame, Match, Message, Question, Random
from domineum.kernel.decode import Plain
from domineum.kernel.game import Chapter
from domineum.kernel.judge import added

FINALISTS = 6
"""How many plans are compared on all samples at the end."""
SHORTEST = 0.25
"""The least share of its budget that a planner has for a change of plan within a turn."""


class Planner:
    """A bot that plans its turn: it tries `plans` plans in at most `seconds`, on some samples."""

    def __init__(
        self,
        random: Random,
        plans: int,
        seconds: float,
        samples: int = 1,
        weighing: Weights | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.random = random
        self.plans = plans
        self.seconds = seconds
        self.samples = samples
        self.weighing = weighing
        self.clock = clock
        self.plan = Plan()
        self._done = 0
        self._seat: SeatAtTable | None = None
        self._place = -1
        self._before: Match[Any] | None = None
        self._chapter: Chapter | None = None
        self._share = 1.0

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat."""
        self._seat = seat
        self._place = seat.seat

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        """Follow the plan while it fits, else make a new one."""
        plan = self.plan
        if self._done >= plan.now or question.find(plan.codes[self._done]) < 0:
            if len(question.options) == 1:
                self._before = None
                return question.options[0].code
            self._replan()
        self._done += 1
        return self.plan.codes[self._done - 1]

    def why(self) -> Message:
        """Name what the plan does from the last decision on, and its largest gains."""
        if self._before is None:
            return Message("why-only")
        codes, seat = self.plan.codes, self._place
        twin = self._before.copy()
        follow(twin, codes[: self._done - 1], seat)
        return reason(twin, codes[self._done - 1 : self.plan.now], seat)

    def contenders(self) -> tuple[Match[Any], list[Sequence[str]]]:
        """A sample of the present position, and what could be chosen in it up to the end of the
        chapter: the plan of the last decision, and the best one that begins otherwise."""
        roots = [self.sample() for _ in range(self.samples)]
        search = Search(roots, self._place, self.random, self.evaluator(roots[0].game))
        begun = self._done - 1
        search.add(search.play(0, Guide(self.plan.codes[begun:])))
        self.look(search, SHORTEST)
        own = self.plan.codes[begun : self.plan.now]
        others = [plan for first, plan in search.first.items() if first != own[0]]
        others = sorted(others, key=lambda plan: -plan.worth)[:FINALISTS]
        best = max(others, key=lambda plan: mean_worth(search, plan), default=None)
        return roots[0], [own, best.codes[: best.now]] if best is not None else [own]

    def sample(self) -> Match[Any]:
        """A sample of the match."""
        assert self._seat is not None, "a planner must sit before it decides"
        return self._seat.sample(self.random)

    def _replan(self) -> None:
        """Make a new plan; within one chapter each has less of the budget than the one before."""
        roots = [self.sample() for _ in range(self.samples)]
        chapter = roots[0].game.chapter(roots[0].state)
        again = chapter == self._chapter
        self._share = max(SHORTEST, self._share / 2) if again else 1.0
        self._chapter = chapter
        self._before = roots[0].copy()
        search = Search(roots, self._place, self.random, self.evaluator(roots[0].game))
        if rest := self.plan.codes[self._done :]:
            search.add(search.play(0, Guide(rest)))
        self.plan = plainly(search, self.think(search))
        self._done = 0

    def evaluator(self, game: AnyGame) -> Evaluate:
        """The function that values a position."""
        return evaluator(game, self.weighing)

    def think(self, search: Search) -> Plan:
        """Look for the best plan."""
        return self.choose(self.study(search))

    def study(self, search: Search) -> Search:
        """Look for good plans; return the search in which they are to be compared."""
        self.look(search, 1.0)
        return search

    def choose(self, search: Search) -> Plan:
        """The plan that is best on all samples."""
        if len(search.roots) == 1:
            return search.best[0]
        return max(search.best[:FINALISTS], key=lambda plan: mean_worth(search, plan))

    def look(self, search: Search, part: float, explore: bool = True) -> None:
        """Search with a part of the budget."""
        end = self.clock() + part * self._share * self.seconds
        tries = max(1, round(part * self._share * self.plans))
        search.improve(tries, lambda: self.clock() > end, explore)


def mean_worth(search: Search, plan: Plan) -> float:
    """What a plan is worth on average over all samples."""
    worths = [search.play(root, Guide(plan.codes)).worth for root in range(len(search.roots))]
    return added(worths) / len(worths)
