"""A tab of a browser, as the page's own code treats the desk: it stores before it believes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from domineum.browser.desk import Desk
from domineum.browser.plain import to_json
from domineum.browser.shelf import Shelf
from domineum.games import WITH
from domineum.kernel import Random
from domineum.table.thinking import Thinker

Json = dict[str, Any]


@dataclass
class Kept:
    """What the browser has stored of a table, as text."""

    row: str
    entries: list[str] = field(default_factory=list)
    snapshots: dict[int, str] = field(default_factory=dict)

    @property
    def whole(self) -> Json:
        """All of it, as the engine is given it."""
        snapshots = [json.loads(self.snapshots[seq]) for seq in sorted(self.snapshots)]
        return {
            "row": json.loads(self.row), "entries": [*map(json.loads, self.entries)],
            "snapshots": snapshots,
        }  # fmt: skip

    def store(self, stored: Json) -> None:
        """What an answer rests on."""
        self.row = to_json(stored["row"])
        if stored["entries"]:
            assert len(self.entries) == stored["seq"] or not self.entries
            self.entries += map(to_json, stored["entries"])
        if stored["dropped"] is not None:
            kept = {seq: text for seq, text in self.snapshots.items() if seq < stored["dropped"]}
            self.snapshots = kept
        self.snapshots |= {one["seq"]: to_json(one) for one in stored["snapshots"]}


class Tab:
    """A page with its worker; `stored` outlives both."""

    def __init__(self, stored: dict[str, Kept] | None = None) -> None:
        self.stored = {} if stored is None else stored
        self.shelf = Shelf()
        self.desk = Desk(self.shelf)
        self.thinker = Thinker(lambda game, packs: self.shelf.find(WITH.join([game, *packs])))

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """Ask, and store what the answer rests on."""
        table = path.split("/")[2].partition("?")[0] if path.startswith("/tables/") else ""
        if table in self.stored and self.desk.seq(table) < 0:
            kept = self.stored[table]
            self._store(json.loads(to_json(self.desk.open(kept.whole))))
        done: Json = json.loads(to_json(self.desk.ask(method, path, body)))
        self._store(done["stored"])
        return done

    def _store(self, stored: Json | None) -> None:
        if stored:
            self.stored.setdefault(stored["row"]["id"], Kept("")).store(stored)

    def get(self, path: str) -> Json:
        """An answer that is granted."""
        return self._good(self.ask("GET", path))

    def post(self, path: str, body: object = None) -> Json:
        """An answer that is granted."""
        return self._good(self.ask("POST", path, body))

    @staticmethod
    def _good(done: Json) -> Json:
        assert done["status"] < 300, done
        answer: Json = done["answer"]
        return answer

    def create(self, game: str, config: Json, bots: list[str], seed: int = 7) -> str:
        """A table with people at the seats without a bot."""
        seats = [{"kind": "bot" if bot else "person", "bot": bot} for bot in bots]
        wish = {"game": game, "config": config, "seats": seats, "seed": seed}
        table: str = self.post("/tables", wish)["table"]["id"]
        return table

    def update(self, table: str, seat: int | None = None) -> Json:
        """The present position."""
        return self.get(f"/tables/{table}/update" + ("" if seat is None else f"?seat={seat}"))

    def choose(self, table: str, seat: int, code: str, seq: int, **more: Any) -> Json:
        """Make a choice."""
        ask = {"seat": seat, "seq": seq, "key": token_hex(8), "codes": [code], **more}
        return self.post(f"/tables/{table}/choices", ask)

    def let_bots_play(self, table: str) -> None:
        """Let bots choose until a person has to."""
        while job := self.ask("GET", f"/tables/{table}/bots")["job"]:
            code = self.thinker.answer(job)["code"]
            choice = {"seat": job["seat"], "seq": job["seq"], "code": code}
            self.ask("POST", f"/tables/{table}/bots", choice)

    def play(self, table: str, choices: int, chance: Random) -> int:
        """Choose at random for all people; how often."""
        for made in range(choices):
            self.let_bots_play(table)
            now = self.update(table)
            if now["over"]:
                return made
            code = chance.pick(now["question"]["options"])["code"]
            self.choose(table, now["seat"], code, now["seq"])
        return choices
