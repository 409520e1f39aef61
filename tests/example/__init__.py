"""Lanterns, a tiny game that uses everything that the kernel offers. It exists for tests."""

from tests.example.game import GAME

__all__ = ["GAME"]
