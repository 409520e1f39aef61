"""Bots that think away from the table: in a worker process of a server, in a worker of a page."""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from domineum import games
from domineum.bots import Bot, SeatAtTable
from domineum.bots.finding import find
from domineum.kernel import AnyGame, Match, Message, Random
from domineum.kernel.free import Free
from domineum.table import show
from domineum.table.hints import Adviser, Hint
from domineum.table.snapshots import Snapshot

REMEMBERED = 100


class Thinker:
    """Matches and bots of the tables that it has seen recently."""

    def __init__(self, find: Callable[[str, Sequence[str]], AnyGame] = games.find) -> None:
        """`find`: the game of a job, by its name and those of its packs."""
        self.find = find
        self.matches: dict[str, tuple[Match[Any], int]] = {}
        self.bots: dict[tuple[str, int, str], Bot] = {}
        self.advisers: dict[tuple[str, int, str], Adviser] = {}

    def answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """Decide, or say why not."""
        table = job["table"]
        match, known = self.matches.pop(table, (None, 0))
        if match is None or known != job["skip"]:
            if job["skip"] > job.get("base", 0):
                return {"again": True}
            match = self._match(job)
        for kind, seat, code in job["entries"]:
            match.do(kind, seat, code)
        self.matches[table] = match, job["skip"] + len(job["entries"])
        while len(self.matches) > REMEMBERED:
            del self.matches[next(iter(self.matches))]
        if job["hint"]:
            hint = self._advice(job, match)
            best = [asdict(show.advice(found)) for found in hint.best]
            return {"code": hint.code, "why": hint.why.plain(), "best": best}
        code, why = self._decision(job, match)
        return {"code": code, "why": why.plain()}

    def _match(self, job: dict[str, Any]) -> Match[Any]:
        game = self.find(job["game"], job["packs"])
        if not job.get("opening"):
            return Match(game, job["config"], job["seed"])
        contents = Snapshot(job["base"], "", "", b85decode(job["opening"])).open()
        match = contents.position.open(game, job["config"], job["seed"])
        return Free.of(match) if job.get("free") else match

    def _advice(self, job: dict[str, Any], match: Match[Any]) -> Hint:
        place = job["table"], job["seat"], job["bot"]
        if place not in self.advisers:
            if len(self.advisers) > 4 * REMEMBERED:
                self.advisers.clear()
            self.advisers[place] = Adviser(job["bot"], job["seat"])
        return self.advisers[place].hint(match)

    def _decision(self, job: dict[str, Any], match: Match[Any]) -> tuple[str, Message]:
        """What the bot that has the seat chooses, at the match as it is now."""
        seat = job["seat"]
        place = job["table"], seat, job["bot"]
        if place not in self.bots:
            if len(self.bots) > 4 * REMEMBERED:
                self.bots.clear()
            random = Random.stream(job["seed"], f"bot {seat}")
            self.bots[place] = find(job["bot"], match.game, random)
        bot = self.bots[place]
        bot.sit(SeatAtTable(match, seat))
        choice = bot.decide(match.view(seat), match.question(seat))
        return choice if isinstance(choice, str) else choice.code, bot.why()
