"""Bots at the tables: they think in worker processes, and a simple bot stands in when one fails."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from domineum.bots import ranks
from domineum.kernel import AnyGame, DomineumError, Question, Random
from domineum.server.logs import log
from domineum.server.tables.bot_workers import Decision, Job, Late, Lost, Worker
from domineum.server.tables.crew import Crew
from domineum.table.errors import RulesFailed, Stale
from domineum.table.problems import Problem, Raced

if TYPE_CHECKING:
    from domineum.server.tables.room import Room, Sitting

LATE, FAILED, REFUSED, STUCK = "bot-late", "bot-failed", "bot-refused", "bot-stuck"
"""Why a simple bot chose instead of the one that has the seat."""


class Bots:
    """Lets the bots of all tables play, one move of a table at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.settings = room.settings
        self._players = Crew([Worker(room.settings) for _ in range(room.settings.bot_workers)])
        self._advisers = Crew([Worker(room.settings) for _ in range(room.settings.hint_workers)])
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, tuple[int, frozenset[str]]] = {}

    def known(self, name: str, game: AnyGame) -> bool:
        """Whether there is such a bot for a game."""
        place = self.settings.bots.get(name)
        if place is None or not ranks.is_rank(place):
            return place is not None
        try:
            ranks.make(place, game, Random(0))
        except DomineumError:
            return False
        return True

    def names(self, game: AnyGame) -> list[str]:
        """The bots that play a game."""
        return [name for name in self.settings.bots if self.known(name, game)]

    def schedule(self, table_id: str) -> None:
        """Let the bots of a table play until a person has to choose."""
        if table_id not in self._playing:
            self._playing[table_id] = asyncio.create_task(self._play(table_id))

    async def stop(self) -> None:
        """End all moves and all workers."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._players.stop()
        await self._advisers.stop()

    async def _play(self, table_id: str) -> None:
        try:
            while await self._move(table_id):
                await asyncio.sleep(self.settings.bot_pause)
        except Problem as problem:
            log.warning("bot-stopped", table=table_id, problem=str(problem))
        except Exception as error:
            log.error("bot-stopped", table=table_id, exc_info=error)
        finally:
            self._playing.pop(table_id, None)

    async def _move(self, table_id: str) -> bool:
        """Let one bot make one choice; False if no bot has to choose."""
        async with self.room.open(table_id) as sitting:
            question = sitting.bot_question()
            failed = self._failed_here(sitting)
            if question is None or failed.issuperset(option.code for option in question.options):
                return False
            seat, seq = question.seat, sitting.live.seq
            job = self.job(sitting, seat, sitting.seats[seat].bot)
            creator = sitting.row.creator
        code, problem = await self._decision(job, creator)
        async with self.room.open(table_id) as sitting:
            if sitting.seats[seat].kind != "bot" or sitting.row.state == "closed":
                return True
            try:
                sitting.live.check_fresh(seat, seq)
                await self._choose(sitting, seat, code, problem)
            except (Stale, Raced):
                return True
        return True

    def job(self, sitting: Sitting, seat: int, name: str, hint: bool = False) -> Job:
        """What a worker needs to know to let a bot decide for a seat now."""
        row = sitting.row
        return Job(
            table=row.id, game=self.room.hosted.places[sitting.live.match.game.name],
            packs=[str(pack.place) for pack in self.room.hosted.packs_of(row.game)],
            config=sitting.config,
            seed=int(row.seed), seat=seat, name=name, bot=self.settings.bots.get(name, ""),
            entries=[(e.kind, e.seat, e.code) for e in sitting.live.entries], hint=hint,
            base=sitting.live.base, opening=sitting.live.opening,
        )  # fmt: skip

    async def _decision(self, job: Job, creator: str) -> tuple[str | None, str]:
        """Ask the bot; return its choice, or why there is none."""
        try:
            return (await self.think(job, creator)).code, ""
        except Late:
            return None, LATE
        except Lost:
            return None, FAILED

    async def think(self, job: Job, address: str) -> Decision:
        """Let a bot decide in a worker process, or raise Late or Lost. Hints have workers of their
        own: a person waits for them."""
        crew = self._advisers if job.hint else self._players
        metrics = self.room.metrics
        begun = time.perf_counter()
        metrics.bot_queue.inc()
        try:
            return await crew.decide(job, address)
        except Late:
            log.warning("bot-late", table=job.table, seat=job.seat, bot=job.name)
            raise
        except Lost as error:
            log.warning("bot-failed", table=job.table, seat=job.seat, bot=job.name, why=str(error))
            raise
        finally:
            metrics.bot_queue.dec()
            metrics.bot_seconds.observe(time.perf_counter() - begun)

    async def _choose(self, sitting: Sitting, seat: int, code: str | None, why: str) -> None:
        """Make the choice of the bot, or visibly that of a simple one."""
        question = sitting.live.match.question(seat)
        failed = self._failed_here(sitting)
        if code is not None and question.find(code) < 0:
            log.warning("bot-refused", table=sitting.id, seat=seat, code=code[:80])
            code, why = None, REFUSED
        elif code in failed:
            code, why = None, STUCK
        name = f"bot:{sitting.seats[seat].bot}"
        if why:
            self.room.metrics.bot_failures.labels(why).inc()
            name, code = f"{name} {why}", self._simple(sitting, question, failed)
        assert code is not None
        try:
            async with self.room.changing(sitting, seat):
                entries = sitting.live.do(seat, [("choose", code)], name, "")
        except RulesFailed:
            self._failed[sitting.id] = sitting.row.seq, failed | {code}
            return
        await self.room.commit(sitting, entries)

    def _failed_here(self, sitting: Sitting) -> frozenset[str]:
        """The choices that the rules have failed to carry out in the present position."""
        seq, codes = self._failed.get(sitting.id, (-1, frozenset()))
        return codes if seq == sitting.row.seq else frozenset()

    def _simple(self, sitting: Sitting, question: Question[Any], failed: frozenset[str]) -> str:
        """The choice of a simple bot."""
        random = Random.stream(int(sitting.row.seed), f"stand-in {sitting.live.seq}")
        codes = [option.code for option in question.options if option.code not in failed]
        code: str = random.pick(codes)
        return code
