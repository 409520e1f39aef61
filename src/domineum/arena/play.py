"""Playing a block: every game of it, with what is needed to rate, report and repeat it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from domineum.arena.code import fingerprint
from domineum.arena.seating import seat_bots
from domineum.arena.times import Clock
from domineum.arena.tournament import Block, Lineup, Tournament
from domineum.kernel import DomineumError, Match, Option, Outcome, Question
from domineum.kernel.arena import Table
from domineum.kernel.decode import Plain
from domineum.kernel.record import take
from domineum.kernel.state import digest

TARGETS = ("target", "goal", "rival")
"""The arguments in which the games' messages name what had to be reached."""
Count = list[float]
"""How many seats were offered something, how many took it, and how many of those won."""


@dataclass(frozen=True)
class Played:
    """A finished block. `games` and `counts` are the same wherever it is played; times are not."""

    block: int
    games: list[dict[str, Any]]
    counts: dict[str, Count]
    times: dict[str, Any]
    records: dict[str, str]
    code: str
    """Which code played it."""


@dataclass
class Seen:
    """What one seat was offered and took in one game."""

    offered: set[str] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)


def play_block(tournament: Tournament, block: Block, records: bool) -> Played:
    """Play all games of a block."""
    begun = perf_counter()
    table = tournament.found.arena
    clocks = {bot: Clock() for bot in dict.fromkeys(block.lineup)}
    lines: list[dict[str, Any]] = []
    counts: dict[str, Count] = {}
    texts: dict[str, str] = {}
    problems: list[dict[str, Any]] = []
    dealt = table.deal(tournament.wishes, block.seed)
    for number, (turned, lineup) in enumerate(block.games):
        name = f"{block.number:06}-{number:02}.record"
        game = BlockGame(tournament, table, table.turn(dealt, turned), block.seed, number, lineup)
        game.play(clocks)
        lines.append({"block": block.number, "game": number, **game.line()})
        problems += ({"game": number, **problem} for problem in game.problems())
        if tournament.balance:
            game.count(counts)
        if records:
            texts[name] = take(game.match).to_text()
            lines[-1]["record"] = f"records/{name}"
    times: dict[str, Any] = {"seconds": perf_counter() - begun}
    times["bots"] = {bot: clock.to_plain() for bot, clock in clocks.items()}
    times["problems"] = problems
    return Played(
        block.number, lines, counts, times, texts, fingerprint(tournament.game, tournament.packs)
    )


class BlockGame:
    """One game of a block."""

    def __init__(
        self,
        tournament: Tournament,
        table: Table,
        config: dict[str, Plain],
        seed: int,
        number: int,
        lineup: Lineup,
    ) -> None:
        self.tournament = tournament
        self.table = table
        self.seed = seed
        self.number = number
        self.lineup = lineup
        self.match: Match[Any] = Match(tournament.found, config, seed)
        self.players = seat_bots(self.match, tournament, lineup, number)
        self.seen = [Seen() for _ in lineup]

    def play(self, clocks: dict[str, Clock]) -> None:
        """Play to the end; the error for a defect of the rules says where it was."""
        match = self.match
        try:
            while not match.over:
                question = match.question()
                view = match.view(question.seat)
                begun = perf_counter()
                option = self.players[question.seat].decide(view, question)
                clocks[self.lineup[question.seat]].add(perf_counter() - begun)
                if self.tournament.balance:
                    self._see(question, option)
                match.choose(option, question.seat)
        except Exception as error:
            where = f"seed {self.seed}, game {self.number}, choice {len(match.history) + 1}"
            problem = f"{type(error).__name__}: {error}"
            raise DomineumError(f"{self.tournament.game}, {where}: {problem}") from error

    def _see(self, question: Question[Any], chosen: Option[Any]) -> None:
        seen = self.seen[question.seat]
        for option in question.options:
            kind = self.table.counted.get((question.topic, option.verb))
            if kind is not None:
                name = f"{kind[0]} {option.about[kind[1]]}"
                seen.offered.add(name)
                if option is chosen:
                    seen.taken.add(name)

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def line(self) -> dict[str, Any]:
        """Everything about the game that does not depend on where and when it was played."""
        outcome, match = self.outcome, self.match
        target = [outcome.how.args[name] for name in TARGETS if name in outcome.how.args]
        return {
            "seed": self.seed,
            "bots": list(self.lineup),
            **self.table.place(match.config),
            "labels": self.table.labels(match),
            "scores": outcome.scores,
            "winners": outcome.winners,
            "ranks": ranks(outcome, self.tournament.mode),
            "target": target[0] if target else None,
            "how": outcome.how.key,
            "choices": len(match.history),
            "decisions": [player.decisions for player in self.players],
            "faults": [dict(sorted(player.failures.items())) for player in self.players],
            "digest": digest(match.state),
        }

    def problems(self) -> Iterator[dict[str, Any]]:
        """The last problem of each kind with each bot that lost decisions to chance."""
        for bot, player in zip(self.lineup, self.players, strict=True):
            for kind, problem in player.problems.items():
                yield {"seed": self.seed, "bot": bot, "kind": kind, "problem": problem}

    def count(self, counts: dict[str, Count]) -> None:
        """Add what was offered and taken."""
        shares = win_shares(ranks(self.outcome, self.tournament.mode))
        for seen, share in zip(self.seen, shares, strict=True):
            for name in sorted(seen.offered):
                count = counts.setdefault(name, [0, 0, 0])
                count[0] += 1
                if name in seen.taken:
                    count[1] += 1
                    count[2] += share


def ranks(outcome: Outcome, mode: str) -> list[int]:
    """The place of each seat from 1; equal seats share one. In a tutorial only Influence counts."""
    first = [] if mode == "tutorial" else outcome.winners
    worth = [(seat in first, score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum(other > own for other in worth) for own in worth]


def win_shares(places: list[int]) -> list[float]:
    """The first place, shared by all who have it."""
    first = Counter(places)[1]
    return [1 / first if place == 1 else 0.0 for place in places]
