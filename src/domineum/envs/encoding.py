"""What a seat knows, as arrays in a documented layout.

The blocks of the game's observer come first (`Game.observer`); the question and its options are
the same for all games. `layout` describes every number, and `LAYOUT` rises with the meaning of
those of all games.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from domineum.envs.actions import HEADS, SPACE, WORDS, heads, padded_words, word
from domineum.envs.episode import observer_of
from domineum.kernel import AnyGame, Question, Seat
from domineum.kernel.observer import Block

LAYOUT = 1
OPTIONS = 64
"""Options of a question that are described; the mask has all of them."""
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
    return (*observer_of(game).blocks, QUESTION, OFFERED)


def version_of(game: AnyGame) -> str:
    """The version of the layout: that of all games, that of the game, and its content."""
    return f"{LAYOUT}.{observer_of(game).version}-{game.content}"


def layout(game: AnyGame) -> dict[str, Any]:
    """The layout as plain data: the rows and columns of each block."""
    blocks = {b.name: {"rows": b.rows, "columns": b.columns} for b in blocks_of(game)}
    return {"game": game.name, "version": version_of(game), "blocks": blocks}


class Encoder:
    """Writes down positions and questions of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.observer = observer_of(game)
        self.shapes = {b.name: (len(b.rows), len(b.columns)) for b in blocks_of(game)}

    def encode(
        self,
        state: Any,
        seat: Seat,
        asked: int,
        question: Question[Any] | None,
        legal: Mapping[int, int],
    ) -> Arrays:
        """What a seat knows of a state in which so many seats are asked, and what it is asked.

        `legal` has the place of the option for each possible action (`episode.legal`).
        """
        found = self.observer.observe(state, seat)
        shapes = self.shapes
        arrays = {name: _array(numbers, shapes[name]) for name, numbers in found.items()}
        offered = np.zeros(shapes["options"], np.int16)
        if question is None:
            arrays["question"] = _array([asked, 0, *[0] * HEADS], (1, 2 + HEADS))
        else:
            about = [str(v) for v in (question.about or {}).values() if isinstance(v, str | int)]
            head = [asked, word(question.topic), *padded_words(about[:HEADS])]
            arrays["question"] = _array(head, (1, 2 + HEADS))
            _describe(question, legal, offered)
        arrays["options"] = offered
        return arrays


def _describe(
    question: Question[Any], legal: Mapping[int, int], offered: NDArray[np.int16]
) -> None:
    rows = array("h")
    for action, place in legal.items():
        rows.append(action)
        rows.extend(heads(question.options[place]))
    flat = np.frombuffer(rows, np.int16)[: offered.size]
    offered.ravel()[: flat.size] = flat


def flat(arrays: Mapping[str, NDArray[np.int16]], dtype: Any = np.float32) -> NDArray[Any]:
    """An observation as one vector, block by block."""
    return np.concatenate([block.ravel() for block in arrays.values()]).astype(dtype)


def _array(numbers: Sequence[int], shape: tuple[int, int]) -> NDArray[np.int16]:
    whole = numbers if isinstance(numbers, array) else array("h", numbers)
    return np.frombuffer(whole, np.int16).reshape(shape)


assert np.iinfo(np.int16).max >= SPACE
assert np.iinfo(np.int16).max >= WORDS
