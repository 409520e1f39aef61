"""The figures of a tournament: shares, scores, margins, faults and times, from its games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from domineum.arena.play import Count, win_shares
from domineum.arena.ratings import Evidence, Rating, ranking_of, rate, wilson
from domineum.arena.running_ratings import RunningRatings
from domineum.arena.store import read_blocks, read_run, read_times
from domineum.arena.times import Clock
from domineum.arena.tournament import Tournament
from domineum.kernel import DomineumError

Game = dict[str, Any]
FAULTS = ("illegal", "crash", "late")
Problem = tuple[int, int, int]
"""In how many games it was the last of its kind; the seed and number of the first such game."""


@dataclass
class Share:
    """How often something won, and how often it would if all were equal."""

    number: int = 0
    won: float = 0.0
    fair_sum: float = 0.0
    points: list[float] = field(default_factory=list)
    """How far it was ahead of the mean of its table, game by game."""

    def add(self, won: float, fair: float) -> None:
        """Count one chance to win."""
        self.number += 1
        self.won += won
        self.fair_sum += fair

    @property
    def ahead(self) -> tuple[float, float]:
        """How many points it was ahead of the mean of its table, and the standard error."""
        usual = mean(self.points)
        return usual, stdev(self.points, usual) / sqrt(self.number) if self.number > 1 else 0.0

    @property
    def share(self) -> float:
        """The share of chances that were won."""
        return self.won / self.number if self.number else 0.0

    @property
    def fair(self) -> float:
        """What the share would be if all were equal."""
        return self.fair_sum / self.number if self.number else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.won, self.number)

    @property
    def ratio(self) -> float:
        """How many times its fair share it won."""
        return self.share / self.fair if self.fair else 0.0

    @property
    def ratios(self) -> tuple[float, float]:
        """The interval of the ratio."""
        low, high = self.interval
        return (low / self.fair, high / self.fair) if self.fair else (0.0, 0.0)


Shares = dict[str, Share]


@dataclass
class Goal:
    """Games against a goal, alone or together."""

    number: int = 0
    won: int = 0
    margins: list[int] = field(default_factory=list)
    """By how much the goal was reached or missed, in games that were played to their end."""
    scores: list[int] = field(default_factory=list)

    def add(self, game: Game) -> None:
        """Count a game; of several players the one with the lowest score counts."""
        self.number += 1
        self.won += bool(game["winners"])
        self.scores.append(min(game["scores"]))
        if game["target"] is not None:
            self.margins.append(min(game["scores"]) - game["target"])

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.won / self.number

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.won, self.number)


class Figures:
    """Everything that a report shows about a tournament."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run = read_run(folder)
        self.tournament: Tournament = run["plan"]
        self.versions: dict[str, str] = run["versions"]
        blocks = read_blocks(folder)
        self.games: list[Game] = [game for block in blocks for game in block["games"]]
        if not self.games:
            raise DomineumError(f"{folder}: no block of this tournament is finished")
        self.bots = list(dict.fromkeys(self.tournament.bots))
        self.counts = _add_counts(block["counts"] for block in blocks)
        times = read_times(folder)
        self.clocks = _clocks(times)
        self.problems = _problems(times)
        """What went wrong, by bot, kind and text."""

    @property
    def together(self) -> bool:
        """Whether players win together, or alone against a goal."""
        return self.tournament.together

    @property
    def rivals(self) -> bool:
        """Whether different bots met."""
        return not self.together and len(self.bots) > 1

    def ratings(self) -> dict[str, Rating]:
        """Plackett-Luce ratings, the best first."""
        by_seed: dict[int, Evidence] = {}
        for game in self.games:
            evidence = by_seed.setdefault(game["seed"], Evidence())
            evidence.add_ranking(ranking_of(game["bots"], game["ranks"]))
        return rate(by_seed, self.bots)

    def live(self) -> str:
        """The ratings of openskill after all games in their order."""
        ratings = RunningRatings(self.tournament.bots)
        for game in self.games:
            ratings.add(game)
        return ratings.line()

    def wins(self) -> Shares:
        """How often each bot was first; for a bot with several seats, with any of them."""
        found: Shares = {bot: Share() for bot in self.bots}
        for game in self.games:
            won = win_shares(game["ranks"])
            for bot in dict.fromkeys(game["bots"]):
                own = [seat for seat, other in enumerate(game["bots"]) if other == bot]
                found[bot].add(sum(won[seat] for seat in own), len(own) / len(won))
        return found

    def pairs(self) -> dict[tuple[str, str], Share]:
        """How often one bot was ahead of another where they met; equal places count half."""
        found: dict[tuple[str, str], Share] = defaultdict(Share)
        for game in self.games:
            seats: dict[str, list[int]] = defaultdict(list)
            for bot, place in zip(game["bots"], game["ranks"], strict=True):
                seats[bot].append(place)
            for one, own in seats.items():
                for other, theirs in seats.items():
                    if one != other:
                        ahead = [(a < b) + (a == b) / 2 for a in own for b in theirs]
                        found[one, other].add(sum(ahead) / len(ahead), 0.5)
        return dict(found)

    def scores(self) -> dict[str, list[int]]:
        """All scores of each bot."""
        found: dict[str, list[int]] = {bot: [] for bot in self.bots}
        for game in self.games:
            for bot, score in zip(game["bots"], game["scores"], strict=True):
                found[bot].append(score)
        return found

    def kinds(self) -> list[str]:
        """The labels that tell seats apart."""
        return list(self.games[0]["labels"])

    def by_label(self, kind: str) -> Shares:
        """Win shares by House, Origin or another label; places in turn order as `place/seats`."""
        if kind == "order":
            return self._shares(lambda g, seat: f"{g['labels'][kind][seat]}/{len(g['bots'])}")
        return self._shares(lambda game, seat: game["labels"][kind][seat])

    def by_seat(self) -> Shares:
        """Win shares by seat, as `seat/seats`."""
        return self._shares(lambda game, seat: f"{seat + 1}/{len(game['bots'])}")

    def by_map(self) -> dict[str, Shares]:
        """Win shares by seat for each map."""
        maps = dict.fromkeys(game["map"] for game in self.games)
        return {
            name: self._shares(
                lambda game, seat: str(seat + 1), [g for g in self.games if g["map"] == name]
            )
            for name in sorted(maps)
        }

    def _shares(self, label: Callable[[Game, int], str], games: list[Game] | None = None) -> Shares:
        found: Shares = defaultdict(Share)
        for game in self.games if games is None else games:
            won = win_shares(game["ranks"])
            usual = mean(game["scores"])
            for seat, share in enumerate(won):
                own = found[label(game, seat)]
                own.add(share, 1 / len(won))
                own.points.append(game["scores"][seat] - usual)
        return dict(sorted(found.items(), key=lambda item: item[0].rpartition("/")[::-1]))

    def goals(self, *kinds: str) -> dict[tuple[str, ...], Goal]:
        """Games against a goal by bot and by map, difficulty or a label."""
        found: dict[tuple[str, ...], Goal] = defaultdict(Goal)
        for game in self.games:
            for key in set(_keys(game, kinds)):
                found[(game["bots"][0], *key)].add(game)
        return dict(sorted(found.items()))

    def faults(self) -> dict[str, dict[str, int]]:
        """How many decisions each bot made, and how many it lost to chance, by kind."""
        found = {bot: dict.fromkeys(("decisions", *FAULTS), 0) for bot in self.bots}
        for game in self.games:
            seats = zip(game["bots"], game["decisions"], game["faults"], strict=True)
            for bot, decisions, faults in seats:
                found[bot]["decisions"] += decisions
                for kind, number in faults.items():
                    found[bot][kind] += number
        return found

    def ends(self) -> dict[str, int]:
        """How the games ended."""
        found: dict[str, int] = defaultdict(int)
        for game in self.games:
            found[game["how"]] += 1
        return dict(sorted(found.items()))

    def seeds(self) -> tuple[int, int]:
        """The first and the last seed."""
        seeds = [game["seed"] for game in self.games]
        return min(seeds), max(seeds)


