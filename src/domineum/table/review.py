"""Reviews: a game that was played, turn by turn, beside what a bot would have played.

Each turn is played again on samples of what its seat knew when it began: as it was played, and as
the bot would play it. What one is worth more than the other is the fault of the choice. The samples
on which both are compared are not those on which the bot searched. What a turn, or what is between
two turns, really came to beyond what it comes to on the samples is chance: what was drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from domineum.bots import Planner, find
from domineum.bots.habits import habits_of
from domineum.bots.reasons import reason
from domineum.bots.search import LONGEST, NOBODY, Guide, Plan, Search
from domineum.bots.seat import SeatAtTable
from domineum.bots.values import Gain, value
from domineum.kernel import AnyGame, DomineumError, Match, Random, Seat
from domineum.kernel.judge import added
from domineum.kernel.record import Record
from domineum.table import show, shown
from domineum.table.walk import TENTH, Priced, Turn, Walk, priced, projected, to_tenth

SAMPLES = 8
"""On so many samples a turn is compared with what the bot would have played."""
DEALS = 4
"""On so many samples it is found what chance has added for a seat."""
SLIP, MISTAKE = 1.5, 4.0
"""From so many projected points on a turn is called so."""
GAINS = 4
"""So many reasons are named."""
LEAST = 0.3
"""A reason that is worth less is not named."""
POINTS = 3
"""So many turning points are named."""

Verdict = Literal["best", "good", "slip", "mistake"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What the bot's turn has more of, and what that is worth."""

    text: shown.Text
    worth: float


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn: how it was played, and how the bot would have played it. What is between two turns
    belongs to no seat: there is only chance in it."""

    number: int
    seat: Seat | None
    title: shown.Text
    at: int
    """It begins after this entry of the log."""
    end: int
    """It is over after this one."""
    projected: list[float]
    """The projected result of every seat before it."""
    others: dict[str, int]
    """The scores of those who have no seat."""
    played: shown.Text
    best: shown.Text
    codes: list[str]
    """What was chosen."""
    best_codes: list[str]
    """What the bot would have chosen."""
    loss: float
    """How much better that would have been."""
    chance: list[float]
    """What chance has added for each seat."""
    verdict: Verdict
    reasons: list[Reason]


class _Compared(NamedTuple):
    """How much better than what was played the bot's way is, and why."""

    loss: float
    gains: list[Gain]
    codes: list[str]
    said: shown.Text


