"""What a seat may know of the example game, as types."""

from __future__ import annotations

from typing import TypedDict


class HarbourView(TypedDict):
    oil: int
    owner: int
    """-1 is nobody."""


class KeeperView(TypedDict):
    oil: int
    points: int
    charms: list[str]
    hand: list[str] | int
    """The lanterns in hand, or how many."""


class View(TypedDict):
    """Everything that a seat or a spectator may know."""

    round: int
    harbours: list[HarbourView]
    discard: list[str]
    deck: int
    prizes: int
    next: str | None
    """The next prize, for whoever has looked at it."""
    keepers: list[KeeperView]
