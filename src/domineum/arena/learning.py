"""Learning weights from the turns of finished games.

What a turn was worth is not what its position is worth: most of that was there before. So weights
are fitted to differences: how much more came of a game after a turn than was to be expected before
it, by what the turn changed. What came of it is the margin at the end, and in part what was
expected at the seat's turns on the way there, which chance has touched less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from domineum.arena.ridge import Ridge
from domineum.arena.turns import Course, Turn
from domineum.bots.values import Weight, Weights, is_card

TRUST = 0.8
"""How much of what came of a turn is read off the end of the game rather than the next turn."""
SCALE_PENALTY, FEATURE_PENALTY, CARD_PENALTY = 1.0, 100.0, 3000.0
"""Cards are many, and most of them change seldom."""
LEAST = 0.02
"""A feature or card that was changed in a smaller share of the courses keeps its weight."""
FEWEST = 8
"""The same as a number."""
SMALLEST = 0.1
"""The old weights count for at least this much."""


def learned(games: Sequence[Mapping[str, Any]], old: Weights) -> dict[str, Weight]:
    """The weights that fit the games, drawn towards the old ones.

    The first of the old weights is the unit in which the others are measured; it stays.
    """
    courses: list[Course] = [course for game in games for course in game["courses"]]
    expect = Expectation(courses)
    names = _fitted(courses, next(iter(old)))
    features = {name for name in names if not is_card(name)}
    ridge = Ridge(2 + 2 * len(names))
    places = {name: 2 + 2 * place for place, name in enumerate(names)}
    for course in courses:
        for turn, gain in gains(course, expect):
            ridge.add(_row(turn, places, old), gain)
    penalties = [FEATURE_PENALTY if name in features else CARD_PENALTY for name in names]
    found = ridge.solve([SCALE_PENALTY] * 2 + [one for one in penalties for _ in range(2)])
    end = max(SMALLEST, found[0])
    beginning = max(SMALLEST, found[0] + found[1])
    new = dict(old)
    for name, place in places.items():
        late, early = found[place], found[place] + found[place + 1]
        before = old.get(name, NO_WEIGHT)
        new[name] = Weight(before.end + late / end, before.beginning + early / beginning)
    return new


class Expectation:
    """The margin that is to be expected, by how far a seat is ahead and how much time is left."""

    def __init__(self, courses: Iterable[Course]) -> None:
        ridge = Ridge(4)
        for course in courses:
            for turn in course["turns"]:
                ridge.add(dict(enumerate(_facts(turn))), course["margin"])
        self._weights = ridge.solve([0.0] * 4)

    def before(self, turn: Turn) -> float:
        """What was to be expected before a turn."""
        return sum(x * weight for x, weight in zip(_facts(turn), self._weights, strict=True))


def _facts(turn: Turn) -> tuple[float, float, float, float]:
    time, ahead = turn["time"], turn["ahead"]
    return 1.0, time, ahead, ahead * time


def gains(course: Course, expect: Expectation) -> Iterator[tuple[Turn, float]]:
    """Each turn of a course, the last one first, and how much more came of it than expected."""
    came = course["margin"]
    for turn in reversed(course["turns"]):
        expected = expect.before(turn)
        yield turn, came - expected
        came = TRUST * came + (1 - TRUST) * expected


def _fitted(courses: Sequence[Course], unit: str) -> list[str]:
    """What was changed often enough."""
    seen = Counter(
        name
        for course in courses
        for name in {n for turn in course["turns"] for n in turn["changes"]}
    )
    least = max(FEWEST, LEAST * len(courses))
    return sorted(name for name, times in seen.items() if times >= least and name != unit)


def _row(turn: Turn, places: Mapping[str, int], old: Weights) -> dict[int, float]:
    """A turn as a row: two columns for the old weights, and two for each fitted one."""
    row: dict[int, float] = {}
    worth = early = 0.0
    for name, (change, change_early) in turn["changes"].items():
        one = old.get(name, NO_WEIGHT)
        worth += one.end * change + (one.beginning - one.end) * change_early
        early += one.end * change_early
        place = places.get(name)
        if place is not None:
            row[place], row[place + 1] = change, change_early
    row[0], row[1] = worth, early
    return row


NO_WEIGHT = Weight(0.0, 0.0)
