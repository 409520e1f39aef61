"""Everything that is measured: Lanterns, all our games, and others to compare with."""

from __future__ import annotations

from functools import partial

from bench.measure import Subject
from bench.others import installed
from bench.table import Table
from domineum import games
from domineum.kernel.arena import Wishes
from domineum.kernel.decode import Plain
from tests.example import GAME as LANTERNS


def subjects() -> list[Subject]:
    """All of them, in the order of the table."""
    ours: list[Subject] = [
        lanterns(2),
        lanterns(4),
        *(
            table(name, mode, seats)
            for name in games.names()
            for mode, numbers in games.find(name).modes.items()
            for seats in numbers
        ),
    ]
    return [*ours, *installed()]


def lanterns(seats: int) -> Table:
    """The small game of the kernel's tests."""
    return Table(f"Lanterns, {seats} seats", LANTERNS, "", lambda seed: {"players": seats})


def table(game: str, mode: str, seats: int) -> Table:
    """A game with everything drawn that is not given."""
    kind = {"competitive": f"{seats} seats", "coop": f"{seats} together", "solo": "solo"}[mode]
    return Table(
        f"{game.title()}, {kind}", games.find(game), mode, partial(_config, game, mode, seats)
    )


def _config(game: str, mode: str, seats: int, seed: int) -> dict[str, Plain]:
    return games.find(game).arena.deal(Wishes(mode, seats), seed)
