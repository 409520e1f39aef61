"""Habits: which options planners mostly end up with. A search guesses by them, for a good start.

They are data of the game, like its weights (made by `domineum arena tune --habits`): how much more
often than by chance an option of a kind was chosen. A kind is the topic, the verb and all words
that the option is about, but no numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from domineum.kernel import AnyGame, Option, Question, Random

LAZY = frozenset({"forfeit", "end", "done", "ignore-crisis", "no-flip", "no-agenda", "catastrophe"})
"""Verbs that give something up; without a habit they are tried less often."""
SELDOM = 0.4
SHARPNESS = 1.5
LEAST = 0.1
"""The lowest weight of an option; one that is chosen as often as by chance has 1."""
SCALE = 1 << 20
MOST = 10_000
"""More codes than this are not remembered for a topic."""


class Habits:
    """Guesses options, more often those that are chosen more often."""

    def __init__(self, ratios: Mapping[str, float]) -> None:
        self._weights = {kind: max(LEAST, ratio**SHARPNESS) for kind, ratio in ratios.items()}
        self._met: dict[str, dict[str, float]] = {}
        """The weights of options that were met, by topic and code."""

    def guess(self, question: Question[Any], random: Random, but: int = -1) -> int:
        """The index of an option, never `but` unless it is the only one."""
        topic = question.topic
        met = self._met.setdefault(topic, {})
        weights = []
        left = 0.0
        for place, option in enumerate(question.options):
            weight = met.get(option.code)
            if weight is None:
                weight = met[option.code] = self._weight(topic, option)
            if place == but:
                weight = 0.0
            weights.append(weight)
            left += weight
        if len(met) > MOST:
            met.clear()
        left = left * random.below(SCALE) / SCALE
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return len(weights) - 1

    def _weight(self, topic: str, option: Option[Any]) -> float:
        weight: float | None = self._weights.get(kind_of(topic, option))
        if weight is None:
            return SELDOM if option.verb in LAZY else 1.0
        return weight


def kind_of(topic: str, option: Option[Any]) -> str:
    """What an option has in common with others of its kind."""
    words = [value for value in option.about.values() if isinstance(value, str)]
    return " ".join([topic, option.verb, *words])


def habits_of(game: AnyGame) -> Habits:
    """The habits of a game; none without a judge."""
    return Habits({}) if game.judge is None else habits(game.judge.habits)


@cache
def habits(path: Path) -> Habits:
    """The habits in a file of a game; without the file, none."""
    if not path.is_file():
        return Habits({})
    return Habits(tomllib.loads(path.read_text(encoding="utf-8"))["habits"])
