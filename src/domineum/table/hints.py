"""Hints: what a bot would choose for a person, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from domineum.bots import Bot, Planner, SeatAtTable, find
from domineum.bots.reasons import best_deed, short
from domineum.kernel import Choice, Match, Message, Option, Question, Random, Seat, Shift
from domineum.kernel.effects import joined
from domineum.kernel.figures import shifts
from domineum.table.details import shift_text
from domineum.table.errors import NoAdvice

USUAL = "captain"
GAINS, DRAWBACKS = 3, 2
"""How many figures a sentence names."""


class Advice(NamedTuple):
    """One of the best options, and what the bot would make of its turn with it.

    The figures are those that the turn would change by its end, from now on, and that the other
    best option would change otherwise: the most important first.
    """

    code: str
    label: Message
    then: Message | None = None
    """The best of what follows in the turn, if that is better than the choice itself."""
    gains: tuple[Shift, ...] = ()
    drawbacks: tuple[Shift, ...] = ()


class Hint(NamedTuple):
    """The code of an option, a sentence that says why, and the best options, two at most."""

    code: str
    why: Message
    best: tuple[Advice, ...]


class Adviser:
    """A bot that is asked for a seat. It knows what the seat may know: the view, and samples.

    Its plan holds for as long as the person follows it; otherwise it starts afresh.
    """

    def __init__(self, spec: str, seat: Seat) -> None:
        self.spec = spec
        self.seat = seat
        self._bot: Bot | None = None
        self._before: list[object] = []
        self._code = ""

    def hint(self, match: Match[Any]) -> Hint:
        """What the bot would choose now, and what it would choose otherwise."""
        question: Question[Any] = match.question(self.seat)
        if self._bot is None or not self._followed(match):
            random = Random.stream(match.seed, f"hint {self.seat}")
            self._bot = find(self.spec, match.game, random)
        self._bot.sit(SeatAtTable(match, self.seat))
        choice = self._bot.decide(match.view(self.seat), question)
        place = question.find(choice) if isinstance(choice, str | Option) else -1
        if place < 0:
            raise NoAdvice(f"the bot '{self.spec}' chooses what cannot be chosen")
        self._before, self._code = list(match.history), question.options[place].code
        if not isinstance(self._bot, Planner) or len(question.options) == 1:
            best = Advice(self._code, question.options[place].label())
            return Hint(self._code, self._bot.why(), (best,))
        found = _advice(question, *self._bot.contenders())
        return Hint(self._code, said_of(found[0]), found)

    def _followed(self, match: Match[Any]) -> bool:
        """Whether the seat has done what the last hint said, and nobody anything else."""
        before, since = match.history[: len(self._before)], match.history[len(self._before) :]
        made = [(c.seat, c.code) for c in since if isinstance(c, Choice) and not c.forced]
        return before == self._before and made == [(self.seat, self._code)]


def _advice(
    question: Question[Any], root: Match[Any], plans: Sequence[Sequence[str]]
) -> tuple[Advice, ...]:
    """What the plans come to, and in what they differ."""
    game, seat = root.game, question.seat
    before = list(game.figures(root.state, seat))
    deeds, changes = [], []
    for codes in plans:
        twin = root.copy()
        deeds.append(best_deed(twin, codes, seat))
        changes.append(shifts(before, game.figures(twin.state, seat)))
    advice = []
    for number, (codes, then) in enumerate(zip(plans, deeds, strict=True)):
        others = {s.key: s.after for s in changes[1 - number]} if len(plans) > 1 else {}
        telling = [s for s in changes[number] if others.get(s.key) != s.after]
        gains = tuple(shift for shift in telling if shift.good)
        drawbacks = tuple(shift for shift in telling if not shift.good)
        option = question.options[question.find(codes[0])]
        advice.append(Advice(codes[0], option.label(), then, gains, drawbacks))
    return tuple(advice)


def said_of(advice: Advice) -> Message:
    """What speaks for an option, and what against it."""
    now = short(advice.label)
    does = advice.then
    said = now if does is None else Message("why-then", {"now": now, "does": does})
    if not advice.gains:
        return said
    named = joined("why-and", [shift_text(shift) for shift in advice.gains[:GAINS]])
    if advice.drawbacks:
        worse = joined("why-and", [shift_text(shift) for shift in advice.drawbacks[:DRAWBACKS]])
        named = Message("why-but", {"gains": named, "drawbacks": worse})
    return Message("why-plan", {"now": said, "gains": named})


def usual(bots: Sequence[str]) -> str:
    """The bot to ask unless somebody names another: a captain, else the last one."""
    return USUAL if USUAL in bots else bots[-1]
