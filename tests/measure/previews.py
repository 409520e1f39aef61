"""How much previews and details say, in games that captains play.

`python -m tests.measure.previews [QUESTIONS]` plays both games, as many questions in each of their
main modes as make that many of each, looks at every option, and prints which share of the previews
says nothing and which share of the options has a detail; then the topics that are worst. A preview
that only repeats the choice in one line of the log, or only says that something is revealed, counts
as one that says nothing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from domineum import games
from domineum.bots import SeatAtTable, find
from domineum.kernel import Match, Preview, Question, Random
from domineum.table.details import details, tries

TABLES = {
    "voidfall": (("competitive", 2), ("competitive", 3), ("solo", 1), ("coop", 2)),
    "revenant": (("competitive", 2), ("competitive", 3), ("solo", 1)),
}
"""The mode and the number of players of the games, one after another."""
WORST = 12


@dataclass
class Tally:
    """What was counted; topics by how many of their previews or options say nothing."""

    questions: int = 0
    options: int = 0
    silent: Counter[str] = field(default_factory=Counter)
    bare: Counter[str] = field(default_factory=Counter)

    def add(self, match: Match[Any], question: Question[Any]) -> None:
        """Look at all options of a question."""
        self.questions += 1
        found = details(question, tries(match, question))
        for option, detail in zip(question.options, found, strict=True):
            self.options += 1
            preview = Preview.of(match, option, question.seat, usual=True)
            self.silent[f"{question.topic} {option.verb}"] += not says_something(preview)
            self.bare[f"{question.topic} {option.verb}"] += detail is None

    def share(self, counted: Counter[str]) -> float:
        """Per cent of all options."""
        return 100 * counted.total() / max(1, self.options)

    def lines(self, name: str) -> Iterator[str]:
        """The figures for people."""
        yield (
            f"{name}: {self.questions} questions, {self.options} options; "
            f"{self.share(self.silent):.1f} % of previews say nothing, "
            f"{100 - self.share(self.bare):.1f} % of options have a detail"
        )
        for title, counted in (("silent", self.silent), ("no detail", self.bare)):
            for topic, number in counted.most_common(WORST):
                if number:
                    yield f"  {title:>9} {number:5}  {topic}"


def says_something(preview: Preview) -> bool:
    """Whether a preview says more than that the choice is made, or that something is revealed."""
    told = preview.figures or preview.then or preview.ends or preview.detail
    return bool(told) or len(preview.events) > 1


def measure(name: str, questions: int, bot: str = "captain") -> Tally:
    """Let bots play, and look at each question with a choice."""
    tally, game, tables = Tally(), games.find(name), TABLES[name]
    for seed, (mode, players) in enumerate(tables, 1):
        chance = Random.stream(seed, f"previews {name}")
        config = game.random_config(chance, mode=mode, players=players)
        match: Match[Any] = Match(game, config, seed)
        bots = [find(bot, game, chance) for _ in range(game.seats(config))]
        for seat, player in enumerate(bots):
            player.sit(SeatAtTable(match, seat))
        while not match.over and tally.questions * len(tables) < questions * seed:
            question = match.question()
            tally.add(match, question)
            seat = question.seat
            match.choose(bots[seat].decide(match.view(seat), question), seat)
    return tally


def main() -> None:
    """Print the figures of both games."""
    questions = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for name in TABLES:
        print("\n".join(measure(name, questions).lines(name)), flush=True)


if __name__ == "__main__":
    main()
