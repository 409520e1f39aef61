"""Observations: what a seat knows, as arrays in a documented layout.

The blocks of the game's observer come first (`Game.observer`); the question and its options are
the same for all games. `layout` describes every number, and `LAYOUT` rises with the meaning of
those of all games.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from domineum.envs.actions import HEADS, SPACE, WAIT, WORDS, heads, padded_words, word
from domineum.envs.episode import Episodes
from domineum.kernel import AnyGame, Seat
from domineum.kernel.observer import Block

LAYOUT = 1
OPTIONS = 64
"""Options of a question that are described; the mask has all of them."""
LEAST, MOST = -(1 << 15), (1 << 15) - 1
Arrays = dict[str, NDArray[np.int16]]
QUESTION = Block(
    "question", ("all",), ("seats asked", "topic", *(f"about {n}" for n in range(HEADS)))
)
OFFERED = Block(
    "options",
    tuple(f"option {n}" for n in range(1, OPTIONS + 1)),
    ("action", "verb", *(f"word {n}" for n in range(1, HEADS))),
)


def blocks_of(game: AnyGame) -> tuple[Block, ...]:
    """The blocks of an observation, in their order."""
    assert game.observer is not None
    return (*game.observer.blocks, QUESTION, OFFERED)


def version_of(game: AnyGame) -> str:
    """The version of the layout: that of all games, that of the game, and its content."""
    assert game.observer is not None
    return f"{LAYOUT}.{game.observer.version}-{game.content}"


def layout(game: AnyGame) -> dict[str, Any]:
    """The layout as plain data: the rows and columns of each block."""
    blocks = {b.name: {"rows": b.rows, "columns": b.columns} for b in blocks_of(game)}
    return {"game": game.name, "version": version_of(game), "blocks": blocks}


class Observations:
    """Writes observations of a running game."""

    def __init__(self, episodes: Episodes) -> None:
        self.episodes = episodes
        assert episodes.observer is not None
        self.observer = episodes.observer
        self._shapes = {
            block.name: (len(block.rows), len(block.columns)) for block in blocks_of(episodes.game)
        }
        self.space = spaces.Dict({
            name: spaces.Box(LEAST, MOST, shape, np.int16) for name, shape in self._shapes.items()
        })  # fmt: skip
        self._lasting: dict[str, tuple[list[int], NDArray[np.int16]]] = {}

    def of(self, seat: Seat) -> Arrays:
        """What a seat knows now."""
        found = self.observer.observe(self.episodes.match.state, seat)
        shapes = self._shapes
        arrays = {name: _array(numbers, shapes[name]) for name, numbers in found.items()}
        arrays["question"], arrays["options"] = self._asked(seat)
        return arrays

    def _asked(self, seat: Seat) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        offered = np.zeros(self._shapes["options"], np.int16)
        episodes = self.episodes
        asked = len(episodes.match.questions)
        question = episodes.question(seat)
        if question is None:
            return _array([asked, 0, *[0] * HEADS], (1, 2 + HEADS)), offered
        rows = array("h")
        for action, place in episodes.legal(seat).items():
            rows.append(action)
            rows.extend(heads(question.options[place]))
        flat = np.frombuffer(rows, np.int16)[: offered.size]
        offered.ravel()[: flat.size] = flat
        about = [str(v) for v in (question.about or {}).values() if isinstance(v, str | int)]
        head = [asked, word(question.topic), *padded_words(about[:HEADS])]
        return _array(head, (1, 2 + HEADS)), offered

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


def flat(arrays: Mapping[str, NDArray[np.int16]], dtype: Any = np.float32) -> NDArray[Any]:
    """An observation as one vector, block by block."""
    return np.concatenate([block.ravel() for block in arrays.values()]).astype(dtype)


def _array(numbers: list[int], shape: tuple[int, int]) -> NDArray[np.int16]:
    return np.frombuffer(array("h", numbers), np.int16).reshape(shape)


assert SPACE <= MOST
assert WORDS <= MOST
