"""The figures of a tournament as a few lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

from domineum.arena.balance import by_chance, is_unfair, suspects
from domineum.arena.figures import FAULTS, Figures, Goal

PROBLEMS = 3
"""How many problems are printed at most."""


def lines(figures: Figures) -> Iterator[str]:
    """The most important figures."""
    first, last = figures.seeds()
    yield f"games            {len(figures.games):,} (seeds {first} to {last})"
    yield from _goals(figures) if figures.together else _bots(figures)
    if figures.tournament.balance:
        yield from _seats(figures)
    for bot, counts in figures.faults().items():
        lost = {kind: counts[kind] for kind in FAULTS if counts[kind]}
        if lost:
            kinds = ", ".join(f"{number} {kind}" for kind, number in lost.items())
            yield f"{bot:16} lost decisions to chance: {kinds} of {counts['decisions']:,}"
    for (bot, kind, problem), (_, seed, game) in list(figures.problems.items())[:PROBLEMS]:
        yield f"{bot:16} {kind}: {problem} (first in seed {seed}, game {game})"
    for bot, clock in figures.clocks.items():
        quantiles = ", ".join(f"{1e3 * clock.quantile(q):.1f}" for q in (0.5, 0.95, 0.99))
        mean = f"{1000 * clock.mean:.1f} ms a decision"
        yield f"{bot:16} {mean}; {quantiles} (50, 95, 99 %), {clock.longest:.2f} s at most"


def _bots(figures: Figures) -> Iterator[str]:
    scores = figures.scores()
    ratings = figures.ratings() if figures.rivals else {}
    for bot in ratings or figures.bots:
        share = figures.wins()[bot]
        low, high = share.interval
        points = ""
        if bot in ratings:
            r = ratings[bot]
            points = f"{r.points:+.0f} points ({r.low:+.0f} to {r.high:+.0f}), "
        won = f"won {100 * share.share:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        yield f"{bot:16} {points}{won if ratings else ''}{mean(scores[bot]):.1f} on average"
    if standing := figures.live() if figures.rivals else "":
        yield f"openskill        {standing}"


def _seats(figures: Figures) -> Iterator[str]:
    above = suspects(figures)
    sure = sum(is_unfair(share) for _, _, share in above)
    doubtful = f"{len(above) - sure} in doubt (by chance alone about {by_chance(figures):.1f})"
    yield f"unfair seats     {sure} for certain, {doubtful}"
    for name, seat, share in above:
        low, high = share.ratios
        times = f"{share.ratio:.2f} times its share ({low:.2f} to {high:.2f})"
        yield f"  {name:20} seat {seat}: {times}"


def _goals(figures: Figures) -> Iterator[str]:
    for (bot, difficulty), goal in figures.goals("difficulty").items():
        yield f"{bot:16} {difficulty:8} {describe(goal)}"


def describe(goal: Goal) -> str:
    """How games against a goal went."""
    low, high = goal.interval
    margin = f", margin {mean(goal.margins):+.1f}" if goal.margins else ""
    won = f"won {goal.won} of {goal.number}, {100 * goal.share:.1f} %"
    return (
        f"{won} ({100 * low:.1f} to {100 * high:.1f}), {mean(goal.scores):.1f} on average{margin}"
    )
