"""Reviews in a worker of a page: one turn after the other, so that the page sees how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from domineum.browser.making import check_bot
from domineum.browser.shelf import Shelf
from domineum.kernel.decode import decode
from domineum.kernel.record import load
from domineum.table.review import Review, TurnReview


@dataclass(frozen=True, slots=True)
class Begin:
    """A record to be reviewed; of it so many turns are `done`."""

    record: str
    bot: str
    effort: int = 1
    done: int = 0


@dataclass(frozen=True, slots=True)
class Begun:
    """How many turns there are, and how the game ended: what every seat has in the end."""

    turns: int
    end: int
    final: list[float]
    others: dict[str, int]
    over: bool


class Reviewer:
    """The review on which a worker works."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.review: Review | None = None

    def begin(self, asked: dict[str, Any]) -> Begun:
        """Read the record."""
        wish = decode(Begin, asked, "review")
        record = load(wish.record)
        game = self.shelf.of_record(record)
        check_bot(wish.bot, game)
        self.review = review = Review(record, game, wish.bot, wish.effort, wish.done)
        return Begun(
            len(review.turns), review.end, review.final, review.others, bool(review.scores)
        )

    def turn(self, _: None) -> TurnReview | None:
        """The next turn; None if all are reviewed."""
        review = self.review
        assert review is not None, "begin first"
        return review.next() if review.number < len(review.turns) else None
