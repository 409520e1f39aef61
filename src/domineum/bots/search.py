"""Searching for the best way to play a turn. Nothing here knows a game.

A plan is the list of codes from the present question to the end of the chapter of the game, which
is mostly the seat's own turn, or on to the end of its next turns. The others then reply as
foreseen, else by habit. The worth of a plan is the value of the position that it leads to. The
search plays plans on copies of a few samples of the match. It begins with plans by habit, one for
each option in turn, and goes on by changing up to three choices of the best ones: what comes after
a change is kept as far as it still fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from domineum.bots.habits import Habits, habits_of
from domineum.kernel import Match, Question, Random, Seat

LONGEST = 80
NEVER = 10**9
AHEAD = 3
"""How many codes of a model are looked at to find one that fits."""
KEEP = 12
FRESH = 8
"""One plan in this many keeps only a beginning of the best one, and goes on by habit."""

Evaluate = Callable[[Any, Seat], float]
Replies = Mapping[Seat, Sequence[str]]
"""What the others are expected to choose, by seat, as far as it will fit."""


@dataclass
class Plan:
    """A way to go on."""

    codes: list[str] = field(default_factory=list)
    worth: float = float("-inf")
    now: int = 0
    """How many of the codes belong to the present chapter."""


class Search:
    """Looks for good plans of a seat; the best ones so far are in `best`, the best first."""

    def __init__(
        self,
        roots: Sequence[Match[Any]],
        seat: Seat,
        random: Random,
        evaluate: Evaluate,
        turns: int = 1,
        replies: Sequence[Replies] = (),
    ) -> None:
        self.roots = roots
        self.seat = seat
        self.random = random
        self.evaluate = evaluate
        self.turns = turns
        self.replies = replies or [{} for _ in roots]
        """For each root."""
        self.best: list[Plan] = []
        self.first: dict[str, Plan] = {}
        """The best plan for each first choice."""
        self.tried = 0
        self.habits = habits_of(roots[0].game)
        self._first = [option.code for option in roots[0].question(seat).options]

    def improve(self, tries: int, late: Callable[[], bool], explore: bool = True) -> None:
        """Try `tries` plans, or fewer if it gets late; the first ones are new, if it explores."""
        new = max(len(self._first), tries // 6) if explore else 0
        for number in range(tries):
            if number and late():
                break
            self.add(self.attempt(explore=number < new))

    def add(self, plan: Plan) -> None:
        """Remember a plan if it is new and among the best."""
        first = self.first.get(plan.codes[0])
        if first is None or plan.worth > first.worth:
            self.first[plan.codes[0]] = plan
        best = self.best
        if len(best) == KEEP and plan.worth <= best[-1].worth:
            return
        if all(plan.codes != other.codes for other in best):
            best.append(plan)
            best.sort(key=lambda p: -p.worth)
            del best[KEEP:]

    def attempt(self, explore: bool) -> Plan:
        """Play a plan by habit, or one of the best with changes, on one of the samples."""
        root = self.tried % len(self.roots)
        self.tried += 1
        random = self.random
        if explore or not self.best:
            first = self._first[self.tried % len(self._first)]
            return self.play(root, Guide([first]))
        if not random.below(FRESH):
            codes = self.best[0].codes
            return self.play(root, Guide(codes, length=random.below(len(codes))))
        rank = min(random.below(len(self.best)), random.below(len(self.best)))
        codes = self.best[rank].codes
        changes = [random.below(len(codes)) for _ in range(1 + random.below(3))]
        return self.play(root, Guide(codes, changes))

    def play(self, root: int, guide: Guide) -> Plan:
        """Play a plan from a root as a guide says, else by habit; value where it leads."""
        twin = self.roots[root].copy()
        twin.checkpoint_every = NEVER
        plan = self.go_on(twin, guide, self.replies[root])
        plan.worth = self.evaluate(twin.state, self.seat)
        return plan

    def go_on(self, twin: Match[Any], guide: Guide, replies: Replies | None = None) -> Plan:
        """Play in place to the end of the chapter or of the seat's turns, and return the plan."""
        others = {seat: Guide(codes) for seat, codes in (replies or {}).items()}
        chapter = twin.game.chapter(twin.state)
        own = chapter.seat == self.seat
        turns = self.turns if own else 1
        plan = Plan()
        codes = plan.codes
        while not twin.over and len(codes) < LONGEST:
            question = twin.question()
            now = twin.game.chapter(twin.state)
            if now != chapter and codes:
                plan.now = plan.now or len(codes)
                turns -= not own or chapter.seat == self.seat
                if not turns:
                    break
                chapter = now
            if question.seat != self.seat:
                if codes and not own:
                    break
                reply = others.get(question.seat, NOBODY)
                twin.answer(question, reply.choose(question, self.random, self.habits))
                continue
            index = guide.choose(question, self.random, self.habits)
            codes.append(question.options[index].code)
            twin.answer(question, index)
        plan.now = plan.now or len(codes)
        return plan


class Guide:
    """Follows the codes of a model up to a place, with changes at some places."""

    def __init__(
        self, codes: Sequence[str], changes: Sequence[int] = (), length: int | None = None
    ) -> None:
        self.codes = codes
        self.changes = set(changes)
        self.length = len(codes) if length is None else length
        self.place = 0

    def choose(self, question: Question[Any], random: Random, habits: Habits) -> int:
        """The index of the option to take."""
        for place in range(self.place, min(self.place + AHEAD, self.length)):
            index = question.find(self.codes[place])
            if index >= 0:
                self.place = place + 1
                if place in self.changes and len(question.options) > 1:
                    return habits.guess(question, random, but=index)
                return index
        return habits.guess(question, random)


class Loose(Guide):
    """Follows the codes of a model in whatever order they fit."""

    def choose(self, question: Question[Any], random: Random, habits: Habits) -> int:
        """The index of the option to take."""
        for place, code in enumerate(self.codes):
            index = question.find(code)
            if index >= 0:
                self.codes = [*self.codes[:place], *self.codes[place + 1 :]]
                return index
        return habits.guess(question, random)


def plainly(search: Search, plan: Plan) -> Plan:
    """The same plan with the usual answers in this chapter wherever they are no worse."""
    codes = plan.codes[: plan.now]
    worth = search.play(0, Guide(codes)).worth
    place = 0
    while (found := _unusual(search, codes, place)) is not None:
        place, usual = found
        tried = search.play(0, Loose([*codes[:place], usual, *codes[place:]]))
        if tried.worth >= worth:
            codes, worth = tried.codes[: tried.now], tried.worth
        place += 1
    return Plan([*codes, *plan.codes[plan.now :]], plan.worth, len(codes))


def _unusual(search: Search, codes: Sequence[str], since: int) -> tuple[int, str] | None:
    """The next place of a plan with another answer than the usual one, and the usual one."""
    twin = search.roots[0].copy()
    for place, code in enumerate(codes):
        question = twin.question()
        index = question.find(code) if question.seat == search.seat else -1
        if index < 0:
            return None
        usual = question.usual if place >= since else None
        if usual is not None and usual.code != code:
            return place, usual.code
        twin.answer(question, index)
        if twin.over:
            return None
    return None


NOBODY = Guide(())
"""Has no codes, so that habits decide."""
