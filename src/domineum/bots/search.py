"""Searching for the best way to play a turn. Nothing here knows a game.

A plan is the list of codes from the present question to the end of the chapter of the game, which
is mostly the seat's own turn. Its worth is the value of the position that it leads to. The search
plays plans on copies of a few samples of the match. It begins with random plans, one for each
option in turn, and goes on by changing a choice or two of the best ones: what comes after the
change is kept as far as it still fits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from domineum.kernel import Match, Question, Random, Seat

LAZY = frozenset({"forfeit", "end", "done", "ignore-crisis", "no-flip", "no-agenda", "catastrophe"})
"""Verbs that give something up; they are tried, but less often."""
LONGEST = 80
AHEAD = 3
"""How many codes of a model may be skipped to find one that fits."""
KEEP = 12
FRESH = 8
"""One plan in so many is not made from a model."""

Evaluate = Callable[[Any, Seat], float]


@dataclass
class Plan:
    """A way to go on until the chapter is over."""

    codes: list[str] = field(default_factory=list)
    worth: float = float("-inf")


class Search:
    """Looks for good plans of a seat; the best ones so far are in `best`, the best first."""

    def __init__(
        self, roots: Sequence[Match[Any]], seat: Seat, random: Random, evaluate: Evaluate
    ) -> None:
        self.roots = roots
        self.seat = seat
        self.random = random
        self.evaluate = evaluate
        self.best: list[Plan] = []
        self.tried = 0
        self._first = [option.code for option in roots[0].question(seat).options]

    def improve(self, tries: int, late: Callable[[], bool]) -> None:
        """Try so many plans, or fewer if it gets late."""
        explore = max(len(self._first), tries // 6)
        for number in range(tries):
            if number and late():
                break
            self.add(self.attempt(explore=number < explore))

    def add(self, plan: Plan) -> None:
        """Remember a plan if it is among the best and new."""
        best = self.best
        if len(best) == KEEP and plan.worth <= best[-1].worth:
            return
        if all(plan.codes != other.codes for other in best):
            best.append(plan)
            best.sort(key=lambda p: -p.worth)
            del best[KEEP:]

    def attempt(self, explore: bool) -> Plan:
        """Play a random plan, or one of the best with changes, on one of the samples."""
        root = self.roots[self.tried % len(self.roots)]
        self.tried += 1
        random = self.random
        if explore or not self.best:
            first = self._first[self.tried % len(self._first)]
            return self.play(root, Guide([first], (), 1))
        if not random.below(FRESH):
            codes = self.best[0].codes
            return self.play(root, Guide(codes, (), random.below(len(codes))))
        rank = min(random.below(len(self.best)), random.below(len(self.best)))
        codes = self.best[rank].codes
        changes = [random.below(len(codes)) for _ in range(1 + random.below(3))]
        return self.play(root, Guide(codes, changes, len(codes)))

    def play(self, root: Match[Any], guide: Guide) -> Plan:
        """Play to the end of the chapter as a guide says, else at random; and value the end."""
        twin = root.copy()
        codes = self.go_on(twin, guide)
        return Plan(codes, self.evaluate(twin.state, self.seat))

    def go_on(self, twin: Match[Any], guide: Guide) -> list[str]:
        """Play to the end of the chapter in place, and return the codes."""
        chapter = twin.game.chapter(twin.state)
        own = chapter.seat == self.seat
        codes: list[str] = []
        while not twin.over and len(codes) < LONGEST:
            question = twin.question()
            if codes and twin.game.chapter(twin.state) != chapter:
                break
            if question.seat != self.seat:
                if codes and not own:
                    break
                twin.answer(question, guess(question, self.random))
                continue
            index = guide.choose(question, self.random)
            codes.append(question.options[index].code)
            twin.answer(question, index)
        return codes


class Guide:
    """Follows the codes of a model up to a place, with changes at some places."""

    def __init__(self, codes: Sequence[str], changes: Sequence[int], length: int) -> None:
        self.codes = codes
        self.changes = set(changes)
        self.length = length
        self.place = 0

    def choose(self, question: Question[Any], random: Random) -> int:
        """The place of the option to take."""
        for place in range(self.place, min(self.place + AHEAD, self.length)):
            index = question.find(self.codes[place])
            if index >= 0:
                self.place = place + 1
                if place in self.changes and len(question.options) > 1:
                    other = random.below(len(question.options) - 1)
                    return other + (other >= index)
                return index
        return guess(question, random)


def guess(question: Question[Any], random: Random) -> int:
    """A random option, seldom one that gives something up."""
    options = question.options
    index = random.below(len(options))
    if options[index].verb in LAZY and random.below(4):
        index = random.below(len(options))
    return index
