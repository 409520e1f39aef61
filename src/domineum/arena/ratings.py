"""Plackett-Luce strengths of bots, with intervals.

A game is a ranking: the first is chosen among all seats, the second among the rest, and so on,
each with a chance in proportion to its strength. The strengths that explain all games best are
found by Newton's method: the likelihood is concave in their logarithms. A bot may have several
seats. Equal seats count as all their orders, each with its share of the weight.

A phantom of middle strength beats and loses to every bot a little, so that a bot that always
wins has a finite strength too. Intervals are found by resampling whole seeds (bootstrap): games
of one seed share their table, and are not independent. The phantom's games are resampled as well,
so that the interval of a bot that never lost is wide where there are few games.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, permutations

from domineum.kernel import Random

PHANTOM = 0.5
"""Games won, and games lost, against the phantom."""
Phantoms = Mapping[str, tuple[float, float]]
DRAWS = 500
ITERATIONS = 100
LONGEST = 1.0
"""The longest step."""
ENOUGH = 1e-7
POINTS = 400 / math.log(10)
"""From a logarithm of strengths to points: 400 points are odds of ten to one."""

Ranking = tuple[tuple[str, ...], ...]
"""Bots from the first to the last; those in one group are equal."""
Strengths = dict[str, float]
"""Logarithms, by bot."""


@dataclass
class Evidence:
    """Everything that the algorithm needs to know of many rankings; it can be added up."""

    wins: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    contests: defaultdict[tuple[str, ...], float] = field(
        default_factory=lambda: defaultdict(float)
    )
    """How often a place was contested by these bots."""

    @classmethod
    def of(cls, rankings: Iterable[Ranking]) -> Evidence:
        """Collect rankings."""
        evidence = cls()
        for ranking in rankings:
            evidence.add_ranking(ranking)
        return evidence

    def add_ranking(self, ranking: Ranking) -> None:
        """Add one ranking; equal seats in all their orders."""
        orders: list[list[str]] = [[]]
        for group in ranking:
            orders = [[*order, *way] for order in orders for way in permutations(group)]
        for order in orders:
            for place in range(len(order) - 1):
                rest = tuple(sorted(order[place:]))
                if rest[0] != rest[-1]:
                    self.wins[order[place]] += 1 / len(orders)
                    self.contests[rest] += 1 / len(orders)

    def join(self, other: Evidence, times: int = 1) -> None:
        """Add other evidence, some number of times."""
        for bot, wins in other.wins.items():
            self.wins[bot] += wins * times
        for rest, number in other.contests.items():
            self.contests[rest] += number * times


def ranking_of(bots: Sequence[str], places: Sequence[int]) -> Ranking:
    """The ranking of a game from the place of each seat."""
    seats = sorted(zip(places, bots, strict=True))
    return tuple(tuple(bot for _, bot in group) for _, group in groupby(seats, lambda s: s[0]))


def strengths(
    evidence: Evidence, guess: Mapping[str, float], phantoms: Phantoms | None = None
) -> Strengths:
    """The logarithms of the strengths that explain the evidence best; the phantom's is 0.

    `guess`: where to begin. `phantoms`: games that each bot won and lost against the phantom.
    """
    found = dict(guess)
    against = phantoms or dict.fromkeys(found, (PHANTOM, PHANTOM))
    for _ in range(ITERATIONS):
        steps = _newton(evidence, found, against)
        longest = max(map(abs, steps.values()))
        scale = min(1.0, LONGEST / longest) if longest else 0.0
        found = {bot: own + scale * steps[bot] for bot, own in found.items()}
        if longest < ENOUGH:
            break
    return found


def _newton(evidence: Evidence, found: Strengths, against: Phantoms) -> Strengths:
    """The step to the top of the parabola that touches the likelihood here."""
    places = {bot: place for place, bot in enumerate(found)}
    slope = [0.0] * len(places)
    bend = [[0.0] * len(places) for _ in places]
    for bot, i in places.items():
        won, lost = against[bot]
        chance = 1 / (1 + math.exp(-found[bot]))
        slope[i] = evidence.wins[bot] + won - (won + lost) * chance
        bend[i][i] = (won + lost) * chance * (1 - chance)
    for rest, number in evidence.contests.items():
        weights = {bot: seats * math.exp(found[bot]) for bot, seats in Counter(rest).items()}
        whole = sum(weights.values())
        for bot, weight in weights.items():
            i, share = places[bot], weight / whole
            slope[i] -= number * share
            bend[i][i] += number * share
            for other, weighs in weights.items():
                bend[i][places[other]] -= number * share * weighs / whole
    return dict(zip(found, solve(bend, slope), strict=True))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a positive definite matrix (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows[i + 1 :]:
            share = row[i] / pivot[i]
            for j in range(i, len(row)):
                row[j] -= share * pivot[j]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - rest) / rows[i][i]
    return found


@dataclass(frozen=True)
class Rating:
    """A strength in points around the mean of the field, with its 95 % interval."""

    points: float
    low: float
    high: float


def rate(by_seed: Mapping[int, Evidence], bots: Sequence[str]) -> dict[str, Rating]:
    """Rate bots from the evidence of each seed, the best first. The same data, the same numbers."""
    whole = Evidence()
    for evidence in by_seed.values():
        whole.join(evidence)
    best = strengths(whole, dict.fromkeys(bots, 0.0))
    draws: dict[str, list[float]] = {bot: [] for bot in best}
    random = Random.stream(len(by_seed), "bootstrap")
    seeds = sorted(by_seed)
    for _ in range(DRAWS):
        drawn = Counter(random.pick(seeds) for _ in seeds)
        sample = Evidence()
        for seed, times in sorted(drawn.items()):
            sample.join(by_seed[seed], times)
        phantoms = {bot: (_drawn(random), _drawn(random)) for bot in best}
        for bot, points in _points(strengths(sample, best, phantoms)).items():
            draws[bot].append(points)
    ratings = {bot: Rating(points, *interval(draws[bot])) for bot, points in _points(best).items()}
    return dict(sorted(ratings.items(), key=lambda item: (-item[1].points, item[0])))


def _drawn(random: Random) -> float:
    """A random number of games against the phantom, exponential around its mean."""
    return -PHANTOM * math.log((random.below(2**32) + 0.5) / 2**32)


def _points(found: Strengths) -> dict[str, float]:
    """Strengths in points around their mean."""
    points = {bot: POINTS * strength for bot, strength in found.items()}
    mean = sum(points.values()) / len(points)
    return {bot: own - mean for bot, own in points.items()}


def interval(draws: list[float]) -> tuple[float, float]:
    """The middle 95 % of some numbers."""
    ordered = sorted(draws)
    outside = int(0.025 * len(ordered))
    return ordered[outside], ordered[-1 - outside]


def wilson(successes: float, number: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson); sensible near 0 and 1 too."""
    if not number:
        return 0.0, 1.0
    share = successes / number
    middle = share + z * z / (2 * number)
    spread = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    scale = 1 + z * z / number
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
