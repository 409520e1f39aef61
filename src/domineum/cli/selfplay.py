"""`domineum selfplay`: random players play whole games, and every choice can be checked."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from domineum import games
from domineum.cli import packs, progress
from domineum.kernel import AnyGame, DomineumError, Match, Outcome, Random, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.record import take
from domineum.table.trial import advance

COPY_EVERY = 25
"""Choices between two measurements of copies."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument("game", metavar="GAME", help="voidfall or revenant")
    parser.add_argument("--mode", default="competitive", help="default: %(default)s")
    parser.add_argument("--difficulty", metavar="LEVEL", help="easy, medium, hard; default: any")
    parser.add_argument("--players", type=int, metavar="N", help="default: any number")
    parser.add_argument("--scenario", metavar="ID", help="default: any")
    parser.add_argument("--houses", metavar="A,B", help="default: any; valnis:B names an Origin")
    parser.add_argument(
        "--preselect", action="store_true", help="the variant with pre-selected Focuses"
    )
    packs.add_argument(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; default: 0")
    parser.add_argument("--check", action="store_true", help="check all invariants at each choice")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write the record of each game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """Play, print the figures, and return 1 if an invariant was broken."""
    if arguments.games < 1:
        raise DomineumError("--games: expected a number from 1")
    if arguments.seed < 0:
        raise DomineumError("--seed: expected a number from 0")
    game = games.find(arguments.game, arguments.pack)
    deal = _dealer(arguments, game)
    figures = Figures()
    together = arguments.mode != "competitive"
    for number in range(arguments.games):
        progress.show(number, arguments.games)
        play(game, deal, arguments.seed + number, figures, arguments.check, arguments.save)
    progress.show(arguments.games, arguments.games)
    if arguments.json:
        print(json.dumps(figures.table(together), indent=2))
    else:
        print("\n".join(figures.lines(together)))
    return 1 if figures.broken else 0


Deal = Callable[[Random], dict[str, Plain]]


def _dealer(arguments: argparse.Namespace, game: AnyGame) -> Deal:
    """Return what draws the config of a game; wrong options are refused before the first one."""
    wishes: dict[str, Any] = {
        "mode": arguments.mode,
        "players": arguments.players,
        "scenario": arguments.scenario,
        "houses": arguments.houses.split(",") if arguments.houses else None,
        "preselect": arguments.preselect,
        "difficulty": arguments.difficulty,
    }
    given = {name: wish for name, wish in wishes.items() if wish not in (None, False)}

    def deal(random: Random) -> dict[str, Plain]:
        return game.random_config(random, **given)

    deal(Random(0))
    return deal


# -- playing ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Broken:
    """A game that went wrong."""

    seed: int
    choice: int
    problem: str
    record: str


@dataclass
class Figures:
    """What is known about the games played so far."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    state_copies: list[float] = field(default_factory=list)
    match_copies: list[float] = field(default_factory=list)
    scores: dict[Seat, list[int]] = field(default_factory=dict)
    ends: Counter[str] = field(default_factory=Counter)
    won: int = 0
    rival: dict[str, list[int]] = field(default_factory=dict)
    """What the players had to reach together, item by item, in the games that were scored."""
    broken: list[Broken] = field(default_factory=list)

    def add(self, outcome: Outcome, rival: list[tuple[str, int]]) -> None:
        """Count how a game ended."""
        self.ends[outcome.how.key] += 1
        self.won += bool(outcome.winners)
        for name, amount in rival:
            self.rival.setdefault(name, []).append(amount)
        for seat, score in enumerate(outcome.scores):
            self.scores.setdefault(seat, []).append(score)

    def measure(self, match: Match[Any]) -> None:
        """Measure the copies of a running game."""
        for copy, times in ((match.state.copy, self.state_copies), (match.copy, self.match_copies)):
            start = perf_counter()
            copy()
            times.append(1e6 * (perf_counter() - start))

    @property
    def speed(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def rival_means(self) -> dict[str, float]:
        """What the players had to reach on average, in total and item by item."""
        means = {name: round(mean(amounts), 1) for name, amounts in self.rival.items()}
        return {"total": round(sum(means.values()), 1)} | means if means else {}

    def table(self, together: bool) -> dict[str, object]:
        """Return the form for programs."""
        more = {"win_rate": self.won / self.games, "rival": self.rival_means} if together else {}
        return more | {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.speed),
            "state_copy_us": round(mean(self.state_copies), 1),
            "match_copy_us": round(mean(self.match_copies), 1),
            "mean_scores": [round(mean(self.scores[seat]), 1) for seat in sorted(self.scores)],
            "ends": dict(self.ends),
            "broken": [vars(broken) for broken in self.broken],
        }

    def lines(self, together: bool) -> Iterator[str]:
        """Return the form for people."""
        yield f"games            {self.games:,}"
        yield f"decisions        {self.decisions:,}"
        yield f"decisions/s      {self.speed:,.0f}"
        yield f"copy of a state  {mean(self.state_copies):,.1f} µs"
        yield f"copy of a match  {mean(self.match_copies):,.1f} µs"
        for seat in sorted(self.scores):
            yield f"seat {seat}           {mean(self.scores[seat]):,.1f} on average"
        if together:
            yield f"won              {100 * self.won / self.games:.1f} %"
        for name, amount in self.rival_means.items():
            yield f"rival {name:12} {amount:6.1f}"
        for key, count in self.ends.most_common():
            yield f"{key:16} {count:,}"
        for broken in self.broken:
            yield f"BROKEN: seed {broken.seed}, choice {broken.choice}: {broken.problem}"
            yield f"        the record is in {broken.record}"


def mean(numbers: list[Any]) -> float:
    """The mean, or 0 if there are no numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def play(
    game: AnyGame, deal: Deal, seed: int, figures: Figures, check: bool, save: Path | None
) -> None:
    """Play one game; perhaps all invariants are checked after every choice."""
    random = Random.stream(seed, "players")
    match: Match[Any] = Match(game, deal(Random.stream(seed, "config")), seed)
    problem = ""
    choices = 0
    figures.games += 1
    start = perf_counter()
    while not match.over and not problem:
        problem = advance(match, random, check)
        choices += 1
        if choices % COPY_EVERY == 0 and not problem:
            paused = perf_counter()
            figures.measure(match)
            start += perf_counter() - paused
    figures.seconds += perf_counter() - start
    figures.decisions += choices
    if match.outcome:
        figures.add(match.outcome, game.rival_terms(match.state))
    if problem:
        path = _save(match, save or Path(), f"broken-{seed}")
        figures.broken.append(Broken(seed, choices, problem, str(path)))
    elif save:
        _save(match, save, str(seed))


def _save(match: Match[Any], folder: Path, name: str) -> Path:
    """Write the record; if the rules fail at the last choice, without that choice."""
    try:
        record = take(match)
    except Exception:
        record = take(_without_last(match))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.game.name}-{name}.record"
    path.write_text(record.to_text(), encoding="utf-8", newline="\n")
    return path


def _without_last(match: Match[Any]) -> Match[Any]:
    """Play all choices but the last one again."""
    made = [entry for entry in match.history if not entry.forced]  # type: ignore[union-attr]
    again: Match[Any] = Match(match.game, match.config, match.seed)
    for entry in made[:-1]:
        again.choose(entry.code, entry.seat)  # type: ignore[union-attr]
    return again
