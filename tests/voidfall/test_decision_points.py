"""Every decision point of a competitive game is reached, and asked with a real choice."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import domineum.voidfall
from domineum.voidfall.battle import Topic
from domineum.voidfall.cards.effects import EFFECTS
from tests.voidfall.players import keen, play, start, wealthy

GAMES = 250
FOLDER = Path(domineum.voidfall.__file__).parent
AGAINST_THE_VOID = {*(FOLDER / "void").glob("*.py"), FOLDER / "setup" / "void.py"}
"""What a competitive game does not have."""
ASKS_NOTHING = {FOLDER / "arena.py", FOLDER / "bots.py"}
SOURCES = sorted({*FOLDER.rglob("*.py")} - AGAINST_THE_VOID - ASKS_NOTHING)
NOT_AMONG_RIVALS = {"voidfall.corrupt-offer", "voidfall.pay-mix", "voidfall.share-corruption"}
"""Topics of the common chapters that only cards against the Voidborn lead to."""
MADE: dict[str, list[str]] = {
    "voidfall.combat.": [*get_args(Topic)],
    "voidfall.discard-": ["bounty", "reclaim"],
}
"""Topics that are put together at run time: their beginning, and what follows it."""


def topics() -> set[str]:
    """Read all topics from the source, so that a new one cannot be forgotten here."""
    found = {EFFECTS.topic}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                found |= _put_together(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if node.value.startswith("voidfall.") else set()
    return found - MADE.keys() - NOT_AMONG_RIVALS


def _put_together(node: ast.JoinedStr) -> set[str]:
    first = node.values[0] if node.values else None
    begin = str(first.value) if isinstance(first, ast.Constant) else ""
    return {begin + end for end in MADE[begin]} if begin.startswith("voidfall.") else set()


def test_the_topics_are_read_from_the_source() -> None:
    assert {"voidfall.effect", "voidfall.select", "voidfall.combat.recall"} <= topics()
    assert len(topics()) > 60


def test_every_topic_is_asked_sooner_or_later() -> None:
    """Careless and wealthy games ask everything that the rules can ask. [V-074]"""
    missing = topics()
    for number in range(GAMES):
        for match in (start(number), wealthy(number)):
            for question in play(match, keen, number):
                missing.discard(question.topic)
        if not missing:
            return
    assert not missing
