"""How many answers a person gives in a turn, in games that captains play.

`python -m tests.measure.answers [GAME] [TURNS]` plays that many turns of each game, or of one, in
each of its main modes, as the table asks a person for whom it answers what is usual
(`Question.usual`): such a question counts only where the captain meant something else, where it
comes first, or after something was shown. What the captain meant instead is pressed together with
the option that led there, once for each option, if it stands beside it: presses are fewer than
answers. Printed are, for each mode and for the game, the answers in the mean of a turn, the
presses, how many questions there were, and their topics.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from domineum import games
from domineum.bots import SeatAtTable, find
from domineum.kernel import Choice, Match, Random
from domineum.kernel.previews import unsaid
from domineum.table.details import FEW
from tests.measure.previews import TABLES

TURNS = 40
WORST = 25


@dataclass
class Tally:
    """What was counted in turns, by topic; what is asked between turns is counted apart."""

    turns: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    along: int = 0
    """Answers that are pressed together with an option, beside which they stand."""
    between: int = 0

    @property
    def mean(self) -> float:
        """Answers that a person gives in a turn."""
        return self.answered.total() / max(1, self.turns)

    def add(self, other: Tally) -> None:
        """Count what another one has counted, too."""
        self.turns += other.turns
        self.asked += other.asked
        self.answered += other.answered
        self.along += other.along
        self.between += other.between

    def line(self, name: str) -> str:
        """The figures for people."""
        turns = max(1, self.turns)
        return (
            f"{name}: {self.turns} turns, {self.mean:.1f} answers a turn "
            f"({(self.answered.total() - self.along) / turns:.1f} presses, "
            f"{self.asked.total() / turns:.1f} questions); {self.between} answers between turns"
        )

    def topics(self) -> Iterator[str]:
        """What is asked most."""
        turns = max(1, self.turns)
        for topic, number in self.answered.most_common(WORST):
            yield f"  {number / turns:5.2f} of {self.asked[topic] / turns:5.2f}  {topic}"


def goes_without_saying(match: Match[Any], code: str) -> bool:
    """Whether the table gives this answer for who has just made a choice."""
    usual = unsaid(match, match.question().seat)
    return usual is not None and usual.code == code and follows(match)


def stands_beside(match: Match[Any], code: str) -> bool:
    """Whether this unusual answer can be given along with the choice that has just been made."""
    question = match.question()
    usual = unsaid(match, question.seat)
    if usual is None or usual.code == code or not follows(match):
        return False
    return len(question.options) - 1 <= FEW


def follows(match: Match[Any]) -> bool:
    """Whether who is asked has just made a choice that has shown nothing."""
    question = match.question()
    made = [c for c in match.history if isinstance(c, Choice) and not c.forced]
    return bool(made) and made[-1].seat == question.seat and made[-1].fence is None


def measure(name: str, mode: str, players: int, turns: int, bot: str = "captain") -> Tally:
    """Let bots play, and count their answers."""
    tally, game, seed = Tally(), games.find(name), 0
    while tally.turns < turns:
        chance = Random.stream(seed, f"answers {name}")
        config = game.random_config(chance, mode=mode, players=players)
        match: Match[Any] = Match(game, config, seed)
        bots = [find(bot, game, chance) for _ in range(game.seats(config))]
        for seat, player in enumerate(bots):
            player.sit(SeatAtTable(match, seat))
        count(match, bots, tally, turns)
        seed += 1
    return tally


def count(match: Match[Any], bots: list[Any], tally: Tally, turns: int) -> None:
    """Play a game, or until there are enough turns."""
    before, alone = None, False
    while not match.over:
        question = match.question()
        seat = question.seat
        chapter = match.game.chapter(match.state)
        if chapter.seat is not None and chapter != before:
            if tally.turns == turns:
                return
            tally.turns += 1
            before = chapter
        chosen = bots[seat].decide(match.view(seat), question)
        code = question.options[question.find(chosen)].code
        given = not goes_without_saying(match, code)
        if chapter.seat == seat:
            tally.asked[question.topic] += 1
            tally.answered[question.topic] += given
            if given:
                along = alone and stands_beside(match, code)
                tally.along += along
                alone = not along
        else:
            tally.between += given
        match.choose(code, seat)


def main() -> None:
    """Print the figures."""
    names = [word for word in sys.argv[1:] if not word.isdecimal()] or list(TABLES)
    turns = next((int(word) for word in sys.argv[1:] if word.isdecimal()), TURNS)
    for name in names:
        whole = Tally()
        for mode, players in TABLES[name]:
            tally = measure(name, mode, players, turns)
            print(tally.line(f"{name}, {mode}, {players}"), flush=True)
            whole.add(tally)
        print("\n".join([whole.line(name), *whole.topics()]), flush=True)


if __name__ == "__main__":
    main()
