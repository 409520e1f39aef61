"""What every worker would do first, done once: its memory is kept when the page is built."""

from __future__ import annotations

import json
from typing import Any

from domineum import games
from domineum.browser import worker
from domineum.browser.plain import to_json
from domineum.kernel import Random

CHOICES = 12


def warm_up() -> None:
    """Import everything, and play the beginning of each game with previews, bots and hints."""
    for name in games.names():
        random = Random(1)
        config = games.find(name).first_config(random, None)
        table = _ask("POST", "/tables", {"game": name, "config": config, "seed": 1})["table"]["id"]
        for number in range(CHOICES):
            _choose(table, number, random)
        _ask("GET", f"/tables/{table}/record")
        worker.desk.forget(table)
    worker.call("form", "null")
    worker.thinker.matches.clear()
    worker.thinker.advisers.clear()


def _choose(table: str, number: int, random: Random) -> None:
    now = _ask("GET", f"/tables/{table}/update")
    code = random.pick(now["question"]["options"])["code"]
    ask = {"seat": now["seat"], "seq": now["seq"]}
    _ask("POST", f"/tables/{table}/preview", {**ask, "code": code})
    job = worker.desk.ask("POST", f"/tables/{table}/hint", {**ask, "bot": "cadet"}).job
    worker.call("think", to_json(job))
    _ask("POST", f"/tables/{table}/choices", {**ask, "key": f"choice-{number:04}", "codes": [code]})


def _ask(method: str, path: str, body: object = None) -> Any:
    done = json.loads(
        worker.call("ask", json.dumps({"method": method, "path": path, "body": body}))
    )
    assert done["status"] < 300, done
    return done["answer"]
