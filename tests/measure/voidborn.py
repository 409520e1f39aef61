"""What games against the Voidborn are made of: who wins, and by which items of the scores.

`python -m tests.measure.voidborn --players 3 --games 48 --seed 9000` lets captains play together.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any

from domineum.arena.plan import Plan
from domineum.arena.play import BlockGame
from domineum.arena.ratings import wilson
from domineum.arena.times import Clock
from domineum.bots import Planner
from domineum.bots.values import read_weights
from domineum.kernel import Match
from domineum.voidfall.void.score import score_terms

SIGNS = {"influence": 1, "influence-lost": -1}
"""The events by which the Influence of a player changes."""


@dataclass
class Game:
    """One finished game."""

    scenario: str
    difficulty: str
    won: bool
    lost: bool
    target: int
    scores: list[int]
    before: dict[str, int]
    after: dict[str, int]
    sources: dict[str, float]
    """Influence by its source, on average over the players."""
    sectors: float
    """Sectors of a player at the end, on average."""
    events: dict[str, int]
    crises: dict[str, list[str]]
    """For each kind of event, the Crises that it was about."""


def play(task: tuple[Plan, int, dict[str, float]]) -> Game:
    """Play the game of a seed, perhaps with other weights than the bots' own."""
    plan, seed, weighing = task
    table = plan.found.arena
    config = table.deal(plan.wishes, seed)
    sitting = BlockGame(plan, table, config, seed, 0, plan.bots * table.seats(plan.wishes, seed))
    for guarded in sitting.players:
        if weighing and isinstance(guarded.bot, Planner):
            guarded.bot.weighing = weighing
    match: Match[Any] = sitting.match
    match.log = True
    before = dict(score_terms(match.state))
    sitting.play(defaultdict(Clock))
    state, outcome = match.state, sitting.outcome
    sources: Counter[str] = Counter()
    events: Counter[str] = Counter()
    crises: dict[str, list[str]] = defaultdict(list)
    for event in match.events_since():
        events[event.kind] += 1
        if event.kind in SIGNS:
            kind = str(event.data["source"]).partition("-")[0]
            sources[kind] += SIGNS[event.kind] * int(str(event.data["amount"]))
        if "crisis" in event.data:
            crises[event.kind].append(str(event.data["crisis"]))
    after = dict(score_terms(state))
    players = len(state.players)
    return Game(
        scenario=str(config["scenario"]),
        difficulty=str(config["difficulty"]),
        won=bool(outcome.winners),
        lost=state.void.lost,
        target=sum(after.values()),
        scores=list(outcome.scores),
        before=before,
        after=after,
        sources={kind: amount / players for kind, amount in sources.items()},
        sectors=sum(len(state.own(seat)) for seat in range(players)) / players,
        events=dict(events),
        crises=dict(crises),
    )


def average(rows: Iterable[dict[str, Any]]) -> dict[str, float]:
    """The mean of each item."""
    found = list(rows)
    names = dict.fromkeys(name for row in found for name in row)
    return {name: mean(row.get(name, 0) for row in found) for name in names}


def line(name: str, items: dict[str, float]) -> str:
    """Items in one line."""
    return f"  {name:9} " + " ".join(f"{key} {n:.1f}" for key, n in items.items() if abs(n) >= 0.05)


def report(name: str, games: list[Game], events: bool) -> None:
    """Print the figures of a group of games."""
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    start = mean(sum(game.before.values()) for game in games)
    target = mean(game.target for game in games)
    influence = mean(mean(game.scores) for game in games)
    lowest = mean(min(game.scores) for game in games)
    print(
        f"{name}: won {won} of {len(games)} ({100 * low:.0f} to {100 * high:.0f} %), Catastrophe "
        f"{sum(game.lost for game in games)}, short by {target - lowest:.0f}: target {target:.0f} "
        f"from {start:.0f}, Influence {influence:.0f}, lowest {lowest:.0f}, "
        f"sectors {mean(game.sectors for game in games):.1f}"
    )
    margins = sorted(min(game.scores) - game.target for game in games)
    print("  margins   " + " ".join(f"{margin:+d}" for margin in margins))
    print(line("before", average(g.before for g in games)))
    print(line("after", average(g.after for g in games)))
    print(line("sources", average(g.sources for g in games)))
    if events:
        counts = average(g.events for g in games)
        print(line("events", dict(sorted(counts.items(), key=lambda item: -item[1]))))
        for key in sorted({key for g in games for key in g.crises}):
            every = Counter(c for g in games for c in g.crises.get(key, []))
            print(f"  {key}: " + ", ".join(f"{c} {n}" for c, n in every.most_common()))
    sys.stdout.flush()


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", default="coop", choices=("coop", "solo"))
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--difficulty", default="easy", help="several: easy,medium,hard")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--games", type=int, default=18, help="for each difficulty")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--weights", type=Path, help="a file with other weights")
    parser.add_argument("--events", action="store_true")
    wanted = parser.parse_args()
    weighing = read_weights(wanted.weights) if wanted.weights else {}
    tasks = []
    for difficulty in wanted.difficulty.split(","):
        plan = Plan(
            "voidfall",
            (wanted.bot,),
            mode=wanted.mode,
            players=wanted.players,
            scenarios=tuple(wanted.scenario),
            difficulty=difficulty,
        )
        tasks += [(plan, wanted.seed + n, weighing) for n in range(wanted.games)]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        games = list(pool.map(play, tasks))
    for difficulty in wanted.difficulty.split(","):
        some = [game for game in games if game.difficulty == difficulty]
        report(f"{wanted.mode} {wanted.players or ''} {difficulty}", some, wanted.events)
        for scenario in dict.fromkeys(game.scenario for game in some):
            report(f"- {scenario}", [g for g in some if g.scenario == scenario], False)


if __name__ == "__main__":
    main()
