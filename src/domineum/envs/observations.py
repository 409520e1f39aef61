"""Observations and masks of a running game, with their spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from domineum.envs.actions import SPACE, WAIT
from domineum.envs.encoding import Arrays, Encoder
from domineum.envs.episode import Episodes
from domineum.kernel import Seat

LEAST, MOST = -(1 << 15), (1 << 15) - 1


class Observations:
    """Writes observations of a running game."""

    def __init__(self, episodes: Episodes) -> None:
        self.episodes = episodes
        self.encoder = Encoder(episodes.game)
        self.space = spaces.Dict({
            name: spaces.Box(LEAST, MOST, shape, np.int16)
            for name, shape in self.encoder.shapes.items()
        })  # fmt: skip

    def of(self, seat: Seat) -> Arrays:
        """What a seat knows now."""
        episodes = self.episodes
        match, question = episodes.match, episodes.question(seat)
        asked = len(match.questions)
        return self.encoder.encode(match.state, seat, asked, question, episodes.legal(seat))

    def mask(self, seat: Seat, wait: bool = False) -> NDArray[np.int8]:
        """Which actions a seat can take; who is not asked can wait, if that is an action."""
        mask = np.zeros(SPACE, np.int8)
        legal = self.episodes.legal(seat)
        if legal:
            mask[list(legal)] = 1
        elif wait:
            mask[WAIT] = 1
        return mask


def flat_size(space: spaces.Dict) -> int:
    """How many numbers an observation has."""
    return sum(int(np.prod(box.shape or ())) for box in space.values())
