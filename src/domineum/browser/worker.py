"""What a worker of the page calls: names and JSON in, JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from domineum.browser.comparing import Comparer
from domineum.browser.desk import Desk
from domineum.browser.plain import to_json
from domineum.browser.reviewing import Reviewer
from domineum.table.thinking import Thinker
from domineum.voidfall.lab.calls import combat
from domineum.voidfall.lab.form import form

desk = Desk()
thinker = Thinker()
reviewer = Reviewer()
comparer = Comparer()


def think(job: dict[str, Any]) -> dict[str, Any]:
    """Let a bot decide; a bot that fails says so."""
    try:
        return thinker.answer(job)
    except Exception as error:
        thinker.matches.pop(job["table"], None)
        return {"problem": f"{type(error).__name__}: {error}"}


CALLS: dict[str, Callable[[Any], object]] = {
    "ask": lambda asked: desk.ask(asked["method"], asked["path"], asked.get("body")),
    "open": desk.open,
    "forget": desk.forget,
    "seq": desk.seq,
    "think": think,
    "review": reviewer.begin,
    "review-turn": reviewer.turn,
    "along": comparer.begin_along,
    "along-turn": comparer.along_turn,
    "walk": comparer.begin_walk,
    "walk-turn": comparer.walk_turn,
    "combat": combat,
    "form": lambda _: form(),
}


def call(name: str, args: str) -> str:
    """Carry out one call."""
    return to_json(CALLS[name](json.loads(args)))