class Review:
    """The review of a game, turn by turn: `next` as often as there are `turns`."""

    def __init__(
        self, record: Record, game: AnyGame, bot: str, effort: int = 1, done: int = 0
    ) -> None:
        """`effort`: how many times longer than usual the bot searches; `done`: so many turns have
        been reviewed before."""
        walk = Walk(record, game)
        _planner(bot, game, Random(0))
        self.walk = walk
        self.game, self.bot, self.effort = game, bot, effort
        self.turns, self.end = walk.turns, walk.end
        self.final, self.others, self.scores = walk.final, walk.others, walk.scores
        self.number = done

    def next(self) -> TurnReview:
        """Review the next turn."""
        turn, number = self.turns[self.number], self.number
        self.number += 1
        before = self.walk.before(number)
        self.walk.after(number)
        return self._reviewed(number, turn, before)

    def _reviewed(self, number: int, turn: Turn, before: Match[Any]) -> TurnReview:
        seat, chapter = turn.start.chapter.seat, turn.start.chapter.title
        game, random = self.game, Random.stream(self.walk.seed, f"review {number} {self.bot}")
        compared = None if seat is None else self._compared(turn, seat, before, random)
        chance = [
            to_tenth(self._chance(turn, each, before, random))
            for each in range(game.seats(self.walk.config))
        ]
        loss = compared.loss if compared else 0.0
        codes = turn.codes[seat] if seat is not None else []
        named = [gain for gain in compared.gains if abs(gain.weight) >= LEAST] if compared else []
        nothing = show.text(chapter)
        return TurnReview(
            number, seat, show.text(chapter), turn.start.seq, turn.end, projected(before),
            game.rival_scores(before.state),
            nothing if seat is None else show.text(reason(before.copy(), codes, seat)),
            nothing if compared is None else compared.said, codes,
            compared.codes if compared else [], to_tenth(loss), chance, verdict_of(loss),
            [_reason(gain) for gain in named[:GAINS]] if loss else [],
        )  # fmt: skip

    def _compared(self, turn: Turn, seat: Seat, before: Match[Any], random: Random) -> _Compared:
        """What was played beside what the bot would have played, on new samples."""
        codes = turn.codes[seat]
        found, best = self._think(before, seat, codes, random)
        samples = [before.sample(seat, random) for _ in range(SAMPLES)]
        replies = [found.replies[n % len(found.replies)] for n in range(SAMPLES)]
        judging = Search(samples, seat, random, found.evaluate, found.turns, replies)
        now, seed = best.codes[: best.now], random.bits()
        other = own = _outcome(judging, codes, seed)
        if best.codes != codes:
            other = _outcome(judging, best.codes, seed)
        gains = _gains(own, other)
        loss = max(0.0, added(gain.weight for gain in gains))
        said = show.text(reason(samples[0].copy(), now, seat))
        return _Compared(loss, gains, now, said)

    def _chance(self, turn: Turn, seat: Seat, before: Match[Any], random: Random) -> float:
        """How much more a seat has got than on samples on which everybody chooses the same."""
        game = self.game

        def gained(begun: Match[Any], ended: Match[Any]) -> float:
            return value(game, ended.state, seat) - value(game, begun.state, seat)

        expected = 0.0
        for _ in range(DEALS):
            sample = before.sample(seat, random)
            expected += gained(sample, self._again(sample.copy(), turn, random)) / DEALS
        return gained(before, self.walk.match) - expected

    def _again(self, twin: Match[Any], turn: Turn, random: Random) -> Match[Any]:
        """Play a turn again in place, as far as what was chosen still fits."""
        guides = {seat: Guide(codes) for seat, codes in turn.codes.items()}
        chapter, habits = self.game.chapter(twin.state), habits_of(self.game)
        for _ in range(LONGEST):
            if twin.over or self.game.chapter(twin.state) != chapter:
                break
            question = twin.question()
            guide = guides.get(question.seat, NOBODY)
            twin.answer(question, guide.choose(question, random, habits))
        return twin

    def _think(
        self, before: Match[Any], seat: Seat, codes: Sequence[str], random: Random
    ) -> tuple[Search, Plan]:
        """What the bot would play. It knows what was played, as one of the ways."""
        planner = _planner(self.bot, self.game, random)
        planner.plans, planner.seconds = planner.plans * self.effort, planner.seconds * self.effort
        planner.sit(SeatAtTable(before, seat))
        roots = [planner.sample() for _ in range(planner.samples)]
        search = Search(roots, seat, random, planner.evaluator(self.game))
        search.add(search.play(0, Guide(codes)))
        found = planner.study(search)
        found.add(found.play(0, Guide(codes)))
        return found, planner.choose(found)


def _planner(bot: str, game: AnyGame, random: Random) -> Planner:
    planner = find(bot, game, random)
    if not isinstance(planner, Planner):
        raise DomineumError(f"the bot '{bot}' does not plan")
    return planner


def _outcome(search: Search, codes: Sequence[str], seed: int) -> Priced:
    """What a plan comes to on average over all samples, with the same luck for every plan."""
    total: dict[str, tuple[float, float]] = {}
    count = len(search.roots)
    for number, root in enumerate(search.roots):
        search.random = Random(seed + number)
        twin = root.copy()
        search.go_on(twin, Guide(codes), search.replies[number])
        for name, (amount, worth) in priced(twin, search.seat).items():
            before = total.get(name, (0.0, 0.0))
            total[name] = before[0] + amount / count, before[1] + worth / count
    return total


def _gains(own: Priced, other: Priced) -> list[Gain]:
    """What one has more than the other, the most important first."""
    nothing = (0.0, 0.0)
    gains = []
    for name in {**other, **own}:
        (now, worth), (then, better) = own.get(name, nothing), other.get(name, nothing)
        gains.append(Gain(name, then - now, better - worth))
    return sorted(gains, key=lambda gain: -abs(gain.weight))


def _reason(gain: Gain) -> Reason:
    return Reason(show.text(gain.text()), to_tenth(gain.weight))


def verdict_of(loss: float) -> Verdict:
    """What to call a turn."""
    if loss < 1 / TENTH:
        return "best"
    return "good" if loss < SLIP else "slip" if loss < MISTAKE else "mistake"


def turning_points(turns: Sequence[TurnReview]) -> list[int]:
    """The turns that went the furthest from where good play would have led."""

    def swing(turn: TurnReview) -> float:
        own = -turn.loss if turn.seat is not None else 0.0
        return max(
            (abs(x + own * (n == turn.seat)) for n, x in enumerate(turn.chance)), default=0.0
        )

    found = sorted(turns, key=lambda turn: -swing(turn))
    return sorted(turn.number for turn in found[:POINTS])
