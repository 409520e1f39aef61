"""Voidfall: state, rules and content."""

from domineum.voidfall.game import VoidfallGame

GAME = VoidfallGame()

__all__ = ["GAME", "VoidfallGame"]
