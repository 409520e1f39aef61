"""Forks: where to begin to try something out, which touches nothing of the real game."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import takewhile
from typing import Any

from domineum.kernel import BadData, BadRecord, Choice, Match, Random, Seat
from domineum.kernel.decode import decode
from domineum.kernel.position import Position

SEEDS = 2**53
LARGEST = 4_000_000
"""Of a fork that is unpacked, in bytes."""


@dataclass(frozen=True, slots=True)
class Fork:
    """A position to go on from, whole: all of it may be known to who gets it."""

    game: str
    rules: str
    content: str
    config: dict[str, Any]
    seed: int
    position: Position
    seat: Seat | None
    """Who looks; None: a spectator."""
    dealt: bool
    """What the seat may not know was dealt anew: it is not that of the real game."""

    def packed(self) -> str:
        """As one word. A page hands it on unread: some of its numbers are too large for JSON."""
        text = json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)
        return b85encode(zlib.compress(text.encode(), 6)).decode()

    @classmethod
    def unpacked(cls, word: str) -> Fork:
        """Read such a word; what is damaged is refused."""
        try:
            unpack = zlib.decompressobj()
            text = unpack.decompress(b85decode(word), LARGEST)
            if not unpack.eof:
                raise BadRecord("the position is too large or cut off")
            return decode(cls, json.loads(text), "position")
        except (zlib.error, ValueError, RecursionError, BadData) as error:
            raise BadRecord("the position is damaged") from error


def fork(match: Match[Any], seat: Seat | None, random: Random) -> Fork:
    """What a seat (None: a spectator) knows of a running game.

    It begins where the present step began, with everything dealt again that the seat did not
    know then, and repeats what the seat has chosen since, unless the step has shown something.
    So it holds neither the seed nor a choice of anybody else: the seat may have it whole.
    """
    state, _, since = match.step_begun()
    shown = (state.random, state.reveals) != (match.state.random, match.state.reveals)
    match.game.redeal(state, seat, random)
    own = takewhile(lambda made: made.seat == seat, () if shown else since)
    return _fork(match, state, random.below(SEEDS), own, seat, dealt=True)


def open_fork(match: Match[Any], seat: Seat | None = None) -> Fork:
    """A position as it is, of a game of which everybody may know everything."""
    state, _, since = match.step_begun()
    return _fork(match, state, match.seed, since, seat, dealt=False)


def _fork(
    match: Match[Any], state: Any, seed: int, choices: Iterable[Choice], seat: Seat | None,
    dealt: bool,
) -> Fork:  # fmt: skip
    """The choices are repeated as far as they are still possible."""
    game = match.game
    begun, since = Match.at(game, match.config, seed, state.copy()), []
    for made in choices:
        if not made.forced:
            if not any(q.seat == made.seat and q.find(made.code) >= 0 for q in begun.questions):
                break
            begun.choose(made.code, made.seat)
            since.append((made.seat, made.code))
    position = Position(state.ordered(), since)
    return Fork(
        game.name, game.version, game.content, {**match.config}, seed, position, seat, dealt
    )
