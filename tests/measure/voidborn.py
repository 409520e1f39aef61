"""What games against the Voidborn are made of: who wins, and by which items of the scores.

`python -m tests.measure.voidborn --players 3 --games 48 --seed 9000` lets captains play together
on all maps for three and all difficulties.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from statistics import mean, pstdev
from time import monotonic
from typing import Any

from domineum.arena.play import BlockGame
from domineum.arena.ratings import wilson
from domineum.arena.times import Clock
from domineum.arena.tournament import Tournament
from domineum.bots import Planner
from domineum.bots.values import Weights, read_weights
from domineum.kernel import Match
from domineum.voidfall.void.score import score_terms

LEVELS = ("easy", "medium", "hard")
Task = tuple[Tournament, int, Weights]
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


def play(task: Task) -> Game:
    """Play the game of a seed, perhaps with other weights than the bots' own."""
    tournament, seed, weighing = task
    table = tournament.found.arena
    config = table.deal(tournament.wishes, seed)
    game = BlockGame(
        tournament, table, config, seed, 0, tournament.bots * table.seats(tournament.wishes, seed)
    )
    for guarded in game.players:
        if weighing and isinstance(guarded.bot, Planner):
            guarded.bot.weighing = weighing
    match: Match[Any] = game.match
    match.log = True
    before = dict(score_terms(match.state))
    game.play(defaultdict(Clock))
    state, outcome = match.state, game.outcome
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


def tables(wanted: argparse.Namespace) -> list[Tournament]:
    """One tournament for each number of players and difficulty."""
    return [
        Tournament(
            "voidfall",
            (wanted.bot,),
            mode="solo" if players == 1 else "coop",
            players=players,
            scenarios=tuple(wanted.scenario),
            difficulty=difficulty,
        )
        for players in map(int, wanted.players.split(","))
        for difficulty in wanted.difficulty.split(",")
    ]


def play_all(tasks: Iterable[Task], jobs: int, seconds: float) -> Iterator[Game]:
    """Play in processes; when the time is over begin no more games, and finish those begun."""
    end = monotonic() + seconds
    waiting = iter(tasks)
    running: set[Future[Game]] = set()
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            while len(running) < jobs and monotonic() < end and (task := next(waiting, None)):
                running.add(pool.submit(play, task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def summary(games: list[Game]) -> str:
    """A table of all maps and difficulties: games won, and how far ahead the weakest player is."""
    rows = ["| map | players | difficulty | won | ahead |", "|---|---|---|---|---|"]
    groups: dict[tuple[int, str, int], list[Game]] = defaultdict(list)
    for game in games:
        place = (len(game.scores), game.scenario, LEVELS.index(game.difficulty))
        groups[place].append(game)
        groups[place[0], "", place[2]].append(game)
    for (players, scenario, level), some in sorted(groups.items()):
        won = sum(game.won for game in some)
        low, high = wilson(won, len(some))
        ahead = [min(game.scores) - game.target for game in some]
        rows.append(
            f"| {scenario or 'all'} | {players} | {LEVELS[level]} | {won} of {len(some)} "
            f"({100 * low:.0f} to {100 * high:.0f} %) | {mean(ahead):+.0f} ± {pstdev(ahead):.0f} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,3,4", help="1: alone, on the printed maps")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--difficulty", default="easy,medium,hard")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--games", type=int, default=18, help="for each number and difficulty")
    parser.add_argument("--seconds", type=float, default=inf, help="begin no game after that")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--weights", type=Path, help="a file with other weights")
    parser.add_argument("--out", type=Path, help="keep the games in this file, one in a line")
    parser.add_argument("--read", type=Path, action="append", default=[], help="games kept before")
    parser.add_argument("--items", action="store_true", help="take the scores apart")
    parser.add_argument("--events", action="store_true", help="count what happened too")
    wanted = parser.parse_args()
    games = [Game(**json.loads(row)) for path in wanted.read for row in path.open()]
    if not wanted.read:
        weighing = read_weights(wanted.weights) if wanted.weights else {}
        plans = tables(wanted)
        tasks = [(p, wanted.seed + n, weighing) for n in range(wanted.games) for p in plans]
        for game in play_all(tasks, wanted.jobs, wanted.seconds):
            games.append(game)
            if wanted.out:
                with wanted.out.open("a") as file:
                    print(json.dumps(asdict(game)), file=file)
    print(summary(games))
    if wanted.items or wanted.events:
        for players in sorted({len(game.scores) for game in games}):
            for level in LEVELS:
                some = [g for g in games if (len(g.scores), g.difficulty) == (players, level)]
                if some:
                    report(f"{players} {level}", some, wanted.events)


if __name__ == "__main__":
    main()