def _keys(game: Game, kinds: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The values of some kinds in a game; a label has one for each seat."""
    for seat in range(len(game["bots"])):
        yield tuple(
            str(game["labels"][kind][seat] if kind in game["labels"] else game.get(kind, ""))
            for kind in kinds
        )


def _add_counts(all_counts: Iterable[dict[str, Count]]) -> dict[str, Count]:
    found: dict[str, Count] = {}
    for counts in all_counts:
        for name, count in counts.items():
            own = found.setdefault(name, [0, 0, 0])
            for place, amount in enumerate(count):
                own[place] += amount
    return dict(sorted(found.items()))


def _clocks(times: Iterable[dict[str, Any]]) -> dict[str, Clock]:
    clocks: dict[str, Clock] = {}
    for line in times:
        for bot, data in line["bots"].items():
            clocks.setdefault(bot, Clock()).join(data)
    return clocks


def _problems(times: Iterable[dict[str, Any]]) -> dict[tuple[str, str, str], Problem]:
    found: dict[tuple[str, str, str], Problem] = {}
    for line in times:
        for one in line.get("problems", ()):
            key = one["bot"], one["kind"], one["problem"]
            games, seed, game = found.get(key, (0, one["seed"], one["game"]))
            found[key] = games + 1, seed, game
    return found
