"""`domineum arena tune`: tune the weights of the planners by self-play.

Planners play with weights that are each a little off. The finished games show which weights win
more when they are larger or smaller, and all weights take a step in that direction. Finally,
planners with the new weights meet planners with the old ones, on other seeds and in all seats.
With `--habits` the options that planners choose are counted instead.
"""

from __future__ import annotations

import argparse
import math
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from domineum import games
from domineum.arena.fitting import Row, changes, effects
from domineum.arena.journal import Journal
from domineum.arena.pool import in_order, usual_jobs
from domineum.bots import Planner, SeatAtTable
from domineum.bots.habits import kind_of
from domineum.bots.values import Weight, Weights, is_card, judge_of, read_weights
from domineum.kernel import DomineumError, Match, Random
from domineum.kernel.arena import Wishes
from domineum.kernel.decode import Plain

KEPT = ("rival", "lost")
"""Features whose names begin like this are not fitted, nor are those with a weight of 1 or -1:
they are the units in which the others are measured."""
FOREVER = math.inf
ANY = "any"
SURE = 2.0
"""Habits are drawn towards chance as if by this many more choices."""


@dataclass(frozen=True)
class Tuning:
    """Everything that decides what is played."""

    game: str
    mode: str
    players: int
    scenarios: tuple[str, ...]
    difficulty: str
    plans: int
    noise: float
    seed: int
    start: str

    def wishes(self, seed: int) -> Wishes:
        """What the table of the game needs to know; any mode means each in turn."""
        modes = games.find(self.game).arena.modes
        mode = modes[seed % len(modes)] if self.mode == ANY else self.mode
        return Wishes(mode, self.players, self.scenarios, (), self.difficulty)

    def config(self, seed: int) -> dict[str, Plain]:
        """The config of the game of a seed."""
        return games.find(self.game).arena.deal(self.wishes(seed), seed)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("game", metavar="GAME", help="voidfall, revenant or module:ATTRIBUTE")
    parser.add_argument(
        "--habits", action="store_true", help="count what is chosen instead of fitting weights"
    )
    parser.add_argument(
        "--mode", default="competitive", help="with --habits also any; default: %(default)s"
    )
    parser.add_argument("--players", type=int, default=0, metavar="N", help="default: any number")
    parser.add_argument("--scenario", default="", metavar="ID,ID", help="default: all maps")
    parser.add_argument("--difficulty", default="", metavar="LEVEL", help="default: any")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="default: %(default)s")
    parser.add_argument("--plans", type=int, default=40, help="for a turn; default: %(default)s")
    parser.add_argument(
        "--noise", type=float, default=0.5, help="how far weights are off; default: %(default)s"
    )
    parser.add_argument(
        "--step", type=float, default=0.12, help="how far they are changed; default: %(default)s"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the first game; default: 0")
    parser.add_argument(
        "--start", default="", metavar="FILE", help="weights to begin with; default: the bots' own"
    )
    parser.add_argument(
        "--check", type=int, default=20, metavar="N", help="seeds to compare on; default: 20"
    )
    parser.add_argument(
        "--jobs", type=int, default=usual_jobs(), metavar="J", help="default: all processors"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR",
        help="where everything is kept; the same command again goes on where it was stopped",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, fit, compare, and write the weights."""
    if arguments.games < 8 or arguments.plans < 1 or arguments.check < 0 or arguments.noise <= 0:
        raise DomineumError("--games: at least 8; --plans and --noise: above 0; --check: from 0")
    if arguments.jobs < 1:
        raise DomineumError("--jobs: expected a number from 1")
    judge_of(games.find(arguments.game))
    scenarios = tuple(name for name in arguments.scenario.split(",") if name)
    tuning = Tuning(
        arguments.game, arguments.mode, arguments.players, scenarios, arguments.difficulty,
        arguments.plans, arguments.noise, arguments.seed, arguments.start,
    )  # fmt: skip
    for seed in range(tuning.seed, tuning.seed + len(games.find(tuning.game).arena.modes)):
        games.find(tuning.game).arena.check(tuning.wishes(seed))
    arguments.out.mkdir(parents=True, exist_ok=True)
    text = tune_habits(tuning, arguments) if arguments.habits else tune_weights(tuning, arguments)
    path = arguments.out / ("habits.toml" if arguments.habits else "weights.toml")
    path.write_text(text, encoding="utf-8", newline="\n")
    print(text.partition("[")[0] + f"# written to {path}")
    return 0


def tune_weights(tuning: Tuning, arguments: argparse.Namespace) -> str:
    """Play what is missing, fit and compare; return the text of the weights file."""
    if tuning.mode == ANY:
        raise DomineumError("--mode any goes with --habits only")
    old = start_weights(tuning)
    spread = partial(in_order, arguments.jobs)
    journal = Journal(arguments.out / "games.jsonl", asdict(tuning))
    played = journal.fill(arguments.games, "games", partial(play, tuning, old), spread)
    found = effects(rows_of(played))
    steps = dict(zip(fitted_names(old), changes(found, arguments.step), strict=True))
    new = changed(old, steps)
    check = Journal(arguments.out / "check.jsonl", asdict(tuning) | {"weights": new})
    meet = partial(compare, tuning, old, new, arguments.games)
    checked = check.fill(arguments.check, "comparisons", meet, spread)
    gain = sum(effect.sure * step for effect, step in zip(found, steps.values(), strict=True))
    return _weights_text(new, gain, checked)


def tune_habits(tuning: Tuning, arguments: argparse.Namespace) -> str:
    """Play what is missing and count; return the text of the habits file."""
    spread = partial(in_order, arguments.jobs)
    journal = Journal(arguments.out / "choices.jsonl", asdict(tuning))
    played = journal.fill(arguments.games, "games", partial(count, tuning), spread)
    expected: dict[str, float] = {}
    chosen: dict[str, float] = {}
    for game in played:
        for counts, more in ((expected, game["expected"]), (chosen, game["chosen"])):
            for kind, amount in more.items():
                counts[kind] = counts.get(kind, 0) + amount
    lines = [
        "# How much more often than by chance planners choose an option of a kind. Counted with",
        f"#   {command()}",
        "[habits]",
    ]
    for kind in sorted(expected):
        if expected[kind] >= 1:
            ratio = (chosen[kind] + SURE) / (expected[kind] + SURE)
            lines.append(f'"{kind}" = {round(ratio, 2)}')
    return "\n".join(lines) + "\n"


def start_weights(tuning: Tuning) -> dict[str, Weight]:
    """The weights to begin with."""
    if tuning.start:
        return read_weights(Path(tuning.start))
    match: Match[Any] = Match(games.find(tuning.game), tuning.config(tuning.seed), tuning.seed)
    return read_weights(judge_of(match.game).weights(match.state))


# -- playing ------------------------------------------------------------------------------------


def play(tuning: Tuning, old: Weights, number: int) -> dict[str, Any]:
    """Play a game with weights that are off; return how far they were and who was ahead.

    A solo game is played again with weights that are off in the opposite direction.
    """
    seed = tuning.seed + number
    config = tuning.config(seed)
    seats = range(games.find(tuning.game).seats(config))
    off = [disturbances(old, tuning.noise, Random.stream(seed, f"weights {s}")) for s in seats]
    if len(seats) == 1:
        off.append({name: -one for name, one in off[0].items()})
        first, second = (
            margins(_played(tuning, config, seed, [changed(old, one)]))[0] for one in off
        )
        ahead = [first - second, second - first]
    else:
        ahead = margins(_played(tuning, config, seed, [changed(old, one) for one in off]))
    return {"seed": seed, "off": [list(one.values()) for one in off], "margins": ahead}


def play_out(match: Match[Any], plans: int, drawn: Sequence[Weights], seed: int) -> None:
    """Play a match to its end."""
    bots = seated(match, plans, drawn, seed)
    while not match.over:
        question = match.question()
        match.choose(bots[question.seat].decide({}, question), question.seat)


def seated(
    match: Match[Any], plans: int, drawn: Sequence[Weights | None], seed: int
) -> list[Planner]:
    """Planners at all seats of a match, each with its weights."""
    bots = [
        Planner(Random.stream(seed, f"bot {seat}"), plans, FOREVER, weighing=own)
        for seat, own in enumerate(drawn)
    ]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    return bots


def count(tuning: Tuning, number: int) -> dict[str, Any]:
    """Play a game, and count how often each kind of option is chosen, and would be by chance."""
    seed = tuning.seed + number
    match: Match[Any] = Match(games.find(tuning.game), tuning.config(seed), seed)
    expected: dict[str, float] = {}
    chosen: dict[str, int] = {}
    bots = seated(match, tuning.plans, [None] * match.game.seats(match.config), seed)
    while not match.over:
        question = match.question()
        code = bots[question.seat].decide({}, question)
        for option in question.options if len(question.options) > 1 else ():
            kind = kind_of(question.topic, option)
            expected[kind] = expected.get(kind, 0) + 1 / len(question.options)
            chosen[kind] = chosen.get(kind, 0) + (option.code == code)
        match.choose(code, question.seat)
    return {"seed": seed, "expected": expected, "chosen": chosen}


def disturbances(old: Weights, noise: float, random: Random) -> dict[str, float]:
    """How far each weight that is fitted is off, as a logarithm."""
    return {name: round(noise * _normal(random), 4) for name in fitted_names(old)}


def changed(old: Weights, off: Mapping[str, float]) -> dict[str, Weight]:
    """Weights that are off."""
    factors = {name: math.exp(off.get(name, 0.0)) for name in old}
    return {
        name: Weight(factors[name] * one.end, factors[name] * one.beginning)
        for name, one in old.items()
    }


def fitted_names(old: Weights) -> list[str]:
    """The weights that are fitted."""
    return [name for name, one in old.items() if abs(one.end) != 1.0 and not name.startswith(KEPT)]


def _normal(random: Random) -> float:
    """About normally distributed: the sum of twelve uniform numbers."""
    return sum(random.below(1 << 30) for _ in range(12)) / (1 << 30) - 6


def rows_of(played: Sequence[Mapping[str, Any]]) -> list[Row]:
    """What games show: a row for each seat but the last, whose weights follow from the others."""
    rows = []
    for game in played:
        off, ahead = game["off"], game["margins"]
        for seat in range(len(off) - 1):
            others = off[:seat] + off[seat + 1 :]
            mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
            own = [x - y for x, y in zip(off[seat], mean, strict=True)]
            rows.append(Row(own, ahead[seat]))
    return rows


def scores_of(match: Match[Any]) -> list[int]:
    """The scores of all seats."""
    return list(match.game.scores(match.state))


def margins(match: Match[Any]) -> list[float]:
    """How far each seat is ahead of the best of the others, or of what all have to beat."""
    scores = scores_of(match)
    rivals = list(match.game.rival_scores(match.state).values())
    return [
        score - max([*rivals] or [*scores[:seat], *scores[seat + 1 :]], default=0)
        for seat, score in enumerate(scores)
    ]


# -- comparing ----------------------------------------------------------------------------------


def compare(
    tuning: Tuning,
    old: Weights,
    new: Weights,
    games_before: int,
    number: int,
) -> dict[str, Any]:
    """Let new weights meet old ones on a seed, in every seat; in a solo game each plays alone."""
    seed = tuning.seed + games_before + number
    config = tuning.config(seed)
    seats = games.find(tuning.game).seats(config)
    if seats == 1:
        before, after = (_played(tuning, config, seed, [one]) for one in (old, new))
        ahead = [margins(after)[0] - margins(before)[0]]
        return {"seed": seed, "ahead": ahead, "won": [ahead[0] > 0], "fair": 0.5}
    ahead, won = [], []
    for seat in range(seats):
        drawn = [new if s == seat else old for s in range(seats)]
        scores = scores_of(_played(tuning, config, seed, drawn))
        own = scores.pop(seat)
        ahead.append(own - sum(scores) / len(scores))
        won.append(own > max(scores))
    return {"seed": seed, "ahead": ahead, "won": won, "fair": 1 / seats}


def _played(
    tuning: Tuning, config: Mapping[str, Plain], seed: int, drawn: Sequence[Weights]
) -> Match[Any]:
    match: Match[Any] = Match(games.find(tuning.game), config, seed)
    play_out(match, tuning.plans, drawn, seed)
    return match


def command() -> str:
    """The running command, as it can be typed again."""
    return shlex.join(["domineum", *sys.argv[1:]])


def _weights_text(new: Weights, gain: float, checked: Sequence[Mapping[str, Any]]) -> str:
    """The text of the weights file, with the command that made it."""
    lines = [
        "# What each feature is worth in points. Tuned by self-play with",
        f"#   {command()}",
        f"# Going by these games, they should be {gain:.1f} points ahead of the old weights.",
    ]
    ahead = [points for game in checked for points in game["ahead"]]
    if ahead:
        mean = sum(ahead) / len(ahead)
        spread = math.sqrt(sum((x - mean) ** 2 for x in ahead) / max(1, len(ahead) - 1))
        won = sum(sum(game["won"]) for game in checked)
        fair = sum(game["fair"] * len(game["won"]) for game in checked)
        lines += [
            f"# In {len(ahead)} games against the old weights they won {won} (fair: {fair:.0f})",
            f"# and were {mean:.1f} ± {spread / math.sqrt(len(ahead)):.1f} points ahead of the mean"
            " of the others.",
        ]
    return "\n".join([*lines, *weights_lines(new)]) + "\n"


def weights_lines(weights: Weights) -> list[str]:
    """Weights as they are read again: one number for what does not change with time."""
    lines = {False: ["[weights]"], True: ["[cards]"]}
    for name, one in weights.items():
        end, beginning = round(one.end, 2), round(one.beginning, 2)
        key = name if name.isidentifier() else f'"{name}"'
        lines[is_card(name)].append(f"{key} = {end if end == beginning else [end, beginning]}")
    return lines[False] + (lines[True] if len(lines[True]) > 1 else [])
