"""Bots that play along: the same set-up with the same seed, for who wants to compare.

A bot of the rank has the seat of the person; whoever else plays has the bots of the set-up. Each
turn a new bot takes the seat, whose luck comes from the seed and the place in the log alone. So a
game that was stopped goes on as it would have, and a rank that does not play by the clock plays the
same game everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from domineum.bots import Bot, SeatAtTable, find
from domineum.kernel import AnyGame, DomineumError, Random, Seat
from domineum.kernel.record import Record
from domineum.table import shown
from domineum.table.live import LiveTable
from domineum.table.results import result
from domineum.table.setup_codes import Setup


@dataclass(frozen=True, slots=True)
class Played:
    """How far a game is; after its end, with its result."""

    seq: int
    turns: int
    record: str
    result: shown.Result | None


class Along:
    """A game of bots: `turn` until there is a result."""

    def __init__(self, setup: Setup, game: AnyGame, bot: str, record: Record | None = None) -> None:
        if setup.seed is None:
            raise DomineumError("the set-up has no seed: no two games of it are the same")
        self.seed = setup.seed
        if record is None:
            self.live = LiveTable.start(game, setup.config, setup.seed)
        else:
            self.live = LiveTable.resume(record, game)
        seats = game.seats(setup.config)
        self.bots = [own or bot for own in setup.bots or [""] * seats]

    def turn(self) -> Played:
        """Play on until a turn is over."""
        live = self.live
        chapters, seated = len(live.chapters), dict[Seat, Bot]()
        while not live.match.over and len(live.chapters) == chapters:
            question = live.match.question()
            seat = question.seat
            bot = seated.get(seat) or self._seated(seat)
            seated[seat] = bot
            made = bot.decide(live.match.view(seat), question)
            code = made if isinstance(made, str) else made.code
            live.do(seat, [("choose", code)], f"bot:{self.bots[seat]}", "")
        over = result(live.match) if live.match.over else None
        return Played(live.seq, len(live.chapters), live.recorder.record().to_text(), over)

    def _seated(self, seat: Seat) -> Bot:
        match = self.live.match
        random = Random.stream(self.seed, f"along {seat} {self.live.seq}")
        bot = find(self.bots[seat], match.game, random)
        bot.sit(SeatAtTable(match, seat))
        return bot
