"""How environments show a game."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from domineum.envs.words import table
from domineum.kernel import DomineumError, Match

RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> None:
    """Refuse a mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise DomineumError(f"render_mode: expected {', '.join(RENDER_MODES)}, found '{mode}'")


def render(match: Match[Any], mode: str | None) -> NDArray[np.uint8] | str | None:
    """What spectators see: as text, printed, or as a picture."""
    if mode == "rgb_array":
        # Pictures need a library of their own.
        from domineum.envs.pictures import picture

        return picture(match)
    text = table(match, None)
    if mode == "ansi":
        return text
    if mode == "human":
        print(text, end="\n\n")
    return None
