"""A game that was played, gone through turn by turn: what each seat chose, and how it stood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from domineum.bots.reasons import reason
from domineum.bots.values import judge_of, weights, weights_at
from domineum.kernel import AnyGame, Choice, Match, Seat
from domineum.kernel.judge import added
from domineum.kernel.record import Record
from domineum.table import show, shown
from domineum.table.live import LiveTable
from domineum.table.snapshots import ChapterStart

TENTH = 10.0
Priced = Mapping[str, tuple[float, float]]
"""How much there is of each feature and card, and what that is worth."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a seat, or what is between two turns."""

    start: ChapterStart
    end: int
    """It is over after this entry of the log."""
    codes: Mapping[Seat, list[str]]
    """What each seat has chosen in it."""
    length: int


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn as it was played. What is between two turns belongs to no seat."""

    number: int
    seat: Seat | None
    title: shown.Text
    at: int
    """It begins after this entry of the log."""
    end: int
    projected: list[float]
    """The projected result of every seat before it."""
    others: dict[str, int]
    """The scores of those who have no seat."""
    played: shown.Text
    codes: list[str]
    """What was chosen."""


class Walk:
    """The turns of a game, and the position before the one that has been reached."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        judge_of(game)
        live = LiveTable.resume(record, game)
        self.game = game
        self.config = record.config
        self.seed = record.seed
        self.turns = _turns(live)
        self._choices = _choices(live)
        self._place = 0
        self.match: Match[Any] = (
            record.positions[-1].open(game, record.config, record.seed)
            if record.positions
            else Match(game, record.config, record.seed)
        )
        self.end = live.seq
        self.final = projected(live.match)
        self.others = game.rival_scores(live.match.state)
        self.scores = live.match.outcome.scores if live.match.outcome else []
        self._before = [sum(1 for n in live.made_at() if n <= t.start.seq) for t in self.turns]

    def before(self, number: int) -> Match[Any]:
        """Go on to where a turn begins, and return a copy of the match there."""
        self._go(self._before[number])
        return self.match.copy()

    def after(self, number: int) -> None:
        """Go on to where a turn is over."""
        self._go(self._before[number] + self.turns[number].length)

    def _go(self, place: int) -> None:
        for made in self._choices[self._place : place]:
            self.match.choose(made.code, made.seat)
        self._place = max(place, self._place)

    def played(self, number: int) -> PlayedTurn:
        """A turn as it was played."""
        turn, before = self.turns[number], self.before(number)
        seat, title = turn.start.chapter.seat, show.text(turn.start.chapter.title)
        codes = turn.codes[seat] if seat is not None else []
        return PlayedTurn(
            number, seat, title, turn.start.seq, turn.end, projected(before),
            self.game.rival_scores(before.state),
            title if seat is None else show.text(reason(before.copy(), codes, seat)), codes,
        )  # fmt: skip


def priced(match: Match[Any], seat: Seat) -> Priced:
    """What a position is worth to a seat, by what makes it so."""
    game, state = match.game, match.state
    judge = judge_of(game)
    known = weights_at(weights(game, state), judge.time(state, seat))
    found = {**judge.features(state, seat), **judge.cards(state, seat)}
    return {name: (amount, known[name] * amount) for name, amount in found.items() if name in known}


def to_tenth(number: float) -> float:
    """A figure as it is shown."""
    return round(number * TENTH) / TENTH


def projected(match: Match[Any]) -> list[float]:
    """The result that every seat may expect; after the end, what it was."""
    game = match.game
    if match.outcome is not None:
        return [float(score) for score in match.outcome.scores]
    versus = judge_of(game).versus
    return [
        to_tenth(
            added(worth for name, (_, worth) in priced(match, seat).items() if name not in versus)
        )
        for seat in range(game.seats(match.config))
    ]


def _choices(live: LiveTable) -> list[Choice]:
    """The choices that stand, since its rules changed last."""
    made = [one for one in live.match.history if isinstance(one, Choice) and not one.forced]
    return made[len(made) - len(live.made_at()) :]


def _turns(live: LiveTable) -> list[Turn]:
    """The turns of seats and what is between them, with what each seat chose there."""
    made = [*zip(live.made_at(), _choices(live), strict=True)]
    found = []
    ends = [start.seq for start in live.chapters[1:]] + [live.seq]
    for start, end in zip(live.chapters, ends, strict=True):
        codes: dict[Seat, list[str]] = {}
        within = [choice for seq, choice in made if start.seq < seq <= end]
        for choice in within:
            codes.setdefault(choice.seat, []).append(choice.code)
        if start.chapter.seat in codes or (codes and start.chapter.seat is None):
            found.append(Turn(start, end, codes, len(within)))
    return found
