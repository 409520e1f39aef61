"""What a seat may see of the example game: the fields that are marked, and what is computed."""

from __future__ import annotations

from typing import TypedDict

from domineum.kernel import Seat, view_of
from tests.example.state import Keeper, Night


@view_of(Keeper)
class KeeperView(TypedDict):
    """A keeper."""


@view_of(Night)
class View(TypedDict):
    """Everything that a seat or a spectator may know."""

    next: str | None
    """The next prize, for whoever has looked at it."""
    keepers: list[KeeperView]


def view(night: Night, seat: Seat | None) -> View:
    coming = night.prizes[-1] if seat in night.seen else None
    keepers = [keeper.shown(KeeperView(), i == seat) for i, keeper in enumerate(night.keepers)]
    return night.shown(View(next=coming, keepers=keepers))
