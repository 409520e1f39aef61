"""A picture of the board as an array, drawn from what a spectator sees."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from domineum.envs.pictures import revenant, voidfall
from domineum.envs.pictures.canvas import HEIGHT, NIGHT, SEATS, TEXT, VOID, WIDTH
from domineum.kernel import Match

BOARDS = {"voidfall": voidfall.board, "revenant": revenant.board}


def picture(match: Match[Any]) -> NDArray[np.uint8]:
    """The phase, the scores and the board as rows of red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    draw = ImageDraw.Draw(image)
    _head(draw, match)
    if match.game.name in BOARDS:
        BOARDS[match.game.name](draw, match)
    return np.asarray(image, np.uint8)


def _head(draw: ImageDraw.ImageDraw, match: Match[Any]) -> None:
    game, state = match.game, match.state
    title = game.catalogue.render(game.chapter(state).title, "en")
    draw.text((16, 12), title, TEXT, font_size=18)
    x = 16.0
    for seat, score in enumerate(game.scores(state)):
        draw.rectangle((x, 42, x + 14, 56), SEATS[seat])
        draw.text((x + 20, 40), str(score), TEXT, font_size=16)
        x += 80
    for name, score in game.rival_scores(state).items():
        draw.text((x, 40), f"{name} {score}", VOID, font_size=16)
        x += 160
