"""Hints: what a bot would choose for a person now, and why."""

from __future__ import annotations

import asyncio

import msgspec

from domineum.kernel import Seat
from domineum.server import wire
from domineum.server.logs import log
from domineum.server.rates import Rates
from domineum.server.tables.bot_workers import Job, Late, Lost
from domineum.server.tables.room import Room, Sitting
from domineum.table import answers
from domineum.table.errors import Stale
from domineum.table.hints import usual
from domineum.table.problems import BadSetup, NoHint
from domineum.table.shown import Advice, Text

Place = tuple[str, Seat, str, int]
"""A table, a seat, a bot and the position."""
REMEMBERED = 2_000


class Hints:
    """The hints of one process. For a seat and a bot, each position is thought about once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rates = Rates(room.settings.hints_per_second, room.settings.hints_burst)
        self._known: dict[tuple[str, Seat, str], answers.Hint] = {}
        self._thinking: dict[Place, asyncio.Task[answers.Hint]] = {}

    async def get(
        self, table_id: str, token: str, address: str, ask: wire.HintWish
    ) -> answers.Hint:
        """Return what a bot would choose; the bot sees no more than the seat does."""
        async with self.room.open(table_id) as sitting:
            self.room.player(sitting, token, ask.seat)
            sitting.live.check_fresh(ask.seat, ask.seq)
            name = self._bot(sitting.row.game, ask.bot)
            known = self._known.get((table_id, ask.seat, name))
            if known is not None and _holds(sitting, ask.seat, known):
                return known
            sitting.live.match.question(ask.seat)
            seq = sitting.live.seq
            job = self.room.bots.job(sitting, ask.seat, name, hint=True)
        place = table_id, ask.seat, name, seq
        if place not in self._thinking:
            self.rates.take(address)
            self._thinking[place] = asyncio.create_task(self._think(job, seq, address))
            self._thinking[place].add_done_callback(lambda task: self._thought(place, task))
        return await asyncio.shield(self._thinking[place])

    def _thought(self, place: Place, task: asyncio.Task[answers.Hint]) -> None:
        del self._thinking[place]
        if not task.cancelled() and task.exception() is not None:
            log.info("no-hint", table=place[0], seat=place[1], bot=place[2])

    def _bot(self, game: str, wanted: str) -> str:
        """The bot that was asked for, else the usual one, else the last one that plays the game."""
        names = self.room.bots.names(self.room.hosted.get(game))
        if wanted and wanted not in names:
            raise BadSetup(problem=f"no bot '{wanted}' plays this game")
        if not names:
            raise NoHint()
        return wanted or usual(names)

    async def _think(self, job: Job, seq: int, address: str) -> answers.Hint:
        try:
            code, why, best = await self.room.bots.think(job, address)
        except (Late, Lost):
            raise NoHint() from None
        advice = msgspec.convert(best, list[Advice])
        hint = answers.Hint(seq, code, msgspec.convert(why, Text), job.name, advice)
        while len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[job.table, job.seat, job.name] = hint
        return hint


def _holds(sitting: Sitting, seat: Seat, hint: answers.Hint) -> bool:
    """Whether a hint is about the question that waits now."""
    try:
        sitting.live.check_fresh(seat, hint.seq)
    except Stale:
        return False
    return True
