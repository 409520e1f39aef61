"""A small generator with an integer state, the same on every platform and Python version."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from domineum.kernel.state import State, state

T = TypeVar("T")
MASK = 2**64 - 1


@state
class Random(State):
    """SplitMix64. It belongs to a state (the game's stream) or to a player, never to a module."""

    value: int

    @classmethod
    def stream(cls, seed: int, name: str) -> Random:
        """Make the generator of one purpose; streams of one seed are independent."""
        digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()
        return cls(int.from_bytes(digest, "big"))

    def bits(self) -> int:
        """Draw 64 random bits."""
        return self.below(MASK + 1)

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1, each equally likely."""
        while True:
            self.value = z = (self.value + 0x9E3779B97F4A7C15) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            product = (z ^ (z >> 31)) * limit
            part = product & MASK
            if part >= limit or part >= (MASK + 1 - limit) % limit:
                return product >> 64

    def pick(self, things: Sequence[T]) -> T:
        """Draw one of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things into a random order."""
        below = self.below
        for i in range(len(things) - 1, 0, -1):
            j = below(i + 1)
            things[i], things[j] = things[j], things[i]
