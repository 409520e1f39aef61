"""Games to compare with, in a worker of a page: bots play along, and a game that was played is gone
through, one turn after the other, so that the page sees how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from domineum.browser.making import check_bot
from domineum.browser.shelf import Shelf
from domineum.kernel.decode import decode
from domineum.kernel.record import load
from domineum.table.along import Along, Played
from domineum.table.starting import setup_of
from domineum.table.walk import PlayedTurn, Walk


@dataclass(frozen=True, slots=True)
class BeginAlong:
    """A set-up that a bot is to play; `record`: so far it has come already."""

    setup: str
    bot: str
    record: str = ""


@dataclass(frozen=True, slots=True)
class BeginWalk:
    """A record to be gone through; of it so many turns are `done`."""

    record: str
    done: int = 0


@dataclass(frozen=True, slots=True)
class Walking:
    """How many turns there are, and how the game ended: what every seat has in the end."""

    turns: int
    end: int
    final: list[float]
    others: dict[str, int]


class Comparer:
    """The game on which a worker works."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.along: Along | None = None
        self.walk: Walk | None = None
        self.number = 0

    def begin_along(self, asked: dict[str, Any]) -> None:
        """Let a bot play a set-up."""
        wish = decode(BeginAlong, asked, "along")
        setup = setup_of(wish.setup)
        game = self.shelf.find(setup.game)
        check_bot(wish.bot, game)
        self.along = Along(setup, game, wish.bot, load(wish.record) if wish.record else None)

    def along_turn(self, _: None) -> Played:
        """Play one more turn."""
        assert self.along is not None, "begin first"
        return self.along.turn()

    def begin_walk(self, asked: dict[str, Any]) -> Walking:
        """Read a record."""
        wish = decode(BeginWalk, asked, "walk")
        record = load(wish.record)
        self.walk = walk = Walk(record, self.shelf.of_record(record))
        self.number = wish.done
        return Walking(len(walk.turns), walk.end, walk.final, walk.others)

    def walk_turn(self, _: None) -> PlayedTurn | None:
        """The next turn; None if all were gone through."""
        walk = self.walk
        assert walk is not None, "begin first"
        if self.number >= len(walk.turns):
            return None
        self.number += 1
        return walk.played(self.number - 1)
