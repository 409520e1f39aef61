"""Voidfall's map, from what spectators see."""

from __future__ import annotations

import math
from typing import Any

from PIL import ImageDraw

from domineum.envs.pictures.canvas import DIM, HEIGHT, LINE, SEATS, TEXT, VOID, WIDTH, write
from domineum.kernel import Match

HEX = tuple(
    (math.cos(math.radians(60 * n - 30)), math.sin(math.radians(60 * n - 30))) for n in range(6)
)


def board(draw: ImageDraw.ImageDraw, match: Match[Any]) -> None:
    """A hex for each sector, with its Population, Fleet Power and Voidborn."""
    tiles = {t.n: t for t in match.state.content.scenarios[match.state.scenario].sectors}
    spots = {n: (math.sqrt(3) * (t.q + t.r / 2), 1.5 * t.r) for n, t in tiles.items()}
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    size = min(WIDTH / (right - left + 2.2), (HEIGHT - 70) / (bottom - top + 2.2))
    view: dict[str, Any] = match.view(None)
    for sector in view["sectors"]:
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
            write(draw, x, y - size * 0.55 + row * size * 0.27, text, size * 0.24, fill)
