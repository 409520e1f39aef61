"""What turns change: planners that try things out play a game, and every turn of a seat is kept.

A turn is the difference that it makes to all features and cards of its seat, and what was to be
expected before it. What came of it in the end is known when the game is over.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, TypedDict

from domineum import games
from domineum.arena.tune import Tuning, changed, disturbances, margins, scores_of
from domineum.bots import Planner, SeatAtTable
from domineum.bots.search import Plan, Search
from domineum.bots.values import Weights, evaluator, judge_of
from domineum.kernel import Match, Random

DISTURBED = 6
"""Of ten seats, how many play with weights that are off."""
NOISE = (0.2, 0.4, 0.6)
"""How far weights are off, as a logarithm."""
SURPRISES = (0, 10, 25)
"""Of a hundred plans, how many are not the best one."""
DIGITS = 3

Change = tuple[float, float]
"""Of an amount, and of the amount times the share of the turns that are left."""


class Turn(TypedDict):
    """A turn of a seat."""

    time: float
    """The share of the turns that were left before it."""
    ahead: float
    """How far the value of the position was above that of the best of the others before it."""
    changes: dict[str, Change]
    """By features and cards."""


class Course(TypedDict):
    """All turns of a seat in a game, and how far it was ahead in the end."""

    turns: list[Turn]
    margin: float


class Explorer(Planner):
    """A planner that sometimes does not take its best plan, so that others are seen too."""

    surprises = 0

    def choose(self, search: Search) -> Plan:
        """The best plan, or any that was found."""
        if self.random.below(100) >= self.surprises:
            return super().choose(search)
        found = [*search.best, *search.first.values()]
        return found[self.random.below(len(found))]


def explorer(tuning: Tuning, weights: Weights, random: Random) -> Explorer:
    """A planner of its own kind: other plans, mostly other weights, now and then a surprise."""
    own = weights
    if random.below(10) < DISTURBED:
        noise = NOISE[random.below(len(NOISE))]
        own = changed(weights, disturbances(weights, noise, random))
    plans = max(1, tuning.plans // 2) + random.below(tuning.plans)
    bot = Explorer(random, plans, math.inf, weighing=own)
    bot.surprises = SURPRISES[random.below(len(SURPRISES))]
    return bot


def explore(tuning: Tuning, weights: Weights, number: int) -> dict[str, Any]:
    """Play a game, and return the course that it took for each seat."""
    seed = tuning.seed + number
    match: Match[Any] = Match(games.find(tuning.game), tuning.config(seed), seed)
    seats = range(match.game.seats(match.config))
    bots = [explorer(tuning, weights, Random.stream(seed, f"learn {seat}")) for seat in seats]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    watch = Watch(match, weights)
    while not match.over:
        question = match.question()
        watch.look()
        match.choose(bots[question.seat].decide({}, question), question.seat)
    watch.look()
    courses: list[Course] = [
        {"turns": turns, "margin": margin}
        for turns, margin in zip(watch.turns, margins(match), strict=True)
    ]
    return {"seed": seed, "scores": scores_of(match), "courses": courses}


class Watch:
    """Sees the turns of a match go by."""

    def __init__(self, match: Match[Any], weights: Weights) -> None:
        self.match = match
        self.turns: list[list[Turn]] = [[] for _ in range(match.game.seats(match.config))]
        self._value = evaluator(match.game, weights)
        self._chapter = match.game.chapter(match.state)
        self._begun: dict[str, Change] = {}
        self._turn: Turn = {"time": 0.0, "ahead": 0.0, "changes": {}}

    def look(self) -> None:
        """Keep the turn that is over, if one is, and note the position where the next begins."""
        match = self.match
        chapter = match.game.chapter(match.state)
        if chapter == self._chapter and not match.over:
            return
        seat = self._chapter.seat
        if seat is not None and self._begun:
            self._turn["changes"] = differences(self._begun, self._amounts(seat))
            self.turns[seat].append(self._turn)
        self._chapter, self._begun = chapter, {}
        if chapter.seat is not None and not match.over:
            self._begin(chapter.seat)

    def _begin(self, seat: int) -> None:
        state = self.match.state
        values = [self._value(state, one) for one in range(len(self.turns))]
        own = values.pop(seat)
        rivals = [] if judge_of(self.match.game).partners(state, seat) else values
        self._begun = self._amounts(seat)
        self._turn = {
            "time": round(judge_of(self.match.game).time(state, seat), DIGITS),
            "ahead": round(own - max(rivals, default=0.0), DIGITS),
            "changes": {},
        }

    def _amounts(self, seat: int) -> dict[str, Change]:
        judge, state = judge_of(self.match.game), self.match.state
        time = judge.time(state, seat)
        found = {**judge.features(state, seat), **judge.cards(state, seat)}
        return {name: (amount, amount * time) for name, amount in found.items() if amount}


def differences(before: Mapping[str, Change], after: Mapping[str, Change]) -> dict[str, Change]:
    """What has become other."""
    found: dict[str, Change] = {}
    for name in {**before, **after}:
        (x, early), (y, late) = before.get(name, NOTHING), after.get(name, NOTHING)
        change = round(y - x, DIGITS), round(late - early, DIGITS)
        if change != NOTHING:
            found[name] = change
    return found


NOTHING: Change = (0.0, 0.0)
