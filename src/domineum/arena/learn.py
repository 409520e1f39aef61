"""`domineum arena learn`: planners learn what positions are worth from games of their own.

Each round plays games in which planners try things out, fits weights to what came of their turns,
and lets planners with the new weights meet planners with the old ones, on other seeds and in all
seats. What is not proven better is not taken; what is becomes the champion of the next round.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import domineum
from domineum import games
from domineum.arena import tune
from domineum.arena.code import fingerprint
from domineum.arena.journal import Journal, Spread
from domineum.arena.learning import learned
from domineum.arena.pool import in_order, usual_jobs
from domineum.arena.tune import Tuning, compare, start_weights, weights_lines
from domineum.arena.turns import explore
from domineum.bots.values import Weights, judge_of
from domineum.kernel import DomineumError

SURE = 1.96
"""So many standard errors must lie between the champion and who follows."""
LARGEST = 2 << 20
"""A file of weights has at most this many bytes."""


class Proof(NamedTuple):
    """What the games of a comparison say."""

    games: int
    won: float
    fair: float
    ahead: float
    error: float
    """The standard error, by seeds: the games of one seed share their table."""

    @property
    def better(self) -> bool:
        """Whether it is proven that the new weights are better."""
        return self.ahead > SURE * self.error

    def __str__(self) -> str:
        return (
            f"{self.games} games: {self.won:.0f} won (fair: {self.fair:.0f}), "
            f"{self.ahead:+.1f} ± {SURE * self.error:.1f} points"
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("game", metavar="GAME", help="voidfall, revenant or module:ATTRIBUTE")
    parser.add_argument("--mode", default="competitive", help="default: %(default)s")
    parser.add_argument("--players", type=int, default=0, metavar="N", help="default: any number")
    parser.add_argument("--scenario", default="", metavar="ID,ID", help="default: all maps")
    parser.add_argument("--difficulty", default="", metavar="LEVEL", help="default: any")
    parser.add_argument("--rounds", type=int, default=2, metavar="R", help="default: %(default)s")
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="of each round; default: %(default)s"
    )
    parser.add_argument(
        "--check", type=int, default=100, metavar="N",
        help="seeds of each round to compare on; default: %(default)s",
    )  # fmt: skip
    parser.add_argument("--plans", type=int, default=40, help="for a turn; default: %(default)s")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; default: 0")
    parser.add_argument(
        "--start", default="", metavar="FILE", help="weights to begin with; default: the bots' own"
    )
    parser.add_argument(
        "--jobs", type=int, default=usual_jobs(), metavar="J", help="default: all processors"
    )
    parser.add_argument(
        "--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR",
        help="where everything is kept; the same command again goes on where it was stopped",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of all rounds, and write the champion's weights."""
    if min(arguments.games, arguments.check, arguments.plans, arguments.rounds) < 1:
        raise DomineumError("--games, --check, --plans and --rounds: expected a number from 1")
    if arguments.jobs < 1:
        raise DomineumError("--jobs: expected a number from 1")
    judge_of(games.find(arguments.game))
    scenarios = tuple(name for name in arguments.scenario.split(",") if name)
    tuning = Tuning(
        arguments.game, arguments.mode, arguments.players, scenarios, arguments.difficulty,
        arguments.plans, 0.0, arguments.seed, arguments.start,
    )  # fmt: skip
    games.find(tuning.game).arena.check(tuning.wishes(tuning.seed))
    champion: Weights = start_weights(tuning)
    said: list[str] = []
    for number in range(1, arguments.rounds + 1):
        folder = arguments.out / f"round-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        new, proof = learn(
            tuning, champion, arguments.games, arguments.check, folder, _spread(arguments)
        )
        said.append(f"round {number}: {proof}{'' if proof.better else '; not taken'}")
        print(said[-1])
        if proof.better:
            champion = new
        (arguments.out / "weights.toml").write_text(
            text(tuning.game, champion, said), encoding="utf-8", newline="\n"
        )
        tuning = replace(tuning, seed=tuning.seed + arguments.games + arguments.check)
    print(f"written to {arguments.out / 'weights.toml'}")
    return 0


def _spread(arguments: argparse.Namespace) -> Spread:
    """How games are spread."""
    if not arguments.ray:
        return partial(in_order, arguments.jobs)
    from domineum.arena.cluster import ray_in_order

    return partial(ray_in_order, arguments.ray, arguments.jobs)


def learn(
    tuning: Tuning, champion: Weights, played: int, check: int, folder: Path, spread: Spread
) -> tuple[Weights, Proof]:
    """One round: play what is missing, learn and compare."""
    task = asdict(tuning) | {"code": fingerprint(tuning.game), "weights": champion}
    courses = Journal(folder / "turns.jsonl", task).fill(
        played, "games", partial(explore, tuning, champion), spread
    )
    new = learned(courses, champion)
    meet = partial(compare, tuning, champion, new, played)
    met = Journal(folder / "check.jsonl", task | {"new": new}).fill(
        check, "comparisons", meet, spread
    )
    return new, proof_of(met)


def proof_of(met: Sequence[dict[str, Any]]) -> Proof:
    """What comparisons say."""
    ahead = [sum(one["ahead"]) / len(one["ahead"]) for one in met]
    mean = sum(ahead) / len(ahead)
    spread = math.sqrt(sum((x - mean) ** 2 for x in ahead) / max(1, len(ahead) - 1))
    return Proof(
        games=sum(len(one["won"]) for one in met),
        won=sum(sum(one["won"]) for one in met),
        fair=sum(one["fair"] * len(one["won"]) for one in met),
        ahead=mean,
        error=spread / math.sqrt(len(ahead)) if len(ahead) > 1 else math.inf,
    )


def text(game: str, weights: Weights, said: Sequence[str]) -> str:
    """The file of the weights, with what made them."""
    found = games.find(game)
    lines = [
        "# What each feature and card is worth, in points: [at the end of the game, at its",
        "# beginning], or one number if both are the same. Learned by self-play with",
        f"#   {tune.command()}",
        f"# (domineum {domineum.__version__}, rules {found.version}, content {found.content}, "
        f"code {fingerprint(game)}).",
        "# Planners with the new weights against planners with the old ones, on other seeds:",
        *(f"# - {line}" for line in said),
        *weights_lines(weights),
    ]
    written = "\n".join(lines) + "\n"
    if len(written.encode()) > LARGEST:
        raise DomineumError(f"the weights have more than {LARGEST} bytes")
    return written
