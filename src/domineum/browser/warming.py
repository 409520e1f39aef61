"""What every worker would do first, done once: its memory is kept when the page is built.

A worker has that memory and no files. So everything that is ever read or imported is, here.
"""

from __future__ import annotations

import io
import json
import zipfile
from base64 import b64encode
from typing import Any

from domineum import games
from domineum.bots import ranks
from domineum.browser import worker
from domineum.browser.plain import to_json
from domineum.kernel import AnyGame, Match, Random
from domineum.table import trial
from domineum.table.puzzles.puzzle import shipped, to_text

CHOICES = 8
QUICK = {"admiral": "admiral@0.1"}
"""How a bot thinks that would take its seconds otherwise."""


def warm_up() -> None:
    """Play the beginning of each game in each mode, with previews, hints and every bot."""
    for game in map(games.find, games.names()):
        _solve(game)
        for mode in game.modes:
            config = game.random_config(Random(1), mode=mode)
            game.arena.mode(config)
            _begin(game, config)
            _try_out(game, config)
    worker.desk.ask("GET", "/nothing")
    worker.desk.ask("GET", "/daily?day=2026-01-01")
    worker.call("form", "null")
    worker.thinker.matches.clear()
    worker.thinker.bots.clear()
    worker.thinker.advisers.clear()
    worker.reviewer.review = None
    worker.comparer.along = worker.comparer.walk = None


def _solve(game: AnyGame) -> None:
    for puzzle in shipped(game)[:1]:
        made = _ask("POST", "/boards/puzzle", {"game": game.name, "data": to_text(puzzle)})
        path = f"/tables/{made['table']['id']}"
        code = puzzle.solution[0]
        now = _ask("GET", f"{path}/update")
        ask = {"seat": now["seat"], "seq": now["seq"], "key": "puzzle", "codes": [code]}
        _ask("POST", f"{path}/choices", ask)
        _ask("GET", f"{path}/puzzle")


def _begin(game: AnyGame, config: dict[str, Any]) -> None:
    wish = {"game": game.name, "config": config, "seed": 1}
    path = f"/tables/{_ask('POST', '/tables', wish)['table']['id']}"
    random = Random(1)
    for number in range(CHOICES):
        now = _ask("GET", f"{path}/update")
        code = random.pick(now["question"]["options"])["code"]
        ask = {"seat": now["seat"], "seq": now["seq"]}
        _ask("POST", f"{path}/preview", {**ask, "code": code})
        for rank in ranks.playing(game) if number == 0 else ["random"]:
            _think(f"{path}/hint", {**ask, "bot": rank})
        _ask("POST", f"{path}/choices", {**ask, "key": f"choice-{number}", "codes": [code]})
    for what in ("turns", "scores", "position?at=1"):
        _ask("GET", f"{path}/{what}")
    record = _ask("GET", f"{path}/record")
    _ask("POST", "/import", record)
    worker.call("review", to_json({**record, "bot": "cadet"}))
    worker.call("review-turn", "null")
    worker.call("walk", to_json(record))
    worker.call("walk-turn", "null")
    setup = {"setup": _ask("GET", path)["setup"], "bot": "random"}
    worker.call("along", to_json(setup))
    worker.call("along-turn", "null")
    fork = _ask("GET", f"{path}/fork?at=1")["fork"]
    board = f"/tables/{_ask('POST', '/boards', {'fork': fork})['table']['id']}"
    _ask("POST", f"{board}/lines/go", {"node": 0})
    _ask("POST", f"{board}/lines/deal")
    _ask("POST", f"{board}/compare", {"nodes": [0], "seat": 0})
    _ask("POST", "/tables", {"setup": _ask("GET", path)["setup"]})
    worker.desk.tables.clear()


def _try_out(game: AnyGame, config: dict[str, Any]) -> None:
    """What it takes to try a pack. No game is made with one: that would stay in the memory."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("pack.toml", f'name = "{game.name}"')
    data = b64encode(file.getvalue()).decode()
    assert "error" in json.loads(worker.call("try-pack", to_json({"file": "a.zip", "data": data})))
    assert not trial.advance(Match(game, config, 1), Random(1), check=True)


def _think(path: str, ask: dict[str, Any]) -> None:
    job = worker.desk.ask("POST", path, ask).job
    assert job is not None
    for hint in (True, False):
        quick = {**job, "bot": QUICK.get(job["bot"], job["bot"]), "hint": hint}
        reply = json.loads(worker.call("think", to_json(quick)))
        assert reply.get("code"), reply


def _ask(method: str, path: str, body: object = None) -> Any:
    asked = {"method": method, "path": path, "body": body}
    done = json.loads(worker.call("ask", json.dumps(asked)))
    assert done["status"] < 300, done
    return done["answer"]
