"""Planners: bots that look for the best way to play their whole turn, and follow it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from domineum.bots.reasons import follow, reason
from domineum.bots.search import Guide, Plan, Search
from domineum.bots.seat import SeatAtTable
from domineum.bots.values import evaluator
from domineum.kernel import Match, Message, Question, Random
from domineum.kernel.decode import Plain
from domineum.kernel.game import Chapter

FINALISTS = 6
"""How many plans are compared on all samples at last."""
SHORTEST = 0.25
"""Which part of its budget a planner has at least for a change of plans within a turn."""


class Planner:
    """A bot that plans its turn: so many plans, at most so many seconds, so many samples."""

    def __init__(
        self,
        random: Random,
        plans: int,
        seconds: float,
        samples: int = 1,
        weighing: Mapping[str, float] | None = None,
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
        self._before: Match[Any] | None = None
        self._chapter: Chapter | None = None
        self._share = 1.0

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat."""
        self._seat = seat

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        """Follow the plan while it fits, else make a new one."""
        codes = self.plan.codes
        if self._done >= len(codes) or question.find(codes[self._done]) < 0:
            if len(question.options) == 1:
                self._before = None
                return question.options[0].code
            assert self._seat is not None, "a planner must sit before it decides"
            self._replan(self._seat)
        self._done += 1
        return self.plan.codes[self._done - 1]

    def why(self) -> Message:
        """Name what the plan does from the last decision on, and what it gains most."""
        if self._before is None or self._seat is None:
            return Message("why-only")
        codes, seat = self.plan.codes, self._seat.seat
        twin = self._before.copy()
        for _ in follow(twin, codes[: self._done - 1], seat):
            pass
        return reason(twin, codes[self._done - 1 :], seat)

    def _replan(self, seat: SeatAtTable) -> None:
        """Make a new plan; within one chapter each costs less than the one before."""
        roots = [seat.sample(self.random) for _ in range(self.samples)]
        chapter = roots[0].game.chapter(roots[0].state)
        again = chapter == self._chapter
        self._share = max(SHORTEST, self._share / 2) if again else 1.0
        self._chapter = chapter
        self._before = roots[0].copy()
        search = Search(roots, seat.seat, self.random, evaluator(seat.game, self.weighing))
        end = self.clock() + self._share * self.seconds
        if again and self._done < len(self.plan.codes):
            rest = self.plan.codes[self._done :]
            search.add(search.play(roots[0], Guide(rest, (), len(rest))))
        self.plan = self.think(search, lambda: self.clock() > end)
        self._done = 0

    def think(self, search: Search, late: Callable[[], bool]) -> Plan:
        """Look for the best plan."""
        search.improve(max(1, round(self._share * self.plans)), late)
        if len(search.roots) == 1:
            return search.best[0]
        return max(search.best[:FINALISTS], key=lambda plan: self._mean(search, plan))

    def _mean(self, search: Search, plan: Plan) -> float:
        """What a plan is worth on all samples."""
        guide = Guide(plan.codes, (), len(plan.codes))
        worths = []
        for root in search.roots:
            guide.place = 0
            worths.append(search.play(root, guide).worth)
        return sum(worths) / len(worths)
