"""What a worker of the page calls: names and JSON in, JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from domineum.browser.comparing import Comparer
from domineum.browser.desk import Desk
from domineum.browser.plain import to_json
from domineum.browser.reviewing import Reviewer
from domineum.browser.shelf import Given, NewPack, Shelf
from domineum.games import WITH
from domineum.kernel.decode import decode
from domineum.table import answers
from domineum.table.problems import Problem, problem_of
from domineum.table.thinking import Thinker
from domineum.voidfall.lab.calls import combat
from domineum.voidfall.lab.form import form

shelf = Shelf()
desk = Desk(shelf)
thinker = Thinker(lambda game, packs: shelf.find(WITH.join([game, *packs])))
reviewer = Reviewer(shelf)
comparer = Comparer(shelf)


def think(job: dict[str, Any]) -> dict[str, Any]:
    """Let a bot decide; a bot that fails says so."""
    try:
        return thinker.answer(job)
    except Exception as error:
        thinker.matches.pop(job["table"], None)
        return {"problem": f"{type(error).__name__}: {error}"}


def tried(given: dict[str, Any]) -> answers.Problem | NewPack:
    """Try a file that should be a pack, or say what is wrong with it."""
    try:
        return shelf.tried(decode(Given, given, "pack"))
    except Problem as problem:
        return problem_of(problem)


CALLS: dict[str, Callable[[Any], object]] = {
    "ask": lambda asked: desk.ask(asked["method"], asked["path"], asked.get("body")),
    "open": desk.open,
    "forget": desk.forget,
    "seq": desk.seq,
    "try-pack": tried,
    "give-pack": lambda given: shelf.give(decode(Given, given, "pack")),
    "drop-pack": shelf.drop,
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
