"""Revenant's Main board, from what spectators see."""

from __future__ import annotations

import math
from typing import Any

from PIL import ImageDraw

from domineum.envs.pictures.canvas import DIM, HEIGHT, LINE, TEXT, VOID, WIDTH, write
from domineum.kernel import Match


def board(draw: ImageDraw.ImageDraw, match: Match[Any]) -> None:
    """The outer Sectors around the flagship, with ships and Voidborn."""
    view: dict[str, Any] = match.view(None)
    sectors = view["sectors"]
    middle, far = (WIDTH / 2, HEIGHT / 2 + 26), HEIGHT / 2 - 106
    draw.ellipse((middle[0] - 90, middle[1] - 90, middle[0] + 90, middle[1] + 90), DIM, VOID, 3)
    write(draw, *middle, f"damage {view['revenant']['damage']}", 18)
    for number, sector in enumerate(sectors):
        turn = 2 * math.pi * number / len(sectors) - math.pi / 2
        x, y = middle[0] + far * math.cos(turn) * 1.35, middle[1] + far * math.sin(turn)
        here = [name for name, s in view["ships"].items() if s["sector"] == sector["sector"]]
        edge = VOID if sector["voidborn"] else LINE
        draw.rounded_rectangle((x - 100, y - 62, x + 100, y + 62), 14, DIM, edge, 3)
        signs = f"{sector['sector']}   void {sector['voidborn']}   shields {sector['shields']}"
        write(draw, x, y - 46, signs, 15)
        for row, ship in enumerate(here[:6]):
            hurt = view["ships"][ship]["damage"]
            text = f"{ship}{' -' + str(hurt) if hurt else ''}"
            write(draw, x, y - 26 + row * 15, text, 12, VOID if hurt else TEXT)
