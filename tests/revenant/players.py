"""Players without a plan, and the games that they play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domineum.kernel import Match, Question, Random
from domineum.kernel.decode import Plain
from domineum.revenant import GAME
from domineum.revenant.scoring import total
from domineum.revenant.state import Fleet

END = "revenant.end"
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


def keen(match: Match[Fleet], random: Random, tries: int = 3) -> str:
    """The option with the best projected lead at the end of the turn, in a few eager tries."""
    question = match.question()
    if len(question.options) == 1:
        return question.options[0].code
    best, code = -1000, ""
    for option in question.options:
        for _ in range(tries):
            found = lead_after(match, option.code, random)
            if found > best:
                best, code = found, option.code
    return code


def lead_after(match: Match[Fleet], code: str, random: Random) -> int:
    """Choose an option in a copy, play the turn to its end, and look at the projected scores."""
    seat = match.question().seat
    twin = match.copy()
    twin.choose(code)
    while not twin.over and twin.state.turn.seat == seat and twin.question().topic != END:
        twin.choose(eager(twin.question(), random))
    scores = [total(twin.state, other) for other in range(len(twin.state.players))]
    return scores.pop(seat) * len(scores) - sum(scores)


def moments(players: int, seed: int, player: Player) -> Iterator[Match[Fleet]]:
    """Yield a match before each of its choices, and at its end."""
    match = Match(GAME, config(players, seed), seed)
    random = Random.stream(seed, "players")
    while not match.over:
        yield match
        match.choose(player(match.question(), random))
    yield match
