"""Revenant: 2 to 4 players board the ships of a fleeing fleet."""

from domineum.revenant.game import GAME

__all__ = ["GAME"]
