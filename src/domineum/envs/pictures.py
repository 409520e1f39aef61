"""A picture of the board as an array, drawn from what a spectator sees."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from domineum.kernel import Match

WIDTH, HEIGHT = 960, 720
NIGHT, LINE, DIM, TEXT = "#0c1122", "#3b4a6b", "#1a2440", "#e8ecf6"
SEATS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7")
"""Colours that colour-blind people tell apart."""
VOID = "#d55e00"
HEX = tuple(
    (math.cos(math.radians(60 * n - 30)), math.sin(math.radians(60 * n - 30))) for n in range(6)
)


def picture(match: Match[Any]) -> NDArray[np.uint8]:
    """The board as rows of red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    draw = ImageDraw.Draw(image)
    view: Mapping[str, Any] = match.view(None)
    _head(draw, match)
    sectors = view.get("sectors", [])
    if match.game.name == "voidfall":
        _hexes(draw, match, sectors)
    elif match.game.name == "revenant":
        _ring(draw, view, sectors)
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


def _hexes(draw: ImageDraw.ImageDraw, match: Match[Any], sectors: list[dict[str, Any]]) -> None:
    """Voidfall's map: a hex for each sector, with its Population, Fleet Power and Voidborn."""
    tiles = {t.n: t for t in match.state.content.scenarios[match.state.scenario].sectors}
    spots = {n: (math.sqrt(3) * (t.q + t.r / 2), 1.5 * t.r) for n, t in tiles.items()}
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    size = min(WIDTH / (right - left + 2.2), (HEIGHT - 70) / (bottom - top + 2.2))
    for sector in sectors:
        n = int(sector["n"])
        x = WIDTH / 2 + (spots[n][0] - (left + right) / 2) * size
        y = (spots[n][1] - top + 1.1) * size + 70
        owner = int(sector["owner"])
        edge = SEATS[owner] if owner >= 0 else VOID if sector["voidborn"] else LINE
        corners = [(x + dx * size * 0.94, y + dy * size * 0.94) for dx, dy in HEX]
        draw.polygon(corners, DIM, edge, 4)
        power = sum(sector["fleets"])
        words = [str(n), f"pop {sector['population']}" if sector["population"] else ""]
        words += [f"fleets {power}" if power else "", "corrupted" if sector["corrupted"] else ""]
        words += [f"void {sector['voidborn']}" if sector["voidborn"] else ""]
        for row, text in enumerate(filter(None, words)):
            fill = VOID if text.startswith(("void", "corrupted")) else TEXT
            _write(draw, x, y - size * 0.55 + row * size * 0.27, text, size * 0.24, fill)


def _ring(
    draw: ImageDraw.ImageDraw, view: Mapping[str, Any], sectors: list[dict[str, Any]]
) -> None:
    """Revenant's Main board: the outer Sectors around the flagship, with ships and Voidborn."""
    middle, far = (WIDTH / 2, HEIGHT / 2 + 26), HEIGHT / 2 - 106
    draw.ellipse((middle[0] - 90, middle[1] - 90, middle[0] + 90, middle[1] + 90), DIM, VOID, 3)
    _write(draw, *middle, f"damage {view['revenant']['damage']}", 18)
    for number, sector in enumerate(sectors):
        turn = 2 * math.pi * number / len(sectors) - math.pi / 2
        x, y = middle[0] + far * math.cos(turn) * 1.35, middle[1] + far * math.sin(turn)
        here = [name for name, s in view["ships"].items() if s["sector"] == sector["sector"]]
        edge = VOID if sector["voidborn"] else LINE
        draw.rounded_rectangle((x - 100, y - 62, x + 100, y + 62), 14, DIM, edge, 3)
        signs = f"{sector['sector']}   void {sector['voidborn']}   shields {sector['shields']}"
        _write(draw, x, y - 46, signs, 15)
        for row, ship in enumerate(here[:6]):
            hurt = view["ships"][ship]["damage"]
            text = f"{ship}{' -' + str(hurt) if hurt else ''}"
            _write(draw, x, y - 26 + row * 15, text, 12, VOID if hurt else TEXT)


def _write(
    draw: ImageDraw.ImageDraw, x: float, y: float, text: str, size: float, fill: str = TEXT
) -> None:
    """Write a text around a point."""
    draw.text((x, y), text, fill, anchor="mm", font_size=size)
