"""Planners: sample whole turns, play each out on a copy, and follow the best one.

Nothing here knows a game. A plan is the list of codes from the present question to the end of
the seat's turn; its worth is the value of the position it leads to.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from domineum.bots.seat import SeatAtTable
from domineum.bots.values import TURN_BEGINS, difference, value
from domineum.kernel import Match, Question, Random, Seat
from domineum.kernel.decode import Plain

LAZY = frozenset({"forfeit", "end", "done", "ignore-crisis", "no-flip", "no-agenda", "catastrophe"})
"""Verbs that give something up; they are tried, but less often."""
LONGEST = 80


@dataclass
class Plan:
    """A way to go on until the seat's turn is over."""

    codes: list[str] = field(default_factory=list)
    worth: float = float("-inf")


class Planner:
    """A bot that plans its whole turn within a budget of plans and seconds."""

    def __init__(
        self,
        random: Random,
        plans: int,
        seconds: float,
        weighing: Mapping[str, float] | None = None,
    ) -> None:
        self.random = random
        self.plans = plans
        self.seconds = seconds
        self.weighing = weighing
        self.plan = Plan()
        self._seat: SeatAtTable | None = None
        self._reason: list[tuple[str, float]] = []

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat."""
        self._seat = seat

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        """Follow the plan while it fits, else make a new one."""
        if len(question.options) == 1:
            return question.options[0].code
        if not self.plan.codes or question.find(self.plan.codes[0]) < 0:
            assert self._seat is not None, "a planner must sit before it decides"
            self.plan = self.think(self._seat)
        return self.plan.codes.pop(0)

    def why(self) -> str:
        """Name the two things that the plan gains most."""
        gains = [f"{name.replace('_', ' ')} {amount:+.1f}" for name, amount in self._reason[:2]]
        return ", ".join(gains) or "nothing better was found"

    def think(self, seat: SeatAtTable) -> Plan:
        """Make a plan."""
        best = self.best_plans(seat, self.plans, 1)[0]
        self._explain(seat, best)
        return best

    def best_plans(self, seat: SeatAtTable, tries: int, keep: int) -> list[Plan]:
        """Sample plans and keep the best different ones, the best first."""
        end = time.monotonic() + self.seconds
        best: list[Plan] = []
        for _ in range(tries):
            twin = seat.sample(self.random)
            model = best[self.random.below(len(best))] if best else Plan()
            plan = self.try_plan(twin, seat.seat, model)
            if all(plan.codes != other.codes for other in best):
                best = sorted([*best, plan], key=lambda p: -p.worth)[:keep]
            if time.monotonic() > end:
                break
        return best

    def try_plan(self, twin: Match[Any], seat: Seat, model: Plan) -> Plan:
        """Play a random turn that often begins like a model, and say what it is worth."""
        plan = Plan()
        follow = self.random.below(len(model.codes) + 1)
        next_turn = TURN_BEGINS.get(twin.game.name)
        while not twin.over and len(plan.codes) < LONGEST:
            question = twin.question()
            if question.seat != seat:
                if plan.codes:
                    break
                twin.answer(question, self.random.below(len(question.options)))
                continue
            if plan.codes and question.topic == next_turn:
                break
            index = -1
            if len(plan.codes) < follow:
                index = question.find(model.codes[len(plan.codes)])
            if index < 0:
                index = self.guess(question)
            plan.codes.append(question.options[index].code)
            twin.answer(question, index)
        plan.worth = value(twin.game.name, twin.state, seat, self.weighing)
        return plan

    def guess(self, question: Question[Any]) -> int:
        """A random option, seldom one that gives something up."""
        options = question.options
        index = self.random.below(len(options))
        if options[index].verb in LAZY and self.random.below(4):
            index = self.random.below(len(options))
        return index

    def _explain(self, seat: SeatAtTable, plan: Plan) -> None:
        """Remember what the plan gains, by playing it once more."""
        before = seat.sample(self.random)
        after = follow_plan(before.copy(), plan, seat.seat)
        self._reason = difference(seat.game, before.state, after.state, seat.seat)


def follow_plan(twin: Match[Any], plan: Plan, seat: Seat) -> Match[Any]:
    """Play a plan as far as it fits."""
    for code in plan.codes:
        if twin.over:
            break
        question = twin.question()
        index = question.find(code) if question.seat == seat else -1
        if index < 0:
            break
        twin.answer(question, index)
    return twin
