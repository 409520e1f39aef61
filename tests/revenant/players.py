"""Players without a plan, and the games that they play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domineum.kernel import Match, Question, Random
from domineum.kernel.decode import Plain
from domineum.revenant import GAME
from domineum.revenant.state import Fleet

LEVELS = ("cadet", "captain", "admiral")
Player = Callable[[Question[Any], Random], str]


def config(players: int, seed: int) -> dict[str, Plain]:
    if players == 1:
        return {"players": 1, "level": LEVELS[seed % 3]}
    return {"players": players, "boards": ("choose", "random")[seed % 2]}


def anything(question: Question[Any], random: Random) -> str:
    """Any option is as good as another."""
    return question.options[random.below(len(question.options))].code


def eager(question: Question[Any], random: Random) -> str:
    """Decline and trade rarely, so that much happens."""
    codes = [option.code for option in question.options]
    busy = [c for c in codes if c.split()[0] not in ("done", "forfeit", "trade", "stay", "stop")]
    return random.pick(busy if busy and random.below(12) else codes)


def moments(players: int, seed: int, player: Player) -> Iterator[Match[Fleet]]:
    """Yield a match before each of its choices, and at its end."""
    match = Match(GAME, config(players, seed), seed)
    random = Random.stream(seed, "players")
    while not match.over:
        yield match
        match.choose(player(match.question(), random))
    yield match
