"""Proof that a view tells a seat nothing that it may not know."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel.game import Game, S
from domineum.kernel.match import differences
from domineum.kernel.question import Seat
from domineum.kernel.randomness import Random


def leaks(game: Game[S], state: S, seat: Seat | None, random: Random) -> Iterator[str]:
    """Deal the unknown anew and name every place of the seat's view that changes."""
    twin = state.copy()
    game.redeal(twin, seat, random)
    for path, before, after in differences(game.view(state, seat), game.view(twin, seat)):
        yield f"the view of seat {seat} tells {path}: {before!r} became {after!r}"
